/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const Do={ROTATE:0,DOLLY:1,PAN:2},Po={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},vx=0,Hf=1,yx=2,za=1,Sx=2,La=3,Rs=0,Fn=1,Un=2,Es=0,Io=1,Wf=2,Xf=3,qf=4,bx=5,Ur=100,Mx=101,wx=102,Ex=103,Tx=104,Ax=200,Rx=201,Cx=202,Px=203,Su=204,bu=205,Lx=206,Dx=207,Ix=208,Nx=209,Ux=210,Fx=211,Ox=212,Bx=213,kx=214,Mu=0,wu=1,Eu=2,Fo=3,Tu=4,Au=5,Ru=6,Cu=7,Qg=0,zx=1,Vx=2,Ts=0,t0=1,e0=2,n0=3,i0=4,s0=5,r0=6,Ud=7,o0=300,Xr=301,Oo=302,fh=303,ph=304,Gc=306,Pu=1e3,ks=1001,Lu=1002,Gn=1003,Gx=1004,gl=1005,Kn=1006,mh=1007,mr=1008,Ri=1009,a0=1010,l0=1011,Ya=1012,Fd=1013,Cs=1014,es=1015,Ys=1016,Od=1017,Bd=1018,$a=1020,c0=35902,h0=35899,u0=1021,d0=1022,ns=1023,$s=1026,kr=1027,kd=1028,zd=1029,qr=1030,Vd=1031,Gd=1033,pc=33776,mc=33777,gc=33778,_c=33779,Du=35840,Iu=35841,Nu=35842,Uu=35843,Fu=36196,Ou=37492,Bu=37496,ku=37488,zu=37489,Ec=37490,Vu=37491,Gu=37808,Hu=37809,Wu=37810,Xu=37811,qu=37812,Yu=37813,$u=37814,ju=37815,Zu=37816,Ku=37817,Ju=37818,Qu=37819,td=37820,ed=37821,nd=36492,id=36494,sd=36495,rd=36283,od=36284,Tc=36285,ad=36286,Hx=3200,ld=0,Wx=1,pr="",Fi="srgb",Ac="srgb-linear",Rc="linear",Be="srgb",co=7680,Yf=519,Xx=512,qx=513,Yx=514,Hd=515,$x=516,jx=517,Wd=518,Zx=519,cd=35044,$f="300 es",bs=2e3,ja=2001;function Kx(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function Cc(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Jx(){const i=Cc("canvas");return i.style.display="block",i}const jf={};function Pc(...i){const t="THREE."+i.shift();console.log(t,...i)}function f0(i){const t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){const e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=f0(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function Te(...i){i=f0(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function hd(...i){const t=i.join(" ");t in jf||(jf[t]=!0,$t(...i))}function Qx(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}const tv={[Mu]:wu,[Eu]:Ru,[Tu]:Cu,[Fo]:Au,[wu]:Mu,[Ru]:Eu,[Cu]:Tu,[Au]:Fo};class yr{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});const n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){const n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){const n=this._listeners;if(n===void 0)return;const s=n[t];if(s!==void 0){const r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){const e=this._listeners;if(e===void 0)return;const n=e[t.type];if(n!==void 0){t.target=this;const s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}}const $n=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let Zf=1234567;const Va=Math.PI/180,Za=180/Math.PI;function Hs(){const i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return($n[i&255]+$n[i>>8&255]+$n[i>>16&255]+$n[i>>24&255]+"-"+$n[t&255]+$n[t>>8&255]+"-"+$n[t>>16&15|64]+$n[t>>24&255]+"-"+$n[e&63|128]+$n[e>>8&255]+"-"+$n[e>>16&255]+$n[e>>24&255]+$n[n&255]+$n[n>>8&255]+$n[n>>16&255]+$n[n>>24&255]).toLowerCase()}function ce(i,t,e){return Math.max(t,Math.min(e,i))}function Xd(i,t){return(i%t+t)%t}function ev(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function nv(i,t,e){return i!==t?(e-i)/(t-i):0}function Ga(i,t,e){return(1-e)*i+e*t}function iv(i,t,e,n){return Ga(i,t,1-Math.exp(-e*n))}function sv(i,t=1){return t-Math.abs(Xd(i,t*2)-t)}function rv(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function ov(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function av(i,t){return i+Math.floor(Math.random()*(t-i+1))}function lv(i,t){return i+Math.random()*(t-i)}function cv(i){return i*(.5-Math.random())}function hv(i){i!==void 0&&(Zf=i);let t=Zf+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function uv(i){return i*Va}function dv(i){return i*Za}function fv(i){return(i&i-1)===0&&i!==0}function pv(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function mv(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function gv(i,t,e,n,s){const r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),d=o((t+n)/2),u=r((t-n)/2),h=o((t-n)/2),m=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*d,l*u,l*h,a*c);break;case"YZY":i.set(l*h,a*d,l*u,a*c);break;case"ZXZ":i.set(l*u,l*h,a*d,a*c);break;case"XZX":i.set(a*d,l*g,l*m,a*c);break;case"YXY":i.set(l*m,a*d,l*g,a*c);break;case"ZYZ":i.set(l*g,l*m,a*d,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Ji(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return i/4294967295;case Uint16Array:return i/65535;case Uint8Array:return i/255;case Int32Array:return Math.max(i/2147483647,-1);case Int16Array:return Math.max(i/32767,-1);case Int8Array:return Math.max(i/127,-1);default:throw new Error("Invalid component type.")}}function ke(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return Math.round(i*4294967295);case Uint16Array:return Math.round(i*65535);case Uint8Array:return Math.round(i*255);case Int32Array:return Math.round(i*2147483647);case Int16Array:return Math.round(i*32767);case Int8Array:return Math.round(i*127);default:throw new Error("Invalid component type.")}}const Bo={DEG2RAD:Va,RAD2DEG:Za,generateUUID:Hs,clamp:ce,euclideanModulo:Xd,mapLinear:ev,inverseLerp:nv,lerp:Ga,damp:iv,pingpong:sv,smoothstep:rv,smootherstep:ov,randInt:av,randFloat:lv,randFloatSpread:cv,seededRandom:hv,degToRad:uv,radToDeg:dv,isPowerOfTwo:fv,ceilPowerOfTwo:pv,floorPowerOfTwo:mv,setQuaternionFromProperEuler:gv,normalize:ke,denormalize:Ji};class Zt{static{Zt.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){const e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(ce(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){const n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class Le{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],d=n[s+2],u=n[s+3],h=r[o+0],m=r[o+1],g=r[o+2],y=r[o+3];if(u!==y||l!==h||c!==m||d!==g){let p=l*h+c*m+d*g+u*y;p<0&&(h=-h,m=-m,g=-g,y=-y,p=-p);let f=1-a;if(p<.9995){const _=Math.acos(p),w=Math.sin(_);f=Math.sin(f*_)/w,a=Math.sin(a*_)/w,l=l*f+h*a,c=c*f+m*a,d=d*f+g*a,u=u*f+y*a}else{l=l*f+h*a,c=c*f+m*a,d=d*f+g*a,u=u*f+y*a;const _=1/Math.sqrt(l*l+c*c+d*d+u*u);l*=_,c*=_,d*=_,u*=_}}t[e]=l,t[e+1]=c,t[e+2]=d,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){const a=n[s],l=n[s+1],c=n[s+2],d=n[s+3],u=r[o],h=r[o+1],m=r[o+2],g=r[o+3];return t[e]=a*g+d*u+l*m-c*h,t[e+1]=l*g+d*h+c*u-a*m,t[e+2]=c*g+d*m+a*h-l*u,t[e+3]=d*g-a*u-l*h-c*m,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){const n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),d=a(s/2),u=a(r/2),h=l(n/2),m=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=h*d*u+c*m*g,this._y=c*m*u-h*d*g,this._z=c*d*g+h*m*u,this._w=c*d*u-h*m*g;break;case"YXZ":this._x=h*d*u+c*m*g,this._y=c*m*u-h*d*g,this._z=c*d*g-h*m*u,this._w=c*d*u+h*m*g;break;case"ZXY":this._x=h*d*u-c*m*g,this._y=c*m*u+h*d*g,this._z=c*d*g+h*m*u,this._w=c*d*u-h*m*g;break;case"ZYX":this._x=h*d*u-c*m*g,this._y=c*m*u+h*d*g,this._z=c*d*g-h*m*u,this._w=c*d*u+h*m*g;break;case"YZX":this._x=h*d*u+c*m*g,this._y=c*m*u+h*d*g,this._z=c*d*g-h*m*u,this._w=c*d*u-h*m*g;break;case"XZY":this._x=h*d*u-c*m*g,this._y=c*m*u-h*d*g,this._z=c*d*g+h*m*u,this._w=c*d*u+h*m*g;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){const n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){const e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],d=e[6],u=e[10],h=n+a+u;if(h>0){const m=.5/Math.sqrt(h+1);this._w=.25/m,this._x=(d-l)*m,this._y=(r-c)*m,this._z=(o-s)*m}else if(n>a&&n>u){const m=2*Math.sqrt(1+n-a-u);this._w=(d-l)/m,this._x=.25*m,this._y=(s+o)/m,this._z=(r+c)/m}else if(a>u){const m=2*Math.sqrt(1+a-n-u);this._w=(r-c)/m,this._x=(s+o)/m,this._y=.25*m,this._z=(l+d)/m}else{const m=2*Math.sqrt(1+u-n-a);this._w=(o-s)/m,this._x=(r+c)/m,this._y=(l+d)/m,this._z=.25*m}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ce(this.dot(t),-1,1)))}rotateTowards(t,e){const n=this.angleTo(t);if(n===0)return this;const s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){const n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,d=e._w;return this._x=n*d+o*a+s*c-r*l,this._y=s*d+o*l+r*a-n*c,this._z=r*d+o*c+n*l-s*a,this._w=o*d-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){const c=Math.acos(a),d=Math.sin(c);l=Math.sin(l*c)/d,e=Math.sin(e*c)/d,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){const t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class T{static{T.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Kf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Kf.setFromAxisAngle(t,e))}applyMatrix3(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){const e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),d=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*d,this.y=n+l*d+a*c-r*u,this.z=s+l*u+r*d-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this.z=ce(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this.z=ce(this.z,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){const n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){const e=t.lengthSq();if(e===0)return this.set(0,0,0);const n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return gh.copy(this).projectOnVector(t),this.sub(gh)}reflect(t){return this.sub(gh.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(ce(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){const s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){const e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const gh=new T,Kf=new Le;class he{static{he.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){const d=this.elements;return d[0]=t,d[1]=s,d[2]=a,d[3]=e,d[4]=r,d[5]=l,d[6]=n,d[7]=o,d[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){const e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],d=n[4],u=n[7],h=n[2],m=n[5],g=n[8],y=s[0],p=s[3],f=s[6],_=s[1],w=s[4],b=s[7],D=s[2],A=s[5],N=s[8];return r[0]=o*y+a*_+l*D,r[3]=o*p+a*w+l*A,r[6]=o*f+a*b+l*N,r[1]=c*y+d*_+u*D,r[4]=c*p+d*w+u*A,r[7]=c*f+d*b+u*N,r[2]=h*y+m*_+g*D,r[5]=h*p+m*w+g*A,r[8]=h*f+m*b+g*N,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],d=t[8];return e*o*d-e*a*c-n*r*d+n*a*l+s*r*c-s*o*l}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],d=t[8],u=d*o-a*c,h=a*l-d*r,m=c*r-o*l,g=e*u+n*h+s*m;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);const y=1/g;return t[0]=u*y,t[1]=(s*c-d*n)*y,t[2]=(a*n-s*o)*y,t[3]=h*y,t[4]=(d*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=m*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t;const e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){const e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){const l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return this.premultiply(_h.makeScale(t,e)),this}rotate(t){return this.premultiply(_h.makeRotation(-t)),this}translate(t,e){return this.premultiply(_h.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}}const _h=new he,Jf=new he().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Qf=new he().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function _v(){const i={enabled:!0,workingColorSpace:Ac,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Be&&(s.r=Ws(s.r),s.g=Ws(s.g),s.b=Ws(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Be&&(s.r=No(s.r),s.g=No(s.g),s.b=No(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===pr?Rc:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return hd("ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),i.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return hd("ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),i.colorSpaceToWorking(s,r)}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ac]:{primaries:t,whitePoint:n,transfer:Rc,toXYZ:Jf,fromXYZ:Qf,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Fi},outputColorSpaceConfig:{drawingBufferColorSpace:Fi}},[Fi]:{primaries:t,whitePoint:n,transfer:Be,toXYZ:Jf,fromXYZ:Qf,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Fi}}}),i}const we=_v();function Ws(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function No(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}let ho;class xv{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{ho===void 0&&(ho=Cc("canvas")),ho.width=t.width,ho.height=t.height;const s=ho.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=ho}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){const e=Cc("canvas");e.width=t.width,e.height=t.height;const n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);const s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ws(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){const e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Ws(e[n]/255)*255):e[n]=Ws(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}}let vv=0;class qd{constructor(t=null){this.isSource=!0,Object.defineProperty(this,"id",{value:vv++}),this.uuid=Hs(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){const e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width,e.height,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];const n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(xh(s[o].image)):r.push(xh(s[o]))}else r=xh(s);n.url=r}return e||(t.images[this.uuid]=n),n}}function xh(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?xv.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}let yv=0;const vh=new T;class hi extends yr{constructor(t=hi.DEFAULT_IMAGE,e=hi.DEFAULT_MAPPING,n=ks,s=ks,r=Kn,o=mr,a=ns,l=Ri,c=hi.DEFAULT_ANISOTROPY,d=pr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:yv++}),this.uuid=Hs(),this.name="",this.source=new qd(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Zt(0,0),this.repeat=new Zt(1,1),this.center=new Zt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new he,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=d,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.normalized=!1}get width(){return this.source.getSize(vh).x}get height(){return this.source.getSize(vh).y}get depth(){return this.source.getSize(vh).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(const e in t){const n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];const n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==o0)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Pu:t.x=t.x-Math.floor(t.x);break;case ks:t.x=t.x<0?0:1;break;case Lu:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Pu:t.y=t.y-Math.floor(t.y);break;case ks:t.y=t.y<0?0:1;break;case Lu:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}}hi.DEFAULT_IMAGE=null;hi.DEFAULT_MAPPING=o0;hi.DEFAULT_ANISOTROPY=1;class Xe{static{Xe.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);const e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r;const l=t.elements,c=l[0],d=l[4],u=l[8],h=l[1],m=l[5],g=l[9],y=l[2],p=l[6],f=l[10];if(Math.abs(d-h)<.01&&Math.abs(u-y)<.01&&Math.abs(g-p)<.01){if(Math.abs(d+h)<.1&&Math.abs(u+y)<.1&&Math.abs(g+p)<.1&&Math.abs(c+m+f-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;const w=(c+1)/2,b=(m+1)/2,D=(f+1)/2,A=(d+h)/4,N=(u+y)/4,v=(g+p)/4;return w>b&&w>D?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=A/n,r=N/n):b>D?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=A/s,r=v/s):D<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(D),n=N/r,s=v/r),this.set(n,s,r,e),this}let _=Math.sqrt((p-g)*(p-g)+(u-y)*(u-y)+(h-d)*(h-d));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(u-y)/_,this.z=(h-d)/_,this.w=Math.acos((c+m+f-1)/2),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this.z=ce(this.z,t.z,e.z),this.w=ce(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this.z=ce(this.z,t,e),this.w=ce(this.w,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class Sv extends yr{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Kn,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Xe(0,0,t,e),this.scissorTest=!1,this.viewport=new Xe(0,0,t,e),this.textures=[];const s={width:t,height:e,depth:n.depth},r=new hi(s),o=n.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview}_setTextureOptions(t={}){const e={minFilter:Kn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),t!==null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;const s=Object.assign({},t.textures[e].image);this.textures[e].source=new qd(s)}return this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,t.depthTexture!==null&&(this.depthTexture=t.depthTexture.clone()),this.samples=t.samples,this.multiview=t.multiview,this}dispose(){this.dispatchEvent({type:"dispose"})}}class ss extends Sv{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}}class p0 extends hi{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Gn,this.minFilter=Gn,this.wrapR=ks,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}}class bv extends hi{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Gn,this.minFilter=Gn,this.wrapR=ks,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class me{static{me.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,d,u,h,m,g,y,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,d,u,h,m,g,y,p)}set(t,e,n,s,r,o,a,l,c,d,u,h,m,g,y,p){const f=this.elements;return f[0]=t,f[4]=e,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=l,f[2]=c,f[6]=d,f[10]=u,f[14]=h,f[3]=m,f[7]=g,f[11]=y,f[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new me().fromArray(this.elements)}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){const e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){const e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinant()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinant()===0)return this.identity();const e=this.elements,n=t.elements,s=1/uo.setFromMatrixColumn(t,0).length(),r=1/uo.setFromMatrixColumn(t,1).length(),o=1/uo.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){const e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),d=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){const h=o*d,m=o*u,g=a*d,y=a*u;e[0]=l*d,e[4]=-l*u,e[8]=c,e[1]=m+g*c,e[5]=h-y*c,e[9]=-a*l,e[2]=y-h*c,e[6]=g+m*c,e[10]=o*l}else if(t.order==="YXZ"){const h=l*d,m=l*u,g=c*d,y=c*u;e[0]=h+y*a,e[4]=g*a-m,e[8]=o*c,e[1]=o*u,e[5]=o*d,e[9]=-a,e[2]=m*a-g,e[6]=y+h*a,e[10]=o*l}else if(t.order==="ZXY"){const h=l*d,m=l*u,g=c*d,y=c*u;e[0]=h-y*a,e[4]=-o*u,e[8]=g+m*a,e[1]=m+g*a,e[5]=o*d,e[9]=y-h*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){const h=o*d,m=o*u,g=a*d,y=a*u;e[0]=l*d,e[4]=g*c-m,e[8]=h*c+y,e[1]=l*u,e[5]=y*c+h,e[9]=m*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){const h=o*l,m=o*c,g=a*l,y=a*c;e[0]=l*d,e[4]=y-h*u,e[8]=g*u+m,e[1]=u,e[5]=o*d,e[9]=-a*d,e[2]=-c*d,e[6]=m*u+g,e[10]=h-y*u}else if(t.order==="XZY"){const h=o*l,m=o*c,g=a*l,y=a*c;e[0]=l*d,e[4]=-u,e[8]=c*d,e[1]=h*u+y,e[5]=o*d,e[9]=m*u-g,e[2]=g*u-m,e[6]=a*d,e[10]=y*u+h}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Mv,t,wv)}lookAt(t,e,n){const s=this.elements;return wi.subVectors(t,e),wi.lengthSq()===0&&(wi.z=1),wi.normalize(),rr.crossVectors(n,wi),rr.lengthSq()===0&&(Math.abs(n.z)===1?wi.x+=1e-4:wi.z+=1e-4,wi.normalize(),rr.crossVectors(n,wi)),rr.normalize(),_l.crossVectors(wi,rr),s[0]=rr.x,s[4]=_l.x,s[8]=wi.x,s[1]=rr.y,s[5]=_l.y,s[9]=wi.y,s[2]=rr.z,s[6]=_l.z,s[10]=wi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],d=n[1],u=n[5],h=n[9],m=n[13],g=n[2],y=n[6],p=n[10],f=n[14],_=n[3],w=n[7],b=n[11],D=n[15],A=s[0],N=s[4],v=s[8],C=s[12],F=s[1],P=s[5],B=s[9],G=s[13],X=s[2],U=s[6],W=s[10],O=s[14],st=s[3],tt=s[7],at=s[11],ft=s[15];return r[0]=o*A+a*F+l*X+c*st,r[4]=o*N+a*P+l*U+c*tt,r[8]=o*v+a*B+l*W+c*at,r[12]=o*C+a*G+l*O+c*ft,r[1]=d*A+u*F+h*X+m*st,r[5]=d*N+u*P+h*U+m*tt,r[9]=d*v+u*B+h*W+m*at,r[13]=d*C+u*G+h*O+m*ft,r[2]=g*A+y*F+p*X+f*st,r[6]=g*N+y*P+p*U+f*tt,r[10]=g*v+y*B+p*W+f*at,r[14]=g*C+y*G+p*O+f*ft,r[3]=_*A+w*F+b*X+D*st,r[7]=_*N+w*P+b*U+D*tt,r[11]=_*v+w*B+b*W+D*at,r[15]=_*C+w*G+b*O+D*ft,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],d=t[2],u=t[6],h=t[10],m=t[14],g=t[3],y=t[7],p=t[11],f=t[15],_=l*m-c*h,w=a*m-c*u,b=a*h-l*u,D=o*m-c*d,A=o*h-l*d,N=o*u-a*d;return e*(y*_-p*w+f*b)-n*(g*_-p*D+f*A)+s*(g*w-y*D+f*N)-r*(g*b-y*A+p*N)}transpose(){const t=this.elements;let e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){const s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],d=t[8],u=t[9],h=t[10],m=t[11],g=t[12],y=t[13],p=t[14],f=t[15],_=e*a-n*o,w=e*l-s*o,b=e*c-r*o,D=n*l-s*a,A=n*c-r*a,N=s*c-r*l,v=d*y-u*g,C=d*p-h*g,F=d*f-m*g,P=u*p-h*y,B=u*f-m*y,G=h*f-m*p,X=_*G-w*B+b*P+D*F-A*C+N*v;if(X===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const U=1/X;return t[0]=(a*G-l*B+c*P)*U,t[1]=(s*B-n*G-r*P)*U,t[2]=(y*N-p*A+f*D)*U,t[3]=(h*A-u*N-m*D)*U,t[4]=(l*F-o*G-c*C)*U,t[5]=(e*G-s*F+r*C)*U,t[6]=(p*b-g*N-f*w)*U,t[7]=(d*N-h*b+m*w)*U,t[8]=(o*B-a*F+c*v)*U,t[9]=(n*F-e*B-r*v)*U,t[10]=(g*A-y*b+f*_)*U,t[11]=(u*b-d*A-m*_)*U,t[12]=(a*C-o*P-l*v)*U,t[13]=(e*P-n*C+s*v)*U,t[14]=(y*w-g*D-p*_)*U,t[15]=(d*D-u*w+h*_)*U,this}scale(t){const e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){const t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){const e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){const n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,d=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,d*a+n,d*l-s*o,0,c*l-s*a,d*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){const s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,d=o+o,u=a+a,h=r*c,m=r*d,g=r*u,y=o*d,p=o*u,f=a*u,_=l*c,w=l*d,b=l*u,D=n.x,A=n.y,N=n.z;return s[0]=(1-(y+f))*D,s[1]=(m+b)*D,s[2]=(g-w)*D,s[3]=0,s[4]=(m-b)*A,s[5]=(1-(h+f))*A,s[6]=(p+_)*A,s[7]=0,s[8]=(g+w)*N,s[9]=(p-_)*N,s[10]=(1-(h+y))*N,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){const s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];const r=this.determinant();if(r===0)return n.set(1,1,1),e.identity(),this;let o=uo.set(s[0],s[1],s[2]).length();const a=uo.set(s[4],s[5],s[6]).length(),l=uo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),qi.copy(this);const c=1/o,d=1/a,u=1/l;return qi.elements[0]*=c,qi.elements[1]*=c,qi.elements[2]*=c,qi.elements[4]*=d,qi.elements[5]*=d,qi.elements[6]*=d,qi.elements[8]*=u,qi.elements[9]*=u,qi.elements[10]*=u,e.setFromRotationMatrix(qi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=bs,l=!1){const c=this.elements,d=2*r/(e-t),u=2*r/(n-s),h=(e+t)/(e-t),m=(n+s)/(n-s);let g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===bs)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===ja)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=d,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=u,c[9]=m,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=bs,l=!1){const c=this.elements,d=2/(e-t),u=2/(n-s),h=-(e+t)/(e-t),m=-(n+s)/(n-s);let g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===bs)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===ja)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=d,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=u,c[9]=0,c[13]=m,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}}const uo=new T,qi=new me,Mv=new T(0,0,0),wv=new T(1,1,1),rr=new T,_l=new T,wi=new T,tp=new me,ep=new Le;class js{constructor(t=0,e=0,n=0,s=js.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){const s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],d=s[9],u=s[2],h=s[6],m=s[10];switch(e){case"XYZ":this._y=Math.asin(ce(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-d,m),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ce(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(a,m),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(ce(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-u,m),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ce(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(h,m),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ce(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-d,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,m));break;case"XZY":this._z=Math.asin(-ce(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-d,m),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return tp.makeRotationFromQuaternion(t),this.setFromRotationMatrix(tp,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return ep.setFromEuler(this),this.setFromQuaternion(ep,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}js.DEFAULT_ORDER="XYZ";class Yd{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}}let Ev=0;const np=new T,fo=new Le,Is=new me,xl=new T,ha=new T,Tv=new T,Av=new Le,ip=new T(1,0,0),sp=new T(0,1,0),rp=new T(0,0,1),op={type:"added"},Rv={type:"removed"},po={type:"childadded",child:null},yh={type:"childremoved",child:null};class dn extends yr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Ev++}),this.uuid=Hs(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=dn.DEFAULT_UP.clone();const t=new T,e=new js,n=new Le,s=new T(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new me},normalMatrix:{value:new he}}),this.matrix=new me,this.matrixWorld=new me,this.matrixAutoUpdate=dn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=dn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Yd,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return fo.setFromAxisAngle(t,e),this.quaternion.multiply(fo),this}rotateOnWorldAxis(t,e){return fo.setFromAxisAngle(t,e),this.quaternion.premultiply(fo),this}rotateX(t){return this.rotateOnAxis(ip,t)}rotateY(t){return this.rotateOnAxis(sp,t)}rotateZ(t){return this.rotateOnAxis(rp,t)}translateOnAxis(t,e){return np.copy(t).applyQuaternion(this.quaternion),this.position.add(np.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(ip,t)}translateY(t){return this.translateOnAxis(sp,t)}translateZ(t){return this.translateOnAxis(rp,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Is.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?xl.copy(t):xl.set(t,e,n);const s=this.parent;this.updateWorldMatrix(!0,!1),ha.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Is.lookAt(ha,xl,this.up):Is.lookAt(xl,ha,this.up),this.quaternion.setFromRotationMatrix(Is),s&&(Is.extractRotation(s.matrixWorld),fo.setFromRotationMatrix(Is),this.quaternion.premultiply(fo.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Te("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(op),po.child=t,this.dispatchEvent(po),po.child=null):Te("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}const e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Rv),yh.child=t,this.dispatchEvent(yh),yh.child=null),this}removeFromParent(){const t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Is.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Is.multiply(t.parent.matrixWorld)),t.applyMatrix4(Is),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(op),po.child=t,this.dispatchEvent(po),po.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){const o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ha,t,Tv),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ha,Av,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);const e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}traverse(t){t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){const e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const t=this.pivot;if(t!==null){const e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e){const n=this.parent;if(t===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),e===!0){const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(t){const e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),this.static!==!1&&(s.static=this.static),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);const a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){const l=a.shapes;if(Array.isArray(l))for(let c=0,d=l.length;c<d;c++){const u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){const l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){const a=o(t.geometries),l=o(t.materials),c=o(t.textures),d=o(t.images),u=o(t.shapes),h=o(t.skeletons),m=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),d.length>0&&(n.images=d),u.length>0&&(n.shapes=u),h.length>0&&(n.skeletons=h),m.length>0&&(n.animations=m),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){const l=[];for(const c in a){const d=a[c];delete d.metadata,l.push(d)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){const s=t.children[n];this.add(s.clone())}return this}}dn.DEFAULT_UP=new T(0,1,0);dn.DEFAULT_MATRIX_AUTO_UPDATE=!0;dn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class zs extends dn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const Cv={type:"move"};class Sh{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new zs,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new zs,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new T,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new T),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new zs,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new T,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new T,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){const e=this._hand;if(e)for(const n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null;const a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(const y of t.hand.values()){const p=e.getJointPose(y,n),f=this._getHandJoint(c,y);p!==null&&(f.matrix.fromArray(p.transform.matrix),f.matrix.decompose(f.position,f.rotation,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=p.radius),f.visible=p!==null}const d=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],h=d.position.distanceTo(u.position),m=.02,g=.005;c.inputState.pinching&&h>m+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&h<=m-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.rotation,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Cv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){const n=new zs;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}}const m0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},or={h:0,s:0,l:0},vl={h:0,s:0,l:0};function bh(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}class Qt{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){const s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Fi){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,we.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=we.workingColorSpace){return this.r=t,this.g=e,this.b=n,we.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=we.workingColorSpace){if(t=Xd(t,1),e=ce(e,0,1),n=ce(n,0,1),e===0)this.r=this.g=this.b=n;else{const r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=bh(o,r,t+1/3),this.g=bh(o,r,t),this.b=bh(o,r,t-1/3)}return we.colorSpaceToWorking(this,s),this}setStyle(t,e=Fi){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r;const o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,e);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){const r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Fi){const n=m0[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Ws(t.r),this.g=Ws(t.g),this.b=Ws(t.b),this}copyLinearToSRGB(t){return this.r=No(t.r),this.g=No(t.g),this.b=No(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Fi){return we.workingToColorSpace(jn.copy(this),t),Math.round(ce(jn.r*255,0,255))*65536+Math.round(ce(jn.g*255,0,255))*256+Math.round(ce(jn.b*255,0,255))}getHexString(t=Fi){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=we.workingColorSpace){we.workingToColorSpace(jn.copy(this),e);const n=jn.r,s=jn.g,r=jn.b,o=Math.max(n,s,r),a=Math.min(n,s,r);let l,c;const d=(a+o)/2;if(a===o)l=0,c=0;else{const u=o-a;switch(c=d<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=d,t}getRGB(t,e=we.workingColorSpace){return we.workingToColorSpace(jn.copy(this),e),t.r=jn.r,t.g=jn.g,t.b=jn.b,t}getStyle(t=Fi){we.workingToColorSpace(jn.copy(this),t);const e=jn.r,n=jn.g,s=jn.b;return t!==Fi?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(or),this.setHSL(or.h+t,or.s+e,or.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(or),t.getHSL(vl);const n=Ga(or.h,vl.h,e),s=Ga(or.s,vl.s,e),r=Ga(or.l,vl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){const e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const jn=new Qt;Qt.NAMES=m0;class $d{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new Qt(t),this.near=e,this.far=n}clone(){return new $d(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}}class g0 extends dn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new js,this.environmentIntensity=1,this.environmentRotation=new js,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),t.background!==null&&(this.background=t.background.clone()),t.environment!==null&&(this.environment=t.environment.clone()),t.fog!==null&&(this.fog=t.fog.clone()),this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),t.overrideMaterial!==null&&(this.overrideMaterial=t.overrideMaterial.clone()),this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){const e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(e.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(e.object.backgroundIntensity=this.backgroundIntensity),e.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(e.object.environmentIntensity=this.environmentIntensity),e.object.environmentRotation=this.environmentRotation.toArray(),e}}const Yi=new T,Ns=new T,Mh=new T,Us=new T,mo=new T,go=new T,ap=new T,wh=new T,Eh=new T,Th=new T,Ah=new Xe,Rh=new Xe,Ch=new Xe;class Qi{constructor(t=new T,e=new T,n=new T){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Yi.subVectors(t,e),s.cross(Yi);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Yi.subVectors(s,e),Ns.subVectors(n,e),Mh.subVectors(t,e);const o=Yi.dot(Yi),a=Yi.dot(Ns),l=Yi.dot(Mh),c=Ns.dot(Ns),d=Ns.dot(Mh),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;const h=1/u,m=(c*l-a*d)*h,g=(o*d-a*l)*h;return r.set(1-m-g,g,m)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,Us)===null?!1:Us.x>=0&&Us.y>=0&&Us.x+Us.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,Us)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Us.x),l.addScaledVector(o,Us.y),l.addScaledVector(a,Us.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return Ah.setScalar(0),Rh.setScalar(0),Ch.setScalar(0),Ah.fromBufferAttribute(t,e),Rh.fromBufferAttribute(t,n),Ch.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Ah,r.x),o.addScaledVector(Rh,r.y),o.addScaledVector(Ch,r.z),o}static isFrontFacing(t,e,n,s){return Yi.subVectors(n,e),Ns.subVectors(t,e),Yi.cross(Ns).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Yi.subVectors(this.c,this.b),Ns.subVectors(this.a,this.b),Yi.cross(Ns).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Qi.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return Qi.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return Qi.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return Qi.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Qi.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){const n=this.a,s=this.b,r=this.c;let o,a;mo.subVectors(s,n),go.subVectors(r,n),wh.subVectors(t,n);const l=mo.dot(wh),c=go.dot(wh);if(l<=0&&c<=0)return e.copy(n);Eh.subVectors(t,s);const d=mo.dot(Eh),u=go.dot(Eh);if(d>=0&&u<=d)return e.copy(s);const h=l*u-d*c;if(h<=0&&l>=0&&d<=0)return o=l/(l-d),e.copy(n).addScaledVector(mo,o);Th.subVectors(t,r);const m=mo.dot(Th),g=go.dot(Th);if(g>=0&&m<=g)return e.copy(r);const y=m*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(go,a);const p=d*g-m*u;if(p<=0&&u-d>=0&&m-g>=0)return ap.subVectors(r,s),a=(u-d)/(u-d+(m-g)),e.copy(s).addScaledVector(ap,a);const f=1/(p+y+h);return o=y*f,a=h*f,e.copy(n).addScaledVector(mo,o).addScaledVector(go,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}}class ui{constructor(t=new T(1/0,1/0,1/0),e=new T(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint($i.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint($i.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){const n=$i.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);const n=t.geometry;if(n!==void 0){const r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,$i):$i.fromBufferAttribute(r,o),$i.applyMatrix4(t.matrixWorld),this.expandByPoint($i);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),yl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),yl.copy(n.boundingBox)),yl.applyMatrix4(t.matrixWorld),this.union(yl)}const s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,$i),$i.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(ua),Sl.subVectors(this.max,ua),_o.subVectors(t.a,ua),xo.subVectors(t.b,ua),vo.subVectors(t.c,ua),ar.subVectors(xo,_o),lr.subVectors(vo,xo),Tr.subVectors(_o,vo);let e=[0,-ar.z,ar.y,0,-lr.z,lr.y,0,-Tr.z,Tr.y,ar.z,0,-ar.x,lr.z,0,-lr.x,Tr.z,0,-Tr.x,-ar.y,ar.x,0,-lr.y,lr.x,0,-Tr.y,Tr.x,0];return!Ph(e,_o,xo,vo,Sl)||(e=[1,0,0,0,1,0,0,0,1],!Ph(e,_o,xo,vo,Sl))?!1:(bl.crossVectors(ar,lr),e=[bl.x,bl.y,bl.z],Ph(e,_o,xo,vo,Sl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,$i).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize($i).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Fs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Fs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Fs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Fs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Fs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Fs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Fs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Fs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Fs),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}}const Fs=[new T,new T,new T,new T,new T,new T,new T,new T],$i=new T,yl=new ui,_o=new T,xo=new T,vo=new T,ar=new T,lr=new T,Tr=new T,ua=new T,Sl=new T,bl=new T,Ar=new T;function Ph(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Ar.fromArray(i,r);const a=s.x*Math.abs(Ar.x)+s.y*Math.abs(Ar.y)+s.z*Math.abs(Ar.z),l=t.dot(Ar),c=e.dot(Ar),d=n.dot(Ar);if(Math.max(-Math.max(l,c,d),Math.min(l,c,d))>a)return!1}return!0}const vn=new T,Ml=new Zt;let Pv=0;class di extends yr{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Pv++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=cd,this.updateRanges=[],this.gpuType=es,this.version=0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Ml.fromBufferAttribute(this,e),Ml.applyMatrix3(t),this.setXY(e,Ml.x,Ml.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)vn.fromBufferAttribute(this,e),vn.applyMatrix3(t),this.setXYZ(e,vn.x,vn.y,vn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)vn.fromBufferAttribute(this,e),vn.applyMatrix4(t),this.setXYZ(e,vn.x,vn.y,vn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)vn.fromBufferAttribute(this,e),vn.applyNormalMatrix(t),this.setXYZ(e,vn.x,vn.y,vn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)vn.fromBufferAttribute(this,e),vn.transformDirection(t),this.setXYZ(e,vn.x,vn.y,vn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=Ji(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=ke(n,this.array)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=Ji(e,this.array)),e}setX(t,e){return this.normalized&&(e=ke(e,this.array)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=Ji(e,this.array)),e}setY(t,e){return this.normalized&&(e=ke(e,this.array)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=Ji(e,this.array)),e}setZ(t,e){return this.normalized&&(e=ke(e,this.array)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=Ji(e,this.array)),e}setW(t,e){return this.normalized&&(e=ke(e,this.array)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=ke(e,this.array),n=ke(n,this.array)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=ke(e,this.array),n=ke(n,this.array),s=ke(s,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=ke(e,this.array),n=ke(n,this.array),s=ke(s,this.array),r=ke(r,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(t.name=this.name),this.usage!==cd&&(t.usage=this.usage),t}dispose(){this.dispatchEvent({type:"dispose"})}}class _0 extends di{constructor(t,e,n){super(new Uint16Array(t),e,n)}}class x0 extends di{constructor(t,e,n){super(new Uint32Array(t),e,n)}}class ve extends di{constructor(t,e,n){super(new Float32Array(t),e,n)}}const Lv=new ui,da=new T,Lh=new T;class Vi{constructor(t=new T,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){const n=this.center;e!==void 0?n.copy(e):Lv.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){const e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){const n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;da.subVectors(t,this.center);const e=da.lengthSq();if(e>this.radius*this.radius){const n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(da,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Lh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(da.copy(t.center).add(Lh)),this.expandByPoint(da.copy(t.center).sub(Lh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}}let Dv=0;const Ii=new me,Dh=new dn,yo=new T,Ei=new ui,fa=new ui,Nn=new T;class an extends yr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Dv++}),this.uuid=Hs(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(Kx(t)?x0:_0)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){const e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);const n=this.attributes.normal;if(n!==void 0){const r=new he().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(t){return Ii.makeRotationFromQuaternion(t),this.applyMatrix4(Ii),this}rotateX(t){return Ii.makeRotationX(t),this.applyMatrix4(Ii),this}rotateY(t){return Ii.makeRotationY(t),this.applyMatrix4(Ii),this}rotateZ(t){return Ii.makeRotationZ(t),this.applyMatrix4(Ii),this}translate(t,e,n){return Ii.makeTranslation(t,e,n),this.applyMatrix4(Ii),this}scale(t,e,n){return Ii.makeScale(t,e,n),this.applyMatrix4(Ii),this}lookAt(t){return Dh.lookAt(t),Dh.updateMatrix(),this.applyMatrix4(Dh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(yo).negate(),this.translate(yo.x,yo.y,yo.z),this}setFromPoints(t){const e=this.getAttribute("position");if(e===void 0){const n=[];for(let s=0,r=t.length;s<r;s++){const o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ve(n,3))}else{const n=Math.min(t.length,e.count);for(let s=0;s<n;s++){const r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ui);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Te("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new T(-1/0,-1/0,-1/0),new T(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){const r=e[n];Ei.setFromBufferAttribute(r),this.morphTargetsRelative?(Nn.addVectors(this.boundingBox.min,Ei.min),this.boundingBox.expandByPoint(Nn),Nn.addVectors(this.boundingBox.max,Ei.max),this.boundingBox.expandByPoint(Nn)):(this.boundingBox.expandByPoint(Ei.min),this.boundingBox.expandByPoint(Ei.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Te('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Vi);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Te("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new T,1/0);return}if(t){const n=this.boundingSphere.center;if(Ei.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){const a=e[r];fa.setFromBufferAttribute(a),this.morphTargetsRelative?(Nn.addVectors(Ei.min,fa.min),Ei.expandByPoint(Nn),Nn.addVectors(Ei.max,fa.max),Ei.expandByPoint(Nn)):(Ei.expandByPoint(fa.min),Ei.expandByPoint(fa.max))}Ei.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Nn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Nn));if(e)for(let r=0,o=e.length;r<o;r++){const a=e[r],l=this.morphTargetsRelative;for(let c=0,d=a.count;c<d;c++)Nn.fromBufferAttribute(a,c),l&&(yo.fromBufferAttribute(t,c),Nn.add(yo)),s=Math.max(s,n.distanceToSquared(Nn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Te('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Te("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const n=e.position,s=e.normal,r=e.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new di(new Float32Array(4*n.count),4));const o=this.getAttribute("tangent"),a=[],l=[];for(let v=0;v<n.count;v++)a[v]=new T,l[v]=new T;const c=new T,d=new T,u=new T,h=new Zt,m=new Zt,g=new Zt,y=new T,p=new T;function f(v,C,F){c.fromBufferAttribute(n,v),d.fromBufferAttribute(n,C),u.fromBufferAttribute(n,F),h.fromBufferAttribute(r,v),m.fromBufferAttribute(r,C),g.fromBufferAttribute(r,F),d.sub(c),u.sub(c),m.sub(h),g.sub(h);const P=1/(m.x*g.y-g.x*m.y);isFinite(P)&&(y.copy(d).multiplyScalar(g.y).addScaledVector(u,-m.y).multiplyScalar(P),p.copy(u).multiplyScalar(m.x).addScaledVector(d,-g.x).multiplyScalar(P),a[v].add(y),a[C].add(y),a[F].add(y),l[v].add(p),l[C].add(p),l[F].add(p))}let _=this.groups;_.length===0&&(_=[{start:0,count:t.count}]);for(let v=0,C=_.length;v<C;++v){const F=_[v],P=F.start,B=F.count;for(let G=P,X=P+B;G<X;G+=3)f(t.getX(G+0),t.getX(G+1),t.getX(G+2))}const w=new T,b=new T,D=new T,A=new T;function N(v){D.fromBufferAttribute(s,v),A.copy(D);const C=a[v];w.copy(C),w.sub(D.multiplyScalar(D.dot(C))).normalize(),b.crossVectors(A,C);const P=b.dot(l[v])<0?-1:1;o.setXYZW(v,w.x,w.y,w.z,P)}for(let v=0,C=_.length;v<C;++v){const F=_[v],P=F.start,B=F.count;for(let G=P,X=P+B;G<X;G+=3)N(t.getX(G+0)),N(t.getX(G+1)),N(t.getX(G+2))}}computeVertexNormals(){const t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0)n=new di(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let h=0,m=n.count;h<m;h++)n.setXYZ(h,0,0,0);const s=new T,r=new T,o=new T,a=new T,l=new T,c=new T,d=new T,u=new T;if(t)for(let h=0,m=t.count;h<m;h+=3){const g=t.getX(h+0),y=t.getX(h+1),p=t.getX(h+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,p),d.subVectors(o,r),u.subVectors(s,r),d.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,p),a.add(d),l.add(d),c.add(d),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,m=e.count;h<m;h+=3)s.fromBufferAttribute(e,h+0),r.fromBufferAttribute(e,h+1),o.fromBufferAttribute(e,h+2),d.subVectors(o,r),u.subVectors(s,r),d.cross(u),n.setXYZ(h+0,d.x,d.y,d.z),n.setXYZ(h+1,d.x,d.y,d.z),n.setXYZ(h+2,d.x,d.y,d.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){const t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Nn.fromBufferAttribute(t,e),Nn.normalize(),t.setXYZ(e,Nn.x,Nn.y,Nn.z)}toNonIndexed(){function t(a,l){const c=a.array,d=a.itemSize,u=a.normalized,h=new c.constructor(l.length*d);let m=0,g=0;for(let y=0,p=l.length;y<p;y++){a.isInterleavedBufferAttribute?m=l[y]*a.data.stride+a.offset:m=l[y]*d;for(let f=0;f<d;f++)h[g++]=c[m++]}return new di(h,d,u)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const e=new an,n=this.index.array,s=this.attributes;for(const a in s){const l=s[a],c=t(l,n);e.setAttribute(a,c)}const r=this.morphAttributes;for(const a in r){const l=[],c=r[a];for(let d=0,u=c.length;d<u;d++){const h=c[d],m=t(h,n);l.push(m)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;const o=this.groups;for(let a=0,l=o.length;a<l;a++){const c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){const t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.type,this.name!==""&&(t.name=this.name),Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};const e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});const n=this.attributes;for(const l in n){const c=n[l];t.data.attributes[l]=c.toJSON(t.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],d=[];for(let u=0,h=c.length;u<h;u++){const m=c[u];d.push(m.toJSON(t.data))}d.length>0&&(s[l]=d,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);const o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));const a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const e={};this.name=t.name;const n=t.index;n!==null&&this.setIndex(n.clone());const s=t.attributes;for(const c in s){const d=s[c];this.setAttribute(c,d.clone(e))}const r=t.morphAttributes;for(const c in r){const d=[],u=r[c];for(let h=0,m=u.length;h<m;h++)d.push(u[h].clone(e));this.morphAttributes[c]=d}this.morphTargetsRelative=t.morphTargetsRelative;const o=t.groups;for(let c=0,d=o.length;c<d;c++){const u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}const a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());const l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Iv{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=cd,this.updateRanges=[],this.version=0,this.uuid=Hs()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Hs()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=this.array.slice(0).buffer);const e=new this.array.constructor(t.arrayBuffers[this.array.buffer._uuid]),n=new this.constructor(e,this.stride);return n.setUsage(this.usage),n}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){return t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Hs()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=Array.from(new Uint32Array(this.array.buffer))),{uuid:this.uuid,buffer:this.array.buffer._uuid,type:this.array.constructor.name,stride:this.stride}}}const ri=new T;class gr{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)ri.fromBufferAttribute(this,e),ri.applyMatrix4(t),this.setXYZ(e,ri.x,ri.y,ri.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)ri.fromBufferAttribute(this,e),ri.applyNormalMatrix(t),this.setXYZ(e,ri.x,ri.y,ri.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)ri.fromBufferAttribute(this,e),ri.transformDirection(t),this.setXYZ(e,ri.x,ri.y,ri.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=Ji(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=ke(n,this.array)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=ke(e,this.array)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=ke(e,this.array)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=ke(e,this.array)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=ke(e,this.array)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=Ji(e,this.array)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=Ji(e,this.array)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=Ji(e,this.array)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=Ji(e,this.array)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=ke(e,this.array),n=ke(n,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=ke(e,this.array),n=ke(n,this.array),s=ke(s,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=ke(e,this.array),n=ke(n,this.array),s=ke(s,this.array),r=ke(r,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){Pc("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new di(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new gr(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){Pc("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}}let Nv=0;class Yo extends yr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Nv++}),this.uuid=Hs(),this.name="",this.type="Material",this.blending=Io,this.side=Rs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Su,this.blendDst=bu,this.blendEquation=Ur,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Qt(0,0,0),this.blendAlpha=0,this.depthFunc=Fo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Yf,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=co,this.stencilZFail=co,this.stencilZPass=co,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(const e in t){const n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});const n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,this.name!==""&&(n.name=this.name),this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(n.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.shadowSide!==null&&(n.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),this.blending!==Io&&(n.blending=this.blending),this.side!==Rs&&(n.side=this.side),this.vertexColors===!0&&(n.vertexColors=!0),this.opacity<1&&(n.opacity=this.opacity),this.transparent===!0&&(n.transparent=!0),this.blendSrc!==Su&&(n.blendSrc=this.blendSrc),this.blendDst!==bu&&(n.blendDst=this.blendDst),this.blendEquation!==Ur&&(n.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(n.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(n.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(n.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(n.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(n.blendAlpha=this.blendAlpha),this.depthFunc!==Fo&&(n.depthFunc=this.depthFunc),this.depthTest===!1&&(n.depthTest=this.depthTest),this.depthWrite===!1&&(n.depthWrite=this.depthWrite),this.colorWrite===!1&&(n.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(n.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==Yf&&(n.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(n.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(n.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==co&&(n.stencilFail=this.stencilFail),this.stencilZFail!==co&&(n.stencilZFail=this.stencilZFail),this.stencilZPass!==co&&(n.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(n.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(n.rotation=this.rotation),this.polygonOffset===!0&&(n.polygonOffset=!0),this.polygonOffsetFactor!==0&&(n.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(n.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(n.linewidth=this.linewidth),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.dithering===!0&&(n.dithering=!0),this.alphaTest>0&&(n.alphaTest=this.alphaTest),this.alphaHash===!0&&(n.alphaHash=!0),this.alphaToCoverage===!0&&(n.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(n.premultipliedAlpha=!0),this.forceSinglePass===!0&&(n.forceSinglePass=!0),this.allowOverride===!1&&(n.allowOverride=!1),this.wireframe===!0&&(n.wireframe=!0),this.wireframeLinewidth>1&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(n.flatShading=!0),this.visible===!1&&(n.visible=!1),this.toneMapped===!1&&(n.toneMapped=!1),this.fog===!1&&(n.fog=!1),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){const o=[];for(const a in r){const l=r[a];delete l.metadata,o.push(l)}return o}if(e){const r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;const e=t.clippingPlanes;let n=null;if(e!==null){const s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}}const Os=new T,Ih=new T,wl=new T,cr=new T,Nh=new T,El=new T,Uh=new T;class Hc{constructor(t=new T,e=new T(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,Os)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);const n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){const e=Os.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(Os.copy(this.origin).addScaledVector(this.direction,e),Os.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Ih.copy(t).add(e).multiplyScalar(.5),wl.copy(e).sub(t).normalize(),cr.copy(this.origin).sub(Ih);const r=t.distanceTo(e)*.5,o=-this.direction.dot(wl),a=cr.dot(this.direction),l=-cr.dot(wl),c=cr.lengthSq(),d=Math.abs(1-o*o);let u,h,m,g;if(d>0)if(u=o*l-a,h=o*a-l,g=r*d,u>=0)if(h>=-g)if(h<=g){const y=1/d;u*=y,h*=y,m=u*(u+o*h+2*a)+h*(o*u+h+2*l)+c}else h=r,u=Math.max(0,-(o*h+a)),m=-u*u+h*(h+2*l)+c;else h=-r,u=Math.max(0,-(o*h+a)),m=-u*u+h*(h+2*l)+c;else h<=-g?(u=Math.max(0,-(-o*r+a)),h=u>0?-r:Math.min(Math.max(-r,-l),r),m=-u*u+h*(h+2*l)+c):h<=g?(u=0,h=Math.min(Math.max(-r,-l),r),m=h*(h+2*l)+c):(u=Math.max(0,-(o*r+a)),h=u>0?r:Math.min(Math.max(-r,-l),r),m=-u*u+h*(h+2*l)+c);else h=o>0?-r:r,u=Math.max(0,-(o*h+a)),m=-u*u+h*(h+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Ih).addScaledVector(wl,h),m}intersectSphere(t,e){Os.subVectors(t.center,this.origin);const n=Os.dot(this.direction),s=Os.dot(Os)-n*n,r=t.radius*t.radius;if(s>r)return null;const o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){const e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;const n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){const n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){const e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l;const c=1/this.direction.x,d=1/this.direction.y,u=1/this.direction.z,h=this.origin;return c>=0?(n=(t.min.x-h.x)*c,s=(t.max.x-h.x)*c):(n=(t.max.x-h.x)*c,s=(t.min.x-h.x)*c),d>=0?(r=(t.min.y-h.y)*d,o=(t.max.y-h.y)*d):(r=(t.max.y-h.y)*d,o=(t.min.y-h.y)*d),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-h.z)*u,l=(t.max.z-h.z)*u):(a=(t.max.z-h.z)*u,l=(t.min.z-h.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,Os)!==null}intersectTriangle(t,e,n,s,r){Nh.subVectors(e,t),El.subVectors(n,t),Uh.crossVectors(Nh,El);let o=this.direction.dot(Uh),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;cr.subVectors(this.origin,t);const l=a*this.direction.dot(El.crossVectors(cr,El));if(l<0)return null;const c=a*this.direction.dot(Nh.cross(cr));if(c<0||l+c>o)return null;const d=-a*cr.dot(Uh);return d<0?null:this.at(d/o,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class _i extends Yo{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Qt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new js,this.combine=Qg,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}}const lp=new me,Rr=new Hc,Tl=new Vi,cp=new T,Al=new T,Rl=new T,Cl=new T,Fh=new T,Pl=new T,hp=new T,Ll=new T;class yt extends dn{constructor(t=new an,e=new _i){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=t.morphTargetInfluences.slice()),t.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary)),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){const n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);const a=this.morphTargetInfluences;if(r&&a){Pl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const d=a[l],u=r[l];d!==0&&(Fh.fromBufferAttribute(u,t),o?Pl.addScaledVector(Fh,d):Pl.addScaledVector(Fh.sub(e),d))}e.add(Pl)}return e}raycast(t,e){const n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Tl.copy(n.boundingSphere),Tl.applyMatrix4(r),Rr.copy(t.ray).recast(t.near),!(Tl.containsPoint(Rr.origin)===!1&&(Rr.intersectSphere(Tl,cp)===null||Rr.origin.distanceToSquared(cp)>(t.far-t.near)**2))&&(lp.copy(r).invert(),Rr.copy(t.ray).applyMatrix4(lp),!(n.boundingBox!==null&&Rr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,Rr)))}_computeIntersections(t,e,n){let s;const r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,d=r.attributes.uv1,u=r.attributes.normal,h=r.groups,m=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=h.length;g<y;g++){const p=h[g],f=o[p.materialIndex],_=Math.max(p.start,m.start),w=Math.min(a.count,Math.min(p.start+p.count,m.start+m.count));for(let b=_,D=w;b<D;b+=3){const A=a.getX(b),N=a.getX(b+1),v=a.getX(b+2);s=Dl(this,f,t,n,c,d,u,A,N,v),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{const g=Math.max(0,m.start),y=Math.min(a.count,m.start+m.count);for(let p=g,f=y;p<f;p+=3){const _=a.getX(p),w=a.getX(p+1),b=a.getX(p+2);s=Dl(this,o,t,n,c,d,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=h.length;g<y;g++){const p=h[g],f=o[p.materialIndex],_=Math.max(p.start,m.start),w=Math.min(l.count,Math.min(p.start+p.count,m.start+m.count));for(let b=_,D=w;b<D;b+=3){const A=b,N=b+1,v=b+2;s=Dl(this,f,t,n,c,d,u,A,N,v),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{const g=Math.max(0,m.start),y=Math.min(l.count,m.start+m.count);for(let p=g,f=y;p<f;p+=3){const _=p,w=p+1,b=p+2;s=Dl(this,o,t,n,c,d,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}}function Uv(i,t,e,n,s,r,o,a){let l;if(t.side===Fn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Rs,a),l===null)return null;Ll.copy(a),Ll.applyMatrix4(i.matrixWorld);const c=e.ray.origin.distanceTo(Ll);return c<e.near||c>e.far?null:{distance:c,point:Ll.clone(),object:i}}function Dl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,Al),i.getVertexPosition(l,Rl),i.getVertexPosition(c,Cl);const d=Uv(i,t,e,n,Al,Rl,Cl,hp);if(d){const u=new T;Qi.getBarycoord(hp,Al,Rl,Cl,u),s&&(d.uv=Qi.getInterpolatedAttribute(s,a,l,c,u,new Zt)),r&&(d.uv1=Qi.getInterpolatedAttribute(r,a,l,c,u,new Zt)),o&&(d.normal=Qi.getInterpolatedAttribute(o,a,l,c,u,new T),d.normal.dot(n.direction)>0&&d.normal.multiplyScalar(-1));const h={a,b:l,c,normal:new T,materialIndex:0};Qi.getNormal(Al,Rl,Cl,h.normal),d.face=h,d.barycoord=u}return d}class v0 extends hi{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Gn,d=Gn,u,h){super(null,o,a,l,c,d,s,r,u,h),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class up extends di{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){const t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}}const So=new me,dp=new me,Il=[],fp=new ui,Fv=new me,pa=new yt,ma=new Vi;class Yr extends yt{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new up(new Float32Array(n*16),16),this.previousInstanceMatrix=null,this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,Fv)}computeBoundingBox(){const t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new ui),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,So),fp.copy(t.boundingBox).applyMatrix4(So),this.boundingBox.union(fp)}computeBoundingSphere(){const t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Vi),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,So),ma.copy(t.boundingSphere).applyMatrix4(So),this.boundingSphere.union(ma)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),t.previousInstanceMatrix!==null&&(this.previousInstanceMatrix=t.previousInstanceMatrix.clone()),t.morphTexture!==null&&(this.morphTexture=t.morphTexture.clone()),t.instanceColor!==null&&(this.instanceColor=t.instanceColor.clone()),this.count=t.count,t.boundingBox!==null&&(this.boundingBox=t.boundingBox.clone()),t.boundingSphere!==null&&(this.boundingSphere=t.boundingSphere.clone()),this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){const n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){const n=this.matrixWorld,s=this.count;if(pa.geometry=this.geometry,pa.material=this.material,pa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ma.copy(this.boundingSphere),ma.applyMatrix4(n),t.ray.intersectsSphere(ma)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,So),dp.multiplyMatrices(n,So),pa.matrixWorld=dp,pa.raycast(t,Il);for(let o=0,a=Il.length;o<a;o++){const l=Il[o];l.instanceId=r,l.object=this,e.push(l)}Il.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new up(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){const n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new v0(new Float32Array(s*this.count),s,this.count,kd,es));const r=this.morphTexture.source.data.data;let o=0;for(let c=0;c<n.length;c++)o+=n[c];const a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){this.dispatchEvent({type:"dispose"}),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}}const Oh=new T,Ov=new T,Bv=new he;class Ki{constructor(t=new T(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){const s=Oh.subVectors(n,e).cross(Ov.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){const t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){const s=t.delta(Oh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;const o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){const e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){const n=e||Bv.getNormalMatrix(t),s=this.coplanarPoint(Oh).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}}const Cr=new Vi,kv=new Zt(.5,.5),Nl=new T;class jd{constructor(t=new Ki,e=new Ki,n=new Ki,s=new Ki,r=new Ki,o=new Ki){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){const a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){const e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=bs,n=!1){const s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],d=r[4],u=r[5],h=r[6],m=r[7],g=r[8],y=r[9],p=r[10],f=r[11],_=r[12],w=r[13],b=r[14],D=r[15];if(s[0].setComponents(c-o,m-d,f-g,D-_).normalize(),s[1].setComponents(c+o,m+d,f+g,D+_).normalize(),s[2].setComponents(c+a,m+u,f+y,D+w).normalize(),s[3].setComponents(c-a,m-u,f-y,D-w).normalize(),n)s[4].setComponents(l,h,p,b).normalize(),s[5].setComponents(c-l,m-h,f-p,D-b).normalize();else if(s[4].setComponents(c-l,m-h,f-p,D-b).normalize(),e===bs)s[5].setComponents(c+l,m+h,f+p,D+b).normalize();else if(e===ja)s[5].setComponents(l,h,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Cr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{const e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Cr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Cr)}intersectsSprite(t){Cr.center.set(0,0,0);const e=kv.distanceTo(t.center);return Cr.radius=.7071067811865476+e,Cr.applyMatrix4(t.matrixWorld),this.intersectsSphere(Cr)}intersectsSphere(t){const e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){const e=this.planes;for(let n=0;n<6;n++){const s=e[n];if(Nl.x=s.normal.x>0?t.max.x:t.min.x,Nl.y=s.normal.y>0?t.max.y:t.min.y,Nl.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(Nl)<0)return!1}return!0}containsPoint(t){const e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class il extends Yo{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Qt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}}const Lc=new T,Dc=new T,pp=new me,ga=new Hc,Ul=new Vi,Bh=new T,mp=new T;class ys extends dn{constructor(t=new an,e=new il){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Lc.fromBufferAttribute(e,s-1),Dc.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Lc.distanceTo(Dc);t.setAttribute("lineDistance",new ve(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(t,e){const n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Ul.copy(n.boundingSphere),Ul.applyMatrix4(s),Ul.radius+=r,t.ray.intersectsSphere(Ul)===!1)return;pp.copy(s).invert(),ga.copy(t.ray).applyMatrix4(pp);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,d=n.index,h=n.attributes.position;if(d!==null){const m=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let y=m,p=g-1;y<p;y+=c){const f=d.getX(y),_=d.getX(y+1),w=Fl(this,t,ga,l,f,_,y);w&&e.push(w)}if(this.isLineLoop){const y=d.getX(g-1),p=d.getX(m),f=Fl(this,t,ga,l,y,p,g-1);f&&e.push(f)}}else{const m=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=m,p=g-1;y<p;y+=c){const f=Fl(this,t,ga,l,y,y+1,y);f&&e.push(f)}if(this.isLineLoop){const y=Fl(this,t,ga,l,g-1,m,g-1);y&&e.push(y)}}}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function Fl(i,t,e,n,s,r,o){const a=i.geometry.attributes.position;if(Lc.fromBufferAttribute(a,s),Dc.fromBufferAttribute(a,r),e.distanceSqToSegment(Lc,Dc,Bh,mp)>n)return;Bh.applyMatrix4(i.matrixWorld);const c=t.ray.origin.distanceTo(Bh);if(!(c<t.near||c>t.far))return{distance:c,point:mp.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}const gp=new T,_p=new T;class y0 extends ys{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)gp.fromBufferAttribute(e,s),_p.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+gp.distanceTo(_p);t.setAttribute("lineDistance",new ve(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class S0 extends hi{constructor(t=[],e=Xr,n,s,r,o,a,l,c,d){super(t,e,n,s,r,o,a,l,c,d),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}}class ko extends hi{constructor(t,e,n=Cs,s,r,o,a=Gn,l=Gn,c,d=$s,u=1){if(d!==$s&&d!==kr)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const h={width:t,height:e,depth:u};super(h,s,r,o,a,l,d,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new qd(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){const e=super.toJSON(t);return this.compareFunction!==null&&(e.compareFunction=this.compareFunction),e}}class zv extends ko{constructor(t,e=Cs,n=Xr,s,r,o=Gn,a=Gn,l,c=$s){const d={width:t,height:t,depth:1},u=[d,d,d,d,d,d];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}}class b0 extends hi{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}}class pn extends an{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};const a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);const l=[],c=[],d=[],u=[];let h=0,m=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new ve(c,3)),this.setAttribute("normal",new ve(d,3)),this.setAttribute("uv",new ve(u,2));function g(y,p,f,_,w,b,D,A,N,v,C){const F=b/N,P=D/v,B=b/2,G=D/2,X=A/2,U=N+1,W=v+1;let O=0,st=0;const tt=new T;for(let at=0;at<W;at++){const ft=at*P-G;for(let ut=0;ut<U;ut++){const gt=ut*F-B;tt[y]=gt*_,tt[p]=ft*w,tt[f]=X,c.push(tt.x,tt.y,tt.z),tt[y]=0,tt[p]=0,tt[f]=A>0?1:-1,d.push(tt.x,tt.y,tt.z),u.push(ut/N),u.push(1-at/v),O+=1}}for(let at=0;at<v;at++)for(let ft=0;ft<N;ft++){const ut=h+ft+U*at,gt=h+ft+U*(at+1),Yt=h+(ft+1)+U*(at+1),Wt=h+(ft+1)+U*at;l.push(ut,gt,Wt),l.push(gt,Yt,Wt),st+=6}a.addGroup(m,st,C),m+=st,h+=O}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new pn(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}}class Zd extends an{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);const r=[],o=[],a=[],l=[],c=new T,d=new Zt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,h=3;u<=e;u++,h+=3){const m=n+u/e*s;c.x=t*Math.cos(m),c.y=t*Math.sin(m),o.push(c.x,c.y,c.z),a.push(0,0,1),d.x=(o[h]/t+1)/2,d.y=(o[h+1]/t+1)/2,l.push(d.x,d.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new ve(o,3)),this.setAttribute("normal",new ve(a,3)),this.setAttribute("uv",new ve(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Zd(t.radius,t.segments,t.thetaStart,t.thetaLength)}}class yn extends an{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const d=[],u=[],h=[],m=[];let g=0;const y=[],p=n/2;let f=0;_(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(d),this.setAttribute("position",new ve(u,3)),this.setAttribute("normal",new ve(h,3)),this.setAttribute("uv",new ve(m,2));function _(){const b=new T,D=new T;let A=0;const N=(e-t)/n;for(let v=0;v<=r;v++){const C=[],F=v/r,P=F*(e-t)+t;for(let B=0;B<=s;B++){const G=B/s,X=G*l+a,U=Math.sin(X),W=Math.cos(X);D.x=P*U,D.y=-F*n+p,D.z=P*W,u.push(D.x,D.y,D.z),b.set(U,N,W).normalize(),h.push(b.x,b.y,b.z),m.push(G,1-F),C.push(g++)}y.push(C)}for(let v=0;v<s;v++)for(let C=0;C<r;C++){const F=y[C][v],P=y[C+1][v],B=y[C+1][v+1],G=y[C][v+1];(t>0||C!==0)&&(d.push(F,P,G),A+=3),(e>0||C!==r-1)&&(d.push(P,B,G),A+=3)}c.addGroup(f,A,0),f+=A}function w(b){const D=g,A=new Zt,N=new T;let v=0;const C=b===!0?t:e,F=b===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,p*F,0),h.push(0,F,0),m.push(.5,.5),g++;const P=g;for(let B=0;B<=s;B++){const X=B/s*l+a,U=Math.cos(X),W=Math.sin(X);N.x=C*W,N.y=p*F,N.z=C*U,u.push(N.x,N.y,N.z),h.push(0,F,0),A.x=U*.5+.5,A.y=W*.5*F+.5,m.push(A.x,A.y),g++}for(let B=0;B<s;B++){const G=D+B,X=P+B;b===!0?d.push(X,X+1,G):d.push(X+1,X,G),v+=3}c.addGroup(f,v,b===!0?1:2),f+=v}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new yn(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class sl extends yn{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new sl(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class Kd extends an{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};const r=[],o=[];a(s),c(n),d(),this.setAttribute("position",new ve(r,3)),this.setAttribute("normal",new ve(r.slice(),3)),this.setAttribute("uv",new ve(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(_){const w=new T,b=new T,D=new T;for(let A=0;A<e.length;A+=3)m(e[A+0],w),m(e[A+1],b),m(e[A+2],D),l(w,b,D,_)}function l(_,w,b,D){const A=D+1,N=[];for(let v=0;v<=A;v++){N[v]=[];const C=_.clone().lerp(b,v/A),F=w.clone().lerp(b,v/A),P=A-v;for(let B=0;B<=P;B++)B===0&&v===A?N[v][B]=C:N[v][B]=C.clone().lerp(F,B/P)}for(let v=0;v<A;v++)for(let C=0;C<2*(A-v)-1;C++){const F=Math.floor(C/2);C%2===0?(h(N[v][F+1]),h(N[v+1][F]),h(N[v][F])):(h(N[v][F+1]),h(N[v+1][F+1]),h(N[v+1][F]))}}function c(_){const w=new T;for(let b=0;b<r.length;b+=3)w.x=r[b+0],w.y=r[b+1],w.z=r[b+2],w.normalize().multiplyScalar(_),r[b+0]=w.x,r[b+1]=w.y,r[b+2]=w.z}function d(){const _=new T;for(let w=0;w<r.length;w+=3){_.x=r[w+0],_.y=r[w+1],_.z=r[w+2];const b=p(_)/2/Math.PI+.5,D=f(_)/Math.PI+.5;o.push(b,1-D)}g(),u()}function u(){for(let _=0;_<o.length;_+=6){const w=o[_+0],b=o[_+2],D=o[_+4],A=Math.max(w,b,D),N=Math.min(w,b,D);A>.9&&N<.1&&(w<.2&&(o[_+0]+=1),b<.2&&(o[_+2]+=1),D<.2&&(o[_+4]+=1))}}function h(_){r.push(_.x,_.y,_.z)}function m(_,w){const b=_*3;w.x=t[b+0],w.y=t[b+1],w.z=t[b+2]}function g(){const _=new T,w=new T,b=new T,D=new T,A=new Zt,N=new Zt,v=new Zt;for(let C=0,F=0;C<r.length;C+=9,F+=6){_.set(r[C+0],r[C+1],r[C+2]),w.set(r[C+3],r[C+4],r[C+5]),b.set(r[C+6],r[C+7],r[C+8]),A.set(o[F+0],o[F+1]),N.set(o[F+2],o[F+3]),v.set(o[F+4],o[F+5]),D.copy(_).add(w).add(b).divideScalar(3);const P=p(D);y(A,F+0,_,P),y(N,F+2,w,P),y(v,F+4,b,P)}}function y(_,w,b,D){D<0&&_.x===1&&(o[w]=_.x-1),b.x===0&&b.z===0&&(o[w]=D/2/Math.PI+.5)}function p(_){return Math.atan2(_.z,-_.x)}function f(_){return Math.atan2(-_.y,Math.sqrt(_.x*_.x+_.z*_.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Kd(t.vertices,t.indices,t.radius,t.detail)}}class zr extends Kd{constructor(t=1,e=0){const n=[1,0,0,-1,0,0,0,1,0,0,-1,0,0,0,1,0,0,-1],s=[0,2,4,0,4,3,0,3,5,0,5,2,1,2,5,1,5,3,1,3,4,1,4,2];super(n,s,t,e),this.type="OctahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new zr(t.radius,t.detail)}}class Ps extends an{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};const r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,d=l+1,u=t/a,h=e/l,m=[],g=[],y=[],p=[];for(let f=0;f<d;f++){const _=f*h-o;for(let w=0;w<c;w++){const b=w*u-r;g.push(b,-_,0),y.push(0,0,1),p.push(w/a),p.push(1-f/l)}}for(let f=0;f<l;f++)for(let _=0;_<a;_++){const w=_+c*f,b=_+c*(f+1),D=_+1+c*(f+1),A=_+1+c*f;m.push(w,b,A),m.push(b,D,A)}this.setIndex(m),this.setAttribute("position",new ve(g,3)),this.setAttribute("normal",new ve(y,3)),this.setAttribute("uv",new ve(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Ps(t.width,t.height,t.widthSegments,t.heightSegments)}}class Wc extends an{constructor(t=.5,e=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:t,outerRadius:e,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);const a=[],l=[],c=[],d=[];let u=t;const h=(e-t)/s,m=new T,g=new Zt;for(let y=0;y<=s;y++){for(let p=0;p<=n;p++){const f=r+p/n*o;m.x=u*Math.cos(f),m.y=u*Math.sin(f),l.push(m.x,m.y,m.z),c.push(0,0,1),g.x=(m.x/e+1)/2,g.y=(m.y/e+1)/2,d.push(g.x,g.y)}u+=h}for(let y=0;y<s;y++){const p=y*(n+1);for(let f=0;f<n;f++){const _=f+p,w=_,b=_+n+1,D=_+n+2,A=_+1;a.push(w,b,A),a.push(b,D,A)}}this.setIndex(a),this.setAttribute("position",new ve(l,3)),this.setAttribute("normal",new ve(c,3)),this.setAttribute("uv",new ve(d,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Wc(t.innerRadius,t.outerRadius,t.thetaSegments,t.phiSegments,t.thetaStart,t.thetaLength)}}class Ks extends an{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));const l=Math.min(o+a,Math.PI);let c=0;const d=[],u=new T,h=new T,m=[],g=[],y=[],p=[];for(let f=0;f<=n;f++){const _=[],w=f/n;let b=0;f===0&&o===0?b=.5/e:f===n&&l===Math.PI&&(b=-.5/e);for(let D=0;D<=e;D++){const A=D/e;u.x=-t*Math.cos(s+A*r)*Math.sin(o+w*a),u.y=t*Math.cos(o+w*a),u.z=t*Math.sin(s+A*r)*Math.sin(o+w*a),g.push(u.x,u.y,u.z),h.copy(u).normalize(),y.push(h.x,h.y,h.z),p.push(A+b,1-w),_.push(c++)}d.push(_)}for(let f=0;f<n;f++)for(let _=0;_<e;_++){const w=d[f][_+1],b=d[f][_],D=d[f+1][_],A=d[f+1][_+1];(f!==0||o>0)&&m.push(w,b,A),(f!==n-1||l<Math.PI)&&m.push(b,D,A)}this.setIndex(m),this.setAttribute("position",new ve(g,3)),this.setAttribute("normal",new ve(y,3)),this.setAttribute("uv",new ve(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Ks(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}}class Fr extends an{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);const l=[],c=[],d=[],u=[],h=new T,m=new T,g=new T;for(let y=0;y<=n;y++){const p=o+y/n*a;for(let f=0;f<=s;f++){const _=f/s*r;m.x=(t+e*Math.cos(p))*Math.cos(_),m.y=(t+e*Math.cos(p))*Math.sin(_),m.z=e*Math.sin(p),c.push(m.x,m.y,m.z),h.x=t*Math.cos(_),h.y=t*Math.sin(_),g.subVectors(m,h).normalize(),d.push(g.x,g.y,g.z),u.push(f/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let p=1;p<=s;p++){const f=(s+1)*y+p-1,_=(s+1)*(y-1)+p-1,w=(s+1)*(y-1)+p,b=(s+1)*y+p;l.push(f,_,b),l.push(_,w,b)}this.setIndex(l),this.setAttribute("position",new ve(c,3)),this.setAttribute("normal",new ve(d,3)),this.setAttribute("uv",new ve(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Fr(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc)}}class Vv extends an{constructor(t=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:t},t!==null){const e=[],n=new Set,s=new T,r=new T;if(t.index!==null){const o=t.attributes.position,a=t.index;let l=t.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,d=l.length;c<d;++c){const u=l[c],h=u.start,m=u.count;for(let g=h,y=h+m;g<y;g+=3)for(let p=0;p<3;p++){const f=a.getX(g+p),_=a.getX(g+(p+1)%3);s.fromBufferAttribute(o,f),r.fromBufferAttribute(o,_),xp(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}}else{const o=t.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){const d=3*a+c,u=3*a+(c+1)%3;s.fromBufferAttribute(o,d),r.fromBufferAttribute(o,u),xp(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}this.setAttribute("position",new ve(e,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}}function xp(i,t,e){const n=`${i.x},${i.y},${i.z}-${t.x},${t.y},${t.z}`,s=`${t.x},${t.y},${t.z}-${i.x},${i.y},${i.z}`;return e.has(n)===!0||e.has(s)===!0?!1:(e.add(n),e.add(s),!0)}function zo(i){const t={};for(const e in i){t[e]={};for(const n in i[e]){const s=i[e][n];if(vp(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(vp(s[0])){const r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function ai(i){const t={};for(let e=0;e<i.length;e++){const n=zo(i[e]);for(const s in n)t[s]=n[s]}return t}function vp(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Gv(i){const t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function M0(i){const t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:we.workingColorSpace}const Xc={clone:zo,merge:ai};var Hv=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Wv=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class xi extends Yo{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Hv,this.fragmentShader=Wv,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=zo(t.uniforms),this.uniformsGroups=Gv(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){const e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(const s in this.uniforms){const o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;const n={};for(const s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}}class Xv extends xi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class As extends Yo{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Qt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Qt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=ld,this.normalScale=new Zt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new js,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class w0 extends Yo{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Hx,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}}class qv extends Yo{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}}class Yv extends il{constructor(t){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(t)}copy(t){return super.copy(t),this.scale=t.scale,this.dashSize=t.dashSize,this.gapSize=t.gapSize,this}}let E0=class extends dn{constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new Qt(t),this.intensity=e}dispose(){this.dispatchEvent({type:"dispose"})}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){const e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}};class $v extends E0{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(dn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Qt(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){const e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}}const kh=new me,yp=new T,Sp=new T;class jv{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Zt(512,512),this.mapType=Ri,this.map=null,this.mapPass=null,this.matrix=new me,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new jd,this._frameExtents=new Zt(1,1),this._viewportCount=1,this._viewports=[new Xe(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(t){const e=this.camera,n=this.matrix;yp.setFromMatrixPosition(t.matrixWorld),e.position.copy(yp),Sp.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Sp),e.updateMatrixWorld(),kh.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),this._frustum.setFromProjectionMatrix(kh,e.coordinateSystem,e.reversedDepth),e.coordinateSystem===ja||e.reversedDepth?n.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):n.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),n.multiply(kh)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const t={};return this.intensity!==1&&(t.intensity=this.intensity),this.bias!==0&&(t.bias=this.bias),this.normalBias!==0&&(t.normalBias=this.normalBias),this.radius!==1&&(t.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(t.mapSize=this.mapSize.toArray()),t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}}const Ol=new T,Bl=new Le,fs=new T;class T0 extends dn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new me,this.projectionMatrix=new me,this.projectionMatrixInverse=new me,this.coordinateSystem=bs,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Ol,Bl,fs),fs.x===1&&fs.y===1&&fs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ol,Bl,fs.set(1,1,1)).invert()}updateWorldMatrix(t,e){super.updateWorldMatrix(t,e),this.matrixWorld.decompose(Ol,Bl,fs),fs.x===1&&fs.y===1&&fs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ol,Bl,fs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const hr=new T,bp=new Zt,Mp=new Zt;class Bi extends T0{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){const e=.5*this.getFilmHeight()/t;this.fov=Za*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){const t=Math.tan(Va*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Za*2*Math.atan(Math.tan(Va*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){hr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(hr.x,hr.y).multiplyScalar(-t/hr.z),hr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(hr.x,hr.y).multiplyScalar(-t/hr.z)}getViewSize(t,e){return this.getViewBounds(t,bp,Mp),e.subVectors(Mp,bp)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=this.near;let e=t*Math.tan(Va*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s;const o=this.view;if(this.view!==null&&this.view.enabled){const l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}const a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}}class qc extends T0{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,d=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=d*this.view.offsetY,l=a-d*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}}class Zv extends jv{constructor(){super(new qc(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class Kv extends E0{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(dn.DEFAULT_UP),this.updateMatrix(),this.target=new dn,this.shadow=new Zv}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){const e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}}class Jv extends an{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){const t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}}const bo=-90,Mo=1;class Qv extends dn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Bi(bo,Mo,t,e);s.layers=this.layers,this.add(s);const r=new Bi(bo,Mo,t,e);r.layers=this.layers,this.add(r);const o=new Bi(bo,Mo,t,e);o.layers=this.layers,this.add(o);const a=new Bi(bo,Mo,t,e);a.layers=this.layers,this.add(a);const l=new Bi(bo,Mo,t,e);l.layers=this.layers,this.add(l);const c=new Bi(bo,Mo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(const c of e)this.remove(c);if(t===bs)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===ja)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(const c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();const{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());const[r,o,a,l,c,d]=this.children,u=t.getRenderTarget(),h=t.getActiveCubeFace(),m=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;const y=n.texture.generateMipmaps;n.texture.generateMipmaps=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.generateMipmaps=y,t.setRenderTarget(n,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,d),t.setRenderTarget(u,h,m),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}}class ty extends Bi{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t}}class ud extends Iv{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){const e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){const e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}}const wp=new me;class A0{constructor(t,e,n=0,s=1/0){this.ray=new Hc(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Yd,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,(e.near+e.far)/(e.near-e.far)).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):Te("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return wp.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(wp),this}intersectObject(t,e=!0,n=[]){return dd(t,this,n,e),n.sort(Ep),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)dd(t[s],this,n,e);return n.sort(Ep),n}}function Ep(i,t){return i.distance-t.distance}function dd(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){const r=i.children;for(let o=0,a=r.length;o<a;o++)dd(r[o],t,e,!0)}}class Tp{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ce(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ce(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class R0{static{R0.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){const r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}}const Ap=new T,kl=new T,wo=new T,Eo=new T,zh=new T,ey=new T,ny=new T;class iy{constructor(t=new T,e=new T){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){Ap.subVectors(t,this.start),kl.subVectors(this.end,this.start);const n=kl.dot(kl);if(n===0)return 0;let r=kl.dot(Ap)/n;return e&&(r=ce(r,0,1)),r}closestPointToPoint(t,e,n){const s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=ey,n=ny){const s=10000000000000001e-32;let r,o;const a=this.start,l=t.start,c=this.end,d=t.end;wo.subVectors(c,a),Eo.subVectors(d,l),zh.subVectors(a,l);const u=wo.dot(wo),h=Eo.dot(Eo),m=Eo.dot(zh);if(u<=s&&h<=s)return e.copy(a),n.copy(l),e.sub(n),e.dot(e);if(u<=s)r=0,o=m/h,o=ce(o,0,1);else{const g=wo.dot(zh);if(h<=s)o=0,r=ce(-g/u,0,1);else{const y=wo.dot(Eo),p=u*h-y*y;p!==0?r=ce((y*m-g*h)/p,0,1):r=0,o=(y*r+m)/h,o<0?(o=0,r=ce(-g/u,0,1)):o>1&&(o=1,r=ce((y-g)/u,0,1))}}return e.copy(a).addScaledVector(wo,r),n.copy(l).addScaledVector(Eo,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class C0 extends yr{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){if(t===void 0){$t("Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}}function Rp(i,t,e,n){const s=sy(n);switch(e){case u0:return i*t;case kd:return i*t/s.components*s.byteLength;case zd:return i*t/s.components*s.byteLength;case qr:return i*t*2/s.components*s.byteLength;case Vd:return i*t*2/s.components*s.byteLength;case d0:return i*t*3/s.components*s.byteLength;case ns:return i*t*4/s.components*s.byteLength;case Gd:return i*t*4/s.components*s.byteLength;case pc:case mc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case gc:case _c:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Iu:case Uu:return Math.max(i,16)*Math.max(t,8)/4;case Du:case Nu:return Math.max(i,8)*Math.max(t,8)/2;case Fu:case Ou:case ku:case zu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Bu:case Ec:case Vu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Gu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Hu:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Wu:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Xu:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case qu:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Yu:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case $u:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case ju:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Zu:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Ku:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Ju:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Qu:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case td:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case ed:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case nd:case id:case sd:return Math.ceil(i/4)*Math.ceil(t/4)*16;case rd:case od:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Tc:case ad:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function sy(i){switch(i){case Ri:case a0:return{byteLength:1,components:1};case Ya:case l0:case Ys:return{byteLength:2,components:1};case Od:case Bd:return{byteLength:2,components:4};case Cs:case Fd:case es:return{byteLength:4,components:1};case c0:case h0:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"184"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="184");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function P0(){let i=null,t=!1,e=null,n=null;function s(r,o){e(r,o),n=i.requestAnimationFrame(s)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function ry(i){const t=new WeakMap;function e(a,l){const c=a.array,d=a.usage,u=c.byteLength,h=i.createBuffer();i.bindBuffer(l,h),i.bufferData(l,c,d),a.onUploadCallback();let m;if(c instanceof Float32Array)m=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)m=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?m=i.HALF_FLOAT:m=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)m=i.SHORT;else if(c instanceof Uint32Array)m=i.UNSIGNED_INT;else if(c instanceof Int32Array)m=i.INT;else if(c instanceof Int8Array)m=i.BYTE;else if(c instanceof Uint8Array)m=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)m=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:m,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){const d=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,d);else{u.sort((m,g)=>m.start-g.start);let h=0;for(let m=1;m<u.length;m++){const g=u[h],y=u[m];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++h,u[h]=y)}u.length=h+1;for(let m=0,g=u.length;m<g;m++){const y=u[m];i.bufferSubData(c,y.start*d.BYTES_PER_ELEMENT,d,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);const l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){const d=t.get(a);(!d||d.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}const c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var oy=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ay=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,ly=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,cy=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,hy=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,uy=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,dy=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,fy=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,py=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,my=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,gy=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,_y=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,xy=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,vy=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,yy=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Sy=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,by=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,My=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,wy=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Ey=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Ty=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ay=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ry=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,Cy=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
vec3 inverseTransformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( vec4( dir, 0.0 ) * matrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Py=`#ifdef ENVMAP_TYPE_CUBE_UV
	#define cubeUV_minMipLevel 4.0
	#define cubeUV_minTileSize 16.0
	float getFace( vec3 direction ) {
		vec3 absDirection = abs( direction );
		float face = - 1.0;
		if ( absDirection.x > absDirection.z ) {
			if ( absDirection.x > absDirection.y )
				face = direction.x > 0.0 ? 0.0 : 3.0;
			else
				face = direction.y > 0.0 ? 1.0 : 4.0;
		} else {
			if ( absDirection.z > absDirection.y )
				face = direction.z > 0.0 ? 2.0 : 5.0;
			else
				face = direction.y > 0.0 ? 1.0 : 4.0;
		}
		return face;
	}
	vec2 getUV( vec3 direction, float face ) {
		vec2 uv;
		if ( face == 0.0 ) {
			uv = vec2( direction.z, direction.y ) / abs( direction.x );
		} else if ( face == 1.0 ) {
			uv = vec2( - direction.x, - direction.z ) / abs( direction.y );
		} else if ( face == 2.0 ) {
			uv = vec2( - direction.x, direction.y ) / abs( direction.z );
		} else if ( face == 3.0 ) {
			uv = vec2( - direction.z, direction.y ) / abs( direction.x );
		} else if ( face == 4.0 ) {
			uv = vec2( - direction.x, direction.z ) / abs( direction.y );
		} else {
			uv = vec2( direction.x, direction.y ) / abs( direction.z );
		}
		return 0.5 * ( uv + 1.0 );
	}
	vec3 bilinearCubeUV( sampler2D envMap, vec3 direction, float mipInt ) {
		float face = getFace( direction );
		float filterInt = max( cubeUV_minMipLevel - mipInt, 0.0 );
		mipInt = max( mipInt, cubeUV_minMipLevel );
		float faceSize = exp2( mipInt );
		highp vec2 uv = getUV( direction, face ) * ( faceSize - 2.0 ) + 1.0;
		if ( face > 2.0 ) {
			uv.y += faceSize;
			face -= 3.0;
		}
		uv.x += face * faceSize;
		uv.x += filterInt * 3.0 * cubeUV_minTileSize;
		uv.y += 4.0 * ( exp2( CUBEUV_MAX_MIP ) - faceSize );
		uv.x *= CUBEUV_TEXEL_WIDTH;
		uv.y *= CUBEUV_TEXEL_HEIGHT;
		#ifdef texture2DGradEXT
			return texture2DGradEXT( envMap, uv, vec2( 0.0 ), vec2( 0.0 ) ).rgb;
		#else
			return texture2D( envMap, uv ).rgb;
		#endif
	}
	#define cubeUV_r0 1.0
	#define cubeUV_m0 - 2.0
	#define cubeUV_r1 0.8
	#define cubeUV_m1 - 1.0
	#define cubeUV_r4 0.4
	#define cubeUV_m4 2.0
	#define cubeUV_r5 0.305
	#define cubeUV_m5 3.0
	#define cubeUV_r6 0.21
	#define cubeUV_m6 4.0
	float roughnessToMip( float roughness ) {
		float mip = 0.0;
		if ( roughness >= cubeUV_r1 ) {
			mip = ( cubeUV_r0 - roughness ) * ( cubeUV_m1 - cubeUV_m0 ) / ( cubeUV_r0 - cubeUV_r1 ) + cubeUV_m0;
		} else if ( roughness >= cubeUV_r4 ) {
			mip = ( cubeUV_r1 - roughness ) * ( cubeUV_m4 - cubeUV_m1 ) / ( cubeUV_r1 - cubeUV_r4 ) + cubeUV_m1;
		} else if ( roughness >= cubeUV_r5 ) {
			mip = ( cubeUV_r4 - roughness ) * ( cubeUV_m5 - cubeUV_m4 ) / ( cubeUV_r4 - cubeUV_r5 ) + cubeUV_m4;
		} else if ( roughness >= cubeUV_r6 ) {
			mip = ( cubeUV_r5 - roughness ) * ( cubeUV_m6 - cubeUV_m5 ) / ( cubeUV_r5 - cubeUV_r6 ) + cubeUV_m5;
		} else {
			mip = - 2.0 * log2( 1.16 * roughness );		}
		return mip;
	}
	vec4 textureCubeUV( sampler2D envMap, vec3 sampleDir, float roughness ) {
		float mip = clamp( roughnessToMip( roughness ), cubeUV_m0, CUBEUV_MAX_MIP );
		float mipF = fract( mip );
		float mipInt = floor( mip );
		vec3 color0 = bilinearCubeUV( envMap, sampleDir, mipInt );
		if ( mipF == 0.0 ) {
			return vec4( color0, 1.0 );
		} else {
			vec3 color1 = bilinearCubeUV( envMap, sampleDir, mipInt + 1.0 );
			return vec4( mix( color0, color1, mipF ), 1.0 );
		}
	}
#endif`,Ly=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
	#ifdef FLIP_SIDED
		transformedTangent = - transformedTangent;
	#endif
#endif`,Dy=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Iy=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Ny=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Uy=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Fy="gl_FragColor = linearToOutputTexel( gl_FragColor );",Oy=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,By=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,ky=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
#endif`,zy=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Vy=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Gy=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = inverseTransformDirection( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Hy=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Wy=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Xy=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,qy=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Yy=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,$y=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,jy=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Zy=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Ky=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,Jy=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_CUBE_UV
			vec3 worldNormal = inverseTransformDirection( normal, viewMatrix );
			vec4 envMapColor = textureCubeUV( envMap, envMapRotation * worldNormal, 1.0 );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_CUBE_UV
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = inverseTransformDirection( reflectVec, viewMatrix );
			vec4 envMapColor = textureCubeUV( envMap, envMapRotation * reflectVec, roughness );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_CUBE_UV
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
#endif`,Qy=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,tS=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,eS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,nS=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,iS=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.0525 );material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.0525 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,sS=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0;
		vec3 iridescenceFresnelDielectric;
		vec3 iridescenceFresnelMetallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = material.clearcoatRoughness;
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = material.roughness;
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float V = V_GGX_SmithCorrelated_Anisotropic( material.alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( material.alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, const in float roughness, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
vec3 BRDF_GGX_Multiscatter( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 singleScatter = BRDF_GGX( lightDir, viewDir, normal, material );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 dfgV = texture2D( dfgLUT, vec2( material.roughness, dotNV ) ).rg;
	vec2 dfgL = texture2D( dfgLUT, vec2( material.roughness, dotNL ) ).rg;
	vec3 FssEss_V = material.specularColorBlended * dfgV.x + material.specularF90 * dfgV.y;
	vec3 FssEss_L = material.specularColorBlended * dfgL.x + material.specularF90 * dfgL.y;
	float Ess_V = dfgV.x + dfgV.y;
	float Ess_L = dfgL.x + dfgL.y;
	float Ems_V = 1.0 - Ess_V;
	float Ems_L = 1.0 - Ess_L;
	vec3 Favg = material.specularColorBlended + ( 1.0 - material.specularColorBlended ) * 0.047619;
	vec3 Fms = FssEss_V * FssEss_L * Favg / ( 1.0 - Ems_V * Ems_L * Favg + EPSILON );
	float compensationFactor = Ems_V * Ems_L;
	vec3 multiScatter = Fms * compensationFactor;
	return singleScatter + multiScatter;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	reflectedLight.directSpecular += irradiance * BRDF_GGX_Multiscatter( directLight.direction, geometryViewDir, geometryNormal, material );
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseContribution );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution );
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( geometryNormal, geometryViewDir, material.specularColor, material.specularF90, material.iridescence, material.iridescenceFresnelDielectric, material.roughness, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( geometryNormal, geometryViewDir, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceFresnelMetallic, material.roughness, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( geometryNormal, geometryViewDir, material.specularColor, material.specularF90, material.roughness, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( geometryNormal, geometryViewDir, material.diffuseColor, material.specularF90, material.roughness, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,rS=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		material.iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		material.iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( material.iridescenceFresnelDielectric, material.iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0 = Schlick_to_F0( material.iridescenceFresnel, 1.0, dotNVi );
	}
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#ifdef USE_LIGHT_PROBES_GRID
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = inverseTransformDirection( geometryNormal, viewMatrix );
		irradiance += getLightProbeGridIrradiance( probeWorldPos, probeWorldNormal );
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,oS=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_CUBE_UV )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		radiance += getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		radiance += getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,aS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,lS=`#ifdef USE_LIGHT_PROBES_GRID
uniform highp sampler3D probesSH;
uniform vec3 probesMin;
uniform vec3 probesMax;
uniform vec3 probesResolution;
vec3 getLightProbeGridIrradiance( vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 resMinusOne = res - 1.0;
	vec3 probeSpacing = gridRange / resMinusOne;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.0, 1.0 );
	uvw = uvw * resMinusOne / res + 0.5 / res;
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,cS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,hS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,dS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,fS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,pS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,mS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,gS=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,_S=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,xS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,vS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,yS=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,SS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,bS=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,MS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,wS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#if defined( DOUBLE_SIDED ) && ! defined( FLAT_SHADED )
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#if defined( DOUBLE_SIDED ) && ! defined( FLAT_SHADED )
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,ES=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,TS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,AS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,RS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,CS=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,PS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,LS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,DS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,IS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,NS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,US=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,FS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,OS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,BS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,kS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,zS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,VS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,GS=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			shadowCoord.z += shadowBias;
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				float radius = shadowRadius * texelSize.x;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float dp = ( shadowCameraNear * ( shadowCameraFar - viewSpaceZ ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
				dp -= shadowBias;
			#else
				float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
				dp += shadowBias;
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			vec2 sample0 = vogelDiskSample( 0, 5, phi );
			vec2 sample1 = vogelDiskSample( 1, 5, phi );
			vec2 sample2 = vogelDiskSample( 2, 5, phi );
			vec2 sample3 = vogelDiskSample( 3, 5, phi );
			vec2 sample4 = vogelDiskSample( 4, 5, phi );
			shadow = (
				texture( shadowMap, vec4( bd3D + ( tangent * sample0.x + bitangent * sample0.y ) * texelSize, dp ) ) +
				texture( shadowMap, vec4( bd3D + ( tangent * sample1.x + bitangent * sample1.y ) * texelSize, dp ) ) +
				texture( shadowMap, vec4( bd3D + ( tangent * sample2.x + bitangent * sample2.y ) * texelSize, dp ) ) +
				texture( shadowMap, vec4( bd3D + ( tangent * sample3.x + bitangent * sample3.y ) * texelSize, dp ) ) +
				texture( shadowMap, vec4( bd3D + ( tangent * sample4.x + bitangent * sample4.y ) * texelSize, dp ) )
			) * 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,HS=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,WS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = inverseTransformDirection( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,XS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,qS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,YS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,$S=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,jS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,ZS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,KS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,JS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,QS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,tb=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = inverseTransformDirection( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,eb=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,nb=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,ib=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,sb=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,rb=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const ob=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ab=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cb=`#ifdef ENVMAP_TYPE_CUBE
	uniform samplerCube envMap;
#elif defined( ENVMAP_TYPE_CUBE_UV )
	uniform sampler2D envMap;
#endif
uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <cube_uv_reflection_fragment>
void main() {
	#ifdef ENVMAP_TYPE_CUBE
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#elif defined( ENVMAP_TYPE_CUBE_UV )
		vec4 texColor = textureCubeUV( envMap, backgroundRotation * vWorldDirection, backgroundBlurriness );
	#else
		vec4 texColor = vec4( 0.0, 0.0, 0.0, 1.0 );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,hb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ub=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,db=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,fb=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,pb=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,mb=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main () {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,gb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,_b=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,xb=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,vb=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,yb=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Sb=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,bb=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Mb=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <cube_uv_reflection_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,wb=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Eb=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Tb=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Ab=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Rb=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Cb=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <cube_uv_reflection_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Pb=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Lb=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <cube_uv_reflection_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Db=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ib=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Nb=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Ub=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Fb=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ob=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Bb=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,kb=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,de={alphahash_fragment:oy,alphahash_pars_fragment:ay,alphamap_fragment:ly,alphamap_pars_fragment:cy,alphatest_fragment:hy,alphatest_pars_fragment:uy,aomap_fragment:dy,aomap_pars_fragment:fy,batching_pars_vertex:py,batching_vertex:my,begin_vertex:gy,beginnormal_vertex:_y,bsdfs:xy,iridescence_fragment:vy,bumpmap_pars_fragment:yy,clipping_planes_fragment:Sy,clipping_planes_pars_fragment:by,clipping_planes_pars_vertex:My,clipping_planes_vertex:wy,color_fragment:Ey,color_pars_fragment:Ty,color_pars_vertex:Ay,color_vertex:Ry,common:Cy,cube_uv_reflection_fragment:Py,defaultnormal_vertex:Ly,displacementmap_pars_vertex:Dy,displacementmap_vertex:Iy,emissivemap_fragment:Ny,emissivemap_pars_fragment:Uy,colorspace_fragment:Fy,colorspace_pars_fragment:Oy,envmap_fragment:By,envmap_common_pars_fragment:ky,envmap_pars_fragment:zy,envmap_pars_vertex:Vy,envmap_physical_pars_fragment:Jy,envmap_vertex:Gy,fog_vertex:Hy,fog_pars_vertex:Wy,fog_fragment:Xy,fog_pars_fragment:qy,gradientmap_pars_fragment:Yy,lightmap_pars_fragment:$y,lights_lambert_fragment:jy,lights_lambert_pars_fragment:Zy,lights_pars_begin:Ky,lights_toon_fragment:Qy,lights_toon_pars_fragment:tS,lights_phong_fragment:eS,lights_phong_pars_fragment:nS,lights_physical_fragment:iS,lights_physical_pars_fragment:sS,lights_fragment_begin:rS,lights_fragment_maps:oS,lights_fragment_end:aS,lightprobes_pars_fragment:lS,logdepthbuf_fragment:cS,logdepthbuf_pars_fragment:hS,logdepthbuf_pars_vertex:uS,logdepthbuf_vertex:dS,map_fragment:fS,map_pars_fragment:pS,map_particle_fragment:mS,map_particle_pars_fragment:gS,metalnessmap_fragment:_S,metalnessmap_pars_fragment:xS,morphinstance_vertex:vS,morphcolor_vertex:yS,morphnormal_vertex:SS,morphtarget_pars_vertex:bS,morphtarget_vertex:MS,normal_fragment_begin:wS,normal_fragment_maps:ES,normal_pars_fragment:TS,normal_pars_vertex:AS,normal_vertex:RS,normalmap_pars_fragment:CS,clearcoat_normal_fragment_begin:PS,clearcoat_normal_fragment_maps:LS,clearcoat_pars_fragment:DS,iridescence_pars_fragment:IS,opaque_fragment:NS,packing:US,premultiplied_alpha_fragment:FS,project_vertex:OS,dithering_fragment:BS,dithering_pars_fragment:kS,roughnessmap_fragment:zS,roughnessmap_pars_fragment:VS,shadowmap_pars_fragment:GS,shadowmap_pars_vertex:HS,shadowmap_vertex:WS,shadowmask_pars_fragment:XS,skinbase_vertex:qS,skinning_pars_vertex:YS,skinning_vertex:$S,skinnormal_vertex:jS,specularmap_fragment:ZS,specularmap_pars_fragment:KS,tonemapping_fragment:JS,tonemapping_pars_fragment:QS,transmission_fragment:tb,transmission_pars_fragment:eb,uv_pars_fragment:nb,uv_pars_vertex:ib,uv_vertex:sb,worldpos_vertex:rb,background_vert:ob,background_frag:ab,backgroundCube_vert:lb,backgroundCube_frag:cb,cube_vert:hb,cube_frag:ub,depth_vert:db,depth_frag:fb,distance_vert:pb,distance_frag:mb,equirect_vert:gb,equirect_frag:_b,linedashed_vert:xb,linedashed_frag:vb,meshbasic_vert:yb,meshbasic_frag:Sb,meshlambert_vert:bb,meshlambert_frag:Mb,meshmatcap_vert:wb,meshmatcap_frag:Eb,meshnormal_vert:Tb,meshnormal_frag:Ab,meshphong_vert:Rb,meshphong_frag:Cb,meshphysical_vert:Pb,meshphysical_frag:Lb,meshtoon_vert:Db,meshtoon_frag:Ib,points_vert:Nb,points_frag:Ub,shadow_vert:Fb,shadow_frag:Ob,sprite_vert:Bb,sprite_frag:kb},Tt={common:{diffuse:{value:new Qt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new he},alphaMap:{value:null},alphaMapTransform:{value:new he},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new he}},envmap:{envMap:{value:null},envMapRotation:{value:new he},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new he}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new he}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new he},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new he},normalScale:{value:new Zt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new he},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new he}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new he}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new he}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Qt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:null},probesMin:{value:new T},probesMax:{value:new T},probesResolution:{value:new T}},points:{diffuse:{value:new Qt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new he},alphaTest:{value:0},uvTransform:{value:new he}},sprite:{diffuse:{value:new Qt(16777215)},opacity:{value:1},center:{value:new Zt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new he},alphaMap:{value:null},alphaMapTransform:{value:new he},alphaTest:{value:0}}},gi={basic:{uniforms:ai([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.fog]),vertexShader:de.meshbasic_vert,fragmentShader:de.meshbasic_frag},lambert:{uniforms:ai([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},envMapIntensity:{value:1}}]),vertexShader:de.meshlambert_vert,fragmentShader:de.meshlambert_frag},phong:{uniforms:ai([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},specular:{value:new Qt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:de.meshphong_vert,fragmentShader:de.meshphong_frag},standard:{uniforms:ai([Tt.common,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.roughnessmap,Tt.metalnessmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:de.meshphysical_vert,fragmentShader:de.meshphysical_frag},toon:{uniforms:ai([Tt.common,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.gradientmap,Tt.fog,Tt.lights,{emissive:{value:new Qt(0)}}]),vertexShader:de.meshtoon_vert,fragmentShader:de.meshtoon_frag},matcap:{uniforms:ai([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,{matcap:{value:null}}]),vertexShader:de.meshmatcap_vert,fragmentShader:de.meshmatcap_frag},points:{uniforms:ai([Tt.points,Tt.fog]),vertexShader:de.points_vert,fragmentShader:de.points_frag},dashed:{uniforms:ai([Tt.common,Tt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:de.linedashed_vert,fragmentShader:de.linedashed_frag},depth:{uniforms:ai([Tt.common,Tt.displacementmap]),vertexShader:de.depth_vert,fragmentShader:de.depth_frag},normal:{uniforms:ai([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,{opacity:{value:1}}]),vertexShader:de.meshnormal_vert,fragmentShader:de.meshnormal_frag},sprite:{uniforms:ai([Tt.sprite,Tt.fog]),vertexShader:de.sprite_vert,fragmentShader:de.sprite_frag},background:{uniforms:{uvTransform:{value:new he},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:de.background_vert,fragmentShader:de.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new he}},vertexShader:de.backgroundCube_vert,fragmentShader:de.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:de.cube_vert,fragmentShader:de.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:de.equirect_vert,fragmentShader:de.equirect_frag},distance:{uniforms:ai([Tt.common,Tt.displacementmap,{referencePosition:{value:new T},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:de.distance_vert,fragmentShader:de.distance_frag},shadow:{uniforms:ai([Tt.lights,Tt.fog,{color:{value:new Qt(0)},opacity:{value:1}}]),vertexShader:de.shadow_vert,fragmentShader:de.shadow_frag}};gi.physical={uniforms:ai([gi.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new he},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new he},clearcoatNormalScale:{value:new Zt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new he},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new he},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new he},sheen:{value:0},sheenColor:{value:new Qt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new he},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new he},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new he},transmissionSamplerSize:{value:new Zt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new he},attenuationDistance:{value:0},attenuationColor:{value:new Qt(0)},specularColor:{value:new Qt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new he},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new he},anisotropyVector:{value:new Zt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new he}}]),vertexShader:de.meshphysical_vert,fragmentShader:de.meshphysical_frag};const zl={r:0,b:0,g:0},zb=new me,L0=new he;L0.set(-1,0,0,0,1,0,0,0,1);function Vb(i,t,e,n,s,r){const o=new Qt(0);let a=s===!0?0:1,l,c,d=null,u=0,h=null;function m(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){const b=_.backgroundBlurriness>0;w=t.get(w,b)}return w}function g(_){let w=!1;const b=m(_);b===null?p(o,a):b&&b.isColor&&(p(b,1),w=!0);const D=i.xr.getEnvironmentBlendMode();D==="additive"?e.buffers.color.setClear(0,0,0,1,r):D==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,w){const b=m(w);b&&(b.isCubeTexture||b.mapping===Gc)?(c===void 0&&(c=new yt(new pn(1,1,1),new xi({name:"BackgroundCubeMaterial",uniforms:zo(gi.backgroundCube.uniforms),vertexShader:gi.backgroundCube.vertexShader,fragmentShader:gi.backgroundCube.fragmentShader,side:Fn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(D,A,N){this.matrixWorld.copyPosition(N.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(zb.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isCubeTexture&&b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(L0),c.material.toneMapped=we.getTransfer(b.colorSpace)!==Be,(d!==b||u!==b.version||h!==i.toneMapping)&&(c.material.needsUpdate=!0,d=b,u=b.version,h=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new yt(new Ps(2,2),new xi({name:"BackgroundMaterial",uniforms:zo(gi.background.uniforms),vertexShader:gi.background.vertexShader,fragmentShader:gi.background.fragmentShader,side:Rs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=we.getTransfer(b.colorSpace)!==Be,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(d!==b||u!==b.version||h!==i.toneMapping)&&(l.material.needsUpdate=!0,d=b,u=b.version,h=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,w){_.getRGB(zl,M0(i)),e.buffers.color.setClear(zl.r,zl.g,zl.b,w,r)}function f(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:y,dispose:f}}function Gb(i,t){const e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=h(null);let r=s,o=!1;function a(P,B,G,X,U){let W=!1;const O=u(P,X,G,B);r!==O&&(r=O,c(r.object)),W=m(P,X,G,U),W&&g(P,X,G,U),U!==null&&t.update(U,i.ELEMENT_ARRAY_BUFFER),(W||o)&&(o=!1,b(P,B,G,X),U!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(U).buffer))}function l(){return i.createVertexArray()}function c(P){return i.bindVertexArray(P)}function d(P){return i.deleteVertexArray(P)}function u(P,B,G,X){const U=X.wireframe===!0;let W=n[B.id];W===void 0&&(W={},n[B.id]=W);const O=P.isInstancedMesh===!0?P.id:0;let st=W[O];st===void 0&&(st={},W[O]=st);let tt=st[G.id];tt===void 0&&(tt={},st[G.id]=tt);let at=tt[U];return at===void 0&&(at=h(l()),tt[U]=at),at}function h(P){const B=[],G=[],X=[];for(let U=0;U<e;U++)B[U]=0,G[U]=0,X[U]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:G,attributeDivisors:X,object:P,attributes:{},index:null}}function m(P,B,G,X){const U=r.attributes,W=B.attributes;let O=0;const st=G.getAttributes();for(const tt in st)if(st[tt].location>=0){const ft=U[tt];let ut=W[tt];if(ut===void 0&&(tt==="instanceMatrix"&&P.instanceMatrix&&(ut=P.instanceMatrix),tt==="instanceColor"&&P.instanceColor&&(ut=P.instanceColor)),ft===void 0||ft.attribute!==ut||ut&&ft.data!==ut.data)return!0;O++}return r.attributesNum!==O||r.index!==X}function g(P,B,G,X){const U={},W=B.attributes;let O=0;const st=G.getAttributes();for(const tt in st)if(st[tt].location>=0){let ft=W[tt];ft===void 0&&(tt==="instanceMatrix"&&P.instanceMatrix&&(ft=P.instanceMatrix),tt==="instanceColor"&&P.instanceColor&&(ft=P.instanceColor));const ut={};ut.attribute=ft,ft&&ft.data&&(ut.data=ft.data),U[tt]=ut,O++}r.attributes=U,r.attributesNum=O,r.index=X}function y(){const P=r.newAttributes;for(let B=0,G=P.length;B<G;B++)P[B]=0}function p(P){f(P,0)}function f(P,B){const G=r.newAttributes,X=r.enabledAttributes,U=r.attributeDivisors;G[P]=1,X[P]===0&&(i.enableVertexAttribArray(P),X[P]=1),U[P]!==B&&(i.vertexAttribDivisor(P,B),U[P]=B)}function _(){const P=r.newAttributes,B=r.enabledAttributes;for(let G=0,X=B.length;G<X;G++)B[G]!==P[G]&&(i.disableVertexAttribArray(G),B[G]=0)}function w(P,B,G,X,U,W,O){O===!0?i.vertexAttribIPointer(P,B,G,U,W):i.vertexAttribPointer(P,B,G,X,U,W)}function b(P,B,G,X){y();const U=X.attributes,W=G.getAttributes(),O=B.defaultAttributeValues;for(const st in W){const tt=W[st];if(tt.location>=0){let at=U[st];if(at===void 0&&(st==="instanceMatrix"&&P.instanceMatrix&&(at=P.instanceMatrix),st==="instanceColor"&&P.instanceColor&&(at=P.instanceColor)),at!==void 0){const ft=at.normalized,ut=at.itemSize,gt=t.get(at);if(gt===void 0)continue;const Yt=gt.buffer,Wt=gt.type,Q=gt.bytesPerElement,ct=Wt===i.INT||Wt===i.UNSIGNED_INT||at.gpuType===Fd;if(at.isInterleavedBufferAttribute){const mt=at.data,zt=mt.stride,Ft=at.offset;if(mt.isInstancedInterleavedBuffer){for(let Ht=0;Ht<tt.locationSize;Ht++)f(tt.location+Ht,mt.meshPerAttribute);P.isInstancedMesh!==!0&&X._maxInstanceCount===void 0&&(X._maxInstanceCount=mt.meshPerAttribute*mt.count)}else for(let Ht=0;Ht<tt.locationSize;Ht++)p(tt.location+Ht);i.bindBuffer(i.ARRAY_BUFFER,Yt);for(let Ht=0;Ht<tt.locationSize;Ht++)w(tt.location+Ht,ut/tt.locationSize,Wt,ft,zt*Q,(Ft+ut/tt.locationSize*Ht)*Q,ct)}else{if(at.isInstancedBufferAttribute){for(let mt=0;mt<tt.locationSize;mt++)f(tt.location+mt,at.meshPerAttribute);P.isInstancedMesh!==!0&&X._maxInstanceCount===void 0&&(X._maxInstanceCount=at.meshPerAttribute*at.count)}else for(let mt=0;mt<tt.locationSize;mt++)p(tt.location+mt);i.bindBuffer(i.ARRAY_BUFFER,Yt);for(let mt=0;mt<tt.locationSize;mt++)w(tt.location+mt,ut/tt.locationSize,Wt,ft,ut*Q,ut/tt.locationSize*mt*Q,ct)}}else if(O!==void 0){const ft=O[st];if(ft!==void 0)switch(ft.length){case 2:i.vertexAttrib2fv(tt.location,ft);break;case 3:i.vertexAttrib3fv(tt.location,ft);break;case 4:i.vertexAttrib4fv(tt.location,ft);break;default:i.vertexAttrib1fv(tt.location,ft)}}}}_()}function D(){C();for(const P in n){const B=n[P];for(const G in B){const X=B[G];for(const U in X){const W=X[U];for(const O in W)d(W[O].object),delete W[O];delete X[U]}}delete n[P]}}function A(P){if(n[P.id]===void 0)return;const B=n[P.id];for(const G in B){const X=B[G];for(const U in X){const W=X[U];for(const O in W)d(W[O].object),delete W[O];delete X[U]}}delete n[P.id]}function N(P){for(const B in n){const G=n[B];for(const X in G){const U=G[X];if(U[P.id]===void 0)continue;const W=U[P.id];for(const O in W)d(W[O].object),delete W[O];delete U[P.id]}}}function v(P){for(const B in n){const G=n[B],X=P.isInstancedMesh===!0?P.id:0,U=G[X];if(U!==void 0){for(const W in U){const O=U[W];for(const st in O)d(O[st].object),delete O[st];delete U[W]}delete G[X],Object.keys(G).length===0&&delete n[B]}}}function C(){F(),o=!0,r!==s&&(r=s,c(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:C,resetDefaultState:F,dispose:D,releaseStatesOfGeometry:A,releaseStatesOfObject:v,releaseStatesOfProgram:N,initAttributes:y,enableAttribute:p,disableUnusedAttributes:_}}function Hb(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,d){d!==0&&(i.drawArraysInstanced(n,l,c,d),e.update(c,n,d))}function a(l,c,d){if(d===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,d);let h=0;for(let m=0;m<d;m++)h+=c[m];e.update(h,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Wb(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){const N=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(N.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(N){return!(N!==ns&&n.convert(N)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(N){const v=N===Ys&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(N!==Ri&&n.convert(N)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE)&&N!==es&&!v)}function l(N){if(N==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";N="mediump"}return N==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp";const d=l(c);d!==c&&($t("WebGLRenderer:",c,"not supported, using",d,"instead."),c=d);const u=e.logarithmicDepthBuffer===!0,h=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control");e.reversedDepthBuffer===!0&&h===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer.");const m=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),D=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:h,maxTextures:m,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:p,maxAttributes:f,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:D,samples:A}}function Xb(i){const t=this;let e=null,n=0,s=!1,r=!1;const o=new Ki,a=new he,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,h){const m=u.length!==0||h||n!==0||s;return s=h,n=u.length,m},this.beginShadows=function(){r=!0,d(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,h){e=d(u,h,0)},this.setState=function(u,h,m){const g=u.clippingPlanes,y=u.clipIntersection,p=u.clipShadows,f=i.get(u);if(!s||g===null||g.length===0||r&&!p)r?d(null):c();else{const _=r?0:n,w=_*4;let b=f.clippingState||null;l.value=b,b=d(g,h,w,m);for(let D=0;D!==w;++D)b[D]=e[D];f.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function d(u,h,m,g){const y=u!==null?u.length:0;let p=null;if(y!==0){if(p=l.value,g!==!0||p===null){const f=m+y*4,_=h.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<f)&&(p=new Float32Array(f));for(let w=0,b=m;w!==y;++w,b+=4)o.copy(u[w]).applyMatrix4(_,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,p}}const _r=4,Cp=[.125,.215,.35,.446,.526,.582],Or=20,qb=256,_a=new qc,Pp=new Qt;let Vh=null,Gh=0,Hh=0,Wh=!1;const Yb=new T;class fd{constructor(t){this._renderer=t,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._sizeLods=[],this._sigmas=[],this._lodMeshes=[],this._backgroundBox=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){const{size:o=256,position:a=Yb}=r;Vh=this._renderer.getRenderTarget(),Gh=this._renderer.getActiveCubeFace(),Hh=this._renderer.getActiveMipmapLevel(),Wh=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);const l=this._allocateTargets();return l.depthBuffer=!0,this._sceneToCubeUV(t,n,s,l,a),e>0&&this._blur(l,0,0,e),this._applyPMREM(l),this._cleanup(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Ip(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Dp(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._backgroundBox!==null&&(this._backgroundBox.geometry.dispose(),this._backgroundBox.material.dispose())}_setSize(t){this._lodMax=Math.floor(Math.log2(t)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let t=0;t<this._lodMeshes.length;t++)this._lodMeshes[t].geometry.dispose()}_cleanup(t){this._renderer.setRenderTarget(Vh,Gh,Hh),this._renderer.xr.enabled=Wh,t.scissorTest=!1,To(t,0,0,t.width,t.height)}_fromTexture(t,e){t.mapping===Xr||t.mapping===Oo?this._setSize(t.image.length===0?16:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4),Vh=this._renderer.getRenderTarget(),Gh=this._renderer.getActiveCubeFace(),Hh=this._renderer.getActiveMipmapLevel(),Wh=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const n=e||this._allocateTargets();return this._textureToCubeUV(t,n),this._applyPMREM(n),this._cleanup(n),n}_allocateTargets(){const t=3*Math.max(this._cubeSize,112),e=4*this._cubeSize,n={magFilter:Kn,minFilter:Kn,generateMipmaps:!1,type:Ys,format:ns,colorSpace:Ac,depthBuffer:!1},s=Lp(t,e,n);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==t||this._pingPongRenderTarget.height!==e){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=Lp(t,e,n);const{_lodMax:r}=this;({lodMeshes:this._lodMeshes,sizeLods:this._sizeLods,sigmas:this._sigmas}=$b(r)),this._blurMaterial=Zb(r,t,e),this._ggxMaterial=jb(r,t,e)}return s}_compileMaterial(t){const e=new yt(new an,t);this._renderer.compile(e,_a)}_sceneToCubeUV(t,e,n,s,r){const l=new Bi(90,1,e,n),c=[1,-1,1,1,1,1],d=[1,1,1,-1,-1,-1],u=this._renderer,h=u.autoClear,m=u.toneMapping;u.getClearColor(Pp),u.toneMapping=Ts,u.autoClear=!1,u.state.buffers.depth.getReversed()&&(u.setRenderTarget(s),u.clearDepth(),u.setRenderTarget(null)),this._backgroundBox===null&&(this._backgroundBox=new yt(new pn,new _i({name:"PMREM.Background",side:Fn,depthWrite:!1,depthTest:!1})));const y=this._backgroundBox,p=y.material;let f=!1;const _=t.background;_?_.isColor&&(p.color.copy(_),t.background=null,f=!0):(p.color.copy(Pp),f=!0);for(let w=0;w<6;w++){const b=w%3;b===0?(l.up.set(0,c[w],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x+d[w],r.y,r.z)):b===1?(l.up.set(0,0,c[w]),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y+d[w],r.z)):(l.up.set(0,c[w],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y,r.z+d[w]));const D=this._cubeSize;To(s,b*D,w>2?D:0,D,D),u.setRenderTarget(s),f&&u.render(y,l),u.render(t,l)}u.toneMapping=m,u.autoClear=h,t.background=_}_textureToCubeUV(t,e){const n=this._renderer,s=t.mapping===Xr||t.mapping===Oo;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=Ip()),this._cubemapMaterial.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=Dp());const r=s?this._cubemapMaterial:this._equirectMaterial,o=this._lodMeshes[0];o.material=r;const a=r.uniforms;a.envMap.value=t;const l=this._cubeSize;To(e,0,0,3*l,2*l),n.setRenderTarget(e),n.render(o,_a)}_applyPMREM(t){const e=this._renderer,n=e.autoClear;e.autoClear=!1;const s=this._lodMeshes.length;for(let r=1;r<s;r++)this._applyGGXFilter(t,r-1,r);e.autoClear=n}_applyGGXFilter(t,e,n){const s=this._renderer,r=this._pingPongRenderTarget,o=this._ggxMaterial,a=this._lodMeshes[n];a.material=o;const l=o.uniforms,c=n/(this._lodMeshes.length-1),d=e/(this._lodMeshes.length-1),u=Math.sqrt(c*c-d*d),h=0+c*1.25,m=u*h,{_lodMax:g}=this,y=this._sizeLods[n],p=3*y*(n>g-_r?n-g+_r:0),f=4*(this._cubeSize-y);l.envMap.value=t.texture,l.roughness.value=m,l.mipInt.value=g-e,To(r,p,f,3*y,2*y),s.setRenderTarget(r),s.render(a,_a),l.envMap.value=r.texture,l.roughness.value=0,l.mipInt.value=g-n,To(t,p,f,3*y,2*y),s.setRenderTarget(t),s.render(a,_a)}_blur(t,e,n,s,r){const o=this._pingPongRenderTarget;this._halfBlur(t,o,e,n,s,"latitudinal",r),this._halfBlur(o,t,n,n,s,"longitudinal",r)}_halfBlur(t,e,n,s,r,o,a){const l=this._renderer,c=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&Te("blur direction must be either latitudinal or longitudinal!");const d=3,u=this._lodMeshes[s];u.material=c;const h=c.uniforms,m=this._sizeLods[n]-1,g=isFinite(r)?Math.PI/(2*m):2*Math.PI/(2*Or-1),y=r/g,p=isFinite(r)?1+Math.floor(d*y):Or;p>Or&&$t(`sigmaRadians, ${r}, is too large and will clip, as it requested ${p} samples when the maximum is set to ${Or}`);const f=[];let _=0;for(let N=0;N<Or;++N){const v=N/y,C=Math.exp(-v*v/2);f.push(C),N===0?_+=C:N<p&&(_+=2*C)}for(let N=0;N<f.length;N++)f[N]=f[N]/_;h.envMap.value=t.texture,h.samples.value=p,h.weights.value=f,h.latitudinal.value=o==="latitudinal",a&&(h.poleAxis.value=a);const{_lodMax:w}=this;h.dTheta.value=g,h.mipInt.value=w-n;const b=this._sizeLods[s],D=3*b*(s>w-_r?s-w+_r:0),A=4*(this._cubeSize-b);To(e,D,A,3*b,2*b),l.setRenderTarget(e),l.render(u,_a)}}function $b(i){const t=[],e=[],n=[];let s=i;const r=i-_r+1+Cp.length;for(let o=0;o<r;o++){const a=Math.pow(2,s);t.push(a);let l=1/a;o>i-_r?l=Cp[o-i+_r-1]:o===0&&(l=0),e.push(l);const c=1/(a-2),d=-c,u=1+c,h=[d,d,u,d,u,u,d,d,u,u,d,u],m=6,g=6,y=3,p=2,f=1,_=new Float32Array(y*g*m),w=new Float32Array(p*g*m),b=new Float32Array(f*g*m);for(let A=0;A<m;A++){const N=A%3*2/3-1,v=A>2?0:-1,C=[N,v,0,N+2/3,v,0,N+2/3,v+1,0,N,v,0,N+2/3,v+1,0,N,v+1,0];_.set(C,y*g*A),w.set(h,p*g*A);const F=[A,A,A,A,A,A];b.set(F,f*g*A)}const D=new an;D.setAttribute("position",new di(_,y)),D.setAttribute("uv",new di(w,p)),D.setAttribute("faceIndex",new di(b,f)),n.push(new yt(D,null)),s>_r&&s--}return{lodMeshes:n,sizeLods:t,sigmas:e}}function Lp(i,t,e){const n=new ss(i,t,e);return n.texture.mapping=Gc,n.texture.name="PMREM.cubeUv",n.scissorTest=!0,n}function To(i,t,e,n,s){i.viewport.set(t,e,n,s),i.scissor.set(t,e,n,s)}function jb(i,t,e){return new xi({name:"PMREMGGXConvolution",defines:{GGX_SAMPLES:qb,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},roughness:{value:0},mipInt:{value:0}},vertexShader:Yc(),fragmentShader:`

			precision highp float;
			precision highp int;

			varying vec3 vOutputDirection;

			uniform sampler2D envMap;
			uniform float roughness;
			uniform float mipInt;

			#define ENVMAP_TYPE_CUBE_UV
			#include <cube_uv_reflection_fragment>

			#define PI 3.14159265359

			// Van der Corput radical inverse
			float radicalInverse_VdC(uint bits) {
				bits = (bits << 16u) | (bits >> 16u);
				bits = ((bits & 0x55555555u) << 1u) | ((bits & 0xAAAAAAAAu) >> 1u);
				bits = ((bits & 0x33333333u) << 2u) | ((bits & 0xCCCCCCCCu) >> 2u);
				bits = ((bits & 0x0F0F0F0Fu) << 4u) | ((bits & 0xF0F0F0F0u) >> 4u);
				bits = ((bits & 0x00FF00FFu) << 8u) | ((bits & 0xFF00FF00u) >> 8u);
				return float(bits) * 2.3283064365386963e-10; // / 0x100000000
			}

			// Hammersley sequence
			vec2 hammersley(uint i, uint N) {
				return vec2(float(i) / float(N), radicalInverse_VdC(i));
			}

			// GGX VNDF importance sampling (Eric Heitz 2018)
			// "Sampling the GGX Distribution of Visible Normals"
			// https://jcgt.org/published/0007/04/01/
			vec3 importanceSampleGGX_VNDF(vec2 Xi, vec3 V, float roughness) {
				float alpha = roughness * roughness;

				// Section 4.1: Orthonormal basis
				vec3 T1 = vec3(1.0, 0.0, 0.0);
				vec3 T2 = cross(V, T1);

				// Section 4.2: Parameterization of projected area
				float r = sqrt(Xi.x);
				float phi = 2.0 * PI * Xi.y;
				float t1 = r * cos(phi);
				float t2 = r * sin(phi);
				float s = 0.5 * (1.0 + V.z);
				t2 = (1.0 - s) * sqrt(1.0 - t1 * t1) + s * t2;

				// Section 4.3: Reprojection onto hemisphere
				vec3 Nh = t1 * T1 + t2 * T2 + sqrt(max(0.0, 1.0 - t1 * t1 - t2 * t2)) * V;

				// Section 3.4: Transform back to ellipsoid configuration
				return normalize(vec3(alpha * Nh.x, alpha * Nh.y, max(0.0, Nh.z)));
			}

			void main() {
				vec3 N = normalize(vOutputDirection);
				vec3 V = N; // Assume view direction equals normal for pre-filtering

				vec3 prefilteredColor = vec3(0.0);
				float totalWeight = 0.0;

				// For very low roughness, just sample the environment directly
				if (roughness < 0.001) {
					gl_FragColor = vec4(bilinearCubeUV(envMap, N, mipInt), 1.0);
					return;
				}

				// Tangent space basis for VNDF sampling
				vec3 up = abs(N.z) < 0.999 ? vec3(0.0, 0.0, 1.0) : vec3(1.0, 0.0, 0.0);
				vec3 tangent = normalize(cross(up, N));
				vec3 bitangent = cross(N, tangent);

				for(uint i = 0u; i < uint(GGX_SAMPLES); i++) {
					vec2 Xi = hammersley(i, uint(GGX_SAMPLES));

					// For PMREM, V = N, so in tangent space V is always (0, 0, 1)
					vec3 H_tangent = importanceSampleGGX_VNDF(Xi, vec3(0.0, 0.0, 1.0), roughness);

					// Transform H back to world space
					vec3 H = normalize(tangent * H_tangent.x + bitangent * H_tangent.y + N * H_tangent.z);
					vec3 L = normalize(2.0 * dot(V, H) * H - V);

					float NdotL = max(dot(N, L), 0.0);

					if(NdotL > 0.0) {
						// Sample environment at fixed mip level
						// VNDF importance sampling handles the distribution filtering
						vec3 sampleColor = bilinearCubeUV(envMap, L, mipInt);

						// Weight by NdotL for the split-sum approximation
						// VNDF PDF naturally accounts for the visible microfacet distribution
						prefilteredColor += sampleColor * NdotL;
						totalWeight += NdotL;
					}
				}

				if (totalWeight > 0.0) {
					prefilteredColor = prefilteredColor / totalWeight;
				}

				gl_FragColor = vec4(prefilteredColor, 1.0);
			}
		`,blending:Es,depthTest:!1,depthWrite:!1})}function Zb(i,t,e){const n=new Float32Array(Or),s=new T(0,1,0);return new xi({name:"SphericalGaussianBlur",defines:{n:Or,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:n},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Yc(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			varying vec3 vOutputDirection;

			uniform sampler2D envMap;
			uniform int samples;
			uniform float weights[ n ];
			uniform bool latitudinal;
			uniform float dTheta;
			uniform float mipInt;
			uniform vec3 poleAxis;

			#define ENVMAP_TYPE_CUBE_UV
			#include <cube_uv_reflection_fragment>

			vec3 getSample( float theta, vec3 axis ) {

				float cosTheta = cos( theta );
				// Rodrigues' axis-angle rotation
				vec3 sampleDirection = vOutputDirection * cosTheta
					+ cross( axis, vOutputDirection ) * sin( theta )
					+ axis * dot( axis, vOutputDirection ) * ( 1.0 - cosTheta );

				return bilinearCubeUV( envMap, sampleDirection, mipInt );

			}

			void main() {

				vec3 axis = latitudinal ? poleAxis : cross( poleAxis, vOutputDirection );

				if ( all( equal( axis, vec3( 0.0 ) ) ) ) {

					axis = vec3( vOutputDirection.z, 0.0, - vOutputDirection.x );

				}

				axis = normalize( axis );

				gl_FragColor = vec4( 0.0, 0.0, 0.0, 1.0 );
				gl_FragColor.rgb += weights[ 0 ] * getSample( 0.0, axis );

				for ( int i = 1; i < n; i++ ) {

					if ( i >= samples ) {

						break;

					}

					float theta = dTheta * float( i );
					gl_FragColor.rgb += weights[ i ] * getSample( -1.0 * theta, axis );
					gl_FragColor.rgb += weights[ i ] * getSample( theta, axis );

				}

			}
		`,blending:Es,depthTest:!1,depthWrite:!1})}function Dp(){return new xi({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Yc(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			varying vec3 vOutputDirection;

			uniform sampler2D envMap;

			#include <common>

			void main() {

				vec3 outputDirection = normalize( vOutputDirection );
				vec2 uv = equirectUv( outputDirection );

				gl_FragColor = vec4( texture2D ( envMap, uv ).rgb, 1.0 );

			}
		`,blending:Es,depthTest:!1,depthWrite:!1})}function Ip(){return new xi({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Yc(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:Es,depthTest:!1,depthWrite:!1})}function Yc(){return`

		precision mediump float;
		precision mediump int;

		attribute float faceIndex;

		varying vec3 vOutputDirection;

		// RH coordinate system; PMREM face-indexing convention
		vec3 getDirection( vec2 uv, float face ) {

			uv = 2.0 * uv - 1.0;

			vec3 direction = vec3( uv, 1.0 );

			if ( face == 0.0 ) {

				direction = direction.zyx; // ( 1, v, u ) pos x

			} else if ( face == 1.0 ) {

				direction = direction.xzy;
				direction.xz *= -1.0; // ( -u, 1, -v ) pos y

			} else if ( face == 2.0 ) {

				direction.x *= -1.0; // ( -u, v, 1 ) pos z

			} else if ( face == 3.0 ) {

				direction = direction.zyx;
				direction.xz *= -1.0; // ( -1, v, -u ) neg x

			} else if ( face == 4.0 ) {

				direction = direction.xzy;
				direction.xy *= -1.0; // ( -u, -1, v ) neg y

			} else if ( face == 5.0 ) {

				direction.z *= -1.0; // ( u, v, -1 ) neg z

			}

			return direction;

		}

		void main() {

			vOutputDirection = getDirection( uv, faceIndex );
			gl_Position = vec4( position, 1.0 );

		}
	`}class D0 extends ss{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;const n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new S0(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;const n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new pn(5,5,5),r=new xi({name:"CubemapFromEquirect",uniforms:zo(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Fn,blending:Es});r.uniforms.tEquirect.value=e;const o=new yt(s,r),a=e.minFilter;return e.minFilter===mr&&(e.minFilter=Kn),new Qv(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){const r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}}function Kb(i){let t=new WeakMap,e=new WeakMap,n=null;function s(h,m=!1){return h==null?null:m?o(h):r(h)}function r(h){if(h&&h.isTexture){const m=h.mapping;if(m===fh||m===ph)if(t.has(h)){const g=t.get(h).texture;return a(g,h.mapping)}else{const g=h.image;if(g&&g.height>0){const y=new D0(g.height);return y.fromEquirectangularTexture(i,h),t.set(h,y),h.addEventListener("dispose",c),a(y.texture,h.mapping)}else return null}}return h}function o(h){if(h&&h.isTexture){const m=h.mapping,g=m===fh||m===ph,y=m===Xr||m===Oo;if(g||y){let p=e.get(h);const f=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==f)return n===null&&(n=new fd(i)),p=g?n.fromEquirectangular(h,p):n.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),p.texture;if(p!==void 0)return p.texture;{const _=h.image;return g&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new fd(i)),p=g?n.fromEquirectangular(h):n.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),h.addEventListener("dispose",d),p.texture):null}}}return h}function a(h,m){return m===fh?h.mapping=Xr:m===ph&&(h.mapping=Oo),h}function l(h){let m=0;const g=6;for(let y=0;y<g;y++)h[y]!==void 0&&m++;return m===g}function c(h){const m=h.target;m.removeEventListener("dispose",c);const g=t.get(m);g!==void 0&&(t.delete(m),g.dispose())}function d(h){const m=h.target;m.removeEventListener("dispose",d);const g=e.get(m);g!==void 0&&(e.delete(m),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function Jb(i){const t={};function e(n){if(t[n]!==void 0)return t[n];const s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){const s=e(n);return s===null&&hd("WebGLRenderer: "+n+" extension not supported."),s}}}function Qb(i,t,e,n){const s={},r=new WeakMap;function o(u){const h=u.target;h.index!==null&&t.remove(h.index);for(const g in h.attributes)t.remove(h.attributes[g]);h.removeEventListener("dispose",o),delete s[h.id];const m=r.get(h);m&&(t.remove(m),r.delete(h)),n.releaseStatesOfGeometry(h),h.isInstancedBufferGeometry===!0&&delete h._maxInstanceCount,e.memory.geometries--}function a(u,h){return s[h.id]===!0||(h.addEventListener("dispose",o),s[h.id]=!0,e.memory.geometries++),h}function l(u){const h=u.attributes;for(const m in h)t.update(h[m],i.ARRAY_BUFFER)}function c(u){const h=[],m=u.index,g=u.attributes.position;let y=0;if(g===void 0)return;if(m!==null){const _=m.array;y=m.version;for(let w=0,b=_.length;w<b;w+=3){const D=_[w+0],A=_[w+1],N=_[w+2];h.push(D,A,A,N,N,D)}}else{const _=g.array;y=g.version;for(let w=0,b=_.length/3-1;w<b;w+=3){const D=w+0,A=w+1,N=w+2;h.push(D,A,A,N,N,D)}}const p=new(g.count>=65535?x0:_0)(h,1);p.version=y;const f=r.get(u);f&&t.remove(f),r.set(u,p)}function d(u){const h=r.get(u);if(h){const m=u.index;m!==null&&h.version<m.version&&c(u)}else c(u);return r.get(u)}return{get:a,update:l,getWireframeAttribute:d}}function tM(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,h){i.drawElements(n,h,r,u*o),e.update(h,n,1)}function c(u,h,m){m!==0&&(i.drawElementsInstanced(n,h,r,u*o,m),e.update(h,n,m))}function d(u,h,m){if(m===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,h,0,r,u,0,m);let y=0;for(let p=0;p<m;p++)y+=h[p];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=d}function eM(i){const t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:Te("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function nM(i,t,e){const n=new WeakMap,s=new Xe;function r(o,a,l){const c=o.morphTargetInfluences,d=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=d!==void 0?d.length:0;let h=n.get(a);if(h===void 0||h.count!==u){let F=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",F)};var m=F;h!==void 0&&h.texture.dispose();const g=a.morphAttributes.position!==void 0,y=a.morphAttributes.normal!==void 0,p=a.morphAttributes.color!==void 0,f=a.morphAttributes.position||[],_=a.morphAttributes.normal||[],w=a.morphAttributes.color||[];let b=0;g===!0&&(b=1),y===!0&&(b=2),p===!0&&(b=3);let D=a.attributes.position.count*b,A=1;D>t.maxTextureSize&&(A=Math.ceil(D/t.maxTextureSize),D=t.maxTextureSize);const N=new Float32Array(D*A*4*u),v=new p0(N,D,A,u);v.type=es,v.needsUpdate=!0;const C=b*4;for(let P=0;P<u;P++){const B=f[P],G=_[P],X=w[P],U=D*A*4*P;for(let W=0;W<B.count;W++){const O=W*C;g===!0&&(s.fromBufferAttribute(B,W),N[U+O+0]=s.x,N[U+O+1]=s.y,N[U+O+2]=s.z,N[U+O+3]=0),y===!0&&(s.fromBufferAttribute(G,W),N[U+O+4]=s.x,N[U+O+5]=s.y,N[U+O+6]=s.z,N[U+O+7]=0),p===!0&&(s.fromBufferAttribute(X,W),N[U+O+8]=s.x,N[U+O+9]=s.y,N[U+O+10]=s.z,N[U+O+11]=X.itemSize===4?s.w:1)}}h={count:u,texture:v,size:new Zt(D,A)},n.set(a,h),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let g=0;for(let p=0;p<c.length;p++)g+=c[p];const y=a.morphTargetsRelative?1:1-g;l.getUniforms().setValue(i,"morphTargetBaseInfluence",y),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",h.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",h.size)}return{update:r}}function iM(i,t,e,n,s){let r=new WeakMap;function o(c){const d=s.render.frame,u=c.geometry,h=t.get(c,u);if(r.get(h)!==d&&(t.update(h),r.set(h,d)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==d&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,d))),c.isSkinnedMesh){const m=c.skeleton;r.get(m)!==d&&(m.update(),r.set(m,d))}return h}function a(){r=new WeakMap}function l(c){const d=c.target;d.removeEventListener("dispose",l),n.releaseStatesOfObject(d),e.remove(d.instanceMatrix),d.instanceColor!==null&&e.remove(d.instanceColor)}return{update:o,dispose:a}}const sM={[t0]:"LINEAR_TONE_MAPPING",[e0]:"REINHARD_TONE_MAPPING",[n0]:"CINEON_TONE_MAPPING",[i0]:"ACES_FILMIC_TONE_MAPPING",[r0]:"AGX_TONE_MAPPING",[Ud]:"NEUTRAL_TONE_MAPPING",[s0]:"CUSTOM_TONE_MAPPING"};function rM(i,t,e,n,s){const r=new ss(t,e,{type:i,depthBuffer:n,stencilBuffer:s,depthTexture:n?new ko(t,e):void 0}),o=new ss(t,e,{type:Ys,depthBuffer:!1,stencilBuffer:!1}),a=new an;a.setAttribute("position",new ve([-1,3,0,-1,-1,0,3,-1,0],3)),a.setAttribute("uv",new ve([0,2,0,0,2,0],2));const l=new Xv({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),c=new yt(a,l),d=new qc(-1,1,1,-1,0,1);let u=null,h=null,m=!1,g,y=null,p=[],f=!1;this.setSize=function(_,w){r.setSize(_,w),o.setSize(_,w);for(let b=0;b<p.length;b++){const D=p[b];D.setSize&&D.setSize(_,w)}},this.setEffects=function(_){p=_,f=p.length>0&&p[0].isRenderPass===!0;const w=r.width,b=r.height;for(let D=0;D<p.length;D++){const A=p[D];A.setSize&&A.setSize(w,b)}},this.begin=function(_,w){if(m||_.toneMapping===Ts&&p.length===0)return!1;if(y=w,w!==null){const b=w.width,D=w.height;(r.width!==b||r.height!==D)&&this.setSize(b,D)}return f===!1&&_.setRenderTarget(r),g=_.toneMapping,_.toneMapping=Ts,!0},this.hasRenderPass=function(){return f},this.end=function(_,w){_.toneMapping=g,m=!0;let b=r,D=o;for(let A=0;A<p.length;A++){const N=p[A];if(N.enabled!==!1&&(N.render(_,D,b,w),N.needsSwap!==!1)){const v=b;b=D,D=v}}if(u!==_.outputColorSpace||h!==_.toneMapping){u=_.outputColorSpace,h=_.toneMapping,l.defines={},we.getTransfer(u)===Be&&(l.defines.SRGB_TRANSFER="");const A=sM[h];A&&(l.defines[A]=""),l.needsUpdate=!0}l.uniforms.tDiffuse.value=b.texture,_.setRenderTarget(y),_.render(c,d),y=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){r.depthTexture&&r.depthTexture.dispose(),r.dispose(),o.dispose(),a.dispose(),l.dispose()}}const I0=new hi,pd=new ko(1,1),N0=new p0,U0=new bv,F0=new S0,Np=[],Up=[],Fp=new Float32Array(16),Op=new Float32Array(9),Bp=new Float32Array(4);function $o(i,t,e){const n=i[0];if(n<=0||n>0)return i;const s=t*e;let r=Np[s];if(r===void 0&&(r=new Float32Array(s),Np[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function An(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Rn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function $c(i,t){let e=Up[t];e===void 0&&(e=new Int32Array(t),Up[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function oM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function aM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(An(e,t))return;i.uniform2fv(this.addr,t),Rn(e,t)}}function lM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(An(e,t))return;i.uniform3fv(this.addr,t),Rn(e,t)}}function cM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(An(e,t))return;i.uniform4fv(this.addr,t),Rn(e,t)}}function hM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(An(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Rn(e,t)}else{if(An(e,n))return;Bp.set(n),i.uniformMatrix2fv(this.addr,!1,Bp),Rn(e,n)}}function uM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(An(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Rn(e,t)}else{if(An(e,n))return;Op.set(n),i.uniformMatrix3fv(this.addr,!1,Op),Rn(e,n)}}function dM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(An(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Rn(e,t)}else{if(An(e,n))return;Fp.set(n),i.uniformMatrix4fv(this.addr,!1,Fp),Rn(e,n)}}function fM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function pM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(An(e,t))return;i.uniform2iv(this.addr,t),Rn(e,t)}}function mM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(An(e,t))return;i.uniform3iv(this.addr,t),Rn(e,t)}}function gM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(An(e,t))return;i.uniform4iv(this.addr,t),Rn(e,t)}}function _M(i,t){const e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function xM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(An(e,t))return;i.uniform2uiv(this.addr,t),Rn(e,t)}}function vM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(An(e,t))return;i.uniform3uiv(this.addr,t),Rn(e,t)}}function yM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(An(e,t))return;i.uniform4uiv(this.addr,t),Rn(e,t)}}function SM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?(pd.compareFunction=e.isReversedDepthBuffer()?Wd:Hd,r=pd):r=I0,e.setTexture2D(t||r,s)}function bM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||U0,s)}function MM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTextureCube(t||F0,s)}function wM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||N0,s)}function EM(i){switch(i){case 5126:return oM;case 35664:return aM;case 35665:return lM;case 35666:return cM;case 35674:return hM;case 35675:return uM;case 35676:return dM;case 5124:case 35670:return fM;case 35667:case 35671:return pM;case 35668:case 35672:return mM;case 35669:case 35673:return gM;case 5125:return _M;case 36294:return xM;case 36295:return vM;case 36296:return yM;case 35678:case 36198:case 36298:case 36306:case 35682:return SM;case 35679:case 36299:case 36307:return bM;case 35680:case 36300:case 36308:case 36293:return MM;case 36289:case 36303:case 36311:case 36292:return wM}}function TM(i,t){i.uniform1fv(this.addr,t)}function AM(i,t){const e=$o(t,this.size,2);i.uniform2fv(this.addr,e)}function RM(i,t){const e=$o(t,this.size,3);i.uniform3fv(this.addr,e)}function CM(i,t){const e=$o(t,this.size,4);i.uniform4fv(this.addr,e)}function PM(i,t){const e=$o(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function LM(i,t){const e=$o(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function DM(i,t){const e=$o(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function IM(i,t){i.uniform1iv(this.addr,t)}function NM(i,t){i.uniform2iv(this.addr,t)}function UM(i,t){i.uniform3iv(this.addr,t)}function FM(i,t){i.uniform4iv(this.addr,t)}function OM(i,t){i.uniform1uiv(this.addr,t)}function BM(i,t){i.uniform2uiv(this.addr,t)}function kM(i,t){i.uniform3uiv(this.addr,t)}function zM(i,t){i.uniform4uiv(this.addr,t)}function VM(i,t,e){const n=this.cache,s=t.length,r=$c(e,s);An(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=pd:o=I0;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function GM(i,t,e){const n=this.cache,s=t.length,r=$c(e,s);An(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||U0,r[o])}function HM(i,t,e){const n=this.cache,s=t.length,r=$c(e,s);An(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));for(let o=0;o!==s;++o)e.setTextureCube(t[o]||F0,r[o])}function WM(i,t,e){const n=this.cache,s=t.length,r=$c(e,s);An(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||N0,r[o])}function XM(i){switch(i){case 5126:return TM;case 35664:return AM;case 35665:return RM;case 35666:return CM;case 35674:return PM;case 35675:return LM;case 35676:return DM;case 5124:case 35670:return IM;case 35667:case 35671:return NM;case 35668:case 35672:return UM;case 35669:case 35673:return FM;case 5125:return OM;case 36294:return BM;case 36295:return kM;case 36296:return zM;case 35678:case 36198:case 36298:case 36306:case 35682:return VM;case 35679:case 36299:case 36307:return GM;case 35680:case 36300:case 36308:case 36293:return HM;case 36289:case 36303:case 36311:case 36292:return WM}}class qM{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=EM(e.type)}}class YM{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=XM(e.type)}}class $M{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){const s=this.seq;for(let r=0,o=s.length;r!==o;++r){const a=s[r];a.setValue(t,e[a.id],n)}}}const Xh=/(\w+)(\])?(\[|\.)?/g;function kp(i,t){i.seq.push(t),i.map[t.id]=t}function jM(i,t,e){const n=i.name,s=n.length;for(Xh.lastIndex=0;;){const r=Xh.exec(n),o=Xh.lastIndex;let a=r[1];const l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){kp(e,c===void 0?new qM(a,i,t):new YM(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new $M(a),kp(e,u)),e=u}}}class xc{constructor(t,e){this.seq=[],this.map={};const n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){const a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);jM(a,l,this)}const s=[],r=[];for(const o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){const r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){const s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){const a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){const n=[];for(let s=0,r=t.length;s!==r;++s){const o=t[s];o.id in e&&n.push(o)}return n}}function zp(i,t,e){const n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}const ZM=37297;let KM=0;function JM(i,t){const e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){const a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}const Vp=new he;function QM(i){we._getMatrix(Vp,we.workingColorSpace,i);const t=`mat3( ${Vp.elements.map(e=>e.toFixed(4))} )`;switch(we.getTransfer(i)){case Rc:return[t,"LinearTransferOETF"];case Be:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Gp(i,t,e){const n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";const o=/ERROR: 0:(\d+)/.exec(r);if(o){const a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+JM(i.getShaderSource(t),a)}else return r}function tw(i,t){const e=QM(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( value.rgb * ${e[0]}, value.a ) );`,"}"].join(`
`)}const ew={[t0]:"Linear",[e0]:"Reinhard",[n0]:"Cineon",[i0]:"ACESFilmic",[r0]:"AgX",[Ud]:"Neutral",[s0]:"Custom"};function nw(i,t){const e=ew[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}const Vl=new T;function iw(){we.getLuminanceCoefficients(Vl);const i=Vl.x.toFixed(4),t=Vl.y.toFixed(4),e=Vl.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function sw(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Da).join(`
`)}function rw(i){const t=[];for(const e in i){const n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function ow(i,t){const e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){const r=i.getActiveAttrib(t,s),o=r.name;let a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Da(i){return i!==""}function Hp(i,t){const e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows)}function Wp(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}const aw=/^[ \t]*#include +<([\w\d./]+)>/gm;function md(i){return i.replace(aw,cw)}const lw=new Map;function cw(i,t){let e=de[t];if(e===void 0){const n=lw.get(t);if(n!==void 0)e=de[n],$t('WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',t,n);else throw new Error("Can not resolve #include <"+t+">")}return md(e)}const hw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Xp(i){return i.replace(hw,uw)}function uw(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function qp(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}const dw={[za]:"SHADOWMAP_TYPE_PCF",[La]:"SHADOWMAP_TYPE_VSM"};function fw(i){return dw[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const pw={[Xr]:"ENVMAP_TYPE_CUBE",[Oo]:"ENVMAP_TYPE_CUBE",[Gc]:"ENVMAP_TYPE_CUBE_UV"};function mw(i){return i.envMap===!1?"ENVMAP_TYPE_CUBE":pw[i.envMapMode]||"ENVMAP_TYPE_CUBE"}const gw={[Oo]:"ENVMAP_MODE_REFRACTION"};function _w(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":gw[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}const xw={[Qg]:"ENVMAP_BLENDING_MULTIPLY",[zx]:"ENVMAP_BLENDING_MIX",[Vx]:"ENVMAP_BLENDING_ADD"};function vw(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":xw[i.combine]||"ENVMAP_BLENDING_NONE"}function yw(i){const t=i.envMapCubeUVHeight;if(t===null)return null;const e=Math.log2(t)-2,n=1/t;return{texelWidth:1/(3*Math.max(Math.pow(2,e),112)),texelHeight:n,maxMip:e}}function Sw(i,t,e,n){const s=i.getContext(),r=e.defines;let o=e.vertexShader,a=e.fragmentShader;const l=fw(e),c=mw(e),d=_w(e),u=vw(e),h=yw(e),m=sw(e),g=rw(r),y=s.createProgram();let p,f,_=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g].filter(Da).join(`
`),p.length>0&&(p+=`
`),f=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g].filter(Da).join(`
`),f.length>0&&(f+=`
`)):(p=[qp(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+d:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Da).join(`
`),f=[qp(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+d:"",e.envMap?"#define "+u:"",h?"#define CUBEUV_TEXEL_WIDTH "+h.texelWidth:"",h?"#define CUBEUV_TEXEL_HEIGHT "+h.texelHeight:"",h?"#define CUBEUV_MAX_MIP "+h.maxMip+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.numLightProbeGrids>0?"#define USE_LIGHT_PROBES_GRID":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==Ts?"#define TONE_MAPPING":"",e.toneMapping!==Ts?de.tonemapping_pars_fragment:"",e.toneMapping!==Ts?nw("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",de.colorspace_pars_fragment,tw("linearToOutputTexel",e.outputColorSpace),iw(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Da).join(`
`)),o=md(o),o=Hp(o,e),o=Wp(o,e),a=md(a),a=Hp(a,e),a=Wp(a,e),o=Xp(o),a=Xp(a),e.isRawShaderMaterial!==!0&&(_=`#version 300 es
`,p=[m,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+p,f=["#define varying in",e.glslVersion===$f?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===$f?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+f);const w=_+p+o,b=_+f+a,D=zp(s,s.VERTEX_SHADER,w),A=zp(s,s.FRAGMENT_SHADER,b);s.attachShader(y,D),s.attachShader(y,A),e.index0AttributeName!==void 0?s.bindAttribLocation(y,0,e.index0AttributeName):e.morphTargets===!0&&s.bindAttribLocation(y,0,"position"),s.linkProgram(y);function N(P){if(i.debug.checkShaderErrors){const B=s.getProgramInfoLog(y)||"",G=s.getShaderInfoLog(D)||"",X=s.getShaderInfoLog(A)||"",U=B.trim(),W=G.trim(),O=X.trim();let st=!0,tt=!0;if(s.getProgramParameter(y,s.LINK_STATUS)===!1)if(st=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,y,D,A);else{const at=Gp(s,D,"vertex"),ft=Gp(s,A,"fragment");Te("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(y,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+U+`
`+at+`
`+ft)}else U!==""?$t("WebGLProgram: Program Info Log:",U):(W===""||O==="")&&(tt=!1);tt&&(P.diagnostics={runnable:st,programLog:U,vertexShader:{log:W,prefix:p},fragmentShader:{log:O,prefix:f}})}s.deleteShader(D),s.deleteShader(A),v=new xc(s,y),C=ow(s,y)}let v;this.getUniforms=function(){return v===void 0&&N(this),v};let C;this.getAttributes=function(){return C===void 0&&N(this),C};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(y,ZM)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(y),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=KM++,this.cacheKey=t,this.usedTimes=1,this.program=y,this.vertexShader=D,this.fragmentShader=A,this}let bw=0;class Mw{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t){const e=t.vertexShader,n=t.fragmentShader,s=this._getShaderStage(e),r=this._getShaderStage(n),o=this._getShaderCacheForMaterial(t);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(t){const e=this.materialCache.get(t);for(const n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderID(t){return this._getShaderStage(t.vertexShader).id}getFragmentShaderID(t){return this._getShaderStage(t.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){const e=this.materialCache;let n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){const e=this.shaderCache;let n=e.get(t);return n===void 0&&(n=new ww(t),e.set(t,n)),n}}class ww{constructor(t){this.id=bw++,this.code=t,this.usedTimes=0}}function Ew(i){return i===qr||i===Ec||i===Tc}function Tw(i,t,e,n,s,r){const o=new Yd,a=new Mw,l=new Set,c=[],d=new Map,u=n.logarithmicDepthBuffer;let h=n.precision;const m={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function g(v){return l.add(v),v===0?"uv":`uv${v}`}function y(v,C,F,P,B,G){const X=P.fog,U=B.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?P.environment:null,O=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,st=t.get(v.envMap||W,O),tt=st&&st.mapping===Gc?st.image.height:null,at=m[v.type];v.precision!==null&&(h=n.getMaxPrecision(v.precision),h!==v.precision&&$t("WebGLProgram.getParameters:",v.precision,"not supported, using",h,"instead."));const ft=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,ut=ft!==void 0?ft.length:0;let gt=0;U.morphAttributes.position!==void 0&&(gt=1),U.morphAttributes.normal!==void 0&&(gt=2),U.morphAttributes.color!==void 0&&(gt=3);let Yt,Wt,Q,ct;if(at){const jt=gi[at];Yt=jt.vertexShader,Wt=jt.fragmentShader}else Yt=v.vertexShader,Wt=v.fragmentShader,a.update(v),Q=a.getVertexShaderID(v),ct=a.getFragmentShaderID(v);const mt=i.getRenderTarget(),zt=i.state.buffers.depth.getReversed(),Ft=B.isInstancedMesh===!0,Ht=B.isBatchedMesh===!0,Ae=!!v.map,Kt=!!v.matcap,ge=!!st,Re=!!v.aoMap,le=!!v.lightMap,Ke=!!v.bumpMap,Ve=!!v.normalMap,fn=!!v.displacementMap,k=!!v.emissiveMap,je=!!v.metalnessMap,te=!!v.roughnessMap,Ee=v.anisotropy>0,rt=v.clearcoat>0,vt=v.dispersion>0,R=v.iridescence>0,S=v.sheen>0,q=v.transmission>0,nt=Ee&&!!v.anisotropyMap,lt=rt&&!!v.clearcoatMap,_t=rt&&!!v.clearcoatNormalMap,pt=rt&&!!v.clearcoatRoughnessMap,J=R&&!!v.iridescenceMap,et=R&&!!v.iridescenceThicknessMap,wt=S&&!!v.sheenColorMap,Dt=S&&!!v.sheenRoughnessMap,Mt=!!v.specularMap,xt=!!v.specularColorMap,qt=!!v.specularIntensityMap,ee=q&&!!v.transmissionMap,ie=q&&!!v.thicknessMap,z=!!v.gradientMap,St=!!v.alphaMap,it=v.alphaTest>0,Lt=!!v.alphaHash,Et=!!v.extensions;let ht=Ts;v.toneMapped&&(mt===null||mt.isXRRenderTarget===!0)&&(ht=i.toneMapping);const Vt={shaderID:at,shaderType:v.type,shaderName:v.name,vertexShader:Yt,fragmentShader:Wt,defines:v.defines,customVertexShaderID:Q,customFragmentShaderID:ct,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:h,batching:Ht,batchingColor:Ht&&B._colorsTexture!==null,instancing:Ft,instancingColor:Ft&&B.instanceColor!==null,instancingMorph:Ft&&B.morphTexture!==null,outputColorSpace:mt===null?i.outputColorSpace:mt.isXRRenderTarget===!0?mt.texture.colorSpace:we.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Ae,matcap:Kt,envMap:ge,envMapMode:ge&&st.mapping,envMapCubeUVHeight:tt,aoMap:Re,lightMap:le,bumpMap:Ke,normalMap:Ve,displacementMap:fn,emissiveMap:k,normalMapObjectSpace:Ve&&v.normalMapType===Wx,normalMapTangentSpace:Ve&&v.normalMapType===ld,packedNormalMap:Ve&&v.normalMapType===ld&&Ew(v.normalMap.format),metalnessMap:je,roughnessMap:te,anisotropy:Ee,anisotropyMap:nt,clearcoat:rt,clearcoatMap:lt,clearcoatNormalMap:_t,clearcoatRoughnessMap:pt,dispersion:vt,iridescence:R,iridescenceMap:J,iridescenceThicknessMap:et,sheen:S,sheenColorMap:wt,sheenRoughnessMap:Dt,specularMap:Mt,specularColorMap:xt,specularIntensityMap:qt,transmission:q,transmissionMap:ee,thicknessMap:ie,gradientMap:z,opaque:v.transparent===!1&&v.blending===Io&&v.alphaToCoverage===!1,alphaMap:St,alphaTest:it,alphaHash:Lt,combine:v.combine,mapUv:Ae&&g(v.map.channel),aoMapUv:Re&&g(v.aoMap.channel),lightMapUv:le&&g(v.lightMap.channel),bumpMapUv:Ke&&g(v.bumpMap.channel),normalMapUv:Ve&&g(v.normalMap.channel),displacementMapUv:fn&&g(v.displacementMap.channel),emissiveMapUv:k&&g(v.emissiveMap.channel),metalnessMapUv:je&&g(v.metalnessMap.channel),roughnessMapUv:te&&g(v.roughnessMap.channel),anisotropyMapUv:nt&&g(v.anisotropyMap.channel),clearcoatMapUv:lt&&g(v.clearcoatMap.channel),clearcoatNormalMapUv:_t&&g(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:pt&&g(v.clearcoatRoughnessMap.channel),iridescenceMapUv:J&&g(v.iridescenceMap.channel),iridescenceThicknessMapUv:et&&g(v.iridescenceThicknessMap.channel),sheenColorMapUv:wt&&g(v.sheenColorMap.channel),sheenRoughnessMapUv:Dt&&g(v.sheenRoughnessMap.channel),specularMapUv:Mt&&g(v.specularMap.channel),specularColorMapUv:xt&&g(v.specularColorMap.channel),specularIntensityMapUv:qt&&g(v.specularIntensityMap.channel),transmissionMapUv:ee&&g(v.transmissionMap.channel),thicknessMapUv:ie&&g(v.thicknessMap.channel),alphaMapUv:St&&g(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Ve||Ee),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:B.isPoints===!0&&!!U.attributes.uv&&(Ae||St),fog:!!X,useFog:v.fog===!0,fogExp2:!!X&&X.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&Ve===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:zt,skinning:B.isSkinnedMesh===!0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:ut,morphTextureStride:gt,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:G.length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ht,decodeVideoTexture:Ae&&v.map.isVideoTexture===!0&&we.getTransfer(v.map.colorSpace)===Be,decodeVideoTextureEmissive:k&&v.emissiveMap.isVideoTexture===!0&&we.getTransfer(v.emissiveMap.colorSpace)===Be,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Un,flipSided:v.side===Fn,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Et&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Et&&v.extensions.multiDraw===!0||Ht)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return Vt.vertexUv1s=l.has(1),Vt.vertexUv2s=l.has(2),Vt.vertexUv3s=l.has(3),l.clear(),Vt}function p(v){const C=[];if(v.shaderID?C.push(v.shaderID):(C.push(v.customVertexShaderID),C.push(v.customFragmentShaderID)),v.defines!==void 0)for(const F in v.defines)C.push(F),C.push(v.defines[F]);return v.isRawShaderMaterial===!1&&(f(C,v),_(C,v),C.push(i.outputColorSpace)),C.push(v.customProgramCacheKey),C.join()}function f(v,C){v.push(C.precision),v.push(C.outputColorSpace),v.push(C.envMapMode),v.push(C.envMapCubeUVHeight),v.push(C.mapUv),v.push(C.alphaMapUv),v.push(C.lightMapUv),v.push(C.aoMapUv),v.push(C.bumpMapUv),v.push(C.normalMapUv),v.push(C.displacementMapUv),v.push(C.emissiveMapUv),v.push(C.metalnessMapUv),v.push(C.roughnessMapUv),v.push(C.anisotropyMapUv),v.push(C.clearcoatMapUv),v.push(C.clearcoatNormalMapUv),v.push(C.clearcoatRoughnessMapUv),v.push(C.iridescenceMapUv),v.push(C.iridescenceThicknessMapUv),v.push(C.sheenColorMapUv),v.push(C.sheenRoughnessMapUv),v.push(C.specularMapUv),v.push(C.specularColorMapUv),v.push(C.specularIntensityMapUv),v.push(C.transmissionMapUv),v.push(C.thicknessMapUv),v.push(C.combine),v.push(C.fogExp2),v.push(C.sizeAttenuation),v.push(C.morphTargetsCount),v.push(C.morphAttributeCount),v.push(C.numDirLights),v.push(C.numPointLights),v.push(C.numSpotLights),v.push(C.numSpotLightMaps),v.push(C.numHemiLights),v.push(C.numRectAreaLights),v.push(C.numDirLightShadows),v.push(C.numPointLightShadows),v.push(C.numSpotLightShadows),v.push(C.numSpotLightShadowsWithMaps),v.push(C.numLightProbes),v.push(C.shadowMapType),v.push(C.toneMapping),v.push(C.numClippingPlanes),v.push(C.numClipIntersection),v.push(C.depthPacking)}function _(v,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),v.push(o.mask)}function w(v){const C=m[v.type];let F;if(C){const P=gi[C];F=Xc.clone(P.uniforms)}else F=v.uniforms;return F}function b(v,C){let F=d.get(C);return F!==void 0?++F.usedTimes:(F=new Sw(i,C,v,s),c.push(F),d.set(C,F)),F}function D(v){if(--v.usedTimes===0){const C=c.indexOf(v);c[C]=c[c.length-1],c.pop(),d.delete(v.cacheKey),v.destroy()}}function A(v){a.remove(v)}function N(){a.dispose()}return{getParameters:y,getProgramCacheKey:p,getUniforms:w,acquireProgram:b,releaseProgram:D,releaseShaderCache:A,programs:c,dispose:N}}function Aw(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Rw(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Yp(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function $p(){const i=[];let t=0;const e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(h){let m=0;return h.isInstancedMesh&&(m+=2),h.isSkinnedMesh&&(m+=1),m}function a(h,m,g,y,p,f){let _=i[t];return _===void 0?(_={id:h.id,object:h,geometry:m,material:g,materialVariant:o(h),groupOrder:y,renderOrder:h.renderOrder,z:p,group:f},i[t]=_):(_.id=h.id,_.object=h,_.geometry=m,_.material=g,_.materialVariant=o(h),_.groupOrder=y,_.renderOrder=h.renderOrder,_.z=p,_.group=f),t++,_}function l(h,m,g,y,p,f){const _=a(h,m,g,y,p,f);g.transmission>0?n.push(_):g.transparent===!0?s.push(_):e.push(_)}function c(h,m,g,y,p,f){const _=a(h,m,g,y,p,f);g.transmission>0?n.unshift(_):g.transparent===!0?s.unshift(_):e.unshift(_)}function d(h,m){e.length>1&&e.sort(h||Rw),n.length>1&&n.sort(m||Yp),s.length>1&&s.sort(m||Yp)}function u(){for(let h=t,m=i.length;h<m;h++){const g=i[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:d}}function Cw(){let i=new WeakMap;function t(n,s){const r=i.get(n);let o;return r===void 0?(o=new $p,i.set(n,[o])):s>=r.length?(o=new $p,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function Pw(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={direction:new T,color:new Qt};break;case"SpotLight":e={position:new T,direction:new T,color:new Qt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new T,color:new Qt,distance:0,decay:0};break;case"HemisphereLight":e={direction:new T,skyColor:new Qt,groundColor:new Qt};break;case"RectAreaLight":e={color:new Qt,position:new T,halfWidth:new T,halfHeight:new T};break}return i[t.id]=e,e}}}function Lw(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Zt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Zt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Zt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}let Dw=0;function Iw(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Nw(i){const t=new Pw,e=Lw(),n={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new T);const s=new T,r=new me,o=new me;function a(c){let d=0,u=0,h=0;for(let C=0;C<9;C++)n.probe[C].set(0,0,0);let m=0,g=0,y=0,p=0,f=0,_=0,w=0,b=0,D=0,A=0,N=0;c.sort(Iw);for(let C=0,F=c.length;C<F;C++){const P=c[C],B=P.color,G=P.intensity,X=P.distance;let U=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===qr?U=P.shadow.map.texture:U=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)d+=B.r*G,u+=B.g*G,h+=B.b*G;else if(P.isLightProbe){for(let W=0;W<9;W++)n.probe[W].addScaledVector(P.sh.coefficients[W],G);N++}else if(P.isDirectionalLight){const W=t.get(P);if(W.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){const O=P.shadow,st=e.get(P);st.shadowIntensity=O.intensity,st.shadowBias=O.bias,st.shadowNormalBias=O.normalBias,st.shadowRadius=O.radius,st.shadowMapSize=O.mapSize,n.directionalShadow[m]=st,n.directionalShadowMap[m]=U,n.directionalShadowMatrix[m]=P.shadow.matrix,_++}n.directional[m]=W,m++}else if(P.isSpotLight){const W=t.get(P);W.position.setFromMatrixPosition(P.matrixWorld),W.color.copy(B).multiplyScalar(G),W.distance=X,W.coneCos=Math.cos(P.angle),W.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),W.decay=P.decay,n.spot[y]=W;const O=P.shadow;if(P.map&&(n.spotLightMap[D]=P.map,D++,O.updateMatrices(P),P.castShadow&&A++),n.spotLightMatrix[y]=O.matrix,P.castShadow){const st=e.get(P);st.shadowIntensity=O.intensity,st.shadowBias=O.bias,st.shadowNormalBias=O.normalBias,st.shadowRadius=O.radius,st.shadowMapSize=O.mapSize,n.spotShadow[y]=st,n.spotShadowMap[y]=U,b++}y++}else if(P.isRectAreaLight){const W=t.get(P);W.color.copy(B).multiplyScalar(G),W.halfWidth.set(P.width*.5,0,0),W.halfHeight.set(0,P.height*.5,0),n.rectArea[p]=W,p++}else if(P.isPointLight){const W=t.get(P);if(W.color.copy(P.color).multiplyScalar(P.intensity),W.distance=P.distance,W.decay=P.decay,P.castShadow){const O=P.shadow,st=e.get(P);st.shadowIntensity=O.intensity,st.shadowBias=O.bias,st.shadowNormalBias=O.normalBias,st.shadowRadius=O.radius,st.shadowMapSize=O.mapSize,st.shadowCameraNear=O.camera.near,st.shadowCameraFar=O.camera.far,n.pointShadow[g]=st,n.pointShadowMap[g]=U,n.pointShadowMatrix[g]=P.shadow.matrix,w++}n.point[g]=W,g++}else if(P.isHemisphereLight){const W=t.get(P);W.skyColor.copy(P.color).multiplyScalar(G),W.groundColor.copy(P.groundColor).multiplyScalar(G),n.hemi[f]=W,f++}}p>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Tt.LTC_FLOAT_1,n.rectAreaLTC2=Tt.LTC_FLOAT_2):(n.rectAreaLTC1=Tt.LTC_HALF_1,n.rectAreaLTC2=Tt.LTC_HALF_2)),n.ambient[0]=d,n.ambient[1]=u,n.ambient[2]=h;const v=n.hash;(v.directionalLength!==m||v.pointLength!==g||v.spotLength!==y||v.rectAreaLength!==p||v.hemiLength!==f||v.numDirectionalShadows!==_||v.numPointShadows!==w||v.numSpotShadows!==b||v.numSpotMaps!==D||v.numLightProbes!==N)&&(n.directional.length=m,n.spot.length=y,n.rectArea.length=p,n.point.length=g,n.hemi.length=f,n.directionalShadow.length=_,n.directionalShadowMap.length=_,n.pointShadow.length=w,n.pointShadowMap.length=w,n.spotShadow.length=b,n.spotShadowMap.length=b,n.directionalShadowMatrix.length=_,n.pointShadowMatrix.length=w,n.spotLightMatrix.length=b+D-A,n.spotLightMap.length=D,n.numSpotLightShadowsWithMaps=A,n.numLightProbes=N,v.directionalLength=m,v.pointLength=g,v.spotLength=y,v.rectAreaLength=p,v.hemiLength=f,v.numDirectionalShadows=_,v.numPointShadows=w,v.numSpotShadows=b,v.numSpotMaps=D,v.numLightProbes=N,n.version=Dw++)}function l(c,d){let u=0,h=0,m=0,g=0,y=0;const p=d.matrixWorldInverse;for(let f=0,_=c.length;f<_;f++){const w=c[f];if(w.isDirectionalLight){const b=n.directional[u];b.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),b.direction.sub(s),b.direction.transformDirection(p),u++}else if(w.isSpotLight){const b=n.spot[m];b.position.setFromMatrixPosition(w.matrixWorld),b.position.applyMatrix4(p),b.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),b.direction.sub(s),b.direction.transformDirection(p),m++}else if(w.isRectAreaLight){const b=n.rectArea[g];b.position.setFromMatrixPosition(w.matrixWorld),b.position.applyMatrix4(p),o.identity(),r.copy(w.matrixWorld),r.premultiply(p),o.extractRotation(r),b.halfWidth.set(w.width*.5,0,0),b.halfHeight.set(0,w.height*.5,0),b.halfWidth.applyMatrix4(o),b.halfHeight.applyMatrix4(o),g++}else if(w.isPointLight){const b=n.point[h];b.position.setFromMatrixPosition(w.matrixWorld),b.position.applyMatrix4(p),h++}else if(w.isHemisphereLight){const b=n.hemi[y];b.direction.setFromMatrixPosition(w.matrixWorld),b.direction.transformDirection(p),y++}}}return{setup:a,setupView:l,state:n}}function jp(i){const t=new Nw(i),e=[],n=[],s=[];function r(h){u.camera=h,e.length=0,n.length=0,s.length=0}function o(h){e.push(h)}function a(h){n.push(h)}function l(h){s.push(h)}function c(){t.setup(e)}function d(h){t.setupView(e,h)}const u={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:c,setupLightsView:d,pushLight:o,pushShadow:a,pushLightProbeGrid:l}}function Uw(i){let t=new WeakMap;function e(s,r=0){const o=t.get(s);let a;return o===void 0?(a=new jp(i),t.set(s,[a])):r>=o.length?(a=new jp(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}const Fw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Ow=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,Bw=[new T(1,0,0),new T(-1,0,0),new T(0,1,0),new T(0,-1,0),new T(0,0,1),new T(0,0,-1)],kw=[new T(0,-1,0),new T(0,-1,0),new T(0,0,1),new T(0,0,-1),new T(0,-1,0),new T(0,-1,0)],Zp=new me,xa=new T,qh=new T;function zw(i,t,e){let n=new jd;const s=new Zt,r=new Zt,o=new Xe,a=new w0,l=new qv,c={},d=e.maxTextureSize,u={[Rs]:Fn,[Fn]:Rs,[Un]:Un},h=new xi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Zt},radius:{value:4}},vertexShader:Fw,fragmentShader:Ow}),m=h.clone();m.defines.HORIZONTAL_PASS=1;const g=new an;g.setAttribute("position",new di(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const y=new yt(g,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=za;let f=this.type;this.render=function(A,N,v){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===0)return;this.type===Sx&&($t("WebGLShadowMap: PCFSoftShadowMap has been deprecated. Using PCFShadowMap instead."),this.type=za);const C=i.getRenderTarget(),F=i.getActiveCubeFace(),P=i.getActiveMipmapLevel(),B=i.state;B.setBlending(Es),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);const G=f!==this.type;G&&N.traverse(function(X){X.material&&(Array.isArray(X.material)?X.material.forEach(U=>U.needsUpdate=!0):X.material.needsUpdate=!0)});for(let X=0,U=A.length;X<U;X++){const W=A[X],O=W.shadow;if(O===void 0){$t("WebGLShadowMap:",W,"has no shadow.");continue}if(O.autoUpdate===!1&&O.needsUpdate===!1)continue;s.copy(O.mapSize);const st=O.getFrameExtents();s.multiply(st),r.copy(O.mapSize),(s.x>d||s.y>d)&&(s.x>d&&(r.x=Math.floor(d/st.x),s.x=r.x*st.x,O.mapSize.x=r.x),s.y>d&&(r.y=Math.floor(d/st.y),s.y=r.y*st.y,O.mapSize.y=r.y));const tt=i.state.buffers.depth.getReversed();if(O.camera._reversedDepth=tt,O.map===null||G===!0){if(O.map!==null&&(O.map.depthTexture!==null&&(O.map.depthTexture.dispose(),O.map.depthTexture=null),O.map.dispose()),this.type===La){if(W.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}O.map=new ss(s.x,s.y,{format:qr,type:Ys,minFilter:Kn,magFilter:Kn,generateMipmaps:!1}),O.map.texture.name=W.name+".shadowMap",O.map.depthTexture=new ko(s.x,s.y,es),O.map.depthTexture.name=W.name+".shadowMapDepth",O.map.depthTexture.format=$s,O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=Gn,O.map.depthTexture.magFilter=Gn}else W.isPointLight?(O.map=new D0(s.x),O.map.depthTexture=new zv(s.x,Cs)):(O.map=new ss(s.x,s.y),O.map.depthTexture=new ko(s.x,s.y,Cs)),O.map.depthTexture.name=W.name+".shadowMap",O.map.depthTexture.format=$s,this.type===za?(O.map.depthTexture.compareFunction=tt?Wd:Hd,O.map.depthTexture.minFilter=Kn,O.map.depthTexture.magFilter=Kn):(O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=Gn,O.map.depthTexture.magFilter=Gn);O.camera.updateProjectionMatrix()}const at=O.map.isWebGLCubeRenderTarget?6:1;for(let ft=0;ft<at;ft++){if(O.map.isWebGLCubeRenderTarget)i.setRenderTarget(O.map,ft),i.clear();else{ft===0&&(i.setRenderTarget(O.map),i.clear());const ut=O.getViewport(ft);o.set(r.x*ut.x,r.y*ut.y,r.x*ut.z,r.y*ut.w),B.viewport(o)}if(W.isPointLight){const ut=O.camera,gt=O.matrix,Yt=W.distance||ut.far;Yt!==ut.far&&(ut.far=Yt,ut.updateProjectionMatrix()),xa.setFromMatrixPosition(W.matrixWorld),ut.position.copy(xa),qh.copy(ut.position),qh.add(Bw[ft]),ut.up.copy(kw[ft]),ut.lookAt(qh),ut.updateMatrixWorld(),gt.makeTranslation(-xa.x,-xa.y,-xa.z),Zp.multiplyMatrices(ut.projectionMatrix,ut.matrixWorldInverse),O._frustum.setFromProjectionMatrix(Zp,ut.coordinateSystem,ut.reversedDepth)}else O.updateMatrices(W);n=O.getFrustum(),b(N,v,O.camera,W,this.type)}O.isPointLightShadow!==!0&&this.type===La&&_(O,v),O.needsUpdate=!1}f=this.type,p.needsUpdate=!1,i.setRenderTarget(C,F,P)};function _(A,N){const v=t.update(y);h.defines.VSM_SAMPLES!==A.blurSamples&&(h.defines.VSM_SAMPLES=A.blurSamples,m.defines.VSM_SAMPLES=A.blurSamples,h.needsUpdate=!0,m.needsUpdate=!0),A.mapPass===null&&(A.mapPass=new ss(s.x,s.y,{format:qr,type:Ys})),h.uniforms.shadow_pass.value=A.map.depthTexture,h.uniforms.resolution.value=A.mapSize,h.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(N,null,v,h,y,null),m.uniforms.shadow_pass.value=A.mapPass.texture,m.uniforms.resolution.value=A.mapSize,m.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(N,null,v,m,y,null)}function w(A,N,v,C){let F=null;const P=v.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(P!==void 0)F=P;else if(F=v.isPointLight===!0?l:a,i.localClippingEnabled&&N.clipShadows===!0&&Array.isArray(N.clippingPlanes)&&N.clippingPlanes.length!==0||N.displacementMap&&N.displacementScale!==0||N.alphaMap&&N.alphaTest>0||N.map&&N.alphaTest>0||N.alphaToCoverage===!0){const B=F.uuid,G=N.uuid;let X=c[B];X===void 0&&(X={},c[B]=X);let U=X[G];U===void 0&&(U=F.clone(),X[G]=U,N.addEventListener("dispose",D)),F=U}if(F.visible=N.visible,F.wireframe=N.wireframe,C===La?F.side=N.shadowSide!==null?N.shadowSide:N.side:F.side=N.shadowSide!==null?N.shadowSide:u[N.side],F.alphaMap=N.alphaMap,F.alphaTest=N.alphaToCoverage===!0?.5:N.alphaTest,F.map=N.map,F.clipShadows=N.clipShadows,F.clippingPlanes=N.clippingPlanes,F.clipIntersection=N.clipIntersection,F.displacementMap=N.displacementMap,F.displacementScale=N.displacementScale,F.displacementBias=N.displacementBias,F.wireframeLinewidth=N.wireframeLinewidth,F.linewidth=N.linewidth,v.isPointLight===!0&&F.isMeshDistanceMaterial===!0){const B=i.properties.get(F);B.light=v}return F}function b(A,N,v,C,F){if(A.visible===!1)return;if(A.layers.test(N.layers)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&F===La)&&(!A.frustumCulled||n.intersectsObject(A))){A.modelViewMatrix.multiplyMatrices(v.matrixWorldInverse,A.matrixWorld);const G=t.update(A),X=A.material;if(Array.isArray(X)){const U=G.groups;for(let W=0,O=U.length;W<O;W++){const st=U[W],tt=X[st.materialIndex];if(tt&&tt.visible){const at=w(A,tt,C,F);A.onBeforeShadow(i,A,N,v,G,at,st),i.renderBufferDirect(v,null,G,at,A,st),A.onAfterShadow(i,A,N,v,G,at,st)}}}else if(X.visible){const U=w(A,X,C,F);A.onBeforeShadow(i,A,N,v,G,U,null),i.renderBufferDirect(v,null,G,U,A,null),A.onAfterShadow(i,A,N,v,G,U,null)}}const B=A.children;for(let G=0,X=B.length;G<X;G++)b(B[G],N,v,C,F)}function D(A){A.target.removeEventListener("dispose",D);for(const v in c){const C=c[v],F=A.target.uuid;F in C&&(C[F].dispose(),delete C[F])}}}function Vw(i,t){function e(){let z=!1;const St=new Xe;let it=null;const Lt=new Xe(0,0,0,0);return{setMask:function(Et){it!==Et&&!z&&(i.colorMask(Et,Et,Et,Et),it=Et)},setLocked:function(Et){z=Et},setClear:function(Et,ht,Vt,jt,pe){pe===!0&&(Et*=jt,ht*=jt,Vt*=jt),St.set(Et,ht,Vt,jt),Lt.equals(St)===!1&&(i.clearColor(Et,ht,Vt,jt),Lt.copy(St))},reset:function(){z=!1,it=null,Lt.set(-1,0,0,0)}}}function n(){let z=!1,St=!1,it=null,Lt=null,Et=null;return{setReversed:function(ht){if(St!==ht){const Vt=t.get("EXT_clip_control");ht?Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.ZERO_TO_ONE_EXT):Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.NEGATIVE_ONE_TO_ONE_EXT),St=ht;const jt=Et;Et=null,this.setClear(jt)}},getReversed:function(){return St},setTest:function(ht){ht?mt(i.DEPTH_TEST):zt(i.DEPTH_TEST)},setMask:function(ht){it!==ht&&!z&&(i.depthMask(ht),it=ht)},setFunc:function(ht){if(St&&(ht=tv[ht]),Lt!==ht){switch(ht){case Mu:i.depthFunc(i.NEVER);break;case wu:i.depthFunc(i.ALWAYS);break;case Eu:i.depthFunc(i.LESS);break;case Fo:i.depthFunc(i.LEQUAL);break;case Tu:i.depthFunc(i.EQUAL);break;case Au:i.depthFunc(i.GEQUAL);break;case Ru:i.depthFunc(i.GREATER);break;case Cu:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Lt=ht}},setLocked:function(ht){z=ht},setClear:function(ht){Et!==ht&&(Et=ht,St&&(ht=1-ht),i.clearDepth(ht))},reset:function(){z=!1,it=null,Lt=null,Et=null,St=!1}}}function s(){let z=!1,St=null,it=null,Lt=null,Et=null,ht=null,Vt=null,jt=null,pe=null;return{setTest:function(fe){z||(fe?mt(i.STENCIL_TEST):zt(i.STENCIL_TEST))},setMask:function(fe){St!==fe&&!z&&(i.stencilMask(fe),St=fe)},setFunc:function(fe,Xn,On){(it!==fe||Lt!==Xn||Et!==On)&&(i.stencilFunc(fe,Xn,On),it=fe,Lt=Xn,Et=On)},setOp:function(fe,Xn,On){(ht!==fe||Vt!==Xn||jt!==On)&&(i.stencilOp(fe,Xn,On),ht=fe,Vt=Xn,jt=On)},setLocked:function(fe){z=fe},setClear:function(fe){pe!==fe&&(i.clearStencil(fe),pe=fe)},reset:function(){z=!1,St=null,it=null,Lt=null,Et=null,ht=null,Vt=null,jt=null,pe=null}}}const r=new e,o=new n,a=new s,l=new WeakMap,c=new WeakMap;let d={},u={},h={},m=new WeakMap,g=[],y=null,p=!1,f=null,_=null,w=null,b=null,D=null,A=null,N=null,v=new Qt(0,0,0),C=0,F=!1,P=null,B=null,G=null,X=null,U=null;const W=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let O=!1,st=0;const tt=i.getParameter(i.VERSION);tt.indexOf("WebGL")!==-1?(st=parseFloat(/^WebGL (\d)/.exec(tt)[1]),O=st>=1):tt.indexOf("OpenGL ES")!==-1&&(st=parseFloat(/^OpenGL ES (\d)/.exec(tt)[1]),O=st>=2);let at=null,ft={};const ut=i.getParameter(i.SCISSOR_BOX),gt=i.getParameter(i.VIEWPORT),Yt=new Xe().fromArray(ut),Wt=new Xe().fromArray(gt);function Q(z,St,it,Lt){const Et=new Uint8Array(4),ht=i.createTexture();i.bindTexture(z,ht),i.texParameteri(z,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(z,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Vt=0;Vt<it;Vt++)z===i.TEXTURE_3D||z===i.TEXTURE_2D_ARRAY?i.texImage3D(St,0,i.RGBA,1,1,Lt,0,i.RGBA,i.UNSIGNED_BYTE,Et):i.texImage2D(St+Vt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Et);return ht}const ct={};ct[i.TEXTURE_2D]=Q(i.TEXTURE_2D,i.TEXTURE_2D,1),ct[i.TEXTURE_CUBE_MAP]=Q(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),ct[i.TEXTURE_2D_ARRAY]=Q(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),ct[i.TEXTURE_3D]=Q(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),mt(i.DEPTH_TEST),o.setFunc(Fo),Ke(!1),Ve(Hf),mt(i.CULL_FACE),Re(Es);function mt(z){d[z]!==!0&&(i.enable(z),d[z]=!0)}function zt(z){d[z]!==!1&&(i.disable(z),d[z]=!1)}function Ft(z,St){return h[z]!==St?(i.bindFramebuffer(z,St),h[z]=St,z===i.DRAW_FRAMEBUFFER&&(h[i.FRAMEBUFFER]=St),z===i.FRAMEBUFFER&&(h[i.DRAW_FRAMEBUFFER]=St),!0):!1}function Ht(z,St){let it=g,Lt=!1;if(z){it=m.get(St),it===void 0&&(it=[],m.set(St,it));const Et=z.textures;if(it.length!==Et.length||it[0]!==i.COLOR_ATTACHMENT0){for(let ht=0,Vt=Et.length;ht<Vt;ht++)it[ht]=i.COLOR_ATTACHMENT0+ht;it.length=Et.length,Lt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,Lt=!0);Lt&&i.drawBuffers(it)}function Ae(z){return y!==z?(i.useProgram(z),y=z,!0):!1}const Kt={[Ur]:i.FUNC_ADD,[Mx]:i.FUNC_SUBTRACT,[wx]:i.FUNC_REVERSE_SUBTRACT};Kt[Ex]=i.MIN,Kt[Tx]=i.MAX;const ge={[Ax]:i.ZERO,[Rx]:i.ONE,[Cx]:i.SRC_COLOR,[Su]:i.SRC_ALPHA,[Ux]:i.SRC_ALPHA_SATURATE,[Ix]:i.DST_COLOR,[Lx]:i.DST_ALPHA,[Px]:i.ONE_MINUS_SRC_COLOR,[bu]:i.ONE_MINUS_SRC_ALPHA,[Nx]:i.ONE_MINUS_DST_COLOR,[Dx]:i.ONE_MINUS_DST_ALPHA,[Fx]:i.CONSTANT_COLOR,[Ox]:i.ONE_MINUS_CONSTANT_COLOR,[Bx]:i.CONSTANT_ALPHA,[kx]:i.ONE_MINUS_CONSTANT_ALPHA};function Re(z,St,it,Lt,Et,ht,Vt,jt,pe,fe){if(z===Es){p===!0&&(zt(i.BLEND),p=!1);return}if(p===!1&&(mt(i.BLEND),p=!0),z!==bx){if(z!==f||fe!==F){if((_!==Ur||D!==Ur)&&(i.blendEquation(i.FUNC_ADD),_=Ur,D=Ur),fe)switch(z){case Io:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Wf:i.blendFunc(i.ONE,i.ONE);break;case Xf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case qf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Te("WebGLState: Invalid blending: ",z);break}else switch(z){case Io:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Wf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Xf:Te("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case qf:Te("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Te("WebGLState: Invalid blending: ",z);break}w=null,b=null,A=null,N=null,v.set(0,0,0),C=0,f=z,F=fe}return}Et=Et||St,ht=ht||it,Vt=Vt||Lt,(St!==_||Et!==D)&&(i.blendEquationSeparate(Kt[St],Kt[Et]),_=St,D=Et),(it!==w||Lt!==b||ht!==A||Vt!==N)&&(i.blendFuncSeparate(ge[it],ge[Lt],ge[ht],ge[Vt]),w=it,b=Lt,A=ht,N=Vt),(jt.equals(v)===!1||pe!==C)&&(i.blendColor(jt.r,jt.g,jt.b,pe),v.copy(jt),C=pe),f=z,F=!1}function le(z,St){z.side===Un?zt(i.CULL_FACE):mt(i.CULL_FACE);let it=z.side===Fn;St&&(it=!it),Ke(it),z.blending===Io&&z.transparent===!1?Re(Es):Re(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),r.setMask(z.colorWrite);const Lt=z.stencilWrite;a.setTest(Lt),Lt&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),k(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?mt(i.SAMPLE_ALPHA_TO_COVERAGE):zt(i.SAMPLE_ALPHA_TO_COVERAGE)}function Ke(z){P!==z&&(z?i.frontFace(i.CW):i.frontFace(i.CCW),P=z)}function Ve(z){z!==vx?(mt(i.CULL_FACE),z!==B&&(z===Hf?i.cullFace(i.BACK):z===yx?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):zt(i.CULL_FACE),B=z}function fn(z){z!==G&&(O&&i.lineWidth(z),G=z)}function k(z,St,it){z?(mt(i.POLYGON_OFFSET_FILL),(X!==St||U!==it)&&(X=St,U=it,o.getReversed()&&(St=-St),i.polygonOffset(St,it))):zt(i.POLYGON_OFFSET_FILL)}function je(z){z?mt(i.SCISSOR_TEST):zt(i.SCISSOR_TEST)}function te(z){z===void 0&&(z=i.TEXTURE0+W-1),at!==z&&(i.activeTexture(z),at=z)}function Ee(z,St,it){it===void 0&&(at===null?it=i.TEXTURE0+W-1:it=at);let Lt=ft[it];Lt===void 0&&(Lt={type:void 0,texture:void 0},ft[it]=Lt),(Lt.type!==z||Lt.texture!==St)&&(at!==it&&(i.activeTexture(it),at=it),i.bindTexture(z,St||ct[z]),Lt.type=z,Lt.texture=St)}function rt(){const z=ft[at];z!==void 0&&z.type!==void 0&&(i.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function vt(){try{i.compressedTexImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function R(){try{i.compressedTexImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function S(){try{i.texSubImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function q(){try{i.texSubImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function nt(){try{i.compressedTexSubImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function lt(){try{i.compressedTexSubImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function _t(){try{i.texStorage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function pt(){try{i.texStorage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function J(){try{i.texImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function et(){try{i.texImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function wt(z){return u[z]!==void 0?u[z]:i.getParameter(z)}function Dt(z,St){u[z]!==St&&(i.pixelStorei(z,St),u[z]=St)}function Mt(z){Yt.equals(z)===!1&&(i.scissor(z.x,z.y,z.z,z.w),Yt.copy(z))}function xt(z){Wt.equals(z)===!1&&(i.viewport(z.x,z.y,z.z,z.w),Wt.copy(z))}function qt(z,St){let it=c.get(St);it===void 0&&(it=new WeakMap,c.set(St,it));let Lt=it.get(z);Lt===void 0&&(Lt=i.getUniformBlockIndex(St,z.name),it.set(z,Lt))}function ee(z,St){const Lt=c.get(St).get(z);l.get(St)!==Lt&&(i.uniformBlockBinding(St,Lt,z.__bindingPointIndex),l.set(St,Lt))}function ie(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),d={},u={},at=null,ft={},h={},m=new WeakMap,g=[],y=null,p=!1,f=null,_=null,w=null,b=null,D=null,A=null,N=null,v=new Qt(0,0,0),C=0,F=!1,P=null,B=null,G=null,X=null,U=null,Yt.set(0,0,i.canvas.width,i.canvas.height),Wt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:mt,disable:zt,bindFramebuffer:Ft,drawBuffers:Ht,useProgram:Ae,setBlending:Re,setMaterial:le,setFlipSided:Ke,setCullFace:Ve,setLineWidth:fn,setPolygonOffset:k,setScissorTest:je,activeTexture:te,bindTexture:Ee,unbindTexture:rt,compressedTexImage2D:vt,compressedTexImage3D:R,texImage2D:J,texImage3D:et,pixelStorei:Dt,getParameter:wt,updateUBOMapping:qt,uniformBlockBinding:ee,texStorage2D:_t,texStorage3D:pt,texSubImage2D:S,texSubImage3D:q,compressedTexSubImage2D:nt,compressedTexSubImage3D:lt,scissor:Mt,viewport:xt,reset:ie}}function Gw(i,t,e,n,s,r,o){const a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Zt,d=new WeakMap,u=new Set;let h;const m=new WeakMap;let g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function y(R,S){return g?new OffscreenCanvas(R,S):Cc("canvas")}function p(R,S,q){let nt=1;const lt=vt(R);if((lt.width>q||lt.height>q)&&(nt=q/Math.max(lt.width,lt.height)),nt<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){const _t=Math.floor(nt*lt.width),pt=Math.floor(nt*lt.height);h===void 0&&(h=y(_t,pt));const J=S?y(_t,pt):h;return J.width=_t,J.height=pt,J.getContext("2d").drawImage(R,0,0,_t,pt),$t("WebGLRenderer: Texture has been resized from ("+lt.width+"x"+lt.height+") to ("+_t+"x"+pt+")."),J}else return"data"in R&&$t("WebGLRenderer: Image in DataTexture is too big ("+lt.width+"x"+lt.height+")."),R;return R}function f(R){return R.generateMipmaps}function _(R){i.generateMipmap(R)}function w(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function b(R,S,q,nt,lt,_t=!1){if(R!==null){if(i[R]!==void 0)return i[R];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let pt;nt&&(pt=t.get("EXT_texture_norm16"),pt||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let J=S;if(S===i.RED&&(q===i.FLOAT&&(J=i.R32F),q===i.HALF_FLOAT&&(J=i.R16F),q===i.UNSIGNED_BYTE&&(J=i.R8),q===i.UNSIGNED_SHORT&&pt&&(J=pt.R16_EXT),q===i.SHORT&&pt&&(J=pt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(J=i.R8UI),q===i.UNSIGNED_SHORT&&(J=i.R16UI),q===i.UNSIGNED_INT&&(J=i.R32UI),q===i.BYTE&&(J=i.R8I),q===i.SHORT&&(J=i.R16I),q===i.INT&&(J=i.R32I)),S===i.RG&&(q===i.FLOAT&&(J=i.RG32F),q===i.HALF_FLOAT&&(J=i.RG16F),q===i.UNSIGNED_BYTE&&(J=i.RG8),q===i.UNSIGNED_SHORT&&pt&&(J=pt.RG16_EXT),q===i.SHORT&&pt&&(J=pt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(J=i.RG8UI),q===i.UNSIGNED_SHORT&&(J=i.RG16UI),q===i.UNSIGNED_INT&&(J=i.RG32UI),q===i.BYTE&&(J=i.RG8I),q===i.SHORT&&(J=i.RG16I),q===i.INT&&(J=i.RG32I)),S===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(J=i.RGB8UI),q===i.UNSIGNED_SHORT&&(J=i.RGB16UI),q===i.UNSIGNED_INT&&(J=i.RGB32UI),q===i.BYTE&&(J=i.RGB8I),q===i.SHORT&&(J=i.RGB16I),q===i.INT&&(J=i.RGB32I)),S===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(J=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(J=i.RGBA16UI),q===i.UNSIGNED_INT&&(J=i.RGBA32UI),q===i.BYTE&&(J=i.RGBA8I),q===i.SHORT&&(J=i.RGBA16I),q===i.INT&&(J=i.RGBA32I)),S===i.RGB&&(q===i.UNSIGNED_SHORT&&pt&&(J=pt.RGB16_EXT),q===i.SHORT&&pt&&(J=pt.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(J=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(J=i.R11F_G11F_B10F)),S===i.RGBA){const et=_t?Rc:we.getTransfer(lt);q===i.FLOAT&&(J=i.RGBA32F),q===i.HALF_FLOAT&&(J=i.RGBA16F),q===i.UNSIGNED_BYTE&&(J=et===Be?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&pt&&(J=pt.RGBA16_EXT),q===i.SHORT&&pt&&(J=pt.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(J=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(J=i.RGB5_A1)}return(J===i.R16F||J===i.R32F||J===i.RG16F||J===i.RG32F||J===i.RGBA16F||J===i.RGBA32F)&&t.get("EXT_color_buffer_float"),J}function D(R,S){let q;return R?S===null||S===Cs||S===$a?q=i.DEPTH24_STENCIL8:S===es?q=i.DEPTH32F_STENCIL8:S===Ya&&(q=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Cs||S===$a?q=i.DEPTH_COMPONENT24:S===es?q=i.DEPTH_COMPONENT32F:S===Ya&&(q=i.DEPTH_COMPONENT16),q}function A(R,S){return f(R)===!0||R.isFramebufferTexture&&R.minFilter!==Gn&&R.minFilter!==Kn?Math.log2(Math.max(S.width,S.height))+1:R.mipmaps!==void 0&&R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?S.mipmaps.length:1}function N(R){const S=R.target;S.removeEventListener("dispose",N),C(S),S.isVideoTexture&&d.delete(S),S.isHTMLTexture&&u.delete(S)}function v(R){const S=R.target;S.removeEventListener("dispose",v),P(S)}function C(R){const S=n.get(R);if(S.__webglInit===void 0)return;const q=R.source,nt=m.get(q);if(nt){const lt=nt[S.__cacheKey];lt.usedTimes--,lt.usedTimes===0&&F(R),Object.keys(nt).length===0&&m.delete(q)}n.remove(R)}function F(R){const S=n.get(R);i.deleteTexture(S.__webglTexture);const q=R.source,nt=m.get(q);delete nt[S.__cacheKey],o.memory.textures--}function P(R){const S=n.get(R);if(R.depthTexture&&(R.depthTexture.dispose(),n.remove(R.depthTexture)),R.isWebGLCubeRenderTarget)for(let nt=0;nt<6;nt++){if(Array.isArray(S.__webglFramebuffer[nt]))for(let lt=0;lt<S.__webglFramebuffer[nt].length;lt++)i.deleteFramebuffer(S.__webglFramebuffer[nt][lt]);else i.deleteFramebuffer(S.__webglFramebuffer[nt]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[nt])}else{if(Array.isArray(S.__webglFramebuffer))for(let nt=0;nt<S.__webglFramebuffer.length;nt++)i.deleteFramebuffer(S.__webglFramebuffer[nt]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let nt=0;nt<S.__webglColorRenderbuffer.length;nt++)S.__webglColorRenderbuffer[nt]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[nt]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}const q=R.textures;for(let nt=0,lt=q.length;nt<lt;nt++){const _t=n.get(q[nt]);_t.__webglTexture&&(i.deleteTexture(_t.__webglTexture),o.memory.textures--),n.remove(q[nt])}n.remove(R)}let B=0;function G(){B=0}function X(){return B}function U(R){B=R}function W(){const R=B;return R>=s.maxTextures&&$t("WebGLTextures: Trying to use "+R+" texture units while this GPU supports only "+s.maxTextures),B+=1,R}function O(R){const S=[];return S.push(R.wrapS),S.push(R.wrapT),S.push(R.wrapR||0),S.push(R.magFilter),S.push(R.minFilter),S.push(R.anisotropy),S.push(R.internalFormat),S.push(R.format),S.push(R.type),S.push(R.generateMipmaps),S.push(R.premultiplyAlpha),S.push(R.flipY),S.push(R.unpackAlignment),S.push(R.colorSpace),S.join()}function st(R,S){const q=n.get(R);if(R.isVideoTexture&&Ee(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){const nt=R.image;if(nt===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(nt.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{zt(q,R,S);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+S)}function tt(R,S){const q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){zt(q,R,S);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+S)}function at(R,S){const q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){zt(q,R,S);return}e.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+S)}function ft(R,S){const q=n.get(R);if(R.isCubeDepthTexture!==!0&&R.version>0&&q.__version!==R.version){Ft(q,R,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+S)}const ut={[Pu]:i.REPEAT,[ks]:i.CLAMP_TO_EDGE,[Lu]:i.MIRRORED_REPEAT},gt={[Gn]:i.NEAREST,[Gx]:i.NEAREST_MIPMAP_NEAREST,[gl]:i.NEAREST_MIPMAP_LINEAR,[Kn]:i.LINEAR,[mh]:i.LINEAR_MIPMAP_NEAREST,[mr]:i.LINEAR_MIPMAP_LINEAR},Yt={[Xx]:i.NEVER,[Zx]:i.ALWAYS,[qx]:i.LESS,[Hd]:i.LEQUAL,[Yx]:i.EQUAL,[Wd]:i.GEQUAL,[$x]:i.GREATER,[jx]:i.NOTEQUAL};function Wt(R,S){if(S.type===es&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===Kn||S.magFilter===mh||S.magFilter===gl||S.magFilter===mr||S.minFilter===Kn||S.minFilter===mh||S.minFilter===gl||S.minFilter===mr)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,ut[S.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,ut[S.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,ut[S.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,gt[S.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,gt[S.minFilter]),S.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Yt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Gn||S.minFilter!==gl&&S.minFilter!==mr||S.type===es&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){const q=t.get("EXT_texture_filter_anisotropic");i.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function Q(R,S){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,S.addEventListener("dispose",N));const nt=S.source;let lt=m.get(nt);lt===void 0&&(lt={},m.set(nt,lt));const _t=O(S);if(_t!==R.__cacheKey){lt[_t]===void 0&&(lt[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),lt[_t].usedTimes++;const pt=lt[R.__cacheKey];pt!==void 0&&(lt[R.__cacheKey].usedTimes--,pt.usedTimes===0&&F(S)),R.__cacheKey=_t,R.__webglTexture=lt[_t].texture}return q}function ct(R,S,q){return Math.floor(Math.floor(R/q)/S)}function mt(R,S,q,nt){const _t=R.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,q,nt,S.data);else{_t.sort((Dt,Mt)=>Dt.start-Mt.start);let pt=0;for(let Dt=1;Dt<_t.length;Dt++){const Mt=_t[pt],xt=_t[Dt],qt=Mt.start+Mt.count,ee=ct(xt.start,S.width,4),ie=ct(Mt.start,S.width,4);xt.start<=qt+1&&ee===ie&&ct(xt.start+xt.count-1,S.width,4)===ee?Mt.count=Math.max(Mt.count,xt.start+xt.count-Mt.start):(++pt,_t[pt]=xt)}_t.length=pt+1;const J=e.getParameter(i.UNPACK_ROW_LENGTH),et=e.getParameter(i.UNPACK_SKIP_PIXELS),wt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let Dt=0,Mt=_t.length;Dt<Mt;Dt++){const xt=_t[Dt],qt=Math.floor(xt.start/4),ee=Math.ceil(xt.count/4),ie=qt%S.width,z=Math.floor(qt/S.width),St=ee,it=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),e.pixelStorei(i.UNPACK_SKIP_ROWS,z),e.texSubImage2D(i.TEXTURE_2D,0,ie,z,St,it,q,nt,S.data)}R.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,J),e.pixelStorei(i.UNPACK_SKIP_PIXELS,et),e.pixelStorei(i.UNPACK_SKIP_ROWS,wt)}}function zt(R,S,q){let nt=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(nt=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(nt=i.TEXTURE_3D);const lt=Q(R,S),_t=S.source;e.bindTexture(nt,R.__webglTexture,i.TEXTURE0+q);const pt=n.get(_t);if(_t.version!==pt.__version||lt===!0){if(e.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){const it=we.getPrimaries(we.workingColorSpace),Lt=S.colorSpace===pr?null:we.getPrimaries(S.colorSpace),Et=S.colorSpace===pr||it===Lt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Et)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let et=p(S.image,!1,s.maxTextureSize);et=rt(S,et);const wt=r.convert(S.format,S.colorSpace),Dt=r.convert(S.type);let Mt=b(S.internalFormat,wt,Dt,S.normalized,S.colorSpace,S.isVideoTexture);Wt(nt,S);let xt;const qt=S.mipmaps,ee=S.isVideoTexture!==!0,ie=pt.__version===void 0||lt===!0,z=_t.dataReady,St=A(S,et);if(S.isDepthTexture)Mt=D(S.format===kr,S.type),ie&&(ee?e.texStorage2D(i.TEXTURE_2D,1,Mt,et.width,et.height):e.texImage2D(i.TEXTURE_2D,0,Mt,et.width,et.height,0,wt,Dt,null));else if(S.isDataTexture)if(qt.length>0){ee&&ie&&e.texStorage2D(i.TEXTURE_2D,St,Mt,qt[0].width,qt[0].height);for(let it=0,Lt=qt.length;it<Lt;it++)xt=qt[it],ee?z&&e.texSubImage2D(i.TEXTURE_2D,it,0,0,xt.width,xt.height,wt,Dt,xt.data):e.texImage2D(i.TEXTURE_2D,it,Mt,xt.width,xt.height,0,wt,Dt,xt.data);S.generateMipmaps=!1}else ee?(ie&&e.texStorage2D(i.TEXTURE_2D,St,Mt,et.width,et.height),z&&mt(S,et,wt,Dt)):e.texImage2D(i.TEXTURE_2D,0,Mt,et.width,et.height,0,wt,Dt,et.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){ee&&ie&&e.texStorage3D(i.TEXTURE_2D_ARRAY,St,Mt,qt[0].width,qt[0].height,et.depth);for(let it=0,Lt=qt.length;it<Lt;it++)if(xt=qt[it],S.format!==ns)if(wt!==null)if(ee){if(z)if(S.layerUpdates.size>0){const Et=Rp(xt.width,xt.height,S.format,S.type);for(const ht of S.layerUpdates){const Vt=xt.data.subarray(ht*Et/xt.data.BYTES_PER_ELEMENT,(ht+1)*Et/xt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,it,0,0,ht,xt.width,xt.height,1,wt,Vt)}S.clearLayerUpdates()}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,it,0,0,0,xt.width,xt.height,et.depth,wt,xt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,it,Mt,xt.width,xt.height,et.depth,0,xt.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ee?z&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,it,0,0,0,xt.width,xt.height,et.depth,wt,Dt,xt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,it,Mt,xt.width,xt.height,et.depth,0,wt,Dt,xt.data)}else{ee&&ie&&e.texStorage2D(i.TEXTURE_2D,St,Mt,qt[0].width,qt[0].height);for(let it=0,Lt=qt.length;it<Lt;it++)xt=qt[it],S.format!==ns?wt!==null?ee?z&&e.compressedTexSubImage2D(i.TEXTURE_2D,it,0,0,xt.width,xt.height,wt,xt.data):e.compressedTexImage2D(i.TEXTURE_2D,it,Mt,xt.width,xt.height,0,xt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ee?z&&e.texSubImage2D(i.TEXTURE_2D,it,0,0,xt.width,xt.height,wt,Dt,xt.data):e.texImage2D(i.TEXTURE_2D,it,Mt,xt.width,xt.height,0,wt,Dt,xt.data)}else if(S.isDataArrayTexture)if(ee){if(ie&&e.texStorage3D(i.TEXTURE_2D_ARRAY,St,Mt,et.width,et.height,et.depth),z)if(S.layerUpdates.size>0){const it=Rp(et.width,et.height,S.format,S.type);for(const Lt of S.layerUpdates){const Et=et.data.subarray(Lt*it/et.data.BYTES_PER_ELEMENT,(Lt+1)*it/et.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Lt,et.width,et.height,1,wt,Dt,Et)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,et.width,et.height,et.depth,wt,Dt,et.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,Mt,et.width,et.height,et.depth,0,wt,Dt,et.data);else if(S.isData3DTexture)ee?(ie&&e.texStorage3D(i.TEXTURE_3D,St,Mt,et.width,et.height,et.depth),z&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,et.width,et.height,et.depth,wt,Dt,et.data)):e.texImage3D(i.TEXTURE_3D,0,Mt,et.width,et.height,et.depth,0,wt,Dt,et.data);else if(S.isFramebufferTexture){if(ie)if(ee)e.texStorage2D(i.TEXTURE_2D,St,Mt,et.width,et.height);else{let it=et.width,Lt=et.height;for(let Et=0;Et<St;Et++)e.texImage2D(i.TEXTURE_2D,Et,Mt,it,Lt,0,wt,Dt,null),it>>=1,Lt>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){const it=i.canvas;if(it.hasAttribute("layoutsubtree")||it.setAttribute("layoutsubtree","true"),et.parentNode!==it){it.appendChild(et),u.add(S),it.onpaint=jt=>{const pe=jt.changedElements;for(const fe of u)pe.includes(fe.image)&&(fe.needsUpdate=!0)},it.requestPaint();return}const Lt=0,Et=i.RGBA,ht=i.RGBA,Vt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,Lt,Et,ht,Vt,et),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(qt.length>0){if(ee&&ie){const it=vt(qt[0]);e.texStorage2D(i.TEXTURE_2D,St,Mt,it.width,it.height)}for(let it=0,Lt=qt.length;it<Lt;it++)xt=qt[it],ee?z&&e.texSubImage2D(i.TEXTURE_2D,it,0,0,wt,Dt,xt):e.texImage2D(i.TEXTURE_2D,it,Mt,wt,Dt,xt);S.generateMipmaps=!1}else if(ee){if(ie){const it=vt(et);e.texStorage2D(i.TEXTURE_2D,St,Mt,it.width,it.height)}z&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,wt,Dt,et)}else e.texImage2D(i.TEXTURE_2D,0,Mt,wt,Dt,et);f(S)&&_(nt),pt.__version=_t.version,S.onUpdate&&S.onUpdate(S)}R.__version=S.version}function Ft(R,S,q){if(S.image.length!==6)return;const nt=Q(R,S),lt=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+q);const _t=n.get(lt);if(lt.version!==_t.__version||nt===!0){e.activeTexture(i.TEXTURE0+q);const pt=we.getPrimaries(we.workingColorSpace),J=S.colorSpace===pr?null:we.getPrimaries(S.colorSpace),et=S.colorSpace===pr||pt===J?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et);const wt=S.isCompressedTexture||S.image[0].isCompressedTexture,Dt=S.image[0]&&S.image[0].isDataTexture,Mt=[];for(let ht=0;ht<6;ht++)!wt&&!Dt?Mt[ht]=p(S.image[ht],!0,s.maxCubemapSize):Mt[ht]=Dt?S.image[ht].image:S.image[ht],Mt[ht]=rt(S,Mt[ht]);const xt=Mt[0],qt=r.convert(S.format,S.colorSpace),ee=r.convert(S.type),ie=b(S.internalFormat,qt,ee,S.normalized,S.colorSpace),z=S.isVideoTexture!==!0,St=_t.__version===void 0||nt===!0,it=lt.dataReady;let Lt=A(S,xt);Wt(i.TEXTURE_CUBE_MAP,S);let Et;if(wt){z&&St&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Lt,ie,xt.width,xt.height);for(let ht=0;ht<6;ht++){Et=Mt[ht].mipmaps;for(let Vt=0;Vt<Et.length;Vt++){const jt=Et[Vt];S.format!==ns?qt!==null?z?it&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,0,0,jt.width,jt.height,qt,jt.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,ie,jt.width,jt.height,0,jt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,0,0,jt.width,jt.height,qt,ee,jt.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,ie,jt.width,jt.height,0,qt,ee,jt.data)}}}else{if(Et=S.mipmaps,z&&St){Et.length>0&&Lt++;const ht=vt(Mt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Lt,ie,ht.width,ht.height)}for(let ht=0;ht<6;ht++)if(Dt){z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,0,0,Mt[ht].width,Mt[ht].height,qt,ee,Mt[ht].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,ie,Mt[ht].width,Mt[ht].height,0,qt,ee,Mt[ht].data);for(let Vt=0;Vt<Et.length;Vt++){const pe=Et[Vt].image[ht].image;z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,0,0,pe.width,pe.height,qt,ee,pe.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,ie,pe.width,pe.height,0,qt,ee,pe.data)}}else{z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,0,0,qt,ee,Mt[ht]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,ie,qt,ee,Mt[ht]);for(let Vt=0;Vt<Et.length;Vt++){const jt=Et[Vt];z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,0,0,qt,ee,jt.image[ht]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,ie,qt,ee,jt.image[ht])}}}f(S)&&_(i.TEXTURE_CUBE_MAP),_t.__version=lt.version,S.onUpdate&&S.onUpdate(S)}R.__version=S.version}function Ht(R,S,q,nt,lt,_t){const pt=r.convert(q.format,q.colorSpace),J=r.convert(q.type),et=b(q.internalFormat,pt,J,q.normalized,q.colorSpace),wt=n.get(S),Dt=n.get(q);if(Dt.__renderTarget=S,!wt.__hasExternalTextures){const Mt=Math.max(1,S.width>>_t),xt=Math.max(1,S.height>>_t);lt===i.TEXTURE_3D||lt===i.TEXTURE_2D_ARRAY?e.texImage3D(lt,_t,et,Mt,xt,S.depth,0,pt,J,null):e.texImage2D(lt,_t,et,Mt,xt,0,pt,J,null)}e.bindFramebuffer(i.FRAMEBUFFER,R),te(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,nt,lt,Dt.__webglTexture,0,je(S)):(lt===i.TEXTURE_2D||lt>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&lt<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,nt,lt,Dt.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ae(R,S,q){if(i.bindRenderbuffer(i.RENDERBUFFER,R),S.depthBuffer){const nt=S.depthTexture,lt=nt&&nt.isDepthTexture?nt.type:null,_t=D(S.stencilBuffer,lt),pt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;te(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,je(S),_t,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,je(S),_t,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,_t,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,pt,i.RENDERBUFFER,R)}else{const nt=S.textures;for(let lt=0;lt<nt.length;lt++){const _t=nt[lt],pt=r.convert(_t.format,_t.colorSpace),J=r.convert(_t.type),et=b(_t.internalFormat,pt,J,_t.normalized,_t.colorSpace);te(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,je(S),et,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,je(S),et,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,et,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Kt(R,S,q){const nt=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,R),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const lt=n.get(S.depthTexture);if(lt.__renderTarget=S,(!lt.__webglTexture||S.depthTexture.image.width!==S.width||S.depthTexture.image.height!==S.height)&&(S.depthTexture.image.width=S.width,S.depthTexture.image.height=S.height,S.depthTexture.needsUpdate=!0),nt){if(lt.__webglInit===void 0&&(lt.__webglInit=!0,S.depthTexture.addEventListener("dispose",N)),lt.__webglTexture===void 0){lt.__webglTexture=i.createTexture(),e.bindTexture(i.TEXTURE_CUBE_MAP,lt.__webglTexture),Wt(i.TEXTURE_CUBE_MAP,S.depthTexture);const wt=r.convert(S.depthTexture.format),Dt=r.convert(S.depthTexture.type);let Mt;S.depthTexture.format===$s?Mt=i.DEPTH_COMPONENT24:S.depthTexture.format===kr&&(Mt=i.DEPTH24_STENCIL8);for(let xt=0;xt<6;xt++)i.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+xt,0,Mt,S.width,S.height,0,wt,Dt,null)}}else st(S.depthTexture,0);const _t=lt.__webglTexture,pt=je(S),J=nt?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,et=S.depthTexture.format===kr?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===$s)te(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,et,J,_t,0,pt):i.framebufferTexture2D(i.FRAMEBUFFER,et,J,_t,0);else if(S.depthTexture.format===kr)te(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,et,J,_t,0,pt):i.framebufferTexture2D(i.FRAMEBUFFER,et,J,_t,0);else throw new Error("Unknown depthTexture format")}function ge(R){const S=n.get(R),q=R.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==R.depthTexture){const nt=R.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),nt){const lt=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,nt.removeEventListener("dispose",lt)};nt.addEventListener("dispose",lt),S.__depthDisposeCallback=lt}S.__boundDepthTexture=nt}if(R.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let nt=0;nt<6;nt++)Kt(S.__webglFramebuffer[nt],R,nt);else{const nt=R.texture.mipmaps;nt&&nt.length>0?Kt(S.__webglFramebuffer[0],R,0):Kt(S.__webglFramebuffer,R,0)}else if(q){S.__webglDepthbuffer=[];for(let nt=0;nt<6;nt++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[nt]),S.__webglDepthbuffer[nt]===void 0)S.__webglDepthbuffer[nt]=i.createRenderbuffer(),Ae(S.__webglDepthbuffer[nt],R,!1);else{const lt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer[nt];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,lt,i.RENDERBUFFER,_t)}}else{const nt=R.texture.mipmaps;if(nt&&nt.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),Ae(S.__webglDepthbuffer,R,!1);else{const lt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,lt,i.RENDERBUFFER,_t)}}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Re(R,S,q){const nt=n.get(R);S!==void 0&&Ht(nt.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&ge(R)}function le(R){const S=R.texture,q=n.get(R),nt=n.get(S);R.addEventListener("dispose",v);const lt=R.textures,_t=R.isWebGLCubeRenderTarget===!0,pt=lt.length>1;if(pt||(nt.__webglTexture===void 0&&(nt.__webglTexture=i.createTexture()),nt.__version=S.version,o.memory.textures++),_t){q.__webglFramebuffer=[];for(let J=0;J<6;J++)if(S.mipmaps&&S.mipmaps.length>0){q.__webglFramebuffer[J]=[];for(let et=0;et<S.mipmaps.length;et++)q.__webglFramebuffer[J][et]=i.createFramebuffer()}else q.__webglFramebuffer[J]=i.createFramebuffer()}else{if(S.mipmaps&&S.mipmaps.length>0){q.__webglFramebuffer=[];for(let J=0;J<S.mipmaps.length;J++)q.__webglFramebuffer[J]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(pt)for(let J=0,et=lt.length;J<et;J++){const wt=n.get(lt[J]);wt.__webglTexture===void 0&&(wt.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&te(R)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let J=0;J<lt.length;J++){const et=lt[J];q.__webglColorRenderbuffer[J]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[J]);const wt=r.convert(et.format,et.colorSpace),Dt=r.convert(et.type),Mt=b(et.internalFormat,wt,Dt,et.normalized,et.colorSpace,R.isXRRenderTarget===!0),xt=je(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,xt,Mt,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+J,i.RENDERBUFFER,q.__webglColorRenderbuffer[J])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Ae(q.__webglDepthRenderbuffer,R,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,nt.__webglTexture),Wt(i.TEXTURE_CUBE_MAP,S);for(let J=0;J<6;J++)if(S.mipmaps&&S.mipmaps.length>0)for(let et=0;et<S.mipmaps.length;et++)Ht(q.__webglFramebuffer[J][et],R,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+J,et);else Ht(q.__webglFramebuffer[J],R,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+J,0);f(S)&&_(i.TEXTURE_CUBE_MAP),e.unbindTexture()}else if(pt){for(let J=0,et=lt.length;J<et;J++){const wt=lt[J],Dt=n.get(wt);let Mt=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(Mt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(Mt,Dt.__webglTexture),Wt(Mt,wt),Ht(q.__webglFramebuffer,R,wt,i.COLOR_ATTACHMENT0+J,Mt,0),f(wt)&&_(Mt)}e.unbindTexture()}else{let J=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(J=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(J,nt.__webglTexture),Wt(J,S),S.mipmaps&&S.mipmaps.length>0)for(let et=0;et<S.mipmaps.length;et++)Ht(q.__webglFramebuffer[et],R,S,i.COLOR_ATTACHMENT0,J,et);else Ht(q.__webglFramebuffer,R,S,i.COLOR_ATTACHMENT0,J,0);f(S)&&_(J),e.unbindTexture()}R.depthBuffer&&ge(R)}function Ke(R){const S=R.textures;for(let q=0,nt=S.length;q<nt;q++){const lt=S[q];if(f(lt)){const _t=w(R),pt=n.get(lt).__webglTexture;e.bindTexture(_t,pt),_(_t),e.unbindTexture()}}}const Ve=[],fn=[];function k(R){if(R.samples>0){if(te(R)===!1){const S=R.textures,q=R.width,nt=R.height;let lt=i.COLOR_BUFFER_BIT;const _t=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,pt=n.get(R),J=S.length>1;if(J)for(let wt=0;wt<S.length;wt++)e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,pt.__webglMultisampledFramebuffer);const et=R.texture.mipmaps;et&&et.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,pt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,pt.__webglFramebuffer);for(let wt=0;wt<S.length;wt++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(lt|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(lt|=i.STENCIL_BUFFER_BIT)),J){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,pt.__webglColorRenderbuffer[wt]);const Dt=n.get(S[wt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,Dt,0)}i.blitFramebuffer(0,0,q,nt,0,0,q,nt,lt,i.NEAREST),l===!0&&(Ve.length=0,fn.length=0,Ve.push(i.COLOR_ATTACHMENT0+wt),R.depthBuffer&&R.resolveDepthBuffer===!1&&(Ve.push(_t),fn.push(_t),i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,fn)),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ve))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),J)for(let wt=0;wt<S.length;wt++){e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.RENDERBUFFER,pt.__webglColorRenderbuffer[wt]);const Dt=n.get(S[wt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.TEXTURE_2D,Dt,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,pt.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.resolveDepthBuffer===!1&&l){const S=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function je(R){return Math.min(s.maxSamples,R.samples)}function te(R){const S=n.get(R);return R.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ee(R){const S=o.render.frame;d.get(R)!==S&&(d.set(R,S),R.update())}function rt(R,S){const q=R.colorSpace,nt=R.format,lt=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==Ac&&q!==pr&&(we.getTransfer(q)===Be?(nt!==ns||lt!==Ri)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Te("WebGLTextures: Unsupported texture color space:",q)),S}function vt(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=W,this.resetTextureUnits=G,this.getTextureUnits=X,this.setTextureUnits=U,this.setTexture2D=st,this.setTexture2DArray=tt,this.setTexture3D=at,this.setTextureCube=ft,this.rebindTextures=Re,this.setupRenderTarget=le,this.updateRenderTargetMipmap=Ke,this.updateMultisampleRenderTarget=k,this.setupDepthRenderbuffer=ge,this.setupFrameBufferTexture=Ht,this.useMultisampledRTT=te,this.isReversedDepthBuffer=function(){return e.buffers.depth.getReversed()}}function Hw(i,t){function e(n,s=pr){let r;const o=we.getTransfer(s);if(n===Ri)return i.UNSIGNED_BYTE;if(n===Od)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Bd)return i.UNSIGNED_SHORT_5_5_5_1;if(n===c0)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===h0)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===a0)return i.BYTE;if(n===l0)return i.SHORT;if(n===Ya)return i.UNSIGNED_SHORT;if(n===Fd)return i.INT;if(n===Cs)return i.UNSIGNED_INT;if(n===es)return i.FLOAT;if(n===Ys)return i.HALF_FLOAT;if(n===u0)return i.ALPHA;if(n===d0)return i.RGB;if(n===ns)return i.RGBA;if(n===$s)return i.DEPTH_COMPONENT;if(n===kr)return i.DEPTH_STENCIL;if(n===kd)return i.RED;if(n===zd)return i.RED_INTEGER;if(n===qr)return i.RG;if(n===Vd)return i.RG_INTEGER;if(n===Gd)return i.RGBA_INTEGER;if(n===pc||n===mc||n===gc||n===_c)if(o===Be)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===pc)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===mc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===gc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===_c)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===pc)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===mc)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===gc)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===_c)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Du||n===Iu||n===Nu||n===Uu)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Du)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Iu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Nu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Uu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Fu||n===Ou||n===Bu||n===ku||n===zu||n===Ec||n===Vu)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Fu||n===Ou)return o===Be?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Bu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===ku)return r.COMPRESSED_R11_EAC;if(n===zu)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ec)return r.COMPRESSED_RG11_EAC;if(n===Vu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Gu||n===Hu||n===Wu||n===Xu||n===qu||n===Yu||n===$u||n===ju||n===Zu||n===Ku||n===Ju||n===Qu||n===td||n===ed)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Gu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Hu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Wu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Xu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===qu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Yu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===$u)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===ju)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Zu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Ku)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ju)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Qu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===td)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===ed)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===nd||n===id||n===sd)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===nd)return o===Be?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===id)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===sd)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===rd||n===od||n===Tc||n===ad)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===rd)return r.COMPRESSED_RED_RGTC1_EXT;if(n===od)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Tc)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===ad)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===$a?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}const Ww=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,Xw=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`;class qw{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){const n=new b0(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){const e=t.cameras[0].viewport,n=new xi({vertexShader:Ww,fragmentShader:Xw,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new yt(new Ps(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class Yw extends yr{constructor(t,e){super();const n=this;let s=null,r=1,o=null,a="local-floor",l=1,c=null,d=null,u=null,h=null,m=null,g=null;const y=typeof XRWebGLBinding<"u",p=new qw,f={},_=e.getContextAttributes();let w=null,b=null;const D=[],A=[],N=new Zt;let v=null;const C=new Bi;C.viewport=new Xe;const F=new Bi;F.viewport=new Xe;const P=[C,F],B=new ty;let G=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let ct=D[Q];return ct===void 0&&(ct=new Sh,D[Q]=ct),ct.getTargetRaySpace()},this.getControllerGrip=function(Q){let ct=D[Q];return ct===void 0&&(ct=new Sh,D[Q]=ct),ct.getGripSpace()},this.getHand=function(Q){let ct=D[Q];return ct===void 0&&(ct=new Sh,D[Q]=ct),ct.getHandSpace()};function U(Q){const ct=A.indexOf(Q.inputSource);if(ct===-1)return;const mt=D[ct];mt!==void 0&&(mt.update(Q.inputSource,Q.frame,c||o),mt.dispatchEvent({type:Q.type,data:Q.inputSource}))}function W(){s.removeEventListener("select",U),s.removeEventListener("selectstart",U),s.removeEventListener("selectend",U),s.removeEventListener("squeeze",U),s.removeEventListener("squeezestart",U),s.removeEventListener("squeezeend",U),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",O);for(let Q=0;Q<D.length;Q++){const ct=A[Q];ct!==null&&(A[Q]=null,D[Q].disconnect(ct))}G=null,X=null,p.reset();for(const Q in f)delete f[Q];t.setRenderTarget(w),m=null,h=null,u=null,s=null,b=null,Wt.stop(),n.isPresenting=!1,t.setPixelRatio(v),t.setSize(N.width,N.height,!1),n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return h!==null?h:m},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",U),s.addEventListener("selectstart",U),s.addEventListener("selectend",U),s.addEventListener("squeeze",U),s.addEventListener("squeezestart",U),s.addEventListener("squeezeend",U),s.addEventListener("end",W),s.addEventListener("inputsourceschange",O),_.xrCompatible!==!0&&await e.makeXRCompatible(),v=t.getPixelRatio(),t.getSize(N),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let mt=null,zt=null,Ft=null;_.depth&&(Ft=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,mt=_.stencil?kr:$s,zt=_.stencil?$a:Cs);const Ht={colorFormat:e.RGBA8,depthFormat:Ft,scaleFactor:r};u=this.getBinding(),h=u.createProjectionLayer(Ht),s.updateRenderState({layers:[h]}),t.setPixelRatio(1),t.setSize(h.textureWidth,h.textureHeight,!1),b=new ss(h.textureWidth,h.textureHeight,{format:ns,type:Ri,depthTexture:new ko(h.textureWidth,h.textureHeight,zt,void 0,void 0,void 0,void 0,void 0,void 0,mt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1})}else{const mt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};m=new XRWebGLLayer(s,e,mt),s.updateRenderState({baseLayer:m}),t.setPixelRatio(1),t.setSize(m.framebufferWidth,m.framebufferHeight,!1),b=new ss(m.framebufferWidth,m.framebufferHeight,{format:ns,type:Ri,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:m.ignoreDepthValues===!1,resolveStencilBuffer:m.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),Wt.setContext(s),Wt.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function O(Q){for(let ct=0;ct<Q.removed.length;ct++){const mt=Q.removed[ct],zt=A.indexOf(mt);zt>=0&&(A[zt]=null,D[zt].disconnect(mt))}for(let ct=0;ct<Q.added.length;ct++){const mt=Q.added[ct];let zt=A.indexOf(mt);if(zt===-1){for(let Ht=0;Ht<D.length;Ht++)if(Ht>=A.length){A.push(mt),zt=Ht;break}else if(A[Ht]===null){A[Ht]=mt,zt=Ht;break}if(zt===-1)break}const Ft=D[zt];Ft&&Ft.connect(mt)}}const st=new T,tt=new T;function at(Q,ct,mt){st.setFromMatrixPosition(ct.matrixWorld),tt.setFromMatrixPosition(mt.matrixWorld);const zt=st.distanceTo(tt),Ft=ct.projectionMatrix.elements,Ht=mt.projectionMatrix.elements,Ae=Ft[14]/(Ft[10]-1),Kt=Ft[14]/(Ft[10]+1),ge=(Ft[9]+1)/Ft[5],Re=(Ft[9]-1)/Ft[5],le=(Ft[8]-1)/Ft[0],Ke=(Ht[8]+1)/Ht[0],Ve=Ae*le,fn=Ae*Ke,k=zt/(-le+Ke),je=k*-le;if(ct.matrixWorld.decompose(Q.position,Q.quaternion,Q.scale),Q.translateX(je),Q.translateZ(k),Q.matrixWorld.compose(Q.position,Q.quaternion,Q.scale),Q.matrixWorldInverse.copy(Q.matrixWorld).invert(),Ft[10]===-1)Q.projectionMatrix.copy(ct.projectionMatrix),Q.projectionMatrixInverse.copy(ct.projectionMatrixInverse);else{const te=Ae+k,Ee=Kt+k,rt=Ve-je,vt=fn+(zt-je),R=ge*Kt/Ee*te,S=Re*Kt/Ee*te;Q.projectionMatrix.makePerspective(rt,vt,R,S,te,Ee),Q.projectionMatrixInverse.copy(Q.projectionMatrix).invert()}}function ft(Q,ct){ct===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(ct.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let ct=Q.near,mt=Q.far;p.texture!==null&&(p.depthNear>0&&(ct=p.depthNear),p.depthFar>0&&(mt=p.depthFar)),B.near=F.near=C.near=ct,B.far=F.far=C.far=mt,(G!==B.near||X!==B.far)&&(s.updateRenderState({depthNear:B.near,depthFar:B.far}),G=B.near,X=B.far),B.layers.mask=Q.layers.mask|6,C.layers.mask=B.layers.mask&-5,F.layers.mask=B.layers.mask&-3;const zt=Q.parent,Ft=B.cameras;ft(B,zt);for(let Ht=0;Ht<Ft.length;Ht++)ft(Ft[Ht],zt);Ft.length===2?at(B,C,F):B.projectionMatrix.copy(C.projectionMatrix),ut(Q,B,zt)};function ut(Q,ct,mt){mt===null?Q.matrix.copy(ct.matrixWorld):(Q.matrix.copy(mt.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(ct.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(ct.projectionMatrix),Q.projectionMatrixInverse.copy(ct.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=Za*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return B},this.getFoveation=function(){if(!(h===null&&m===null))return l},this.setFoveation=function(Q){l=Q,h!==null&&(h.fixedFoveation=Q),m!==null&&m.fixedFoveation!==void 0&&(m.fixedFoveation=Q)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(B)},this.getCameraTexture=function(Q){return f[Q]};let gt=null;function Yt(Q,ct){if(d=ct.getViewerPose(c||o),g=ct,d!==null){const mt=d.views;m!==null&&(t.setRenderTargetFramebuffer(b,m.framebuffer),t.setRenderTarget(b));let zt=!1;mt.length!==B.cameras.length&&(B.cameras.length=0,zt=!0);for(let Kt=0;Kt<mt.length;Kt++){const ge=mt[Kt];let Re=null;if(m!==null)Re=m.getViewport(ge);else{const Ke=u.getViewSubImage(h,ge);Re=Ke.viewport,Kt===0&&(t.setRenderTargetTextures(b,Ke.colorTexture,Ke.depthStencilTexture),t.setRenderTarget(b))}let le=P[Kt];le===void 0&&(le=new Bi,le.layers.enable(Kt),le.viewport=new Xe,P[Kt]=le),le.matrix.fromArray(ge.transform.matrix),le.matrix.decompose(le.position,le.quaternion,le.scale),le.projectionMatrix.fromArray(ge.projectionMatrix),le.projectionMatrixInverse.copy(le.projectionMatrix).invert(),le.viewport.set(Re.x,Re.y,Re.width,Re.height),Kt===0&&(B.matrix.copy(le.matrix),B.matrix.decompose(B.position,B.quaternion,B.scale)),zt===!0&&B.cameras.push(le)}const Ft=s.enabledFeatures;if(Ft&&Ft.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();const Kt=u.getDepthInformation(mt[0]);Kt&&Kt.isValid&&Kt.texture&&p.init(Kt,s.renderState)}if(Ft&&Ft.includes("camera-access")&&y){t.state.unbindTexture(),u=n.getBinding();for(let Kt=0;Kt<mt.length;Kt++){const ge=mt[Kt].camera;if(ge){let Re=f[ge];Re||(Re=new b0,f[ge]=Re);const le=u.getCameraImage(ge);Re.sourceTexture=le}}}}for(let mt=0;mt<D.length;mt++){const zt=A[mt],Ft=D[mt];zt!==null&&Ft!==void 0&&Ft.update(zt,ct,c||o)}gt&&gt(Q,ct),ct.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ct}),g=null}const Wt=new P0;Wt.setAnimationLoop(Yt),this.setAnimationLoop=function(Q){gt=Q},this.dispose=function(){}}}const $w=new me,O0=new he;O0.set(-1,0,0,0,1,0,0,0,1);function jw(i,t){function e(p,f){p.matrixAutoUpdate===!0&&p.updateMatrix(),f.value.copy(p.matrix)}function n(p,f){f.color.getRGB(p.fogColor.value,M0(i)),f.isFog?(p.fogNear.value=f.near,p.fogFar.value=f.far):f.isFogExp2&&(p.fogDensity.value=f.density)}function s(p,f,_,w,b){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?r(p,f):f.isMeshLambertMaterial?(r(p,f),f.envMap&&(p.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(r(p,f),u(p,f)):f.isMeshPhongMaterial?(r(p,f),d(p,f),f.envMap&&(p.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(r(p,f),h(p,f),f.isMeshPhysicalMaterial&&m(p,f,b)):f.isMeshMatcapMaterial?(r(p,f),g(p,f)):f.isMeshDepthMaterial?r(p,f):f.isMeshDistanceMaterial?(r(p,f),y(p,f)):f.isMeshNormalMaterial?r(p,f):f.isLineBasicMaterial?(o(p,f),f.isLineDashedMaterial&&a(p,f)):f.isPointsMaterial?l(p,f,_,w):f.isSpriteMaterial?c(p,f):f.isShadowMaterial?(p.color.value.copy(f.color),p.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(p,f){p.opacity.value=f.opacity,f.color&&p.diffuse.value.copy(f.color),f.emissive&&p.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(p.map.value=f.map,e(f.map,p.mapTransform)),f.alphaMap&&(p.alphaMap.value=f.alphaMap,e(f.alphaMap,p.alphaMapTransform)),f.bumpMap&&(p.bumpMap.value=f.bumpMap,e(f.bumpMap,p.bumpMapTransform),p.bumpScale.value=f.bumpScale,f.side===Fn&&(p.bumpScale.value*=-1)),f.normalMap&&(p.normalMap.value=f.normalMap,e(f.normalMap,p.normalMapTransform),p.normalScale.value.copy(f.normalScale),f.side===Fn&&p.normalScale.value.negate()),f.displacementMap&&(p.displacementMap.value=f.displacementMap,e(f.displacementMap,p.displacementMapTransform),p.displacementScale.value=f.displacementScale,p.displacementBias.value=f.displacementBias),f.emissiveMap&&(p.emissiveMap.value=f.emissiveMap,e(f.emissiveMap,p.emissiveMapTransform)),f.specularMap&&(p.specularMap.value=f.specularMap,e(f.specularMap,p.specularMapTransform)),f.alphaTest>0&&(p.alphaTest.value=f.alphaTest);const _=t.get(f),w=_.envMap,b=_.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4($w.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(O0),p.reflectivity.value=f.reflectivity,p.ior.value=f.ior,p.refractionRatio.value=f.refractionRatio),f.lightMap&&(p.lightMap.value=f.lightMap,p.lightMapIntensity.value=f.lightMapIntensity,e(f.lightMap,p.lightMapTransform)),f.aoMap&&(p.aoMap.value=f.aoMap,p.aoMapIntensity.value=f.aoMapIntensity,e(f.aoMap,p.aoMapTransform))}function o(p,f){p.diffuse.value.copy(f.color),p.opacity.value=f.opacity,f.map&&(p.map.value=f.map,e(f.map,p.mapTransform))}function a(p,f){p.dashSize.value=f.dashSize,p.totalSize.value=f.dashSize+f.gapSize,p.scale.value=f.scale}function l(p,f,_,w){p.diffuse.value.copy(f.color),p.opacity.value=f.opacity,p.size.value=f.size*_,p.scale.value=w*.5,f.map&&(p.map.value=f.map,e(f.map,p.uvTransform)),f.alphaMap&&(p.alphaMap.value=f.alphaMap,e(f.alphaMap,p.alphaMapTransform)),f.alphaTest>0&&(p.alphaTest.value=f.alphaTest)}function c(p,f){p.diffuse.value.copy(f.color),p.opacity.value=f.opacity,p.rotation.value=f.rotation,f.map&&(p.map.value=f.map,e(f.map,p.mapTransform)),f.alphaMap&&(p.alphaMap.value=f.alphaMap,e(f.alphaMap,p.alphaMapTransform)),f.alphaTest>0&&(p.alphaTest.value=f.alphaTest)}function d(p,f){p.specular.value.copy(f.specular),p.shininess.value=Math.max(f.shininess,1e-4)}function u(p,f){f.gradientMap&&(p.gradientMap.value=f.gradientMap)}function h(p,f){p.metalness.value=f.metalness,f.metalnessMap&&(p.metalnessMap.value=f.metalnessMap,e(f.metalnessMap,p.metalnessMapTransform)),p.roughness.value=f.roughness,f.roughnessMap&&(p.roughnessMap.value=f.roughnessMap,e(f.roughnessMap,p.roughnessMapTransform)),f.envMap&&(p.envMapIntensity.value=f.envMapIntensity)}function m(p,f,_){p.ior.value=f.ior,f.sheen>0&&(p.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),p.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(p.sheenColorMap.value=f.sheenColorMap,e(f.sheenColorMap,p.sheenColorMapTransform)),f.sheenRoughnessMap&&(p.sheenRoughnessMap.value=f.sheenRoughnessMap,e(f.sheenRoughnessMap,p.sheenRoughnessMapTransform))),f.clearcoat>0&&(p.clearcoat.value=f.clearcoat,p.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(p.clearcoatMap.value=f.clearcoatMap,e(f.clearcoatMap,p.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,e(f.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(p.clearcoatNormalMap.value=f.clearcoatNormalMap,e(f.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===Fn&&p.clearcoatNormalScale.value.negate())),f.dispersion>0&&(p.dispersion.value=f.dispersion),f.iridescence>0&&(p.iridescence.value=f.iridescence,p.iridescenceIOR.value=f.iridescenceIOR,p.iridescenceThicknessMinimum.value=f.iridescenceThicknessRange[0],p.iridescenceThicknessMaximum.value=f.iridescenceThicknessRange[1],f.iridescenceMap&&(p.iridescenceMap.value=f.iridescenceMap,e(f.iridescenceMap,p.iridescenceMapTransform)),f.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=f.iridescenceThicknessMap,e(f.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),f.transmission>0&&(p.transmission.value=f.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),f.transmissionMap&&(p.transmissionMap.value=f.transmissionMap,e(f.transmissionMap,p.transmissionMapTransform)),p.thickness.value=f.thickness,f.thicknessMap&&(p.thicknessMap.value=f.thicknessMap,e(f.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=f.attenuationDistance,p.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(p.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(p.anisotropyMap.value=f.anisotropyMap,e(f.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=f.specularIntensity,p.specularColor.value.copy(f.specularColor),f.specularColorMap&&(p.specularColorMap.value=f.specularColorMap,e(f.specularColorMap,p.specularColorMapTransform)),f.specularIntensityMap&&(p.specularIntensityMap.value=f.specularIntensityMap,e(f.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,f){f.matcap&&(p.matcap.value=f.matcap)}function y(p,f){const _=t.get(f).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function Zw(i,t,e,n){let s={},r={},o=[];const a=i.getParameter(i.MAX_UNIFORM_BUFFER_BINDINGS);function l(_,w){const b=w.program;n.uniformBlockBinding(_,b)}function c(_,w){let b=s[_.id];b===void 0&&(g(_),b=d(_),s[_.id]=b,_.addEventListener("dispose",p));const D=w.program;n.updateUBOMapping(_,D);const A=t.render.frame;r[_.id]!==A&&(h(_),r[_.id]=A)}function d(_){const w=u();_.__bindingPointIndex=w;const b=i.createBuffer(),D=_.__size,A=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,b),i.bufferData(i.UNIFORM_BUFFER,D,A),i.bindBuffer(i.UNIFORM_BUFFER,null),i.bindBufferBase(i.UNIFORM_BUFFER,w,b),b}function u(){for(let _=0;_<a;_++)if(o.indexOf(_)===-1)return o.push(_),_;return Te("WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function h(_){const w=s[_.id],b=_.uniforms,D=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let A=0,N=b.length;A<N;A++){const v=Array.isArray(b[A])?b[A]:[b[A]];for(let C=0,F=v.length;C<F;C++){const P=v[C];if(m(P,A,C,D)===!0){const B=P.__offset,G=Array.isArray(P.value)?P.value:[P.value];let X=0;for(let U=0;U<G.length;U++){const W=G[U],O=y(W);typeof W=="number"||typeof W=="boolean"?(P.__data[0]=W,i.bufferSubData(i.UNIFORM_BUFFER,B+X,P.__data)):W.isMatrix3?(P.__data[0]=W.elements[0],P.__data[1]=W.elements[1],P.__data[2]=W.elements[2],P.__data[3]=0,P.__data[4]=W.elements[3],P.__data[5]=W.elements[4],P.__data[6]=W.elements[5],P.__data[7]=0,P.__data[8]=W.elements[6],P.__data[9]=W.elements[7],P.__data[10]=W.elements[8],P.__data[11]=0):ArrayBuffer.isView(W)?P.__data.set(new W.constructor(W.buffer,W.byteOffset,P.__data.length)):(W.toArray(P.__data,X),X+=O.storage/Float32Array.BYTES_PER_ELEMENT)}i.bufferSubData(i.UNIFORM_BUFFER,B,P.__data)}}}i.bindBuffer(i.UNIFORM_BUFFER,null)}function m(_,w,b,D){const A=_.value,N=w+"_"+b;if(D[N]===void 0)return typeof A=="number"||typeof A=="boolean"?D[N]=A:ArrayBuffer.isView(A)?D[N]=A.slice():D[N]=A.clone(),!0;{const v=D[N];if(typeof A=="number"||typeof A=="boolean"){if(v!==A)return D[N]=A,!0}else{if(ArrayBuffer.isView(A))return!0;if(v.equals(A)===!1)return v.copy(A),!0}}return!1}function g(_){const w=_.uniforms;let b=0;const D=16;for(let N=0,v=w.length;N<v;N++){const C=Array.isArray(w[N])?w[N]:[w[N]];for(let F=0,P=C.length;F<P;F++){const B=C[F],G=Array.isArray(B.value)?B.value:[B.value];for(let X=0,U=G.length;X<U;X++){const W=G[X],O=y(W),st=b%D,tt=st%O.boundary,at=st+tt;b+=tt,at!==0&&D-at<O.storage&&(b+=D-at),B.__data=new Float32Array(O.storage/Float32Array.BYTES_PER_ELEMENT),B.__offset=b,b+=O.storage}}}const A=b%D;return A>0&&(b+=D-A),_.__size=b,_.__cache={},this}function y(_){const w={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(w.boundary=4,w.storage=4):_.isVector2?(w.boundary=8,w.storage=8):_.isVector3||_.isColor?(w.boundary=16,w.storage=12):_.isVector4?(w.boundary=16,w.storage=16):_.isMatrix3?(w.boundary=48,w.storage=48):_.isMatrix4?(w.boundary=64,w.storage=64):_.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(w.boundary=16,w.storage=_.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",_),w}function p(_){const w=_.target;w.removeEventListener("dispose",p);const b=o.indexOf(w.__bindingPointIndex);o.splice(b,1),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function f(){for(const _ in s)i.deleteBuffer(s[_]);o=[],s={},r={}}return{bind:l,update:c,dispose:f}}const Kw=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let ps=null;function Jw(){return ps===null&&(ps=new v0(Kw,16,16,qr,Ys),ps.name="DFG_LUT",ps.minFilter=Kn,ps.magFilter=Kn,ps.wrapS=ks,ps.wrapT=ks,ps.generateMipmaps=!1,ps.needsUpdate=!0),ps}class Qw{constructor(t={}){const{canvas:e=Jx(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:d="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:h=!1,outputBufferType:m=Ri}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;const y=m,p=new Set([Gd,Vd,zd]),f=new Set([Ri,Cs,Ya,$a,Od,Bd]),_=new Uint32Array(4),w=new Int32Array(4),b=new T;let D=null,A=null;const N=[],v=[];let C=null;this.domElement=e,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ts,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const F=this;let P=!1,B=null;this._outputColorSpace=Fi;let G=0,X=0,U=null,W=-1,O=null;const st=new Xe,tt=new Xe;let at=null;const ft=new Qt(0);let ut=0,gt=e.width,Yt=e.height,Wt=1,Q=null,ct=null;const mt=new Xe(0,0,gt,Yt),zt=new Xe(0,0,gt,Yt);let Ft=!1;const Ht=new jd;let Ae=!1,Kt=!1;const ge=new me,Re=new T,le=new Xe,Ke={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let Ve=!1;function fn(){return U===null?Wt:1}let k=n;function je(E,H){return e.getContext(E,H)}try{const E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:d,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine","three.js r184"),e.addEventListener("webglcontextlost",ht,!1),e.addEventListener("webglcontextrestored",Vt,!1),e.addEventListener("webglcontextcreationerror",jt,!1),k===null){const H="webgl2";if(k=je(H,E),k===null)throw je(H)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(E){throw Te("WebGLRenderer: "+E.message),E}let te,Ee,rt,vt,R,S,q,nt,lt,_t,pt,J,et,wt,Dt,Mt,xt,qt,ee,ie,z,St,it;function Lt(){te=new Jb(k),te.init(),z=new Hw(k,te),Ee=new Wb(k,te,t,z),rt=new Vw(k,te),Ee.reversedDepthBuffer&&h&&rt.buffers.depth.setReversed(!0),vt=new eM(k),R=new Aw,S=new Gw(k,te,rt,R,Ee,z,vt),q=new Kb(F),nt=new ry(k),St=new Gb(k,nt),lt=new Qb(k,nt,vt,St),_t=new iM(k,lt,nt,St,vt),qt=new nM(k,Ee,S),Dt=new Xb(R),pt=new Tw(F,q,te,Ee,St,Dt),J=new jw(F,R),et=new Cw,wt=new Uw(te),xt=new Vb(F,q,rt,_t,g,l),Mt=new zw(F,_t,Ee),it=new Zw(k,vt,Ee,rt),ee=new Hb(k,te,vt),ie=new tM(k,te,vt),vt.programs=pt.programs,F.capabilities=Ee,F.extensions=te,F.properties=R,F.renderLists=et,F.shadowMap=Mt,F.state=rt,F.info=vt}Lt(),y!==Ri&&(C=new rM(y,e.width,e.height,s,r));const Et=new Yw(F,k);this.xr=Et,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){const E=te.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){const E=te.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Wt},this.setPixelRatio=function(E){E!==void 0&&(Wt=E,this.setSize(gt,Yt,!1))},this.getSize=function(E){return E.set(gt,Yt)},this.setSize=function(E,H,K=!0){if(Et.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}gt=E,Yt=H,e.width=Math.floor(E*Wt),e.height=Math.floor(H*Wt),K===!0&&(e.style.width=E+"px",e.style.height=H+"px"),C!==null&&C.setSize(e.width,e.height),this.setViewport(0,0,E,H)},this.getDrawingBufferSize=function(E){return E.set(gt*Wt,Yt*Wt).floor()},this.setDrawingBufferSize=function(E,H,K){gt=E,Yt=H,Wt=K,e.width=Math.floor(E*K),e.height=Math.floor(H*K),this.setViewport(0,0,E,H)},this.setEffects=function(E){if(y===Ri){Te("THREE.WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let H=0;H<E.length;H++)if(E[H].isOutputPass===!0){$t("THREE.WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}C.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(st)},this.getViewport=function(E){return E.copy(mt)},this.setViewport=function(E,H,K,$){E.isVector4?mt.set(E.x,E.y,E.z,E.w):mt.set(E,H,K,$),rt.viewport(st.copy(mt).multiplyScalar(Wt).round())},this.getScissor=function(E){return E.copy(zt)},this.setScissor=function(E,H,K,$){E.isVector4?zt.set(E.x,E.y,E.z,E.w):zt.set(E,H,K,$),rt.scissor(tt.copy(zt).multiplyScalar(Wt).round())},this.getScissorTest=function(){return Ft},this.setScissorTest=function(E){rt.setScissorTest(Ft=E)},this.setOpaqueSort=function(E){Q=E},this.setTransparentSort=function(E){ct=E},this.getClearColor=function(E){return E.copy(xt.getClearColor())},this.setClearColor=function(){xt.setClearColor(...arguments)},this.getClearAlpha=function(){return xt.getClearAlpha()},this.setClearAlpha=function(){xt.setClearAlpha(...arguments)},this.clear=function(E=!0,H=!0,K=!0){let $=0;if(E){let Z=!1;if(U!==null){const Rt=U.texture.format;Z=p.has(Rt)}if(Z){const Rt=U.texture.type,It=f.has(Rt),At=xt.getClearColor(),Bt=xt.getClearAlpha(),Ct=At.r,se=At.g,ue=At.b;It?(_[0]=Ct,_[1]=se,_[2]=ue,_[3]=Bt,k.clearBufferuiv(k.COLOR,0,_)):(w[0]=Ct,w[1]=se,w[2]=ue,w[3]=Bt,k.clearBufferiv(k.COLOR,0,w))}else $|=k.COLOR_BUFFER_BIT}H&&($|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),K&&($|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&k.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),B=E},this.dispose=function(){e.removeEventListener("webglcontextlost",ht,!1),e.removeEventListener("webglcontextrestored",Vt,!1),e.removeEventListener("webglcontextcreationerror",jt,!1),xt.dispose(),et.dispose(),wt.dispose(),R.dispose(),q.dispose(),_t.dispose(),St.dispose(),it.dispose(),pt.dispose(),Et.dispose(),Et.removeEventListener("sessionstart",Ls),Et.removeEventListener("sessionend",na),os.stop()};function ht(E){E.preventDefault(),Pc("WebGLRenderer: Context Lost."),P=!0}function Vt(){Pc("WebGLRenderer: Context Restored."),P=!1;const E=vt.autoReset,H=Mt.enabled,K=Mt.autoUpdate,$=Mt.needsUpdate,Z=Mt.type;Lt(),vt.autoReset=E,Mt.enabled=H,Mt.autoUpdate=K,Mt.needsUpdate=$,Mt.type=Z}function jt(E){Te("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function pe(E){const H=E.target;H.removeEventListener("dispose",pe),fe(H)}function fe(E){Xn(E),R.remove(E)}function Xn(E){const H=R.get(E).programs;H!==void 0&&(H.forEach(function(K){pt.releaseProgram(K)}),E.isShaderMaterial&&pt.releaseShaderCache(E))}this.renderBufferDirect=function(E,H,K,$,Z,Rt){H===null&&(H=Ke);const It=Z.isMesh&&Z.matrixWorld.determinant()<0,At=_n(E,H,K,$,Z);rt.setMaterial($,It);let Bt=K.index,Ct=1;if($.wireframe===!0){if(Bt=lt.getWireframeAttribute(K),Bt===void 0)return;Ct=2}const se=K.drawRange,ue=K.attributes.position;let Gt=se.start*Ct,De=(se.start+se.count)*Ct;Rt!==null&&(Gt=Math.max(Gt,Rt.start*Ct),De=Math.min(De,(Rt.start+Rt.count)*Ct)),Bt!==null?(Gt=Math.max(Gt,0),De=Math.min(De,Bt.count)):ue!=null&&(Gt=Math.max(Gt,0),De=Math.min(De,ue.count));const ln=De-Gt;if(ln<0||ln===1/0)return;St.setup(Z,$,At,K,Bt);let sn,Oe=ee;if(Bt!==null&&(sn=nt.get(Bt),Oe=ie,Oe.setIndex(sn)),Z.isMesh)$.wireframe===!0?(rt.setLineWidth($.wireframeLinewidth*fn()),Oe.setMode(k.LINES)):Oe.setMode(k.TRIANGLES);else if(Z.isLine){let Mn=$.linewidth;Mn===void 0&&(Mn=1),rt.setLineWidth(Mn*fn()),Z.isLineSegments?Oe.setMode(k.LINES):Z.isLineLoop?Oe.setMode(k.LINE_LOOP):Oe.setMode(k.LINE_STRIP)}else Z.isPoints?Oe.setMode(k.POINTS):Z.isSprite&&Oe.setMode(k.TRIANGLES);if(Z.isBatchedMesh)if(te.get("WEBGL_multi_draw"))Oe.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{const Mn=Z._multiDrawStarts,Nt=Z._multiDrawCounts,Qn=Z._multiDrawCount,ye=Bt?nt.get(Bt).bytesPerElement:1,Yn=R.get($).currentProgram.getUniforms();for(let ti=0;ti<Qn;ti++)Yn.setValue(k,"_gl_DrawID",ti),Oe.render(Mn[ti]/ye,Nt[ti])}else if(Z.isInstancedMesh)Oe.renderInstances(Gt,ln,Z.count);else if(K.isInstancedBufferGeometry){const Mn=K._maxInstanceCount!==void 0?K._maxInstanceCount:1/0,Nt=Math.min(K.instanceCount,Mn);Oe.renderInstances(Gt,ln,Nt)}else Oe.render(Gt,ln)};function On(E,H,K){E.transparent===!0&&E.side===Un&&E.forceSinglePass===!1?(E.side=Fn,E.needsUpdate=!0,Sr(E,H,K),E.side=Rs,E.needsUpdate=!0,Sr(E,H,K),E.side=Un):Sr(E,H,K)}this.compile=function(E,H,K=null){K===null&&(K=E),A=wt.get(K),A.init(H),v.push(A),K.traverseVisible(function(Z){Z.isLight&&Z.layers.test(H.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),E!==K&&E.traverseVisible(function(Z){Z.isLight&&Z.layers.test(H.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights();const $=new Set;return E.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;const Rt=Z.material;if(Rt)if(Array.isArray(Rt))for(let It=0;It<Rt.length;It++){const At=Rt[It];On(At,K,Z),$.add(At)}else On(Rt,K,Z),$.add(Rt)}),A=v.pop(),$},this.compileAsync=function(E,H,K=null){const $=this.compile(E,H,K);return new Promise(Z=>{function Rt(){if($.forEach(function(It){R.get(It).currentProgram.isReady()&&$.delete(It)}),$.size===0){Z(E);return}setTimeout(Rt,10)}te.get("KHR_parallel_shader_compile")!==null?Rt():setTimeout(Rt,10)})};let qn=null;function Js(E){qn&&qn(E)}function Ls(){os.stop()}function na(){os.start()}const os=new P0;os.setAnimationLoop(Js),typeof self<"u"&&os.setContext(self),this.setAnimationLoop=function(E){qn=E,Et.setAnimationLoop(E),E===null?os.stop():os.start()},Et.addEventListener("sessionstart",Ls),Et.addEventListener("sessionend",na),this.render=function(E,H){if(H!==void 0&&H.isCamera!==!0){Te("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(P===!0)return;B!==null&&B.renderStart(E,H);const K=Et.enabled===!0&&Et.isPresenting===!0,$=C!==null&&(U===null||K)&&C.begin(F,U);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),Et.enabled===!0&&Et.isPresenting===!0&&(C===null||C.isCompositing()===!1)&&(Et.cameraAutoUpdate===!0&&Et.updateCamera(H),H=Et.getCamera()),E.isScene===!0&&E.onBeforeRender(F,E,H,U),A=wt.get(E,v.length),A.init(H),A.state.textureUnits=S.getTextureUnits(),v.push(A),ge.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),Ht.setFromProjectionMatrix(ge,bs,H.reversedDepth),Kt=this.localClippingEnabled,Ae=Dt.init(this.clippingPlanes,Kt),D=et.get(E,N.length),D.init(),N.push(D),Et.enabled===!0&&Et.isPresenting===!0){const It=F.xr.getDepthSensingMesh();It!==null&&ia(It,H,-1/0,F.sortObjects)}ia(E,H,0,F.sortObjects),D.finish(),F.sortObjects===!0&&D.sort(Q,ct),Ve=Et.enabled===!1||Et.isPresenting===!1||Et.hasDepthSensing()===!1,Ve&&xt.addToRenderList(D,E),this.info.render.frame++,Ae===!0&&Dt.beginShadows();const Z=A.state.shadowsArray;if(Mt.render(Z,E,H),Ae===!0&&Dt.endShadows(),this.info.autoReset===!0&&this.info.reset(),($&&C.hasRenderPass())===!1){const It=D.opaque,At=D.transmissive;if(A.setupLights(),H.isArrayCamera){const Bt=H.cameras;if(At.length>0)for(let Ct=0,se=Bt.length;Ct<se;Ct++){const ue=Bt[Ct];as(It,At,E,ue)}Ve&&xt.render(E);for(let Ct=0,se=Bt.length;Ct<se;Ct++){const ue=Bt[Ct];dl(D,E,ue,ue.viewport)}}else At.length>0&&as(It,At,E,H),Ve&&xt.render(E),dl(D,E,H)}U!==null&&X===0&&(S.updateMultisampleRenderTarget(U),S.updateRenderTargetMipmap(U)),$&&C.end(F),E.isScene===!0&&E.onAfterRender(F,E,H),St.resetDefaultState(),W=-1,O=null,v.pop(),v.length>0?(A=v[v.length-1],S.setTextureUnits(A.state.textureUnits),Ae===!0&&Dt.setGlobalState(F.clippingPlanes,A.state.camera)):A=null,N.pop(),N.length>0?D=N[N.length-1]:D=null,B!==null&&B.renderEnd()};function ia(E,H,K,$){if(E.visible===!1)return;if(E.layers.test(H.layers)){if(E.isGroup)K=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(H);else if(E.isLightProbeGrid)A.pushLightProbeGrid(E);else if(E.isLight)A.pushLight(E),E.castShadow&&A.pushShadow(E);else if(E.isSprite){if(!E.frustumCulled||Ht.intersectsSprite(E)){$&&le.setFromMatrixPosition(E.matrixWorld).applyMatrix4(ge);const It=_t.update(E),At=E.material;At.visible&&D.push(E,It,At,K,le.z,null)}}else if((E.isMesh||E.isLine||E.isPoints)&&(!E.frustumCulled||Ht.intersectsObject(E))){const It=_t.update(E),At=E.material;if($&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),le.copy(E.boundingSphere.center)):(It.boundingSphere===null&&It.computeBoundingSphere(),le.copy(It.boundingSphere.center)),le.applyMatrix4(E.matrixWorld).applyMatrix4(ge)),Array.isArray(At)){const Bt=It.groups;for(let Ct=0,se=Bt.length;Ct<se;Ct++){const ue=Bt[Ct],Gt=At[ue.materialIndex];Gt&&Gt.visible&&D.push(E,It,Gt,K,le.z,ue)}}else At.visible&&D.push(E,It,At,K,le.z,null)}}const Rt=E.children;for(let It=0,At=Rt.length;It<At;It++)ia(Rt[It],H,K,$)}function dl(E,H,K,$){const{opaque:Z,transmissive:Rt,transparent:It}=E;A.setupLightsView(K),Ae===!0&&Dt.setGlobalState(F.clippingPlanes,K),$&&rt.viewport(st.copy($)),Z.length>0&&Jr(Z,H,K),Rt.length>0&&Jr(Rt,H,K),It.length>0&&Jr(It,H,K),rt.buffers.depth.setTest(!0),rt.buffers.depth.setMask(!0),rt.buffers.color.setMask(!0),rt.setPolygonOffset(!1)}function as(E,H,K,$){if((K.isScene===!0?K.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[$.id]===void 0){const Gt=te.has("EXT_color_buffer_half_float")||te.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[$.id]=new ss(1,1,{generateMipmaps:!0,type:Gt?Ys:Ri,minFilter:mr,samples:Math.max(4,Ee.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:we.workingColorSpace})}const Rt=A.state.transmissionRenderTarget[$.id],It=$.viewport||st;Rt.setSize(It.z*F.transmissionResolutionScale,It.w*F.transmissionResolutionScale);const At=F.getRenderTarget(),Bt=F.getActiveCubeFace(),Ct=F.getActiveMipmapLevel();F.setRenderTarget(Rt),F.getClearColor(ft),ut=F.getClearAlpha(),ut<1&&F.setClearColor(16777215,.5),F.clear(),Ve&&xt.render(K);const se=F.toneMapping;F.toneMapping=Ts;const ue=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),A.setupLightsView($),Ae===!0&&Dt.setGlobalState(F.clippingPlanes,$),Jr(E,K,$),S.updateMultisampleRenderTarget(Rt),S.updateRenderTargetMipmap(Rt),te.has("WEBGL_multisampled_render_to_texture")===!1){let Gt=!1;for(let De=0,ln=H.length;De<ln;De++){const sn=H[De],{object:Oe,geometry:Mn,material:Nt,group:Qn}=sn;if(Nt.side===Un&&Oe.layers.test($.layers)){const ye=Nt.side;Nt.side=Fn,Nt.needsUpdate=!0,Qs(Oe,K,$,Mn,Nt,Qn),Nt.side=ye,Nt.needsUpdate=!0,Gt=!0}}Gt===!0&&(S.updateMultisampleRenderTarget(Rt),S.updateRenderTargetMipmap(Rt))}F.setRenderTarget(At,Bt,Ct),F.setClearColor(ft,ut),ue!==void 0&&($.viewport=ue),F.toneMapping=se}function Jr(E,H,K){const $=H.isScene===!0?H.overrideMaterial:null;for(let Z=0,Rt=E.length;Z<Rt;Z++){const It=E[Z],{object:At,geometry:Bt,group:Ct}=It;let se=It.material;se.allowOverride===!0&&$!==null&&(se=$),At.layers.test(K.layers)&&Qs(At,H,K,Bt,se,Ct)}}function Qs(E,H,K,$,Z,Rt){E.onBeforeRender(F,H,K,$,Z,Rt),E.modelViewMatrix.multiplyMatrices(K.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Z.onBeforeRender(F,H,K,$,E,Rt),Z.transparent===!0&&Z.side===Un&&Z.forceSinglePass===!1?(Z.side=Fn,Z.needsUpdate=!0,F.renderBufferDirect(K,H,$,Z,E,Rt),Z.side=Rs,Z.needsUpdate=!0,F.renderBufferDirect(K,H,$,Z,E,Rt),Z.side=Un):F.renderBufferDirect(K,H,$,Z,E,Rt),E.onAfterRender(F,H,K,$,Z,Rt)}function Sr(E,H,K){H.isScene!==!0&&(H=Ke);const $=R.get(E),Z=A.state.lights,Rt=A.state.shadowsArray,It=Z.state.version,At=pt.getParameters(E,Z.state,Rt,H,K,A.state.lightProbeGridArray),Bt=pt.getProgramCacheKey(At);let Ct=$.programs;$.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?H.environment:null,$.fog=H.fog;const se=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;$.envMap=q.get(E.envMap||$.environment,se),$.envMapRotation=$.environment!==null&&E.envMap===null?H.environmentRotation:E.envMapRotation,Ct===void 0&&(E.addEventListener("dispose",pe),Ct=new Map,$.programs=Ct);let ue=Ct.get(Bt);if(ue!==void 0){if($.currentProgram===ue&&$.lightsStateVersion===It)return mn(E,At),ue}else At.uniforms=pt.getUniforms(E),B!==null&&E.isNodeMaterial&&B.build(E,K,At),E.onBeforeCompile(At,F),ue=pt.acquireProgram(At,Bt),Ct.set(Bt,ue),$.uniforms=At.uniforms;const Gt=$.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Gt.clippingPlanes=Dt.uniform),mn(E,At),$.needsLights=vi(E),$.lightsStateVersion=It,$.needsLights&&(Gt.ambientLightColor.value=Z.state.ambient,Gt.lightProbe.value=Z.state.probe,Gt.directionalLights.value=Z.state.directional,Gt.directionalLightShadows.value=Z.state.directionalShadow,Gt.spotLights.value=Z.state.spot,Gt.spotLightShadows.value=Z.state.spotShadow,Gt.rectAreaLights.value=Z.state.rectArea,Gt.ltc_1.value=Z.state.rectAreaLTC1,Gt.ltc_2.value=Z.state.rectAreaLTC2,Gt.pointLights.value=Z.state.point,Gt.pointLightShadows.value=Z.state.pointShadow,Gt.hemisphereLights.value=Z.state.hemi,Gt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Gt.spotLightMatrix.value=Z.state.spotLightMatrix,Gt.spotLightMap.value=Z.state.spotLightMap,Gt.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.lightProbeGrid=A.state.lightProbeGridArray.length>0,$.currentProgram=ue,$.uniformsList=null,ue}function Gi(E){if(E.uniformsList===null){const H=E.currentProgram.getUniforms();E.uniformsList=xc.seqWithValue(H.seq,E.uniforms)}return E.uniformsList}function mn(E,H){const K=R.get(E);K.outputColorSpace=H.outputColorSpace,K.batching=H.batching,K.batchingColor=H.batchingColor,K.instancing=H.instancing,K.instancingColor=H.instancingColor,K.instancingMorph=H.instancingMorph,K.skinning=H.skinning,K.morphTargets=H.morphTargets,K.morphNormals=H.morphNormals,K.morphColors=H.morphColors,K.morphTargetsCount=H.morphTargetsCount,K.numClippingPlanes=H.numClippingPlanes,K.numIntersection=H.numClipIntersection,K.vertexAlphas=H.vertexAlphas,K.vertexTangents=H.vertexTangents,K.toneMapping=H.toneMapping}function gn(E,H){if(E.length===0)return null;if(E.length===1)return E[0].texture!==null?E[0]:null;b.setFromMatrixPosition(H.matrixWorld);for(let K=0,$=E.length;K<$;K++){const Z=E[K];if(Z.texture!==null&&Z.boundingBox.containsPoint(b))return Z}return null}function _n(E,H,K,$,Z){H.isScene!==!0&&(H=Ke),S.resetTextureUnits();const Rt=H.fog,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?H.environment:null,At=U===null?F.outputColorSpace:U.isXRRenderTarget===!0?U.texture.colorSpace:we.workingColorSpace,Bt=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Ct=q.get($.envMap||It,Bt),se=$.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,ue=!!K.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Gt=!!K.morphAttributes.position,De=!!K.morphAttributes.normal,ln=!!K.morphAttributes.color;let sn=Ts;$.toneMapped&&(U===null||U.isXRRenderTarget===!0)&&(sn=F.toneMapping);const Oe=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,Mn=Oe!==void 0?Oe.length:0,Nt=R.get($),Qn=A.state.lights;if(Ae===!0&&(Kt===!0||E!==O)){const Ge=E===O&&$.id===W;Dt.setState($,E,Ge)}let ye=!1;$.version===Nt.__version?(Nt.needsLights&&Nt.lightsStateVersion!==Qn.state.version||Nt.outputColorSpace!==At||Z.isBatchedMesh&&Nt.batching===!1||!Z.isBatchedMesh&&Nt.batching===!0||Z.isBatchedMesh&&Nt.batchingColor===!0&&Z.colorTexture===null||Z.isBatchedMesh&&Nt.batchingColor===!1&&Z.colorTexture!==null||Z.isInstancedMesh&&Nt.instancing===!1||!Z.isInstancedMesh&&Nt.instancing===!0||Z.isSkinnedMesh&&Nt.skinning===!1||!Z.isSkinnedMesh&&Nt.skinning===!0||Z.isInstancedMesh&&Nt.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Nt.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Nt.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Nt.instancingMorph===!1&&Z.morphTexture!==null||Nt.envMap!==Ct||$.fog===!0&&Nt.fog!==Rt||Nt.numClippingPlanes!==void 0&&(Nt.numClippingPlanes!==Dt.numPlanes||Nt.numIntersection!==Dt.numIntersection)||Nt.vertexAlphas!==se||Nt.vertexTangents!==ue||Nt.morphTargets!==Gt||Nt.morphNormals!==De||Nt.morphColors!==ln||Nt.toneMapping!==sn||Nt.morphTargetsCount!==Mn||!!Nt.lightProbeGrid!=A.state.lightProbeGridArray.length>0)&&(ye=!0):(ye=!0,Nt.__version=$.version);let Yn=Nt.currentProgram;ye===!0&&(Yn=Sr($,H,Z),B&&$.isNodeMaterial&&B.onUpdateProgram($,Yn,Nt));let ti=!1,yi=!1,tr=!1;const Ie=Yn.getUniforms(),cn=Nt.uniforms;if(rt.useProgram(Yn.program)&&(ti=!0,yi=!0,tr=!0),$.id!==W&&(W=$.id,yi=!0),Nt.needsLights){const Ge=gn(A.state.lightProbeGridArray,Z);Nt.lightProbeGrid!==Ge&&(Nt.lightProbeGrid=Ge,yi=!0)}if(ti||O!==E){rt.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),Ie.setValue(k,"projectionMatrix",E.projectionMatrix),Ie.setValue(k,"viewMatrix",E.matrixWorldInverse);const ei=Ie.map.cameraPosition;ei!==void 0&&ei.setValue(k,Re.setFromMatrixPosition(E.matrixWorld)),Ee.logarithmicDepthBuffer&&Ie.setValue(k,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&Ie.setValue(k,"isOrthographic",E.isOrthographicCamera===!0),O!==E&&(O=E,yi=!0,tr=!0)}if(Nt.needsLights&&(Qn.state.directionalShadowMap.length>0&&Ie.setValue(k,"directionalShadowMap",Qn.state.directionalShadowMap,S),Qn.state.spotShadowMap.length>0&&Ie.setValue(k,"spotShadowMap",Qn.state.spotShadowMap,S),Qn.state.pointShadowMap.length>0&&Ie.setValue(k,"pointShadowMap",Qn.state.pointShadowMap,S)),Z.isSkinnedMesh){Ie.setOptional(k,Z,"bindMatrix"),Ie.setOptional(k,Z,"bindMatrixInverse");const Ge=Z.skeleton;Ge&&(Ge.boneTexture===null&&Ge.computeBoneTexture(),Ie.setValue(k,"boneTexture",Ge.boneTexture,S))}Z.isBatchedMesh&&(Ie.setOptional(k,Z,"batchingTexture"),Ie.setValue(k,"batchingTexture",Z._matricesTexture,S),Ie.setOptional(k,Z,"batchingIdTexture"),Ie.setValue(k,"batchingIdTexture",Z._indirectTexture,S),Ie.setOptional(k,Z,"batchingColorTexture"),Z._colorsTexture!==null&&Ie.setValue(k,"batchingColorTexture",Z._colorsTexture,S));const ls=K.morphAttributes;if((ls.position!==void 0||ls.normal!==void 0||ls.color!==void 0)&&qt.update(Z,K,Yn),(yi||Nt.receiveShadow!==Z.receiveShadow)&&(Nt.receiveShadow=Z.receiveShadow,Ie.setValue(k,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&H.environment!==null&&(cn.envMapIntensity.value=H.environmentIntensity),cn.dfgLUT!==void 0&&(cn.dfgLUT.value=Jw()),yi){if(Ie.setValue(k,"toneMappingExposure",F.toneMappingExposure),Nt.needsLights&&Qr(cn,tr),Rt&&$.fog===!0&&J.refreshFogUniforms(cn,Rt),J.refreshMaterialUniforms(cn,$,Wt,Yt,A.state.transmissionRenderTarget[E.id]),Nt.needsLights&&Nt.lightProbeGrid){const Ge=Nt.lightProbeGrid;cn.probesSH.value=Ge.texture,cn.probesMin.value.copy(Ge.boundingBox.min),cn.probesMax.value.copy(Ge.boundingBox.max),cn.probesResolution.value.copy(Ge.resolution)}xc.upload(k,Gi(Nt),cn,S)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(xc.upload(k,Gi(Nt),cn,S),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&Ie.setValue(k,"center",Z.center),Ie.setValue(k,"modelViewMatrix",Z.modelViewMatrix),Ie.setValue(k,"normalMatrix",Z.normalMatrix),Ie.setValue(k,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){const Ge=$.uniformsGroups;for(let ei=0,Hi=Ge.length;ei<Hi;ei++){const to=Ge[ei];it.update(to,Yn),it.bind(to,Yn)}}return Yn}function Qr(E,H){E.ambientLightColor.needsUpdate=H,E.lightProbe.needsUpdate=H,E.directionalLights.needsUpdate=H,E.directionalLightShadows.needsUpdate=H,E.pointLights.needsUpdate=H,E.pointLightShadows.needsUpdate=H,E.spotLights.needsUpdate=H,E.spotLightShadows.needsUpdate=H,E.rectAreaLights.needsUpdate=H,E.hemisphereLights.needsUpdate=H}function vi(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return G},this.getActiveMipmapLevel=function(){return X},this.getRenderTarget=function(){return U},this.setRenderTargetTextures=function(E,H,K){const $=R.get(E);$.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),R.get(E.texture).__webglTexture=H,R.get(E.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:K,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,H){const K=R.get(E);K.__webglFramebuffer=H,K.__useDefaultFramebuffer=H===void 0};const br=k.createFramebuffer();this.setRenderTarget=function(E,H=0,K=0){U=E,G=H,X=K;let $=null,Z=!1,Rt=!1;if(E){const At=R.get(E);if(At.__useDefaultFramebuffer!==void 0){rt.bindFramebuffer(k.FRAMEBUFFER,At.__webglFramebuffer),st.copy(E.viewport),tt.copy(E.scissor),at=E.scissorTest,rt.viewport(st),rt.scissor(tt),rt.setScissorTest(at),W=-1;return}else if(At.__webglFramebuffer===void 0)S.setupRenderTarget(E);else if(At.__hasExternalTextures)S.rebindTextures(E,R.get(E.texture).__webglTexture,R.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){const se=E.depthTexture;if(At.__boundDepthTexture!==se){if(se!==null&&R.has(se)&&(E.width!==se.image.width||E.height!==se.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");S.setupDepthRenderbuffer(E)}}const Bt=E.texture;(Bt.isData3DTexture||Bt.isDataArrayTexture||Bt.isCompressedArrayTexture)&&(Rt=!0);const Ct=R.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Ct[H])?$=Ct[H][K]:$=Ct[H],Z=!0):E.samples>0&&S.useMultisampledRTT(E)===!1?$=R.get(E).__webglMultisampledFramebuffer:Array.isArray(Ct)?$=Ct[K]:$=Ct,st.copy(E.viewport),tt.copy(E.scissor),at=E.scissorTest}else st.copy(mt).multiplyScalar(Wt).floor(),tt.copy(zt).multiplyScalar(Wt).floor(),at=Ft;if(K!==0&&($=br),rt.bindFramebuffer(k.FRAMEBUFFER,$)&&rt.drawBuffers(E,$),rt.viewport(st),rt.scissor(tt),rt.setScissorTest(at),Z){const At=R.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+H,At.__webglTexture,K)}else if(Rt){const At=H;for(let Bt=0;Bt<E.textures.length;Bt++){const Ct=R.get(E.textures[Bt]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+Bt,Ct.__webglTexture,K,At)}}else if(E!==null&&K!==0){const At=R.get(E.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,At.__webglTexture,K)}W=-1},this.readRenderTargetPixels=function(E,H,K,$,Z,Rt,It,At=0){if(!(E&&E.isWebGLRenderTarget)){Te("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Bt=R.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&It!==void 0&&(Bt=Bt[It]),Bt){rt.bindFramebuffer(k.FRAMEBUFFER,Bt);try{const Ct=E.textures[At],se=Ct.format,ue=Ct.type;if(E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+At),!Ee.textureFormatReadable(se)){Te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!Ee.textureTypeReadable(ue)){Te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=E.width-$&&K>=0&&K<=E.height-Z&&k.readPixels(H,K,$,Z,z.convert(se),z.convert(ue),Rt)}finally{const Ct=U!==null?R.get(U).__webglFramebuffer:null;rt.bindFramebuffer(k.FRAMEBUFFER,Ct)}}},this.readRenderTargetPixelsAsync=async function(E,H,K,$,Z,Rt,It,At=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Bt=R.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&It!==void 0&&(Bt=Bt[It]),Bt)if(H>=0&&H<=E.width-$&&K>=0&&K<=E.height-Z){rt.bindFramebuffer(k.FRAMEBUFFER,Bt);const Ct=E.textures[At],se=Ct.format,ue=Ct.type;if(E.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+At),!Ee.textureFormatReadable(se))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!Ee.textureTypeReadable(ue))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const Gt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,Gt),k.bufferData(k.PIXEL_PACK_BUFFER,Rt.byteLength,k.STREAM_READ),k.readPixels(H,K,$,Z,z.convert(se),z.convert(ue),0);const De=U!==null?R.get(U).__webglFramebuffer:null;rt.bindFramebuffer(k.FRAMEBUFFER,De);const ln=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await Qx(k,ln,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,Gt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Rt),k.deleteBuffer(Gt),k.deleteSync(ln),Rt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,H=null,K=0){const $=Math.pow(2,-K),Z=Math.floor(E.image.width*$),Rt=Math.floor(E.image.height*$),It=H!==null?H.x:0,At=H!==null?H.y:0;S.setTexture2D(E,0),k.copyTexSubImage2D(k.TEXTURE_2D,K,0,0,It,At,Z,Rt),rt.unbindTexture()};const fl=k.createFramebuffer(),sa=k.createFramebuffer();this.copyTextureToTexture=function(E,H,K=null,$=null,Z=0,Rt=0){let It,At,Bt,Ct,se,ue,Gt,De,ln;const sn=E.isCompressedTexture?E.mipmaps[Rt]:E.image;if(K!==null)It=K.max.x-K.min.x,At=K.max.y-K.min.y,Bt=K.isBox3?K.max.z-K.min.z:1,Ct=K.min.x,se=K.min.y,ue=K.isBox3?K.min.z:0;else{const cn=Math.pow(2,-Z);It=Math.floor(sn.width*cn),At=Math.floor(sn.height*cn),E.isDataArrayTexture?Bt=sn.depth:E.isData3DTexture?Bt=Math.floor(sn.depth*cn):Bt=1,Ct=0,se=0,ue=0}$!==null?(Gt=$.x,De=$.y,ln=$.z):(Gt=0,De=0,ln=0);const Oe=z.convert(H.format),Mn=z.convert(H.type);let Nt;H.isData3DTexture?(S.setTexture3D(H,0),Nt=k.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(S.setTexture2DArray(H,0),Nt=k.TEXTURE_2D_ARRAY):(S.setTexture2D(H,0),Nt=k.TEXTURE_2D),rt.activeTexture(k.TEXTURE0),rt.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,H.flipY),rt.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),rt.pixelStorei(k.UNPACK_ALIGNMENT,H.unpackAlignment);const Qn=rt.getParameter(k.UNPACK_ROW_LENGTH),ye=rt.getParameter(k.UNPACK_IMAGE_HEIGHT),Yn=rt.getParameter(k.UNPACK_SKIP_PIXELS),ti=rt.getParameter(k.UNPACK_SKIP_ROWS),yi=rt.getParameter(k.UNPACK_SKIP_IMAGES);rt.pixelStorei(k.UNPACK_ROW_LENGTH,sn.width),rt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,sn.height),rt.pixelStorei(k.UNPACK_SKIP_PIXELS,Ct),rt.pixelStorei(k.UNPACK_SKIP_ROWS,se),rt.pixelStorei(k.UNPACK_SKIP_IMAGES,ue);const tr=E.isDataArrayTexture||E.isData3DTexture,Ie=H.isDataArrayTexture||H.isData3DTexture;if(E.isDepthTexture){const cn=R.get(E),ls=R.get(H),Ge=R.get(cn.__renderTarget),ei=R.get(ls.__renderTarget);rt.bindFramebuffer(k.READ_FRAMEBUFFER,Ge.__webglFramebuffer),rt.bindFramebuffer(k.DRAW_FRAMEBUFFER,ei.__webglFramebuffer);for(let Hi=0;Hi<Bt;Hi++)tr&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,R.get(E).__webglTexture,Z,ue+Hi),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,R.get(H).__webglTexture,Rt,ln+Hi)),k.blitFramebuffer(Ct,se,It,At,Gt,De,It,At,k.DEPTH_BUFFER_BIT,k.NEAREST);rt.bindFramebuffer(k.READ_FRAMEBUFFER,null),rt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(Z!==0||E.isRenderTargetTexture||R.has(E)){const cn=R.get(E),ls=R.get(H);rt.bindFramebuffer(k.READ_FRAMEBUFFER,fl),rt.bindFramebuffer(k.DRAW_FRAMEBUFFER,sa);for(let Ge=0;Ge<Bt;Ge++)tr?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,cn.__webglTexture,Z,ue+Ge):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,cn.__webglTexture,Z),Ie?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ls.__webglTexture,Rt,ln+Ge):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ls.__webglTexture,Rt),Z!==0?k.blitFramebuffer(Ct,se,It,At,Gt,De,It,At,k.COLOR_BUFFER_BIT,k.NEAREST):Ie?k.copyTexSubImage3D(Nt,Rt,Gt,De,ln+Ge,Ct,se,It,At):k.copyTexSubImage2D(Nt,Rt,Gt,De,Ct,se,It,At);rt.bindFramebuffer(k.READ_FRAMEBUFFER,null),rt.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else Ie?E.isDataTexture||E.isData3DTexture?k.texSubImage3D(Nt,Rt,Gt,De,ln,It,At,Bt,Oe,Mn,sn.data):H.isCompressedArrayTexture?k.compressedTexSubImage3D(Nt,Rt,Gt,De,ln,It,At,Bt,Oe,sn.data):k.texSubImage3D(Nt,Rt,Gt,De,ln,It,At,Bt,Oe,Mn,sn):E.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Rt,Gt,De,It,At,Oe,Mn,sn.data):E.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Rt,Gt,De,sn.width,sn.height,Oe,sn.data):k.texSubImage2D(k.TEXTURE_2D,Rt,Gt,De,It,At,Oe,Mn,sn);rt.pixelStorei(k.UNPACK_ROW_LENGTH,Qn),rt.pixelStorei(k.UNPACK_IMAGE_HEIGHT,ye),rt.pixelStorei(k.UNPACK_SKIP_PIXELS,Yn),rt.pixelStorei(k.UNPACK_SKIP_ROWS,ti),rt.pixelStorei(k.UNPACK_SKIP_IMAGES,yi),Rt===0&&H.generateMipmaps&&k.generateMipmap(Nt),rt.unbindTexture()},this.initRenderTarget=function(E){R.get(E).__webglFramebuffer===void 0&&S.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?S.setTextureCube(E,0):E.isData3DTexture?S.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?S.setTexture2DArray(E,0):S.setTexture2D(E,0),rt.unbindTexture()},this.resetState=function(){G=0,X=0,U=null,rt.reset(),St.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return bs}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;const e=this.getContext();e.drawingBufferColorSpace=we._getDrawingBufferColorSpace(t),e.unpackColorSpace=we._getUnpackColorSpace()}}const tE=["paint","steel","brass","wood","rubber","glass","matte"],eE=[["brass",/brass|bronze|copper|gold|messing/i],["steel",/steel|iron|metal|chrom|alumin|titan|silver|lead|zinc|nickel|tungsten/i],["wood",/wood|oak|pine|beech|timber|cork/i],["rubber",/rubber|tyre|tire|silicone|latex/i],["glass",/glass|ice|crystal|acryl|diamond/i],["matte",/matte|chalk|stone|clay|concrete|plaster|paper|felt|foam|plastic/i]],B0={paint:{roughness:.36,metalness:0,tone:"#ffffff",own:0},steel:{roughness:.2,metalness:1,tone:"#cdd2d8",own:.86},brass:{roughness:.24,metalness:1,tone:"#d9a441",own:.9},wood:{roughness:.62,metalness:0,tone:"#b98350",own:.78},rubber:{roughness:.88,metalness:0,tone:"#23262b",own:.62},glass:{roughness:.06,metalness:0,tone:"#dcecf2",own:.45},matte:{roughness:.95,metalness:0,tone:"#ffffff",own:.12}};function nE(i){return i&&eE.find(([,t])=>t.test(i))?.[0]||"paint"}const iE=new Qt;function sE(i,t,e){const{tone:n,own:s}=B0[e];return i.set(t).lerp(iE.set(n),s)}const Yh=.985,rE=.4;function oE(i){const t=i.getAttribute("position"),e=new ui().setFromBufferAttribute(t),n=e.getSize(new T),s=Math.max(n.x,n.y,n.z)/2;if(t.count<60||!(Math.min(n.x,n.y,n.z)>2*Yh*s))return null;const r=e.getCenter(new T),o=new T;let a=0;for(let l=0;l<t.count;l++){const c=o.fromBufferAttribute(t,l).distanceTo(r);if(c>s/Yh)return null;c>Yh*s&&(a+=1)}return a>=rE*t.count?{middle:r,radius:s}:null}const aE=`
  float wobble = sin(3.1 * vLocal.z + 2.0 * sin(2.3 * vLocal.x)) * 0.12 + sin(7.7 * vLocal.y + 5.0 * vLocal.z) * 0.03;
  float rings = length(vLocal.xy + vec2(0.37, 0.21) + 0.12 * vec2(sin(2.0 * vLocal.z), cos(1.7 * vLocal.z))) * 7.0 + wobble * 2.0;
  float width = fwidth(rings);
  float ring = smoothstep(0.15, 0.95, fract(rings)) * (1.0 - smoothstep(0.3, 0.9, width));
  float fibre = sin(60.0 * vLocal.x + 40.0 * vLocal.y + 3.0 * sin(4.0 * vLocal.z)) * (1.0 - smoothstep(0.005, 0.03, width / 7.0));
  diffuseColor.rgb *= mix(1.08, 0.62, ring) + 0.035 * fibre;
`,lE=`
  vec3 way = abs(normalize(vLocal - markMiddle));
  float band = min(way.x, way.z);
  diffuseColor.rgb *= mix(1.0, markShade, 1.0 - smoothstep(0.045, 0.045 + 1.5 * fwidth(band), band));
`,cE=`
  float facing = abs(dot(normalize(vViewPosition), normal));
  gl_FragColor.a = clamp(0.34 + 0.6 * pow(1.0 - facing, 2.5) + 0.5 * dot(totalSpecular, vec3(0.333)), 0.0, 1.0);
`;function hE(i,t,e){const{roughness:n,metalness:s}=B0[i],r=new As({roughness:n,metalness:s}),o=i==="glass";o&&(r.transparent=!0);const a=i==="wood";if(!a&&!e&&!o)return r;const l=e?e.middle.clone().divideScalar(t):new T;return r.onBeforeCompile=c=>{Object.assign(c.uniforms,{localScale:{value:1/t},markMiddle:{value:l},markShade:{value:s?.5:.68}}),c.vertexShader=c.vertexShader.replace("#include <common>",`#include <common>
uniform float localScale;
varying vec3 vLocal;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vLocal = position * localScale;`),c.fragmentShader=c.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 markMiddle;
uniform float markShade;
varying vec3 vLocal;`).replace("#include <color_fragment>",`#include <color_fragment>
${a?aE:""}
${e?lE:""}`).replace("#include <opaque_fragment>",`#include <opaque_fragment>
${o?cE:""}`)},r.customProgramCacheKey=()=>`${a?"grain":""}${e?"bands":""}${o?"rim":""}`,r}function uE(i,t=Math.PI/3){const e=Math.cos(t),n=(1+1e-10)*100,s=[new T,new T,new T],r=new T,o=new T,a=new T,l=new T;function c(y){const p=~~(y.x*n),f=~~(y.y*n),_=~~(y.z*n);return`${p},${f},${_}`}const d=i.index?i.toNonIndexed():i,u=d.attributes.position,h={};for(let y=0,p=u.count/3;y<p;y++){const f=3*y,_=s[0].fromBufferAttribute(u,f+0),w=s[1].fromBufferAttribute(u,f+1),b=s[2].fromBufferAttribute(u,f+2);r.subVectors(b,w),o.subVectors(_,w);const D=new T().crossVectors(r,o).normalize();for(let A=0;A<3;A++){const N=s[A],v=c(N);v in h||(h[v]=[]),h[v].push(D)}}const m=new Float32Array(u.count*3),g=new di(m,3,!1);for(let y=0,p=u.count/3;y<p;y++){const f=3*y,_=s[0].fromBufferAttribute(u,f+0),w=s[1].fromBufferAttribute(u,f+1),b=s[2].fromBufferAttribute(u,f+2);r.subVectors(b,w),o.subVectors(_,w),a.crossVectors(r,o).normalize();for(let D=0;D<3;D++){const A=s[D],N=c(A),v=h[N];l.set(0,0,0);for(let C=0,F=v.length;C<F;C++){const P=v[C];a.dot(P)>e&&l.add(P)}l.normalize(),g.setXYZ(f+D,l.x,l.y,l.z)}}return d.setAttribute("normal",g),d}const k0="carried";function dE(){const i=new URLSearchParams(location.search).get("token");return i?`?token=${encodeURIComponent(i)}`:""}function Ms(i){return new URL(`${i}${dE()}`,document.baseURI)}function fE(){const i=document.getElementById(k0)?.textContent;return i?JSON.parse(i):null}function pE(i){const t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}const jo=()=>document.documentElement.dataset.line==="port";let gd={};function mE(i){gd=i}let z0=()=>{};const _d=new Map;function gE(i){z0=i}function _E(i){_d.get(i.kind)?.(i),_d.delete(i.kind)}async function V0(i){if(jo()){const e=new Promise(n=>_d.set(i,n));return z0(i),e}const t=await fetch(Ms(`run.${i}`));return t.ok?{kind:i,data:await t.arrayBuffer(),note:t.headers.get("X-Freebody-Note")??""}:{kind:i,note:"",trouble:await t.text()}}async function G0(i){if(jo()){if(!(i in gd))throw new Error(`The notebook sent no ${i}.`);return gd[i]}for(const e of document.querySelectorAll(`script.${k0}`))if(e.dataset.name===i)return pE(e.textContent);const t=await fetch(Ms(i));if(!t.ok)throw new Error(`The server sent no ${i} (${t.status}).`);return t.arrayBuffer()}const xE=Bo.degToRad(35),vE=15e4,$h=new Map;function yE(i){const[t,e]=new Uint32Array(i,0,2),n=new an;return n.setAttribute("position",new di(new Float32Array(i,8,3*t),3)),n.setIndex(new di(new Uint32Array(i,8+12*t,3*e),1)),e>vE?(n.computeVertexNormals(),n):uE(n,xE)}async function SE(i){const t=yE(await G0(`mesh/${encodeURIComponent(i)}`));return t.computeBoundingSphere(),t}function H0(i){let t=$h.get(i);return t||(t=SE(i),t.catch(()=>$h.delete(i)),$h.set(i,t)),t}const jc=24,Jd=13,W0=7,Qd=6,Zo=7,xr=12,Ka=8,kt={counter:0,time:1,rate:2,kinetic:3,potential:4,work:5,momentum:6,angular:9,flags:12,grabbed:13,grabPoint:14,grabTarget:17,drift:20,ghostDrift:21,ghostKinetic:22,lost:23},be={x:0,q:3,w:7,L:10},Ai={mode:0,slot:1,x:2,normal:5,force:8,friction:11},Lo={age:0,x:1,normal:4,impulse:7},vc={open:0,sliding:1,rolling:2},ki={paused:1,grabbed:2,ghost:4,wrench:8,contact:16},zi=(i,t)=>(i[kt.flags]&t)!==0,nn=i=>jc+Jd*i,bE=(i,t)=>jc+Jd*t+W0*i,tf=(i,t)=>jc+(Jd+(zi(i,ki.ghost)?W0:0))*t;function Kp(i,t,e){return zi(i,ki.wrench)?tf(i,e)+Qd*t:-1}function rl(i,t){return zi(i,ki.contact)?tf(i,t)+(zi(i,ki.wrench)?Qd*t:0):-1}const ME=i=>i?Zo*i.moving+xr*i.points+Ka*i.impacts:0;function X0(i,t,e){const n=zi(i,ki.wrench)?Qd*t:0;return tf(i,t)+n+(zi(i,ki.contact)?ME(e):0)}function wE(i,t,e){return i.length>=jc&&i.length===X0(i,t,e)}const q0="freebody.theme",Jp=window.matchMedia("(prefers-color-scheme: dark)");function EE(){try{const i=localStorage.getItem(q0);return i==="light"||i==="dark"?i:"auto"}catch{return"auto"}}class TE{choice=EE();listeners=[];constructor(){Jp.addEventListener("change",()=>this.apply()),this.apply()}get dark(){return this.choice==="dark"||this.choice==="auto"&&Jp.matches}set(t){this.choice=t;try{localStorage.setItem(q0,t)}catch{}this.apply()}onChange(t){this.listeners.push(t)}apply(){document.documentElement.dataset.theme=this.dark?"dark":"light";for(const t of this.listeners)t()}}const xd=()=>document.documentElement.dataset.theme==="dark";function ae(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}const Y0=1,oi=new T,Ni=new Le,Qp=new T(1,1,1),jh=new me,Zh=new Qt,Gl=new ui,tm=new T;function Vs(i,t,e,n){e.fromArray(i,t+be.x),n.set(i[t+be.q+1],i[t+be.q+2],i[t+be.q+3],i[t+be.q])}class AE{constructor(t){this.scene=t}infos=[];radii=[];ready=!1;hovered=-1;groups=[];wired=!1;ghostMaterial=new As({roughness:.7,transparent:!0,opacity:.38,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2});async load(t){this.ready=!1,this.infos=t;const e=[...new Set(t.map(s=>s.mesh))],n=await Promise.all(e.map(s=>H0(s)));return this.infos!==t?!1:(this.drop(),e.forEach((s,r)=>{const o=oE(n[r]),a=t.flatMap((l,c)=>l.mesh===s?[c]:[]);for(const l of tE){const c=a.filter(m=>nE(t[m].material)===l);if(!c.length)continue;const d=hE(l,n[r].boundingSphere.radius||1,o);d.wireframe=this.wired;const u=new Yr(n[r],d,c.length),h=new Yr(n[r],this.ghostMaterial,c.length);for(const m of[u,h])m.frustumCulled=!1;u.castShadow=u.receiveShadow=!0,u.layers.enable(Y0),h.visible=!1,h.renderOrder=1,this.scene.add(u,h),this.groups.push({members:c,matter:l,solid:u,ghost:h})}}),this.radii=t.map(s=>n[e.indexOf(s.mesh)].boundingSphere.radius||1),this.hovered=-1,this.paint(),this.ready=!0,!0)}drop(){for(const t of this.groups)this.scene.remove(t.solid,t.ghost),t.solid.material.dispose(),t.solid.dispose(),t.ghost.dispose();this.groups=[]}paint(){this.ghostMaterial.color.set(ae("ghost"));for(const t of this.groups)t.members.forEach((e,n)=>{sE(Zh,this.infos[e].color,t.matter),e===this.hovered&&Zh.multiplyScalar(1.35),t.solid.setColorAt(n,Zh)}),t.solid.instanceColor&&(t.solid.instanceColor.needsUpdate=!0)}hover(t){return t===this.hovered?!1:(this.hovered=t,this.paint(),!0)}set wireframe(t){this.wired=t;for(const{solid:e}of this.groups)e.material.wireframe=t}place(t){const e=zi(t,ki.ghost);for(const n of this.groups)n.members.forEach((s,r)=>{if(Vs(t,nn(s),oi,Ni),n.solid.setMatrixAt(r,jh.compose(oi,Ni,Qp)),!e)return;Vs(t,bE(s,this.infos.length),oi,Ni);const o=Number.isFinite(oi.x+oi.y+oi.z+Ni.x+Ni.y+Ni.z+Ni.w);n.ghost.setMatrixAt(r,o?jh.compose(oi,Ni,Qp):jh.makeScale(0,0,0))}),n.solid.instanceMatrix.needsUpdate=!0,n.ghost.instanceMatrix.needsUpdate=e,n.ghost.visible=e}get matters(){return this.infos.map((t,e)=>this.groups.find(({members:n})=>n.includes(e)).matter)}around(t,e,n,s){Gl.makeEmpty(),this.infos.forEach((r,o)=>{if(oi.fromArray(t,nn(o)),!(oi.distanceTo(e)<n))return;const a=this.radii[o];Gl.expandByPoint(tm.copy(oi).addScalar(a)).expandByPoint(tm.copy(oi).addScalar(-a))}),Gl.isEmpty()?s.set(e,n/10):Gl.getBoundingSphere(s)}pick(t,e){let n=null;for(const s of this.groups){s.solid.boundingSphere=null;for(const r of t.intersectObject(s.solid,!1))(!n||r.distance<n.distance)&&(n={distance:r.distance,body:s.members[r.instanceId],point:r.point})}return n?{body:n.body,point:n.point,local:this.toLocal(n.body,n.point,e)}:null}toLocal(t,e,n){return Vs(n,nn(t),oi,Ni),e.clone().sub(oi).applyQuaternion(Ni.clone().conjugate())}toWorld(t,e,n){return Vs(n,nn(t),oi,Ni),e.clone().applyQuaternion(Ni).add(oi)}}function ne(i){const t=document.getElementById(i);if(!t)throw new Error(`The page has no element #${i}.`);return t}function Y(i,t={},...e){const n=Object.assign(document.createElement(i),t);return n.append(...e),n}function li(i,t,e){const n=t.id||`field-${i.toLowerCase().replace(/\W+/g,"-")}`;if(t instanceof HTMLFieldSetElement)return t.prepend(Y("legend",{},i)),t;t.id=n;const s=Y("div",{className:"field"},Y("label",{htmlFor:n},i),t);return e&&s.append(e),s}function is(i,t,e){i.options.length===t.length&&t.every(([s,r],o)=>i.options[o].value===s&&i.options[o].text===r)||i.replaceChildren(...t.map(([s,r,o])=>Y("option",{value:s,disabled:!!o},r))),i.value=e}function $r(i,t){i.hidden=t===null,t!==null&&i.textContent!==t&&(i.textContent=t)}function ol(i,t){const e=URL.createObjectURL(t);Y("a",{href:e,download:i}).click(),window.setTimeout(()=>URL.revokeObjectURL(e),1e4)}const $0=[["spring","Spring","pulls two points together"],["beam","Rod","keeps two points apart by their distance"],["ball","Ball joint","holds a point; turns any way"],["hinge","Hinge","holds a point; turns about an axis"],["slider","Slider","slides along an axis"],["weld","Weld","holds everything"]],RE=.3,CE=["spring","beam"],em=["hinge","slider"],j0=(i,t)=>Number((Math.round(i/t)*t).toPrecision(9)),Kh=i=>[i.x,i.y,i.z];class PE{constructor(t,e,n,s,r){this.stage=t,this.bodies=e,this.grab=n,this.shown=s,this.done=r;const o=Y("button",{type:"button",className:"primary",id:"connect-done",onclick:()=>this.finish()},"Connect"),a=Y("button",{type:"button",onclick:()=>this.cancel()},"Cancel");this.axisRow=Qh("Axis, in the world",this.axis),this.form.append(Y("legend",{}),this.say,li("Body",this.body),Qh("From, m",this.start),li("Other end",this.to),Qh("At, m",this.end),this.axisRow,Y("div",{className:"exports"},o,a)),this.body.onchange=()=>this.centre(),this.line.visible=!1,this.line.renderOrder=5,t.scene.add(this.line),t.canvas.addEventListener("pointermove",l=>this.preview(l))}form=Y("fieldset",{className:"connect",hidden:!0});kind=null;say=Y("p",{className:"note",role:"status"});body=Y("select",{id:"connect-body"});to=Y("select",{id:"connect-to"});start=Jh("From");end=Jh("To");axis=Jh("Axis");axisRow;line=new ys(new an().setFromPoints([new T,new T]),new Yv({dashSize:1,gapSize:1,depthTest:!1,transparent:!0}));first=!1;begin(t,e){this.kind=t,this.first=!1,this.form.hidden=!1,this.form.querySelector("legend").textContent=$0.find(([s])=>s===t)[1];const n=this.bodies.infos.map(({name:s})=>[s,s]);is(this.body,n,this.bodies.infos[Math.max(0,e)]?.name??""),is(this.to,[["","the world"],...n],""),this.axisRow.hidden=!em.includes(t),va(this.axis,this.usualAxis(t)),this.centre(),this.tell(),this.form.scrollIntoView({block:"nearest"})}cancel(){this.kind=null,this.form.hidden=!0,this.line.visible=!1,this.stage.dirty=!0,this.done(null)}tell(){const t=CE.includes(this.kind)?"where its other end is":"where it sits";this.say.textContent=this.first?`Click ${t}: on a body, or beside them for the world.`:"Click a point of a body, or choose below."}usualAxis(t){const e=new T;t==="hinge"?this.stage.camera.getWorldDirection(e):this.stage.camera.matrixWorld.extractBasis(e,new T,new T);const n=e.toArray().map(Math.abs),s=this.stage.camera.up.toArray().map(Math.abs),r=[0,1,2].filter(o=>s[o]<.9).sort((o,a)=>n[a]-n[o])[0];return new T().setComponent(r,1)}centre(){const t=this.shown(),e=this.bodies.infos.findIndex(({name:s})=>s===this.body.value);if(!t||e<0)return;const n=new T().fromArray(t,nn(e));va(this.start,n),va(this.end,n.addScaledVector(this.stage.camera.up,j0(4*this.bodies.radii[e],this.step)),this.step)}get step(){return this.stage.cell/20}click(t,e){if(!this.kind)return!1;const n=this.grab.hitAt(t,e);if(!this.first)return n&&(this.body.value=this.bodies.infos[n.body].name,va(this.start,n.point),this.first=!0,this.tell()),!0;const s=n&&this.bodies.infos[n.body].name===this.body.value;this.to.value=n&&!s?this.bodies.infos[n.body].name:"";const r=n?n.point:this.beside(t,e);return r&&(va(this.end,r,n?0:this.step),this.finish()),!0}beside(t,e){const{camera:n}=this.stage,s=n.getWorldDirection(new T),r=s.clone().addScaledVector(n.up,-s.dot(n.up)),o=new Ki().setFromNormalAndCoplanarPoint(r.length()>RE?r.normalize():s,ya(this.start));return this.grab.rayAt(t,e).intersectPlane(o,new T)}preview(t){if(!this.kind||!this.first)return;const e=this.grab.hitAt(t.clientX,t.clientY)?.point??this.beside(t.clientX,t.clientY);this.line.visible=e!==null,e&&this.line.geometry.setFromPoints([ya(this.start),e]),this.line.computeLineDistances();const n=this.line.material;n.color.set(ae("accent")),n.dashSize=n.gapSize=.08*this.stage.radius,this.stage.dirty=!0}finish(){const t=this.kind;if(!t)return;const e={op:"connect",kind:t,body:this.body.value,to:this.to.value||null,start:Kh(ya(this.start)),end:Kh(ya(this.end))};em.includes(t)&&(e.axis=Kh(ya(this.axis))),this.kind=null,this.form.hidden=!0,this.line.visible=!1,this.stage.dirty=!0,this.done(e)}}function Jh(i){return["x","y","z"].map(t=>Y("input",{type:"number",step:"any",ariaLabel:`${i}, ${t}`}))}function Qh(i,t){return Y("fieldset",{className:"triple"},Y("legend",{},i),...t)}function va(i,t,e=0){i.forEach((n,s)=>n.value=String(e?j0(t.getComponent(s),e):Number(t.getComponent(s).toPrecision(6))))}const ya=i=>new T(...i.map(({valueAsNumber:t})=>Number.isFinite(t)?t:0)),LE=4,DE=["x","y","z"],IE=7;class NE{constructor(t,e){this.root=t,this.use=e}of(t,e){return t===null?this.root:this.plain(this.plain(this.root.properties[t]).items,e)}plain(t,e){let n=t;for(;n.$ref;)n={...this.root.$defs[n.$ref.split("/").pop()],description:n.description??this.root.$defs[n.$ref.split("/").pop()].description};const s=(n.anyOf??n.oneOf)?.filter(({type:l})=>l!=="null");if(!s)return n;if(s.length===1)return this.plain({description:n.description,...s[0]},e);const r=s.flatMap(l=>l.oneOf?l.oneOf:[l]).map(l=>this.plain(l)),o=e?.type;return r.find(({properties:l})=>l?.type&&"const"in l.type&&l.type.const===o)??{...n,anyOf:s}}table(t,e,n,s,r=[]){const o=Object.keys(t.properties??{}).filter(d=>!r.includes(d)),a=o.filter(d=>e[d]!==void 0&&!("const"in this.plain(t.properties[d]))),l=o.filter(d=>e[d]===void 0),c=a.map(d=>this.entry(t.properties[d],d,e[d],[...n,d],s));if(l.length){const d=Y("details",{className:"more"},Y("summary",{},n.length>2?`More of the ${n[n.length-1]}`:"More entries"));d.ontoggle=()=>{d.childElementCount===1&&d.append(...l.map(u=>this.entry(t.properties[u],u,void 0,[...n,u],s)))},c.push(d)}return c}entry(t,e,n,s,r){const o=this.plain(t,n),a=o.description??t.description??"",l=/\bin ([^;,]+);/.exec(o.items?.description??a)?.[1]??"",c=`${e.replaceAll("_"," ")}${l&&`, ${l}`}`;return o.properties&&n!==void 0?Y("fieldset",{className:"nested"},Y("legend",{},`${c}: ${n.type??""}`.replace(/: $/,"")),...this.table(o,n,s,r)):o.enum?this.choice(o.enum.map(String),c,n,s,a):o.type==="boolean"?this.flag(c,n,s):o.type==="array"&&o.minItems===o.maxItems&&(o.minItems??9)<=LE&&Ic(o.items)?this.row(o.minItems,c,n,s,r,a):this.text(c,e,n,s,a,Ic(o))}async put(t,e,n){const s=await this.use.set(e,n);t.toggleAttribute("aria-invalid",!s),s||t.setAttribute("aria-invalid","true")}choice(t,e,n,s,r){const o=Y("select",{id:Hl(s),title:r},...["",...t].map(a=>Y("option",{value:a},a||"–")));return o.value=String(n??""),o.onchange=()=>void this.put(o,s,o.value||null),nm(e,o)}flag(t,e,n){const s=Y("input",{type:"checkbox",id:Hl(n),checked:e===!0});return s.onchange=()=>void this.put(s,n,s.checked?!0:null),Y("label",{className:"flag"},s,t)}row(t,e,n,s,r,o){const a=Array.from({length:t},(c,d)=>Y("input",{type:"text",inputMode:"decimal",id:Hl([...s,d]),title:o,value:n?sm(n[d]):"",ariaLabel:`${r}: ${e}, ${t===3?DE[d]:d+1}`,placeholder:n?"":"0"}));a.forEach((c,d)=>{c.onchange=()=>{if(a.every(h=>!h.value.trim()))return void this.put(c,s,null);const u=a.map((h,m)=>m!==d&&n?n[m]:im(h.value||"0"));this.put(c,s,u)}});const l=Y("fieldset",{className:"triple"},Y("legend",{},e),...a);return l.style.gridTemplateColumns=`repeat(${t}, minmax(0, 1fr))`,l}text(t,e,n,s,r,o){const a=Hl(s),l=this.use.names(e),c=Y("input",{type:"text",id:a,title:r,value:n===void 0?"":sm(n)});o&&(c.inputMode="decimal");const d=nm(t,c);return l.length&&(c.setAttribute("list",`${a}-names`),d.append(Y("datalist",{id:`${a}-names`},...l.map(u=>Y("option",{value:u}))))),c.onchange=()=>{const u=c.value.trim();this.put(c,s,u===""?null:o?im(u):UE(u))},d}}function nm(i,t){return Y("div",{className:"field entry"},Y("label",{htmlFor:t.id},i),t)}const Hl=i=>`entry-${i.join("-")}`;function Ic(i){return i.anyOf?i.anyOf.every(t=>Ic(t)||t.type==="string"||!!t.enum)&&i.anyOf.some(Ic):[i.type].flat().some(t=>t==="number"||t==="integer")}function im(i){const t=i.trim().replace("−","-");return t!==""&&Number.isFinite(Number(t))?Number(t):t}function UE(i){if(!/^[[{]/.test(i))return i;try{return JSON.parse(i)}catch{return i}}function sm(i){return typeof i=="number"?String(Number(i.toPrecision(IE))):typeof i=="string"?i:JSON.stringify(i)}const Pr=new A0,Zn=new T,ur=new T,on=new Le,rm={X:new T(1,0,0),Y:new T(0,1,0),Z:new T(0,0,1)},tu={type:"change"},om={type:"mouseDown",mode:null},am={type:"mouseUp",mode:null},lm={type:"objectChange"};class FE extends C0{constructor(t,e=null){super(void 0,e);const n=new GE(this);this._root=n;const s=new HE;this._gizmo=s,n.add(s);const r=new WE;this._plane=r,n.add(r);const o=this;function a(w,b){let D=b;Object.defineProperty(o,w,{get:function(){return D!==void 0?D:b},set:function(A){D!==A&&(D=A,r[w]=A,s[w]=A,o.dispatchEvent({type:w+"-changed",value:A}),o.dispatchEvent(tu))}}),o[w]=b,r[w]=b,s[w]=b}a("camera",t),a("object",void 0),a("enabled",!0),a("axis",null),a("mode","translate"),a("translationSnap",null),a("rotationSnap",null),a("scaleSnap",null),a("space","world"),a("size",1),a("dragging",!1),a("showX",!0),a("showY",!0),a("showZ",!0),a("showXY",!0),a("showYZ",!0),a("showXZ",!0),a("minX",-1/0),a("maxX",1/0),a("minY",-1/0),a("maxY",1/0),a("minZ",-1/0),a("maxZ",1/0);const l=new T,c=new T,d=new Le,u=new Le,h=new T,m=new Le,g=new T,y=new T,p=new T,f=0,_=new T;a("worldPosition",l),a("worldPositionStart",c),a("worldQuaternion",d),a("worldQuaternionStart",u),a("cameraPosition",h),a("cameraQuaternion",m),a("pointStart",g),a("pointEnd",y),a("rotationAxis",p),a("rotationAngle",f),a("eye",_),this._offset=new T,this._startNorm=new T,this._endNorm=new T,this._cameraScale=new T,this._parentPosition=new T,this._parentQuaternion=new Le,this._parentQuaternionInv=new Le,this._parentScale=new T,this._worldScaleStart=new T,this._worldQuaternionInv=new Le,this._worldScale=new T,this._positionStart=new T,this._quaternionStart=new Le,this._scaleStart=new T,this._getPointer=OE.bind(this),this._onPointerDown=kE.bind(this),this._onPointerHover=BE.bind(this),this._onPointerMove=zE.bind(this),this._onPointerUp=VE.bind(this),e!==null&&this.connect(e)}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointermove",this._onPointerHover),this.domElement.addEventListener("pointerup",this._onPointerUp),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.removeEventListener("pointermove",this._onPointerHover),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.domElement.style.touchAction=""}getHelper(){return this._root}pointerHover(t){if(this.object===void 0||this.dragging===!0)return;t!==null&&Pr.setFromCamera(t,this.camera);const e=eu(this._gizmo.picker[this.mode],Pr);e?this.axis=e.object.name:this.axis=null}pointerDown(t){if(!(this.object===void 0||this.dragging===!0||t!=null&&t.button!==0)&&this.axis!==null){t!==null&&Pr.setFromCamera(t,this.camera);const e=eu(this._plane,Pr,!0);e&&(this.object.updateMatrixWorld(),this.object.parent.updateMatrixWorld(),this._positionStart.copy(this.object.position),this._quaternionStart.copy(this.object.quaternion),this._scaleStart.copy(this.object.scale),this.object.matrixWorld.decompose(this.worldPositionStart,this.worldQuaternionStart,this._worldScaleStart),this.pointStart.copy(e.point).sub(this.worldPositionStart)),this.dragging=!0,om.mode=this.mode,this.dispatchEvent(om)}}pointerMove(t){const e=this.axis,n=this.mode,s=this.object;let r=this.space;if(n==="scale"?r="local":(e==="E"||e==="XYZE"||e==="XYZ")&&(r="world"),s===void 0||e===null||this.dragging===!1||t!==null&&t.button!==-1)return;t!==null&&Pr.setFromCamera(t,this.camera);const o=eu(this._plane,Pr,!0);if(o){if(this.pointEnd.copy(o.point).sub(this.worldPositionStart),n==="translate")this._offset.copy(this.pointEnd).sub(this.pointStart),r==="local"&&e!=="XYZ"&&this._offset.applyQuaternion(this._worldQuaternionInv),e.indexOf("X")===-1&&(this._offset.x=0),e.indexOf("Y")===-1&&(this._offset.y=0),e.indexOf("Z")===-1&&(this._offset.z=0),r==="local"&&e!=="XYZ"?this._offset.applyQuaternion(this._quaternionStart).divide(this._parentScale):this._offset.applyQuaternion(this._parentQuaternionInv).divide(this._parentScale),s.position.copy(this._offset).add(this._positionStart),this.translationSnap&&(r==="local"&&(s.position.applyQuaternion(on.copy(this._quaternionStart).invert()),e.search("X")!==-1&&(s.position.x=Math.round(s.position.x/this.translationSnap)*this.translationSnap),e.search("Y")!==-1&&(s.position.y=Math.round(s.position.y/this.translationSnap)*this.translationSnap),e.search("Z")!==-1&&(s.position.z=Math.round(s.position.z/this.translationSnap)*this.translationSnap),s.position.applyQuaternion(this._quaternionStart)),r==="world"&&(s.parent&&s.position.add(Zn.setFromMatrixPosition(s.parent.matrixWorld)),e.search("X")!==-1&&(s.position.x=Math.round(s.position.x/this.translationSnap)*this.translationSnap),e.search("Y")!==-1&&(s.position.y=Math.round(s.position.y/this.translationSnap)*this.translationSnap),e.search("Z")!==-1&&(s.position.z=Math.round(s.position.z/this.translationSnap)*this.translationSnap),s.parent&&s.position.sub(Zn.setFromMatrixPosition(s.parent.matrixWorld)))),s.position.x=Math.max(this.minX,Math.min(this.maxX,s.position.x)),s.position.y=Math.max(this.minY,Math.min(this.maxY,s.position.y)),s.position.z=Math.max(this.minZ,Math.min(this.maxZ,s.position.z));else if(n==="scale"){if(e.search("XYZ")!==-1){let a=this.pointEnd.length()/this.pointStart.length();this.pointEnd.dot(this.pointStart)<0&&(a*=-1),ur.set(a,a,a)}else Zn.copy(this.pointStart),ur.copy(this.pointEnd),Zn.applyQuaternion(this._worldQuaternionInv),ur.applyQuaternion(this._worldQuaternionInv),ur.divide(Zn),e.search("X")===-1&&(ur.x=1),e.search("Y")===-1&&(ur.y=1),e.search("Z")===-1&&(ur.z=1);s.scale.copy(this._scaleStart).multiply(ur),this.scaleSnap&&(e.search("X")!==-1&&(s.scale.x=Math.round(s.scale.x/this.scaleSnap)*this.scaleSnap||this.scaleSnap),e.search("Y")!==-1&&(s.scale.y=Math.round(s.scale.y/this.scaleSnap)*this.scaleSnap||this.scaleSnap),e.search("Z")!==-1&&(s.scale.z=Math.round(s.scale.z/this.scaleSnap)*this.scaleSnap||this.scaleSnap))}else if(n==="rotate"){this._offset.copy(this.pointEnd).sub(this.pointStart);const a=20/this.worldPosition.distanceTo(Zn.setFromMatrixPosition(this.camera.matrixWorld));let l=!1;e==="XYZE"?(this.rotationAxis.copy(this._offset).cross(this.eye).normalize(),this.rotationAngle=this._offset.dot(Zn.copy(this.rotationAxis).cross(this.eye))*a):(e==="X"||e==="Y"||e==="Z")&&(this.rotationAxis.copy(rm[e]),Zn.copy(rm[e]),r==="local"&&Zn.applyQuaternion(this.worldQuaternion),Zn.cross(this.eye),Zn.length()===0?l=!0:this.rotationAngle=this._offset.dot(Zn.normalize())*a),(e==="E"||l)&&(this.rotationAxis.copy(this.eye),this.rotationAngle=this.pointEnd.angleTo(this.pointStart),this._startNorm.copy(this.pointStart).normalize(),this._endNorm.copy(this.pointEnd).normalize(),this.rotationAngle*=this._endNorm.cross(this._startNorm).dot(this.eye)<0?1:-1),this.rotationSnap&&(this.rotationAngle=Math.round(this.rotationAngle/this.rotationSnap)*this.rotationSnap),r==="local"&&e!=="E"&&e!=="XYZE"?(s.quaternion.copy(this._quaternionStart),s.quaternion.multiply(on.setFromAxisAngle(this.rotationAxis,this.rotationAngle)).normalize()):(this.rotationAxis.applyQuaternion(this._parentQuaternionInv),s.quaternion.copy(on.setFromAxisAngle(this.rotationAxis,this.rotationAngle)),s.quaternion.multiply(this._quaternionStart).normalize())}this.dispatchEvent(tu),this.dispatchEvent(lm)}}pointerUp(t){t!==null&&t.button!==0||(this.dragging&&this.axis!==null&&(am.mode=this.mode,this.dispatchEvent(am)),this.dragging=!1,this.axis=null)}dispose(){this.disconnect(),this._root.dispose()}attach(t){return this.object=t,this._root.visible=!0,this}detach(){return this.object=void 0,this.axis=null,this._root.visible=!1,this}reset(){this.enabled&&this.dragging&&(this.object.position.copy(this._positionStart),this.object.quaternion.copy(this._quaternionStart),this.object.scale.copy(this._scaleStart),this.dispatchEvent(tu),this.dispatchEvent(lm),this.pointStart.copy(this.pointEnd))}getRaycaster(){return Pr}getMode(){return this.mode}setMode(t){this.mode=t}setTranslationSnap(t){this.translationSnap=t}setRotationSnap(t){this.rotationSnap=t}setScaleSnap(t){this.scaleSnap=t}setSize(t){this.size=t}setSpace(t){this.space=t}setColors(t,e,n,s){const r=this._gizmo.materialLib;r.xAxis.color.set(t),r.yAxis.color.set(e),r.zAxis.color.set(n),r.active.color.set(s),r.xAxisTransparent.color.set(t),r.yAxisTransparent.color.set(e),r.zAxisTransparent.color.set(n),r.activeTransparent.color.set(s),r.xAxis._color&&r.xAxis._color.set(t),r.yAxis._color&&r.yAxis._color.set(e),r.zAxis._color&&r.zAxis._color.set(n),r.active._color&&r.active._color.set(s),r.xAxisTransparent._color&&r.xAxisTransparent._color.set(t),r.yAxisTransparent._color&&r.yAxisTransparent._color.set(e),r.zAxisTransparent._color&&r.zAxisTransparent._color.set(n),r.activeTransparent._color&&r.activeTransparent._color.set(s)}}function OE(i){if(this.domElement.ownerDocument.pointerLockElement)return{x:0,y:0,button:i.button};{const t=this.domElement.getBoundingClientRect();return{x:(i.clientX-t.left)/t.width*2-1,y:-(i.clientY-t.top)/t.height*2+1,button:i.button}}}function BE(i){if(this.enabled)switch(i.pointerType){case"mouse":case"pen":this.pointerHover(this._getPointer(i));break}}function kE(i){this.enabled&&(document.pointerLockElement||this.domElement.setPointerCapture(i.pointerId),this.domElement.addEventListener("pointermove",this._onPointerMove),this.pointerHover(this._getPointer(i)),this.pointerDown(this._getPointer(i)))}function zE(i){this.enabled&&this.pointerMove(this._getPointer(i))}function VE(i){this.enabled&&(this.domElement.releasePointerCapture(i.pointerId),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.pointerUp(this._getPointer(i)))}function eu(i,t,e){const n=t.intersectObject(i,!0);for(let s=0;s<n.length;s++)if(n[s].object.visible||e)return n[s];return!1}const Wl=new js,qe=new T(0,1,0),cm=new T(0,0,0),hm=new me,Xl=new Le,yc=new Le,ms=new T,um=new me,Ia=new T(1,0,0),Dr=new T(0,1,0),Na=new T(0,0,1),ql=new T,Sa=new T,ba=new T;class GE extends dn{constructor(t){super(),this.isTransformControlsRoot=!0,this.controls=t,this.visible=!1}updateMatrixWorld(t){const e=this.controls;e.object!==void 0&&(e.object.updateMatrixWorld(),e.object.parent===null?console.error("TransformControls: The attached 3D object must be a part of the scene graph."):e.object.parent.matrixWorld.decompose(e._parentPosition,e._parentQuaternion,e._parentScale),e.object.matrixWorld.decompose(e.worldPosition,e.worldQuaternion,e._worldScale),e._parentQuaternionInv.copy(e._parentQuaternion).invert(),e._worldQuaternionInv.copy(e.worldQuaternion).invert()),e.camera.updateMatrixWorld(),e.camera.matrixWorld.decompose(e.cameraPosition,e.cameraQuaternion,e._cameraScale),e.camera.isOrthographicCamera?e.camera.getWorldDirection(e.eye).negate():e.eye.copy(e.cameraPosition).sub(e.worldPosition).normalize(),super.updateMatrixWorld(t)}dispose(){this.traverse(function(t){t.geometry&&t.geometry.dispose(),t.material&&t.material.dispose()})}}class HE extends dn{constructor(){super(),this.isTransformControlsGizmo=!0,this.type="TransformControlsGizmo";const t=new _i({depthTest:!1,depthWrite:!1,fog:!1,toneMapped:!1,transparent:!0}),e=new il({depthTest:!1,depthWrite:!1,fog:!1,toneMapped:!1,transparent:!0}),n=t.clone();n.opacity=.15;const s=e.clone();s.opacity=.5;const r=t.clone();r.color.setHex(16711680);const o=t.clone();o.color.setHex(65280);const a=t.clone();a.color.setHex(255);const l=t.clone();l.color.setHex(16711680),l.opacity=.5;const c=t.clone();c.color.setHex(65280),c.opacity=.5;const d=t.clone();d.color.setHex(255),d.opacity=.5;const u=t.clone();u.opacity=.25;const h=t.clone();h.color.setHex(16776960),h.opacity=.25;const m=t.clone();m.color.setHex(16776960);const g=t.clone();g.color.setHex(7895160),this.materialLib={xAxis:r,yAxis:o,zAxis:a,active:m,xAxisTransparent:l,yAxisTransparent:c,zAxisTransparent:d,activeTransparent:h};const y=new yn(0,.04,.1,12);y.translate(0,.05,0);const p=new pn(.08,.08,.08);p.translate(0,.04,0);const f=new an;f.setAttribute("position",new ve([0,0,0,1,0,0],3));const _=new yn(.0075,.0075,.5,3);_.translate(0,.25,0);function w(U,W){const O=new Fr(U,.0075,3,64,W*Math.PI*2);return O.rotateY(Math.PI/2),O.rotateX(Math.PI/2),O}function b(){const U=new an;return U.setAttribute("position",new ve([0,0,0,1,1,1],3)),U}const D={X:[[new yt(y,r),[.5,0,0],[0,0,-Math.PI/2]],[new yt(y,r),[-.5,0,0],[0,0,Math.PI/2]],[new yt(_,r),[0,0,0],[0,0,-Math.PI/2]]],Y:[[new yt(y,o),[0,.5,0]],[new yt(y,o),[0,-.5,0],[Math.PI,0,0]],[new yt(_,o)]],Z:[[new yt(y,a),[0,0,.5],[Math.PI/2,0,0]],[new yt(y,a),[0,0,-.5],[-Math.PI/2,0,0]],[new yt(_,a),null,[Math.PI/2,0,0]]],XYZ:[[new yt(new zr(.1,0),u),[0,0,0]]],XY:[[new yt(new pn(.15,.15,.01),d),[.15,.15,0]]],YZ:[[new yt(new pn(.15,.15,.01),l),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new pn(.15,.15,.01),c),[.15,0,.15],[-Math.PI/2,0,0]]]},A={X:[[new yt(new yn(.2,0,.6,4),n),[.3,0,0],[0,0,-Math.PI/2]],[new yt(new yn(.2,0,.6,4),n),[-.3,0,0],[0,0,Math.PI/2]]],Y:[[new yt(new yn(.2,0,.6,4),n),[0,.3,0]],[new yt(new yn(.2,0,.6,4),n),[0,-.3,0],[0,0,Math.PI]]],Z:[[new yt(new yn(.2,0,.6,4),n),[0,0,.3],[Math.PI/2,0,0]],[new yt(new yn(.2,0,.6,4),n),[0,0,-.3],[-Math.PI/2,0,0]]],XYZ:[[new yt(new zr(.2,0),n)]],XY:[[new yt(new pn(.2,.2,.01),n),[.15,.15,0]]],YZ:[[new yt(new pn(.2,.2,.01),n),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new pn(.2,.2,.01),n),[.15,0,.15],[-Math.PI/2,0,0]]]},N={START:[[new yt(new zr(.01,2),s),null,null,null,"helper"]],END:[[new yt(new zr(.01,2),s),null,null,null,"helper"]],DELTA:[[new ys(b(),s),null,null,null,"helper"]],X:[[new ys(f,s),[-1e3,0,0],null,[1e6,1,1],"helper"]],Y:[[new ys(f,s),[0,-1e3,0],[0,0,Math.PI/2],[1e6,1,1],"helper"]],Z:[[new ys(f,s),[0,0,-1e3],[0,-Math.PI/2,0],[1e6,1,1],"helper"]]},v={XYZE:[[new yt(w(.5,1),g),null,[0,Math.PI/2,0]]],X:[[new yt(w(.5,.5),r)]],Y:[[new yt(w(.5,.5),o),null,[0,0,-Math.PI/2]]],Z:[[new yt(w(.5,.5),a),null,[0,Math.PI/2,0]]],E:[[new yt(w(.75,1),h),null,[0,Math.PI/2,0]]]},C={AXIS:[[new ys(f,s),[-1e3,0,0],null,[1e6,1,1],"helper"]]},F={XYZE:[[new yt(new Ks(.25,10,8),n)]],X:[[new yt(new Fr(.5,.1,4,24),n),[0,0,0],[0,-Math.PI/2,-Math.PI/2]]],Y:[[new yt(new Fr(.5,.1,4,24),n),[0,0,0],[Math.PI/2,0,0]]],Z:[[new yt(new Fr(.5,.1,4,24),n),[0,0,0],[0,0,-Math.PI/2]]],E:[[new yt(new Fr(.75,.1,2,24),n)]]},P={X:[[new yt(p,r),[.5,0,0],[0,0,-Math.PI/2]],[new yt(_,r),[0,0,0],[0,0,-Math.PI/2]],[new yt(p,r),[-.5,0,0],[0,0,Math.PI/2]]],Y:[[new yt(p,o),[0,.5,0]],[new yt(_,o)],[new yt(p,o),[0,-.5,0],[0,0,Math.PI]]],Z:[[new yt(p,a),[0,0,.5],[Math.PI/2,0,0]],[new yt(_,a),[0,0,0],[Math.PI/2,0,0]],[new yt(p,a),[0,0,-.5],[-Math.PI/2,0,0]]],XY:[[new yt(new pn(.15,.15,.01),d),[.15,.15,0]]],YZ:[[new yt(new pn(.15,.15,.01),l),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new pn(.15,.15,.01),c),[.15,0,.15],[-Math.PI/2,0,0]]],XYZ:[[new yt(new pn(.1,.1,.1),u)]]},B={X:[[new yt(new yn(.2,0,.6,4),n),[.3,0,0],[0,0,-Math.PI/2]],[new yt(new yn(.2,0,.6,4),n),[-.3,0,0],[0,0,Math.PI/2]]],Y:[[new yt(new yn(.2,0,.6,4),n),[0,.3,0]],[new yt(new yn(.2,0,.6,4),n),[0,-.3,0],[0,0,Math.PI]]],Z:[[new yt(new yn(.2,0,.6,4),n),[0,0,.3],[Math.PI/2,0,0]],[new yt(new yn(.2,0,.6,4),n),[0,0,-.3],[-Math.PI/2,0,0]]],XY:[[new yt(new pn(.2,.2,.01),n),[.15,.15,0]]],YZ:[[new yt(new pn(.2,.2,.01),n),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new pn(.2,.2,.01),n),[.15,0,.15],[-Math.PI/2,0,0]]],XYZ:[[new yt(new pn(.2,.2,.2),n),[0,0,0]]]},G={X:[[new ys(f,s),[-1e3,0,0],null,[1e6,1,1],"helper"]],Y:[[new ys(f,s),[0,-1e3,0],[0,0,Math.PI/2],[1e6,1,1],"helper"]],Z:[[new ys(f,s),[0,0,-1e3],[0,-Math.PI/2,0],[1e6,1,1],"helper"]]};function X(U){const W=new dn;for(const O in U)for(let st=U[O].length;st--;){const tt=U[O][st][0].clone(),at=U[O][st][1],ft=U[O][st][2],ut=U[O][st][3],gt=U[O][st][4];tt.name=O,tt.tag=gt,at&&tt.position.set(at[0],at[1],at[2]),ft&&tt.rotation.set(ft[0],ft[1],ft[2]),ut&&tt.scale.set(ut[0],ut[1],ut[2]),tt.updateMatrix();const Yt=tt.geometry.clone();Yt.applyMatrix4(tt.matrix),tt.geometry=Yt,tt.renderOrder=1/0,tt.position.set(0,0,0),tt.rotation.set(0,0,0),tt.scale.set(1,1,1),W.add(tt)}return W}this.gizmo={},this.picker={},this.helper={},this.add(this.gizmo.translate=X(D)),this.add(this.gizmo.rotate=X(v)),this.add(this.gizmo.scale=X(P)),this.add(this.picker.translate=X(A)),this.add(this.picker.rotate=X(F)),this.add(this.picker.scale=X(B)),this.add(this.helper.translate=X(N)),this.add(this.helper.rotate=X(C)),this.add(this.helper.scale=X(G)),this.picker.translate.visible=!1,this.picker.rotate.visible=!1,this.picker.scale.visible=!1}updateMatrixWorld(t){const n=(this.mode==="scale"?"local":this.space)==="local"?this.worldQuaternion:yc;this.gizmo.translate.visible=this.mode==="translate",this.gizmo.rotate.visible=this.mode==="rotate",this.gizmo.scale.visible=this.mode==="scale",this.helper.translate.visible=this.mode==="translate",this.helper.rotate.visible=this.mode==="rotate",this.helper.scale.visible=this.mode==="scale";let s=[];s=s.concat(this.picker[this.mode].children),s=s.concat(this.gizmo[this.mode].children),s=s.concat(this.helper[this.mode].children);for(let r=0;r<s.length;r++){const o=s[r];o.visible=!0,o.rotation.set(0,0,0),o.position.copy(this.worldPosition);let a;if(this.camera.isOrthographicCamera?a=(this.camera.top-this.camera.bottom)/this.camera.zoom:a=this.worldPosition.distanceTo(this.cameraPosition)*Math.min(1.9*Math.tan(Math.PI*this.camera.fov/360)/this.camera.zoom,7),o.scale.set(1,1,1).multiplyScalar(a*this.size/4),o.tag==="helper"){o.visible=!1,o.name==="AXIS"?(o.visible=!!this.axis,this.axis==="X"&&(on.setFromEuler(Wl.set(0,0,0)),o.quaternion.copy(n).multiply(on),Math.abs(qe.copy(Ia).applyQuaternion(n).dot(this.eye))>.9&&(o.visible=!1)),this.axis==="Y"&&(on.setFromEuler(Wl.set(0,0,Math.PI/2)),o.quaternion.copy(n).multiply(on),Math.abs(qe.copy(Dr).applyQuaternion(n).dot(this.eye))>.9&&(o.visible=!1)),this.axis==="Z"&&(on.setFromEuler(Wl.set(0,Math.PI/2,0)),o.quaternion.copy(n).multiply(on),Math.abs(qe.copy(Na).applyQuaternion(n).dot(this.eye))>.9&&(o.visible=!1)),this.axis==="XYZE"&&(on.setFromEuler(Wl.set(0,Math.PI/2,0)),qe.copy(this.rotationAxis),o.quaternion.setFromRotationMatrix(hm.lookAt(cm,qe,Dr)),o.quaternion.multiply(on),o.visible=this.dragging),this.axis==="E"&&(o.visible=!1)):o.name==="START"?(o.position.copy(this.worldPositionStart),o.visible=this.dragging):o.name==="END"?(o.position.copy(this.worldPosition),o.visible=this.dragging):o.name==="DELTA"?(o.position.copy(this.worldPositionStart),o.quaternion.copy(this.worldQuaternionStart),Zn.set(1e-10,1e-10,1e-10).add(this.worldPositionStart).sub(this.worldPosition).multiplyScalar(-1),Zn.applyQuaternion(this.worldQuaternionStart.clone().invert()),o.scale.copy(Zn),o.visible=this.dragging):(o.quaternion.copy(n),this.dragging?o.position.copy(this.worldPositionStart):o.position.copy(this.worldPosition),this.axis&&(o.visible=this.axis.search(o.name)!==-1));continue}o.quaternion.copy(n),this.mode==="translate"||this.mode==="scale"?(o.name==="X"&&Math.abs(qe.copy(Ia).applyQuaternion(n).dot(this.eye))>.99&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="Y"&&Math.abs(qe.copy(Dr).applyQuaternion(n).dot(this.eye))>.99&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="Z"&&Math.abs(qe.copy(Na).applyQuaternion(n).dot(this.eye))>.99&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="XY"&&Math.abs(qe.copy(Na).applyQuaternion(n).dot(this.eye))<.2&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="YZ"&&Math.abs(qe.copy(Ia).applyQuaternion(n).dot(this.eye))<.2&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="XZ"&&Math.abs(qe.copy(Dr).applyQuaternion(n).dot(this.eye))<.2&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1)):this.mode==="rotate"&&(Xl.copy(n),qe.copy(this.eye).applyQuaternion(on.copy(n).invert()),o.name.search("E")!==-1&&o.quaternion.setFromRotationMatrix(hm.lookAt(this.eye,cm,Dr)),o.name==="X"&&(on.setFromAxisAngle(Ia,Math.atan2(-qe.y,qe.z)),on.multiplyQuaternions(Xl,on),o.quaternion.copy(on)),o.name==="Y"&&(on.setFromAxisAngle(Dr,Math.atan2(qe.x,qe.z)),on.multiplyQuaternions(Xl,on),o.quaternion.copy(on)),o.name==="Z"&&(on.setFromAxisAngle(Na,Math.atan2(qe.y,qe.x)),on.multiplyQuaternions(Xl,on),o.quaternion.copy(on))),o.visible=o.visible&&(o.name.indexOf("X")===-1||this.showX),o.visible=o.visible&&(o.name.indexOf("Y")===-1||this.showY),o.visible=o.visible&&(o.name.indexOf("Z")===-1||this.showZ),o.visible=o.visible&&(o.name.indexOf("E")===-1||this.showX&&this.showY&&this.showZ),o.visible=o.visible&&(o.name.indexOf("XY")===-1||this.showXY),o.visible=o.visible&&(o.name.indexOf("YZ")===-1||this.showYZ),o.visible=o.visible&&(o.name.indexOf("XZ")===-1||this.showXZ),o.material._color=o.material._color||o.material.color.clone(),o.material._opacity=o.material._opacity||o.material.opacity,o.material.color.copy(o.material._color),o.material.opacity=o.material._opacity,this.enabled&&this.axis&&(o.name===this.axis?(o.material.color.copy(this.materialLib.active.color),o.material.opacity=1):this.axis.split("").some(function(l){return o.name===l})&&(o.material.color.copy(this.materialLib.active.color),o.material.opacity=1))}super.updateMatrixWorld(t)}}class WE extends yt{constructor(){super(new Ps(1e5,1e5,2,2),new _i({visible:!1,wireframe:!0,side:Un,transparent:!0,opacity:.1,toneMapped:!1})),this.isTransformControlsPlane=!0,this.type="TransformControlsPlane"}updateMatrixWorld(t){let e=this.space;switch(this.position.copy(this.worldPosition),this.mode==="scale"&&(e="local"),ql.copy(Ia).applyQuaternion(e==="local"?this.worldQuaternion:yc),Sa.copy(Dr).applyQuaternion(e==="local"?this.worldQuaternion:yc),ba.copy(Na).applyQuaternion(e==="local"?this.worldQuaternion:yc),qe.copy(Sa),this.mode){case"translate":case"scale":switch(this.axis){case"X":qe.copy(this.eye).cross(ql),ms.copy(ql).cross(qe);break;case"Y":qe.copy(this.eye).cross(Sa),ms.copy(Sa).cross(qe);break;case"Z":qe.copy(this.eye).cross(ba),ms.copy(ba).cross(qe);break;case"XY":ms.copy(ba);break;case"YZ":ms.copy(ql);break;case"XZ":qe.copy(ba),ms.copy(Sa);break;case"XYZ":case"E":ms.set(0,0,0);break}break;case"rotate":default:ms.set(0,0,0)}ms.length()===0?this.quaternion.copy(this.cameraQuaternion):(um.lookAt(Zn.set(0,0,0),ms,qe),this.quaternion.setFromRotationMatrix(um)),super.updateMatrixWorld(t)}}const XE=.18,dm=.055,fm=.018,qE=new T(0,0,1),YE=new yn(1,1,1,10).rotateX(Math.PI/2).translate(0,0,.5),$E=new sl(1,1,14).rotateX(Math.PI/2).translate(0,0,.5),Ma=new me,nu=new Le,pm=new T,Yl=new T,mm=new T;class ef{constructor(t,e,n=!1){this.scene=t,this.material.depthTest=!n,this.material.transparent=n,this.shafts=new Yr(YE,this.material,e),this.heads=new Yr($E,this.material,e);for(const s of[this.shafts,this.heads])s.frustumCulled=!1,s.visible=!1,s.renderOrder=n?4:0,t.add(s)}material=new _i;shafts;heads;set colour(t){this.material.color.set(t)}set visible(t){this.shafts.visible=t,this.heads.visible=t}set(t,e,n,s){const r=n.length();if(!(r>.02*s)||!Number.isFinite(r))Ma.makeScale(0,0,0),this.shafts.setMatrixAt(t,Ma),this.heads.setMatrixAt(t,Ma);else{nu.setFromUnitVectors(qE,pm.copy(n).divideScalar(r));const o=Math.min(XE*s,.5*r);Yl.set(fm*s,fm*s,r-o),this.shafts.setMatrixAt(t,Ma.compose(e,nu,Yl)),mm.copy(e).addScaledVector(pm,r-o),Yl.set(dm*s,dm*s,o),this.heads.setMatrixAt(t,Ma.compose(mm,nu,Yl))}this.shafts.instanceMatrix.needsUpdate=!0,this.heads.instanceMatrix.needsUpdate=!0}dispose(){this.scene.remove(this.shafts,this.heads),this.shafts.dispose(),this.heads.dispose(),this.material.dispose()}}const jE=.25,ZE=.85;class KE{constructor(t,e,n){this.stage=t,this.arrow=new ef(t.scene,1,!0),t.scene.add(this.proxy),this.controls=new FE(t.camera,t.canvas),this.controls.setSize(ZE),t.scene.add(this.controls.getHelper()),this.controls.addEventListener("change",()=>t.dirty=!0),this.controls.addEventListener("objectChange",()=>this.follow(e())),this.controls.addEventListener("dragging-changed",({value:s})=>{this.dragging=s,t.controls.enabled=!this.dragging;const r=e();this.dragging&&(this.before=r&&this.body>=0?r.slice(nn(this.body),nn(this.body)+be.w):null),!(this.dragging||this.body<0)&&(this.mode==="velocity"?n.aimed(this.velocity.clone()):n.placed(this.proxy.position.clone(),this.proxy.quaternion.clone()))})}mode="move";dragging=!1;body=-1;before=null;proxy=new dn;velocity=new T;base=new T;arrow;controls;revert(t){t&&this.before&&this.body>=0&&t.set(this.before,nn(this.body)),this.before=null,this.stage.dirty=!0}get perSpeed(){return jE*this.stage.radius}get touched(){return this.dragging||this.controls.axis!==null}hold(t,e,n){this.body=t,this.velocity.copy(e),this.arrow.visible=t>=0,t<0||!n?this.controls.detach():(this.controls.attach(this.proxy),this.controls.setMode(this.mode==="turn"?"rotate":"translate"),this.controls.setSpace("world"),this.place(n)),this.stage.dirty=!0}place(t){if(this.body<0||this.dragging)return;const e=nn(this.body);e+be.q+4>t.length||(this.base.fromArray(t,e+be.x),this.proxy.position.copy(this.base),this.mode==="velocity"&&this.proxy.position.addScaledVector(this.velocity,this.perSpeed),this.proxy.quaternion.set(t[e+be.q+1],t[e+be.q+2],t[e+be.q+3],t[e+be.q]),this.draw())}draw(){this.controls.setColors(ae("axis-x"),ae("axis-y"),ae("axis-z"),ae("grab")),this.arrow.colour=ae("accent"),this.arrow.set(0,this.base,this.velocity.clone().multiplyScalar(this.perSpeed),Math.max(.7*this.stage.radius,1e-9))}follow(t){if(!t||this.body<0)return;const e=nn(this.body);if(this.mode==="velocity")this.velocity.copy(this.proxy.position).sub(this.base).divideScalar(this.perSpeed);else{const{x:n,y:s,z:r,w:o}=this.proxy.quaternion;this.proxy.position.toArray(t,e+be.x),t.set([o,n,s,r],e+be.q),this.base.copy(this.proxy.position)}this.draw(),this.stage.dirty=!0}}const gm=[["body","Bodies"],["joint","Joints"],["force","Forces"],["floor","Floors"],["fixed","Fixed shapes"],["material","Materials"],["contact","Contacts"],["no_contact","No contact"]],$l=[["move","Move","m"],["turn","Turn","t"],["velocity","Velocity","v"]],JE=6,_m=i=>Number(i.toPrecision(6)),QE=.1;class t1{constructor(t,e,n,s,r){this.stage=e,this.bodies=n,this.grab=s,this.site=r,this.trouble.setAttribute("role","alert"),this.list.setAttribute("aria-label","What the scene has"),this.handles=new KE(e,()=>r.shown(),{placed:(a,l)=>void this.placed(a,l),aimed:a=>void this.aimed(a)}),this.connect=new PE(e,n,s,()=>r.shown(),a=>void this.connected(a));const o=(a,l,c,d)=>this.buttons[a]=Y("button",{type:"button",id:`build-${a}`,title:c,onclick:()=>void d()},l);this.start.append(Y("p",{},"Change this scene, or make one from nothing: bodies, joints, springs, floors. What you make is a scene's file that the shell runs too."),Y("div",{className:"exports"},o("edit","Edit this scene","It goes back to its start and stands still (d)",()=>r.begin(!0)),o("fresh","New scene","Begin with one body",()=>this.fresh()))),this.bar.append(o("run","Run","Let it move (d, space)",()=>this.site.begin(!1)),o("undo","↶","Undo: take the last change back (Ctrl Z)",()=>this.ask({do:"undo"})),o("redo","↷","Redo: make it again (Ctrl Y)",()=>this.ask({do:"redo"})),o("new","New","Begin another scene",()=>this.fresh()),o("save","Save","Write the scene's file (Ctrl S)",()=>this.keep()),o("download","Download","The scene as a file: freebody run scene.toml",()=>this.download())),this.buttons.run.classList.add("primary"),this.buttons.undo.ariaLabel="Undo",this.buttons.redo.ariaLabel="Redo",this.links.append(Y("legend",{},"Connect"),...$0.map(([a,l,c])=>Y("button",{type:"button",id:`connect-${a}`,title:c,onclick:()=>this.join(a)},l))),this.tools.append(...$l.map(([a,l,c])=>o(a,l,`Handles: ${l.toLowerCase()} (${c})`,()=>this.handle(a))),o("copy","Duplicate","Another one beside it (c)",()=>this.duplicate()),o("remove","Delete","With a body goes what holds it (Delete)",()=>this.remove())),this.list.onchange=()=>this.choose(this.told()),this.work.append(this.bar,this.trouble,this.hint,this.shapes,this.links,this.connect.form,Y("label",{htmlFor:"build-list",className:"head"},"In the scene"),this.list,this.tools,this.inspector),t.append(this.start,this.work),this.listen()}palette=null;forms=null;doc=null;chosen=null;asked=0;queue=Promise.resolve();starting=!1;down=null;start=Y("div",{className:"start"});work=Y("div",{hidden:!0});bar=Y("div",{className:"exports bar"});trouble=Y("div",{id:"build-trouble",className:"trouble",hidden:!0});hint=Y("p",{className:"note"});shapes=Y("fieldset",{className:"exports palette"});links=Y("fieldset",{className:"exports palette"});list=Y("select",{id:"build-list",size:7});tools=Y("div",{className:"exports"});inspector=Y("div",{id:"build-form"});buttons={};handles;connect;get on(){return!!this.site.hello()?.building}get state(){return{on:this.on,doc:this.doc,chosen:this.chosen,connecting:this.connect.kind,starting:this.starting,body:this.body()}}update(t){const e=this.site.key()!==null&&!t.tape;this.start.hidden=this.on||this.starting,this.work.hidden=!this.on&&!this.starting,document.body.classList.toggle("building",this.on);for(const s of[this.buttons.edit,this.buttons.fresh])s.disabled=!e;const n=t.desk;if(this.buttons.undo.disabled=!n?.undo||!e,this.buttons.redo.disabled=!n?.redo||!e,this.buttons.save.hidden=!n?.file,this.buttons.save.disabled=!n?.unsaved||!e,this.buttons.save.title=n?.file?`Write ${n.file} (Ctrl S)`:"",this.hint.textContent=[n?.note,n?.unsaved&&n.file?`Not in ${n.file} yet.`:""].filter(Boolean).join(" "),!this.on){this.handles.hold(-1,new T,null),this.connect.kind&&this.connect.cancel();return}this.starting=!1,n&&n.revision!==this.asked?this.fetch(n.revision):this.hold()}async fetch(t){this.asked=t,await this.prepare();const e=await fetch(Ms("scene.json"));e.ok&&this.take(await e.json())}async prepare(){if(this.palette)return;const t=await fetch(Ms("palette.json"));this.palette=await t.json(),this.forms=new NE(this.palette.schema,{set:(n,s)=>this.set(n,s),names:n=>this.names(n)});const e=({label:n,entry:s})=>Y("button",{type:"button",id:`add-${n.toLowerCase()}`,title:`Add: ${n.toLowerCase()}`,onclick:()=>void this.add(s)},n);this.shapes.append(Y("legend",{},"Add"),...this.palette.starters.body.map(e),Y("button",{type:"button",id:"add-floor",title:"A floor below everything, and a material for bodies that have none",onclick:()=>void this.floor()},"Floor"))}take(t){!t.data||this.doc&&t.revision<this.doc.revision&&t.revision!==this.asked||(this.doc=t,this.asked=t.revision,this.write())}write(){const{data:t}=this.doc,e=this.chosen&&this.value(this.chosen)!==void 0?this.chosen:null,n=(r,o)=>Y("option",{value:`${r.list??""}:${r.number}`},o),s=gm.flatMap(([r,o])=>{const a=t[r];if(!a?.length)return[];const l=Y("optgroup",{label:o});return l.append(...a.map((c,d)=>n({list:r,number:d},this.title(r,c,d)))),[l]});this.list.replaceChildren(n({list:null,number:0},"Scene: gravity, title, run"),...s),this.choose(e,!0)}title(t,e,n){if(t==="body")return String(e.name??this.doc.names[this.first(n)]??`body ${n+1}`)+(this.doc.counts[n]>1?` (${this.doc.counts[n]})`:"");const s=["body","to","a","b"].map(r=>e[r]).filter(Boolean).join(" – ");return[e.name??e.type??t,s&&`: ${s}`].filter(Boolean).join("")}value({list:t,number:e}){return t===null?this.doc.data:this.doc.data[t]?.[e]}told(){const[t,e]=this.list.value.split(":");return this.list.value?{list:t||null,number:Number(e)}:null}choose(t,e=!1){const n=document.activeElement?.id;this.chosen=t,this.list.value=t?`${t.list??""}:${t.number}`:"";const s=t?.list==="body";for(const[o]of $l)this.buttons[o].hidden=!s;this.buttons.copy.hidden=!s,this.buttons.remove.hidden=!t||t.list===null;const r=t&&this.value(t);if(!t||!r||!this.forms)this.inspector.replaceChildren(Y("p",{className:"note"},"Click a body, or choose from the list."));else{const o=t.list===null?[]:[t.list,t.number],a=t.list===null?"scene":this.title(t.list,r,t.number),l=t.list===null?[...gm.map(([c])=>c),"format","start"]:[];this.inspector.replaceChildren(Y("h3",{},a),...this.forms.table(this.forms.of(t.list,r),r,o,a,l))}e&&n&&document.getElementById(n)?.focus({preventScroll:!0}),this.hold()}first(t){return this.doc.counts.slice(0,t).reduce((e,n)=>e+n,0)}body(){return this.doc&&this.chosen?.list==="body"?this.first(this.chosen.number):-1}owner(t){let e=0;return this.doc.counts.findIndex(n=>(e+=n)>t)}hold(){const t=this.site.shown(),e=this.on&&!this.connect.kind?this.body():-1,n=t!==null&&this.bodies.ready&&e<this.bodies.infos.length;this.handles.hold(n?e:-1,this.velocity(),t),this.on&&this.bodies.hover(e);for(const[s]of $l)this.buttons[s].setAttribute("aria-pressed",String(s===this.handles.mode))}velocity(){const t=this.chosen?.list==="body"?this.value(this.chosen)?.velocity:void 0;return Array.isArray(t)&&t.every(e=>typeof e=="number")?new T(...t):new T}place(t){this.on&&this.handles.place(t)}loaded(){this.on&&this.hold()}handle(t){this.handles.mode=t,this.hold()}ask(t){const e=this.queue.then(()=>this.send(t));return this.queue=e,e}async send(t){const e=this.site.key();if(e===null)return!1;try{const n=await fetch(Ms("edit"),{method:"POST",body:JSON.stringify(t),headers:{"X-Freebody-Key":e}}),s=await n.json();return n.ok?(this.say(null),this.take(s)):this.say(s.text??"It was refused.",t),n.ok}catch{return this.say("The server did not answer."),!1}}say(t,e={}){this.trouble.hidden=t===null,this.trouble.replaceChildren(Y("p",{},t??"")),t!==null&&e.do==="save"&&t.includes("has changed on disk")&&this.trouble.append(Y("button",{type:"button",onclick:()=>void this.ask({do:"save",force:!0})},"Save over it"),Y("button",{type:"button",onclick:()=>void this.ask({do:"reload"})},"Take the file")),t!==null&&(this.site.show(),this.trouble.scrollIntoView({block:"nearest"}),this.handles.revert(this.site.shown()),this.hold())}edit(...t){return this.ask({do:"edit",edits:t})}names(t){const e=n=>(this.doc?.data[n]??[]).flatMap(({name:s})=>s?[String(s)]:[]);return t==="material"?[...new Set([...e("material"),...(this.palette?.starters.material??[]).map(({entry:n})=>String(n.name))])]:["body","to","a","b","follow"].includes(t)?this.doc?.names??[]:[]}set(t,e){const n=[{op:"set",path:t,value:e}],s=(this.doc?.data.material??[]).some(({name:o})=>o===e),r=t[t.length-1]==="material"&&!s?this.palette.starters.material.find(({entry:o})=>o.name===e):void 0;return r&&n.unshift({op:"add",list:"material",entry:r.entry}),this.edit(...n)}async fresh(){await this.prepare(),this.starting=!0,this.start.hidden=!0,this.work.hidden=!1,this.say(null),this.hint.textContent="A new scene begins with a body: choose one.",this.shapes.querySelector("button").focus()}async add(t){if(this.starting){this.on||this.site.begin(!0),await this.until(()=>this.on&&this.doc!==null);const e=await this.edit({op:"new",body:{...t,position:[0,0,1]}});this.starting=!e,e&&this.choose({list:"body",number:0});return}await this.edit({op:"add",list:"body",entry:{...t,position:this.room()}})&&this.choose({list:"body",number:this.doc.counts.length-1})}room(){const t=this.site.shown(),e=Math.max(this.stage.cell,.5*this.stage.radius),n=this.stage.controls.target.clone(),s=new T;for(let r=0;r<400;r++){const o=Math.ceil((Math.sqrt(r+1)-1)/2),a=o?2*Math.PI*(r-(2*o-1)**2)/(8*o):0;if(s.set(Math.cos(a),Math.sin(a),0).multiplyScalar(o*e).add(n),this.bodies.infos.every((c,d)=>!t||new T().fromArray(t,nn(d)).distanceTo(s)>this.bodies.radii[d]+.6))break}return s.toArray().map(r=>Number(r.toFixed(2)))}floor(){const{data:t}=this.doc,e=this.site.shown(),n=e?this.bodies.infos.map((c,d)=>e[nn(d)+2]-this.bodies.radii[d]):[0],s=Math.min(0,...n),r=[{op:"add",list:"floor",entry:{name:"floor",...s<0&&{point:[0,0,Number(s.toFixed(3))]}}}],o=t.material??[],a=this.palette.starters.material[0].entry,l=t.body;if(l.every(({material:c})=>!c)){o.length||r.unshift({op:"add",list:"material",entry:a});const c=o[0]?.name??a.name;l.forEach((d,u)=>r.push({op:"set",path:["body",u,"material"],value:c}))}return this.edit(...r)}async placed(t,e){const n=this.handles.mode==="turn"?{orientation:[e.w,e.x,e.y,e.z]}:{};await this.edit({op:"place",body:this.body(),position:t.toArray().map(_m),...n})}async aimed(t){await this.edit({op:"throw",body:this.body(),velocity:t.toArray().map(e=>Number(e.toPrecision(4))||0)})}join(t){this.connect.begin(t,this.body()),this.hold()}async connected(t){if(this.hold(),!t||!await this.edit(t))return;const e=t.kind==="spring"?"force":"joint";this.choose({list:e,number:this.doc.data[e].length-1})}async duplicate(){const t=this.body();if(t<0)return;const e=[Number((2.5*this.bodies.radii[t]).toPrecision(3)),0,0];await this.edit({op:"copy",number:this.chosen.number,shift:e})&&this.choose({list:"body",number:this.doc.counts.length-1})}async remove(){!this.chosen||this.chosen.list===null||await this.edit({op:"remove",list:this.chosen.list,number:this.chosen.number})}keep(){return this.ask({do:"save"})}async download(){const t=await fetch(Ms("scene.toml"));t.ok?ol("scene.toml",await t.blob()):this.say(await t.text())}decide(t){this.ask({do:t?"reload":"keep"})}async until(t){for(;!t();)await new Promise(e=>window.setTimeout(e,20))}listen(){const{canvas:t}=this.stage;t.addEventListener("pointerdown",e=>{this.down=this.on&&e.button===0&&!this.handles.touched?{x:e.clientX,y:e.clientY,id:e.pointerId}:null}),t.addEventListener("pointerup",e=>{const n=this.down;if(this.down=null,!this.on||!n||n.id!==e.pointerId||Math.hypot(e.clientX-n.x,e.clientY-n.y)>JE||this.handles.dragging||this.connect.click(e.clientX,e.clientY)||!this.doc)return;const s=this.grab.bodyAt(e.clientX,e.clientY);s>=0&&this.choose({list:"body",number:this.owner(s)})}),window.addEventListener("keydown",e=>this.key(e),{capture:!0})}key(t){const e=t.target,n=e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement;if(!this.on||document.querySelector("dialog")?.open)return;const s=o=>{t.preventDefault(),t.stopImmediatePropagation(),o()};if(t.ctrlKey||t.metaKey){const o=t.key.toLowerCase();o==="s"?s(()=>this.site.hello()?.desk?.file?this.keep():this.download()):!n&&(o==="y"||o==="z"&&t.shiftKey)?s(()=>this.ask({do:"redo"})):!n&&o==="z"&&s(()=>this.ask({do:"undo"}));return}if(n||t.altKey)return;if(t.key==="Escape"&&this.connect.kind)return s(()=>this.connect.cancel());if(e instanceof HTMLSelectElement||e instanceof HTMLButtonElement||e.tagName==="SUMMARY"){t.key==="Delete"&&e===this.list&&s(()=>this.remove());return}const r=$l.find(([,,o])=>o===t.key);r?s(()=>this.handle(r[0])):t.key==="c"?s(()=>this.duplicate()):t.key==="Delete"||t.key==="Backspace"?s(()=>this.remove()):t.key==="n"?s(()=>this.next()):t.key.startsWith("Arrow")&&this.body()>=0&&s(()=>this.nudge(t.key,t.shiftKey))}next(){this.doc&&this.choose({list:"body",number:this.chosen?.list==="body"?(this.chosen.number+1)%this.doc.counts.length:0})}async nudge(t,e){const n=this.site.shown();if(!n)return;const[s,r,o]=[new T,new T,new T];this.stage.camera.matrixWorld.extractBasis(s,r,o);const l=(t==="ArrowLeft"?s.negate():t==="ArrowRight"?s:(e?o.negate():r).multiplyScalar(t==="ArrowUp"?1:-1)).toArray(),c=l.reduce((h,m,g)=>Math.abs(m)>Math.abs(l[h])?g:h,0),d=new T().fromArray(n,nn(this.body())),u=QE*this.stage.cell;d.setComponent(c,d.getComponent(c)+Math.sign(l[c])*u),await this.edit({op:"place",body:this.body(),position:d.toArray().map(_m)})}}const e1=.042,n1=.011,i1=.5,s1=1.12,r1=1.5,o1=1.1,a1=.02,xm=.25,vm=new T(0,0,1),ym=window.matchMedia("(prefers-reduced-motion: reduce)"),l1=new Ks(1,20,14),c1=new zr(1.35),h1=new sl(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5),u1=new Wc(.82,1,56),Sm=new me,jl=new me().makeScale(0,0,0),bm=new Le,d1=new Le,Mm=new T,dr=new T,wa=new T,Zl=new T,Ea=new T;class f1{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;flashes=!0;info=null;parts=null;usual=1;hardest=0;drawn={rolling:0,sliding:0,impacts:0};rolling=Kl(1);sliding=Kl(1);glass=Kl(.16);tints={rolling:new Qt,sliding:new Qt};get told(){return{...this.drawn}}build(t){this.drop(),this.info=t,this.hardest=0,this.drawn={rolling:0,sliding:0,impacts:0};const e=[...this.bodies.radii].sort((r,o)=>r-o);if(this.usual=e[e.length>>1]||1,!t?.points)return;const n=(r,o,a)=>{const l=new Yr(r,o,t.points);return l.frustumCulled=!1,l.renderOrder=a,this.scene.add(l),l},s=()=>new ef(this.scene,t.points,!0);this.parts={marks:{rolling:n(l1,this.rolling,5),sliding:n(c1,this.sliding,5)},normal:s(),total:s(),friction:{rolling:s(),sliding:s()},cones:n(h1,this.glass,3),rings:Array.from({length:t.impacts},()=>{const r=new yt(u1,Kl(1));return r.material.side=Un,r.renderOrder=4,r.visible=!1,this.scene.add(r),r})},this.paint()}drop(){if(!this.parts)return;const{marks:t,cones:e,normal:n,total:s,friction:r,rings:o}=this.parts;for(const a of[t.rolling,t.sliding,e])this.scene.remove(a),a.dispose();for(const a of[n,s,r.rolling,r.sliding])a.dispose();for(const a of o)this.scene.remove(a),a.material.dispose();this.parts=null}paint(){if(this.rolling.color.set(ae("rolling")),this.sliding.color.set(ae("sliding")),this.glass.side=Un,this.tints.rolling.set(ae("rolling")),this.tints.sliding.set(ae("sliding")),!!this.parts){this.parts.normal.colour=ae("normal"),this.parts.total.colour=ae("text"),this.parts.friction.rolling.colour=ae("rolling"),this.parts.friction.sliding.colour=ae("sliding");for(const{material:t}of this.parts.rings)t.color.set(ae("impact"))}}place(t,e,n,s){if(!this.parts||!this.info)return;const{marks:r,normal:o,total:a,friction:l,cones:c}=this.parts,d=rl(t,this.bodies.infos.length),u=this.shown&&d>=0;for(const m of[r.rolling,r.sliding,c,o,a,l.rolling,l.sliding])m.visible=u;if(this.drawn={rolling:0,sliding:0,impacts:0},d<0)return;const h=d+Zo*this.info.moving;if(u){const m=Math.max(e1*this.usual,n1*s);for(let g=0;g<this.info.points;g++)this.point(t,h+xr*g,g,e,n,m);for(const g of[r.rolling,r.sliding,c])g.instanceMatrix.needsUpdate=!0;c.instanceColor&&(c.instanceColor.needsUpdate=!0)}this.flash(t,h+xr*this.info.points)}point(t,e,n,s,r,o){const{marks:a,normal:l,total:c,friction:d,cones:u}=this.parts,h=t[e+Ai.mode],m=h===vc.rolling?"rolling":"sliding",g=h===vc.rolling?"sliding":"rolling",y=i1*r;if(a[g].setMatrixAt(n,jl),d[g].set(n,dr,Ea.set(0,0,0),y),h===vc.open){a[m].setMatrixAt(n,jl),u.setMatrixAt(n,jl);for(const w of[l,c,d[m]])w.set(n,dr,Ea.set(0,0,0),y);return}this.drawn[m]+=1,dr.fromArray(t,e+Ai.x),wa.fromArray(t,e+Ai.normal),Zl.fromArray(t,e+Ai.force).multiplyScalar(s),a[m].setMatrixAt(n,Sm.compose(dr,d1,Mm.setScalar(o)));const p=Zl.dot(wa),f=t[e+Ai.friction];c.set(n,dr,f>0?Zl:Ea.set(0,0,0),y),l.set(n,dr,Ea.copy(wa).multiplyScalar(p),y),d[m].set(n,dr,Ea.negate().add(Zl),y);const _=Math.min(s1*p,f>0?r1*r/f:0);bm.setFromUnitVectors(vm,wa),u.setColorAt(n,this.tints[m]),u.setMatrixAt(n,_>0&&f>0?Sm.compose(dr,bm,Mm.set(f*_,f*_,_)):jl)}flash(t,e){const{flash:n}=this.info;this.parts.rings.forEach((s,r)=>{const o=e+Ka*r,a=t[o+Lo.impulse];this.hardest=Math.max(this.hardest,Number.isFinite(a)?a:0);const l=this.hardest>0?a/this.hardest:0,c=t[o+Lo.age]/n;if(s.visible=this.flashes&&l>a1&&c<1,!s.visible)return;this.drawn.impacts+=1;const d=ym.matches?.7:xm+(1-xm)*(1-(1-c)**2);s.position.fromArray(t,o+Lo.x),s.quaternion.setFromUnitVectors(vm,wa.fromArray(t,o+Lo.normal)),s.scale.setScalar(o1*this.usual*Math.sqrt(l)*d),s.material.opacity=ym.matches?.6:1-c**2})}}function Kl(i){return new _i({transparent:!0,opacity:i,depthTest:!1,depthWrite:!1})}const wm=256,p1=1.6,m1=.22,g1=.5;class _1{constructor(t){this.stage=t,this.camera.layers.set(Y0)}camera=new qc;target=new ss(wm,wm,{generateMipmaps:!0,minFilter:mr});shade=new xi({vertexShader:`void main() {
#include <begin_vertex>
#include <project_vertex>
}`,fragmentShader:"void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, (1.0 - gl_FragCoord.z) * (1.0 - gl_FragCoord.z)); }",blending:Es,side:Un});middle=new T;clear=new Qt;draw(t,e){const{scene:n,renderer:s,lit:r,radius:o}=this.stage,a=Math.min(r.radius,8*o),l=2*p1*a,c=m1*Math.min(a,o),d=t.worldToLocal(this.middle.copy(r.center)).setZ(0);if(!Number.isFinite(d.x+d.y))return;const{uniforms:u}=e.fine.material;u.close.value=this.target.texture,u.closeAt.value.set(d.x-e.group.position.x,d.y-e.group.position.y,1/l,g1);const{camera:h}=this;h.left=-l/2,h.right=l/2,h.top=-l/2,h.bottom=l/2,h.near=0,h.far=c,h.position.copy(t.localToWorld(d)),h.quaternion.copy(t.quaternion).multiply(x1),h.updateProjectionMatrix(),h.updateMatrixWorld(),s.getClearColor(this.clear);const[m,g,y,p]=[s.getClearAlpha(),n.background,n.fog,s.shadowMap.autoUpdate];n.background=n.fog=null,n.overrideMaterial=this.shade,s.shadowMap.autoUpdate=!1,s.setClearColor(0,0),s.setRenderTarget(this.target),s.render(n,h),s.setRenderTarget(null),s.setClearColor(this.clear,m),s.shadowMap.autoUpdate=p,n.overrideMaterial=null,n.background=g,n.fog=y}}const x1=new Le().setFromAxisAngle(new T(1,0,0),Math.PI),v1=.12,y1=96,Nc=5;function Em(i){return new xi({lights:!0,fog:!0,transparent:!0,depthWrite:!1,side:Rs,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1,uniforms:Xc.merge([Tt.lights,Tt.fog,{base:{value:new Qt},line:{value:new Qt},axis:{value:new Qt},solid:{value:i},shade:{value:.3},cell:{value:1},reach:{value:20},lines:{value:1},close:{value:null},closeAt:{value:new Xe(0,0,1,0)}}]),vertexShader:`
      #include <common>
      #include <fog_pars_vertex>
      #include <shadowmap_pars_vertex>
      varying vec2 vPlane;
      void main() {
        #include <beginnormal_vertex>
        #include <defaultnormal_vertex>
        #include <begin_vertex>
        #include <project_vertex>
        #include <worldpos_vertex>
        #include <shadowmap_vertex>
        #include <fog_vertex>
        vPlane = position.xy;
      }`,fragmentShader:`
      uniform vec3 base;
      uniform vec3 line;
      uniform vec3 axis;
      uniform float solid;
      uniform float shade;
      uniform float cell;
      uniform float reach;
      uniform float lines;
      uniform sampler2D close;
      uniform vec4 closeAt; // middle of the darkened patch, one over its width, how dark
      varying vec2 vPlane;
      #include <common>
      #include <fog_pars_fragment>
      #include <bsdfs>
      #include <lights_pars_begin>
      #include <shadowmap_pars_fragment>
      #include <shadowmask_pars_fragment>
      float ruled(vec2 place, float wide) {
        vec2 width = fwidth(place);
        vec2 off = abs(fract(place - 0.5) - 0.5);
        vec2 on = (1.0 - smoothstep(vec2(0.0), wide * width, off)) * (1.0 - smoothstep(0.15, 0.5, width));
        return max(on.x, on.y);
      }
      // The patch is small, and its coarser levels are what blurs it.
      float soft(vec2 uv) {
        return 0.35 * textureLod(close, uv, 1.5).a + 0.4 * textureLod(close, uv, 2.7).a + 0.25 * textureLod(close, uv, 4.0).a;
      }
      void main() {
        float dark = shade * (1.0 - getShadowMask());
        if (closeAt.w > 0.0) {
          vec2 uv = (vPlane - closeAt.xy) * closeAt.z + 0.5;
          if (all(greaterThan(uv, vec2(0.0))) && all(lessThan(uv, vec2(1.0)))) dark = 1.0 - (1.0 - dark) * (1.0 - closeAt.w * soft(uv));
        }
        float far = 1.0 - smoothstep(0.35 * reach, reach, length(vPlane));
        float fine = 0.75 * lines * ruled(vPlane / cell, 1.4);
        float coarse = lines * ruled(vPlane / (5.0 * cell), 1.6);
        float drawn = max(fine, coarse);
        vec3 colour = mix(base, mix(line, axis, coarse), drawn);
        float alpha = max(solid, drawn * far);
        // Without a floor there is only its shadow to see.
        float seen = max(alpha, dark);
        colour = mix(colour, base * 0.12, dark / max(seen, 0.001));
        gl_FragColor = vec4(colour, seen * mix(1.0, far, 1.0 - solid));
        #include <colorspace_fragment>
        #include <fog_fragment>
      }`})}function Tm(i,t){return new _i({side:i,transparent:t<1,opacity:t,depthWrite:!1,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1})}class Z0{constructor(t,e,n,s=!1){this.solid=t,this.round=s;const r=s?new Zd(n,y1):new Ps(2*n,2*n);this.fine=new yt(r,Em(t)),this.fine.material.uniforms.cell.value=e,this.fine.material.uniforms.reach.value=n,this.plain=new yt(r,Tm(Rs,t)),this.below=new yt(r,Tm(Fn,v1)),this.net=new y0(S1(e,n),new il({depthWrite:!1,transparent:!0,toneMapped:!1})),this.patch.material.uniforms.lines.value=0,this.patch.material.uniforms.reach.value=1e9,this.fine.receiveShadow=this.patch.receiveShadow=!0,this.group.add(this.fine,this.plain,this.below,this.net,this.patch),this.group.traverse(o=>{o.renderOrder=-3,o.frustumCulled=!1}),this.net.renderOrder=this.patch.renderOrder=-2,this.adjust(!0)}group=new zs;fine;patch=new yt(new Ps(2,2),Em(0));plain;below;net;ruled=!0;finely=!0;adjust(t){this.finely=t,this.fine.visible=t,this.plain.visible=!t&&this.solid>0,this.below.visible=this.solid>0,this.patch.visible=!t,this.lines=this.ruled}set lines(t){this.ruled=t,this.fine.material.uniforms.lines.value=t&&!this.round?1:0,this.net.visible=t&&!this.finely&&!this.round}paint({base:t,line:e,axis:n},s){for(const{uniforms:r}of[this.fine.material,this.patch.material])r.base.value.set(t),r.line.value.set(e),r.axis.value.set(n),r.shade.value=s?.55:.3;this.plain.material.color.set(t),this.below.material.color.set(t),this.net.material.color.set(e)}shadeAt(t,e){this.finely||(this.group.worldToLocal(this.patch.position.copy(t)).setZ(0),this.patch.scale.setScalar(e/2))}dispose(){for(const t of[this.fine,this.plain,this.below,this.net,this.patch])t.geometry.dispose(),t.material.dispose()}}function S1(i,t){const e=[],n=Math.round(t/i);for(let s=-n;s<=n;s++)for(let r=-n;r<n;r++){const[o,a,l]=[s*i,r*i,(r+1)*i];e.push(o,a,0,o,l,0,a,o,0,l,o,0)}return new an().setAttribute("position",new ve(e,3))}const Sc=24,Am=20,iu=96,Rm=Math.PI/Sc,b1=.94,Jl=new T,M1=new Le,w1=new T;class E1{constructor(t){this.stage=t,this.close=new _1(t),t.before=()=>this.darken()}infos=[];lines=!0;made=[];shapes=new Map;size=0;sector=new _i({side:Un,transparent:!0,opacity:.5,depthWrite:!1});ruled=new il({transparent:!0,depthWrite:!1});matte=new As({roughness:.8});bowl=new As({roughness:.78,side:Fn});close;darken(){const t=({group:n})=>Math.abs(Jl.set(0,0,1).applyQuaternion(n.quaternion).dot(w1.copy(this.stage.lit.center).sub(n.position))),e=this.made.filter(({sheet:n})=>n).sort((n,s)=>t(n)-t(s));for(const{sheet:n}of e)n.fine.material.uniforms.closeAt.value.w=0;e.length&&this.close.draw(e[0].group,e[0].sheet)}get told(){return this.made.map(({info:t,group:e})=>({name:t.name,position:e.position.toArray(),orientation:e.quaternion.toArray()}))}async load(t){this.infos=t;const e=[...new Set(t.flatMap(s=>s.mesh?[s.mesh]:[]))],n=await Promise.all(e.map(s=>H0(s)));return this.infos!==t?!1:(this.shapes=new Map(e.map((s,r)=>[s,n[r]])),this.stage.floored=t.some(({type:s})=>s==="floor"),this.build(),!0)}sphere(t){return this.shapes.get(t)?.boundingSphere??null}build(){for(const{group:t,sheet:e,lines:n}of this.made)this.stage.scene.remove(t),n?.geometry.dispose(),e?.dispose();this.size=this.stage.cell,this.made=this.infos.map(t=>this.make(t));for(const{group:t}of this.made)this.stage.scene.add(t);this.stage.sheets=this.made.flatMap(({sheet:t})=>t??[]),this.paint()}make(t){const e=new zs;e.position.set(...t.position);const[n,s,r,o]=t.orientation;if(e.quaternion.set(s,r,o,n),t.type!=="floor"){const u=t.mesh&&this.shapes.get(t.mesh);if(u){const h=new yt(u,t.hollow?this.bowl:this.matte);h.receiveShadow=!0,h.castShadow=!t.hollow,e.add(h)}return{info:t,group:e,sheet:null,lines:null}}const{cell:a,extent:l}=this.stage,c=new Z0(b1,a,l,t.turning);c.adjust(this.stage.quality.effort.fine);const d=t.turning?new y0(A1(a),this.ruled):null;if(d){const u=new yt(new Wc(0,l,4,1,-Rm,2*Rm),this.sector);u.renderOrder=d.renderOrder=-1,c.group.add(d,u)}return e.add(c.group),{info:t,group:e,sheet:c,lines:d}}paint(){const t={base:ae("floor"),line:ae("floor-line"),axis:ae("floor-mark")};for(const{sheet:e}of this.made)e?.paint(t,xd());this.sector.color.set(ae("floor-line")),this.ruled.color.set(ae("floor-line")),this.matte.color.set(ae("fixed")),this.bowl.color.set(ae("fixed"))}place(t,e){this.size!==this.stage.cell&&this.made.some(({sheet:s})=>s)&&this.build();let n=rl(t,e);for(const{info:s,group:r,sheet:o,lines:a}of this.made){if(s.moving&&n>=0&&(Vs(t,n,r.position,r.quaternion),n+=Zo),a&&(a.visible=this.lines),o&&(o.lines=this.lines),!o||s.turning)continue;Jl.copy(this.stage.controls.target).sub(r.position).applyQuaternion(M1.copy(r.quaternion).conjugate());const l=c=>Math.round(c/(Nc*this.size))*Nc*this.size;o.group.position.set(l(Jl.x),l(Jl.y),0)}}}function T1(i){return new an().setAttribute("position",new ve(i,3))}function A1(i){const t=[],e=(n,s)=>void t.push(n*Math.cos(s),n*Math.sin(s),0);for(let n=1;n<=Am;n++)for(let s=0;s<iu;s++)e(n*i,2*Math.PI*s/iu),e(n*i,2*Math.PI*(s+1)/iu);for(let n=0;n<Sc;n++)e(0,2*Math.PI*(n+.5)/Sc),e(Am*i,2*Math.PI*(n+.5)/Sc);return T1(t)}const Cm=5,Pm=60,Lm=[92,-54],R1=`
<svg viewBox="-20 -80 140 110" width="140" height="110" aria-hidden="true">
  <line x1="0" y1="0" x2="${Lm[0]}" y2="${Lm[1]}" pathLength="1" />
  <circle r="6" />
  <g><path d="M9 11V4.5a1.5 1.5 0 0 1 3 0V10h.5V8.5a1.5 1.5 0 0 1 3 0V10h.5v-.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.2a6 6 0 0 1-4.6-2.2l-3.6-4.6a1.5 1.5 0 0 1 2.3-1.9L9 15z" transform="translate(-13 -4) scale(1.3)" /></g>
</svg>`;class C1{constructor(t,e,n){this.stage=t,this.bodies=e,this.at=n,this.sheet=document.createElement("div"),this.sheet.id="tutorial",this.sheet.hidden=!0,this.sheet.innerHTML=R1,t.canvas.after(this.sheet)}local=null;body=0;sheet;begin(t,e){this.end();const n=this.stage.project(this.bodies.toWorld(t,new T,e)),s=l=>{const c=this.at(n.x+Cm*l,n.y-.5*Cm*l);return c?.body===t?c.point:null};let r=0;for(;r<Pm&&!s(r);)r++;let o=r;for(;o<Pm&&s(o+1);)o++;const a=s(Math.round((r+o)/2));a&&(this.body=t,this.local=this.bodies.toLocal(t,a,e),this.sheet.hidden=!1)}place(t){if(!this.local)return;const{x:e,y:n,inside:s}=this.stage.project(this.bodies.toWorld(this.body,this.local,t)),r=this.stage.canvas.getBoundingClientRect();this.sheet.hidden=!s,this.sheet.style.transform=`translate(${(e-r.left).toFixed(1)}px, ${(n-r.top).toFixed(1)}px)`}end(){this.local=null,this.sheet.hidden=!0}}Tt.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Zt(1,1)},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};gi.line={uniforms:Xc.merge([Tt.common,Tt.fog,Tt.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		void trimSegment( const in vec4 start, inout vec4 end ) {

			// trim end segment so it terminates between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column
			float nearEstimate = - 0.5 * b / a;

			float alpha = ( nearEstimate - start.z ) / ( end.z - start.z );

			end.xyz = mix( start.xyz, end.xyz, alpha );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? dashScale * instanceDistanceStart : dashScale * instanceDistanceEnd;
				vUv = uv;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					trimSegment( start, end );

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					trimSegment( end, start );

				}

			}

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = normalize( mix( start.xyz, end.xyz, 0.5 ) );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;
				clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				// Find the closest points on the view ray and the line segment
				vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
				vec3 lineDir = worldEnd - worldStart;
				vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

				vec3 p1 = worldStart + lineDir * params.x;
				vec3 p2 = rayEnd * params.y;
				vec3 delta = p1 - p2;
				float len = length( delta );
				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};class Ja extends xi{constructor(t){super({type:"LineMaterial",uniforms:Xc.clone(gi.line.uniforms),vertexShader:gi.line.vertexShader,fragmentShader:gi.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(t)}get color(){return this.uniforms.diffuse.value}set color(t){this.uniforms.diffuse.value=t}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(t){t===!0!==this.worldUnits&&(this.needsUpdate=!0),t===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(t){this.uniforms.linewidth&&(this.uniforms.linewidth.value=t)}get dashed(){return"USE_DASH"in this.defines}set dashed(t){t===!0!==this.dashed&&(this.needsUpdate=!0),t===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(t){this.uniforms.dashScale.value=t}get dashSize(){return this.uniforms.dashSize.value}set dashSize(t){this.uniforms.dashSize.value=t}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(t){this.uniforms.dashOffset.value=t}get gapSize(){return this.uniforms.gapSize.value}set gapSize(t){this.uniforms.gapSize.value=t}get opacity(){return this.uniforms.opacity.value}set opacity(t){this.uniforms&&(this.uniforms.opacity.value=t)}get resolution(){return this.uniforms.resolution.value}set resolution(t){this.uniforms.resolution.value.copy(t)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(t){this.defines&&(t===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),t===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const Dm=new ui,Ql=new T;class nf extends Jv{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const t=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],e=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new ve(t,3)),this.setAttribute("uv",new ve(e,2))}applyMatrix4(t){const e=this.attributes.instanceStart,n=this.attributes.instanceEnd;return e!==void 0&&(e.applyMatrix4(t),n.applyMatrix4(t),e.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new ud(e,6,1);return this.setAttribute("instanceStart",new gr(n,3,0)),this.setAttribute("instanceEnd",new gr(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new ud(e,6,1);return this.setAttribute("instanceColorStart",new gr(n,3,0)),this.setAttribute("instanceColorEnd",new gr(n,3,3)),this}fromWireframeGeometry(t){return this.setPositions(t.attributes.position.array),this}fromEdgesGeometry(t){return this.setPositions(t.attributes.position.array),this}fromMesh(t){return this.fromWireframeGeometry(new Vv(t.geometry)),this}fromLineSegments(t){const e=t.geometry;return this.setPositions(e.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ui);const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;t!==void 0&&e!==void 0&&(this.boundingBox.setFromBufferAttribute(t),Dm.setFromBufferAttribute(e),this.boundingBox.union(Dm))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Vi),this.boundingBox===null&&this.computeBoundingBox();const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;if(t!==void 0&&e!==void 0){const n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Ql.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Ql)),Ql.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Ql));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}const su=new Xe,Im=new T,Nm=new T,kn=new Xe,zn=new Xe,gs=new Xe,ru=new T,ou=new me,Vn=new iy,Um=new T,tc=new ui,ec=new Vi,_s=new Xe;let Ss,Gr;function Fm(i,t,e){return _s.set(0,0,-t,1).applyMatrix4(i.projectionMatrix),_s.multiplyScalar(1/_s.w),_s.x=Gr/e.width,_s.y=Gr/e.height,_s.applyMatrix4(i.projectionMatrixInverse),_s.multiplyScalar(1/_s.w),Math.abs(Math.max(_s.x,_s.y))}function P1(i,t){const e=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){Vn.start.fromBufferAttribute(s,a),Vn.end.fromBufferAttribute(r,a),Vn.applyMatrix4(e);const c=new T,d=new T;Ss.distanceSqToSegment(Vn.start,Vn.end,d,c),d.distanceTo(c)<Gr*.5&&t.push({point:d,pointOnLine:c,distance:Ss.origin.distanceTo(d),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function L1(i,t,e){const n=t.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,d=Math.min(a.instanceCount,l.count),u=-t.near;Ss.at(1,gs),gs.w=1,gs.applyMatrix4(t.matrixWorldInverse),gs.applyMatrix4(n),gs.multiplyScalar(1/gs.w),gs.x*=r.x/2,gs.y*=r.y/2,gs.z=0,ru.copy(gs),ou.multiplyMatrices(t.matrixWorldInverse,o);for(let h=0,m=d;h<m;h++){if(kn.fromBufferAttribute(l,h),zn.fromBufferAttribute(c,h),kn.w=1,zn.w=1,kn.applyMatrix4(ou),zn.applyMatrix4(ou),kn.z>u&&zn.z>u)continue;if(kn.z>u){const w=kn.z-zn.z,b=(kn.z-u)/w;kn.lerp(zn,b)}else if(zn.z>u){const w=zn.z-kn.z,b=(zn.z-u)/w;zn.lerp(kn,b)}kn.applyMatrix4(n),zn.applyMatrix4(n),kn.multiplyScalar(1/kn.w),zn.multiplyScalar(1/zn.w),kn.x*=r.x/2,kn.y*=r.y/2,zn.x*=r.x/2,zn.y*=r.y/2,Vn.start.copy(kn),Vn.start.z=0,Vn.end.copy(zn),Vn.end.z=0;const y=Vn.closestPointToPointParameter(ru,!0);Vn.at(y,Um);const p=Bo.lerp(kn.z,zn.z,y),f=p>=-1&&p<=1,_=ru.distanceTo(Um)<Gr*.5;if(f&&_){Vn.start.fromBufferAttribute(l,h),Vn.end.fromBufferAttribute(c,h),Vn.start.applyMatrix4(o),Vn.end.applyMatrix4(o);const w=new T,b=new T;Ss.distanceSqToSegment(Vn.start,Vn.end,b,w),e.push({point:b,pointOnLine:w,distance:Ss.origin.distanceTo(b),object:i,face:null,faceIndex:h,uv:null,uv1:null})}}}class K0 extends yt{constructor(t=new nf,e=new Ja({color:Math.random()*16777215})){super(t,e),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const t=this.geometry,e=t.attributes.instanceStart,n=t.attributes.instanceEnd,s=new Float32Array(2*e.count);for(let o=0,a=0,l=e.count;o<l;o++,a+=2)Im.fromBufferAttribute(e,o),Nm.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+Im.distanceTo(Nm);const r=new ud(s,2,1);return t.setAttribute("instanceDistanceStart",new gr(r,1,0)),t.setAttribute("instanceDistanceEnd",new gr(r,1,1)),this}raycast(t,e){const n=this.material.worldUnits,s=t.camera;s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.');const r=t.params.Line2!==void 0&&t.params.Line2.threshold||0;Ss=t.ray;const o=this.matrixWorld,a=this.geometry,l=this.material;Gr=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),ec.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=Gr*.5;else{const u=Math.max(s.near,ec.distanceToPoint(Ss.origin));c=Fm(s,u,l.resolution)}if(ec.radius+=c,Ss.intersectsSphere(ec)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),tc.copy(a.boundingBox).applyMatrix4(o);let d;if(n)d=Gr*.5;else{const u=Math.max(s.near,tc.distanceToPoint(Ss.origin));d=Fm(s,u,l.resolution)}tc.expandByScalar(d),Ss.intersectsBox(tc)!==!1&&(n?P1(this,e):L1(this,s,e))}onBeforeRender(t){const e=this.material.uniforms;e&&e.resolution&&(t.getViewport(su),this.material.uniforms.resolution.value.set(su.z,su.w))}}class vd{constructor(t,e,n){this.parent=t,this.room=n;const s=new nf().setPositions(new Float32Array(6*(n-1)));this.buffer=s.attributes.instanceStart.data,this.line=new K0(s,e),this.line.frustumCulled=!1,this.line.visible=!1,t.add(this.line)}line;buffer;set(t){const e=Math.max(0,Math.min(Math.floor(t.length/3),this.room)-1),n=this.buffer.array;for(let s=0;s<e;s++)for(let r=0;r<6;r++)n[6*s+r]=t[3*s+r];this.buffer.needsUpdate=!0,this.line.geometry.instanceCount=e,this.line.visible=e>0}points(){const t=Array.from(this.buffer.array),e=this.line.visible?this.line.geometry.instanceCount:0;return Array.from({length:e},(n,s)=>t.slice(6*s,6*s+3)).flat().concat(e?t.slice(6*e-3,6*e):[])}set visible(t){this.line.visible=t}get visible(){return this.line.visible}dispose(){this.parent.remove(this.line),this.line.geometry.dispose()}}const D1=.14,J0=14,yd=14,I1=400;function N1(i,t,e){const n=t.clone().sub(i),s=n.length();if(!(s>0)||!Number.isFinite(s))return[i.x,i.y,i.z,i.x,i.y,i.z];const r=n.clone().divideScalar(s),o=new T(Math.abs(r.z)<.9?0:1,0,Math.abs(r.z)<.9?1:0).cross(r).normalize(),a=r.clone().cross(o),l=Math.min(Math.max(Math.round(s/(2.5*e)),3),J0),c=[];for(let d=0;d<=yd*l;d++){const u=d/(yd*l),h=Math.min(1,8*u,8*(1-u))*Math.min(e,.2*s),m=2*Math.PI*l*u,g=i.clone().addScaledVector(n,u);g.addScaledVector(o,h*Math.cos(m)).addScaledVector(a,h*Math.sin(m)),c.push(g.x,g.y,g.z)}return c}const U1=yd*J0+1;class F1{constructor(t,e){this.scene=t,this.bodies=e,this.grab=new vd(t,this.grabMaterial,U1),this.grab.line.renderOrder=3,this.knob=new yt(new Ks(1,16,12),this.knobMaterial),this.knob.visible=!1,this.knob.renderOrder=3,t.add(this.knob),this.paint()}shown=!0;springs=[];coils=null;grab;knob;wire=km(new As({metalness:.85,roughness:.32}));wireDepth=km(new w0);grabMaterial=new Ja({linewidth:2.5,depthTest:!1});knobMaterial=new _i({depthTest:!1});get grabVisible(){return this.grab.visible}build(t){this.coils&&(this.scene.remove(this.coils),this.coils.geometry.dispose(),this.coils.dispose(),this.coils=null),this.springs=t.slice(0,I1),this.springs.length&&(this.coils=new Yr(z1(),this.wire,this.springs.length),this.coils.customDepthMaterial=this.wireDepth,this.coils.castShadow=this.coils.receiveShadow=!0,this.coils.frustumCulled=!1,this.scene.add(this.coils))}paint(){this.wire.color.set(ae("spring")),this.grabMaterial.color.set(ae("grab")),this.knobMaterial.color.set(ae("grab"))}place(t,e,n){this.coils&&(this.coils.visible=this.shown,this.springs.forEach((r,o)=>this.stretch(r,o,t,O1*n)),this.coils.instanceMatrix.needsUpdate=!0);let s=null;e?s=[this.bodies.toWorld(e.body,e.local,t),e.target]:zi(t,ki.grabbed)&&(s=[new T().fromArray(t,kt.grabPoint),new T().fromArray(t,kt.grabTarget)]),this.grab.visible=this.knob.visible=s!==null,s&&(this.grab.set(N1(s[0],s[1],.06*n)),this.knob.position.copy(s[0]),this.knob.scale.setScalar(.035*n))}stretch({a:t,at:e,b:n,to:s},r,o,a){const l=(m,g)=>{const y=new T(...g);return m<0?y:this.bodies.toWorld(m,y,o)},c=l(t,e),d=l(n,s).sub(c),u=d.length();if(!(u>0)||!Number.isFinite(u)){this.coils.setMatrixAt(r,Om.makeScale(0,0,0));return}const h=Math.min(a,.3*u);Bm.setFromUnitVectors(B1,d.divideScalar(u)),this.coils.setMatrixAt(r,Om.compose(c,Bm,k1.set(h,h,u)))}}const O1=.055,Sd=11,Ta=.1,B1=new T(0,0,1),Om=new me,Bm=new Le,k1=new T;function z1(){const i=new Ps(1,1,22*Sd,7).translate(.5,.5,0);return i.boundingSphere=new Vi(new T,1),i}const V1=`
  vec3 wound;
  vec3 woundNormal;
  void wind(vec2 place, float radius, float span) {
    float inner = clamp((place.x - ${Ta}) / ${(1-2*Ta).toFixed(3)}, 0.0, 1.0);
    float angle = ${(2*Math.PI*Sd).toFixed(4)} * inner;
    float open = smoothstep(0.0, 0.5 * ${Ta}, min(place.x, 1.0 - place.x) - 0.5 * ${Ta});
    vec3 outward = vec3(cos(angle), sin(angle), 0.0);
    vec3 round = vec3(-outward.y, outward.x, 0.0);
    bool lead = inner <= 0.0 || inner >= 1.0;
    float rise = span * ${(1-2*Ta).toFixed(3)} / ${(2*Math.PI*Sd).toFixed(4)};
    vec3 tangent = lead ? vec3(0.0, 0.0, 1.0) : normalize(round * radius + vec3(0.0, 0.0, rise));
    vec3 across = cross(tangent, outward);
    float turn = 6.2831853 * place.y;
    woundNormal = cos(turn) * outward + sin(turn) * across;
    vec3 metres = outward * radius * open + vec3(0.0, 0.0, span * place.x) + woundNormal * radius * ${D1};
    wound = metres / vec3(radius, radius, span);
    woundNormal *= vec3(radius, radius, span); // undone with the scales of the instance
  }
`;function km(i){return i.side=Un,i.onBeforeCompile=t=>{const e="length(instanceMatrix[0].xyz), length(instanceMatrix[2].xyz)";t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
${V1}`).replace("#include <beginnormal_vertex>",`wind(uv, ${e});
vec3 objectNormal = woundNormal;`).replace("#include <begin_vertex>",`wind(uv, ${e});
vec3 transformed = wound;`)},i.customProgramCacheKey=()=>"wire",i}const G1=[.1,.25,.5,1,2,5,10,100],H1=250;class W1{constructor(t,e,n=null){this.bodies=e,this.contact=n;const s=new Float32Array(t),r=X0(s,e,n);for(let o=0;o+r<=s.length;o+=r)this.frames.push(s.subarray(o,o+r));if(!this.frames.length)throw new Error("The recorded run has no frames.");this.time=this.begin,this.between=new Float32Array(r)}frames=[];playing=!0;loop=!0;speed=1;time;at=0;looked=0;between;get begin(){return this.frames[0][kt.time]}get end(){return this.frames[this.frames.length-1][kt.time]}get index(){return this.at}advance(t){const e=Math.min(t-this.looked,H1)/1e3;if(this.looked=t,!this.playing||this.end===this.begin)return!1;let n=this.time+e*this.speed;return n>this.end&&(this.playing=this.loop,n=this.loop?this.begin:this.end),this.go(n),!0}go(t){for(this.time=t,this.frames[this.at][kt.time]>t&&(this.at=0);this.at+1<this.frames.length&&this.frames[this.at+1][kt.time]<=t;)this.at+=1}toggle(){!this.playing&&this.time>=this.end&&this.restart(),this.playing=!this.playing}restart(){this.go(this.begin)}seek(t){this.playing=!1,this.at=Math.min(Math.max(t,0),this.frames.length-1),this.time=this.frames[this.at][kt.time]}get shown(){const t=this.frames[this.at],e=this.frames[this.at+1],n=e?(this.time-t[kt.time])/(e[kt.time]-t[kt.time]):0;if(!(n>0))return t;const s=this.between;for(let o=0;o<s.length;o++)s[o]=t[o]+n*(e[o]-t[o]);for(const o of[kt.counter,kt.flags,kt.grabbed])s[o]=t[o];for(let o=0;o<this.bodies;o++)zm(s,t,e,nn(o)+be.q,n);const r=rl(t,this.bodies);return r>=0&&this.contact&&this.touch(s,t,e,r,this.contact,n),s}touch(t,e,n,s,r,o){let a=s;for(let l=0;l<r.moving;l++,a+=Zo)zm(t,e,n,a+be.q,o);for(let l=0;l<r.points;l++,a+=xr)e[a+Ai.mode]&&n[a+Ai.mode]&&e[a+Ai.slot]===n[a+Ai.slot]||t.set(e.subarray(a,a+xr),a),t[a+Ai.mode]=e[a+Ai.mode];t.set(e.subarray(a,a+Ka*r.impacts),a);for(let l=0;l<r.impacts;l++)t[a+Ka*l+Lo.age]+=this.time-e[kt.time]}}function zm(i,t,e,n,s){let r=0;for(let a=n;a<n+4;a++)r+=t[a]*e[a];let o=0;for(let a=n;a<n+4;a++)i[a]=(1-s)*t[a]+(r<0?-s:s)*e[a],o+=i[a]*i[a];for(let a=n;a<n+4;a++)i[a]/=Math.sqrt(o)}const X1=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"],Vm=4,Q0=[[1280,720],[1920,1080],[3840,2160],[1080,1080]];function q1(i,t){const{clientWidth:e,clientHeight:n}=i.canvas;i.drawAt(Vm*e,Vm*n,s=>s.toBlob(r=>r&&ol(`${t}.png`,r),"image/png"))}function Y1(i,t){const e=[["t",kt.time],["kinetic",kt.kinetic],["potential",kt.potential],["work",kt.work],["drift",kt.drift]];for(const[r,o]of[["p",kt.momentum],["L",kt.angular]])["x","y","z"].forEach((a,l)=>e.push([`${r}_${a}`,o+l]));const n=["x","y","z","q_w","q_x","q_y","q_z","w_x","w_y","w_z","L_x","L_y","L_z"];t.forEach((r,o)=>{const a=r.name.replaceAll(/[",;\s]+/g,"_").replace(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/,"'$&");n.forEach((l,c)=>e.push([`${a}.${l}`,nn(o)+c]))});const s=i.frames.map(r=>e.map(([,o])=>Number(r[o].toPrecision(8))).join(","));return[e.map(([r])=>r).join(","),...s].join(`
`)+`
`}class $1{constructor(t,e){this.stage=t,this.changed=e}recorder=null;reel=null;toggle(t,e){if(this.recorder){this.recorder.stop();return}const n=Q0.find(([a,l])=>`${a}x${l}`===e);if(n){const a=document.createElement("canvas");[a.width,a.height]=n,this.reel={canvas:a,pen:a.getContext("2d")},this.shoot()}const s=X1.find(a=>MediaRecorder.isTypeSupported(a)),r=[],o=new MediaRecorder((this.reel?.canvas??this.stage.canvas).captureStream(),s?{mimeType:s}:{});o.ondataavailable=a=>r.push(a.data),o.onstop=()=>{this.recorder=this.reel=null,this.stage.quality.steady=!1,this.changed(!1),ol(`${t}.${o.mimeType.includes("mp4")?"mp4":"webm"}`,new Blob(r,{type:o.mimeType}))},o.start(),this.recorder=o,this.stage.quality.steady=!0,this.changed(!0),this.stage.dirty=!0}shoot(){if(!this.reel)return;const{canvas:t,pen:e}=this.reel;this.stage.drawAt(t.width,t.height,n=>e.drawImage(n,0,0,t.width,t.height))}}const Gm=50,Hm=1.45,j1=40,Z1=25,K1=4,J1=new T(0,0,1);class Q1{constructor(t,e,n,s){this.stage=t,this.bodies=e,this.grounds=n,this.sights=s}following=!1;fitted=!1;chase="may";followed=null;forget(){this.fitted=!1,this.following&&this.sights.flip()}fit(t){const e=t.view??{},n=new ui;this.bodies.radii.forEach((c,d)=>{const u=new T(...this.bodies.infos[d].start);n.union(new ui().setFromCenterAndSize(u,new T().setScalar(2*c)))});for(const{b:c,to:d}of[...t.springs,...t.joints??[]])c<0&&n.expandByPoint(new T(...d));this.widen(n,t.grounds??[]);const s=n.getBoundingSphere(new Vi),r=new T(...t.settings.gravity),o=r.lengthSq()>0?r.negate().normalize():J1,a=this.bodies.infos.findIndex(({name:c})=>c===e.follow),l=a<0?s.center:new T(...this.bodies.infos[a].start);this.stage.fit({centre:e.target?new T(...e.target):e.camera?l:s.center,radius:Math.max(s.radius/Hm,1e-6)*(t.building&&t.bodies.length===1?K1:1),count:this.bodies.infos.length,up:e.up?new T(...e.up).normalize():o,from:e.camera?new T(...e.camera):null,fieldOfView:e.field_of_view??null}),this.chase="may",a>=0&&(this.sights.choose(a),this.sights.flip(),this.followed=new T(...this.bodies.infos[a].start)),this.fitted=!0}widen(t,e){const n=t.getBoundingSphere(new Vi).radius;for(const{type:s,position:r,orientation:o,mesh:a}of e){const l=new T(...r),[c,d,u,h]=o,m=new Le(d,u,h,c);if(s==="floor"){const g=new T(0,0,1).applyQuaternion(m);for(const y of this.bodies.infos.slice(0,Gm)){const p=new T(...y.start),f=g.dot(p.clone().sub(l));f<j1*n&&t.expandByPoint(p.addScaledVector(g,-f))}}else if(a){const g=this.grounds.sphere(a);if(g&&g.radius<Z1*n){const y=g.center.clone().applyQuaternion(m).add(l);t.union(new ui().setFromCenterAndSize(y,new T().setScalar(2*g.radius/Hm)))}}}}restart(){this.following||(this.chase="may")}follow(t){this.following=t,t||(this.chase="not");const e=t?this.place():null;this.followed=e&&e.clone(),e&&this.fitted&&this.stage.shift(e.sub(this.stage.controls.target))}middle(){return this.following?this.place()??void 0:void 0}place(){const t=this.sights.shown();return t&&new T().fromArray(t,nn(this.sights.chosen()))}move(){if(!this.following||this.sights.still()){this.followed=null;return}const t=this.place();t&&this.followed&&this.stage.shift(t.clone().sub(this.followed)),this.followed=t}watch(t){const e=this.fitted&&!this.inSight(t);return e&&!this.following&&this.chase==="may"&&!this.sights.still()&&(this.sights.flip(),this.chase="does",this.sights.tell(`Following the ${this.bodies.infos[this.sights.chosen()].name}: f stops.`)),e&&!this.following}stop(){this.chase==="does"&&this.following&&(this.sights.flip(),this.stage.view("1")),this.chase="not"}inSight(t){const e=Math.min(this.bodies.infos.length,Gm);for(let n=0;n<e;n++)if(this.stage.project(new T().fromArray(t,nn(n))).inside)return!0;return e===0}}const tT=[".stl",".obj",".ply",".glb",".zip",".toml",".txt"],eT=[["","as in the file, else m"],["mm","mm"],["cm","cm"],["m","m"],["in","in"]],nT="1000",iT=3,Vr=i=>{const t=Math.abs(i);return`${t===0||t>=1e-4&&t<1e6?Number(i.toPrecision(4)):i.toExponential(3).replace(/\.?0*e\+?/,"e")}`.replaceAll("-","−")},t_=i=>i.map(t=>Vr(Math.abs(t)<1e-12?0:t)).join(", ");class sT{constructor(t,e,n){this.desk=n,is(this.unit,eT,""),this.answer.setAttribute("aria-live","polite"),this.form.append(Y("legend",{},"Open"),this.button,this.input,Y("p",{className:"note"},"A part (STL, OBJ, PLY, GLB), a saved run (.zarr.zip), a scene (.toml) or the text of a shared one (.txt). Or drop it anywhere on the page."),li("Unit of the file",this.unit),li("Density, kg/m³",this.density,Y("p",{className:"note"},"A number, or such as: steel, aluminium, 7.85 g/cm^3.")),this.answer),t.append(this.form),this.button.onclick=()=>this.choose(),this.input.onchange=()=>{const s=this.input.files?.[0];this.input.value="",s&&this.open(s,!1)},this.unit.onchange=this.density.onchange=()=>{this.last&&!/\.(zip|toml|txt)$/i.test(this.last.name)&&this.open(this.last,this.mending)},this.listen(e)}button=Y("button",{type:"button",id:"file-open",className:"primary",title:"Open a part, a saved run or a scene (p)"},"Open a file…");input=Y("input",{type:"file",accept:tT.join(","),hidden:!0,ariaLabel:"A part, a saved run or a scene"});unit=Y("select",{id:"part-unit"});density=Y("input",{id:"part-density",type:"text",maxLength:60,autocomplete:"off",value:nT});answer=Y("div",{id:"part-answer"});form=Y("fieldset",{className:"part"});last=null;mending=!1;choose(){this.desk.key()!==null&&this.input.click()}take(t){this.open(new File([t],"shared.txt",{type:"text/plain"}),!1)}update(t){this.form.hidden=!t;for(const e of[this.button,this.unit,this.density])e.disabled=this.desk.key()===null}listen(t){const e=n=>this.desk.key()!==null&&(n.dataTransfer?.types.includes("Files")??!1);window.addEventListener("dragover",n=>{n.dataTransfer?.types.includes("Files")&&(n.preventDefault(),t.hidden=!e(n),n.dataTransfer.dropEffect=t.hidden?"none":"copy")}),window.addEventListener("dragleave",n=>{n.relatedTarget||(t.hidden=!0)}),window.addEventListener("drop",n=>{if(!n.dataTransfer?.types.includes("Files"))return;n.preventDefault(),t.hidden=!0;const s=n.dataTransfer.files[0];s&&e(n)&&this.open(s,!1)})}async open(t,e){const n=this.desk.key();if(n===null)return;this.last=t,this.mending=e,this.desk.show(),this.say(Y("p",{},`Reading ${t.name}…`));const s=Ms("drop");s.searchParams.set("name",t.name),s.searchParams.set("unit",this.unit.value),s.searchParams.set("density",this.density.value),e&&s.searchParams.set("repair","1"),this.desk.building()&&s.searchParams.set("into","scene");try{const o=await(await fetch(s,{method:"POST",body:t,headers:{"X-Freebody-Key":n}})).json();if(this.last!==t)return;o.text?this.say(Wm(t.name,o.text)):"scene"in o?this.say(...rT(o)):"frames"in o?this.say(...oT(o)):this.say(...aT(o)),"sound"in o&&!o.sound&&!e&&this.answer.append(this.offer(t))}catch{this.say(Wm(t.name,"The server did not accept it. Is it still running, and is the file smaller than 64 MiB?"))}this.answer.scrollIntoView({block:"nearest"})}offer(t){return Y("button",{type:"button",id:"part-repair",title:"Merge close vertices, drop duplicate faces, make the winding consistent, fill small holes; the list says what was done",onclick:()=>void this.open(t,!0)},"Repair what can be repaired")}say(...t){this.answer.replaceChildren(...t)}}function Wm(i,t){return Y("div",{className:"trouble"},Y("h3",{},`${i} could not be read`),Y("p",{},t))}function sf(i){return Y("dl",{},...i.map(([t,e])=>Y("div",{},Y("dt",{},t),Y("dd",{},e))))}function rT({name:i,title:t,method:e,bodies:n}){return[Y("h3",{},t||i),sf([["Bodies",`${n}`],["Integrator",e]])]}function oT({name:i,frames:t,begin:e,end:n,method:s,bodies:r}){const o=[["Frames",`${t}`],["Time",`${Vr(e)} to ${Vr(n)} s`],["Bodies",`${r}`],["Integrator",s]];return[Y("h3",{},i),sf(o)]}function aT(i){const t=i.findings.filter(({severity:o})=>o==="error"),n=[...i.findings.filter(({severity:o})=>o!=="error").map(({message:o})=>Y("li",{},o)),...i.notes.map(o=>Y("li",{},o))],s=n.length?[Y("ul",{className:"note"},...n)]:[];if(!i.sound)return[Y("div",{className:"trouble"},Y("h3",{},`${i.name} cannot be weighed`),Y("p",{},`Its ${i.faces} triangles enclose no well-defined volume:`),Y("ul",{},...t.map(lT))),...s];const r=[["Mass",`${Vr(i.mass)} kg`],["Volume",`${Vr(i.volume)} m³`],["Size",`${i.size.map(Vr).join(" × ")} m`],["Centre of mass",`${t_(i.center_of_mass)} m`],["Principal moments",`${i.principal_moments.map(Vr).join(", ")} kg m²`]];return[Y("h3",{},i.name),sf(r),...s]}function lT({message:i,remedy:t,where:e,count:n}){const s=e.slice(0,iT).map(a=>`(${t_(a)})`).join(", "),r=n>e.length?", …":"",o=Y("li",{},i);return s&&o.append(Y("p",{className:"note"},`At ${s}${r} m.`)),t&&o.append(Y("p",{className:"note"},`What helps: ${t}.`)),o}class cT{constructor(t,e,n){this.carrier=n;const s=e.map(({label:r,title:o,make:a})=>{const l=Y("button",{type:"button",id:`save-${r.toLowerCase().replaceAll(" ","-")}`,title:o},r);return l.onclick=typeof a=="string"?()=>void this.fetch(a,l):a,typeof a=="string"&&this.served.push(l),l});t.append(Y("fieldset",{className:"exports"},Y("legend",{},"Save"),...s))}served=[];update(t){for(const e of this.served)e.hidden=!(t||jo())}async fetch(t,e){e.disabled=!0,this.carrier.tell(`Making ${this.carrier.name()}.${t}…`);try{const{data:n,note:s,trouble:r}=await V0(t);n&&ol(`${this.carrier.name()}.${t}`,new Blob([n],{type:"application/octet-stream"})),this.carrier.tell(n?s:`No file was made: ${r}`)}catch{this.carrier.tell("No file was made: the server did not answer.")}finally{e.disabled=!1}}}const hT=2e5;class uT{constructor(t,e){this.sharing=e;const n=Y("p",{className:"note"},"One text holds the scene: paste it here, or after freebody view.");this.form=Y("fieldset",{className:"share"},Y("legend",{},"Share"),li("Text of a scene",this.text,n),Y("div",{className:"exports"},this.copy,this.open)),t.append(this.form),this.copy.onclick=()=>void this.make(),this.open.onclick=()=>this.text.value.trim()&&e.take(this.text.value.trim())}text=Y("textarea",{id:"share-text",rows:3,spellcheck:!1,maxLength:hT,placeholder:"freebody1:…"});copy=Y("button",{type:"button",id:"share-copy",title:"The scene as a text to paste; data only"},"Copy the scene");open=Y("button",{type:"button",id:"share-open",title:"Show the scene that the text holds"},"Open the text");form;update(t,e){this.form.hidden=!t,this.open.disabled=!e}async make(){this.copy.disabled=!0;try{const{data:t,trouble:e}=await V0("txt");if(!t){this.sharing.tell(`No text was made: ${e}`);return}this.text.value=new TextDecoder().decode(t),this.text.select();const n=await navigator.clipboard?.writeText(this.text.value).then(()=>!0,()=>!1);this.sharing.tell(n?"The scene is on the clipboard.":"The scene is selected: copy it.")}catch{this.sharing.tell("No text was made: the server did not answer.")}finally{this.copy.disabled=!1}}}class dT{part;downloads;share;mayTake;constructor(t,e,n){this.part=new sT(t,e,n),this.share=new uT(t,{take:r=>this.part.take(r),tell:n.tell});const s=Y("select",{id:"film-size"});is(s,[["","as on the screen"],...Q0.map(([r,o])=>[`${r}x${o}`,`${r} × ${o}`])],""),this.mayTake=()=>n.key()!==null,this.downloads=new cT(t,[{label:"Run",title:"The run since the last reset, for fb.load_run and every command (.zarr.zip)",make:"zarr.zip"},{label:"Model",title:"An animated model for Blender and others (.glb)",make:"glb"},{label:"Web page",title:"One file that replays the run without a network (.html)",make:"html"},{label:"Table",title:"The page's recent history as text (.csv)",make:n.table},{label:"Picture",title:"The present view, four times as fine as the screen (.png)",make:n.picture},{label:"Video",title:"Record the view until you choose this again",make:()=>n.film(s.value)}],n),t.append(li("Size of videos",s))}update(t){this.part.update(t),this.downloads.update(t),this.share.update(t||jo(),this.mayTake())}choose(){this.part.choose()}}const fT=.18,pT=8,Xm=i=>[i.x,i.y,i.z];class mT{constructor(t,e,n){this.stage=t,this.bodies=e,this.grasp=n;const s=t.canvas;s.parentElement.addEventListener("pointerdown",r=>this.down(r),{capture:!0}),s.addEventListener("pointermove",r=>this.move(r)),s.addEventListener("pointerrawupdate",r=>this.held&&this.move(r)),s.addEventListener("pointerup",r=>this.up(r)),s.addEventListener("pointercancel",r=>this.up(r)),s.addEventListener("lostpointercapture",r=>this.up(r)),s.addEventListener("pointerleave",()=>this.unhover()),window.addEventListener("blur",()=>this.release())}held=null;pointer=-1;plane=new Ki;ray=new A0;sentAt=0;later=0;hoverAt=null;aim(t){const e=this.stage.canvas.getBoundingClientRect(),n=(t.clientX-e.left)/e.width*2-1,s=1-(t.clientY-e.top)/e.height*2;this.stage.camera.updateMatrixWorld(),this.ray.setFromCamera(new Zt(n,s),this.stage.camera)}down(t){if(t.target!==this.stage.canvas||t.button!==0||this.held)return;const e=this.grasp.grabbable();if(!e)return;this.aim(t);const n=this.bodies.pick(this.ray,e);n&&(this.stage.controls.enabled=!1,this.pointer=t.pointerId,this.stage.canvas.setPointerCapture(t.pointerId),this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new T),n.point),this.start({body:n.body,local:n.local,target:n.point.clone()}))}start(t){this.held=t,this.send("start"),this.grasp.started(t.body),this.stage.canvas.dataset.grabbing="",this.stage.dirty=!0}move(t){if(!this.held){this.hoverAt=t.pointerType==="mouse"&&t.buttons===0?t:null;return}if(t.pointerId!==this.pointer)return;this.aim(t);const e=this.ray.ray.intersectPlane(this.plane,new T);e&&this.pull(e)}pull(t){this.held.target.copy(t),this.stage.dirty=!0,window.clearTimeout(this.later);const e=pT-(performance.now()-this.sentAt);e<=0?this.send("move"):this.later=window.setTimeout(()=>this.held&&this.send("move"),e)}up(t){t.pointerId===this.pointer&&this.release()}release(){this.held&&(window.clearTimeout(this.later),this.send("end"),this.held=null,this.grasp.ended(),this.pointer=-1,this.stage.controls.enabled=!0,delete this.stage.canvas.dataset.grabbing,this.stage.dirty=!0)}send(t){const{body:e,local:n,target:s}=this.held;this.sentAt=performance.now(),this.grasp.send({type:"grab",phase:t,body:e,local:Xm(n),target:Xm(s)})}hitAt(t,e){const n=this.grasp.shown();return n?(this.aim({clientX:t,clientY:e}),this.bodies.pick(this.ray,n)):null}rayAt(t,e){return this.aim({clientX:t,clientY:e}),this.ray.ray}bodyAt(t,e){return this.hitAt(t,e)?.body??-1}hover(){const t=this.grasp.shown();if(this.held||!this.hoverAt||!t)return!1;const e=this.bodyAt(this.hoverAt.clientX,this.hoverAt.clientY);return this.stage.canvas.style.cursor=e>=0&&this.grasp.grabbable()?"grab":"",this.bodies.hover(e)}unhover(){this.hoverAt=null,this.bodies.hover(-1)&&(this.stage.dirty=!0)}keyGrab(t){if(this.held){this.release();return}const e=this.grasp.grabbable();if(!e||!this.bodies.ready)return;const n=this.bodies.toWorld(t,new T,e),[s,r]=this.screenAxes(),o=s.add(r).multiplyScalar(.6*this.bodies.radii[t]),a=n.add(o);this.start({body:t,local:this.bodies.toLocal(t,a,e),target:a.clone()})}keyPull(t,e){if(!this.held)return;const n=fT*this.bodies.radii[this.held.body],[s,r]=this.screenAxes();this.pull(this.held.target.clone().addScaledVector(s,t*n).addScaledVector(r,e*n))}screenAxes(){const t=new T,e=new T;return this.stage.camera.updateMatrixWorld(),this.stage.camera.matrixWorld.extractBasis(t,e,new T),[t,e]}}const gT=12e3,_T=96e6,xT=.1;class vT{frames=[];clear(){this.frames=[]}get last(){return this.frames[this.frames.length-1]}add(t){const e=this.last;if(e&&t[kt.time]<e[kt.time])this.clear();else if(e&&t[kt.time]===e[kt.time])return this.frames[this.frames.length-1]=t,0;this.frames.push(t);const n=Math.min(gT,Math.max(2,Math.floor(_T/t.byteLength)));return this.frames.length>n?this.frames.splice(0,Math.max(1,Math.floor(n*xT))).length:0}nearest(t){let e=0,n=this.frames.length-1;for(;e<n;){const s=e+n>>1;this.frames[s][kt.time]<t?e=s+1:n=s}return e>0&&t-this.frames[e-1][kt.time]<this.frames[e][kt.time]-t?e-1:e}sample(t,e){const n=this.frames.length-1,s=n-t+1;if(s<=e)return Array.from({length:Math.max(0,s)},(a,l)=>t+l);const r=Math.ceil(s/e),o=[];for(let a=Math.ceil(t/r)*r;a<n;a+=r)o.push(a);return o.push(n),o}}const yT=400,ST=.26,qm=1.6,nc=.14,bT=1.15,MT=.012,wT=["pointonline","pointonplane","slider"],ic=new T(0,0,1),mi=new yn(1,1,2,24).rotateX(Math.PI/2),sc=new Ks(1,24,16),Ua=new pn(2,2,2),ET=new Ps(2,2),Uc={ball:[[sc,[.6,.6,.6],"bright"]],hinge:[[mi,[.24,.24,1.2],"bright"],[mi,[.5,.5,.5],"dark"],[mi,[.38,.38,.1],"bright",1.15],[mi,[.38,.38,.1],"bright",-1.15]],slider:[[mi,[.13,.13,5.6],"bright"],[Ua,[.42,.42,.55],"dark"],[mi,[.26,.26,.14],"dark",5.6],[mi,[.26,.26,.14],"dark",-5.6]],universal:[[mi,[.2,.2,1],"bright"],[Ua,[.32,.32,.32],"dark"],[Ua,[1,.17,.17],"bright"]],weld:[[Ua,[.46,.46,.46],"dark"]],beam:[[sc,[.3,.3,.3],"bright"]],pointonline:[[sc,[.42,.42,.42],"bright"]],pointonplane:[[sc,[.42,.42,.42],"bright"]]};Uc.anchor=Uc.ball;const TT={hinge:[[mi,[.85,.85,.62],"motor",1.35],[mi,[.94,.94,.08],"dark",1.1],[mi,[.94,.94,.08],"dark",1.6]],slider:[[Ua,[.62,.62,.6],"motor",6]]};class AT{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;marks=[];solid={bright:new As({metalness:.9,roughness:.28}),dark:new As({metalness:.6,roughness:.5}),motor:new As({metalness:.15,roughness:.5})};sheer=new _i({transparent:!0,opacity:.22,side:Un,depthWrite:!1});get count(){return this.marks.length}build(t){for(const e of this.marks)this.scene.remove(...rc(e));this.marks=t.slice(0,yT).map(e=>this.mark(e));for(const e of this.marks)this.scene.add(...rc(e));this.paint()}mark(t){const e=[t.a,t.b].filter(a=>a>=0).map(a=>this.bodies.radii[a]),n=Math.min(...e),s=ST*n,r=new zs;for(const[a,l,c,d]of[...Uc[t.type]??Uc.ball,...t.motor&&TT[t.type]||[]]){const u=new yt(a,this.solid[c]);u.scale.set(...l).multiplyScalar(s),u.position.z=(d??0)*s,r.add(u)}const o={info:t,size:s,group:r,guide:null,far:null,bar:null,stalks:this.stalks(t)};t.type==="pointonline"?(o.guide=new yt(mi,this.solid.bright),o.guide.scale.set(nc*s,nc*s,qm*n)):t.type==="pointonplane"?(o.guide=new yt(ET,this.sheer),o.guide.scale.setScalar(qm*n)):t.type==="beam"&&(o.far=r.children[0].clone(),o.bar=new yt(mi,this.solid.bright));for(const a of rc(o))a.traverse(l=>l.castShadow=l.receiveShadow=a!==o.guide||t.type!=="pointonplane");return o}stalks(t){return wT.includes(t.type)?[]:[[t.a,t.at],[t.b,t.to]].filter(([n,s])=>n>=0&&new T(...s).length()>bT*this.bodies.radii[n]).map(([n,s])=>{const r=new yt(mi,this.solid.bright),o=new T(...s).length(),a=Math.min(MT*o,.12*this.bodies.radii[n]);return r.scale.set(a,a,o/2),{stalk:r,body:n,at:s}})}paint(){this.solid.bright.color.set(ae("joint")),this.solid.dark.color.set(ae("joint-dark")),this.solid.motor.color.set(ae("motor")),this.sheer.color.set(ae("joint"))}place(t){for(const e of this.marks){for(const g of rc(e))g.visible=this.shown;if(!this.shown)continue;const{info:n,size:s,group:r,guide:o,far:a,bar:l,stalks:c}=e;for(const{stalk:g,body:y,at:p}of c)g.position.copy(this.point(y,[p[0]/2,p[1]/2,p[2]/2],t)),g.quaternion.setFromUnitVectors(ic,this.direction(y,p,t));const[d,u]=[this.point(n.a,n.at,t),this.point(n.b,n.to,t)];if(r.position.copy(d),o?(o.position.copy(u),n.axis&&o.quaternion.setFromUnitVectors(ic,this.direction(n.b,n.axis,t))):n.axis&&r.quaternion.setFromUnitVectors(ic,this.direction(n.a,n.axis,t)),!a||!l)continue;a.position.copy(u);const h=u.sub(d),m=h.length();l.position.copy(d).addScaledVector(h,.5),l.scale.set(nc*s,nc*s,m/2),m>0&&l.quaternion.setFromUnitVectors(ic,h.divideScalar(m))}}point(t,e,n){const s=new T(...e);return t<0?s:this.bodies.toWorld(t,s,n)}direction(t,e,n){return this.point(t,e,n).sub(this.point(t,[0,0,0],n)).normalize()}}const rc=({group:i,guide:t,far:e,bar:n,stalks:s})=>[i,t,e,n,...s.map(({stalk:r})=>r)].filter(r=>r!==null),RT=[["drag a body","grab it; let go to fling it"],["drag elsewhere","rotate the view"],["right drag, two fingers","move the view"],["wheel, pinch","zoom"],["click in a plot","go to that time"]];function CT(i){const t=i.target;return i.ctrlKey||i.metaKey||i.altKey?!0:t instanceof HTMLInputElement?t.type==="checkbox"?i.key===" ":t.type==="number"||t.type==="text"||i.key.startsWith("Arrow"):t instanceof HTMLSelectElement||t instanceof HTMLTextAreaElement?!0:t instanceof HTMLButtonElement?i.key===" "||i.key==="Enter"||i.key.startsWith("Arrow"):t.tagName==="SUMMARY"&&(i.key===" "||i.key==="Enter")}class PT{constructor(t,e){this.dialog=e;const n=(o,a)=>Y("div",{},Y("dt",{},...o.split(" / ").flatMap((l,c)=>c?[" ",Y("kbd",{},l)]:[Y("kbd",{},l)])),Y("dd",{},a)),s=([o,a])=>Y("div",{},Y("dt",{},o),Y("dd",{},a)),r=Y("button",{type:"button",className:"primary",onclick:()=>e.close()},"Close");e.append(Y("h2",{},"Gestures"),Y("dl",{},...RT.map(s)),Y("h2",{},"Keys"),Y("dl",{},...t.map(({label:o,text:a})=>n(o,a))),r),e.addEventListener("click",o=>o.target===e&&e.close()),window.addEventListener("keydown",o=>{if(CT(o)||e.open)return;const a=t.find(l=>l.keys.includes(o.key));a&&(o.preventDefault(),a.run(o.key))})}help(){this.dialog.open?this.dialog.close():this.dialog.showModal()}}const LT=400,DT=5e3,IT=5e3,NT=2e4;class UT{connected=!0;constructor(t,e){queueMicrotask(()=>{t.state(!0,0),t.message(e)})}send(){}}class FT{constructor(t){this.listener=t,this.open(),window.setInterval(()=>this.watch(),IT);const e=()=>{document.visibilityState==="visible"&&!this.socket&&this.open()};document.addEventListener("visibilitychange",e),window.addEventListener("online",e)}socket=null;attempts=0;refused=!1;heard=0;timer=0;get connected(){return this.socket?.readyState===WebSocket.OPEN}send(t){this.connected&&this.socket.send(JSON.stringify(t))}open(){window.clearTimeout(this.timer);const t=Ms("ws");t.protocol=t.protocol==="https:"?"wss:":"ws:";const e=new WebSocket(t);e.binaryType="arraybuffer",this.socket=e,this.heard=performance.now(),e.onopen=()=>{this.attempts=0,this.refused=!1,this.listener.state(!0,0)},e.onmessage=n=>{this.heard=performance.now(),typeof n.data=="string"?this.listener.message(JSON.parse(n.data)):this.listener.frame(new Float32Array(n.data))},e.onclose=()=>this.lost(e)}lost(t){if(t!==this.socket)return;this.socket=null;const e=Math.min(LT*2**this.attempts,DT);this.attempts+=1,this.listener.state(!1,this.attempts,this.refused),this.timer=window.setTimeout(()=>this.open(),e),this.attempts>1&&this.ask()}async ask(){const t=await fetch(Ms(""),{cache:"no-store"}).catch(()=>null);this.connected||(this.refused=t?.status===403,this.listener.state(!1,this.attempts,this.refused))}watch(){const t=this.socket;t&&(performance.now()-this.heard>NT?(t.close(),this.lost(t)):this.send({type:"ping",t:performance.now()}))}}class OT{constructor(t){this.laboratory=t,this.button.onclick=()=>this.toggle()}all=[];current=null;at=0;met=[];deeds=new Map;begun=[];axes=[];sheet=ne("lesson");button=ne("lesson-button");async load(){try{const t=await fetch(Ms("experiments.json")),{all:e,begin:n}=await t.json();this.all=e,this.button.hidden=!e.length;const s=e.find(({name:r})=>r===n);s&&this.begin(s)}catch{this.button.hidden=!0}}get told(){return this.current&&{name:this.current.name,step:this.at,done:this.done}}toggle(){this.sheet.hidden?this.list():this.leave()}leave(){this.current=null,this.sheet.hidden=!0,document.body.classList.remove("with-lesson"),this.button.setAttribute("aria-expanded","false"),this.button.focus()}open(...t){this.sheet.hidden=!1,document.body.classList.add("with-lesson"),this.button.setAttribute("aria-expanded","true");const e=Y("button",{type:"button",className:"small",onclick:()=>this.leave()},"Close");this.sheet.replaceChildren(...t,Y("div",{className:"steps"},...this.buttons(),e))}list(){this.current=null;const t=this.all.map(e=>Y("li",{},Y("button",{type:"button",onclick:()=>this.begin(e)},e.title),Y("p",{className:"note"},e.summary)));this.open(Y("h2",{},"Experiments"),Y("ul",{},...t)),this.sheet.querySelector("button")?.focus()}begin(t){this.current=t,this.laboratory.hello()?.scene.name!==t.scene&&this.laboratory.scene(t.scene),this.go(0)}go(t){this.at=t;const{until:e}=this.current.step[t];this.met=e.map(()=>!1),this.begun=e.map(()=>NaN),this.axes=e.map(()=>null),this.deeds.clear(),this.draw()}get done(){return this.met.every(Boolean)}buttons(){if(!this.current)return[];const t=this.at===this.current.step.length-1,e=Y("button",{type:"button",className:"primary",id:"lesson-next",disabled:!this.done},t?"Finish":"Next");return e.onclick=()=>t?this.list():this.go(this.at+1),[Y("button",{type:"button",disabled:this.at===0,onclick:()=>this.go(this.at-1)},"Back"),e]}draw(){const{title:t,step:e}=this.current,{text:n,until:s,found:r}=e[this.at],o=s.map((a,l)=>Y("li",{className:this.met[l]?"met":""},`${this.met[l]?"Done: ":"To do: "}${zT(a)}`));this.open(Y("h2",{},t),Y("p",{className:"note"},`Step ${this.at+1} of ${e.length}`),...Ym(n),Y("ul",{className:"todo"},...o),...this.done&&r?[Y("div",{className:"found"},...Ym(r))]:[])}did(t){this.current&&(this.deeds.set(t,(this.deeds.get(t)??0)+1),this.look(null))}look(t){const e=this.laboratory.hello();if(!this.current||!e||e.scene.name!==this.current.scene||this.done)return;const{until:n}=this.current.step[this.at];let s=!1;if(n.forEach((o,a)=>{this.met[a]||!this.holds(o,a,t,e)||(this.met[a]=s=!0)}),!s)return;const r=this.sheet.contains(document.activeElement);this.draw(),this.done&&r&&this.sheet.querySelector("#lesson-next")?.focus()}holds(t,e,n,s){if("did"in t)return(this.deeds.get(t.did)??0)>=t.times;if("show"in t)return this.laboratory.shows(t.show)===t.on;if("setting"in t){const c=s.settings[t.setting];return t.is!==void 0?c===t.is:typeof c=="number"&&c>=(t.least??-1/0)&&c<=(t.most??1/0)}if(!n||s.compiling)return!1;const r=this.quantity(t,e,n,s);if(!Number.isFinite(r))return!1;Number.isNaN(this.begun[e])&&(this.begun[e]=r);const{above:o,below:a,changed_by:l}=t;return(o===void 0||r>o)&&(a===void 0||r<a)&&(l===void 0||Math.abs(r-this.begun[e])>=l)}quantity({watch:t,body:e,axis:n},s,r,o){const a={time:kt.time,kinetic:kt.kinetic,potential:kt.potential,work:kt.work,lost:kt.lost};if(t in a)return r[a[t]];if(t==="drift")return Math.abs(r[kt.drift]);if(t==="ghost_drift")return Math.abs(r[kt.ghostDrift]);if(t==="sliding"||t==="rolling"||t==="impacts")return BT(t,r,o);const l=nn(o.bodies.findIndex(u=>u.name===e));if(t==="x"||t==="y"||t==="z")return r[l+"xyz".indexOf(t)];if(t==="spin")return Math.hypot(...r.subarray(l+be.w,l+be.w+3));if(t==="momentum")return Math.hypot(...r.subarray(l+be.L,l+be.L+3));const c=new Le(r[l+be.q+1],r[l+be.q+2],r[l+be.q+3],r[l+be.q]),d=new T(...n).applyQuaternion(c);return this.axes[s]??=d.clone(),Bo.radToDeg(d.angleTo(this.axes[s]))}}function BT(i,t,{bodies:e,contact:n}){const s=rl(t,e.length);if(s<0||!n)return 0;const r=s+Zo*n.moving;let o=0;if(i==="impacts"){for(let a=0;a<n.impacts;a++)t[r+xr*n.points+Ka*a+Lo.impulse]>0&&(o+=1);return o}for(let a=0;a<n.points;a++)t[r+xr*a+Ai.mode]===vc[i]&&(o+=1);return o}const kT={grab:"grab a body",release:"let it go",reset:"go back to the start",pause:"pause",scrub:"go back in time"};function zT(i){return"did"in i?kT[i.did]+(i.times>1?`, ${i.times} times`:""):"show"in i?`${i.on?"show":"hide"} ${document.querySelector(`label:has(#show-${i.show})`)?.firstChild?.nextSibling?.textContent?.toLowerCase()??i.show}`:"setting"in i?i.is!==void 0?`${i.setting}: ${i.is}`:`${i.setting}${i.least!==void 0?` at least ${i.least}`:""}${i.most!==void 0?` at most ${i.most}`:""}`:`see it happen (${i.body?`${i.body}: `:""}${i.watch.replace("_"," ")})`}function Ym(i){return i.trim().split(/\n\s*\n/).map(t=>{const e=t.replaceAll(/\s+/g," ").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);return Y("p",{},...e.map(n=>n.startsWith("**")?Y("strong",{},n.slice(2,-2)):n.startsWith("`")&&n.length>1?Y("kbd",{},n.slice(1,-1)):n.startsWith("*")&&n.length>2?Y("em",{},n.slice(1,-1)):n))})}const VT=60,GT=1,HT=200,au=i=>String(Number(i.toPrecision(6)));class WT{constructor(t,e){this.send=e,this.list.append(this.groups,this.restore),this.restore.onclick=()=>e({type:"restore"}),t.append(this.list)}list=Y("fieldset",{className:"numbers",hidden:!0},Y("legend",{},"The scene's numbers"));groups=Y("div");restore=Y("button",{type:"button",id:"numbers-restore",title:"Back to the numbers of the scene, gravity included"},"Restore the scene's numbers");shape="";puts=[];later=0;sentAt=0;update(t){const e=t.parameters??[],n=JSON.stringify([t.scene.serial,e.map(({id:s,own:r})=>[s,r])]);n!==this.shape&&(this.shape=n,this.build(e)),e.forEach((s,r)=>this.puts[r](s)),this.restore.disabled=!t.control||!t.settings.changed}build(t){this.list.hidden=t.length===0,this.puts=[];const e=new Map;for(const n of t){const s=n.id.split(".").slice(0,2).join(".");let r=e.get(s);r||(r=Y("details",{open:e.size<GT},Y("summary",{},n.group)),e.set(s,r)),r.append(Array.isArray(n.value)?this.triple(n):this.scalar(n))}this.groups.replaceChildren(...e.values())}scalar(t){const e=`number-${t.id.replaceAll(".","-")}`,n=`${t.name}${t.unit&&`, ${t.unit}`}`,s=Y("input",{type:"number",id:e,step:"any",inputMode:"decimal",...t.least!==null&&{min:String(t.least)}}),r=Y("div",{className:"field number"},Y("label",{htmlFor:e},n),s);let o=null;if(t.most!==null){const a=String(t.most/HT);o=Y("input",{type:"range",min:"0",max:String(t.most),step:a,ariaLabel:`${t.group}: ${n}`}),o.oninput=()=>{s.value=au(o.valueAsNumber),this.soon(()=>this.send({type:"parameter",id:t.id,value:Number(s.value)}))},s.before(o)}return s.onchange=()=>{Number.isFinite(s.valueAsNumber)&&(t.least!==null&&s.valueAsNumber<t.least&&(s.value=String(t.least)),o&&(o.value=s.value),this.send({type:"parameter",id:t.id,value:s.valueAsNumber}))},this.puts.push(({value:a})=>{document.activeElement!==s&&document.activeElement!==o&&(s.value=au(a)),o&&document.activeElement!==o&&(o.value=String(a))}),r}triple(t){const e=["x","y","z"].map(s=>Y("input",{type:"number",step:"any",ariaLabel:`${t.group}: ${t.name}, ${s}`})),n=s=>e.forEach((r,o)=>{document.activeElement!==r&&(r.value=au(s[o]))});for(const s of e)s.onchange=()=>{const r=e.map(o=>o.valueAsNumber);r.every(Number.isFinite)&&this.send({type:"parameter",id:t.id,value:r})};return this.puts.push(({value:s})=>n(s)),Y("fieldset",{className:"triple"},Y("legend",{},`${t.name}${t.unit&&`, ${t.unit}`}`),...e)}soon(t){window.clearTimeout(this.later);const e=VT-(performance.now()-this.sentAt),n=()=>{this.sentAt=performance.now(),t()};e<=0?n():this.later=window.setTimeout(n,e)}}const XT={reset:"M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",pause:"M7 5h4v14H7zM13 5h4v14h-4z",play:"M8 5v14l11-7z",step:"M6 5v14l9-7zM16 5h3v14h-3z",loop:"M7 7h10v3l4-4-4-4v3H5v6h2zM17 17H7v-3l-4 4 4 4v-3h12v-6h-2z",close:"M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z"};function Fa(i,t){if(i.dataset.icon===t)return;i.dataset.icon=t;const e=document.createElementNS("http://www.w3.org/2000/svg","svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true");const n=document.createElementNS("http://www.w3.org/2000/svg","path");n.setAttribute("d",XT[t]),e.append(n),i.replaceChildren(e)}class qT{pause=ne("pause-button");reset=ne("reset-button");step=ne("step-button");live=ne("live-button");loop=ne("loop-button");speed=ne("player-speed");timeline=ne("timeline");clock=ne("clock");constructor(t){Fa(this.reset,"reset"),Fa(this.step,"step"),Fa(this.loop,"loop"),is(this.speed,G1.map(e=>[String(e),`${e} ×`]),"1"),this.reset.onclick=()=>t.reset(),this.pause.onclick=()=>t.pause(),this.step.onclick=()=>t.step(),this.live.onclick=()=>t.live(),this.loop.onclick=()=>t.loop(),this.speed.onchange=()=>t.speed(Number(this.speed.value)),this.timeline.oninput=()=>t.scrub(this.timeline.valueAsNumber)}update(t,e,n,s,r){const o=Math.max(0,t.frames.length-1);this.timeline.max=String(o),this.timeline.value=String(e);const a=t.frames[e],l=a?a[kt.time].toFixed(2):"0.00";this.clock.textContent=`${l} s`,this.timeline.setAttribute("aria-valuetext",`${l} seconds`),this.live.disabled=!n,this.live.classList.toggle("primary",n),Fa(this.pause,s||n?"play":"pause"),this.pause.setAttribute("aria-label",s||n?"Continue":"Pause");for(const c of[this.reset,this.step])c.disabled=!r;this.pause.disabled=!r&&!n}updatePlayer(t){document.body.classList.toggle("replaying",t!==null),this.live.hidden=t!==null,this.loop.hidden=this.speed.hidden=t===null,t&&(this.loop.setAttribute("aria-pressed",String(t.loop)),this.speed.value=String(t.speed))}}const oc=["balance","build","setup","show","files"],YT=window.matchMedia("(min-width: 760px)");class $T{panel=ne("panel");button=ne("panel-button");close=ne("panel-close");constructor(){const t=oc.map(e=>ne(`tab-${e}`));t.forEach((e,n)=>{e.onclick=()=>this.choose(oc[n]),e.onkeydown=s=>{const r=s.key==="ArrowRight"?1:s.key==="ArrowLeft"?t.length-1:0;if(!r)return;let o=(n+r)%t.length;for(;t[o].hidden;)o=(o+r)%t.length;this.choose(oc[o]),t[o].focus()}}),Fa(this.close,"close"),this.button.onclick=()=>this.toggle(),this.close.onclick=()=>this.toggle(!1),this.choose("balance"),this.toggle(YT.matches)}get open(){return!this.panel.hidden}toggle(t=!this.open){const e=this.panel.contains(document.activeElement);this.panel.hidden=!t,document.body.classList.toggle("with-panel",t),this.button.setAttribute("aria-expanded",String(t)),!t&&e&&this.button.focus()}reveal(t){this.choose(t),this.toggle(!0)}choose(t){for(const e of oc){const n=e===t,s=ne(`tab-${e}`);s.setAttribute("aria-selected",String(n)),s.tabIndex=n?0:-1,ne(`page-${e}`).hidden=!n}}}const jT=!0,Cn="u-",ZT="uplot",KT=Cn+"hz",JT=Cn+"vt",QT=Cn+"title",tA=Cn+"wrap",eA=Cn+"under",nA=Cn+"over",iA=Cn+"axis",Br=Cn+"off",sA=Cn+"select",rA=Cn+"cursor-x",oA=Cn+"cursor-y",aA=Cn+"cursor-pt",lA=Cn+"legend",cA=Cn+"live",hA=Cn+"inline",uA=Cn+"series",dA=Cn+"marker",$m=Cn+"label",fA=Cn+"value",Oa="width",Ba="height",Aa="top",jm="bottom",Ao="left",lu="right",rf="#000",Zm=rf+"0",cu="mousemove",Km="mousedown",hu="mouseup",Jm="mouseenter",Qm="mouseleave",tg="dblclick",pA="resize",mA="scroll",eg="change",Fc="dppxchange",of="--",Ko=typeof window<"u",bd=Ko?document:null,Uo=Ko?window:null,gA=Ko?navigator:null;let Ue,ac;function Md(){let i=devicePixelRatio;Ue!=i&&(Ue=i,ac&&Ed(eg,ac,Md),ac=matchMedia(`(min-resolution: ${Ue-.001}dppx) and (max-resolution: ${Ue+.001}dppx)`),Hr(eg,ac,Md),Uo.dispatchEvent(new CustomEvent(Fc)))}function Ti(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function wd(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function en(i,t,e){i.style[t]=e+"px"}function ji(i,t,e,n){let s=bd.createElement(i);return t!=null&&Ti(s,t),e?.insertBefore(s,n),s}function Ui(i,t){return ji("div",i,t)}const ng=new WeakMap;function xs(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=ng.get(i);r!=o&&(i.style.transform=r,ng.set(i,r),t<0||e<0||t>n||e>s?Ti(i,Br):wd(i,Br))}const ig=new WeakMap;function sg(i,t,e){let n=t+e,s=ig.get(i);n!=s&&(ig.set(i,n),i.style.background=t,i.style.borderColor=e)}const rg=new WeakMap;function og(i,t,e,n){let s=t+""+e,r=rg.get(i);s!=r&&(rg.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}const af={passive:!0},_A={...af,capture:!0};function Hr(i,t,e,n){t.addEventListener(i,e,n?_A:af)}function Ed(i,t,e,n){t.removeEventListener(i,e,af)}Ko&&Md();function Zi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:Ci((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function e_(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}const n_=i=>i!=null,i_=i=>i!=null&&i>0,Zc=e_(n_),xA=e_(i_);function vA(i,t,e,n=0,s=!1){let r=s?xA:Zc,o=s?i_:n_;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let d=i[c];o(d)&&(d<a?a=d:d>l&&(l=d))}return[a??Ye,l??-Ye]}function Kc(i,t,e,n){let s=cg(i),r=cg(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Xs:s_,a=s==1?Ci:Oi,l=r==1?Oi:Ci,c=a(o(Tn(i))),d=l(o(Tn(t))),u=Vo(e,c),h=Vo(e,d);return e==10&&(c<0&&(u=$e(u,-c)),d<0&&(h=$e(h,-d))),n||e==2?(i=u*s,t=h*r):(i=l_(i,u),t=Jc(t,h)),[i,t]}function lf(i,t,e,n){let s=Kc(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}const cf=.1,ag={mode:3,pad:cf},Ha={pad:0,soft:null,mode:0},yA={min:Ha,max:Ha};function Oc(i,t,e,n){return Qc(e)?lg(i,t,e):(Ha.pad=e,Ha.soft=n?0:null,Ha.mode=n?3:0,lg(i,t,yA))}function Pe(i,t){return i??t}function SA(i,t,e){for(t=Pe(t,0),e=Pe(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function lg(i,t,e){let n=e.min,s=e.max,r=Pe(n.pad,0),o=Pe(s.pad,0),a=Pe(n.hard,-Ye),l=Pe(s.hard,Ye),c=Pe(n.soft,Ye),d=Pe(s.soft,-Ye),u=Pe(n.mode,0),h=Pe(s.mode,0),m=t-i,g=Xs(m),y=ci(Tn(i),Tn(t)),p=Xs(y),f=Tn(p-g);(m<1e-24||f>10)&&(m=0,(i==0||t==0)&&(m=1e-24,u==2&&c!=Ye&&(r=0),h==2&&d!=-Ye&&(o=0)));let _=m||y||1e3,w=Xs(_),b=Vo(10,Ci(w)),D=_*(m==0?i==0?.1:1:r),A=$e(l_(i-D,b/10),24),N=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:Ye,v=ci(a,A<N&&i>=N?N:ts(N,A)),C=_*(m==0?t==0?.1:1:o),F=$e(Jc(t+C,b/10),24),P=t<=d&&(h==1||h==3&&F>=d||h==2&&F<=d)?d:-Ye,B=ts(l,F>P&&t<=P?P:ci(P,F));return v==B&&v==0&&(B=100),[v,B]}const bA=new Intl.NumberFormat(Ko?gA.language:"en-US"),hf=i=>bA.format(i),Pi=Math,bc=Pi.PI,Tn=Pi.abs,Ci=Pi.floor,En=Pi.round,Oi=Pi.ceil,ts=Pi.min,ci=Pi.max,Vo=Pi.pow,cg=Pi.sign,Xs=Pi.log10,s_=Pi.log2,MA=(i,t=1)=>Pi.sinh(i)*t,uu=(i,t=1)=>Pi.asinh(i/t),Ye=1/0;function hg(i){return(Xs((i^i>>31)-(i>>31))|0)+1}function Td(i,t,e){return ts(ci(i,t),e)}function r_(i){return typeof i=="function"}function Se(i){return r_(i)?i:()=>i}const wA=()=>{},o_=i=>i,a_=(i,t)=>t,EA=i=>null,ug=i=>!0,dg=(i,t)=>i==t,TA=/\.\d*?(?=9{6,}|0{6,})/gm,jr=i=>{if(h_(i)||vr.has(i))return i;const t=`${i}`,e=t.match(TA);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${jr(s)}e${r}`}return $e(i,n)};function Ir(i,t){return jr($e(jr(i/t))*t)}function Jc(i,t){return jr(Oi(jr(i/t))*t)}function l_(i,t){return jr(Ci(jr(i/t))*t)}function $e(i,t=0){if(h_(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return En(n)/e}const vr=new Map;function c_(i){return((""+i).split(".")[1]||"").length}function Qa(i,t,e,n){let s=[],r=n.map(c_);for(let o=t;o<e;o++){let a=Tn(o),l=$e(Vo(i,o),a);for(let c=0;c<n.length;c++){let d=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),h=i==10?d:$e(d,u);s.push(h),vr.set(h,u)}}return s}const Wa={},uf=[],Go=[null,null],fr=Array.isArray,h_=Number.isInteger,AA=i=>i===void 0;function fg(i){return typeof i=="string"}function Qc(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function RA(i){return i!=null&&typeof i=="object"}const CA=Object.getPrototypeOf(Uint8Array),u_="__proto__";function Ho(i,t=Qc){let e;if(fr(i)){let n=i.find(s=>s!=null);if(fr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=Ho(i[s],t)}else e=i.slice()}else if(i instanceof CA)e=i.slice();else if(t(i)){e={};for(let n in i)n!=u_&&(e[n]=Ho(i[n],t))}else e=i;return e}function Sn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=u_&&(Qc(i[s])?Sn(i[s],Ho(n[s])):i[s]=Ho(n[s]))}return i}const PA=0,LA=1,DA=2;function IA(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function NA(i,t){if(OA(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return BA(o[0])||(o=FA(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let d=0;d<c;d++)e.add(l[d])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let d=a[c],u=Array(s).fill(void 0),h=t?t[o][c]:LA,m=[];for(let g=0;g<d.length;g++){let y=d[g],p=r.get(l[g]);y===null?h!=PA&&(u[p]=y,h==DA&&m.push(p)):u[p]=y}IA(u,m,s),n.push(u)}}return n}const UA=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function FA(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function OA(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function BA(i,t=100){const e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;const r=ci(1,Ci((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){const l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}const d_=["January","February","March","April","May","June","July","August","September","October","November","December"],f_=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function p_(i){return i.slice(0,3)}const kA=f_.map(p_),zA=d_.map(p_),VA={MMMM:d_,MMM:zA,WWWW:f_,WWW:kA};function Ra(i){return(i<10?"0":"")+i}function GA(i){return(i<10?"00":i<100?"0":"")+i}const HA={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Ra(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Ra(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Ra(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Ra(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Ra(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>GA(i.getMilliseconds())};function df(i,t){t=t||VA;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?HA[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}const WA=new Intl.DateTimeFormat().resolvedOptions().timeZone;function XA(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==WA?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}const m_=i=>i%1==0,Bc=[1,2,2.5,5],qA=Qa(10,-32,0,Bc),g_=Qa(10,0,32,Bc),YA=g_.filter(m_),Nr=qA.concat(g_),ff=`
`,__="{YYYY}",pg=ff+__,x_="{M}/{D}",ka=ff+x_,lc=ka+"/{YY}",v_="{aa}",$A="{h}:{mm}",Co=$A+v_,mg=ff+Co,gg=":{ss}",Fe=null;function y_(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Qa(10,0,3,Bc).filter(m_):Qa(10,-3,0,Bc)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]);const c=[[o,__,Fe,Fe,Fe,Fe,Fe,Fe,1],[s*28,"{MMM}",pg,Fe,Fe,Fe,Fe,Fe,1],[s,x_,pg,Fe,Fe,Fe,Fe,Fe,1],[n,"{h}"+v_,lc,Fe,ka,Fe,Fe,Fe,1],[e,Co,lc,Fe,ka,Fe,Fe,Fe,1],[t,gg,lc+" "+Co,Fe,ka+" "+Co,Fe,mg,Fe,1],[i,gg+".{fff}",lc+" "+Co,Fe,ka+" "+Co,Fe,mg,Fe,1]];function d(u){return(h,m,g,y,p,f)=>{let _=[],w=p>=o,b=p>=r&&p<o,D=u(g),A=$e(D*i,3),N=du(D.getFullYear(),w?0:D.getMonth(),b||w?1:D.getDate()),v=$e(N*i,3);if(b||w){let C=b?p/r:0,F=w?p/o:0,P=A==v?A:$e(du(N.getFullYear()+F,N.getMonth()+C,1)*i,3),B=new Date(En(P/i)),G=B.getFullYear(),X=B.getMonth();for(let U=0;P<=y;U++){let W=du(G+F*U,X+C*U,1),O=W-u($e(W*i,3));P=$e((+W+O)*i,3),P<=y&&_.push(P)}}else{let C=p>=s?s:p,F=Ci(g)-Ci(A),P=v+F+Jc(A-v,C);_.push(P);let B=u(P),G=B.getHours()+B.getMinutes()/e+B.getSeconds()/n,X=p/n,U=h.axes[m]._space,W=f/U;for(;P=$e(P+p,i==1?0:3),!(P>y);)if(X>1){let O=Ci($e(G+X,6))%24,at=u(P).getHours()-O;at>1&&(at=-1),P-=at*n,G=(G+X)%24;let ft=_[_.length-1];$e((P-ft)/p,3)*W>=.7&&_.push(P)}else _.push(P)}return _}}return[l,c,d]}const[jA,ZA,KA]=y_(1),[JA,QA,tR]=y_(.001);Qa(2,-53,53,[1]);function _g(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function xg(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,d,u,h,m;return n.map(g=>{let y=i(g),p=y.getFullYear(),f=y.getMonth(),_=y.getDate(),w=y.getHours(),b=y.getMinutes(),D=y.getSeconds(),A=p!=l&&a[2]||f!=c&&a[3]||_!=d&&a[4]||w!=u&&a[5]||b!=h&&a[6]||D!=m&&a[7]||a[1];return l=p,c=f,d=_,u=w,h=b,m=D,A(y)})}}function eR(i,t){let e=df(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function du(i,t,e){return new Date(i,t,e)}function vg(i,t){return t(i)}const nR="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function yg(i,t){return(e,n,s,r)=>r==null?of:t(i(n))}function iR(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function sR(i,t){return i.series[t].fill(i,t)}const rR={show:!0,live:!0,isolate:!1,mount:wA,markers:{show:!0,width:2,stroke:iR,fill:sR,dash:"solid"},idx:null,idxs:null,values:[]};function oR(i,t){let e=i.cursor.points,n=Ui(),s=e.size(i,t);en(n,Oa,s),en(n,Ba,s);let r=s/-2;en(n,"marginLeft",r),en(n,"marginTop",r);let o=e.width(i,t,s);return o&&en(n,"borderWidth",o),n}function aR(i,t){let e=i.series[t].points;return e._fill||e._stroke}function lR(i,t){let e=i.series[t].points;return e._stroke||e._fill}function cR(i,t){return i.series[t].points.size}const fu=[0,0];function hR(i,t,e){return fu[0]=t,fu[1]=e,fu}function cc(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function pu(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}const uR={show:!0,x:!0,y:!0,lock:!1,move:hR,points:{one:!1,show:oR,size:cR,width:0,stroke:lR,fill:aR},bind:{mousedown:cc,mouseup:cc,click:cc,dblclick:cc,mousemove:pu,mouseleave:pu,mouseenter:pu},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},S_={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},pf=Sn({},S_,{filter:a_}),b_=Sn({},pf,{size:10}),M_=Sn({},S_,{show:!1}),mf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',w_="bold "+mf,E_=1.5,Sg={show:!0,scale:"x",stroke:rf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:w_,side:2,grid:pf,ticks:b_,border:M_,font:mf,lineGap:E_,rotate:0},dR="Value",fR="Time",bg={show:!0,scale:"x",auto:!1,sorted:1,min:Ye,max:-Ye,idxs:[]};function pR(i,t,e,n,s){return t.map(r=>r==null?"":hf(r))}function mR(i,t,e,n,s,r,o){let a=[],l=vr.get(s)||0;e=o?e:$e(Jc(e,s),l);for(let c=e;c<=n;c=$e(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Ad(i,t,e,n,s,r,o){const a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Xs:s_,d=Ci(c(e));s=Vo(l,d),l==10&&(s=Nr[Zi(s,Nr)]);let u=e,h=s*l;l==10&&(h=Nr[Zi(h,Nr)]);do a.push(u),u=u+s,l==10&&!vr.has(u)&&(u=$e(u,vr.get(s))),u>=h&&(s=u,h=s*l,l==10&&(h=Nr[Zi(h,Nr)]));while(u<=n);return a}function gR(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Ad(i,t,ci(l,e),n,s):[l],d=n>=0&&e<=0?[0]:[];return(e<-l?Ad(i,t,ci(l,-n),-e,s):[l]).reverse().map(h=>-h).concat(d,c)}const T_=/./,_R=/[12357]/,xR=/[125]/,Mg=/1/,Rd=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function vR(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,d=l(10,o),u=l(9,o)-d>=c?T_:l(7,o)-d>=c?_R:l(5,o)-d>=c?xR:Mg;if(u==Mg){let h=Tn(l(1,o)-d);if(h<c)return Rd(t.slice().reverse(),a.distr,u,Oi(c/h)).reverse()}return Rd(t,a.distr,u,1)}function yR(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=Tn(l(1,o)-l(2,o));return c<a?Rd(t.slice().reverse(),3,T_,Oi(a/c)).reverse():t}function SR(i,t,e,n){return n==null?of:t==null?"":hf(t)}const wg={show:!0,scale:"y",stroke:rf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:w_,side:3,grid:pf,ticks:b_,border:M_,font:mf,lineGap:E_,rotate:0};function bR(i,t){let e=3+(i||1)*2;return $e(e*t,3)}function MR(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=Tn(o-r),l=i.series[t],c=a/(l.points.space*Ue);return n[1]-n[0]<=c}const Eg={scale:null,auto:!0,sorted:0,min:Ye,max:-Ye},A_=(i,t,e,n,s)=>s,Tg={show:!0,auto:!0,sorted:0,gaps:A_,alpha:1,facets:[Sn({},Eg,{scale:"x"}),Sn({},Eg,{scale:"y"})]},Ag={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:A_,alpha:1,points:{show:MR,filter:null},values:null,min:Ye,max:-Ye,idxs:[],path:null,clip:null};function wR(i,t,e,n,s){return e/10}const R_={time:jT,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ER=Sn({},R_,{time:!1,ori:1}),Rg={};function C_(i,t){let e=Rg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let d=0;d<e.plots.length;d++)e.plots[d]!=s&&e.plots[d].pub(n,s,r,o,a,l,c)}},i!=null&&(Rg[i]=e)),e}const Wo=1,Cd=2;function Zr(i,t,e){const n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox;let l=r[0],c=n==2?r[1]:r[t],d=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],h=a.left,m=a.top,g=a.width,y=a.height,p=i.valToPosH,f=i.valToPosV;return d.ori==0?e(s,l,c,d,u,p,f,h,m,g,y,eh,Jo,ih,L_,I_):e(s,l,c,d,u,f,p,m,h,y,g,nh,Qo,xf,D_,N_)}function gf(i,t){let e=0,n=0,s=Pe(i.bands,uf);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function TR(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function qs(i,t,e,n,s,r){return Zr(i,t,(o,a,l,c,d,u,h,m,g,y,p)=>{let f=o.pxRound;const _=c.dir*(c.ori==0?1:-1),w=c.ori==0?Jo:Qo;let b,D;_==1?(b=e,D=n):(b=n,D=e);let A=f(u(a[b],c,y,m)),N=f(h(l[b],d,p,g)),v=f(u(a[D],c,y,m)),C=f(h(r==1?d.max:d.min,d,p,g)),F=new Path2D(s);return w(F,v,C),w(F,A,C),w(F,A,N),F})}function th(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;const a=t==0?ih:xf;let l=e;for(let u=0;u<i.length;u++){let h=i[u];if(h[1]>h[0]){let m=h[0]-l;m>0&&a(o,l,n,m,n+r),l=h[1]}}let c=e+s-l,d=10;c>0&&a(o,l,n-d/2,c,n+r+d)}return o}function AR(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function _f(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,h=c;if(s==1)for(;++c<=n&&t[c]===null;)h=c;else for(;--c>=e&&t[c]===null;)h=c;let m=r(i[u]),g=h==u?m:r(i[h]),y=u-s;m=o<=0&&y>=0&&y<l?r(i[y]):m;let f=h+s;g=o>=0&&f>=0&&f<l?r(i[f]):g,g>=m&&a.push([m,g])}return a}function Cg(i){return i==0?o_:i==1?En:t=>Ir(t,i)}function P_(i){let t=i==0?eh:nh,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,d=0)=>{c==0&&d==0?n(s,r,o,a,l):(c=ts(c,a/2,l/2),d=ts(d,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,d),e(s,r,o+l,r,o,d),e(s,r,o,r+a,o,c),s.closePath())}}const eh=(i,t,e)=>{i.moveTo(t,e)},nh=(i,t,e)=>{i.moveTo(e,t)},Jo=(i,t,e)=>{i.lineTo(t,e)},Qo=(i,t,e)=>{i.lineTo(e,t)},ih=P_(0),xf=P_(1),L_=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},D_=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},I_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},N_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function U_(i){return(t,e,n,s,r)=>Zr(t,e,(o,a,l,c,d,u,h,m,g,y,p)=>{let{pxRound:f,points:_}=o,w,b;c.ori==0?(w=eh,b=L_):(w=nh,b=D_);const D=$e(_.width*Ue,3);let A=(_.size-_.width)/2*Ue,N=$e(A*2,3),v=new Path2D,C=new Path2D,{left:F,top:P,width:B,height:G}=t.bbox;ih(C,F-N,P-N,B+N*2,G+N*2);const X=U=>{if(l[U]!=null){let W=f(u(a[U],c,y,m)),O=f(h(l[U],d,p,g));w(v,W+A,O),b(v,W,O,A,0,bc*2)}};if(r)r.forEach(X);else for(let U=n;U<=s;U++)X(U);return{stroke:D>0?v:null,fill:v,clip:C,flags:Wo|Cd}})}function F_(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}const RR=F_(Jo),CR=F_(Qo);function O_(i){const t=Pe(i?.alignGaps,0);return(e,n,s,r)=>Zr(e,n,(o,a,l,c,d,u,h,m,g,y,p)=>{[s,r]=Zc(l,s,r);let f=o.pxRound,_=G=>f(u(G,c,y,m)),w=G=>f(h(G,d,p,g)),b,D;c.ori==0?(b=Jo,D=RR):(b=Qo,D=CR);const A=c.dir*(c.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wo},v=N.stroke;let C=!1;if(r-s>=y*4){let G=gt=>e.posToVal(gt,c.key,!0),X=null,U=null,W,O,st,tt=_(a[A==1?s:r]),at=_(a[s]),ft=_(a[r]),ut=G(A==1?at+1:ft-1);for(let gt=A==1?s:r;gt>=s&&gt<=r;gt+=A){let Yt=a[gt],Q=(A==1?Yt<ut:Yt>ut)?tt:_(Yt),ct=l[gt];Q==tt?ct!=null?(O=ct,X==null?(b(v,Q,w(O)),W=X=U=O):O<X?X=O:O>U&&(U=O)):ct===null&&(C=!0):(X!=null&&D(v,tt,w(X),w(U),w(W),w(O)),ct!=null?(O=ct,b(v,Q,w(O)),X=U=W=O):(X=U=null,ct===null&&(C=!0)),tt=Q,ut=G(tt+A))}X!=null&&X!=U&&st!=tt&&D(v,tt,w(X),w(U),w(W),w(O))}else for(let G=A==1?s:r;G>=s&&G<=r;G+=A){let X=l[G];X===null?C=!0:X!=null&&b(v,_(a[G]),w(X))}let[P,B]=gf(e,n);if(o.fill!=null||P!=0){let G=N.fill=new Path2D(v),X=o.fillTo(e,n,o.min,o.max,P),U=w(X),W=_(a[s]),O=_(a[r]);A==-1&&([O,W]=[W,O]),b(G,O,U),b(G,W,U)}if(!o.spanGaps){let G=[];C&&G.push(..._f(a,l,s,r,A,_,t)),N.gaps=G=o.gaps(e,n,s,r,G),N.clip=th(G,c.ori,m,g,y,p)}return B!=0&&(N.band=B==2?[qs(e,n,s,r,v,-1),qs(e,n,s,r,v,1)]:qs(e,n,s,r,v,B)),N})}function PR(i){const t=Pe(i.align,1),e=Pe(i.ascDesc,!1),n=Pe(i.alignGaps,0),s=Pe(i.extend,!1);return(r,o,a,l)=>Zr(r,o,(c,d,u,h,m,g,y,p,f,_,w)=>{[a,l]=Zc(u,a,l);let b=c.pxRound,{left:D,width:A}=r.bbox,N=at=>b(g(at,h,_,p)),v=at=>b(y(at,m,w,f)),C=h.ori==0?Jo:Qo;const F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wo},P=F.stroke,B=h.dir*(h.ori==0?1:-1);let G=v(u[B==1?a:l]),X=N(d[B==1?a:l]),U=X,W=X;s&&t==-1&&(W=D,C(P,W,G)),C(P,X,G);for(let at=B==1?a:l;at>=a&&at<=l;at+=B){let ft=u[at];if(ft==null)continue;let ut=N(d[at]),gt=v(ft);t==1?C(P,ut,G):C(P,U,gt),C(P,ut,gt),G=gt,U=ut}let O=U;s&&t==1&&(O=D+A,C(P,O,G));let[st,tt]=gf(r,o);if(c.fill!=null||st!=0){let at=F.fill=new Path2D(P),ft=c.fillTo(r,o,c.min,c.max,st),ut=v(ft);C(at,O,ut),C(at,W,ut)}if(!c.spanGaps){let at=[];at.push(..._f(d,u,a,l,B,N,n));let ft=c.width*Ue/2,ut=e||t==1?ft:-ft,gt=e||t==-1?-ft:ft;at.forEach(Yt=>{Yt[0]+=ut,Yt[1]+=gt}),F.gaps=at=c.gaps(r,o,a,l,at),F.clip=th(at,h.ori,p,f,_,w)}return tt!=0&&(F.band=tt==2?[qs(r,o,a,l,P,-1),qs(r,o,a,l,P,1)]:qs(r,o,a,l,P,tt)),F})}function Pg(i,t,e,n,s,r,o=Ye){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let d=Tn(i[l]-i[a]);d<c&&(c=d,o=Tn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function LR(i){i=i||Wa;const t=Pe(i.size,[.6,Ye,1]),e=i.align||0,n=i.gap||0;let s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=Se(s),o=1-t[0],a=Pe(t[1],Ye),l=Pe(t[2],1),c=Pe(i.disp,Wa),d=Pe(i.each,m=>{}),{fill:u,stroke:h}=c;return(m,g,y,p)=>Zr(m,g,(f,_,w,b,D,A,N,v,C,F,P)=>{let B=f.pxRound,G=e,X=n*Ue,U=a*Ue,W=l*Ue,O,st;b.ori==0?[O,st]=r(m,g):[st,O]=r(m,g);const tt=b.dir*(b.ori==0?1:-1);let at=b.ori==0?ih:xf,ft=b.ori==0?d:(vt,R,S,q,nt,lt,_t)=>{d(vt,R,S,nt,q,_t,lt)},ut=Pe(m.bands,uf).find(vt=>vt.series[0]==g),gt=ut!=null?ut.dir:0,Yt=f.fillTo(m,g,f.min,f.max,gt),Wt=B(N(Yt,D,P,C)),Q,ct,mt,zt=F,Ft=B(f.width*Ue),Ht=!1,Ae=null,Kt=null,ge=null,Re=null;u!=null&&(Ft==0||h!=null)&&(Ht=!0,Ae=u.values(m,g,y,p),Kt=new Map,new Set(Ae).forEach(vt=>{vt!=null&&Kt.set(vt,new Path2D)}),Ft>0&&(ge=h.values(m,g,y,p),Re=new Map,new Set(ge).forEach(vt=>{vt!=null&&Re.set(vt,new Path2D)})));let{x0:le,size:Ke}=c;if(le!=null&&Ke!=null){G=1,_=le.values(m,g,y,p),le.unit==2&&(_=_.map(S=>m.posToVal(v+S*F,b.key,!0)));let vt=Ke.values(m,g,y,p);Ke.unit==2?ct=vt[0]*F:ct=A(vt[0],b,F,v)-A(0,b,F,v),zt=Pg(_,w,A,b,F,v,zt),mt=zt-ct+X}else zt=Pg(_,w,A,b,F,v,zt),mt=zt*o+X,ct=zt-mt;mt<1&&(mt=0),Ft>=ct/2&&(Ft=0),mt<5&&(B=o_);let Ve=mt>0,fn=zt-mt-(Ve?Ft:0);ct=B(Td(fn,W,U)),Q=(G==0?ct/2:G==tt?0:ct)-G*tt*((G==0?X/2:0)+(Ve?Ft/2:0));const k={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},je=Ht?null:new Path2D;let te=null;if(ut!=null)te=m.data[ut.series[1]];else{let{y0:vt,y1:R}=c;vt!=null&&R!=null&&(w=R.values(m,g,y,p),te=vt.values(m,g,y,p))}let Ee=O*ct,rt=st*ct;for(let vt=tt==1?y:p;vt>=y&&vt<=p;vt+=tt){let R=w[vt];if(R==null)continue;if(te!=null){let et=te[vt]??0;if(R-et==0)continue;Wt=N(et,D,P,C)}let S=b.distr!=2||c!=null?_[vt]:vt,q=A(S,b,F,v),nt=N(Pe(R,Yt),D,P,C),lt=B(q-Q),_t=B(ci(nt,Wt)),pt=B(ts(nt,Wt)),J=_t-pt;if(R!=null){let et=R<0?rt:Ee,wt=R<0?Ee:rt;Ht?(Ft>0&&ge[vt]!=null&&at(Re.get(ge[vt]),lt,pt+Ci(Ft/2),ct,ci(0,J-Ft),et,wt),Ae[vt]!=null&&at(Kt.get(Ae[vt]),lt,pt+Ci(Ft/2),ct,ci(0,J-Ft),et,wt)):at(je,lt,pt+Ci(Ft/2),ct,ci(0,J-Ft),et,wt),ft(m,g,vt,lt-Ft/2,pt,ct+Ft,J)}}return Ft>0?k.stroke=Ht?Re:je:Ht||(k._fill=f.width==0?f._fill:f._stroke??f._fill,k.width=0),k.fill=Ht?Kt:je,k})}function DR(i,t){const e=Pe(t?.alignGaps,0);return(n,s,r,o)=>Zr(n,s,(a,l,c,d,u,h,m,g,y,p,f)=>{[r,o]=Zc(c,r,o);let _=a.pxRound,w=O=>_(h(O,d,p,g)),b=O=>_(m(O,u,f,y)),D,A,N;d.ori==0?(D=eh,N=Jo,A=I_):(D=nh,N=Qo,A=N_);const v=d.dir*(d.ori==0?1:-1);let C=w(l[v==1?r:o]),F=C,P=[],B=[];for(let O=v==1?r:o;O>=r&&O<=o;O+=v)if(c[O]!=null){let tt=l[O],at=w(tt);P.push(F=at),B.push(b(c[O]))}const G={stroke:i(P,B,D,N,A,_),fill:null,clip:null,band:null,gaps:null,flags:Wo},X=G.stroke;let[U,W]=gf(n,s);if(a.fill!=null||U!=0){let O=G.fill=new Path2D(X),st=a.fillTo(n,s,a.min,a.max,U),tt=b(st);N(O,F,tt),N(O,C,tt)}if(!a.spanGaps){let O=[];O.push(..._f(l,c,r,o,v,w,e)),G.gaps=O=a.gaps(n,s,r,o,O),G.clip=th(O,d.ori,g,y,p,f)}return W!=0&&(G.band=W==2?[qs(n,s,r,o,X,-1),qs(n,s,r,o,X,1)]:qs(n,s,r,o,X,W)),G})}function IR(i){return DR(NR,i)}function NR(i,t,e,n,s,r){const o=i.length;if(o<2)return null;const a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),d=Array(o-1),u=Array(o-1);for(let h=0;h<o-1;h++)d[h]=t[h+1]-t[h],u[h]=i[h+1]-i[h],c[h]=d[h]/u[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(u[h-1]+u[h])/((2*u[h]+u[h-1])/c[h-1]+(u[h]+2*u[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<o-1;h++)s(a,i[h]+u[h]/3,t[h]+l[h]*u[h]/3,i[h+1]-u[h]/3,t[h+1]-l[h+1]*u[h]/3,i[h+1],t[h+1])}return a}const Pd=new Set;function Lg(){for(let i of Pd)i.syncRect(!0)}Ko&&(Hr(pA,Uo,Lg),Hr(mA,Uo,Lg,!0),Hr(Fc,Uo,()=>{Jn.pxRatio=Ue}));const UR=O_(),FR=U_();function Dg(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Ld(r,o,t,e))}function OR(i,t){return i.map((e,n)=>n==0?{}:Sn({},t,e))}function Ld(i,t,e,n){return Sn({},t==0?e:n,i)}function B_(i,t,e){return t==null?Go:[t,e]}const BR=B_;function kR(i,t,e){return t==null?Go:Oc(t,e,cf,!0)}function k_(i,t,e,n){return t==null?Go:Kc(t,e,i.scales[n].log,!1)}const zR=k_;function z_(i,t,e,n){return t==null?Go:lf(t,e,i.scales[n].log,!1)}const VR=z_;function GR(i,t,e,n,s){let r=ci(hg(i),hg(t)),o=t-i,a=Zi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?vr.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Ig(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=En((e=+s)*Ue))+"px"),[i,t,e]}function HR(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=$e(t[2]*Ue,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Jn(i,t,e){const n={mode:Pe(i.mode,1)},s=n.mode;function r(x,M,L,I){let V=M.valToPct(x);return I+L*(M.dir==-1?1-V:V)}function o(x,M,L,I){let V=M.valToPct(x);return I+L*(M.dir==-1?V:1-V)}function a(x,M,L,I){return M.ori==0?r(x,M,L,I):o(x,M,L,I)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;const c=n.root=Ui(ZT);if(i.id!=null&&(c.id=i.id),Ti(c,i.class),i.title){let x=Ui(QT,c);x.textContent=i.title}const d=ji("canvas"),u=n.ctx=d.getContext("2d"),h=Ui(tA,c);Hr("click",h,x=>{x.target===g&&(Je!=so||rn!=ro)&&Bn.click(n,x)},!0);const m=n.under=Ui(eA,h);h.appendChild(d);const g=n.over=Ui(nA,h);i=Ho(i);const y=+Pe(i.pxAlign,1),p=Cg(y);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});const f=i.ms||.001,_=n.series=s==1?Dg(i.series||[],bg,Ag,!1):OR(i.series||[null],Tg),w=n.axes=Dg(i.axes||[],Sg,wg,!0),b=n.scales={},D=n.bands=i.bands||[];D.forEach(x=>{x.fill=Se(x.fill||null),x.dir=Pe(x.dir,-1)});const A=s==2?_[1].facets[0].scale:_[0].scale,N={axes:Ge,series:Oe},v=(i.drawOrder||["axes","series"]).map(x=>N[x]);function C(x){const M=x.distr==3?L=>Xs(L>0?L:x.clamp(n,L,x.min,x.max,x.key)):x.distr==4?L=>uu(L,x.asinh):x.distr==100?L=>x.fwd(L):L=>L;return L=>{let I=M(L),{_min:V,_max:j}=x,ot=j-V;return(I-V)/ot}}function F(x){let M=b[x];if(M==null){let L=(i.scales||Wa)[x]||Wa;if(L.from!=null){F(L.from);let I=Sn({},b[L.from],L,{key:x});I.valToPct=C(I),b[x]=I}else{M=b[x]=Sn({},x==A?R_:ER,L),M.key=x;let I=M.time,V=M.range,j=fr(V);if((x!=A||s==2&&!I)&&(j&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?ag:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?ag:{mode:1,hard:V[1],soft:V[1]}},j=!1),!j&&Qc(V))){let ot=V;V=(dt,bt,Pt)=>bt==null?Go:Oc(bt,Pt,ot)}M.range=Se(V||(I?BR:x==A?M.distr==3?zR:M.distr==4?VR:B_:M.distr==3?k_:M.distr==4?z_:kR)),M.auto=Se(j?!1:M.auto),M.clamp=Se(M.clamp||wR),M._min=M._max=null,M.valToPct=C(M)}}}F("x"),F("y"),s==1&&_.forEach(x=>{F(x.scale)}),w.forEach(x=>{F(x.scale)});for(let x in i.scales)F(x);const P=b[A],B=P.distr;let G,X;P.ori==0?(Ti(c,KT),G=r,X=o):(Ti(c,JT),G=o,X=r);const U={};for(let x in b){let M=b[x];(M.min!=null||M.max!=null)&&(U[x]={min:M.min,max:M.max},M.min=M.max=null)}const W=i.tzDate||(x=>new Date(En(x/f))),O=i.fmtDate||df,st=f==1?KA(W):tR(W),tt=xg(W,_g(f==1?ZA:QA,O)),at=yg(W,vg(nR,O)),ft=[],ut=n.legend=Sn({},rR,i.legend),gt=n.cursor=Sn({},uR,{drag:{y:s==2}},i.cursor),Yt=ut.show,Wt=gt.show,Q=ut.markers;ut.idxs=ft,Q.width=Se(Q.width),Q.dash=Se(Q.dash),Q.stroke=Se(Q.stroke),Q.fill=Se(Q.fill);let ct,mt,zt,Ft=[],Ht=[],Ae,Kt=!1,ge={};if(ut.live){const x=_[1]?_[1].values:null;Kt=x!=null,Ae=Kt?x(n,1,0):{_:0};for(let M in Ae)ge[M]=of}if(Yt)if(ct=ji("table",lA,c),zt=ji("tbody",null,ct),ut.mount(n,ct),Kt){mt=ji("thead",null,ct,zt);let x=ji("tr",null,mt);ji("th",null,x);for(var Re in Ae)ji("th",$m,x).textContent=Re}else Ti(ct,hA),ut.live&&Ti(ct,cA);const le={show:!0},Ke={show:!1};function Ve(x,M){if(M==0&&(Kt||!ut.live||s==2))return Go;let L=[],I=ji("tr",uA,zt,zt.childNodes[M]);Ti(I,x.class),x.show||Ti(I,Br);let V=ji("th",null,I);if(Q.show){let dt=Ui(dA,V);if(M>0){let bt=Q.width(n,M);bt&&(dt.style.border=bt+"px "+Q.dash(n,M)+" "+Q.stroke(n,M)),dt.style.background=Q.fill(n,M)}}let j=Ui($m,V);x.label instanceof HTMLElement?j.appendChild(x.label):j.textContent=x.label,M>0&&(Q.show||(j.style.color=x.width>0?Q.stroke(n,M):Q.fill(n,M)),k("click",V,dt=>{if(gt._lock)return;jt(dt);let bt=_.indexOf(x);if((dt.ctrlKey||dt.metaKey)!=ut.isolate){let Pt=_.some((Ut,Ot)=>Ot>0&&Ot!=bt&&Ut.show);_.forEach((Ut,Ot)=>{Ot>0&&cs(Ot,Pt?Ot==bt?le:Ke:le,!0,xn.setSeries)})}else cs(bt,{show:!x.show},!0,xn.setSeries)},!1),Xn&&k(Jm,V,dt=>{gt._lock||(jt(dt),cs(_.indexOf(x),ao,!0,xn.setSeries))},!1));for(var ot in Ae){let dt=ji("td",fA,I);dt.textContent="--",L.push(dt)}return[I,L]}const fn=new Map;function k(x,M,L,I=!0){const V=fn.get(M)||{},j=gt.bind[x](n,M,L,I);j&&(Hr(x,M,V[x]=j),fn.set(M,V))}function je(x,M,L){const I=fn.get(M)||{};for(let V in I)(x==null||V==x)&&(Ed(V,M,I[V]),delete I[V]);x==null&&fn.delete(M)}let te=0,Ee=0,rt=0,vt=0,R=0,S=0,q=R,nt=S,lt=rt,_t=vt,pt=0,J=0,et=0,wt=0;n.bbox={};let Dt=!1,Mt=!1,xt=!1,qt=!1,ee=!1,ie=!1;function z(x,M,L){(L||x!=n.width||M!=n.height)&&St(x,M),ei(!1),xt=!0,Mt=!0,eo()}function St(x,M){n.width=te=rt=x,n.height=Ee=vt=M,R=S=0,ht(),Vt();let L=n.bbox;pt=L.left=Ir(R*Ue,.5),J=L.top=Ir(S*Ue,.5),et=L.width=Ir(rt*Ue,.5),wt=L.height=Ir(vt*Ue,.5)}const it=3;function Lt(){let x=!1,M=0;for(;!x;){M++;let L=cn(M),I=ls(M);x=M==it||L&&I,x||(St(n.width,n.height),Mt=!0)}}function Et({width:x,height:M}){z(x,M)}n.setSize=Et;function ht(){let x=!1,M=!1,L=!1,I=!1;w.forEach((V,j)=>{if(V.show&&V._show){let{side:ot,_size:dt}=V,bt=ot%2,Pt=V.label!=null?V.labelSize:0,Ut=dt+Pt;Ut>0&&(bt?(rt-=Ut,ot==3?(R+=Ut,I=!0):L=!0):(vt-=Ut,ot==0?(S+=Ut,x=!0):M=!0))}}),as[0]=x,as[1]=L,as[2]=M,as[3]=I,rt-=Gi[1]+Gi[3],R+=Gi[3],vt-=Gi[2]+Gi[0],S+=Gi[0]}function Vt(){let x=R+rt,M=S+vt,L=R,I=S;function V(j,ot){switch(j){case 1:return x+=ot,x-ot;case 2:return M+=ot,M-ot;case 3:return L-=ot,L+ot;case 0:return I-=ot,I+ot}}w.forEach((j,ot)=>{if(j.show&&j._show){let dt=j.side;j._pos=V(dt,j._size),j.label!=null&&(j._lpos=V(dt,j.labelSize))}})}if(gt.dataIdx==null){let x=gt.hover,M=x.skip=new Set(x.skip??[]);M.add(void 0);let L=x.prox=Se(x.prox),I=x.bias??=0;gt.dataIdx=(V,j,ot,dt)=>{if(j==0)return ot;let bt=ot,Pt=L(V,j,ot,dt)??Ye,Ut=Pt>=0&&Pt<Ye,Ot=P.ori==0?rt:vt,re=gt.left,Ne=t[0],Ce=t[j];if(M.has(Ce[ot])){bt=null;let _e=null,Jt=null,Xt;if(I==0||I==-1)for(Xt=ot;_e==null&&Xt-- >0;)M.has(Ce[Xt])||(_e=Xt);if(I==0||I==1)for(Xt=ot;Jt==null&&Xt++<Ce.length;)M.has(Ce[Xt])||(Jt=Xt);if(_e!=null||Jt!=null)if(Ut){let tn=_e==null?-1/0:G(Ne[_e],P,Ot,0),hn=Jt==null?1/0:G(Ne[Jt],P,Ot,0),In=re-tn,He=hn-re;In<=He?In<=Pt&&(bt=_e):He<=Pt&&(bt=Jt)}else bt=Jt==null?_e:_e==null?Jt:ot-_e<=Jt-ot?_e:Jt}else Ut&&Tn(re-G(Ne[ot],P,Ot,0))>Pt&&(bt=null);return bt}}const jt=x=>{gt.event=x};gt.idxs=ft,gt._lock=!1;let pe=gt.points;pe.show=Se(pe.show),pe.size=Se(pe.size),pe.stroke=Se(pe.stroke),pe.width=Se(pe.width),pe.fill=Se(pe.fill);const fe=n.focus=Sn({},i.focus||{alpha:.3},gt.focus),Xn=fe.prox>=0,On=Xn&&pe.one;let qn=[],Js=[],Ls=[];function na(x,M){let L=pe.show(n,M);if(L instanceof HTMLElement)return Ti(L,aA),Ti(L,x.class),xs(L,-10,-10,rt,vt),g.insertBefore(L,qn[M]),L}function os(x,M){if(s==1||M>0){let L=s==1&&b[x.scale].time,I=x.value;x.value=L?fg(I)?yg(W,vg(I,O)):I||at:I||SR,x.label=x.label||(L?fR:dR)}if(On||M>0){x.width=x.width==null?1:x.width,x.paths=x.paths||UR||EA,x.fillTo=Se(x.fillTo||TR),x.pxAlign=+Pe(x.pxAlign,y),x.pxRound=Cg(x.pxAlign),x.stroke=Se(x.stroke||null),x.fill=Se(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let L=bR(ci(1,x.width),1),I=x.points=Sn({},{size:L,width:ci(1,L*.2),stroke:x.stroke,space:L*2,paths:FR,_stroke:null,_fill:null},x.points);I.show=Se(I.show),I.filter=Se(I.filter),I.fill=Se(I.fill),I.stroke=Se(I.stroke),I.paths=Se(I.paths),I.pxAlign=x.pxAlign}if(Yt){let L=Ve(x,M);Ft.splice(M,0,L[0]),Ht.splice(M,0,L[1]),ut.values.push(null)}if(Wt){ft.splice(M,0,null);let L=null;On?M==0&&(L=na(x,M)):M>0&&(L=na(x,M)),qn.splice(M,0,L),Js.splice(M,0,0),Ls.splice(M,0,0)}Dn("addSeries",M)}function ia(x,M){M=M??_.length,x=s==1?Ld(x,M,bg,Ag):Ld(x,M,{},Tg),_.splice(M,0,x),os(_[M],M)}n.addSeries=ia;function dl(x){if(_.splice(x,1),Yt){ut.values.splice(x,1),Ht.splice(x,1);let M=Ft.splice(x,1)[0];je(null,M.firstChild),M.remove()}Wt&&(ft.splice(x,1),qn.splice(x,1)[0].remove(),Js.splice(x,1),Ls.splice(x,1)),Dn("delSeries",x)}n.delSeries=dl;const as=[!1,!1,!1,!1];function Jr(x,M){if(x._show=x.show,x.show){let L=x.side%2,I=b[x.scale];I==null&&(x.scale=L?_[1].scale:A,I=b[x.scale]);let V=I.time;x.size=Se(x.size),x.space=Se(x.space),x.rotate=Se(x.rotate),fr(x.incrs)&&x.incrs.forEach(ot=>{!vr.has(ot)&&vr.set(ot,c_(ot))}),x.incrs=Se(x.incrs||(I.distr==2?YA:V?f==1?jA:JA:Nr)),x.splits=Se(x.splits||(V&&I.distr==1?st:I.distr==3?Ad:I.distr==4?gR:mR)),x.stroke=Se(x.stroke),x.grid.stroke=Se(x.grid.stroke),x.ticks.stroke=Se(x.ticks.stroke),x.border.stroke=Se(x.border.stroke);let j=x.values;x.values=fr(j)&&!fr(j[0])?Se(j):V?fr(j)?xg(W,_g(j,O)):fg(j)?eR(W,j):j||tt:j||pR,x.filter=Se(x.filter||(I.distr>=3&&I.log==10?vR:I.distr==3&&I.log==2?yR:a_)),x.font=Ig(x.font),x.labelFont=Ig(x.labelFont),x._size=x.size(n,null,M,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(as[M]=!0,x._el=Ui(iA,h))}}function Qs(x,M,L,I){let[V,j,ot,dt]=L,bt=M%2,Pt=0;return bt==0&&(dt||j)&&(Pt=M==0&&!V||M==2&&!ot?En(Sg.size/3):0),bt==1&&(V||ot)&&(Pt=M==1&&!j||M==3&&!dt?En(wg.size/2):0),Pt}const Sr=n.padding=(i.padding||[Qs,Qs,Qs,Qs]).map(x=>Se(Pe(x,Qs))),Gi=n._padding=Sr.map((x,M)=>x(n,M,as,0));let mn,gn=null,_n=null;const Qr=s==1?_[0].idxs:null;let vi=null,br=!1;function fl(x,M){if(t=x??[],n.data=n._data=t,s==2){mn=0;for(let L=1;L<_.length;L++)mn+=t[L][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),vi=t[0],mn=vi.length;let L=t;if(B==2){L=t.slice();let I=L[0]=Array(mn);for(let V=0;V<mn;V++)I[V]=V}n._data=t=L}if(ei(!0),Dn("setData"),B==2&&(xt=!0),M!==!1){let L=P;L.auto(n,br)?sa():nr(A,L.min,L.max),qt=qt||gt.left>=0,ie=!0,eo()}}n.setData=fl;function sa(){br=!0;let x,M;s==1&&(mn>0?(gn=Qr[0]=0,_n=Qr[1]=mn-1,x=t[0][gn],M=t[0][_n],B==2?(x=gn,M=_n):x==M&&(B==3?[x,M]=Kc(x,x,P.log,!1):B==4?[x,M]=lf(x,x,P.log,!1):P.time?M=x+En(86400/f):[x,M]=Oc(x,M,cf,!0))):(gn=Qr[0]=x=null,_n=Qr[1]=M=null)),nr(A,x,M)}let E,H,K,$,Z,Rt,It,At,Bt,Ct;function se(x,M,L,I,V,j){x??=Zm,L??=uf,I??="butt",V??=Zm,j??="round",x!=E&&(u.strokeStyle=E=x),V!=H&&(u.fillStyle=H=V),M!=K&&(u.lineWidth=K=M),j!=Z&&(u.lineJoin=Z=j),I!=Rt&&(u.lineCap=Rt=I),L!=$&&u.setLineDash($=L)}function ue(x,M,L,I){M!=H&&(u.fillStyle=H=M),x!=It&&(u.font=It=x),L!=At&&(u.textAlign=At=L),I!=Bt&&(u.textBaseline=Bt=I)}function Gt(x,M,L,I,V=0){if(I.length>0&&x.auto(n,br)&&(M==null||M.min==null)){let j=Pe(gn,0),ot=Pe(_n,I.length-1),dt=L.min==null?vA(I,j,ot,V,x.distr==3):[L.min,L.max];x.min=ts(x.min,L.min=dt[0]),x.max=ci(x.max,L.max=dt[1])}}const De={min:null,max:null};function ln(){for(let I in b){let V=b[I];U[I]==null&&(V.min==null||U[A]!=null&&V.auto(n,br))&&(U[I]=De)}for(let I in b){let V=b[I];U[I]==null&&V.from!=null&&U[V.from]!=null&&(U[I]=De)}U[A]!=null&&ei(!0);let x={};for(let I in U){let V=U[I];if(V!=null){let j=x[I]=Ho(b[I],RA);if(V.min!=null)Sn(j,V);else if(I!=A||s==2)if(mn==0&&j.from==null){let ot=j.range(n,null,null,I);j.min=ot[0],j.max=ot[1]}else j.min=Ye,j.max=-Ye}}if(mn>0){_.forEach((I,V)=>{if(s==1){let j=I.scale,ot=U[j];if(ot==null)return;let dt=x[j];if(V==0){let bt=dt.range(n,dt.min,dt.max,j);dt.min=bt[0],dt.max=bt[1],gn=Zi(dt.min,t[0]),_n=Zi(dt.max,t[0]),_n-gn>1&&(t[0][gn]<dt.min&&gn++,t[0][_n]>dt.max&&_n--),I.min=vi[gn],I.max=vi[_n]}else I.show&&I.auto&&Gt(dt,ot,I,t[V],I.sorted);I.idxs[0]=gn,I.idxs[1]=_n}else if(V>0&&I.show&&I.auto){let[j,ot]=I.facets,dt=j.scale,bt=ot.scale,[Pt,Ut]=t[V],Ot=x[dt],re=x[bt];Ot!=null&&Gt(Ot,U[dt],j,Pt,j.sorted),re!=null&&Gt(re,U[bt],ot,Ut,ot.sorted),I.min=ot.min,I.max=ot.max}});for(let I in x){let V=x[I],j=U[I];if(V.from==null&&(j==null||j.min==null)){let ot=V.range(n,V.min==Ye?null:V.min,V.max==-Ye?null:V.max,I);V.min=ot[0],V.max=ot[1]}}}for(let I in x){let V=x[I];if(V.from!=null){let j=x[V.from];if(j.min==null)V.min=V.max=null;else{let ot=V.range(n,j.min,j.max,I);V.min=ot[0],V.max=ot[1]}}}let M={},L=!1;for(let I in x){let V=x[I],j=b[I];if(j.min!=V.min||j.max!=V.max){j.min=V.min,j.max=V.max;let ot=j.distr;j._min=ot==3?Xs(j.min):ot==4?uu(j.min,j.asinh):ot==100?j.fwd(j.min):j.min,j._max=ot==3?Xs(j.max):ot==4?uu(j.max,j.asinh):ot==100?j.fwd(j.max):j.max,M[I]=L=!0}}if(L){_.forEach((I,V)=>{s==2?V>0&&M.y&&(I._paths=null):M[I.scale]&&(I._paths=null)});for(let I in M)xt=!0,Dn("setScale",I);Wt&&gt.left>=0&&(qt=ie=!0)}for(let I in U)U[I]=null}function sn(x){let M=Td(gn-1,0,mn-1),L=Td(_n+1,0,mn-1);for(;x[M]==null&&M>0;)M--;for(;x[L]==null&&L<mn-1;)L++;return[M,L]}function Oe(){if(mn>0){let x=_.some(M=>M._focus)&&Ct!=fe.alpha;x&&(u.globalAlpha=Ct=fe.alpha),_.forEach((M,L)=>{if(L>0&&M.show&&(Mn(L,!1),Mn(L,!0),M._paths==null)){let I=Ct;Ct!=M.alpha&&(u.globalAlpha=Ct=M.alpha);let V=s==2?[0,t[L][0].length-1]:sn(t[L]);M._paths=M.paths(n,L,V[0],V[1]),Ct!=I&&(u.globalAlpha=Ct=I)}}),_.forEach((M,L)=>{if(L>0&&M.show){let I=Ct;Ct!=M.alpha&&(u.globalAlpha=Ct=M.alpha),M._paths!=null&&Nt(L,!1);{let V=M._paths!=null?M._paths.gaps:null,j=M.points.show(n,L,gn,_n,V),ot=M.points.filter(n,L,j,V);(j||ot)&&(M.points._paths=M.points.paths(n,L,gn,_n,ot),Nt(L,!0))}Ct!=I&&(u.globalAlpha=Ct=I),Dn("drawSeries",L)}}),x&&(u.globalAlpha=Ct=1)}}function Mn(x,M){let L=M?_[x].points:_[x];L._stroke=L.stroke(n,x),L._fill=L.fill(n,x)}function Nt(x,M){let L=M?_[x].points:_[x],{stroke:I,fill:V,clip:j,flags:ot,_stroke:dt=L._stroke,_fill:bt=L._fill,_width:Pt=L.width}=L._paths;Pt=$e(Pt*Ue,3);let Ut=null,Ot=Pt%2/2;M&&bt==null&&(bt=Pt>0?"#fff":dt);let re=L.pxAlign==1&&Ot>0;if(re&&u.translate(Ot,Ot),!M){let Ne=pt-Pt/2,Ce=J-Pt/2,_e=et+Pt,Jt=wt+Pt;Ut=new Path2D,Ut.rect(Ne,Ce,_e,Jt)}M?Yn(dt,Pt,L.dash,L.cap,bt,I,V,ot,j):Qn(x,dt,Pt,L.dash,L.cap,bt,I,V,ot,Ut,j),re&&u.translate(-Ot,-Ot)}function Qn(x,M,L,I,V,j,ot,dt,bt,Pt,Ut){let Ot=!1;bt!=0&&D.forEach((re,Ne)=>{if(re.series[0]==x){let Ce=_[re.series[1]],_e=t[re.series[1]],Jt=(Ce._paths||Wa).band;fr(Jt)&&(Jt=re.dir==1?Jt[0]:Jt[1]);let Xt,tn=null;Ce.show&&Jt&&SA(_e,gn,_n)?(tn=re.fill(n,Ne)||j,Xt=Ce._paths.clip):Jt=null,Yn(M,L,I,V,tn,ot,dt,bt,Pt,Ut,Xt,Jt),Ot=!0}}),Ot||Yn(M,L,I,V,j,ot,dt,bt,Pt,Ut)}const ye=Wo|Cd;function Yn(x,M,L,I,V,j,ot,dt,bt,Pt,Ut,Ot){se(x,M,L,I,V),(bt||Pt||Ot)&&(u.save(),bt&&u.clip(bt),Pt&&u.clip(Pt)),Ot?(dt&ye)==ye?(u.clip(Ot),Ut&&u.clip(Ut),yi(V,ot),ti(x,j,M)):dt&Cd?(yi(V,ot),u.clip(Ot),ti(x,j,M)):dt&Wo&&(u.save(),u.clip(Ot),Ut&&u.clip(Ut),yi(V,ot),u.restore(),ti(x,j,M)):(yi(V,ot),ti(x,j,M)),(bt||Pt||Ot)&&u.restore()}function ti(x,M,L){L>0&&(M instanceof Map?M.forEach((I,V)=>{u.strokeStyle=E=V,u.stroke(I)}):M!=null&&x&&u.stroke(M))}function yi(x,M){M instanceof Map?M.forEach((L,I)=>{u.fillStyle=H=I,u.fill(L)}):M!=null&&x&&u.fill(M)}function tr(x,M,L,I){let V=w[x],j;if(I<=0)j=[0,0];else{let ot=V._space=V.space(n,x,M,L,I),dt=V._incrs=V.incrs(n,x,M,L,I,ot);j=GR(M,L,dt,I,ot)}return V._found=j}function Ie(x,M,L,I,V,j,ot,dt,bt,Pt){let Ut=ot%2/2;y==1&&u.translate(Ut,Ut),se(dt,ot,bt,Pt,dt),u.beginPath();let Ot,re,Ne,Ce,_e=V+(I==0||I==3?-j:j);L==0?(re=V,Ce=_e):(Ot=V,Ne=_e);for(let Jt=0;Jt<x.length;Jt++)M[Jt]!=null&&(L==0?Ot=Ne=x[Jt]:re=Ce=x[Jt],u.moveTo(Ot,re),u.lineTo(Ne,Ce));u.stroke(),y==1&&u.translate(-Ut,-Ut)}function cn(x){let M=!0;return w.forEach((L,I)=>{if(!L.show)return;let V=b[L.scale];if(V.min==null){L._show&&(M=!1,L._show=!1,ei(!1));return}else L._show||(M=!1,L._show=!0,ei(!1));let j=L.side,ot=j%2,{min:dt,max:bt}=V,[Pt,Ut]=tr(I,dt,bt,ot==0?rt:vt);if(Ut==0)return;let Ot=V.distr==2,re=L._splits=L.splits(n,I,dt,bt,Pt,Ut,Ot),Ne=V.distr==2?re.map(Xt=>vi[Xt]):re,Ce=V.distr==2?vi[re[1]]-vi[re[0]]:Pt,_e=L._values=L.values(n,L.filter(n,Ne,I,Ut,Ce),I,Ut,Ce);L._rotate=j==2?L.rotate(n,_e,I,Ut):0;let Jt=L._size;L._size=Oi(L.size(n,_e,I,x)),Jt!=null&&L._size!=Jt&&(M=!1)}),M}function ls(x){let M=!0;return Sr.forEach((L,I)=>{let V=L(n,I,as,x);V!=Gi[I]&&(M=!1),Gi[I]=V}),M}function Ge(){for(let x=0;x<w.length;x++){let M=w[x];if(!M.show||!M._show)continue;let L=M.side,I=L%2,V,j,ot=M.stroke(n,x),dt=L==0||L==3?-1:1,[bt,Pt]=M._found;if(M.label!=null){let ii=M.labelGap*dt,Mi=En((M._lpos+ii)*Ue);ue(M.labelFont[0],ot,"center",L==2?Aa:jm),u.save(),I==1?(V=j=0,u.translate(Mi,En(J+wt/2)),u.rotate((L==3?-bc:bc)/2)):(V=En(pt+et/2),j=Mi);let Er=r_(M.label)?M.label(n,x,bt,Pt):M.label;u.fillText(Er,V,j),u.restore()}if(Pt==0)continue;let Ut=b[M.scale],Ot=I==0?et:wt,re=I==0?pt:J,Ne=M._splits,Ce=Ut.distr==2?Ne.map(ii=>vi[ii]):Ne,_e=Ut.distr==2?vi[Ne[1]]-vi[Ne[0]]:bt,Jt=M.ticks,Xt=M.border,tn=Jt.show?Jt.size:0,hn=En(tn*Ue),In=En((M.alignTo==2?M._size-tn-M.gap:M.gap)*Ue),He=M._rotate*-bc/180,un=p(M._pos*Ue),Si=(hn+In)*dt,ni=un+Si;j=I==0?ni:0,V=I==1?ni:0;let Li=M.font[0],Wi=M.align==1?Ao:M.align==2?lu:He>0?Ao:He<0?lu:I==0?"center":L==3?lu:Ao,us=He||I==1?"middle":L==2?Aa:jm;ue(Li,ot,Wi,us);let bi=M.font[1]*M.lineGap,Di=Ne.map(ii=>p(a(ii,Ut,Ot,re))),Xi=M._values;for(let ii=0;ii<Xi.length;ii++){let Mi=Xi[ii];if(Mi!=null){I==0?V=Di[ii]:j=Di[ii],Mi=""+Mi;let Er=Mi.indexOf(`
`)==-1?[Mi]:Mi.split(/\n/gm);for(let si=0;si<Er.length;si++){let Gf=Er[si];He?(u.save(),u.translate(V,j+si*bi),u.rotate(He),u.fillText(Gf,0,0),u.restore()):u.fillText(Gf,V,j+si*bi)}}}Jt.show&&Ie(Di,Jt.filter(n,Ce,x,Pt,_e),I,L,un,hn,$e(Jt.width*Ue,3),Jt.stroke(n,x),Jt.dash,Jt.cap);let ds=M.grid;ds.show&&Ie(Di,ds.filter(n,Ce,x,Pt,_e),I,I==0?2:1,I==0?J:pt,I==0?wt:et,$e(ds.width*Ue,3),ds.stroke(n,x),ds.dash,ds.cap),Xt.show&&Ie([un],[1],I==0?1:0,I==0?1:2,I==1?J:pt,I==1?wt:et,$e(Xt.width*Ue,3),Xt.stroke(n,x),Xt.dash,Xt.cap)}Dn("drawAxes")}function ei(x){_.forEach((M,L)=>{L>0&&(M._paths=null,x&&(s==1?(M.min=null,M.max=null):M.facets.forEach(I=>{I.min=null,I.max=null})))})}let Hi=!1,to=!1,ra=[];function rx(){to=!1;for(let x=0;x<ra.length;x++)Dn(...ra[x]);ra.length=0}function eo(){Hi||(UA(wf),Hi=!0)}function ox(x,M=!1){Hi=!0,to=M,x(n),wf(),M&&ra.length>0&&queueMicrotask(rx)}n.batch=ox;function wf(){if(Dt&&(ln(),Dt=!1),xt&&(Lt(),xt=!1),Mt){if(en(m,Ao,R),en(m,Aa,S),en(m,Oa,rt),en(m,Ba,vt),en(g,Ao,R),en(g,Aa,S),en(g,Oa,rt),en(g,Ba,vt),en(h,Oa,te),en(h,Ba,Ee),d.width=En(te*Ue),d.height=En(Ee*Ue),w.forEach(({_el:x,_show:M,_size:L,_pos:I,side:V})=>{if(x!=null)if(M){let j=V===3||V===0?L:0,ot=V%2==1;en(x,ot?"left":"top",I-j),en(x,ot?"width":"height",L),en(x,ot?"top":"left",ot?S:R),en(x,ot?"height":"width",ot?vt:rt),wd(x,Br)}else Ti(x,Br)}),E=H=K=Z=Rt=It=At=Bt=$=null,Ct=1,la(!0),R!=q||S!=nt||rt!=lt||vt!=_t){ei(!1);let x=rt/lt,M=vt/_t;if(Wt&&!qt&&gt.left>=0){gt.left*=x,gt.top*=M,no&&xs(no,En(gt.left),0,rt,vt),io&&xs(io,0,En(gt.top),rt,vt);for(let L=0;L<qn.length;L++){let I=qn[L];I!=null&&(Js[L]*=x,Ls[L]*=M,xs(I,Oi(Js[L]),Oi(Ls[L]),rt,vt))}}if(Qe.show&&!ee&&Qe.left>=0&&Qe.width>0){Qe.left*=x,Qe.width*=x,Qe.top*=M,Qe.height*=M;for(let L in ch)en(oo,L,Qe[L])}q=R,nt=S,lt=rt,_t=vt}Dn("setSize"),Mt=!1}te>0&&Ee>0&&(u.clearRect(0,0,d.width,d.height),Dn("drawClear"),v.forEach(x=>x()),Dn("draw")),Qe.show&&ee&&(pl(Qe),ee=!1),Wt&&qt&&(wr(null,!0,!1),qt=!1),ut.show&&ut.live&&ie&&(ah(),ie=!1),l||(l=!0,n.status=1,Dn("ready")),br=!1,Hi=!1}n.redraw=(x,M)=>{xt=M||!1,x!==!1?nr(A,P.min,P.max):eo()};function sh(x,M){let L=b[x];if(L.from==null){if(mn==0){let I=L.range(n,M.min,M.max,x);M.min=I[0],M.max=I[1]}if(M.min>M.max){let I=M.min;M.min=M.max,M.max=I}if(mn>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;x==A&&L.distr==2&&mn>0&&(M.min=Zi(M.min,t[0]),M.max=Zi(M.max,t[0]),M.min==M.max&&M.max++),U[x]=M,Dt=!0,eo()}}n.setScale=sh;let rh,oh,no,io,Ef,Tf,so,ro,Af,Rf,Je,rn,er=!1;const Bn=gt.drag;let Pn=Bn.x,Ln=Bn.y;Wt&&(gt.x&&(rh=Ui(rA,g)),gt.y&&(oh=Ui(oA,g)),P.ori==0?(no=rh,io=oh):(no=oh,io=rh),Je=gt.left,rn=gt.top);const Qe=n.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),oo=Qe.show?Ui(sA,Qe.over?g:m):null;function pl(x,M){if(Qe.show){for(let L in x)Qe[L]=x[L],L in ch&&en(oo,L,x[L]);M!==!1&&Dn("setSelect")}}n.setSelect=pl;function ax(x){if(_[x].show)Yt&&wd(Ft[x],Br);else if(Yt&&Ti(Ft[x],Br),Wt){let L=On?qn[0]:qn[x];L!=null&&xs(L,-10,-10,rt,vt)}}function nr(x,M,L){sh(x,{min:M,max:L})}function cs(x,M,L,I){M.focus!=null&&dx(x),M.show!=null&&_.forEach((V,j)=>{j>0&&(x==j||x==null)&&(V.show=M.show,ax(j),s==2?(nr(V.facets[0].scale,null,null),nr(V.facets[1].scale,null,null)):nr(V.scale,null,null),eo())}),L!==!1&&Dn("setSeries",x,M),I&&ca("setSeries",n,x,M)}n.setSeries=cs;function lx(x,M){Sn(D[x],M)}function cx(x,M){x.fill=Se(x.fill||null),x.dir=Pe(x.dir,-1),M=M??D.length,D.splice(M,0,x)}function hx(x){x==null?D.length=0:D.splice(x,1)}n.addBand=cx,n.setBand=lx,n.delBand=hx;function ux(x,M){_[x].alpha=M,Wt&&qn[x]!=null&&(qn[x].style.opacity=M),Yt&&Ft[x]&&(Ft[x].style.opacity=M)}let Ds,ir,Mr;const ao={focus:!0};function dx(x){if(x!=Mr){let M=x==null,L=fe.alpha!=1;_.forEach((I,V)=>{if(s==1||V>0){let j=M||V==0||V==x;I._focus=M?null:j,L&&ux(V,j?1:fe.alpha)}}),Mr=x,L&&eo()}}Yt&&Xn&&k(Qm,ct,x=>{gt._lock||(jt(x),Mr!=null&&cs(null,ao,!0,xn.setSeries))});function hs(x,M,L){let I=b[M];L&&(x=x/Ue-(I.ori==1?S:R));let V=rt;I.ori==1&&(V=vt,x=V-x),I.dir==-1&&(x=V-x);let j=I._min,ot=I._max,dt=x/V,bt=j+(ot-j)*dt,Pt=I.distr;return Pt==3?Vo(10,bt):Pt==4?MA(bt,I.asinh):Pt==100?I.bwd(bt):bt}function fx(x,M){let L=hs(x,A,M);return Zi(L,t[0],gn,_n)}n.valToIdx=x=>Zi(x,t[0]),n.posToIdx=fx,n.posToVal=hs,n.valToPos=(x,M,L)=>b[M].ori==0?r(x,b[M],L?et:rt,L?pt:0):o(x,b[M],L?wt:vt,L?J:0),n.setCursor=(x,M,L)=>{Je=x.left,rn=x.top,wr(null,M,L)};function Cf(x,M){en(oo,Ao,Qe.left=x),en(oo,Oa,Qe.width=M)}function Pf(x,M){en(oo,Aa,Qe.top=x),en(oo,Ba,Qe.height=M)}let oa=P.ori==0?Cf:Pf,aa=P.ori==1?Cf:Pf;function px(){if(Yt&&ut.live)for(let x=s==2?1:0;x<_.length;x++){if(x==0&&Kt)continue;let M=ut.values[x],L=0;for(let I in M)Ht[x][L++].firstChild.nodeValue=M[I]}}function ah(x,M){if(x!=null&&(x.idxs?x.idxs.forEach((L,I)=>{ft[I]=L}):AA(x.idx)||ft.fill(x.idx),ut.idx=ft[0]),Yt&&ut.live){for(let L=0;L<_.length;L++)(L>0||s==1&&!Kt)&&mx(L,ft[L]);px()}ie=!1,M!==!1&&Dn("setLegend")}n.setLegend=ah;function mx(x,M){let L=_[x],I=x==0&&B==2?vi:t[x],V;Kt?V=L.values(n,x,M)??ge:(V=L.value(n,M==null?null:I[M],x,M),V=V==null?ge:{_:V}),ut.values[x]=V}function wr(x,M,L){Af=Je,Rf=rn,[Je,rn]=gt.move(n,Je,rn),gt.left=Je,gt.top=rn,Wt&&(no&&xs(no,En(Je),0,rt,vt),io&&xs(io,0,En(rn),rt,vt));let I,V=gn>_n;Ds=Ye,ir=null;let j=P.ori==0?rt:vt,ot=P.ori==1?rt:vt;if(Je<0||mn==0||V){I=gt.idx=null;for(let dt=0;dt<_.length;dt++){let bt=qn[dt];bt!=null&&xs(bt,-10,-10,rt,vt)}Xn&&cs(null,ao,!0,x==null&&xn.setSeries),ut.live&&(ft.fill(I),ie=!0)}else{let dt,bt,Pt;s==1&&(dt=P.ori==0?Je:rn,bt=hs(dt,A),I=gt.idx=Zi(bt,t[0],gn,_n),Pt=G(t[0][I],P,j,0));let Ut=-10,Ot=-10,re=0,Ne=0,Ce=!0,_e="",Jt="";for(let Xt=s==2?1:0;Xt<_.length;Xt++){let tn=_[Xt],hn=ft[Xt],In=hn==null?null:s==1?t[Xt][hn]:t[Xt][1][hn],He=gt.dataIdx(n,Xt,I,bt),un=He==null?null:s==1?t[Xt][He]:t[Xt][1][He];if(ie=ie||un!=In||He!=hn,ft[Xt]=He,Xt>0&&tn.show){let Si=He==null?-10:He==I?Pt:G(s==1?t[0][He]:t[Xt][0][He],P,j,0),ni=un==null?-10:X(un,s==1?b[tn.scale]:b[tn.facets[1].scale],ot,0);if(Xn&&un!=null){let Li=P.ori==1?Je:rn,Wi=Tn(fe.dist(n,Xt,He,ni,Li));if(Wi<Ds){let us=fe.bias;if(us!=0){let bi=hs(Li,tn.scale),Di=un>=0?1:-1,Xi=bi>=0?1:-1;Xi==Di&&(Xi==1?us==1?un>=bi:un<=bi:us==1?un<=bi:un>=bi)&&(Ds=Wi,ir=Xt)}else Ds=Wi,ir=Xt}}if(ie||On){let Li,Wi;P.ori==0?(Li=Si,Wi=ni):(Li=ni,Wi=Si);let us,bi,Di,Xi,ds,ii,Mi=!0,Er=pe.bbox;if(Er!=null){Mi=!1;let si=Er(n,Xt);Di=si.left,Xi=si.top,us=si.width,bi=si.height}else Di=Li,Xi=Wi,us=bi=pe.size(n,Xt);if(ii=pe.fill(n,Xt),ds=pe.stroke(n,Xt),On)Xt==ir&&Ds<=fe.prox&&(Ut=Di,Ot=Xi,re=us,Ne=bi,Ce=Mi,_e=ii,Jt=ds);else{let si=qn[Xt];si!=null&&(Js[Xt]=Di,Ls[Xt]=Xi,og(si,us,bi,Mi),sg(si,ii,ds),xs(si,Oi(Di),Oi(Xi),rt,vt))}}}}if(On){let Xt=fe.prox,tn=Mr==null?Ds<=Xt:Ds>Xt||ir!=Mr;if(ie||tn){let hn=qn[0];hn!=null&&(Js[0]=Ut,Ls[0]=Ot,og(hn,re,Ne,Ce),sg(hn,_e,Jt),xs(hn,Oi(Ut),Oi(Ot),rt,vt))}}}if(Qe.show&&er)if(x!=null){let[dt,bt]=xn.scales,[Pt,Ut]=xn.match,[Ot,re]=x.cursor.sync.scales,Ne=x.cursor.drag;if(Pn=Ne._x,Ln=Ne._y,Pn||Ln){let{left:Ce,top:_e,width:Jt,height:Xt}=x.select,tn=x.scales[Ot].ori,hn=x.posToVal,In,He,un,Si,ni,Li=dt!=null&&Pt(dt,Ot),Wi=bt!=null&&Ut(bt,re);Li&&Pn?(tn==0?(In=Ce,He=Jt):(In=_e,He=Xt),un=b[dt],Si=G(hn(In,Ot),un,j,0),ni=G(hn(In+He,Ot),un,j,0),oa(ts(Si,ni),Tn(ni-Si))):oa(0,j),Wi&&Ln?(tn==1?(In=Ce,He=Jt):(In=_e,He=Xt),un=b[bt],Si=X(hn(In,re),un,ot,0),ni=X(hn(In+He,re),un,ot,0),aa(ts(Si,ni),Tn(ni-Si))):aa(0,ot)}else hh()}else{let dt=Tn(Af-Ef),bt=Tn(Rf-Tf);if(P.ori==1){let re=dt;dt=bt,bt=re}Pn=Bn.x&&dt>=Bn.dist,Ln=Bn.y&&bt>=Bn.dist;let Pt=Bn.uni;Pt!=null?Pn&&Ln&&(Pn=dt>=Pt,Ln=bt>=Pt,!Pn&&!Ln&&(bt>dt?Ln=!0:Pn=!0)):Bn.x&&Bn.y&&(Pn||Ln)&&(Pn=Ln=!0);let Ut,Ot;Pn&&(P.ori==0?(Ut=so,Ot=Je):(Ut=ro,Ot=rn),oa(ts(Ut,Ot),Tn(Ot-Ut)),Ln||aa(0,ot)),Ln&&(P.ori==1?(Ut=so,Ot=Je):(Ut=ro,Ot=rn),aa(ts(Ut,Ot),Tn(Ot-Ut)),Pn||oa(0,j)),!Pn&&!Ln&&(oa(0,0),aa(0,0))}if(Bn._x=Pn,Bn._y=Ln,x==null){if(L){if(Vf!=null){let[dt,bt]=xn.scales;xn.values[0]=dt!=null?hs(P.ori==0?Je:rn,dt):null,xn.values[1]=bt!=null?hs(P.ori==1?Je:rn,bt):null}ca(cu,n,Je,rn,rt,vt,I)}if(Xn){let dt=L&&xn.setSeries,bt=fe.prox;Mr==null?Ds<=bt&&cs(ir,ao,!0,dt):Ds>bt?cs(null,ao,!0,dt):ir!=Mr&&cs(ir,ao,!0,dt)}}ie&&(ut.idx=I,ah()),M!==!1&&Dn("setCursor")}let sr=null;Object.defineProperty(n,"rect",{get(){return sr==null&&la(!1),sr}});function la(x=!1){x?sr=null:(sr=g.getBoundingClientRect(),Dn("syncRect",sr))}function Lf(x,M,L,I,V,j,ot){gt._lock||er&&x!=null&&x.movementX==0&&x.movementY==0||(lh(x,M,L,I,V,j,ot,!1,x!=null),x!=null?wr(null,!0,!0):wr(M,!0,!1))}function lh(x,M,L,I,V,j,ot,dt,bt){if(sr==null&&la(!1),jt(x),x!=null)L=x.clientX-sr.left,I=x.clientY-sr.top;else{if(L<0||I<0){Je=-10,rn=-10;return}let[Pt,Ut]=xn.scales,Ot=M.cursor.sync,[re,Ne]=Ot.values,[Ce,_e]=Ot.scales,[Jt,Xt]=xn.match,tn=M.axes[0].side%2==1,hn=P.ori==0?rt:vt,In=P.ori==1?rt:vt,He=tn?j:V,un=tn?V:j,Si=tn?I:L,ni=tn?L:I;if(Ce!=null?L=Jt(Pt,Ce)?a(re,b[Pt],hn,0):-10:L=hn*(Si/He),_e!=null?I=Xt(Ut,_e)?a(Ne,b[Ut],In,0):-10:I=In*(ni/un),P.ori==1){let Li=L;L=I,I=Li}}bt&&(M==null||M.cursor.event.type==cu)&&((L<=1||L>=rt-1)&&(L=Ir(L,rt)),(I<=1||I>=vt-1)&&(I=Ir(I,vt))),dt?(Ef=L,Tf=I,[so,ro]=gt.move(n,L,I)):(Je=L,rn=I)}const ch={width:0,height:0,left:0,top:0};function hh(){pl(ch,!1)}let Df,If,Nf,Uf;function Ff(x,M,L,I,V,j,ot){er=!0,Pn=Ln=Bn._x=Bn._y=!1,lh(x,M,L,I,V,j,ot,!0,!1),x!=null&&(k(hu,bd,Of,!1),ca(Km,n,so,ro,rt,vt,null));let{left:dt,top:bt,width:Pt,height:Ut}=Qe;Df=dt,If=bt,Nf=Pt,Uf=Ut}function Of(x,M,L,I,V,j,ot){er=Bn._x=Bn._y=!1,lh(x,M,L,I,V,j,ot,!1,!0);let{left:dt,top:bt,width:Pt,height:Ut}=Qe,Ot=Pt>0||Ut>0,re=Df!=dt||If!=bt||Nf!=Pt||Uf!=Ut;if(Ot&&re&&pl(Qe),Bn.setScale&&Ot&&re){let Ne=dt,Ce=Pt,_e=bt,Jt=Ut;if(P.ori==1&&(Ne=bt,Ce=Ut,_e=dt,Jt=Pt),Pn&&nr(A,hs(Ne,A),hs(Ne+Ce,A)),Ln)for(let Xt in b){let tn=b[Xt];Xt!=A&&tn.from==null&&tn.min!=Ye&&nr(Xt,hs(_e+Jt,Xt),hs(_e,Xt))}hh()}else gt.lock&&(gt._lock=!gt._lock,wr(M,!0,x!=null));x!=null&&(je(hu,bd),ca(hu,n,Je,rn,rt,vt,null))}function gx(x,M,L,I,V,j,ot){if(gt._lock)return;jt(x);let dt=er;if(er){let bt=!0,Pt=!0,Ut=10,Ot,re;P.ori==0?(Ot=Pn,re=Ln):(Ot=Ln,re=Pn),Ot&&re&&(bt=Je<=Ut||Je>=rt-Ut,Pt=rn<=Ut||rn>=vt-Ut),Ot&&bt&&(Je=Je<so?0:rt),re&&Pt&&(rn=rn<ro?0:vt),wr(null,!0,!0),er=!1}Je=-10,rn=-10,ft.fill(null),wr(null,!0,!0),dt&&(er=dt)}function Bf(x,M,L,I,V,j,ot){gt._lock||(jt(x),sa(),hh(),x!=null&&ca(tg,n,Je,rn,rt,vt,null))}function kf(){w.forEach(HR),z(n.width,n.height,!0)}Hr(Fc,Uo,kf);const lo={};lo.mousedown=Ff,lo.mousemove=Lf,lo.mouseup=Of,lo.dblclick=Bf,lo.setSeries=(x,M,L,I)=>{let V=xn.match[2];L=V(n,M,L),L!=-1&&cs(L,I,!0,!1)},Wt&&(k(Km,g,Ff),k(cu,g,Lf),k(Jm,g,x=>{jt(x),la(!1)}),k(Qm,g,gx),k(tg,g,Bf),Pd.add(n),n.syncRect=la);const ml=n.hooks=i.hooks||{};function Dn(x,M,L){to?ra.push([x,M,L]):x in ml&&ml[x].forEach(I=>{I.call(null,n,M,L)})}(i.plugins||[]).forEach(x=>{for(let M in x.hooks)ml[M]=(ml[M]||[]).concat(x.hooks[M])});const zf=(x,M,L)=>L,xn=Sn({key:null,setSeries:!1,filters:{pub:ug,sub:ug},scales:[A,_[1]?_[1].scale:null],match:[dg,dg,zf],values:[null,null]},gt.sync);xn.match.length==2&&xn.match.push(zf),gt.sync=xn;const Vf=xn.key,uh=C_(Vf);function ca(x,M,L,I,V,j,ot){xn.filters.pub(x,M,L,I,V,j,ot)&&uh.pub(x,M,L,I,V,j,ot)}uh.sub(n);function _x(x,M,L,I,V,j,ot){xn.filters.sub(x,M,L,I,V,j,ot)&&lo[x](null,M,L,I,V,j,ot)}n.pub=_x;function xx(){uh.unsub(n),Pd.delete(n),fn.clear(),Ed(Fc,Uo,kf),c.remove(),ct?.remove(),Dn("destroy")}n.destroy=xx;function dh(){Dn("init",i,t),fl(t||i.data,!1),U[A]?sh(A,U[A]):sa(),ee=Qe.show&&(Qe.width>0||Qe.height>0),qt=ie=!0,z(i.width,i.height)}return _.forEach(os),w.forEach(Jr),e?e instanceof HTMLElement?(e.appendChild(c),dh()):e(n,dh):dh(),n}Jn.assign=Sn;Jn.fmtNum=hf;Jn.rangeNum=Oc;Jn.rangeLog=Kc;Jn.rangeAsinh=lf;Jn.orient=Zr;Jn.pxRatio=Ue;Jn.join=NA;Jn.fmtDate=df,Jn.tzDate=XA;Jn.sync=C_;{Jn.addGap=AR,Jn.clipGaps=th;let i=Jn.paths={points:U_};i.linear=O_,i.stepped=PR,i.bars=LR,i.spline=IR}const Dd=1e-16,V_=["curve-1","curve-2","curve-3"],Ng=i=>["x","y","z"].map((t,e)=>({label:t,ink:V_[e],value:n=>n[i+e]}));function WR(i,t,e){const n=nn(t),[s,r,o,a]=[i[n+be.q],i[n+be.q+1],i[n+be.q+2],i[n+be.q+3]],[l,c,d]=[i[n+be.w],i[n+be.w+1],i[n+be.w+2]];return e===0?(1-2*(o*o+a*a))*l+2*(r*o+s*a)*c+2*(r*a-s*o)*d:e===1?2*(r*o-s*a)*l+(1-2*(r*r+a*a))*c+2*(o*a+s*r)*d:2*(r*a+s*o)*l+2*(o*a-s*r)*c+(1-2*(r*r+o*o))*d}const XR=[{id:"energy",title:"Energy",unit:"J",curves:[{label:"kinetic",ink:"curve-1",value:i=>i[kt.kinetic]},{label:"potential",ink:"curve-2",value:i=>i[kt.potential]},{label:"total − work",ink:"curve-3",value:i=>i[kt.kinetic]+i[kt.potential]-i[kt.work]},{label:"lost in contact",ink:"curve-4",contact:!0,value:i=>i[kt.lost]},{label:"ghost kin.",ink:"ghost",ghost:!0,value:i=>i[kt.ghostKinetic]}]},{id:"drift",title:"Energy drift",unit:"J",log:!0,curves:[{label:"drift",ink:"curve-1",value:i=>Math.max(Math.abs(i[kt.drift]),Dd)},{label:"ghost",ink:"ghost",ghost:!0,value:i=>Math.max(Math.abs(i[kt.ghostDrift]),Dd)}]},{id:"momentum",title:"Momentum",unit:"kg m/s",curves:Ng(kt.momentum)},{id:"angular",title:"Angular momentum",unit:"kg m²/s",curves:Ng(kt.angular)},{id:"spin",title:"Spin in body axes",unit:"rad/s",curves:["x","y","z"].map((i,t)=>({label:i,ink:V_[t],value:(e,n)=>WR(e,n,t)}))}],qR=20,YR=600,Ug=90,$R=i=>{if(!Number.isFinite(i))return"—";const t=Math.abs(i);return t!==0&&(t<.001||t>=1e5)?i.toExponential(1).replace("e+","e").replaceAll("-","−"):i.toPrecision(4).replace("-","−")};function jR(i,t){if(i===null||t===null||!Number.isFinite(i+t))return[0,1];const e=Math.max(1e-4*Math.max(Math.abs(i),Math.abs(t)),1e-6),n=Math.max(.08*(t-i),e);return[i-n,t+n]}function ZR(i,t){if(i===null||t===null||!(i>0))return[Dd,1];const e=Math.floor(Math.log10(i)),n=Math.max(Math.ceil(Math.log10(t)),e+6);return[10**e,10**Math.min(n,300)]}const KR=(i,t)=>t;function JR(i,t,e,n){const[s,r]=[Math.round(Math.log10(e)),Math.round(Math.log10(n))],o=Math.max(1,Math.ceil((r-s)/3));return Array.from({length:Math.floor((r-s)/o)+1},(a,l)=>10**(s+l*o))}class QR{constructor(t,e){this.host=t,this.onSeek=e,new ResizeObserver(()=>this.resize()).observe(t),this.build()}body=0;speed=1;plots=[];width=0;build(){for(const{plot:t}of this.plots)t.destroy();this.host.replaceChildren(),this.width=this.room(),this.plots=XR.map(t=>this.make(t))}make(t){const e=document.createElement("figure");e.dataset.sheet=t.id;const n=document.createElement("figcaption"),s=document.createElement("span");s.className="name",s.textContent=`${t.title}, ${t.unit}`,n.append(s);const r=t.curves.map(c=>{const d=document.createElement("span");d.className="key",d.hidden=!!(c.ghost??c.contact);const u=document.createElement("i");u.style.background=ae(c.ink);const h=document.createElement("b");return d.append(u,c.label,h),n.append(d),h});e.append(n),this.host.append(e);const o={stroke:ae("muted"),grid:{stroke:ae("rule"),width:1},ticks:{show:!1}},a="11px system-ui, sans-serif",l=new Jn({width:this.width,height:Ug,padding:[9,6,0,0],legend:{show:!1},cursor:{x:!0,y:!1,points:{show:!1},drag:{x:!1,y:!1}},scales:{x:{time:!1},y:t.log?{distr:3,range:(c,d,u)=>ZR(d,u)}:{range:(c,d,u)=>jR(d,u)}},axes:[{...o,font:a,size:22,gap:3},{...o,font:a,size:52,gap:4,space:26,...t.log&&{splits:JR,filter:KR},values:(c,d)=>d.map(u=>u===null?"":tC(u))}],series:[{},...t.curves.map(c=>({stroke:ae(c.ink),width:1.75,dash:c.ghost?[5,4]:void 0,points:{show:!1}}))]},[[],...t.curves.map(()=>[])],e);return l.over.addEventListener("click",c=>this.onSeek(l.posToVal(c.offsetX,"x"))),{sheet:t,plot:l,values:r}}room(){const t=getComputedStyle(this.host);return this.host.clientWidth-parseFloat(t.paddingLeft)-parseFloat(t.paddingRight)||300}resize(){const t=this.room();if(t!==this.width){this.width=t;for(const{plot:e}of this.plots)e.setSize({width:t,height:Ug})}}update(t,e,n){const{frames:s}=t,r=s[e];if(!r||!this.host.clientWidth)return;const o=s[s.length-1][kt.time],a=t.sample(n?0:t.nearest(o-qR*Math.max(1,this.speed)),YR),l=a.map(u=>s[u][kt.time]),c=zi(r,ki.ghost),d=zi(r,ki.contact);for(const{sheet:u,plot:h,values:m}of this.plots){const g=u.curves.map(p=>a.map(f=>{const w=p.ghost&&!zi(s[f],ki.ghost)||p.contact&&!d?NaN:p.value(s[f],this.body);return Number.isFinite(w)?w:null}));h.setData([l,...g]),u.curves.forEach((p,f)=>{m[f].textContent=$R(p.value(r,this.body)),p.ghost&&(m[f].parentElement.hidden=!c),p.contact&&(m[f].parentElement.hidden=!d)});const y=n?h.valToPos(r[kt.time],"x"):-10;h.setCursor({left:y,top:n?1:-10})}}}function tC(i){const t=Math.abs(i);return(t!==0&&(t<.001||t>=1e5)?i.toExponential(0).replace("e+","e"):`${+i.toFixed(6)}`).replaceAll("-","−")}const eC=200,nC=40,iC=1.35,Fg=160,mu=600,sC=20,rC=.1,Lr=1.004,G_=1e-6,oC=.045;function aC(i,t){const[e,,n]=i;if(!(e>G_*n))return null;const s=t*Math.sqrt(e);return{axes:i.map(r=>s/Math.sqrt(r)),c:s}}function lC(i,t,e){const n=i.reduce((y,p,f)=>y+p*t[f]**2,0),s=i.reduce((y,p,f)=>y+(p*t[f])**2,0),r=s>=i[1]*n?2:0,[o,a]=r===2?[0,1]:[1,2],l=i[r],c=Math.abs(l*n-s),d=y=>Math.sqrt(c/(i[y]*Math.abs(l-i[y]))),[u,h]=[d(o),d(a)];if(!(u>0)||!(h>0)||Math.abs(l-i[r===2?0:2])<G_*i[2])return[];const m=Math.sign(t[r])||1,g=[];for(let y=0;y<e;y++){const p=2*Math.PI*y/(e-1),f=[0,0,0];f[o]=u*Math.cos(p),f[a]=h*Math.sin(p),f[r]=m*Math.sqrt(Math.max(0,(n-i[o]*f[o]**2-i[a]*f[a]**2)/l)),g.push(...f)}return g.every(Number.isFinite)?g:[]}const Id=new T,kc=new Le,Bs=new T,cC=new T,hC=new me,uC=new me().makeScale(0,0,0);class dC{constructor(t,e){this.scene=t,this.bodies=e}shown=!1;glass=null;local=[];paths=[];glassMaterial=new As({roughness:.25,transparent:!0,opacity:.26,depthWrite:!1});curveMaterial=new Ja({linewidth:1.6});trailMaterial=new Ja({linewidth:3.2});knobMaterial=new _i;ball=new Ks(1,64,32);build(){this.drop();const t=this.bodies.infos.slice(0,eC);this.local=t.map((e,n)=>{const s=aC(e.moments,iC*this.bodies.radii[n]);return s?(this.paths.length<nC&&this.paths.push(this.path(e,n,s.c,s.axes[0])),Og(e).scale(new T(...s.axes))):null}),this.glass=new Yr(this.ball,this.glassMaterial,t.length),this.glass.frustumCulled=!1,this.glass.renderOrder=2,this.glass.visible=!1,this.scene.add(this.glass),this.paint()}path(t,e,n,s){const r=new zs,o=new yt(this.ball,this.knobMaterial);o.scale.setScalar(oC*this.bodies.radii[e]),r.add(o),this.scene.add(r);const a=new vd(r,this.curveMaterial,Fg),l=new vd(r,this.trailMaterial,mu);for(const c of[a.line,l.line,o])c.renderOrder=3;return{body:e,moments:t.moments,c:n,size:s,group:r,curve:a,trail:l,knob:o,turn:new Le().setFromRotationMatrix(Og(t))}}paint(){this.glassMaterial.color.set(ae("accent")),this.curveMaterial.color.set(ae("muted")),this.trailMaterial.color.set(ae("spin")),this.knobMaterial.color.set(ae("spin"))}place(t,e,n){if(this.glass){this.glass.visible=this.shown;for(const s of this.paths)s.group.visible=this.shown;if(this.shown){this.local.forEach((s,r)=>{Vs(t,nn(r),Id,kc),this.glass.setMatrixAt(r,s?hC.makeRotationFromQuaternion(kc).setPosition(Id).multiply(s):uC)}),this.glass.instanceMatrix.needsUpdate=!0;for(const s of this.paths)this.placePath(s,t,e,n)}}}placePath(t,e,n,s){const{group:r,knob:o,curve:a,trail:l}=t;Vs(e,nn(t.body),r.position,r.quaternion),r.quaternion.multiply(t.turn),r.visible=Bg(e,t),r.visible&&(o.position.copy(Bs).multiplyScalar(Lr),a.set(lC(t.moments,o.position.toArray(),Fg)),l.set(this.went(t,n,s)))}went(t,e,n){const s=[];if(!e.frames[n])return s;const r=e.nearest(e.frames[n][kt.time]-sC),o=Math.max(1,Math.ceil((n-r)/(mu/2)));let a=null;for(let l=Math.ceil(r/o)*o;l<n+o;l+=o){if(!Bg(e.frames[Math.min(l,n)],t))continue;const c=Bs.clone(),d=a?Math.min(8,Math.floor(a.distanceTo(c)/(rC*t.size))):0;for(let u=1;u<=d;u++)fC(Bs.lerpVectors(a,c,u/(d+1)),t),s.push(Lr*Bs.x,Lr*Bs.y,Lr*Bs.z);s.push(Lr*c.x,Lr*c.y,Lr*c.z),a=c}return s.slice(-3*mu)}drawn(t){const e=this.paths.find(n=>n.body===t);return e?.group.visible?{curve:e.curve.points(),trail:e.trail.points(),point:e.knob.position.toArray()}:null}drop(){for(const{group:t,curve:e,trail:n}of this.paths)e.dispose(),n.dispose(),this.scene.remove(t);this.paths=[],this.glass&&(this.scene.remove(this.glass),this.glass.dispose(),this.glass=null)}}function Og(i){const t=i.axes;return new me().set(t[0],t[1],t[2],0,t[3],t[4],t[5],0,t[6],t[7],t[8],0,0,0,0,1)}function Bg(i,t){const e=nn(t.body);Bs.fromArray(i,e+be.w);const n=Bs.dot(cC.fromArray(i,e+be.L));return!(n>0)||!Number.isFinite(n)?!1:(Vs(i,e,Id,kc),Bs.applyQuaternion(kc.multiply(t.turn).conjugate()).multiplyScalar(t.c/Math.sqrt(n)),!0)}function fC(i,{moments:t,c:e}){i.multiplyScalar(e/Math.sqrt(t[0]*i.x**2+t[1]*i.y**2+t[2]*i.z**2))}const pC=2e3,mC=5e3,gC=3;class _C{constructor(t){this.listener=t,window.addEventListener("message",e=>{if(e.source!==window.parent||e.data!=="freebody"||!e.ports[0]||this.port)return;const n=this.port=e.ports[0];gE(s=>n.postMessage({type:"save",kind:s})),this.port.onmessage=({data:s})=>this.hear(s),this.answered=performance.now(),t.state(!0,0),window.setInterval(()=>this.watch(),pC)})}port=null;answered=0;busy=!1;frames=0;get connected(){return this.port!==null}send(t){this.port?.postMessage(t)}hear(t){"files"in t?mE(t.files):"frame"in t?this.see(new Float32Array(t.frame),t.number):"made"in t?_E(t.made):t.message.type==="pong"?this.answer():this.listener.message(t.message)}see(t,e){this.listener.frame(t),this.frames+=1,this.frames%gC===0&&this.port.postMessage({type:"seen",number:e})}answer(){this.answered=performance.now(),this.busy&&this.listener.message({type:"status",text:""}),this.busy=!1}watch(){this.busy=performance.now()-this.answered>mC,this.busy&&this.listener.message({type:"status",text:"The notebook is busy: what you do here waits for the end of its cell."}),this.send({type:"ping",t:performance.now()})}}const xC=[.1,.25,.5,1,2,4],vC=[1,3];class yC{constructor(t,e){this.host=t,[this.stiffness.min,this.stiffness.max]=vC.map(String);const n=Y("fieldset",{className:"triple"},...this.gravity);t.append(li("Scene",this.scene),li("Integrator",this.integrator,this.summary),li("Step, s",this.dt,this.ownStep),li("Ghost",this.ghost,Y("p",{className:"note"},"A second integrator from the same state, drawn translucent.")),li("Gravity, m/s²",n),li("Speed",this.speed),li("Grab stiffness",this.stiffness,this.stiffnessValue)),this.scene.onchange=()=>e({type:"scene",name:this.scene.value}),this.integrator.onchange=()=>e({type:"integrator",name:this.integrator.value}),this.ghost.onchange=()=>e({type:"ghost",name:this.ghost.value||null}),this.speed.onchange=()=>e({type:"speed",value:Number(this.speed.value)}),this.dt.onchange=()=>{this.dt.valueAsNumber>0&&e({type:"dt",value:this.dt.valueAsNumber})},this.ownStep.onclick=()=>e({type:"dt",value:Number(this.ownStep.value)});for(const s of this.gravity)s.onchange=()=>{const r=this.gravity.map(o=>o.valueAsNumber);r.every(Number.isFinite)&&e({type:"gravity",value:r})};this.stiffness.oninput=()=>{const s=Number((10**this.stiffness.valueAsNumber).toPrecision(2));this.stiffnessValue.textContent=`${s} per s²`,e({type:"stiffness",value:s})}}scene=Y("select");integrator=Y("select");summary=Y("p",{className:"note"});dt=Y("input",{type:"number",min:"0",step:"any",inputMode:"decimal"});ownStep=Y("button",{type:"button",className:"small",hidden:!0,title:"The step that the scene asks for; the page starts with smaller ones where pictures would fall between them"});gravity=["x","y","z"].map(t=>Y("input",{type:"number",step:"any",ariaLabel:`Gravity along ${t}`}));speed=Y("select");stiffness=Y("input",{type:"range",step:"0.01"});stiffnessValue=Y("p",{className:"note"});ghost=Y("select");physical=[this.integrator,this.dt,this.ghost,this.speed,this.stiffness,...this.gravity];update(t){const{settings:e}=t,n=(c,d)=>{document.activeElement!==c&&(c.value=String(Number(d.toPrecision(6))))},s=t.scenes.map(({name:c,title:d})=>[c,d]);s.some(([c])=>c===t.scene.name)||s.unshift([t.scene.name,t.scene.title]),is(this.scene,s,t.scene.name);const r=t.integrators.map(({name:c,refused:d})=>d?[c,`${c} – ${d}`,!0]:[c,c,!1]);is(this.integrator,r,e.integrator);const o=t.integrators.find(({name:c})=>c===e.integrator);this.summary.textContent=o?`Order ${o.order}: ${o.summary}.`:"",is(this.ghost,[["","none"],...r],e.ghost??"");const a=[...new Set([...xC,e.speed])].sort((c,d)=>c-d);is(this.speed,a.map(c=>[String(c),`${c} ×`]),String(e.speed)),n(this.dt,e.dt);const l=t.scene.dt??e.dt;this.ownStep.hidden=Math.abs(l/e.dt-1)<1e-9||!!t.tape,this.ownStep.value=String(l),this.ownStep.textContent=`Use the scene's step, ${Number(l.toPrecision(4))} s`,this.ownStep.disabled=!t.control,e.gravity.forEach((c,d)=>n(this.gravity[d],c)),n(this.stiffness,Math.log10(e.stiffness)),this.stiffnessValue.textContent=`${Number(e.stiffness.toPrecision(3))} per s²`;for(const c of this.host.querySelectorAll("select, input"))c.disabled=!t.control;if(t.tape)for(const c of this.physical)c.disabled=!0}}const SC={lowest:{pixels:.5,shadows:512,fine:!1},low:{pixels:.75,shadows:512,fine:!1},medium:{pixels:1,shadows:1024,fine:!0},high:{pixels:2,shadows:2048,fine:!0}},Xa=["lowest","low","medium","high"],H_="freebody.quality",kg=24,bC=38,MC=19,wC=4,EC=250;function TC(){try{const i=localStorage.getItem(H_);return Xa.includes(i)?i:"auto"}catch{return"auto"}}class AC{constructor(t,e){this.changed=e,this.found=t?"low":window.devicePixelRatio>1.5?"high":"medium",t&&(this.ceiling=2)}choice=TC();steady=!1;found;times=[];last=0;good=0;ceiling=Xa.length-1;get level(){return this.choice==="auto"?this.found:this.choice}get effort(){return SC[this.level]}set(t){this.choice=t;try{localStorage.setItem(H_,t)}catch{}this.restart(),this.changed()}restart(){this.times=[],this.good=0,this.last=0}drew(t){const e=t-this.last;if(this.last=t,this.choice!=="auto"||this.steady||e>EC||(this.times.push(e),this.times.length<kg))return;const n=this.times.sort((r,o)=>r-o)[kg>>1];this.times=[];const s=Xa.indexOf(this.found);this.good=n<MC?this.good+1:0,n>bC&&s>0?(this.ceiling=s-1,this.move(s-1)):this.good>=wC&&s<this.ceiling&&this.move(s+1)}move(t){this.found=Xa[t],this.restart(),this.changed()}}function RC(){const i=document.createElement("canvas").getContext("webgl2");if(!i)return!1;const t=i.getExtension("WEBGL_debug_renderer_info"),e=String(i.getParameter(t?t.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|softpipe|software|basic render/i.test(e)}class CC{boxes=new Map;constructor(t,e,n,s){const r=Y("fieldset",{className:"toggles"},Y("legend",{},"Draw"));for(const l of e){const c=Y("input",{type:"checkbox",id:`show-${l.id}`,checked:l.on});c.onchange=()=>l.set(c.checked),this.boxes.set(l.id,c);const d=Y("label",{},c,l.label);l.key&&d.append(Y("kbd",{},l.key)),r.append(d)}const o=Y("select");is(o,[["auto","like the system"],["light","light"],["dark","dark"]],n.choice),o.onchange=()=>n.set(o.value);const a=Y("select");is(a,[["auto","as fine as runs smoothly"],...Xa.map(l=>[l,l])],s.choice),a.onchange=()=>s.set(a.value),t.append(r,li("Theme",o),li("Quality",a))}isOn(t){return this.boxes.get(t)?.checked??!1}flip(t){this.boxes.get(t)?.click()}}const zg={type:"change"},vf={type:"start"},W_={type:"end"},hc=new Hc,Vg=new Ki,PC=Math.cos(70*Bo.DEG2RAD),wn=new T,pi=2*Math.PI,We={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},gu=1e-6;class LC extends C0{constructor(t,e=null){super(t,e),this.state=We.NONE,this.target=new T,this.cursor=new T,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Do.ROTATE,MIDDLE:Do.DOLLY,RIGHT:Do.PAN},this.touches={ONE:Po.ROTATE,TWO:Po.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new T,this._lastQuaternion=new Le,this._lastTargetPosition=new T,this._quat=new Le().setFromUnitVectors(t.up,new T(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Tp,this._sphericalDelta=new Tp,this._scale=1,this._panOffset=new T,this._rotateStart=new Zt,this._rotateEnd=new Zt,this._rotateDelta=new Zt,this._panStart=new Zt,this._panEnd=new Zt,this._panDelta=new Zt,this._dollyStart=new Zt,this._dollyEnd=new Zt,this._dollyDelta=new Zt,this._dollyDirection=new T,this._mouse=new Zt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=IC.bind(this),this._onPointerDown=DC.bind(this),this._onPointerUp=NC.bind(this),this._onContextMenu=VC.bind(this),this._onMouseWheel=OC.bind(this),this._onKeyDown=BC.bind(this),this._onTouchStart=kC.bind(this),this._onTouchMove=zC.bind(this),this._onMouseDown=UC.bind(this),this._onMouseMove=FC.bind(this),this._interceptControlDown=GC.bind(this),this._interceptControlUp=HC.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction=""}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(zg),this.update(),this.state=We.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){const e=this.object.position;wn.copy(e).sub(this.target),wn.applyQuaternion(this._quat),this._spherical.setFromVector3(wn),this.autoRotate&&this.state===We.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=pi:n>Math.PI&&(n-=pi),s<-Math.PI?s+=pi:s>Math.PI&&(s-=pi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(wn.setFromSpherical(this._spherical),wn.applyQuaternion(this._quatInverse),e.copy(this.target).add(wn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){const a=wn.length();o=this._clampDistance(a*this._scale);const l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const a=new T(this._mouse.x,this._mouse.y,0);a.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new T(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=wn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(hc.origin.copy(this.object.position),hc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(hc.direction))<PC?this.object.lookAt(this.target):(Vg.setFromNormalAndCoplanarPoint(this.object.up,this.target),hc.intersectPlane(Vg,this.target))))}else if(this.object.isOrthographicCamera){const o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>gu||8*(1-this._lastQuaternion.dot(this.object.quaternion))>gu||this._lastTargetPosition.distanceToSquared(this.target)>gu?(this.dispatchEvent(zg),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?pi/60*this.autoRotateSpeed*t:pi/60/60*this.autoRotateSpeed}_getZoomScale(t){const e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){wn.setFromMatrixColumn(e,0),wn.multiplyScalar(-t),this._panOffset.add(wn)}_panUp(t,e){this.screenSpacePanning===!0?wn.setFromMatrixColumn(e,1):(wn.setFromMatrixColumn(e,0),wn.crossVectors(this.object.up,wn)),wn.multiplyScalar(t),this._panOffset.add(wn)}_pan(t,e){const n=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;wn.copy(s).sub(this.target);let r=wn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientX),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(pi*this._rotateDelta.x/e.clientHeight),this._rotateUp(pi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(pi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-pi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(pi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-pi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{const n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(pi*this._rotateDelta.x/e.clientHeight),this._rotateUp(pi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Zt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){const e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){const e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}}function DC(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function IC(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function NC(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(W_),this.state=We.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function UC(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Do.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=We.DOLLY;break;case Do.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=We.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=We.ROTATE}break;case Do.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=We.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=We.PAN}break;default:this.state=We.NONE}this.state!==We.NONE&&this.dispatchEvent(vf)}function FC(i){switch(this.state){case We.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case We.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case We.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function OC(i){this.enabled===!1||this.enableZoom===!1||this.state!==We.NONE||(i.preventDefault(),this.dispatchEvent(vf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(W_))}function BC(i){this.enabled!==!1&&this._handleKeyDown(i)}function kC(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Po.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(i),this.state=We.TOUCH_ROTATE;break;case Po.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(i),this.state=We.TOUCH_PAN;break;default:this.state=We.NONE}break;case 2:switch(this.touches.TWO){case Po.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=We.TOUCH_DOLLY_PAN;break;case Po.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=We.TOUCH_DOLLY_ROTATE;break;default:this.state=We.NONE}break;default:this.state=We.NONE}this.state!==We.NONE&&this.dispatchEvent(vf)}function zC(i){switch(this._trackPointer(i),this.state){case We.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case We.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case We.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case We.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=We.NONE}}function VC(i){this.enabled!==!1&&i.preventDefault()}function GC(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function HC(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const Gg=new T(-.42,-.55,1.15).normalize(),WC=14,_u=1.3,XC=64,qC=2.2,YC={zenith:"#dfe9f5",horizon:"#ffffff",ground:"#8e959e",panel:7,lamp:2.1,fill:.35,surroundings:.72},$C={zenith:"#3a4a60",horizon:"#8496ad",ground:"#333c47",panel:8,lamp:2.2,fill:.2,surroundings:.8},jC=[[[-5,6,-4],[5,3.5],1],[[6,4,2],[2,5],.7],[[1,7,6],[6,1.2],.8],[[-3,1.5,7],[1,3],.5]],xu=new T,Ca=new T,uc=new T;class ZC{constructor(t,e){this.scene=t,this.renderer=e,e.shadowMap.type=za,this.lamp.shadow.radius=qC,this.lamp.shadow.bias=-3e-4,this.sky=new yt(new Ks(1,32,16),JC()),this.sky.renderOrder=-20,this.sky.frustumCulled=!1,t.add(this.lamp,this.lamp.target,this.fill,this.sky)}lamp=new Kv;fill=new $v;sky;toLamp=Gg.clone();surrounding={};half=0;mapSize=0;paint(t,e){const n=t?$C:YC;this.scene.environment=this.surrounding[t?"dark":"light"]??=this.surround(n),this.scene.environmentIntensity=n.surroundings,this.lamp.intensity=n.lamp,this.fill.intensity=n.fill,this.fill.color.set("#ffffff"),this.fill.groundColor.set(n.ground),this.sky.material.uniforms.horizon.value.copy(e),this.sky.material.uniforms.zenith.value.copy(e).lerp(new Qt(t?"#2a3b52":"#b9cbe0"),t?.55:.75)}surround(t){const e=KC(t),n=new fd(this.renderer),{texture:s}=n.fromScene(e,0,.1,50,{size:XC});return n.dispose(),e.traverse(r=>r.geometry?.dispose()),s}adjust(t,e,n,s){this.toLamp.copy(Gg).applyQuaternion(t),this.fill.position.copy(e);const r=t.clone().multiply(new Le().setFromAxisAngle(new T(1,0,0),Math.PI/2));this.scene.environmentRotation.setFromQuaternion(r),this.sky.material.uniforms.up.value.copy(e),this.sky.visible=s,this.lamp.castShadow=n>0,this.renderer.shadowMap.enabled=n>0,n&&n!==this.mapSize&&(this.mapSize=n,this.lamp.shadow.mapSize.set(n,n),this.lamp.shadow.map?.dispose(),this.lamp.shadow.map=null)}follow(t,e){const n=Math.min(Math.max(t.radius*1.15,.15*e),WC*e);(n>this.half||n<this.half/(_u*_u))&&(this.half=n*_u);const s=2*this.half/Math.max(this.mapSize,1);Ca.set(-this.toLamp.y,this.toLamp.x,1e-4).normalize(),uc.crossVectors(this.toLamp,Ca).normalize(),Ca.crossVectors(uc,this.toLamp);const r=a=>Math.round(t.center.dot(a)/s)*s;xu.copy(this.toLamp).multiplyScalar(t.center.dot(this.toLamp)).addScaledVector(Ca,r(Ca)).addScaledVector(uc,r(uc)),this.lamp.target.position.copy(xu),this.lamp.position.copy(xu).addScaledVector(this.toLamp,2*this.half);const o=this.lamp.shadow.camera;o.right!==this.half&&(o.left=o.bottom=-this.half,o.right=o.top=this.half,o.near=.2*this.half,o.far=2*this.half+Math.max(6*this.half,6*e),o.updateProjectionMatrix(),this.lamp.shadow.normalBias=1.5*s)}shadowOn(t,e,n){const s=e.normal.dot(this.toLamp),r=e.distanceToPoint(t);return!(s>.05)||!(r>-this.half)?null:n.copy(t).addScaledVector(this.toLamp,-r/s)}get width(){return 3*this.half}stay(t){this.sky.position.copy(t.position),this.sky.scale.setScalar(.5*t.far)}}function KC(i){const t=new g0,e=new Ks(12,32,24),[n,s,r]=[i.zenith,i.horizon,i.ground].map(c=>new Qt(c)),o=[],a=e.getAttribute("position"),l=new Qt;for(let c=0;c<a.count;c++){const d=a.getY(c)/12;d>=0?l.lerpColors(s,n,Math.sqrt(d)):l.lerpColors(s,r,Math.min(1,-6*d)),o.push(l.r,l.g,l.b)}e.setAttribute("color",new ve(o,3)),t.add(new yt(e,new _i({vertexColors:!0,side:Fn})));for(const[c,d,u]of jC){const h=new yt(new Ps(...d),new _i({side:Un}));h.material.color.setScalar(i.panel*u),h.position.set(...c),h.lookAt(0,0,0),t.add(h)}return t}function JC(){return new xi({side:Fn,depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{horizon:{value:new Qt},zenith:{value:new Qt},up:{value:new T(0,0,1)}},vertexShader:`
      varying vec3 way;
      void main() {
        way = position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,fragmentShader:`
      uniform vec3 horizon;
      uniform vec3 zenith;
      uniform vec3 up;
      varying vec3 way;
      void main() {
        gl_FragColor = vec4(mix(horizon, zenith, smoothstep(0.02, 0.75, dot(normalize(way), up))), 1.0);
        #include <colorspace_fragment>
      }`})}const Hg=40,QC=8192,tP=1.3,eP=.8,nP=1.33,iP=40,Wg=1.4,sP=new T(0,0,1),dc={1:[.75,-1,.55],2:[0,-1,0],3:[1,0,0],4:[0,-1e-4,1]};class rP{constructor(t){this.canvas=t;const e=RC();this.renderer=new Qw({canvas:t,antialias:!e,preserveDrawingBuffer:!1}),this.renderer.toneMapping=Ud,this.quality=new AC(e,()=>this.adjust()),this.camera.up.set(0,0,1),this.controls=this.control(),this.light=new ZC(this.scene,this.renderer),new ResizeObserver(()=>this.resize()).observe(t.parentElement),this.resize(),this.adjust(),this.paint()}scene=new g0;camera=new Bi(Hg,1,.01,1e3);renderer;quality;lit=new Vi(new T,1);before=null;sheets=[];light;plane=new Ki;along=new T;place=new T;controls;dirty=!0;radius=1;distance=1;first=new T(...dc[1]);cell=1;extent=1;centre=new T;upright=new Le;grid=null;gridShown=!0;grounded=!1;fitted=!1;adjust(){const{pixels:t,shadows:e,fine:n}=this.quality.effort;this.renderer.setPixelRatio(Math.min(window.devicePixelRatio,t)),this.light.adjust(this.upright,this.camera.up,e,n);for(const s of[this.grid,...this.sheets])s?.adjust(n);this.dirty=!0}control(){const t=new LC(this.camera,this.canvas);return t.addEventListener("change",()=>this.dirty=!0),t}resize(){const{clientWidth:t,clientHeight:e}=this.canvas.parentElement;!t||!e||(this.renderer.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.dirty=!0,this.fitted&&this.render())}paint(){const t=new Qt(ae("scene"));this.scene.background=t,this.scene.fog=new $d(t,this.distance+this.radius*3,this.distance+this.radius*26),this.light.paint(xd(),t),this.layGrid(),this.dirty=!0}showGrid(t){this.gridShown=t,this.grid&&(this.grid.group.visible=this.fitted&&!this.grounded,this.grid.lines=t),this.dirty=!0}set floored(t){this.grounded=t,this.showGrid(this.gridShown)}layGrid(){const t=10**Math.floor(Math.log10(this.radius));this.cell=t*(this.radius/t>=5?5:this.radius/t>=2?2:1),this.extent=.5*iP*this.cell,this.grid&&this.scene.remove(this.grid.group),this.grid?.dispose(),this.grid=new Z0(0,this.cell,this.extent),this.grid.group.quaternion.copy(this.upright),this.grid.paint({base:ae("scene"),line:ae("grid"),axis:ae("grid-axis")},xd()),this.grid.adjust(this.quality.effort.fine),this.scene.add(this.grid.group),this.showGrid(this.gridShown)}fit({centre:t,radius:e,count:n,up:s,from:r,fieldOfView:o}){s.distanceTo(this.camera.up)>1e-9&&(this.controls.dispose(),this.camera.up.copy(s),this.upright.setFromUnitVectors(sP,s),this.controls=this.control()),this.camera.fov=o===null?Hg:Bo.radToDeg(o);const a=Math.tan(Bo.degToRad(this.camera.fov/2)),l=Math.min(1,nP*this.camera.aspect),c=tP+eP/Math.sqrt(Math.max(n,1));this.first.set(...dc[1]).applyQuaternion(this.upright),this.distance=e*c/(a*l),r&&r.distanceTo(t)>0&&(this.first.copy(r).sub(t),this.distance=this.first.length()/l),this.centre.copy(t),this.radius=Math.max(e,this.distance*a*l/c),this.camera.near=e/200,this.camera.far=this.radius*400,this.controls.minDistance=e/4,this.controls.maxDistance=this.radius*100,this.fitted=!0,this.adjust(),this.paint(),this.view("1")}view(t,e=this.centre){const n=t==="1"?this.first:dc[t]&&new T(...dc[t]).applyQuaternion(this.upright);n&&(this.controls.target.copy(e),this.camera.position.copy(n).setLength(this.distance).add(e),this.camera.updateProjectionMatrix(),this.controls.update(),this.dirty=!0)}shift(t){this.camera.position.add(t),this.controls.target.add(t),this.dirty=!0}orbit(t,e){const n=this.camera.position.clone().sub(this.controls.target);n.applyAxisAngle(this.camera.up,t);const s=new T().crossVectors(this.camera.up,n).normalize(),r=n.clone().applyAxisAngle(s,-e);Math.abs(r.clone().normalize().dot(this.camera.up))<.995&&n.copy(r),this.camera.position.copy(this.controls.target).add(n),this.controls.update(),this.dirty=!0}project(t){this.camera.updateMatrixWorld();const e=t.clone().project(this.camera),n=this.canvas.getBoundingClientRect(),s=Math.abs(e.x)<=1&&Math.abs(e.y)<=1&&Math.abs(e.z)<=1;return{x:n.left+(e.x+1)/2*n.width,y:n.top+(1-e.y)/2*n.height,inside:s}}floor(){const t=2*Wg*this.radius,n=this.controls.target.clone().sub(this.centre).dot(this.camera.up),s=Math.floor(n/t+(n<0?.25:0)),r=this.controls.target.clone().applyQuaternion(this.upright.clone().conjugate()),o=l=>Math.round(l/(Nc*this.cell))*Nc*this.cell,a=this.centre.dot(this.camera.up)-Wg*this.radius+s*t;return r.set(o(r.x),o(r.y),a).applyQuaternion(this.upright)}shade(){for(const t of[this.grid,...this.sheets]){if(!t?.group.parent||!t.group.visible)continue;t.group.updateWorldMatrix(!0,!1),this.plane.setFromNormalAndCoplanarPoint(this.along.set(0,0,1).transformDirection(t.group.matrixWorld),this.place.setFromMatrixPosition(t.group.matrixWorld));const e=this.light.shadowOn(this.lit.center,this.plane,this.place);e&&t.shadeAt(e,this.light.width)}}drawAt(t,e,n){const s=this.renderer.getContext(),r=Math.min(s.getParameter(s.MAX_RENDERBUFFER_SIZE),...s.getParameter(s.MAX_VIEWPORT_DIMS),QC),o=Math.min(1,r/Math.max(t,e));this.renderer.setPixelRatio(1),this.renderer.setSize(Math.round(o*t),Math.round(o*e),!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.render(),n(this.canvas),this.adjust(),this.resize()}render(){this.grid?.group.position.copy(this.floor()),this.light.follow(this.lit,this.radius),this.light.stay(this.camera),this.quality.effort.fine?this.before?.():this.shade(),this.renderer.render(this.scene,this.camera),this.dirty=!1}}const oP=100,aP=.28,lP=3,cP=new T(0,0,1),hP=new yn(.5,.2,1,28,1,!0).rotateX(Math.PI/2).translate(0,0,.5),uP=new sl(.42,1,24,1,!0).rotateX(Math.PI/2).translate(0,0,.5);class dP{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;parts=[];metal=new As({metalness:.9,roughness:.35,side:Un});fire=new _i({transparent:!0,opacity:.55,depthWrite:!1,toneMapped:!1});build(t){for(const{group:e}of this.parts)this.scene.remove(e);this.parts=t.slice(0,oP).map(e=>{const n=new zs,s=new yt(hP,this.metal);s.castShadow=!0;const r=new yt(uP,this.fire);return r.position.z=.9,n.add(s,r),n.scale.setScalar(aP*this.bodies.radii[e.body]),this.scene.add(n),{info:e,group:n,fire:r}}),this.paint()}paint(){this.metal.color.set(ae("joint")),this.fire.color.set(ae("flame"))}get burning(){return this.parts.filter(({group:t,fire:e})=>t.visible&&e.visible).length}place(t){for(const{info:e,group:n,fire:s}of this.parts){n.visible=this.shown;const r=this.bodies.toWorld(e.body,new T(...e.at),t),o=this.bodies.toWorld(e.body,new T(...fP(e.at,e.direction)),t).sub(r);n.position.copy(r),n.quaternion.setFromUnitVectors(cP,o.negate().normalize());const a=pP(e,t[kt.time]);s.visible=a>0,s.scale.set(1,1,lP*a*(.93+.07*Math.sin(61*t[kt.time])))}}}const fP=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]];function pP({burns:i},t){return i?i.find(([e,n])=>e<=t&&(n===null||t<n))?.[2]??0:1}const mP=200,gP=240,yf=360,Mc=Math.ceil(yf/gP),_P=Math.ceil(yf/Mc)+1;class xP{constructor(t){this.scene=t,this.material.onBeforeCompile=e=>{e.uniforms.segments=this.segments,e.vertexShader=e.vertexShader.replace("void main() {",`uniform float segments;
varying float fresh;
void main() {
fresh = (mod(float(gl_InstanceID), segments) + (position.y < 0.5 ? 0.0 : 1.0)) / segments;`),e.fragmentShader=e.fragmentShader.replace("void main() {",`varying float fresh;
void main() {`).replace("#include <premultiplied_alpha_fragment>",`gl_FragColor.a *= fresh * fresh;
#include <premultiplied_alpha_fragment>`)}}shown=!1;line=null;segments={value:1};material=new Ja({linewidth:2.4,vertexColors:!0,transparent:!0,depthWrite:!1});place(t,e,n){if(this.line&&(this.line.visible=this.shown),!this.shown||e<1)return;const s=Math.min(n.length,mP),r=this.line??=this.made(n.slice(0,s)),o=Math.max(0,e-yf),a=[];for(let m=Math.ceil(o/Mc)*Mc;m<e;m+=Mc)a.push(m);a.push(e);const l=a.length-1,c=r.geometry.attributes.instanceStart.data,d=r.geometry.attributes.instanceColorStart.data,u=new Qt;let h=0;for(let m=0;m<s;m++){u.set(n[m].color);for(let g=0;g<l;g++)for(const y of[g,g+1]){const p=t.frames[a[y]],f=nn(m);for(let _=0;_<3;_++)c.array[h+_]=p[f+_];u.toArray(d.array,h),h+=3}}c.needsUpdate=d.needsUpdate=!0,this.segments.value=l,r.geometry.instanceCount=s*l,r.visible=!0}made(t){const e=new Float32Array(6*t.length*_P),n=new nf().setPositions(e).setColors(e.slice()),s=new K0(n,this.material);return s.frustumCulled=!1,this.scene.add(s),s}clear(){this.line&&(this.scene.remove(this.line),this.line.geometry.dispose(),this.line=null)}}const vP=200,Xg=1.7,yP=2,SP=.28,qg=.001,Yg=["axis-x","axis-y","axis-z","spin","momentum","force","torque"],bP=new Set(["force","torque"]),Ro=new T,$g=new Le,Pa=new T;class MP{constructor(t,e){this.scene=t,this.bodies=e}shown={axes:!1,spin:!1,momentum:!1,force:!1};longest=1;contact=null;sets=null;count=0;fastest=qg;heaviest=1;strongest=0;hardest=0;noticed=0;usual=1;build(t=null){if(this.contact=t,this.sets)for(const n of Object.values(this.sets))n.dispose();this.count=Math.min(this.bodies.infos.length,vP),this.sets=Object.fromEntries(Yg.map(n=>[n,new ef(this.scene,this.count,bP.has(n))])),this.fastest=qg,this.strongest=this.hardest=0;const e=[...this.bodies.radii].sort((n,s)=>n-s);this.usual=e[e.length>>1]||1,this.heaviest=Math.max(...this.bodies.infos.flatMap(n=>n.moments))||1,this.paint()}paint(){if(this.sets)for(const t of Yg)this.sets[t].colour=ae(t)}notice(t){const e=(o,a)=>{const l=Pa.fromArray(t,a).length();return Number.isFinite(l)?Math.max(o,l):o},n=Math.exp(-Math.abs(t[kt.time]-this.noticed)/yP);this.noticed=t[kt.time],this.strongest*=n,this.hardest*=n;for(let o=0;o<this.count;o++){this.fastest=e(this.fastest,nn(o)+be.w);const a=Kp(t,o,this.bodies.infos.length);a<0||(this.strongest=e(this.strongest,a),this.hardest=e(this.hardest,a+3))}const s=rl(t,this.bodies.infos.length);if(s<0||!this.contact)return;const r=s+Zo*this.contact.moving;for(let o=0;o<this.contact.points;o++)this.strongest=e(this.strongest,r+xr*o+Ai.force)}get perNewton(){return this.strongest>0?this.longest/this.strongest:0}place(t,e){if(!this.sets)return;const{spin:n,momentum:s,force:r,torque:o}=this.sets,a=[this.sets["axis-x"],this.sets["axis-y"],this.sets["axis-z"]];for(const u of a)u.visible=this.shown.axes;n.visible=this.shown.spin,s.visible=this.shown.momentum,r.visible=o.visible=this.shown.force,this.notice(t);const l=this.longest=Math.max(Xg*this.usual,SP*e);if(!Object.values(this.shown).some(Boolean))return;const c=Xg/this.fastest,d=c/this.heaviest;for(let u=0;u<this.count;u++){const h=nn(u),m=this.bodies.radii[u];Vs(t,h,Ro,$g),a.forEach((f,_)=>f.set(u,Ro,Pa.set(0,0,0).setComponent(_,1.5*m).applyQuaternion($g),m));const g=(f,_)=>Pa.fromArray(t,f).multiplyScalar(_*m);n.set(u,Ro,g(h+be.w,c),m),s.set(u,Ro,g(h+be.L,d),m);const y=Kp(t,u,this.bodies.infos.length),p=(f,_)=>y<0||!_?Pa.set(0,0,0):Pa.fromArray(t,y+f).multiplyScalar(l/_);r.set(u,Ro,p(0,this.strongest),.7*l),o.set(u,Ro,p(3,this.hardest),.7*l)}}}const wP=120,EP=6e3,TP=12,jg=.12,X_=new TE,oe=new rP(ne("canvas")),ze=new AE(oe.scene),al=new F1(oe.scene,ze),Sf=new xP(oe.scene),Gs=new MP(oe.scene,ze),ll=new dC(oe.scene,ze),cl=new AT(oe.scene,ze),hl=new dP(oe.scene,ze),ta=new E1(oe),Xo=new f1(oe.scene,ze),Hn=new vT,ul=new $T;let xe=null,zc="",q_="",fi=null,Ze=-1,Me=null,qa="",ws=0,Y_=!1,$_=0;const vu={message:CP,frame:IP,state:NP},Nd=fE(),Wn=Nd?new UT(vu,Nd):jo()?new _C(vu):new FT(vu),bn=new mT(oe,ze,{grabbable:()=>xe?.control&&!xe.building&&!xe.scene.leader&&!xe.tape&&Wn.connected&&Ze<0&&ze.ready?fi:null,shown:Wr,send:i=>Wn.send(i),ended:()=>Zs.did("release"),started(i){ws=Kr.body=i,Y_=!0,Zs.did("grab"),ne("hint").hidden=!0,Vc.end()}}),Zs=new OT({hello:()=>xe,shows:i=>bf.isOn(i),scene:i=>Wn.send({type:"scene",name:i})});!Nd&&!jo()&&Zs.load();const Vc=new C1(oe,ze,(i,t)=>bn.hitAt(i,t)),rs=new Q1(oe,ze,ta,{shown:Wr,chosen:()=>ws,choose:i=>void(ws=Kr.body=i),still:()=>bn.held!==null||Ze>=0,flip:()=>bf.flip("follow"),tell:tl}),j_=new $1(oe,i=>$r(ne("busy-notice"),i?"Recording. Choose Video again to stop.":null)),Kr=new QR(ne("page-balance"),i=>nl(Hn.nearest(i))),AP=new yC(ne("page-setup"),i=>Wn.send(i)),RP=new WT(ne("page-setup"),i=>Wn.send(i)),Zg=new qT({reset:Q_,pause:tx,step:ex,live:Mf,scrub:nl,loop:ix,speed:i=>Me&&(Me.speed=i)}),vs=()=>void(oe.dirty=!0),Z_=[{id:"trails",label:"Trails",key:"t",on:!1,set:i=>(vs(),Sf.shown=i)},{id:"axes",label:"Body axes",key:"a",on:!1,set:i=>(vs(),Gs.shown.axes=i)},{id:"spin",label:"Angular velocity ω",key:"w",on:!1,set:i=>(vs(),Gs.shown.spin=i)},{id:"momentum",label:"Angular momentum L",key:"m",on:!1,set:i=>(vs(),Gs.shown.momentum=i)},{id:"force",label:"Force F and torque τ",key:"o",on:!1,set:i=>(vs(),Gs.shown.force=i)},{id:"contact",label:"Contact: points, forces, friction cones",key:"c",on:!0,set:i=>(vs(),Xo.shown=i)},{id:"impacts",label:"Impacts",key:"i",on:!0,set:i=>(vs(),Xo.flashes=i)},{id:"ellipsoid",label:"Inertia ellipsoid and polhode",key:"e",on:!1,set:i=>(vs(),ll.shown=i)},{id:"springs",label:"Springs, joints and thrusters",on:!0,set:i=>(vs(),al.shown=cl.shown=hl.shown=i)},{id:"wireframe",label:"Wireframe",key:"x",on:!1,set:i=>(vs(),ze.wireframe=i)},{id:"grid",label:"Grid",on:!0,set:i=>(oe.showGrid(i),ta.lines=i)},{id:"follow",label:"Follow",key:"f",on:!1,set:i=>rs.follow(i)}],fc=()=>`freebody-${xe?.scene.name.replaceAll(/[^\w-]+/g,"-")||"scene"}`,bf=new CC(ne("page-show"),Z_,X_,oe.quality),K_=new dT(ne("page-files"),ne("drop-sheet"),{key:()=>xe?.control&&Wn.connected?xe.key??null:null,show:()=>xe?.building||ul.reveal("files"),building:()=>xe?.building??!1,name:fc,tell:tl,table:()=>ol(`${fc()}.csv`,new Blob([Y1(Hn,ze.infos)],{type:"text/csv"})),picture:()=>q1(oe,fc()),film:i=>j_.toggle(fc(),i)}),ea=new t1(ne("page-build"),oe,ze,bn,{hello:()=>xe,shown:Wr,key:()=>xe?.control&&Wn.connected?xe.key??null:null,begin:nx,show:()=>ul.reveal("build")});ne("take-file").onclick=()=>ea.decide(!0);ne("keep-mine").onclick=()=>ea.decide(!1);const J_=new PT([{keys:["r"],label:"r",text:"reset to the initial state",run:Q_},{keys:[" "],label:"space",text:"pause or continue",run:tx},{keys:["."],label:".",text:"one step",run:ex},{keys:[","],label:",",text:"one frame back",run:()=>nl(el()-1)},{keys:["l"],label:"l",text:"back to now; in a recorded run: loop on or off",run:()=>Me?ix():Mf()},{keys:["g","Escape"],label:"g",text:"grab with the keyboard, and let go",run:i=>i==="g"?bn.keyGrab(ws):bn.release()},{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],label:"← / → / ↑ / ↓",text:"pull the grabbed body, or rotate the view",run:UP},{keys:["n"],label:"n",text:"next body",run:OP},{keys:["1","2","3","4"],label:"1 / 2 / 3 / 4",text:"view: first, front, side, top",run:i=>oe.view(i,rs.middle())},{keys:["p"],label:"p",text:"open a part, a saved run or a scene",run:()=>K_.choose()},{keys:["h"],label:"h",text:"guided experiments",run:()=>ne("lesson-button").click()},{keys:["d"],label:"d",text:"build: edit the scene, and run it",run:()=>xe?.key&&nx(!xe.building)},{keys:["b"],label:"b",text:"balance and settings",run:()=>ul.toggle()},...Z_.filter(({key:i})=>i).map(({id:i,key:t,label:e})=>({keys:[t],label:t,text:e[0].toLowerCase()+e.slice(1),run:()=>bf.flip(i)})),{keys:["?"],label:"?",text:"this help",run:()=>J_.help()}],ne("help"));ne("help-button").onclick=()=>J_.help();ne("control-button").onclick=()=>Wn.send({type:"control"});X_.onChange(()=>{oe.paint();for(const i of[ze,al,Gs,ll,cl,hl,ta,Xo])i.paint();Kr.build()});function CP(i){i.type==="status"||i.type==="error"?tl(i.text):i.type==="hello"&&PP(i)}function tl(i){const t=ne("busy-notice");$r(t,i||null),window.setTimeout(()=>{xe&&!xe.compiling&&t.textContent===i&&$r(t,null)},EP)}async function PP(i){xe=i,document.title=`${i.scene.title} – freebody`,ne("title").textContent=i.scene.title;const{description:t,leader:e}=i.scene;ne("description").textContent=e?`${t} Drawn relative to the ${e} body.`:t,$r(ne("busy-notice"),i.compiling?"Preparing the scene.":null),ne("control-notice").hidden=i.control,ne("hint").textContent=i.bodies.length===1?`Drag the ${i.bodies[0].name}`:"Drag any body",Kr.speed=i.settings.speed,RP.update(i),AP.update(i),K_.update(i.key!==void 0),ne("tab-build").hidden=i.key===void 0,ne("outdated-notice").hidden=!i.outdated||!i.control,ea.update(i);const n=JSON.stringify([i.scene.name,i.scene.serial,i.bodies,i.springs,i.joints,i.grounds,i.contact]),s=q_===i.scene.name&&(i.building||i.desk||i.scene.file);n!==zc&&await LP(i,n,!!s&&rs.fitted),n===zc&&i.tape&&!i.compiling&&i.tape!==qa&&await DP(i.tape,i)}async function LP(i,t,e){zc=t,q_=i.scene.name,Me=null,qa="",Hn.clear(),Sf.clear(),bn.release(),fi=null,Ze=-1,e||rs.forget(),ws=Kr.body=0;try{ze.ready=!1,await ta.load(i.grounds??[])&&await ze.load(i.bodies)&&(al.build(i.springs),cl.build(i.joints??[]),hl.build(i.thrusters??[]),Gs.build(i.contact),Xo.build(i.contact??null),ll.build(),ea.loaded())}catch(n){zc="",$r(ne("link-notice"),String(n instanceof Error?n.message:n))}}async function DP(i,{bodies:{length:t},contact:e}){qa=i;try{const n=new W1(await G0(i),t,e);if(qa!==i)return;Me=n,Hn.frames=n.frames,fi=n.frames[0],oe.dirty=!0}catch(n){qa="",$r(ne("link-notice"),String(n instanceof Error?n.message:n))}}function IP(i){if(!xe||xe.tape||!wE(i,xe.bodies.length,xe.contact))return;const t=Hn.last;if(t&&i[kt.time]<t[kt.time]&&(Ze=-1),(!t||i[kt.time]<t[kt.time]||i[kt.time]===0)&&rs.restart(),xe.compiling){fi=i,oe.dirty=!0;return}Zs.look(i);const e=Hn.add(i);Ze>=0&&(Ze=Math.max(0,Ze-e)),fi=i,Ze<0&&(oe.dirty=!0)}function NP(i,t,e=!1){document.body.dataset.connected=String(i);const n=e?"The server was restarted. Open the address it printed.":"No connection. Trying again…";$r(ne("link-notice"),i?null:t>1?n:"Connecting…"),i||bn.release()}function Wr(){return Me?Me.shown:Ze>=0?Hn.frames[Ze]:fi}const el=()=>Me?Me.index:Ze>=0?Ze:Math.max(0,Hn.frames.length-1);function Q_(){if(Me){Me.restart(),oe.dirty=!0;return}Ze=-1,rs.stop(),bn.release(),Wn.send({type:"reset"}),Zs.did("reset")}const qo=()=>Me?!Me.playing:fi?zi(fi,ki.paused):xe?.settings.paused??!1;function tx(){if(Zs.did("pause"),xe?.building){Wn.send({type:"build",on:!1});return}Me?Me.toggle():Ze>=0?Mf():Wn.send({type:"pause",on:!qo()})}function ex(){Me?nl(Me.index+1):Ze>=0&&Ze<Hn.frames.length-1?nl(Ze+1):(Ze=-1,qo()||Wn.send({type:"pause",on:!0}),Wn.send({type:"step"}))}function nl(i){if(Hn.frames.length){if(Zs.did("scrub"),oe.dirty=!0,Me){Me.seek(i);return}Ze<0&&xe?.control&&!qo()&&Wn.send({type:"pause",on:!0}),bn.release(),Ze=Math.min(Math.max(i,0),Hn.frames.length-1)}}function nx(i){Ze=-1,bn.release(),i&&ul.reveal("build"),Wn.send({type:"build",on:i})}function Mf(){Ze=-1,xe?.control&&Wn.send({type:"pause",on:!1}),oe.dirty=!0}function ix(){Me&&(Me.loop=!Me.loop)}function UP(i){const t=i==="ArrowRight"?1:i==="ArrowLeft"?-1:0,e=i==="ArrowUp"?1:i==="ArrowDown"?-1:0;bn.held?bn.keyPull(t,e):oe.orbit(t*jg,e*jg)}function FP(){xe&&rs.fit(xe);const i=Y_||!!(xe?.tape||xe?.scene.leader);ne("hint").hidden=i,i?Vc.end():fi&&(ze.place(fi),Vc.begin(ws,fi))}function OP(){ws=Kr.body=(ws+1)%Math.max(1,ze.infos.length),ze.hover(ws)&&(oe.dirty=!0),tl(`${ze.infos[ws].name}: g grabs it, arrow keys pull.`)}let wc=0,Kg=0,Jg=0,yu=performance.now();function sx(i){requestAnimationFrame(sx),Me?.advance(i)&&(oe.dirty=!0);const t=Wr();t&&ze.ready&&(rs.fitted||FP(),oe.dirty?(rs.move(),ze.place(t),ze.around(t,oe.controls.target,TP*oe.radius,oe.lit),Vc.place(t),Gs.place(t,oe.radius),cl.place(t),hl.place(t),ta.place(t,ze.infos.length),Xo.place(t,Gs.perNewton,Gs.longest,oe.radius),al.place(t,bn.held,oe.radius),Sf.place(Hn,el(),ze.infos),ll.place(t,Hn,el()),ea.place(t),xe?.building||bn.hover()):!xe?.building&&bn.hover()&&(oe.dirty=!0)),oe.dirty&&(oe.render(),j_.shoot(),wc+=1,oe.quality.drew(i)),i-Jg>wP&&(Jg=i,BP(t)),i-yu>1e3&&($_=1e3*(wc-Kg)/(i-yu),Kg=wc,yu=i)}function BP(i){if(Zg.update(Hn,el(),Ze>=0,qo(),Me!==null||(xe?.control??!1)),Zg.updatePlayer(Me),ul.open&&Kr.update(Hn,el(),Me!==null||Ze>=0||qo()),!i)return;Ze<0&&Zs.look(fi);const t=Number.isFinite(i[kt.rate])?i[kt.rate].toFixed(2):"—",e=(xe?.viewers??1)>1?` · ${xe.viewers} viewers`:"",n=Me?`${Me.speed}× as recorded`:`${t}× real time`;ne("meter").textContent=`${Math.round($_)} fps · ${n}${e}`,ne("away-notice").hidden=!rs.watch(i)}requestAnimationFrame(sx);Object.defineProperty(window,"__freebody",{value:{get frame(){return Wr()&&Array.from(Wr())},get live(){return fi&&Array.from(fi)},get hello(){return xe},get bodies(){return ze.infos},get ready(){return ze.ready&&rs.fitted&&fi!==null},get connected(){return Wn.connected},get kept(){return Hn.frames.length},get drawn(){return wc},get times(){return Hn.frames.map(i=>i[kt.time])},get scrub(){return Ze},get player(){return Me&&{time:Me.time,index:Me.index,begin:Me.begin,end:Me.end,playing:Me.playing,loop:Me.loop,speed:Me.speed}},get paused(){return qo()},get held(){return bn.held&&{body:bn.held.body,local:bn.held.local.toArray(),target:bn.held.target.toArray()}},get springShown(){return al.grabVisible},get joints(){return cl.count},get matters(){return ze.matters},get burning(){return hl.burning},get build(){return ea.state},get lesson(){return Zs.told},get quality(){return oe.quality.level},get grounds(){return ta.told},get contacts(){return Xo.told},polhode:i=>ll.drawn(i),get camera(){return[...oe.camera.position.toArray(),...oe.controls.target.toArray()]},get floor(){return oe.floor().toArray()},pick:(i,t)=>bn.bodyAt(i,t),project:i=>oe.project(new T(...i)),toWorld:(i,t)=>ze.toWorld(i,new T(...t),Wr()).toArray()}});
