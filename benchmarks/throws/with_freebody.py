import freebody as fb

brick = fb.Body(fb.Box((0.3, 0.2, 0.1)), mass=1.0, velocity=(1, 0, 50), angular_velocity=(0.1, 10, 0.1))
run = fb.simulate(fb.World([brick], gravity=(0, 0, -9.81)), 10.0, dt=1e-3)
print(run[0].position[-1], run[0].orientation[-1])
# ---- the throw ends here; the rest is for the comparison ----
print(*run.energy)
