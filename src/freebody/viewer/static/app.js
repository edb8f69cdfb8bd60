/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const xo={ROTATE:0,DOLLY:1,PAN:2},go={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},T_=0,pd=1,A_=2,ba=1,R_=2,ga=3,xs=0,Cn=1,Fn=2,ms=0,vo=1,md=2,gd=3,_d=4,C_=5,Er=100,P_=101,L_=102,D_=103,I_=104,N_=200,U_=201,F_=202,O_=203,Wh=204,Xh=205,B_=206,z_=207,k_=208,V_=209,G_=210,H_=211,W_=212,X_=213,q_=214,qh=0,Yh=1,$h=2,bo=3,jh=4,Kh=5,Zh=6,Jh=7,ug=0,Y_=1,$_=2,gs=0,fg=1,dg=2,pg=3,mg=4,gg=5,_g=6,rf=7,xg=300,Lr=301,Eo=302,Vc=303,Gc=304,mc=306,Qh=1e3,Cs=1001,tu=1002,On=1003,j_=1004,Ka=1005,Wn=1006,Hc=1007,sr=1008,yi=1009,vg=1010,Sg=1011,Pa=1012,of=1013,vs=1014,ji=1015,Bs=1016,af=1017,lf=1018,La=1020,Mg=35902,yg=35899,bg=1021,Eg=1022,Ki=1023,zs=1026,Ar=1027,cf=1028,hf=1029,Dr=1030,uf=1031,ff=1033,Hl=33776,Wl=33777,Xl=33778,ql=33779,eu=35840,nu=35841,iu=35842,su=35843,ru=36196,ou=37492,au=37496,lu=37488,cu=37489,Ql=37490,hu=37491,uu=37808,fu=37809,du=37810,pu=37811,mu=37812,gu=37813,_u=37814,xu=37815,vu=37816,Su=37817,Mu=37818,yu=37819,bu=37820,Eu=37821,wu=36492,Tu=36494,Au=36495,Ru=36283,Cu=36284,tc=36285,Pu=36286,K_=3200,Lu=0,Z_=1,ir="",Pi="srgb",ec="srgb-linear",nc="linear",Ue="srgb",jr=7680,xd=519,J_=512,Q_=513,tx=514,df=515,ex=516,nx=517,pf=518,ix=519,Du=35044,vd="300 es",ds=2e3,Da=2001;function sx(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function ic(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function rx(){const i=ic("canvas");return i.style.display="block",i}const Sd={};function sc(...i){const t="THREE."+i.shift();console.log(t,...i)}function wg(i){const t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){const e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function qt(...i){i=wg(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function ye(...i){i=wg(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function Iu(...i){const t=i.join(" ");t in Sd||(Sd[t]=!0,qt(...i))}function ox(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}const ax={[qh]:Yh,[$h]:Zh,[jh]:Jh,[bo]:Kh,[Yh]:qh,[Zh]:$h,[Jh]:jh,[Kh]:bo};class hr{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});const n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){const n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){const n=this._listeners;if(n===void 0)return;const s=n[t];if(s!==void 0){const r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){const e=this._listeners;if(e===void 0)return;const n=e[t.type];if(n!==void 0){t.target=this;const s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}}const Gn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let Md=1234567;const Ea=Math.PI/180,Ia=180/Math.PI;function Ns(){const i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Gn[i&255]+Gn[i>>8&255]+Gn[i>>16&255]+Gn[i>>24&255]+"-"+Gn[t&255]+Gn[t>>8&255]+"-"+Gn[t>>16&15|64]+Gn[t>>24&255]+"-"+Gn[e&63|128]+Gn[e>>8&255]+"-"+Gn[e>>16&255]+Gn[e>>24&255]+Gn[n&255]+Gn[n>>8&255]+Gn[n>>16&255]+Gn[n>>24&255]).toLowerCase()}function oe(i,t,e){return Math.max(t,Math.min(e,i))}function mf(i,t){return(i%t+t)%t}function lx(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function cx(i,t,e){return i!==t?(e-i)/(t-i):0}function wa(i,t,e){return(1-e)*i+e*t}function hx(i,t,e,n){return wa(i,t,1-Math.exp(-e*n))}function ux(i,t=1){return t-Math.abs(mf(i,t*2)-t)}function fx(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function dx(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function px(i,t){return i+Math.floor(Math.random()*(t-i+1))}function mx(i,t){return i+Math.random()*(t-i)}function gx(i){return i*(.5-Math.random())}function _x(i){i!==void 0&&(Md=i);let t=Md+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function xx(i){return i*Ea}function vx(i){return i*Ia}function Sx(i){return(i&i-1)===0&&i!==0}function Mx(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function yx(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function bx(i,t,e,n,s){const r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),f=o((t+n)/2),u=r((t-n)/2),h=o((t-n)/2),p=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*f,l*u,l*h,a*c);break;case"YZY":i.set(l*h,a*f,l*u,a*c);break;case"ZXZ":i.set(l*u,l*h,a*f,a*c);break;case"XZX":i.set(a*f,l*g,l*p,a*c);break;case"YXY":i.set(l*p,a*f,l*g,a*c);break;case"ZYZ":i.set(l*g,l*p,a*f,a*c);break;default:qt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function qi(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return i/4294967295;case Uint16Array:return i/65535;case Uint8Array:return i/255;case Int32Array:return Math.max(i/2147483647,-1);case Int16Array:return Math.max(i/32767,-1);case Int8Array:return Math.max(i/127,-1);default:throw new Error("Invalid component type.")}}function Fe(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return Math.round(i*4294967295);case Uint16Array:return Math.round(i*65535);case Uint8Array:return Math.round(i*255);case Int32Array:return Math.round(i*2147483647);case Int16Array:return Math.round(i*32767);case Int8Array:return Math.round(i*127);default:throw new Error("Invalid component type.")}}const wo={DEG2RAD:Ea,RAD2DEG:Ia,generateUUID:Ns,clamp:oe,euclideanModulo:mf,mapLinear:lx,inverseLerp:cx,lerp:wa,damp:hx,pingpong:ux,smoothstep:fx,smootherstep:dx,randInt:px,randFloat:mx,randFloatSpread:gx,seededRandom:_x,degToRad:xx,radToDeg:vx,isPowerOfTwo:Sx,ceilPowerOfTwo:Mx,floorPowerOfTwo:yx,setQuaternionFromProperEuler:bx,normalize:Fe,denormalize:qi};class $t{static{$t.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){const e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=oe(this.x,t.x,e.x),this.y=oe(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=oe(this.x,t,e),this.y=oe(this.y,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(oe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(oe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){const n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class an{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],f=n[s+2],u=n[s+3],h=r[o+0],p=r[o+1],g=r[o+2],M=r[o+3];if(u!==M||l!==h||c!==p||f!==g){let m=l*h+c*p+f*g+u*M;m<0&&(h=-h,p=-p,g=-g,M=-M,m=-m);let d=1-a;if(m<.9995){const x=Math.acos(m),w=Math.sin(x);d=Math.sin(d*x)/w,a=Math.sin(a*x)/w,l=l*d+h*a,c=c*d+p*a,f=f*d+g*a,u=u*d+M*a}else{l=l*d+h*a,c=c*d+p*a,f=f*d+g*a,u=u*d+M*a;const x=1/Math.sqrt(l*l+c*c+f*f+u*u);l*=x,c*=x,f*=x,u*=x}}t[e]=l,t[e+1]=c,t[e+2]=f,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){const a=n[s],l=n[s+1],c=n[s+2],f=n[s+3],u=r[o],h=r[o+1],p=r[o+2],g=r[o+3];return t[e]=a*g+f*u+l*p-c*h,t[e+1]=l*g+f*h+c*u-a*p,t[e+2]=c*g+f*p+a*h-l*u,t[e+3]=f*g-a*u-l*h-c*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){const n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),f=a(s/2),u=a(r/2),h=l(n/2),p=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=h*f*u+c*p*g,this._y=c*p*u-h*f*g,this._z=c*f*g+h*p*u,this._w=c*f*u-h*p*g;break;case"YXZ":this._x=h*f*u+c*p*g,this._y=c*p*u-h*f*g,this._z=c*f*g-h*p*u,this._w=c*f*u+h*p*g;break;case"ZXY":this._x=h*f*u-c*p*g,this._y=c*p*u+h*f*g,this._z=c*f*g+h*p*u,this._w=c*f*u-h*p*g;break;case"ZYX":this._x=h*f*u-c*p*g,this._y=c*p*u+h*f*g,this._z=c*f*g-h*p*u,this._w=c*f*u+h*p*g;break;case"YZX":this._x=h*f*u+c*p*g,this._y=c*p*u+h*f*g,this._z=c*f*g-h*p*u,this._w=c*f*u-h*p*g;break;case"XZY":this._x=h*f*u-c*p*g,this._y=c*p*u-h*f*g,this._z=c*f*g+h*p*u,this._w=c*f*u+h*p*g;break;default:qt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){const n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){const e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],f=e[6],u=e[10],h=n+a+u;if(h>0){const p=.5/Math.sqrt(h+1);this._w=.25/p,this._x=(f-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>u){const p=2*Math.sqrt(1+n-a-u);this._w=(f-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>u){const p=2*Math.sqrt(1+a-n-u);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+f)/p}else{const p=2*Math.sqrt(1+u-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+f)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(oe(this.dot(t),-1,1)))}rotateTowards(t,e){const n=this.angleTo(t);if(n===0)return this;const s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){const n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,f=e._w;return this._x=n*f+o*a+s*c-r*l,this._y=s*f+o*l+r*a-n*c,this._z=r*f+o*c+n*l-s*a,this._w=o*f-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){const c=Math.acos(a),f=Math.sin(c);l=Math.sin(l*c)/f,e=Math.sin(e*c)/f,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){const t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class P{static{P.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(yd.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(yd.setFromAxisAngle(t,e))}applyMatrix3(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){const e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),f=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*f,this.y=n+l*f+a*c-r*u,this.z=s+l*u+r*f-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=oe(this.x,t.x,e.x),this.y=oe(this.y,t.y,e.y),this.z=oe(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=oe(this.x,t,e),this.y=oe(this.y,t,e),this.z=oe(this.z,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(oe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){const n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){const e=t.lengthSq();if(e===0)return this.set(0,0,0);const n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return Wc.copy(this).projectOnVector(t),this.sub(Wc)}reflect(t){return this.sub(Wc.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(oe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){const s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){const e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const Wc=new P,yd=new an;class ae{static{ae.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){const f=this.elements;return f[0]=t,f[1]=s,f[2]=a,f[3]=e,f[4]=r,f[5]=l,f[6]=n,f[7]=o,f[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){const e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],f=n[4],u=n[7],h=n[2],p=n[5],g=n[8],M=s[0],m=s[3],d=s[6],x=s[1],w=s[4],y=s[7],I=s[2],T=s[5],N=s[8];return r[0]=o*M+a*x+l*I,r[3]=o*m+a*w+l*T,r[6]=o*d+a*y+l*N,r[1]=c*M+f*x+u*I,r[4]=c*m+f*w+u*T,r[7]=c*d+f*y+u*N,r[2]=h*M+p*x+g*I,r[5]=h*m+p*w+g*T,r[8]=h*d+p*y+g*N,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],f=t[8];return e*o*f-e*a*c-n*r*f+n*a*l+s*r*c-s*o*l}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],f=t[8],u=f*o-a*c,h=a*l-f*r,p=c*r-o*l,g=e*u+n*h+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);const M=1/g;return t[0]=u*M,t[1]=(s*c-f*n)*M,t[2]=(a*n-s*o)*M,t[3]=h*M,t[4]=(f*e-s*l)*M,t[5]=(s*r-a*e)*M,t[6]=p*M,t[7]=(n*l-c*e)*M,t[8]=(o*e-n*r)*M,this}transpose(){let t;const e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){const e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){const l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return this.premultiply(Xc.makeScale(t,e)),this}rotate(t){return this.premultiply(Xc.makeRotation(-t)),this}translate(t,e){return this.premultiply(Xc.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}}const Xc=new ae,bd=new ae().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Ed=new ae().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Ex(){const i={enabled:!0,workingColorSpace:ec,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ue&&(s.r=Us(s.r),s.g=Us(s.g),s.b=Us(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ue&&(s.r=So(s.r),s.g=So(s.g),s.b=So(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===ir?nc:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return Iu("ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),i.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return Iu("ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),i.colorSpaceToWorking(s,r)}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ec]:{primaries:t,whitePoint:n,transfer:nc,toXYZ:bd,fromXYZ:Ed,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Pi},outputColorSpaceConfig:{drawingBufferColorSpace:Pi}},[Pi]:{primaries:t,whitePoint:n,transfer:Ue,toXYZ:bd,fromXYZ:Ed,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Pi}}}),i}const Se=Ex();function Us(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function So(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}let Kr;class wx{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{Kr===void 0&&(Kr=ic("canvas")),Kr.width=t.width,Kr.height=t.height;const s=Kr.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=Kr}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){const e=ic("canvas");e.width=t.width,e.height=t.height;const n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);const s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Us(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){const e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Us(e[n]/255)*255):e[n]=Us(e[n]);return{data:e,width:t.width,height:t.height}}else return qt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}}let Tx=0;class gf{constructor(t=null){this.isSource=!0,Object.defineProperty(this,"id",{value:Tx++}),this.uuid=Ns(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){const e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width,e.height,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];const n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(qc(s[o].image)):r.push(qc(s[o]))}else r=qc(s);n.url=r}return e||(t.images[this.uuid]=n),n}}function qc(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?wx.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(qt("Texture: Unable to serialize Texture."),{})}let Ax=0;const Yc=new P;class ii extends hr{constructor(t=ii.DEFAULT_IMAGE,e=ii.DEFAULT_MAPPING,n=Cs,s=Cs,r=Wn,o=sr,a=Ki,l=yi,c=ii.DEFAULT_ANISOTROPY,f=ir){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Ax++}),this.uuid=Ns(),this.name="",this.source=new gf(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new $t(0,0),this.repeat=new $t(1,1),this.center=new $t(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ae,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=f,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.normalized=!1}get width(){return this.source.getSize(Yc).x}get height(){return this.source.getSize(Yc).y}get depth(){return this.source.getSize(Yc).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(const e in t){const n=t[e];if(n===void 0){qt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){qt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];const n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==xg)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Qh:t.x=t.x-Math.floor(t.x);break;case Cs:t.x=t.x<0?0:1;break;case tu:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Qh:t.y=t.y-Math.floor(t.y);break;case Cs:t.y=t.y<0?0:1;break;case tu:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}}ii.DEFAULT_IMAGE=null;ii.DEFAULT_MAPPING=xg;ii.DEFAULT_ANISOTROPY=1;class Ve{static{Ve.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);const e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r;const l=t.elements,c=l[0],f=l[4],u=l[8],h=l[1],p=l[5],g=l[9],M=l[2],m=l[6],d=l[10];if(Math.abs(f-h)<.01&&Math.abs(u-M)<.01&&Math.abs(g-m)<.01){if(Math.abs(f+h)<.1&&Math.abs(u+M)<.1&&Math.abs(g+m)<.1&&Math.abs(c+p+d-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;const w=(c+1)/2,y=(p+1)/2,I=(d+1)/2,T=(f+h)/4,N=(u+M)/4,v=(g+m)/4;return w>y&&w>I?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=T/n,r=N/n):y>I?y<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(y),n=T/s,r=v/s):I<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(I),n=N/r,s=v/r),this.set(n,s,r,e),this}let x=Math.sqrt((m-g)*(m-g)+(u-M)*(u-M)+(h-f)*(h-f));return Math.abs(x)<.001&&(x=1),this.x=(m-g)/x,this.y=(u-M)/x,this.z=(h-f)/x,this.w=Math.acos((c+p+d-1)/2),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=oe(this.x,t.x,e.x),this.y=oe(this.y,t.y,e.y),this.z=oe(this.z,t.z,e.z),this.w=oe(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=oe(this.x,t,e),this.y=oe(this.y,t,e),this.z=oe(this.z,t,e),this.w=oe(this.w,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(oe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class Rx extends hr{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Wn,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Ve(0,0,t,e),this.scissorTest=!1,this.viewport=new Ve(0,0,t,e),this.textures=[];const s={width:t,height:e,depth:n.depth},r=new ii(s),o=n.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview}_setTextureOptions(t={}){const e={minFilter:Wn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),t!==null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;const s=Object.assign({},t.textures[e].image);this.textures[e].source=new gf(s)}return this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,t.depthTexture!==null&&(this.depthTexture=t.depthTexture.clone()),this.samples=t.samples,this.multiview=t.multiview,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Zi extends Rx{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}}class Tg extends ii{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=On,this.minFilter=On,this.wrapR=Cs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}}class Cx extends ii{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=On,this.minFilter=On,this.wrapR=Cs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class ve{static{ve.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,f,u,h,p,g,M,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,f,u,h,p,g,M,m)}set(t,e,n,s,r,o,a,l,c,f,u,h,p,g,M,m){const d=this.elements;return d[0]=t,d[4]=e,d[8]=n,d[12]=s,d[1]=r,d[5]=o,d[9]=a,d[13]=l,d[2]=c,d[6]=f,d[10]=u,d[14]=h,d[3]=p,d[7]=g,d[11]=M,d[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new ve().fromArray(this.elements)}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){const e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){const e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinant()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinant()===0)return this.identity();const e=this.elements,n=t.elements,s=1/Zr.setFromMatrixColumn(t,0).length(),r=1/Zr.setFromMatrixColumn(t,1).length(),o=1/Zr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){const e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),f=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){const h=o*f,p=o*u,g=a*f,M=a*u;e[0]=l*f,e[4]=-l*u,e[8]=c,e[1]=p+g*c,e[5]=h-M*c,e[9]=-a*l,e[2]=M-h*c,e[6]=g+p*c,e[10]=o*l}else if(t.order==="YXZ"){const h=l*f,p=l*u,g=c*f,M=c*u;e[0]=h+M*a,e[4]=g*a-p,e[8]=o*c,e[1]=o*u,e[5]=o*f,e[9]=-a,e[2]=p*a-g,e[6]=M+h*a,e[10]=o*l}else if(t.order==="ZXY"){const h=l*f,p=l*u,g=c*f,M=c*u;e[0]=h-M*a,e[4]=-o*u,e[8]=g+p*a,e[1]=p+g*a,e[5]=o*f,e[9]=M-h*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){const h=o*f,p=o*u,g=a*f,M=a*u;e[0]=l*f,e[4]=g*c-p,e[8]=h*c+M,e[1]=l*u,e[5]=M*c+h,e[9]=p*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){const h=o*l,p=o*c,g=a*l,M=a*c;e[0]=l*f,e[4]=M-h*u,e[8]=g*u+p,e[1]=u,e[5]=o*f,e[9]=-a*f,e[2]=-c*f,e[6]=p*u+g,e[10]=h-M*u}else if(t.order==="XZY"){const h=o*l,p=o*c,g=a*l,M=a*c;e[0]=l*f,e[4]=-u,e[8]=c*f,e[1]=h*u+M,e[5]=o*f,e[9]=p*u-g,e[2]=g*u-p,e[6]=a*f,e[10]=M*u+h}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Px,t,Lx)}lookAt(t,e,n){const s=this.elements;return _i.subVectors(t,e),_i.lengthSq()===0&&(_i.z=1),_i.normalize(),js.crossVectors(n,_i),js.lengthSq()===0&&(Math.abs(n.z)===1?_i.x+=1e-4:_i.z+=1e-4,_i.normalize(),js.crossVectors(n,_i)),js.normalize(),Za.crossVectors(_i,js),s[0]=js.x,s[4]=Za.x,s[8]=_i.x,s[1]=js.y,s[5]=Za.y,s[9]=_i.y,s[2]=js.z,s[6]=Za.z,s[10]=_i.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],f=n[1],u=n[5],h=n[9],p=n[13],g=n[2],M=n[6],m=n[10],d=n[14],x=n[3],w=n[7],y=n[11],I=n[15],T=s[0],N=s[4],v=s[8],R=s[12],U=s[1],C=s[5],O=s[9],G=s[13],q=s[2],F=s[6],W=s[10],B=s[14],rt=s[3],st=s[7],lt=s[11],vt=s[15];return r[0]=o*T+a*U+l*q+c*rt,r[4]=o*N+a*C+l*F+c*st,r[8]=o*v+a*O+l*W+c*lt,r[12]=o*R+a*G+l*B+c*vt,r[1]=f*T+u*U+h*q+p*rt,r[5]=f*N+u*C+h*F+p*st,r[9]=f*v+u*O+h*W+p*lt,r[13]=f*R+u*G+h*B+p*vt,r[2]=g*T+M*U+m*q+d*rt,r[6]=g*N+M*C+m*F+d*st,r[10]=g*v+M*O+m*W+d*lt,r[14]=g*R+M*G+m*B+d*vt,r[3]=x*T+w*U+y*q+I*rt,r[7]=x*N+w*C+y*F+I*st,r[11]=x*v+w*O+y*W+I*lt,r[15]=x*R+w*G+y*B+I*vt,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],f=t[2],u=t[6],h=t[10],p=t[14],g=t[3],M=t[7],m=t[11],d=t[15],x=l*p-c*h,w=a*p-c*u,y=a*h-l*u,I=o*p-c*f,T=o*h-l*f,N=o*u-a*f;return e*(M*x-m*w+d*y)-n*(g*x-m*I+d*T)+s*(g*w-M*I+d*N)-r*(g*y-M*T+m*N)}transpose(){const t=this.elements;let e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){const s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],f=t[8],u=t[9],h=t[10],p=t[11],g=t[12],M=t[13],m=t[14],d=t[15],x=e*a-n*o,w=e*l-s*o,y=e*c-r*o,I=n*l-s*a,T=n*c-r*a,N=s*c-r*l,v=f*M-u*g,R=f*m-h*g,U=f*d-p*g,C=u*m-h*M,O=u*d-p*M,G=h*d-p*m,q=x*G-w*O+y*C+I*U-T*R+N*v;if(q===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const F=1/q;return t[0]=(a*G-l*O+c*C)*F,t[1]=(s*O-n*G-r*C)*F,t[2]=(M*N-m*T+d*I)*F,t[3]=(h*T-u*N-p*I)*F,t[4]=(l*U-o*G-c*R)*F,t[5]=(e*G-s*U+r*R)*F,t[6]=(m*y-g*N-d*w)*F,t[7]=(f*N-h*y+p*w)*F,t[8]=(o*O-a*U+c*v)*F,t[9]=(n*U-e*O-r*v)*F,t[10]=(g*T-M*y+d*x)*F,t[11]=(u*y-f*T-p*x)*F,t[12]=(a*R-o*C-l*v)*F,t[13]=(e*C-n*R+s*v)*F,t[14]=(M*w-g*I-m*x)*F,t[15]=(f*I-u*w+h*x)*F,this}scale(t){const e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){const t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){const e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){const n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,f=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,f*a+n,f*l-s*o,0,c*l-s*a,f*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){const s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,f=o+o,u=a+a,h=r*c,p=r*f,g=r*u,M=o*f,m=o*u,d=a*u,x=l*c,w=l*f,y=l*u,I=n.x,T=n.y,N=n.z;return s[0]=(1-(M+d))*I,s[1]=(p+y)*I,s[2]=(g-w)*I,s[3]=0,s[4]=(p-y)*T,s[5]=(1-(h+d))*T,s[6]=(m+x)*T,s[7]=0,s[8]=(g+w)*N,s[9]=(m-x)*N,s[10]=(1-(h+M))*N,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){const s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];const r=this.determinant();if(r===0)return n.set(1,1,1),e.identity(),this;let o=Zr.set(s[0],s[1],s[2]).length();const a=Zr.set(s[4],s[5],s[6]).length(),l=Zr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Vi.copy(this);const c=1/o,f=1/a,u=1/l;return Vi.elements[0]*=c,Vi.elements[1]*=c,Vi.elements[2]*=c,Vi.elements[4]*=f,Vi.elements[5]*=f,Vi.elements[6]*=f,Vi.elements[8]*=u,Vi.elements[9]*=u,Vi.elements[10]*=u,e.setFromRotationMatrix(Vi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=ds,l=!1){const c=this.elements,f=2*r/(e-t),u=2*r/(n-s),h=(e+t)/(e-t),p=(n+s)/(n-s);let g,M;if(l)g=r/(o-r),M=o*r/(o-r);else if(a===ds)g=-(o+r)/(o-r),M=-2*o*r/(o-r);else if(a===Da)g=-o/(o-r),M=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=f,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=u,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=M,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=ds,l=!1){const c=this.elements,f=2/(e-t),u=2/(n-s),h=-(e+t)/(e-t),p=-(n+s)/(n-s);let g,M;if(l)g=1/(o-r),M=o/(o-r);else if(a===ds)g=-2/(o-r),M=-(o+r)/(o-r);else if(a===Da)g=-1/(o-r),M=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=f,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=u,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=g,c[14]=M,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}}const Zr=new P,Vi=new ve,Px=new P(0,0,0),Lx=new P(1,1,1),js=new P,Za=new P,_i=new P,wd=new ve,Td=new an;class ar{constructor(t=0,e=0,n=0,s=ar.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){const s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],f=s[9],u=s[2],h=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(oe(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-f,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-oe(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(oe(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-u,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-oe(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(h,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(oe(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-f,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-oe(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-f,p),this._y=0);break;default:qt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return wd.makeRotationFromQuaternion(t),this.setFromRotationMatrix(wd,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Td.setFromEuler(this),this.setFromQuaternion(Td,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}ar.DEFAULT_ORDER="XYZ";class _f{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}}let Dx=0;const Ad=new P,Jr=new an,bs=new ve,Ja=new P,Qo=new P,Ix=new P,Nx=new an,Rd=new P(1,0,0),Cd=new P(0,1,0),Pd=new P(0,0,1),Ld={type:"added"},Ux={type:"removed"},Qr={type:"childadded",child:null},$c={type:"childremoved",child:null};class Pn extends hr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Dx++}),this.uuid=Ns(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Pn.DEFAULT_UP.clone();const t=new P,e=new ar,n=new an,s=new P(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ve},normalMatrix:{value:new ae}}),this.matrix=new ve,this.matrixWorld=new ve,this.matrixAutoUpdate=Pn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Pn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new _f,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Jr.setFromAxisAngle(t,e),this.quaternion.multiply(Jr),this}rotateOnWorldAxis(t,e){return Jr.setFromAxisAngle(t,e),this.quaternion.premultiply(Jr),this}rotateX(t){return this.rotateOnAxis(Rd,t)}rotateY(t){return this.rotateOnAxis(Cd,t)}rotateZ(t){return this.rotateOnAxis(Pd,t)}translateOnAxis(t,e){return Ad.copy(t).applyQuaternion(this.quaternion),this.position.add(Ad.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Rd,t)}translateY(t){return this.translateOnAxis(Cd,t)}translateZ(t){return this.translateOnAxis(Pd,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(bs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Ja.copy(t):Ja.set(t,e,n);const s=this.parent;this.updateWorldMatrix(!0,!1),Qo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?bs.lookAt(Qo,Ja,this.up):bs.lookAt(Ja,Qo,this.up),this.quaternion.setFromRotationMatrix(bs),s&&(bs.extractRotation(s.matrixWorld),Jr.setFromRotationMatrix(bs),this.quaternion.premultiply(Jr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(ye("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Ld),Qr.child=t,this.dispatchEvent(Qr),Qr.child=null):ye("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}const e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Ux),$c.child=t,this.dispatchEvent($c),$c.child=null),this}removeFromParent(){const t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),bs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),bs.multiply(t.parent.matrixWorld)),t.applyMatrix4(bs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Ld),Qr.child=t,this.dispatchEvent(Qr),Qr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){const o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Qo,t,Ix),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Qo,Nx,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);const e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}traverse(t){t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){const e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const t=this.pivot;if(t!==null){const e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e){const n=this.parent;if(t===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),e===!0){const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(t){const e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),this.static!==!1&&(s.static=this.static),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);const a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){const l=a.shapes;if(Array.isArray(l))for(let c=0,f=l.length;c<f;c++){const u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){const l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){const a=o(t.geometries),l=o(t.materials),c=o(t.textures),f=o(t.images),u=o(t.shapes),h=o(t.skeletons),p=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),f.length>0&&(n.images=f),u.length>0&&(n.shapes=u),h.length>0&&(n.skeletons=h),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){const l=[];for(const c in a){const f=a[c];delete f.metadata,l.push(f)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){const s=t.children[n];this.add(s.clone())}return this}}Pn.DEFAULT_UP=new P(0,1,0);Pn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Pn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class Ps extends Pn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const Fx={type:"move"};class jc{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ps,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ps,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new P,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new P),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ps,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new P,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new P,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){const e=this._hand;if(e)for(const n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null;const a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(const M of t.hand.values()){const m=e.getJointPose(M,n),d=this._getHandJoint(c,M);m!==null&&(d.matrix.fromArray(m.transform.matrix),d.matrix.decompose(d.position,d.rotation,d.scale),d.matrixWorldNeedsUpdate=!0,d.jointRadius=m.radius),d.visible=m!==null}const f=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],h=f.position.distanceTo(u.position),p=.02,g=.005;c.inputState.pinching&&h>p+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&h<=p-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.rotation,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Fx)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){const n=new Ps;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}}const Ag={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ks={h:0,s:0,l:0},Qa={h:0,s:0,l:0};function Kc(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}class Zt{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){const s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Pi){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,Se.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=Se.workingColorSpace){return this.r=t,this.g=e,this.b=n,Se.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=Se.workingColorSpace){if(t=mf(t,1),e=oe(e,0,1),n=oe(n,0,1),e===0)this.r=this.g=this.b=n;else{const r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Kc(o,r,t+1/3),this.g=Kc(o,r,t),this.b=Kc(o,r,t-1/3)}return Se.colorSpaceToWorking(this,s),this}setStyle(t,e=Pi){function n(r){r!==void 0&&parseFloat(r)<1&&qt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r;const o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,e);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:qt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){const r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);qt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Pi){const n=Ag[t.toLowerCase()];return n!==void 0?this.setHex(n,e):qt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Us(t.r),this.g=Us(t.g),this.b=Us(t.b),this}copyLinearToSRGB(t){return this.r=So(t.r),this.g=So(t.g),this.b=So(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Pi){return Se.workingToColorSpace(Hn.copy(this),t),Math.round(oe(Hn.r*255,0,255))*65536+Math.round(oe(Hn.g*255,0,255))*256+Math.round(oe(Hn.b*255,0,255))}getHexString(t=Pi){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=Se.workingColorSpace){Se.workingToColorSpace(Hn.copy(this),e);const n=Hn.r,s=Hn.g,r=Hn.b,o=Math.max(n,s,r),a=Math.min(n,s,r);let l,c;const f=(a+o)/2;if(a===o)l=0,c=0;else{const u=o-a;switch(c=f<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=f,t}getRGB(t,e=Se.workingColorSpace){return Se.workingToColorSpace(Hn.copy(this),e),t.r=Hn.r,t.g=Hn.g,t.b=Hn.b,t}getStyle(t=Pi){Se.workingToColorSpace(Hn.copy(this),t);const e=Hn.r,n=Hn.g,s=Hn.b;return t!==Pi?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Ks),this.setHSL(Ks.h+t,Ks.s+e,Ks.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Ks),t.getHSL(Qa);const n=wa(Ks.h,Qa.h,e),s=wa(Ks.s,Qa.s,e),r=wa(Ks.l,Qa.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){const e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const Hn=new Zt;Zt.NAMES=Ag;class xf{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new Zt(t),this.near=e,this.far=n}clone(){return new xf(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}}class Rg extends Pn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ar,this.environmentIntensity=1,this.environmentRotation=new ar,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),t.background!==null&&(this.background=t.background.clone()),t.environment!==null&&(this.environment=t.environment.clone()),t.fog!==null&&(this.fog=t.fog.clone()),this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),t.overrideMaterial!==null&&(this.overrideMaterial=t.overrideMaterial.clone()),this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){const e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(e.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(e.object.backgroundIntensity=this.backgroundIntensity),e.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(e.object.environmentIntensity=this.environmentIntensity),e.object.environmentRotation=this.environmentRotation.toArray(),e}}const Gi=new P,Es=new P,Zc=new P,ws=new P,to=new P,eo=new P,Dd=new P,Jc=new P,Qc=new P,th=new P,eh=new Ve,nh=new Ve,ih=new Ve;class Yi{constructor(t=new P,e=new P,n=new P){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Gi.subVectors(t,e),s.cross(Gi);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Gi.subVectors(s,e),Es.subVectors(n,e),Zc.subVectors(t,e);const o=Gi.dot(Gi),a=Gi.dot(Es),l=Gi.dot(Zc),c=Es.dot(Es),f=Es.dot(Zc),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;const h=1/u,p=(c*l-a*f)*h,g=(o*f-a*l)*h;return r.set(1-p-g,g,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,ws)===null?!1:ws.x>=0&&ws.y>=0&&ws.x+ws.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,ws)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ws.x),l.addScaledVector(o,ws.y),l.addScaledVector(a,ws.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return eh.setScalar(0),nh.setScalar(0),ih.setScalar(0),eh.fromBufferAttribute(t,e),nh.fromBufferAttribute(t,n),ih.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(eh,r.x),o.addScaledVector(nh,r.y),o.addScaledVector(ih,r.z),o}static isFrontFacing(t,e,n,s){return Gi.subVectors(n,e),Es.subVectors(t,e),Gi.cross(Es).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Gi.subVectors(this.c,this.b),Es.subVectors(this.a,this.b),Gi.cross(Es).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Yi.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return Yi.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return Yi.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return Yi.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Yi.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){const n=this.a,s=this.b,r=this.c;let o,a;to.subVectors(s,n),eo.subVectors(r,n),Jc.subVectors(t,n);const l=to.dot(Jc),c=eo.dot(Jc);if(l<=0&&c<=0)return e.copy(n);Qc.subVectors(t,s);const f=to.dot(Qc),u=eo.dot(Qc);if(f>=0&&u<=f)return e.copy(s);const h=l*u-f*c;if(h<=0&&l>=0&&f<=0)return o=l/(l-f),e.copy(n).addScaledVector(to,o);th.subVectors(t,r);const p=to.dot(th),g=eo.dot(th);if(g>=0&&p<=g)return e.copy(r);const M=p*c-l*g;if(M<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(eo,a);const m=f*g-p*u;if(m<=0&&u-f>=0&&p-g>=0)return Dd.subVectors(r,s),a=(u-f)/(u-f+(p-g)),e.copy(s).addScaledVector(Dd,a);const d=1/(m+M+h);return o=M*d,a=h*d,e.copy(n).addScaledVector(to,o).addScaledVector(eo,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}}class si{constructor(t=new P(1/0,1/0,1/0),e=new P(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Hi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Hi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){const n=Hi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);const n=t.geometry;if(n!==void 0){const r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Hi):Hi.fromBufferAttribute(r,o),Hi.applyMatrix4(t.matrixWorld),this.expandByPoint(Hi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),tl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),tl.copy(n.boundingBox)),tl.applyMatrix4(t.matrixWorld),this.union(tl)}const s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Hi),Hi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(ta),el.subVectors(this.max,ta),no.subVectors(t.a,ta),io.subVectors(t.b,ta),so.subVectors(t.c,ta),Zs.subVectors(io,no),Js.subVectors(so,io),_r.subVectors(no,so);let e=[0,-Zs.z,Zs.y,0,-Js.z,Js.y,0,-_r.z,_r.y,Zs.z,0,-Zs.x,Js.z,0,-Js.x,_r.z,0,-_r.x,-Zs.y,Zs.x,0,-Js.y,Js.x,0,-_r.y,_r.x,0];return!sh(e,no,io,so,el)||(e=[1,0,0,0,1,0,0,0,1],!sh(e,no,io,so,el))?!1:(nl.crossVectors(Zs,Js),e=[nl.x,nl.y,nl.z],sh(e,no,io,so,el))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Hi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Hi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ts[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ts[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ts[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ts[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ts[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ts[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ts[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ts[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ts),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}}const Ts=[new P,new P,new P,new P,new P,new P,new P,new P],Hi=new P,tl=new si,no=new P,io=new P,so=new P,Zs=new P,Js=new P,_r=new P,ta=new P,el=new P,nl=new P,xr=new P;function sh(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){xr.fromArray(i,r);const a=s.x*Math.abs(xr.x)+s.y*Math.abs(xr.y)+s.z*Math.abs(xr.z),l=t.dot(xr),c=e.dot(xr),f=n.dot(xr);if(Math.max(-Math.max(l,c,f),Math.min(l,c,f))>a)return!1}return!0}const dn=new P,il=new $t;let Ox=0;class ri extends hr{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Ox++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Du,this.updateRanges=[],this.gpuType=ji,this.version=0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)il.fromBufferAttribute(this,e),il.applyMatrix3(t),this.setXY(e,il.x,il.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)dn.fromBufferAttribute(this,e),dn.applyMatrix3(t),this.setXYZ(e,dn.x,dn.y,dn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)dn.fromBufferAttribute(this,e),dn.applyMatrix4(t),this.setXYZ(e,dn.x,dn.y,dn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)dn.fromBufferAttribute(this,e),dn.applyNormalMatrix(t),this.setXYZ(e,dn.x,dn.y,dn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)dn.fromBufferAttribute(this,e),dn.transformDirection(t),this.setXYZ(e,dn.x,dn.y,dn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=qi(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=Fe(n,this.array)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=qi(e,this.array)),e}setX(t,e){return this.normalized&&(e=Fe(e,this.array)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=qi(e,this.array)),e}setY(t,e){return this.normalized&&(e=Fe(e,this.array)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=qi(e,this.array)),e}setZ(t,e){return this.normalized&&(e=Fe(e,this.array)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=qi(e,this.array)),e}setW(t,e){return this.normalized&&(e=Fe(e,this.array)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=Fe(e,this.array),n=Fe(n,this.array)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=Fe(e,this.array),n=Fe(n,this.array),s=Fe(s,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=Fe(e,this.array),n=Fe(n,this.array),s=Fe(s,this.array),r=Fe(r,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(t.name=this.name),this.usage!==Du&&(t.usage=this.usage),t}dispose(){this.dispatchEvent({type:"dispose"})}}class Cg extends ri{constructor(t,e,n){super(new Uint16Array(t),e,n)}}class Pg extends ri{constructor(t,e,n){super(new Uint32Array(t),e,n)}}class Ae extends ri{constructor(t,e,n){super(new Float32Array(t),e,n)}}const Bx=new si,ea=new P,rh=new P;class Ui{constructor(t=new P,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){const n=this.center;e!==void 0?n.copy(e):Bx.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){const e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){const n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;ea.subVectors(t,this.center);const e=ea.lengthSq();if(e>this.radius*this.radius){const n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(ea,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(rh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(ea.copy(t.center).add(rh)),this.expandByPoint(ea.copy(t.center).sub(rh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}}let zx=0;const Ai=new ve,oh=new Pn,ro=new P,xi=new si,na=new si,An=new P;class mn extends hr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:zx++}),this.uuid=Ns(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(sx(t)?Pg:Cg)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){const e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);const n=this.attributes.normal;if(n!==void 0){const r=new ae().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(t){return Ai.makeRotationFromQuaternion(t),this.applyMatrix4(Ai),this}rotateX(t){return Ai.makeRotationX(t),this.applyMatrix4(Ai),this}rotateY(t){return Ai.makeRotationY(t),this.applyMatrix4(Ai),this}rotateZ(t){return Ai.makeRotationZ(t),this.applyMatrix4(Ai),this}translate(t,e,n){return Ai.makeTranslation(t,e,n),this.applyMatrix4(Ai),this}scale(t,e,n){return Ai.makeScale(t,e,n),this.applyMatrix4(Ai),this}lookAt(t){return oh.lookAt(t),oh.updateMatrix(),this.applyMatrix4(oh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ro).negate(),this.translate(ro.x,ro.y,ro.z),this}setFromPoints(t){const e=this.getAttribute("position");if(e===void 0){const n=[];for(let s=0,r=t.length;s<r;s++){const o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ae(n,3))}else{const n=Math.min(t.length,e.count);for(let s=0;s<n;s++){const r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&qt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new si);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ye("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new P(-1/0,-1/0,-1/0),new P(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){const r=e[n];xi.setFromBufferAttribute(r),this.morphTargetsRelative?(An.addVectors(this.boundingBox.min,xi.min),this.boundingBox.expandByPoint(An),An.addVectors(this.boundingBox.max,xi.max),this.boundingBox.expandByPoint(An)):(this.boundingBox.expandByPoint(xi.min),this.boundingBox.expandByPoint(xi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ye('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ui);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ye("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new P,1/0);return}if(t){const n=this.boundingSphere.center;if(xi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){const a=e[r];na.setFromBufferAttribute(a),this.morphTargetsRelative?(An.addVectors(xi.min,na.min),xi.expandByPoint(An),An.addVectors(xi.max,na.max),xi.expandByPoint(An)):(xi.expandByPoint(na.min),xi.expandByPoint(na.max))}xi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)An.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(An));if(e)for(let r=0,o=e.length;r<o;r++){const a=e[r],l=this.morphTargetsRelative;for(let c=0,f=a.count;c<f;c++)An.fromBufferAttribute(a,c),l&&(ro.fromBufferAttribute(t,c),An.add(ro)),s=Math.max(s,n.distanceToSquared(An))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&ye('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){ye("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const n=e.position,s=e.normal,r=e.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new ri(new Float32Array(4*n.count),4));const o=this.getAttribute("tangent"),a=[],l=[];for(let v=0;v<n.count;v++)a[v]=new P,l[v]=new P;const c=new P,f=new P,u=new P,h=new $t,p=new $t,g=new $t,M=new P,m=new P;function d(v,R,U){c.fromBufferAttribute(n,v),f.fromBufferAttribute(n,R),u.fromBufferAttribute(n,U),h.fromBufferAttribute(r,v),p.fromBufferAttribute(r,R),g.fromBufferAttribute(r,U),f.sub(c),u.sub(c),p.sub(h),g.sub(h);const C=1/(p.x*g.y-g.x*p.y);isFinite(C)&&(M.copy(f).multiplyScalar(g.y).addScaledVector(u,-p.y).multiplyScalar(C),m.copy(u).multiplyScalar(p.x).addScaledVector(f,-g.x).multiplyScalar(C),a[v].add(M),a[R].add(M),a[U].add(M),l[v].add(m),l[R].add(m),l[U].add(m))}let x=this.groups;x.length===0&&(x=[{start:0,count:t.count}]);for(let v=0,R=x.length;v<R;++v){const U=x[v],C=U.start,O=U.count;for(let G=C,q=C+O;G<q;G+=3)d(t.getX(G+0),t.getX(G+1),t.getX(G+2))}const w=new P,y=new P,I=new P,T=new P;function N(v){I.fromBufferAttribute(s,v),T.copy(I);const R=a[v];w.copy(R),w.sub(I.multiplyScalar(I.dot(R))).normalize(),y.crossVectors(T,R);const C=y.dot(l[v])<0?-1:1;o.setXYZW(v,w.x,w.y,w.z,C)}for(let v=0,R=x.length;v<R;++v){const U=x[v],C=U.start,O=U.count;for(let G=C,q=C+O;G<q;G+=3)N(t.getX(G+0)),N(t.getX(G+1)),N(t.getX(G+2))}}computeVertexNormals(){const t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0)n=new ri(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let h=0,p=n.count;h<p;h++)n.setXYZ(h,0,0,0);const s=new P,r=new P,o=new P,a=new P,l=new P,c=new P,f=new P,u=new P;if(t)for(let h=0,p=t.count;h<p;h+=3){const g=t.getX(h+0),M=t.getX(h+1),m=t.getX(h+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,M),o.fromBufferAttribute(e,m),f.subVectors(o,r),u.subVectors(s,r),f.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,M),c.fromBufferAttribute(n,m),a.add(f),l.add(f),c.add(f),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(M,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let h=0,p=e.count;h<p;h+=3)s.fromBufferAttribute(e,h+0),r.fromBufferAttribute(e,h+1),o.fromBufferAttribute(e,h+2),f.subVectors(o,r),u.subVectors(s,r),f.cross(u),n.setXYZ(h+0,f.x,f.y,f.z),n.setXYZ(h+1,f.x,f.y,f.z),n.setXYZ(h+2,f.x,f.y,f.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){const t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)An.fromBufferAttribute(t,e),An.normalize(),t.setXYZ(e,An.x,An.y,An.z)}toNonIndexed(){function t(a,l){const c=a.array,f=a.itemSize,u=a.normalized,h=new c.constructor(l.length*f);let p=0,g=0;for(let M=0,m=l.length;M<m;M++){a.isInterleavedBufferAttribute?p=l[M]*a.data.stride+a.offset:p=l[M]*f;for(let d=0;d<f;d++)h[g++]=c[p++]}return new ri(h,f,u)}if(this.index===null)return qt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const e=new mn,n=this.index.array,s=this.attributes;for(const a in s){const l=s[a],c=t(l,n);e.setAttribute(a,c)}const r=this.morphAttributes;for(const a in r){const l=[],c=r[a];for(let f=0,u=c.length;f<u;f++){const h=c[f],p=t(h,n);l.push(p)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;const o=this.groups;for(let a=0,l=o.length;a<l;a++){const c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){const t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.type,this.name!==""&&(t.name=this.name),Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};const e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});const n=this.attributes;for(const l in n){const c=n[l];t.data.attributes[l]=c.toJSON(t.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],f=[];for(let u=0,h=c.length;u<h;u++){const p=c[u];f.push(p.toJSON(t.data))}f.length>0&&(s[l]=f,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);const o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));const a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const e={};this.name=t.name;const n=t.index;n!==null&&this.setIndex(n.clone());const s=t.attributes;for(const c in s){const f=s[c];this.setAttribute(c,f.clone(e))}const r=t.morphAttributes;for(const c in r){const f=[],u=r[c];for(let h=0,p=u.length;h<p;h++)f.push(u[h].clone(e));this.morphAttributes[c]=f}this.morphTargetsRelative=t.morphTargetsRelative;const o=t.groups;for(let c=0,f=o.length;c<f;c++){const u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}const a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());const l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}class kx{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=Du,this.updateRanges=[],this.version=0,this.uuid=Ns()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Ns()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=this.array.slice(0).buffer);const e=new this.array.constructor(t.arrayBuffers[this.array.buffer._uuid]),n=new this.constructor(e,this.stride);return n.setUsage(this.usage),n}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){return t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Ns()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=Array.from(new Uint32Array(this.array.buffer))),{uuid:this.uuid,buffer:this.array.buffer._uuid,type:this.array.constructor.name,stride:this.stride}}}const Qn=new P;class rr{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)Qn.fromBufferAttribute(this,e),Qn.applyMatrix4(t),this.setXYZ(e,Qn.x,Qn.y,Qn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Qn.fromBufferAttribute(this,e),Qn.applyNormalMatrix(t),this.setXYZ(e,Qn.x,Qn.y,Qn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Qn.fromBufferAttribute(this,e),Qn.transformDirection(t),this.setXYZ(e,Qn.x,Qn.y,Qn.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=qi(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=Fe(n,this.array)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=Fe(e,this.array)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=Fe(e,this.array)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=Fe(e,this.array)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=Fe(e,this.array)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=qi(e,this.array)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=qi(e,this.array)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=qi(e,this.array)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=qi(e,this.array)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=Fe(e,this.array),n=Fe(n,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=Fe(e,this.array),n=Fe(n,this.array),s=Fe(s,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=Fe(e,this.array),n=Fe(n,this.array),s=Fe(s,this.array),r=Fe(r,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){sc("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new ri(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new rr(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){sc("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}}let Vx=0;class Uo extends hr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Vx++}),this.uuid=Ns(),this.name="",this.type="Material",this.blending=vo,this.side=xs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Wh,this.blendDst=Xh,this.blendEquation=Er,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Zt(0,0,0),this.blendAlpha=0,this.depthFunc=bo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=xd,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=jr,this.stencilZFail=jr,this.stencilZPass=jr,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(const e in t){const n=t[e];if(n===void 0){qt(`Material: parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){qt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});const n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,this.name!==""&&(n.name=this.name),this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(n.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.shadowSide!==null&&(n.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),this.blending!==vo&&(n.blending=this.blending),this.side!==xs&&(n.side=this.side),this.vertexColors===!0&&(n.vertexColors=!0),this.opacity<1&&(n.opacity=this.opacity),this.transparent===!0&&(n.transparent=!0),this.blendSrc!==Wh&&(n.blendSrc=this.blendSrc),this.blendDst!==Xh&&(n.blendDst=this.blendDst),this.blendEquation!==Er&&(n.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(n.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(n.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(n.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(n.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(n.blendAlpha=this.blendAlpha),this.depthFunc!==bo&&(n.depthFunc=this.depthFunc),this.depthTest===!1&&(n.depthTest=this.depthTest),this.depthWrite===!1&&(n.depthWrite=this.depthWrite),this.colorWrite===!1&&(n.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(n.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==xd&&(n.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(n.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(n.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==jr&&(n.stencilFail=this.stencilFail),this.stencilZFail!==jr&&(n.stencilZFail=this.stencilZFail),this.stencilZPass!==jr&&(n.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(n.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(n.rotation=this.rotation),this.polygonOffset===!0&&(n.polygonOffset=!0),this.polygonOffsetFactor!==0&&(n.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(n.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(n.linewidth=this.linewidth),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.dithering===!0&&(n.dithering=!0),this.alphaTest>0&&(n.alphaTest=this.alphaTest),this.alphaHash===!0&&(n.alphaHash=!0),this.alphaToCoverage===!0&&(n.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(n.premultipliedAlpha=!0),this.forceSinglePass===!0&&(n.forceSinglePass=!0),this.allowOverride===!1&&(n.allowOverride=!1),this.wireframe===!0&&(n.wireframe=!0),this.wireframeLinewidth>1&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(n.flatShading=!0),this.visible===!1&&(n.visible=!1),this.toneMapped===!1&&(n.toneMapped=!1),this.fog===!1&&(n.fog=!1),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){const o=[];for(const a in r){const l=r[a];delete l.metadata,o.push(l)}return o}if(e){const r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;const e=t.clippingPlanes;let n=null;if(e!==null){const s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}}const As=new P,ah=new P,sl=new P,Qs=new P,lh=new P,rl=new P,ch=new P;class gc{constructor(t=new P,e=new P(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,As)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);const n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){const e=As.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(As.copy(this.origin).addScaledVector(this.direction,e),As.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){ah.copy(t).add(e).multiplyScalar(.5),sl.copy(e).sub(t).normalize(),Qs.copy(this.origin).sub(ah);const r=t.distanceTo(e)*.5,o=-this.direction.dot(sl),a=Qs.dot(this.direction),l=-Qs.dot(sl),c=Qs.lengthSq(),f=Math.abs(1-o*o);let u,h,p,g;if(f>0)if(u=o*l-a,h=o*a-l,g=r*f,u>=0)if(h>=-g)if(h<=g){const M=1/f;u*=M,h*=M,p=u*(u+o*h+2*a)+h*(o*u+h+2*l)+c}else h=r,u=Math.max(0,-(o*h+a)),p=-u*u+h*(h+2*l)+c;else h=-r,u=Math.max(0,-(o*h+a)),p=-u*u+h*(h+2*l)+c;else h<=-g?(u=Math.max(0,-(-o*r+a)),h=u>0?-r:Math.min(Math.max(-r,-l),r),p=-u*u+h*(h+2*l)+c):h<=g?(u=0,h=Math.min(Math.max(-r,-l),r),p=h*(h+2*l)+c):(u=Math.max(0,-(o*r+a)),h=u>0?r:Math.min(Math.max(-r,-l),r),p=-u*u+h*(h+2*l)+c);else h=o>0?-r:r,u=Math.max(0,-(o*h+a)),p=-u*u+h*(h+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(ah).addScaledVector(sl,h),p}intersectSphere(t,e){As.subVectors(t.center,this.origin);const n=As.dot(this.direction),s=As.dot(As)-n*n,r=t.radius*t.radius;if(s>r)return null;const o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){const e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;const n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){const n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){const e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l;const c=1/this.direction.x,f=1/this.direction.y,u=1/this.direction.z,h=this.origin;return c>=0?(n=(t.min.x-h.x)*c,s=(t.max.x-h.x)*c):(n=(t.max.x-h.x)*c,s=(t.min.x-h.x)*c),f>=0?(r=(t.min.y-h.y)*f,o=(t.max.y-h.y)*f):(r=(t.max.y-h.y)*f,o=(t.min.y-h.y)*f),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-h.z)*u,l=(t.max.z-h.z)*u):(a=(t.max.z-h.z)*u,l=(t.min.z-h.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,As)!==null}intersectTriangle(t,e,n,s,r){lh.subVectors(e,t),rl.subVectors(n,t),ch.crossVectors(lh,rl);let o=this.direction.dot(ch),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;Qs.subVectors(this.origin,t);const l=a*this.direction.dot(rl.crossVectors(Qs,rl));if(l<0)return null;const c=a*this.direction.dot(lh.cross(Qs));if(c<0||l+c>o)return null;const f=-a*Qs.dot(ch);return f<0?null:this.at(f/o,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class Fi extends Uo{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Zt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ar,this.combine=ug,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}}const Id=new ve,vr=new gc,ol=new Ui,Nd=new P,al=new P,ll=new P,cl=new P,hh=new P,hl=new P,Ud=new P,ul=new P;class De extends Pn{constructor(t=new mn,e=new Fi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=t.morphTargetInfluences.slice()),t.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary)),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){const n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);const a=this.morphTargetInfluences;if(r&&a){hl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const f=a[l],u=r[l];f!==0&&(hh.fromBufferAttribute(u,t),o?hl.addScaledVector(hh,f):hl.addScaledVector(hh.sub(e),f))}e.add(hl)}return e}raycast(t,e){const n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),ol.copy(n.boundingSphere),ol.applyMatrix4(r),vr.copy(t.ray).recast(t.near),!(ol.containsPoint(vr.origin)===!1&&(vr.intersectSphere(ol,Nd)===null||vr.origin.distanceToSquared(Nd)>(t.far-t.near)**2))&&(Id.copy(r).invert(),vr.copy(t.ray).applyMatrix4(Id),!(n.boundingBox!==null&&vr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,vr)))}_computeIntersections(t,e,n){let s;const r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,f=r.attributes.uv1,u=r.attributes.normal,h=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,M=h.length;g<M;g++){const m=h[g],d=o[m.materialIndex],x=Math.max(m.start,p.start),w=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let y=x,I=w;y<I;y+=3){const T=a.getX(y),N=a.getX(y+1),v=a.getX(y+2);s=fl(this,d,t,n,c,f,u,T,N,v),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{const g=Math.max(0,p.start),M=Math.min(a.count,p.start+p.count);for(let m=g,d=M;m<d;m+=3){const x=a.getX(m),w=a.getX(m+1),y=a.getX(m+2);s=fl(this,o,t,n,c,f,u,x,w,y),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,M=h.length;g<M;g++){const m=h[g],d=o[m.materialIndex],x=Math.max(m.start,p.start),w=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let y=x,I=w;y<I;y+=3){const T=y,N=y+1,v=y+2;s=fl(this,d,t,n,c,f,u,T,N,v),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{const g=Math.max(0,p.start),M=Math.min(l.count,p.start+p.count);for(let m=g,d=M;m<d;m+=3){const x=m,w=m+1,y=m+2;s=fl(this,o,t,n,c,f,u,x,w,y),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}}function Gx(i,t,e,n,s,r,o,a){let l;if(t.side===Cn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===xs,a),l===null)return null;ul.copy(a),ul.applyMatrix4(i.matrixWorld);const c=e.ray.origin.distanceTo(ul);return c<e.near||c>e.far?null:{distance:c,point:ul.clone(),object:i}}function fl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,al),i.getVertexPosition(l,ll),i.getVertexPosition(c,cl);const f=Gx(i,t,e,n,al,ll,cl,Ud);if(f){const u=new P;Yi.getBarycoord(Ud,al,ll,cl,u),s&&(f.uv=Yi.getInterpolatedAttribute(s,a,l,c,u,new $t)),r&&(f.uv1=Yi.getInterpolatedAttribute(r,a,l,c,u,new $t)),o&&(f.normal=Yi.getInterpolatedAttribute(o,a,l,c,u,new P),f.normal.dot(n.direction)>0&&f.normal.multiplyScalar(-1));const h={a,b:l,c,normal:new P,materialIndex:0};Yi.getNormal(al,ll,cl,h.normal),f.face=h,f.barycoord=u}return f}class Lg extends ii{constructor(t=null,e=1,n=1,s,r,o,a,l,c=On,f=On,u,h){super(null,o,a,l,c,f,s,r,u,h),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class Fd extends ri{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){const t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}}const oo=new ve,Od=new ve,dl=[],Bd=new si,Hx=new ve,ia=new De,sa=new Ui;class Ir extends De{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Fd(new Float32Array(n*16),16),this.previousInstanceMatrix=null,this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,Hx)}computeBoundingBox(){const t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new si),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,oo),Bd.copy(t.boundingBox).applyMatrix4(oo),this.boundingBox.union(Bd)}computeBoundingSphere(){const t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Ui),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,oo),sa.copy(t.boundingSphere).applyMatrix4(oo),this.boundingSphere.union(sa)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),t.previousInstanceMatrix!==null&&(this.previousInstanceMatrix=t.previousInstanceMatrix.clone()),t.morphTexture!==null&&(this.morphTexture=t.morphTexture.clone()),t.instanceColor!==null&&(this.instanceColor=t.instanceColor.clone()),this.count=t.count,t.boundingBox!==null&&(this.boundingBox=t.boundingBox.clone()),t.boundingSphere!==null&&(this.boundingSphere=t.boundingSphere.clone()),this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){const n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){const n=this.matrixWorld,s=this.count;if(ia.geometry=this.geometry,ia.material=this.material,ia.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),sa.copy(this.boundingSphere),sa.applyMatrix4(n),t.ray.intersectsSphere(sa)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,oo),Od.multiplyMatrices(n,oo),ia.matrixWorld=Od,ia.raycast(t,dl);for(let o=0,a=dl.length;o<a;o++){const l=dl[o];l.instanceId=r,l.object=this,e.push(l)}dl.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Fd(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){const n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Lg(new Float32Array(s*this.count),s,this.count,cf,ji));const r=this.morphTexture.source.data.data;let o=0;for(let c=0;c<n.length;c++)o+=n[c];const a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){this.dispatchEvent({type:"dispose"}),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}}const uh=new P,Wx=new P,Xx=new ae;class us{constructor(t=new P(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){const s=uh.subVectors(n,e).cross(Wx.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){const t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){const s=t.delta(uh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;const o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){const e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){const n=e||Xx.getNormalMatrix(t),s=this.coplanarPoint(uh).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}}const Sr=new Ui,qx=new $t(.5,.5),pl=new P;class vf{constructor(t=new us,e=new us,n=new us,s=new us,r=new us,o=new us){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){const a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){const e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=ds,n=!1){const s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],f=r[4],u=r[5],h=r[6],p=r[7],g=r[8],M=r[9],m=r[10],d=r[11],x=r[12],w=r[13],y=r[14],I=r[15];if(s[0].setComponents(c-o,p-f,d-g,I-x).normalize(),s[1].setComponents(c+o,p+f,d+g,I+x).normalize(),s[2].setComponents(c+a,p+u,d+M,I+w).normalize(),s[3].setComponents(c-a,p-u,d-M,I-w).normalize(),n)s[4].setComponents(l,h,m,y).normalize(),s[5].setComponents(c-l,p-h,d-m,I-y).normalize();else if(s[4].setComponents(c-l,p-h,d-m,I-y).normalize(),e===ds)s[5].setComponents(c+l,p+h,d+m,I+y).normalize();else if(e===Da)s[5].setComponents(l,h,m,y).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Sr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{const e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Sr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Sr)}intersectsSprite(t){Sr.center.set(0,0,0);const e=qx.distanceTo(t.center);return Sr.radius=.7071067811865476+e,Sr.applyMatrix4(t.matrixWorld),this.intersectsSphere(Sr)}intersectsSphere(t){const e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){const e=this.planes;for(let n=0;n<6;n++){const s=e[n];if(pl.x=s.normal.x>0?t.max.x:t.min.x,pl.y=s.normal.y>0?t.max.y:t.min.y,pl.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(pl)<0)return!1}return!0}containsPoint(t){const e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class Sf extends Uo{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Zt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}}const rc=new P,oc=new P,zd=new ve,ra=new gc,ml=new Ui,fh=new P,kd=new P;class Yx extends Pn{constructor(t=new mn,e=new Sf){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)rc.fromBufferAttribute(e,s-1),oc.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=rc.distanceTo(oc);t.setAttribute("lineDistance",new Ae(n,1))}else qt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(t,e){const n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),ml.copy(n.boundingSphere),ml.applyMatrix4(s),ml.radius+=r,t.ray.intersectsSphere(ml)===!1)return;zd.copy(s).invert(),ra.copy(t.ray).applyMatrix4(zd);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,f=n.index,h=n.attributes.position;if(f!==null){const p=Math.max(0,o.start),g=Math.min(f.count,o.start+o.count);for(let M=p,m=g-1;M<m;M+=c){const d=f.getX(M),x=f.getX(M+1),w=gl(this,t,ra,l,d,x,M);w&&e.push(w)}if(this.isLineLoop){const M=f.getX(g-1),m=f.getX(p),d=gl(this,t,ra,l,M,m,g-1);d&&e.push(d)}}else{const p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let M=p,m=g-1;M<m;M+=c){const d=gl(this,t,ra,l,M,M+1,M);d&&e.push(d)}if(this.isLineLoop){const M=gl(this,t,ra,l,g-1,p,g-1);M&&e.push(M)}}}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function gl(i,t,e,n,s,r,o){const a=i.geometry.attributes.position;if(rc.fromBufferAttribute(a,s),oc.fromBufferAttribute(a,r),e.distanceSqToSegment(rc,oc,fh,kd)>n)return;fh.applyMatrix4(i.matrixWorld);const c=t.ray.origin.distanceTo(fh);if(!(c<t.near||c>t.far))return{distance:c,point:kd.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}const Vd=new P,Gd=new P;class Dg extends Yx{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Vd.fromBufferAttribute(e,s),Gd.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Vd.distanceTo(Gd);t.setAttribute("lineDistance",new Ae(n,1))}else qt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class Ig extends ii{constructor(t=[],e=Lr,n,s,r,o,a,l,c,f){super(t,e,n,s,r,o,a,l,c,f),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}}class To extends ii{constructor(t,e,n=vs,s,r,o,a=On,l=On,c,f=zs,u=1){if(f!==zs&&f!==Ar)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const h={width:t,height:e,depth:u};super(h,s,r,o,a,l,f,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new gf(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){const e=super.toJSON(t);return this.compareFunction!==null&&(e.compareFunction=this.compareFunction),e}}class $x extends To{constructor(t,e=vs,n=Lr,s,r,o=On,a=On,l,c=zs){const f={width:t,height:t,depth:1},u=[f,f,f,f,f,f];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}}class Ng extends ii{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}}class Fo extends mn{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};const a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);const l=[],c=[],f=[],u=[];let h=0,p=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Ae(c,3)),this.setAttribute("normal",new Ae(f,3)),this.setAttribute("uv",new Ae(u,2));function g(M,m,d,x,w,y,I,T,N,v,R){const U=y/N,C=I/v,O=y/2,G=I/2,q=T/2,F=N+1,W=v+1;let B=0,rt=0;const st=new P;for(let lt=0;lt<W;lt++){const vt=lt*C-G;for(let ft=0;ft<F;ft++){const _t=ft*U-O;st[M]=_t*x,st[m]=vt*w,st[d]=q,c.push(st.x,st.y,st.z),st[M]=0,st[m]=0,st[d]=T>0?1:-1,f.push(st.x,st.y,st.z),u.push(ft/N),u.push(1-lt/v),B+=1}}for(let lt=0;lt<v;lt++)for(let vt=0;vt<N;vt++){const ft=h+vt+F*lt,_t=h+vt+F*(lt+1),Jt=h+(vt+1)+F*(lt+1),Ht=h+(vt+1)+F*lt;l.push(ft,_t,Ht),l.push(_t,Jt,Ht),rt+=6}a.addGroup(p,rt,R),p+=rt,h+=B}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Fo(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}}class Mf extends mn{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);const r=[],o=[],a=[],l=[],c=new P,f=new $t;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,h=3;u<=e;u++,h+=3){const p=n+u/e*s;c.x=t*Math.cos(p),c.y=t*Math.sin(p),o.push(c.x,c.y,c.z),a.push(0,0,1),f.x=(o[h]/t+1)/2,f.y=(o[h+1]/t+1)/2,l.push(f.x,f.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new Ae(o,3)),this.setAttribute("normal",new Ae(a,3)),this.setAttribute("uv",new Ae(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Mf(t.radius,t.segments,t.thetaStart,t.thetaLength)}}class Oo extends mn{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const f=[],u=[],h=[],p=[];let g=0;const M=[],m=n/2;let d=0;x(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(f),this.setAttribute("position",new Ae(u,3)),this.setAttribute("normal",new Ae(h,3)),this.setAttribute("uv",new Ae(p,2));function x(){const y=new P,I=new P;let T=0;const N=(e-t)/n;for(let v=0;v<=r;v++){const R=[],U=v/r,C=U*(e-t)+t;for(let O=0;O<=s;O++){const G=O/s,q=G*l+a,F=Math.sin(q),W=Math.cos(q);I.x=C*F,I.y=-U*n+m,I.z=C*W,u.push(I.x,I.y,I.z),y.set(F,N,W).normalize(),h.push(y.x,y.y,y.z),p.push(G,1-U),R.push(g++)}M.push(R)}for(let v=0;v<s;v++)for(let R=0;R<r;R++){const U=M[R][v],C=M[R+1][v],O=M[R+1][v+1],G=M[R][v+1];(t>0||R!==0)&&(f.push(U,C,G),T+=3),(e>0||R!==r-1)&&(f.push(C,O,G),T+=3)}c.addGroup(d,T,0),d+=T}function w(y){const I=g,T=new $t,N=new P;let v=0;const R=y===!0?t:e,U=y===!0?1:-1;for(let O=1;O<=s;O++)u.push(0,m*U,0),h.push(0,U,0),p.push(.5,.5),g++;const C=g;for(let O=0;O<=s;O++){const q=O/s*l+a,F=Math.cos(q),W=Math.sin(q);N.x=R*W,N.y=m*U,N.z=R*F,u.push(N.x,N.y,N.z),h.push(0,U,0),T.x=F*.5+.5,T.y=W*.5*U+.5,p.push(T.x,T.y),g++}for(let O=0;O<s;O++){const G=I+O,q=C+O;y===!0?f.push(q,q+1,G):f.push(q+1,q,G),v+=3}c.addGroup(d,v,y===!0?1:2),d+=v}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Oo(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class ka extends Oo{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new ka(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class yf extends mn{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};const r=[],o=[];a(s),c(n),f(),this.setAttribute("position",new Ae(r,3)),this.setAttribute("normal",new Ae(r.slice(),3)),this.setAttribute("uv",new Ae(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(x){const w=new P,y=new P,I=new P;for(let T=0;T<e.length;T+=3)p(e[T+0],w),p(e[T+1],y),p(e[T+2],I),l(w,y,I,x)}function l(x,w,y,I){const T=I+1,N=[];for(let v=0;v<=T;v++){N[v]=[];const R=x.clone().lerp(y,v/T),U=w.clone().lerp(y,v/T),C=T-v;for(let O=0;O<=C;O++)O===0&&v===T?N[v][O]=R:N[v][O]=R.clone().lerp(U,O/C)}for(let v=0;v<T;v++)for(let R=0;R<2*(T-v)-1;R++){const U=Math.floor(R/2);R%2===0?(h(N[v][U+1]),h(N[v+1][U]),h(N[v][U])):(h(N[v][U+1]),h(N[v+1][U+1]),h(N[v+1][U]))}}function c(x){const w=new P;for(let y=0;y<r.length;y+=3)w.x=r[y+0],w.y=r[y+1],w.z=r[y+2],w.normalize().multiplyScalar(x),r[y+0]=w.x,r[y+1]=w.y,r[y+2]=w.z}function f(){const x=new P;for(let w=0;w<r.length;w+=3){x.x=r[w+0],x.y=r[w+1],x.z=r[w+2];const y=m(x)/2/Math.PI+.5,I=d(x)/Math.PI+.5;o.push(y,1-I)}g(),u()}function u(){for(let x=0;x<o.length;x+=6){const w=o[x+0],y=o[x+2],I=o[x+4],T=Math.max(w,y,I),N=Math.min(w,y,I);T>.9&&N<.1&&(w<.2&&(o[x+0]+=1),y<.2&&(o[x+2]+=1),I<.2&&(o[x+4]+=1))}}function h(x){r.push(x.x,x.y,x.z)}function p(x,w){const y=x*3;w.x=t[y+0],w.y=t[y+1],w.z=t[y+2]}function g(){const x=new P,w=new P,y=new P,I=new P,T=new $t,N=new $t,v=new $t;for(let R=0,U=0;R<r.length;R+=9,U+=6){x.set(r[R+0],r[R+1],r[R+2]),w.set(r[R+3],r[R+4],r[R+5]),y.set(r[R+6],r[R+7],r[R+8]),T.set(o[U+0],o[U+1]),N.set(o[U+2],o[U+3]),v.set(o[U+4],o[U+5]),I.copy(x).add(w).add(y).divideScalar(3);const C=m(I);M(T,U+0,x,C),M(N,U+2,w,C),M(v,U+4,y,C)}}function M(x,w,y,I){I<0&&x.x===1&&(o[w]=x.x-1),y.x===0&&y.z===0&&(o[w]=I/2/Math.PI+.5)}function m(x){return Math.atan2(x.z,-x.x)}function d(x){return Math.atan2(-x.y,Math.sqrt(x.x*x.x+x.z*x.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new yf(t.vertices,t.indices,t.radius,t.detail)}}class bf extends yf{constructor(t=1,e=0){const n=[1,0,0,-1,0,0,0,1,0,0,-1,0,0,0,1,0,0,-1],s=[0,2,4,0,4,3,0,3,5,0,5,2,1,2,5,1,5,3,1,3,4,1,4,2];super(n,s,t,e),this.type="OctahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new bf(t.radius,t.detail)}}class ks extends mn{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};const r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,f=l+1,u=t/a,h=e/l,p=[],g=[],M=[],m=[];for(let d=0;d<f;d++){const x=d*h-o;for(let w=0;w<c;w++){const y=w*u-r;g.push(y,-x,0),M.push(0,0,1),m.push(w/a),m.push(1-d/l)}}for(let d=0;d<l;d++)for(let x=0;x<a;x++){const w=x+c*d,y=x+c*(d+1),I=x+1+c*(d+1),T=x+1+c*d;p.push(w,y,T),p.push(y,I,T)}this.setIndex(p),this.setAttribute("position",new Ae(g,3)),this.setAttribute("normal",new Ae(M,3)),this.setAttribute("uv",new Ae(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new ks(t.width,t.height,t.widthSegments,t.heightSegments)}}class _c extends mn{constructor(t=.5,e=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:t,outerRadius:e,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);const a=[],l=[],c=[],f=[];let u=t;const h=(e-t)/s,p=new P,g=new $t;for(let M=0;M<=s;M++){for(let m=0;m<=n;m++){const d=r+m/n*o;p.x=u*Math.cos(d),p.y=u*Math.sin(d),l.push(p.x,p.y,p.z),c.push(0,0,1),g.x=(p.x/e+1)/2,g.y=(p.y/e+1)/2,f.push(g.x,g.y)}u+=h}for(let M=0;M<s;M++){const m=M*(n+1);for(let d=0;d<n;d++){const x=d+m,w=x,y=x+n+1,I=x+n+2,T=x+1;a.push(w,y,T),a.push(y,I,T)}}this.setIndex(a),this.setAttribute("position",new Ae(l,3)),this.setAttribute("normal",new Ae(c,3)),this.setAttribute("uv",new Ae(f,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new _c(t.innerRadius,t.outerRadius,t.thetaSegments,t.phiSegments,t.thetaStart,t.thetaLength)}}class ur extends mn{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));const l=Math.min(o+a,Math.PI);let c=0;const f=[],u=new P,h=new P,p=[],g=[],M=[],m=[];for(let d=0;d<=n;d++){const x=[],w=d/n;let y=0;d===0&&o===0?y=.5/e:d===n&&l===Math.PI&&(y=-.5/e);for(let I=0;I<=e;I++){const T=I/e;u.x=-t*Math.cos(s+T*r)*Math.sin(o+w*a),u.y=t*Math.cos(o+w*a),u.z=t*Math.sin(s+T*r)*Math.sin(o+w*a),g.push(u.x,u.y,u.z),h.copy(u).normalize(),M.push(h.x,h.y,h.z),m.push(T+y,1-w),x.push(c++)}f.push(x)}for(let d=0;d<n;d++)for(let x=0;x<e;x++){const w=f[d][x+1],y=f[d][x],I=f[d+1][x],T=f[d+1][x+1];(d!==0||o>0)&&p.push(w,y,T),(d!==n-1||l<Math.PI)&&p.push(y,I,T)}this.setIndex(p),this.setAttribute("position",new Ae(g,3)),this.setAttribute("normal",new Ae(M,3)),this.setAttribute("uv",new Ae(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new ur(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}}class jx extends mn{constructor(t=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:t},t!==null){const e=[],n=new Set,s=new P,r=new P;if(t.index!==null){const o=t.attributes.position,a=t.index;let l=t.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,f=l.length;c<f;++c){const u=l[c],h=u.start,p=u.count;for(let g=h,M=h+p;g<M;g+=3)for(let m=0;m<3;m++){const d=a.getX(g+m),x=a.getX(g+(m+1)%3);s.fromBufferAttribute(o,d),r.fromBufferAttribute(o,x),Hd(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}}else{const o=t.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){const f=3*a+c,u=3*a+(c+1)%3;s.fromBufferAttribute(o,f),r.fromBufferAttribute(o,u),Hd(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}this.setAttribute("position",new Ae(e,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}}function Hd(i,t,e){const n=`${i.x},${i.y},${i.z}-${t.x},${t.y},${t.z}`,s=`${t.x},${t.y},${t.z}-${i.x},${i.y},${i.z}`;return e.has(n)===!0||e.has(s)===!0?!1:(e.add(n),e.add(s),!0)}function Ao(i){const t={};for(const e in i){t[e]={};for(const n in i[e]){const s=i[e][n];if(Wd(s))s.isRenderTargetTexture?(qt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Wd(s[0])){const r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function ei(i){const t={};for(let e=0;e<i.length;e++){const n=Ao(i[e]);for(const s in n)t[s]=n[s]}return t}function Wd(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Kx(i){const t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Ug(i){const t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Se.workingColorSpace}const xc={clone:Ao,merge:ei};var Zx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Jx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class hi extends Uo{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Zx,this.fragmentShader=Jx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Ao(t.uniforms),this.uniformsGroups=Kx(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){const e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(const s in this.uniforms){const o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;const n={};for(const s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}}class Qx extends hi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class _s extends Uo{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Zt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Zt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Lu,this.normalScale=new $t(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ar,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class Fg extends Uo{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=K_,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}}class tv extends Uo{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}}let Og=class extends Pn{constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new Zt(t),this.intensity=e}dispose(){this.dispatchEvent({type:"dispose"})}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){const e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}};class ev extends Og{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Pn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Zt(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){const e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}}const dh=new ve,Xd=new P,qd=new P;class nv{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new $t(512,512),this.mapType=yi,this.map=null,this.mapPass=null,this.matrix=new ve,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new vf,this._frameExtents=new $t(1,1),this._viewportCount=1,this._viewports=[new Ve(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(t){const e=this.camera,n=this.matrix;Xd.setFromMatrixPosition(t.matrixWorld),e.position.copy(Xd),qd.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(qd),e.updateMatrixWorld(),dh.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),this._frustum.setFromProjectionMatrix(dh,e.coordinateSystem,e.reversedDepth),e.coordinateSystem===Da||e.reversedDepth?n.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):n.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),n.multiply(dh)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const t={};return this.intensity!==1&&(t.intensity=this.intensity),this.bias!==0&&(t.bias=this.bias),this.normalBias!==0&&(t.normalBias=this.normalBias),this.radius!==1&&(t.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(t.mapSize=this.mapSize.toArray()),t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}}const _l=new P,xl=new an,rs=new P;class Bg extends Pn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ve,this.projectionMatrix=new ve,this.projectionMatrixInverse=new ve,this.coordinateSystem=ds,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(_l,xl,rs),rs.x===1&&rs.y===1&&rs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(_l,xl,rs.set(1,1,1)).invert()}updateWorldMatrix(t,e){super.updateWorldMatrix(t,e),this.matrixWorld.decompose(_l,xl,rs),rs.x===1&&rs.y===1&&rs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(_l,xl,rs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const tr=new P,Yd=new $t,$d=new $t;class Di extends Bg{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){const e=.5*this.getFilmHeight()/t;this.fov=Ia*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){const t=Math.tan(Ea*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Ia*2*Math.atan(Math.tan(Ea*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){tr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(tr.x,tr.y).multiplyScalar(-t/tr.z),tr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(tr.x,tr.y).multiplyScalar(-t/tr.z)}getViewSize(t,e){return this.getViewBounds(t,Yd,$d),e.subVectors($d,Yd)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=this.near;let e=t*Math.tan(Ea*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s;const o=this.view;if(this.view!==null&&this.view.enabled){const l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}const a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}}class vc extends Bg{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,f=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=f*this.view.offsetY,l=a-f*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}}class iv extends nv{constructor(){super(new vc(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class sv extends Og{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Pn.DEFAULT_UP),this.updateMatrix(),this.target=new Pn,this.shadow=new iv}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){const e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}}class rv extends mn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){const t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}}const ao=-90,lo=1;class ov extends Pn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Di(ao,lo,t,e);s.layers=this.layers,this.add(s);const r=new Di(ao,lo,t,e);r.layers=this.layers,this.add(r);const o=new Di(ao,lo,t,e);o.layers=this.layers,this.add(o);const a=new Di(ao,lo,t,e);a.layers=this.layers,this.add(a);const l=new Di(ao,lo,t,e);l.layers=this.layers,this.add(l);const c=new Di(ao,lo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(const c of e)this.remove(c);if(t===ds)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===Da)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(const c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();const{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());const[r,o,a,l,c,f]=this.children,u=t.getRenderTarget(),h=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;const M=n.texture.generateMipmaps;n.texture.generateMipmaps=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.generateMipmaps=M,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,f),t.setRenderTarget(u,h,p),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}}class av extends Di{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t}}class Nu extends kx{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){const e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){const e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}}const jd=new ve;class lv{constructor(t,e,n=0,s=1/0){this.ray=new gc(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new _f,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,(e.near+e.far)/(e.near-e.far)).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):ye("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return jd.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(jd),this}intersectObject(t,e=!0,n=[]){return Uu(t,this,n,e),n.sort(Kd),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Uu(t[s],this,n,e);return n.sort(Kd),n}}function Kd(i,t){return i.distance-t.distance}function Uu(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){const r=i.children;for(let o=0,a=r.length;o<a;o++)Uu(r[o],t,e,!0)}}class Zd{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=oe(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(oe(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class zg{static{zg.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){const r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}}const Jd=new P,vl=new P,co=new P,ho=new P,ph=new P,cv=new P,hv=new P;class uv{constructor(t=new P,e=new P){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){Jd.subVectors(t,this.start),vl.subVectors(this.end,this.start);const n=vl.dot(vl);if(n===0)return 0;let r=vl.dot(Jd)/n;return e&&(r=oe(r,0,1)),r}closestPointToPoint(t,e,n){const s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=cv,n=hv){const s=10000000000000001e-32;let r,o;const a=this.start,l=t.start,c=this.end,f=t.end;co.subVectors(c,a),ho.subVectors(f,l),ph.subVectors(a,l);const u=co.dot(co),h=ho.dot(ho),p=ho.dot(ph);if(u<=s&&h<=s)return e.copy(a),n.copy(l),e.sub(n),e.dot(e);if(u<=s)r=0,o=p/h,o=oe(o,0,1);else{const g=co.dot(ph);if(h<=s)o=0,r=oe(-g/u,0,1);else{const M=co.dot(ho),m=u*h-M*M;m!==0?r=oe((M*p-g*h)/m,0,1):r=0,o=(M*r+p)/h,o<0?(o=0,r=oe(-g/u,0,1)):o>1&&(o=1,r=oe((M-g)/u,0,1))}}return e.copy(a).addScaledVector(co,r),n.copy(l).addScaledVector(ho,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class fv extends hr{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){if(t===void 0){qt("Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}}function Qd(i,t,e,n){const s=dv(n);switch(e){case bg:return i*t;case cf:return i*t/s.components*s.byteLength;case hf:return i*t/s.components*s.byteLength;case Dr:return i*t*2/s.components*s.byteLength;case uf:return i*t*2/s.components*s.byteLength;case Eg:return i*t*3/s.components*s.byteLength;case Ki:return i*t*4/s.components*s.byteLength;case ff:return i*t*4/s.components*s.byteLength;case Hl:case Wl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Xl:case ql:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case nu:case su:return Math.max(i,16)*Math.max(t,8)/4;case eu:case iu:return Math.max(i,8)*Math.max(t,8)/2;case ru:case ou:case lu:case cu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case au:case Ql:case hu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case uu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case fu:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case du:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case pu:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case mu:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case gu:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case _u:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case xu:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case vu:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Su:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Mu:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case yu:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case bu:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Eu:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case wu:case Tu:case Au:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Ru:case Cu:return Math.ceil(i/4)*Math.ceil(t/4)*8;case tc:case Pu:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function dv(i){switch(i){case yi:case vg:return{byteLength:1,components:1};case Pa:case Sg:case Bs:return{byteLength:2,components:1};case af:case lf:return{byteLength:2,components:4};case vs:case of:case ji:return{byteLength:4,components:1};case Mg:case yg:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"184"}}));typeof window<"u"&&(window.__THREE__?qt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="184");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function kg(){let i=null,t=!1,e=null,n=null;function s(r,o){e(r,o),n=i.requestAnimationFrame(s)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function pv(i){const t=new WeakMap;function e(a,l){const c=a.array,f=a.usage,u=c.byteLength,h=i.createBuffer();i.bindBuffer(l,h),i.bufferData(l,c,f),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){const f=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,f);else{u.sort((p,g)=>p.start-g.start);let h=0;for(let p=1;p<u.length;p++){const g=u[h],M=u[p];M.start<=g.start+g.count+1?g.count=Math.max(g.count,M.start+M.count-g.start):(++h,u[h]=M)}u.length=h+1;for(let p=0,g=u.length;p<g;p++){const M=u[p];i.bufferSubData(c,M.start*f.BYTES_PER_ELEMENT,f,M.start,M.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);const l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){const f=t.get(a);(!f||f.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}const c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var mv=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,gv=`#ifdef USE_ALPHAHASH
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
#endif`,_v=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,xv=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,vv=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Sv=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Mv=`#ifdef USE_AOMAP
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
#endif`,yv=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,bv=`#ifdef USE_BATCHING
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
#endif`,Ev=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,wv=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Tv=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Av=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Rv=`#ifdef USE_IRIDESCENCE
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
#endif`,Cv=`#ifdef USE_BUMPMAP
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
#endif`,Pv=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Lv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Dv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Iv=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Nv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Uv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Fv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ov=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Bv=`#define PI 3.141592653589793
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
} // validated`,zv=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,kv=`vec3 transformedNormal = objectNormal;
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
#endif`,Vv=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Gv=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Hv=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Wv=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Xv="gl_FragColor = linearToOutputTexel( gl_FragColor );",qv=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Yv=`#ifdef USE_ENVMAP
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
#endif`,$v=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
#endif`,jv=`#ifdef USE_ENVMAP
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
#endif`,Kv=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Zv=`#ifdef USE_ENVMAP
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
#endif`,Jv=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Qv=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,tS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,eS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,nS=`#ifdef USE_GRADIENTMAP
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
}`,iS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,sS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,rS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,oS=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,aS=`#ifdef USE_ENVMAP
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
#endif`,lS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,cS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,hS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,uS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,fS=`PhysicalMaterial material;
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
#endif`,dS=`uniform sampler2D dfgLUT;
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
}`,pS=`
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
#endif`,mS=`#if defined( RE_IndirectDiffuse )
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
#endif`,gS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,_S=`#ifdef USE_LIGHT_PROBES_GRID
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
#endif`,xS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,vS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,SS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,MS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,yS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,bS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,ES=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,wS=`#if defined( USE_POINTS_UV )
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
#endif`,TS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,AS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,RS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,CS=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,PS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,LS=`#ifdef USE_MORPHTARGETS
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
#endif`,DS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,IS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,NS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,US=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,FS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,OS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,BS=`#ifdef USE_NORMALMAP
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
#endif`,zS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,kS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,VS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,GS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,HS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,WS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,XS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,qS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,YS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,$S=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,jS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,KS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,ZS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,JS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,QS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,tM=`float getShadowMask() {
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
}`,eM=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,nM=`#ifdef USE_SKINNING
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
#endif`,iM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,sM=`#ifdef USE_SKINNING
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
#endif`,rM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,oM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,aM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,lM=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,cM=`#ifdef USE_TRANSMISSION
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
#endif`,hM=`#ifdef USE_TRANSMISSION
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
#endif`,uM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,fM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,pM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const mM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,gM=`uniform sampler2D t2D;
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
}`,_M=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,xM=`#ifdef ENVMAP_TYPE_CUBE
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
}`,vM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,SM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,MM=`#include <common>
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
}`,yM=`#if DEPTH_PACKING == 3200
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
}`,bM=`#define DISTANCE
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
}`,EM=`#define DISTANCE
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
}`,wM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,TM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,AM=`uniform float scale;
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
}`,RM=`uniform vec3 diffuse;
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
}`,CM=`#include <common>
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
}`,PM=`uniform vec3 diffuse;
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
}`,LM=`#define LAMBERT
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
}`,DM=`#define LAMBERT
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
}`,IM=`#define MATCAP
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
}`,NM=`#define MATCAP
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
}`,UM=`#define NORMAL
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
}`,FM=`#define NORMAL
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
}`,OM=`#define PHONG
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
}`,BM=`#define PHONG
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
}`,zM=`#define STANDARD
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
}`,kM=`#define STANDARD
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
}`,VM=`#define TOON
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
}`,GM=`#define TOON
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
}`,HM=`uniform float size;
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
}`,WM=`uniform vec3 diffuse;
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
}`,XM=`#include <common>
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
}`,qM=`uniform vec3 color;
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
}`,YM=`uniform float rotation;
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
}`,$M=`uniform vec3 diffuse;
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
}`,he={alphahash_fragment:mv,alphahash_pars_fragment:gv,alphamap_fragment:_v,alphamap_pars_fragment:xv,alphatest_fragment:vv,alphatest_pars_fragment:Sv,aomap_fragment:Mv,aomap_pars_fragment:yv,batching_pars_vertex:bv,batching_vertex:Ev,begin_vertex:wv,beginnormal_vertex:Tv,bsdfs:Av,iridescence_fragment:Rv,bumpmap_pars_fragment:Cv,clipping_planes_fragment:Pv,clipping_planes_pars_fragment:Lv,clipping_planes_pars_vertex:Dv,clipping_planes_vertex:Iv,color_fragment:Nv,color_pars_fragment:Uv,color_pars_vertex:Fv,color_vertex:Ov,common:Bv,cube_uv_reflection_fragment:zv,defaultnormal_vertex:kv,displacementmap_pars_vertex:Vv,displacementmap_vertex:Gv,emissivemap_fragment:Hv,emissivemap_pars_fragment:Wv,colorspace_fragment:Xv,colorspace_pars_fragment:qv,envmap_fragment:Yv,envmap_common_pars_fragment:$v,envmap_pars_fragment:jv,envmap_pars_vertex:Kv,envmap_physical_pars_fragment:aS,envmap_vertex:Zv,fog_vertex:Jv,fog_pars_vertex:Qv,fog_fragment:tS,fog_pars_fragment:eS,gradientmap_pars_fragment:nS,lightmap_pars_fragment:iS,lights_lambert_fragment:sS,lights_lambert_pars_fragment:rS,lights_pars_begin:oS,lights_toon_fragment:lS,lights_toon_pars_fragment:cS,lights_phong_fragment:hS,lights_phong_pars_fragment:uS,lights_physical_fragment:fS,lights_physical_pars_fragment:dS,lights_fragment_begin:pS,lights_fragment_maps:mS,lights_fragment_end:gS,lightprobes_pars_fragment:_S,logdepthbuf_fragment:xS,logdepthbuf_pars_fragment:vS,logdepthbuf_pars_vertex:SS,logdepthbuf_vertex:MS,map_fragment:yS,map_pars_fragment:bS,map_particle_fragment:ES,map_particle_pars_fragment:wS,metalnessmap_fragment:TS,metalnessmap_pars_fragment:AS,morphinstance_vertex:RS,morphcolor_vertex:CS,morphnormal_vertex:PS,morphtarget_pars_vertex:LS,morphtarget_vertex:DS,normal_fragment_begin:IS,normal_fragment_maps:NS,normal_pars_fragment:US,normal_pars_vertex:FS,normal_vertex:OS,normalmap_pars_fragment:BS,clearcoat_normal_fragment_begin:zS,clearcoat_normal_fragment_maps:kS,clearcoat_pars_fragment:VS,iridescence_pars_fragment:GS,opaque_fragment:HS,packing:WS,premultiplied_alpha_fragment:XS,project_vertex:qS,dithering_fragment:YS,dithering_pars_fragment:$S,roughnessmap_fragment:jS,roughnessmap_pars_fragment:KS,shadowmap_pars_fragment:ZS,shadowmap_pars_vertex:JS,shadowmap_vertex:QS,shadowmask_pars_fragment:tM,skinbase_vertex:eM,skinning_pars_vertex:nM,skinning_vertex:iM,skinnormal_vertex:sM,specularmap_fragment:rM,specularmap_pars_fragment:oM,tonemapping_fragment:aM,tonemapping_pars_fragment:lM,transmission_fragment:cM,transmission_pars_fragment:hM,uv_pars_fragment:uM,uv_pars_vertex:fM,uv_vertex:dM,worldpos_vertex:pM,background_vert:mM,background_frag:gM,backgroundCube_vert:_M,backgroundCube_frag:xM,cube_vert:vM,cube_frag:SM,depth_vert:MM,depth_frag:yM,distance_vert:bM,distance_frag:EM,equirect_vert:wM,equirect_frag:TM,linedashed_vert:AM,linedashed_frag:RM,meshbasic_vert:CM,meshbasic_frag:PM,meshlambert_vert:LM,meshlambert_frag:DM,meshmatcap_vert:IM,meshmatcap_frag:NM,meshnormal_vert:UM,meshnormal_frag:FM,meshphong_vert:OM,meshphong_frag:BM,meshphysical_vert:zM,meshphysical_frag:kM,meshtoon_vert:VM,meshtoon_frag:GM,points_vert:HM,points_frag:WM,shadow_vert:XM,shadow_frag:qM,sprite_vert:YM,sprite_frag:$M},wt={common:{diffuse:{value:new Zt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ae},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ae}},envmap:{envMap:{value:null},envMapRotation:{value:new ae},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ae}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ae}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ae},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ae},normalScale:{value:new $t(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ae},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ae}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ae}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ae}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Zt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:null},probesMin:{value:new P},probesMax:{value:new P},probesResolution:{value:new P}},points:{diffuse:{value:new Zt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0},uvTransform:{value:new ae}},sprite:{diffuse:{value:new Zt(16777215)},opacity:{value:1},center:{value:new $t(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ae},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0}}},ci={basic:{uniforms:ei([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.fog]),vertexShader:he.meshbasic_vert,fragmentShader:he.meshbasic_frag},lambert:{uniforms:ei([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,wt.lights,{emissive:{value:new Zt(0)},envMapIntensity:{value:1}}]),vertexShader:he.meshlambert_vert,fragmentShader:he.meshlambert_frag},phong:{uniforms:ei([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,wt.lights,{emissive:{value:new Zt(0)},specular:{value:new Zt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:he.meshphong_vert,fragmentShader:he.meshphong_frag},standard:{uniforms:ei([wt.common,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.roughnessmap,wt.metalnessmap,wt.fog,wt.lights,{emissive:{value:new Zt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag},toon:{uniforms:ei([wt.common,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.gradientmap,wt.fog,wt.lights,{emissive:{value:new Zt(0)}}]),vertexShader:he.meshtoon_vert,fragmentShader:he.meshtoon_frag},matcap:{uniforms:ei([wt.common,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,{matcap:{value:null}}]),vertexShader:he.meshmatcap_vert,fragmentShader:he.meshmatcap_frag},points:{uniforms:ei([wt.points,wt.fog]),vertexShader:he.points_vert,fragmentShader:he.points_frag},dashed:{uniforms:ei([wt.common,wt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:he.linedashed_vert,fragmentShader:he.linedashed_frag},depth:{uniforms:ei([wt.common,wt.displacementmap]),vertexShader:he.depth_vert,fragmentShader:he.depth_frag},normal:{uniforms:ei([wt.common,wt.bumpmap,wt.normalmap,wt.displacementmap,{opacity:{value:1}}]),vertexShader:he.meshnormal_vert,fragmentShader:he.meshnormal_frag},sprite:{uniforms:ei([wt.sprite,wt.fog]),vertexShader:he.sprite_vert,fragmentShader:he.sprite_frag},background:{uniforms:{uvTransform:{value:new ae},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:he.background_vert,fragmentShader:he.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ae}},vertexShader:he.backgroundCube_vert,fragmentShader:he.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:he.cube_vert,fragmentShader:he.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:he.equirect_vert,fragmentShader:he.equirect_frag},distance:{uniforms:ei([wt.common,wt.displacementmap,{referencePosition:{value:new P},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:he.distance_vert,fragmentShader:he.distance_frag},shadow:{uniforms:ei([wt.lights,wt.fog,{color:{value:new Zt(0)},opacity:{value:1}}]),vertexShader:he.shadow_vert,fragmentShader:he.shadow_frag}};ci.physical={uniforms:ei([ci.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ae},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ae},clearcoatNormalScale:{value:new $t(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ae},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ae},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ae},sheen:{value:0},sheenColor:{value:new Zt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ae},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ae},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ae},transmissionSamplerSize:{value:new $t},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ae},attenuationDistance:{value:0},attenuationColor:{value:new Zt(0)},specularColor:{value:new Zt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ae},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ae},anisotropyVector:{value:new $t},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ae}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag};const Sl={r:0,b:0,g:0},jM=new ve,Vg=new ae;Vg.set(-1,0,0,0,1,0,0,0,1);function KM(i,t,e,n,s,r){const o=new Zt(0);let a=s===!0?0:1,l,c,f=null,u=0,h=null;function p(x){let w=x.isScene===!0?x.background:null;if(w&&w.isTexture){const y=x.backgroundBlurriness>0;w=t.get(w,y)}return w}function g(x){let w=!1;const y=p(x);y===null?m(o,a):y&&y.isColor&&(m(y,1),w=!0);const I=i.xr.getEnvironmentBlendMode();I==="additive"?e.buffers.color.setClear(0,0,0,1,r):I==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function M(x,w){const y=p(w);y&&(y.isCubeTexture||y.mapping===mc)?(c===void 0&&(c=new De(new Fo(1,1,1),new hi({name:"BackgroundCubeMaterial",uniforms:Ao(ci.backgroundCube.uniforms),vertexShader:ci.backgroundCube.vertexShader,fragmentShader:ci.backgroundCube.fragmentShader,side:Cn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(I,T,N){this.matrixWorld.copyPosition(N.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=y,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(jM.makeRotationFromEuler(w.backgroundRotation)).transpose(),y.isCubeTexture&&y.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Vg),c.material.toneMapped=Se.getTransfer(y.colorSpace)!==Ue,(f!==y||u!==y.version||h!==i.toneMapping)&&(c.material.needsUpdate=!0,f=y,u=y.version,h=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):y&&y.isTexture&&(l===void 0&&(l=new De(new ks(2,2),new hi({name:"BackgroundMaterial",uniforms:Ao(ci.background.uniforms),vertexShader:ci.background.vertexShader,fragmentShader:ci.background.fragmentShader,side:xs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=y,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=Se.getTransfer(y.colorSpace)!==Ue,y.matrixAutoUpdate===!0&&y.updateMatrix(),l.material.uniforms.uvTransform.value.copy(y.matrix),(f!==y||u!==y.version||h!==i.toneMapping)&&(l.material.needsUpdate=!0,f=y,u=y.version,h=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function m(x,w){x.getRGB(Sl,Ug(i)),e.buffers.color.setClear(Sl.r,Sl.g,Sl.b,w,r)}function d(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,w=1){o.set(x),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,m(o,a)},render:g,addToRenderList:M,dispose:d}}function ZM(i,t){const e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=h(null);let r=s,o=!1;function a(C,O,G,q,F){let W=!1;const B=u(C,q,G,O);r!==B&&(r=B,c(r.object)),W=p(C,q,G,F),W&&g(C,q,G,F),F!==null&&t.update(F,i.ELEMENT_ARRAY_BUFFER),(W||o)&&(o=!1,y(C,O,G,q),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(F).buffer))}function l(){return i.createVertexArray()}function c(C){return i.bindVertexArray(C)}function f(C){return i.deleteVertexArray(C)}function u(C,O,G,q){const F=q.wireframe===!0;let W=n[O.id];W===void 0&&(W={},n[O.id]=W);const B=C.isInstancedMesh===!0?C.id:0;let rt=W[B];rt===void 0&&(rt={},W[B]=rt);let st=rt[G.id];st===void 0&&(st={},rt[G.id]=st);let lt=st[F];return lt===void 0&&(lt=h(l()),st[F]=lt),lt}function h(C){const O=[],G=[],q=[];for(let F=0;F<e;F++)O[F]=0,G[F]=0,q[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:O,enabledAttributes:G,attributeDivisors:q,object:C,attributes:{},index:null}}function p(C,O,G,q){const F=r.attributes,W=O.attributes;let B=0;const rt=G.getAttributes();for(const st in rt)if(rt[st].location>=0){const vt=F[st];let ft=W[st];if(ft===void 0&&(st==="instanceMatrix"&&C.instanceMatrix&&(ft=C.instanceMatrix),st==="instanceColor"&&C.instanceColor&&(ft=C.instanceColor)),vt===void 0||vt.attribute!==ft||ft&&vt.data!==ft.data)return!0;B++}return r.attributesNum!==B||r.index!==q}function g(C,O,G,q){const F={},W=O.attributes;let B=0;const rt=G.getAttributes();for(const st in rt)if(rt[st].location>=0){let vt=W[st];vt===void 0&&(st==="instanceMatrix"&&C.instanceMatrix&&(vt=C.instanceMatrix),st==="instanceColor"&&C.instanceColor&&(vt=C.instanceColor));const ft={};ft.attribute=vt,vt&&vt.data&&(ft.data=vt.data),F[st]=ft,B++}r.attributes=F,r.attributesNum=B,r.index=q}function M(){const C=r.newAttributes;for(let O=0,G=C.length;O<G;O++)C[O]=0}function m(C){d(C,0)}function d(C,O){const G=r.newAttributes,q=r.enabledAttributes,F=r.attributeDivisors;G[C]=1,q[C]===0&&(i.enableVertexAttribArray(C),q[C]=1),F[C]!==O&&(i.vertexAttribDivisor(C,O),F[C]=O)}function x(){const C=r.newAttributes,O=r.enabledAttributes;for(let G=0,q=O.length;G<q;G++)O[G]!==C[G]&&(i.disableVertexAttribArray(G),O[G]=0)}function w(C,O,G,q,F,W,B){B===!0?i.vertexAttribIPointer(C,O,G,F,W):i.vertexAttribPointer(C,O,G,q,F,W)}function y(C,O,G,q){M();const F=q.attributes,W=G.getAttributes(),B=O.defaultAttributeValues;for(const rt in W){const st=W[rt];if(st.location>=0){let lt=F[rt];if(lt===void 0&&(rt==="instanceMatrix"&&C.instanceMatrix&&(lt=C.instanceMatrix),rt==="instanceColor"&&C.instanceColor&&(lt=C.instanceColor)),lt!==void 0){const vt=lt.normalized,ft=lt.itemSize,_t=t.get(lt);if(_t===void 0)continue;const Jt=_t.buffer,Ht=_t.type,J=_t.bytesPerElement,ct=Ht===i.INT||Ht===i.UNSIGNED_INT||lt.gpuType===of;if(lt.isInterleavedBufferAttribute){const pt=lt.data,zt=pt.stride,Ut=lt.offset;if(pt.isInstancedInterleavedBuffer){for(let Gt=0;Gt<st.locationSize;Gt++)d(st.location+Gt,pt.meshPerAttribute);C.isInstancedMesh!==!0&&q._maxInstanceCount===void 0&&(q._maxInstanceCount=pt.meshPerAttribute*pt.count)}else for(let Gt=0;Gt<st.locationSize;Gt++)m(st.location+Gt);i.bindBuffer(i.ARRAY_BUFFER,Jt);for(let Gt=0;Gt<st.locationSize;Gt++)w(st.location+Gt,ft/st.locationSize,Ht,vt,zt*J,(Ut+ft/st.locationSize*Gt)*J,ct)}else{if(lt.isInstancedBufferAttribute){for(let pt=0;pt<st.locationSize;pt++)d(st.location+pt,lt.meshPerAttribute);C.isInstancedMesh!==!0&&q._maxInstanceCount===void 0&&(q._maxInstanceCount=lt.meshPerAttribute*lt.count)}else for(let pt=0;pt<st.locationSize;pt++)m(st.location+pt);i.bindBuffer(i.ARRAY_BUFFER,Jt);for(let pt=0;pt<st.locationSize;pt++)w(st.location+pt,ft/st.locationSize,Ht,vt,ft*J,ft/st.locationSize*pt*J,ct)}}else if(B!==void 0){const vt=B[rt];if(vt!==void 0)switch(vt.length){case 2:i.vertexAttrib2fv(st.location,vt);break;case 3:i.vertexAttrib3fv(st.location,vt);break;case 4:i.vertexAttrib4fv(st.location,vt);break;default:i.vertexAttrib1fv(st.location,vt)}}}}x()}function I(){R();for(const C in n){const O=n[C];for(const G in O){const q=O[G];for(const F in q){const W=q[F];for(const B in W)f(W[B].object),delete W[B];delete q[F]}}delete n[C]}}function T(C){if(n[C.id]===void 0)return;const O=n[C.id];for(const G in O){const q=O[G];for(const F in q){const W=q[F];for(const B in W)f(W[B].object),delete W[B];delete q[F]}}delete n[C.id]}function N(C){for(const O in n){const G=n[O];for(const q in G){const F=G[q];if(F[C.id]===void 0)continue;const W=F[C.id];for(const B in W)f(W[B].object),delete W[B];delete F[C.id]}}}function v(C){for(const O in n){const G=n[O],q=C.isInstancedMesh===!0?C.id:0,F=G[q];if(F!==void 0){for(const W in F){const B=F[W];for(const rt in B)f(B[rt].object),delete B[rt];delete F[W]}delete G[q],Object.keys(G).length===0&&delete n[O]}}}function R(){U(),o=!0,r!==s&&(r=s,c(r.object))}function U(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:R,resetDefaultState:U,dispose:I,releaseStatesOfGeometry:T,releaseStatesOfObject:v,releaseStatesOfProgram:N,initAttributes:M,enableAttribute:m,disableUnusedAttributes:x}}function JM(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,f){f!==0&&(i.drawArraysInstanced(n,l,c,f),e.update(c,n,f))}function a(l,c,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,f);let h=0;for(let p=0;p<f;p++)h+=c[p];e.update(h,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function QM(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){const N=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(N.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(N){return!(N!==Ki&&n.convert(N)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(N){const v=N===Bs&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(N!==yi&&n.convert(N)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE)&&N!==ji&&!v)}function l(N){if(N==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";N="mediump"}return N==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp";const f=l(c);f!==c&&(qt("WebGLRenderer:",c,"not supported, using",f,"instead."),c=f);const u=e.logarithmicDepthBuffer===!0,h=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control");e.reversedDepthBuffer===!0&&h===!1&&qt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer.");const p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),M=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),d=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),y=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),I=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:h,maxTextures:p,maxVertexTextures:g,maxTextureSize:M,maxCubemapSize:m,maxAttributes:d,maxVertexUniforms:x,maxVaryings:w,maxFragmentUniforms:y,maxSamples:I,samples:T}}function ty(i){const t=this;let e=null,n=0,s=!1,r=!1;const o=new us,a=new ae,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,h){const p=u.length!==0||h||n!==0||s;return s=h,n=u.length,p},this.beginShadows=function(){r=!0,f(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,h){e=f(u,h,0)},this.setState=function(u,h,p){const g=u.clippingPlanes,M=u.clipIntersection,m=u.clipShadows,d=i.get(u);if(!s||g===null||g.length===0||r&&!m)r?f(null):c();else{const x=r?0:n,w=x*4;let y=d.clippingState||null;l.value=y,y=f(g,h,w,p);for(let I=0;I!==w;++I)y[I]=e[I];d.clippingState=y,this.numIntersection=M?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function f(u,h,p,g){const M=u!==null?u.length:0;let m=null;if(M!==0){if(m=l.value,g!==!0||m===null){const d=p+M*4,x=h.matrixWorldInverse;a.getNormalMatrix(x),(m===null||m.length<d)&&(m=new Float32Array(d));for(let w=0,y=p;w!==M;++w,y+=4)o.copy(u[w]).applyMatrix4(x,a),o.normal.toArray(m,y),m[y+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=M,t.numIntersection=0,m}}const or=4,tp=[.125,.215,.35,.446,.526,.582],wr=20,ey=256,oa=new vc,ep=new Zt;let mh=null,gh=0,_h=0,xh=!1;const ny=new P;class Fu{constructor(t){this._renderer=t,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._sizeLods=[],this._sigmas=[],this._lodMeshes=[],this._backgroundBox=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){const{size:o=256,position:a=ny}=r;mh=this._renderer.getRenderTarget(),gh=this._renderer.getActiveCubeFace(),_h=this._renderer.getActiveMipmapLevel(),xh=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);const l=this._allocateTargets();return l.depthBuffer=!0,this._sceneToCubeUV(t,n,s,l,a),e>0&&this._blur(l,0,0,e),this._applyPMREM(l),this._cleanup(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=sp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=ip(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._backgroundBox!==null&&(this._backgroundBox.geometry.dispose(),this._backgroundBox.material.dispose())}_setSize(t){this._lodMax=Math.floor(Math.log2(t)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let t=0;t<this._lodMeshes.length;t++)this._lodMeshes[t].geometry.dispose()}_cleanup(t){this._renderer.setRenderTarget(mh,gh,_h),this._renderer.xr.enabled=xh,t.scissorTest=!1,uo(t,0,0,t.width,t.height)}_fromTexture(t,e){t.mapping===Lr||t.mapping===Eo?this._setSize(t.image.length===0?16:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4),mh=this._renderer.getRenderTarget(),gh=this._renderer.getActiveCubeFace(),_h=this._renderer.getActiveMipmapLevel(),xh=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const n=e||this._allocateTargets();return this._textureToCubeUV(t,n),this._applyPMREM(n),this._cleanup(n),n}_allocateTargets(){const t=3*Math.max(this._cubeSize,112),e=4*this._cubeSize,n={magFilter:Wn,minFilter:Wn,generateMipmaps:!1,type:Bs,format:Ki,colorSpace:ec,depthBuffer:!1},s=np(t,e,n);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==t||this._pingPongRenderTarget.height!==e){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=np(t,e,n);const{_lodMax:r}=this;({lodMeshes:this._lodMeshes,sizeLods:this._sizeLods,sigmas:this._sigmas}=iy(r)),this._blurMaterial=ry(r,t,e),this._ggxMaterial=sy(r,t,e)}return s}_compileMaterial(t){const e=new De(new mn,t);this._renderer.compile(e,oa)}_sceneToCubeUV(t,e,n,s,r){const l=new Di(90,1,e,n),c=[1,-1,1,1,1,1],f=[1,1,1,-1,-1,-1],u=this._renderer,h=u.autoClear,p=u.toneMapping;u.getClearColor(ep),u.toneMapping=gs,u.autoClear=!1,u.state.buffers.depth.getReversed()&&(u.setRenderTarget(s),u.clearDepth(),u.setRenderTarget(null)),this._backgroundBox===null&&(this._backgroundBox=new De(new Fo,new Fi({name:"PMREM.Background",side:Cn,depthWrite:!1,depthTest:!1})));const M=this._backgroundBox,m=M.material;let d=!1;const x=t.background;x?x.isColor&&(m.color.copy(x),t.background=null,d=!0):(m.color.copy(ep),d=!0);for(let w=0;w<6;w++){const y=w%3;y===0?(l.up.set(0,c[w],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x+f[w],r.y,r.z)):y===1?(l.up.set(0,0,c[w]),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y+f[w],r.z)):(l.up.set(0,c[w],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y,r.z+f[w]));const I=this._cubeSize;uo(s,y*I,w>2?I:0,I,I),u.setRenderTarget(s),d&&u.render(M,l),u.render(t,l)}u.toneMapping=p,u.autoClear=h,t.background=x}_textureToCubeUV(t,e){const n=this._renderer,s=t.mapping===Lr||t.mapping===Eo;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=sp()),this._cubemapMaterial.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=ip());const r=s?this._cubemapMaterial:this._equirectMaterial,o=this._lodMeshes[0];o.material=r;const a=r.uniforms;a.envMap.value=t;const l=this._cubeSize;uo(e,0,0,3*l,2*l),n.setRenderTarget(e),n.render(o,oa)}_applyPMREM(t){const e=this._renderer,n=e.autoClear;e.autoClear=!1;const s=this._lodMeshes.length;for(let r=1;r<s;r++)this._applyGGXFilter(t,r-1,r);e.autoClear=n}_applyGGXFilter(t,e,n){const s=this._renderer,r=this._pingPongRenderTarget,o=this._ggxMaterial,a=this._lodMeshes[n];a.material=o;const l=o.uniforms,c=n/(this._lodMeshes.length-1),f=e/(this._lodMeshes.length-1),u=Math.sqrt(c*c-f*f),h=0+c*1.25,p=u*h,{_lodMax:g}=this,M=this._sizeLods[n],m=3*M*(n>g-or?n-g+or:0),d=4*(this._cubeSize-M);l.envMap.value=t.texture,l.roughness.value=p,l.mipInt.value=g-e,uo(r,m,d,3*M,2*M),s.setRenderTarget(r),s.render(a,oa),l.envMap.value=r.texture,l.roughness.value=0,l.mipInt.value=g-n,uo(t,m,d,3*M,2*M),s.setRenderTarget(t),s.render(a,oa)}_blur(t,e,n,s,r){const o=this._pingPongRenderTarget;this._halfBlur(t,o,e,n,s,"latitudinal",r),this._halfBlur(o,t,n,n,s,"longitudinal",r)}_halfBlur(t,e,n,s,r,o,a){const l=this._renderer,c=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&ye("blur direction must be either latitudinal or longitudinal!");const f=3,u=this._lodMeshes[s];u.material=c;const h=c.uniforms,p=this._sizeLods[n]-1,g=isFinite(r)?Math.PI/(2*p):2*Math.PI/(2*wr-1),M=r/g,m=isFinite(r)?1+Math.floor(f*M):wr;m>wr&&qt(`sigmaRadians, ${r}, is too large and will clip, as it requested ${m} samples when the maximum is set to ${wr}`);const d=[];let x=0;for(let N=0;N<wr;++N){const v=N/M,R=Math.exp(-v*v/2);d.push(R),N===0?x+=R:N<m&&(x+=2*R)}for(let N=0;N<d.length;N++)d[N]=d[N]/x;h.envMap.value=t.texture,h.samples.value=m,h.weights.value=d,h.latitudinal.value=o==="latitudinal",a&&(h.poleAxis.value=a);const{_lodMax:w}=this;h.dTheta.value=g,h.mipInt.value=w-n;const y=this._sizeLods[s],I=3*y*(s>w-or?s-w+or:0),T=4*(this._cubeSize-y);uo(e,I,T,3*y,2*y),l.setRenderTarget(e),l.render(u,oa)}}function iy(i){const t=[],e=[],n=[];let s=i;const r=i-or+1+tp.length;for(let o=0;o<r;o++){const a=Math.pow(2,s);t.push(a);let l=1/a;o>i-or?l=tp[o-i+or-1]:o===0&&(l=0),e.push(l);const c=1/(a-2),f=-c,u=1+c,h=[f,f,u,f,u,u,f,f,u,u,f,u],p=6,g=6,M=3,m=2,d=1,x=new Float32Array(M*g*p),w=new Float32Array(m*g*p),y=new Float32Array(d*g*p);for(let T=0;T<p;T++){const N=T%3*2/3-1,v=T>2?0:-1,R=[N,v,0,N+2/3,v,0,N+2/3,v+1,0,N,v,0,N+2/3,v+1,0,N,v+1,0];x.set(R,M*g*T),w.set(h,m*g*T);const U=[T,T,T,T,T,T];y.set(U,d*g*T)}const I=new mn;I.setAttribute("position",new ri(x,M)),I.setAttribute("uv",new ri(w,m)),I.setAttribute("faceIndex",new ri(y,d)),n.push(new De(I,null)),s>or&&s--}return{lodMeshes:n,sizeLods:t,sigmas:e}}function np(i,t,e){const n=new Zi(i,t,e);return n.texture.mapping=mc,n.texture.name="PMREM.cubeUv",n.scissorTest=!0,n}function uo(i,t,e,n,s){i.viewport.set(t,e,n,s),i.scissor.set(t,e,n,s)}function sy(i,t,e){return new hi({name:"PMREMGGXConvolution",defines:{GGX_SAMPLES:ey,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},roughness:{value:0},mipInt:{value:0}},vertexShader:Sc(),fragmentShader:`

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
		`,blending:ms,depthTest:!1,depthWrite:!1})}function ry(i,t,e){const n=new Float32Array(wr),s=new P(0,1,0);return new hi({name:"SphericalGaussianBlur",defines:{n:wr,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:n},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Sc(),fragmentShader:`

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
		`,blending:ms,depthTest:!1,depthWrite:!1})}function ip(){return new hi({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Sc(),fragmentShader:`

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
		`,blending:ms,depthTest:!1,depthWrite:!1})}function sp(){return new hi({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Sc(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:ms,depthTest:!1,depthWrite:!1})}function Sc(){return`

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
	`}class Gg extends Zi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;const n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Ig(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;const n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Fo(5,5,5),r=new hi({name:"CubemapFromEquirect",uniforms:Ao(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Cn,blending:ms});r.uniforms.tEquirect.value=e;const o=new De(s,r),a=e.minFilter;return e.minFilter===sr&&(e.minFilter=Wn),new ov(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){const r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}}function oy(i){let t=new WeakMap,e=new WeakMap,n=null;function s(h,p=!1){return h==null?null:p?o(h):r(h)}function r(h){if(h&&h.isTexture){const p=h.mapping;if(p===Vc||p===Gc)if(t.has(h)){const g=t.get(h).texture;return a(g,h.mapping)}else{const g=h.image;if(g&&g.height>0){const M=new Gg(g.height);return M.fromEquirectangularTexture(i,h),t.set(h,M),h.addEventListener("dispose",c),a(M.texture,h.mapping)}else return null}}return h}function o(h){if(h&&h.isTexture){const p=h.mapping,g=p===Vc||p===Gc,M=p===Lr||p===Eo;if(g||M){let m=e.get(h);const d=m!==void 0?m.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==d)return n===null&&(n=new Fu(i)),m=g?n.fromEquirectangular(h,m):n.fromCubemap(h,m),m.texture.pmremVersion=h.pmremVersion,e.set(h,m),m.texture;if(m!==void 0)return m.texture;{const x=h.image;return g&&x&&x.height>0||M&&x&&l(x)?(n===null&&(n=new Fu(i)),m=g?n.fromEquirectangular(h):n.fromCubemap(h),m.texture.pmremVersion=h.pmremVersion,e.set(h,m),h.addEventListener("dispose",f),m.texture):null}}}return h}function a(h,p){return p===Vc?h.mapping=Lr:p===Gc&&(h.mapping=Eo),h}function l(h){let p=0;const g=6;for(let M=0;M<g;M++)h[M]!==void 0&&p++;return p===g}function c(h){const p=h.target;p.removeEventListener("dispose",c);const g=t.get(p);g!==void 0&&(t.delete(p),g.dispose())}function f(h){const p=h.target;p.removeEventListener("dispose",f);const g=e.get(p);g!==void 0&&(e.delete(p),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function ay(i){const t={};function e(n){if(t[n]!==void 0)return t[n];const s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){const s=e(n);return s===null&&Iu("WebGLRenderer: "+n+" extension not supported."),s}}}function ly(i,t,e,n){const s={},r=new WeakMap;function o(u){const h=u.target;h.index!==null&&t.remove(h.index);for(const g in h.attributes)t.remove(h.attributes[g]);h.removeEventListener("dispose",o),delete s[h.id];const p=r.get(h);p&&(t.remove(p),r.delete(h)),n.releaseStatesOfGeometry(h),h.isInstancedBufferGeometry===!0&&delete h._maxInstanceCount,e.memory.geometries--}function a(u,h){return s[h.id]===!0||(h.addEventListener("dispose",o),s[h.id]=!0,e.memory.geometries++),h}function l(u){const h=u.attributes;for(const p in h)t.update(h[p],i.ARRAY_BUFFER)}function c(u){const h=[],p=u.index,g=u.attributes.position;let M=0;if(g===void 0)return;if(p!==null){const x=p.array;M=p.version;for(let w=0,y=x.length;w<y;w+=3){const I=x[w+0],T=x[w+1],N=x[w+2];h.push(I,T,T,N,N,I)}}else{const x=g.array;M=g.version;for(let w=0,y=x.length/3-1;w<y;w+=3){const I=w+0,T=w+1,N=w+2;h.push(I,T,T,N,N,I)}}const m=new(g.count>=65535?Pg:Cg)(h,1);m.version=M;const d=r.get(u);d&&t.remove(d),r.set(u,m)}function f(u){const h=r.get(u);if(h){const p=u.index;p!==null&&h.version<p.version&&c(u)}else c(u);return r.get(u)}return{get:a,update:l,getWireframeAttribute:f}}function cy(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,h){i.drawElements(n,h,r,u*o),e.update(h,n,1)}function c(u,h,p){p!==0&&(i.drawElementsInstanced(n,h,r,u*o,p),e.update(h,n,p))}function f(u,h,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,h,0,r,u,0,p);let M=0;for(let m=0;m<p;m++)M+=h[m];e.update(M,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=f}function hy(i){const t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:ye("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function uy(i,t,e){const n=new WeakMap,s=new Ve;function r(o,a,l){const c=o.morphTargetInfluences,f=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=f!==void 0?f.length:0;let h=n.get(a);if(h===void 0||h.count!==u){let U=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",U)};var p=U;h!==void 0&&h.texture.dispose();const g=a.morphAttributes.position!==void 0,M=a.morphAttributes.normal!==void 0,m=a.morphAttributes.color!==void 0,d=a.morphAttributes.position||[],x=a.morphAttributes.normal||[],w=a.morphAttributes.color||[];let y=0;g===!0&&(y=1),M===!0&&(y=2),m===!0&&(y=3);let I=a.attributes.position.count*y,T=1;I>t.maxTextureSize&&(T=Math.ceil(I/t.maxTextureSize),I=t.maxTextureSize);const N=new Float32Array(I*T*4*u),v=new Tg(N,I,T,u);v.type=ji,v.needsUpdate=!0;const R=y*4;for(let C=0;C<u;C++){const O=d[C],G=x[C],q=w[C],F=I*T*4*C;for(let W=0;W<O.count;W++){const B=W*R;g===!0&&(s.fromBufferAttribute(O,W),N[F+B+0]=s.x,N[F+B+1]=s.y,N[F+B+2]=s.z,N[F+B+3]=0),M===!0&&(s.fromBufferAttribute(G,W),N[F+B+4]=s.x,N[F+B+5]=s.y,N[F+B+6]=s.z,N[F+B+7]=0),m===!0&&(s.fromBufferAttribute(q,W),N[F+B+8]=s.x,N[F+B+9]=s.y,N[F+B+10]=s.z,N[F+B+11]=q.itemSize===4?s.w:1)}}h={count:u,texture:v,size:new $t(I,T)},n.set(a,h),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let g=0;for(let m=0;m<c.length;m++)g+=c[m];const M=a.morphTargetsRelative?1:1-g;l.getUniforms().setValue(i,"morphTargetBaseInfluence",M),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",h.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",h.size)}return{update:r}}function fy(i,t,e,n,s){let r=new WeakMap;function o(c){const f=s.render.frame,u=c.geometry,h=t.get(c,u);if(r.get(h)!==f&&(t.update(h),r.set(h,f)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==f&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,f))),c.isSkinnedMesh){const p=c.skeleton;r.get(p)!==f&&(p.update(),r.set(p,f))}return h}function a(){r=new WeakMap}function l(c){const f=c.target;f.removeEventListener("dispose",l),n.releaseStatesOfObject(f),e.remove(f.instanceMatrix),f.instanceColor!==null&&e.remove(f.instanceColor)}return{update:o,dispose:a}}const dy={[fg]:"LINEAR_TONE_MAPPING",[dg]:"REINHARD_TONE_MAPPING",[pg]:"CINEON_TONE_MAPPING",[mg]:"ACES_FILMIC_TONE_MAPPING",[_g]:"AGX_TONE_MAPPING",[rf]:"NEUTRAL_TONE_MAPPING",[gg]:"CUSTOM_TONE_MAPPING"};function py(i,t,e,n,s){const r=new Zi(t,e,{type:i,depthBuffer:n,stencilBuffer:s,depthTexture:n?new To(t,e):void 0}),o=new Zi(t,e,{type:Bs,depthBuffer:!1,stencilBuffer:!1}),a=new mn;a.setAttribute("position",new Ae([-1,3,0,-1,-1,0,3,-1,0],3)),a.setAttribute("uv",new Ae([0,2,0,0,2,0],2));const l=new Qx({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),c=new De(a,l),f=new vc(-1,1,1,-1,0,1);let u=null,h=null,p=!1,g,M=null,m=[],d=!1;this.setSize=function(x,w){r.setSize(x,w),o.setSize(x,w);for(let y=0;y<m.length;y++){const I=m[y];I.setSize&&I.setSize(x,w)}},this.setEffects=function(x){m=x,d=m.length>0&&m[0].isRenderPass===!0;const w=r.width,y=r.height;for(let I=0;I<m.length;I++){const T=m[I];T.setSize&&T.setSize(w,y)}},this.begin=function(x,w){if(p||x.toneMapping===gs&&m.length===0)return!1;if(M=w,w!==null){const y=w.width,I=w.height;(r.width!==y||r.height!==I)&&this.setSize(y,I)}return d===!1&&x.setRenderTarget(r),g=x.toneMapping,x.toneMapping=gs,!0},this.hasRenderPass=function(){return d},this.end=function(x,w){x.toneMapping=g,p=!0;let y=r,I=o;for(let T=0;T<m.length;T++){const N=m[T];if(N.enabled!==!1&&(N.render(x,I,y,w),N.needsSwap!==!1)){const v=y;y=I,I=v}}if(u!==x.outputColorSpace||h!==x.toneMapping){u=x.outputColorSpace,h=x.toneMapping,l.defines={},Se.getTransfer(u)===Ue&&(l.defines.SRGB_TRANSFER="");const T=dy[h];T&&(l.defines[T]=""),l.needsUpdate=!0}l.uniforms.tDiffuse.value=y.texture,x.setRenderTarget(M),x.render(c,f),M=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){r.depthTexture&&r.depthTexture.dispose(),r.dispose(),o.dispose(),a.dispose(),l.dispose()}}const Hg=new ii,Ou=new To(1,1),Wg=new Tg,Xg=new Cx,qg=new Ig,rp=[],op=[],ap=new Float32Array(16),lp=new Float32Array(9),cp=new Float32Array(4);function Bo(i,t,e){const n=i[0];if(n<=0||n>0)return i;const s=t*e;let r=rp[s];if(r===void 0&&(r=new Float32Array(s),rp[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function Sn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Mn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Mc(i,t){let e=op[t];e===void 0&&(e=new Int32Array(t),op[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function my(i,t){const e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function gy(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Sn(e,t))return;i.uniform2fv(this.addr,t),Mn(e,t)}}function _y(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(Sn(e,t))return;i.uniform3fv(this.addr,t),Mn(e,t)}}function xy(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Sn(e,t))return;i.uniform4fv(this.addr,t),Mn(e,t)}}function vy(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(Sn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Mn(e,t)}else{if(Sn(e,n))return;cp.set(n),i.uniformMatrix2fv(this.addr,!1,cp),Mn(e,n)}}function Sy(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(Sn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Mn(e,t)}else{if(Sn(e,n))return;lp.set(n),i.uniformMatrix3fv(this.addr,!1,lp),Mn(e,n)}}function My(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(Sn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Mn(e,t)}else{if(Sn(e,n))return;ap.set(n),i.uniformMatrix4fv(this.addr,!1,ap),Mn(e,n)}}function yy(i,t){const e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function by(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Sn(e,t))return;i.uniform2iv(this.addr,t),Mn(e,t)}}function Ey(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Sn(e,t))return;i.uniform3iv(this.addr,t),Mn(e,t)}}function wy(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Sn(e,t))return;i.uniform4iv(this.addr,t),Mn(e,t)}}function Ty(i,t){const e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function Ay(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Sn(e,t))return;i.uniform2uiv(this.addr,t),Mn(e,t)}}function Ry(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Sn(e,t))return;i.uniform3uiv(this.addr,t),Mn(e,t)}}function Cy(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Sn(e,t))return;i.uniform4uiv(this.addr,t),Mn(e,t)}}function Py(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?(Ou.compareFunction=e.isReversedDepthBuffer()?pf:df,r=Ou):r=Hg,e.setTexture2D(t||r,s)}function Ly(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||Xg,s)}function Dy(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTextureCube(t||qg,s)}function Iy(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||Wg,s)}function Ny(i){switch(i){case 5126:return my;case 35664:return gy;case 35665:return _y;case 35666:return xy;case 35674:return vy;case 35675:return Sy;case 35676:return My;case 5124:case 35670:return yy;case 35667:case 35671:return by;case 35668:case 35672:return Ey;case 35669:case 35673:return wy;case 5125:return Ty;case 36294:return Ay;case 36295:return Ry;case 36296:return Cy;case 35678:case 36198:case 36298:case 36306:case 35682:return Py;case 35679:case 36299:case 36307:return Ly;case 35680:case 36300:case 36308:case 36293:return Dy;case 36289:case 36303:case 36311:case 36292:return Iy}}function Uy(i,t){i.uniform1fv(this.addr,t)}function Fy(i,t){const e=Bo(t,this.size,2);i.uniform2fv(this.addr,e)}function Oy(i,t){const e=Bo(t,this.size,3);i.uniform3fv(this.addr,e)}function By(i,t){const e=Bo(t,this.size,4);i.uniform4fv(this.addr,e)}function zy(i,t){const e=Bo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function ky(i,t){const e=Bo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function Vy(i,t){const e=Bo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function Gy(i,t){i.uniform1iv(this.addr,t)}function Hy(i,t){i.uniform2iv(this.addr,t)}function Wy(i,t){i.uniform3iv(this.addr,t)}function Xy(i,t){i.uniform4iv(this.addr,t)}function qy(i,t){i.uniform1uiv(this.addr,t)}function Yy(i,t){i.uniform2uiv(this.addr,t)}function $y(i,t){i.uniform3uiv(this.addr,t)}function jy(i,t){i.uniform4uiv(this.addr,t)}function Ky(i,t,e){const n=this.cache,s=t.length,r=Mc(e,s);Sn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Ou:o=Hg;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function Zy(i,t,e){const n=this.cache,s=t.length,r=Mc(e,s);Sn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||Xg,r[o])}function Jy(i,t,e){const n=this.cache,s=t.length,r=Mc(e,s);Sn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));for(let o=0;o!==s;++o)e.setTextureCube(t[o]||qg,r[o])}function Qy(i,t,e){const n=this.cache,s=t.length,r=Mc(e,s);Sn(n,r)||(i.uniform1iv(this.addr,r),Mn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||Wg,r[o])}function tb(i){switch(i){case 5126:return Uy;case 35664:return Fy;case 35665:return Oy;case 35666:return By;case 35674:return zy;case 35675:return ky;case 35676:return Vy;case 5124:case 35670:return Gy;case 35667:case 35671:return Hy;case 35668:case 35672:return Wy;case 35669:case 35673:return Xy;case 5125:return qy;case 36294:return Yy;case 36295:return $y;case 36296:return jy;case 35678:case 36198:case 36298:case 36306:case 35682:return Ky;case 35679:case 36299:case 36307:return Zy;case 35680:case 36300:case 36308:case 36293:return Jy;case 36289:case 36303:case 36311:case 36292:return Qy}}class eb{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=Ny(e.type)}}class nb{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=tb(e.type)}}class ib{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){const s=this.seq;for(let r=0,o=s.length;r!==o;++r){const a=s[r];a.setValue(t,e[a.id],n)}}}const vh=/(\w+)(\])?(\[|\.)?/g;function hp(i,t){i.seq.push(t),i.map[t.id]=t}function sb(i,t,e){const n=i.name,s=n.length;for(vh.lastIndex=0;;){const r=vh.exec(n),o=vh.lastIndex;let a=r[1];const l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){hp(e,c===void 0?new eb(a,i,t):new nb(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new ib(a),hp(e,u)),e=u}}}class Yl{constructor(t,e){this.seq=[],this.map={};const n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){const a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);sb(a,l,this)}const s=[],r=[];for(const o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){const r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){const s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){const a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){const n=[];for(let s=0,r=t.length;s!==r;++s){const o=t[s];o.id in e&&n.push(o)}return n}}function up(i,t,e){const n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}const rb=37297;let ob=0;function ab(i,t){const e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){const a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}const fp=new ae;function lb(i){Se._getMatrix(fp,Se.workingColorSpace,i);const t=`mat3( ${fp.elements.map(e=>e.toFixed(4))} )`;switch(Se.getTransfer(i)){case nc:return[t,"LinearTransferOETF"];case Ue:return[t,"sRGBTransferOETF"];default:return qt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function dp(i,t,e){const n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";const o=/ERROR: 0:(\d+)/.exec(r);if(o){const a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+ab(i.getShaderSource(t),a)}else return r}function cb(i,t){const e=lb(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( value.rgb * ${e[0]}, value.a ) );`,"}"].join(`
`)}const hb={[fg]:"Linear",[dg]:"Reinhard",[pg]:"Cineon",[mg]:"ACESFilmic",[_g]:"AgX",[rf]:"Neutral",[gg]:"Custom"};function ub(i,t){const e=hb[t];return e===void 0?(qt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}const Ml=new P;function fb(){Se.getLuminanceCoefficients(Ml);const i=Ml.x.toFixed(4),t=Ml.y.toFixed(4),e=Ml.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function db(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(_a).join(`
`)}function pb(i){const t=[];for(const e in i){const n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function mb(i,t){const e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){const r=i.getActiveAttrib(t,s),o=r.name;let a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function _a(i){return i!==""}function pp(i,t){const e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows)}function mp(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}const gb=/^[ \t]*#include +<([\w\d./]+)>/gm;function Bu(i){return i.replace(gb,xb)}const _b=new Map;function xb(i,t){let e=he[t];if(e===void 0){const n=_b.get(t);if(n!==void 0)e=he[n],qt('WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',t,n);else throw new Error("Can not resolve #include <"+t+">")}return Bu(e)}const vb=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function gp(i){return i.replace(vb,Sb)}function Sb(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function _p(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}const Mb={[ba]:"SHADOWMAP_TYPE_PCF",[ga]:"SHADOWMAP_TYPE_VSM"};function yb(i){return Mb[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const bb={[Lr]:"ENVMAP_TYPE_CUBE",[Eo]:"ENVMAP_TYPE_CUBE",[mc]:"ENVMAP_TYPE_CUBE_UV"};function Eb(i){return i.envMap===!1?"ENVMAP_TYPE_CUBE":bb[i.envMapMode]||"ENVMAP_TYPE_CUBE"}const wb={[Eo]:"ENVMAP_MODE_REFRACTION"};function Tb(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":wb[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}const Ab={[ug]:"ENVMAP_BLENDING_MULTIPLY",[Y_]:"ENVMAP_BLENDING_MIX",[$_]:"ENVMAP_BLENDING_ADD"};function Rb(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Ab[i.combine]||"ENVMAP_BLENDING_NONE"}function Cb(i){const t=i.envMapCubeUVHeight;if(t===null)return null;const e=Math.log2(t)-2,n=1/t;return{texelWidth:1/(3*Math.max(Math.pow(2,e),112)),texelHeight:n,maxMip:e}}function Pb(i,t,e,n){const s=i.getContext(),r=e.defines;let o=e.vertexShader,a=e.fragmentShader;const l=yb(e),c=Eb(e),f=Tb(e),u=Rb(e),h=Cb(e),p=db(e),g=pb(r),M=s.createProgram();let m,d,x=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g].filter(_a).join(`
`),m.length>0&&(m+=`
`),d=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g].filter(_a).join(`
`),d.length>0&&(d+=`
`)):(m=[_p(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+f:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(_a).join(`
`),d=[_p(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+f:"",e.envMap?"#define "+u:"",h?"#define CUBEUV_TEXEL_WIDTH "+h.texelWidth:"",h?"#define CUBEUV_TEXEL_HEIGHT "+h.texelHeight:"",h?"#define CUBEUV_MAX_MIP "+h.maxMip+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.numLightProbeGrids>0?"#define USE_LIGHT_PROBES_GRID":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==gs?"#define TONE_MAPPING":"",e.toneMapping!==gs?he.tonemapping_pars_fragment:"",e.toneMapping!==gs?ub("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",he.colorspace_pars_fragment,cb("linearToOutputTexel",e.outputColorSpace),fb(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(_a).join(`
`)),o=Bu(o),o=pp(o,e),o=mp(o,e),a=Bu(a),a=pp(a,e),a=mp(a,e),o=gp(o),a=gp(a),e.isRawShaderMaterial!==!0&&(x=`#version 300 es
`,m=[p,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+m,d=["#define varying in",e.glslVersion===vd?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===vd?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+d);const w=x+m+o,y=x+d+a,I=up(s,s.VERTEX_SHADER,w),T=up(s,s.FRAGMENT_SHADER,y);s.attachShader(M,I),s.attachShader(M,T),e.index0AttributeName!==void 0?s.bindAttribLocation(M,0,e.index0AttributeName):e.morphTargets===!0&&s.bindAttribLocation(M,0,"position"),s.linkProgram(M);function N(C){if(i.debug.checkShaderErrors){const O=s.getProgramInfoLog(M)||"",G=s.getShaderInfoLog(I)||"",q=s.getShaderInfoLog(T)||"",F=O.trim(),W=G.trim(),B=q.trim();let rt=!0,st=!0;if(s.getProgramParameter(M,s.LINK_STATUS)===!1)if(rt=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,M,I,T);else{const lt=dp(s,I,"vertex"),vt=dp(s,T,"fragment");ye("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(M,s.VALIDATE_STATUS)+`

Material Name: `+C.name+`
Material Type: `+C.type+`

Program Info Log: `+F+`
`+lt+`
`+vt)}else F!==""?qt("WebGLProgram: Program Info Log:",F):(W===""||B==="")&&(st=!1);st&&(C.diagnostics={runnable:rt,programLog:F,vertexShader:{log:W,prefix:m},fragmentShader:{log:B,prefix:d}})}s.deleteShader(I),s.deleteShader(T),v=new Yl(s,M),R=mb(s,M)}let v;this.getUniforms=function(){return v===void 0&&N(this),v};let R;this.getAttributes=function(){return R===void 0&&N(this),R};let U=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(M,rb)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(M),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=ob++,this.cacheKey=t,this.usedTimes=1,this.program=M,this.vertexShader=I,this.fragmentShader=T,this}let Lb=0;class Db{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t){const e=t.vertexShader,n=t.fragmentShader,s=this._getShaderStage(e),r=this._getShaderStage(n),o=this._getShaderCacheForMaterial(t);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(t){const e=this.materialCache.get(t);for(const n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderID(t){return this._getShaderStage(t.vertexShader).id}getFragmentShaderID(t){return this._getShaderStage(t.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){const e=this.materialCache;let n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){const e=this.shaderCache;let n=e.get(t);return n===void 0&&(n=new Ib(t),e.set(t,n)),n}}class Ib{constructor(t){this.id=Lb++,this.code=t,this.usedTimes=0}}function Nb(i){return i===Dr||i===Ql||i===tc}function Ub(i,t,e,n,s,r){const o=new _f,a=new Db,l=new Set,c=[],f=new Map,u=n.logarithmicDepthBuffer;let h=n.precision;const p={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function g(v){return l.add(v),v===0?"uv":`uv${v}`}function M(v,R,U,C,O,G){const q=C.fog,F=O.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?C.environment:null,B=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,rt=t.get(v.envMap||W,B),st=rt&&rt.mapping===mc?rt.image.height:null,lt=p[v.type];v.precision!==null&&(h=n.getMaxPrecision(v.precision),h!==v.precision&&qt("WebGLProgram.getParameters:",v.precision,"not supported, using",h,"instead."));const vt=F.morphAttributes.position||F.morphAttributes.normal||F.morphAttributes.color,ft=vt!==void 0?vt.length:0;let _t=0;F.morphAttributes.position!==void 0&&(_t=1),F.morphAttributes.normal!==void 0&&(_t=2),F.morphAttributes.color!==void 0&&(_t=3);let Jt,Ht,J,ct;if(lt){const Yt=ci[lt];Jt=Yt.vertexShader,Ht=Yt.fragmentShader}else Jt=v.vertexShader,Ht=v.fragmentShader,a.update(v),J=a.getVertexShaderID(v),ct=a.getFragmentShaderID(v);const pt=i.getRenderTarget(),zt=i.state.buffers.depth.getReversed(),Ut=O.isInstancedMesh===!0,Gt=O.isBatchedMesh===!0,be=!!v.map,jt=!!v.matcap,pe=!!rt,Ee=!!v.aoMap,se=!!v.lightMap,$e=!!v.bumpMap,Oe=!!v.normalMap,ln=!!v.displacementMap,z=!!v.emissiveMap,qe=!!v.metalnessMap,Qt=!!v.roughnessMap,Me=v.anisotropy>0,nt=v.clearcoat>0,xt=v.dispersion>0,A=v.iridescence>0,S=v.sheen>0,X=v.transmission>0,tt=Me&&!!v.anisotropyMap,ot=nt&&!!v.clearcoatMap,mt=nt&&!!v.clearcoatNormalMap,dt=nt&&!!v.clearcoatRoughnessMap,Z=A&&!!v.iridescenceMap,Q=A&&!!v.iridescenceThicknessMap,bt=S&&!!v.sheenColorMap,Lt=S&&!!v.sheenRoughnessMap,yt=!!v.specularMap,gt=!!v.specularColorMap,Xt=!!v.specularIntensityMap,te=X&&!!v.transmissionMap,ee=X&&!!v.thicknessMap,k=!!v.gradientMap,St=!!v.alphaMap,et=v.alphaTest>0,Pt=!!v.alphaHash,Et=!!v.extensions;let ht=gs;v.toneMapped&&(pt===null||pt.isXRRenderTarget===!0)&&(ht=i.toneMapping);const kt={shaderID:lt,shaderType:v.type,shaderName:v.name,vertexShader:Jt,fragmentShader:Ht,defines:v.defines,customVertexShaderID:J,customFragmentShaderID:ct,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:h,batching:Gt,batchingColor:Gt&&O._colorsTexture!==null,instancing:Ut,instancingColor:Ut&&O.instanceColor!==null,instancingMorph:Ut&&O.morphTexture!==null,outputColorSpace:pt===null?i.outputColorSpace:pt.isXRRenderTarget===!0?pt.texture.colorSpace:Se.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:be,matcap:jt,envMap:pe,envMapMode:pe&&rt.mapping,envMapCubeUVHeight:st,aoMap:Ee,lightMap:se,bumpMap:$e,normalMap:Oe,displacementMap:ln,emissiveMap:z,normalMapObjectSpace:Oe&&v.normalMapType===Z_,normalMapTangentSpace:Oe&&v.normalMapType===Lu,packedNormalMap:Oe&&v.normalMapType===Lu&&Nb(v.normalMap.format),metalnessMap:qe,roughnessMap:Qt,anisotropy:Me,anisotropyMap:tt,clearcoat:nt,clearcoatMap:ot,clearcoatNormalMap:mt,clearcoatRoughnessMap:dt,dispersion:xt,iridescence:A,iridescenceMap:Z,iridescenceThicknessMap:Q,sheen:S,sheenColorMap:bt,sheenRoughnessMap:Lt,specularMap:yt,specularColorMap:gt,specularIntensityMap:Xt,transmission:X,transmissionMap:te,thicknessMap:ee,gradientMap:k,opaque:v.transparent===!1&&v.blending===vo&&v.alphaToCoverage===!1,alphaMap:St,alphaTest:et,alphaHash:Pt,combine:v.combine,mapUv:be&&g(v.map.channel),aoMapUv:Ee&&g(v.aoMap.channel),lightMapUv:se&&g(v.lightMap.channel),bumpMapUv:$e&&g(v.bumpMap.channel),normalMapUv:Oe&&g(v.normalMap.channel),displacementMapUv:ln&&g(v.displacementMap.channel),emissiveMapUv:z&&g(v.emissiveMap.channel),metalnessMapUv:qe&&g(v.metalnessMap.channel),roughnessMapUv:Qt&&g(v.roughnessMap.channel),anisotropyMapUv:tt&&g(v.anisotropyMap.channel),clearcoatMapUv:ot&&g(v.clearcoatMap.channel),clearcoatNormalMapUv:mt&&g(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:dt&&g(v.clearcoatRoughnessMap.channel),iridescenceMapUv:Z&&g(v.iridescenceMap.channel),iridescenceThicknessMapUv:Q&&g(v.iridescenceThicknessMap.channel),sheenColorMapUv:bt&&g(v.sheenColorMap.channel),sheenRoughnessMapUv:Lt&&g(v.sheenRoughnessMap.channel),specularMapUv:yt&&g(v.specularMap.channel),specularColorMapUv:gt&&g(v.specularColorMap.channel),specularIntensityMapUv:Xt&&g(v.specularIntensityMap.channel),transmissionMapUv:te&&g(v.transmissionMap.channel),thicknessMapUv:ee&&g(v.thicknessMap.channel),alphaMapUv:St&&g(v.alphaMap.channel),vertexTangents:!!F.attributes.tangent&&(Oe||Me),vertexNormals:!!F.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!F.attributes.color&&F.attributes.color.itemSize===4,pointsUvs:O.isPoints===!0&&!!F.attributes.uv&&(be||St),fog:!!q,useFog:v.fog===!0,fogExp2:!!q&&q.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||F.attributes.normal===void 0&&Oe===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:zt,skinning:O.isSkinnedMesh===!0,morphTargets:F.morphAttributes.position!==void 0,morphNormals:F.morphAttributes.normal!==void 0,morphColors:F.morphAttributes.color!==void 0,morphTargetsCount:ft,morphTextureStride:_t,numDirLights:R.directional.length,numPointLights:R.point.length,numSpotLights:R.spot.length,numSpotLightMaps:R.spotLightMap.length,numRectAreaLights:R.rectArea.length,numHemiLights:R.hemi.length,numDirLightShadows:R.directionalShadowMap.length,numPointLightShadows:R.pointShadowMap.length,numSpotLightShadows:R.spotShadowMap.length,numSpotLightShadowsWithMaps:R.numSpotLightShadowsWithMaps,numLightProbes:R.numLightProbes,numLightProbeGrids:G.length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:ht,decodeVideoTexture:be&&v.map.isVideoTexture===!0&&Se.getTransfer(v.map.colorSpace)===Ue,decodeVideoTextureEmissive:z&&v.emissiveMap.isVideoTexture===!0&&Se.getTransfer(v.emissiveMap.colorSpace)===Ue,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Fn,flipSided:v.side===Cn,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Et&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Et&&v.extensions.multiDraw===!0||Gt)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return kt.vertexUv1s=l.has(1),kt.vertexUv2s=l.has(2),kt.vertexUv3s=l.has(3),l.clear(),kt}function m(v){const R=[];if(v.shaderID?R.push(v.shaderID):(R.push(v.customVertexShaderID),R.push(v.customFragmentShaderID)),v.defines!==void 0)for(const U in v.defines)R.push(U),R.push(v.defines[U]);return v.isRawShaderMaterial===!1&&(d(R,v),x(R,v),R.push(i.outputColorSpace)),R.push(v.customProgramCacheKey),R.join()}function d(v,R){v.push(R.precision),v.push(R.outputColorSpace),v.push(R.envMapMode),v.push(R.envMapCubeUVHeight),v.push(R.mapUv),v.push(R.alphaMapUv),v.push(R.lightMapUv),v.push(R.aoMapUv),v.push(R.bumpMapUv),v.push(R.normalMapUv),v.push(R.displacementMapUv),v.push(R.emissiveMapUv),v.push(R.metalnessMapUv),v.push(R.roughnessMapUv),v.push(R.anisotropyMapUv),v.push(R.clearcoatMapUv),v.push(R.clearcoatNormalMapUv),v.push(R.clearcoatRoughnessMapUv),v.push(R.iridescenceMapUv),v.push(R.iridescenceThicknessMapUv),v.push(R.sheenColorMapUv),v.push(R.sheenRoughnessMapUv),v.push(R.specularMapUv),v.push(R.specularColorMapUv),v.push(R.specularIntensityMapUv),v.push(R.transmissionMapUv),v.push(R.thicknessMapUv),v.push(R.combine),v.push(R.fogExp2),v.push(R.sizeAttenuation),v.push(R.morphTargetsCount),v.push(R.morphAttributeCount),v.push(R.numDirLights),v.push(R.numPointLights),v.push(R.numSpotLights),v.push(R.numSpotLightMaps),v.push(R.numHemiLights),v.push(R.numRectAreaLights),v.push(R.numDirLightShadows),v.push(R.numPointLightShadows),v.push(R.numSpotLightShadows),v.push(R.numSpotLightShadowsWithMaps),v.push(R.numLightProbes),v.push(R.shadowMapType),v.push(R.toneMapping),v.push(R.numClippingPlanes),v.push(R.numClipIntersection),v.push(R.depthPacking)}function x(v,R){o.disableAll(),R.instancing&&o.enable(0),R.instancingColor&&o.enable(1),R.instancingMorph&&o.enable(2),R.matcap&&o.enable(3),R.envMap&&o.enable(4),R.normalMapObjectSpace&&o.enable(5),R.normalMapTangentSpace&&o.enable(6),R.clearcoat&&o.enable(7),R.iridescence&&o.enable(8),R.alphaTest&&o.enable(9),R.vertexColors&&o.enable(10),R.vertexAlphas&&o.enable(11),R.vertexUv1s&&o.enable(12),R.vertexUv2s&&o.enable(13),R.vertexUv3s&&o.enable(14),R.vertexTangents&&o.enable(15),R.anisotropy&&o.enable(16),R.alphaHash&&o.enable(17),R.batching&&o.enable(18),R.dispersion&&o.enable(19),R.batchingColor&&o.enable(20),R.gradientMap&&o.enable(21),R.packedNormalMap&&o.enable(22),R.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),R.fog&&o.enable(0),R.useFog&&o.enable(1),R.flatShading&&o.enable(2),R.logarithmicDepthBuffer&&o.enable(3),R.reversedDepthBuffer&&o.enable(4),R.skinning&&o.enable(5),R.morphTargets&&o.enable(6),R.morphNormals&&o.enable(7),R.morphColors&&o.enable(8),R.premultipliedAlpha&&o.enable(9),R.shadowMapEnabled&&o.enable(10),R.doubleSided&&o.enable(11),R.flipSided&&o.enable(12),R.useDepthPacking&&o.enable(13),R.dithering&&o.enable(14),R.transmission&&o.enable(15),R.sheen&&o.enable(16),R.opaque&&o.enable(17),R.pointsUvs&&o.enable(18),R.decodeVideoTexture&&o.enable(19),R.decodeVideoTextureEmissive&&o.enable(20),R.alphaToCoverage&&o.enable(21),R.numLightProbeGrids>0&&o.enable(22),v.push(o.mask)}function w(v){const R=p[v.type];let U;if(R){const C=ci[R];U=xc.clone(C.uniforms)}else U=v.uniforms;return U}function y(v,R){let U=f.get(R);return U!==void 0?++U.usedTimes:(U=new Pb(i,R,v,s),c.push(U),f.set(R,U)),U}function I(v){if(--v.usedTimes===0){const R=c.indexOf(v);c[R]=c[c.length-1],c.pop(),f.delete(v.cacheKey),v.destroy()}}function T(v){a.remove(v)}function N(){a.dispose()}return{getParameters:M,getProgramCacheKey:m,getUniforms:w,acquireProgram:y,releaseProgram:I,releaseShaderCache:T,programs:c,dispose:N}}function Fb(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Ob(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function xp(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function vp(){const i=[];let t=0;const e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(h){let p=0;return h.isInstancedMesh&&(p+=2),h.isSkinnedMesh&&(p+=1),p}function a(h,p,g,M,m,d){let x=i[t];return x===void 0?(x={id:h.id,object:h,geometry:p,material:g,materialVariant:o(h),groupOrder:M,renderOrder:h.renderOrder,z:m,group:d},i[t]=x):(x.id=h.id,x.object=h,x.geometry=p,x.material=g,x.materialVariant=o(h),x.groupOrder=M,x.renderOrder=h.renderOrder,x.z=m,x.group=d),t++,x}function l(h,p,g,M,m,d){const x=a(h,p,g,M,m,d);g.transmission>0?n.push(x):g.transparent===!0?s.push(x):e.push(x)}function c(h,p,g,M,m,d){const x=a(h,p,g,M,m,d);g.transmission>0?n.unshift(x):g.transparent===!0?s.unshift(x):e.unshift(x)}function f(h,p){e.length>1&&e.sort(h||Ob),n.length>1&&n.sort(p||xp),s.length>1&&s.sort(p||xp)}function u(){for(let h=t,p=i.length;h<p;h++){const g=i[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:f}}function Bb(){let i=new WeakMap;function t(n,s){const r=i.get(n);let o;return r===void 0?(o=new vp,i.set(n,[o])):s>=r.length?(o=new vp,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function zb(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={direction:new P,color:new Zt};break;case"SpotLight":e={position:new P,direction:new P,color:new Zt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new P,color:new Zt,distance:0,decay:0};break;case"HemisphereLight":e={direction:new P,skyColor:new Zt,groundColor:new Zt};break;case"RectAreaLight":e={color:new Zt,position:new P,halfWidth:new P,halfHeight:new P};break}return i[t.id]=e,e}}}function kb(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new $t};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new $t};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new $t,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}let Vb=0;function Gb(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Hb(i){const t=new zb,e=kb(),n={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new P);const s=new P,r=new ve,o=new ve;function a(c){let f=0,u=0,h=0;for(let R=0;R<9;R++)n.probe[R].set(0,0,0);let p=0,g=0,M=0,m=0,d=0,x=0,w=0,y=0,I=0,T=0,N=0;c.sort(Gb);for(let R=0,U=c.length;R<U;R++){const C=c[R],O=C.color,G=C.intensity,q=C.distance;let F=null;if(C.shadow&&C.shadow.map&&(C.shadow.map.texture.format===Dr?F=C.shadow.map.texture:F=C.shadow.map.depthTexture||C.shadow.map.texture),C.isAmbientLight)f+=O.r*G,u+=O.g*G,h+=O.b*G;else if(C.isLightProbe){for(let W=0;W<9;W++)n.probe[W].addScaledVector(C.sh.coefficients[W],G);N++}else if(C.isDirectionalLight){const W=t.get(C);if(W.color.copy(C.color).multiplyScalar(C.intensity),C.castShadow){const B=C.shadow,rt=e.get(C);rt.shadowIntensity=B.intensity,rt.shadowBias=B.bias,rt.shadowNormalBias=B.normalBias,rt.shadowRadius=B.radius,rt.shadowMapSize=B.mapSize,n.directionalShadow[p]=rt,n.directionalShadowMap[p]=F,n.directionalShadowMatrix[p]=C.shadow.matrix,x++}n.directional[p]=W,p++}else if(C.isSpotLight){const W=t.get(C);W.position.setFromMatrixPosition(C.matrixWorld),W.color.copy(O).multiplyScalar(G),W.distance=q,W.coneCos=Math.cos(C.angle),W.penumbraCos=Math.cos(C.angle*(1-C.penumbra)),W.decay=C.decay,n.spot[M]=W;const B=C.shadow;if(C.map&&(n.spotLightMap[I]=C.map,I++,B.updateMatrices(C),C.castShadow&&T++),n.spotLightMatrix[M]=B.matrix,C.castShadow){const rt=e.get(C);rt.shadowIntensity=B.intensity,rt.shadowBias=B.bias,rt.shadowNormalBias=B.normalBias,rt.shadowRadius=B.radius,rt.shadowMapSize=B.mapSize,n.spotShadow[M]=rt,n.spotShadowMap[M]=F,y++}M++}else if(C.isRectAreaLight){const W=t.get(C);W.color.copy(O).multiplyScalar(G),W.halfWidth.set(C.width*.5,0,0),W.halfHeight.set(0,C.height*.5,0),n.rectArea[m]=W,m++}else if(C.isPointLight){const W=t.get(C);if(W.color.copy(C.color).multiplyScalar(C.intensity),W.distance=C.distance,W.decay=C.decay,C.castShadow){const B=C.shadow,rt=e.get(C);rt.shadowIntensity=B.intensity,rt.shadowBias=B.bias,rt.shadowNormalBias=B.normalBias,rt.shadowRadius=B.radius,rt.shadowMapSize=B.mapSize,rt.shadowCameraNear=B.camera.near,rt.shadowCameraFar=B.camera.far,n.pointShadow[g]=rt,n.pointShadowMap[g]=F,n.pointShadowMatrix[g]=C.shadow.matrix,w++}n.point[g]=W,g++}else if(C.isHemisphereLight){const W=t.get(C);W.skyColor.copy(C.color).multiplyScalar(G),W.groundColor.copy(C.groundColor).multiplyScalar(G),n.hemi[d]=W,d++}}m>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=wt.LTC_FLOAT_1,n.rectAreaLTC2=wt.LTC_FLOAT_2):(n.rectAreaLTC1=wt.LTC_HALF_1,n.rectAreaLTC2=wt.LTC_HALF_2)),n.ambient[0]=f,n.ambient[1]=u,n.ambient[2]=h;const v=n.hash;(v.directionalLength!==p||v.pointLength!==g||v.spotLength!==M||v.rectAreaLength!==m||v.hemiLength!==d||v.numDirectionalShadows!==x||v.numPointShadows!==w||v.numSpotShadows!==y||v.numSpotMaps!==I||v.numLightProbes!==N)&&(n.directional.length=p,n.spot.length=M,n.rectArea.length=m,n.point.length=g,n.hemi.length=d,n.directionalShadow.length=x,n.directionalShadowMap.length=x,n.pointShadow.length=w,n.pointShadowMap.length=w,n.spotShadow.length=y,n.spotShadowMap.length=y,n.directionalShadowMatrix.length=x,n.pointShadowMatrix.length=w,n.spotLightMatrix.length=y+I-T,n.spotLightMap.length=I,n.numSpotLightShadowsWithMaps=T,n.numLightProbes=N,v.directionalLength=p,v.pointLength=g,v.spotLength=M,v.rectAreaLength=m,v.hemiLength=d,v.numDirectionalShadows=x,v.numPointShadows=w,v.numSpotShadows=y,v.numSpotMaps=I,v.numLightProbes=N,n.version=Vb++)}function l(c,f){let u=0,h=0,p=0,g=0,M=0;const m=f.matrixWorldInverse;for(let d=0,x=c.length;d<x;d++){const w=c[d];if(w.isDirectionalLight){const y=n.directional[u];y.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),y.direction.sub(s),y.direction.transformDirection(m),u++}else if(w.isSpotLight){const y=n.spot[p];y.position.setFromMatrixPosition(w.matrixWorld),y.position.applyMatrix4(m),y.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),y.direction.sub(s),y.direction.transformDirection(m),p++}else if(w.isRectAreaLight){const y=n.rectArea[g];y.position.setFromMatrixPosition(w.matrixWorld),y.position.applyMatrix4(m),o.identity(),r.copy(w.matrixWorld),r.premultiply(m),o.extractRotation(r),y.halfWidth.set(w.width*.5,0,0),y.halfHeight.set(0,w.height*.5,0),y.halfWidth.applyMatrix4(o),y.halfHeight.applyMatrix4(o),g++}else if(w.isPointLight){const y=n.point[h];y.position.setFromMatrixPosition(w.matrixWorld),y.position.applyMatrix4(m),h++}else if(w.isHemisphereLight){const y=n.hemi[M];y.direction.setFromMatrixPosition(w.matrixWorld),y.direction.transformDirection(m),M++}}}return{setup:a,setupView:l,state:n}}function Sp(i){const t=new Hb(i),e=[],n=[],s=[];function r(h){u.camera=h,e.length=0,n.length=0,s.length=0}function o(h){e.push(h)}function a(h){n.push(h)}function l(h){s.push(h)}function c(){t.setup(e)}function f(h){t.setupView(e,h)}const u={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:c,setupLightsView:f,pushLight:o,pushShadow:a,pushLightProbeGrid:l}}function Wb(i){let t=new WeakMap;function e(s,r=0){const o=t.get(s);let a;return o===void 0?(a=new Sp(i),t.set(s,[a])):r>=o.length?(a=new Sp(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}const Xb=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,qb=`uniform sampler2D shadow_pass;
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
}`,Yb=[new P(1,0,0),new P(-1,0,0),new P(0,1,0),new P(0,-1,0),new P(0,0,1),new P(0,0,-1)],$b=[new P(0,-1,0),new P(0,-1,0),new P(0,0,1),new P(0,0,-1),new P(0,-1,0),new P(0,-1,0)],Mp=new ve,aa=new P,Sh=new P;function jb(i,t,e){let n=new vf;const s=new $t,r=new $t,o=new Ve,a=new Fg,l=new tv,c={},f=e.maxTextureSize,u={[xs]:Cn,[Cn]:xs,[Fn]:Fn},h=new hi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new $t},radius:{value:4}},vertexShader:Xb,fragmentShader:qb}),p=h.clone();p.defines.HORIZONTAL_PASS=1;const g=new mn;g.setAttribute("position",new ri(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const M=new De(g,h),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ba;let d=this.type;this.render=function(T,N,v){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||T.length===0)return;this.type===R_&&(qt("WebGLShadowMap: PCFSoftShadowMap has been deprecated. Using PCFShadowMap instead."),this.type=ba);const R=i.getRenderTarget(),U=i.getActiveCubeFace(),C=i.getActiveMipmapLevel(),O=i.state;O.setBlending(ms),O.buffers.depth.getReversed()===!0?O.buffers.color.setClear(0,0,0,0):O.buffers.color.setClear(1,1,1,1),O.buffers.depth.setTest(!0),O.setScissorTest(!1);const G=d!==this.type;G&&N.traverse(function(q){q.material&&(Array.isArray(q.material)?q.material.forEach(F=>F.needsUpdate=!0):q.material.needsUpdate=!0)});for(let q=0,F=T.length;q<F;q++){const W=T[q],B=W.shadow;if(B===void 0){qt("WebGLShadowMap:",W,"has no shadow.");continue}if(B.autoUpdate===!1&&B.needsUpdate===!1)continue;s.copy(B.mapSize);const rt=B.getFrameExtents();s.multiply(rt),r.copy(B.mapSize),(s.x>f||s.y>f)&&(s.x>f&&(r.x=Math.floor(f/rt.x),s.x=r.x*rt.x,B.mapSize.x=r.x),s.y>f&&(r.y=Math.floor(f/rt.y),s.y=r.y*rt.y,B.mapSize.y=r.y));const st=i.state.buffers.depth.getReversed();if(B.camera._reversedDepth=st,B.map===null||G===!0){if(B.map!==null&&(B.map.depthTexture!==null&&(B.map.depthTexture.dispose(),B.map.depthTexture=null),B.map.dispose()),this.type===ga){if(W.isPointLight){qt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}B.map=new Zi(s.x,s.y,{format:Dr,type:Bs,minFilter:Wn,magFilter:Wn,generateMipmaps:!1}),B.map.texture.name=W.name+".shadowMap",B.map.depthTexture=new To(s.x,s.y,ji),B.map.depthTexture.name=W.name+".shadowMapDepth",B.map.depthTexture.format=zs,B.map.depthTexture.compareFunction=null,B.map.depthTexture.minFilter=On,B.map.depthTexture.magFilter=On}else W.isPointLight?(B.map=new Gg(s.x),B.map.depthTexture=new $x(s.x,vs)):(B.map=new Zi(s.x,s.y),B.map.depthTexture=new To(s.x,s.y,vs)),B.map.depthTexture.name=W.name+".shadowMap",B.map.depthTexture.format=zs,this.type===ba?(B.map.depthTexture.compareFunction=st?pf:df,B.map.depthTexture.minFilter=Wn,B.map.depthTexture.magFilter=Wn):(B.map.depthTexture.compareFunction=null,B.map.depthTexture.minFilter=On,B.map.depthTexture.magFilter=On);B.camera.updateProjectionMatrix()}const lt=B.map.isWebGLCubeRenderTarget?6:1;for(let vt=0;vt<lt;vt++){if(B.map.isWebGLCubeRenderTarget)i.setRenderTarget(B.map,vt),i.clear();else{vt===0&&(i.setRenderTarget(B.map),i.clear());const ft=B.getViewport(vt);o.set(r.x*ft.x,r.y*ft.y,r.x*ft.z,r.y*ft.w),O.viewport(o)}if(W.isPointLight){const ft=B.camera,_t=B.matrix,Jt=W.distance||ft.far;Jt!==ft.far&&(ft.far=Jt,ft.updateProjectionMatrix()),aa.setFromMatrixPosition(W.matrixWorld),ft.position.copy(aa),Sh.copy(ft.position),Sh.add(Yb[vt]),ft.up.copy($b[vt]),ft.lookAt(Sh),ft.updateMatrixWorld(),_t.makeTranslation(-aa.x,-aa.y,-aa.z),Mp.multiplyMatrices(ft.projectionMatrix,ft.matrixWorldInverse),B._frustum.setFromProjectionMatrix(Mp,ft.coordinateSystem,ft.reversedDepth)}else B.updateMatrices(W);n=B.getFrustum(),y(N,v,B.camera,W,this.type)}B.isPointLightShadow!==!0&&this.type===ga&&x(B,v),B.needsUpdate=!1}d=this.type,m.needsUpdate=!1,i.setRenderTarget(R,U,C)};function x(T,N){const v=t.update(M);h.defines.VSM_SAMPLES!==T.blurSamples&&(h.defines.VSM_SAMPLES=T.blurSamples,p.defines.VSM_SAMPLES=T.blurSamples,h.needsUpdate=!0,p.needsUpdate=!0),T.mapPass===null&&(T.mapPass=new Zi(s.x,s.y,{format:Dr,type:Bs})),h.uniforms.shadow_pass.value=T.map.depthTexture,h.uniforms.resolution.value=T.mapSize,h.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(N,null,v,h,M,null),p.uniforms.shadow_pass.value=T.mapPass.texture,p.uniforms.resolution.value=T.mapSize,p.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(N,null,v,p,M,null)}function w(T,N,v,R){let U=null;const C=v.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(C!==void 0)U=C;else if(U=v.isPointLight===!0?l:a,i.localClippingEnabled&&N.clipShadows===!0&&Array.isArray(N.clippingPlanes)&&N.clippingPlanes.length!==0||N.displacementMap&&N.displacementScale!==0||N.alphaMap&&N.alphaTest>0||N.map&&N.alphaTest>0||N.alphaToCoverage===!0){const O=U.uuid,G=N.uuid;let q=c[O];q===void 0&&(q={},c[O]=q);let F=q[G];F===void 0&&(F=U.clone(),q[G]=F,N.addEventListener("dispose",I)),U=F}if(U.visible=N.visible,U.wireframe=N.wireframe,R===ga?U.side=N.shadowSide!==null?N.shadowSide:N.side:U.side=N.shadowSide!==null?N.shadowSide:u[N.side],U.alphaMap=N.alphaMap,U.alphaTest=N.alphaToCoverage===!0?.5:N.alphaTest,U.map=N.map,U.clipShadows=N.clipShadows,U.clippingPlanes=N.clippingPlanes,U.clipIntersection=N.clipIntersection,U.displacementMap=N.displacementMap,U.displacementScale=N.displacementScale,U.displacementBias=N.displacementBias,U.wireframeLinewidth=N.wireframeLinewidth,U.linewidth=N.linewidth,v.isPointLight===!0&&U.isMeshDistanceMaterial===!0){const O=i.properties.get(U);O.light=v}return U}function y(T,N,v,R,U){if(T.visible===!1)return;if(T.layers.test(N.layers)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&U===ga)&&(!T.frustumCulled||n.intersectsObject(T))){T.modelViewMatrix.multiplyMatrices(v.matrixWorldInverse,T.matrixWorld);const G=t.update(T),q=T.material;if(Array.isArray(q)){const F=G.groups;for(let W=0,B=F.length;W<B;W++){const rt=F[W],st=q[rt.materialIndex];if(st&&st.visible){const lt=w(T,st,R,U);T.onBeforeShadow(i,T,N,v,G,lt,rt),i.renderBufferDirect(v,null,G,lt,T,rt),T.onAfterShadow(i,T,N,v,G,lt,rt)}}}else if(q.visible){const F=w(T,q,R,U);T.onBeforeShadow(i,T,N,v,G,F,null),i.renderBufferDirect(v,null,G,F,T,null),T.onAfterShadow(i,T,N,v,G,F,null)}}const O=T.children;for(let G=0,q=O.length;G<q;G++)y(O[G],N,v,R,U)}function I(T){T.target.removeEventListener("dispose",I);for(const v in c){const R=c[v],U=T.target.uuid;U in R&&(R[U].dispose(),delete R[U])}}}function Kb(i,t){function e(){let k=!1;const St=new Ve;let et=null;const Pt=new Ve(0,0,0,0);return{setMask:function(Et){et!==Et&&!k&&(i.colorMask(Et,Et,Et,Et),et=Et)},setLocked:function(Et){k=Et},setClear:function(Et,ht,kt,Yt,de){de===!0&&(Et*=Yt,ht*=Yt,kt*=Yt),St.set(Et,ht,kt,Yt),Pt.equals(St)===!1&&(i.clearColor(Et,ht,kt,Yt),Pt.copy(St))},reset:function(){k=!1,et=null,Pt.set(-1,0,0,0)}}}function n(){let k=!1,St=!1,et=null,Pt=null,Et=null;return{setReversed:function(ht){if(St!==ht){const kt=t.get("EXT_clip_control");ht?kt.clipControlEXT(kt.LOWER_LEFT_EXT,kt.ZERO_TO_ONE_EXT):kt.clipControlEXT(kt.LOWER_LEFT_EXT,kt.NEGATIVE_ONE_TO_ONE_EXT),St=ht;const Yt=Et;Et=null,this.setClear(Yt)}},getReversed:function(){return St},setTest:function(ht){ht?pt(i.DEPTH_TEST):zt(i.DEPTH_TEST)},setMask:function(ht){et!==ht&&!k&&(i.depthMask(ht),et=ht)},setFunc:function(ht){if(St&&(ht=ax[ht]),Pt!==ht){switch(ht){case qh:i.depthFunc(i.NEVER);break;case Yh:i.depthFunc(i.ALWAYS);break;case $h:i.depthFunc(i.LESS);break;case bo:i.depthFunc(i.LEQUAL);break;case jh:i.depthFunc(i.EQUAL);break;case Kh:i.depthFunc(i.GEQUAL);break;case Zh:i.depthFunc(i.GREATER);break;case Jh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Pt=ht}},setLocked:function(ht){k=ht},setClear:function(ht){Et!==ht&&(Et=ht,St&&(ht=1-ht),i.clearDepth(ht))},reset:function(){k=!1,et=null,Pt=null,Et=null,St=!1}}}function s(){let k=!1,St=null,et=null,Pt=null,Et=null,ht=null,kt=null,Yt=null,de=null;return{setTest:function(ue){k||(ue?pt(i.STENCIL_TEST):zt(i.STENCIL_TEST))},setMask:function(ue){St!==ue&&!k&&(i.stencilMask(ue),St=ue)},setFunc:function(ue,zn,Ln){(et!==ue||Pt!==zn||Et!==Ln)&&(i.stencilFunc(ue,zn,Ln),et=ue,Pt=zn,Et=Ln)},setOp:function(ue,zn,Ln){(ht!==ue||kt!==zn||Yt!==Ln)&&(i.stencilOp(ue,zn,Ln),ht=ue,kt=zn,Yt=Ln)},setLocked:function(ue){k=ue},setClear:function(ue){de!==ue&&(i.clearStencil(ue),de=ue)},reset:function(){k=!1,St=null,et=null,Pt=null,Et=null,ht=null,kt=null,Yt=null,de=null}}}const r=new e,o=new n,a=new s,l=new WeakMap,c=new WeakMap;let f={},u={},h={},p=new WeakMap,g=[],M=null,m=!1,d=null,x=null,w=null,y=null,I=null,T=null,N=null,v=new Zt(0,0,0),R=0,U=!1,C=null,O=null,G=null,q=null,F=null;const W=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let B=!1,rt=0;const st=i.getParameter(i.VERSION);st.indexOf("WebGL")!==-1?(rt=parseFloat(/^WebGL (\d)/.exec(st)[1]),B=rt>=1):st.indexOf("OpenGL ES")!==-1&&(rt=parseFloat(/^OpenGL ES (\d)/.exec(st)[1]),B=rt>=2);let lt=null,vt={};const ft=i.getParameter(i.SCISSOR_BOX),_t=i.getParameter(i.VIEWPORT),Jt=new Ve().fromArray(ft),Ht=new Ve().fromArray(_t);function J(k,St,et,Pt){const Et=new Uint8Array(4),ht=i.createTexture();i.bindTexture(k,ht),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let kt=0;kt<et;kt++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(St,0,i.RGBA,1,1,Pt,0,i.RGBA,i.UNSIGNED_BYTE,Et):i.texImage2D(St+kt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Et);return ht}const ct={};ct[i.TEXTURE_2D]=J(i.TEXTURE_2D,i.TEXTURE_2D,1),ct[i.TEXTURE_CUBE_MAP]=J(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),ct[i.TEXTURE_2D_ARRAY]=J(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),ct[i.TEXTURE_3D]=J(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),pt(i.DEPTH_TEST),o.setFunc(bo),$e(!1),Oe(pd),pt(i.CULL_FACE),Ee(ms);function pt(k){f[k]!==!0&&(i.enable(k),f[k]=!0)}function zt(k){f[k]!==!1&&(i.disable(k),f[k]=!1)}function Ut(k,St){return h[k]!==St?(i.bindFramebuffer(k,St),h[k]=St,k===i.DRAW_FRAMEBUFFER&&(h[i.FRAMEBUFFER]=St),k===i.FRAMEBUFFER&&(h[i.DRAW_FRAMEBUFFER]=St),!0):!1}function Gt(k,St){let et=g,Pt=!1;if(k){et=p.get(St),et===void 0&&(et=[],p.set(St,et));const Et=k.textures;if(et.length!==Et.length||et[0]!==i.COLOR_ATTACHMENT0){for(let ht=0,kt=Et.length;ht<kt;ht++)et[ht]=i.COLOR_ATTACHMENT0+ht;et.length=Et.length,Pt=!0}}else et[0]!==i.BACK&&(et[0]=i.BACK,Pt=!0);Pt&&i.drawBuffers(et)}function be(k){return M!==k?(i.useProgram(k),M=k,!0):!1}const jt={[Er]:i.FUNC_ADD,[P_]:i.FUNC_SUBTRACT,[L_]:i.FUNC_REVERSE_SUBTRACT};jt[D_]=i.MIN,jt[I_]=i.MAX;const pe={[N_]:i.ZERO,[U_]:i.ONE,[F_]:i.SRC_COLOR,[Wh]:i.SRC_ALPHA,[G_]:i.SRC_ALPHA_SATURATE,[k_]:i.DST_COLOR,[B_]:i.DST_ALPHA,[O_]:i.ONE_MINUS_SRC_COLOR,[Xh]:i.ONE_MINUS_SRC_ALPHA,[V_]:i.ONE_MINUS_DST_COLOR,[z_]:i.ONE_MINUS_DST_ALPHA,[H_]:i.CONSTANT_COLOR,[W_]:i.ONE_MINUS_CONSTANT_COLOR,[X_]:i.CONSTANT_ALPHA,[q_]:i.ONE_MINUS_CONSTANT_ALPHA};function Ee(k,St,et,Pt,Et,ht,kt,Yt,de,ue){if(k===ms){m===!0&&(zt(i.BLEND),m=!1);return}if(m===!1&&(pt(i.BLEND),m=!0),k!==C_){if(k!==d||ue!==U){if((x!==Er||I!==Er)&&(i.blendEquation(i.FUNC_ADD),x=Er,I=Er),ue)switch(k){case vo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case md:i.blendFunc(i.ONE,i.ONE);break;case gd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case _d:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:ye("WebGLState: Invalid blending: ",k);break}else switch(k){case vo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case md:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case gd:ye("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case _d:ye("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ye("WebGLState: Invalid blending: ",k);break}w=null,y=null,T=null,N=null,v.set(0,0,0),R=0,d=k,U=ue}return}Et=Et||St,ht=ht||et,kt=kt||Pt,(St!==x||Et!==I)&&(i.blendEquationSeparate(jt[St],jt[Et]),x=St,I=Et),(et!==w||Pt!==y||ht!==T||kt!==N)&&(i.blendFuncSeparate(pe[et],pe[Pt],pe[ht],pe[kt]),w=et,y=Pt,T=ht,N=kt),(Yt.equals(v)===!1||de!==R)&&(i.blendColor(Yt.r,Yt.g,Yt.b,de),v.copy(Yt),R=de),d=k,U=!1}function se(k,St){k.side===Fn?zt(i.CULL_FACE):pt(i.CULL_FACE);let et=k.side===Cn;St&&(et=!et),$e(et),k.blending===vo&&k.transparent===!1?Ee(ms):Ee(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);const Pt=k.stencilWrite;a.setTest(Pt),Pt&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),z(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?pt(i.SAMPLE_ALPHA_TO_COVERAGE):zt(i.SAMPLE_ALPHA_TO_COVERAGE)}function $e(k){C!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),C=k)}function Oe(k){k!==T_?(pt(i.CULL_FACE),k!==O&&(k===pd?i.cullFace(i.BACK):k===A_?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):zt(i.CULL_FACE),O=k}function ln(k){k!==G&&(B&&i.lineWidth(k),G=k)}function z(k,St,et){k?(pt(i.POLYGON_OFFSET_FILL),(q!==St||F!==et)&&(q=St,F=et,o.getReversed()&&(St=-St),i.polygonOffset(St,et))):zt(i.POLYGON_OFFSET_FILL)}function qe(k){k?pt(i.SCISSOR_TEST):zt(i.SCISSOR_TEST)}function Qt(k){k===void 0&&(k=i.TEXTURE0+W-1),lt!==k&&(i.activeTexture(k),lt=k)}function Me(k,St,et){et===void 0&&(lt===null?et=i.TEXTURE0+W-1:et=lt);let Pt=vt[et];Pt===void 0&&(Pt={type:void 0,texture:void 0},vt[et]=Pt),(Pt.type!==k||Pt.texture!==St)&&(lt!==et&&(i.activeTexture(et),lt=et),i.bindTexture(k,St||ct[k]),Pt.type=k,Pt.texture=St)}function nt(){const k=vt[lt];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function xt(){try{i.compressedTexImage2D(...arguments)}catch(k){ye("WebGLState:",k)}}function A(){try{i.compressedTexImage3D(...arguments)}catch(k){ye("WebGLState:",k)}}function S(){try{i.texSubImage2D(...arguments)}catch(k){ye("WebGLState:",k)}}function X(){try{i.texSubImage3D(...arguments)}catch(k){ye("WebGLState:",k)}}function tt(){try{i.compressedTexSubImage2D(...arguments)}catch(k){ye("WebGLState:",k)}}function ot(){try{i.compressedTexSubImage3D(...arguments)}catch(k){ye("WebGLState:",k)}}function mt(){try{i.texStorage2D(...arguments)}catch(k){ye("WebGLState:",k)}}function dt(){try{i.texStorage3D(...arguments)}catch(k){ye("WebGLState:",k)}}function Z(){try{i.texImage2D(...arguments)}catch(k){ye("WebGLState:",k)}}function Q(){try{i.texImage3D(...arguments)}catch(k){ye("WebGLState:",k)}}function bt(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function Lt(k,St){u[k]!==St&&(i.pixelStorei(k,St),u[k]=St)}function yt(k){Jt.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),Jt.copy(k))}function gt(k){Ht.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),Ht.copy(k))}function Xt(k,St){let et=c.get(St);et===void 0&&(et=new WeakMap,c.set(St,et));let Pt=et.get(k);Pt===void 0&&(Pt=i.getUniformBlockIndex(St,k.name),et.set(k,Pt))}function te(k,St){const Pt=c.get(St).get(k);l.get(St)!==Pt&&(i.uniformBlockBinding(St,Pt,k.__bindingPointIndex),l.set(St,Pt))}function ee(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),f={},u={},lt=null,vt={},h={},p=new WeakMap,g=[],M=null,m=!1,d=null,x=null,w=null,y=null,I=null,T=null,N=null,v=new Zt(0,0,0),R=0,U=!1,C=null,O=null,G=null,q=null,F=null,Jt.set(0,0,i.canvas.width,i.canvas.height),Ht.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:pt,disable:zt,bindFramebuffer:Ut,drawBuffers:Gt,useProgram:be,setBlending:Ee,setMaterial:se,setFlipSided:$e,setCullFace:Oe,setLineWidth:ln,setPolygonOffset:z,setScissorTest:qe,activeTexture:Qt,bindTexture:Me,unbindTexture:nt,compressedTexImage2D:xt,compressedTexImage3D:A,texImage2D:Z,texImage3D:Q,pixelStorei:Lt,getParameter:bt,updateUBOMapping:Xt,uniformBlockBinding:te,texStorage2D:mt,texStorage3D:dt,texSubImage2D:S,texSubImage3D:X,compressedTexSubImage2D:tt,compressedTexSubImage3D:ot,scissor:yt,viewport:gt,reset:ee}}function Zb(i,t,e,n,s,r,o){const a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new $t,f=new WeakMap,u=new Set;let h;const p=new WeakMap;let g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function M(A,S){return g?new OffscreenCanvas(A,S):ic("canvas")}function m(A,S,X){let tt=1;const ot=xt(A);if((ot.width>X||ot.height>X)&&(tt=X/Math.max(ot.width,ot.height)),tt<1)if(typeof HTMLImageElement<"u"&&A instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&A instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&A instanceof ImageBitmap||typeof VideoFrame<"u"&&A instanceof VideoFrame){const mt=Math.floor(tt*ot.width),dt=Math.floor(tt*ot.height);h===void 0&&(h=M(mt,dt));const Z=S?M(mt,dt):h;return Z.width=mt,Z.height=dt,Z.getContext("2d").drawImage(A,0,0,mt,dt),qt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+mt+"x"+dt+")."),Z}else return"data"in A&&qt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),A;return A}function d(A){return A.generateMipmaps}function x(A){i.generateMipmap(A)}function w(A){return A.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:A.isWebGL3DRenderTarget?i.TEXTURE_3D:A.isWebGLArrayRenderTarget||A.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function y(A,S,X,tt,ot,mt=!1){if(A!==null){if(i[A]!==void 0)return i[A];qt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+A+"'")}let dt;tt&&(dt=t.get("EXT_texture_norm16"),dt||qt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Z=S;if(S===i.RED&&(X===i.FLOAT&&(Z=i.R32F),X===i.HALF_FLOAT&&(Z=i.R16F),X===i.UNSIGNED_BYTE&&(Z=i.R8),X===i.UNSIGNED_SHORT&&dt&&(Z=dt.R16_EXT),X===i.SHORT&&dt&&(Z=dt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.R8UI),X===i.UNSIGNED_SHORT&&(Z=i.R16UI),X===i.UNSIGNED_INT&&(Z=i.R32UI),X===i.BYTE&&(Z=i.R8I),X===i.SHORT&&(Z=i.R16I),X===i.INT&&(Z=i.R32I)),S===i.RG&&(X===i.FLOAT&&(Z=i.RG32F),X===i.HALF_FLOAT&&(Z=i.RG16F),X===i.UNSIGNED_BYTE&&(Z=i.RG8),X===i.UNSIGNED_SHORT&&dt&&(Z=dt.RG16_EXT),X===i.SHORT&&dt&&(Z=dt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.RG8UI),X===i.UNSIGNED_SHORT&&(Z=i.RG16UI),X===i.UNSIGNED_INT&&(Z=i.RG32UI),X===i.BYTE&&(Z=i.RG8I),X===i.SHORT&&(Z=i.RG16I),X===i.INT&&(Z=i.RG32I)),S===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.RGB8UI),X===i.UNSIGNED_SHORT&&(Z=i.RGB16UI),X===i.UNSIGNED_INT&&(Z=i.RGB32UI),X===i.BYTE&&(Z=i.RGB8I),X===i.SHORT&&(Z=i.RGB16I),X===i.INT&&(Z=i.RGB32I)),S===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(Z=i.RGBA16UI),X===i.UNSIGNED_INT&&(Z=i.RGBA32UI),X===i.BYTE&&(Z=i.RGBA8I),X===i.SHORT&&(Z=i.RGBA16I),X===i.INT&&(Z=i.RGBA32I)),S===i.RGB&&(X===i.UNSIGNED_SHORT&&dt&&(Z=dt.RGB16_EXT),X===i.SHORT&&dt&&(Z=dt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(Z=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(Z=i.R11F_G11F_B10F)),S===i.RGBA){const Q=mt?nc:Se.getTransfer(ot);X===i.FLOAT&&(Z=i.RGBA32F),X===i.HALF_FLOAT&&(Z=i.RGBA16F),X===i.UNSIGNED_BYTE&&(Z=Q===Ue?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&dt&&(Z=dt.RGBA16_EXT),X===i.SHORT&&dt&&(Z=dt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(Z=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(Z=i.RGB5_A1)}return(Z===i.R16F||Z===i.R32F||Z===i.RG16F||Z===i.RG32F||Z===i.RGBA16F||Z===i.RGBA32F)&&t.get("EXT_color_buffer_float"),Z}function I(A,S){let X;return A?S===null||S===vs||S===La?X=i.DEPTH24_STENCIL8:S===ji?X=i.DEPTH32F_STENCIL8:S===Pa&&(X=i.DEPTH24_STENCIL8,qt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===vs||S===La?X=i.DEPTH_COMPONENT24:S===ji?X=i.DEPTH_COMPONENT32F:S===Pa&&(X=i.DEPTH_COMPONENT16),X}function T(A,S){return d(A)===!0||A.isFramebufferTexture&&A.minFilter!==On&&A.minFilter!==Wn?Math.log2(Math.max(S.width,S.height))+1:A.mipmaps!==void 0&&A.mipmaps.length>0?A.mipmaps.length:A.isCompressedTexture&&Array.isArray(A.image)?S.mipmaps.length:1}function N(A){const S=A.target;S.removeEventListener("dispose",N),R(S),S.isVideoTexture&&f.delete(S),S.isHTMLTexture&&u.delete(S)}function v(A){const S=A.target;S.removeEventListener("dispose",v),C(S)}function R(A){const S=n.get(A);if(S.__webglInit===void 0)return;const X=A.source,tt=p.get(X);if(tt){const ot=tt[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&U(A),Object.keys(tt).length===0&&p.delete(X)}n.remove(A)}function U(A){const S=n.get(A);i.deleteTexture(S.__webglTexture);const X=A.source,tt=p.get(X);delete tt[S.__cacheKey],o.memory.textures--}function C(A){const S=n.get(A);if(A.depthTexture&&(A.depthTexture.dispose(),n.remove(A.depthTexture)),A.isWebGLCubeRenderTarget)for(let tt=0;tt<6;tt++){if(Array.isArray(S.__webglFramebuffer[tt]))for(let ot=0;ot<S.__webglFramebuffer[tt].length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[tt][ot]);else i.deleteFramebuffer(S.__webglFramebuffer[tt]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[tt])}else{if(Array.isArray(S.__webglFramebuffer))for(let tt=0;tt<S.__webglFramebuffer.length;tt++)i.deleteFramebuffer(S.__webglFramebuffer[tt]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let tt=0;tt<S.__webglColorRenderbuffer.length;tt++)S.__webglColorRenderbuffer[tt]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[tt]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}const X=A.textures;for(let tt=0,ot=X.length;tt<ot;tt++){const mt=n.get(X[tt]);mt.__webglTexture&&(i.deleteTexture(mt.__webglTexture),o.memory.textures--),n.remove(X[tt])}n.remove(A)}let O=0;function G(){O=0}function q(){return O}function F(A){O=A}function W(){const A=O;return A>=s.maxTextures&&qt("WebGLTextures: Trying to use "+A+" texture units while this GPU supports only "+s.maxTextures),O+=1,A}function B(A){const S=[];return S.push(A.wrapS),S.push(A.wrapT),S.push(A.wrapR||0),S.push(A.magFilter),S.push(A.minFilter),S.push(A.anisotropy),S.push(A.internalFormat),S.push(A.format),S.push(A.type),S.push(A.generateMipmaps),S.push(A.premultiplyAlpha),S.push(A.flipY),S.push(A.unpackAlignment),S.push(A.colorSpace),S.join()}function rt(A,S){const X=n.get(A);if(A.isVideoTexture&&Me(A),A.isRenderTargetTexture===!1&&A.isExternalTexture!==!0&&A.version>0&&X.__version!==A.version){const tt=A.image;if(tt===null)qt("WebGLRenderer: Texture marked for update but no image data found.");else if(tt.complete===!1)qt("WebGLRenderer: Texture marked for update but image is incomplete");else{zt(X,A,S);return}}else A.isExternalTexture&&(X.__webglTexture=A.sourceTexture?A.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+S)}function st(A,S){const X=n.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&X.__version!==A.version){zt(X,A,S);return}else A.isExternalTexture&&(X.__webglTexture=A.sourceTexture?A.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+S)}function lt(A,S){const X=n.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&X.__version!==A.version){zt(X,A,S);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+S)}function vt(A,S){const X=n.get(A);if(A.isCubeDepthTexture!==!0&&A.version>0&&X.__version!==A.version){Ut(X,A,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+S)}const ft={[Qh]:i.REPEAT,[Cs]:i.CLAMP_TO_EDGE,[tu]:i.MIRRORED_REPEAT},_t={[On]:i.NEAREST,[j_]:i.NEAREST_MIPMAP_NEAREST,[Ka]:i.NEAREST_MIPMAP_LINEAR,[Wn]:i.LINEAR,[Hc]:i.LINEAR_MIPMAP_NEAREST,[sr]:i.LINEAR_MIPMAP_LINEAR},Jt={[J_]:i.NEVER,[ix]:i.ALWAYS,[Q_]:i.LESS,[df]:i.LEQUAL,[tx]:i.EQUAL,[pf]:i.GEQUAL,[ex]:i.GREATER,[nx]:i.NOTEQUAL};function Ht(A,S){if(S.type===ji&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===Wn||S.magFilter===Hc||S.magFilter===Ka||S.magFilter===sr||S.minFilter===Wn||S.minFilter===Hc||S.minFilter===Ka||S.minFilter===sr)&&qt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(A,i.TEXTURE_WRAP_S,ft[S.wrapS]),i.texParameteri(A,i.TEXTURE_WRAP_T,ft[S.wrapT]),(A===i.TEXTURE_3D||A===i.TEXTURE_2D_ARRAY)&&i.texParameteri(A,i.TEXTURE_WRAP_R,ft[S.wrapR]),i.texParameteri(A,i.TEXTURE_MAG_FILTER,_t[S.magFilter]),i.texParameteri(A,i.TEXTURE_MIN_FILTER,_t[S.minFilter]),S.compareFunction&&(i.texParameteri(A,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(A,i.TEXTURE_COMPARE_FUNC,Jt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===On||S.minFilter!==Ka&&S.minFilter!==sr||S.type===ji&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){const X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(A,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function J(A,S){let X=!1;A.__webglInit===void 0&&(A.__webglInit=!0,S.addEventListener("dispose",N));const tt=S.source;let ot=p.get(tt);ot===void 0&&(ot={},p.set(tt,ot));const mt=B(S);if(mt!==A.__cacheKey){ot[mt]===void 0&&(ot[mt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[mt].usedTimes++;const dt=ot[A.__cacheKey];dt!==void 0&&(ot[A.__cacheKey].usedTimes--,dt.usedTimes===0&&U(S)),A.__cacheKey=mt,A.__webglTexture=ot[mt].texture}return X}function ct(A,S,X){return Math.floor(Math.floor(A/X)/S)}function pt(A,S,X,tt){const mt=A.updateRanges;if(mt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,X,tt,S.data);else{mt.sort((Lt,yt)=>Lt.start-yt.start);let dt=0;for(let Lt=1;Lt<mt.length;Lt++){const yt=mt[dt],gt=mt[Lt],Xt=yt.start+yt.count,te=ct(gt.start,S.width,4),ee=ct(yt.start,S.width,4);gt.start<=Xt+1&&te===ee&&ct(gt.start+gt.count-1,S.width,4)===te?yt.count=Math.max(yt.count,gt.start+gt.count-yt.start):(++dt,mt[dt]=gt)}mt.length=dt+1;const Z=e.getParameter(i.UNPACK_ROW_LENGTH),Q=e.getParameter(i.UNPACK_SKIP_PIXELS),bt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let Lt=0,yt=mt.length;Lt<yt;Lt++){const gt=mt[Lt],Xt=Math.floor(gt.start/4),te=Math.ceil(gt.count/4),ee=Xt%S.width,k=Math.floor(Xt/S.width),St=te,et=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,ee),e.pixelStorei(i.UNPACK_SKIP_ROWS,k),e.texSubImage2D(i.TEXTURE_2D,0,ee,k,St,et,X,tt,S.data)}A.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,Z),e.pixelStorei(i.UNPACK_SKIP_PIXELS,Q),e.pixelStorei(i.UNPACK_SKIP_ROWS,bt)}}function zt(A,S,X){let tt=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(tt=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(tt=i.TEXTURE_3D);const ot=J(A,S),mt=S.source;e.bindTexture(tt,A.__webglTexture,i.TEXTURE0+X);const dt=n.get(mt);if(mt.version!==dt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){const et=Se.getPrimaries(Se.workingColorSpace),Pt=S.colorSpace===ir?null:Se.getPrimaries(S.colorSpace),Et=S.colorSpace===ir||et===Pt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Et)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let Q=m(S.image,!1,s.maxTextureSize);Q=nt(S,Q);const bt=r.convert(S.format,S.colorSpace),Lt=r.convert(S.type);let yt=y(S.internalFormat,bt,Lt,S.normalized,S.colorSpace,S.isVideoTexture);Ht(tt,S);let gt;const Xt=S.mipmaps,te=S.isVideoTexture!==!0,ee=dt.__version===void 0||ot===!0,k=mt.dataReady,St=T(S,Q);if(S.isDepthTexture)yt=I(S.format===Ar,S.type),ee&&(te?e.texStorage2D(i.TEXTURE_2D,1,yt,Q.width,Q.height):e.texImage2D(i.TEXTURE_2D,0,yt,Q.width,Q.height,0,bt,Lt,null));else if(S.isDataTexture)if(Xt.length>0){te&&ee&&e.texStorage2D(i.TEXTURE_2D,St,yt,Xt[0].width,Xt[0].height);for(let et=0,Pt=Xt.length;et<Pt;et++)gt=Xt[et],te?k&&e.texSubImage2D(i.TEXTURE_2D,et,0,0,gt.width,gt.height,bt,Lt,gt.data):e.texImage2D(i.TEXTURE_2D,et,yt,gt.width,gt.height,0,bt,Lt,gt.data);S.generateMipmaps=!1}else te?(ee&&e.texStorage2D(i.TEXTURE_2D,St,yt,Q.width,Q.height),k&&pt(S,Q,bt,Lt)):e.texImage2D(i.TEXTURE_2D,0,yt,Q.width,Q.height,0,bt,Lt,Q.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){te&&ee&&e.texStorage3D(i.TEXTURE_2D_ARRAY,St,yt,Xt[0].width,Xt[0].height,Q.depth);for(let et=0,Pt=Xt.length;et<Pt;et++)if(gt=Xt[et],S.format!==Ki)if(bt!==null)if(te){if(k)if(S.layerUpdates.size>0){const Et=Qd(gt.width,gt.height,S.format,S.type);for(const ht of S.layerUpdates){const kt=gt.data.subarray(ht*Et/gt.data.BYTES_PER_ELEMENT,(ht+1)*Et/gt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,et,0,0,ht,gt.width,gt.height,1,bt,kt)}S.clearLayerUpdates()}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,et,0,0,0,gt.width,gt.height,Q.depth,bt,gt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,et,yt,gt.width,gt.height,Q.depth,0,gt.data,0,0);else qt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else te?k&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,et,0,0,0,gt.width,gt.height,Q.depth,bt,Lt,gt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,et,yt,gt.width,gt.height,Q.depth,0,bt,Lt,gt.data)}else{te&&ee&&e.texStorage2D(i.TEXTURE_2D,St,yt,Xt[0].width,Xt[0].height);for(let et=0,Pt=Xt.length;et<Pt;et++)gt=Xt[et],S.format!==Ki?bt!==null?te?k&&e.compressedTexSubImage2D(i.TEXTURE_2D,et,0,0,gt.width,gt.height,bt,gt.data):e.compressedTexImage2D(i.TEXTURE_2D,et,yt,gt.width,gt.height,0,gt.data):qt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):te?k&&e.texSubImage2D(i.TEXTURE_2D,et,0,0,gt.width,gt.height,bt,Lt,gt.data):e.texImage2D(i.TEXTURE_2D,et,yt,gt.width,gt.height,0,bt,Lt,gt.data)}else if(S.isDataArrayTexture)if(te){if(ee&&e.texStorage3D(i.TEXTURE_2D_ARRAY,St,yt,Q.width,Q.height,Q.depth),k)if(S.layerUpdates.size>0){const et=Qd(Q.width,Q.height,S.format,S.type);for(const Pt of S.layerUpdates){const Et=Q.data.subarray(Pt*et/Q.data.BYTES_PER_ELEMENT,(Pt+1)*et/Q.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Pt,Q.width,Q.height,1,bt,Lt,Et)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,Q.width,Q.height,Q.depth,bt,Lt,Q.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,yt,Q.width,Q.height,Q.depth,0,bt,Lt,Q.data);else if(S.isData3DTexture)te?(ee&&e.texStorage3D(i.TEXTURE_3D,St,yt,Q.width,Q.height,Q.depth),k&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,Q.width,Q.height,Q.depth,bt,Lt,Q.data)):e.texImage3D(i.TEXTURE_3D,0,yt,Q.width,Q.height,Q.depth,0,bt,Lt,Q.data);else if(S.isFramebufferTexture){if(ee)if(te)e.texStorage2D(i.TEXTURE_2D,St,yt,Q.width,Q.height);else{let et=Q.width,Pt=Q.height;for(let Et=0;Et<St;Et++)e.texImage2D(i.TEXTURE_2D,Et,yt,et,Pt,0,bt,Lt,null),et>>=1,Pt>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){const et=i.canvas;if(et.hasAttribute("layoutsubtree")||et.setAttribute("layoutsubtree","true"),Q.parentNode!==et){et.appendChild(Q),u.add(S),et.onpaint=Yt=>{const de=Yt.changedElements;for(const ue of u)de.includes(ue.image)&&(ue.needsUpdate=!0)},et.requestPaint();return}const Pt=0,Et=i.RGBA,ht=i.RGBA,kt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,Pt,Et,ht,kt,Q),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Xt.length>0){if(te&&ee){const et=xt(Xt[0]);e.texStorage2D(i.TEXTURE_2D,St,yt,et.width,et.height)}for(let et=0,Pt=Xt.length;et<Pt;et++)gt=Xt[et],te?k&&e.texSubImage2D(i.TEXTURE_2D,et,0,0,bt,Lt,gt):e.texImage2D(i.TEXTURE_2D,et,yt,bt,Lt,gt);S.generateMipmaps=!1}else if(te){if(ee){const et=xt(Q);e.texStorage2D(i.TEXTURE_2D,St,yt,et.width,et.height)}k&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,bt,Lt,Q)}else e.texImage2D(i.TEXTURE_2D,0,yt,bt,Lt,Q);d(S)&&x(tt),dt.__version=mt.version,S.onUpdate&&S.onUpdate(S)}A.__version=S.version}function Ut(A,S,X){if(S.image.length!==6)return;const tt=J(A,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,A.__webglTexture,i.TEXTURE0+X);const mt=n.get(ot);if(ot.version!==mt.__version||tt===!0){e.activeTexture(i.TEXTURE0+X);const dt=Se.getPrimaries(Se.workingColorSpace),Z=S.colorSpace===ir?null:Se.getPrimaries(S.colorSpace),Q=S.colorSpace===ir||dt===Z?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Q);const bt=S.isCompressedTexture||S.image[0].isCompressedTexture,Lt=S.image[0]&&S.image[0].isDataTexture,yt=[];for(let ht=0;ht<6;ht++)!bt&&!Lt?yt[ht]=m(S.image[ht],!0,s.maxCubemapSize):yt[ht]=Lt?S.image[ht].image:S.image[ht],yt[ht]=nt(S,yt[ht]);const gt=yt[0],Xt=r.convert(S.format,S.colorSpace),te=r.convert(S.type),ee=y(S.internalFormat,Xt,te,S.normalized,S.colorSpace),k=S.isVideoTexture!==!0,St=mt.__version===void 0||tt===!0,et=ot.dataReady;let Pt=T(S,gt);Ht(i.TEXTURE_CUBE_MAP,S);let Et;if(bt){k&&St&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Pt,ee,gt.width,gt.height);for(let ht=0;ht<6;ht++){Et=yt[ht].mipmaps;for(let kt=0;kt<Et.length;kt++){const Yt=Et[kt];S.format!==Ki?Xt!==null?k?et&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt,0,0,Yt.width,Yt.height,Xt,Yt.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt,ee,Yt.width,Yt.height,0,Yt.data):qt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt,0,0,Yt.width,Yt.height,Xt,te,Yt.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt,ee,Yt.width,Yt.height,0,Xt,te,Yt.data)}}}else{if(Et=S.mipmaps,k&&St){Et.length>0&&Pt++;const ht=xt(yt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Pt,ee,ht.width,ht.height)}for(let ht=0;ht<6;ht++)if(Lt){k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,0,0,yt[ht].width,yt[ht].height,Xt,te,yt[ht].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,ee,yt[ht].width,yt[ht].height,0,Xt,te,yt[ht].data);for(let kt=0;kt<Et.length;kt++){const de=Et[kt].image[ht].image;k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt+1,0,0,de.width,de.height,Xt,te,de.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt+1,ee,de.width,de.height,0,Xt,te,de.data)}}else{k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,0,0,Xt,te,yt[ht]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,ee,Xt,te,yt[ht]);for(let kt=0;kt<Et.length;kt++){const Yt=Et[kt];k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt+1,0,0,Xt,te,Yt.image[ht]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,kt+1,ee,Xt,te,Yt.image[ht])}}}d(S)&&x(i.TEXTURE_CUBE_MAP),mt.__version=ot.version,S.onUpdate&&S.onUpdate(S)}A.__version=S.version}function Gt(A,S,X,tt,ot,mt){const dt=r.convert(X.format,X.colorSpace),Z=r.convert(X.type),Q=y(X.internalFormat,dt,Z,X.normalized,X.colorSpace),bt=n.get(S),Lt=n.get(X);if(Lt.__renderTarget=S,!bt.__hasExternalTextures){const yt=Math.max(1,S.width>>mt),gt=Math.max(1,S.height>>mt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,mt,Q,yt,gt,S.depth,0,dt,Z,null):e.texImage2D(ot,mt,Q,yt,gt,0,dt,Z,null)}e.bindFramebuffer(i.FRAMEBUFFER,A),Qt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,tt,ot,Lt.__webglTexture,0,qe(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,tt,ot,Lt.__webglTexture,mt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function be(A,S,X){if(i.bindRenderbuffer(i.RENDERBUFFER,A),S.depthBuffer){const tt=S.depthTexture,ot=tt&&tt.isDepthTexture?tt.type:null,mt=I(S.stencilBuffer,ot),dt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Qt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,qe(S),mt,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,qe(S),mt,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,mt,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,dt,i.RENDERBUFFER,A)}else{const tt=S.textures;for(let ot=0;ot<tt.length;ot++){const mt=tt[ot],dt=r.convert(mt.format,mt.colorSpace),Z=r.convert(mt.type),Q=y(mt.internalFormat,dt,Z,mt.normalized,mt.colorSpace);Qt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,qe(S),Q,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,qe(S),Q,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,Q,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function jt(A,S,X){const tt=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,A),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const ot=n.get(S.depthTexture);if(ot.__renderTarget=S,(!ot.__webglTexture||S.depthTexture.image.width!==S.width||S.depthTexture.image.height!==S.height)&&(S.depthTexture.image.width=S.width,S.depthTexture.image.height=S.height,S.depthTexture.needsUpdate=!0),tt){if(ot.__webglInit===void 0&&(ot.__webglInit=!0,S.depthTexture.addEventListener("dispose",N)),ot.__webglTexture===void 0){ot.__webglTexture=i.createTexture(),e.bindTexture(i.TEXTURE_CUBE_MAP,ot.__webglTexture),Ht(i.TEXTURE_CUBE_MAP,S.depthTexture);const bt=r.convert(S.depthTexture.format),Lt=r.convert(S.depthTexture.type);let yt;S.depthTexture.format===zs?yt=i.DEPTH_COMPONENT24:S.depthTexture.format===Ar&&(yt=i.DEPTH24_STENCIL8);for(let gt=0;gt<6;gt++)i.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+gt,0,yt,S.width,S.height,0,bt,Lt,null)}}else rt(S.depthTexture,0);const mt=ot.__webglTexture,dt=qe(S),Z=tt?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,Q=S.depthTexture.format===Ar?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===zs)Qt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Q,Z,mt,0,dt):i.framebufferTexture2D(i.FRAMEBUFFER,Q,Z,mt,0);else if(S.depthTexture.format===Ar)Qt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Q,Z,mt,0,dt):i.framebufferTexture2D(i.FRAMEBUFFER,Q,Z,mt,0);else throw new Error("Unknown depthTexture format")}function pe(A){const S=n.get(A),X=A.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==A.depthTexture){const tt=A.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),tt){const ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,tt.removeEventListener("dispose",ot)};tt.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=tt}if(A.depthTexture&&!S.__autoAllocateDepthBuffer)if(X)for(let tt=0;tt<6;tt++)jt(S.__webglFramebuffer[tt],A,tt);else{const tt=A.texture.mipmaps;tt&&tt.length>0?jt(S.__webglFramebuffer[0],A,0):jt(S.__webglFramebuffer,A,0)}else if(X){S.__webglDepthbuffer=[];for(let tt=0;tt<6;tt++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[tt]),S.__webglDepthbuffer[tt]===void 0)S.__webglDepthbuffer[tt]=i.createRenderbuffer(),be(S.__webglDepthbuffer[tt],A,!1);else{const ot=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,mt=S.__webglDepthbuffer[tt];i.bindRenderbuffer(i.RENDERBUFFER,mt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,mt)}}else{const tt=A.texture.mipmaps;if(tt&&tt.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),be(S.__webglDepthbuffer,A,!1);else{const ot=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,mt=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,mt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,mt)}}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ee(A,S,X){const tt=n.get(A);S!==void 0&&Gt(tt.__webglFramebuffer,A,A.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&pe(A)}function se(A){const S=A.texture,X=n.get(A),tt=n.get(S);A.addEventListener("dispose",v);const ot=A.textures,mt=A.isWebGLCubeRenderTarget===!0,dt=ot.length>1;if(dt||(tt.__webglTexture===void 0&&(tt.__webglTexture=i.createTexture()),tt.__version=S.version,o.memory.textures++),mt){X.__webglFramebuffer=[];for(let Z=0;Z<6;Z++)if(S.mipmaps&&S.mipmaps.length>0){X.__webglFramebuffer[Z]=[];for(let Q=0;Q<S.mipmaps.length;Q++)X.__webglFramebuffer[Z][Q]=i.createFramebuffer()}else X.__webglFramebuffer[Z]=i.createFramebuffer()}else{if(S.mipmaps&&S.mipmaps.length>0){X.__webglFramebuffer=[];for(let Z=0;Z<S.mipmaps.length;Z++)X.__webglFramebuffer[Z]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(dt)for(let Z=0,Q=ot.length;Z<Q;Z++){const bt=n.get(ot[Z]);bt.__webglTexture===void 0&&(bt.__webglTexture=i.createTexture(),o.memory.textures++)}if(A.samples>0&&Qt(A)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let Z=0;Z<ot.length;Z++){const Q=ot[Z];X.__webglColorRenderbuffer[Z]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[Z]);const bt=r.convert(Q.format,Q.colorSpace),Lt=r.convert(Q.type),yt=y(Q.internalFormat,bt,Lt,Q.normalized,Q.colorSpace,A.isXRRenderTarget===!0),gt=qe(A);i.renderbufferStorageMultisample(i.RENDERBUFFER,gt,yt,A.width,A.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Z,i.RENDERBUFFER,X.__webglColorRenderbuffer[Z])}i.bindRenderbuffer(i.RENDERBUFFER,null),A.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),be(X.__webglDepthRenderbuffer,A,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(mt){e.bindTexture(i.TEXTURE_CUBE_MAP,tt.__webglTexture),Ht(i.TEXTURE_CUBE_MAP,S);for(let Z=0;Z<6;Z++)if(S.mipmaps&&S.mipmaps.length>0)for(let Q=0;Q<S.mipmaps.length;Q++)Gt(X.__webglFramebuffer[Z][Q],A,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Z,Q);else Gt(X.__webglFramebuffer[Z],A,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Z,0);d(S)&&x(i.TEXTURE_CUBE_MAP),e.unbindTexture()}else if(dt){for(let Z=0,Q=ot.length;Z<Q;Z++){const bt=ot[Z],Lt=n.get(bt);let yt=i.TEXTURE_2D;(A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(yt=A.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(yt,Lt.__webglTexture),Ht(yt,bt),Gt(X.__webglFramebuffer,A,bt,i.COLOR_ATTACHMENT0+Z,yt,0),d(bt)&&x(yt)}e.unbindTexture()}else{let Z=i.TEXTURE_2D;if((A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(Z=A.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(Z,tt.__webglTexture),Ht(Z,S),S.mipmaps&&S.mipmaps.length>0)for(let Q=0;Q<S.mipmaps.length;Q++)Gt(X.__webglFramebuffer[Q],A,S,i.COLOR_ATTACHMENT0,Z,Q);else Gt(X.__webglFramebuffer,A,S,i.COLOR_ATTACHMENT0,Z,0);d(S)&&x(Z),e.unbindTexture()}A.depthBuffer&&pe(A)}function $e(A){const S=A.textures;for(let X=0,tt=S.length;X<tt;X++){const ot=S[X];if(d(ot)){const mt=w(A),dt=n.get(ot).__webglTexture;e.bindTexture(mt,dt),x(mt),e.unbindTexture()}}}const Oe=[],ln=[];function z(A){if(A.samples>0){if(Qt(A)===!1){const S=A.textures,X=A.width,tt=A.height;let ot=i.COLOR_BUFFER_BIT;const mt=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,dt=n.get(A),Z=S.length>1;if(Z)for(let bt=0;bt<S.length;bt++)e.bindFramebuffer(i.FRAMEBUFFER,dt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+bt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,dt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+bt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,dt.__webglMultisampledFramebuffer);const Q=A.texture.mipmaps;Q&&Q.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,dt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,dt.__webglFramebuffer);for(let bt=0;bt<S.length;bt++){if(A.resolveDepthBuffer&&(A.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),A.stencilBuffer&&A.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),Z){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,dt.__webglColorRenderbuffer[bt]);const Lt=n.get(S[bt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,Lt,0)}i.blitFramebuffer(0,0,X,tt,0,0,X,tt,ot,i.NEAREST),l===!0&&(Oe.length=0,ln.length=0,Oe.push(i.COLOR_ATTACHMENT0+bt),A.depthBuffer&&A.resolveDepthBuffer===!1&&(Oe.push(mt),ln.push(mt),i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,ln)),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Oe))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),Z)for(let bt=0;bt<S.length;bt++){e.bindFramebuffer(i.FRAMEBUFFER,dt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+bt,i.RENDERBUFFER,dt.__webglColorRenderbuffer[bt]);const Lt=n.get(S[bt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,dt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+bt,i.TEXTURE_2D,Lt,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,dt.__webglMultisampledFramebuffer)}else if(A.depthBuffer&&A.resolveDepthBuffer===!1&&l){const S=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function qe(A){return Math.min(s.maxSamples,A.samples)}function Qt(A){const S=n.get(A);return A.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Me(A){const S=o.render.frame;f.get(A)!==S&&(f.set(A,S),A.update())}function nt(A,S){const X=A.colorSpace,tt=A.format,ot=A.type;return A.isCompressedTexture===!0||A.isVideoTexture===!0||X!==ec&&X!==ir&&(Se.getTransfer(X)===Ue?(tt!==Ki||ot!==yi)&&qt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ye("WebGLTextures: Unsupported texture color space:",X)),S}function xt(A){return typeof HTMLImageElement<"u"&&A instanceof HTMLImageElement?(c.width=A.naturalWidth||A.width,c.height=A.naturalHeight||A.height):typeof VideoFrame<"u"&&A instanceof VideoFrame?(c.width=A.displayWidth,c.height=A.displayHeight):(c.width=A.width,c.height=A.height),c}this.allocateTextureUnit=W,this.resetTextureUnits=G,this.getTextureUnits=q,this.setTextureUnits=F,this.setTexture2D=rt,this.setTexture2DArray=st,this.setTexture3D=lt,this.setTextureCube=vt,this.rebindTextures=Ee,this.setupRenderTarget=se,this.updateRenderTargetMipmap=$e,this.updateMultisampleRenderTarget=z,this.setupDepthRenderbuffer=pe,this.setupFrameBufferTexture=Gt,this.useMultisampledRTT=Qt,this.isReversedDepthBuffer=function(){return e.buffers.depth.getReversed()}}function Jb(i,t){function e(n,s=ir){let r;const o=Se.getTransfer(s);if(n===yi)return i.UNSIGNED_BYTE;if(n===af)return i.UNSIGNED_SHORT_4_4_4_4;if(n===lf)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Mg)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===yg)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===vg)return i.BYTE;if(n===Sg)return i.SHORT;if(n===Pa)return i.UNSIGNED_SHORT;if(n===of)return i.INT;if(n===vs)return i.UNSIGNED_INT;if(n===ji)return i.FLOAT;if(n===Bs)return i.HALF_FLOAT;if(n===bg)return i.ALPHA;if(n===Eg)return i.RGB;if(n===Ki)return i.RGBA;if(n===zs)return i.DEPTH_COMPONENT;if(n===Ar)return i.DEPTH_STENCIL;if(n===cf)return i.RED;if(n===hf)return i.RED_INTEGER;if(n===Dr)return i.RG;if(n===uf)return i.RG_INTEGER;if(n===ff)return i.RGBA_INTEGER;if(n===Hl||n===Wl||n===Xl||n===ql)if(o===Ue)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Hl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Wl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Xl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===ql)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Hl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Wl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Xl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===ql)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===eu||n===nu||n===iu||n===su)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===eu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===nu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===iu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===su)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===ru||n===ou||n===au||n===lu||n===cu||n===Ql||n===hu)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===ru||n===ou)return o===Ue?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===au)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===lu)return r.COMPRESSED_R11_EAC;if(n===cu)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ql)return r.COMPRESSED_RG11_EAC;if(n===hu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===uu||n===fu||n===du||n===pu||n===mu||n===gu||n===_u||n===xu||n===vu||n===Su||n===Mu||n===yu||n===bu||n===Eu)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===uu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===fu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===du)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===pu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===mu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===gu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===_u)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===xu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===vu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Su)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Mu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===yu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===bu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Eu)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===wu||n===Tu||n===Au)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===wu)return o===Ue?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Tu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Au)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ru||n===Cu||n===tc||n===Pu)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ru)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Cu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===tc)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Pu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===La?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}const Qb=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,tE=`
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

}`;class eE{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){const n=new Ng(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){const e=t.cameras[0].viewport,n=new hi({vertexShader:Qb,fragmentShader:tE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new De(new ks(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class nE extends hr{constructor(t,e){super();const n=this;let s=null,r=1,o=null,a="local-floor",l=1,c=null,f=null,u=null,h=null,p=null,g=null;const M=typeof XRWebGLBinding<"u",m=new eE,d={},x=e.getContextAttributes();let w=null,y=null;const I=[],T=[],N=new $t;let v=null;const R=new Di;R.viewport=new Ve;const U=new Di;U.viewport=new Ve;const C=[R,U],O=new av;let G=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let ct=I[J];return ct===void 0&&(ct=new jc,I[J]=ct),ct.getTargetRaySpace()},this.getControllerGrip=function(J){let ct=I[J];return ct===void 0&&(ct=new jc,I[J]=ct),ct.getGripSpace()},this.getHand=function(J){let ct=I[J];return ct===void 0&&(ct=new jc,I[J]=ct),ct.getHandSpace()};function F(J){const ct=T.indexOf(J.inputSource);if(ct===-1)return;const pt=I[ct];pt!==void 0&&(pt.update(J.inputSource,J.frame,c||o),pt.dispatchEvent({type:J.type,data:J.inputSource}))}function W(){s.removeEventListener("select",F),s.removeEventListener("selectstart",F),s.removeEventListener("selectend",F),s.removeEventListener("squeeze",F),s.removeEventListener("squeezestart",F),s.removeEventListener("squeezeend",F),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",B);for(let J=0;J<I.length;J++){const ct=T[J];ct!==null&&(T[J]=null,I[J].disconnect(ct))}G=null,q=null,m.reset();for(const J in d)delete d[J];t.setRenderTarget(w),p=null,h=null,u=null,s=null,y=null,Ht.stop(),n.isPresenting=!1,t.setPixelRatio(v),t.setSize(N.width,N.height,!1),n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,n.isPresenting===!0&&qt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){a=J,n.isPresenting===!0&&qt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(J){c=J},this.getBaseLayer=function(){return h!==null?h:p},this.getBinding=function(){return u===null&&M&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",F),s.addEventListener("selectstart",F),s.addEventListener("selectend",F),s.addEventListener("squeeze",F),s.addEventListener("squeezestart",F),s.addEventListener("squeezeend",F),s.addEventListener("end",W),s.addEventListener("inputsourceschange",B),x.xrCompatible!==!0&&await e.makeXRCompatible(),v=t.getPixelRatio(),t.getSize(N),M&&"createProjectionLayer"in XRWebGLBinding.prototype){let pt=null,zt=null,Ut=null;x.depth&&(Ut=x.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,pt=x.stencil?Ar:zs,zt=x.stencil?La:vs);const Gt={colorFormat:e.RGBA8,depthFormat:Ut,scaleFactor:r};u=this.getBinding(),h=u.createProjectionLayer(Gt),s.updateRenderState({layers:[h]}),t.setPixelRatio(1),t.setSize(h.textureWidth,h.textureHeight,!1),y=new Zi(h.textureWidth,h.textureHeight,{format:Ki,type:yi,depthTexture:new To(h.textureWidth,h.textureHeight,zt,void 0,void 0,void 0,void 0,void 0,void 0,pt),stencilBuffer:x.stencil,colorSpace:t.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1})}else{const pt={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,pt),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),y=new Zi(p.framebufferWidth,p.framebufferHeight,{format:Ki,type:yi,colorSpace:t.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1})}y.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),Ht.setContext(s),Ht.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function B(J){for(let ct=0;ct<J.removed.length;ct++){const pt=J.removed[ct],zt=T.indexOf(pt);zt>=0&&(T[zt]=null,I[zt].disconnect(pt))}for(let ct=0;ct<J.added.length;ct++){const pt=J.added[ct];let zt=T.indexOf(pt);if(zt===-1){for(let Gt=0;Gt<I.length;Gt++)if(Gt>=T.length){T.push(pt),zt=Gt;break}else if(T[Gt]===null){T[Gt]=pt,zt=Gt;break}if(zt===-1)break}const Ut=I[zt];Ut&&Ut.connect(pt)}}const rt=new P,st=new P;function lt(J,ct,pt){rt.setFromMatrixPosition(ct.matrixWorld),st.setFromMatrixPosition(pt.matrixWorld);const zt=rt.distanceTo(st),Ut=ct.projectionMatrix.elements,Gt=pt.projectionMatrix.elements,be=Ut[14]/(Ut[10]-1),jt=Ut[14]/(Ut[10]+1),pe=(Ut[9]+1)/Ut[5],Ee=(Ut[9]-1)/Ut[5],se=(Ut[8]-1)/Ut[0],$e=(Gt[8]+1)/Gt[0],Oe=be*se,ln=be*$e,z=zt/(-se+$e),qe=z*-se;if(ct.matrixWorld.decompose(J.position,J.quaternion,J.scale),J.translateX(qe),J.translateZ(z),J.matrixWorld.compose(J.position,J.quaternion,J.scale),J.matrixWorldInverse.copy(J.matrixWorld).invert(),Ut[10]===-1)J.projectionMatrix.copy(ct.projectionMatrix),J.projectionMatrixInverse.copy(ct.projectionMatrixInverse);else{const Qt=be+z,Me=jt+z,nt=Oe-qe,xt=ln+(zt-qe),A=pe*jt/Me*Qt,S=Ee*jt/Me*Qt;J.projectionMatrix.makePerspective(nt,xt,A,S,Qt,Me),J.projectionMatrixInverse.copy(J.projectionMatrix).invert()}}function vt(J,ct){ct===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(ct.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let ct=J.near,pt=J.far;m.texture!==null&&(m.depthNear>0&&(ct=m.depthNear),m.depthFar>0&&(pt=m.depthFar)),O.near=U.near=R.near=ct,O.far=U.far=R.far=pt,(G!==O.near||q!==O.far)&&(s.updateRenderState({depthNear:O.near,depthFar:O.far}),G=O.near,q=O.far),O.layers.mask=J.layers.mask|6,R.layers.mask=O.layers.mask&-5,U.layers.mask=O.layers.mask&-3;const zt=J.parent,Ut=O.cameras;vt(O,zt);for(let Gt=0;Gt<Ut.length;Gt++)vt(Ut[Gt],zt);Ut.length===2?lt(O,R,U):O.projectionMatrix.copy(R.projectionMatrix),ft(J,O,zt)};function ft(J,ct,pt){pt===null?J.matrix.copy(ct.matrixWorld):(J.matrix.copy(pt.matrixWorld),J.matrix.invert(),J.matrix.multiply(ct.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(ct.projectionMatrix),J.projectionMatrixInverse.copy(ct.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=Ia*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return O},this.getFoveation=function(){if(!(h===null&&p===null))return l},this.setFoveation=function(J){l=J,h!==null&&(h.fixedFoveation=J),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=J)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(O)},this.getCameraTexture=function(J){return d[J]};let _t=null;function Jt(J,ct){if(f=ct.getViewerPose(c||o),g=ct,f!==null){const pt=f.views;p!==null&&(t.setRenderTargetFramebuffer(y,p.framebuffer),t.setRenderTarget(y));let zt=!1;pt.length!==O.cameras.length&&(O.cameras.length=0,zt=!0);for(let jt=0;jt<pt.length;jt++){const pe=pt[jt];let Ee=null;if(p!==null)Ee=p.getViewport(pe);else{const $e=u.getViewSubImage(h,pe);Ee=$e.viewport,jt===0&&(t.setRenderTargetTextures(y,$e.colorTexture,$e.depthStencilTexture),t.setRenderTarget(y))}let se=C[jt];se===void 0&&(se=new Di,se.layers.enable(jt),se.viewport=new Ve,C[jt]=se),se.matrix.fromArray(pe.transform.matrix),se.matrix.decompose(se.position,se.quaternion,se.scale),se.projectionMatrix.fromArray(pe.projectionMatrix),se.projectionMatrixInverse.copy(se.projectionMatrix).invert(),se.viewport.set(Ee.x,Ee.y,Ee.width,Ee.height),jt===0&&(O.matrix.copy(se.matrix),O.matrix.decompose(O.position,O.quaternion,O.scale)),zt===!0&&O.cameras.push(se)}const Ut=s.enabledFeatures;if(Ut&&Ut.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&M){u=n.getBinding();const jt=u.getDepthInformation(pt[0]);jt&&jt.isValid&&jt.texture&&m.init(jt,s.renderState)}if(Ut&&Ut.includes("camera-access")&&M){t.state.unbindTexture(),u=n.getBinding();for(let jt=0;jt<pt.length;jt++){const pe=pt[jt].camera;if(pe){let Ee=d[pe];Ee||(Ee=new Ng,d[pe]=Ee);const se=u.getCameraImage(pe);Ee.sourceTexture=se}}}}for(let pt=0;pt<I.length;pt++){const zt=T[pt],Ut=I[pt];zt!==null&&Ut!==void 0&&Ut.update(zt,ct,c||o)}_t&&_t(J,ct),ct.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ct}),g=null}const Ht=new kg;Ht.setAnimationLoop(Jt),this.setAnimationLoop=function(J){_t=J},this.dispose=function(){}}}const iE=new ve,Yg=new ae;Yg.set(-1,0,0,0,1,0,0,0,1);function sE(i,t){function e(m,d){m.matrixAutoUpdate===!0&&m.updateMatrix(),d.value.copy(m.matrix)}function n(m,d){d.color.getRGB(m.fogColor.value,Ug(i)),d.isFog?(m.fogNear.value=d.near,m.fogFar.value=d.far):d.isFogExp2&&(m.fogDensity.value=d.density)}function s(m,d,x,w,y){d.isNodeMaterial?d.uniformsNeedUpdate=!1:d.isMeshBasicMaterial?r(m,d):d.isMeshLambertMaterial?(r(m,d),d.envMap&&(m.envMapIntensity.value=d.envMapIntensity)):d.isMeshToonMaterial?(r(m,d),u(m,d)):d.isMeshPhongMaterial?(r(m,d),f(m,d),d.envMap&&(m.envMapIntensity.value=d.envMapIntensity)):d.isMeshStandardMaterial?(r(m,d),h(m,d),d.isMeshPhysicalMaterial&&p(m,d,y)):d.isMeshMatcapMaterial?(r(m,d),g(m,d)):d.isMeshDepthMaterial?r(m,d):d.isMeshDistanceMaterial?(r(m,d),M(m,d)):d.isMeshNormalMaterial?r(m,d):d.isLineBasicMaterial?(o(m,d),d.isLineDashedMaterial&&a(m,d)):d.isPointsMaterial?l(m,d,x,w):d.isSpriteMaterial?c(m,d):d.isShadowMaterial?(m.color.value.copy(d.color),m.opacity.value=d.opacity):d.isShaderMaterial&&(d.uniformsNeedUpdate=!1)}function r(m,d){m.opacity.value=d.opacity,d.color&&m.diffuse.value.copy(d.color),d.emissive&&m.emissive.value.copy(d.emissive).multiplyScalar(d.emissiveIntensity),d.map&&(m.map.value=d.map,e(d.map,m.mapTransform)),d.alphaMap&&(m.alphaMap.value=d.alphaMap,e(d.alphaMap,m.alphaMapTransform)),d.bumpMap&&(m.bumpMap.value=d.bumpMap,e(d.bumpMap,m.bumpMapTransform),m.bumpScale.value=d.bumpScale,d.side===Cn&&(m.bumpScale.value*=-1)),d.normalMap&&(m.normalMap.value=d.normalMap,e(d.normalMap,m.normalMapTransform),m.normalScale.value.copy(d.normalScale),d.side===Cn&&m.normalScale.value.negate()),d.displacementMap&&(m.displacementMap.value=d.displacementMap,e(d.displacementMap,m.displacementMapTransform),m.displacementScale.value=d.displacementScale,m.displacementBias.value=d.displacementBias),d.emissiveMap&&(m.emissiveMap.value=d.emissiveMap,e(d.emissiveMap,m.emissiveMapTransform)),d.specularMap&&(m.specularMap.value=d.specularMap,e(d.specularMap,m.specularMapTransform)),d.alphaTest>0&&(m.alphaTest.value=d.alphaTest);const x=t.get(d),w=x.envMap,y=x.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(iE.makeRotationFromEuler(y)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Yg),m.reflectivity.value=d.reflectivity,m.ior.value=d.ior,m.refractionRatio.value=d.refractionRatio),d.lightMap&&(m.lightMap.value=d.lightMap,m.lightMapIntensity.value=d.lightMapIntensity,e(d.lightMap,m.lightMapTransform)),d.aoMap&&(m.aoMap.value=d.aoMap,m.aoMapIntensity.value=d.aoMapIntensity,e(d.aoMap,m.aoMapTransform))}function o(m,d){m.diffuse.value.copy(d.color),m.opacity.value=d.opacity,d.map&&(m.map.value=d.map,e(d.map,m.mapTransform))}function a(m,d){m.dashSize.value=d.dashSize,m.totalSize.value=d.dashSize+d.gapSize,m.scale.value=d.scale}function l(m,d,x,w){m.diffuse.value.copy(d.color),m.opacity.value=d.opacity,m.size.value=d.size*x,m.scale.value=w*.5,d.map&&(m.map.value=d.map,e(d.map,m.uvTransform)),d.alphaMap&&(m.alphaMap.value=d.alphaMap,e(d.alphaMap,m.alphaMapTransform)),d.alphaTest>0&&(m.alphaTest.value=d.alphaTest)}function c(m,d){m.diffuse.value.copy(d.color),m.opacity.value=d.opacity,m.rotation.value=d.rotation,d.map&&(m.map.value=d.map,e(d.map,m.mapTransform)),d.alphaMap&&(m.alphaMap.value=d.alphaMap,e(d.alphaMap,m.alphaMapTransform)),d.alphaTest>0&&(m.alphaTest.value=d.alphaTest)}function f(m,d){m.specular.value.copy(d.specular),m.shininess.value=Math.max(d.shininess,1e-4)}function u(m,d){d.gradientMap&&(m.gradientMap.value=d.gradientMap)}function h(m,d){m.metalness.value=d.metalness,d.metalnessMap&&(m.metalnessMap.value=d.metalnessMap,e(d.metalnessMap,m.metalnessMapTransform)),m.roughness.value=d.roughness,d.roughnessMap&&(m.roughnessMap.value=d.roughnessMap,e(d.roughnessMap,m.roughnessMapTransform)),d.envMap&&(m.envMapIntensity.value=d.envMapIntensity)}function p(m,d,x){m.ior.value=d.ior,d.sheen>0&&(m.sheenColor.value.copy(d.sheenColor).multiplyScalar(d.sheen),m.sheenRoughness.value=d.sheenRoughness,d.sheenColorMap&&(m.sheenColorMap.value=d.sheenColorMap,e(d.sheenColorMap,m.sheenColorMapTransform)),d.sheenRoughnessMap&&(m.sheenRoughnessMap.value=d.sheenRoughnessMap,e(d.sheenRoughnessMap,m.sheenRoughnessMapTransform))),d.clearcoat>0&&(m.clearcoat.value=d.clearcoat,m.clearcoatRoughness.value=d.clearcoatRoughness,d.clearcoatMap&&(m.clearcoatMap.value=d.clearcoatMap,e(d.clearcoatMap,m.clearcoatMapTransform)),d.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=d.clearcoatRoughnessMap,e(d.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),d.clearcoatNormalMap&&(m.clearcoatNormalMap.value=d.clearcoatNormalMap,e(d.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(d.clearcoatNormalScale),d.side===Cn&&m.clearcoatNormalScale.value.negate())),d.dispersion>0&&(m.dispersion.value=d.dispersion),d.iridescence>0&&(m.iridescence.value=d.iridescence,m.iridescenceIOR.value=d.iridescenceIOR,m.iridescenceThicknessMinimum.value=d.iridescenceThicknessRange[0],m.iridescenceThicknessMaximum.value=d.iridescenceThicknessRange[1],d.iridescenceMap&&(m.iridescenceMap.value=d.iridescenceMap,e(d.iridescenceMap,m.iridescenceMapTransform)),d.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=d.iridescenceThicknessMap,e(d.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),d.transmission>0&&(m.transmission.value=d.transmission,m.transmissionSamplerMap.value=x.texture,m.transmissionSamplerSize.value.set(x.width,x.height),d.transmissionMap&&(m.transmissionMap.value=d.transmissionMap,e(d.transmissionMap,m.transmissionMapTransform)),m.thickness.value=d.thickness,d.thicknessMap&&(m.thicknessMap.value=d.thicknessMap,e(d.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=d.attenuationDistance,m.attenuationColor.value.copy(d.attenuationColor)),d.anisotropy>0&&(m.anisotropyVector.value.set(d.anisotropy*Math.cos(d.anisotropyRotation),d.anisotropy*Math.sin(d.anisotropyRotation)),d.anisotropyMap&&(m.anisotropyMap.value=d.anisotropyMap,e(d.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=d.specularIntensity,m.specularColor.value.copy(d.specularColor),d.specularColorMap&&(m.specularColorMap.value=d.specularColorMap,e(d.specularColorMap,m.specularColorMapTransform)),d.specularIntensityMap&&(m.specularIntensityMap.value=d.specularIntensityMap,e(d.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,d){d.matcap&&(m.matcap.value=d.matcap)}function M(m,d){const x=t.get(d).light;m.referencePosition.value.setFromMatrixPosition(x.matrixWorld),m.nearDistance.value=x.shadow.camera.near,m.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function rE(i,t,e,n){let s={},r={},o=[];const a=i.getParameter(i.MAX_UNIFORM_BUFFER_BINDINGS);function l(x,w){const y=w.program;n.uniformBlockBinding(x,y)}function c(x,w){let y=s[x.id];y===void 0&&(g(x),y=f(x),s[x.id]=y,x.addEventListener("dispose",m));const I=w.program;n.updateUBOMapping(x,I);const T=t.render.frame;r[x.id]!==T&&(h(x),r[x.id]=T)}function f(x){const w=u();x.__bindingPointIndex=w;const y=i.createBuffer(),I=x.__size,T=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,y),i.bufferData(i.UNIFORM_BUFFER,I,T),i.bindBuffer(i.UNIFORM_BUFFER,null),i.bindBufferBase(i.UNIFORM_BUFFER,w,y),y}function u(){for(let x=0;x<a;x++)if(o.indexOf(x)===-1)return o.push(x),x;return ye("WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function h(x){const w=s[x.id],y=x.uniforms,I=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let T=0,N=y.length;T<N;T++){const v=Array.isArray(y[T])?y[T]:[y[T]];for(let R=0,U=v.length;R<U;R++){const C=v[R];if(p(C,T,R,I)===!0){const O=C.__offset,G=Array.isArray(C.value)?C.value:[C.value];let q=0;for(let F=0;F<G.length;F++){const W=G[F],B=M(W);typeof W=="number"||typeof W=="boolean"?(C.__data[0]=W,i.bufferSubData(i.UNIFORM_BUFFER,O+q,C.__data)):W.isMatrix3?(C.__data[0]=W.elements[0],C.__data[1]=W.elements[1],C.__data[2]=W.elements[2],C.__data[3]=0,C.__data[4]=W.elements[3],C.__data[5]=W.elements[4],C.__data[6]=W.elements[5],C.__data[7]=0,C.__data[8]=W.elements[6],C.__data[9]=W.elements[7],C.__data[10]=W.elements[8],C.__data[11]=0):ArrayBuffer.isView(W)?C.__data.set(new W.constructor(W.buffer,W.byteOffset,C.__data.length)):(W.toArray(C.__data,q),q+=B.storage/Float32Array.BYTES_PER_ELEMENT)}i.bufferSubData(i.UNIFORM_BUFFER,O,C.__data)}}}i.bindBuffer(i.UNIFORM_BUFFER,null)}function p(x,w,y,I){const T=x.value,N=w+"_"+y;if(I[N]===void 0)return typeof T=="number"||typeof T=="boolean"?I[N]=T:ArrayBuffer.isView(T)?I[N]=T.slice():I[N]=T.clone(),!0;{const v=I[N];if(typeof T=="number"||typeof T=="boolean"){if(v!==T)return I[N]=T,!0}else{if(ArrayBuffer.isView(T))return!0;if(v.equals(T)===!1)return v.copy(T),!0}}return!1}function g(x){const w=x.uniforms;let y=0;const I=16;for(let N=0,v=w.length;N<v;N++){const R=Array.isArray(w[N])?w[N]:[w[N]];for(let U=0,C=R.length;U<C;U++){const O=R[U],G=Array.isArray(O.value)?O.value:[O.value];for(let q=0,F=G.length;q<F;q++){const W=G[q],B=M(W),rt=y%I,st=rt%B.boundary,lt=rt+st;y+=st,lt!==0&&I-lt<B.storage&&(y+=I-lt),O.__data=new Float32Array(B.storage/Float32Array.BYTES_PER_ELEMENT),O.__offset=y,y+=B.storage}}}const T=y%I;return T>0&&(y+=I-T),x.__size=y,x.__cache={},this}function M(x){const w={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(w.boundary=4,w.storage=4):x.isVector2?(w.boundary=8,w.storage=8):x.isVector3||x.isColor?(w.boundary=16,w.storage=12):x.isVector4?(w.boundary=16,w.storage=16):x.isMatrix3?(w.boundary=48,w.storage=48):x.isMatrix4?(w.boundary=64,w.storage=64):x.isTexture?qt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(w.boundary=16,w.storage=x.byteLength):qt("WebGLRenderer: Unsupported uniform value type.",x),w}function m(x){const w=x.target;w.removeEventListener("dispose",m);const y=o.indexOf(w.__bindingPointIndex);o.splice(y,1),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function d(){for(const x in s)i.deleteBuffer(s[x]);o=[],s={},r={}}return{bind:l,update:c,dispose:d}}const oE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let os=null;function aE(){return os===null&&(os=new Lg(oE,16,16,Dr,Bs),os.name="DFG_LUT",os.minFilter=Wn,os.magFilter=Wn,os.wrapS=Cs,os.wrapT=Cs,os.generateMipmaps=!1,os.needsUpdate=!0),os}class lE{constructor(t={}){const{canvas:e=rx(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:f="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:h=!1,outputBufferType:p=yi}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;const M=p,m=new Set([ff,uf,hf]),d=new Set([yi,vs,Pa,La,af,lf]),x=new Uint32Array(4),w=new Int32Array(4),y=new P;let I=null,T=null;const N=[],v=[];let R=null;this.domElement=e,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=gs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const U=this;let C=!1,O=null;this._outputColorSpace=Pi;let G=0,q=0,F=null,W=-1,B=null;const rt=new Ve,st=new Ve;let lt=null;const vt=new Zt(0);let ft=0,_t=e.width,Jt=e.height,Ht=1,J=null,ct=null;const pt=new Ve(0,0,_t,Jt),zt=new Ve(0,0,_t,Jt);let Ut=!1;const Gt=new vf;let be=!1,jt=!1;const pe=new ve,Ee=new P,se=new Ve,$e={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let Oe=!1;function ln(){return F===null?Ht:1}let z=n;function qe(E,H){return e.getContext(E,H)}try{const E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:f,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine","three.js r184"),e.addEventListener("webglcontextlost",ht,!1),e.addEventListener("webglcontextrestored",kt,!1),e.addEventListener("webglcontextcreationerror",Yt,!1),z===null){const H="webgl2";if(z=qe(H,E),z===null)throw qe(H)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(E){throw ye("WebGLRenderer: "+E.message),E}let Qt,Me,nt,xt,A,S,X,tt,ot,mt,dt,Z,Q,bt,Lt,yt,gt,Xt,te,ee,k,St,et;function Pt(){Qt=new ay(z),Qt.init(),k=new Jb(z,Qt),Me=new QM(z,Qt,t,k),nt=new Kb(z,Qt),Me.reversedDepthBuffer&&h&&nt.buffers.depth.setReversed(!0),xt=new hy(z),A=new Fb,S=new Zb(z,Qt,nt,A,Me,k,xt),X=new oy(U),tt=new pv(z),St=new ZM(z,tt),ot=new ly(z,tt,xt,St),mt=new fy(z,ot,tt,St,xt),Xt=new uy(z,Me,S),Lt=new ty(A),dt=new Ub(U,X,Qt,Me,St,Lt),Z=new sE(U,A),Q=new Bb,bt=new Wb(Qt),gt=new KM(U,X,nt,mt,g,l),yt=new jb(U,mt,Me),et=new rE(z,xt,Me,nt),te=new JM(z,Qt,xt),ee=new cy(z,Qt,xt),xt.programs=dt.programs,U.capabilities=Me,U.extensions=Qt,U.properties=A,U.renderLists=Q,U.shadowMap=yt,U.state=nt,U.info=xt}Pt(),M!==yi&&(R=new py(M,e.width,e.height,s,r));const Et=new nE(U,z);this.xr=Et,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){const E=Qt.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){const E=Qt.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Ht},this.setPixelRatio=function(E){E!==void 0&&(Ht=E,this.setSize(_t,Jt,!1))},this.getSize=function(E){return E.set(_t,Jt)},this.setSize=function(E,H,K=!0){if(Et.isPresenting){qt("WebGLRenderer: Can't change size while VR device is presenting.");return}_t=E,Jt=H,e.width=Math.floor(E*Ht),e.height=Math.floor(H*Ht),K===!0&&(e.style.width=E+"px",e.style.height=H+"px"),R!==null&&R.setSize(e.width,e.height),this.setViewport(0,0,E,H)},this.getDrawingBufferSize=function(E){return E.set(_t*Ht,Jt*Ht).floor()},this.setDrawingBufferSize=function(E,H,K){_t=E,Jt=H,Ht=K,e.width=Math.floor(E*K),e.height=Math.floor(H*K),this.setViewport(0,0,E,H)},this.setEffects=function(E){if(M===yi){ye("THREE.WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let H=0;H<E.length;H++)if(E[H].isOutputPass===!0){qt("THREE.WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}R.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(rt)},this.getViewport=function(E){return E.copy(pt)},this.setViewport=function(E,H,K,Y){E.isVector4?pt.set(E.x,E.y,E.z,E.w):pt.set(E,H,K,Y),nt.viewport(rt.copy(pt).multiplyScalar(Ht).round())},this.getScissor=function(E){return E.copy(zt)},this.setScissor=function(E,H,K,Y){E.isVector4?zt.set(E.x,E.y,E.z,E.w):zt.set(E,H,K,Y),nt.scissor(st.copy(zt).multiplyScalar(Ht).round())},this.getScissorTest=function(){return Ut},this.setScissorTest=function(E){nt.setScissorTest(Ut=E)},this.setOpaqueSort=function(E){J=E},this.setTransparentSort=function(E){ct=E},this.getClearColor=function(E){return E.copy(gt.getClearColor())},this.setClearColor=function(){gt.setClearColor(...arguments)},this.getClearAlpha=function(){return gt.getClearAlpha()},this.setClearAlpha=function(){gt.setClearAlpha(...arguments)},this.clear=function(E=!0,H=!0,K=!0){let Y=0;if(E){let j=!1;if(F!==null){const At=F.texture.format;j=m.has(At)}if(j){const At=F.texture.type,Dt=d.has(At),Tt=gt.getClearColor(),Ot=gt.getClearAlpha(),Rt=Tt.r,ne=Tt.g,le=Tt.b;Dt?(x[0]=Rt,x[1]=ne,x[2]=le,x[3]=Ot,z.clearBufferuiv(z.COLOR,0,x)):(w[0]=Rt,w[1]=ne,w[2]=le,w[3]=Ot,z.clearBufferiv(z.COLOR,0,w))}else Y|=z.COLOR_BUFFER_BIT}H&&(Y|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),K&&(Y|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&z.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),O=E},this.dispose=function(){e.removeEventListener("webglcontextlost",ht,!1),e.removeEventListener("webglcontextrestored",kt,!1),e.removeEventListener("webglcontextcreationerror",Yt,!1),gt.dispose(),Q.dispose(),bt.dispose(),A.dispose(),X.dispose(),mt.dispose(),St.dispose(),et.dispose(),dt.dispose(),Et.dispose(),Et.removeEventListener("sessionstart",Ms),Et.removeEventListener("sessionend",Xo),Ji.stop()};function ht(E){E.preventDefault(),sc("WebGLRenderer: Context Lost."),C=!0}function kt(){sc("WebGLRenderer: Context Restored."),C=!1;const E=xt.autoReset,H=yt.enabled,K=yt.autoUpdate,Y=yt.needsUpdate,j=yt.type;Pt(),xt.autoReset=E,yt.enabled=H,yt.autoUpdate=K,yt.needsUpdate=Y,yt.type=j}function Yt(E){ye("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function de(E){const H=E.target;H.removeEventListener("dispose",de),ue(H)}function ue(E){zn(E),A.remove(E)}function zn(E){const H=A.get(E).programs;H!==void 0&&(H.forEach(function(K){dt.releaseProgram(K)}),E.isShaderMaterial&&dt.releaseShaderCache(E))}this.renderBufferDirect=function(E,H,K,Y,j,At){H===null&&(H=$e);const Dt=j.isMesh&&j.matrixWorld.determinant()<0,Tt=un(E,H,K,Y,j);nt.setMaterial(Y,Dt);let Ot=K.index,Rt=1;if(Y.wireframe===!0){if(Ot=ot.getWireframeAttribute(K),Ot===void 0)return;Rt=2}const ne=K.drawRange,le=K.attributes.position;let Vt=ne.start*Rt,Re=(ne.start+ne.count)*Rt;At!==null&&(Vt=Math.max(Vt,At.start*Rt),Re=Math.min(Re,(At.start+At.count)*Rt)),Ot!==null?(Vt=Math.max(Vt,0),Re=Math.min(Re,Ot.count)):le!=null&&(Vt=Math.max(Vt,0),Re=Math.min(Re,le.count));const nn=Re-Vt;if(nn<0||nn===1/0)return;St.setup(j,Y,Tt,K,Ot);let tn,Ne=te;if(Ot!==null&&(tn=tt.get(Ot),Ne=ee,Ne.setIndex(tn)),j.isMesh)Y.wireframe===!0?(nt.setLineWidth(Y.wireframeLinewidth*ln()),Ne.setMode(z.LINES)):Ne.setMode(z.TRIANGLES);else if(j.isLine){let gn=Y.linewidth;gn===void 0&&(gn=1),nt.setLineWidth(gn*ln()),j.isLineSegments?Ne.setMode(z.LINES):j.isLineLoop?Ne.setMode(z.LINE_LOOP):Ne.setMode(z.LINE_STRIP)}else j.isPoints?Ne.setMode(z.POINTS):j.isSprite&&Ne.setMode(z.TRIANGLES);if(j.isBatchedMesh)if(Qt.get("WEBGL_multi_draw"))Ne.renderMultiDraw(j._multiDrawStarts,j._multiDrawCounts,j._multiDrawCount);else{const gn=j._multiDrawStarts,It=j._multiDrawCounts,Yn=j._multiDrawCount,ge=Ot?tt.get(Ot).bytesPerElement:1,Vn=A.get(Y).currentProgram.getUniforms();for(let $n=0;$n<Yn;$n++)Vn.setValue(z,"_gl_DrawID",$n),Ne.render(gn[$n]/ge,It[$n])}else if(j.isInstancedMesh)Ne.renderInstances(Vt,nn,j.count);else if(K.isInstancedBufferGeometry){const gn=K._maxInstanceCount!==void 0?K._maxInstanceCount:1/0,It=Math.min(K.instanceCount,gn);Ne.renderInstances(Vt,nn,It)}else Ne.render(Vt,nn)};function Ln(E,H,K){E.transparent===!0&&E.side===Fn&&E.forceSinglePass===!1?(E.side=Cn,E.needsUpdate=!0,fr(E,H,K),E.side=xs,E.needsUpdate=!0,fr(E,H,K),E.side=Fn):fr(E,H,K)}this.compile=function(E,H,K=null){K===null&&(K=E),T=bt.get(K),T.init(H),v.push(T),K.traverseVisible(function(j){j.isLight&&j.layers.test(H.layers)&&(T.pushLight(j),j.castShadow&&T.pushShadow(j))}),E!==K&&E.traverseVisible(function(j){j.isLight&&j.layers.test(H.layers)&&(T.pushLight(j),j.castShadow&&T.pushShadow(j))}),T.setupLights();const Y=new Set;return E.traverse(function(j){if(!(j.isMesh||j.isPoints||j.isLine||j.isSprite))return;const At=j.material;if(At)if(Array.isArray(At))for(let Dt=0;Dt<At.length;Dt++){const Tt=At[Dt];Ln(Tt,K,j),Y.add(Tt)}else Ln(At,K,j),Y.add(At)}),T=v.pop(),Y},this.compileAsync=function(E,H,K=null){const Y=this.compile(E,H,K);return new Promise(j=>{function At(){if(Y.forEach(function(Dt){A.get(Dt).currentProgram.isReady()&&Y.delete(Dt)}),Y.size===0){j(E);return}setTimeout(At,10)}Qt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let kn=null;function Gs(E){kn&&kn(E)}function Ms(){Ji.stop()}function Xo(){Ji.start()}const Ji=new kg;Ji.setAnimationLoop(Gs),typeof self<"u"&&Ji.setContext(self),this.setAnimationLoop=function(E){kn=E,Et.setAnimationLoop(E),E===null?Ji.stop():Ji.start()},Et.addEventListener("sessionstart",Ms),Et.addEventListener("sessionend",Xo),this.render=function(E,H){if(H!==void 0&&H.isCamera!==!0){ye("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(C===!0)return;O!==null&&O.renderStart(E,H);const K=Et.enabled===!0&&Et.isPresenting===!0,Y=R!==null&&(F===null||K)&&R.begin(U,F);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),Et.enabled===!0&&Et.isPresenting===!0&&(R===null||R.isCompositing()===!1)&&(Et.cameraAutoUpdate===!0&&Et.updateCamera(H),H=Et.getCamera()),E.isScene===!0&&E.onBeforeRender(U,E,H,F),T=bt.get(E,v.length),T.init(H),T.state.textureUnits=S.getTextureUnits(),v.push(T),pe.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),Gt.setFromProjectionMatrix(pe,ds,H.reversedDepth),jt=this.localClippingEnabled,be=Lt.init(this.clippingPlanes,jt),I=Q.get(E,N.length),I.init(),N.push(I),Et.enabled===!0&&Et.isPresenting===!0){const Dt=U.xr.getDepthSensingMesh();Dt!==null&&qo(Dt,H,-1/0,U.sortObjects)}qo(E,H,0,U.sortObjects),I.finish(),U.sortObjects===!0&&I.sort(J,ct),Oe=Et.enabled===!1||Et.isPresenting===!1||Et.hasDepthSensing()===!1,Oe&&gt.addToRenderList(I,E),this.info.render.frame++,be===!0&&Lt.beginShadows();const j=T.state.shadowsArray;if(yt.render(j,E,H),be===!0&&Lt.endShadows(),this.info.autoReset===!0&&this.info.reset(),(Y&&R.hasRenderPass())===!1){const Dt=I.opaque,Tt=I.transmissive;if(T.setupLights(),H.isArrayCamera){const Ot=H.cameras;if(Tt.length>0)for(let Rt=0,ne=Ot.length;Rt<ne;Rt++){const le=Ot[Rt];Qi(Dt,Tt,E,le)}Oe&&gt.render(E);for(let Rt=0,ne=Ot.length;Rt<ne;Rt++){const le=Ot[Rt];qa(I,E,le,le.viewport)}}else Tt.length>0&&Qi(Dt,Tt,E,H),Oe&&gt.render(E),qa(I,E,H)}F!==null&&q===0&&(S.updateMultisampleRenderTarget(F),S.updateRenderTargetMipmap(F)),Y&&R.end(U),E.isScene===!0&&E.onAfterRender(U,E,H),St.resetDefaultState(),W=-1,B=null,v.pop(),v.length>0?(T=v[v.length-1],S.setTextureUnits(T.state.textureUnits),be===!0&&Lt.setGlobalState(U.clippingPlanes,T.state.camera)):T=null,N.pop(),N.length>0?I=N[N.length-1]:I=null,O!==null&&O.renderEnd()};function qo(E,H,K,Y){if(E.visible===!1)return;if(E.layers.test(H.layers)){if(E.isGroup)K=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(H);else if(E.isLightProbeGrid)T.pushLightProbeGrid(E);else if(E.isLight)T.pushLight(E),E.castShadow&&T.pushShadow(E);else if(E.isSprite){if(!E.frustumCulled||Gt.intersectsSprite(E)){Y&&se.setFromMatrixPosition(E.matrixWorld).applyMatrix4(pe);const Dt=mt.update(E),Tt=E.material;Tt.visible&&I.push(E,Dt,Tt,K,se.z,null)}}else if((E.isMesh||E.isLine||E.isPoints)&&(!E.frustumCulled||Gt.intersectsObject(E))){const Dt=mt.update(E),Tt=E.material;if(Y&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),se.copy(E.boundingSphere.center)):(Dt.boundingSphere===null&&Dt.computeBoundingSphere(),se.copy(Dt.boundingSphere.center)),se.applyMatrix4(E.matrixWorld).applyMatrix4(pe)),Array.isArray(Tt)){const Ot=Dt.groups;for(let Rt=0,ne=Ot.length;Rt<ne;Rt++){const le=Ot[Rt],Vt=Tt[le.materialIndex];Vt&&Vt.visible&&I.push(E,Dt,Vt,K,se.z,le)}}else Tt.visible&&I.push(E,Dt,Tt,K,se.z,null)}}const At=E.children;for(let Dt=0,Tt=At.length;Dt<Tt;Dt++)qo(At[Dt],H,K,Y)}function qa(E,H,K,Y){const{opaque:j,transmissive:At,transparent:Dt}=E;T.setupLightsView(K),be===!0&&Lt.setGlobalState(U.clippingPlanes,K),Y&&nt.viewport(rt.copy(Y)),j.length>0&&Br(j,H,K),At.length>0&&Br(At,H,K),Dt.length>0&&Br(Dt,H,K),nt.buffers.depth.setTest(!0),nt.buffers.depth.setMask(!0),nt.buffers.color.setMask(!0),nt.setPolygonOffset(!1)}function Qi(E,H,K,Y){if((K.isScene===!0?K.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[Y.id]===void 0){const Vt=Qt.has("EXT_color_buffer_half_float")||Qt.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[Y.id]=new Zi(1,1,{generateMipmaps:!0,type:Vt?Bs:yi,minFilter:sr,samples:Math.max(4,Me.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:Se.workingColorSpace})}const At=T.state.transmissionRenderTarget[Y.id],Dt=Y.viewport||rt;At.setSize(Dt.z*U.transmissionResolutionScale,Dt.w*U.transmissionResolutionScale);const Tt=U.getRenderTarget(),Ot=U.getActiveCubeFace(),Rt=U.getActiveMipmapLevel();U.setRenderTarget(At),U.getClearColor(vt),ft=U.getClearAlpha(),ft<1&&U.setClearColor(16777215,.5),U.clear(),Oe&&gt.render(K);const ne=U.toneMapping;U.toneMapping=gs;const le=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),T.setupLightsView(Y),be===!0&&Lt.setGlobalState(U.clippingPlanes,Y),Br(E,K,Y),S.updateMultisampleRenderTarget(At),S.updateRenderTargetMipmap(At),Qt.has("WEBGL_multisampled_render_to_texture")===!1){let Vt=!1;for(let Re=0,nn=H.length;Re<nn;Re++){const tn=H[Re],{object:Ne,geometry:gn,material:It,group:Yn}=tn;if(It.side===Fn&&Ne.layers.test(Y.layers)){const ge=It.side;It.side=Cn,It.needsUpdate=!0,Hs(Ne,K,Y,gn,It,Yn),It.side=ge,It.needsUpdate=!0,Vt=!0}}Vt===!0&&(S.updateMultisampleRenderTarget(At),S.updateRenderTargetMipmap(At))}U.setRenderTarget(Tt,Ot,Rt),U.setClearColor(vt,ft),le!==void 0&&(Y.viewport=le),U.toneMapping=ne}function Br(E,H,K){const Y=H.isScene===!0?H.overrideMaterial:null;for(let j=0,At=E.length;j<At;j++){const Dt=E[j],{object:Tt,geometry:Ot,group:Rt}=Dt;let ne=Dt.material;ne.allowOverride===!0&&Y!==null&&(ne=Y),Tt.layers.test(K.layers)&&Hs(Tt,H,K,Ot,ne,Rt)}}function Hs(E,H,K,Y,j,At){E.onBeforeRender(U,H,K,Y,j,At),E.modelViewMatrix.multiplyMatrices(K.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),j.onBeforeRender(U,H,K,Y,E,At),j.transparent===!0&&j.side===Fn&&j.forceSinglePass===!1?(j.side=Cn,j.needsUpdate=!0,U.renderBufferDirect(K,H,Y,j,E,At),j.side=xs,j.needsUpdate=!0,U.renderBufferDirect(K,H,Y,j,E,At),j.side=Fn):U.renderBufferDirect(K,H,Y,j,E,At),E.onAfterRender(U,H,K,Y,j,At)}function fr(E,H,K){H.isScene!==!0&&(H=$e);const Y=A.get(E),j=T.state.lights,At=T.state.shadowsArray,Dt=j.state.version,Tt=dt.getParameters(E,j.state,At,H,K,T.state.lightProbeGridArray),Ot=dt.getProgramCacheKey(Tt);let Rt=Y.programs;Y.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?H.environment:null,Y.fog=H.fog;const ne=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;Y.envMap=X.get(E.envMap||Y.environment,ne),Y.envMapRotation=Y.environment!==null&&E.envMap===null?H.environmentRotation:E.envMapRotation,Rt===void 0&&(E.addEventListener("dispose",de),Rt=new Map,Y.programs=Rt);let le=Rt.get(Ot);if(le!==void 0){if(Y.currentProgram===le&&Y.lightsStateVersion===Dt)return cn(E,Tt),le}else Tt.uniforms=dt.getUniforms(E),O!==null&&E.isNodeMaterial&&O.build(E,K,Tt),E.onBeforeCompile(Tt,U),le=dt.acquireProgram(Tt,Ot),Rt.set(Ot,le),Y.uniforms=Tt.uniforms;const Vt=Y.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Vt.clippingPlanes=Lt.uniform),cn(E,Tt),Y.needsLights=fi(E),Y.lightsStateVersion=Dt,Y.needsLights&&(Vt.ambientLightColor.value=j.state.ambient,Vt.lightProbe.value=j.state.probe,Vt.directionalLights.value=j.state.directional,Vt.directionalLightShadows.value=j.state.directionalShadow,Vt.spotLights.value=j.state.spot,Vt.spotLightShadows.value=j.state.spotShadow,Vt.rectAreaLights.value=j.state.rectArea,Vt.ltc_1.value=j.state.rectAreaLTC1,Vt.ltc_2.value=j.state.rectAreaLTC2,Vt.pointLights.value=j.state.point,Vt.pointLightShadows.value=j.state.pointShadow,Vt.hemisphereLights.value=j.state.hemi,Vt.directionalShadowMatrix.value=j.state.directionalShadowMatrix,Vt.spotLightMatrix.value=j.state.spotLightMatrix,Vt.spotLightMap.value=j.state.spotLightMap,Vt.pointShadowMatrix.value=j.state.pointShadowMatrix),Y.lightProbeGrid=T.state.lightProbeGridArray.length>0,Y.currentProgram=le,Y.uniformsList=null,le}function Oi(E){if(E.uniformsList===null){const H=E.currentProgram.getUniforms();E.uniformsList=Yl.seqWithValue(H.seq,E.uniforms)}return E.uniformsList}function cn(E,H){const K=A.get(E);K.outputColorSpace=H.outputColorSpace,K.batching=H.batching,K.batchingColor=H.batchingColor,K.instancing=H.instancing,K.instancingColor=H.instancingColor,K.instancingMorph=H.instancingMorph,K.skinning=H.skinning,K.morphTargets=H.morphTargets,K.morphNormals=H.morphNormals,K.morphColors=H.morphColors,K.morphTargetsCount=H.morphTargetsCount,K.numClippingPlanes=H.numClippingPlanes,K.numIntersection=H.numClipIntersection,K.vertexAlphas=H.vertexAlphas,K.vertexTangents=H.vertexTangents,K.toneMapping=H.toneMapping}function hn(E,H){if(E.length===0)return null;if(E.length===1)return E[0].texture!==null?E[0]:null;y.setFromMatrixPosition(H.matrixWorld);for(let K=0,Y=E.length;K<Y;K++){const j=E[K];if(j.texture!==null&&j.boundingBox.containsPoint(y))return j}return null}function un(E,H,K,Y,j){H.isScene!==!0&&(H=$e),S.resetTextureUnits();const At=H.fog,Dt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?H.environment:null,Tt=F===null?U.outputColorSpace:F.isXRRenderTarget===!0?F.texture.colorSpace:Se.workingColorSpace,Ot=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Rt=X.get(Y.envMap||Dt,Ot),ne=Y.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,le=!!K.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Vt=!!K.morphAttributes.position,Re=!!K.morphAttributes.normal,nn=!!K.morphAttributes.color;let tn=gs;Y.toneMapped&&(F===null||F.isXRRenderTarget===!0)&&(tn=U.toneMapping);const Ne=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,gn=Ne!==void 0?Ne.length:0,It=A.get(Y),Yn=T.state.lights;if(be===!0&&(jt===!0||E!==B)){const Be=E===B&&Y.id===W;Lt.setState(Y,E,Be)}let ge=!1;Y.version===It.__version?(It.needsLights&&It.lightsStateVersion!==Yn.state.version||It.outputColorSpace!==Tt||j.isBatchedMesh&&It.batching===!1||!j.isBatchedMesh&&It.batching===!0||j.isBatchedMesh&&It.batchingColor===!0&&j.colorTexture===null||j.isBatchedMesh&&It.batchingColor===!1&&j.colorTexture!==null||j.isInstancedMesh&&It.instancing===!1||!j.isInstancedMesh&&It.instancing===!0||j.isSkinnedMesh&&It.skinning===!1||!j.isSkinnedMesh&&It.skinning===!0||j.isInstancedMesh&&It.instancingColor===!0&&j.instanceColor===null||j.isInstancedMesh&&It.instancingColor===!1&&j.instanceColor!==null||j.isInstancedMesh&&It.instancingMorph===!0&&j.morphTexture===null||j.isInstancedMesh&&It.instancingMorph===!1&&j.morphTexture!==null||It.envMap!==Rt||Y.fog===!0&&It.fog!==At||It.numClippingPlanes!==void 0&&(It.numClippingPlanes!==Lt.numPlanes||It.numIntersection!==Lt.numIntersection)||It.vertexAlphas!==ne||It.vertexTangents!==le||It.morphTargets!==Vt||It.morphNormals!==Re||It.morphColors!==nn||It.toneMapping!==tn||It.morphTargetsCount!==gn||!!It.lightProbeGrid!=T.state.lightProbeGridArray.length>0)&&(ge=!0):(ge=!0,It.__version=Y.version);let Vn=It.currentProgram;ge===!0&&(Vn=fr(Y,H,j),O&&Y.isNodeMaterial&&O.onUpdateProgram(Y,Vn,It));let $n=!1,di=!1,Ws=!1;const Ce=Vn.getUniforms(),sn=It.uniforms;if(nt.useProgram(Vn.program)&&($n=!0,di=!0,Ws=!0),Y.id!==W&&(W=Y.id,di=!0),It.needsLights){const Be=hn(T.state.lightProbeGridArray,j);It.lightProbeGrid!==Be&&(It.lightProbeGrid=Be,di=!0)}if($n||B!==E){nt.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),Ce.setValue(z,"projectionMatrix",E.projectionMatrix),Ce.setValue(z,"viewMatrix",E.matrixWorldInverse);const jn=Ce.map.cameraPosition;jn!==void 0&&jn.setValue(z,Ee.setFromMatrixPosition(E.matrixWorld)),Me.logarithmicDepthBuffer&&Ce.setValue(z,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&Ce.setValue(z,"isOrthographic",E.isOrthographicCamera===!0),B!==E&&(B=E,di=!0,Ws=!0)}if(It.needsLights&&(Yn.state.directionalShadowMap.length>0&&Ce.setValue(z,"directionalShadowMap",Yn.state.directionalShadowMap,S),Yn.state.spotShadowMap.length>0&&Ce.setValue(z,"spotShadowMap",Yn.state.spotShadowMap,S),Yn.state.pointShadowMap.length>0&&Ce.setValue(z,"pointShadowMap",Yn.state.pointShadowMap,S)),j.isSkinnedMesh){Ce.setOptional(z,j,"bindMatrix"),Ce.setOptional(z,j,"bindMatrixInverse");const Be=j.skeleton;Be&&(Be.boneTexture===null&&Be.computeBoneTexture(),Ce.setValue(z,"boneTexture",Be.boneTexture,S))}j.isBatchedMesh&&(Ce.setOptional(z,j,"batchingTexture"),Ce.setValue(z,"batchingTexture",j._matricesTexture,S),Ce.setOptional(z,j,"batchingIdTexture"),Ce.setValue(z,"batchingIdTexture",j._indirectTexture,S),Ce.setOptional(z,j,"batchingColorTexture"),j._colorsTexture!==null&&Ce.setValue(z,"batchingColorTexture",j._colorsTexture,S));const ts=K.morphAttributes;if((ts.position!==void 0||ts.normal!==void 0||ts.color!==void 0)&&Xt.update(j,K,Vn),(di||It.receiveShadow!==j.receiveShadow)&&(It.receiveShadow=j.receiveShadow,Ce.setValue(z,"receiveShadow",j.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&H.environment!==null&&(sn.envMapIntensity.value=H.environmentIntensity),sn.dfgLUT!==void 0&&(sn.dfgLUT.value=aE()),di){if(Ce.setValue(z,"toneMappingExposure",U.toneMappingExposure),It.needsLights&&zr(sn,Ws),At&&Y.fog===!0&&Z.refreshFogUniforms(sn,At),Z.refreshMaterialUniforms(sn,Y,Ht,Jt,T.state.transmissionRenderTarget[E.id]),It.needsLights&&It.lightProbeGrid){const Be=It.lightProbeGrid;sn.probesSH.value=Be.texture,sn.probesMin.value.copy(Be.boundingBox.min),sn.probesMax.value.copy(Be.boundingBox.max),sn.probesResolution.value.copy(Be.resolution)}Yl.upload(z,Oi(It),sn,S)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Yl.upload(z,Oi(It),sn,S),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&Ce.setValue(z,"center",j.center),Ce.setValue(z,"modelViewMatrix",j.modelViewMatrix),Ce.setValue(z,"normalMatrix",j.normalMatrix),Ce.setValue(z,"modelMatrix",j.matrixWorld),Y.uniformsGroups!==void 0){const Be=Y.uniformsGroups;for(let jn=0,Bi=Be.length;jn<Bi;jn++){const kr=Be[jn];et.update(kr,Vn),et.bind(kr,Vn)}}return Vn}function zr(E,H){E.ambientLightColor.needsUpdate=H,E.lightProbe.needsUpdate=H,E.directionalLights.needsUpdate=H,E.directionalLightShadows.needsUpdate=H,E.pointLights.needsUpdate=H,E.pointLightShadows.needsUpdate=H,E.spotLights.needsUpdate=H,E.spotLightShadows.needsUpdate=H,E.rectAreaLights.needsUpdate=H,E.hemisphereLights.needsUpdate=H}function fi(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return G},this.getActiveMipmapLevel=function(){return q},this.getRenderTarget=function(){return F},this.setRenderTargetTextures=function(E,H,K){const Y=A.get(E);Y.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),A.get(E.texture).__webglTexture=H,A.get(E.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:K,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,H){const K=A.get(E);K.__webglFramebuffer=H,K.__useDefaultFramebuffer=H===void 0};const dr=z.createFramebuffer();this.setRenderTarget=function(E,H=0,K=0){F=E,G=H,q=K;let Y=null,j=!1,At=!1;if(E){const Tt=A.get(E);if(Tt.__useDefaultFramebuffer!==void 0){nt.bindFramebuffer(z.FRAMEBUFFER,Tt.__webglFramebuffer),rt.copy(E.viewport),st.copy(E.scissor),lt=E.scissorTest,nt.viewport(rt),nt.scissor(st),nt.setScissorTest(lt),W=-1;return}else if(Tt.__webglFramebuffer===void 0)S.setupRenderTarget(E);else if(Tt.__hasExternalTextures)S.rebindTextures(E,A.get(E.texture).__webglTexture,A.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){const ne=E.depthTexture;if(Tt.__boundDepthTexture!==ne){if(ne!==null&&A.has(ne)&&(E.width!==ne.image.width||E.height!==ne.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");S.setupDepthRenderbuffer(E)}}const Ot=E.texture;(Ot.isData3DTexture||Ot.isDataArrayTexture||Ot.isCompressedArrayTexture)&&(At=!0);const Rt=A.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Rt[H])?Y=Rt[H][K]:Y=Rt[H],j=!0):E.samples>0&&S.useMultisampledRTT(E)===!1?Y=A.get(E).__webglMultisampledFramebuffer:Array.isArray(Rt)?Y=Rt[K]:Y=Rt,rt.copy(E.viewport),st.copy(E.scissor),lt=E.scissorTest}else rt.copy(pt).multiplyScalar(Ht).floor(),st.copy(zt).multiplyScalar(Ht).floor(),lt=Ut;if(K!==0&&(Y=dr),nt.bindFramebuffer(z.FRAMEBUFFER,Y)&&nt.drawBuffers(E,Y),nt.viewport(rt),nt.scissor(st),nt.setScissorTest(lt),j){const Tt=A.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+H,Tt.__webglTexture,K)}else if(At){const Tt=H;for(let Ot=0;Ot<E.textures.length;Ot++){const Rt=A.get(E.textures[Ot]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Ot,Rt.__webglTexture,K,Tt)}}else if(E!==null&&K!==0){const Tt=A.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Tt.__webglTexture,K)}W=-1},this.readRenderTargetPixels=function(E,H,K,Y,j,At,Dt,Tt=0){if(!(E&&E.isWebGLRenderTarget)){ye("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ot=A.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Dt!==void 0&&(Ot=Ot[Dt]),Ot){nt.bindFramebuffer(z.FRAMEBUFFER,Ot);try{const Rt=E.textures[Tt],ne=Rt.format,le=Rt.type;if(E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Tt),!Me.textureFormatReadable(ne)){ye("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!Me.textureTypeReadable(le)){ye("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=E.width-Y&&K>=0&&K<=E.height-j&&z.readPixels(H,K,Y,j,k.convert(ne),k.convert(le),At)}finally{const Rt=F!==null?A.get(F).__webglFramebuffer:null;nt.bindFramebuffer(z.FRAMEBUFFER,Rt)}}},this.readRenderTargetPixelsAsync=async function(E,H,K,Y,j,At,Dt,Tt=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ot=A.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Dt!==void 0&&(Ot=Ot[Dt]),Ot)if(H>=0&&H<=E.width-Y&&K>=0&&K<=E.height-j){nt.bindFramebuffer(z.FRAMEBUFFER,Ot);const Rt=E.textures[Tt],ne=Rt.format,le=Rt.type;if(E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Tt),!Me.textureFormatReadable(ne))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!Me.textureTypeReadable(le))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const Vt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,Vt),z.bufferData(z.PIXEL_PACK_BUFFER,At.byteLength,z.STREAM_READ),z.readPixels(H,K,Y,j,k.convert(ne),k.convert(le),0);const Re=F!==null?A.get(F).__webglFramebuffer:null;nt.bindFramebuffer(z.FRAMEBUFFER,Re);const nn=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await ox(z,nn,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,Vt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,At),z.deleteBuffer(Vt),z.deleteSync(nn),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,H=null,K=0){const Y=Math.pow(2,-K),j=Math.floor(E.image.width*Y),At=Math.floor(E.image.height*Y),Dt=H!==null?H.x:0,Tt=H!==null?H.y:0;S.setTexture2D(E,0),z.copyTexSubImage2D(z.TEXTURE_2D,K,0,0,Dt,Tt,j,At),nt.unbindTexture()};const Ya=z.createFramebuffer(),Yo=z.createFramebuffer();this.copyTextureToTexture=function(E,H,K=null,Y=null,j=0,At=0){let Dt,Tt,Ot,Rt,ne,le,Vt,Re,nn;const tn=E.isCompressedTexture?E.mipmaps[At]:E.image;if(K!==null)Dt=K.max.x-K.min.x,Tt=K.max.y-K.min.y,Ot=K.isBox3?K.max.z-K.min.z:1,Rt=K.min.x,ne=K.min.y,le=K.isBox3?K.min.z:0;else{const sn=Math.pow(2,-j);Dt=Math.floor(tn.width*sn),Tt=Math.floor(tn.height*sn),E.isDataArrayTexture?Ot=tn.depth:E.isData3DTexture?Ot=Math.floor(tn.depth*sn):Ot=1,Rt=0,ne=0,le=0}Y!==null?(Vt=Y.x,Re=Y.y,nn=Y.z):(Vt=0,Re=0,nn=0);const Ne=k.convert(H.format),gn=k.convert(H.type);let It;H.isData3DTexture?(S.setTexture3D(H,0),It=z.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(S.setTexture2DArray(H,0),It=z.TEXTURE_2D_ARRAY):(S.setTexture2D(H,0),It=z.TEXTURE_2D),nt.activeTexture(z.TEXTURE0),nt.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,H.flipY),nt.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),nt.pixelStorei(z.UNPACK_ALIGNMENT,H.unpackAlignment);const Yn=nt.getParameter(z.UNPACK_ROW_LENGTH),ge=nt.getParameter(z.UNPACK_IMAGE_HEIGHT),Vn=nt.getParameter(z.UNPACK_SKIP_PIXELS),$n=nt.getParameter(z.UNPACK_SKIP_ROWS),di=nt.getParameter(z.UNPACK_SKIP_IMAGES);nt.pixelStorei(z.UNPACK_ROW_LENGTH,tn.width),nt.pixelStorei(z.UNPACK_IMAGE_HEIGHT,tn.height),nt.pixelStorei(z.UNPACK_SKIP_PIXELS,Rt),nt.pixelStorei(z.UNPACK_SKIP_ROWS,ne),nt.pixelStorei(z.UNPACK_SKIP_IMAGES,le);const Ws=E.isDataArrayTexture||E.isData3DTexture,Ce=H.isDataArrayTexture||H.isData3DTexture;if(E.isDepthTexture){const sn=A.get(E),ts=A.get(H),Be=A.get(sn.__renderTarget),jn=A.get(ts.__renderTarget);nt.bindFramebuffer(z.READ_FRAMEBUFFER,Be.__webglFramebuffer),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,jn.__webglFramebuffer);for(let Bi=0;Bi<Ot;Bi++)Ws&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,A.get(E).__webglTexture,j,le+Bi),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,A.get(H).__webglTexture,At,nn+Bi)),z.blitFramebuffer(Rt,ne,Dt,Tt,Vt,Re,Dt,Tt,z.DEPTH_BUFFER_BIT,z.NEAREST);nt.bindFramebuffer(z.READ_FRAMEBUFFER,null),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(j!==0||E.isRenderTargetTexture||A.has(E)){const sn=A.get(E),ts=A.get(H);nt.bindFramebuffer(z.READ_FRAMEBUFFER,Ya),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,Yo);for(let Be=0;Be<Ot;Be++)Ws?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,sn.__webglTexture,j,le+Be):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,sn.__webglTexture,j),Ce?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,ts.__webglTexture,At,nn+Be):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,ts.__webglTexture,At),j!==0?z.blitFramebuffer(Rt,ne,Dt,Tt,Vt,Re,Dt,Tt,z.COLOR_BUFFER_BIT,z.NEAREST):Ce?z.copyTexSubImage3D(It,At,Vt,Re,nn+Be,Rt,ne,Dt,Tt):z.copyTexSubImage2D(It,At,Vt,Re,Rt,ne,Dt,Tt);nt.bindFramebuffer(z.READ_FRAMEBUFFER,null),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Ce?E.isDataTexture||E.isData3DTexture?z.texSubImage3D(It,At,Vt,Re,nn,Dt,Tt,Ot,Ne,gn,tn.data):H.isCompressedArrayTexture?z.compressedTexSubImage3D(It,At,Vt,Re,nn,Dt,Tt,Ot,Ne,tn.data):z.texSubImage3D(It,At,Vt,Re,nn,Dt,Tt,Ot,Ne,gn,tn):E.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,At,Vt,Re,Dt,Tt,Ne,gn,tn.data):E.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,At,Vt,Re,tn.width,tn.height,Ne,tn.data):z.texSubImage2D(z.TEXTURE_2D,At,Vt,Re,Dt,Tt,Ne,gn,tn);nt.pixelStorei(z.UNPACK_ROW_LENGTH,Yn),nt.pixelStorei(z.UNPACK_IMAGE_HEIGHT,ge),nt.pixelStorei(z.UNPACK_SKIP_PIXELS,Vn),nt.pixelStorei(z.UNPACK_SKIP_ROWS,$n),nt.pixelStorei(z.UNPACK_SKIP_IMAGES,di),At===0&&H.generateMipmaps&&z.generateMipmap(It),nt.unbindTexture()},this.initRenderTarget=function(E){A.get(E).__webglFramebuffer===void 0&&S.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?S.setTextureCube(E,0):E.isData3DTexture?S.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?S.setTexture2DArray(E,0):S.setTexture2D(E,0),nt.unbindTexture()},this.resetState=function(){G=0,q=0,F=null,nt.reset(),St.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return ds}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;const e=this.getContext();e.drawingBufferColorSpace=Se._getDrawingBufferColorSpace(t),e.unpackColorSpace=Se._getUnpackColorSpace()}}const cE=["paint","steel","brass","wood","rubber","glass","matte"],hE=[["brass",/brass|bronze|copper|gold|messing/i],["steel",/steel|iron|metal|chrom|alumin|titan|silver|lead|zinc|nickel|tungsten/i],["wood",/wood|oak|pine|beech|timber|cork/i],["rubber",/rubber|tyre|tire|silicone|latex/i],["glass",/glass|ice|crystal|acryl|diamond/i],["matte",/matte|chalk|stone|clay|concrete|plaster|paper|felt|foam|plastic/i]],$g={paint:{roughness:.36,metalness:0,tone:"#ffffff",own:0},steel:{roughness:.2,metalness:1,tone:"#cdd2d8",own:.86},brass:{roughness:.24,metalness:1,tone:"#d9a441",own:.9},wood:{roughness:.62,metalness:0,tone:"#b98350",own:.78},rubber:{roughness:.88,metalness:0,tone:"#23262b",own:.62},glass:{roughness:.06,metalness:0,tone:"#dcecf2",own:.45},matte:{roughness:.95,metalness:0,tone:"#ffffff",own:.12}};function uE(i){return i&&hE.find(([,t])=>t.test(i))?.[0]||"paint"}const fE=new Zt;function dE(i,t,e){const{tone:n,own:s}=$g[e];return i.set(t).lerp(fE.set(n),s)}const Mh=.985,pE=.4;function mE(i){const t=i.getAttribute("position"),e=new si().setFromBufferAttribute(t),n=e.getSize(new P),s=Math.max(n.x,n.y,n.z)/2;if(t.count<60||!(Math.min(n.x,n.y,n.z)>2*Mh*s))return null;const r=e.getCenter(new P),o=new P;let a=0;for(let l=0;l<t.count;l++){const c=o.fromBufferAttribute(t,l).distanceTo(r);if(c>s/Mh)return null;c>Mh*s&&(a+=1)}return a>=pE*t.count?{middle:r,radius:s}:null}const gE=`
  float wobble = sin(3.1 * vLocal.z + 2.0 * sin(2.3 * vLocal.x)) * 0.12 + sin(7.7 * vLocal.y + 5.0 * vLocal.z) * 0.03;
  float rings = length(vLocal.xy + vec2(0.37, 0.21) + 0.12 * vec2(sin(2.0 * vLocal.z), cos(1.7 * vLocal.z))) * 7.0 + wobble * 2.0;
  float width = fwidth(rings);
  float ring = smoothstep(0.15, 0.95, fract(rings)) * (1.0 - smoothstep(0.3, 0.9, width));
  float fibre = sin(60.0 * vLocal.x + 40.0 * vLocal.y + 3.0 * sin(4.0 * vLocal.z)) * (1.0 - smoothstep(0.005, 0.03, width / 7.0));
  diffuseColor.rgb *= mix(1.08, 0.62, ring) + 0.035 * fibre;
`,_E=`
  vec3 way = abs(normalize(vLocal - markMiddle));
  float band = min(way.x, way.z);
  diffuseColor.rgb *= mix(1.0, markShade, 1.0 - smoothstep(0.045, 0.045 + 1.5 * fwidth(band), band));
`,xE=`
  float facing = abs(dot(normalize(vViewPosition), normal));
  gl_FragColor.a = clamp(0.34 + 0.6 * pow(1.0 - facing, 2.5) + 0.5 * dot(totalSpecular, vec3(0.333)), 0.0, 1.0);
`;function vE(i,t,e){const{roughness:n,metalness:s}=$g[i],r=new _s({roughness:n,metalness:s}),o=i==="glass";o&&(r.transparent=!0);const a=i==="wood";if(!a&&!e&&!o)return r;const l=e?e.middle.clone().divideScalar(t):new P;return r.onBeforeCompile=c=>{Object.assign(c.uniforms,{localScale:{value:1/t},markMiddle:{value:l},markShade:{value:s?.5:.68}}),c.vertexShader=c.vertexShader.replace("#include <common>",`#include <common>
uniform float localScale;
varying vec3 vLocal;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vLocal = position * localScale;`),c.fragmentShader=c.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 markMiddle;
uniform float markShade;
varying vec3 vLocal;`).replace("#include <color_fragment>",`#include <color_fragment>
${a?gE:""}
${e?_E:""}`).replace("#include <opaque_fragment>",`#include <opaque_fragment>
${o?xE:""}`)},r.customProgramCacheKey=()=>`${a?"grain":""}${e?"bands":""}${o?"rim":""}`,r}function SE(i,t=Math.PI/3){const e=Math.cos(t),n=(1+1e-10)*100,s=[new P,new P,new P],r=new P,o=new P,a=new P,l=new P;function c(M){const m=~~(M.x*n),d=~~(M.y*n),x=~~(M.z*n);return`${m},${d},${x}`}const f=i.index?i.toNonIndexed():i,u=f.attributes.position,h={};for(let M=0,m=u.count/3;M<m;M++){const d=3*M,x=s[0].fromBufferAttribute(u,d+0),w=s[1].fromBufferAttribute(u,d+1),y=s[2].fromBufferAttribute(u,d+2);r.subVectors(y,w),o.subVectors(x,w);const I=new P().crossVectors(r,o).normalize();for(let T=0;T<3;T++){const N=s[T],v=c(N);v in h||(h[v]=[]),h[v].push(I)}}const p=new Float32Array(u.count*3),g=new ri(p,3,!1);for(let M=0,m=u.count/3;M<m;M++){const d=3*M,x=s[0].fromBufferAttribute(u,d+0),w=s[1].fromBufferAttribute(u,d+1),y=s[2].fromBufferAttribute(u,d+2);r.subVectors(y,w),o.subVectors(x,w),a.crossVectors(r,o).normalize();for(let I=0;I<3;I++){const T=s[I],N=c(T),v=h[N];l.set(0,0,0);for(let R=0,U=v.length;R<U;R++){const C=v[R];a.dot(C)>e&&l.add(C)}l.normalize(),g.setXYZ(d+I,l.x,l.y,l.z)}}return f.setAttribute("normal",g),f}const jg="carried";function ME(){const i=new URLSearchParams(location.search).get("token");return i?`?token=${encodeURIComponent(i)}`:""}function Ro(i){return new URL(`${i}${ME()}`,document.baseURI)}function yE(){const i=document.getElementById(jg)?.textContent;return i?JSON.parse(i):null}function bE(i){const t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}const zo=()=>document.documentElement.dataset.line==="port";let zu={};function EE(i){zu=i}let Kg=()=>{};const ku=new Map;function wE(i){Kg=i}function TE(i){ku.get(i.kind)?.(i),ku.delete(i.kind)}async function Zg(i){if(zo()){const e=new Promise(n=>ku.set(i,n));return Kg(i),e}const t=await fetch(Ro(`run.${i}`));return t.ok?{kind:i,data:await t.arrayBuffer(),note:t.headers.get("X-Freebody-Note")??""}:{kind:i,note:"",trouble:await t.text()}}async function Jg(i){if(zo()){if(!(i in zu))throw new Error(`The notebook sent no ${i}.`);return zu[i]}for(const e of document.querySelectorAll(`script.${jg}`))if(e.dataset.name===i)return bE(e.textContent);const t=await fetch(Ro(i));if(!t.ok)throw new Error(`The server sent no ${i} (${t.status}).`);return t.arrayBuffer()}const AE=wo.degToRad(35),RE=15e4,yh=new Map;function CE(i){const[t,e]=new Uint32Array(i,0,2),n=new mn;return n.setAttribute("position",new ri(new Float32Array(i,8,3*t),3)),n.setIndex(new ri(new Uint32Array(i,8+12*t,3*e),1)),e>RE?(n.computeVertexNormals(),n):SE(n,AE)}async function PE(i){const t=CE(await Jg(`mesh/${encodeURIComponent(i)}`));return t.computeBoundingSphere(),t}function Qg(i){let t=yh.get(i);return t||(t=PE(i),t.catch(()=>yh.delete(i)),yh.set(i,t)),t}const yc=24,Ef=13,t0=7,wf=6,ko=7,lr=12,Na=8,Bt={counter:0,time:1,rate:2,kinetic:3,potential:4,work:5,momentum:6,angular:9,flags:12,grabbed:13,grabPoint:14,grabTarget:17,drift:20,ghostDrift:21,ghostKinetic:22,lost:23},He={x:0,q:3,w:7,L:10},Mi={mode:0,slot:1,x:2,normal:5,force:8,friction:11},_o={age:0,x:1,normal:4,impulse:7},$l={open:0,sliding:1,rolling:2},Ii={paused:1,grabbed:2,ghost:4,wrench:8,contact:16},Ni=(i,t)=>(i[Bt.flags]&t)!==0,Xn=i=>yc+Ef*i,LE=(i,t)=>yc+Ef*t+t0*i,Tf=(i,t)=>yc+(Ef+(Ni(i,Ii.ghost)?t0:0))*t;function yp(i,t,e){return Ni(i,Ii.wrench)?Tf(i,e)+wf*t:-1}function Va(i,t){return Ni(i,Ii.contact)?Tf(i,t)+(Ni(i,Ii.wrench)?wf*t:0):-1}const DE=i=>i?ko*i.moving+lr*i.points+Na*i.impacts:0;function e0(i,t,e){const n=Ni(i,Ii.wrench)?wf*t:0;return Tf(i,t)+n+(Ni(i,Ii.contact)?DE(e):0)}function IE(i,t,e){return i.length>=yc&&i.length===e0(i,t,e)}const n0="freebody.theme",bp=window.matchMedia("(prefers-color-scheme: dark)");function NE(){try{const i=localStorage.getItem(n0);return i==="light"||i==="dark"?i:"auto"}catch{return"auto"}}class UE{choice=NE();listeners=[];constructor(){bp.addEventListener("change",()=>this.apply()),this.apply()}get dark(){return this.choice==="dark"||this.choice==="auto"&&bp.matches}set(t){this.choice=t;try{localStorage.setItem(n0,t)}catch{}this.apply()}onChange(t){this.listeners.push(t)}apply(){document.documentElement.dataset.theme=this.dark?"dark":"light";for(const t of this.listeners)t()}}const Vu=()=>document.documentElement.dataset.theme==="dark";function fe(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}const i0=1,ti=new P,Ri=new an,Ep=new P(1,1,1),bh=new ve,Eh=new Zt,yl=new si,wp=new P;function Ls(i,t,e,n){e.fromArray(i,t+He.x),n.set(i[t+He.q+1],i[t+He.q+2],i[t+He.q+3],i[t+He.q])}class FE{constructor(t){this.scene=t}infos=[];radii=[];ready=!1;hovered=-1;groups=[];wired=!1;ghostMaterial=new _s({roughness:.7,transparent:!0,opacity:.38,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2});async load(t){this.ready=!1,this.infos=t;const e=[...new Set(t.map(s=>s.mesh))],n=await Promise.all(e.map(s=>Qg(s)));return this.infos!==t?!1:(this.drop(),e.forEach((s,r)=>{const o=mE(n[r]),a=t.flatMap((l,c)=>l.mesh===s?[c]:[]);for(const l of cE){const c=a.filter(p=>uE(t[p].material)===l);if(!c.length)continue;const f=vE(l,n[r].boundingSphere.radius||1,o);f.wireframe=this.wired;const u=new Ir(n[r],f,c.length),h=new Ir(n[r],this.ghostMaterial,c.length);for(const p of[u,h])p.frustumCulled=!1;u.castShadow=u.receiveShadow=!0,u.layers.enable(i0),h.visible=!1,h.renderOrder=1,this.scene.add(u,h),this.groups.push({members:c,matter:l,solid:u,ghost:h})}}),this.radii=t.map(s=>n[e.indexOf(s.mesh)].boundingSphere.radius||1),this.hovered=-1,this.paint(),this.ready=!0,!0)}drop(){for(const t of this.groups)this.scene.remove(t.solid,t.ghost),t.solid.material.dispose(),t.solid.dispose(),t.ghost.dispose();this.groups=[]}paint(){this.ghostMaterial.color.set(fe("ghost"));for(const t of this.groups)t.members.forEach((e,n)=>{dE(Eh,this.infos[e].color,t.matter),e===this.hovered&&Eh.multiplyScalar(1.35),t.solid.setColorAt(n,Eh)}),t.solid.instanceColor&&(t.solid.instanceColor.needsUpdate=!0)}hover(t){return t===this.hovered?!1:(this.hovered=t,this.paint(),!0)}set wireframe(t){this.wired=t;for(const{solid:e}of this.groups)e.material.wireframe=t}place(t){const e=Ni(t,Ii.ghost);for(const n of this.groups)n.members.forEach((s,r)=>{if(Ls(t,Xn(s),ti,Ri),n.solid.setMatrixAt(r,bh.compose(ti,Ri,Ep)),!e)return;Ls(t,LE(s,this.infos.length),ti,Ri);const o=Number.isFinite(ti.x+ti.y+ti.z+Ri.x+Ri.y+Ri.z+Ri.w);n.ghost.setMatrixAt(r,o?bh.compose(ti,Ri,Ep):bh.makeScale(0,0,0))}),n.solid.instanceMatrix.needsUpdate=!0,n.ghost.instanceMatrix.needsUpdate=e,n.ghost.visible=e}get matters(){return this.infos.map((t,e)=>this.groups.find(({members:n})=>n.includes(e)).matter)}around(t,e,n,s){yl.makeEmpty(),this.infos.forEach((r,o)=>{if(ti.fromArray(t,Xn(o)),!(ti.distanceTo(e)<n))return;const a=this.radii[o];yl.expandByPoint(wp.copy(ti).addScalar(a)).expandByPoint(wp.copy(ti).addScalar(-a))}),yl.isEmpty()?s.set(e,n/10):yl.getBoundingSphere(s)}pick(t,e){let n=null;for(const s of this.groups){s.solid.boundingSphere=null;for(const r of t.intersectObject(s.solid,!1))(!n||r.distance<n.distance)&&(n={distance:r.distance,body:s.members[r.instanceId],point:r.point})}return n?{body:n.body,point:n.point,local:this.toLocal(n.body,n.point,e)}:null}toLocal(t,e,n){return Ls(n,Xn(t),ti,Ri),e.clone().sub(ti).applyQuaternion(Ri.clone().conjugate())}toWorld(t,e,n){return Ls(n,Xn(t),ti,Ri),e.clone().applyQuaternion(Ri).add(ti)}}const OE=.18,Tp=.055,Ap=.018,BE=new P(0,0,1),zE=new Oo(1,1,1,10).rotateX(Math.PI/2).translate(0,0,.5),kE=new ka(1,1,14).rotateX(Math.PI/2).translate(0,0,.5),la=new ve,wh=new an,Rp=new P,bl=new P,Cp=new P;class s0{constructor(t,e,n=!1){this.scene=t,this.material.depthTest=!n,this.material.transparent=n,this.shafts=new Ir(zE,this.material,e),this.heads=new Ir(kE,this.material,e);for(const s of[this.shafts,this.heads])s.frustumCulled=!1,s.visible=!1,s.renderOrder=n?4:0,t.add(s)}material=new Fi;shafts;heads;set colour(t){this.material.color.set(t)}set visible(t){this.shafts.visible=t,this.heads.visible=t}set(t,e,n,s){const r=n.length();if(!(r>.02*s)||!Number.isFinite(r))la.makeScale(0,0,0),this.shafts.setMatrixAt(t,la),this.heads.setMatrixAt(t,la);else{wh.setFromUnitVectors(BE,Rp.copy(n).divideScalar(r));const o=Math.min(OE*s,.5*r);bl.set(Ap*s,Ap*s,r-o),this.shafts.setMatrixAt(t,la.compose(e,wh,bl)),Cp.copy(e).addScaledVector(Rp,r-o),bl.set(Tp*s,Tp*s,o),this.heads.setMatrixAt(t,la.compose(Cp,wh,bl))}this.shafts.instanceMatrix.needsUpdate=!0,this.heads.instanceMatrix.needsUpdate=!0}dispose(){this.scene.remove(this.shafts,this.heads),this.shafts.dispose(),this.heads.dispose(),this.material.dispose()}}const VE=.042,GE=.011,HE=.5,WE=1.12,XE=1.5,qE=1.1,YE=.02,Pp=.25,Lp=new P(0,0,1),Dp=window.matchMedia("(prefers-reduced-motion: reduce)"),$E=new ur(1,20,14),jE=new bf(1.35),KE=new ka(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5),ZE=new _c(.82,1,56),Ip=new ve,El=new ve().makeScale(0,0,0),Np=new an,JE=new an,Up=new P,er=new P,ca=new P,wl=new P,ha=new P;class QE{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;flashes=!0;info=null;parts=null;usual=1;hardest=0;drawn={rolling:0,sliding:0,impacts:0};rolling=Tl(1);sliding=Tl(1);glass=Tl(.16);tints={rolling:new Zt,sliding:new Zt};get told(){return{...this.drawn}}build(t){this.drop(),this.info=t,this.hardest=0,this.drawn={rolling:0,sliding:0,impacts:0};const e=[...this.bodies.radii].sort((r,o)=>r-o);if(this.usual=e[e.length>>1]||1,!t?.points)return;const n=(r,o,a)=>{const l=new Ir(r,o,t.points);return l.frustumCulled=!1,l.renderOrder=a,this.scene.add(l),l},s=()=>new s0(this.scene,t.points,!0);this.parts={marks:{rolling:n($E,this.rolling,5),sliding:n(jE,this.sliding,5)},normal:s(),total:s(),friction:{rolling:s(),sliding:s()},cones:n(KE,this.glass,3),rings:Array.from({length:t.impacts},()=>{const r=new De(ZE,Tl(1));return r.material.side=Fn,r.renderOrder=4,r.visible=!1,this.scene.add(r),r})},this.paint()}drop(){if(!this.parts)return;const{marks:t,cones:e,normal:n,total:s,friction:r,rings:o}=this.parts;for(const a of[t.rolling,t.sliding,e])this.scene.remove(a),a.dispose();for(const a of[n,s,r.rolling,r.sliding])a.dispose();for(const a of o)this.scene.remove(a),a.material.dispose();this.parts=null}paint(){if(this.rolling.color.set(fe("rolling")),this.sliding.color.set(fe("sliding")),this.glass.side=Fn,this.tints.rolling.set(fe("rolling")),this.tints.sliding.set(fe("sliding")),!!this.parts){this.parts.normal.colour=fe("normal"),this.parts.total.colour=fe("text"),this.parts.friction.rolling.colour=fe("rolling"),this.parts.friction.sliding.colour=fe("sliding");for(const{material:t}of this.parts.rings)t.color.set(fe("impact"))}}place(t,e,n,s){if(!this.parts||!this.info)return;const{marks:r,normal:o,total:a,friction:l,cones:c}=this.parts,f=Va(t,this.bodies.infos.length),u=this.shown&&f>=0;for(const p of[r.rolling,r.sliding,c,o,a,l.rolling,l.sliding])p.visible=u;if(this.drawn={rolling:0,sliding:0,impacts:0},f<0)return;const h=f+ko*this.info.moving;if(u){const p=Math.max(VE*this.usual,GE*s);for(let g=0;g<this.info.points;g++)this.point(t,h+lr*g,g,e,n,p);for(const g of[r.rolling,r.sliding,c])g.instanceMatrix.needsUpdate=!0;c.instanceColor&&(c.instanceColor.needsUpdate=!0)}this.flash(t,h+lr*this.info.points)}point(t,e,n,s,r,o){const{marks:a,normal:l,total:c,friction:f,cones:u}=this.parts,h=t[e+Mi.mode],p=h===$l.rolling?"rolling":"sliding",g=h===$l.rolling?"sliding":"rolling",M=HE*r;if(a[g].setMatrixAt(n,El),f[g].set(n,er,ha.set(0,0,0),M),h===$l.open){a[p].setMatrixAt(n,El),u.setMatrixAt(n,El);for(const w of[l,c,f[p]])w.set(n,er,ha.set(0,0,0),M);return}this.drawn[p]+=1,er.fromArray(t,e+Mi.x),ca.fromArray(t,e+Mi.normal),wl.fromArray(t,e+Mi.force).multiplyScalar(s),a[p].setMatrixAt(n,Ip.compose(er,JE,Up.setScalar(o)));const m=wl.dot(ca),d=t[e+Mi.friction];c.set(n,er,d>0?wl:ha.set(0,0,0),M),l.set(n,er,ha.copy(ca).multiplyScalar(m),M),f[p].set(n,er,ha.negate().add(wl),M);const x=Math.min(WE*m,d>0?XE*r/d:0);Np.setFromUnitVectors(Lp,ca),u.setColorAt(n,this.tints[p]),u.setMatrixAt(n,x>0&&d>0?Ip.compose(er,Np,Up.set(d*x,d*x,x)):El)}flash(t,e){const{flash:n}=this.info;this.parts.rings.forEach((s,r)=>{const o=e+Na*r,a=t[o+_o.impulse];this.hardest=Math.max(this.hardest,Number.isFinite(a)?a:0);const l=this.hardest>0?a/this.hardest:0,c=t[o+_o.age]/n;if(s.visible=this.flashes&&l>YE&&c<1,!s.visible)return;this.drawn.impacts+=1;const f=Dp.matches?.7:Pp+(1-Pp)*(1-(1-c)**2);s.position.fromArray(t,o+_o.x),s.quaternion.setFromUnitVectors(Lp,ca.fromArray(t,o+_o.normal)),s.scale.setScalar(qE*this.usual*Math.sqrt(l)*f),s.material.opacity=Dp.matches?.6:1-c**2})}}function Tl(i){return new Fi({transparent:!0,opacity:i,depthTest:!1,depthWrite:!1})}const Fp=256,tw=1.6,ew=.22,nw=.5;class iw{constructor(t){this.stage=t,this.camera.layers.set(i0)}camera=new vc;target=new Zi(Fp,Fp,{generateMipmaps:!0,minFilter:sr});shade=new hi({vertexShader:`void main() {
#include <begin_vertex>
#include <project_vertex>
}`,fragmentShader:"void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, (1.0 - gl_FragCoord.z) * (1.0 - gl_FragCoord.z)); }",blending:ms,side:Fn});middle=new P;clear=new Zt;draw(t,e){const{scene:n,renderer:s,lit:r,radius:o}=this.stage,a=Math.min(r.radius,8*o),l=2*tw*a,c=ew*Math.min(a,o),f=t.worldToLocal(this.middle.copy(r.center)).setZ(0);if(!Number.isFinite(f.x+f.y))return;const{uniforms:u}=e.fine.material;u.close.value=this.target.texture,u.closeAt.value.set(f.x-e.group.position.x,f.y-e.group.position.y,1/l,nw);const{camera:h}=this;h.left=-l/2,h.right=l/2,h.top=-l/2,h.bottom=l/2,h.near=0,h.far=c,h.position.copy(t.localToWorld(f)),h.quaternion.copy(t.quaternion).multiply(sw),h.updateProjectionMatrix(),h.updateMatrixWorld(),s.getClearColor(this.clear);const[p,g,M,m]=[s.getClearAlpha(),n.background,n.fog,s.shadowMap.autoUpdate];n.background=n.fog=null,n.overrideMaterial=this.shade,s.shadowMap.autoUpdate=!1,s.setClearColor(0,0),s.setRenderTarget(this.target),s.render(n,h),s.setRenderTarget(null),s.setClearColor(this.clear,p),s.shadowMap.autoUpdate=m,n.overrideMaterial=null,n.background=g,n.fog=M}}const sw=new an().setFromAxisAngle(new P(1,0,0),Math.PI),rw=.12,ow=96,ac=5;function Op(i){return new hi({lights:!0,fog:!0,transparent:!0,depthWrite:!1,side:xs,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1,uniforms:xc.merge([wt.lights,wt.fog,{base:{value:new Zt},line:{value:new Zt},axis:{value:new Zt},solid:{value:i},shade:{value:.3},cell:{value:1},reach:{value:20},lines:{value:1},close:{value:null},closeAt:{value:new Ve(0,0,1,0)}}]),vertexShader:`
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
      }`})}function Bp(i,t){return new Fi({side:i,transparent:t<1,opacity:t,depthWrite:!1,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1})}class r0{constructor(t,e,n,s=!1){this.solid=t,this.round=s;const r=s?new Mf(n,ow):new ks(2*n,2*n);this.fine=new De(r,Op(t)),this.fine.material.uniforms.cell.value=e,this.fine.material.uniforms.reach.value=n,this.plain=new De(r,Bp(xs,t)),this.below=new De(r,Bp(Cn,rw)),this.net=new Dg(aw(e,n),new Sf({depthWrite:!1,transparent:!0,toneMapped:!1})),this.patch.material.uniforms.lines.value=0,this.patch.material.uniforms.reach.value=1e9,this.fine.receiveShadow=this.patch.receiveShadow=!0,this.group.add(this.fine,this.plain,this.below,this.net,this.patch),this.group.traverse(o=>{o.renderOrder=-3,o.frustumCulled=!1}),this.net.renderOrder=this.patch.renderOrder=-2,this.adjust(!0)}group=new Ps;fine;patch=new De(new ks(2,2),Op(0));plain;below;net;ruled=!0;finely=!0;adjust(t){this.finely=t,this.fine.visible=t,this.plain.visible=!t&&this.solid>0,this.below.visible=this.solid>0,this.patch.visible=!t,this.lines=this.ruled}set lines(t){this.ruled=t,this.fine.material.uniforms.lines.value=t&&!this.round?1:0,this.net.visible=t&&!this.finely&&!this.round}paint({base:t,line:e,axis:n},s){for(const{uniforms:r}of[this.fine.material,this.patch.material])r.base.value.set(t),r.line.value.set(e),r.axis.value.set(n),r.shade.value=s?.55:.3;this.plain.material.color.set(t),this.below.material.color.set(t),this.net.material.color.set(e)}shadeAt(t,e){this.finely||(this.group.worldToLocal(this.patch.position.copy(t)).setZ(0),this.patch.scale.setScalar(e/2))}dispose(){for(const t of[this.fine,this.plain,this.below,this.net,this.patch])t.geometry.dispose(),t.material.dispose()}}function aw(i,t){const e=[],n=Math.round(t/i);for(let s=-n;s<=n;s++)for(let r=-n;r<n;r++){const[o,a,l]=[s*i,r*i,(r+1)*i];e.push(o,a,0,o,l,0,a,o,0,l,o,0)}return new mn().setAttribute("position",new Ae(e,3))}const jl=24,zp=20,Th=96,kp=Math.PI/jl,lw=.94,Al=new P,cw=new an,hw=new P;class uw{constructor(t){this.stage=t,this.close=new iw(t),t.before=()=>this.darken()}infos=[];lines=!0;made=[];shapes=new Map;size=0;sector=new Fi({side:Fn,transparent:!0,opacity:.5,depthWrite:!1});ruled=new Sf({transparent:!0,depthWrite:!1});matte=new _s({roughness:.8});bowl=new _s({roughness:.78,side:Cn});close;darken(){const t=({group:n})=>Math.abs(Al.set(0,0,1).applyQuaternion(n.quaternion).dot(hw.copy(this.stage.lit.center).sub(n.position))),e=this.made.filter(({sheet:n})=>n).sort((n,s)=>t(n)-t(s));for(const{sheet:n}of e)n.fine.material.uniforms.closeAt.value.w=0;e.length&&this.close.draw(e[0].group,e[0].sheet)}get told(){return this.made.map(({info:t,group:e})=>({name:t.name,position:e.position.toArray(),orientation:e.quaternion.toArray()}))}async load(t){this.infos=t;const e=[...new Set(t.flatMap(s=>s.mesh?[s.mesh]:[]))],n=await Promise.all(e.map(s=>Qg(s)));return this.infos!==t?!1:(this.shapes=new Map(e.map((s,r)=>[s,n[r]])),this.stage.floored=t.some(({type:s})=>s==="floor"),this.build(),!0)}sphere(t){return this.shapes.get(t)?.boundingSphere??null}build(){for(const{group:t,sheet:e,lines:n}of this.made)this.stage.scene.remove(t),n?.geometry.dispose(),e?.dispose();this.size=this.stage.cell,this.made=this.infos.map(t=>this.make(t));for(const{group:t}of this.made)this.stage.scene.add(t);this.stage.sheets=this.made.flatMap(({sheet:t})=>t??[]),this.paint()}make(t){const e=new Ps;e.position.set(...t.position);const[n,s,r,o]=t.orientation;if(e.quaternion.set(s,r,o,n),t.type!=="floor"){const u=t.mesh&&this.shapes.get(t.mesh);if(u){const h=new De(u,t.hollow?this.bowl:this.matte);h.receiveShadow=!0,h.castShadow=!t.hollow,e.add(h)}return{info:t,group:e,sheet:null,lines:null}}const{cell:a,extent:l}=this.stage,c=new r0(lw,a,l,t.turning);c.adjust(this.stage.quality.effort.fine);const f=t.turning?new Dg(dw(a),this.ruled):null;if(f){const u=new De(new _c(0,l,4,1,-kp,2*kp),this.sector);u.renderOrder=f.renderOrder=-1,c.group.add(f,u)}return e.add(c.group),{info:t,group:e,sheet:c,lines:f}}paint(){const t={base:fe("floor"),line:fe("floor-line"),axis:fe("floor-mark")};for(const{sheet:e}of this.made)e?.paint(t,Vu());this.sector.color.set(fe("floor-line")),this.ruled.color.set(fe("floor-line")),this.matte.color.set(fe("fixed")),this.bowl.color.set(fe("fixed"))}place(t,e){this.size!==this.stage.cell&&this.made.some(({sheet:s})=>s)&&this.build();let n=Va(t,e);for(const{info:s,group:r,sheet:o,lines:a}of this.made){if(s.moving&&n>=0&&(Ls(t,n,r.position,r.quaternion),n+=ko),a&&(a.visible=this.lines),o&&(o.lines=this.lines),!o||s.turning)continue;Al.copy(this.stage.controls.target).sub(r.position).applyQuaternion(cw.copy(r.quaternion).conjugate());const l=c=>Math.round(c/(ac*this.size))*ac*this.size;o.group.position.set(l(Al.x),l(Al.y),0)}}}function fw(i){return new mn().setAttribute("position",new Ae(i,3))}function dw(i){const t=[],e=(n,s)=>void t.push(n*Math.cos(s),n*Math.sin(s),0);for(let n=1;n<=zp;n++)for(let s=0;s<Th;s++)e(n*i,2*Math.PI*s/Th),e(n*i,2*Math.PI*(s+1)/Th);for(let n=0;n<jl;n++)e(0,2*Math.PI*(n+.5)/jl),e(zp*i,2*Math.PI*(n+.5)/jl);return fw(t)}const Vp=5,Gp=60,Hp=[92,-54],pw=`
<svg viewBox="-20 -80 140 110" width="140" height="110" aria-hidden="true">
  <line x1="0" y1="0" x2="${Hp[0]}" y2="${Hp[1]}" pathLength="1" />
  <circle r="6" />
  <g><path d="M9 11V4.5a1.5 1.5 0 0 1 3 0V10h.5V8.5a1.5 1.5 0 0 1 3 0V10h.5v-.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.2a6 6 0 0 1-4.6-2.2l-3.6-4.6a1.5 1.5 0 0 1 2.3-1.9L9 15z" transform="translate(-13 -4) scale(1.3)" /></g>
</svg>`;class mw{constructor(t,e,n){this.stage=t,this.bodies=e,this.at=n,this.sheet=document.createElement("div"),this.sheet.id="tutorial",this.sheet.hidden=!0,this.sheet.innerHTML=pw,t.canvas.after(this.sheet)}local=null;body=0;sheet;begin(t,e){this.end();const n=this.stage.project(this.bodies.toWorld(t,new P,e)),s=l=>{const c=this.at(n.x+Vp*l,n.y-.5*Vp*l);return c?.body===t?c.point:null};let r=0;for(;r<Gp&&!s(r);)r++;let o=r;for(;o<Gp&&s(o+1);)o++;const a=s(Math.round((r+o)/2));a&&(this.body=t,this.local=this.bodies.toLocal(t,a,e),this.sheet.hidden=!1)}place(t){if(!this.local)return;const{x:e,y:n,inside:s}=this.stage.project(this.bodies.toWorld(this.body,this.local,t)),r=this.stage.canvas.getBoundingClientRect();this.sheet.hidden=!s,this.sheet.style.transform=`translate(${(e-r.left).toFixed(1)}px, ${(n-r.top).toFixed(1)}px)`}end(){this.local=null,this.sheet.hidden=!0}}wt.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new $t(1,1)},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};ci.line={uniforms:xc.merge([wt.common,wt.fog,wt.line]),vertexShader:`
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
		`};class Ua extends hi{constructor(t){super({type:"LineMaterial",uniforms:xc.clone(ci.line.uniforms),vertexShader:ci.line.vertexShader,fragmentShader:ci.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(t)}get color(){return this.uniforms.diffuse.value}set color(t){this.uniforms.diffuse.value=t}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(t){t===!0!==this.worldUnits&&(this.needsUpdate=!0),t===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(t){this.uniforms.linewidth&&(this.uniforms.linewidth.value=t)}get dashed(){return"USE_DASH"in this.defines}set dashed(t){t===!0!==this.dashed&&(this.needsUpdate=!0),t===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(t){this.uniforms.dashScale.value=t}get dashSize(){return this.uniforms.dashSize.value}set dashSize(t){this.uniforms.dashSize.value=t}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(t){this.uniforms.dashOffset.value=t}get gapSize(){return this.uniforms.gapSize.value}set gapSize(t){this.uniforms.gapSize.value=t}get opacity(){return this.uniforms.opacity.value}set opacity(t){this.uniforms&&(this.uniforms.opacity.value=t)}get resolution(){return this.uniforms.resolution.value}set resolution(t){this.uniforms.resolution.value.copy(t)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(t){this.defines&&(t===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),t===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const Wp=new si,Rl=new P;class Af extends rv{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const t=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],e=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new Ae(t,3)),this.setAttribute("uv",new Ae(e,2))}applyMatrix4(t){const e=this.attributes.instanceStart,n=this.attributes.instanceEnd;return e!==void 0&&(e.applyMatrix4(t),n.applyMatrix4(t),e.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new Nu(e,6,1);return this.setAttribute("instanceStart",new rr(n,3,0)),this.setAttribute("instanceEnd",new rr(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new Nu(e,6,1);return this.setAttribute("instanceColorStart",new rr(n,3,0)),this.setAttribute("instanceColorEnd",new rr(n,3,3)),this}fromWireframeGeometry(t){return this.setPositions(t.attributes.position.array),this}fromEdgesGeometry(t){return this.setPositions(t.attributes.position.array),this}fromMesh(t){return this.fromWireframeGeometry(new jx(t.geometry)),this}fromLineSegments(t){const e=t.geometry;return this.setPositions(e.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new si);const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;t!==void 0&&e!==void 0&&(this.boundingBox.setFromBufferAttribute(t),Wp.setFromBufferAttribute(e),this.boundingBox.union(Wp))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ui),this.boundingBox===null&&this.computeBoundingBox();const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;if(t!==void 0&&e!==void 0){const n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Rl.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Rl)),Rl.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Rl));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}const Ah=new Ve,Xp=new P,qp=new P,In=new Ve,Nn=new Ve,as=new Ve,Rh=new P,Ch=new ve,Un=new uv,Yp=new P,Cl=new si,Pl=new Ui,ls=new Ve;let fs,Cr;function $p(i,t,e){return ls.set(0,0,-t,1).applyMatrix4(i.projectionMatrix),ls.multiplyScalar(1/ls.w),ls.x=Cr/e.width,ls.y=Cr/e.height,ls.applyMatrix4(i.projectionMatrixInverse),ls.multiplyScalar(1/ls.w),Math.abs(Math.max(ls.x,ls.y))}function gw(i,t){const e=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){Un.start.fromBufferAttribute(s,a),Un.end.fromBufferAttribute(r,a),Un.applyMatrix4(e);const c=new P,f=new P;fs.distanceSqToSegment(Un.start,Un.end,f,c),f.distanceTo(c)<Cr*.5&&t.push({point:f,pointOnLine:c,distance:fs.origin.distanceTo(f),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function _w(i,t,e){const n=t.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,f=Math.min(a.instanceCount,l.count),u=-t.near;fs.at(1,as),as.w=1,as.applyMatrix4(t.matrixWorldInverse),as.applyMatrix4(n),as.multiplyScalar(1/as.w),as.x*=r.x/2,as.y*=r.y/2,as.z=0,Rh.copy(as),Ch.multiplyMatrices(t.matrixWorldInverse,o);for(let h=0,p=f;h<p;h++){if(In.fromBufferAttribute(l,h),Nn.fromBufferAttribute(c,h),In.w=1,Nn.w=1,In.applyMatrix4(Ch),Nn.applyMatrix4(Ch),In.z>u&&Nn.z>u)continue;if(In.z>u){const w=In.z-Nn.z,y=(In.z-u)/w;In.lerp(Nn,y)}else if(Nn.z>u){const w=Nn.z-In.z,y=(Nn.z-u)/w;Nn.lerp(In,y)}In.applyMatrix4(n),Nn.applyMatrix4(n),In.multiplyScalar(1/In.w),Nn.multiplyScalar(1/Nn.w),In.x*=r.x/2,In.y*=r.y/2,Nn.x*=r.x/2,Nn.y*=r.y/2,Un.start.copy(In),Un.start.z=0,Un.end.copy(Nn),Un.end.z=0;const M=Un.closestPointToPointParameter(Rh,!0);Un.at(M,Yp);const m=wo.lerp(In.z,Nn.z,M),d=m>=-1&&m<=1,x=Rh.distanceTo(Yp)<Cr*.5;if(d&&x){Un.start.fromBufferAttribute(l,h),Un.end.fromBufferAttribute(c,h),Un.start.applyMatrix4(o),Un.end.applyMatrix4(o);const w=new P,y=new P;fs.distanceSqToSegment(Un.start,Un.end,y,w),e.push({point:y,pointOnLine:w,distance:fs.origin.distanceTo(y),object:i,face:null,faceIndex:h,uv:null,uv1:null})}}}class o0 extends De{constructor(t=new Af,e=new Ua({color:Math.random()*16777215})){super(t,e),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const t=this.geometry,e=t.attributes.instanceStart,n=t.attributes.instanceEnd,s=new Float32Array(2*e.count);for(let o=0,a=0,l=e.count;o<l;o++,a+=2)Xp.fromBufferAttribute(e,o),qp.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+Xp.distanceTo(qp);const r=new Nu(s,2,1);return t.setAttribute("instanceDistanceStart",new rr(r,1,0)),t.setAttribute("instanceDistanceEnd",new rr(r,1,1)),this}raycast(t,e){const n=this.material.worldUnits,s=t.camera;s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.');const r=t.params.Line2!==void 0&&t.params.Line2.threshold||0;fs=t.ray;const o=this.matrixWorld,a=this.geometry,l=this.material;Cr=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),Pl.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=Cr*.5;else{const u=Math.max(s.near,Pl.distanceToPoint(fs.origin));c=$p(s,u,l.resolution)}if(Pl.radius+=c,fs.intersectsSphere(Pl)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),Cl.copy(a.boundingBox).applyMatrix4(o);let f;if(n)f=Cr*.5;else{const u=Math.max(s.near,Cl.distanceToPoint(fs.origin));f=$p(s,u,l.resolution)}Cl.expandByScalar(f),fs.intersectsBox(Cl)!==!1&&(n?gw(this,e):_w(this,s,e))}onBeforeRender(t){const e=this.material.uniforms;e&&e.resolution&&(t.getViewport(Ah),this.material.uniforms.resolution.value.set(Ah.z,Ah.w))}}class Gu{constructor(t,e,n){this.parent=t,this.room=n;const s=new Af().setPositions(new Float32Array(6*(n-1)));this.buffer=s.attributes.instanceStart.data,this.line=new o0(s,e),this.line.frustumCulled=!1,this.line.visible=!1,t.add(this.line)}line;buffer;set(t){const e=Math.max(0,Math.min(Math.floor(t.length/3),this.room)-1),n=this.buffer.array;for(let s=0;s<e;s++)for(let r=0;r<6;r++)n[6*s+r]=t[3*s+r];this.buffer.needsUpdate=!0,this.line.geometry.instanceCount=e,this.line.visible=e>0}points(){const t=Array.from(this.buffer.array),e=this.line.visible?this.line.geometry.instanceCount:0;return Array.from({length:e},(n,s)=>t.slice(6*s,6*s+3)).flat().concat(e?t.slice(6*e-3,6*e):[])}set visible(t){this.line.visible=t}get visible(){return this.line.visible}dispose(){this.parent.remove(this.line),this.line.geometry.dispose()}}const xw=.14,a0=14,Hu=14,vw=400;function Sw(i,t,e){const n=t.clone().sub(i),s=n.length();if(!(s>0)||!Number.isFinite(s))return[i.x,i.y,i.z,i.x,i.y,i.z];const r=n.clone().divideScalar(s),o=new P(Math.abs(r.z)<.9?0:1,0,Math.abs(r.z)<.9?1:0).cross(r).normalize(),a=r.clone().cross(o),l=Math.min(Math.max(Math.round(s/(2.5*e)),3),a0),c=[];for(let f=0;f<=Hu*l;f++){const u=f/(Hu*l),h=Math.min(1,8*u,8*(1-u))*Math.min(e,.2*s),p=2*Math.PI*l*u,g=i.clone().addScaledVector(n,u);g.addScaledVector(o,h*Math.cos(p)).addScaledVector(a,h*Math.sin(p)),c.push(g.x,g.y,g.z)}return c}const Mw=Hu*a0+1;class yw{constructor(t,e){this.scene=t,this.bodies=e,this.grab=new Gu(t,this.grabMaterial,Mw),this.grab.line.renderOrder=3,this.knob=new De(new ur(1,16,12),this.knobMaterial),this.knob.visible=!1,this.knob.renderOrder=3,t.add(this.knob),this.paint()}shown=!0;springs=[];coils=null;grab;knob;wire=Zp(new _s({metalness:.85,roughness:.32}));wireDepth=Zp(new Fg);grabMaterial=new Ua({linewidth:2.5,depthTest:!1});knobMaterial=new Fi({depthTest:!1});get grabVisible(){return this.grab.visible}build(t){this.coils&&(this.scene.remove(this.coils),this.coils.geometry.dispose(),this.coils.dispose(),this.coils=null),this.springs=t.slice(0,vw),this.springs.length&&(this.coils=new Ir(Tw(),this.wire,this.springs.length),this.coils.customDepthMaterial=this.wireDepth,this.coils.castShadow=this.coils.receiveShadow=!0,this.coils.frustumCulled=!1,this.scene.add(this.coils))}paint(){this.wire.color.set(fe("spring")),this.grabMaterial.color.set(fe("grab")),this.knobMaterial.color.set(fe("grab"))}place(t,e,n){this.coils&&(this.coils.visible=this.shown,this.springs.forEach((r,o)=>this.stretch(r,o,t,bw*n)),this.coils.instanceMatrix.needsUpdate=!0);let s=null;e?s=[this.bodies.toWorld(e.body,e.local,t),e.target]:Ni(t,Ii.grabbed)&&(s=[new P().fromArray(t,Bt.grabPoint),new P().fromArray(t,Bt.grabTarget)]),this.grab.visible=this.knob.visible=s!==null,s&&(this.grab.set(Sw(s[0],s[1],.06*n)),this.knob.position.copy(s[0]),this.knob.scale.setScalar(.035*n))}stretch({a:t,at:e,b:n,to:s},r,o,a){const l=(p,g)=>{const M=new P(...g);return p<0?M:this.bodies.toWorld(p,M,o)},c=l(t,e),f=l(n,s).sub(c),u=f.length();if(!(u>0)||!Number.isFinite(u)){this.coils.setMatrixAt(r,jp.makeScale(0,0,0));return}const h=Math.min(a,.3*u);Kp.setFromUnitVectors(Ew,f.divideScalar(u)),this.coils.setMatrixAt(r,jp.compose(c,Kp,ww.set(h,h,u)))}}const bw=.055,Wu=11,ua=.1,Ew=new P(0,0,1),jp=new ve,Kp=new an,ww=new P;function Tw(){const i=new ks(1,1,22*Wu,7).translate(.5,.5,0);return i.boundingSphere=new Ui(new P,1),i}const Aw=`
  vec3 wound;
  vec3 woundNormal;
  void wind(vec2 place, float radius, float span) {
    float inner = clamp((place.x - ${ua}) / ${(1-2*ua).toFixed(3)}, 0.0, 1.0);
    float angle = ${(2*Math.PI*Wu).toFixed(4)} * inner;
    float open = smoothstep(0.0, 0.5 * ${ua}, min(place.x, 1.0 - place.x) - 0.5 * ${ua});
    vec3 outward = vec3(cos(angle), sin(angle), 0.0);
    vec3 round = vec3(-outward.y, outward.x, 0.0);
    bool lead = inner <= 0.0 || inner >= 1.0;
    float rise = span * ${(1-2*ua).toFixed(3)} / ${(2*Math.PI*Wu).toFixed(4)};
    vec3 tangent = lead ? vec3(0.0, 0.0, 1.0) : normalize(round * radius + vec3(0.0, 0.0, rise));
    vec3 across = cross(tangent, outward);
    float turn = 6.2831853 * place.y;
    woundNormal = cos(turn) * outward + sin(turn) * across;
    vec3 metres = outward * radius * open + vec3(0.0, 0.0, span * place.x) + woundNormal * radius * ${xw};
    wound = metres / vec3(radius, radius, span);
    woundNormal *= vec3(radius, radius, span); // undone with the scales of the instance
  }
`;function Zp(i){return i.side=Fn,i.onBeforeCompile=t=>{const e="length(instanceMatrix[0].xyz), length(instanceMatrix[2].xyz)";t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
${Aw}`).replace("#include <beginnormal_vertex>",`wind(uv, ${e});
vec3 objectNormal = woundNormal;`).replace("#include <begin_vertex>",`wind(uv, ${e});
vec3 transformed = wound;`)},i.customProgramCacheKey=()=>"wire",i}const Rw=[.1,.25,.5,1,2,5,10,100],Cw=250;class Pw{constructor(t,e,n=null){this.bodies=e,this.contact=n;const s=new Float32Array(t),r=e0(s,e,n);for(let o=0;o+r<=s.length;o+=r)this.frames.push(s.subarray(o,o+r));if(!this.frames.length)throw new Error("The recorded run has no frames.");this.time=this.begin,this.between=new Float32Array(r)}frames=[];playing=!0;loop=!0;speed=1;time;at=0;looked=0;between;get begin(){return this.frames[0][Bt.time]}get end(){return this.frames[this.frames.length-1][Bt.time]}get index(){return this.at}advance(t){const e=Math.min(t-this.looked,Cw)/1e3;if(this.looked=t,!this.playing||this.end===this.begin)return!1;let n=this.time+e*this.speed;return n>this.end&&(this.playing=this.loop,n=this.loop?this.begin:this.end),this.go(n),!0}go(t){for(this.time=t,this.frames[this.at][Bt.time]>t&&(this.at=0);this.at+1<this.frames.length&&this.frames[this.at+1][Bt.time]<=t;)this.at+=1}toggle(){!this.playing&&this.time>=this.end&&this.restart(),this.playing=!this.playing}restart(){this.go(this.begin)}seek(t){this.playing=!1,this.at=Math.min(Math.max(t,0),this.frames.length-1),this.time=this.frames[this.at][Bt.time]}get shown(){const t=this.frames[this.at],e=this.frames[this.at+1],n=e?(this.time-t[Bt.time])/(e[Bt.time]-t[Bt.time]):0;if(!(n>0))return t;const s=this.between;for(let o=0;o<s.length;o++)s[o]=t[o]+n*(e[o]-t[o]);for(const o of[Bt.counter,Bt.flags,Bt.grabbed])s[o]=t[o];for(let o=0;o<this.bodies;o++)Jp(s,t,e,Xn(o)+He.q,n);const r=Va(t,this.bodies);return r>=0&&this.contact&&this.touch(s,t,e,r,this.contact,n),s}touch(t,e,n,s,r,o){let a=s;for(let l=0;l<r.moving;l++,a+=ko)Jp(t,e,n,a+He.q,o);for(let l=0;l<r.points;l++,a+=lr)e[a+Mi.mode]&&n[a+Mi.mode]&&e[a+Mi.slot]===n[a+Mi.slot]||t.set(e.subarray(a,a+lr),a),t[a+Mi.mode]=e[a+Mi.mode];t.set(e.subarray(a,a+Na*r.impacts),a);for(let l=0;l<r.impacts;l++)t[a+Na*l+_o.age]+=this.time-e[Bt.time]}}function Jp(i,t,e,n,s){let r=0;for(let a=n;a<n+4;a++)r+=t[a]*e[a];let o=0;for(let a=n;a<n+4;a++)i[a]=(1-s)*t[a]+(r<0?-s:s)*e[a],o+=i[a]*i[a];for(let a=n;a<n+4;a++)i[a]/=Math.sqrt(o)}function ce(i){const t=document.getElementById(i);if(!t)throw new Error(`The page has no element #${i}.`);return t}function at(i,t={},...e){const n=Object.assign(document.createElement(i),t);return n.append(...e),n}function Si(i,t,e){const n=t.id||`field-${i.toLowerCase().replace(/\W+/g,"-")}`;if(t instanceof HTMLFieldSetElement)return t.prepend(at("legend",{},i)),t;t.id=n;const s=at("div",{className:"field"},at("label",{htmlFor:n},i),t);return e&&s.append(e),s}function Ds(i,t,e){i.options.length===t.length&&t.every(([s,r],o)=>i.options[o].value===s&&i.options[o].text===r)||i.replaceChildren(...t.map(([s,r,o])=>at("option",{value:s,disabled:!!o},r))),i.value=e}function Nr(i,t){i.hidden=t===null,t!==null&&i.textContent!==t&&(i.textContent=t)}function bc(i,t){const e=URL.createObjectURL(t);at("a",{href:e,download:i}).click(),window.setTimeout(()=>URL.revokeObjectURL(e),1e4)}const Lw=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"],Qp=4,l0=[[1280,720],[1920,1080],[3840,2160],[1080,1080]];function Dw(i,t){const{clientWidth:e,clientHeight:n}=i.canvas;i.drawAt(Qp*e,Qp*n,s=>s.toBlob(r=>r&&bc(`${t}.png`,r),"image/png"))}function Iw(i,t){const e=[["t",Bt.time],["kinetic",Bt.kinetic],["potential",Bt.potential],["work",Bt.work],["drift",Bt.drift]];for(const[r,o]of[["p",Bt.momentum],["L",Bt.angular]])["x","y","z"].forEach((a,l)=>e.push([`${r}_${a}`,o+l]));const n=["x","y","z","q_w","q_x","q_y","q_z","w_x","w_y","w_z","L_x","L_y","L_z"];t.forEach((r,o)=>{const a=r.name.replaceAll(/[",;\s]+/g,"_").replace(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/,"'$&");n.forEach((l,c)=>e.push([`${a}.${l}`,Xn(o)+c]))});const s=i.frames.map(r=>e.map(([,o])=>Number(r[o].toPrecision(8))).join(","));return[e.map(([r])=>r).join(","),...s].join(`
`)+`
`}class Nw{constructor(t,e){this.stage=t,this.changed=e}recorder=null;reel=null;toggle(t,e){if(this.recorder){this.recorder.stop();return}const n=l0.find(([a,l])=>`${a}x${l}`===e);if(n){const a=document.createElement("canvas");[a.width,a.height]=n,this.reel={canvas:a,pen:a.getContext("2d")},this.shoot()}const s=Lw.find(a=>MediaRecorder.isTypeSupported(a)),r=[],o=new MediaRecorder((this.reel?.canvas??this.stage.canvas).captureStream(),s?{mimeType:s}:{});o.ondataavailable=a=>r.push(a.data),o.onstop=()=>{this.recorder=this.reel=null,this.stage.quality.steady=!1,this.changed(!1),bc(`${t}.${o.mimeType.includes("mp4")?"mp4":"webm"}`,new Blob(r,{type:o.mimeType}))},o.start(),this.recorder=o,this.stage.quality.steady=!0,this.changed(!0),this.stage.dirty=!0}shoot(){if(!this.reel)return;const{canvas:t,pen:e}=this.reel;this.stage.drawAt(t.width,t.height,n=>e.drawImage(n,0,0,t.width,t.height))}}const tm=50,em=1.45,Uw=40,Fw=25,Ow=new P(0,0,1);class Bw{constructor(t,e,n,s){this.stage=t,this.bodies=e,this.grounds=n,this.sights=s}following=!1;fitted=!1;chase="may";followed=null;forget(){this.fitted=!1,this.following&&this.sights.flip()}fit(t){const e=t.view??{},n=new si;this.bodies.radii.forEach((c,f)=>{const u=new P(...this.bodies.infos[f].start);n.union(new si().setFromCenterAndSize(u,new P().setScalar(2*c)))});for(const{b:c,to:f}of[...t.springs,...t.joints??[]])c<0&&n.expandByPoint(new P(...f));this.widen(n,t.grounds??[]);const s=n.getBoundingSphere(new Ui),r=new P(...t.settings.gravity),o=r.lengthSq()>0?r.negate().normalize():Ow,a=this.bodies.infos.findIndex(({name:c})=>c===e.follow),l=a<0?s.center:new P(...this.bodies.infos[a].start);this.stage.fit({centre:e.target?new P(...e.target):e.camera?l:s.center,radius:Math.max(s.radius/em,1e-6),count:this.bodies.infos.length,up:e.up?new P(...e.up).normalize():o,from:e.camera?new P(...e.camera):null,fieldOfView:e.field_of_view??null}),this.chase="may",a>=0&&(this.sights.choose(a),this.sights.flip(),this.followed=new P(...this.bodies.infos[a].start)),this.fitted=!0}widen(t,e){const n=t.getBoundingSphere(new Ui).radius;for(const{type:s,position:r,orientation:o,mesh:a}of e){const l=new P(...r),[c,f,u,h]=o,p=new an(f,u,h,c);if(s==="floor"){const g=new P(0,0,1).applyQuaternion(p);for(const M of this.bodies.infos.slice(0,tm)){const m=new P(...M.start),d=g.dot(m.clone().sub(l));d<Uw*n&&t.expandByPoint(m.addScaledVector(g,-d))}}else if(a){const g=this.grounds.sphere(a);if(g&&g.radius<Fw*n){const M=g.center.clone().applyQuaternion(p).add(l);t.union(new si().setFromCenterAndSize(M,new P().setScalar(2*g.radius/em)))}}}}restart(){this.following||(this.chase="may")}follow(t){this.following=t,t||(this.chase="not");const e=t?this.place():null;this.followed=e&&e.clone(),e&&this.fitted&&this.stage.shift(e.sub(this.stage.controls.target))}middle(){return this.following?this.place()??void 0:void 0}place(){const t=this.sights.shown();return t&&new P().fromArray(t,Xn(this.sights.chosen()))}move(){if(!this.following||this.sights.still()){this.followed=null;return}const t=this.place();t&&this.followed&&this.stage.shift(t.clone().sub(this.followed)),this.followed=t}watch(t){const e=this.fitted&&!this.inSight(t);return e&&!this.following&&this.chase==="may"&&!this.sights.still()&&(this.sights.flip(),this.chase="does",this.sights.tell(`Following the ${this.bodies.infos[this.sights.chosen()].name}: f stops.`)),e&&!this.following}stop(){this.chase==="does"&&this.following&&(this.sights.flip(),this.stage.view("1")),this.chase="not"}inSight(t){const e=Math.min(this.bodies.infos.length,tm);for(let n=0;n<e;n++)if(this.stage.project(new P().fromArray(t,Xn(n))).inside)return!0;return e===0}}const zw=[".stl",".obj",".ply",".glb",".zip",".toml",".txt"],kw=[["","as in the file, else m"],["mm","mm"],["cm","cm"],["m","m"],["in","in"]],Vw="1000",Gw=3,Rr=i=>{const t=Math.abs(i);return`${t===0||t>=1e-4&&t<1e6?Number(i.toPrecision(4)):i.toExponential(3).replace(/\.?0*e\+?/,"e")}`.replaceAll("-","−")},c0=i=>i.map(t=>Rr(Math.abs(t)<1e-12?0:t)).join(", ");class Hw{constructor(t,e,n){this.desk=n,Ds(this.unit,kw,""),this.answer.setAttribute("aria-live","polite"),this.form.append(at("legend",{},"Open"),this.button,this.input,at("p",{className:"note"},"A part (STL, OBJ, PLY, GLB), a saved run (.zarr.zip), a scene (.toml) or the text of a shared one (.txt). Or drop it anywhere on the page."),Si("Unit of the file",this.unit),Si("Density, kg/m³",this.density,at("p",{className:"note"},"A number, or such as: steel, aluminium, 7.85 g/cm^3.")),this.answer),t.append(this.form),this.button.onclick=()=>this.choose(),this.input.onchange=()=>{const s=this.input.files?.[0];this.input.value="",s&&this.open(s,!1)},this.unit.onchange=this.density.onchange=()=>{this.last&&!/\.(zip|toml|txt)$/i.test(this.last.name)&&this.open(this.last,this.mending)},this.listen(e)}button=at("button",{type:"button",className:"primary",title:"Open a part, a saved run or a scene (p)"},"Open a file…");input=at("input",{type:"file",accept:zw.join(","),hidden:!0,ariaLabel:"A part, a saved run or a scene"});unit=at("select",{id:"part-unit"});density=at("input",{id:"part-density",type:"text",maxLength:60,autocomplete:"off",value:Vw});answer=at("div",{id:"part-answer"});form=at("fieldset",{className:"part"});last=null;mending=!1;choose(){this.desk.key()!==null&&this.input.click()}take(t){this.open(new File([t],"shared.txt",{type:"text/plain"}),!1)}update(t){this.form.hidden=!t;for(const e of[this.button,this.unit,this.density])e.disabled=this.desk.key()===null}listen(t){const e=n=>this.desk.key()!==null&&(n.dataTransfer?.types.includes("Files")??!1);window.addEventListener("dragover",n=>{n.dataTransfer?.types.includes("Files")&&(n.preventDefault(),t.hidden=!e(n),n.dataTransfer.dropEffect=t.hidden?"none":"copy")}),window.addEventListener("dragleave",n=>{n.relatedTarget||(t.hidden=!0)}),window.addEventListener("drop",n=>{if(!n.dataTransfer?.types.includes("Files"))return;n.preventDefault(),t.hidden=!0;const s=n.dataTransfer.files[0];s&&e(n)&&this.open(s,!1)})}async open(t,e){const n=this.desk.key();if(n===null)return;this.last=t,this.mending=e,this.desk.show(),this.say(at("p",{},`Reading ${t.name}…`));const s=Ro("drop");s.searchParams.set("name",t.name),s.searchParams.set("unit",this.unit.value),s.searchParams.set("density",this.density.value),e&&s.searchParams.set("repair","1");try{const o=await(await fetch(s,{method:"POST",body:t,headers:{"X-Freebody-Key":n}})).json();if(this.last!==t)return;o.text?this.say(nm(t.name,o.text)):"scene"in o?this.say(...Ww(o)):"frames"in o?this.say(...Xw(o)):this.say(...qw(o)),"sound"in o&&!o.sound&&!e&&this.answer.append(this.offer(t))}catch{this.say(nm(t.name,"The server did not accept it. Is it still running, and is the file smaller than 64 MiB?"))}this.answer.scrollIntoView({block:"nearest"})}offer(t){return at("button",{type:"button",title:"Merge close vertices, drop duplicate faces, make the winding consistent, fill small holes; the list says what was done",onclick:()=>void this.open(t,!0)},"Repair what can be repaired")}say(...t){this.answer.replaceChildren(...t)}}function nm(i,t){return at("div",{className:"trouble"},at("h3",{},`${i} could not be read`),at("p",{},t))}function Rf(i){return at("dl",{},...i.map(([t,e])=>at("div",{},at("dt",{},t),at("dd",{},e))))}function Ww({name:i,title:t,method:e,bodies:n}){return[at("h3",{},t||i),Rf([["Bodies",`${n}`],["Integrator",e]])]}function Xw({name:i,frames:t,begin:e,end:n,method:s,bodies:r}){const o=[["Frames",`${t}`],["Time",`${Rr(e)} to ${Rr(n)} s`],["Bodies",`${r}`],["Integrator",s]];return[at("h3",{},i),Rf(o)]}function qw(i){const t=i.findings.filter(({severity:o})=>o==="error"),n=[...i.findings.filter(({severity:o})=>o!=="error").map(({message:o})=>at("li",{},o)),...i.notes.map(o=>at("li",{},o))],s=n.length?[at("ul",{className:"note"},...n)]:[];if(!i.sound)return[at("div",{className:"trouble"},at("h3",{},`${i.name} cannot be weighed`),at("p",{},`Its ${i.faces} triangles enclose no well-defined volume:`),at("ul",{},...t.map(Yw))),...s];const r=[["Mass",`${Rr(i.mass)} kg`],["Volume",`${Rr(i.volume)} m³`],["Size",`${i.size.map(Rr).join(" × ")} m`],["Centre of mass",`${c0(i.center_of_mass)} m`],["Principal moments",`${i.principal_moments.map(Rr).join(", ")} kg m²`]];return[at("h3",{},i.name),Rf(r),...s]}function Yw({message:i,remedy:t,where:e,count:n}){const s=e.slice(0,Gw).map(a=>`(${c0(a)})`).join(", "),r=n>e.length?", …":"",o=at("li",{},i);return s&&o.append(at("p",{className:"note"},`At ${s}${r} m.`)),t&&o.append(at("p",{className:"note"},`What helps: ${t}.`)),o}class $w{constructor(t,e,n){this.carrier=n;const s=e.map(({label:r,title:o,make:a})=>{const l=at("button",{type:"button",title:o},r);return l.onclick=typeof a=="string"?()=>void this.fetch(a,l):a,typeof a=="string"&&this.served.push(l),l});t.append(at("fieldset",{className:"exports"},at("legend",{},"Save"),...s))}served=[];update(t){for(const e of this.served)e.hidden=!(t||zo())}async fetch(t,e){e.disabled=!0,this.carrier.tell(`Making ${this.carrier.name()}.${t}…`);try{const{data:n,note:s,trouble:r}=await Zg(t);n&&bc(`${this.carrier.name()}.${t}`,new Blob([n],{type:"application/octet-stream"})),this.carrier.tell(n?s:`No file was made: ${r}`)}catch{this.carrier.tell("No file was made: the server did not answer.")}finally{e.disabled=!1}}}const jw=2e5;class Kw{constructor(t,e){this.sharing=e;const n=at("p",{className:"note"},"One text holds the scene: paste it here, or after freebody view.");this.form=at("fieldset",{className:"share"},at("legend",{},"Share"),Si("Text of a scene",this.text,n),at("div",{className:"exports"},this.copy,this.open)),t.append(this.form),this.copy.onclick=()=>void this.make(),this.open.onclick=()=>this.text.value.trim()&&e.take(this.text.value.trim())}text=at("textarea",{id:"share-text",rows:3,spellcheck:!1,maxLength:jw,placeholder:"freebody1:…"});copy=at("button",{type:"button",title:"The scene as a text to paste; data only"},"Copy the scene");open=at("button",{type:"button",title:"Show the scene that the text holds"},"Open the text");form;update(t,e){this.form.hidden=!t,this.open.disabled=!e}async make(){this.copy.disabled=!0;try{const{data:t,trouble:e}=await Zg("txt");if(!t){this.sharing.tell(`No text was made: ${e}`);return}this.text.value=new TextDecoder().decode(t),this.text.select();const n=await navigator.clipboard?.writeText(this.text.value).then(()=>!0,()=>!1);this.sharing.tell(n?"The scene is on the clipboard.":"The scene is selected: copy it.")}catch{this.sharing.tell("No text was made: the server did not answer.")}finally{this.copy.disabled=!1}}}class Zw{part;downloads;share;mayTake;constructor(t,e,n){this.part=new Hw(t,e,n),this.share=new Kw(t,{take:r=>this.part.take(r),tell:n.tell});const s=at("select",{id:"film-size"});Ds(s,[["","as on the screen"],...l0.map(([r,o])=>[`${r}x${o}`,`${r} × ${o}`])],""),this.mayTake=()=>n.key()!==null,this.downloads=new $w(t,[{label:"Run",title:"The run since the last reset, for fb.load_run and every command (.zarr.zip)",make:"zarr.zip"},{label:"Model",title:"An animated model for Blender and others (.glb)",make:"glb"},{label:"Web page",title:"One file that replays the run without a network (.html)",make:"html"},{label:"Table",title:"The page's recent history as text (.csv)",make:n.table},{label:"Picture",title:"The present view, four times as fine as the screen (.png)",make:n.picture},{label:"Video",title:"Record the view until you choose this again",make:()=>n.film(s.value)}],n),t.append(Si("Size of videos",s))}update(t){this.part.update(t),this.downloads.update(t),this.share.update(t||zo(),this.mayTake())}choose(){this.part.choose()}}const Jw=.18,Qw=8,im=i=>[i.x,i.y,i.z];class t1{constructor(t,e,n){this.stage=t,this.bodies=e,this.grasp=n;const s=t.canvas;s.parentElement.addEventListener("pointerdown",r=>this.down(r),{capture:!0}),s.addEventListener("pointermove",r=>this.move(r)),s.addEventListener("pointerrawupdate",r=>this.held&&this.move(r)),s.addEventListener("pointerup",r=>this.up(r)),s.addEventListener("pointercancel",r=>this.up(r)),s.addEventListener("lostpointercapture",r=>this.up(r)),s.addEventListener("pointerleave",()=>this.unhover()),window.addEventListener("blur",()=>this.release())}held=null;pointer=-1;plane=new us;ray=new lv;sentAt=0;later=0;hoverAt=null;aim(t){const e=this.stage.canvas.getBoundingClientRect(),n=(t.clientX-e.left)/e.width*2-1,s=1-(t.clientY-e.top)/e.height*2;this.stage.camera.updateMatrixWorld(),this.ray.setFromCamera(new $t(n,s),this.stage.camera)}down(t){if(t.target!==this.stage.canvas||t.button!==0||this.held)return;const e=this.grasp.grabbable();if(!e)return;this.aim(t);const n=this.bodies.pick(this.ray,e);n&&(this.stage.controls.enabled=!1,this.pointer=t.pointerId,this.stage.canvas.setPointerCapture(t.pointerId),this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new P),n.point),this.start({body:n.body,local:n.local,target:n.point.clone()}))}start(t){this.held=t,this.send("start"),this.grasp.started(t.body),this.stage.canvas.dataset.grabbing="",this.stage.dirty=!0}move(t){if(!this.held){this.hoverAt=t.pointerType==="mouse"&&t.buttons===0?t:null;return}if(t.pointerId!==this.pointer)return;this.aim(t);const e=this.ray.ray.intersectPlane(this.plane,new P);e&&this.pull(e)}pull(t){this.held.target.copy(t),this.stage.dirty=!0,window.clearTimeout(this.later);const e=Qw-(performance.now()-this.sentAt);e<=0?this.send("move"):this.later=window.setTimeout(()=>this.held&&this.send("move"),e)}up(t){t.pointerId===this.pointer&&this.release()}release(){this.held&&(window.clearTimeout(this.later),this.send("end"),this.held=null,this.grasp.ended(),this.pointer=-1,this.stage.controls.enabled=!0,delete this.stage.canvas.dataset.grabbing,this.stage.dirty=!0)}send(t){const{body:e,local:n,target:s}=this.held;this.sentAt=performance.now(),this.grasp.send({type:"grab",phase:t,body:e,local:im(n),target:im(s)})}hitAt(t,e){const n=this.grasp.shown();return n?(this.aim({clientX:t,clientY:e}),this.bodies.pick(this.ray,n)):null}bodyAt(t,e){return this.hitAt(t,e)?.body??-1}hover(){const t=this.grasp.shown();if(this.held||!this.hoverAt||!t)return!1;const e=this.bodyAt(this.hoverAt.clientX,this.hoverAt.clientY);return this.stage.canvas.style.cursor=e>=0&&this.grasp.grabbable()?"grab":"",this.bodies.hover(e)}unhover(){this.hoverAt=null,this.bodies.hover(-1)&&(this.stage.dirty=!0)}keyGrab(t){if(this.held){this.release();return}const e=this.grasp.grabbable();if(!e||!this.bodies.ready)return;const n=this.bodies.toWorld(t,new P,e),[s,r]=this.screenAxes(),o=s.add(r).multiplyScalar(.6*this.bodies.radii[t]),a=n.add(o);this.start({body:t,local:this.bodies.toLocal(t,a,e),target:a.clone()})}keyPull(t,e){if(!this.held)return;const n=Jw*this.bodies.radii[this.held.body],[s,r]=this.screenAxes();this.pull(this.held.target.clone().addScaledVector(s,t*n).addScaledVector(r,e*n))}screenAxes(){const t=new P,e=new P;return this.stage.camera.updateMatrixWorld(),this.stage.camera.matrixWorld.extractBasis(t,e,new P),[t,e]}}const e1=12e3,n1=96e6,i1=.1;class s1{frames=[];clear(){this.frames=[]}get last(){return this.frames[this.frames.length-1]}add(t){const e=this.last;if(e&&t[Bt.time]<e[Bt.time])this.clear();else if(e&&t[Bt.time]===e[Bt.time])return this.frames[this.frames.length-1]=t,0;this.frames.push(t);const n=Math.min(e1,Math.max(2,Math.floor(n1/t.byteLength)));return this.frames.length>n?this.frames.splice(0,Math.max(1,Math.floor(n*i1))).length:0}nearest(t){let e=0,n=this.frames.length-1;for(;e<n;){const s=e+n>>1;this.frames[s][Bt.time]<t?e=s+1:n=s}return e>0&&t-this.frames[e-1][Bt.time]<this.frames[e][Bt.time]-t?e-1:e}sample(t,e){const n=this.frames.length-1,s=n-t+1;if(s<=e)return Array.from({length:Math.max(0,s)},(a,l)=>t+l);const r=Math.ceil(s/e),o=[];for(let a=Math.ceil(t/r)*r;a<n;a+=r)o.push(a);return o.push(n),o}}const r1=400,o1=.26,sm=1.6,Ll=.14,a1=1.15,l1=.012,c1=["pointonline","pointonplane","slider"],Dl=new P(0,0,1),li=new Oo(1,1,2,24).rotateX(Math.PI/2),Il=new ur(1,24,16),xa=new Fo(2,2,2),h1=new ks(2,2),lc={ball:[[Il,[.6,.6,.6],"bright"]],hinge:[[li,[.24,.24,1.2],"bright"],[li,[.5,.5,.5],"dark"],[li,[.38,.38,.1],"bright",1.15],[li,[.38,.38,.1],"bright",-1.15]],slider:[[li,[.13,.13,5.6],"bright"],[xa,[.42,.42,.55],"dark"],[li,[.26,.26,.14],"dark",5.6],[li,[.26,.26,.14],"dark",-5.6]],universal:[[li,[.2,.2,1],"bright"],[xa,[.32,.32,.32],"dark"],[xa,[1,.17,.17],"bright"]],weld:[[xa,[.46,.46,.46],"dark"]],beam:[[Il,[.3,.3,.3],"bright"]],pointonline:[[Il,[.42,.42,.42],"bright"]],pointonplane:[[Il,[.42,.42,.42],"bright"]]};lc.anchor=lc.ball;const u1={hinge:[[li,[.85,.85,.62],"motor",1.35],[li,[.94,.94,.08],"dark",1.1],[li,[.94,.94,.08],"dark",1.6]],slider:[[xa,[.62,.62,.6],"motor",6]]};class f1{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;marks=[];solid={bright:new _s({metalness:.9,roughness:.28}),dark:new _s({metalness:.6,roughness:.5}),motor:new _s({metalness:.15,roughness:.5})};sheer=new Fi({transparent:!0,opacity:.22,side:Fn,depthWrite:!1});get count(){return this.marks.length}build(t){for(const e of this.marks)this.scene.remove(...Nl(e));this.marks=t.slice(0,r1).map(e=>this.mark(e));for(const e of this.marks)this.scene.add(...Nl(e));this.paint()}mark(t){const e=[t.a,t.b].filter(a=>a>=0).map(a=>this.bodies.radii[a]),n=Math.min(...e),s=o1*n,r=new Ps;for(const[a,l,c,f]of[...lc[t.type]??lc.ball,...t.motor&&u1[t.type]||[]]){const u=new De(a,this.solid[c]);u.scale.set(...l).multiplyScalar(s),u.position.z=(f??0)*s,r.add(u)}const o={info:t,size:s,group:r,guide:null,far:null,bar:null,stalks:this.stalks(t)};t.type==="pointonline"?(o.guide=new De(li,this.solid.bright),o.guide.scale.set(Ll*s,Ll*s,sm*n)):t.type==="pointonplane"?(o.guide=new De(h1,this.sheer),o.guide.scale.setScalar(sm*n)):t.type==="beam"&&(o.far=r.children[0].clone(),o.bar=new De(li,this.solid.bright));for(const a of Nl(o))a.traverse(l=>l.castShadow=l.receiveShadow=a!==o.guide||t.type!=="pointonplane");return o}stalks(t){return c1.includes(t.type)?[]:[[t.a,t.at],[t.b,t.to]].filter(([n,s])=>n>=0&&new P(...s).length()>a1*this.bodies.radii[n]).map(([n,s])=>{const r=new De(li,this.solid.bright),o=new P(...s).length(),a=Math.min(l1*o,.12*this.bodies.radii[n]);return r.scale.set(a,a,o/2),{stalk:r,body:n,at:s}})}paint(){this.solid.bright.color.set(fe("joint")),this.solid.dark.color.set(fe("joint-dark")),this.solid.motor.color.set(fe("motor")),this.sheer.color.set(fe("joint"))}place(t){for(const e of this.marks){for(const g of Nl(e))g.visible=this.shown;if(!this.shown)continue;const{info:n,size:s,group:r,guide:o,far:a,bar:l,stalks:c}=e;for(const{stalk:g,body:M,at:m}of c)g.position.copy(this.point(M,[m[0]/2,m[1]/2,m[2]/2],t)),g.quaternion.setFromUnitVectors(Dl,this.direction(M,m,t));const[f,u]=[this.point(n.a,n.at,t),this.point(n.b,n.to,t)];if(r.position.copy(f),o?(o.position.copy(u),n.axis&&o.quaternion.setFromUnitVectors(Dl,this.direction(n.b,n.axis,t))):n.axis&&r.quaternion.setFromUnitVectors(Dl,this.direction(n.a,n.axis,t)),!a||!l)continue;a.position.copy(u);const h=u.sub(f),p=h.length();l.position.copy(f).addScaledVector(h,.5),l.scale.set(Ll*s,Ll*s,p/2),p>0&&l.quaternion.setFromUnitVectors(Dl,h.divideScalar(p))}}point(t,e,n){const s=new P(...e);return t<0?s:this.bodies.toWorld(t,s,n)}direction(t,e,n){return this.point(t,e,n).sub(this.point(t,[0,0,0],n)).normalize()}}const Nl=({group:i,guide:t,far:e,bar:n,stalks:s})=>[i,t,e,n,...s.map(({stalk:r})=>r)].filter(r=>r!==null),d1=[["drag a body","grab it; let go to fling it"],["drag elsewhere","rotate the view"],["right drag, two fingers","move the view"],["wheel, pinch","zoom"],["click in a plot","go to that time"]];function p1(i){const t=i.target;return i.ctrlKey||i.metaKey||i.altKey?!0:t instanceof HTMLInputElement?t.type==="checkbox"?i.key===" ":t.type==="number"||t.type==="text"||i.key.startsWith("Arrow"):t instanceof HTMLSelectElement||t instanceof HTMLTextAreaElement?!0:t instanceof HTMLButtonElement?i.key===" "||i.key==="Enter"||i.key.startsWith("Arrow"):t.tagName==="SUMMARY"&&(i.key===" "||i.key==="Enter")}class m1{constructor(t,e){this.dialog=e;const n=(o,a)=>at("div",{},at("dt",{},...o.split(" / ").flatMap((l,c)=>c?[" ",at("kbd",{},l)]:[at("kbd",{},l)])),at("dd",{},a)),s=([o,a])=>at("div",{},at("dt",{},o),at("dd",{},a)),r=at("button",{type:"button",className:"primary",onclick:()=>e.close()},"Close");e.append(at("h2",{},"Gestures"),at("dl",{},...d1.map(s)),at("h2",{},"Keys"),at("dl",{},...t.map(({label:o,text:a})=>n(o,a))),r),e.addEventListener("click",o=>o.target===e&&e.close()),window.addEventListener("keydown",o=>{if(p1(o)||e.open)return;const a=t.find(l=>l.keys.includes(o.key));a&&(o.preventDefault(),a.run(o.key))})}help(){this.dialog.open?this.dialog.close():this.dialog.showModal()}}const g1=400,_1=5e3,x1=5e3,v1=2e4;class S1{connected=!0;constructor(t,e){queueMicrotask(()=>{t.state(!0,0),t.message(e)})}send(){}}class M1{constructor(t){this.listener=t,this.open(),window.setInterval(()=>this.watch(),x1);const e=()=>{document.visibilityState==="visible"&&!this.socket&&this.open()};document.addEventListener("visibilitychange",e),window.addEventListener("online",e)}socket=null;attempts=0;refused=!1;heard=0;timer=0;get connected(){return this.socket?.readyState===WebSocket.OPEN}send(t){this.connected&&this.socket.send(JSON.stringify(t))}open(){window.clearTimeout(this.timer);const t=Ro("ws");t.protocol=t.protocol==="https:"?"wss:":"ws:";const e=new WebSocket(t);e.binaryType="arraybuffer",this.socket=e,this.heard=performance.now(),e.onopen=()=>{this.attempts=0,this.refused=!1,this.listener.state(!0,0)},e.onmessage=n=>{this.heard=performance.now(),typeof n.data=="string"?this.listener.message(JSON.parse(n.data)):this.listener.frame(new Float32Array(n.data))},e.onclose=()=>this.lost(e)}lost(t){if(t!==this.socket)return;this.socket=null;const e=Math.min(g1*2**this.attempts,_1);this.attempts+=1,this.listener.state(!1,this.attempts,this.refused),this.timer=window.setTimeout(()=>this.open(),e),this.attempts>1&&this.ask()}async ask(){const t=await fetch(Ro(""),{cache:"no-store"}).catch(()=>null);this.connected||(this.refused=t?.status===403,this.listener.state(!1,this.attempts,this.refused))}watch(){const t=this.socket;t&&(performance.now()-this.heard>v1?(t.close(),this.lost(t)):this.send({type:"ping",t:performance.now()}))}}class y1{constructor(t){this.laboratory=t,this.button.onclick=()=>this.toggle()}all=[];current=null;at=0;met=[];deeds=new Map;begun=[];axes=[];sheet=ce("lesson");button=ce("lesson-button");async load(){try{const t=await fetch(Ro("experiments.json")),{all:e,begin:n}=await t.json();this.all=e,this.button.hidden=!e.length;const s=e.find(({name:r})=>r===n);s&&this.begin(s)}catch{this.button.hidden=!0}}get told(){return this.current&&{name:this.current.name,step:this.at,done:this.done}}toggle(){this.sheet.hidden?this.list():this.leave()}leave(){this.current=null,this.sheet.hidden=!0,document.body.classList.remove("with-lesson"),this.button.setAttribute("aria-expanded","false"),this.button.focus()}open(...t){this.sheet.hidden=!1,document.body.classList.add("with-lesson"),this.button.setAttribute("aria-expanded","true");const e=at("button",{type:"button",className:"small",onclick:()=>this.leave()},"Close");this.sheet.replaceChildren(...t,at("div",{className:"steps"},...this.buttons(),e))}list(){this.current=null;const t=this.all.map(e=>at("li",{},at("button",{type:"button",onclick:()=>this.begin(e)},e.title),at("p",{className:"note"},e.summary)));this.open(at("h2",{},"Experiments"),at("ul",{},...t)),this.sheet.querySelector("button")?.focus()}begin(t){this.current=t,this.laboratory.hello()?.scene.name!==t.scene&&this.laboratory.scene(t.scene),this.go(0)}go(t){this.at=t;const{until:e}=this.current.step[t];this.met=e.map(()=>!1),this.begun=e.map(()=>NaN),this.axes=e.map(()=>null),this.deeds.clear(),this.draw()}get done(){return this.met.every(Boolean)}buttons(){if(!this.current)return[];const t=this.at===this.current.step.length-1,e=at("button",{type:"button",className:"primary",id:"lesson-next",disabled:!this.done},t?"Finish":"Next");return e.onclick=()=>t?this.list():this.go(this.at+1),[at("button",{type:"button",disabled:this.at===0,onclick:()=>this.go(this.at-1)},"Back"),e]}draw(){const{title:t,step:e}=this.current,{text:n,until:s,found:r}=e[this.at],o=s.map((a,l)=>at("li",{className:this.met[l]?"met":""},`${this.met[l]?"Done: ":"To do: "}${w1(a)}`));this.open(at("h2",{},t),at("p",{className:"note"},`Step ${this.at+1} of ${e.length}`),...rm(n),at("ul",{className:"todo"},...o),...this.done&&r?[at("div",{className:"found"},...rm(r))]:[])}did(t){this.current&&(this.deeds.set(t,(this.deeds.get(t)??0)+1),this.look(null))}look(t){const e=this.laboratory.hello();if(!this.current||!e||e.scene.name!==this.current.scene||this.done)return;const{until:n}=this.current.step[this.at];let s=!1;if(n.forEach((o,a)=>{this.met[a]||!this.holds(o,a,t,e)||(this.met[a]=s=!0)}),!s)return;const r=this.sheet.contains(document.activeElement);this.draw(),this.done&&r&&this.sheet.querySelector("#lesson-next")?.focus()}holds(t,e,n,s){if("did"in t)return(this.deeds.get(t.did)??0)>=t.times;if("show"in t)return this.laboratory.shows(t.show)===t.on;if("setting"in t){const c=s.settings[t.setting];return t.is!==void 0?c===t.is:typeof c=="number"&&c>=(t.least??-1/0)&&c<=(t.most??1/0)}if(!n||s.compiling)return!1;const r=this.quantity(t,e,n,s);if(!Number.isFinite(r))return!1;Number.isNaN(this.begun[e])&&(this.begun[e]=r);const{above:o,below:a,changed_by:l}=t;return(o===void 0||r>o)&&(a===void 0||r<a)&&(l===void 0||Math.abs(r-this.begun[e])>=l)}quantity({watch:t,body:e,axis:n},s,r,o){const a={time:Bt.time,kinetic:Bt.kinetic,potential:Bt.potential,work:Bt.work,lost:Bt.lost};if(t in a)return r[a[t]];if(t==="drift")return Math.abs(r[Bt.drift]);if(t==="ghost_drift")return Math.abs(r[Bt.ghostDrift]);if(t==="sliding"||t==="rolling"||t==="impacts")return b1(t,r,o);const l=Xn(o.bodies.findIndex(u=>u.name===e));if(t==="x"||t==="y"||t==="z")return r[l+"xyz".indexOf(t)];if(t==="spin")return Math.hypot(...r.subarray(l+He.w,l+He.w+3));if(t==="momentum")return Math.hypot(...r.subarray(l+He.L,l+He.L+3));const c=new an(r[l+He.q+1],r[l+He.q+2],r[l+He.q+3],r[l+He.q]),f=new P(...n).applyQuaternion(c);return this.axes[s]??=f.clone(),wo.radToDeg(f.angleTo(this.axes[s]))}}function b1(i,t,{bodies:e,contact:n}){const s=Va(t,e.length);if(s<0||!n)return 0;const r=s+ko*n.moving;let o=0;if(i==="impacts"){for(let a=0;a<n.impacts;a++)t[r+lr*n.points+Na*a+_o.impulse]>0&&(o+=1);return o}for(let a=0;a<n.points;a++)t[r+lr*a+Mi.mode]===$l[i]&&(o+=1);return o}const E1={grab:"grab a body",release:"let it go",reset:"go back to the start",pause:"pause",scrub:"go back in time"};function w1(i){return"did"in i?E1[i.did]+(i.times>1?`, ${i.times} times`:""):"show"in i?`${i.on?"show":"hide"} ${document.querySelector(`label:has(#show-${i.show})`)?.firstChild?.nextSibling?.textContent?.toLowerCase()??i.show}`:"setting"in i?i.is!==void 0?`${i.setting}: ${i.is}`:`${i.setting}${i.least!==void 0?` at least ${i.least}`:""}${i.most!==void 0?` at most ${i.most}`:""}`:`see it happen (${i.body?`${i.body}: `:""}${i.watch.replace("_"," ")})`}function rm(i){return i.trim().split(/\n\s*\n/).map(t=>{const e=t.replaceAll(/\s+/g," ").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);return at("p",{},...e.map(n=>n.startsWith("**")?at("strong",{},n.slice(2,-2)):n.startsWith("`")&&n.length>1?at("kbd",{},n.slice(1,-1)):n.startsWith("*")&&n.length>2?at("em",{},n.slice(1,-1)):n))})}const T1=60,A1=1,R1=200,Ph=i=>String(Number(i.toPrecision(6)));class C1{constructor(t,e){this.send=e,this.list.append(this.groups,this.restore),this.restore.onclick=()=>e({type:"restore"}),t.append(this.list)}list=at("fieldset",{className:"numbers",hidden:!0},at("legend",{},"The scene's numbers"));groups=at("div");restore=at("button",{type:"button",title:"Back to the numbers of the scene, gravity included"},"Restore the scene's numbers");shape="";puts=[];later=0;sentAt=0;update(t){const e=t.parameters??[],n=JSON.stringify([t.scene.serial,e.map(({id:s,own:r})=>[s,r])]);n!==this.shape&&(this.shape=n,this.build(e)),e.forEach((s,r)=>this.puts[r](s)),this.restore.disabled=!t.control||!t.settings.changed}build(t){this.list.hidden=t.length===0,this.puts=[];const e=new Map;for(const n of t){const s=n.id.split(".").slice(0,2).join(".");let r=e.get(s);r||(r=at("details",{open:e.size<A1},at("summary",{},n.group)),e.set(s,r)),r.append(Array.isArray(n.value)?this.triple(n):this.scalar(n))}this.groups.replaceChildren(...e.values())}scalar(t){const e=`number-${t.id.replaceAll(".","-")}`,n=`${t.name}${t.unit&&`, ${t.unit}`}`,s=at("input",{type:"number",id:e,step:"any",inputMode:"decimal",...t.least!==null&&{min:String(t.least)}}),r=at("div",{className:"field number"},at("label",{htmlFor:e},n),s);let o=null;if(t.most!==null){const a=String(t.most/R1);o=at("input",{type:"range",min:"0",max:String(t.most),step:a,ariaLabel:`${t.group}: ${n}`}),o.oninput=()=>{s.value=Ph(o.valueAsNumber),this.soon(()=>this.send({type:"parameter",id:t.id,value:Number(s.value)}))},s.before(o)}return s.onchange=()=>{Number.isFinite(s.valueAsNumber)&&(t.least!==null&&s.valueAsNumber<t.least&&(s.value=String(t.least)),o&&(o.value=s.value),this.send({type:"parameter",id:t.id,value:s.valueAsNumber}))},this.puts.push(({value:a})=>{document.activeElement!==s&&document.activeElement!==o&&(s.value=Ph(a)),o&&document.activeElement!==o&&(o.value=String(a))}),r}triple(t){const e=["x","y","z"].map(s=>at("input",{type:"number",step:"any",ariaLabel:`${t.group}: ${t.name}, ${s}`})),n=s=>e.forEach((r,o)=>{document.activeElement!==r&&(r.value=Ph(s[o]))});for(const s of e)s.onchange=()=>{const r=e.map(o=>o.valueAsNumber);r.every(Number.isFinite)&&this.send({type:"parameter",id:t.id,value:r})};return this.puts.push(({value:s})=>n(s)),at("fieldset",{className:"triple"},at("legend",{},`${t.name}${t.unit&&`, ${t.unit}`}`),...e)}soon(t){window.clearTimeout(this.later);const e=T1-(performance.now()-this.sentAt),n=()=>{this.sentAt=performance.now(),t()};e<=0?n():this.later=window.setTimeout(n,e)}}const P1={reset:"M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",pause:"M7 5h4v14H7zM13 5h4v14h-4z",play:"M8 5v14l11-7z",step:"M6 5v14l9-7zM16 5h3v14h-3z",loop:"M7 7h10v3l4-4-4-4v3H5v6h2zM17 17H7v-3l-4 4 4 4v-3h12v-6h-2z",close:"M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z"};function va(i,t){if(i.dataset.icon===t)return;i.dataset.icon=t;const e=document.createElementNS("http://www.w3.org/2000/svg","svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true");const n=document.createElementNS("http://www.w3.org/2000/svg","path");n.setAttribute("d",P1[t]),e.append(n),i.replaceChildren(e)}class L1{pause=ce("pause-button");reset=ce("reset-button");step=ce("step-button");live=ce("live-button");loop=ce("loop-button");speed=ce("player-speed");timeline=ce("timeline");clock=ce("clock");constructor(t){va(this.reset,"reset"),va(this.step,"step"),va(this.loop,"loop"),Ds(this.speed,Rw.map(e=>[String(e),`${e} ×`]),"1"),this.reset.onclick=()=>t.reset(),this.pause.onclick=()=>t.pause(),this.step.onclick=()=>t.step(),this.live.onclick=()=>t.live(),this.loop.onclick=()=>t.loop(),this.speed.onchange=()=>t.speed(Number(this.speed.value)),this.timeline.oninput=()=>t.scrub(this.timeline.valueAsNumber)}update(t,e,n,s,r){const o=Math.max(0,t.frames.length-1);this.timeline.max=String(o),this.timeline.value=String(e);const a=t.frames[e],l=a?a[Bt.time].toFixed(2):"0.00";this.clock.textContent=`${l} s`,this.timeline.setAttribute("aria-valuetext",`${l} seconds`),this.live.disabled=!n,this.live.classList.toggle("primary",n),va(this.pause,s||n?"play":"pause"),this.pause.setAttribute("aria-label",s||n?"Continue":"Pause");for(const c of[this.reset,this.step])c.disabled=!r;this.pause.disabled=!r&&!n}updatePlayer(t){document.body.classList.toggle("replaying",t!==null),this.live.hidden=t!==null,this.loop.hidden=this.speed.hidden=t===null,t&&(this.loop.setAttribute("aria-pressed",String(t.loop)),this.speed.value=String(t.speed))}}const Ul=["balance","setup","show","files"],D1=window.matchMedia("(min-width: 760px)");class I1{panel=ce("panel");button=ce("panel-button");close=ce("panel-close");constructor(){const t=Ul.map(e=>ce(`tab-${e}`));t.forEach((e,n)=>{e.onclick=()=>this.choose(Ul[n]),e.onkeydown=s=>{const r=s.key==="ArrowRight"?1:s.key==="ArrowLeft"?t.length-1:0;if(!r)return;const o=(n+r)%t.length;this.choose(Ul[o]),t[o].focus()}}),va(this.close,"close"),this.button.onclick=()=>this.toggle(),this.close.onclick=()=>this.toggle(!1),this.choose("balance"),this.toggle(D1.matches)}get open(){return!this.panel.hidden}toggle(t=!this.open){const e=this.panel.contains(document.activeElement);this.panel.hidden=!t,document.body.classList.toggle("with-panel",t),this.button.setAttribute("aria-expanded",String(t)),!t&&e&&this.button.focus()}reveal(t){this.choose(t),this.toggle(!0)}choose(t){for(const e of Ul){const n=e===t,s=ce(`tab-${e}`);s.setAttribute("aria-selected",String(n)),s.tabIndex=n?0:-1,ce(`page-${e}`).hidden=!n}}}const N1=!0,yn="u-",U1="uplot",F1=yn+"hz",O1=yn+"vt",B1=yn+"title",z1=yn+"wrap",k1=yn+"under",V1=yn+"over",G1=yn+"axis",Tr=yn+"off",H1=yn+"select",W1=yn+"cursor-x",X1=yn+"cursor-y",q1=yn+"cursor-pt",Y1=yn+"legend",$1=yn+"live",j1=yn+"inline",K1=yn+"series",Z1=yn+"marker",om=yn+"label",J1=yn+"value",Sa="width",Ma="height",fa="top",am="bottom",fo="left",Lh="right",Cf="#000",lm=Cf+"0",Dh="mousemove",cm="mousedown",Ih="mouseup",hm="mouseenter",um="mouseleave",fm="dblclick",Q1="resize",tT="scroll",dm="change",cc="dppxchange",Pf="--",Vo=typeof window<"u",Xu=Vo?document:null,Mo=Vo?window:null,eT=Vo?navigator:null;let Le,Fl;function qu(){let i=devicePixelRatio;Le!=i&&(Le=i,Fl&&$u(dm,Fl,qu),Fl=matchMedia(`(min-resolution: ${Le-.001}dppx) and (max-resolution: ${Le+.001}dppx)`),Pr(dm,Fl,qu),Mo.dispatchEvent(new CustomEvent(cc)))}function vi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Yu(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Je(i,t,e){i.style[t]=e+"px"}function Wi(i,t,e,n){let s=Xu.createElement(i);return t!=null&&vi(s,t),e?.insertBefore(s,n),s}function Ci(i,t){return Wi("div",i,t)}const pm=new WeakMap;function cs(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=pm.get(i);r!=o&&(i.style.transform=r,pm.set(i,r),t<0||e<0||t>n||e>s?vi(i,Tr):Yu(i,Tr))}const mm=new WeakMap;function gm(i,t,e){let n=t+e,s=mm.get(i);n!=s&&(mm.set(i,n),i.style.background=t,i.style.borderColor=e)}const _m=new WeakMap;function xm(i,t,e,n){let s=t+""+e,r=_m.get(i);s!=r&&(_m.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}const Lf={passive:!0},nT={...Lf,capture:!0};function Pr(i,t,e,n){t.addEventListener(i,e,n?nT:Lf)}function $u(i,t,e,n){t.removeEventListener(i,e,Lf)}Vo&&qu();function Xi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:bi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function h0(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}const u0=i=>i!=null,f0=i=>i!=null&&i>0,Ec=h0(u0),iT=h0(f0);function sT(i,t,e,n=0,s=!1){let r=s?iT:Ec,o=s?f0:u0;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let f=i[c];o(f)&&(f<a?a=f:f>l&&(l=f))}return[a??We,l??-We]}function wc(i,t,e,n){let s=Mm(i),r=Mm(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Fs:d0,a=s==1?bi:Li,l=r==1?Li:bi,c=a(o(vn(i))),f=l(o(vn(t))),u=Co(e,c),h=Co(e,f);return e==10&&(c<0&&(u=Xe(u,-c)),f<0&&(h=Xe(h,-f))),n||e==2?(i=u*s,t=h*r):(i=_0(i,u),t=Tc(t,h)),[i,t]}function Df(i,t,e,n){let s=wc(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}const If=.1,vm={mode:3,pad:If},Ta={pad:0,soft:null,mode:0},rT={min:Ta,max:Ta};function hc(i,t,e,n){return Ac(e)?Sm(i,t,e):(Ta.pad=e,Ta.soft=n?0:null,Ta.mode=n?3:0,Sm(i,t,rT))}function Te(i,t){return i??t}function oT(i,t,e){for(t=Te(t,0),e=Te(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function Sm(i,t,e){let n=e.min,s=e.max,r=Te(n.pad,0),o=Te(s.pad,0),a=Te(n.hard,-We),l=Te(s.hard,We),c=Te(n.soft,We),f=Te(s.soft,-We),u=Te(n.mode,0),h=Te(s.mode,0),p=t-i,g=Fs(p),M=ni(vn(i),vn(t)),m=Fs(M),d=vn(m-g);(p<1e-24||d>10)&&(p=0,(i==0||t==0)&&(p=1e-24,u==2&&c!=We&&(r=0),h==2&&f!=-We&&(o=0)));let x=p||M||1e3,w=Fs(x),y=Co(10,bi(w)),I=x*(p==0?i==0?.1:1:r),T=Xe(_0(i-I,y/10),24),N=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:We,v=ni(a,T<N&&i>=N?N:$i(N,T)),R=x*(p==0?t==0?.1:1:o),U=Xe(Tc(t+R,y/10),24),C=t<=f&&(h==1||h==3&&U>=f||h==2&&U<=f)?f:-We,O=$i(l,U>C&&t<=C?C:ni(C,U));return v==O&&v==0&&(O=100),[v,O]}const aT=new Intl.NumberFormat(Vo?eT.language:"en-US"),Nf=i=>aT.format(i),Ei=Math,Kl=Ei.PI,vn=Ei.abs,bi=Ei.floor,xn=Ei.round,Li=Ei.ceil,$i=Ei.min,ni=Ei.max,Co=Ei.pow,Mm=Ei.sign,Fs=Ei.log10,d0=Ei.log2,lT=(i,t=1)=>Ei.sinh(i)*t,Nh=(i,t=1)=>Ei.asinh(i/t),We=1/0;function ym(i){return(Fs((i^i>>31)-(i>>31))|0)+1}function ju(i,t,e){return $i(ni(i,t),e)}function p0(i){return typeof i=="function"}function _e(i){return p0(i)?i:()=>i}const cT=()=>{},m0=i=>i,g0=(i,t)=>t,hT=i=>null,bm=i=>!0,Em=(i,t)=>i==t,uT=/\.\d*?(?=9{6,}|0{6,})/gm,Ur=i=>{if(v0(i)||cr.has(i))return i;const t=`${i}`,e=t.match(uT);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Ur(s)}e${r}`}return Xe(i,n)};function yr(i,t){return Ur(Xe(Ur(i/t))*t)}function Tc(i,t){return Ur(Li(Ur(i/t))*t)}function _0(i,t){return Ur(bi(Ur(i/t))*t)}function Xe(i,t=0){if(v0(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return xn(n)/e}const cr=new Map;function x0(i){return((""+i).split(".")[1]||"").length}function Fa(i,t,e,n){let s=[],r=n.map(x0);for(let o=t;o<e;o++){let a=vn(o),l=Xe(Co(i,o),a);for(let c=0;c<n.length;c++){let f=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),h=i==10?f:Xe(f,u);s.push(h),cr.set(h,u)}}return s}const Aa={},Uf=[],Po=[null,null],nr=Array.isArray,v0=Number.isInteger,fT=i=>i===void 0;function wm(i){return typeof i=="string"}function Ac(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function dT(i){return i!=null&&typeof i=="object"}const pT=Object.getPrototypeOf(Uint8Array),S0="__proto__";function Lo(i,t=Ac){let e;if(nr(i)){let n=i.find(s=>s!=null);if(nr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=Lo(i[s],t)}else e=i.slice()}else if(i instanceof pT)e=i.slice();else if(t(i)){e={};for(let n in i)n!=S0&&(e[n]=Lo(i[n],t))}else e=i;return e}function pn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=S0&&(Ac(i[s])?pn(i[s],Lo(n[s])):i[s]=Lo(n[s]))}return i}const mT=0,gT=1,_T=2;function xT(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function vT(i,t){if(yT(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return bT(o[0])||(o=MT(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let f=0;f<c;f++)e.add(l[f])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let f=a[c],u=Array(s).fill(void 0),h=t?t[o][c]:gT,p=[];for(let g=0;g<f.length;g++){let M=f[g],m=r.get(l[g]);M===null?h!=mT&&(u[m]=M,h==_T&&p.push(m)):u[m]=M}xT(u,p,s),n.push(u)}}return n}const ST=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function MT(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function yT(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function bT(i,t=100){const e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;const r=ni(1,bi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){const l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}const M0=["January","February","March","April","May","June","July","August","September","October","November","December"],y0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function b0(i){return i.slice(0,3)}const ET=y0.map(b0),wT=M0.map(b0),TT={MMMM:M0,MMM:wT,WWWW:y0,WWW:ET};function da(i){return(i<10?"0":"")+i}function AT(i){return(i<10?"00":i<100?"0":"")+i}const RT={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>da(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>da(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>da(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>da(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>da(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>AT(i.getMilliseconds())};function Ff(i,t){t=t||TT;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?RT[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}const CT=new Intl.DateTimeFormat().resolvedOptions().timeZone;function PT(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==CT?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}const E0=i=>i%1==0,uc=[1,2,2.5,5],LT=Fa(10,-32,0,uc),w0=Fa(10,0,32,uc),DT=w0.filter(E0),br=LT.concat(w0),Of=`
`,T0="{YYYY}",Tm=Of+T0,A0="{M}/{D}",ya=Of+A0,Ol=ya+"/{YY}",R0="{aa}",IT="{h}:{mm}",mo=IT+R0,Am=Of+mo,Rm=":{ss}",Ie=null;function C0(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Fa(10,0,3,uc).filter(E0):Fa(10,-3,0,uc)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]);const c=[[o,T0,Ie,Ie,Ie,Ie,Ie,Ie,1],[s*28,"{MMM}",Tm,Ie,Ie,Ie,Ie,Ie,1],[s,A0,Tm,Ie,Ie,Ie,Ie,Ie,1],[n,"{h}"+R0,Ol,Ie,ya,Ie,Ie,Ie,1],[e,mo,Ol,Ie,ya,Ie,Ie,Ie,1],[t,Rm,Ol+" "+mo,Ie,ya+" "+mo,Ie,Am,Ie,1],[i,Rm+".{fff}",Ol+" "+mo,Ie,ya+" "+mo,Ie,Am,Ie,1]];function f(u){return(h,p,g,M,m,d)=>{let x=[],w=m>=o,y=m>=r&&m<o,I=u(g),T=Xe(I*i,3),N=Uh(I.getFullYear(),w?0:I.getMonth(),y||w?1:I.getDate()),v=Xe(N*i,3);if(y||w){let R=y?m/r:0,U=w?m/o:0,C=T==v?T:Xe(Uh(N.getFullYear()+U,N.getMonth()+R,1)*i,3),O=new Date(xn(C/i)),G=O.getFullYear(),q=O.getMonth();for(let F=0;C<=M;F++){let W=Uh(G+U*F,q+R*F,1),B=W-u(Xe(W*i,3));C=Xe((+W+B)*i,3),C<=M&&x.push(C)}}else{let R=m>=s?s:m,U=bi(g)-bi(T),C=v+U+Tc(T-v,R);x.push(C);let O=u(C),G=O.getHours()+O.getMinutes()/e+O.getSeconds()/n,q=m/n,F=h.axes[p]._space,W=d/F;for(;C=Xe(C+m,i==1?0:3),!(C>M);)if(q>1){let B=bi(Xe(G+q,6))%24,lt=u(C).getHours()-B;lt>1&&(lt=-1),C-=lt*n,G=(G+q)%24;let vt=x[x.length-1];Xe((C-vt)/m,3)*W>=.7&&x.push(C)}else x.push(C)}return x}}return[l,c,f]}const[NT,UT,FT]=C0(1),[OT,BT,zT]=C0(.001);Fa(2,-53,53,[1]);function Cm(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function Pm(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,f,u,h,p;return n.map(g=>{let M=i(g),m=M.getFullYear(),d=M.getMonth(),x=M.getDate(),w=M.getHours(),y=M.getMinutes(),I=M.getSeconds(),T=m!=l&&a[2]||d!=c&&a[3]||x!=f&&a[4]||w!=u&&a[5]||y!=h&&a[6]||I!=p&&a[7]||a[1];return l=m,c=d,f=x,u=w,h=y,p=I,T(M)})}}function kT(i,t){let e=Ff(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Uh(i,t,e){return new Date(i,t,e)}function Lm(i,t){return t(i)}const VT="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Dm(i,t){return(e,n,s,r)=>r==null?Pf:t(i(n))}function GT(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function HT(i,t){return i.series[t].fill(i,t)}const WT={show:!0,live:!0,isolate:!1,mount:cT,markers:{show:!0,width:2,stroke:GT,fill:HT,dash:"solid"},idx:null,idxs:null,values:[]};function XT(i,t){let e=i.cursor.points,n=Ci(),s=e.size(i,t);Je(n,Sa,s),Je(n,Ma,s);let r=s/-2;Je(n,"marginLeft",r),Je(n,"marginTop",r);let o=e.width(i,t,s);return o&&Je(n,"borderWidth",o),n}function qT(i,t){let e=i.series[t].points;return e._fill||e._stroke}function YT(i,t){let e=i.series[t].points;return e._stroke||e._fill}function $T(i,t){return i.series[t].points.size}const Fh=[0,0];function jT(i,t,e){return Fh[0]=t,Fh[1]=e,Fh}function Bl(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Oh(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}const KT={show:!0,x:!0,y:!0,lock:!1,move:jT,points:{one:!1,show:XT,size:$T,width:0,stroke:YT,fill:qT},bind:{mousedown:Bl,mouseup:Bl,click:Bl,dblclick:Bl,mousemove:Oh,mouseleave:Oh,mouseenter:Oh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},P0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Bf=pn({},P0,{filter:g0}),L0=pn({},Bf,{size:10}),D0=pn({},P0,{show:!1}),zf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',I0="bold "+zf,N0=1.5,Im={show:!0,scale:"x",stroke:Cf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:I0,side:2,grid:Bf,ticks:L0,border:D0,font:zf,lineGap:N0,rotate:0},ZT="Value",JT="Time",Nm={show:!0,scale:"x",auto:!1,sorted:1,min:We,max:-We,idxs:[]};function QT(i,t,e,n,s){return t.map(r=>r==null?"":Nf(r))}function tA(i,t,e,n,s,r,o){let a=[],l=cr.get(s)||0;e=o?e:Xe(Tc(e,s),l);for(let c=e;c<=n;c=Xe(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Ku(i,t,e,n,s,r,o){const a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Fs:d0,f=bi(c(e));s=Co(l,f),l==10&&(s=br[Xi(s,br)]);let u=e,h=s*l;l==10&&(h=br[Xi(h,br)]);do a.push(u),u=u+s,l==10&&!cr.has(u)&&(u=Xe(u,cr.get(s))),u>=h&&(s=u,h=s*l,l==10&&(h=br[Xi(h,br)]));while(u<=n);return a}function eA(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Ku(i,t,ni(l,e),n,s):[l],f=n>=0&&e<=0?[0]:[];return(e<-l?Ku(i,t,ni(l,-n),-e,s):[l]).reverse().map(h=>-h).concat(f,c)}const U0=/./,nA=/[12357]/,iA=/[125]/,Um=/1/,Zu=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function sA(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,f=l(10,o),u=l(9,o)-f>=c?U0:l(7,o)-f>=c?nA:l(5,o)-f>=c?iA:Um;if(u==Um){let h=vn(l(1,o)-f);if(h<c)return Zu(t.slice().reverse(),a.distr,u,Li(c/h)).reverse()}return Zu(t,a.distr,u,1)}function rA(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=vn(l(1,o)-l(2,o));return c<a?Zu(t.slice().reverse(),3,U0,Li(a/c)).reverse():t}function oA(i,t,e,n){return n==null?Pf:t==null?"":Nf(t)}const Fm={show:!0,scale:"y",stroke:Cf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:I0,side:3,grid:Bf,ticks:L0,border:D0,font:zf,lineGap:N0,rotate:0};function aA(i,t){let e=3+(i||1)*2;return Xe(e*t,3)}function lA(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=vn(o-r),l=i.series[t],c=a/(l.points.space*Le);return n[1]-n[0]<=c}const Om={scale:null,auto:!0,sorted:0,min:We,max:-We},F0=(i,t,e,n,s)=>s,Bm={show:!0,auto:!0,sorted:0,gaps:F0,alpha:1,facets:[pn({},Om,{scale:"x"}),pn({},Om,{scale:"y"})]},zm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:F0,alpha:1,points:{show:lA,filter:null},values:null,min:We,max:-We,idxs:[],path:null,clip:null};function cA(i,t,e,n,s){return e/10}const O0={time:N1,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},hA=pn({},O0,{time:!1,ori:1}),km={};function B0(i,t){let e=km[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let f=0;f<e.plots.length;f++)e.plots[f]!=s&&e.plots[f].pub(n,s,r,o,a,l,c)}},i!=null&&(km[i]=e)),e}const Do=1,Ju=2;function Fr(i,t,e){const n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox;let l=r[0],c=n==2?r[1]:r[t],f=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],h=a.left,p=a.top,g=a.width,M=a.height,m=i.valToPosH,d=i.valToPosV;return f.ori==0?e(s,l,c,f,u,m,d,h,p,g,M,Cc,Go,Lc,k0,G0):e(s,l,c,f,u,d,m,p,h,M,g,Pc,Ho,Gf,V0,H0)}function kf(i,t){let e=0,n=0,s=Te(i.bands,Uf);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function uA(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Os(i,t,e,n,s,r){return Fr(i,t,(o,a,l,c,f,u,h,p,g,M,m)=>{let d=o.pxRound;const x=c.dir*(c.ori==0?1:-1),w=c.ori==0?Go:Ho;let y,I;x==1?(y=e,I=n):(y=n,I=e);let T=d(u(a[y],c,M,p)),N=d(h(l[y],f,m,g)),v=d(u(a[I],c,M,p)),R=d(h(r==1?f.max:f.min,f,m,g)),U=new Path2D(s);return w(U,v,R),w(U,T,R),w(U,T,N),U})}function Rc(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;const a=t==0?Lc:Gf;let l=e;for(let u=0;u<i.length;u++){let h=i[u];if(h[1]>h[0]){let p=h[0]-l;p>0&&a(o,l,n,p,n+r),l=h[1]}}let c=e+s-l,f=10;c>0&&a(o,l,n-f/2,c,n+r+f)}return o}function fA(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Vf(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,h=c;if(s==1)for(;++c<=n&&t[c]===null;)h=c;else for(;--c>=e&&t[c]===null;)h=c;let p=r(i[u]),g=h==u?p:r(i[h]),M=u-s;p=o<=0&&M>=0&&M<l?r(i[M]):p;let d=h+s;g=o>=0&&d>=0&&d<l?r(i[d]):g,g>=p&&a.push([p,g])}return a}function Vm(i){return i==0?m0:i==1?xn:t=>yr(t,i)}function z0(i){let t=i==0?Cc:Pc,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,f=0)=>{c==0&&f==0?n(s,r,o,a,l):(c=$i(c,a/2,l/2),f=$i(f,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,f),e(s,r,o+l,r,o,f),e(s,r,o,r+a,o,c),s.closePath())}}const Cc=(i,t,e)=>{i.moveTo(t,e)},Pc=(i,t,e)=>{i.moveTo(e,t)},Go=(i,t,e)=>{i.lineTo(t,e)},Ho=(i,t,e)=>{i.lineTo(e,t)},Lc=z0(0),Gf=z0(1),k0=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},V0=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},G0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},H0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function W0(i){return(t,e,n,s,r)=>Fr(t,e,(o,a,l,c,f,u,h,p,g,M,m)=>{let{pxRound:d,points:x}=o,w,y;c.ori==0?(w=Cc,y=k0):(w=Pc,y=V0);const I=Xe(x.width*Le,3);let T=(x.size-x.width)/2*Le,N=Xe(T*2,3),v=new Path2D,R=new Path2D,{left:U,top:C,width:O,height:G}=t.bbox;Lc(R,U-N,C-N,O+N*2,G+N*2);const q=F=>{if(l[F]!=null){let W=d(u(a[F],c,M,p)),B=d(h(l[F],f,m,g));w(v,W+T,B),y(v,W,B,T,0,Kl*2)}};if(r)r.forEach(q);else for(let F=n;F<=s;F++)q(F);return{stroke:I>0?v:null,fill:v,clip:R,flags:Do|Ju}})}function X0(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}const dA=X0(Go),pA=X0(Ho);function q0(i){const t=Te(i?.alignGaps,0);return(e,n,s,r)=>Fr(e,n,(o,a,l,c,f,u,h,p,g,M,m)=>{[s,r]=Ec(l,s,r);let d=o.pxRound,x=G=>d(u(G,c,M,p)),w=G=>d(h(G,f,m,g)),y,I;c.ori==0?(y=Go,I=dA):(y=Ho,I=pA);const T=c.dir*(c.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Do},v=N.stroke;let R=!1;if(r-s>=M*4){let G=_t=>e.posToVal(_t,c.key,!0),q=null,F=null,W,B,rt,st=x(a[T==1?s:r]),lt=x(a[s]),vt=x(a[r]),ft=G(T==1?lt+1:vt-1);for(let _t=T==1?s:r;_t>=s&&_t<=r;_t+=T){let Jt=a[_t],J=(T==1?Jt<ft:Jt>ft)?st:x(Jt),ct=l[_t];J==st?ct!=null?(B=ct,q==null?(y(v,J,w(B)),W=q=F=B):B<q?q=B:B>F&&(F=B)):ct===null&&(R=!0):(q!=null&&I(v,st,w(q),w(F),w(W),w(B)),ct!=null?(B=ct,y(v,J,w(B)),q=F=W=B):(q=F=null,ct===null&&(R=!0)),st=J,ft=G(st+T))}q!=null&&q!=F&&rt!=st&&I(v,st,w(q),w(F),w(W),w(B))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let q=l[G];q===null?R=!0:q!=null&&y(v,x(a[G]),w(q))}let[C,O]=kf(e,n);if(o.fill!=null||C!=0){let G=N.fill=new Path2D(v),q=o.fillTo(e,n,o.min,o.max,C),F=w(q),W=x(a[s]),B=x(a[r]);T==-1&&([B,W]=[W,B]),y(G,B,F),y(G,W,F)}if(!o.spanGaps){let G=[];R&&G.push(...Vf(a,l,s,r,T,x,t)),N.gaps=G=o.gaps(e,n,s,r,G),N.clip=Rc(G,c.ori,p,g,M,m)}return O!=0&&(N.band=O==2?[Os(e,n,s,r,v,-1),Os(e,n,s,r,v,1)]:Os(e,n,s,r,v,O)),N})}function mA(i){const t=Te(i.align,1),e=Te(i.ascDesc,!1),n=Te(i.alignGaps,0),s=Te(i.extend,!1);return(r,o,a,l)=>Fr(r,o,(c,f,u,h,p,g,M,m,d,x,w)=>{[a,l]=Ec(u,a,l);let y=c.pxRound,{left:I,width:T}=r.bbox,N=lt=>y(g(lt,h,x,m)),v=lt=>y(M(lt,p,w,d)),R=h.ori==0?Go:Ho;const U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Do},C=U.stroke,O=h.dir*(h.ori==0?1:-1);let G=v(u[O==1?a:l]),q=N(f[O==1?a:l]),F=q,W=q;s&&t==-1&&(W=I,R(C,W,G)),R(C,q,G);for(let lt=O==1?a:l;lt>=a&&lt<=l;lt+=O){let vt=u[lt];if(vt==null)continue;let ft=N(f[lt]),_t=v(vt);t==1?R(C,ft,G):R(C,F,_t),R(C,ft,_t),G=_t,F=ft}let B=F;s&&t==1&&(B=I+T,R(C,B,G));let[rt,st]=kf(r,o);if(c.fill!=null||rt!=0){let lt=U.fill=new Path2D(C),vt=c.fillTo(r,o,c.min,c.max,rt),ft=v(vt);R(lt,B,ft),R(lt,W,ft)}if(!c.spanGaps){let lt=[];lt.push(...Vf(f,u,a,l,O,N,n));let vt=c.width*Le/2,ft=e||t==1?vt:-vt,_t=e||t==-1?-vt:vt;lt.forEach(Jt=>{Jt[0]+=ft,Jt[1]+=_t}),U.gaps=lt=c.gaps(r,o,a,l,lt),U.clip=Rc(lt,h.ori,m,d,x,w)}return st!=0&&(U.band=st==2?[Os(r,o,a,l,C,-1),Os(r,o,a,l,C,1)]:Os(r,o,a,l,C,st)),U})}function Gm(i,t,e,n,s,r,o=We){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let f=vn(i[l]-i[a]);f<c&&(c=f,o=vn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function gA(i){i=i||Aa;const t=Te(i.size,[.6,We,1]),e=i.align||0,n=i.gap||0;let s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=_e(s),o=1-t[0],a=Te(t[1],We),l=Te(t[2],1),c=Te(i.disp,Aa),f=Te(i.each,p=>{}),{fill:u,stroke:h}=c;return(p,g,M,m)=>Fr(p,g,(d,x,w,y,I,T,N,v,R,U,C)=>{let O=d.pxRound,G=e,q=n*Le,F=a*Le,W=l*Le,B,rt;y.ori==0?[B,rt]=r(p,g):[rt,B]=r(p,g);const st=y.dir*(y.ori==0?1:-1);let lt=y.ori==0?Lc:Gf,vt=y.ori==0?f:(xt,A,S,X,tt,ot,mt)=>{f(xt,A,S,tt,X,mt,ot)},ft=Te(p.bands,Uf).find(xt=>xt.series[0]==g),_t=ft!=null?ft.dir:0,Jt=d.fillTo(p,g,d.min,d.max,_t),Ht=O(N(Jt,I,C,R)),J,ct,pt,zt=U,Ut=O(d.width*Le),Gt=!1,be=null,jt=null,pe=null,Ee=null;u!=null&&(Ut==0||h!=null)&&(Gt=!0,be=u.values(p,g,M,m),jt=new Map,new Set(be).forEach(xt=>{xt!=null&&jt.set(xt,new Path2D)}),Ut>0&&(pe=h.values(p,g,M,m),Ee=new Map,new Set(pe).forEach(xt=>{xt!=null&&Ee.set(xt,new Path2D)})));let{x0:se,size:$e}=c;if(se!=null&&$e!=null){G=1,x=se.values(p,g,M,m),se.unit==2&&(x=x.map(S=>p.posToVal(v+S*U,y.key,!0)));let xt=$e.values(p,g,M,m);$e.unit==2?ct=xt[0]*U:ct=T(xt[0],y,U,v)-T(0,y,U,v),zt=Gm(x,w,T,y,U,v,zt),pt=zt-ct+q}else zt=Gm(x,w,T,y,U,v,zt),pt=zt*o+q,ct=zt-pt;pt<1&&(pt=0),Ut>=ct/2&&(Ut=0),pt<5&&(O=m0);let Oe=pt>0,ln=zt-pt-(Oe?Ut:0);ct=O(ju(ln,W,F)),J=(G==0?ct/2:G==st?0:ct)-G*st*((G==0?q/2:0)+(Oe?Ut/2:0));const z={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},qe=Gt?null:new Path2D;let Qt=null;if(ft!=null)Qt=p.data[ft.series[1]];else{let{y0:xt,y1:A}=c;xt!=null&&A!=null&&(w=A.values(p,g,M,m),Qt=xt.values(p,g,M,m))}let Me=B*ct,nt=rt*ct;for(let xt=st==1?M:m;xt>=M&&xt<=m;xt+=st){let A=w[xt];if(A==null)continue;if(Qt!=null){let Q=Qt[xt]??0;if(A-Q==0)continue;Ht=N(Q,I,C,R)}let S=y.distr!=2||c!=null?x[xt]:xt,X=T(S,y,U,v),tt=N(Te(A,Jt),I,C,R),ot=O(X-J),mt=O(ni(tt,Ht)),dt=O($i(tt,Ht)),Z=mt-dt;if(A!=null){let Q=A<0?nt:Me,bt=A<0?Me:nt;Gt?(Ut>0&&pe[xt]!=null&&lt(Ee.get(pe[xt]),ot,dt+bi(Ut/2),ct,ni(0,Z-Ut),Q,bt),be[xt]!=null&&lt(jt.get(be[xt]),ot,dt+bi(Ut/2),ct,ni(0,Z-Ut),Q,bt)):lt(qe,ot,dt+bi(Ut/2),ct,ni(0,Z-Ut),Q,bt),vt(p,g,xt,ot-Ut/2,dt,ct+Ut,Z)}}return Ut>0?z.stroke=Gt?Ee:qe:Gt||(z._fill=d.width==0?d._fill:d._stroke??d._fill,z.width=0),z.fill=Gt?jt:qe,z})}function _A(i,t){const e=Te(t?.alignGaps,0);return(n,s,r,o)=>Fr(n,s,(a,l,c,f,u,h,p,g,M,m,d)=>{[r,o]=Ec(c,r,o);let x=a.pxRound,w=B=>x(h(B,f,m,g)),y=B=>x(p(B,u,d,M)),I,T,N;f.ori==0?(I=Cc,N=Go,T=G0):(I=Pc,N=Ho,T=H0);const v=f.dir*(f.ori==0?1:-1);let R=w(l[v==1?r:o]),U=R,C=[],O=[];for(let B=v==1?r:o;B>=r&&B<=o;B+=v)if(c[B]!=null){let st=l[B],lt=w(st);C.push(U=lt),O.push(y(c[B]))}const G={stroke:i(C,O,I,N,T,x),fill:null,clip:null,band:null,gaps:null,flags:Do},q=G.stroke;let[F,W]=kf(n,s);if(a.fill!=null||F!=0){let B=G.fill=new Path2D(q),rt=a.fillTo(n,s,a.min,a.max,F),st=y(rt);N(B,U,st),N(B,R,st)}if(!a.spanGaps){let B=[];B.push(...Vf(l,c,r,o,v,w,e)),G.gaps=B=a.gaps(n,s,r,o,B),G.clip=Rc(B,f.ori,g,M,m,d)}return W!=0&&(G.band=W==2?[Os(n,s,r,o,q,-1),Os(n,s,r,o,q,1)]:Os(n,s,r,o,q,W)),G})}function xA(i){return _A(vA,i)}function vA(i,t,e,n,s,r){const o=i.length;if(o<2)return null;const a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),f=Array(o-1),u=Array(o-1);for(let h=0;h<o-1;h++)f[h]=t[h+1]-t[h],u[h]=i[h+1]-i[h],c[h]=f[h]/u[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(u[h-1]+u[h])/((2*u[h]+u[h-1])/c[h-1]+(u[h]+2*u[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<o-1;h++)s(a,i[h]+u[h]/3,t[h]+l[h]*u[h]/3,i[h+1]-u[h]/3,t[h+1]-l[h+1]*u[h]/3,i[h+1],t[h+1])}return a}const Qu=new Set;function Hm(){for(let i of Qu)i.syncRect(!0)}Vo&&(Pr(Q1,Mo,Hm),Pr(tT,Mo,Hm,!0),Pr(cc,Mo,()=>{qn.pxRatio=Le}));const SA=q0(),MA=W0();function Wm(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>tf(r,o,t,e))}function yA(i,t){return i.map((e,n)=>n==0?{}:pn({},t,e))}function tf(i,t,e,n){return pn({},t==0?e:n,i)}function Y0(i,t,e){return t==null?Po:[t,e]}const bA=Y0;function EA(i,t,e){return t==null?Po:hc(t,e,If,!0)}function $0(i,t,e,n){return t==null?Po:wc(t,e,i.scales[n].log,!1)}const wA=$0;function j0(i,t,e,n){return t==null?Po:Df(t,e,i.scales[n].log,!1)}const TA=j0;function AA(i,t,e,n,s){let r=ni(ym(i),ym(t)),o=t-i,a=Xi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?cr.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Xm(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=xn((e=+s)*Le))+"px"),[i,t,e]}function RA(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Xe(t[2]*Le,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function qn(i,t,e){const n={mode:Te(i.mode,1)},s=n.mode;function r(_,b,L,D){let V=b.valToPct(_);return D+L*(b.dir==-1?1-V:V)}function o(_,b,L,D){let V=b.valToPct(_);return D+L*(b.dir==-1?V:1-V)}function a(_,b,L,D){return b.ori==0?r(_,b,L,D):o(_,b,L,D)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;const c=n.root=Ci(U1);if(i.id!=null&&(c.id=i.id),vi(c,i.class),i.title){let _=Ci(B1,c);_.textContent=i.title}const f=Wi("canvas"),u=n.ctx=f.getContext("2d"),h=Ci(z1,c);Pr("click",h,_=>{_.target===g&&(je!=Wr||en!=Xr)&&Dn.click(n,_)},!0);const p=n.under=Ci(k1,h);h.appendChild(f);const g=n.over=Ci(V1,h);i=Lo(i);const M=+Te(i.pxAlign,1),m=Vm(M);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});const d=i.ms||.001,x=n.series=s==1?Wm(i.series||[],Nm,zm,!1):yA(i.series||[null],Bm),w=n.axes=Wm(i.axes||[],Im,Fm,!0),y=n.scales={},I=n.bands=i.bands||[];I.forEach(_=>{_.fill=_e(_.fill||null),_.dir=Te(_.dir,-1)});const T=s==2?x[1].facets[0].scale:x[0].scale,N={axes:Be,series:Ne},v=(i.drawOrder||["axes","series"]).map(_=>N[_]);function R(_){const b=_.distr==3?L=>Fs(L>0?L:_.clamp(n,L,_.min,_.max,_.key)):_.distr==4?L=>Nh(L,_.asinh):_.distr==100?L=>_.fwd(L):L=>L;return L=>{let D=b(L),{_min:V,_max:$}=_,it=$-V;return(D-V)/it}}function U(_){let b=y[_];if(b==null){let L=(i.scales||Aa)[_]||Aa;if(L.from!=null){U(L.from);let D=pn({},y[L.from],L,{key:_});D.valToPct=R(D),y[_]=D}else{b=y[_]=pn({},_==T?O0:hA,L),b.key=_;let D=b.time,V=b.range,$=nr(V);if((_!=T||s==2&&!D)&&($&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?vm:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?vm:{mode:1,hard:V[1],soft:V[1]}},$=!1),!$&&Ac(V))){let it=V;V=(ut,Mt,Ct)=>Mt==null?Po:hc(Mt,Ct,it)}b.range=_e(V||(D?bA:_==T?b.distr==3?wA:b.distr==4?TA:Y0:b.distr==3?$0:b.distr==4?j0:EA)),b.auto=_e($?!1:b.auto),b.clamp=_e(b.clamp||cA),b._min=b._max=null,b.valToPct=R(b)}}}U("x"),U("y"),s==1&&x.forEach(_=>{U(_.scale)}),w.forEach(_=>{U(_.scale)});for(let _ in i.scales)U(_);const C=y[T],O=C.distr;let G,q;C.ori==0?(vi(c,F1),G=r,q=o):(vi(c,O1),G=o,q=r);const F={};for(let _ in y){let b=y[_];(b.min!=null||b.max!=null)&&(F[_]={min:b.min,max:b.max},b.min=b.max=null)}const W=i.tzDate||(_=>new Date(xn(_/d))),B=i.fmtDate||Ff,rt=d==1?FT(W):zT(W),st=Pm(W,Cm(d==1?UT:BT,B)),lt=Dm(W,Lm(VT,B)),vt=[],ft=n.legend=pn({},WT,i.legend),_t=n.cursor=pn({},KT,{drag:{y:s==2}},i.cursor),Jt=ft.show,Ht=_t.show,J=ft.markers;ft.idxs=vt,J.width=_e(J.width),J.dash=_e(J.dash),J.stroke=_e(J.stroke),J.fill=_e(J.fill);let ct,pt,zt,Ut=[],Gt=[],be,jt=!1,pe={};if(ft.live){const _=x[1]?x[1].values:null;jt=_!=null,be=jt?_(n,1,0):{_:0};for(let b in be)pe[b]=Pf}if(Jt)if(ct=Wi("table",Y1,c),zt=Wi("tbody",null,ct),ft.mount(n,ct),jt){pt=Wi("thead",null,ct,zt);let _=Wi("tr",null,pt);Wi("th",null,_);for(var Ee in be)Wi("th",om,_).textContent=Ee}else vi(ct,j1),ft.live&&vi(ct,$1);const se={show:!0},$e={show:!1};function Oe(_,b){if(b==0&&(jt||!ft.live||s==2))return Po;let L=[],D=Wi("tr",K1,zt,zt.childNodes[b]);vi(D,_.class),_.show||vi(D,Tr);let V=Wi("th",null,D);if(J.show){let ut=Ci(Z1,V);if(b>0){let Mt=J.width(n,b);Mt&&(ut.style.border=Mt+"px "+J.dash(n,b)+" "+J.stroke(n,b)),ut.style.background=J.fill(n,b)}}let $=Ci(om,V);_.label instanceof HTMLElement?$.appendChild(_.label):$.textContent=_.label,b>0&&(J.show||($.style.color=_.width>0?J.stroke(n,b):J.fill(n,b)),z("click",V,ut=>{if(_t._lock)return;Yt(ut);let Mt=x.indexOf(_);if((ut.ctrlKey||ut.metaKey)!=ft.isolate){let Ct=x.some((Nt,Ft)=>Ft>0&&Ft!=Mt&&Nt.show);x.forEach((Nt,Ft)=>{Ft>0&&es(Ft,Ct?Ft==Mt?se:$e:se,!0,fn.setSeries)})}else es(Mt,{show:!_.show},!0,fn.setSeries)},!1),zn&&z(hm,V,ut=>{_t._lock||(Yt(ut),es(x.indexOf(_),Yr,!0,fn.setSeries))},!1));for(var it in be){let ut=Wi("td",J1,D);ut.textContent="--",L.push(ut)}return[D,L]}const ln=new Map;function z(_,b,L,D=!0){const V=ln.get(b)||{},$=_t.bind[_](n,b,L,D);$&&(Pr(_,b,V[_]=$),ln.set(b,V))}function qe(_,b,L){const D=ln.get(b)||{};for(let V in D)(_==null||V==_)&&($u(V,b,D[V]),delete D[V]);_==null&&ln.delete(b)}let Qt=0,Me=0,nt=0,xt=0,A=0,S=0,X=A,tt=S,ot=nt,mt=xt,dt=0,Z=0,Q=0,bt=0;n.bbox={};let Lt=!1,yt=!1,gt=!1,Xt=!1,te=!1,ee=!1;function k(_,b,L){(L||_!=n.width||b!=n.height)&&St(_,b),jn(!1),gt=!0,yt=!0,Vr()}function St(_,b){n.width=Qt=nt=_,n.height=Me=xt=b,A=S=0,ht(),kt();let L=n.bbox;dt=L.left=yr(A*Le,.5),Z=L.top=yr(S*Le,.5),Q=L.width=yr(nt*Le,.5),bt=L.height=yr(xt*Le,.5)}const et=3;function Pt(){let _=!1,b=0;for(;!_;){b++;let L=sn(b),D=ts(b);_=b==et||L&&D,_||(St(n.width,n.height),yt=!0)}}function Et({width:_,height:b}){k(_,b)}n.setSize=Et;function ht(){let _=!1,b=!1,L=!1,D=!1;w.forEach((V,$)=>{if(V.show&&V._show){let{side:it,_size:ut}=V,Mt=it%2,Ct=V.label!=null?V.labelSize:0,Nt=ut+Ct;Nt>0&&(Mt?(nt-=Nt,it==3?(A+=Nt,D=!0):L=!0):(xt-=Nt,it==0?(S+=Nt,_=!0):b=!0))}}),Qi[0]=_,Qi[1]=L,Qi[2]=b,Qi[3]=D,nt-=Oi[1]+Oi[3],A+=Oi[3],xt-=Oi[2]+Oi[0],S+=Oi[0]}function kt(){let _=A+nt,b=S+xt,L=A,D=S;function V($,it){switch($){case 1:return _+=it,_-it;case 2:return b+=it,b-it;case 3:return L-=it,L+it;case 0:return D-=it,D+it}}w.forEach(($,it)=>{if($.show&&$._show){let ut=$.side;$._pos=V(ut,$._size),$.label!=null&&($._lpos=V(ut,$.labelSize))}})}if(_t.dataIdx==null){let _=_t.hover,b=_.skip=new Set(_.skip??[]);b.add(void 0);let L=_.prox=_e(_.prox),D=_.bias??=0;_t.dataIdx=(V,$,it,ut)=>{if($==0)return it;let Mt=it,Ct=L(V,$,it,ut)??We,Nt=Ct>=0&&Ct<We,Ft=C.ori==0?nt:xt,ie=_t.left,Pe=t[0],we=t[$];if(b.has(we[it])){Mt=null;let me=null,Kt=null,Wt;if(D==0||D==-1)for(Wt=it;me==null&&Wt-- >0;)b.has(we[Wt])||(me=Wt);if(D==0||D==1)for(Wt=it;Kt==null&&Wt++<we.length;)b.has(we[Wt])||(Kt=Wt);if(me!=null||Kt!=null)if(Nt){let Ze=me==null?-1/0:G(Pe[me],C,Ft,0),rn=Kt==null?1/0:G(Pe[Kt],C,Ft,0),Tn=ie-Ze,ze=rn-ie;Tn<=ze?Tn<=Ct&&(Mt=me):ze<=Ct&&(Mt=Kt)}else Mt=Kt==null?me:me==null?Kt:it-me<=Kt-it?me:Kt}else Nt&&vn(ie-G(Pe[it],C,Ft,0))>Ct&&(Mt=null);return Mt}}const Yt=_=>{_t.event=_};_t.idxs=vt,_t._lock=!1;let de=_t.points;de.show=_e(de.show),de.size=_e(de.size),de.stroke=_e(de.stroke),de.width=_e(de.width),de.fill=_e(de.fill);const ue=n.focus=pn({},i.focus||{alpha:.3},_t.focus),zn=ue.prox>=0,Ln=zn&&de.one;let kn=[],Gs=[],Ms=[];function Xo(_,b){let L=de.show(n,b);if(L instanceof HTMLElement)return vi(L,q1),vi(L,_.class),cs(L,-10,-10,nt,xt),g.insertBefore(L,kn[b]),L}function Ji(_,b){if(s==1||b>0){let L=s==1&&y[_.scale].time,D=_.value;_.value=L?wm(D)?Dm(W,Lm(D,B)):D||lt:D||oA,_.label=_.label||(L?JT:ZT)}if(Ln||b>0){_.width=_.width==null?1:_.width,_.paths=_.paths||SA||hT,_.fillTo=_e(_.fillTo||uA),_.pxAlign=+Te(_.pxAlign,M),_.pxRound=Vm(_.pxAlign),_.stroke=_e(_.stroke||null),_.fill=_e(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let L=aA(ni(1,_.width),1),D=_.points=pn({},{size:L,width:ni(1,L*.2),stroke:_.stroke,space:L*2,paths:MA,_stroke:null,_fill:null},_.points);D.show=_e(D.show),D.filter=_e(D.filter),D.fill=_e(D.fill),D.stroke=_e(D.stroke),D.paths=_e(D.paths),D.pxAlign=_.pxAlign}if(Jt){let L=Oe(_,b);Ut.splice(b,0,L[0]),Gt.splice(b,0,L[1]),ft.values.push(null)}if(Ht){vt.splice(b,0,null);let L=null;Ln?b==0&&(L=Xo(_,b)):b>0&&(L=Xo(_,b)),kn.splice(b,0,L),Gs.splice(b,0,0),Ms.splice(b,0,0)}wn("addSeries",b)}function qo(_,b){b=b??x.length,_=s==1?tf(_,b,Nm,zm):tf(_,b,{},Bm),x.splice(b,0,_),Ji(x[b],b)}n.addSeries=qo;function qa(_){if(x.splice(_,1),Jt){ft.values.splice(_,1),Gt.splice(_,1);let b=Ut.splice(_,1)[0];qe(null,b.firstChild),b.remove()}Ht&&(vt.splice(_,1),kn.splice(_,1)[0].remove(),Gs.splice(_,1),Ms.splice(_,1)),wn("delSeries",_)}n.delSeries=qa;const Qi=[!1,!1,!1,!1];function Br(_,b){if(_._show=_.show,_.show){let L=_.side%2,D=y[_.scale];D==null&&(_.scale=L?x[1].scale:T,D=y[_.scale]);let V=D.time;_.size=_e(_.size),_.space=_e(_.space),_.rotate=_e(_.rotate),nr(_.incrs)&&_.incrs.forEach(it=>{!cr.has(it)&&cr.set(it,x0(it))}),_.incrs=_e(_.incrs||(D.distr==2?DT:V?d==1?NT:OT:br)),_.splits=_e(_.splits||(V&&D.distr==1?rt:D.distr==3?Ku:D.distr==4?eA:tA)),_.stroke=_e(_.stroke),_.grid.stroke=_e(_.grid.stroke),_.ticks.stroke=_e(_.ticks.stroke),_.border.stroke=_e(_.border.stroke);let $=_.values;_.values=nr($)&&!nr($[0])?_e($):V?nr($)?Pm(W,Cm($,B)):wm($)?kT(W,$):$||st:$||QT,_.filter=_e(_.filter||(D.distr>=3&&D.log==10?sA:D.distr==3&&D.log==2?rA:g0)),_.font=Xm(_.font),_.labelFont=Xm(_.labelFont),_._size=_.size(n,null,b,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(Qi[b]=!0,_._el=Ci(G1,h))}}function Hs(_,b,L,D){let[V,$,it,ut]=L,Mt=b%2,Ct=0;return Mt==0&&(ut||$)&&(Ct=b==0&&!V||b==2&&!it?xn(Im.size/3):0),Mt==1&&(V||it)&&(Ct=b==1&&!$||b==3&&!ut?xn(Fm.size/2):0),Ct}const fr=n.padding=(i.padding||[Hs,Hs,Hs,Hs]).map(_=>_e(Te(_,Hs))),Oi=n._padding=fr.map((_,b)=>_(n,b,Qi,0));let cn,hn=null,un=null;const zr=s==1?x[0].idxs:null;let fi=null,dr=!1;function Ya(_,b){if(t=_??[],n.data=n._data=t,s==2){cn=0;for(let L=1;L<x.length;L++)cn+=t[L][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),fi=t[0],cn=fi.length;let L=t;if(O==2){L=t.slice();let D=L[0]=Array(cn);for(let V=0;V<cn;V++)D[V]=V}n._data=t=L}if(jn(!0),wn("setData"),O==2&&(gt=!0),b!==!1){let L=C;L.auto(n,dr)?Yo():qs(T,L.min,L.max),Xt=Xt||_t.left>=0,ee=!0,Vr()}}n.setData=Ya;function Yo(){dr=!0;let _,b;s==1&&(cn>0?(hn=zr[0]=0,un=zr[1]=cn-1,_=t[0][hn],b=t[0][un],O==2?(_=hn,b=un):_==b&&(O==3?[_,b]=wc(_,_,C.log,!1):O==4?[_,b]=Df(_,_,C.log,!1):C.time?b=_+xn(86400/d):[_,b]=hc(_,b,If,!0))):(hn=zr[0]=_=null,un=zr[1]=b=null)),qs(T,_,b)}let E,H,K,Y,j,At,Dt,Tt,Ot,Rt;function ne(_,b,L,D,V,$){_??=lm,L??=Uf,D??="butt",V??=lm,$??="round",_!=E&&(u.strokeStyle=E=_),V!=H&&(u.fillStyle=H=V),b!=K&&(u.lineWidth=K=b),$!=j&&(u.lineJoin=j=$),D!=At&&(u.lineCap=At=D),L!=Y&&u.setLineDash(Y=L)}function le(_,b,L,D){b!=H&&(u.fillStyle=H=b),_!=Dt&&(u.font=Dt=_),L!=Tt&&(u.textAlign=Tt=L),D!=Ot&&(u.textBaseline=Ot=D)}function Vt(_,b,L,D,V=0){if(D.length>0&&_.auto(n,dr)&&(b==null||b.min==null)){let $=Te(hn,0),it=Te(un,D.length-1),ut=L.min==null?sT(D,$,it,V,_.distr==3):[L.min,L.max];_.min=$i(_.min,L.min=ut[0]),_.max=ni(_.max,L.max=ut[1])}}const Re={min:null,max:null};function nn(){for(let D in y){let V=y[D];F[D]==null&&(V.min==null||F[T]!=null&&V.auto(n,dr))&&(F[D]=Re)}for(let D in y){let V=y[D];F[D]==null&&V.from!=null&&F[V.from]!=null&&(F[D]=Re)}F[T]!=null&&jn(!0);let _={};for(let D in F){let V=F[D];if(V!=null){let $=_[D]=Lo(y[D],dT);if(V.min!=null)pn($,V);else if(D!=T||s==2)if(cn==0&&$.from==null){let it=$.range(n,null,null,D);$.min=it[0],$.max=it[1]}else $.min=We,$.max=-We}}if(cn>0){x.forEach((D,V)=>{if(s==1){let $=D.scale,it=F[$];if(it==null)return;let ut=_[$];if(V==0){let Mt=ut.range(n,ut.min,ut.max,$);ut.min=Mt[0],ut.max=Mt[1],hn=Xi(ut.min,t[0]),un=Xi(ut.max,t[0]),un-hn>1&&(t[0][hn]<ut.min&&hn++,t[0][un]>ut.max&&un--),D.min=fi[hn],D.max=fi[un]}else D.show&&D.auto&&Vt(ut,it,D,t[V],D.sorted);D.idxs[0]=hn,D.idxs[1]=un}else if(V>0&&D.show&&D.auto){let[$,it]=D.facets,ut=$.scale,Mt=it.scale,[Ct,Nt]=t[V],Ft=_[ut],ie=_[Mt];Ft!=null&&Vt(Ft,F[ut],$,Ct,$.sorted),ie!=null&&Vt(ie,F[Mt],it,Nt,it.sorted),D.min=it.min,D.max=it.max}});for(let D in _){let V=_[D],$=F[D];if(V.from==null&&($==null||$.min==null)){let it=V.range(n,V.min==We?null:V.min,V.max==-We?null:V.max,D);V.min=it[0],V.max=it[1]}}}for(let D in _){let V=_[D];if(V.from!=null){let $=_[V.from];if($.min==null)V.min=V.max=null;else{let it=V.range(n,$.min,$.max,D);V.min=it[0],V.max=it[1]}}}let b={},L=!1;for(let D in _){let V=_[D],$=y[D];if($.min!=V.min||$.max!=V.max){$.min=V.min,$.max=V.max;let it=$.distr;$._min=it==3?Fs($.min):it==4?Nh($.min,$.asinh):it==100?$.fwd($.min):$.min,$._max=it==3?Fs($.max):it==4?Nh($.max,$.asinh):it==100?$.fwd($.max):$.max,b[D]=L=!0}}if(L){x.forEach((D,V)=>{s==2?V>0&&b.y&&(D._paths=null):b[D.scale]&&(D._paths=null)});for(let D in b)gt=!0,wn("setScale",D);Ht&&_t.left>=0&&(Xt=ee=!0)}for(let D in F)F[D]=null}function tn(_){let b=ju(hn-1,0,cn-1),L=ju(un+1,0,cn-1);for(;_[b]==null&&b>0;)b--;for(;_[L]==null&&L<cn-1;)L++;return[b,L]}function Ne(){if(cn>0){let _=x.some(b=>b._focus)&&Rt!=ue.alpha;_&&(u.globalAlpha=Rt=ue.alpha),x.forEach((b,L)=>{if(L>0&&b.show&&(gn(L,!1),gn(L,!0),b._paths==null)){let D=Rt;Rt!=b.alpha&&(u.globalAlpha=Rt=b.alpha);let V=s==2?[0,t[L][0].length-1]:tn(t[L]);b._paths=b.paths(n,L,V[0],V[1]),Rt!=D&&(u.globalAlpha=Rt=D)}}),x.forEach((b,L)=>{if(L>0&&b.show){let D=Rt;Rt!=b.alpha&&(u.globalAlpha=Rt=b.alpha),b._paths!=null&&It(L,!1);{let V=b._paths!=null?b._paths.gaps:null,$=b.points.show(n,L,hn,un,V),it=b.points.filter(n,L,$,V);($||it)&&(b.points._paths=b.points.paths(n,L,hn,un,it),It(L,!0))}Rt!=D&&(u.globalAlpha=Rt=D),wn("drawSeries",L)}}),_&&(u.globalAlpha=Rt=1)}}function gn(_,b){let L=b?x[_].points:x[_];L._stroke=L.stroke(n,_),L._fill=L.fill(n,_)}function It(_,b){let L=b?x[_].points:x[_],{stroke:D,fill:V,clip:$,flags:it,_stroke:ut=L._stroke,_fill:Mt=L._fill,_width:Ct=L.width}=L._paths;Ct=Xe(Ct*Le,3);let Nt=null,Ft=Ct%2/2;b&&Mt==null&&(Mt=Ct>0?"#fff":ut);let ie=L.pxAlign==1&&Ft>0;if(ie&&u.translate(Ft,Ft),!b){let Pe=dt-Ct/2,we=Z-Ct/2,me=Q+Ct,Kt=bt+Ct;Nt=new Path2D,Nt.rect(Pe,we,me,Kt)}b?Vn(ut,Ct,L.dash,L.cap,Mt,D,V,it,$):Yn(_,ut,Ct,L.dash,L.cap,Mt,D,V,it,Nt,$),ie&&u.translate(-Ft,-Ft)}function Yn(_,b,L,D,V,$,it,ut,Mt,Ct,Nt){let Ft=!1;Mt!=0&&I.forEach((ie,Pe)=>{if(ie.series[0]==_){let we=x[ie.series[1]],me=t[ie.series[1]],Kt=(we._paths||Aa).band;nr(Kt)&&(Kt=ie.dir==1?Kt[0]:Kt[1]);let Wt,Ze=null;we.show&&Kt&&oT(me,hn,un)?(Ze=ie.fill(n,Pe)||$,Wt=we._paths.clip):Kt=null,Vn(b,L,D,V,Ze,it,ut,Mt,Ct,Nt,Wt,Kt),Ft=!0}}),Ft||Vn(b,L,D,V,$,it,ut,Mt,Ct,Nt)}const ge=Do|Ju;function Vn(_,b,L,D,V,$,it,ut,Mt,Ct,Nt,Ft){ne(_,b,L,D,V),(Mt||Ct||Ft)&&(u.save(),Mt&&u.clip(Mt),Ct&&u.clip(Ct)),Ft?(ut&ge)==ge?(u.clip(Ft),Nt&&u.clip(Nt),di(V,it),$n(_,$,b)):ut&Ju?(di(V,it),u.clip(Ft),$n(_,$,b)):ut&Do&&(u.save(),u.clip(Ft),Nt&&u.clip(Nt),di(V,it),u.restore(),$n(_,$,b)):(di(V,it),$n(_,$,b)),(Mt||Ct||Ft)&&u.restore()}function $n(_,b,L){L>0&&(b instanceof Map?b.forEach((D,V)=>{u.strokeStyle=E=V,u.stroke(D)}):b!=null&&_&&u.stroke(b))}function di(_,b){b instanceof Map?b.forEach((L,D)=>{u.fillStyle=H=D,u.fill(L)}):b!=null&&_&&u.fill(b)}function Ws(_,b,L,D){let V=w[_],$;if(D<=0)$=[0,0];else{let it=V._space=V.space(n,_,b,L,D),ut=V._incrs=V.incrs(n,_,b,L,D,it);$=AA(b,L,ut,D,it)}return V._found=$}function Ce(_,b,L,D,V,$,it,ut,Mt,Ct){let Nt=it%2/2;M==1&&u.translate(Nt,Nt),ne(ut,it,Mt,Ct,ut),u.beginPath();let Ft,ie,Pe,we,me=V+(D==0||D==3?-$:$);L==0?(ie=V,we=me):(Ft=V,Pe=me);for(let Kt=0;Kt<_.length;Kt++)b[Kt]!=null&&(L==0?Ft=Pe=_[Kt]:ie=we=_[Kt],u.moveTo(Ft,ie),u.lineTo(Pe,we));u.stroke(),M==1&&u.translate(-Nt,-Nt)}function sn(_){let b=!0;return w.forEach((L,D)=>{if(!L.show)return;let V=y[L.scale];if(V.min==null){L._show&&(b=!1,L._show=!1,jn(!1));return}else L._show||(b=!1,L._show=!0,jn(!1));let $=L.side,it=$%2,{min:ut,max:Mt}=V,[Ct,Nt]=Ws(D,ut,Mt,it==0?nt:xt);if(Nt==0)return;let Ft=V.distr==2,ie=L._splits=L.splits(n,D,ut,Mt,Ct,Nt,Ft),Pe=V.distr==2?ie.map(Wt=>fi[Wt]):ie,we=V.distr==2?fi[ie[1]]-fi[ie[0]]:Ct,me=L._values=L.values(n,L.filter(n,Pe,D,Nt,we),D,Nt,we);L._rotate=$==2?L.rotate(n,me,D,Nt):0;let Kt=L._size;L._size=Li(L.size(n,me,D,_)),Kt!=null&&L._size!=Kt&&(b=!1)}),b}function ts(_){let b=!0;return fr.forEach((L,D)=>{let V=L(n,D,Qi,_);V!=Oi[D]&&(b=!1),Oi[D]=V}),b}function Be(){for(let _=0;_<w.length;_++){let b=w[_];if(!b.show||!b._show)continue;let L=b.side,D=L%2,V,$,it=b.stroke(n,_),ut=L==0||L==3?-1:1,[Mt,Ct]=b._found;if(b.label!=null){let Zn=b.labelGap*ut,gi=xn((b._lpos+Zn)*Le);le(b.labelFont[0],it,"center",L==2?fa:am),u.save(),D==1?(V=$=0,u.translate(gi,xn(Z+bt/2)),u.rotate((L==3?-Kl:Kl)/2)):(V=xn(dt+Q/2),$=gi);let gr=p0(b.label)?b.label(n,_,Mt,Ct):b.label;u.fillText(gr,V,$),u.restore()}if(Ct==0)continue;let Nt=y[b.scale],Ft=D==0?Q:bt,ie=D==0?dt:Z,Pe=b._splits,we=Nt.distr==2?Pe.map(Zn=>fi[Zn]):Pe,me=Nt.distr==2?fi[Pe[1]]-fi[Pe[0]]:Mt,Kt=b.ticks,Wt=b.border,Ze=Kt.show?Kt.size:0,rn=xn(Ze*Le),Tn=xn((b.alignTo==2?b._size-Ze-b.gap:b.gap)*Le),ze=b._rotate*-Kl/180,on=m(b._pos*Le),pi=(rn+Tn)*ut,Kn=on+pi;$=D==0?Kn:0,V=D==1?Kn:0;let wi=b.font[0],zi=b.align==1?fo:b.align==2?Lh:ze>0?fo:ze<0?Lh:D==0?"center":L==3?Lh:fo,is=ze||D==1?"middle":L==2?fa:am;le(wi,it,zi,is);let mi=b.font[1]*b.lineGap,Ti=Pe.map(Zn=>m(a(Zn,Nt,Ft,ie))),ki=b._values;for(let Zn=0;Zn<ki.length;Zn++){let gi=ki[Zn];if(gi!=null){D==0?V=Ti[Zn]:$=Ti[Zn],gi=""+gi;let gr=gi.indexOf(`
`)==-1?[gi]:gi.split(/\n/gm);for(let Jn=0;Jn<gr.length;Jn++){let dd=gr[Jn];ze?(u.save(),u.translate(V,$+Jn*mi),u.rotate(ze),u.fillText(dd,0,0),u.restore()):u.fillText(dd,V,$+Jn*mi)}}}Kt.show&&Ce(Ti,Kt.filter(n,we,_,Ct,me),D,L,on,rn,Xe(Kt.width*Le,3),Kt.stroke(n,_),Kt.dash,Kt.cap);let ss=b.grid;ss.show&&Ce(Ti,ss.filter(n,we,_,Ct,me),D,D==0?2:1,D==0?Z:dt,D==0?bt:Q,Xe(ss.width*Le,3),ss.stroke(n,_),ss.dash,ss.cap),Wt.show&&Ce([on],[1],D==0?1:0,D==0?1:2,D==1?Z:dt,D==1?bt:Q,Xe(Wt.width*Le,3),Wt.stroke(n,_),Wt.dash,Wt.cap)}wn("drawAxes")}function jn(_){x.forEach((b,L)=>{L>0&&(b._paths=null,_&&(s==1?(b.min=null,b.max=null):b.facets.forEach(D=>{D.min=null,D.max=null})))})}let Bi=!1,kr=!1,$o=[];function f_(){kr=!1;for(let _=0;_<$o.length;_++)wn(...$o[_]);$o.length=0}function Vr(){Bi||(ST(jf),Bi=!0)}function d_(_,b=!1){Bi=!0,kr=b,_(n),jf(),b&&$o.length>0&&queueMicrotask(f_)}n.batch=d_;function jf(){if(Lt&&(nn(),Lt=!1),gt&&(Pt(),gt=!1),yt){if(Je(p,fo,A),Je(p,fa,S),Je(p,Sa,nt),Je(p,Ma,xt),Je(g,fo,A),Je(g,fa,S),Je(g,Sa,nt),Je(g,Ma,xt),Je(h,Sa,Qt),Je(h,Ma,Me),f.width=xn(Qt*Le),f.height=xn(Me*Le),w.forEach(({_el:_,_show:b,_size:L,_pos:D,side:V})=>{if(_!=null)if(b){let $=V===3||V===0?L:0,it=V%2==1;Je(_,it?"left":"top",D-$),Je(_,it?"width":"height",L),Je(_,it?"top":"left",it?S:A),Je(_,it?"height":"width",it?xt:nt),Yu(_,Tr)}else vi(_,Tr)}),E=H=K=j=At=Dt=Tt=Ot=Y=null,Rt=1,Zo(!0),A!=X||S!=tt||nt!=ot||xt!=mt){jn(!1);let _=nt/ot,b=xt/mt;if(Ht&&!Xt&&_t.left>=0){_t.left*=_,_t.top*=b,Gr&&cs(Gr,xn(_t.left),0,nt,xt),Hr&&cs(Hr,0,xn(_t.top),nt,xt);for(let L=0;L<kn.length;L++){let D=kn[L];D!=null&&(Gs[L]*=_,Ms[L]*=b,cs(D,Li(Gs[L]),Li(Ms[L]),nt,xt))}}if(Ke.show&&!te&&Ke.left>=0&&Ke.width>0){Ke.left*=_,Ke.width*=_,Ke.top*=b,Ke.height*=b;for(let L in Oc)Je(qr,L,Ke[L])}X=A,tt=S,ot=nt,mt=xt}wn("setSize"),yt=!1}Qt>0&&Me>0&&(u.clearRect(0,0,f.width,f.height),wn("drawClear"),v.forEach(_=>_()),wn("draw")),Ke.show&&te&&($a(Ke),te=!1),Ht&&Xt&&(mr(null,!0,!1),Xt=!1),ft.show&&ft.live&&ee&&(Uc(),ee=!1),l||(l=!0,n.status=1,wn("ready")),dr=!1,Bi=!1}n.redraw=(_,b)=>{gt=b||!1,_!==!1?qs(T,C.min,C.max):Vr()};function Dc(_,b){let L=y[_];if(L.from==null){if(cn==0){let D=L.range(n,b.min,b.max,_);b.min=D[0],b.max=D[1]}if(b.min>b.max){let D=b.min;b.min=b.max,b.max=D}if(cn>1&&b.min!=null&&b.max!=null&&b.max-b.min<1e-16)return;_==T&&L.distr==2&&cn>0&&(b.min=Xi(b.min,t[0]),b.max=Xi(b.max,t[0]),b.min==b.max&&b.max++),F[_]=b,Lt=!0,Vr()}}n.setScale=Dc;let Ic,Nc,Gr,Hr,Kf,Zf,Wr,Xr,Jf,Qf,je,en,Xs=!1;const Dn=_t.drag;let bn=Dn.x,En=Dn.y;Ht&&(_t.x&&(Ic=Ci(W1,g)),_t.y&&(Nc=Ci(X1,g)),C.ori==0?(Gr=Ic,Hr=Nc):(Gr=Nc,Hr=Ic),je=_t.left,en=_t.top);const Ke=n.select=pn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),qr=Ke.show?Ci(H1,Ke.over?g:p):null;function $a(_,b){if(Ke.show){for(let L in _)Ke[L]=_[L],L in Oc&&Je(qr,L,_[L]);b!==!1&&wn("setSelect")}}n.setSelect=$a;function p_(_){if(x[_].show)Jt&&Yu(Ut[_],Tr);else if(Jt&&vi(Ut[_],Tr),Ht){let L=Ln?kn[0]:kn[_];L!=null&&cs(L,-10,-10,nt,xt)}}function qs(_,b,L){Dc(_,{min:b,max:L})}function es(_,b,L,D){b.focus!=null&&v_(_),b.show!=null&&x.forEach((V,$)=>{$>0&&(_==$||_==null)&&(V.show=b.show,p_($),s==2?(qs(V.facets[0].scale,null,null),qs(V.facets[1].scale,null,null)):qs(V.scale,null,null),Vr())}),L!==!1&&wn("setSeries",_,b),D&&Jo("setSeries",n,_,b)}n.setSeries=es;function m_(_,b){pn(I[_],b)}function g_(_,b){_.fill=_e(_.fill||null),_.dir=Te(_.dir,-1),b=b??I.length,I.splice(b,0,_)}function __(_){_==null?I.length=0:I.splice(_,1)}n.addBand=g_,n.setBand=m_,n.delBand=__;function x_(_,b){x[_].alpha=b,Ht&&kn[_]!=null&&(kn[_].style.opacity=b),Jt&&Ut[_]&&(Ut[_].style.opacity=b)}let ys,Ys,pr;const Yr={focus:!0};function v_(_){if(_!=pr){let b=_==null,L=ue.alpha!=1;x.forEach((D,V)=>{if(s==1||V>0){let $=b||V==0||V==_;D._focus=b?null:$,L&&x_(V,$?1:ue.alpha)}}),pr=_,L&&Vr()}}Jt&&zn&&z(um,ct,_=>{_t._lock||(Yt(_),pr!=null&&es(null,Yr,!0,fn.setSeries))});function ns(_,b,L){let D=y[b];L&&(_=_/Le-(D.ori==1?S:A));let V=nt;D.ori==1&&(V=xt,_=V-_),D.dir==-1&&(_=V-_);let $=D._min,it=D._max,ut=_/V,Mt=$+(it-$)*ut,Ct=D.distr;return Ct==3?Co(10,Mt):Ct==4?lT(Mt,D.asinh):Ct==100?D.bwd(Mt):Mt}function S_(_,b){let L=ns(_,T,b);return Xi(L,t[0],hn,un)}n.valToIdx=_=>Xi(_,t[0]),n.posToIdx=S_,n.posToVal=ns,n.valToPos=(_,b,L)=>y[b].ori==0?r(_,y[b],L?Q:nt,L?dt:0):o(_,y[b],L?bt:xt,L?Z:0),n.setCursor=(_,b,L)=>{je=_.left,en=_.top,mr(null,b,L)};function td(_,b){Je(qr,fo,Ke.left=_),Je(qr,Sa,Ke.width=b)}function ed(_,b){Je(qr,fa,Ke.top=_),Je(qr,Ma,Ke.height=b)}let jo=C.ori==0?td:ed,Ko=C.ori==1?td:ed;function M_(){if(Jt&&ft.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&jt)continue;let b=ft.values[_],L=0;for(let D in b)Gt[_][L++].firstChild.nodeValue=b[D]}}function Uc(_,b){if(_!=null&&(_.idxs?_.idxs.forEach((L,D)=>{vt[D]=L}):fT(_.idx)||vt.fill(_.idx),ft.idx=vt[0]),Jt&&ft.live){for(let L=0;L<x.length;L++)(L>0||s==1&&!jt)&&y_(L,vt[L]);M_()}ee=!1,b!==!1&&wn("setLegend")}n.setLegend=Uc;function y_(_,b){let L=x[_],D=_==0&&O==2?fi:t[_],V;jt?V=L.values(n,_,b)??pe:(V=L.value(n,b==null?null:D[b],_,b),V=V==null?pe:{_:V}),ft.values[_]=V}function mr(_,b,L){Jf=je,Qf=en,[je,en]=_t.move(n,je,en),_t.left=je,_t.top=en,Ht&&(Gr&&cs(Gr,xn(je),0,nt,xt),Hr&&cs(Hr,0,xn(en),nt,xt));let D,V=hn>un;ys=We,Ys=null;let $=C.ori==0?nt:xt,it=C.ori==1?nt:xt;if(je<0||cn==0||V){D=_t.idx=null;for(let ut=0;ut<x.length;ut++){let Mt=kn[ut];Mt!=null&&cs(Mt,-10,-10,nt,xt)}zn&&es(null,Yr,!0,_==null&&fn.setSeries),ft.live&&(vt.fill(D),ee=!0)}else{let ut,Mt,Ct;s==1&&(ut=C.ori==0?je:en,Mt=ns(ut,T),D=_t.idx=Xi(Mt,t[0],hn,un),Ct=G(t[0][D],C,$,0));let Nt=-10,Ft=-10,ie=0,Pe=0,we=!0,me="",Kt="";for(let Wt=s==2?1:0;Wt<x.length;Wt++){let Ze=x[Wt],rn=vt[Wt],Tn=rn==null?null:s==1?t[Wt][rn]:t[Wt][1][rn],ze=_t.dataIdx(n,Wt,D,Mt),on=ze==null?null:s==1?t[Wt][ze]:t[Wt][1][ze];if(ee=ee||on!=Tn||ze!=rn,vt[Wt]=ze,Wt>0&&Ze.show){let pi=ze==null?-10:ze==D?Ct:G(s==1?t[0][ze]:t[Wt][0][ze],C,$,0),Kn=on==null?-10:q(on,s==1?y[Ze.scale]:y[Ze.facets[1].scale],it,0);if(zn&&on!=null){let wi=C.ori==1?je:en,zi=vn(ue.dist(n,Wt,ze,Kn,wi));if(zi<ys){let is=ue.bias;if(is!=0){let mi=ns(wi,Ze.scale),Ti=on>=0?1:-1,ki=mi>=0?1:-1;ki==Ti&&(ki==1?is==1?on>=mi:on<=mi:is==1?on<=mi:on>=mi)&&(ys=zi,Ys=Wt)}else ys=zi,Ys=Wt}}if(ee||Ln){let wi,zi;C.ori==0?(wi=pi,zi=Kn):(wi=Kn,zi=pi);let is,mi,Ti,ki,ss,Zn,gi=!0,gr=de.bbox;if(gr!=null){gi=!1;let Jn=gr(n,Wt);Ti=Jn.left,ki=Jn.top,is=Jn.width,mi=Jn.height}else Ti=wi,ki=zi,is=mi=de.size(n,Wt);if(Zn=de.fill(n,Wt),ss=de.stroke(n,Wt),Ln)Wt==Ys&&ys<=ue.prox&&(Nt=Ti,Ft=ki,ie=is,Pe=mi,we=gi,me=Zn,Kt=ss);else{let Jn=kn[Wt];Jn!=null&&(Gs[Wt]=Ti,Ms[Wt]=ki,xm(Jn,is,mi,gi),gm(Jn,Zn,ss),cs(Jn,Li(Ti),Li(ki),nt,xt))}}}}if(Ln){let Wt=ue.prox,Ze=pr==null?ys<=Wt:ys>Wt||Ys!=pr;if(ee||Ze){let rn=kn[0];rn!=null&&(Gs[0]=Nt,Ms[0]=Ft,xm(rn,ie,Pe,we),gm(rn,me,Kt),cs(rn,Li(Nt),Li(Ft),nt,xt))}}}if(Ke.show&&Xs)if(_!=null){let[ut,Mt]=fn.scales,[Ct,Nt]=fn.match,[Ft,ie]=_.cursor.sync.scales,Pe=_.cursor.drag;if(bn=Pe._x,En=Pe._y,bn||En){let{left:we,top:me,width:Kt,height:Wt}=_.select,Ze=_.scales[Ft].ori,rn=_.posToVal,Tn,ze,on,pi,Kn,wi=ut!=null&&Ct(ut,Ft),zi=Mt!=null&&Nt(Mt,ie);wi&&bn?(Ze==0?(Tn=we,ze=Kt):(Tn=me,ze=Wt),on=y[ut],pi=G(rn(Tn,Ft),on,$,0),Kn=G(rn(Tn+ze,Ft),on,$,0),jo($i(pi,Kn),vn(Kn-pi))):jo(0,$),zi&&En?(Ze==1?(Tn=we,ze=Kt):(Tn=me,ze=Wt),on=y[Mt],pi=q(rn(Tn,ie),on,it,0),Kn=q(rn(Tn+ze,ie),on,it,0),Ko($i(pi,Kn),vn(Kn-pi))):Ko(0,it)}else Bc()}else{let ut=vn(Jf-Kf),Mt=vn(Qf-Zf);if(C.ori==1){let ie=ut;ut=Mt,Mt=ie}bn=Dn.x&&ut>=Dn.dist,En=Dn.y&&Mt>=Dn.dist;let Ct=Dn.uni;Ct!=null?bn&&En&&(bn=ut>=Ct,En=Mt>=Ct,!bn&&!En&&(Mt>ut?En=!0:bn=!0)):Dn.x&&Dn.y&&(bn||En)&&(bn=En=!0);let Nt,Ft;bn&&(C.ori==0?(Nt=Wr,Ft=je):(Nt=Xr,Ft=en),jo($i(Nt,Ft),vn(Ft-Nt)),En||Ko(0,it)),En&&(C.ori==1?(Nt=Wr,Ft=je):(Nt=Xr,Ft=en),Ko($i(Nt,Ft),vn(Ft-Nt)),bn||jo(0,$)),!bn&&!En&&(jo(0,0),Ko(0,0))}if(Dn._x=bn,Dn._y=En,_==null){if(L){if(fd!=null){let[ut,Mt]=fn.scales;fn.values[0]=ut!=null?ns(C.ori==0?je:en,ut):null,fn.values[1]=Mt!=null?ns(C.ori==1?je:en,Mt):null}Jo(Dh,n,je,en,nt,xt,D)}if(zn){let ut=L&&fn.setSeries,Mt=ue.prox;pr==null?ys<=Mt&&es(Ys,Yr,!0,ut):ys>Mt?es(null,Yr,!0,ut):Ys!=pr&&es(Ys,Yr,!0,ut)}}ee&&(ft.idx=D,Uc()),b!==!1&&wn("setCursor")}let $s=null;Object.defineProperty(n,"rect",{get(){return $s==null&&Zo(!1),$s}});function Zo(_=!1){_?$s=null:($s=g.getBoundingClientRect(),wn("syncRect",$s))}function nd(_,b,L,D,V,$,it){_t._lock||Xs&&_!=null&&_.movementX==0&&_.movementY==0||(Fc(_,b,L,D,V,$,it,!1,_!=null),_!=null?mr(null,!0,!0):mr(b,!0,!1))}function Fc(_,b,L,D,V,$,it,ut,Mt){if($s==null&&Zo(!1),Yt(_),_!=null)L=_.clientX-$s.left,D=_.clientY-$s.top;else{if(L<0||D<0){je=-10,en=-10;return}let[Ct,Nt]=fn.scales,Ft=b.cursor.sync,[ie,Pe]=Ft.values,[we,me]=Ft.scales,[Kt,Wt]=fn.match,Ze=b.axes[0].side%2==1,rn=C.ori==0?nt:xt,Tn=C.ori==1?nt:xt,ze=Ze?$:V,on=Ze?V:$,pi=Ze?D:L,Kn=Ze?L:D;if(we!=null?L=Kt(Ct,we)?a(ie,y[Ct],rn,0):-10:L=rn*(pi/ze),me!=null?D=Wt(Nt,me)?a(Pe,y[Nt],Tn,0):-10:D=Tn*(Kn/on),C.ori==1){let wi=L;L=D,D=wi}}Mt&&(b==null||b.cursor.event.type==Dh)&&((L<=1||L>=nt-1)&&(L=yr(L,nt)),(D<=1||D>=xt-1)&&(D=yr(D,xt))),ut?(Kf=L,Zf=D,[Wr,Xr]=_t.move(n,L,D)):(je=L,en=D)}const Oc={width:0,height:0,left:0,top:0};function Bc(){$a(Oc,!1)}let id,sd,rd,od;function ad(_,b,L,D,V,$,it){Xs=!0,bn=En=Dn._x=Dn._y=!1,Fc(_,b,L,D,V,$,it,!0,!1),_!=null&&(z(Ih,Xu,ld,!1),Jo(cm,n,Wr,Xr,nt,xt,null));let{left:ut,top:Mt,width:Ct,height:Nt}=Ke;id=ut,sd=Mt,rd=Ct,od=Nt}function ld(_,b,L,D,V,$,it){Xs=Dn._x=Dn._y=!1,Fc(_,b,L,D,V,$,it,!1,!0);let{left:ut,top:Mt,width:Ct,height:Nt}=Ke,Ft=Ct>0||Nt>0,ie=id!=ut||sd!=Mt||rd!=Ct||od!=Nt;if(Ft&&ie&&$a(Ke),Dn.setScale&&Ft&&ie){let Pe=ut,we=Ct,me=Mt,Kt=Nt;if(C.ori==1&&(Pe=Mt,we=Nt,me=ut,Kt=Ct),bn&&qs(T,ns(Pe,T),ns(Pe+we,T)),En)for(let Wt in y){let Ze=y[Wt];Wt!=T&&Ze.from==null&&Ze.min!=We&&qs(Wt,ns(me+Kt,Wt),ns(me,Wt))}Bc()}else _t.lock&&(_t._lock=!_t._lock,mr(b,!0,_!=null));_!=null&&(qe(Ih,Xu),Jo(Ih,n,je,en,nt,xt,null))}function b_(_,b,L,D,V,$,it){if(_t._lock)return;Yt(_);let ut=Xs;if(Xs){let Mt=!0,Ct=!0,Nt=10,Ft,ie;C.ori==0?(Ft=bn,ie=En):(Ft=En,ie=bn),Ft&&ie&&(Mt=je<=Nt||je>=nt-Nt,Ct=en<=Nt||en>=xt-Nt),Ft&&Mt&&(je=je<Wr?0:nt),ie&&Ct&&(en=en<Xr?0:xt),mr(null,!0,!0),Xs=!1}je=-10,en=-10,vt.fill(null),mr(null,!0,!0),ut&&(Xs=ut)}function cd(_,b,L,D,V,$,it){_t._lock||(Yt(_),Yo(),Bc(),_!=null&&Jo(fm,n,je,en,nt,xt,null))}function hd(){w.forEach(RA),k(n.width,n.height,!0)}Pr(cc,Mo,hd);const $r={};$r.mousedown=ad,$r.mousemove=nd,$r.mouseup=ld,$r.dblclick=cd,$r.setSeries=(_,b,L,D)=>{let V=fn.match[2];L=V(n,b,L),L!=-1&&es(L,D,!0,!1)},Ht&&(z(cm,g,ad),z(Dh,g,nd),z(hm,g,_=>{Yt(_),Zo(!1)}),z(um,g,b_),z(fm,g,cd),Qu.add(n),n.syncRect=Zo);const ja=n.hooks=i.hooks||{};function wn(_,b,L){kr?$o.push([_,b,L]):_ in ja&&ja[_].forEach(D=>{D.call(null,n,b,L)})}(i.plugins||[]).forEach(_=>{for(let b in _.hooks)ja[b]=(ja[b]||[]).concat(_.hooks[b])});const ud=(_,b,L)=>L,fn=pn({key:null,setSeries:!1,filters:{pub:bm,sub:bm},scales:[T,x[1]?x[1].scale:null],match:[Em,Em,ud],values:[null,null]},_t.sync);fn.match.length==2&&fn.match.push(ud),_t.sync=fn;const fd=fn.key,zc=B0(fd);function Jo(_,b,L,D,V,$,it){fn.filters.pub(_,b,L,D,V,$,it)&&zc.pub(_,b,L,D,V,$,it)}zc.sub(n);function E_(_,b,L,D,V,$,it){fn.filters.sub(_,b,L,D,V,$,it)&&$r[_](null,b,L,D,V,$,it)}n.pub=E_;function w_(){zc.unsub(n),Qu.delete(n),ln.clear(),$u(cc,Mo,hd),c.remove(),ct?.remove(),wn("destroy")}n.destroy=w_;function kc(){wn("init",i,t),Ya(t||i.data,!1),F[T]?Dc(T,F[T]):Yo(),te=Ke.show&&(Ke.width>0||Ke.height>0),Xt=ee=!0,k(i.width,i.height)}return x.forEach(Ji),w.forEach(Br),e?e instanceof HTMLElement?(e.appendChild(c),kc()):e(n,kc):kc(),n}qn.assign=pn;qn.fmtNum=Nf;qn.rangeNum=hc;qn.rangeLog=wc;qn.rangeAsinh=Df;qn.orient=Fr;qn.pxRatio=Le;qn.join=vT;qn.fmtDate=Ff,qn.tzDate=PT;qn.sync=B0;{qn.addGap=fA,qn.clipGaps=Rc;let i=qn.paths={points:W0};i.linear=q0,i.stepped=mA,i.bars=gA,i.spline=xA}const ef=1e-16,K0=["curve-1","curve-2","curve-3"],qm=i=>["x","y","z"].map((t,e)=>({label:t,ink:K0[e],value:n=>n[i+e]}));function CA(i,t,e){const n=Xn(t),[s,r,o,a]=[i[n+He.q],i[n+He.q+1],i[n+He.q+2],i[n+He.q+3]],[l,c,f]=[i[n+He.w],i[n+He.w+1],i[n+He.w+2]];return e===0?(1-2*(o*o+a*a))*l+2*(r*o+s*a)*c+2*(r*a-s*o)*f:e===1?2*(r*o-s*a)*l+(1-2*(r*r+a*a))*c+2*(o*a+s*r)*f:2*(r*a+s*o)*l+2*(o*a-s*r)*c+(1-2*(r*r+o*o))*f}const PA=[{id:"energy",title:"Energy",unit:"J",curves:[{label:"kinetic",ink:"curve-1",value:i=>i[Bt.kinetic]},{label:"potential",ink:"curve-2",value:i=>i[Bt.potential]},{label:"total − work",ink:"curve-3",value:i=>i[Bt.kinetic]+i[Bt.potential]-i[Bt.work]},{label:"lost in contact",ink:"curve-4",contact:!0,value:i=>i[Bt.lost]},{label:"ghost kin.",ink:"ghost",ghost:!0,value:i=>i[Bt.ghostKinetic]}]},{id:"drift",title:"Energy drift",unit:"J",log:!0,curves:[{label:"drift",ink:"curve-1",value:i=>Math.max(Math.abs(i[Bt.drift]),ef)},{label:"ghost",ink:"ghost",ghost:!0,value:i=>Math.max(Math.abs(i[Bt.ghostDrift]),ef)}]},{id:"momentum",title:"Momentum",unit:"kg m/s",curves:qm(Bt.momentum)},{id:"angular",title:"Angular momentum",unit:"kg m²/s",curves:qm(Bt.angular)},{id:"spin",title:"Spin in body axes",unit:"rad/s",curves:["x","y","z"].map((i,t)=>({label:i,ink:K0[t],value:(e,n)=>CA(e,n,t)}))}],LA=20,DA=600,Ym=90,IA=i=>{if(!Number.isFinite(i))return"—";const t=Math.abs(i);return t!==0&&(t<.001||t>=1e5)?i.toExponential(1).replace("e+","e").replaceAll("-","−"):i.toPrecision(4).replace("-","−")};function NA(i,t){if(i===null||t===null||!Number.isFinite(i+t))return[0,1];const e=Math.max(1e-4*Math.max(Math.abs(i),Math.abs(t)),1e-6),n=Math.max(.08*(t-i),e);return[i-n,t+n]}function UA(i,t){if(i===null||t===null||!(i>0))return[ef,1];const e=Math.floor(Math.log10(i)),n=Math.max(Math.ceil(Math.log10(t)),e+6);return[10**e,10**Math.min(n,300)]}const FA=(i,t)=>t;function OA(i,t,e,n){const[s,r]=[Math.round(Math.log10(e)),Math.round(Math.log10(n))],o=Math.max(1,Math.ceil((r-s)/3));return Array.from({length:Math.floor((r-s)/o)+1},(a,l)=>10**(s+l*o))}class BA{constructor(t,e){this.host=t,this.onSeek=e,new ResizeObserver(()=>this.resize()).observe(t),this.build()}body=0;speed=1;plots=[];width=0;build(){for(const{plot:t}of this.plots)t.destroy();this.host.replaceChildren(),this.width=this.room(),this.plots=PA.map(t=>this.make(t))}make(t){const e=document.createElement("figure");e.dataset.sheet=t.id;const n=document.createElement("figcaption"),s=document.createElement("span");s.className="name",s.textContent=`${t.title}, ${t.unit}`,n.append(s);const r=t.curves.map(c=>{const f=document.createElement("span");f.className="key",f.hidden=!!(c.ghost??c.contact);const u=document.createElement("i");u.style.background=fe(c.ink);const h=document.createElement("b");return f.append(u,c.label,h),n.append(f),h});e.append(n),this.host.append(e);const o={stroke:fe("muted"),grid:{stroke:fe("rule"),width:1},ticks:{show:!1}},a="11px system-ui, sans-serif",l=new qn({width:this.width,height:Ym,padding:[9,6,0,0],legend:{show:!1},cursor:{x:!0,y:!1,points:{show:!1},drag:{x:!1,y:!1}},scales:{x:{time:!1},y:t.log?{distr:3,range:(c,f,u)=>UA(f,u)}:{range:(c,f,u)=>NA(f,u)}},axes:[{...o,font:a,size:22,gap:3},{...o,font:a,size:52,gap:4,space:26,...t.log&&{splits:OA,filter:FA},values:(c,f)=>f.map(u=>u===null?"":zA(u))}],series:[{},...t.curves.map(c=>({stroke:fe(c.ink),width:1.75,dash:c.ghost?[5,4]:void 0,points:{show:!1}}))]},[[],...t.curves.map(()=>[])],e);return l.over.addEventListener("click",c=>this.onSeek(l.posToVal(c.offsetX,"x"))),{sheet:t,plot:l,values:r}}room(){const t=getComputedStyle(this.host);return this.host.clientWidth-parseFloat(t.paddingLeft)-parseFloat(t.paddingRight)||300}resize(){const t=this.room();if(t!==this.width){this.width=t;for(const{plot:e}of this.plots)e.setSize({width:t,height:Ym})}}update(t,e,n){const{frames:s}=t,r=s[e];if(!r||!this.host.clientWidth)return;const o=s[s.length-1][Bt.time],a=t.sample(n?0:t.nearest(o-LA*Math.max(1,this.speed)),DA),l=a.map(u=>s[u][Bt.time]),c=Ni(r,Ii.ghost),f=Ni(r,Ii.contact);for(const{sheet:u,plot:h,values:p}of this.plots){const g=u.curves.map(m=>a.map(d=>{const w=m.ghost&&!Ni(s[d],Ii.ghost)||m.contact&&!f?NaN:m.value(s[d],this.body);return Number.isFinite(w)?w:null}));h.setData([l,...g]),u.curves.forEach((m,d)=>{p[d].textContent=IA(m.value(r,this.body)),m.ghost&&(p[d].parentElement.hidden=!c),m.contact&&(p[d].parentElement.hidden=!f)});const M=n?h.valToPos(r[Bt.time],"x"):-10;h.setCursor({left:M,top:n?1:-10})}}}function zA(i){const t=Math.abs(i);return(t!==0&&(t<.001||t>=1e5)?i.toExponential(0).replace("e+","e"):`${+i.toFixed(6)}`).replaceAll("-","−")}const kA=200,VA=40,GA=1.35,$m=160,Bh=600,HA=20,WA=.1,Mr=1.004,Z0=1e-6,XA=.045;function qA(i,t){const[e,,n]=i;if(!(e>Z0*n))return null;const s=t*Math.sqrt(e);return{axes:i.map(r=>s/Math.sqrt(r)),c:s}}function YA(i,t,e){const n=i.reduce((M,m,d)=>M+m*t[d]**2,0),s=i.reduce((M,m,d)=>M+(m*t[d])**2,0),r=s>=i[1]*n?2:0,[o,a]=r===2?[0,1]:[1,2],l=i[r],c=Math.abs(l*n-s),f=M=>Math.sqrt(c/(i[M]*Math.abs(l-i[M]))),[u,h]=[f(o),f(a)];if(!(u>0)||!(h>0)||Math.abs(l-i[r===2?0:2])<Z0*i[2])return[];const p=Math.sign(t[r])||1,g=[];for(let M=0;M<e;M++){const m=2*Math.PI*M/(e-1),d=[0,0,0];d[o]=u*Math.cos(m),d[a]=h*Math.sin(m),d[r]=p*Math.sqrt(Math.max(0,(n-i[o]*d[o]**2-i[a]*d[a]**2)/l)),g.push(...d)}return g.every(Number.isFinite)?g:[]}const nf=new P,fc=new an,Rs=new P,$A=new P,jA=new ve,KA=new ve().makeScale(0,0,0);class ZA{constructor(t,e){this.scene=t,this.bodies=e}shown=!1;glass=null;local=[];paths=[];glassMaterial=new _s({roughness:.25,transparent:!0,opacity:.26,depthWrite:!1});curveMaterial=new Ua({linewidth:1.6});trailMaterial=new Ua({linewidth:3.2});knobMaterial=new Fi;ball=new ur(1,64,32);build(){this.drop();const t=this.bodies.infos.slice(0,kA);this.local=t.map((e,n)=>{const s=qA(e.moments,GA*this.bodies.radii[n]);return s?(this.paths.length<VA&&this.paths.push(this.path(e,n,s.c,s.axes[0])),jm(e).scale(new P(...s.axes))):null}),this.glass=new Ir(this.ball,this.glassMaterial,t.length),this.glass.frustumCulled=!1,this.glass.renderOrder=2,this.glass.visible=!1,this.scene.add(this.glass),this.paint()}path(t,e,n,s){const r=new Ps,o=new De(this.ball,this.knobMaterial);o.scale.setScalar(XA*this.bodies.radii[e]),r.add(o),this.scene.add(r);const a=new Gu(r,this.curveMaterial,$m),l=new Gu(r,this.trailMaterial,Bh);for(const c of[a.line,l.line,o])c.renderOrder=3;return{body:e,moments:t.moments,c:n,size:s,group:r,curve:a,trail:l,knob:o,turn:new an().setFromRotationMatrix(jm(t))}}paint(){this.glassMaterial.color.set(fe("accent")),this.curveMaterial.color.set(fe("muted")),this.trailMaterial.color.set(fe("spin")),this.knobMaterial.color.set(fe("spin"))}place(t,e,n){if(this.glass){this.glass.visible=this.shown;for(const s of this.paths)s.group.visible=this.shown;if(this.shown){this.local.forEach((s,r)=>{Ls(t,Xn(r),nf,fc),this.glass.setMatrixAt(r,s?jA.makeRotationFromQuaternion(fc).setPosition(nf).multiply(s):KA)}),this.glass.instanceMatrix.needsUpdate=!0;for(const s of this.paths)this.placePath(s,t,e,n)}}}placePath(t,e,n,s){const{group:r,knob:o,curve:a,trail:l}=t;Ls(e,Xn(t.body),r.position,r.quaternion),r.quaternion.multiply(t.turn),r.visible=Km(e,t),r.visible&&(o.position.copy(Rs).multiplyScalar(Mr),a.set(YA(t.moments,o.position.toArray(),$m)),l.set(this.went(t,n,s)))}went(t,e,n){const s=[];if(!e.frames[n])return s;const r=e.nearest(e.frames[n][Bt.time]-HA),o=Math.max(1,Math.ceil((n-r)/(Bh/2)));let a=null;for(let l=Math.ceil(r/o)*o;l<n+o;l+=o){if(!Km(e.frames[Math.min(l,n)],t))continue;const c=Rs.clone(),f=a?Math.min(8,Math.floor(a.distanceTo(c)/(WA*t.size))):0;for(let u=1;u<=f;u++)JA(Rs.lerpVectors(a,c,u/(f+1)),t),s.push(Mr*Rs.x,Mr*Rs.y,Mr*Rs.z);s.push(Mr*c.x,Mr*c.y,Mr*c.z),a=c}return s.slice(-3*Bh)}drawn(t){const e=this.paths.find(n=>n.body===t);return e?.group.visible?{curve:e.curve.points(),trail:e.trail.points(),point:e.knob.position.toArray()}:null}drop(){for(const{group:t,curve:e,trail:n}of this.paths)e.dispose(),n.dispose(),this.scene.remove(t);this.paths=[],this.glass&&(this.scene.remove(this.glass),this.glass.dispose(),this.glass=null)}}function jm(i){const t=i.axes;return new ve().set(t[0],t[1],t[2],0,t[3],t[4],t[5],0,t[6],t[7],t[8],0,0,0,0,1)}function Km(i,t){const e=Xn(t.body);Rs.fromArray(i,e+He.w);const n=Rs.dot($A.fromArray(i,e+He.L));return!(n>0)||!Number.isFinite(n)?!1:(Ls(i,e,nf,fc),Rs.applyQuaternion(fc.multiply(t.turn).conjugate()).multiplyScalar(t.c/Math.sqrt(n)),!0)}function JA(i,{moments:t,c:e}){i.multiplyScalar(e/Math.sqrt(t[0]*i.x**2+t[1]*i.y**2+t[2]*i.z**2))}const QA=2e3,tR=5e3,eR=3;class nR{constructor(t){this.listener=t,window.addEventListener("message",e=>{if(e.source!==window.parent||e.data!=="freebody"||!e.ports[0]||this.port)return;const n=this.port=e.ports[0];wE(s=>n.postMessage({type:"save",kind:s})),this.port.onmessage=({data:s})=>this.hear(s),this.answered=performance.now(),t.state(!0,0),window.setInterval(()=>this.watch(),QA)})}port=null;answered=0;busy=!1;frames=0;get connected(){return this.port!==null}send(t){this.port?.postMessage(t)}hear(t){"files"in t?EE(t.files):"frame"in t?this.see(new Float32Array(t.frame),t.number):"made"in t?TE(t.made):t.message.type==="pong"?this.answer():this.listener.message(t.message)}see(t,e){this.listener.frame(t),this.frames+=1,this.frames%eR===0&&this.port.postMessage({type:"seen",number:e})}answer(){this.answered=performance.now(),this.busy&&this.listener.message({type:"status",text:""}),this.busy=!1}watch(){this.busy=performance.now()-this.answered>tR,this.busy&&this.listener.message({type:"status",text:"The notebook is busy: what you do here waits for the end of its cell."}),this.send({type:"ping",t:performance.now()})}}const iR=[.1,.25,.5,1,2,4],sR=[1,3];class rR{constructor(t,e){this.host=t,[this.stiffness.min,this.stiffness.max]=sR.map(String);const n=at("fieldset",{className:"triple"},...this.gravity);t.append(Si("Scene",this.scene),Si("Integrator",this.integrator,this.summary),Si("Step, s",this.dt,this.ownStep),Si("Ghost",this.ghost,at("p",{className:"note"},"A second integrator from the same state, drawn translucent.")),Si("Gravity, m/s²",n),Si("Speed",this.speed),Si("Grab stiffness",this.stiffness,this.stiffnessValue)),this.scene.onchange=()=>e({type:"scene",name:this.scene.value}),this.integrator.onchange=()=>e({type:"integrator",name:this.integrator.value}),this.ghost.onchange=()=>e({type:"ghost",name:this.ghost.value||null}),this.speed.onchange=()=>e({type:"speed",value:Number(this.speed.value)}),this.dt.onchange=()=>{this.dt.valueAsNumber>0&&e({type:"dt",value:this.dt.valueAsNumber})},this.ownStep.onclick=()=>e({type:"dt",value:Number(this.ownStep.value)});for(const s of this.gravity)s.onchange=()=>{const r=this.gravity.map(o=>o.valueAsNumber);r.every(Number.isFinite)&&e({type:"gravity",value:r})};this.stiffness.oninput=()=>{const s=Number((10**this.stiffness.valueAsNumber).toPrecision(2));this.stiffnessValue.textContent=`${s} per s²`,e({type:"stiffness",value:s})}}scene=at("select");integrator=at("select");summary=at("p",{className:"note"});dt=at("input",{type:"number",min:"0",step:"any",inputMode:"decimal"});ownStep=at("button",{type:"button",className:"small",hidden:!0,title:"The step that the scene asks for; the page starts with smaller ones where pictures would fall between them"});gravity=["x","y","z"].map(t=>at("input",{type:"number",step:"any",ariaLabel:`Gravity along ${t}`}));speed=at("select");stiffness=at("input",{type:"range",step:"0.01"});stiffnessValue=at("p",{className:"note"});ghost=at("select");physical=[this.integrator,this.dt,this.ghost,this.speed,this.stiffness,...this.gravity];update(t){const{settings:e}=t,n=(c,f)=>{document.activeElement!==c&&(c.value=String(Number(f.toPrecision(6))))},s=t.scenes.map(({name:c,title:f})=>[c,f]);s.some(([c])=>c===t.scene.name)||s.unshift([t.scene.name,t.scene.title]),Ds(this.scene,s,t.scene.name);const r=t.integrators.map(({name:c,refused:f})=>f?[c,`${c} – ${f}`,!0]:[c,c,!1]);Ds(this.integrator,r,e.integrator);const o=t.integrators.find(({name:c})=>c===e.integrator);this.summary.textContent=o?`Order ${o.order}: ${o.summary}.`:"",Ds(this.ghost,[["","none"],...r],e.ghost??"");const a=[...new Set([...iR,e.speed])].sort((c,f)=>c-f);Ds(this.speed,a.map(c=>[String(c),`${c} ×`]),String(e.speed)),n(this.dt,e.dt);const l=t.scene.dt??e.dt;this.ownStep.hidden=Math.abs(l/e.dt-1)<1e-9||!!t.tape,this.ownStep.value=String(l),this.ownStep.textContent=`Use the scene's step, ${Number(l.toPrecision(4))} s`,this.ownStep.disabled=!t.control,e.gravity.forEach((c,f)=>n(this.gravity[f],c)),n(this.stiffness,Math.log10(e.stiffness)),this.stiffnessValue.textContent=`${Number(e.stiffness.toPrecision(3))} per s²`;for(const c of this.host.querySelectorAll("select, input"))c.disabled=!t.control;if(t.tape)for(const c of this.physical)c.disabled=!0}}const oR={lowest:{pixels:.5,shadows:512,fine:!1},low:{pixels:.75,shadows:512,fine:!1},medium:{pixels:1,shadows:1024,fine:!0},high:{pixels:2,shadows:2048,fine:!0}},Ra=["lowest","low","medium","high"],J0="freebody.quality",Zm=24,aR=38,lR=19,cR=4,hR=250;function uR(){try{const i=localStorage.getItem(J0);return Ra.includes(i)?i:"auto"}catch{return"auto"}}class fR{constructor(t,e){this.changed=e,this.found=t?"low":window.devicePixelRatio>1.5?"high":"medium",t&&(this.ceiling=2)}choice=uR();steady=!1;found;times=[];last=0;good=0;ceiling=Ra.length-1;get level(){return this.choice==="auto"?this.found:this.choice}get effort(){return oR[this.level]}set(t){this.choice=t;try{localStorage.setItem(J0,t)}catch{}this.restart(),this.changed()}restart(){this.times=[],this.good=0,this.last=0}drew(t){const e=t-this.last;if(this.last=t,this.choice!=="auto"||this.steady||e>hR||(this.times.push(e),this.times.length<Zm))return;const n=this.times.sort((r,o)=>r-o)[Zm>>1];this.times=[];const s=Ra.indexOf(this.found);this.good=n<lR?this.good+1:0,n>aR&&s>0?(this.ceiling=s-1,this.move(s-1)):this.good>=cR&&s<this.ceiling&&this.move(s+1)}move(t){this.found=Ra[t],this.restart(),this.changed()}}function dR(){const i=document.createElement("canvas").getContext("webgl2");if(!i)return!1;const t=i.getExtension("WEBGL_debug_renderer_info"),e=String(i.getParameter(t?t.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|softpipe|software|basic render/i.test(e)}class pR{boxes=new Map;constructor(t,e,n,s){const r=at("fieldset",{className:"toggles"},at("legend",{},"Draw"));for(const l of e){const c=at("input",{type:"checkbox",id:`show-${l.id}`,checked:l.on});c.onchange=()=>l.set(c.checked),this.boxes.set(l.id,c);const f=at("label",{},c,l.label);l.key&&f.append(at("kbd",{},l.key)),r.append(f)}const o=at("select");Ds(o,[["auto","like the system"],["light","light"],["dark","dark"]],n.choice),o.onchange=()=>n.set(o.value);const a=at("select");Ds(a,[["auto","as fine as runs smoothly"],...Ra.map(l=>[l,l])],s.choice),a.onchange=()=>s.set(a.value),t.append(r,Si("Theme",o),Si("Quality",a))}isOn(t){return this.boxes.get(t)?.checked??!1}flip(t){this.boxes.get(t)?.click()}}const Jm={type:"change"},Hf={type:"start"},Q0={type:"end"},zl=new gc,Qm=new us,mR=Math.cos(70*wo.DEG2RAD),_n=new P,ai=2*Math.PI,ke={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},zh=1e-6;class gR extends fv{constructor(t,e=null){super(t,e),this.state=ke.NONE,this.target=new P,this.cursor=new P,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:xo.ROTATE,MIDDLE:xo.DOLLY,RIGHT:xo.PAN},this.touches={ONE:go.ROTATE,TWO:go.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new P,this._lastQuaternion=new an,this._lastTargetPosition=new P,this._quat=new an().setFromUnitVectors(t.up,new P(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Zd,this._sphericalDelta=new Zd,this._scale=1,this._panOffset=new P,this._rotateStart=new $t,this._rotateEnd=new $t,this._rotateDelta=new $t,this._panStart=new $t,this._panEnd=new $t,this._panDelta=new $t,this._dollyStart=new $t,this._dollyEnd=new $t,this._dollyDelta=new $t,this._dollyDirection=new P,this._mouse=new $t,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=xR.bind(this),this._onPointerDown=_R.bind(this),this._onPointerUp=vR.bind(this),this._onContextMenu=TR.bind(this),this._onMouseWheel=yR.bind(this),this._onKeyDown=bR.bind(this),this._onTouchStart=ER.bind(this),this._onTouchMove=wR.bind(this),this._onMouseDown=SR.bind(this),this._onMouseMove=MR.bind(this),this._interceptControlDown=AR.bind(this),this._interceptControlUp=RR.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction=""}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Jm),this.update(),this.state=ke.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){const e=this.object.position;_n.copy(e).sub(this.target),_n.applyQuaternion(this._quat),this._spherical.setFromVector3(_n),this.autoRotate&&this.state===ke.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ai:n>Math.PI&&(n-=ai),s<-Math.PI?s+=ai:s>Math.PI&&(s-=ai),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(_n.setFromSpherical(this._spherical),_n.applyQuaternion(this._quatInverse),e.copy(this.target).add(_n),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){const a=_n.length();o=this._clampDistance(a*this._scale);const l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const a=new P(this._mouse.x,this._mouse.y,0);a.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new P(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=_n.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(zl.origin.copy(this.object.position),zl.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(zl.direction))<mR?this.object.lookAt(this.target):(Qm.setFromNormalAndCoplanarPoint(this.object.up,this.target),zl.intersectPlane(Qm,this.target))))}else if(this.object.isOrthographicCamera){const o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>zh||8*(1-this._lastQuaternion.dot(this.object.quaternion))>zh||this._lastTargetPosition.distanceToSquared(this.target)>zh?(this.dispatchEvent(Jm),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ai/60*this.autoRotateSpeed*t:ai/60/60*this.autoRotateSpeed}_getZoomScale(t){const e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){_n.setFromMatrixColumn(e,0),_n.multiplyScalar(-t),this._panOffset.add(_n)}_panUp(t,e){this.screenSpacePanning===!0?_n.setFromMatrixColumn(e,1):(_n.setFromMatrixColumn(e,0),_n.crossVectors(this.object.up,_n)),_n.multiplyScalar(t),this._panOffset.add(_n)}_pan(t,e){const n=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;_n.copy(s).sub(this.target);let r=_n.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientX),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{const n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new $t,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){const e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){const e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}}function _R(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function xR(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function vR(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Q0),this.state=ke.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function SR(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case xo.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=ke.DOLLY;break;case xo.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=ke.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=ke.ROTATE}break;case xo.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=ke.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=ke.PAN}break;default:this.state=ke.NONE}this.state!==ke.NONE&&this.dispatchEvent(Hf)}function MR(i){switch(this.state){case ke.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case ke.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case ke.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function yR(i){this.enabled===!1||this.enableZoom===!1||this.state!==ke.NONE||(i.preventDefault(),this.dispatchEvent(Hf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(Q0))}function bR(i){this.enabled!==!1&&this._handleKeyDown(i)}function ER(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case go.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(i),this.state=ke.TOUCH_ROTATE;break;case go.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(i),this.state=ke.TOUCH_PAN;break;default:this.state=ke.NONE}break;case 2:switch(this.touches.TWO){case go.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=ke.TOUCH_DOLLY_PAN;break;case go.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=ke.TOUCH_DOLLY_ROTATE;break;default:this.state=ke.NONE}break;default:this.state=ke.NONE}this.state!==ke.NONE&&this.dispatchEvent(Hf)}function wR(i){switch(this._trackPointer(i),this.state){case ke.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case ke.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case ke.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case ke.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=ke.NONE}}function TR(i){this.enabled!==!1&&i.preventDefault()}function AR(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function RR(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const tg=new P(-.42,-.55,1.15).normalize(),CR=14,kh=1.3,PR=64,LR=2.2,DR={zenith:"#dfe9f5",horizon:"#ffffff",ground:"#8e959e",panel:7,lamp:2.1,fill:.35,surroundings:.72},IR={zenith:"#3a4a60",horizon:"#8496ad",ground:"#333c47",panel:8,lamp:2.2,fill:.2,surroundings:.8},NR=[[[-5,6,-4],[5,3.5],1],[[6,4,2],[2,5],.7],[[1,7,6],[6,1.2],.8],[[-3,1.5,7],[1,3],.5]],Vh=new P,pa=new P,kl=new P;class UR{constructor(t,e){this.scene=t,this.renderer=e,e.shadowMap.type=ba,this.lamp.shadow.radius=LR,this.lamp.shadow.bias=-3e-4,this.sky=new De(new ur(1,32,16),OR()),this.sky.renderOrder=-20,this.sky.frustumCulled=!1,t.add(this.lamp,this.lamp.target,this.fill,this.sky)}lamp=new sv;fill=new ev;sky;toLamp=tg.clone();surrounding={};half=0;mapSize=0;paint(t,e){const n=t?IR:DR;this.scene.environment=this.surrounding[t?"dark":"light"]??=this.surround(n),this.scene.environmentIntensity=n.surroundings,this.lamp.intensity=n.lamp,this.fill.intensity=n.fill,this.fill.color.set("#ffffff"),this.fill.groundColor.set(n.ground),this.sky.material.uniforms.horizon.value.copy(e),this.sky.material.uniforms.zenith.value.copy(e).lerp(new Zt(t?"#2a3b52":"#b9cbe0"),t?.55:.75)}surround(t){const e=FR(t),n=new Fu(this.renderer),{texture:s}=n.fromScene(e,0,.1,50,{size:PR});return n.dispose(),e.traverse(r=>r.geometry?.dispose()),s}adjust(t,e,n,s){this.toLamp.copy(tg).applyQuaternion(t),this.fill.position.copy(e);const r=t.clone().multiply(new an().setFromAxisAngle(new P(1,0,0),Math.PI/2));this.scene.environmentRotation.setFromQuaternion(r),this.sky.material.uniforms.up.value.copy(e),this.sky.visible=s,this.lamp.castShadow=n>0,this.renderer.shadowMap.enabled=n>0,n&&n!==this.mapSize&&(this.mapSize=n,this.lamp.shadow.mapSize.set(n,n),this.lamp.shadow.map?.dispose(),this.lamp.shadow.map=null)}follow(t,e){const n=Math.min(Math.max(t.radius*1.15,.15*e),CR*e);(n>this.half||n<this.half/(kh*kh))&&(this.half=n*kh);const s=2*this.half/Math.max(this.mapSize,1);pa.set(-this.toLamp.y,this.toLamp.x,1e-4).normalize(),kl.crossVectors(this.toLamp,pa).normalize(),pa.crossVectors(kl,this.toLamp);const r=a=>Math.round(t.center.dot(a)/s)*s;Vh.copy(this.toLamp).multiplyScalar(t.center.dot(this.toLamp)).addScaledVector(pa,r(pa)).addScaledVector(kl,r(kl)),this.lamp.target.position.copy(Vh),this.lamp.position.copy(Vh).addScaledVector(this.toLamp,2*this.half);const o=this.lamp.shadow.camera;o.right!==this.half&&(o.left=o.bottom=-this.half,o.right=o.top=this.half,o.near=.2*this.half,o.far=2*this.half+Math.max(6*this.half,6*e),o.updateProjectionMatrix(),this.lamp.shadow.normalBias=1.5*s)}shadowOn(t,e,n){const s=e.normal.dot(this.toLamp),r=e.distanceToPoint(t);return!(s>.05)||!(r>-this.half)?null:n.copy(t).addScaledVector(this.toLamp,-r/s)}get width(){return 3*this.half}stay(t){this.sky.position.copy(t.position),this.sky.scale.setScalar(.5*t.far)}}function FR(i){const t=new Rg,e=new ur(12,32,24),[n,s,r]=[i.zenith,i.horizon,i.ground].map(c=>new Zt(c)),o=[],a=e.getAttribute("position"),l=new Zt;for(let c=0;c<a.count;c++){const f=a.getY(c)/12;f>=0?l.lerpColors(s,n,Math.sqrt(f)):l.lerpColors(s,r,Math.min(1,-6*f)),o.push(l.r,l.g,l.b)}e.setAttribute("color",new Ae(o,3)),t.add(new De(e,new Fi({vertexColors:!0,side:Cn})));for(const[c,f,u]of NR){const h=new De(new ks(...f),new Fi({side:Fn}));h.material.color.setScalar(i.panel*u),h.position.set(...c),h.lookAt(0,0,0),t.add(h)}return t}function OR(){return new hi({side:Cn,depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{horizon:{value:new Zt},zenith:{value:new Zt},up:{value:new P(0,0,1)}},vertexShader:`
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
      }`})}const eg=40,BR=8192,zR=1.3,kR=.8,VR=1.33,GR=40,ng=1.4,HR=new P(0,0,1),Vl={1:[.75,-1,.55],2:[0,-1,0],3:[1,0,0],4:[0,-1e-4,1]};class WR{constructor(t){this.canvas=t;const e=dR();this.renderer=new lE({canvas:t,antialias:!e,preserveDrawingBuffer:!1}),this.renderer.toneMapping=rf,this.quality=new fR(e,()=>this.adjust()),this.camera.up.set(0,0,1),this.controls=this.control(),this.light=new UR(this.scene,this.renderer),new ResizeObserver(()=>this.resize()).observe(t.parentElement),this.resize(),this.adjust(),this.paint()}scene=new Rg;camera=new Di(eg,1,.01,1e3);renderer;quality;lit=new Ui(new P,1);before=null;sheets=[];light;plane=new us;along=new P;place=new P;controls;dirty=!0;radius=1;distance=1;first=new P(...Vl[1]);cell=1;extent=1;centre=new P;upright=new an;grid=null;gridShown=!0;grounded=!1;fitted=!1;adjust(){const{pixels:t,shadows:e,fine:n}=this.quality.effort;this.renderer.setPixelRatio(Math.min(window.devicePixelRatio,t)),this.light.adjust(this.upright,this.camera.up,e,n);for(const s of[this.grid,...this.sheets])s?.adjust(n);this.dirty=!0}control(){const t=new gR(this.camera,this.canvas);return t.addEventListener("change",()=>this.dirty=!0),t}resize(){const{clientWidth:t,clientHeight:e}=this.canvas.parentElement;!t||!e||(this.renderer.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.dirty=!0,this.fitted&&this.render())}paint(){const t=new Zt(fe("scene"));this.scene.background=t,this.scene.fog=new xf(t,this.distance+this.radius*3,this.distance+this.radius*26),this.light.paint(Vu(),t),this.layGrid(),this.dirty=!0}showGrid(t){this.gridShown=t,this.grid&&(this.grid.group.visible=this.fitted&&!this.grounded,this.grid.lines=t),this.dirty=!0}set floored(t){this.grounded=t,this.showGrid(this.gridShown)}layGrid(){const t=10**Math.floor(Math.log10(this.radius));this.cell=t*(this.radius/t>=5?5:this.radius/t>=2?2:1),this.extent=.5*GR*this.cell,this.grid&&this.scene.remove(this.grid.group),this.grid?.dispose(),this.grid=new r0(0,this.cell,this.extent),this.grid.group.quaternion.copy(this.upright),this.grid.paint({base:fe("scene"),line:fe("grid"),axis:fe("grid-axis")},Vu()),this.grid.adjust(this.quality.effort.fine),this.scene.add(this.grid.group),this.showGrid(this.gridShown)}fit({centre:t,radius:e,count:n,up:s,from:r,fieldOfView:o}){s.distanceTo(this.camera.up)>1e-9&&(this.controls.dispose(),this.camera.up.copy(s),this.upright.setFromUnitVectors(HR,s),this.controls=this.control()),this.camera.fov=o===null?eg:wo.radToDeg(o);const a=Math.tan(wo.degToRad(this.camera.fov/2)),l=Math.min(1,VR*this.camera.aspect),c=zR+kR/Math.sqrt(Math.max(n,1));this.first.set(...Vl[1]).applyQuaternion(this.upright),this.distance=e*c/(a*l),r&&r.distanceTo(t)>0&&(this.first.copy(r).sub(t),this.distance=this.first.length()/l),this.centre.copy(t),this.radius=Math.max(e,this.distance*a*l/c),this.camera.near=e/200,this.camera.far=this.radius*400,this.controls.minDistance=e/4,this.controls.maxDistance=this.radius*100,this.fitted=!0,this.adjust(),this.paint(),this.view("1")}view(t,e=this.centre){const n=t==="1"?this.first:Vl[t]&&new P(...Vl[t]).applyQuaternion(this.upright);n&&(this.controls.target.copy(e),this.camera.position.copy(n).setLength(this.distance).add(e),this.camera.updateProjectionMatrix(),this.controls.update(),this.dirty=!0)}shift(t){this.camera.position.add(t),this.controls.target.add(t),this.dirty=!0}orbit(t,e){const n=this.camera.position.clone().sub(this.controls.target);n.applyAxisAngle(this.camera.up,t);const s=new P().crossVectors(this.camera.up,n).normalize(),r=n.clone().applyAxisAngle(s,-e);Math.abs(r.clone().normalize().dot(this.camera.up))<.995&&n.copy(r),this.camera.position.copy(this.controls.target).add(n),this.controls.update(),this.dirty=!0}project(t){this.camera.updateMatrixWorld();const e=t.clone().project(this.camera),n=this.canvas.getBoundingClientRect(),s=Math.abs(e.x)<=1&&Math.abs(e.y)<=1&&Math.abs(e.z)<=1;return{x:n.left+(e.x+1)/2*n.width,y:n.top+(1-e.y)/2*n.height,inside:s}}floor(){const t=2*ng*this.radius,n=this.controls.target.clone().sub(this.centre).dot(this.camera.up),s=Math.floor(n/t+(n<0?.25:0)),r=this.controls.target.clone().applyQuaternion(this.upright.clone().conjugate()),o=l=>Math.round(l/(ac*this.cell))*ac*this.cell,a=this.centre.dot(this.camera.up)-ng*this.radius+s*t;return r.set(o(r.x),o(r.y),a).applyQuaternion(this.upright)}shade(){for(const t of[this.grid,...this.sheets]){if(!t?.group.parent||!t.group.visible)continue;t.group.updateWorldMatrix(!0,!1),this.plane.setFromNormalAndCoplanarPoint(this.along.set(0,0,1).transformDirection(t.group.matrixWorld),this.place.setFromMatrixPosition(t.group.matrixWorld));const e=this.light.shadowOn(this.lit.center,this.plane,this.place);e&&t.shadeAt(e,this.light.width)}}drawAt(t,e,n){const s=this.renderer.getContext(),r=Math.min(s.getParameter(s.MAX_RENDERBUFFER_SIZE),...s.getParameter(s.MAX_VIEWPORT_DIMS),BR),o=Math.min(1,r/Math.max(t,e));this.renderer.setPixelRatio(1),this.renderer.setSize(Math.round(o*t),Math.round(o*e),!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.render(),n(this.canvas),this.adjust(),this.resize()}render(){this.grid?.group.position.copy(this.floor()),this.light.follow(this.lit,this.radius),this.light.stay(this.camera),this.quality.effort.fine?this.before?.():this.shade(),this.renderer.render(this.scene,this.camera),this.dirty=!1}}const XR=100,qR=.28,YR=3,$R=new P(0,0,1),jR=new Oo(.5,.2,1,28,1,!0).rotateX(Math.PI/2).translate(0,0,.5),KR=new ka(.42,1,24,1,!0).rotateX(Math.PI/2).translate(0,0,.5);class ZR{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;parts=[];metal=new _s({metalness:.9,roughness:.35,side:Fn});fire=new Fi({transparent:!0,opacity:.55,depthWrite:!1,toneMapped:!1});build(t){for(const{group:e}of this.parts)this.scene.remove(e);this.parts=t.slice(0,XR).map(e=>{const n=new Ps,s=new De(jR,this.metal);s.castShadow=!0;const r=new De(KR,this.fire);return r.position.z=.9,n.add(s,r),n.scale.setScalar(qR*this.bodies.radii[e.body]),this.scene.add(n),{info:e,group:n,fire:r}}),this.paint()}paint(){this.metal.color.set(fe("joint")),this.fire.color.set(fe("flame"))}get burning(){return this.parts.filter(({group:t,fire:e})=>t.visible&&e.visible).length}place(t){for(const{info:e,group:n,fire:s}of this.parts){n.visible=this.shown;const r=this.bodies.toWorld(e.body,new P(...e.at),t),o=this.bodies.toWorld(e.body,new P(...JR(e.at,e.direction)),t).sub(r);n.position.copy(r),n.quaternion.setFromUnitVectors($R,o.negate().normalize());const a=QR(e,t[Bt.time]);s.visible=a>0,s.scale.set(1,1,YR*a*(.93+.07*Math.sin(61*t[Bt.time])))}}}const JR=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]];function QR({burns:i},t){return i?i.find(([e,n])=>e<=t&&(n===null||t<n))?.[2]??0:1}const tC=200,eC=240,Wf=360,Zl=Math.ceil(Wf/eC),nC=Math.ceil(Wf/Zl)+1;class iC{constructor(t){this.scene=t,this.material.onBeforeCompile=e=>{e.uniforms.segments=this.segments,e.vertexShader=e.vertexShader.replace("void main() {",`uniform float segments;
varying float fresh;
void main() {
fresh = (mod(float(gl_InstanceID), segments) + (position.y < 0.5 ? 0.0 : 1.0)) / segments;`),e.fragmentShader=e.fragmentShader.replace("void main() {",`varying float fresh;
void main() {`).replace("#include <premultiplied_alpha_fragment>",`gl_FragColor.a *= fresh * fresh;
#include <premultiplied_alpha_fragment>`)}}shown=!1;line=null;segments={value:1};material=new Ua({linewidth:2.4,vertexColors:!0,transparent:!0,depthWrite:!1});place(t,e,n){if(this.line&&(this.line.visible=this.shown),!this.shown||e<1)return;const s=Math.min(n.length,tC),r=this.line??=this.made(n.slice(0,s)),o=Math.max(0,e-Wf),a=[];for(let p=Math.ceil(o/Zl)*Zl;p<e;p+=Zl)a.push(p);a.push(e);const l=a.length-1,c=r.geometry.attributes.instanceStart.data,f=r.geometry.attributes.instanceColorStart.data,u=new Zt;let h=0;for(let p=0;p<s;p++){u.set(n[p].color);for(let g=0;g<l;g++)for(const M of[g,g+1]){const m=t.frames[a[M]],d=Xn(p);for(let x=0;x<3;x++)c.array[h+x]=m[d+x];u.toArray(f.array,h),h+=3}}c.needsUpdate=f.needsUpdate=!0,this.segments.value=l,r.geometry.instanceCount=s*l,r.visible=!0}made(t){const e=new Float32Array(6*t.length*nC),n=new Af().setPositions(e).setColors(e.slice()),s=new o0(n,this.material);return s.frustumCulled=!1,this.scene.add(s),s}clear(){this.line&&(this.scene.remove(this.line),this.line.geometry.dispose(),this.line=null)}}const sC=200,ig=1.7,rC=2,oC=.28,sg=.001,rg=["axis-x","axis-y","axis-z","spin","momentum","force","torque"],aC=new Set(["force","torque"]),po=new P,og=new an,ma=new P;class lC{constructor(t,e){this.scene=t,this.bodies=e}shown={axes:!1,spin:!1,momentum:!1,force:!1};longest=1;contact=null;sets=null;count=0;fastest=sg;heaviest=1;strongest=0;hardest=0;noticed=0;usual=1;build(t=null){if(this.contact=t,this.sets)for(const n of Object.values(this.sets))n.dispose();this.count=Math.min(this.bodies.infos.length,sC),this.sets=Object.fromEntries(rg.map(n=>[n,new s0(this.scene,this.count,aC.has(n))])),this.fastest=sg,this.strongest=this.hardest=0;const e=[...this.bodies.radii].sort((n,s)=>n-s);this.usual=e[e.length>>1]||1,this.heaviest=Math.max(...this.bodies.infos.flatMap(n=>n.moments))||1,this.paint()}paint(){if(this.sets)for(const t of rg)this.sets[t].colour=fe(t)}notice(t){const e=(o,a)=>{const l=ma.fromArray(t,a).length();return Number.isFinite(l)?Math.max(o,l):o},n=Math.exp(-Math.abs(t[Bt.time]-this.noticed)/rC);this.noticed=t[Bt.time],this.strongest*=n,this.hardest*=n;for(let o=0;o<this.count;o++){this.fastest=e(this.fastest,Xn(o)+He.w);const a=yp(t,o,this.bodies.infos.length);a<0||(this.strongest=e(this.strongest,a),this.hardest=e(this.hardest,a+3))}const s=Va(t,this.bodies.infos.length);if(s<0||!this.contact)return;const r=s+ko*this.contact.moving;for(let o=0;o<this.contact.points;o++)this.strongest=e(this.strongest,r+lr*o+Mi.force)}get perNewton(){return this.strongest>0?this.longest/this.strongest:0}place(t,e){if(!this.sets)return;const{spin:n,momentum:s,force:r,torque:o}=this.sets,a=[this.sets["axis-x"],this.sets["axis-y"],this.sets["axis-z"]];for(const u of a)u.visible=this.shown.axes;n.visible=this.shown.spin,s.visible=this.shown.momentum,r.visible=o.visible=this.shown.force,this.notice(t);const l=this.longest=Math.max(ig*this.usual,oC*e);if(!Object.values(this.shown).some(Boolean))return;const c=ig/this.fastest,f=c/this.heaviest;for(let u=0;u<this.count;u++){const h=Xn(u),p=this.bodies.radii[u];Ls(t,h,po,og),a.forEach((d,x)=>d.set(u,po,ma.set(0,0,0).setComponent(x,1.5*p).applyQuaternion(og),p));const g=(d,x)=>ma.fromArray(t,d).multiplyScalar(x*p);n.set(u,po,g(h+He.w,c),p),s.set(u,po,g(h+He.L,f),p);const M=yp(t,u,this.bodies.infos.length),m=(d,x)=>M<0||!x?ma.set(0,0,0):ma.fromArray(t,M+d).multiplyScalar(l/x);r.set(u,po,m(0,this.strongest),.7*l),o.set(u,po,m(3,this.hardest),.7*l)}}}const cC=120,hC=6e3,uC=12,ag=.12,t_=new UE,re=new WR(ce("canvas")),Ge=new FE(re.scene),Ga=new yw(re.scene,Ge),Xf=new iC(re.scene),Is=new lC(re.scene,Ge),Ha=new ZA(re.scene,Ge),Wa=new f1(re.scene,Ge),Xa=new ZR(re.scene,Ge),Wo=new uw(re),Io=new QE(re.scene,Ge),Bn=new s1,qf=new I1;let Ye=null,dc="",oi=null,Qe=-1,xe=null,Ca="",ps=0,e_=!1,n_=0;const Gh={message:pC,frame:xC,state:vC},sf=yE(),ui=sf?new S1(Gh,sf):zo()?new nR(Gh):new M1(Gh),Rn=new t1(re,Ge,{grabbable:()=>Ye?.control&&!Ye.scene.leader&&!Ye.tape&&ui.connected&&Qe<0&&Ge.ready?oi:null,shown:yo,send:i=>ui.send(i),ended:()=>Vs.did("release"),started(i){ps=Or.body=i,e_=!0,Vs.did("grab"),ce("hint").hidden=!0,pc.end()}}),Vs=new y1({hello:()=>Ye,shows:i=>Yf.isOn(i),scene:i=>ui.send({type:"scene",name:i})});!sf&&!zo()&&Vs.load();const pc=new mw(re,Ge,(i,t)=>Rn.hitAt(i,t)),Ss=new Bw(re,Ge,Wo,{shown:yo,chosen:()=>ps,choose:i=>void(ps=Or.body=i),still:()=>Rn.held!==null||Qe>=0,flip:()=>Yf.flip("follow"),tell:Oa}),i_=new Nw(re,i=>Nr(ce("busy-notice"),i?"Recording. Choose Video again to stop.":null)),Or=new BA(ce("page-balance"),i=>za(Bn.nearest(i))),fC=new rR(ce("page-setup"),i=>ui.send(i)),dC=new C1(ce("page-setup"),i=>ui.send(i)),lg=new L1({reset:a_,pause:l_,step:c_,live:$f,scrub:za,loop:h_,speed:i=>xe&&(xe.speed=i)}),hs=()=>void(re.dirty=!0),s_=[{id:"trails",label:"Trails",key:"t",on:!1,set:i=>(hs(),Xf.shown=i)},{id:"axes",label:"Body axes",key:"a",on:!1,set:i=>(hs(),Is.shown.axes=i)},{id:"spin",label:"Angular velocity ω",key:"w",on:!1,set:i=>(hs(),Is.shown.spin=i)},{id:"momentum",label:"Angular momentum L",key:"m",on:!1,set:i=>(hs(),Is.shown.momentum=i)},{id:"force",label:"Force F and torque τ",key:"o",on:!1,set:i=>(hs(),Is.shown.force=i)},{id:"contact",label:"Contact: points, forces, friction cones",key:"c",on:!0,set:i=>(hs(),Io.shown=i)},{id:"impacts",label:"Impacts",key:"i",on:!0,set:i=>(hs(),Io.flashes=i)},{id:"ellipsoid",label:"Inertia ellipsoid and polhode",key:"e",on:!1,set:i=>(hs(),Ha.shown=i)},{id:"springs",label:"Springs, joints and thrusters",on:!0,set:i=>(hs(),Ga.shown=Wa.shown=Xa.shown=i)},{id:"wireframe",label:"Wireframe",key:"x",on:!1,set:i=>(hs(),Ge.wireframe=i)},{id:"grid",label:"Grid",on:!0,set:i=>(re.showGrid(i),Wo.lines=i)},{id:"follow",label:"Follow",key:"f",on:!1,set:i=>Ss.follow(i)}],Gl=()=>`freebody-${Ye?.scene.name.replaceAll(/[^\w-]+/g,"-")||"scene"}`,Yf=new pR(ce("page-show"),s_,t_,re.quality),r_=new Zw(ce("page-files"),ce("drop-sheet"),{key:()=>Ye?.control&&ui.connected?Ye.key??null:null,show:()=>qf.reveal("files"),name:Gl,tell:Oa,table:()=>bc(`${Gl()}.csv`,new Blob([Iw(Bn,Ge.infos)],{type:"text/csv"})),picture:()=>Dw(re,Gl()),film:i=>i_.toggle(Gl(),i)}),o_=new m1([{keys:["r"],label:"r",text:"reset to the initial state",run:a_},{keys:[" "],label:"space",text:"pause or continue",run:l_},{keys:["."],label:".",text:"one step",run:c_},{keys:[","],label:",",text:"one frame back",run:()=>za(Ba()-1)},{keys:["l"],label:"l",text:"back to now; in a recorded run: loop on or off",run:()=>xe?h_():$f()},{keys:["g","Escape"],label:"g",text:"grab with the keyboard, and let go",run:i=>i==="g"?Rn.keyGrab(ps):Rn.release()},{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],label:"← / → / ↑ / ↓",text:"pull the grabbed body, or rotate the view",run:SC},{keys:["n"],label:"n",text:"next body",run:yC},{keys:["1","2","3","4"],label:"1 / 2 / 3 / 4",text:"view: first, front, side, top",run:i=>re.view(i,Ss.middle())},{keys:["p"],label:"p",text:"open a part, a saved run or a scene",run:()=>r_.choose()},{keys:["h"],label:"h",text:"guided experiments",run:()=>ce("lesson-button").click()},{keys:["b"],label:"b",text:"balance and settings",run:()=>qf.toggle()},...s_.filter(({key:i})=>i).map(({id:i,key:t,label:e})=>({keys:[t],label:t,text:e[0].toLowerCase()+e.slice(1),run:()=>Yf.flip(i)})),{keys:["?"],label:"?",text:"this help",run:()=>o_.help()}],ce("help"));ce("help-button").onclick=()=>o_.help();ce("control-button").onclick=()=>ui.send({type:"control"});t_.onChange(()=>{re.paint();for(const i of[Ge,Ga,Is,Ha,Wa,Xa,Wo,Io])i.paint();Or.build()});function pC(i){i.type==="status"||i.type==="error"?Oa(i.text):i.type==="hello"&&mC(i)}function Oa(i){const t=ce("busy-notice");Nr(t,i||null),window.setTimeout(()=>{Ye&&!Ye.compiling&&t.textContent===i&&Nr(t,null)},hC)}async function mC(i){Ye=i,document.title=`${i.scene.title} – freebody`,ce("title").textContent=i.scene.title;const{description:t,leader:e}=i.scene;ce("description").textContent=e?`${t} Drawn relative to the ${e} body.`:t,Nr(ce("busy-notice"),i.compiling?"Preparing the scene.":null),ce("control-notice").hidden=i.control,ce("hint").textContent=i.bodies.length===1?`Drag the ${i.bodies[0].name}`:"Drag any body",Or.speed=i.settings.speed,dC.update(i),fC.update(i),r_.update(i.key!==void 0);const n=JSON.stringify([i.scene.name,i.scene.serial,i.bodies,i.springs,i.joints,i.grounds,i.contact]);n!==dc&&await gC(i,n),n===dc&&i.tape&&!i.compiling&&i.tape!==Ca&&await _C(i.tape,i)}async function gC(i,t){dc=t,xe=null,Ca="",Bn.clear(),Xf.clear(),Rn.release(),oi=null,Qe=-1,Ss.forget(),ps=Or.body=0;try{Ge.ready=!1,await Wo.load(i.grounds??[])&&await Ge.load(i.bodies)&&(Ga.build(i.springs),Wa.build(i.joints??[]),Xa.build(i.thrusters??[]),Is.build(i.contact),Io.build(i.contact??null),Ha.build())}catch(e){dc="",Nr(ce("link-notice"),String(e instanceof Error?e.message:e))}}async function _C(i,{bodies:{length:t},contact:e}){Ca=i;try{const n=new Pw(await Jg(i),t,e);if(Ca!==i)return;xe=n,Bn.frames=n.frames,oi=n.frames[0],re.dirty=!0}catch(n){Ca="",Nr(ce("link-notice"),String(n instanceof Error?n.message:n))}}function xC(i){if(!Ye||Ye.tape||!IE(i,Ye.bodies.length,Ye.contact))return;const t=Bn.last;if(t&&i[Bt.time]<t[Bt.time]&&(Qe=-1),(!t||i[Bt.time]<t[Bt.time]||i[Bt.time]===0)&&Ss.restart(),Ye.compiling){oi=i,re.dirty=!0;return}Vs.look(i);const e=Bn.add(i);Qe>=0&&(Qe=Math.max(0,Qe-e)),oi=i,Qe<0&&(re.dirty=!0)}function vC(i,t,e=!1){document.body.dataset.connected=String(i);const n=e?"The server was restarted. Open the address it printed.":"No connection. Trying again…";Nr(ce("link-notice"),i?null:t>1?n:"Connecting…"),i||Rn.release()}function yo(){return xe?xe.shown:Qe>=0?Bn.frames[Qe]:oi}const Ba=()=>xe?xe.index:Qe>=0?Qe:Math.max(0,Bn.frames.length-1);function a_(){if(xe){xe.restart(),re.dirty=!0;return}Qe=-1,Ss.stop(),Rn.release(),ui.send({type:"reset"}),Vs.did("reset")}const No=()=>xe?!xe.playing:oi?Ni(oi,Ii.paused):Ye?.settings.paused??!1;function l_(){Vs.did("pause"),xe?xe.toggle():Qe>=0?$f():ui.send({type:"pause",on:!No()})}function c_(){xe?za(xe.index+1):Qe>=0&&Qe<Bn.frames.length-1?za(Qe+1):(Qe=-1,No()||ui.send({type:"pause",on:!0}),ui.send({type:"step"}))}function za(i){if(Bn.frames.length){if(Vs.did("scrub"),re.dirty=!0,xe){xe.seek(i);return}Qe<0&&Ye?.control&&!No()&&ui.send({type:"pause",on:!0}),Rn.release(),Qe=Math.min(Math.max(i,0),Bn.frames.length-1)}}function $f(){Qe=-1,Ye?.control&&ui.send({type:"pause",on:!1}),re.dirty=!0}function h_(){xe&&(xe.loop=!xe.loop)}function SC(i){const t=i==="ArrowRight"?1:i==="ArrowLeft"?-1:0,e=i==="ArrowUp"?1:i==="ArrowDown"?-1:0;Rn.held?Rn.keyPull(t,e):re.orbit(t*ag,e*ag)}function MC(){Ye&&Ss.fit(Ye);const i=e_||!!(Ye?.tape||Ye?.scene.leader);ce("hint").hidden=i,i?pc.end():oi&&(Ge.place(oi),pc.begin(ps,oi))}function yC(){ps=Or.body=(ps+1)%Math.max(1,Ge.infos.length),Ge.hover(ps)&&(re.dirty=!0),Oa(`${Ge.infos[ps].name}: g grabs it, arrow keys pull.`)}let Jl=0,cg=0,hg=0,Hh=performance.now();function u_(i){requestAnimationFrame(u_),xe?.advance(i)&&(re.dirty=!0);const t=yo();t&&Ge.ready&&(Ss.fitted||MC(),re.dirty?(Ss.move(),Ge.place(t),Ge.around(t,re.controls.target,uC*re.radius,re.lit),pc.place(t),Is.place(t,re.radius),Wa.place(t),Xa.place(t),Wo.place(t,Ge.infos.length),Io.place(t,Is.perNewton,Is.longest,re.radius),Ga.place(t,Rn.held,re.radius),Xf.place(Bn,Ba(),Ge.infos),Ha.place(t,Bn,Ba()),Rn.hover()):Rn.hover()&&(re.dirty=!0)),re.dirty&&(re.render(),i_.shoot(),Jl+=1,re.quality.drew(i)),i-hg>cC&&(hg=i,bC(t)),i-Hh>1e3&&(n_=1e3*(Jl-cg)/(i-Hh),cg=Jl,Hh=i)}function bC(i){if(lg.update(Bn,Ba(),Qe>=0,No(),xe!==null||(Ye?.control??!1)),lg.updatePlayer(xe),qf.open&&Or.update(Bn,Ba(),xe!==null||Qe>=0||No()),!i)return;Qe<0&&Vs.look(oi);const t=Number.isFinite(i[Bt.rate])?i[Bt.rate].toFixed(2):"—",e=(Ye?.viewers??1)>1?` · ${Ye.viewers} viewers`:"",n=xe?`${xe.speed}× as recorded`:`${t}× real time`;ce("meter").textContent=`${Math.round(n_)} fps · ${n}${e}`,ce("away-notice").hidden=!Ss.watch(i)}requestAnimationFrame(u_);Object.defineProperty(window,"__freebody",{value:{get frame(){return yo()&&Array.from(yo())},get live(){return oi&&Array.from(oi)},get hello(){return Ye},get bodies(){return Ge.infos},get ready(){return Ge.ready&&Ss.fitted&&oi!==null},get connected(){return ui.connected},get kept(){return Bn.frames.length},get drawn(){return Jl},get times(){return Bn.frames.map(i=>i[Bt.time])},get scrub(){return Qe},get player(){return xe&&{time:xe.time,index:xe.index,begin:xe.begin,end:xe.end,playing:xe.playing,loop:xe.loop,speed:xe.speed}},get paused(){return No()},get held(){return Rn.held&&{body:Rn.held.body,local:Rn.held.local.toArray(),target:Rn.held.target.toArray()}},get springShown(){return Ga.grabVisible},get joints(){return Wa.count},get matters(){return Ge.matters},get burning(){return Xa.burning},get lesson(){return Vs.told},get quality(){return re.quality.level},get grounds(){return Wo.told},get contacts(){return Io.told},polhode:i=>Ha.drawn(i),get camera(){return[...re.camera.position.toArray(),...re.controls.target.toArray()]},get floor(){return re.floor().toArray()},pick:(i,t)=>Rn.bodyAt(i,t),project:i=>re.project(new P(...i)),toWorld:(i,t)=>Ge.toWorld(i,new P(...t),yo()).toArray()}});
