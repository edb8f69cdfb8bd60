import mujoco

model = mujoco.MjModel.from_xml_string("""
<mujoco>
  <option timestep="0.001" gravity="0 0 -9.81"/>
  <worldbody>
    <body name="brick">
      <freejoint/>
      <geom type="box" size="0.15 0.1 0.05" mass="1"/>
    </body>
  </worldbody>
</mujoco>
""")
data = mujoco.MjData(model)
data.qvel[:] = 1, 0, 50, 0.1, 10, 0.1
for _ in range(10000):
    mujoco.mj_step(model, data)
print(data.qpos[:3], data.qpos[3:])
# ---- the throw ends here; the rest is for the comparison ----
model.opt.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
mujoco.mj_resetData(model, data)
data.qvel[:] = 1, 0, 50, 0.1, 10, 0.1
energies = []
for _ in range(10001):
    mujoco.mj_forward(model, data)
    energies.append(data.energy.sum())
    mujoco.mj_step(model, data)
print(*energies)
