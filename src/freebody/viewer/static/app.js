/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const Fo={ROTATE:0,DOLLY:1,PAN:2},No={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Lx=0,Qf=1,Dx=2,qa=1,Ix=2,Oa=3,Ls=0,On=1,Fn=2,Cs=0,Oo=1,tp=2,ep=3,np=4,Nx=5,kr=100,Ux=101,Fx=102,Ox=103,kx=104,Bx=200,zx=201,Vx=202,Gx=203,Cu=204,Pu=205,Hx=206,Wx=207,Xx=208,qx=209,Yx=210,$x=211,jx=212,Zx=213,Kx=214,Lu=0,Du=1,Iu=2,zo=3,Nu=4,Uu=5,Fu=6,Ou=7,f0=0,Jx=1,Qx=2,Ps=0,p0=1,m0=2,g0=3,_0=4,x0=5,v0=6,Hd=7,y0=300,$r=301,Vo=302,bh=303,Sh=304,Kc=306,ku=1e3,Gs=1001,Bu=1002,Xn=1003,tv=1004,Ml=1005,Qn=1006,Mh=1007,_r=1008,Ci=1009,b0=1010,S0=1011,tl=1012,Wd=1013,Ds=1014,ns=1015,js=1016,Xd=1017,qd=1018,el=1020,M0=35902,w0=35899,E0=1021,T0=1022,is=1023,Zs=1026,Gr=1027,Yd=1028,$d=1029,jr=1030,jd=1031,Zd=1033,Mc=33776,wc=33777,Ec=33778,Tc=33779,zu=35840,Vu=35841,Gu=35842,Hu=35843,Wu=36196,Xu=37492,qu=37496,Yu=37488,$u=37489,Nc=37490,ju=37491,Zu=37808,Ku=37809,Ju=37810,Qu=37811,td=37812,ed=37813,nd=37814,id=37815,sd=37816,rd=37817,od=37818,ad=37819,ld=37820,cd=37821,hd=36492,ud=36494,dd=36495,fd=36283,pd=36284,Uc=36285,md=36286,ev=3200,gd=0,nv=1,gr="",ki="srgb",Fc="srgb-linear",Oc="linear",Be="srgb",po=7680,ip=519,iv=512,sv=513,rv=514,Kd=515,ov=516,av=517,Jd=518,lv=519,_d=35044,sp="300 es",As=2e3,nl=2001;function cv(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function kc(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function hv(){const i=kc("canvas");return i.style.display="block",i}const rp={};function Bc(...i){const t="THREE."+i.shift();console.log(t,...i)}function A0(i){const t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){const e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=A0(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function Te(...i){i=A0(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function xd(...i){const t=i.join(" ");t in rp||(rp[t]=!0,$t(...i))}function uv(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}const dv={[Lu]:Du,[Iu]:Fu,[Nu]:Ou,[zo]:Uu,[Du]:Lu,[Fu]:Iu,[Ou]:Nu,[Uu]:zo};class Sr{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});const n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){const n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){const n=this._listeners;if(n===void 0)return;const s=n[t];if(s!==void 0){const r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){const e=this._listeners;if(e===void 0)return;const n=e[t.type];if(n!==void 0){t.target=this;const s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}}const Zn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let op=1234567;const Ya=Math.PI/180,il=180/Math.PI;function Xs(){const i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Zn[i&255]+Zn[i>>8&255]+Zn[i>>16&255]+Zn[i>>24&255]+"-"+Zn[t&255]+Zn[t>>8&255]+"-"+Zn[t>>16&15|64]+Zn[t>>24&255]+"-"+Zn[e&63|128]+Zn[e>>8&255]+"-"+Zn[e>>16&255]+Zn[e>>24&255]+Zn[n&255]+Zn[n>>8&255]+Zn[n>>16&255]+Zn[n>>24&255]).toLowerCase()}function ce(i,t,e){return Math.max(t,Math.min(e,i))}function Qd(i,t){return(i%t+t)%t}function fv(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function pv(i,t,e){return i!==t?(e-i)/(t-i):0}function $a(i,t,e){return(1-e)*i+e*t}function mv(i,t,e,n){return $a(i,t,1-Math.exp(-e*n))}function gv(i,t=1){return t-Math.abs(Qd(i,t*2)-t)}function _v(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function xv(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function vv(i,t){return i+Math.floor(Math.random()*(t-i+1))}function yv(i,t){return i+Math.random()*(t-i)}function bv(i){return i*(.5-Math.random())}function Sv(i){i!==void 0&&(op=i);let t=op+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function Mv(i){return i*Ya}function wv(i){return i*il}function Ev(i){return(i&i-1)===0&&i!==0}function Tv(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Av(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Rv(i,t,e,n,s){const r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),d=r((t-n)/2),u=o((t-n)/2),p=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*d,l*u,a*c);break;case"YZY":i.set(l*u,a*h,l*d,a*c);break;case"ZXZ":i.set(l*d,l*u,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*p,a*c);break;case"YXY":i.set(l*p,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*p,a*h,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Qi(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return i/4294967295;case Uint16Array:return i/65535;case Uint8Array:return i/255;case Int32Array:return Math.max(i/2147483647,-1);case Int16Array:return Math.max(i/32767,-1);case Int8Array:return Math.max(i/127,-1);default:throw new Error("Invalid component type.")}}function ze(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return Math.round(i*4294967295);case Uint16Array:return Math.round(i*65535);case Uint8Array:return Math.round(i*255);case Int32Array:return Math.round(i*2147483647);case Int16Array:return Math.round(i*32767);case Int8Array:return Math.round(i*127);default:throw new Error("Invalid component type.")}}const Go={DEG2RAD:Ya,RAD2DEG:il,generateUUID:Xs,clamp:ce,euclideanModulo:Qd,mapLinear:fv,inverseLerp:pv,lerp:$a,damp:mv,pingpong:gv,smoothstep:_v,smootherstep:xv,randInt:vv,randFloat:yv,randFloatSpread:bv,seededRandom:Sv,degToRad:Mv,radToDeg:wv,isPowerOfTwo:Ev,ceilPowerOfTwo:Tv,floorPowerOfTwo:Av,setQuaternionFromProperEuler:Rv,normalize:ze,denormalize:Qi};class Kt{static{Kt.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){const e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(ce(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){const n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class Re{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],d=n[s+3],u=r[o+0],p=r[o+1],g=r[o+2],y=r[o+3];if(d!==y||l!==u||c!==p||h!==g){let m=l*u+c*p+h*g+d*y;m<0&&(u=-u,p=-p,g=-g,y=-y,m=-m);let f=1-a;if(m<.9995){const _=Math.acos(m),w=Math.sin(_);f=Math.sin(f*_)/w,a=Math.sin(a*_)/w,l=l*f+u*a,c=c*f+p*a,h=h*f+g*a,d=d*f+y*a}else{l=l*f+u*a,c=c*f+p*a,h=h*f+g*a,d=d*f+y*a;const _=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=_,c*=_,h*=_,d*=_}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=d}static multiplyQuaternionsFlat(t,e,n,s,r,o){const a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],d=r[o],u=r[o+1],p=r[o+2],g=r[o+3];return t[e]=a*g+h*d+l*p-c*u,t[e+1]=l*g+h*u+c*d-a*p,t[e+2]=c*g+h*p+a*u-l*d,t[e+3]=h*g-a*d-l*u-c*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){const n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),d=a(r/2),u=l(n/2),p=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=u*h*d+c*p*g,this._y=c*p*d-u*h*g,this._z=c*h*g+u*p*d,this._w=c*h*d-u*p*g;break;case"YXZ":this._x=u*h*d+c*p*g,this._y=c*p*d-u*h*g,this._z=c*h*g-u*p*d,this._w=c*h*d+u*p*g;break;case"ZXY":this._x=u*h*d-c*p*g,this._y=c*p*d+u*h*g,this._z=c*h*g+u*p*d,this._w=c*h*d-u*p*g;break;case"ZYX":this._x=u*h*d-c*p*g,this._y=c*p*d+u*h*g,this._z=c*h*g-u*p*d,this._w=c*h*d+u*p*g;break;case"YZX":this._x=u*h*d+c*p*g,this._y=c*p*d+u*h*g,this._z=c*h*g-u*p*d,this._w=c*h*d-u*p*g;break;case"XZY":this._x=u*h*d-c*p*g,this._y=c*p*d-u*h*g,this._z=c*h*g+u*p*d,this._w=c*h*d+u*p*g;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){const n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){const e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],d=e[10],u=n+a+d;if(u>0){const p=.5/Math.sqrt(u+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>d){const p=2*Math.sqrt(1+n-a-d);this._w=(h-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>d){const p=2*Math.sqrt(1+a-n-d);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+h)/p}else{const p=2*Math.sqrt(1+d-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ce(this.dot(t),-1,1)))}rotateTowards(t,e){const n=this.angleTo(t);if(n===0)return this;const s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){const n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){const c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){const t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class E{static{E.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(ap.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(ap.setFromAxisAngle(t,e))}applyMatrix3(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){const e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),d=2*(r*n-o*e);return this.x=e+l*c+o*d-a*h,this.y=n+l*h+a*c-r*d,this.z=s+l*d+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this.z=ce(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this.z=ce(this.z,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){const n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){const e=t.lengthSq();if(e===0)return this.set(0,0,0);const n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return wh.copy(this).projectOnVector(t),this.sub(wh)}reflect(t){return this.sub(wh.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(ce(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){const s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){const e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const wh=new E,ap=new Re;class he{static{he.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){const h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){const e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],d=n[7],u=n[2],p=n[5],g=n[8],y=s[0],m=s[3],f=s[6],_=s[1],w=s[4],S=s[7],D=s[2],A=s[5],N=s[8];return r[0]=o*y+a*_+l*D,r[3]=o*m+a*w+l*A,r[6]=o*f+a*S+l*N,r[1]=c*y+h*_+d*D,r[4]=c*m+h*w+d*A,r[7]=c*f+h*S+d*N,r[2]=u*y+p*_+g*D,r[5]=u*m+p*w+g*A,r[8]=u*f+p*S+g*N,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],d=h*o-a*c,u=a*l-h*r,p=c*r-o*l,g=e*d+n*u+s*p;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);const y=1/g;return t[0]=d*y,t[1]=(s*c-h*n)*y,t[2]=(a*n-s*o)*y,t[3]=u*y,t[4]=(h*e-s*l)*y,t[5]=(s*r-a*e)*y,t[6]=p*y,t[7]=(n*l-c*e)*y,t[8]=(o*e-n*r)*y,this}transpose(){let t;const e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){const e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){const l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return this.premultiply(Eh.makeScale(t,e)),this}rotate(t){return this.premultiply(Eh.makeRotation(-t)),this}translate(t,e){return this.premultiply(Eh.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}}const Eh=new he,lp=new he().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),cp=new he().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Cv(){const i={enabled:!0,workingColorSpace:Fc,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Be&&(s.r=qs(s.r),s.g=qs(s.g),s.b=qs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Be&&(s.r=ko(s.r),s.g=ko(s.g),s.b=ko(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===gr?Oc:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[o].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return xd("ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),i.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return xd("ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),i.colorSpaceToWorking(s,r)}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Fc]:{primaries:t,whitePoint:n,transfer:Oc,toXYZ:lp,fromXYZ:cp,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:ki},outputColorSpaceConfig:{drawingBufferColorSpace:ki}},[ki]:{primaries:t,whitePoint:n,transfer:Be,toXYZ:lp,fromXYZ:cp,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:ki}}}),i}const we=Cv();function qs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ko(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}let mo;class Pv{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{mo===void 0&&(mo=kc("canvas")),mo.width=t.width,mo.height=t.height;const s=mo.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=mo}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){const e=kc("canvas");e.width=t.width,e.height=t.height;const n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);const s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=qs(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){const e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(qs(e[n]/255)*255):e[n]=qs(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}}let Lv=0;class tf{constructor(t=null){this.isSource=!0,Object.defineProperty(this,"id",{value:Lv++}),this.uuid=Xs(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){const e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width,e.height,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];const n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Th(s[o].image)):r.push(Th(s[o]))}else r=Th(s);n.url=r}return e||(t.images[this.uuid]=n),n}}function Th(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Pv.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}let Dv=0;const Ah=new E;class ui extends Sr{constructor(t=ui.DEFAULT_IMAGE,e=ui.DEFAULT_MAPPING,n=Gs,s=Gs,r=Qn,o=_r,a=is,l=Ci,c=ui.DEFAULT_ANISOTROPY,h=gr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Dv++}),this.uuid=Xs(),this.name="",this.source=new tf(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Kt(0,0),this.repeat=new Kt(1,1),this.center=new Kt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new he,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.normalized=!1}get width(){return this.source.getSize(Ah).x}get height(){return this.source.getSize(Ah).y}get depth(){return this.source.getSize(Ah).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(const e in t){const n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];const n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==y0)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case ku:t.x=t.x-Math.floor(t.x);break;case Gs:t.x=t.x<0?0:1;break;case Bu:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case ku:t.y=t.y-Math.floor(t.y);break;case Gs:t.y=t.y<0?0:1;break;case Bu:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}}ui.DEFAULT_IMAGE=null;ui.DEFAULT_MAPPING=y0;ui.DEFAULT_ANISOTROPY=1;class Xe{static{Xe.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);const e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r;const l=t.elements,c=l[0],h=l[4],d=l[8],u=l[1],p=l[5],g=l[9],y=l[2],m=l[6],f=l[10];if(Math.abs(h-u)<.01&&Math.abs(d-y)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+u)<.1&&Math.abs(d+y)<.1&&Math.abs(g+m)<.1&&Math.abs(c+p+f-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;const w=(c+1)/2,S=(p+1)/2,D=(f+1)/2,A=(h+u)/4,N=(d+y)/4,v=(g+m)/4;return w>S&&w>D?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=A/n,r=N/n):S>D?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=A/s,r=v/s):D<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(D),n=N/r,s=v/r),this.set(n,s,r,e),this}let _=Math.sqrt((m-g)*(m-g)+(d-y)*(d-y)+(u-h)*(u-h));return Math.abs(_)<.001&&(_=1),this.x=(m-g)/_,this.y=(d-y)/_,this.z=(u-h)/_,this.w=Math.acos((c+p+f-1)/2),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ce(this.x,t.x,e.x),this.y=ce(this.y,t.y,e.y),this.z=ce(this.z,t.z,e.z),this.w=ce(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ce(this.x,t,e),this.y=ce(this.y,t,e),this.z=ce(this.z,t,e),this.w=ce(this.w,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(ce(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class Iv extends Sr{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Qn,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Xe(0,0,t,e),this.scissorTest=!1,this.viewport=new Xe(0,0,t,e),this.textures=[];const s={width:t,height:e,depth:n.depth},r=new ui(s),o=n.count;for(let a=0;a<o;a++)this.textures[a]=r.clone(),this.textures[a].isRenderTargetTexture=!0,this.textures[a].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview}_setTextureOptions(t={}){const e={minFilter:Qn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),t!==null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;const s=Object.assign({},t.textures[e].image);this.textures[e].source=new tf(s)}return this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,t.depthTexture!==null&&(this.depthTexture=t.depthTexture.clone()),this.samples=t.samples,this.multiview=t.multiview,this}dispose(){this.dispatchEvent({type:"dispose"})}}class as extends Iv{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}}class R0 extends ui{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Xn,this.minFilter=Xn,this.wrapR=Gs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}}class Nv extends ui{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Xn,this.minFilter=Xn,this.wrapR=Gs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class me{static{me.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,d,u,p,g,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,d,u,p,g,y,m)}set(t,e,n,s,r,o,a,l,c,h,d,u,p,g,y,m){const f=this.elements;return f[0]=t,f[4]=e,f[8]=n,f[12]=s,f[1]=r,f[5]=o,f[9]=a,f[13]=l,f[2]=c,f[6]=h,f[10]=d,f[14]=u,f[3]=p,f[7]=g,f[11]=y,f[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new me().fromArray(this.elements)}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){const e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){const e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinant()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinant()===0)return this.identity();const e=this.elements,n=t.elements,s=1/go.setFromMatrixColumn(t,0).length(),r=1/go.setFromMatrixColumn(t,1).length(),o=1/go.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){const e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(t.order==="XYZ"){const u=o*h,p=o*d,g=a*h,y=a*d;e[0]=l*h,e[4]=-l*d,e[8]=c,e[1]=p+g*c,e[5]=u-y*c,e[9]=-a*l,e[2]=y-u*c,e[6]=g+p*c,e[10]=o*l}else if(t.order==="YXZ"){const u=l*h,p=l*d,g=c*h,y=c*d;e[0]=u+y*a,e[4]=g*a-p,e[8]=o*c,e[1]=o*d,e[5]=o*h,e[9]=-a,e[2]=p*a-g,e[6]=y+u*a,e[10]=o*l}else if(t.order==="ZXY"){const u=l*h,p=l*d,g=c*h,y=c*d;e[0]=u-y*a,e[4]=-o*d,e[8]=g+p*a,e[1]=p+g*a,e[5]=o*h,e[9]=y-u*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){const u=o*h,p=o*d,g=a*h,y=a*d;e[0]=l*h,e[4]=g*c-p,e[8]=u*c+y,e[1]=l*d,e[5]=y*c+u,e[9]=p*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){const u=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=y-u*d,e[8]=g*d+p,e[1]=d,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=p*d+g,e[10]=u-y*d}else if(t.order==="XZY"){const u=o*l,p=o*c,g=a*l,y=a*c;e[0]=l*h,e[4]=-d,e[8]=c*h,e[1]=u*d+y,e[5]=o*h,e[9]=p*d-g,e[2]=g*d-p,e[6]=a*h,e[10]=y*d+u}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Uv,t,Fv)}lookAt(t,e,n){const s=this.elements;return Ei.subVectors(t,e),Ei.lengthSq()===0&&(Ei.z=1),Ei.normalize(),ar.crossVectors(n,Ei),ar.lengthSq()===0&&(Math.abs(n.z)===1?Ei.x+=1e-4:Ei.z+=1e-4,Ei.normalize(),ar.crossVectors(n,Ei)),ar.normalize(),wl.crossVectors(Ei,ar),s[0]=ar.x,s[4]=wl.x,s[8]=Ei.x,s[1]=ar.y,s[5]=wl.y,s[9]=Ei.y,s[2]=ar.z,s[6]=wl.z,s[10]=Ei.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],d=n[5],u=n[9],p=n[13],g=n[2],y=n[6],m=n[10],f=n[14],_=n[3],w=n[7],S=n[11],D=n[15],A=s[0],N=s[4],v=s[8],C=s[12],F=s[1],P=s[5],k=s[9],H=s[13],q=s[2],U=s[6],X=s[10],O=s[14],st=s[3],tt=s[7],at=s[11],ft=s[15];return r[0]=o*A+a*F+l*q+c*st,r[4]=o*N+a*P+l*U+c*tt,r[8]=o*v+a*k+l*X+c*at,r[12]=o*C+a*H+l*O+c*ft,r[1]=h*A+d*F+u*q+p*st,r[5]=h*N+d*P+u*U+p*tt,r[9]=h*v+d*k+u*X+p*at,r[13]=h*C+d*H+u*O+p*ft,r[2]=g*A+y*F+m*q+f*st,r[6]=g*N+y*P+m*U+f*tt,r[10]=g*v+y*k+m*X+f*at,r[14]=g*C+y*H+m*O+f*ft,r[3]=_*A+w*F+S*q+D*st,r[7]=_*N+w*P+S*U+D*tt,r[11]=_*v+w*k+S*X+D*at,r[15]=_*C+w*H+S*O+D*ft,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],d=t[6],u=t[10],p=t[14],g=t[3],y=t[7],m=t[11],f=t[15],_=l*p-c*u,w=a*p-c*d,S=a*u-l*d,D=o*p-c*h,A=o*u-l*h,N=o*d-a*h;return e*(y*_-m*w+f*S)-n*(g*_-m*D+f*A)+s*(g*w-y*D+f*N)-r*(g*S-y*A+m*N)}transpose(){const t=this.elements;let e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){const s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],d=t[9],u=t[10],p=t[11],g=t[12],y=t[13],m=t[14],f=t[15],_=e*a-n*o,w=e*l-s*o,S=e*c-r*o,D=n*l-s*a,A=n*c-r*a,N=s*c-r*l,v=h*y-d*g,C=h*m-u*g,F=h*f-p*g,P=d*m-u*y,k=d*f-p*y,H=u*f-p*m,q=_*H-w*k+S*P+D*F-A*C+N*v;if(q===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const U=1/q;return t[0]=(a*H-l*k+c*P)*U,t[1]=(s*k-n*H-r*P)*U,t[2]=(y*N-m*A+f*D)*U,t[3]=(u*A-d*N-p*D)*U,t[4]=(l*F-o*H-c*C)*U,t[5]=(e*H-s*F+r*C)*U,t[6]=(m*S-g*N-f*w)*U,t[7]=(h*N-u*S+p*w)*U,t[8]=(o*k-a*F+c*v)*U,t[9]=(n*F-e*k-r*v)*U,t[10]=(g*A-y*S+f*_)*U,t[11]=(d*S-h*A-p*_)*U,t[12]=(a*C-o*P-l*v)*U,t[13]=(e*P-n*C+s*v)*U,t[14]=(y*w-g*D-m*_)*U,t[15]=(h*D-d*w+u*_)*U,this}scale(t){const e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){const t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){const e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){const n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){const s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,d=a+a,u=r*c,p=r*h,g=r*d,y=o*h,m=o*d,f=a*d,_=l*c,w=l*h,S=l*d,D=n.x,A=n.y,N=n.z;return s[0]=(1-(y+f))*D,s[1]=(p+S)*D,s[2]=(g-w)*D,s[3]=0,s[4]=(p-S)*A,s[5]=(1-(u+f))*A,s[6]=(m+_)*A,s[7]=0,s[8]=(g+w)*N,s[9]=(m-_)*N,s[10]=(1-(u+y))*N,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){const s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];const r=this.determinant();if(r===0)return n.set(1,1,1),e.identity(),this;let o=go.set(s[0],s[1],s[2]).length();const a=go.set(s[4],s[5],s[6]).length(),l=go.set(s[8],s[9],s[10]).length();r<0&&(o=-o),$i.copy(this);const c=1/o,h=1/a,d=1/l;return $i.elements[0]*=c,$i.elements[1]*=c,$i.elements[2]*=c,$i.elements[4]*=h,$i.elements[5]*=h,$i.elements[6]*=h,$i.elements[8]*=d,$i.elements[9]*=d,$i.elements[10]*=d,e.setFromRotationMatrix($i),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=As,l=!1){const c=this.elements,h=2*r/(e-t),d=2*r/(n-s),u=(e+t)/(e-t),p=(n+s)/(n-s);let g,y;if(l)g=r/(o-r),y=o*r/(o-r);else if(a===As)g=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===nl)g=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=u,c[12]=0,c[1]=0,c[5]=d,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=As,l=!1){const c=this.elements,h=2/(e-t),d=2/(n-s),u=-(e+t)/(e-t),p=-(n+s)/(n-s);let g,y;if(l)g=1/(o-r),y=o/(o-r);else if(a===As)g=-2/(o-r),y=-(o+r)/(o-r);else if(a===nl)g=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=u,c[1]=0,c[5]=d,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=g,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}}const go=new E,$i=new me,Uv=new E(0,0,0),Fv=new E(1,1,1),ar=new E,wl=new E,Ei=new E,hp=new me,up=new Re;class Ks{constructor(t=0,e=0,n=0,s=Ks.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){const s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],d=s[2],u=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(ce(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ce(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(ce(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ce(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ce(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-ce(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return hp.makeRotationFromQuaternion(t),this.setFromRotationMatrix(hp,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return up.setFromEuler(this),this.setFromQuaternion(up,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}Ks.DEFAULT_ORDER="XYZ";class ef{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}}let Ov=0;const dp=new E,_o=new Re,Fs=new me,El=new E,ma=new E,kv=new E,Bv=new Re,fp=new E(1,0,0),pp=new E(0,1,0),mp=new E(0,0,1),gp={type:"added"},zv={type:"removed"},xo={type:"childadded",child:null},Rh={type:"childremoved",child:null};class hn extends Sr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Ov++}),this.uuid=Xs(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=hn.DEFAULT_UP.clone();const t=new E,e=new Ks,n=new Re,s=new E(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new me},normalMatrix:{value:new he}}),this.matrix=new me,this.matrixWorld=new me,this.matrixAutoUpdate=hn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=hn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ef,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return _o.setFromAxisAngle(t,e),this.quaternion.multiply(_o),this}rotateOnWorldAxis(t,e){return _o.setFromAxisAngle(t,e),this.quaternion.premultiply(_o),this}rotateX(t){return this.rotateOnAxis(fp,t)}rotateY(t){return this.rotateOnAxis(pp,t)}rotateZ(t){return this.rotateOnAxis(mp,t)}translateOnAxis(t,e){return dp.copy(t).applyQuaternion(this.quaternion),this.position.add(dp.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(fp,t)}translateY(t){return this.translateOnAxis(pp,t)}translateZ(t){return this.translateOnAxis(mp,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(Fs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?El.copy(t):El.set(t,e,n);const s=this.parent;this.updateWorldMatrix(!0,!1),ma.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Fs.lookAt(ma,El,this.up):Fs.lookAt(El,ma,this.up),this.quaternion.setFromRotationMatrix(Fs),s&&(Fs.extractRotation(s.matrixWorld),_o.setFromRotationMatrix(Fs),this.quaternion.premultiply(_o.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Te("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(gp),xo.child=t,this.dispatchEvent(xo),xo.child=null):Te("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}const e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(zv),Rh.child=t,this.dispatchEvent(Rh),Rh.child=null),this}removeFromParent(){const t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),Fs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),Fs.multiply(t.parent.matrixWorld)),t.applyMatrix4(Fs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(gp),xo.child=t,this.dispatchEvent(xo),xo.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){const o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ma,t,kv),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ma,Bv,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);const e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}traverse(t){t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){const e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const t=this.pivot;if(t!==null){const e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e){const n=this.parent;if(t===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),e===!0){const s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(t){const e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),this.static!==!1&&(s.static=this.static),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);const a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){const l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){const d=l[c];r(t.shapes,d)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){const l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){const a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),d=o(t.shapes),u=o(t.skeletons),p=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),d.length>0&&(n.shapes=d),u.length>0&&(n.skeletons=u),p.length>0&&(n.animations=p),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){const l=[];for(const c in a){const h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){const s=t.children[n];this.add(s.clone())}return this}}hn.DEFAULT_UP=new E(0,1,0);hn.DEFAULT_MATRIX_AUTO_UPDATE=!0;hn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class Hs extends hn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const Vv={type:"move"};class Ch{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Hs,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Hs,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new E,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new E),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Hs,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new E,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new E,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){const e=this._hand;if(e)for(const n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null;const a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(const y of t.hand.values()){const m=e.getJointPose(y,n),f=this._getHandJoint(c,y);m!==null&&(f.matrix.fromArray(m.transform.matrix),f.matrix.decompose(f.position,f.rotation,f.scale),f.matrixWorldNeedsUpdate=!0,f.jointRadius=m.radius),f.visible=m!==null}const h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],u=h.position.distanceTo(d.position),p=.02,g=.005;c.inputState.pinching&&u>p+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&u<=p-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.rotation,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.rotation,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Vv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){const n=new Hs;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}}const C0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},lr={h:0,s:0,l:0},Tl={h:0,s:0,l:0};function Ph(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}class Jt{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){const s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=ki){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,we.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=we.workingColorSpace){return this.r=t,this.g=e,this.b=n,we.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=we.workingColorSpace){if(t=Qd(t,1),e=ce(e,0,1),n=ce(n,0,1),e===0)this.r=this.g=this.b=n;else{const r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Ph(o,r,t+1/3),this.g=Ph(o,r,t),this.b=Ph(o,r,t-1/3)}return we.colorSpaceToWorking(this,s),this}setStyle(t,e=ki){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r;const o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,e);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){const r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=ki){const n=C0[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=qs(t.r),this.g=qs(t.g),this.b=qs(t.b),this}copyLinearToSRGB(t){return this.r=ko(t.r),this.g=ko(t.g),this.b=ko(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=ki){return we.workingToColorSpace(Kn.copy(this),t),Math.round(ce(Kn.r*255,0,255))*65536+Math.round(ce(Kn.g*255,0,255))*256+Math.round(ce(Kn.b*255,0,255))}getHexString(t=ki){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=we.workingColorSpace){we.workingToColorSpace(Kn.copy(this),e);const n=Kn.r,s=Kn.g,r=Kn.b,o=Math.max(n,s,r),a=Math.min(n,s,r);let l,c;const h=(a+o)/2;if(a===o)l=0,c=0;else{const d=o-a;switch(c=h<=.5?d/(o+a):d/(2-o-a),o){case n:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-n)/d+2;break;case r:l=(n-s)/d+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=we.workingColorSpace){return we.workingToColorSpace(Kn.copy(this),e),t.r=Kn.r,t.g=Kn.g,t.b=Kn.b,t}getStyle(t=ki){we.workingToColorSpace(Kn.copy(this),t);const e=Kn.r,n=Kn.g,s=Kn.b;return t!==ki?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(lr),this.setHSL(lr.h+t,lr.s+e,lr.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(lr),t.getHSL(Tl);const n=$a(lr.h,Tl.h,e),s=$a(lr.s,Tl.s,e),r=$a(lr.l,Tl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){const e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const Kn=new Jt;Jt.NAMES=C0;class nf{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new Jt(t),this.near=e,this.far=n}clone(){return new nf(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}}class P0 extends hn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ks,this.environmentIntensity=1,this.environmentRotation=new Ks,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),t.background!==null&&(this.background=t.background.clone()),t.environment!==null&&(this.environment=t.environment.clone()),t.fog!==null&&(this.fog=t.fog.clone()),this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),t.overrideMaterial!==null&&(this.overrideMaterial=t.overrideMaterial.clone()),this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){const e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(e.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(e.object.backgroundIntensity=this.backgroundIntensity),e.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(e.object.environmentIntensity=this.environmentIntensity),e.object.environmentRotation=this.environmentRotation.toArray(),e}}const ji=new E,Os=new E,Lh=new E,ks=new E,vo=new E,yo=new E,_p=new E,Dh=new E,Ih=new E,Nh=new E,Uh=new Xe,Fh=new Xe,Oh=new Xe;class ts{constructor(t=new E,e=new E,n=new E){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),ji.subVectors(t,e),s.cross(ji);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){ji.subVectors(s,e),Os.subVectors(n,e),Lh.subVectors(t,e);const o=ji.dot(ji),a=ji.dot(Os),l=ji.dot(Lh),c=Os.dot(Os),h=Os.dot(Lh),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;const u=1/d,p=(c*l-a*h)*u,g=(o*h-a*l)*u;return r.set(1-p-g,g,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,ks)===null?!1:ks.x>=0&&ks.y>=0&&ks.x+ks.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,ks)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ks.x),l.addScaledVector(o,ks.y),l.addScaledVector(a,ks.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return Uh.setScalar(0),Fh.setScalar(0),Oh.setScalar(0),Uh.fromBufferAttribute(t,e),Fh.fromBufferAttribute(t,n),Oh.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Uh,r.x),o.addScaledVector(Fh,r.y),o.addScaledVector(Oh,r.z),o}static isFrontFacing(t,e,n,s){return ji.subVectors(n,e),Os.subVectors(t,e),ji.cross(Os).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return ji.subVectors(this.c,this.b),Os.subVectors(this.a,this.b),ji.cross(Os).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return ts.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return ts.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return ts.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return ts.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return ts.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){const n=this.a,s=this.b,r=this.c;let o,a;vo.subVectors(s,n),yo.subVectors(r,n),Dh.subVectors(t,n);const l=vo.dot(Dh),c=yo.dot(Dh);if(l<=0&&c<=0)return e.copy(n);Ih.subVectors(t,s);const h=vo.dot(Ih),d=yo.dot(Ih);if(h>=0&&d<=h)return e.copy(s);const u=l*d-h*c;if(u<=0&&l>=0&&h<=0)return o=l/(l-h),e.copy(n).addScaledVector(vo,o);Nh.subVectors(t,r);const p=vo.dot(Nh),g=yo.dot(Nh);if(g>=0&&p<=g)return e.copy(r);const y=p*c-l*g;if(y<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(yo,a);const m=h*g-p*d;if(m<=0&&d-h>=0&&p-g>=0)return _p.subVectors(r,s),a=(d-h)/(d-h+(p-g)),e.copy(s).addScaledVector(_p,a);const f=1/(m+y+u);return o=y*f,a=u*f,e.copy(n).addScaledVector(vo,o).addScaledVector(yo,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}}class di{constructor(t=new E(1/0,1/0,1/0),e=new E(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Zi.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Zi.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){const n=Zi.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);const n=t.geometry;if(n!==void 0){const r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Zi):Zi.fromBufferAttribute(r,o),Zi.applyMatrix4(t.matrixWorld),this.expandByPoint(Zi);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Al.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Al.copy(n.boundingBox)),Al.applyMatrix4(t.matrixWorld),this.union(Al)}const s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Zi),Zi.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(ga),Rl.subVectors(this.max,ga),bo.subVectors(t.a,ga),So.subVectors(t.b,ga),Mo.subVectors(t.c,ga),cr.subVectors(So,bo),hr.subVectors(Mo,So),Rr.subVectors(bo,Mo);let e=[0,-cr.z,cr.y,0,-hr.z,hr.y,0,-Rr.z,Rr.y,cr.z,0,-cr.x,hr.z,0,-hr.x,Rr.z,0,-Rr.x,-cr.y,cr.x,0,-hr.y,hr.x,0,-Rr.y,Rr.x,0];return!kh(e,bo,So,Mo,Rl)||(e=[1,0,0,0,1,0,0,0,1],!kh(e,bo,So,Mo,Rl))?!1:(Cl.crossVectors(cr,hr),e=[Cl.x,Cl.y,Cl.z],kh(e,bo,So,Mo,Rl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Zi).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Zi).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Bs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Bs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Bs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Bs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Bs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Bs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Bs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Bs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Bs),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}}const Bs=[new E,new E,new E,new E,new E,new E,new E,new E],Zi=new E,Al=new di,bo=new E,So=new E,Mo=new E,cr=new E,hr=new E,Rr=new E,ga=new E,Rl=new E,Cl=new E,Cr=new E;function kh(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Cr.fromArray(i,r);const a=s.x*Math.abs(Cr.x)+s.y*Math.abs(Cr.y)+s.z*Math.abs(Cr.z),l=t.dot(Cr),c=e.dot(Cr),h=n.dot(Cr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}const bn=new E,Pl=new Kt;let Gv=0;class fi extends Sr{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Gv++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=_d,this.updateRanges=[],this.gpuType=ns,this.version=0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Pl.fromBufferAttribute(this,e),Pl.applyMatrix3(t),this.setXY(e,Pl.x,Pl.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix3(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix4(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyNormalMatrix(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.transformDirection(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=Qi(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=ze(n,this.array)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=Qi(e,this.array)),e}setX(t,e){return this.normalized&&(e=ze(e,this.array)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=Qi(e,this.array)),e}setY(t,e){return this.normalized&&(e=ze(e,this.array)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=Qi(e,this.array)),e}setZ(t,e){return this.normalized&&(e=ze(e,this.array)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=Qi(e,this.array)),e}setW(t,e){return this.normalized&&(e=ze(e,this.array)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=ze(e,this.array),n=ze(n,this.array)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=ze(e,this.array),n=ze(n,this.array),s=ze(s,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=ze(e,this.array),n=ze(n,this.array),s=ze(s,this.array),r=ze(r,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(t.name=this.name),this.usage!==_d&&(t.usage=this.usage),t}dispose(){this.dispatchEvent({type:"dispose"})}}class L0 extends fi{constructor(t,e,n){super(new Uint16Array(t),e,n)}}class D0 extends fi{constructor(t,e,n){super(new Uint32Array(t),e,n)}}class ge extends fi{constructor(t,e,n){super(new Float32Array(t),e,n)}}const Hv=new di,_a=new E,Bh=new E;class Li{constructor(t=new E,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){const n=this.center;e!==void 0?n.copy(e):Hv.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){const e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){const n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;_a.subVectors(t,this.center);const e=_a.lengthSq();if(e>this.radius*this.radius){const n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(_a,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Bh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(_a.copy(t.center).add(Bh)),this.expandByPoint(_a.copy(t.center).sub(Bh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}}let Wv=0;const Ui=new me,zh=new hn,wo=new E,Ti=new di,xa=new di,Un=new E;class qe extends Sr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Wv++}),this.uuid=Xs(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(cv(t)?D0:L0)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){const e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);const n=this.attributes.normal;if(n!==void 0){const r=new he().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(t){return Ui.makeRotationFromQuaternion(t),this.applyMatrix4(Ui),this}rotateX(t){return Ui.makeRotationX(t),this.applyMatrix4(Ui),this}rotateY(t){return Ui.makeRotationY(t),this.applyMatrix4(Ui),this}rotateZ(t){return Ui.makeRotationZ(t),this.applyMatrix4(Ui),this}translate(t,e,n){return Ui.makeTranslation(t,e,n),this.applyMatrix4(Ui),this}scale(t,e,n){return Ui.makeScale(t,e,n),this.applyMatrix4(Ui),this}lookAt(t){return zh.lookAt(t),zh.updateMatrix(),this.applyMatrix4(zh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(wo).negate(),this.translate(wo.x,wo.y,wo.z),this}setFromPoints(t){const e=this.getAttribute("position");if(e===void 0){const n=[];for(let s=0,r=t.length;s<r;s++){const o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ge(n,3))}else{const n=Math.min(t.length,e.count);for(let s=0;s<n;s++){const r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new di);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Te("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new E(-1/0,-1/0,-1/0),new E(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){const r=e[n];Ti.setFromBufferAttribute(r),this.morphTargetsRelative?(Un.addVectors(this.boundingBox.min,Ti.min),this.boundingBox.expandByPoint(Un),Un.addVectors(this.boundingBox.max,Ti.max),this.boundingBox.expandByPoint(Un)):(this.boundingBox.expandByPoint(Ti.min),this.boundingBox.expandByPoint(Ti.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Te('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Li);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Te("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new E,1/0);return}if(t){const n=this.boundingSphere.center;if(Ti.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){const a=e[r];xa.setFromBufferAttribute(a),this.morphTargetsRelative?(Un.addVectors(Ti.min,xa.min),Ti.expandByPoint(Un),Un.addVectors(Ti.max,xa.max),Ti.expandByPoint(Un)):(Ti.expandByPoint(xa.min),Ti.expandByPoint(xa.max))}Ti.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Un.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Un));if(e)for(let r=0,o=e.length;r<o;r++){const a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Un.fromBufferAttribute(a,c),l&&(wo.fromBufferAttribute(t,c),Un.add(wo)),s=Math.max(s,n.distanceToSquared(Un))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Te('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Te("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const n=e.position,s=e.normal,r=e.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new fi(new Float32Array(4*n.count),4));const o=this.getAttribute("tangent"),a=[],l=[];for(let v=0;v<n.count;v++)a[v]=new E,l[v]=new E;const c=new E,h=new E,d=new E,u=new Kt,p=new Kt,g=new Kt,y=new E,m=new E;function f(v,C,F){c.fromBufferAttribute(n,v),h.fromBufferAttribute(n,C),d.fromBufferAttribute(n,F),u.fromBufferAttribute(r,v),p.fromBufferAttribute(r,C),g.fromBufferAttribute(r,F),h.sub(c),d.sub(c),p.sub(u),g.sub(u);const P=1/(p.x*g.y-g.x*p.y);isFinite(P)&&(y.copy(h).multiplyScalar(g.y).addScaledVector(d,-p.y).multiplyScalar(P),m.copy(d).multiplyScalar(p.x).addScaledVector(h,-g.x).multiplyScalar(P),a[v].add(y),a[C].add(y),a[F].add(y),l[v].add(m),l[C].add(m),l[F].add(m))}let _=this.groups;_.length===0&&(_=[{start:0,count:t.count}]);for(let v=0,C=_.length;v<C;++v){const F=_[v],P=F.start,k=F.count;for(let H=P,q=P+k;H<q;H+=3)f(t.getX(H+0),t.getX(H+1),t.getX(H+2))}const w=new E,S=new E,D=new E,A=new E;function N(v){D.fromBufferAttribute(s,v),A.copy(D);const C=a[v];w.copy(C),w.sub(D.multiplyScalar(D.dot(C))).normalize(),S.crossVectors(A,C);const P=S.dot(l[v])<0?-1:1;o.setXYZW(v,w.x,w.y,w.z,P)}for(let v=0,C=_.length;v<C;++v){const F=_[v],P=F.start,k=F.count;for(let H=P,q=P+k;H<q;H+=3)N(t.getX(H+0)),N(t.getX(H+1)),N(t.getX(H+2))}}computeVertexNormals(){const t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0)n=new fi(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let u=0,p=n.count;u<p;u++)n.setXYZ(u,0,0,0);const s=new E,r=new E,o=new E,a=new E,l=new E,c=new E,h=new E,d=new E;if(t)for(let u=0,p=t.count;u<p;u+=3){const g=t.getX(u+0),y=t.getX(u+1),m=t.getX(u+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,y),o.fromBufferAttribute(e,m),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let u=0,p=e.count;u<p;u+=3)s.fromBufferAttribute(e,u+0),r.fromBufferAttribute(e,u+1),o.fromBufferAttribute(e,u+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),n.setXYZ(u+0,h.x,h.y,h.z),n.setXYZ(u+1,h.x,h.y,h.z),n.setXYZ(u+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){const t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Un.fromBufferAttribute(t,e),Un.normalize(),t.setXYZ(e,Un.x,Un.y,Un.z)}toNonIndexed(){function t(a,l){const c=a.array,h=a.itemSize,d=a.normalized,u=new c.constructor(l.length*h);let p=0,g=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?p=l[y]*a.data.stride+a.offset:p=l[y]*h;for(let f=0;f<h;f++)u[g++]=c[p++]}return new fi(u,h,d)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const e=new qe,n=this.index.array,s=this.attributes;for(const a in s){const l=s[a],c=t(l,n);e.setAttribute(a,c)}const r=this.morphAttributes;for(const a in r){const l=[],c=r[a];for(let h=0,d=c.length;h<d;h++){const u=c[h],p=t(u,n);l.push(p)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;const o=this.groups;for(let a=0,l=o.length;a<l;a++){const c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){const t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.type,this.name!==""&&(t.name=this.name),Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};const e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});const n=this.attributes;for(const l in n){const c=n[l];t.data.attributes[l]=c.toJSON(t.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],h=[];for(let d=0,u=c.length;d<u;d++){const p=c[d];h.push(p.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);const o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));const a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const e={};this.name=t.name;const n=t.index;n!==null&&this.setIndex(n.clone());const s=t.attributes;for(const c in s){const h=s[c];this.setAttribute(c,h.clone(e))}const r=t.morphAttributes;for(const c in r){const h=[],d=r[c];for(let u=0,p=d.length;u<p;u++)h.push(d[u].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;const o=t.groups;for(let c=0,h=o.length;c<h;c++){const d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}const a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());const l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}class Xv{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=_d,this.updateRanges=[],this.version=0,this.uuid=Xs()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Xs()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=this.array.slice(0).buffer);const e=new this.array.constructor(t.arrayBuffers[this.array.buffer._uuid]),n=new this.constructor(e,this.stride);return n.setUsage(this.usage),n}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){return t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Xs()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=Array.from(new Uint32Array(this.array.buffer))),{uuid:this.uuid,buffer:this.array.buffer._uuid,type:this.array.constructor.name,stride:this.stride}}}const ai=new E;class xr{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)ai.fromBufferAttribute(this,e),ai.applyMatrix4(t),this.setXYZ(e,ai.x,ai.y,ai.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)ai.fromBufferAttribute(this,e),ai.applyNormalMatrix(t),this.setXYZ(e,ai.x,ai.y,ai.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)ai.fromBufferAttribute(this,e),ai.transformDirection(t),this.setXYZ(e,ai.x,ai.y,ai.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=Qi(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=ze(n,this.array)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=ze(e,this.array)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=ze(e,this.array)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=ze(e,this.array)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=ze(e,this.array)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=Qi(e,this.array)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=Qi(e,this.array)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=Qi(e,this.array)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=Qi(e,this.array)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=ze(e,this.array),n=ze(n,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=ze(e,this.array),n=ze(n,this.array),s=ze(s,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=ze(e,this.array),n=ze(n,this.array),s=ze(s,this.array),r=ze(r,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){Bc("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new fi(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new xr(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){Bc("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}}let qv=0;class Qr extends Sr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:qv++}),this.uuid=Xs(),this.name="",this.type="Material",this.blending=Oo,this.side=Ls,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Cu,this.blendDst=Pu,this.blendEquation=kr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Jt(0,0,0),this.blendAlpha=0,this.depthFunc=zo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=ip,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=po,this.stencilZFail=po,this.stencilZPass=po,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(const e in t){const n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});const n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,this.name!==""&&(n.name=this.name),this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(n.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.shadowSide!==null&&(n.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),this.blending!==Oo&&(n.blending=this.blending),this.side!==Ls&&(n.side=this.side),this.vertexColors===!0&&(n.vertexColors=!0),this.opacity<1&&(n.opacity=this.opacity),this.transparent===!0&&(n.transparent=!0),this.blendSrc!==Cu&&(n.blendSrc=this.blendSrc),this.blendDst!==Pu&&(n.blendDst=this.blendDst),this.blendEquation!==kr&&(n.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(n.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(n.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(n.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(n.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(n.blendAlpha=this.blendAlpha),this.depthFunc!==zo&&(n.depthFunc=this.depthFunc),this.depthTest===!1&&(n.depthTest=this.depthTest),this.depthWrite===!1&&(n.depthWrite=this.depthWrite),this.colorWrite===!1&&(n.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(n.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==ip&&(n.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(n.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(n.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==po&&(n.stencilFail=this.stencilFail),this.stencilZFail!==po&&(n.stencilZFail=this.stencilZFail),this.stencilZPass!==po&&(n.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(n.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(n.rotation=this.rotation),this.polygonOffset===!0&&(n.polygonOffset=!0),this.polygonOffsetFactor!==0&&(n.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(n.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(n.linewidth=this.linewidth),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.dithering===!0&&(n.dithering=!0),this.alphaTest>0&&(n.alphaTest=this.alphaTest),this.alphaHash===!0&&(n.alphaHash=!0),this.alphaToCoverage===!0&&(n.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(n.premultipliedAlpha=!0),this.forceSinglePass===!0&&(n.forceSinglePass=!0),this.allowOverride===!1&&(n.allowOverride=!1),this.wireframe===!0&&(n.wireframe=!0),this.wireframeLinewidth>1&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(n.flatShading=!0),this.visible===!1&&(n.visible=!1),this.toneMapped===!1&&(n.toneMapped=!1),this.fog===!1&&(n.fog=!1),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){const o=[];for(const a in r){const l=r[a];delete l.metadata,o.push(l)}return o}if(e){const r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;const e=t.clippingPlanes;let n=null;if(e!==null){const s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}}const zs=new E,Vh=new E,Ll=new E,ur=new E,Gh=new E,Dl=new E,Hh=new E;class hl{constructor(t=new E,e=new E(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,zs)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);const n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){const e=zs.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(zs.copy(this.origin).addScaledVector(this.direction,e),zs.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Vh.copy(t).add(e).multiplyScalar(.5),Ll.copy(e).sub(t).normalize(),ur.copy(this.origin).sub(Vh);const r=t.distanceTo(e)*.5,o=-this.direction.dot(Ll),a=ur.dot(this.direction),l=-ur.dot(Ll),c=ur.lengthSq(),h=Math.abs(1-o*o);let d,u,p,g;if(h>0)if(d=o*l-a,u=o*a-l,g=r*h,d>=0)if(u>=-g)if(u<=g){const y=1/h;d*=y,u*=y,p=d*(d+o*u+2*a)+u*(o*d+u+2*l)+c}else u=r,d=Math.max(0,-(o*u+a)),p=-d*d+u*(u+2*l)+c;else u=-r,d=Math.max(0,-(o*u+a)),p=-d*d+u*(u+2*l)+c;else u<=-g?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-l),r),p=-d*d+u*(u+2*l)+c):u<=g?(d=0,u=Math.min(Math.max(-r,-l),r),p=u*(u+2*l)+c):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-l),r),p=-d*d+u*(u+2*l)+c);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),p=-d*d+u*(u+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Vh).addScaledVector(Ll,u),p}intersectSphere(t,e){zs.subVectors(t.center,this.origin);const n=zs.dot(this.direction),s=zs.dot(zs)-n*n,r=t.radius*t.radius;if(s>r)return null;const o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){const e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;const n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){const n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){const e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l;const c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,u=this.origin;return c>=0?(n=(t.min.x-u.x)*c,s=(t.max.x-u.x)*c):(n=(t.max.x-u.x)*c,s=(t.min.x-u.x)*c),h>=0?(r=(t.min.y-u.y)*h,o=(t.max.y-u.y)*h):(r=(t.max.y-u.y)*h,o=(t.min.y-u.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(t.min.z-u.z)*d,l=(t.max.z-u.z)*d):(a=(t.max.z-u.z)*d,l=(t.min.z-u.z)*d),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,zs)!==null}intersectTriangle(t,e,n,s,r){Gh.subVectors(e,t),Dl.subVectors(n,t),Hh.crossVectors(Gh,Dl);let o=this.direction.dot(Hh),a;if(o>0){if(s)return null;a=1}else if(o<0)a=-1,o=-o;else return null;ur.subVectors(this.origin,t);const l=a*this.direction.dot(Dl.crossVectors(ur,Dl));if(l<0)return null;const c=a*this.direction.dot(Gh.cross(ur));if(c<0||l+c>o)return null;const h=-a*ur.dot(Hh);return h<0?null:this.at(h/o,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class xi extends Qr{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Jt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ks,this.combine=f0,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}}const xp=new me,Pr=new hl,Il=new Li,vp=new E,Nl=new E,Ul=new E,Fl=new E,Wh=new E,Ol=new E,yp=new E,kl=new E;class yt extends hn{constructor(t=new qe,e=new xi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=t.morphTargetInfluences.slice()),t.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary)),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){const n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);const a=this.morphTargetInfluences;if(r&&a){Ol.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const h=a[l],d=r[l];h!==0&&(Wh.fromBufferAttribute(d,t),o?Ol.addScaledVector(Wh,h):Ol.addScaledVector(Wh.sub(e),h))}e.add(Ol)}return e}raycast(t,e){const n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Il.copy(n.boundingSphere),Il.applyMatrix4(r),Pr.copy(t.ray).recast(t.near),!(Il.containsPoint(Pr.origin)===!1&&(Pr.intersectSphere(Il,vp)===null||Pr.origin.distanceToSquared(vp)>(t.far-t.near)**2))&&(xp.copy(r).invert(),Pr.copy(t.ray).applyMatrix4(xp),!(n.boundingBox!==null&&Pr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,Pr)))}_computeIntersections(t,e,n){let s;const r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,u=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,y=u.length;g<y;g++){const m=u[g],f=o[m.materialIndex],_=Math.max(m.start,p.start),w=Math.min(a.count,Math.min(m.start+m.count,p.start+p.count));for(let S=_,D=w;S<D;S+=3){const A=a.getX(S),N=a.getX(S+1),v=a.getX(S+2);s=Bl(this,f,t,n,c,h,d,A,N,v),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{const g=Math.max(0,p.start),y=Math.min(a.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){const _=a.getX(m),w=a.getX(m+1),S=a.getX(m+2);s=Bl(this,o,t,n,c,h,d,_,w,S),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,y=u.length;g<y;g++){const m=u[g],f=o[m.materialIndex],_=Math.max(m.start,p.start),w=Math.min(l.count,Math.min(m.start+m.count,p.start+p.count));for(let S=_,D=w;S<D;S+=3){const A=S,N=S+1,v=S+2;s=Bl(this,f,t,n,c,h,d,A,N,v),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=m.materialIndex,e.push(s))}}else{const g=Math.max(0,p.start),y=Math.min(l.count,p.start+p.count);for(let m=g,f=y;m<f;m+=3){const _=m,w=m+1,S=m+2;s=Bl(this,o,t,n,c,h,d,_,w,S),s&&(s.faceIndex=Math.floor(m/3),e.push(s))}}}}function Yv(i,t,e,n,s,r,o,a){let l;if(t.side===On?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Ls,a),l===null)return null;kl.copy(a),kl.applyMatrix4(i.matrixWorld);const c=e.ray.origin.distanceTo(kl);return c<e.near||c>e.far?null:{distance:c,point:kl.clone(),object:i}}function Bl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,Nl),i.getVertexPosition(l,Ul),i.getVertexPosition(c,Fl);const h=Yv(i,t,e,n,Nl,Ul,Fl,yp);if(h){const d=new E;ts.getBarycoord(yp,Nl,Ul,Fl,d),s&&(h.uv=ts.getInterpolatedAttribute(s,a,l,c,d,new Kt)),r&&(h.uv1=ts.getInterpolatedAttribute(r,a,l,c,d,new Kt)),o&&(h.normal=ts.getInterpolatedAttribute(o,a,l,c,d,new E),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));const u={a,b:l,c,normal:new E,materialIndex:0};ts.getNormal(Nl,Ul,Fl,u.normal),h.face=u,h.barycoord=d}return h}class I0 extends ui{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Xn,h=Xn,d,u){super(null,o,a,l,c,h,s,r,d,u),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class bp extends fi{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){const t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}}const Eo=new me,Sp=new me,zl=[],Mp=new di,$v=new me,va=new yt,ya=new Li;class Zr extends yt{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new bp(new Float32Array(n*16),16),this.previousInstanceMatrix=null,this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,$v)}computeBoundingBox(){const t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new di),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Eo),Mp.copy(t.boundingBox).applyMatrix4(Eo),this.boundingBox.union(Mp)}computeBoundingSphere(){const t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Li),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Eo),ya.copy(t.boundingSphere).applyMatrix4(Eo),this.boundingSphere.union(ya)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),t.previousInstanceMatrix!==null&&(this.previousInstanceMatrix=t.previousInstanceMatrix.clone()),t.morphTexture!==null&&(this.morphTexture=t.morphTexture.clone()),t.instanceColor!==null&&(this.instanceColor=t.instanceColor.clone()),this.count=t.count,t.boundingBox!==null&&(this.boundingBox=t.boundingBox.clone()),t.boundingSphere!==null&&(this.boundingSphere=t.boundingSphere.clone()),this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){const n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){const n=this.matrixWorld,s=this.count;if(va.geometry=this.geometry,va.material=this.material,va.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ya.copy(this.boundingSphere),ya.applyMatrix4(n),t.ray.intersectsSphere(ya)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Eo),Sp.multiplyMatrices(n,Eo),va.matrixWorld=Sp,va.raycast(t,zl);for(let o=0,a=zl.length;o<a;o++){const l=zl[o];l.instanceId=r,l.object=this,e.push(l)}zl.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new bp(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){const n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new I0(new Float32Array(s*this.count),s,this.count,Yd,ns));const r=this.morphTexture.source.data.data;let o=0;for(let c=0;c<n.length;c++)o+=n[c];const a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){this.dispatchEvent({type:"dispose"}),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}}const Xh=new E,jv=new E,Zv=new he;class zi{constructor(t=new E(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){const s=Xh.subVectors(n,e).cross(jv.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){const t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){const s=t.delta(Xh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;const o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){const e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){const n=e||Zv.getNormalMatrix(t),s=this.coplanarPoint(Xh).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}}const Lr=new Li,Kv=new Kt(.5,.5),Vl=new E;class sf{constructor(t=new zi,e=new zi,n=new zi,s=new zi,r=new zi,o=new zi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){const a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){const e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=As,n=!1){const s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],d=r[5],u=r[6],p=r[7],g=r[8],y=r[9],m=r[10],f=r[11],_=r[12],w=r[13],S=r[14],D=r[15];if(s[0].setComponents(c-o,p-h,f-g,D-_).normalize(),s[1].setComponents(c+o,p+h,f+g,D+_).normalize(),s[2].setComponents(c+a,p+d,f+y,D+w).normalize(),s[3].setComponents(c-a,p-d,f-y,D-w).normalize(),n)s[4].setComponents(l,u,m,S).normalize(),s[5].setComponents(c-l,p-u,f-m,D-S).normalize();else if(s[4].setComponents(c-l,p-u,f-m,D-S).normalize(),e===As)s[5].setComponents(c+l,p+u,f+m,D+S).normalize();else if(e===nl)s[5].setComponents(l,u,m,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Lr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{const e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Lr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Lr)}intersectsSprite(t){Lr.center.set(0,0,0);const e=Kv.distanceTo(t.center);return Lr.radius=.7071067811865476+e,Lr.applyMatrix4(t.matrixWorld),this.intersectsSphere(Lr)}intersectsSphere(t){const e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){const e=this.planes;for(let n=0;n<6;n++){const s=e[n];if(Vl.x=s.normal.x>0?t.max.x:t.min.x,Vl.y=s.normal.y>0?t.max.y:t.min.y,Vl.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(Vl)<0)return!1}return!0}containsPoint(t){const e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class Jo extends Qr{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Jt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}}const zc=new E,Vc=new E,wp=new me,ba=new hl,Gl=new Li,qh=new E,Ep=new E;class Es extends hn{constructor(t=new qe,e=new Jo){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)zc.fromBufferAttribute(e,s-1),Vc.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=zc.distanceTo(Vc);t.setAttribute("lineDistance",new ge(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(t,e){const n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Gl.copy(n.boundingSphere),Gl.applyMatrix4(s),Gl.radius+=r,t.ray.intersectsSphere(Gl)===!1)return;wp.copy(s).invert(),ba.copy(t.ray).applyMatrix4(wp);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,u=n.attributes.position;if(h!==null){const p=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){const f=h.getX(y),_=h.getX(y+1),w=Hl(this,t,ba,l,f,_,y);w&&e.push(w)}if(this.isLineLoop){const y=h.getX(g-1),m=h.getX(p),f=Hl(this,t,ba,l,y,m,g-1);f&&e.push(f)}}else{const p=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let y=p,m=g-1;y<m;y+=c){const f=Hl(this,t,ba,l,y,y+1,y);f&&e.push(f)}if(this.isLineLoop){const y=Hl(this,t,ba,l,g-1,p,g-1);y&&e.push(y)}}}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function Hl(i,t,e,n,s,r,o){const a=i.geometry.attributes.position;if(zc.fromBufferAttribute(a,s),Vc.fromBufferAttribute(a,r),e.distanceSqToSegment(zc,Vc,qh,Ep)>n)return;qh.applyMatrix4(i.matrixWorld);const c=t.ray.origin.distanceTo(qh);if(!(c<t.near||c>t.far))return{distance:c,point:Ep.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}const Tp=new E,Ap=new E;class rf extends Es{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Tp.fromBufferAttribute(e,s),Ap.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Tp.distanceTo(Ap);t.setAttribute("lineDistance",new ge(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class N0 extends Qr{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Jt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}}const Rp=new me,vd=new hl,Wl=new Li,Xl=new E;class Jv extends hn{constructor(t=new qe,e=new N0){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}raycast(t,e){const n=this.geometry,s=this.matrixWorld,r=t.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Wl.copy(n.boundingSphere),Wl.applyMatrix4(s),Wl.radius+=r,t.ray.intersectsSphere(Wl)===!1)return;Rp.copy(s).invert(),vd.copy(t.ray).applyMatrix4(Rp);const a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=n.index,d=n.attributes.position;if(c!==null){const u=Math.max(0,o.start),p=Math.min(c.count,o.start+o.count);for(let g=u,y=p;g<y;g++){const m=c.getX(g);Xl.fromBufferAttribute(d,m),Cp(Xl,m,l,s,t,e,this)}}else{const u=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let g=u,y=p;g<y;g++)Xl.fromBufferAttribute(d,g),Cp(Xl,g,l,s,t,e,this)}}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){const a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}}function Cp(i,t,e,n,s,r,o){const a=vd.distanceSqToPoint(i);if(a<e){const l=new E;vd.closestPointToPoint(i,l),l.applyMatrix4(n);const c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}class U0 extends ui{constructor(t=[],e=$r,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}}class Ho extends ui{constructor(t,e,n=Ds,s,r,o,a=Xn,l=Xn,c,h=Zs,d=1){if(h!==Zs&&h!==Gr)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const u={width:t,height:e,depth:d};super(u,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new tf(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){const e=super.toJSON(t);return this.compareFunction!==null&&(e.compareFunction=this.compareFunction),e}}class Qv extends Ho{constructor(t,e=Ds,n=$r,s,r,o=Xn,a=Xn,l,c=Zs){const h={width:t,height:t,depth:1},d=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}}class F0 extends ui{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}}class mn extends qe{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};const a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);const l=[],c=[],h=[],d=[];let u=0,p=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new ge(c,3)),this.setAttribute("normal",new ge(h,3)),this.setAttribute("uv",new ge(d,2));function g(y,m,f,_,w,S,D,A,N,v,C){const F=S/N,P=D/v,k=S/2,H=D/2,q=A/2,U=N+1,X=v+1;let O=0,st=0;const tt=new E;for(let at=0;at<X;at++){const ft=at*P-H;for(let ut=0;ut<U;ut++){const gt=ut*F-k;tt[y]=gt*_,tt[m]=ft*w,tt[f]=q,c.push(tt.x,tt.y,tt.z),tt[y]=0,tt[m]=0,tt[f]=A>0?1:-1,h.push(tt.x,tt.y,tt.z),d.push(ut/N),d.push(1-at/v),O+=1}}for(let at=0;at<v;at++)for(let ft=0;ft<N;ft++){const ut=u+ft+U*at,gt=u+ft+U*(at+1),Yt=u+(ft+1)+U*(at+1),Wt=u+(ft+1)+U*at;l.push(ut,gt,Wt),l.push(gt,Yt,Wt),st+=6}a.addGroup(p,st,C),p+=st,u+=O}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new mn(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}}class of extends qe{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);const r=[],o=[],a=[],l=[],c=new E,h=new Kt;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let d=0,u=3;d<=e;d++,u+=3){const p=n+d/e*s;c.x=t*Math.cos(p),c.y=t*Math.sin(p),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[u]/t+1)/2,h.y=(o[u+1]/t+1)/2,l.push(h.x,h.y)}for(let d=1;d<=e;d++)r.push(d,d+1,0);this.setIndex(r),this.setAttribute("position",new ge(o,3)),this.setAttribute("normal",new ge(a,3)),this.setAttribute("uv",new ge(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new of(t.radius,t.segments,t.thetaStart,t.thetaLength)}}class Sn extends qe{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const h=[],d=[],u=[],p=[];let g=0;const y=[],m=n/2;let f=0;_(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(h),this.setAttribute("position",new ge(d,3)),this.setAttribute("normal",new ge(u,3)),this.setAttribute("uv",new ge(p,2));function _(){const S=new E,D=new E;let A=0;const N=(e-t)/n;for(let v=0;v<=r;v++){const C=[],F=v/r,P=F*(e-t)+t;for(let k=0;k<=s;k++){const H=k/s,q=H*l+a,U=Math.sin(q),X=Math.cos(q);D.x=P*U,D.y=-F*n+m,D.z=P*X,d.push(D.x,D.y,D.z),S.set(U,N,X).normalize(),u.push(S.x,S.y,S.z),p.push(H,1-F),C.push(g++)}y.push(C)}for(let v=0;v<s;v++)for(let C=0;C<r;C++){const F=y[C][v],P=y[C+1][v],k=y[C+1][v+1],H=y[C][v+1];(t>0||C!==0)&&(h.push(F,P,H),A+=3),(e>0||C!==r-1)&&(h.push(P,k,H),A+=3)}c.addGroup(f,A,0),f+=A}function w(S){const D=g,A=new Kt,N=new E;let v=0;const C=S===!0?t:e,F=S===!0?1:-1;for(let k=1;k<=s;k++)d.push(0,m*F,0),u.push(0,F,0),p.push(.5,.5),g++;const P=g;for(let k=0;k<=s;k++){const q=k/s*l+a,U=Math.cos(q),X=Math.sin(q);N.x=C*X,N.y=m*F,N.z=C*U,d.push(N.x,N.y,N.z),u.push(0,F,0),A.x=U*.5+.5,A.y=X*.5*F+.5,p.push(A.x,A.y),g++}for(let k=0;k<s;k++){const H=D+k,q=P+k;S===!0?h.push(q,q+1,H):h.push(q+1,q,H),v+=3}c.addGroup(f,v,S===!0?1:2),f+=v}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Sn(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class ul extends Sn{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new ul(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class af extends qe{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};const r=[],o=[];a(s),c(n),h(),this.setAttribute("position",new ge(r,3)),this.setAttribute("normal",new ge(r.slice(),3)),this.setAttribute("uv",new ge(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(_){const w=new E,S=new E,D=new E;for(let A=0;A<e.length;A+=3)p(e[A+0],w),p(e[A+1],S),p(e[A+2],D),l(w,S,D,_)}function l(_,w,S,D){const A=D+1,N=[];for(let v=0;v<=A;v++){N[v]=[];const C=_.clone().lerp(S,v/A),F=w.clone().lerp(S,v/A),P=A-v;for(let k=0;k<=P;k++)k===0&&v===A?N[v][k]=C:N[v][k]=C.clone().lerp(F,k/P)}for(let v=0;v<A;v++)for(let C=0;C<2*(A-v)-1;C++){const F=Math.floor(C/2);C%2===0?(u(N[v][F+1]),u(N[v+1][F]),u(N[v][F])):(u(N[v][F+1]),u(N[v+1][F+1]),u(N[v+1][F]))}}function c(_){const w=new E;for(let S=0;S<r.length;S+=3)w.x=r[S+0],w.y=r[S+1],w.z=r[S+2],w.normalize().multiplyScalar(_),r[S+0]=w.x,r[S+1]=w.y,r[S+2]=w.z}function h(){const _=new E;for(let w=0;w<r.length;w+=3){_.x=r[w+0],_.y=r[w+1],_.z=r[w+2];const S=m(_)/2/Math.PI+.5,D=f(_)/Math.PI+.5;o.push(S,1-D)}g(),d()}function d(){for(let _=0;_<o.length;_+=6){const w=o[_+0],S=o[_+2],D=o[_+4],A=Math.max(w,S,D),N=Math.min(w,S,D);A>.9&&N<.1&&(w<.2&&(o[_+0]+=1),S<.2&&(o[_+2]+=1),D<.2&&(o[_+4]+=1))}}function u(_){r.push(_.x,_.y,_.z)}function p(_,w){const S=_*3;w.x=t[S+0],w.y=t[S+1],w.z=t[S+2]}function g(){const _=new E,w=new E,S=new E,D=new E,A=new Kt,N=new Kt,v=new Kt;for(let C=0,F=0;C<r.length;C+=9,F+=6){_.set(r[C+0],r[C+1],r[C+2]),w.set(r[C+3],r[C+4],r[C+5]),S.set(r[C+6],r[C+7],r[C+8]),A.set(o[F+0],o[F+1]),N.set(o[F+2],o[F+3]),v.set(o[F+4],o[F+5]),D.copy(_).add(w).add(S).divideScalar(3);const P=m(D);y(A,F+0,_,P),y(N,F+2,w,P),y(v,F+4,S,P)}}function y(_,w,S,D){D<0&&_.x===1&&(o[w]=_.x-1),S.x===0&&S.z===0&&(o[w]=D/2/Math.PI+.5)}function m(_){return Math.atan2(_.z,-_.x)}function f(_){return Math.atan2(-_.y,Math.sqrt(_.x*_.x+_.z*_.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new af(t.vertices,t.indices,t.radius,t.detail)}}class Hr extends af{constructor(t=1,e=0){const n=[1,0,0,-1,0,0,0,1,0,0,-1,0,0,0,1,0,0,-1],s=[0,2,4,0,4,3,0,3,5,0,5,2,1,2,5,1,5,3,1,3,4,1,4,2];super(n,s,t,e),this.type="OctahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new Hr(t.radius,t.detail)}}class Is extends qe{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};const r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,d=t/a,u=e/l,p=[],g=[],y=[],m=[];for(let f=0;f<h;f++){const _=f*u-o;for(let w=0;w<c;w++){const S=w*d-r;g.push(S,-_,0),y.push(0,0,1),m.push(w/a),m.push(1-f/l)}}for(let f=0;f<l;f++)for(let _=0;_<a;_++){const w=_+c*f,S=_+c*(f+1),D=_+1+c*(f+1),A=_+1+c*f;p.push(w,S,A),p.push(S,D,A)}this.setIndex(p),this.setAttribute("position",new ge(g,3)),this.setAttribute("normal",new ge(y,3)),this.setAttribute("uv",new ge(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Is(t.width,t.height,t.widthSegments,t.heightSegments)}}class Jc extends qe{constructor(t=.5,e=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:t,outerRadius:e,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);const a=[],l=[],c=[],h=[];let d=t;const u=(e-t)/s,p=new E,g=new Kt;for(let y=0;y<=s;y++){for(let m=0;m<=n;m++){const f=r+m/n*o;p.x=d*Math.cos(f),p.y=d*Math.sin(f),l.push(p.x,p.y,p.z),c.push(0,0,1),g.x=(p.x/e+1)/2,g.y=(p.y/e+1)/2,h.push(g.x,g.y)}d+=u}for(let y=0;y<s;y++){const m=y*(n+1);for(let f=0;f<n;f++){const _=f+m,w=_,S=_+n+1,D=_+n+2,A=_+1;a.push(w,S,A),a.push(S,D,A)}}this.setIndex(a),this.setAttribute("position",new ge(l,3)),this.setAttribute("normal",new ge(c,3)),this.setAttribute("uv",new ge(h,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Jc(t.innerRadius,t.outerRadius,t.thetaSegments,t.phiSegments,t.thetaStart,t.thetaLength)}}class Qs extends qe{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));const l=Math.min(o+a,Math.PI);let c=0;const h=[],d=new E,u=new E,p=[],g=[],y=[],m=[];for(let f=0;f<=n;f++){const _=[],w=f/n;let S=0;f===0&&o===0?S=.5/e:f===n&&l===Math.PI&&(S=-.5/e);for(let D=0;D<=e;D++){const A=D/e;d.x=-t*Math.cos(s+A*r)*Math.sin(o+w*a),d.y=t*Math.cos(o+w*a),d.z=t*Math.sin(s+A*r)*Math.sin(o+w*a),g.push(d.x,d.y,d.z),u.copy(d).normalize(),y.push(u.x,u.y,u.z),m.push(A+S,1-w),_.push(c++)}h.push(_)}for(let f=0;f<n;f++)for(let _=0;_<e;_++){const w=h[f][_+1],S=h[f][_],D=h[f+1][_],A=h[f+1][_+1];(f!==0||o>0)&&p.push(w,S,A),(f!==n-1||l<Math.PI)&&p.push(S,D,A)}this.setIndex(p),this.setAttribute("position",new ge(g,3)),this.setAttribute("normal",new ge(y,3)),this.setAttribute("uv",new ge(m,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Qs(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}}class Br extends qe{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);const l=[],c=[],h=[],d=[],u=new E,p=new E,g=new E;for(let y=0;y<=n;y++){const m=o+y/n*a;for(let f=0;f<=s;f++){const _=f/s*r;p.x=(t+e*Math.cos(m))*Math.cos(_),p.y=(t+e*Math.cos(m))*Math.sin(_),p.z=e*Math.sin(m),c.push(p.x,p.y,p.z),u.x=t*Math.cos(_),u.y=t*Math.sin(_),g.subVectors(p,u).normalize(),h.push(g.x,g.y,g.z),d.push(f/s),d.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){const f=(s+1)*y+m-1,_=(s+1)*(y-1)+m-1,w=(s+1)*(y-1)+m,S=(s+1)*y+m;l.push(f,_,S),l.push(_,w,S)}this.setIndex(l),this.setAttribute("position",new ge(c,3)),this.setAttribute("normal",new ge(h,3)),this.setAttribute("uv",new ge(d,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Br(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc)}}class ty extends qe{constructor(t=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:t},t!==null){const e=[],n=new Set,s=new E,r=new E;if(t.index!==null){const o=t.attributes.position,a=t.index;let l=t.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,h=l.length;c<h;++c){const d=l[c],u=d.start,p=d.count;for(let g=u,y=u+p;g<y;g+=3)for(let m=0;m<3;m++){const f=a.getX(g+m),_=a.getX(g+(m+1)%3);s.fromBufferAttribute(o,f),r.fromBufferAttribute(o,_),Pp(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}}else{const o=t.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){const h=3*a+c,d=3*a+(c+1)%3;s.fromBufferAttribute(o,h),r.fromBufferAttribute(o,d),Pp(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}this.setAttribute("position",new ge(e,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}}function Pp(i,t,e){const n=`${i.x},${i.y},${i.z}-${t.x},${t.y},${t.z}`,s=`${t.x},${t.y},${t.z}-${i.x},${i.y},${i.z}`;return e.has(n)===!0||e.has(s)===!0?!1:(e.add(n),e.add(s),!0)}function Wo(i){const t={};for(const e in i){t[e]={};for(const n in i[e]){const s=i[e][n];if(Lp(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Lp(s[0])){const r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function ci(i){const t={};for(let e=0;e<i.length;e++){const n=Wo(i[e]);for(const s in n)t[s]=n[s]}return t}function Lp(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function ey(i){const t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function O0(i){const t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:we.workingColorSpace}const Qc={clone:Wo,merge:ci};var ny=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,iy=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class vi extends Qr{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=ny,this.fragmentShader=iy,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Wo(t.uniforms),this.uniformsGroups=ey(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){const e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(const s in this.uniforms){const o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;const n={};for(const s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}}class sy extends vi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class ls extends Qr{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Jt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Jt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=gd,this.normalScale=new Kt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ks,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class k0 extends Qr{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=ev,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}}class ry extends Qr{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}}class oy extends Jo{constructor(t){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(t)}copy(t){return super.copy(t),this.scale=t.scale,this.dashSize=t.dashSize,this.gapSize=t.gapSize,this}}let B0=class extends hn{constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new Jt(t),this.intensity=e}dispose(){this.dispatchEvent({type:"dispose"})}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){const e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}};class ay extends B0{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(hn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Jt(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){const e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}}const Yh=new me,Dp=new E,Ip=new E;class ly{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Kt(512,512),this.mapType=Ci,this.map=null,this.mapPass=null,this.matrix=new me,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new sf,this._frameExtents=new Kt(1,1),this._viewportCount=1,this._viewports=[new Xe(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(t){const e=this.camera,n=this.matrix;Dp.setFromMatrixPosition(t.matrixWorld),e.position.copy(Dp),Ip.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Ip),e.updateMatrixWorld(),Yh.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),this._frustum.setFromProjectionMatrix(Yh,e.coordinateSystem,e.reversedDepth),e.coordinateSystem===nl||e.reversedDepth?n.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):n.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),n.multiply(Yh)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const t={};return this.intensity!==1&&(t.intensity=this.intensity),this.bias!==0&&(t.bias=this.bias),this.normalBias!==0&&(t.normalBias=this.normalBias),this.radius!==1&&(t.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(t.mapSize=this.mapSize.toArray()),t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}}const ql=new E,Yl=new Re,xs=new E;class z0 extends hn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new me,this.projectionMatrix=new me,this.projectionMatrixInverse=new me,this.coordinateSystem=As,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(ql,Yl,xs),xs.x===1&&xs.y===1&&xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ql,Yl,xs.set(1,1,1)).invert()}updateWorldMatrix(t,e){super.updateWorldMatrix(t,e),this.matrixWorld.decompose(ql,Yl,xs),xs.x===1&&xs.y===1&&xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ql,Yl,xs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const dr=new E,Np=new Kt,Up=new Kt;class Vi extends z0{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){const e=.5*this.getFilmHeight()/t;this.fov=il*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){const t=Math.tan(Ya*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return il*2*Math.atan(Math.tan(Ya*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){dr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(dr.x,dr.y).multiplyScalar(-t/dr.z),dr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(dr.x,dr.y).multiplyScalar(-t/dr.z)}getViewSize(t,e){return this.getViewBounds(t,Np,Up),e.subVectors(Up,Np)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=this.near;let e=t*Math.tan(Ya*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s;const o=this.view;if(this.view!==null&&this.view.enabled){const l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}const a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}}class th extends z0{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}}class cy extends ly{constructor(){super(new th(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class hy extends B0{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(hn.DEFAULT_UP),this.updateMatrix(),this.target=new hn,this.shadow=new cy}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){const e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}}class uy extends qe{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){const t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}}const To=-90,Ao=1;class dy extends hn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Vi(To,Ao,t,e);s.layers=this.layers,this.add(s);const r=new Vi(To,Ao,t,e);r.layers=this.layers,this.add(r);const o=new Vi(To,Ao,t,e);o.layers=this.layers,this.add(o);const a=new Vi(To,Ao,t,e);a.layers=this.layers,this.add(a);const l=new Vi(To,Ao,t,e);l.layers=this.layers,this.add(l);const c=new Vi(To,Ao,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(const c of e)this.remove(c);if(t===As)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===nl)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(const c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();const{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());const[r,o,a,l,c,h]=this.children,d=t.getRenderTarget(),u=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;const y=n.texture.generateMipmaps;n.texture.generateMipmaps=!1;let m=!1;t.isWebGLRenderer===!0?m=t.state.buffers.depth.getReversed():m=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.generateMipmaps=y,t.setRenderTarget(n,5,s),m&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(d,u,p),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}}class fy extends Vi{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t}}class yd extends Xv{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){const e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){const e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}}const Fp=new me;class V0{constructor(t,e,n=0,s=1/0){this.ray=new hl(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new ef,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,(e.near+e.far)/(e.near-e.far)).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):Te("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return Fp.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Fp),this}intersectObject(t,e=!0,n=[]){return bd(t,this,n,e),n.sort(Op),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)bd(t[s],this,n,e);return n.sort(Op),n}}function Op(i,t){return i.distance-t.distance}function bd(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){const r=i.children;for(let o=0,a=r.length;o<a;o++)bd(r[o],t,e,!0)}}class kp{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ce(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ce(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class G0{static{G0.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){const r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}}const Bp=new E,$l=new E,Ro=new E,Co=new E,$h=new E,py=new E,my=new E;class gy{constructor(t=new E,e=new E){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){Bp.subVectors(t,this.start),$l.subVectors(this.end,this.start);const n=$l.dot($l);if(n===0)return 0;let r=$l.dot(Bp)/n;return e&&(r=ce(r,0,1)),r}closestPointToPoint(t,e,n){const s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=py,n=my){const s=10000000000000001e-32;let r,o;const a=this.start,l=t.start,c=this.end,h=t.end;Ro.subVectors(c,a),Co.subVectors(h,l),$h.subVectors(a,l);const d=Ro.dot(Ro),u=Co.dot(Co),p=Co.dot($h);if(d<=s&&u<=s)return e.copy(a),n.copy(l),e.sub(n),e.dot(e);if(d<=s)r=0,o=p/u,o=ce(o,0,1);else{const g=Ro.dot($h);if(u<=s)o=0,r=ce(-g/d,0,1);else{const y=Ro.dot(Co),m=d*u-y*y;m!==0?r=ce((y*p-g*u)/m,0,1):r=0,o=(y*r+p)/u,o<0?(o=0,r=ce(-g/d,0,1)):o>1&&(o=1,r=ce((y-g)/d,0,1))}}return e.copy(a).addScaledVector(Ro,r),n.copy(l).addScaledVector(Co,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class H0 extends Sr{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){if(t===void 0){$t("Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}}function zp(i,t,e,n){const s=_y(n);switch(e){case E0:return i*t;case Yd:return i*t/s.components*s.byteLength;case $d:return i*t/s.components*s.byteLength;case jr:return i*t*2/s.components*s.byteLength;case jd:return i*t*2/s.components*s.byteLength;case T0:return i*t*3/s.components*s.byteLength;case is:return i*t*4/s.components*s.byteLength;case Zd:return i*t*4/s.components*s.byteLength;case Mc:case wc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Ec:case Tc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Vu:case Hu:return Math.max(i,16)*Math.max(t,8)/4;case zu:case Gu:return Math.max(i,8)*Math.max(t,8)/2;case Wu:case Xu:case Yu:case $u:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case qu:case Nc:case ju:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Zu:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ku:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Ju:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Qu:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case td:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case ed:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case nd:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case id:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case sd:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case rd:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case od:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case ad:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case ld:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case cd:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case hd:case ud:case dd:return Math.ceil(i/4)*Math.ceil(t/4)*16;case fd:case pd:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Uc:case md:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function _y(i){switch(i){case Ci:case b0:return{byteLength:1,components:1};case tl:case S0:case js:return{byteLength:2,components:1};case Xd:case qd:return{byteLength:2,components:4};case Ds:case Wd:case ns:return{byteLength:4,components:1};case M0:case w0:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"184"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="184");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function W0(){let i=null,t=!1,e=null,n=null;function s(r,o){e(r,o),n=i.requestAnimationFrame(s)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function xy(i){const t=new WeakMap;function e(a,l){const c=a.array,h=a.usage,d=c.byteLength,u=i.createBuffer();i.bindBuffer(l,u),i.bufferData(l,c,h),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:u,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function n(a,l,c){const h=l.array,d=l.updateRanges;if(i.bindBuffer(c,a),d.length===0)i.bufferSubData(c,0,h);else{d.sort((p,g)=>p.start-g.start);let u=0;for(let p=1;p<d.length;p++){const g=d[u],y=d[p];y.start<=g.start+g.count+1?g.count=Math.max(g.count,y.start+y.count-g.start):(++u,d[u]=y)}d.length=u+1;for(let p=0,g=d.length;p<g;p++){const y=d[p];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);const l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){const h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}const c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var vy=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,yy=`#ifdef USE_ALPHAHASH
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
#endif`,by=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Sy=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,My=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,wy=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Ey=`#ifdef USE_AOMAP
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
#endif`,Ty=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Ay=`#ifdef USE_BATCHING
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
#endif`,Ry=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Cy=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Py=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Ly=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Dy=`#ifdef USE_IRIDESCENCE
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
#endif`,Iy=`#ifdef USE_BUMPMAP
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
#endif`,Ny=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Uy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Fy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Oy=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,ky=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,By=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,zy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Vy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Gy=`#define PI 3.141592653589793
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
} // validated`,Hy=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,Wy=`vec3 transformedNormal = objectNormal;
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
#endif`,Xy=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,qy=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Yy=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,$y=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,jy="gl_FragColor = linearToOutputTexel( gl_FragColor );",Zy=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Ky=`#ifdef USE_ENVMAP
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
#endif`,Jy=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
#endif`,Qy=`#ifdef USE_ENVMAP
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
#endif`,tb=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,eb=`#ifdef USE_ENVMAP
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
#endif`,nb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,ib=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,sb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,rb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,ob=`#ifdef USE_GRADIENTMAP
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
}`,ab=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,lb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,cb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,hb=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,ub=`#ifdef USE_ENVMAP
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
#endif`,db=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,fb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,pb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,mb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,gb=`PhysicalMaterial material;
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
#endif`,_b=`uniform sampler2D dfgLUT;
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
}`,xb=`
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
#endif`,vb=`#if defined( RE_IndirectDiffuse )
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
#endif`,yb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,bb=`#ifdef USE_LIGHT_PROBES_GRID
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
#endif`,Sb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Mb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,wb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Eb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Tb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Ab=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Rb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Cb=`#if defined( USE_POINTS_UV )
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
#endif`,Pb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Lb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Db=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Ib=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Nb=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ub=`#ifdef USE_MORPHTARGETS
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
#endif`,Fb=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ob=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,kb=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Bb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,zb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Vb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,Gb=`#ifdef USE_NORMALMAP
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
#endif`,Hb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Wb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Xb=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,qb=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Yb=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,$b=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,jb=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Zb=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Kb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Jb=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Qb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,tS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,eS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,nS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,iS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,sS=`float getShadowMask() {
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
}`,rS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,oS=`#ifdef USE_SKINNING
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
#endif`,aS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,lS=`#ifdef USE_SKINNING
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
#endif`,cS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,hS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,uS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,dS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,fS=`#ifdef USE_TRANSMISSION
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
#endif`,pS=`#ifdef USE_TRANSMISSION
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
#endif`,mS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,gS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,_S=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,xS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const vS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,yS=`uniform sampler2D t2D;
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
}`,bS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,SS=`#ifdef ENVMAP_TYPE_CUBE
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
}`,MS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,wS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ES=`#include <common>
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
}`,TS=`#if DEPTH_PACKING == 3200
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
}`,AS=`#define DISTANCE
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
}`,RS=`#define DISTANCE
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
}`,CS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,PS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,LS=`uniform float scale;
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
}`,DS=`uniform vec3 diffuse;
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
}`,IS=`#include <common>
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
}`,NS=`uniform vec3 diffuse;
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
}`,US=`#define LAMBERT
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
}`,FS=`#define LAMBERT
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
}`,OS=`#define MATCAP
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
}`,kS=`#define MATCAP
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
}`,BS=`#define NORMAL
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
}`,zS=`#define NORMAL
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
}`,VS=`#define PHONG
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
}`,GS=`#define PHONG
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
}`,HS=`#define STANDARD
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
}`,WS=`#define STANDARD
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
}`,XS=`#define TOON
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
}`,qS=`#define TOON
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
}`,YS=`uniform float size;
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
}`,$S=`uniform vec3 diffuse;
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
}`,jS=`#include <common>
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
}`,ZS=`uniform vec3 color;
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
}`,KS=`uniform float rotation;
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
}`,JS=`uniform vec3 diffuse;
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
}`,de={alphahash_fragment:vy,alphahash_pars_fragment:yy,alphamap_fragment:by,alphamap_pars_fragment:Sy,alphatest_fragment:My,alphatest_pars_fragment:wy,aomap_fragment:Ey,aomap_pars_fragment:Ty,batching_pars_vertex:Ay,batching_vertex:Ry,begin_vertex:Cy,beginnormal_vertex:Py,bsdfs:Ly,iridescence_fragment:Dy,bumpmap_pars_fragment:Iy,clipping_planes_fragment:Ny,clipping_planes_pars_fragment:Uy,clipping_planes_pars_vertex:Fy,clipping_planes_vertex:Oy,color_fragment:ky,color_pars_fragment:By,color_pars_vertex:zy,color_vertex:Vy,common:Gy,cube_uv_reflection_fragment:Hy,defaultnormal_vertex:Wy,displacementmap_pars_vertex:Xy,displacementmap_vertex:qy,emissivemap_fragment:Yy,emissivemap_pars_fragment:$y,colorspace_fragment:jy,colorspace_pars_fragment:Zy,envmap_fragment:Ky,envmap_common_pars_fragment:Jy,envmap_pars_fragment:Qy,envmap_pars_vertex:tb,envmap_physical_pars_fragment:ub,envmap_vertex:eb,fog_vertex:nb,fog_pars_vertex:ib,fog_fragment:sb,fog_pars_fragment:rb,gradientmap_pars_fragment:ob,lightmap_pars_fragment:ab,lights_lambert_fragment:lb,lights_lambert_pars_fragment:cb,lights_pars_begin:hb,lights_toon_fragment:db,lights_toon_pars_fragment:fb,lights_phong_fragment:pb,lights_phong_pars_fragment:mb,lights_physical_fragment:gb,lights_physical_pars_fragment:_b,lights_fragment_begin:xb,lights_fragment_maps:vb,lights_fragment_end:yb,lightprobes_pars_fragment:bb,logdepthbuf_fragment:Sb,logdepthbuf_pars_fragment:Mb,logdepthbuf_pars_vertex:wb,logdepthbuf_vertex:Eb,map_fragment:Tb,map_pars_fragment:Ab,map_particle_fragment:Rb,map_particle_pars_fragment:Cb,metalnessmap_fragment:Pb,metalnessmap_pars_fragment:Lb,morphinstance_vertex:Db,morphcolor_vertex:Ib,morphnormal_vertex:Nb,morphtarget_pars_vertex:Ub,morphtarget_vertex:Fb,normal_fragment_begin:Ob,normal_fragment_maps:kb,normal_pars_fragment:Bb,normal_pars_vertex:zb,normal_vertex:Vb,normalmap_pars_fragment:Gb,clearcoat_normal_fragment_begin:Hb,clearcoat_normal_fragment_maps:Wb,clearcoat_pars_fragment:Xb,iridescence_pars_fragment:qb,opaque_fragment:Yb,packing:$b,premultiplied_alpha_fragment:jb,project_vertex:Zb,dithering_fragment:Kb,dithering_pars_fragment:Jb,roughnessmap_fragment:Qb,roughnessmap_pars_fragment:tS,shadowmap_pars_fragment:eS,shadowmap_pars_vertex:nS,shadowmap_vertex:iS,shadowmask_pars_fragment:sS,skinbase_vertex:rS,skinning_pars_vertex:oS,skinning_vertex:aS,skinnormal_vertex:lS,specularmap_fragment:cS,specularmap_pars_fragment:hS,tonemapping_fragment:uS,tonemapping_pars_fragment:dS,transmission_fragment:fS,transmission_pars_fragment:pS,uv_pars_fragment:mS,uv_pars_vertex:gS,uv_vertex:_S,worldpos_vertex:xS,background_vert:vS,background_frag:yS,backgroundCube_vert:bS,backgroundCube_frag:SS,cube_vert:MS,cube_frag:wS,depth_vert:ES,depth_frag:TS,distance_vert:AS,distance_frag:RS,equirect_vert:CS,equirect_frag:PS,linedashed_vert:LS,linedashed_frag:DS,meshbasic_vert:IS,meshbasic_frag:NS,meshlambert_vert:US,meshlambert_frag:FS,meshmatcap_vert:OS,meshmatcap_frag:kS,meshnormal_vert:BS,meshnormal_frag:zS,meshphong_vert:VS,meshphong_frag:GS,meshphysical_vert:HS,meshphysical_frag:WS,meshtoon_vert:XS,meshtoon_frag:qS,points_vert:YS,points_frag:$S,shadow_vert:jS,shadow_frag:ZS,sprite_vert:KS,sprite_frag:JS},Tt={common:{diffuse:{value:new Jt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new he},alphaMap:{value:null},alphaMapTransform:{value:new he},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new he}},envmap:{envMap:{value:null},envMapRotation:{value:new he},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new he}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new he}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new he},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new he},normalScale:{value:new Kt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new he},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new he}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new he}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new he}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Jt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:null},probesMin:{value:new E},probesMax:{value:new E},probesResolution:{value:new E}},points:{diffuse:{value:new Jt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new he},alphaTest:{value:0},uvTransform:{value:new he}},sprite:{diffuse:{value:new Jt(16777215)},opacity:{value:1},center:{value:new Kt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new he},alphaMap:{value:null},alphaMapTransform:{value:new he},alphaTest:{value:0}}},_i={basic:{uniforms:ci([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.fog]),vertexShader:de.meshbasic_vert,fragmentShader:de.meshbasic_frag},lambert:{uniforms:ci([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Jt(0)},envMapIntensity:{value:1}}]),vertexShader:de.meshlambert_vert,fragmentShader:de.meshlambert_frag},phong:{uniforms:ci([Tt.common,Tt.specularmap,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,Tt.lights,{emissive:{value:new Jt(0)},specular:{value:new Jt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:de.meshphong_vert,fragmentShader:de.meshphong_frag},standard:{uniforms:ci([Tt.common,Tt.envmap,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.roughnessmap,Tt.metalnessmap,Tt.fog,Tt.lights,{emissive:{value:new Jt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:de.meshphysical_vert,fragmentShader:de.meshphysical_frag},toon:{uniforms:ci([Tt.common,Tt.aomap,Tt.lightmap,Tt.emissivemap,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.gradientmap,Tt.fog,Tt.lights,{emissive:{value:new Jt(0)}}]),vertexShader:de.meshtoon_vert,fragmentShader:de.meshtoon_frag},matcap:{uniforms:ci([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,Tt.fog,{matcap:{value:null}}]),vertexShader:de.meshmatcap_vert,fragmentShader:de.meshmatcap_frag},points:{uniforms:ci([Tt.points,Tt.fog]),vertexShader:de.points_vert,fragmentShader:de.points_frag},dashed:{uniforms:ci([Tt.common,Tt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:de.linedashed_vert,fragmentShader:de.linedashed_frag},depth:{uniforms:ci([Tt.common,Tt.displacementmap]),vertexShader:de.depth_vert,fragmentShader:de.depth_frag},normal:{uniforms:ci([Tt.common,Tt.bumpmap,Tt.normalmap,Tt.displacementmap,{opacity:{value:1}}]),vertexShader:de.meshnormal_vert,fragmentShader:de.meshnormal_frag},sprite:{uniforms:ci([Tt.sprite,Tt.fog]),vertexShader:de.sprite_vert,fragmentShader:de.sprite_frag},background:{uniforms:{uvTransform:{value:new he},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:de.background_vert,fragmentShader:de.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new he}},vertexShader:de.backgroundCube_vert,fragmentShader:de.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:de.cube_vert,fragmentShader:de.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:de.equirect_vert,fragmentShader:de.equirect_frag},distance:{uniforms:ci([Tt.common,Tt.displacementmap,{referencePosition:{value:new E},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:de.distance_vert,fragmentShader:de.distance_frag},shadow:{uniforms:ci([Tt.lights,Tt.fog,{color:{value:new Jt(0)},opacity:{value:1}}]),vertexShader:de.shadow_vert,fragmentShader:de.shadow_frag}};_i.physical={uniforms:ci([_i.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new he},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new he},clearcoatNormalScale:{value:new Kt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new he},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new he},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new he},sheen:{value:0},sheenColor:{value:new Jt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new he},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new he},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new he},transmissionSamplerSize:{value:new Kt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new he},attenuationDistance:{value:0},attenuationColor:{value:new Jt(0)},specularColor:{value:new Jt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new he},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new he},anisotropyVector:{value:new Kt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new he}}]),vertexShader:de.meshphysical_vert,fragmentShader:de.meshphysical_frag};const jl={r:0,b:0,g:0},QS=new me,X0=new he;X0.set(-1,0,0,0,1,0,0,0,1);function tM(i,t,e,n,s,r){const o=new Jt(0);let a=s===!0?0:1,l,c,h=null,d=0,u=null;function p(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){const S=_.backgroundBlurriness>0;w=t.get(w,S)}return w}function g(_){let w=!1;const S=p(_);S===null?m(o,a):S&&S.isColor&&(m(S,1),w=!0);const D=i.xr.getEnvironmentBlendMode();D==="additive"?e.buffers.color.setClear(0,0,0,1,r):D==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(_,w){const S=p(w);S&&(S.isCubeTexture||S.mapping===Kc)?(c===void 0&&(c=new yt(new mn(1,1,1),new vi({name:"BackgroundCubeMaterial",uniforms:Wo(_i.backgroundCube.uniforms),vertexShader:_i.backgroundCube.vertexShader,fragmentShader:_i.backgroundCube.fragmentShader,side:On,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(D,A,N){this.matrixWorld.copyPosition(N.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(QS.makeRotationFromEuler(w.backgroundRotation)).transpose(),S.isCubeTexture&&S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(X0),c.material.toneMapped=we.getTransfer(S.colorSpace)!==Be,(h!==S||d!==S.version||u!==i.toneMapping)&&(c.material.needsUpdate=!0,h=S,d=S.version,u=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new yt(new Is(2,2),new vi({name:"BackgroundMaterial",uniforms:Wo(_i.background.uniforms),vertexShader:_i.background.vertexShader,fragmentShader:_i.background.fragmentShader,side:Ls,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=we.getTransfer(S.colorSpace)!==Be,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(h!==S||d!==S.version||u!==i.toneMapping)&&(l.material.needsUpdate=!0,h=S,d=S.version,u=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function m(_,w){_.getRGB(jl,O0(i)),e.buffers.color.setClear(jl.r,jl.g,jl.b,w,r)}function f(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,m(o,a)},render:g,addToRenderList:y,dispose:f}}function eM(i,t){const e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=u(null);let r=s,o=!1;function a(P,k,H,q,U){let X=!1;const O=d(P,q,H,k);r!==O&&(r=O,c(r.object)),X=p(P,q,H,U),X&&g(P,q,H,U),U!==null&&t.update(U,i.ELEMENT_ARRAY_BUFFER),(X||o)&&(o=!1,S(P,k,H,q),U!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(U).buffer))}function l(){return i.createVertexArray()}function c(P){return i.bindVertexArray(P)}function h(P){return i.deleteVertexArray(P)}function d(P,k,H,q){const U=q.wireframe===!0;let X=n[k.id];X===void 0&&(X={},n[k.id]=X);const O=P.isInstancedMesh===!0?P.id:0;let st=X[O];st===void 0&&(st={},X[O]=st);let tt=st[H.id];tt===void 0&&(tt={},st[H.id]=tt);let at=tt[U];return at===void 0&&(at=u(l()),tt[U]=at),at}function u(P){const k=[],H=[],q=[];for(let U=0;U<e;U++)k[U]=0,H[U]=0,q[U]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:H,attributeDivisors:q,object:P,attributes:{},index:null}}function p(P,k,H,q){const U=r.attributes,X=k.attributes;let O=0;const st=H.getAttributes();for(const tt in st)if(st[tt].location>=0){const ft=U[tt];let ut=X[tt];if(ut===void 0&&(tt==="instanceMatrix"&&P.instanceMatrix&&(ut=P.instanceMatrix),tt==="instanceColor"&&P.instanceColor&&(ut=P.instanceColor)),ft===void 0||ft.attribute!==ut||ut&&ft.data!==ut.data)return!0;O++}return r.attributesNum!==O||r.index!==q}function g(P,k,H,q){const U={},X=k.attributes;let O=0;const st=H.getAttributes();for(const tt in st)if(st[tt].location>=0){let ft=X[tt];ft===void 0&&(tt==="instanceMatrix"&&P.instanceMatrix&&(ft=P.instanceMatrix),tt==="instanceColor"&&P.instanceColor&&(ft=P.instanceColor));const ut={};ut.attribute=ft,ft&&ft.data&&(ut.data=ft.data),U[tt]=ut,O++}r.attributes=U,r.attributesNum=O,r.index=q}function y(){const P=r.newAttributes;for(let k=0,H=P.length;k<H;k++)P[k]=0}function m(P){f(P,0)}function f(P,k){const H=r.newAttributes,q=r.enabledAttributes,U=r.attributeDivisors;H[P]=1,q[P]===0&&(i.enableVertexAttribArray(P),q[P]=1),U[P]!==k&&(i.vertexAttribDivisor(P,k),U[P]=k)}function _(){const P=r.newAttributes,k=r.enabledAttributes;for(let H=0,q=k.length;H<q;H++)k[H]!==P[H]&&(i.disableVertexAttribArray(H),k[H]=0)}function w(P,k,H,q,U,X,O){O===!0?i.vertexAttribIPointer(P,k,H,U,X):i.vertexAttribPointer(P,k,H,q,U,X)}function S(P,k,H,q){y();const U=q.attributes,X=H.getAttributes(),O=k.defaultAttributeValues;for(const st in X){const tt=X[st];if(tt.location>=0){let at=U[st];if(at===void 0&&(st==="instanceMatrix"&&P.instanceMatrix&&(at=P.instanceMatrix),st==="instanceColor"&&P.instanceColor&&(at=P.instanceColor)),at!==void 0){const ft=at.normalized,ut=at.itemSize,gt=t.get(at);if(gt===void 0)continue;const Yt=gt.buffer,Wt=gt.type,Q=gt.bytesPerElement,ct=Wt===i.INT||Wt===i.UNSIGNED_INT||at.gpuType===Wd;if(at.isInterleavedBufferAttribute){const mt=at.data,zt=mt.stride,Ft=at.offset;if(mt.isInstancedInterleavedBuffer){for(let Ht=0;Ht<tt.locationSize;Ht++)f(tt.location+Ht,mt.meshPerAttribute);P.isInstancedMesh!==!0&&q._maxInstanceCount===void 0&&(q._maxInstanceCount=mt.meshPerAttribute*mt.count)}else for(let Ht=0;Ht<tt.locationSize;Ht++)m(tt.location+Ht);i.bindBuffer(i.ARRAY_BUFFER,Yt);for(let Ht=0;Ht<tt.locationSize;Ht++)w(tt.location+Ht,ut/tt.locationSize,Wt,ft,zt*Q,(Ft+ut/tt.locationSize*Ht)*Q,ct)}else{if(at.isInstancedBufferAttribute){for(let mt=0;mt<tt.locationSize;mt++)f(tt.location+mt,at.meshPerAttribute);P.isInstancedMesh!==!0&&q._maxInstanceCount===void 0&&(q._maxInstanceCount=at.meshPerAttribute*at.count)}else for(let mt=0;mt<tt.locationSize;mt++)m(tt.location+mt);i.bindBuffer(i.ARRAY_BUFFER,Yt);for(let mt=0;mt<tt.locationSize;mt++)w(tt.location+mt,ut/tt.locationSize,Wt,ft,ut*Q,ut/tt.locationSize*mt*Q,ct)}}else if(O!==void 0){const ft=O[st];if(ft!==void 0)switch(ft.length){case 2:i.vertexAttrib2fv(tt.location,ft);break;case 3:i.vertexAttrib3fv(tt.location,ft);break;case 4:i.vertexAttrib4fv(tt.location,ft);break;default:i.vertexAttrib1fv(tt.location,ft)}}}}_()}function D(){C();for(const P in n){const k=n[P];for(const H in k){const q=k[H];for(const U in q){const X=q[U];for(const O in X)h(X[O].object),delete X[O];delete q[U]}}delete n[P]}}function A(P){if(n[P.id]===void 0)return;const k=n[P.id];for(const H in k){const q=k[H];for(const U in q){const X=q[U];for(const O in X)h(X[O].object),delete X[O];delete q[U]}}delete n[P.id]}function N(P){for(const k in n){const H=n[k];for(const q in H){const U=H[q];if(U[P.id]===void 0)continue;const X=U[P.id];for(const O in X)h(X[O].object),delete X[O];delete U[P.id]}}}function v(P){for(const k in n){const H=n[k],q=P.isInstancedMesh===!0?P.id:0,U=H[q];if(U!==void 0){for(const X in U){const O=U[X];for(const st in O)h(O[st].object),delete O[st];delete U[X]}delete H[q],Object.keys(H).length===0&&delete n[k]}}}function C(){F(),o=!0,r!==s&&(r=s,c(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:C,resetDefaultState:F,dispose:D,releaseStatesOfGeometry:A,releaseStatesOfObject:v,releaseStatesOfProgram:N,initAttributes:y,enableAttribute:m,disableUnusedAttributes:_}}function nM(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let u=0;for(let p=0;p<h;p++)u+=c[p];e.update(u,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function iM(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){const N=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(N.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(N){return!(N!==is&&n.convert(N)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(N){const v=N===js&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(N!==Ci&&n.convert(N)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE)&&N!==ns&&!v)}function l(N){if(N==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";N="mediump"}return N==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp";const h=l(c);h!==c&&($t("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);const d=e.logarithmicDepthBuffer===!0,u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control");e.reversedDepthBuffer===!0&&u===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer.");const p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),f=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),D=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:p,maxVertexTextures:g,maxTextureSize:y,maxCubemapSize:m,maxAttributes:f,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:S,maxSamples:D,samples:A}}function sM(i){const t=this;let e=null,n=0,s=!1,r=!1;const o=new zi,a=new he,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){const p=d.length!==0||u||n!==0||s;return s=u,n=d.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){e=h(d,u,0)},this.setState=function(d,u,p){const g=d.clippingPlanes,y=d.clipIntersection,m=d.clipShadows,f=i.get(d);if(!s||g===null||g.length===0||r&&!m)r?h(null):c();else{const _=r?0:n,w=_*4;let S=f.clippingState||null;l.value=S,S=h(g,u,w,p);for(let D=0;D!==w;++D)S[D]=e[D];f.clippingState=S,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(d,u,p,g){const y=d!==null?d.length:0;let m=null;if(y!==0){if(m=l.value,g!==!0||m===null){const f=p+y*4,_=u.matrixWorldInverse;a.getNormalMatrix(_),(m===null||m.length<f)&&(m=new Float32Array(f));for(let w=0,S=p;w!==y;++w,S+=4)o.copy(d[w]).applyMatrix4(_,a),o.normal.toArray(m,S),m[S+3]=o.constant}l.value=m,l.needsUpdate=!0}return t.numPlanes=y,t.numIntersection=0,m}}const vr=4,Vp=[.125,.215,.35,.446,.526,.582],zr=20,rM=256,Sa=new th,Gp=new Jt;let jh=null,Zh=0,Kh=0,Jh=!1;const oM=new E;class Sd{constructor(t){this._renderer=t,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._sizeLods=[],this._sigmas=[],this._lodMeshes=[],this._backgroundBox=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){const{size:o=256,position:a=oM}=r;jh=this._renderer.getRenderTarget(),Zh=this._renderer.getActiveCubeFace(),Kh=this._renderer.getActiveMipmapLevel(),Jh=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(o);const l=this._allocateTargets();return l.depthBuffer=!0,this._sceneToCubeUV(t,n,s,l,a),e>0&&this._blur(l,0,0,e),this._applyPMREM(l),this._cleanup(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Xp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Wp(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._backgroundBox!==null&&(this._backgroundBox.geometry.dispose(),this._backgroundBox.material.dispose())}_setSize(t){this._lodMax=Math.floor(Math.log2(t)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let t=0;t<this._lodMeshes.length;t++)this._lodMeshes[t].geometry.dispose()}_cleanup(t){this._renderer.setRenderTarget(jh,Zh,Kh),this._renderer.xr.enabled=Jh,t.scissorTest=!1,Po(t,0,0,t.width,t.height)}_fromTexture(t,e){t.mapping===$r||t.mapping===Vo?this._setSize(t.image.length===0?16:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4),jh=this._renderer.getRenderTarget(),Zh=this._renderer.getActiveCubeFace(),Kh=this._renderer.getActiveMipmapLevel(),Jh=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const n=e||this._allocateTargets();return this._textureToCubeUV(t,n),this._applyPMREM(n),this._cleanup(n),n}_allocateTargets(){const t=3*Math.max(this._cubeSize,112),e=4*this._cubeSize,n={magFilter:Qn,minFilter:Qn,generateMipmaps:!1,type:js,format:is,colorSpace:Fc,depthBuffer:!1},s=Hp(t,e,n);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==t||this._pingPongRenderTarget.height!==e){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=Hp(t,e,n);const{_lodMax:r}=this;({lodMeshes:this._lodMeshes,sizeLods:this._sizeLods,sigmas:this._sigmas}=aM(r)),this._blurMaterial=cM(r,t,e),this._ggxMaterial=lM(r,t,e)}return s}_compileMaterial(t){const e=new yt(new qe,t);this._renderer.compile(e,Sa)}_sceneToCubeUV(t,e,n,s,r){const l=new Vi(90,1,e,n),c=[1,-1,1,1,1,1],h=[1,1,1,-1,-1,-1],d=this._renderer,u=d.autoClear,p=d.toneMapping;d.getClearColor(Gp),d.toneMapping=Ps,d.autoClear=!1,d.state.buffers.depth.getReversed()&&(d.setRenderTarget(s),d.clearDepth(),d.setRenderTarget(null)),this._backgroundBox===null&&(this._backgroundBox=new yt(new mn,new xi({name:"PMREM.Background",side:On,depthWrite:!1,depthTest:!1})));const y=this._backgroundBox,m=y.material;let f=!1;const _=t.background;_?_.isColor&&(m.color.copy(_),t.background=null,f=!0):(m.color.copy(Gp),f=!0);for(let w=0;w<6;w++){const S=w%3;S===0?(l.up.set(0,c[w],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x+h[w],r.y,r.z)):S===1?(l.up.set(0,0,c[w]),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y+h[w],r.z)):(l.up.set(0,c[w],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y,r.z+h[w]));const D=this._cubeSize;Po(s,S*D,w>2?D:0,D,D),d.setRenderTarget(s),f&&d.render(y,l),d.render(t,l)}d.toneMapping=p,d.autoClear=u,t.background=_}_textureToCubeUV(t,e){const n=this._renderer,s=t.mapping===$r||t.mapping===Vo;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=Xp()),this._cubemapMaterial.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=Wp());const r=s?this._cubemapMaterial:this._equirectMaterial,o=this._lodMeshes[0];o.material=r;const a=r.uniforms;a.envMap.value=t;const l=this._cubeSize;Po(e,0,0,3*l,2*l),n.setRenderTarget(e),n.render(o,Sa)}_applyPMREM(t){const e=this._renderer,n=e.autoClear;e.autoClear=!1;const s=this._lodMeshes.length;for(let r=1;r<s;r++)this._applyGGXFilter(t,r-1,r);e.autoClear=n}_applyGGXFilter(t,e,n){const s=this._renderer,r=this._pingPongRenderTarget,o=this._ggxMaterial,a=this._lodMeshes[n];a.material=o;const l=o.uniforms,c=n/(this._lodMeshes.length-1),h=e/(this._lodMeshes.length-1),d=Math.sqrt(c*c-h*h),u=0+c*1.25,p=d*u,{_lodMax:g}=this,y=this._sizeLods[n],m=3*y*(n>g-vr?n-g+vr:0),f=4*(this._cubeSize-y);l.envMap.value=t.texture,l.roughness.value=p,l.mipInt.value=g-e,Po(r,m,f,3*y,2*y),s.setRenderTarget(r),s.render(a,Sa),l.envMap.value=r.texture,l.roughness.value=0,l.mipInt.value=g-n,Po(t,m,f,3*y,2*y),s.setRenderTarget(t),s.render(a,Sa)}_blur(t,e,n,s,r){const o=this._pingPongRenderTarget;this._halfBlur(t,o,e,n,s,"latitudinal",r),this._halfBlur(o,t,n,n,s,"longitudinal",r)}_halfBlur(t,e,n,s,r,o,a){const l=this._renderer,c=this._blurMaterial;o!=="latitudinal"&&o!=="longitudinal"&&Te("blur direction must be either latitudinal or longitudinal!");const h=3,d=this._lodMeshes[s];d.material=c;const u=c.uniforms,p=this._sizeLods[n]-1,g=isFinite(r)?Math.PI/(2*p):2*Math.PI/(2*zr-1),y=r/g,m=isFinite(r)?1+Math.floor(h*y):zr;m>zr&&$t(`sigmaRadians, ${r}, is too large and will clip, as it requested ${m} samples when the maximum is set to ${zr}`);const f=[];let _=0;for(let N=0;N<zr;++N){const v=N/y,C=Math.exp(-v*v/2);f.push(C),N===0?_+=C:N<m&&(_+=2*C)}for(let N=0;N<f.length;N++)f[N]=f[N]/_;u.envMap.value=t.texture,u.samples.value=m,u.weights.value=f,u.latitudinal.value=o==="latitudinal",a&&(u.poleAxis.value=a);const{_lodMax:w}=this;u.dTheta.value=g,u.mipInt.value=w-n;const S=this._sizeLods[s],D=3*S*(s>w-vr?s-w+vr:0),A=4*(this._cubeSize-S);Po(e,D,A,3*S,2*S),l.setRenderTarget(e),l.render(d,Sa)}}function aM(i){const t=[],e=[],n=[];let s=i;const r=i-vr+1+Vp.length;for(let o=0;o<r;o++){const a=Math.pow(2,s);t.push(a);let l=1/a;o>i-vr?l=Vp[o-i+vr-1]:o===0&&(l=0),e.push(l);const c=1/(a-2),h=-c,d=1+c,u=[h,h,d,h,d,d,h,h,d,d,h,d],p=6,g=6,y=3,m=2,f=1,_=new Float32Array(y*g*p),w=new Float32Array(m*g*p),S=new Float32Array(f*g*p);for(let A=0;A<p;A++){const N=A%3*2/3-1,v=A>2?0:-1,C=[N,v,0,N+2/3,v,0,N+2/3,v+1,0,N,v,0,N+2/3,v+1,0,N,v+1,0];_.set(C,y*g*A),w.set(u,m*g*A);const F=[A,A,A,A,A,A];S.set(F,f*g*A)}const D=new qe;D.setAttribute("position",new fi(_,y)),D.setAttribute("uv",new fi(w,m)),D.setAttribute("faceIndex",new fi(S,f)),n.push(new yt(D,null)),s>vr&&s--}return{lodMeshes:n,sizeLods:t,sigmas:e}}function Hp(i,t,e){const n=new as(i,t,e);return n.texture.mapping=Kc,n.texture.name="PMREM.cubeUv",n.scissorTest=!0,n}function Po(i,t,e,n,s){i.viewport.set(t,e,n,s),i.scissor.set(t,e,n,s)}function lM(i,t,e){return new vi({name:"PMREMGGXConvolution",defines:{GGX_SAMPLES:rM,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},roughness:{value:0},mipInt:{value:0}},vertexShader:eh(),fragmentShader:`

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
		`,blending:Cs,depthTest:!1,depthWrite:!1})}function cM(i,t,e){const n=new Float32Array(zr),s=new E(0,1,0);return new vi({name:"SphericalGaussianBlur",defines:{n:zr,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:n},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:eh(),fragmentShader:`

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
		`,blending:Cs,depthTest:!1,depthWrite:!1})}function Wp(){return new vi({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:eh(),fragmentShader:`

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
		`,blending:Cs,depthTest:!1,depthWrite:!1})}function Xp(){return new vi({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:eh(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:Cs,depthTest:!1,depthWrite:!1})}function eh(){return`

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
	`}class q0 extends as{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;const n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new U0(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;const n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new mn(5,5,5),r=new vi({name:"CubemapFromEquirect",uniforms:Wo(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:On,blending:Cs});r.uniforms.tEquirect.value=e;const o=new yt(s,r),a=e.minFilter;return e.minFilter===_r&&(e.minFilter=Qn),new dy(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){const r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}}function hM(i){let t=new WeakMap,e=new WeakMap,n=null;function s(u,p=!1){return u==null?null:p?o(u):r(u)}function r(u){if(u&&u.isTexture){const p=u.mapping;if(p===bh||p===Sh)if(t.has(u)){const g=t.get(u).texture;return a(g,u.mapping)}else{const g=u.image;if(g&&g.height>0){const y=new q0(g.height);return y.fromEquirectangularTexture(i,u),t.set(u,y),u.addEventListener("dispose",c),a(y.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture){const p=u.mapping,g=p===bh||p===Sh,y=p===$r||p===Vo;if(g||y){let m=e.get(u);const f=m!==void 0?m.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==f)return n===null&&(n=new Sd(i)),m=g?n.fromEquirectangular(u,m):n.fromCubemap(u,m),m.texture.pmremVersion=u.pmremVersion,e.set(u,m),m.texture;if(m!==void 0)return m.texture;{const _=u.image;return g&&_&&_.height>0||y&&_&&l(_)?(n===null&&(n=new Sd(i)),m=g?n.fromEquirectangular(u):n.fromCubemap(u),m.texture.pmremVersion=u.pmremVersion,e.set(u,m),u.addEventListener("dispose",h),m.texture):null}}}return u}function a(u,p){return p===bh?u.mapping=$r:p===Sh&&(u.mapping=Vo),u}function l(u){let p=0;const g=6;for(let y=0;y<g;y++)u[y]!==void 0&&p++;return p===g}function c(u){const p=u.target;p.removeEventListener("dispose",c);const g=t.get(p);g!==void 0&&(t.delete(p),g.dispose())}function h(u){const p=u.target;p.removeEventListener("dispose",h);const g=e.get(p);g!==void 0&&(e.delete(p),g.dispose())}function d(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:d}}function uM(i){const t={};function e(n){if(t[n]!==void 0)return t[n];const s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){const s=e(n);return s===null&&xd("WebGLRenderer: "+n+" extension not supported."),s}}}function dM(i,t,e,n){const s={},r=new WeakMap;function o(d){const u=d.target;u.index!==null&&t.remove(u.index);for(const g in u.attributes)t.remove(u.attributes[g]);u.removeEventListener("dispose",o),delete s[u.id];const p=r.get(u);p&&(t.remove(p),r.delete(u)),n.releaseStatesOfGeometry(u),u.isInstancedBufferGeometry===!0&&delete u._maxInstanceCount,e.memory.geometries--}function a(d,u){return s[u.id]===!0||(u.addEventListener("dispose",o),s[u.id]=!0,e.memory.geometries++),u}function l(d){const u=d.attributes;for(const p in u)t.update(u[p],i.ARRAY_BUFFER)}function c(d){const u=[],p=d.index,g=d.attributes.position;let y=0;if(g===void 0)return;if(p!==null){const _=p.array;y=p.version;for(let w=0,S=_.length;w<S;w+=3){const D=_[w+0],A=_[w+1],N=_[w+2];u.push(D,A,A,N,N,D)}}else{const _=g.array;y=g.version;for(let w=0,S=_.length/3-1;w<S;w+=3){const D=w+0,A=w+1,N=w+2;u.push(D,A,A,N,N,D)}}const m=new(g.count>=65535?D0:L0)(u,1);m.version=y;const f=r.get(d);f&&t.remove(f),r.set(d,m)}function h(d){const u=r.get(d);if(u){const p=d.index;p!==null&&u.version<p.version&&c(d)}else c(d);return r.get(d)}return{get:a,update:l,getWireframeAttribute:h}}function fM(i,t,e){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,u){i.drawElements(n,u,r,d*o),e.update(u,n,1)}function c(d,u,p){p!==0&&(i.drawElementsInstanced(n,u,r,d*o,p),e.update(u,n,p))}function h(d,u,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,u,0,r,d,0,p);let y=0;for(let m=0;m<p;m++)y+=u[m];e.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function pM(i){const t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:Te("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function mM(i,t,e){const n=new WeakMap,s=new Xe;function r(o,a,l){const c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0;let u=n.get(a);if(u===void 0||u.count!==d){let F=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",F)};var p=F;u!==void 0&&u.texture.dispose();const g=a.morphAttributes.position!==void 0,y=a.morphAttributes.normal!==void 0,m=a.morphAttributes.color!==void 0,f=a.morphAttributes.position||[],_=a.morphAttributes.normal||[],w=a.morphAttributes.color||[];let S=0;g===!0&&(S=1),y===!0&&(S=2),m===!0&&(S=3);let D=a.attributes.position.count*S,A=1;D>t.maxTextureSize&&(A=Math.ceil(D/t.maxTextureSize),D=t.maxTextureSize);const N=new Float32Array(D*A*4*d),v=new R0(N,D,A,d);v.type=ns,v.needsUpdate=!0;const C=S*4;for(let P=0;P<d;P++){const k=f[P],H=_[P],q=w[P],U=D*A*4*P;for(let X=0;X<k.count;X++){const O=X*C;g===!0&&(s.fromBufferAttribute(k,X),N[U+O+0]=s.x,N[U+O+1]=s.y,N[U+O+2]=s.z,N[U+O+3]=0),y===!0&&(s.fromBufferAttribute(H,X),N[U+O+4]=s.x,N[U+O+5]=s.y,N[U+O+6]=s.z,N[U+O+7]=0),m===!0&&(s.fromBufferAttribute(q,X),N[U+O+8]=s.x,N[U+O+9]=s.y,N[U+O+10]=s.z,N[U+O+11]=q.itemSize===4?s.w:1)}}u={count:d,texture:v,size:new Kt(D,A)},n.set(a,u),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let g=0;for(let m=0;m<c.length;m++)g+=c[m];const y=a.morphTargetsRelative?1:1-g;l.getUniforms().setValue(i,"morphTargetBaseInfluence",y),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",u.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",u.size)}return{update:r}}function gM(i,t,e,n,s){let r=new WeakMap;function o(c){const h=s.render.frame,d=c.geometry,u=t.get(c,d);if(r.get(u)!==h&&(t.update(u),r.set(u,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){const p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return u}function a(){r=new WeakMap}function l(c){const h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}const _M={[p0]:"LINEAR_TONE_MAPPING",[m0]:"REINHARD_TONE_MAPPING",[g0]:"CINEON_TONE_MAPPING",[_0]:"ACES_FILMIC_TONE_MAPPING",[v0]:"AGX_TONE_MAPPING",[Hd]:"NEUTRAL_TONE_MAPPING",[x0]:"CUSTOM_TONE_MAPPING"};function xM(i,t,e,n,s){const r=new as(t,e,{type:i,depthBuffer:n,stencilBuffer:s,depthTexture:n?new Ho(t,e):void 0}),o=new as(t,e,{type:js,depthBuffer:!1,stencilBuffer:!1}),a=new qe;a.setAttribute("position",new ge([-1,3,0,-1,-1,0,3,-1,0],3)),a.setAttribute("uv",new ge([0,2,0,0,2,0],2));const l=new sy({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),c=new yt(a,l),h=new th(-1,1,1,-1,0,1);let d=null,u=null,p=!1,g,y=null,m=[],f=!1;this.setSize=function(_,w){r.setSize(_,w),o.setSize(_,w);for(let S=0;S<m.length;S++){const D=m[S];D.setSize&&D.setSize(_,w)}},this.setEffects=function(_){m=_,f=m.length>0&&m[0].isRenderPass===!0;const w=r.width,S=r.height;for(let D=0;D<m.length;D++){const A=m[D];A.setSize&&A.setSize(w,S)}},this.begin=function(_,w){if(p||_.toneMapping===Ps&&m.length===0)return!1;if(y=w,w!==null){const S=w.width,D=w.height;(r.width!==S||r.height!==D)&&this.setSize(S,D)}return f===!1&&_.setRenderTarget(r),g=_.toneMapping,_.toneMapping=Ps,!0},this.hasRenderPass=function(){return f},this.end=function(_,w){_.toneMapping=g,p=!0;let S=r,D=o;for(let A=0;A<m.length;A++){const N=m[A];if(N.enabled!==!1&&(N.render(_,D,S,w),N.needsSwap!==!1)){const v=S;S=D,D=v}}if(d!==_.outputColorSpace||u!==_.toneMapping){d=_.outputColorSpace,u=_.toneMapping,l.defines={},we.getTransfer(d)===Be&&(l.defines.SRGB_TRANSFER="");const A=_M[u];A&&(l.defines[A]=""),l.needsUpdate=!0}l.uniforms.tDiffuse.value=S.texture,_.setRenderTarget(y),_.render(c,h),y=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){r.depthTexture&&r.depthTexture.dispose(),r.dispose(),o.dispose(),a.dispose(),l.dispose()}}const Y0=new ui,Md=new Ho(1,1),$0=new R0,j0=new Nv,Z0=new U0,qp=[],Yp=[],$p=new Float32Array(16),jp=new Float32Array(9),Zp=new Float32Array(4);function Qo(i,t,e){const n=i[0];if(n<=0||n>0)return i;const s=t*e;let r=qp[s];if(r===void 0&&(r=new Float32Array(s),qp[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function Rn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Cn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function nh(i,t){let e=Yp[t];e===void 0&&(e=new Int32Array(t),Yp[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function vM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function yM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Rn(e,t))return;i.uniform2fv(this.addr,t),Cn(e,t)}}function bM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(Rn(e,t))return;i.uniform3fv(this.addr,t),Cn(e,t)}}function SM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Rn(e,t))return;i.uniform4fv(this.addr,t),Cn(e,t)}}function MM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(Rn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Cn(e,t)}else{if(Rn(e,n))return;Zp.set(n),i.uniformMatrix2fv(this.addr,!1,Zp),Cn(e,n)}}function wM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(Rn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Cn(e,t)}else{if(Rn(e,n))return;jp.set(n),i.uniformMatrix3fv(this.addr,!1,jp),Cn(e,n)}}function EM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(Rn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Cn(e,t)}else{if(Rn(e,n))return;$p.set(n),i.uniformMatrix4fv(this.addr,!1,$p),Cn(e,n)}}function TM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function AM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Rn(e,t))return;i.uniform2iv(this.addr,t),Cn(e,t)}}function RM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Rn(e,t))return;i.uniform3iv(this.addr,t),Cn(e,t)}}function CM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Rn(e,t))return;i.uniform4iv(this.addr,t),Cn(e,t)}}function PM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function LM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Rn(e,t))return;i.uniform2uiv(this.addr,t),Cn(e,t)}}function DM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Rn(e,t))return;i.uniform3uiv(this.addr,t),Cn(e,t)}}function IM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Rn(e,t))return;i.uniform4uiv(this.addr,t),Cn(e,t)}}function NM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?(Md.compareFunction=e.isReversedDepthBuffer()?Jd:Kd,r=Md):r=Y0,e.setTexture2D(t||r,s)}function UM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||j0,s)}function FM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTextureCube(t||Z0,s)}function OM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||$0,s)}function kM(i){switch(i){case 5126:return vM;case 35664:return yM;case 35665:return bM;case 35666:return SM;case 35674:return MM;case 35675:return wM;case 35676:return EM;case 5124:case 35670:return TM;case 35667:case 35671:return AM;case 35668:case 35672:return RM;case 35669:case 35673:return CM;case 5125:return PM;case 36294:return LM;case 36295:return DM;case 36296:return IM;case 35678:case 36198:case 36298:case 36306:case 35682:return NM;case 35679:case 36299:case 36307:return UM;case 35680:case 36300:case 36308:case 36293:return FM;case 36289:case 36303:case 36311:case 36292:return OM}}function BM(i,t){i.uniform1fv(this.addr,t)}function zM(i,t){const e=Qo(t,this.size,2);i.uniform2fv(this.addr,e)}function VM(i,t){const e=Qo(t,this.size,3);i.uniform3fv(this.addr,e)}function GM(i,t){const e=Qo(t,this.size,4);i.uniform4fv(this.addr,e)}function HM(i,t){const e=Qo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function WM(i,t){const e=Qo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function XM(i,t){const e=Qo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function qM(i,t){i.uniform1iv(this.addr,t)}function YM(i,t){i.uniform2iv(this.addr,t)}function $M(i,t){i.uniform3iv(this.addr,t)}function jM(i,t){i.uniform4iv(this.addr,t)}function ZM(i,t){i.uniform1uiv(this.addr,t)}function KM(i,t){i.uniform2uiv(this.addr,t)}function JM(i,t){i.uniform3uiv(this.addr,t)}function QM(i,t){i.uniform4uiv(this.addr,t)}function tw(i,t,e){const n=this.cache,s=t.length,r=nh(e,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Md:o=Y0;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function ew(i,t,e){const n=this.cache,s=t.length,r=nh(e,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||j0,r[o])}function nw(i,t,e){const n=this.cache,s=t.length,r=nh(e,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTextureCube(t[o]||Z0,r[o])}function iw(i,t,e){const n=this.cache,s=t.length,r=nh(e,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||$0,r[o])}function sw(i){switch(i){case 5126:return BM;case 35664:return zM;case 35665:return VM;case 35666:return GM;case 35674:return HM;case 35675:return WM;case 35676:return XM;case 5124:case 35670:return qM;case 35667:case 35671:return YM;case 35668:case 35672:return $M;case 35669:case 35673:return jM;case 5125:return ZM;case 36294:return KM;case 36295:return JM;case 36296:return QM;case 35678:case 36198:case 36298:case 36306:case 35682:return tw;case 35679:case 36299:case 36307:return ew;case 35680:case 36300:case 36308:case 36293:return nw;case 36289:case 36303:case 36311:case 36292:return iw}}class rw{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=kM(e.type)}}class ow{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=sw(e.type)}}class aw{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){const s=this.seq;for(let r=0,o=s.length;r!==o;++r){const a=s[r];a.setValue(t,e[a.id],n)}}}const Qh=/(\w+)(\])?(\[|\.)?/g;function Kp(i,t){i.seq.push(t),i.map[t.id]=t}function lw(i,t,e){const n=i.name,s=n.length;for(Qh.lastIndex=0;;){const r=Qh.exec(n),o=Qh.lastIndex;let a=r[1];const l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Kp(e,c===void 0?new rw(a,i,t):new ow(a,i,t));break}else{let d=e.map[a];d===void 0&&(d=new aw(a),Kp(e,d)),e=d}}}class Ac{constructor(t,e){this.seq=[],this.map={};const n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){const a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);lw(a,l,this)}const s=[],r=[];for(const o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){const r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){const s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){const a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){const n=[];for(let s=0,r=t.length;s!==r;++s){const o=t[s];o.id in e&&n.push(o)}return n}}function Jp(i,t,e){const n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}const cw=37297;let hw=0;function uw(i,t){const e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){const a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}const Qp=new he;function dw(i){we._getMatrix(Qp,we.workingColorSpace,i);const t=`mat3( ${Qp.elements.map(e=>e.toFixed(4))} )`;switch(we.getTransfer(i)){case Oc:return[t,"LinearTransferOETF"];case Be:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function tm(i,t,e){const n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";const o=/ERROR: 0:(\d+)/.exec(r);if(o){const a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+uw(i.getShaderSource(t),a)}else return r}function fw(i,t){const e=dw(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( value.rgb * ${e[0]}, value.a ) );`,"}"].join(`
`)}const pw={[p0]:"Linear",[m0]:"Reinhard",[g0]:"Cineon",[_0]:"ACESFilmic",[v0]:"AgX",[Hd]:"Neutral",[x0]:"Custom"};function mw(i,t){const e=pw[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}const Zl=new E;function gw(){we.getLuminanceCoefficients(Zl);const i=Zl.x.toFixed(4),t=Zl.y.toFixed(4),e=Zl.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function _w(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ka).join(`
`)}function xw(i){const t=[];for(const e in i){const n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function vw(i,t){const e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){const r=i.getActiveAttrib(t,s),o=r.name;let a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function ka(i){return i!==""}function em(i,t){const e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows)}function nm(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}const yw=/^[ \t]*#include +<([\w\d./]+)>/gm;function wd(i){return i.replace(yw,Sw)}const bw=new Map;function Sw(i,t){let e=de[t];if(e===void 0){const n=bw.get(t);if(n!==void 0)e=de[n],$t('WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',t,n);else throw new Error("Can not resolve #include <"+t+">")}return wd(e)}const Mw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function im(i){return i.replace(Mw,ww)}function ww(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function sm(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}const Ew={[qa]:"SHADOWMAP_TYPE_PCF",[Oa]:"SHADOWMAP_TYPE_VSM"};function Tw(i){return Ew[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const Aw={[$r]:"ENVMAP_TYPE_CUBE",[Vo]:"ENVMAP_TYPE_CUBE",[Kc]:"ENVMAP_TYPE_CUBE_UV"};function Rw(i){return i.envMap===!1?"ENVMAP_TYPE_CUBE":Aw[i.envMapMode]||"ENVMAP_TYPE_CUBE"}const Cw={[Vo]:"ENVMAP_MODE_REFRACTION"};function Pw(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Cw[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}const Lw={[f0]:"ENVMAP_BLENDING_MULTIPLY",[Jx]:"ENVMAP_BLENDING_MIX",[Qx]:"ENVMAP_BLENDING_ADD"};function Dw(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Lw[i.combine]||"ENVMAP_BLENDING_NONE"}function Iw(i){const t=i.envMapCubeUVHeight;if(t===null)return null;const e=Math.log2(t)-2,n=1/t;return{texelWidth:1/(3*Math.max(Math.pow(2,e),112)),texelHeight:n,maxMip:e}}function Nw(i,t,e,n){const s=i.getContext(),r=e.defines;let o=e.vertexShader,a=e.fragmentShader;const l=Tw(e),c=Rw(e),h=Pw(e),d=Dw(e),u=Iw(e),p=_w(e),g=xw(r),y=s.createProgram();let m,f,_=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(m=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g].filter(ka).join(`
`),m.length>0&&(m+=`
`),f=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g].filter(ka).join(`
`),f.length>0&&(f+=`
`)):(m=[sm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ka).join(`
`),f=[sm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,g,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+d:"",u?"#define CUBEUV_TEXEL_WIDTH "+u.texelWidth:"",u?"#define CUBEUV_TEXEL_HEIGHT "+u.texelHeight:"",u?"#define CUBEUV_MAX_MIP "+u.maxMip+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.numLightProbeGrids>0?"#define USE_LIGHT_PROBES_GRID":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==Ps?"#define TONE_MAPPING":"",e.toneMapping!==Ps?de.tonemapping_pars_fragment:"",e.toneMapping!==Ps?mw("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",de.colorspace_pars_fragment,fw("linearToOutputTexel",e.outputColorSpace),gw(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(ka).join(`
`)),o=wd(o),o=em(o,e),o=nm(o,e),a=wd(a),a=em(a,e),a=nm(a,e),o=im(o),a=im(a),e.isRawShaderMaterial!==!0&&(_=`#version 300 es
`,m=[p,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+m,f=["#define varying in",e.glslVersion===sp?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===sp?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+f);const w=_+m+o,S=_+f+a,D=Jp(s,s.VERTEX_SHADER,w),A=Jp(s,s.FRAGMENT_SHADER,S);s.attachShader(y,D),s.attachShader(y,A),e.index0AttributeName!==void 0?s.bindAttribLocation(y,0,e.index0AttributeName):e.morphTargets===!0&&s.bindAttribLocation(y,0,"position"),s.linkProgram(y);function N(P){if(i.debug.checkShaderErrors){const k=s.getProgramInfoLog(y)||"",H=s.getShaderInfoLog(D)||"",q=s.getShaderInfoLog(A)||"",U=k.trim(),X=H.trim(),O=q.trim();let st=!0,tt=!0;if(s.getProgramParameter(y,s.LINK_STATUS)===!1)if(st=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,y,D,A);else{const at=tm(s,D,"vertex"),ft=tm(s,A,"fragment");Te("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(y,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+U+`
`+at+`
`+ft)}else U!==""?$t("WebGLProgram: Program Info Log:",U):(X===""||O==="")&&(tt=!1);tt&&(P.diagnostics={runnable:st,programLog:U,vertexShader:{log:X,prefix:m},fragmentShader:{log:O,prefix:f}})}s.deleteShader(D),s.deleteShader(A),v=new Ac(s,y),C=vw(s,y)}let v;this.getUniforms=function(){return v===void 0&&N(this),v};let C;this.getAttributes=function(){return C===void 0&&N(this),C};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(y,cw)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(y),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=hw++,this.cacheKey=t,this.usedTimes=1,this.program=y,this.vertexShader=D,this.fragmentShader=A,this}let Uw=0;class Fw{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t){const e=t.vertexShader,n=t.fragmentShader,s=this._getShaderStage(e),r=this._getShaderStage(n),o=this._getShaderCacheForMaterial(t);return o.has(s)===!1&&(o.add(s),s.usedTimes++),o.has(r)===!1&&(o.add(r),r.usedTimes++),this}remove(t){const e=this.materialCache.get(t);for(const n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderID(t){return this._getShaderStage(t.vertexShader).id}getFragmentShaderID(t){return this._getShaderStage(t.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){const e=this.materialCache;let n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){const e=this.shaderCache;let n=e.get(t);return n===void 0&&(n=new Ow(t),e.set(t,n)),n}}class Ow{constructor(t){this.id=Uw++,this.code=t,this.usedTimes=0}}function kw(i){return i===jr||i===Nc||i===Uc}function Bw(i,t,e,n,s,r){const o=new ef,a=new Fw,l=new Set,c=[],h=new Map,d=n.logarithmicDepthBuffer;let u=n.precision;const p={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function g(v){return l.add(v),v===0?"uv":`uv${v}`}function y(v,C,F,P,k,H){const q=P.fog,U=k.geometry,X=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?P.environment:null,O=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,st=t.get(v.envMap||X,O),tt=st&&st.mapping===Kc?st.image.height:null,at=p[v.type];v.precision!==null&&(u=n.getMaxPrecision(v.precision),u!==v.precision&&$t("WebGLProgram.getParameters:",v.precision,"not supported, using",u,"instead."));const ft=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,ut=ft!==void 0?ft.length:0;let gt=0;U.morphAttributes.position!==void 0&&(gt=1),U.morphAttributes.normal!==void 0&&(gt=2),U.morphAttributes.color!==void 0&&(gt=3);let Yt,Wt,Q,ct;if(at){const Zt=_i[at];Yt=Zt.vertexShader,Wt=Zt.fragmentShader}else Yt=v.vertexShader,Wt=v.fragmentShader,a.update(v),Q=a.getVertexShaderID(v),ct=a.getFragmentShaderID(v);const mt=i.getRenderTarget(),zt=i.state.buffers.depth.getReversed(),Ft=k.isInstancedMesh===!0,Ht=k.isBatchedMesh===!0,Ae=!!v.map,Qt=!!v.matcap,xe=!!st,Ce=!!v.aoMap,le=!!v.lightMap,Qe=!!v.bumpMap,Ve=!!v.normalMap,pn=!!v.displacementMap,B=!!v.emissiveMap,Je=!!v.metalnessMap,ne=!!v.roughnessMap,Ee=v.anisotropy>0,rt=v.clearcoat>0,vt=v.dispersion>0,R=v.iridescence>0,b=v.sheen>0,Y=v.transmission>0,nt=Ee&&!!v.anisotropyMap,lt=rt&&!!v.clearcoatMap,_t=rt&&!!v.clearcoatNormalMap,pt=rt&&!!v.clearcoatRoughnessMap,J=R&&!!v.iridescenceMap,et=R&&!!v.iridescenceThicknessMap,wt=b&&!!v.sheenColorMap,Dt=b&&!!v.sheenRoughnessMap,Mt=!!v.specularMap,xt=!!v.specularColorMap,qt=!!v.specularIntensityMap,ie=Y&&!!v.transmissionMap,re=Y&&!!v.thicknessMap,z=!!v.gradientMap,bt=!!v.alphaMap,it=v.alphaTest>0,Lt=!!v.alphaHash,Et=!!v.extensions;let ht=Ps;v.toneMapped&&(mt===null||mt.isXRRenderTarget===!0)&&(ht=i.toneMapping);const Vt={shaderID:at,shaderType:v.type,shaderName:v.name,vertexShader:Yt,fragmentShader:Wt,defines:v.defines,customVertexShaderID:Q,customFragmentShaderID:ct,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:u,batching:Ht,batchingColor:Ht&&k._colorsTexture!==null,instancing:Ft,instancingColor:Ft&&k.instanceColor!==null,instancingMorph:Ft&&k.morphTexture!==null,outputColorSpace:mt===null?i.outputColorSpace:mt.isXRRenderTarget===!0?mt.texture.colorSpace:we.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Ae,matcap:Qt,envMap:xe,envMapMode:xe&&st.mapping,envMapCubeUVHeight:tt,aoMap:Ce,lightMap:le,bumpMap:Qe,normalMap:Ve,displacementMap:pn,emissiveMap:B,normalMapObjectSpace:Ve&&v.normalMapType===nv,normalMapTangentSpace:Ve&&v.normalMapType===gd,packedNormalMap:Ve&&v.normalMapType===gd&&kw(v.normalMap.format),metalnessMap:Je,roughnessMap:ne,anisotropy:Ee,anisotropyMap:nt,clearcoat:rt,clearcoatMap:lt,clearcoatNormalMap:_t,clearcoatRoughnessMap:pt,dispersion:vt,iridescence:R,iridescenceMap:J,iridescenceThicknessMap:et,sheen:b,sheenColorMap:wt,sheenRoughnessMap:Dt,specularMap:Mt,specularColorMap:xt,specularIntensityMap:qt,transmission:Y,transmissionMap:ie,thicknessMap:re,gradientMap:z,opaque:v.transparent===!1&&v.blending===Oo&&v.alphaToCoverage===!1,alphaMap:bt,alphaTest:it,alphaHash:Lt,combine:v.combine,mapUv:Ae&&g(v.map.channel),aoMapUv:Ce&&g(v.aoMap.channel),lightMapUv:le&&g(v.lightMap.channel),bumpMapUv:Qe&&g(v.bumpMap.channel),normalMapUv:Ve&&g(v.normalMap.channel),displacementMapUv:pn&&g(v.displacementMap.channel),emissiveMapUv:B&&g(v.emissiveMap.channel),metalnessMapUv:Je&&g(v.metalnessMap.channel),roughnessMapUv:ne&&g(v.roughnessMap.channel),anisotropyMapUv:nt&&g(v.anisotropyMap.channel),clearcoatMapUv:lt&&g(v.clearcoatMap.channel),clearcoatNormalMapUv:_t&&g(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:pt&&g(v.clearcoatRoughnessMap.channel),iridescenceMapUv:J&&g(v.iridescenceMap.channel),iridescenceThicknessMapUv:et&&g(v.iridescenceThicknessMap.channel),sheenColorMapUv:wt&&g(v.sheenColorMap.channel),sheenRoughnessMapUv:Dt&&g(v.sheenRoughnessMap.channel),specularMapUv:Mt&&g(v.specularMap.channel),specularColorMapUv:xt&&g(v.specularColorMap.channel),specularIntensityMapUv:qt&&g(v.specularIntensityMap.channel),transmissionMapUv:ie&&g(v.transmissionMap.channel),thicknessMapUv:re&&g(v.thicknessMap.channel),alphaMapUv:bt&&g(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Ve||Ee),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:k.isPoints===!0&&!!U.attributes.uv&&(Ae||bt),fog:!!q,useFog:v.fog===!0,fogExp2:!!q&&q.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&Ve===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:zt,skinning:k.isSkinnedMesh===!0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:ut,morphTextureStride:gt,numDirLights:C.directional.length,numPointLights:C.point.length,numSpotLights:C.spot.length,numSpotLightMaps:C.spotLightMap.length,numRectAreaLights:C.rectArea.length,numHemiLights:C.hemi.length,numDirLightShadows:C.directionalShadowMap.length,numPointLightShadows:C.pointShadowMap.length,numSpotLightShadows:C.spotShadowMap.length,numSpotLightShadowsWithMaps:C.numSpotLightShadowsWithMaps,numLightProbes:C.numLightProbes,numLightProbeGrids:H.length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ht,decodeVideoTexture:Ae&&v.map.isVideoTexture===!0&&we.getTransfer(v.map.colorSpace)===Be,decodeVideoTextureEmissive:B&&v.emissiveMap.isVideoTexture===!0&&we.getTransfer(v.emissiveMap.colorSpace)===Be,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Fn,flipSided:v.side===On,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Et&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Et&&v.extensions.multiDraw===!0||Ht)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return Vt.vertexUv1s=l.has(1),Vt.vertexUv2s=l.has(2),Vt.vertexUv3s=l.has(3),l.clear(),Vt}function m(v){const C=[];if(v.shaderID?C.push(v.shaderID):(C.push(v.customVertexShaderID),C.push(v.customFragmentShaderID)),v.defines!==void 0)for(const F in v.defines)C.push(F),C.push(v.defines[F]);return v.isRawShaderMaterial===!1&&(f(C,v),_(C,v),C.push(i.outputColorSpace)),C.push(v.customProgramCacheKey),C.join()}function f(v,C){v.push(C.precision),v.push(C.outputColorSpace),v.push(C.envMapMode),v.push(C.envMapCubeUVHeight),v.push(C.mapUv),v.push(C.alphaMapUv),v.push(C.lightMapUv),v.push(C.aoMapUv),v.push(C.bumpMapUv),v.push(C.normalMapUv),v.push(C.displacementMapUv),v.push(C.emissiveMapUv),v.push(C.metalnessMapUv),v.push(C.roughnessMapUv),v.push(C.anisotropyMapUv),v.push(C.clearcoatMapUv),v.push(C.clearcoatNormalMapUv),v.push(C.clearcoatRoughnessMapUv),v.push(C.iridescenceMapUv),v.push(C.iridescenceThicknessMapUv),v.push(C.sheenColorMapUv),v.push(C.sheenRoughnessMapUv),v.push(C.specularMapUv),v.push(C.specularColorMapUv),v.push(C.specularIntensityMapUv),v.push(C.transmissionMapUv),v.push(C.thicknessMapUv),v.push(C.combine),v.push(C.fogExp2),v.push(C.sizeAttenuation),v.push(C.morphTargetsCount),v.push(C.morphAttributeCount),v.push(C.numDirLights),v.push(C.numPointLights),v.push(C.numSpotLights),v.push(C.numSpotLightMaps),v.push(C.numHemiLights),v.push(C.numRectAreaLights),v.push(C.numDirLightShadows),v.push(C.numPointLightShadows),v.push(C.numSpotLightShadows),v.push(C.numSpotLightShadowsWithMaps),v.push(C.numLightProbes),v.push(C.shadowMapType),v.push(C.toneMapping),v.push(C.numClippingPlanes),v.push(C.numClipIntersection),v.push(C.depthPacking)}function _(v,C){o.disableAll(),C.instancing&&o.enable(0),C.instancingColor&&o.enable(1),C.instancingMorph&&o.enable(2),C.matcap&&o.enable(3),C.envMap&&o.enable(4),C.normalMapObjectSpace&&o.enable(5),C.normalMapTangentSpace&&o.enable(6),C.clearcoat&&o.enable(7),C.iridescence&&o.enable(8),C.alphaTest&&o.enable(9),C.vertexColors&&o.enable(10),C.vertexAlphas&&o.enable(11),C.vertexUv1s&&o.enable(12),C.vertexUv2s&&o.enable(13),C.vertexUv3s&&o.enable(14),C.vertexTangents&&o.enable(15),C.anisotropy&&o.enable(16),C.alphaHash&&o.enable(17),C.batching&&o.enable(18),C.dispersion&&o.enable(19),C.batchingColor&&o.enable(20),C.gradientMap&&o.enable(21),C.packedNormalMap&&o.enable(22),C.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),C.fog&&o.enable(0),C.useFog&&o.enable(1),C.flatShading&&o.enable(2),C.logarithmicDepthBuffer&&o.enable(3),C.reversedDepthBuffer&&o.enable(4),C.skinning&&o.enable(5),C.morphTargets&&o.enable(6),C.morphNormals&&o.enable(7),C.morphColors&&o.enable(8),C.premultipliedAlpha&&o.enable(9),C.shadowMapEnabled&&o.enable(10),C.doubleSided&&o.enable(11),C.flipSided&&o.enable(12),C.useDepthPacking&&o.enable(13),C.dithering&&o.enable(14),C.transmission&&o.enable(15),C.sheen&&o.enable(16),C.opaque&&o.enable(17),C.pointsUvs&&o.enable(18),C.decodeVideoTexture&&o.enable(19),C.decodeVideoTextureEmissive&&o.enable(20),C.alphaToCoverage&&o.enable(21),C.numLightProbeGrids>0&&o.enable(22),v.push(o.mask)}function w(v){const C=p[v.type];let F;if(C){const P=_i[C];F=Qc.clone(P.uniforms)}else F=v.uniforms;return F}function S(v,C){let F=h.get(C);return F!==void 0?++F.usedTimes:(F=new Nw(i,C,v,s),c.push(F),h.set(C,F)),F}function D(v){if(--v.usedTimes===0){const C=c.indexOf(v);c[C]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function A(v){a.remove(v)}function N(){a.dispose()}return{getParameters:y,getProgramCacheKey:m,getUniforms:w,acquireProgram:S,releaseProgram:D,releaseShaderCache:A,programs:c,dispose:N}}function zw(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Vw(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function rm(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function om(){const i=[];let t=0;const e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(u){let p=0;return u.isInstancedMesh&&(p+=2),u.isSkinnedMesh&&(p+=1),p}function a(u,p,g,y,m,f){let _=i[t];return _===void 0?(_={id:u.id,object:u,geometry:p,material:g,materialVariant:o(u),groupOrder:y,renderOrder:u.renderOrder,z:m,group:f},i[t]=_):(_.id=u.id,_.object=u,_.geometry=p,_.material=g,_.materialVariant=o(u),_.groupOrder=y,_.renderOrder=u.renderOrder,_.z=m,_.group=f),t++,_}function l(u,p,g,y,m,f){const _=a(u,p,g,y,m,f);g.transmission>0?n.push(_):g.transparent===!0?s.push(_):e.push(_)}function c(u,p,g,y,m,f){const _=a(u,p,g,y,m,f);g.transmission>0?n.unshift(_):g.transparent===!0?s.unshift(_):e.unshift(_)}function h(u,p){e.length>1&&e.sort(u||Vw),n.length>1&&n.sort(p||rm),s.length>1&&s.sort(p||rm)}function d(){for(let u=t,p=i.length;u<p;u++){const g=i[u];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function Gw(){let i=new WeakMap;function t(n,s){const r=i.get(n);let o;return r===void 0?(o=new om,i.set(n,[o])):s>=r.length?(o=new om,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function Hw(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={direction:new E,color:new Jt};break;case"SpotLight":e={position:new E,direction:new E,color:new Jt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new E,color:new Jt,distance:0,decay:0};break;case"HemisphereLight":e={direction:new E,skyColor:new Jt,groundColor:new Jt};break;case"RectAreaLight":e={color:new Jt,position:new E,halfWidth:new E,halfHeight:new E};break}return i[t.id]=e,e}}}function Ww(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Kt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Kt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Kt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}let Xw=0;function qw(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Yw(i){const t=new Hw,e=Ww(),n={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new E);const s=new E,r=new me,o=new me;function a(c){let h=0,d=0,u=0;for(let C=0;C<9;C++)n.probe[C].set(0,0,0);let p=0,g=0,y=0,m=0,f=0,_=0,w=0,S=0,D=0,A=0,N=0;c.sort(qw);for(let C=0,F=c.length;C<F;C++){const P=c[C],k=P.color,H=P.intensity,q=P.distance;let U=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===jr?U=P.shadow.map.texture:U=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)h+=k.r*H,d+=k.g*H,u+=k.b*H;else if(P.isLightProbe){for(let X=0;X<9;X++)n.probe[X].addScaledVector(P.sh.coefficients[X],H);N++}else if(P.isDirectionalLight){const X=t.get(P);if(X.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){const O=P.shadow,st=e.get(P);st.shadowIntensity=O.intensity,st.shadowBias=O.bias,st.shadowNormalBias=O.normalBias,st.shadowRadius=O.radius,st.shadowMapSize=O.mapSize,n.directionalShadow[p]=st,n.directionalShadowMap[p]=U,n.directionalShadowMatrix[p]=P.shadow.matrix,_++}n.directional[p]=X,p++}else if(P.isSpotLight){const X=t.get(P);X.position.setFromMatrixPosition(P.matrixWorld),X.color.copy(k).multiplyScalar(H),X.distance=q,X.coneCos=Math.cos(P.angle),X.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),X.decay=P.decay,n.spot[y]=X;const O=P.shadow;if(P.map&&(n.spotLightMap[D]=P.map,D++,O.updateMatrices(P),P.castShadow&&A++),n.spotLightMatrix[y]=O.matrix,P.castShadow){const st=e.get(P);st.shadowIntensity=O.intensity,st.shadowBias=O.bias,st.shadowNormalBias=O.normalBias,st.shadowRadius=O.radius,st.shadowMapSize=O.mapSize,n.spotShadow[y]=st,n.spotShadowMap[y]=U,S++}y++}else if(P.isRectAreaLight){const X=t.get(P);X.color.copy(k).multiplyScalar(H),X.halfWidth.set(P.width*.5,0,0),X.halfHeight.set(0,P.height*.5,0),n.rectArea[m]=X,m++}else if(P.isPointLight){const X=t.get(P);if(X.color.copy(P.color).multiplyScalar(P.intensity),X.distance=P.distance,X.decay=P.decay,P.castShadow){const O=P.shadow,st=e.get(P);st.shadowIntensity=O.intensity,st.shadowBias=O.bias,st.shadowNormalBias=O.normalBias,st.shadowRadius=O.radius,st.shadowMapSize=O.mapSize,st.shadowCameraNear=O.camera.near,st.shadowCameraFar=O.camera.far,n.pointShadow[g]=st,n.pointShadowMap[g]=U,n.pointShadowMatrix[g]=P.shadow.matrix,w++}n.point[g]=X,g++}else if(P.isHemisphereLight){const X=t.get(P);X.skyColor.copy(P.color).multiplyScalar(H),X.groundColor.copy(P.groundColor).multiplyScalar(H),n.hemi[f]=X,f++}}m>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Tt.LTC_FLOAT_1,n.rectAreaLTC2=Tt.LTC_FLOAT_2):(n.rectAreaLTC1=Tt.LTC_HALF_1,n.rectAreaLTC2=Tt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=d,n.ambient[2]=u;const v=n.hash;(v.directionalLength!==p||v.pointLength!==g||v.spotLength!==y||v.rectAreaLength!==m||v.hemiLength!==f||v.numDirectionalShadows!==_||v.numPointShadows!==w||v.numSpotShadows!==S||v.numSpotMaps!==D||v.numLightProbes!==N)&&(n.directional.length=p,n.spot.length=y,n.rectArea.length=m,n.point.length=g,n.hemi.length=f,n.directionalShadow.length=_,n.directionalShadowMap.length=_,n.pointShadow.length=w,n.pointShadowMap.length=w,n.spotShadow.length=S,n.spotShadowMap.length=S,n.directionalShadowMatrix.length=_,n.pointShadowMatrix.length=w,n.spotLightMatrix.length=S+D-A,n.spotLightMap.length=D,n.numSpotLightShadowsWithMaps=A,n.numLightProbes=N,v.directionalLength=p,v.pointLength=g,v.spotLength=y,v.rectAreaLength=m,v.hemiLength=f,v.numDirectionalShadows=_,v.numPointShadows=w,v.numSpotShadows=S,v.numSpotMaps=D,v.numLightProbes=N,n.version=Xw++)}function l(c,h){let d=0,u=0,p=0,g=0,y=0;const m=h.matrixWorldInverse;for(let f=0,_=c.length;f<_;f++){const w=c[f];if(w.isDirectionalLight){const S=n.directional[d];S.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(m),d++}else if(w.isSpotLight){const S=n.spot[p];S.position.setFromMatrixPosition(w.matrixWorld),S.position.applyMatrix4(m),S.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),S.direction.sub(s),S.direction.transformDirection(m),p++}else if(w.isRectAreaLight){const S=n.rectArea[g];S.position.setFromMatrixPosition(w.matrixWorld),S.position.applyMatrix4(m),o.identity(),r.copy(w.matrixWorld),r.premultiply(m),o.extractRotation(r),S.halfWidth.set(w.width*.5,0,0),S.halfHeight.set(0,w.height*.5,0),S.halfWidth.applyMatrix4(o),S.halfHeight.applyMatrix4(o),g++}else if(w.isPointLight){const S=n.point[u];S.position.setFromMatrixPosition(w.matrixWorld),S.position.applyMatrix4(m),u++}else if(w.isHemisphereLight){const S=n.hemi[y];S.direction.setFromMatrixPosition(w.matrixWorld),S.direction.transformDirection(m),y++}}}return{setup:a,setupView:l,state:n}}function am(i){const t=new Yw(i),e=[],n=[],s=[];function r(u){d.camera=u,e.length=0,n.length=0,s.length=0}function o(u){e.push(u)}function a(u){n.push(u)}function l(u){s.push(u)}function c(){t.setup(e)}function h(u){t.setupView(e,u)}const d={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:d,setupLights:c,setupLightsView:h,pushLight:o,pushShadow:a,pushLightProbeGrid:l}}function $w(i){let t=new WeakMap;function e(s,r=0){const o=t.get(s);let a;return o===void 0?(a=new am(i),t.set(s,[a])):r>=o.length?(a=new am(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}const jw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Zw=`uniform sampler2D shadow_pass;
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
}`,Kw=[new E(1,0,0),new E(-1,0,0),new E(0,1,0),new E(0,-1,0),new E(0,0,1),new E(0,0,-1)],Jw=[new E(0,-1,0),new E(0,-1,0),new E(0,0,1),new E(0,0,-1),new E(0,-1,0),new E(0,-1,0)],lm=new me,Ma=new E,tu=new E;function Qw(i,t,e){let n=new sf;const s=new Kt,r=new Kt,o=new Xe,a=new k0,l=new ry,c={},h=e.maxTextureSize,d={[Ls]:On,[On]:Ls,[Fn]:Fn},u=new vi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Kt},radius:{value:4}},vertexShader:jw,fragmentShader:Zw}),p=u.clone();p.defines.HORIZONTAL_PASS=1;const g=new qe;g.setAttribute("position",new fi(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const y=new yt(g,u),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=qa;let f=this.type;this.render=function(A,N,v){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||A.length===0)return;this.type===Ix&&($t("WebGLShadowMap: PCFSoftShadowMap has been deprecated. Using PCFShadowMap instead."),this.type=qa);const C=i.getRenderTarget(),F=i.getActiveCubeFace(),P=i.getActiveMipmapLevel(),k=i.state;k.setBlending(Cs),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);const H=f!==this.type;H&&N.traverse(function(q){q.material&&(Array.isArray(q.material)?q.material.forEach(U=>U.needsUpdate=!0):q.material.needsUpdate=!0)});for(let q=0,U=A.length;q<U;q++){const X=A[q],O=X.shadow;if(O===void 0){$t("WebGLShadowMap:",X,"has no shadow.");continue}if(O.autoUpdate===!1&&O.needsUpdate===!1)continue;s.copy(O.mapSize);const st=O.getFrameExtents();s.multiply(st),r.copy(O.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/st.x),s.x=r.x*st.x,O.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/st.y),s.y=r.y*st.y,O.mapSize.y=r.y));const tt=i.state.buffers.depth.getReversed();if(O.camera._reversedDepth=tt,O.map===null||H===!0){if(O.map!==null&&(O.map.depthTexture!==null&&(O.map.depthTexture.dispose(),O.map.depthTexture=null),O.map.dispose()),this.type===Oa){if(X.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}O.map=new as(s.x,s.y,{format:jr,type:js,minFilter:Qn,magFilter:Qn,generateMipmaps:!1}),O.map.texture.name=X.name+".shadowMap",O.map.depthTexture=new Ho(s.x,s.y,ns),O.map.depthTexture.name=X.name+".shadowMapDepth",O.map.depthTexture.format=Zs,O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=Xn,O.map.depthTexture.magFilter=Xn}else X.isPointLight?(O.map=new q0(s.x),O.map.depthTexture=new Qv(s.x,Ds)):(O.map=new as(s.x,s.y),O.map.depthTexture=new Ho(s.x,s.y,Ds)),O.map.depthTexture.name=X.name+".shadowMap",O.map.depthTexture.format=Zs,this.type===qa?(O.map.depthTexture.compareFunction=tt?Jd:Kd,O.map.depthTexture.minFilter=Qn,O.map.depthTexture.magFilter=Qn):(O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=Xn,O.map.depthTexture.magFilter=Xn);O.camera.updateProjectionMatrix()}const at=O.map.isWebGLCubeRenderTarget?6:1;for(let ft=0;ft<at;ft++){if(O.map.isWebGLCubeRenderTarget)i.setRenderTarget(O.map,ft),i.clear();else{ft===0&&(i.setRenderTarget(O.map),i.clear());const ut=O.getViewport(ft);o.set(r.x*ut.x,r.y*ut.y,r.x*ut.z,r.y*ut.w),k.viewport(o)}if(X.isPointLight){const ut=O.camera,gt=O.matrix,Yt=X.distance||ut.far;Yt!==ut.far&&(ut.far=Yt,ut.updateProjectionMatrix()),Ma.setFromMatrixPosition(X.matrixWorld),ut.position.copy(Ma),tu.copy(ut.position),tu.add(Kw[ft]),ut.up.copy(Jw[ft]),ut.lookAt(tu),ut.updateMatrixWorld(),gt.makeTranslation(-Ma.x,-Ma.y,-Ma.z),lm.multiplyMatrices(ut.projectionMatrix,ut.matrixWorldInverse),O._frustum.setFromProjectionMatrix(lm,ut.coordinateSystem,ut.reversedDepth)}else O.updateMatrices(X);n=O.getFrustum(),S(N,v,O.camera,X,this.type)}O.isPointLightShadow!==!0&&this.type===Oa&&_(O,v),O.needsUpdate=!1}f=this.type,m.needsUpdate=!1,i.setRenderTarget(C,F,P)};function _(A,N){const v=t.update(y);u.defines.VSM_SAMPLES!==A.blurSamples&&(u.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,u.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null&&(A.mapPass=new as(s.x,s.y,{format:jr,type:js})),u.uniforms.shadow_pass.value=A.map.depthTexture,u.uniforms.resolution.value=A.mapSize,u.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(N,null,v,u,y,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value=A.mapSize,p.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(N,null,v,p,y,null)}function w(A,N,v,C){let F=null;const P=v.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(P!==void 0)F=P;else if(F=v.isPointLight===!0?l:a,i.localClippingEnabled&&N.clipShadows===!0&&Array.isArray(N.clippingPlanes)&&N.clippingPlanes.length!==0||N.displacementMap&&N.displacementScale!==0||N.alphaMap&&N.alphaTest>0||N.map&&N.alphaTest>0||N.alphaToCoverage===!0){const k=F.uuid,H=N.uuid;let q=c[k];q===void 0&&(q={},c[k]=q);let U=q[H];U===void 0&&(U=F.clone(),q[H]=U,N.addEventListener("dispose",D)),F=U}if(F.visible=N.visible,F.wireframe=N.wireframe,C===Oa?F.side=N.shadowSide!==null?N.shadowSide:N.side:F.side=N.shadowSide!==null?N.shadowSide:d[N.side],F.alphaMap=N.alphaMap,F.alphaTest=N.alphaToCoverage===!0?.5:N.alphaTest,F.map=N.map,F.clipShadows=N.clipShadows,F.clippingPlanes=N.clippingPlanes,F.clipIntersection=N.clipIntersection,F.displacementMap=N.displacementMap,F.displacementScale=N.displacementScale,F.displacementBias=N.displacementBias,F.wireframeLinewidth=N.wireframeLinewidth,F.linewidth=N.linewidth,v.isPointLight===!0&&F.isMeshDistanceMaterial===!0){const k=i.properties.get(F);k.light=v}return F}function S(A,N,v,C,F){if(A.visible===!1)return;if(A.layers.test(N.layers)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&F===Oa)&&(!A.frustumCulled||n.intersectsObject(A))){A.modelViewMatrix.multiplyMatrices(v.matrixWorldInverse,A.matrixWorld);const H=t.update(A),q=A.material;if(Array.isArray(q)){const U=H.groups;for(let X=0,O=U.length;X<O;X++){const st=U[X],tt=q[st.materialIndex];if(tt&&tt.visible){const at=w(A,tt,C,F);A.onBeforeShadow(i,A,N,v,H,at,st),i.renderBufferDirect(v,null,H,at,A,st),A.onAfterShadow(i,A,N,v,H,at,st)}}}else if(q.visible){const U=w(A,q,C,F);A.onBeforeShadow(i,A,N,v,H,U,null),i.renderBufferDirect(v,null,H,U,A,null),A.onAfterShadow(i,A,N,v,H,U,null)}}const k=A.children;for(let H=0,q=k.length;H<q;H++)S(k[H],N,v,C,F)}function D(A){A.target.removeEventListener("dispose",D);for(const v in c){const C=c[v],F=A.target.uuid;F in C&&(C[F].dispose(),delete C[F])}}}function tE(i,t){function e(){let z=!1;const bt=new Xe;let it=null;const Lt=new Xe(0,0,0,0);return{setMask:function(Et){it!==Et&&!z&&(i.colorMask(Et,Et,Et,Et),it=Et)},setLocked:function(Et){z=Et},setClear:function(Et,ht,Vt,Zt,_e){_e===!0&&(Et*=Zt,ht*=Zt,Vt*=Zt),bt.set(Et,ht,Vt,Zt),Lt.equals(bt)===!1&&(i.clearColor(Et,ht,Vt,Zt),Lt.copy(bt))},reset:function(){z=!1,it=null,Lt.set(-1,0,0,0)}}}function n(){let z=!1,bt=!1,it=null,Lt=null,Et=null;return{setReversed:function(ht){if(bt!==ht){const Vt=t.get("EXT_clip_control");ht?Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.ZERO_TO_ONE_EXT):Vt.clipControlEXT(Vt.LOWER_LEFT_EXT,Vt.NEGATIVE_ONE_TO_ONE_EXT),bt=ht;const Zt=Et;Et=null,this.setClear(Zt)}},getReversed:function(){return bt},setTest:function(ht){ht?mt(i.DEPTH_TEST):zt(i.DEPTH_TEST)},setMask:function(ht){it!==ht&&!z&&(i.depthMask(ht),it=ht)},setFunc:function(ht){if(bt&&(ht=dv[ht]),Lt!==ht){switch(ht){case Lu:i.depthFunc(i.NEVER);break;case Du:i.depthFunc(i.ALWAYS);break;case Iu:i.depthFunc(i.LESS);break;case zo:i.depthFunc(i.LEQUAL);break;case Nu:i.depthFunc(i.EQUAL);break;case Uu:i.depthFunc(i.GEQUAL);break;case Fu:i.depthFunc(i.GREATER);break;case Ou:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Lt=ht}},setLocked:function(ht){z=ht},setClear:function(ht){Et!==ht&&(Et=ht,bt&&(ht=1-ht),i.clearDepth(ht))},reset:function(){z=!1,it=null,Lt=null,Et=null,bt=!1}}}function s(){let z=!1,bt=null,it=null,Lt=null,Et=null,ht=null,Vt=null,Zt=null,_e=null;return{setTest:function(pe){z||(pe?mt(i.STENCIL_TEST):zt(i.STENCIL_TEST))},setMask:function(pe){bt!==pe&&!z&&(i.stencilMask(pe),bt=pe)},setFunc:function(pe,Yn,Bn){(it!==pe||Lt!==Yn||Et!==Bn)&&(i.stencilFunc(pe,Yn,Bn),it=pe,Lt=Yn,Et=Bn)},setOp:function(pe,Yn,Bn){(ht!==pe||Vt!==Yn||Zt!==Bn)&&(i.stencilOp(pe,Yn,Bn),ht=pe,Vt=Yn,Zt=Bn)},setLocked:function(pe){z=pe},setClear:function(pe){_e!==pe&&(i.clearStencil(pe),_e=pe)},reset:function(){z=!1,bt=null,it=null,Lt=null,Et=null,ht=null,Vt=null,Zt=null,_e=null}}}const r=new e,o=new n,a=new s,l=new WeakMap,c=new WeakMap;let h={},d={},u={},p=new WeakMap,g=[],y=null,m=!1,f=null,_=null,w=null,S=null,D=null,A=null,N=null,v=new Jt(0,0,0),C=0,F=!1,P=null,k=null,H=null,q=null,U=null;const X=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let O=!1,st=0;const tt=i.getParameter(i.VERSION);tt.indexOf("WebGL")!==-1?(st=parseFloat(/^WebGL (\d)/.exec(tt)[1]),O=st>=1):tt.indexOf("OpenGL ES")!==-1&&(st=parseFloat(/^OpenGL ES (\d)/.exec(tt)[1]),O=st>=2);let at=null,ft={};const ut=i.getParameter(i.SCISSOR_BOX),gt=i.getParameter(i.VIEWPORT),Yt=new Xe().fromArray(ut),Wt=new Xe().fromArray(gt);function Q(z,bt,it,Lt){const Et=new Uint8Array(4),ht=i.createTexture();i.bindTexture(z,ht),i.texParameteri(z,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(z,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Vt=0;Vt<it;Vt++)z===i.TEXTURE_3D||z===i.TEXTURE_2D_ARRAY?i.texImage3D(bt,0,i.RGBA,1,1,Lt,0,i.RGBA,i.UNSIGNED_BYTE,Et):i.texImage2D(bt+Vt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Et);return ht}const ct={};ct[i.TEXTURE_2D]=Q(i.TEXTURE_2D,i.TEXTURE_2D,1),ct[i.TEXTURE_CUBE_MAP]=Q(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),ct[i.TEXTURE_2D_ARRAY]=Q(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),ct[i.TEXTURE_3D]=Q(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),mt(i.DEPTH_TEST),o.setFunc(zo),Qe(!1),Ve(Qf),mt(i.CULL_FACE),Ce(Cs);function mt(z){h[z]!==!0&&(i.enable(z),h[z]=!0)}function zt(z){h[z]!==!1&&(i.disable(z),h[z]=!1)}function Ft(z,bt){return u[z]!==bt?(i.bindFramebuffer(z,bt),u[z]=bt,z===i.DRAW_FRAMEBUFFER&&(u[i.FRAMEBUFFER]=bt),z===i.FRAMEBUFFER&&(u[i.DRAW_FRAMEBUFFER]=bt),!0):!1}function Ht(z,bt){let it=g,Lt=!1;if(z){it=p.get(bt),it===void 0&&(it=[],p.set(bt,it));const Et=z.textures;if(it.length!==Et.length||it[0]!==i.COLOR_ATTACHMENT0){for(let ht=0,Vt=Et.length;ht<Vt;ht++)it[ht]=i.COLOR_ATTACHMENT0+ht;it.length=Et.length,Lt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,Lt=!0);Lt&&i.drawBuffers(it)}function Ae(z){return y!==z?(i.useProgram(z),y=z,!0):!1}const Qt={[kr]:i.FUNC_ADD,[Ux]:i.FUNC_SUBTRACT,[Fx]:i.FUNC_REVERSE_SUBTRACT};Qt[Ox]=i.MIN,Qt[kx]=i.MAX;const xe={[Bx]:i.ZERO,[zx]:i.ONE,[Vx]:i.SRC_COLOR,[Cu]:i.SRC_ALPHA,[Yx]:i.SRC_ALPHA_SATURATE,[Xx]:i.DST_COLOR,[Hx]:i.DST_ALPHA,[Gx]:i.ONE_MINUS_SRC_COLOR,[Pu]:i.ONE_MINUS_SRC_ALPHA,[qx]:i.ONE_MINUS_DST_COLOR,[Wx]:i.ONE_MINUS_DST_ALPHA,[$x]:i.CONSTANT_COLOR,[jx]:i.ONE_MINUS_CONSTANT_COLOR,[Zx]:i.CONSTANT_ALPHA,[Kx]:i.ONE_MINUS_CONSTANT_ALPHA};function Ce(z,bt,it,Lt,Et,ht,Vt,Zt,_e,pe){if(z===Cs){m===!0&&(zt(i.BLEND),m=!1);return}if(m===!1&&(mt(i.BLEND),m=!0),z!==Nx){if(z!==f||pe!==F){if((_!==kr||D!==kr)&&(i.blendEquation(i.FUNC_ADD),_=kr,D=kr),pe)switch(z){case Oo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case tp:i.blendFunc(i.ONE,i.ONE);break;case ep:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case np:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Te("WebGLState: Invalid blending: ",z);break}else switch(z){case Oo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case tp:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case ep:Te("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case np:Te("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Te("WebGLState: Invalid blending: ",z);break}w=null,S=null,A=null,N=null,v.set(0,0,0),C=0,f=z,F=pe}return}Et=Et||bt,ht=ht||it,Vt=Vt||Lt,(bt!==_||Et!==D)&&(i.blendEquationSeparate(Qt[bt],Qt[Et]),_=bt,D=Et),(it!==w||Lt!==S||ht!==A||Vt!==N)&&(i.blendFuncSeparate(xe[it],xe[Lt],xe[ht],xe[Vt]),w=it,S=Lt,A=ht,N=Vt),(Zt.equals(v)===!1||_e!==C)&&(i.blendColor(Zt.r,Zt.g,Zt.b,_e),v.copy(Zt),C=_e),f=z,F=!1}function le(z,bt){z.side===Fn?zt(i.CULL_FACE):mt(i.CULL_FACE);let it=z.side===On;bt&&(it=!it),Qe(it),z.blending===Oo&&z.transparent===!1?Ce(Cs):Ce(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),r.setMask(z.colorWrite);const Lt=z.stencilWrite;a.setTest(Lt),Lt&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),B(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?mt(i.SAMPLE_ALPHA_TO_COVERAGE):zt(i.SAMPLE_ALPHA_TO_COVERAGE)}function Qe(z){P!==z&&(z?i.frontFace(i.CW):i.frontFace(i.CCW),P=z)}function Ve(z){z!==Lx?(mt(i.CULL_FACE),z!==k&&(z===Qf?i.cullFace(i.BACK):z===Dx?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):zt(i.CULL_FACE),k=z}function pn(z){z!==H&&(O&&i.lineWidth(z),H=z)}function B(z,bt,it){z?(mt(i.POLYGON_OFFSET_FILL),(q!==bt||U!==it)&&(q=bt,U=it,o.getReversed()&&(bt=-bt),i.polygonOffset(bt,it))):zt(i.POLYGON_OFFSET_FILL)}function Je(z){z?mt(i.SCISSOR_TEST):zt(i.SCISSOR_TEST)}function ne(z){z===void 0&&(z=i.TEXTURE0+X-1),at!==z&&(i.activeTexture(z),at=z)}function Ee(z,bt,it){it===void 0&&(at===null?it=i.TEXTURE0+X-1:it=at);let Lt=ft[it];Lt===void 0&&(Lt={type:void 0,texture:void 0},ft[it]=Lt),(Lt.type!==z||Lt.texture!==bt)&&(at!==it&&(i.activeTexture(it),at=it),i.bindTexture(z,bt||ct[z]),Lt.type=z,Lt.texture=bt)}function rt(){const z=ft[at];z!==void 0&&z.type!==void 0&&(i.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function vt(){try{i.compressedTexImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function R(){try{i.compressedTexImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function b(){try{i.texSubImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function Y(){try{i.texSubImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function nt(){try{i.compressedTexSubImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function lt(){try{i.compressedTexSubImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function _t(){try{i.texStorage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function pt(){try{i.texStorage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function J(){try{i.texImage2D(...arguments)}catch(z){Te("WebGLState:",z)}}function et(){try{i.texImage3D(...arguments)}catch(z){Te("WebGLState:",z)}}function wt(z){return d[z]!==void 0?d[z]:i.getParameter(z)}function Dt(z,bt){d[z]!==bt&&(i.pixelStorei(z,bt),d[z]=bt)}function Mt(z){Yt.equals(z)===!1&&(i.scissor(z.x,z.y,z.z,z.w),Yt.copy(z))}function xt(z){Wt.equals(z)===!1&&(i.viewport(z.x,z.y,z.z,z.w),Wt.copy(z))}function qt(z,bt){let it=c.get(bt);it===void 0&&(it=new WeakMap,c.set(bt,it));let Lt=it.get(z);Lt===void 0&&(Lt=i.getUniformBlockIndex(bt,z.name),it.set(z,Lt))}function ie(z,bt){const Lt=c.get(bt).get(z);l.get(bt)!==Lt&&(i.uniformBlockBinding(bt,Lt,z.__bindingPointIndex),l.set(bt,Lt))}function re(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},d={},at=null,ft={},u={},p=new WeakMap,g=[],y=null,m=!1,f=null,_=null,w=null,S=null,D=null,A=null,N=null,v=new Jt(0,0,0),C=0,F=!1,P=null,k=null,H=null,q=null,U=null,Yt.set(0,0,i.canvas.width,i.canvas.height),Wt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:mt,disable:zt,bindFramebuffer:Ft,drawBuffers:Ht,useProgram:Ae,setBlending:Ce,setMaterial:le,setFlipSided:Qe,setCullFace:Ve,setLineWidth:pn,setPolygonOffset:B,setScissorTest:Je,activeTexture:ne,bindTexture:Ee,unbindTexture:rt,compressedTexImage2D:vt,compressedTexImage3D:R,texImage2D:J,texImage3D:et,pixelStorei:Dt,getParameter:wt,updateUBOMapping:qt,uniformBlockBinding:ie,texStorage2D:_t,texStorage3D:pt,texSubImage2D:b,texSubImage3D:Y,compressedTexSubImage2D:nt,compressedTexSubImage3D:lt,scissor:Mt,viewport:xt,reset:re}}function eE(i,t,e,n,s,r,o){const a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Kt,h=new WeakMap,d=new Set;let u;const p=new WeakMap;let g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function y(R,b){return g?new OffscreenCanvas(R,b):kc("canvas")}function m(R,b,Y){let nt=1;const lt=vt(R);if((lt.width>Y||lt.height>Y)&&(nt=Y/Math.max(lt.width,lt.height)),nt<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){const _t=Math.floor(nt*lt.width),pt=Math.floor(nt*lt.height);u===void 0&&(u=y(_t,pt));const J=b?y(_t,pt):u;return J.width=_t,J.height=pt,J.getContext("2d").drawImage(R,0,0,_t,pt),$t("WebGLRenderer: Texture has been resized from ("+lt.width+"x"+lt.height+") to ("+_t+"x"+pt+")."),J}else return"data"in R&&$t("WebGLRenderer: Image in DataTexture is too big ("+lt.width+"x"+lt.height+")."),R;return R}function f(R){return R.generateMipmaps}function _(R){i.generateMipmap(R)}function w(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(R,b,Y,nt,lt,_t=!1){if(R!==null){if(i[R]!==void 0)return i[R];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let pt;nt&&(pt=t.get("EXT_texture_norm16"),pt||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let J=b;if(b===i.RED&&(Y===i.FLOAT&&(J=i.R32F),Y===i.HALF_FLOAT&&(J=i.R16F),Y===i.UNSIGNED_BYTE&&(J=i.R8),Y===i.UNSIGNED_SHORT&&pt&&(J=pt.R16_EXT),Y===i.SHORT&&pt&&(J=pt.R16_SNORM_EXT)),b===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(J=i.R8UI),Y===i.UNSIGNED_SHORT&&(J=i.R16UI),Y===i.UNSIGNED_INT&&(J=i.R32UI),Y===i.BYTE&&(J=i.R8I),Y===i.SHORT&&(J=i.R16I),Y===i.INT&&(J=i.R32I)),b===i.RG&&(Y===i.FLOAT&&(J=i.RG32F),Y===i.HALF_FLOAT&&(J=i.RG16F),Y===i.UNSIGNED_BYTE&&(J=i.RG8),Y===i.UNSIGNED_SHORT&&pt&&(J=pt.RG16_EXT),Y===i.SHORT&&pt&&(J=pt.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(J=i.RG8UI),Y===i.UNSIGNED_SHORT&&(J=i.RG16UI),Y===i.UNSIGNED_INT&&(J=i.RG32UI),Y===i.BYTE&&(J=i.RG8I),Y===i.SHORT&&(J=i.RG16I),Y===i.INT&&(J=i.RG32I)),b===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(J=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(J=i.RGB16UI),Y===i.UNSIGNED_INT&&(J=i.RGB32UI),Y===i.BYTE&&(J=i.RGB8I),Y===i.SHORT&&(J=i.RGB16I),Y===i.INT&&(J=i.RGB32I)),b===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(J=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(J=i.RGBA16UI),Y===i.UNSIGNED_INT&&(J=i.RGBA32UI),Y===i.BYTE&&(J=i.RGBA8I),Y===i.SHORT&&(J=i.RGBA16I),Y===i.INT&&(J=i.RGBA32I)),b===i.RGB&&(Y===i.UNSIGNED_SHORT&&pt&&(J=pt.RGB16_EXT),Y===i.SHORT&&pt&&(J=pt.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(J=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(J=i.R11F_G11F_B10F)),b===i.RGBA){const et=_t?Oc:we.getTransfer(lt);Y===i.FLOAT&&(J=i.RGBA32F),Y===i.HALF_FLOAT&&(J=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(J=et===Be?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&pt&&(J=pt.RGBA16_EXT),Y===i.SHORT&&pt&&(J=pt.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(J=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(J=i.RGB5_A1)}return(J===i.R16F||J===i.R32F||J===i.RG16F||J===i.RG32F||J===i.RGBA16F||J===i.RGBA32F)&&t.get("EXT_color_buffer_float"),J}function D(R,b){let Y;return R?b===null||b===Ds||b===el?Y=i.DEPTH24_STENCIL8:b===ns?Y=i.DEPTH32F_STENCIL8:b===tl&&(Y=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):b===null||b===Ds||b===el?Y=i.DEPTH_COMPONENT24:b===ns?Y=i.DEPTH_COMPONENT32F:b===tl&&(Y=i.DEPTH_COMPONENT16),Y}function A(R,b){return f(R)===!0||R.isFramebufferTexture&&R.minFilter!==Xn&&R.minFilter!==Qn?Math.log2(Math.max(b.width,b.height))+1:R.mipmaps!==void 0&&R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?b.mipmaps.length:1}function N(R){const b=R.target;b.removeEventListener("dispose",N),C(b),b.isVideoTexture&&h.delete(b),b.isHTMLTexture&&d.delete(b)}function v(R){const b=R.target;b.removeEventListener("dispose",v),P(b)}function C(R){const b=n.get(R);if(b.__webglInit===void 0)return;const Y=R.source,nt=p.get(Y);if(nt){const lt=nt[b.__cacheKey];lt.usedTimes--,lt.usedTimes===0&&F(R),Object.keys(nt).length===0&&p.delete(Y)}n.remove(R)}function F(R){const b=n.get(R);i.deleteTexture(b.__webglTexture);const Y=R.source,nt=p.get(Y);delete nt[b.__cacheKey],o.memory.textures--}function P(R){const b=n.get(R);if(R.depthTexture&&(R.depthTexture.dispose(),n.remove(R.depthTexture)),R.isWebGLCubeRenderTarget)for(let nt=0;nt<6;nt++){if(Array.isArray(b.__webglFramebuffer[nt]))for(let lt=0;lt<b.__webglFramebuffer[nt].length;lt++)i.deleteFramebuffer(b.__webglFramebuffer[nt][lt]);else i.deleteFramebuffer(b.__webglFramebuffer[nt]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[nt])}else{if(Array.isArray(b.__webglFramebuffer))for(let nt=0;nt<b.__webglFramebuffer.length;nt++)i.deleteFramebuffer(b.__webglFramebuffer[nt]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let nt=0;nt<b.__webglColorRenderbuffer.length;nt++)b.__webglColorRenderbuffer[nt]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[nt]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}const Y=R.textures;for(let nt=0,lt=Y.length;nt<lt;nt++){const _t=n.get(Y[nt]);_t.__webglTexture&&(i.deleteTexture(_t.__webglTexture),o.memory.textures--),n.remove(Y[nt])}n.remove(R)}let k=0;function H(){k=0}function q(){return k}function U(R){k=R}function X(){const R=k;return R>=s.maxTextures&&$t("WebGLTextures: Trying to use "+R+" texture units while this GPU supports only "+s.maxTextures),k+=1,R}function O(R){const b=[];return b.push(R.wrapS),b.push(R.wrapT),b.push(R.wrapR||0),b.push(R.magFilter),b.push(R.minFilter),b.push(R.anisotropy),b.push(R.internalFormat),b.push(R.format),b.push(R.type),b.push(R.generateMipmaps),b.push(R.premultiplyAlpha),b.push(R.flipY),b.push(R.unpackAlignment),b.push(R.colorSpace),b.join()}function st(R,b){const Y=n.get(R);if(R.isVideoTexture&&Ee(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&Y.__version!==R.version){const nt=R.image;if(nt===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(nt.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{zt(Y,R,b);return}}else R.isExternalTexture&&(Y.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+b)}function tt(R,b){const Y=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Y.__version!==R.version){zt(Y,R,b);return}else R.isExternalTexture&&(Y.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+b)}function at(R,b){const Y=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Y.__version!==R.version){zt(Y,R,b);return}e.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+b)}function ft(R,b){const Y=n.get(R);if(R.isCubeDepthTexture!==!0&&R.version>0&&Y.__version!==R.version){Ft(Y,R,b);return}e.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+b)}const ut={[ku]:i.REPEAT,[Gs]:i.CLAMP_TO_EDGE,[Bu]:i.MIRRORED_REPEAT},gt={[Xn]:i.NEAREST,[tv]:i.NEAREST_MIPMAP_NEAREST,[Ml]:i.NEAREST_MIPMAP_LINEAR,[Qn]:i.LINEAR,[Mh]:i.LINEAR_MIPMAP_NEAREST,[_r]:i.LINEAR_MIPMAP_LINEAR},Yt={[iv]:i.NEVER,[lv]:i.ALWAYS,[sv]:i.LESS,[Kd]:i.LEQUAL,[rv]:i.EQUAL,[Jd]:i.GEQUAL,[ov]:i.GREATER,[av]:i.NOTEQUAL};function Wt(R,b){if(b.type===ns&&t.has("OES_texture_float_linear")===!1&&(b.magFilter===Qn||b.magFilter===Mh||b.magFilter===Ml||b.magFilter===_r||b.minFilter===Qn||b.minFilter===Mh||b.minFilter===Ml||b.minFilter===_r)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,ut[b.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,ut[b.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,ut[b.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,gt[b.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,gt[b.minFilter]),b.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Yt[b.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===Xn||b.minFilter!==Ml&&b.minFilter!==_r||b.type===ns&&t.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){const Y=t.get("EXT_texture_filter_anisotropic");i.texParameterf(R,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function Q(R,b){let Y=!1;R.__webglInit===void 0&&(R.__webglInit=!0,b.addEventListener("dispose",N));const nt=b.source;let lt=p.get(nt);lt===void 0&&(lt={},p.set(nt,lt));const _t=O(b);if(_t!==R.__cacheKey){lt[_t]===void 0&&(lt[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),lt[_t].usedTimes++;const pt=lt[R.__cacheKey];pt!==void 0&&(lt[R.__cacheKey].usedTimes--,pt.usedTimes===0&&F(b)),R.__cacheKey=_t,R.__webglTexture=lt[_t].texture}return Y}function ct(R,b,Y){return Math.floor(Math.floor(R/Y)/b)}function mt(R,b,Y,nt){const _t=R.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,Y,nt,b.data);else{_t.sort((Dt,Mt)=>Dt.start-Mt.start);let pt=0;for(let Dt=1;Dt<_t.length;Dt++){const Mt=_t[pt],xt=_t[Dt],qt=Mt.start+Mt.count,ie=ct(xt.start,b.width,4),re=ct(Mt.start,b.width,4);xt.start<=qt+1&&ie===re&&ct(xt.start+xt.count-1,b.width,4)===ie?Mt.count=Math.max(Mt.count,xt.start+xt.count-Mt.start):(++pt,_t[pt]=xt)}_t.length=pt+1;const J=e.getParameter(i.UNPACK_ROW_LENGTH),et=e.getParameter(i.UNPACK_SKIP_PIXELS),wt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let Dt=0,Mt=_t.length;Dt<Mt;Dt++){const xt=_t[Dt],qt=Math.floor(xt.start/4),ie=Math.ceil(xt.count/4),re=qt%b.width,z=Math.floor(qt/b.width),bt=ie,it=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,re),e.pixelStorei(i.UNPACK_SKIP_ROWS,z),e.texSubImage2D(i.TEXTURE_2D,0,re,z,bt,it,Y,nt,b.data)}R.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,J),e.pixelStorei(i.UNPACK_SKIP_PIXELS,et),e.pixelStorei(i.UNPACK_SKIP_ROWS,wt)}}function zt(R,b,Y){let nt=i.TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(nt=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(nt=i.TEXTURE_3D);const lt=Q(R,b),_t=b.source;e.bindTexture(nt,R.__webglTexture,i.TEXTURE0+Y);const pt=n.get(_t);if(_t.version!==pt.__version||lt===!0){if(e.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){const it=we.getPrimaries(we.workingColorSpace),Lt=b.colorSpace===gr?null:we.getPrimaries(b.colorSpace),Et=b.colorSpace===gr||it===Lt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Et)}e.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let et=m(b.image,!1,s.maxTextureSize);et=rt(b,et);const wt=r.convert(b.format,b.colorSpace),Dt=r.convert(b.type);let Mt=S(b.internalFormat,wt,Dt,b.normalized,b.colorSpace,b.isVideoTexture);Wt(nt,b);let xt;const qt=b.mipmaps,ie=b.isVideoTexture!==!0,re=pt.__version===void 0||lt===!0,z=_t.dataReady,bt=A(b,et);if(b.isDepthTexture)Mt=D(b.format===Gr,b.type),re&&(ie?e.texStorage2D(i.TEXTURE_2D,1,Mt,et.width,et.height):e.texImage2D(i.TEXTURE_2D,0,Mt,et.width,et.height,0,wt,Dt,null));else if(b.isDataTexture)if(qt.length>0){ie&&re&&e.texStorage2D(i.TEXTURE_2D,bt,Mt,qt[0].width,qt[0].height);for(let it=0,Lt=qt.length;it<Lt;it++)xt=qt[it],ie?z&&e.texSubImage2D(i.TEXTURE_2D,it,0,0,xt.width,xt.height,wt,Dt,xt.data):e.texImage2D(i.TEXTURE_2D,it,Mt,xt.width,xt.height,0,wt,Dt,xt.data);b.generateMipmaps=!1}else ie?(re&&e.texStorage2D(i.TEXTURE_2D,bt,Mt,et.width,et.height),z&&mt(b,et,wt,Dt)):e.texImage2D(i.TEXTURE_2D,0,Mt,et.width,et.height,0,wt,Dt,et.data);else if(b.isCompressedTexture)if(b.isCompressedArrayTexture){ie&&re&&e.texStorage3D(i.TEXTURE_2D_ARRAY,bt,Mt,qt[0].width,qt[0].height,et.depth);for(let it=0,Lt=qt.length;it<Lt;it++)if(xt=qt[it],b.format!==is)if(wt!==null)if(ie){if(z)if(b.layerUpdates.size>0){const Et=zp(xt.width,xt.height,b.format,b.type);for(const ht of b.layerUpdates){const Vt=xt.data.subarray(ht*Et/xt.data.BYTES_PER_ELEMENT,(ht+1)*Et/xt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,it,0,0,ht,xt.width,xt.height,1,wt,Vt)}b.clearLayerUpdates()}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,it,0,0,0,xt.width,xt.height,et.depth,wt,xt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,it,Mt,xt.width,xt.height,et.depth,0,xt.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ie?z&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,it,0,0,0,xt.width,xt.height,et.depth,wt,Dt,xt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,it,Mt,xt.width,xt.height,et.depth,0,wt,Dt,xt.data)}else{ie&&re&&e.texStorage2D(i.TEXTURE_2D,bt,Mt,qt[0].width,qt[0].height);for(let it=0,Lt=qt.length;it<Lt;it++)xt=qt[it],b.format!==is?wt!==null?ie?z&&e.compressedTexSubImage2D(i.TEXTURE_2D,it,0,0,xt.width,xt.height,wt,xt.data):e.compressedTexImage2D(i.TEXTURE_2D,it,Mt,xt.width,xt.height,0,xt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ie?z&&e.texSubImage2D(i.TEXTURE_2D,it,0,0,xt.width,xt.height,wt,Dt,xt.data):e.texImage2D(i.TEXTURE_2D,it,Mt,xt.width,xt.height,0,wt,Dt,xt.data)}else if(b.isDataArrayTexture)if(ie){if(re&&e.texStorage3D(i.TEXTURE_2D_ARRAY,bt,Mt,et.width,et.height,et.depth),z)if(b.layerUpdates.size>0){const it=zp(et.width,et.height,b.format,b.type);for(const Lt of b.layerUpdates){const Et=et.data.subarray(Lt*it/et.data.BYTES_PER_ELEMENT,(Lt+1)*it/et.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Lt,et.width,et.height,1,wt,Dt,Et)}b.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,et.width,et.height,et.depth,wt,Dt,et.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,Mt,et.width,et.height,et.depth,0,wt,Dt,et.data);else if(b.isData3DTexture)ie?(re&&e.texStorage3D(i.TEXTURE_3D,bt,Mt,et.width,et.height,et.depth),z&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,et.width,et.height,et.depth,wt,Dt,et.data)):e.texImage3D(i.TEXTURE_3D,0,Mt,et.width,et.height,et.depth,0,wt,Dt,et.data);else if(b.isFramebufferTexture){if(re)if(ie)e.texStorage2D(i.TEXTURE_2D,bt,Mt,et.width,et.height);else{let it=et.width,Lt=et.height;for(let Et=0;Et<bt;Et++)e.texImage2D(i.TEXTURE_2D,Et,Mt,it,Lt,0,wt,Dt,null),it>>=1,Lt>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){const it=i.canvas;if(it.hasAttribute("layoutsubtree")||it.setAttribute("layoutsubtree","true"),et.parentNode!==it){it.appendChild(et),d.add(b),it.onpaint=Zt=>{const _e=Zt.changedElements;for(const pe of d)_e.includes(pe.image)&&(pe.needsUpdate=!0)},it.requestPaint();return}const Lt=0,Et=i.RGBA,ht=i.RGBA,Vt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,Lt,Et,ht,Vt,et),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(qt.length>0){if(ie&&re){const it=vt(qt[0]);e.texStorage2D(i.TEXTURE_2D,bt,Mt,it.width,it.height)}for(let it=0,Lt=qt.length;it<Lt;it++)xt=qt[it],ie?z&&e.texSubImage2D(i.TEXTURE_2D,it,0,0,wt,Dt,xt):e.texImage2D(i.TEXTURE_2D,it,Mt,wt,Dt,xt);b.generateMipmaps=!1}else if(ie){if(re){const it=vt(et);e.texStorage2D(i.TEXTURE_2D,bt,Mt,it.width,it.height)}z&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,wt,Dt,et)}else e.texImage2D(i.TEXTURE_2D,0,Mt,wt,Dt,et);f(b)&&_(nt),pt.__version=_t.version,b.onUpdate&&b.onUpdate(b)}R.__version=b.version}function Ft(R,b,Y){if(b.image.length!==6)return;const nt=Q(R,b),lt=b.source;e.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+Y);const _t=n.get(lt);if(lt.version!==_t.__version||nt===!0){e.activeTexture(i.TEXTURE0+Y);const pt=we.getPrimaries(we.workingColorSpace),J=b.colorSpace===gr?null:we.getPrimaries(b.colorSpace),et=b.colorSpace===gr||pt===J?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et);const wt=b.isCompressedTexture||b.image[0].isCompressedTexture,Dt=b.image[0]&&b.image[0].isDataTexture,Mt=[];for(let ht=0;ht<6;ht++)!wt&&!Dt?Mt[ht]=m(b.image[ht],!0,s.maxCubemapSize):Mt[ht]=Dt?b.image[ht].image:b.image[ht],Mt[ht]=rt(b,Mt[ht]);const xt=Mt[0],qt=r.convert(b.format,b.colorSpace),ie=r.convert(b.type),re=S(b.internalFormat,qt,ie,b.normalized,b.colorSpace),z=b.isVideoTexture!==!0,bt=_t.__version===void 0||nt===!0,it=lt.dataReady;let Lt=A(b,xt);Wt(i.TEXTURE_CUBE_MAP,b);let Et;if(wt){z&&bt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Lt,re,xt.width,xt.height);for(let ht=0;ht<6;ht++){Et=Mt[ht].mipmaps;for(let Vt=0;Vt<Et.length;Vt++){const Zt=Et[Vt];b.format!==is?qt!==null?z?it&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,0,0,Zt.width,Zt.height,qt,Zt.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,re,Zt.width,Zt.height,0,Zt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,0,0,Zt.width,Zt.height,qt,ie,Zt.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt,re,Zt.width,Zt.height,0,qt,ie,Zt.data)}}}else{if(Et=b.mipmaps,z&&bt){Et.length>0&&Lt++;const ht=vt(Mt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Lt,re,ht.width,ht.height)}for(let ht=0;ht<6;ht++)if(Dt){z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,0,0,Mt[ht].width,Mt[ht].height,qt,ie,Mt[ht].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,re,Mt[ht].width,Mt[ht].height,0,qt,ie,Mt[ht].data);for(let Vt=0;Vt<Et.length;Vt++){const _e=Et[Vt].image[ht].image;z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,0,0,_e.width,_e.height,qt,ie,_e.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,re,_e.width,_e.height,0,qt,ie,_e.data)}}else{z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,0,0,qt,ie,Mt[ht]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,0,re,qt,ie,Mt[ht]);for(let Vt=0;Vt<Et.length;Vt++){const Zt=Et[Vt];z?it&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,0,0,qt,ie,Zt.image[ht]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ht,Vt+1,re,qt,ie,Zt.image[ht])}}}f(b)&&_(i.TEXTURE_CUBE_MAP),_t.__version=lt.version,b.onUpdate&&b.onUpdate(b)}R.__version=b.version}function Ht(R,b,Y,nt,lt,_t){const pt=r.convert(Y.format,Y.colorSpace),J=r.convert(Y.type),et=S(Y.internalFormat,pt,J,Y.normalized,Y.colorSpace),wt=n.get(b),Dt=n.get(Y);if(Dt.__renderTarget=b,!wt.__hasExternalTextures){const Mt=Math.max(1,b.width>>_t),xt=Math.max(1,b.height>>_t);lt===i.TEXTURE_3D||lt===i.TEXTURE_2D_ARRAY?e.texImage3D(lt,_t,et,Mt,xt,b.depth,0,pt,J,null):e.texImage2D(lt,_t,et,Mt,xt,0,pt,J,null)}e.bindFramebuffer(i.FRAMEBUFFER,R),ne(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,nt,lt,Dt.__webglTexture,0,Je(b)):(lt===i.TEXTURE_2D||lt>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&lt<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,nt,lt,Dt.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ae(R,b,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,R),b.depthBuffer){const nt=b.depthTexture,lt=nt&&nt.isDepthTexture?nt.type:null,_t=D(b.stencilBuffer,lt),pt=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;ne(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,Je(b),_t,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,Je(b),_t,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,_t,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,pt,i.RENDERBUFFER,R)}else{const nt=b.textures;for(let lt=0;lt<nt.length;lt++){const _t=nt[lt],pt=r.convert(_t.format,_t.colorSpace),J=r.convert(_t.type),et=S(_t.internalFormat,pt,J,_t.normalized,_t.colorSpace);ne(b)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,Je(b),et,b.width,b.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,Je(b),et,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,et,b.width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Qt(R,b,Y){const nt=b.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,R),!(b.depthTexture&&b.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const lt=n.get(b.depthTexture);if(lt.__renderTarget=b,(!lt.__webglTexture||b.depthTexture.image.width!==b.width||b.depthTexture.image.height!==b.height)&&(b.depthTexture.image.width=b.width,b.depthTexture.image.height=b.height,b.depthTexture.needsUpdate=!0),nt){if(lt.__webglInit===void 0&&(lt.__webglInit=!0,b.depthTexture.addEventListener("dispose",N)),lt.__webglTexture===void 0){lt.__webglTexture=i.createTexture(),e.bindTexture(i.TEXTURE_CUBE_MAP,lt.__webglTexture),Wt(i.TEXTURE_CUBE_MAP,b.depthTexture);const wt=r.convert(b.depthTexture.format),Dt=r.convert(b.depthTexture.type);let Mt;b.depthTexture.format===Zs?Mt=i.DEPTH_COMPONENT24:b.depthTexture.format===Gr&&(Mt=i.DEPTH24_STENCIL8);for(let xt=0;xt<6;xt++)i.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+xt,0,Mt,b.width,b.height,0,wt,Dt,null)}}else st(b.depthTexture,0);const _t=lt.__webglTexture,pt=Je(b),J=nt?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,et=b.depthTexture.format===Gr?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===Zs)ne(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,et,J,_t,0,pt):i.framebufferTexture2D(i.FRAMEBUFFER,et,J,_t,0);else if(b.depthTexture.format===Gr)ne(b)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,et,J,_t,0,pt):i.framebufferTexture2D(i.FRAMEBUFFER,et,J,_t,0);else throw new Error("Unknown depthTexture format")}function xe(R){const b=n.get(R),Y=R.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==R.depthTexture){const nt=R.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),nt){const lt=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,nt.removeEventListener("dispose",lt)};nt.addEventListener("dispose",lt),b.__depthDisposeCallback=lt}b.__boundDepthTexture=nt}if(R.depthTexture&&!b.__autoAllocateDepthBuffer)if(Y)for(let nt=0;nt<6;nt++)Qt(b.__webglFramebuffer[nt],R,nt);else{const nt=R.texture.mipmaps;nt&&nt.length>0?Qt(b.__webglFramebuffer[0],R,0):Qt(b.__webglFramebuffer,R,0)}else if(Y){b.__webglDepthbuffer=[];for(let nt=0;nt<6;nt++)if(e.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[nt]),b.__webglDepthbuffer[nt]===void 0)b.__webglDepthbuffer[nt]=i.createRenderbuffer(),Ae(b.__webglDepthbuffer[nt],R,!1);else{const lt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=b.__webglDepthbuffer[nt];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,lt,i.RENDERBUFFER,_t)}}else{const nt=R.texture.mipmaps;if(nt&&nt.length>0?e.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),Ae(b.__webglDepthbuffer,R,!1);else{const lt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=b.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,lt,i.RENDERBUFFER,_t)}}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ce(R,b,Y){const nt=n.get(R);b!==void 0&&Ht(nt.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&xe(R)}function le(R){const b=R.texture,Y=n.get(R),nt=n.get(b);R.addEventListener("dispose",v);const lt=R.textures,_t=R.isWebGLCubeRenderTarget===!0,pt=lt.length>1;if(pt||(nt.__webglTexture===void 0&&(nt.__webglTexture=i.createTexture()),nt.__version=b.version,o.memory.textures++),_t){Y.__webglFramebuffer=[];for(let J=0;J<6;J++)if(b.mipmaps&&b.mipmaps.length>0){Y.__webglFramebuffer[J]=[];for(let et=0;et<b.mipmaps.length;et++)Y.__webglFramebuffer[J][et]=i.createFramebuffer()}else Y.__webglFramebuffer[J]=i.createFramebuffer()}else{if(b.mipmaps&&b.mipmaps.length>0){Y.__webglFramebuffer=[];for(let J=0;J<b.mipmaps.length;J++)Y.__webglFramebuffer[J]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(pt)for(let J=0,et=lt.length;J<et;J++){const wt=n.get(lt[J]);wt.__webglTexture===void 0&&(wt.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&ne(R)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let J=0;J<lt.length;J++){const et=lt[J];Y.__webglColorRenderbuffer[J]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[J]);const wt=r.convert(et.format,et.colorSpace),Dt=r.convert(et.type),Mt=S(et.internalFormat,wt,Dt,et.normalized,et.colorSpace,R.isXRRenderTarget===!0),xt=Je(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,xt,Mt,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+J,i.RENDERBUFFER,Y.__webglColorRenderbuffer[J])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),Ae(Y.__webglDepthRenderbuffer,R,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,nt.__webglTexture),Wt(i.TEXTURE_CUBE_MAP,b);for(let J=0;J<6;J++)if(b.mipmaps&&b.mipmaps.length>0)for(let et=0;et<b.mipmaps.length;et++)Ht(Y.__webglFramebuffer[J][et],R,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+J,et);else Ht(Y.__webglFramebuffer[J],R,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+J,0);f(b)&&_(i.TEXTURE_CUBE_MAP),e.unbindTexture()}else if(pt){for(let J=0,et=lt.length;J<et;J++){const wt=lt[J],Dt=n.get(wt);let Mt=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(Mt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(Mt,Dt.__webglTexture),Wt(Mt,wt),Ht(Y.__webglFramebuffer,R,wt,i.COLOR_ATTACHMENT0+J,Mt,0),f(wt)&&_(Mt)}e.unbindTexture()}else{let J=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(J=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(J,nt.__webglTexture),Wt(J,b),b.mipmaps&&b.mipmaps.length>0)for(let et=0;et<b.mipmaps.length;et++)Ht(Y.__webglFramebuffer[et],R,b,i.COLOR_ATTACHMENT0,J,et);else Ht(Y.__webglFramebuffer,R,b,i.COLOR_ATTACHMENT0,J,0);f(b)&&_(J),e.unbindTexture()}R.depthBuffer&&xe(R)}function Qe(R){const b=R.textures;for(let Y=0,nt=b.length;Y<nt;Y++){const lt=b[Y];if(f(lt)){const _t=w(R),pt=n.get(lt).__webglTexture;e.bindTexture(_t,pt),_(_t),e.unbindTexture()}}}const Ve=[],pn=[];function B(R){if(R.samples>0){if(ne(R)===!1){const b=R.textures,Y=R.width,nt=R.height;let lt=i.COLOR_BUFFER_BIT;const _t=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,pt=n.get(R),J=b.length>1;if(J)for(let wt=0;wt<b.length;wt++)e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,pt.__webglMultisampledFramebuffer);const et=R.texture.mipmaps;et&&et.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,pt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,pt.__webglFramebuffer);for(let wt=0;wt<b.length;wt++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(lt|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(lt|=i.STENCIL_BUFFER_BIT)),J){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,pt.__webglColorRenderbuffer[wt]);const Dt=n.get(b[wt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,Dt,0)}i.blitFramebuffer(0,0,Y,nt,0,0,Y,nt,lt,i.NEAREST),l===!0&&(Ve.length=0,pn.length=0,Ve.push(i.COLOR_ATTACHMENT0+wt),R.depthBuffer&&R.resolveDepthBuffer===!1&&(Ve.push(_t),pn.push(_t),i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,pn)),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ve))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),J)for(let wt=0;wt<b.length;wt++){e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.RENDERBUFFER,pt.__webglColorRenderbuffer[wt]);const Dt=n.get(b[wt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,pt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+wt,i.TEXTURE_2D,Dt,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,pt.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.resolveDepthBuffer===!1&&l){const b=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function Je(R){return Math.min(s.maxSamples,R.samples)}function ne(R){const b=n.get(R);return R.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Ee(R){const b=o.render.frame;h.get(R)!==b&&(h.set(R,b),R.update())}function rt(R,b){const Y=R.colorSpace,nt=R.format,lt=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||Y!==Fc&&Y!==gr&&(we.getTransfer(Y)===Be?(nt!==is||lt!==Ci)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Te("WebGLTextures: Unsupported texture color space:",Y)),b}function vt(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=X,this.resetTextureUnits=H,this.getTextureUnits=q,this.setTextureUnits=U,this.setTexture2D=st,this.setTexture2DArray=tt,this.setTexture3D=at,this.setTextureCube=ft,this.rebindTextures=Ce,this.setupRenderTarget=le,this.updateRenderTargetMipmap=Qe,this.updateMultisampleRenderTarget=B,this.setupDepthRenderbuffer=xe,this.setupFrameBufferTexture=Ht,this.useMultisampledRTT=ne,this.isReversedDepthBuffer=function(){return e.buffers.depth.getReversed()}}function nE(i,t){function e(n,s=gr){let r;const o=we.getTransfer(s);if(n===Ci)return i.UNSIGNED_BYTE;if(n===Xd)return i.UNSIGNED_SHORT_4_4_4_4;if(n===qd)return i.UNSIGNED_SHORT_5_5_5_1;if(n===M0)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===w0)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===b0)return i.BYTE;if(n===S0)return i.SHORT;if(n===tl)return i.UNSIGNED_SHORT;if(n===Wd)return i.INT;if(n===Ds)return i.UNSIGNED_INT;if(n===ns)return i.FLOAT;if(n===js)return i.HALF_FLOAT;if(n===E0)return i.ALPHA;if(n===T0)return i.RGB;if(n===is)return i.RGBA;if(n===Zs)return i.DEPTH_COMPONENT;if(n===Gr)return i.DEPTH_STENCIL;if(n===Yd)return i.RED;if(n===$d)return i.RED_INTEGER;if(n===jr)return i.RG;if(n===jd)return i.RG_INTEGER;if(n===Zd)return i.RGBA_INTEGER;if(n===Mc||n===wc||n===Ec||n===Tc)if(o===Be)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Mc)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===wc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ec)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Tc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Mc)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===wc)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ec)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Tc)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===zu||n===Vu||n===Gu||n===Hu)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===zu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Vu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Gu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Hu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Wu||n===Xu||n===qu||n===Yu||n===$u||n===Nc||n===ju)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Wu||n===Xu)return o===Be?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===qu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Yu)return r.COMPRESSED_R11_EAC;if(n===$u)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Nc)return r.COMPRESSED_RG11_EAC;if(n===ju)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Zu||n===Ku||n===Ju||n===Qu||n===td||n===ed||n===nd||n===id||n===sd||n===rd||n===od||n===ad||n===ld||n===cd)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Zu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ku)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Ju)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Qu)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===td)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===ed)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===nd)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===id)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===sd)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===rd)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===od)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===ad)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===ld)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===cd)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===hd||n===ud||n===dd)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===hd)return o===Be?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===ud)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===dd)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===fd||n===pd||n===Uc||n===md)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===fd)return r.COMPRESSED_RED_RGTC1_EXT;if(n===pd)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Uc)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===md)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===el?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}const iE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,sE=`
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

}`;class rE{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){const n=new F0(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){const e=t.cameras[0].viewport,n=new vi({vertexShader:iE,fragmentShader:sE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new yt(new Is(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class oE extends Sr{constructor(t,e){super();const n=this;let s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,d=null,u=null,p=null,g=null;const y=typeof XRWebGLBinding<"u",m=new rE,f={},_=e.getContextAttributes();let w=null,S=null;const D=[],A=[],N=new Kt;let v=null;const C=new Vi;C.viewport=new Xe;const F=new Vi;F.viewport=new Xe;const P=[C,F],k=new fy;let H=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let ct=D[Q];return ct===void 0&&(ct=new Ch,D[Q]=ct),ct.getTargetRaySpace()},this.getControllerGrip=function(Q){let ct=D[Q];return ct===void 0&&(ct=new Ch,D[Q]=ct),ct.getGripSpace()},this.getHand=function(Q){let ct=D[Q];return ct===void 0&&(ct=new Ch,D[Q]=ct),ct.getHandSpace()};function U(Q){const ct=A.indexOf(Q.inputSource);if(ct===-1)return;const mt=D[ct];mt!==void 0&&(mt.update(Q.inputSource,Q.frame,c||o),mt.dispatchEvent({type:Q.type,data:Q.inputSource}))}function X(){s.removeEventListener("select",U),s.removeEventListener("selectstart",U),s.removeEventListener("selectend",U),s.removeEventListener("squeeze",U),s.removeEventListener("squeezestart",U),s.removeEventListener("squeezeend",U),s.removeEventListener("end",X),s.removeEventListener("inputsourceschange",O);for(let Q=0;Q<D.length;Q++){const ct=A[Q];ct!==null&&(A[Q]=null,D[Q].disconnect(ct))}H=null,q=null,m.reset();for(const Q in f)delete f[Q];t.setRenderTarget(w),p=null,u=null,d=null,s=null,S=null,Wt.stop(),n.isPresenting=!1,t.setPixelRatio(v),t.setSize(N.width,N.height,!1),n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return u!==null?u:p},this.getBinding=function(){return d===null&&y&&(d=new XRWebGLBinding(s,e)),d},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",U),s.addEventListener("selectstart",U),s.addEventListener("selectend",U),s.addEventListener("squeeze",U),s.addEventListener("squeezestart",U),s.addEventListener("squeezeend",U),s.addEventListener("end",X),s.addEventListener("inputsourceschange",O),_.xrCompatible!==!0&&await e.makeXRCompatible(),v=t.getPixelRatio(),t.getSize(N),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let mt=null,zt=null,Ft=null;_.depth&&(Ft=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,mt=_.stencil?Gr:Zs,zt=_.stencil?el:Ds);const Ht={colorFormat:e.RGBA8,depthFormat:Ft,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(Ht),s.updateRenderState({layers:[u]}),t.setPixelRatio(1),t.setSize(u.textureWidth,u.textureHeight,!1),S=new as(u.textureWidth,u.textureHeight,{format:is,type:Ci,depthTexture:new Ho(u.textureWidth,u.textureHeight,zt,void 0,void 0,void 0,void 0,void 0,void 0,mt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1})}else{const mt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,mt),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),S=new as(p.framebufferWidth,p.framebufferHeight,{format:is,type:Ci,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),Wt.setContext(s),Wt.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function O(Q){for(let ct=0;ct<Q.removed.length;ct++){const mt=Q.removed[ct],zt=A.indexOf(mt);zt>=0&&(A[zt]=null,D[zt].disconnect(mt))}for(let ct=0;ct<Q.added.length;ct++){const mt=Q.added[ct];let zt=A.indexOf(mt);if(zt===-1){for(let Ht=0;Ht<D.length;Ht++)if(Ht>=A.length){A.push(mt),zt=Ht;break}else if(A[Ht]===null){A[Ht]=mt,zt=Ht;break}if(zt===-1)break}const Ft=D[zt];Ft&&Ft.connect(mt)}}const st=new E,tt=new E;function at(Q,ct,mt){st.setFromMatrixPosition(ct.matrixWorld),tt.setFromMatrixPosition(mt.matrixWorld);const zt=st.distanceTo(tt),Ft=ct.projectionMatrix.elements,Ht=mt.projectionMatrix.elements,Ae=Ft[14]/(Ft[10]-1),Qt=Ft[14]/(Ft[10]+1),xe=(Ft[9]+1)/Ft[5],Ce=(Ft[9]-1)/Ft[5],le=(Ft[8]-1)/Ft[0],Qe=(Ht[8]+1)/Ht[0],Ve=Ae*le,pn=Ae*Qe,B=zt/(-le+Qe),Je=B*-le;if(ct.matrixWorld.decompose(Q.position,Q.quaternion,Q.scale),Q.translateX(Je),Q.translateZ(B),Q.matrixWorld.compose(Q.position,Q.quaternion,Q.scale),Q.matrixWorldInverse.copy(Q.matrixWorld).invert(),Ft[10]===-1)Q.projectionMatrix.copy(ct.projectionMatrix),Q.projectionMatrixInverse.copy(ct.projectionMatrixInverse);else{const ne=Ae+B,Ee=Qt+B,rt=Ve-Je,vt=pn+(zt-Je),R=xe*Qt/Ee*ne,b=Ce*Qt/Ee*ne;Q.projectionMatrix.makePerspective(rt,vt,R,b,ne,Ee),Q.projectionMatrixInverse.copy(Q.projectionMatrix).invert()}}function ft(Q,ct){ct===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(ct.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let ct=Q.near,mt=Q.far;m.texture!==null&&(m.depthNear>0&&(ct=m.depthNear),m.depthFar>0&&(mt=m.depthFar)),k.near=F.near=C.near=ct,k.far=F.far=C.far=mt,(H!==k.near||q!==k.far)&&(s.updateRenderState({depthNear:k.near,depthFar:k.far}),H=k.near,q=k.far),k.layers.mask=Q.layers.mask|6,C.layers.mask=k.layers.mask&-5,F.layers.mask=k.layers.mask&-3;const zt=Q.parent,Ft=k.cameras;ft(k,zt);for(let Ht=0;Ht<Ft.length;Ht++)ft(Ft[Ht],zt);Ft.length===2?at(k,C,F):k.projectionMatrix.copy(C.projectionMatrix),ut(Q,k,zt)};function ut(Q,ct,mt){mt===null?Q.matrix.copy(ct.matrixWorld):(Q.matrix.copy(mt.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(ct.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(ct.projectionMatrix),Q.projectionMatrixInverse.copy(ct.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=il*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return k},this.getFoveation=function(){if(!(u===null&&p===null))return l},this.setFoveation=function(Q){l=Q,u!==null&&(u.fixedFoveation=Q),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=Q)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(k)},this.getCameraTexture=function(Q){return f[Q]};let gt=null;function Yt(Q,ct){if(h=ct.getViewerPose(c||o),g=ct,h!==null){const mt=h.views;p!==null&&(t.setRenderTargetFramebuffer(S,p.framebuffer),t.setRenderTarget(S));let zt=!1;mt.length!==k.cameras.length&&(k.cameras.length=0,zt=!0);for(let Qt=0;Qt<mt.length;Qt++){const xe=mt[Qt];let Ce=null;if(p!==null)Ce=p.getViewport(xe);else{const Qe=d.getViewSubImage(u,xe);Ce=Qe.viewport,Qt===0&&(t.setRenderTargetTextures(S,Qe.colorTexture,Qe.depthStencilTexture),t.setRenderTarget(S))}let le=P[Qt];le===void 0&&(le=new Vi,le.layers.enable(Qt),le.viewport=new Xe,P[Qt]=le),le.matrix.fromArray(xe.transform.matrix),le.matrix.decompose(le.position,le.quaternion,le.scale),le.projectionMatrix.fromArray(xe.projectionMatrix),le.projectionMatrixInverse.copy(le.projectionMatrix).invert(),le.viewport.set(Ce.x,Ce.y,Ce.width,Ce.height),Qt===0&&(k.matrix.copy(le.matrix),k.matrix.decompose(k.position,k.quaternion,k.scale)),zt===!0&&k.cameras.push(le)}const Ft=s.enabledFeatures;if(Ft&&Ft.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){d=n.getBinding();const Qt=d.getDepthInformation(mt[0]);Qt&&Qt.isValid&&Qt.texture&&m.init(Qt,s.renderState)}if(Ft&&Ft.includes("camera-access")&&y){t.state.unbindTexture(),d=n.getBinding();for(let Qt=0;Qt<mt.length;Qt++){const xe=mt[Qt].camera;if(xe){let Ce=f[xe];Ce||(Ce=new F0,f[xe]=Ce);const le=d.getCameraImage(xe);Ce.sourceTexture=le}}}}for(let mt=0;mt<D.length;mt++){const zt=A[mt],Ft=D[mt];zt!==null&&Ft!==void 0&&Ft.update(zt,ct,c||o)}gt&&gt(Q,ct),ct.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ct}),g=null}const Wt=new W0;Wt.setAnimationLoop(Yt),this.setAnimationLoop=function(Q){gt=Q},this.dispose=function(){}}}const aE=new me,K0=new he;K0.set(-1,0,0,0,1,0,0,0,1);function lE(i,t){function e(m,f){m.matrixAutoUpdate===!0&&m.updateMatrix(),f.value.copy(m.matrix)}function n(m,f){f.color.getRGB(m.fogColor.value,O0(i)),f.isFog?(m.fogNear.value=f.near,m.fogFar.value=f.far):f.isFogExp2&&(m.fogDensity.value=f.density)}function s(m,f,_,w,S){f.isNodeMaterial?f.uniformsNeedUpdate=!1:f.isMeshBasicMaterial?r(m,f):f.isMeshLambertMaterial?(r(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshToonMaterial?(r(m,f),d(m,f)):f.isMeshPhongMaterial?(r(m,f),h(m,f),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)):f.isMeshStandardMaterial?(r(m,f),u(m,f),f.isMeshPhysicalMaterial&&p(m,f,S)):f.isMeshMatcapMaterial?(r(m,f),g(m,f)):f.isMeshDepthMaterial?r(m,f):f.isMeshDistanceMaterial?(r(m,f),y(m,f)):f.isMeshNormalMaterial?r(m,f):f.isLineBasicMaterial?(o(m,f),f.isLineDashedMaterial&&a(m,f)):f.isPointsMaterial?l(m,f,_,w):f.isSpriteMaterial?c(m,f):f.isShadowMaterial?(m.color.value.copy(f.color),m.opacity.value=f.opacity):f.isShaderMaterial&&(f.uniformsNeedUpdate=!1)}function r(m,f){m.opacity.value=f.opacity,f.color&&m.diffuse.value.copy(f.color),f.emissive&&m.emissive.value.copy(f.emissive).multiplyScalar(f.emissiveIntensity),f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.bumpMap&&(m.bumpMap.value=f.bumpMap,e(f.bumpMap,m.bumpMapTransform),m.bumpScale.value=f.bumpScale,f.side===On&&(m.bumpScale.value*=-1)),f.normalMap&&(m.normalMap.value=f.normalMap,e(f.normalMap,m.normalMapTransform),m.normalScale.value.copy(f.normalScale),f.side===On&&m.normalScale.value.negate()),f.displacementMap&&(m.displacementMap.value=f.displacementMap,e(f.displacementMap,m.displacementMapTransform),m.displacementScale.value=f.displacementScale,m.displacementBias.value=f.displacementBias),f.emissiveMap&&(m.emissiveMap.value=f.emissiveMap,e(f.emissiveMap,m.emissiveMapTransform)),f.specularMap&&(m.specularMap.value=f.specularMap,e(f.specularMap,m.specularMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest);const _=t.get(f),w=_.envMap,S=_.envMapRotation;w&&(m.envMap.value=w,m.envMapRotation.value.setFromMatrix4(aE.makeRotationFromEuler(S)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(K0),m.reflectivity.value=f.reflectivity,m.ior.value=f.ior,m.refractionRatio.value=f.refractionRatio),f.lightMap&&(m.lightMap.value=f.lightMap,m.lightMapIntensity.value=f.lightMapIntensity,e(f.lightMap,m.lightMapTransform)),f.aoMap&&(m.aoMap.value=f.aoMap,m.aoMapIntensity.value=f.aoMapIntensity,e(f.aoMap,m.aoMapTransform))}function o(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform))}function a(m,f){m.dashSize.value=f.dashSize,m.totalSize.value=f.dashSize+f.gapSize,m.scale.value=f.scale}function l(m,f,_,w){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.size.value=f.size*_,m.scale.value=w*.5,f.map&&(m.map.value=f.map,e(f.map,m.uvTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function c(m,f){m.diffuse.value.copy(f.color),m.opacity.value=f.opacity,m.rotation.value=f.rotation,f.map&&(m.map.value=f.map,e(f.map,m.mapTransform)),f.alphaMap&&(m.alphaMap.value=f.alphaMap,e(f.alphaMap,m.alphaMapTransform)),f.alphaTest>0&&(m.alphaTest.value=f.alphaTest)}function h(m,f){m.specular.value.copy(f.specular),m.shininess.value=Math.max(f.shininess,1e-4)}function d(m,f){f.gradientMap&&(m.gradientMap.value=f.gradientMap)}function u(m,f){m.metalness.value=f.metalness,f.metalnessMap&&(m.metalnessMap.value=f.metalnessMap,e(f.metalnessMap,m.metalnessMapTransform)),m.roughness.value=f.roughness,f.roughnessMap&&(m.roughnessMap.value=f.roughnessMap,e(f.roughnessMap,m.roughnessMapTransform)),f.envMap&&(m.envMapIntensity.value=f.envMapIntensity)}function p(m,f,_){m.ior.value=f.ior,f.sheen>0&&(m.sheenColor.value.copy(f.sheenColor).multiplyScalar(f.sheen),m.sheenRoughness.value=f.sheenRoughness,f.sheenColorMap&&(m.sheenColorMap.value=f.sheenColorMap,e(f.sheenColorMap,m.sheenColorMapTransform)),f.sheenRoughnessMap&&(m.sheenRoughnessMap.value=f.sheenRoughnessMap,e(f.sheenRoughnessMap,m.sheenRoughnessMapTransform))),f.clearcoat>0&&(m.clearcoat.value=f.clearcoat,m.clearcoatRoughness.value=f.clearcoatRoughness,f.clearcoatMap&&(m.clearcoatMap.value=f.clearcoatMap,e(f.clearcoatMap,m.clearcoatMapTransform)),f.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=f.clearcoatRoughnessMap,e(f.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),f.clearcoatNormalMap&&(m.clearcoatNormalMap.value=f.clearcoatNormalMap,e(f.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(f.clearcoatNormalScale),f.side===On&&m.clearcoatNormalScale.value.negate())),f.dispersion>0&&(m.dispersion.value=f.dispersion),f.iridescence>0&&(m.iridescence.value=f.iridescence,m.iridescenceIOR.value=f.iridescenceIOR,m.iridescenceThicknessMinimum.value=f.iridescenceThicknessRange[0],m.iridescenceThicknessMaximum.value=f.iridescenceThicknessRange[1],f.iridescenceMap&&(m.iridescenceMap.value=f.iridescenceMap,e(f.iridescenceMap,m.iridescenceMapTransform)),f.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=f.iridescenceThicknessMap,e(f.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),f.transmission>0&&(m.transmission.value=f.transmission,m.transmissionSamplerMap.value=_.texture,m.transmissionSamplerSize.value.set(_.width,_.height),f.transmissionMap&&(m.transmissionMap.value=f.transmissionMap,e(f.transmissionMap,m.transmissionMapTransform)),m.thickness.value=f.thickness,f.thicknessMap&&(m.thicknessMap.value=f.thicknessMap,e(f.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=f.attenuationDistance,m.attenuationColor.value.copy(f.attenuationColor)),f.anisotropy>0&&(m.anisotropyVector.value.set(f.anisotropy*Math.cos(f.anisotropyRotation),f.anisotropy*Math.sin(f.anisotropyRotation)),f.anisotropyMap&&(m.anisotropyMap.value=f.anisotropyMap,e(f.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=f.specularIntensity,m.specularColor.value.copy(f.specularColor),f.specularColorMap&&(m.specularColorMap.value=f.specularColorMap,e(f.specularColorMap,m.specularColorMapTransform)),f.specularIntensityMap&&(m.specularIntensityMap.value=f.specularIntensityMap,e(f.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,f){f.matcap&&(m.matcap.value=f.matcap)}function y(m,f){const _=t.get(f).light;m.referencePosition.value.setFromMatrixPosition(_.matrixWorld),m.nearDistance.value=_.shadow.camera.near,m.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function cE(i,t,e,n){let s={},r={},o=[];const a=i.getParameter(i.MAX_UNIFORM_BUFFER_BINDINGS);function l(_,w){const S=w.program;n.uniformBlockBinding(_,S)}function c(_,w){let S=s[_.id];S===void 0&&(g(_),S=h(_),s[_.id]=S,_.addEventListener("dispose",m));const D=w.program;n.updateUBOMapping(_,D);const A=t.render.frame;r[_.id]!==A&&(u(_),r[_.id]=A)}function h(_){const w=d();_.__bindingPointIndex=w;const S=i.createBuffer(),D=_.__size,A=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,S),i.bufferData(i.UNIFORM_BUFFER,D,A),i.bindBuffer(i.UNIFORM_BUFFER,null),i.bindBufferBase(i.UNIFORM_BUFFER,w,S),S}function d(){for(let _=0;_<a;_++)if(o.indexOf(_)===-1)return o.push(_),_;return Te("WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function u(_){const w=s[_.id],S=_.uniforms,D=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let A=0,N=S.length;A<N;A++){const v=Array.isArray(S[A])?S[A]:[S[A]];for(let C=0,F=v.length;C<F;C++){const P=v[C];if(p(P,A,C,D)===!0){const k=P.__offset,H=Array.isArray(P.value)?P.value:[P.value];let q=0;for(let U=0;U<H.length;U++){const X=H[U],O=y(X);typeof X=="number"||typeof X=="boolean"?(P.__data[0]=X,i.bufferSubData(i.UNIFORM_BUFFER,k+q,P.__data)):X.isMatrix3?(P.__data[0]=X.elements[0],P.__data[1]=X.elements[1],P.__data[2]=X.elements[2],P.__data[3]=0,P.__data[4]=X.elements[3],P.__data[5]=X.elements[4],P.__data[6]=X.elements[5],P.__data[7]=0,P.__data[8]=X.elements[6],P.__data[9]=X.elements[7],P.__data[10]=X.elements[8],P.__data[11]=0):ArrayBuffer.isView(X)?P.__data.set(new X.constructor(X.buffer,X.byteOffset,P.__data.length)):(X.toArray(P.__data,q),q+=O.storage/Float32Array.BYTES_PER_ELEMENT)}i.bufferSubData(i.UNIFORM_BUFFER,k,P.__data)}}}i.bindBuffer(i.UNIFORM_BUFFER,null)}function p(_,w,S,D){const A=_.value,N=w+"_"+S;if(D[N]===void 0)return typeof A=="number"||typeof A=="boolean"?D[N]=A:ArrayBuffer.isView(A)?D[N]=A.slice():D[N]=A.clone(),!0;{const v=D[N];if(typeof A=="number"||typeof A=="boolean"){if(v!==A)return D[N]=A,!0}else{if(ArrayBuffer.isView(A))return!0;if(v.equals(A)===!1)return v.copy(A),!0}}return!1}function g(_){const w=_.uniforms;let S=0;const D=16;for(let N=0,v=w.length;N<v;N++){const C=Array.isArray(w[N])?w[N]:[w[N]];for(let F=0,P=C.length;F<P;F++){const k=C[F],H=Array.isArray(k.value)?k.value:[k.value];for(let q=0,U=H.length;q<U;q++){const X=H[q],O=y(X),st=S%D,tt=st%O.boundary,at=st+tt;S+=tt,at!==0&&D-at<O.storage&&(S+=D-at),k.__data=new Float32Array(O.storage/Float32Array.BYTES_PER_ELEMENT),k.__offset=S,S+=O.storage}}}const A=S%D;return A>0&&(S+=D-A),_.__size=S,_.__cache={},this}function y(_){const w={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(w.boundary=4,w.storage=4):_.isVector2?(w.boundary=8,w.storage=8):_.isVector3||_.isColor?(w.boundary=16,w.storage=12):_.isVector4?(w.boundary=16,w.storage=16):_.isMatrix3?(w.boundary=48,w.storage=48):_.isMatrix4?(w.boundary=64,w.storage=64):_.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(w.boundary=16,w.storage=_.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",_),w}function m(_){const w=_.target;w.removeEventListener("dispose",m);const S=o.indexOf(w.__bindingPointIndex);o.splice(S,1),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function f(){for(const _ in s)i.deleteBuffer(s[_]);o=[],s={},r={}}return{bind:l,update:c,dispose:f}}const hE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let vs=null;function uE(){return vs===null&&(vs=new I0(hE,16,16,jr,js),vs.name="DFG_LUT",vs.minFilter=Qn,vs.magFilter=Qn,vs.wrapS=Gs,vs.wrapT=Gs,vs.generateMipmaps=!1,vs.needsUpdate=!0),vs}class dE{constructor(t={}){const{canvas:e=hv(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:p=Ci}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;const y=p,m=new Set([Zd,jd,$d]),f=new Set([Ci,Ds,tl,el,Xd,qd]),_=new Uint32Array(4),w=new Int32Array(4),S=new E;let D=null,A=null;const N=[],v=[];let C=null;this.domElement=e,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ps,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const F=this;let P=!1,k=null;this._outputColorSpace=ki;let H=0,q=0,U=null,X=-1,O=null;const st=new Xe,tt=new Xe;let at=null;const ft=new Jt(0);let ut=0,gt=e.width,Yt=e.height,Wt=1,Q=null,ct=null;const mt=new Xe(0,0,gt,Yt),zt=new Xe(0,0,gt,Yt);let Ft=!1;const Ht=new sf;let Ae=!1,Qt=!1;const xe=new me,Ce=new E,le=new Xe,Qe={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let Ve=!1;function pn(){return U===null?Wt:1}let B=n;function Je(T,W){return e.getContext(T,W)}try{const T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in e&&e.setAttribute("data-engine","three.js r184"),e.addEventListener("webglcontextlost",ht,!1),e.addEventListener("webglcontextrestored",Vt,!1),e.addEventListener("webglcontextcreationerror",Zt,!1),B===null){const W="webgl2";if(B=Je(W,T),B===null)throw Je(W)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(T){throw Te("WebGLRenderer: "+T.message),T}let ne,Ee,rt,vt,R,b,Y,nt,lt,_t,pt,J,et,wt,Dt,Mt,xt,qt,ie,re,z,bt,it;function Lt(){ne=new uM(B),ne.init(),z=new nE(B,ne),Ee=new iM(B,ne,t,z),rt=new tE(B,ne),Ee.reversedDepthBuffer&&u&&rt.buffers.depth.setReversed(!0),vt=new pM(B),R=new zw,b=new eE(B,ne,rt,R,Ee,z,vt),Y=new hM(F),nt=new xy(B),bt=new eM(B,nt),lt=new dM(B,nt,vt,bt),_t=new gM(B,lt,nt,bt,vt),qt=new mM(B,Ee,b),Dt=new sM(R),pt=new Bw(F,Y,ne,Ee,bt,Dt),J=new lE(F,R),et=new Gw,wt=new $w(ne),xt=new tM(F,Y,rt,_t,g,l),Mt=new Qw(F,_t,Ee),it=new cE(B,vt,Ee,rt),ie=new nM(B,ne,vt),re=new fM(B,ne,vt),vt.programs=pt.programs,F.capabilities=Ee,F.extensions=ne,F.properties=R,F.renderLists=et,F.shadowMap=Mt,F.state=rt,F.info=vt}Lt(),y!==Ci&&(C=new xM(y,e.width,e.height,s,r));const Et=new oE(F,B);this.xr=Et,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){const T=ne.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){const T=ne.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Wt},this.setPixelRatio=function(T){T!==void 0&&(Wt=T,this.setSize(gt,Yt,!1))},this.getSize=function(T){return T.set(gt,Yt)},this.setSize=function(T,W,K=!0){if(Et.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}gt=T,Yt=W,e.width=Math.floor(T*Wt),e.height=Math.floor(W*Wt),K===!0&&(e.style.width=T+"px",e.style.height=W+"px"),C!==null&&C.setSize(e.width,e.height),this.setViewport(0,0,T,W)},this.getDrawingBufferSize=function(T){return T.set(gt*Wt,Yt*Wt).floor()},this.setDrawingBufferSize=function(T,W,K){gt=T,Yt=W,Wt=K,e.width=Math.floor(T*K),e.height=Math.floor(W*K),this.setViewport(0,0,T,W)},this.setEffects=function(T){if(y===Ci){Te("THREE.WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let W=0;W<T.length;W++)if(T[W].isOutputPass===!0){$t("THREE.WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}C.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(st)},this.getViewport=function(T){return T.copy(mt)},this.setViewport=function(T,W,K,$){T.isVector4?mt.set(T.x,T.y,T.z,T.w):mt.set(T,W,K,$),rt.viewport(st.copy(mt).multiplyScalar(Wt).round())},this.getScissor=function(T){return T.copy(zt)},this.setScissor=function(T,W,K,$){T.isVector4?zt.set(T.x,T.y,T.z,T.w):zt.set(T,W,K,$),rt.scissor(tt.copy(zt).multiplyScalar(Wt).round())},this.getScissorTest=function(){return Ft},this.setScissorTest=function(T){rt.setScissorTest(Ft=T)},this.setOpaqueSort=function(T){Q=T},this.setTransparentSort=function(T){ct=T},this.getClearColor=function(T){return T.copy(xt.getClearColor())},this.setClearColor=function(){xt.setClearColor(...arguments)},this.getClearAlpha=function(){return xt.getClearAlpha()},this.setClearAlpha=function(){xt.setClearAlpha(...arguments)},this.clear=function(T=!0,W=!0,K=!0){let $=0;if(T){let Z=!1;if(U!==null){const Rt=U.texture.format;Z=m.has(Rt)}if(Z){const Rt=U.texture.type,It=f.has(Rt),At=xt.getClearColor(),Bt=xt.getClearAlpha(),Ct=At.r,oe=At.g,ue=At.b;It?(_[0]=Ct,_[1]=oe,_[2]=ue,_[3]=Bt,B.clearBufferuiv(B.COLOR,0,_)):(w[0]=Ct,w[1]=oe,w[2]=ue,w[3]=Bt,B.clearBufferiv(B.COLOR,0,w))}else $|=B.COLOR_BUFFER_BIT}W&&($|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),K&&($|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&B.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),k=T},this.dispose=function(){e.removeEventListener("webglcontextlost",ht,!1),e.removeEventListener("webglcontextrestored",Vt,!1),e.removeEventListener("webglcontextcreationerror",Zt,!1),xt.dispose(),et.dispose(),wt.dispose(),R.dispose(),Y.dispose(),_t.dispose(),bt.dispose(),it.dispose(),pt.dispose(),Et.dispose(),Et.removeEventListener("sessionstart",Ns),Et.removeEventListener("sessionend",aa),us.stop()};function ht(T){T.preventDefault(),Bc("WebGLRenderer: Context Lost."),P=!0}function Vt(){Bc("WebGLRenderer: Context Restored."),P=!1;const T=vt.autoReset,W=Mt.enabled,K=Mt.autoUpdate,$=Mt.needsUpdate,Z=Mt.type;Lt(),vt.autoReset=T,Mt.enabled=W,Mt.autoUpdate=K,Mt.needsUpdate=$,Mt.type=Z}function Zt(T){Te("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function _e(T){const W=T.target;W.removeEventListener("dispose",_e),pe(W)}function pe(T){Yn(T),R.remove(T)}function Yn(T){const W=R.get(T).programs;W!==void 0&&(W.forEach(function(K){pt.releaseProgram(K)}),T.isShaderMaterial&&pt.releaseShaderCache(T))}this.renderBufferDirect=function(T,W,K,$,Z,Rt){W===null&&(W=Qe);const It=Z.isMesh&&Z.matrixWorld.determinant()<0,At=vn(T,W,K,$,Z);rt.setMaterial($,It);let Bt=K.index,Ct=1;if($.wireframe===!0){if(Bt=lt.getWireframeAttribute(K),Bt===void 0)return;Ct=2}const oe=K.drawRange,ue=K.attributes.position;let Gt=oe.start*Ct,De=(oe.start+oe.count)*Ct;Rt!==null&&(Gt=Math.max(Gt,Rt.start*Ct),De=Math.min(De,(Rt.start+Rt.count)*Ct)),Bt!==null?(Gt=Math.max(Gt,0),De=Math.min(De,Bt.count)):ue!=null&&(Gt=Math.max(Gt,0),De=Math.min(De,ue.count));const ln=De-Gt;if(ln<0||ln===1/0)return;bt.setup(Z,$,At,K,Bt);let rn,ke=ie;if(Bt!==null&&(rn=nt.get(Bt),ke=re,ke.setIndex(rn)),Z.isMesh)$.wireframe===!0?(rt.setLineWidth($.wireframeLinewidth*pn()),ke.setMode(B.LINES)):ke.setMode(B.TRIANGLES);else if(Z.isLine){let wn=$.linewidth;wn===void 0&&(wn=1),rt.setLineWidth(wn*pn()),Z.isLineSegments?ke.setMode(B.LINES):Z.isLineLoop?ke.setMode(B.LINE_LOOP):ke.setMode(B.LINE_STRIP)}else Z.isPoints?ke.setMode(B.POINTS):Z.isSprite&&ke.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(ne.get("WEBGL_multi_draw"))ke.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{const wn=Z._multiDrawStarts,Nt=Z._multiDrawCounts,ei=Z._multiDrawCount,be=Bt?nt.get(Bt).bytesPerElement:1,jn=R.get($).currentProgram.getUniforms();for(let ni=0;ni<ei;ni++)jn.setValue(B,"_gl_DrawID",ni),ke.render(wn[ni]/be,Nt[ni])}else if(Z.isInstancedMesh)ke.renderInstances(Gt,ln,Z.count);else if(K.isInstancedBufferGeometry){const wn=K._maxInstanceCount!==void 0?K._maxInstanceCount:1/0,Nt=Math.min(K.instanceCount,wn);ke.renderInstances(Gt,ln,Nt)}else ke.render(Gt,ln)};function Bn(T,W,K){T.transparent===!0&&T.side===Fn&&T.forceSinglePass===!1?(T.side=On,T.needsUpdate=!0,Mr(T,W,K),T.side=Ls,T.needsUpdate=!0,Mr(T,W,K),T.side=Fn):Mr(T,W,K)}this.compile=function(T,W,K=null){K===null&&(K=T),A=wt.get(K),A.init(W),v.push(A),K.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),T!==K&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(W.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights();const $=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;const Rt=Z.material;if(Rt)if(Array.isArray(Rt))for(let It=0;It<Rt.length;It++){const At=Rt[It];Bn(At,K,Z),$.add(At)}else Bn(Rt,K,Z),$.add(Rt)}),A=v.pop(),$},this.compileAsync=function(T,W,K=null){const $=this.compile(T,W,K);return new Promise(Z=>{function Rt(){if($.forEach(function(It){R.get(It).currentProgram.isReady()&&$.delete(It)}),$.size===0){Z(T);return}setTimeout(Rt,10)}ne.get("KHR_parallel_shader_compile")!==null?Rt():setTimeout(Rt,10)})};let $n=null;function tr(T){$n&&$n(T)}function Ns(){us.stop()}function aa(){us.start()}const us=new W0;us.setAnimationLoop(tr),typeof self<"u"&&us.setContext(self),this.setAnimationLoop=function(T){$n=T,Et.setAnimationLoop(T),T===null?us.stop():us.start()},Et.addEventListener("sessionstart",Ns),Et.addEventListener("sessionend",aa),this.render=function(T,W){if(W!==void 0&&W.isCamera!==!0){Te("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(P===!0)return;k!==null&&k.renderStart(T,W);const K=Et.enabled===!0&&Et.isPresenting===!0,$=C!==null&&(U===null||K)&&C.begin(F,U);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),Et.enabled===!0&&Et.isPresenting===!0&&(C===null||C.isCompositing()===!1)&&(Et.cameraAutoUpdate===!0&&Et.updateCamera(W),W=Et.getCamera()),T.isScene===!0&&T.onBeforeRender(F,T,W,U),A=wt.get(T,v.length),A.init(W),A.state.textureUnits=b.getTextureUnits(),v.push(A),xe.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),Ht.setFromProjectionMatrix(xe,As,W.reversedDepth),Qt=this.localClippingEnabled,Ae=Dt.init(this.clippingPlanes,Qt),D=et.get(T,N.length),D.init(),N.push(D),Et.enabled===!0&&Et.isPresenting===!0){const It=F.xr.getDepthSensingMesh();It!==null&&la(It,W,-1/0,F.sortObjects)}la(T,W,0,F.sortObjects),D.finish(),F.sortObjects===!0&&D.sort(Q,ct),Ve=Et.enabled===!1||Et.isPresenting===!1||Et.hasDepthSensing()===!1,Ve&&xt.addToRenderList(D,T),this.info.render.frame++,Ae===!0&&Dt.beginShadows();const Z=A.state.shadowsArray;if(Mt.render(Z,T,W),Ae===!0&&Dt.endShadows(),this.info.autoReset===!0&&this.info.reset(),($&&C.hasRenderPass())===!1){const It=D.opaque,At=D.transmissive;if(A.setupLights(),W.isArrayCamera){const Bt=W.cameras;if(At.length>0)for(let Ct=0,oe=Bt.length;Ct<oe;Ct++){const ue=Bt[Ct];ds(It,At,T,ue)}Ve&&xt.render(T);for(let Ct=0,oe=Bt.length;Ct<oe;Ct++){const ue=Bt[Ct];vl(D,T,ue,ue.viewport)}}else At.length>0&&ds(It,At,T,W),Ve&&xt.render(T),vl(D,T,W)}U!==null&&q===0&&(b.updateMultisampleRenderTarget(U),b.updateRenderTargetMipmap(U)),$&&C.end(F),T.isScene===!0&&T.onAfterRender(F,T,W),bt.resetDefaultState(),X=-1,O=null,v.pop(),v.length>0?(A=v[v.length-1],b.setTextureUnits(A.state.textureUnits),Ae===!0&&Dt.setGlobalState(F.clippingPlanes,A.state.camera)):A=null,N.pop(),N.length>0?D=N[N.length-1]:D=null,k!==null&&k.renderEnd()};function la(T,W,K,$){if(T.visible===!1)return;if(T.layers.test(W.layers)){if(T.isGroup)K=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(W);else if(T.isLightProbeGrid)A.pushLightProbeGrid(T);else if(T.isLight)A.pushLight(T),T.castShadow&&A.pushShadow(T);else if(T.isSprite){if(!T.frustumCulled||Ht.intersectsSprite(T)){$&&le.setFromMatrixPosition(T.matrixWorld).applyMatrix4(xe);const It=_t.update(T),At=T.material;At.visible&&D.push(T,It,At,K,le.z,null)}}else if((T.isMesh||T.isLine||T.isPoints)&&(!T.frustumCulled||Ht.intersectsObject(T))){const It=_t.update(T),At=T.material;if($&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),le.copy(T.boundingSphere.center)):(It.boundingSphere===null&&It.computeBoundingSphere(),le.copy(It.boundingSphere.center)),le.applyMatrix4(T.matrixWorld).applyMatrix4(xe)),Array.isArray(At)){const Bt=It.groups;for(let Ct=0,oe=Bt.length;Ct<oe;Ct++){const ue=Bt[Ct],Gt=At[ue.materialIndex];Gt&&Gt.visible&&D.push(T,It,Gt,K,le.z,ue)}}else At.visible&&D.push(T,It,At,K,le.z,null)}}const Rt=T.children;for(let It=0,At=Rt.length;It<At;It++)la(Rt[It],W,K,$)}function vl(T,W,K,$){const{opaque:Z,transmissive:Rt,transparent:It}=T;A.setupLightsView(K),Ae===!0&&Dt.setGlobalState(F.clippingPlanes,K),$&&rt.viewport(st.copy($)),Z.length>0&&no(Z,W,K),Rt.length>0&&no(Rt,W,K),It.length>0&&no(It,W,K),rt.buffers.depth.setTest(!0),rt.buffers.depth.setMask(!0),rt.buffers.color.setMask(!0),rt.setPolygonOffset(!1)}function ds(T,W,K,$){if((K.isScene===!0?K.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[$.id]===void 0){const Gt=ne.has("EXT_color_buffer_half_float")||ne.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[$.id]=new as(1,1,{generateMipmaps:!0,type:Gt?js:Ci,minFilter:_r,samples:Math.max(4,Ee.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:we.workingColorSpace})}const Rt=A.state.transmissionRenderTarget[$.id],It=$.viewport||st;Rt.setSize(It.z*F.transmissionResolutionScale,It.w*F.transmissionResolutionScale);const At=F.getRenderTarget(),Bt=F.getActiveCubeFace(),Ct=F.getActiveMipmapLevel();F.setRenderTarget(Rt),F.getClearColor(ft),ut=F.getClearAlpha(),ut<1&&F.setClearColor(16777215,.5),F.clear(),Ve&&xt.render(K);const oe=F.toneMapping;F.toneMapping=Ps;const ue=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),A.setupLightsView($),Ae===!0&&Dt.setGlobalState(F.clippingPlanes,$),no(T,K,$),b.updateMultisampleRenderTarget(Rt),b.updateRenderTargetMipmap(Rt),ne.has("WEBGL_multisampled_render_to_texture")===!1){let Gt=!1;for(let De=0,ln=W.length;De<ln;De++){const rn=W[De],{object:ke,geometry:wn,material:Nt,group:ei}=rn;if(Nt.side===Fn&&ke.layers.test($.layers)){const be=Nt.side;Nt.side=On,Nt.needsUpdate=!0,er(ke,K,$,wn,Nt,ei),Nt.side=be,Nt.needsUpdate=!0,Gt=!0}}Gt===!0&&(b.updateMultisampleRenderTarget(Rt),b.updateRenderTargetMipmap(Rt))}F.setRenderTarget(At,Bt,Ct),F.setClearColor(ft,ut),ue!==void 0&&($.viewport=ue),F.toneMapping=oe}function no(T,W,K){const $=W.isScene===!0?W.overrideMaterial:null;for(let Z=0,Rt=T.length;Z<Rt;Z++){const It=T[Z],{object:At,geometry:Bt,group:Ct}=It;let oe=It.material;oe.allowOverride===!0&&$!==null&&(oe=$),At.layers.test(K.layers)&&er(At,W,K,Bt,oe,Ct)}}function er(T,W,K,$,Z,Rt){T.onBeforeRender(F,W,K,$,Z,Rt),T.modelViewMatrix.multiplyMatrices(K.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(F,W,K,$,T,Rt),Z.transparent===!0&&Z.side===Fn&&Z.forceSinglePass===!1?(Z.side=On,Z.needsUpdate=!0,F.renderBufferDirect(K,W,$,Z,T,Rt),Z.side=Ls,Z.needsUpdate=!0,F.renderBufferDirect(K,W,$,Z,T,Rt),Z.side=Fn):F.renderBufferDirect(K,W,$,Z,T,Rt),T.onAfterRender(F,W,K,$,Z,Rt)}function Mr(T,W,K){W.isScene!==!0&&(W=Qe);const $=R.get(T),Z=A.state.lights,Rt=A.state.shadowsArray,It=Z.state.version,At=pt.getParameters(T,Z.state,Rt,W,K,A.state.lightProbeGridArray),Bt=pt.getProgramCacheKey(At);let Ct=$.programs;$.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?W.environment:null,$.fog=W.fog;const oe=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;$.envMap=Y.get(T.envMap||$.environment,oe),$.envMapRotation=$.environment!==null&&T.envMap===null?W.environmentRotation:T.envMapRotation,Ct===void 0&&(T.addEventListener("dispose",_e),Ct=new Map,$.programs=Ct);let ue=Ct.get(Bt);if(ue!==void 0){if($.currentProgram===ue&&$.lightsStateVersion===It)return _n(T,At),ue}else At.uniforms=pt.getUniforms(T),k!==null&&T.isNodeMaterial&&k.build(T,K,At),T.onBeforeCompile(At,F),ue=pt.acquireProgram(At,Bt),Ct.set(Bt,ue),$.uniforms=At.uniforms;const Gt=$.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Gt.clippingPlanes=Dt.uniform),_n(T,At),$.needsLights=yi(T),$.lightsStateVersion=It,$.needsLights&&(Gt.ambientLightColor.value=Z.state.ambient,Gt.lightProbe.value=Z.state.probe,Gt.directionalLights.value=Z.state.directional,Gt.directionalLightShadows.value=Z.state.directionalShadow,Gt.spotLights.value=Z.state.spot,Gt.spotLightShadows.value=Z.state.spotShadow,Gt.rectAreaLights.value=Z.state.rectArea,Gt.ltc_1.value=Z.state.rectAreaLTC1,Gt.ltc_2.value=Z.state.rectAreaLTC2,Gt.pointLights.value=Z.state.point,Gt.pointLightShadows.value=Z.state.pointShadow,Gt.hemisphereLights.value=Z.state.hemi,Gt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Gt.spotLightMatrix.value=Z.state.spotLightMatrix,Gt.spotLightMap.value=Z.state.spotLightMap,Gt.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.lightProbeGrid=A.state.lightProbeGridArray.length>0,$.currentProgram=ue,$.uniformsList=null,ue}function Wi(T){if(T.uniformsList===null){const W=T.currentProgram.getUniforms();T.uniformsList=Ac.seqWithValue(W.seq,T.uniforms)}return T.uniformsList}function _n(T,W){const K=R.get(T);K.outputColorSpace=W.outputColorSpace,K.batching=W.batching,K.batchingColor=W.batchingColor,K.instancing=W.instancing,K.instancingColor=W.instancingColor,K.instancingMorph=W.instancingMorph,K.skinning=W.skinning,K.morphTargets=W.morphTargets,K.morphNormals=W.morphNormals,K.morphColors=W.morphColors,K.morphTargetsCount=W.morphTargetsCount,K.numClippingPlanes=W.numClippingPlanes,K.numIntersection=W.numClipIntersection,K.vertexAlphas=W.vertexAlphas,K.vertexTangents=W.vertexTangents,K.toneMapping=W.toneMapping}function xn(T,W){if(T.length===0)return null;if(T.length===1)return T[0].texture!==null?T[0]:null;S.setFromMatrixPosition(W.matrixWorld);for(let K=0,$=T.length;K<$;K++){const Z=T[K];if(Z.texture!==null&&Z.boundingBox.containsPoint(S))return Z}return null}function vn(T,W,K,$,Z){W.isScene!==!0&&(W=Qe),b.resetTextureUnits();const Rt=W.fog,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?W.environment:null,At=U===null?F.outputColorSpace:U.isXRRenderTarget===!0?U.texture.colorSpace:we.workingColorSpace,Bt=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,Ct=Y.get($.envMap||It,Bt),oe=$.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,ue=!!K.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Gt=!!K.morphAttributes.position,De=!!K.morphAttributes.normal,ln=!!K.morphAttributes.color;let rn=Ps;$.toneMapped&&(U===null||U.isXRRenderTarget===!0)&&(rn=F.toneMapping);const ke=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,wn=ke!==void 0?ke.length:0,Nt=R.get($),ei=A.state.lights;if(Ae===!0&&(Qt===!0||T!==O)){const Ge=T===O&&$.id===X;Dt.setState($,T,Ge)}let be=!1;$.version===Nt.__version?(Nt.needsLights&&Nt.lightsStateVersion!==ei.state.version||Nt.outputColorSpace!==At||Z.isBatchedMesh&&Nt.batching===!1||!Z.isBatchedMesh&&Nt.batching===!0||Z.isBatchedMesh&&Nt.batchingColor===!0&&Z.colorTexture===null||Z.isBatchedMesh&&Nt.batchingColor===!1&&Z.colorTexture!==null||Z.isInstancedMesh&&Nt.instancing===!1||!Z.isInstancedMesh&&Nt.instancing===!0||Z.isSkinnedMesh&&Nt.skinning===!1||!Z.isSkinnedMesh&&Nt.skinning===!0||Z.isInstancedMesh&&Nt.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Nt.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Nt.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Nt.instancingMorph===!1&&Z.morphTexture!==null||Nt.envMap!==Ct||$.fog===!0&&Nt.fog!==Rt||Nt.numClippingPlanes!==void 0&&(Nt.numClippingPlanes!==Dt.numPlanes||Nt.numIntersection!==Dt.numIntersection)||Nt.vertexAlphas!==oe||Nt.vertexTangents!==ue||Nt.morphTargets!==Gt||Nt.morphNormals!==De||Nt.morphColors!==ln||Nt.toneMapping!==rn||Nt.morphTargetsCount!==wn||!!Nt.lightProbeGrid!=A.state.lightProbeGridArray.length>0)&&(be=!0):(be=!0,Nt.__version=$.version);let jn=Nt.currentProgram;be===!0&&(jn=Mr($,W,Z),k&&$.isNodeMaterial&&k.onUpdateProgram($,jn,Nt));let ni=!1,bi=!1,nr=!1;const Ie=jn.getUniforms(),cn=Nt.uniforms;if(rt.useProgram(jn.program)&&(ni=!0,bi=!0,nr=!0),$.id!==X&&(X=$.id,bi=!0),Nt.needsLights){const Ge=xn(A.state.lightProbeGridArray,Z);Nt.lightProbeGrid!==Ge&&(Nt.lightProbeGrid=Ge,bi=!0)}if(ni||O!==T){rt.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),Ie.setValue(B,"projectionMatrix",T.projectionMatrix),Ie.setValue(B,"viewMatrix",T.matrixWorldInverse);const ii=Ie.map.cameraPosition;ii!==void 0&&ii.setValue(B,Ce.setFromMatrixPosition(T.matrixWorld)),Ee.logarithmicDepthBuffer&&Ie.setValue(B,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&Ie.setValue(B,"isOrthographic",T.isOrthographicCamera===!0),O!==T&&(O=T,bi=!0,nr=!0)}if(Nt.needsLights&&(ei.state.directionalShadowMap.length>0&&Ie.setValue(B,"directionalShadowMap",ei.state.directionalShadowMap,b),ei.state.spotShadowMap.length>0&&Ie.setValue(B,"spotShadowMap",ei.state.spotShadowMap,b),ei.state.pointShadowMap.length>0&&Ie.setValue(B,"pointShadowMap",ei.state.pointShadowMap,b)),Z.isSkinnedMesh){Ie.setOptional(B,Z,"bindMatrix"),Ie.setOptional(B,Z,"bindMatrixInverse");const Ge=Z.skeleton;Ge&&(Ge.boneTexture===null&&Ge.computeBoneTexture(),Ie.setValue(B,"boneTexture",Ge.boneTexture,b))}Z.isBatchedMesh&&(Ie.setOptional(B,Z,"batchingTexture"),Ie.setValue(B,"batchingTexture",Z._matricesTexture,b),Ie.setOptional(B,Z,"batchingIdTexture"),Ie.setValue(B,"batchingIdTexture",Z._indirectTexture,b),Ie.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&Ie.setValue(B,"batchingColorTexture",Z._colorsTexture,b));const fs=K.morphAttributes;if((fs.position!==void 0||fs.normal!==void 0||fs.color!==void 0)&&qt.update(Z,K,jn),(bi||Nt.receiveShadow!==Z.receiveShadow)&&(Nt.receiveShadow=Z.receiveShadow,Ie.setValue(B,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&W.environment!==null&&(cn.envMapIntensity.value=W.environmentIntensity),cn.dfgLUT!==void 0&&(cn.dfgLUT.value=uE()),bi){if(Ie.setValue(B,"toneMappingExposure",F.toneMappingExposure),Nt.needsLights&&io(cn,nr),Rt&&$.fog===!0&&J.refreshFogUniforms(cn,Rt),J.refreshMaterialUniforms(cn,$,Wt,Yt,A.state.transmissionRenderTarget[T.id]),Nt.needsLights&&Nt.lightProbeGrid){const Ge=Nt.lightProbeGrid;cn.probesSH.value=Ge.texture,cn.probesMin.value.copy(Ge.boundingBox.min),cn.probesMax.value.copy(Ge.boundingBox.max),cn.probesResolution.value.copy(Ge.resolution)}Ac.upload(B,Wi(Nt),cn,b)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Ac.upload(B,Wi(Nt),cn,b),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&Ie.setValue(B,"center",Z.center),Ie.setValue(B,"modelViewMatrix",Z.modelViewMatrix),Ie.setValue(B,"normalMatrix",Z.normalMatrix),Ie.setValue(B,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){const Ge=$.uniformsGroups;for(let ii=0,Xi=Ge.length;ii<Xi;ii++){const so=Ge[ii];it.update(so,jn),it.bind(so,jn)}}return jn}function io(T,W){T.ambientLightColor.needsUpdate=W,T.lightProbe.needsUpdate=W,T.directionalLights.needsUpdate=W,T.directionalLightShadows.needsUpdate=W,T.pointLights.needsUpdate=W,T.pointLightShadows.needsUpdate=W,T.spotLights.needsUpdate=W,T.spotLightShadows.needsUpdate=W,T.rectAreaLights.needsUpdate=W,T.hemisphereLights.needsUpdate=W}function yi(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return H},this.getActiveMipmapLevel=function(){return q},this.getRenderTarget=function(){return U},this.setRenderTargetTextures=function(T,W,K){const $=R.get(T);$.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),R.get(T.texture).__webglTexture=W,R.get(T.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:K,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,W){const K=R.get(T);K.__webglFramebuffer=W,K.__useDefaultFramebuffer=W===void 0};const wr=B.createFramebuffer();this.setRenderTarget=function(T,W=0,K=0){U=T,H=W,q=K;let $=null,Z=!1,Rt=!1;if(T){const At=R.get(T);if(At.__useDefaultFramebuffer!==void 0){rt.bindFramebuffer(B.FRAMEBUFFER,At.__webglFramebuffer),st.copy(T.viewport),tt.copy(T.scissor),at=T.scissorTest,rt.viewport(st),rt.scissor(tt),rt.setScissorTest(at),X=-1;return}else if(At.__webglFramebuffer===void 0)b.setupRenderTarget(T);else if(At.__hasExternalTextures)b.rebindTextures(T,R.get(T.texture).__webglTexture,R.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){const oe=T.depthTexture;if(At.__boundDepthTexture!==oe){if(oe!==null&&R.has(oe)&&(T.width!==oe.image.width||T.height!==oe.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");b.setupDepthRenderbuffer(T)}}const Bt=T.texture;(Bt.isData3DTexture||Bt.isDataArrayTexture||Bt.isCompressedArrayTexture)&&(Rt=!0);const Ct=R.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ct[W])?$=Ct[W][K]:$=Ct[W],Z=!0):T.samples>0&&b.useMultisampledRTT(T)===!1?$=R.get(T).__webglMultisampledFramebuffer:Array.isArray(Ct)?$=Ct[K]:$=Ct,st.copy(T.viewport),tt.copy(T.scissor),at=T.scissorTest}else st.copy(mt).multiplyScalar(Wt).floor(),tt.copy(zt).multiplyScalar(Wt).floor(),at=Ft;if(K!==0&&($=wr),rt.bindFramebuffer(B.FRAMEBUFFER,$)&&rt.drawBuffers(T,$),rt.viewport(st),rt.scissor(tt),rt.setScissorTest(at),Z){const At=R.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+W,At.__webglTexture,K)}else if(Rt){const At=W;for(let Bt=0;Bt<T.textures.length;Bt++){const Ct=R.get(T.textures[Bt]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Bt,Ct.__webglTexture,K,At)}}else if(T!==null&&K!==0){const At=R.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,At.__webglTexture,K)}X=-1},this.readRenderTargetPixels=function(T,W,K,$,Z,Rt,It,At=0){if(!(T&&T.isWebGLRenderTarget)){Te("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Bt=R.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&It!==void 0&&(Bt=Bt[It]),Bt){rt.bindFramebuffer(B.FRAMEBUFFER,Bt);try{const Ct=T.textures[At],oe=Ct.format,ue=Ct.type;if(T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At),!Ee.textureFormatReadable(oe)){Te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!Ee.textureTypeReadable(ue)){Te("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=T.width-$&&K>=0&&K<=T.height-Z&&B.readPixels(W,K,$,Z,z.convert(oe),z.convert(ue),Rt)}finally{const Ct=U!==null?R.get(U).__webglFramebuffer:null;rt.bindFramebuffer(B.FRAMEBUFFER,Ct)}}},this.readRenderTargetPixelsAsync=async function(T,W,K,$,Z,Rt,It,At=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Bt=R.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&It!==void 0&&(Bt=Bt[It]),Bt)if(W>=0&&W<=T.width-$&&K>=0&&K<=T.height-Z){rt.bindFramebuffer(B.FRAMEBUFFER,Bt);const Ct=T.textures[At],oe=Ct.format,ue=Ct.type;if(T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At),!Ee.textureFormatReadable(oe))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!Ee.textureTypeReadable(ue))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const Gt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,Gt),B.bufferData(B.PIXEL_PACK_BUFFER,Rt.byteLength,B.STREAM_READ),B.readPixels(W,K,$,Z,z.convert(oe),z.convert(ue),0);const De=U!==null?R.get(U).__webglFramebuffer:null;rt.bindFramebuffer(B.FRAMEBUFFER,De);const ln=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await uv(B,ln,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,Gt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Rt),B.deleteBuffer(Gt),B.deleteSync(ln),Rt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,W=null,K=0){const $=Math.pow(2,-K),Z=Math.floor(T.image.width*$),Rt=Math.floor(T.image.height*$),It=W!==null?W.x:0,At=W!==null?W.y:0;b.setTexture2D(T,0),B.copyTexSubImage2D(B.TEXTURE_2D,K,0,0,It,At,Z,Rt),rt.unbindTexture()};const yl=B.createFramebuffer(),ca=B.createFramebuffer();this.copyTextureToTexture=function(T,W,K=null,$=null,Z=0,Rt=0){let It,At,Bt,Ct,oe,ue,Gt,De,ln;const rn=T.isCompressedTexture?T.mipmaps[Rt]:T.image;if(K!==null)It=K.max.x-K.min.x,At=K.max.y-K.min.y,Bt=K.isBox3?K.max.z-K.min.z:1,Ct=K.min.x,oe=K.min.y,ue=K.isBox3?K.min.z:0;else{const cn=Math.pow(2,-Z);It=Math.floor(rn.width*cn),At=Math.floor(rn.height*cn),T.isDataArrayTexture?Bt=rn.depth:T.isData3DTexture?Bt=Math.floor(rn.depth*cn):Bt=1,Ct=0,oe=0,ue=0}$!==null?(Gt=$.x,De=$.y,ln=$.z):(Gt=0,De=0,ln=0);const ke=z.convert(W.format),wn=z.convert(W.type);let Nt;W.isData3DTexture?(b.setTexture3D(W,0),Nt=B.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(b.setTexture2DArray(W,0),Nt=B.TEXTURE_2D_ARRAY):(b.setTexture2D(W,0),Nt=B.TEXTURE_2D),rt.activeTexture(B.TEXTURE0),rt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,W.flipY),rt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),rt.pixelStorei(B.UNPACK_ALIGNMENT,W.unpackAlignment);const ei=rt.getParameter(B.UNPACK_ROW_LENGTH),be=rt.getParameter(B.UNPACK_IMAGE_HEIGHT),jn=rt.getParameter(B.UNPACK_SKIP_PIXELS),ni=rt.getParameter(B.UNPACK_SKIP_ROWS),bi=rt.getParameter(B.UNPACK_SKIP_IMAGES);rt.pixelStorei(B.UNPACK_ROW_LENGTH,rn.width),rt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,rn.height),rt.pixelStorei(B.UNPACK_SKIP_PIXELS,Ct),rt.pixelStorei(B.UNPACK_SKIP_ROWS,oe),rt.pixelStorei(B.UNPACK_SKIP_IMAGES,ue);const nr=T.isDataArrayTexture||T.isData3DTexture,Ie=W.isDataArrayTexture||W.isData3DTexture;if(T.isDepthTexture){const cn=R.get(T),fs=R.get(W),Ge=R.get(cn.__renderTarget),ii=R.get(fs.__renderTarget);rt.bindFramebuffer(B.READ_FRAMEBUFFER,Ge.__webglFramebuffer),rt.bindFramebuffer(B.DRAW_FRAMEBUFFER,ii.__webglFramebuffer);for(let Xi=0;Xi<Bt;Xi++)nr&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,R.get(T).__webglTexture,Z,ue+Xi),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,R.get(W).__webglTexture,Rt,ln+Xi)),B.blitFramebuffer(Ct,oe,It,At,Gt,De,It,At,B.DEPTH_BUFFER_BIT,B.NEAREST);rt.bindFramebuffer(B.READ_FRAMEBUFFER,null),rt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||R.has(T)){const cn=R.get(T),fs=R.get(W);rt.bindFramebuffer(B.READ_FRAMEBUFFER,yl),rt.bindFramebuffer(B.DRAW_FRAMEBUFFER,ca);for(let Ge=0;Ge<Bt;Ge++)nr?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,cn.__webglTexture,Z,ue+Ge):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,cn.__webglTexture,Z),Ie?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,fs.__webglTexture,Rt,ln+Ge):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,fs.__webglTexture,Rt),Z!==0?B.blitFramebuffer(Ct,oe,It,At,Gt,De,It,At,B.COLOR_BUFFER_BIT,B.NEAREST):Ie?B.copyTexSubImage3D(Nt,Rt,Gt,De,ln+Ge,Ct,oe,It,At):B.copyTexSubImage2D(Nt,Rt,Gt,De,Ct,oe,It,At);rt.bindFramebuffer(B.READ_FRAMEBUFFER,null),rt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else Ie?T.isDataTexture||T.isData3DTexture?B.texSubImage3D(Nt,Rt,Gt,De,ln,It,At,Bt,ke,wn,rn.data):W.isCompressedArrayTexture?B.compressedTexSubImage3D(Nt,Rt,Gt,De,ln,It,At,Bt,ke,rn.data):B.texSubImage3D(Nt,Rt,Gt,De,ln,It,At,Bt,ke,wn,rn):T.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Rt,Gt,De,It,At,ke,wn,rn.data):T.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Rt,Gt,De,rn.width,rn.height,ke,rn.data):B.texSubImage2D(B.TEXTURE_2D,Rt,Gt,De,It,At,ke,wn,rn);rt.pixelStorei(B.UNPACK_ROW_LENGTH,ei),rt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,be),rt.pixelStorei(B.UNPACK_SKIP_PIXELS,jn),rt.pixelStorei(B.UNPACK_SKIP_ROWS,ni),rt.pixelStorei(B.UNPACK_SKIP_IMAGES,bi),Rt===0&&W.generateMipmaps&&B.generateMipmap(Nt),rt.unbindTexture()},this.initRenderTarget=function(T){R.get(T).__webglFramebuffer===void 0&&b.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?b.setTextureCube(T,0):T.isData3DTexture?b.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?b.setTexture2DArray(T,0):b.setTexture2D(T,0),rt.unbindTexture()},this.resetState=function(){H=0,q=0,U=null,rt.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return As}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;const e=this.getContext();e.drawingBufferColorSpace=we._getDrawingBufferColorSpace(t),e.unpackColorSpace=we._getUnpackColorSpace()}}Tt.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Kt(1,1)},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};_i.line={uniforms:Qc.merge([Tt.common,Tt.fog,Tt.line]),vertexShader:`
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
		`};class Xo extends vi{constructor(t){super({type:"LineMaterial",uniforms:Qc.clone(_i.line.uniforms),vertexShader:_i.line.vertexShader,fragmentShader:_i.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(t)}get color(){return this.uniforms.diffuse.value}set color(t){this.uniforms.diffuse.value=t}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(t){t===!0!==this.worldUnits&&(this.needsUpdate=!0),t===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(t){this.uniforms.linewidth&&(this.uniforms.linewidth.value=t)}get dashed(){return"USE_DASH"in this.defines}set dashed(t){t===!0!==this.dashed&&(this.needsUpdate=!0),t===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(t){this.uniforms.dashScale.value=t}get dashSize(){return this.uniforms.dashSize.value}set dashSize(t){this.uniforms.dashSize.value=t}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(t){this.uniforms.dashOffset.value=t}get gapSize(){return this.uniforms.gapSize.value}set gapSize(t){this.uniforms.gapSize.value=t}get opacity(){return this.uniforms.opacity.value}set opacity(t){this.uniforms&&(this.uniforms.opacity.value=t)}get resolution(){return this.uniforms.resolution.value}set resolution(t){this.uniforms.resolution.value.copy(t)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(t){this.defines&&(t===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),t===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const fE=.18,cm=.055,hm=.018,pE=new E(0,0,1),mE=new Sn(1,1,1,10).rotateX(Math.PI/2).translate(0,0,.5),gE=new ul(1,1,14).rotateX(Math.PI/2).translate(0,0,.5),wa=new me,eu=new Re,um=new E,Kl=new E,dm=new E;class sl{constructor(t,e,n=!1){this.scene=t,this.material.depthTest=!n,this.material.transparent=n,this.shafts=new Zr(mE,this.material,e),this.heads=new Zr(gE,this.material,e);for(const s of[this.shafts,this.heads])s.frustumCulled=!1,s.visible=!1,s.renderOrder=n?4:0,t.add(s)}material=new xi;shafts;heads;set colour(t){this.material.color.set(t)}set visible(t){this.shafts.visible=t,this.heads.visible=t}set(t,e,n,s){const r=n.length();if(!(r>.02*s)||!Number.isFinite(r))wa.makeScale(0,0,0),this.shafts.setMatrixAt(t,wa),this.heads.setMatrixAt(t,wa);else{eu.setFromUnitVectors(pE,um.copy(n).divideScalar(r));const o=Math.min(fE*s,.5*r);Kl.set(hm*s,hm*s,r-o),this.shafts.setMatrixAt(t,wa.compose(e,eu,Kl)),dm.copy(e).addScaledVector(um,r-o),Kl.set(cm*s,cm*s,o),this.heads.setMatrixAt(t,wa.compose(dm,eu,Kl))}this.shafts.instanceMatrix.needsUpdate=!0,this.heads.instanceMatrix.needsUpdate=!0}dispose(){this.scene.remove(this.shafts,this.heads),this.shafts.dispose(),this.heads.dispose(),this.material.dispose()}}const _E=["paint","steel","brass","wood","rubber","glass","matte"],xE=[["brass",/brass|bronze|copper|gold|messing/i],["steel",/steel|iron|metal|chrom|alumin|titan|silver|lead|zinc|nickel|tungsten/i],["wood",/wood|oak|pine|beech|timber|cork/i],["rubber",/rubber|tyre|tire|silicone|latex/i],["glass",/glass|ice|crystal|acryl|diamond/i],["matte",/matte|chalk|stone|clay|concrete|plaster|paper|felt|foam|plastic/i]],J0={paint:{roughness:.36,metalness:0,tone:"#ffffff",own:0},steel:{roughness:.2,metalness:1,tone:"#cdd2d8",own:.86},brass:{roughness:.24,metalness:1,tone:"#d9a441",own:.9},wood:{roughness:.62,metalness:0,tone:"#b98350",own:.78},rubber:{roughness:.88,metalness:0,tone:"#23262b",own:.62},glass:{roughness:.06,metalness:0,tone:"#dcecf2",own:.45},matte:{roughness:.95,metalness:0,tone:"#ffffff",own:.12}};function vE(i){return i&&xE.find(([,t])=>t.test(i))?.[0]||"paint"}const yE=new Jt;function bE(i,t,e){const{tone:n,own:s}=J0[e];return i.set(t).lerp(yE.set(n),s)}const nu=.985,SE=.4;function ME(i){const t=i.getAttribute("position"),e=new di().setFromBufferAttribute(t),n=e.getSize(new E),s=Math.max(n.x,n.y,n.z)/2;if(t.count<60||!(Math.min(n.x,n.y,n.z)>2*nu*s))return null;const r=e.getCenter(new E),o=new E;let a=0;for(let l=0;l<t.count;l++){const c=o.fromBufferAttribute(t,l).distanceTo(r);if(c>s/nu)return null;c>nu*s&&(a+=1)}return a>=SE*t.count?{middle:r,radius:s}:null}const wE=`
  float wobble = sin(3.1 * vLocal.z + 2.0 * sin(2.3 * vLocal.x)) * 0.12 + sin(7.7 * vLocal.y + 5.0 * vLocal.z) * 0.03;
  float rings = length(vLocal.xy + vec2(0.37, 0.21) + 0.12 * vec2(sin(2.0 * vLocal.z), cos(1.7 * vLocal.z))) * 7.0 + wobble * 2.0;
  float width = fwidth(rings);
  float ring = smoothstep(0.15, 0.95, fract(rings)) * (1.0 - smoothstep(0.3, 0.9, width));
  float fibre = sin(60.0 * vLocal.x + 40.0 * vLocal.y + 3.0 * sin(4.0 * vLocal.z)) * (1.0 - smoothstep(0.005, 0.03, width / 7.0));
  diffuseColor.rgb *= mix(1.08, 0.62, ring) + 0.035 * fibre;
`,EE=`
  vec3 way = abs(normalize(vLocal - markMiddle));
  float band = min(way.x, way.z);
  diffuseColor.rgb *= mix(1.0, markShade, 1.0 - smoothstep(0.045, 0.045 + 1.5 * fwidth(band), band));
`,TE=`
  float facing = abs(dot(normalize(vViewPosition), normal));
  gl_FragColor.a = clamp(0.34 + 0.6 * pow(1.0 - facing, 2.5) + 0.5 * dot(totalSpecular, vec3(0.333)), 0.0, 1.0);
`;function AE(i,t,e){const{roughness:n,metalness:s}=J0[i],r=new ls({roughness:n,metalness:s}),o=i==="glass";o&&(r.transparent=!0);const a=i==="wood";if(!a&&!e&&!o)return r;const l=e?e.middle.clone().divideScalar(t):new E;return r.onBeforeCompile=c=>{Object.assign(c.uniforms,{localScale:{value:1/t},markMiddle:{value:l},markShade:{value:s?.5:.68}}),c.vertexShader=c.vertexShader.replace("#include <common>",`#include <common>
uniform float localScale;
varying vec3 vLocal;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vLocal = position * localScale;`),c.fragmentShader=c.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 markMiddle;
uniform float markShade;
varying vec3 vLocal;`).replace("#include <color_fragment>",`#include <color_fragment>
${a?wE:""}
${e?EE:""}`).replace("#include <opaque_fragment>",`#include <opaque_fragment>
${o?TE:""}`)},r.customProgramCacheKey=()=>`${a?"grain":""}${e?"bands":""}${o?"rim":""}`,r}function RE(i,t=Math.PI/3){const e=Math.cos(t),n=(1+1e-10)*100,s=[new E,new E,new E],r=new E,o=new E,a=new E,l=new E;function c(y){const m=~~(y.x*n),f=~~(y.y*n),_=~~(y.z*n);return`${m},${f},${_}`}const h=i.index?i.toNonIndexed():i,d=h.attributes.position,u={};for(let y=0,m=d.count/3;y<m;y++){const f=3*y,_=s[0].fromBufferAttribute(d,f+0),w=s[1].fromBufferAttribute(d,f+1),S=s[2].fromBufferAttribute(d,f+2);r.subVectors(S,w),o.subVectors(_,w);const D=new E().crossVectors(r,o).normalize();for(let A=0;A<3;A++){const N=s[A],v=c(N);v in u||(u[v]=[]),u[v].push(D)}}const p=new Float32Array(d.count*3),g=new fi(p,3,!1);for(let y=0,m=d.count/3;y<m;y++){const f=3*y,_=s[0].fromBufferAttribute(d,f+0),w=s[1].fromBufferAttribute(d,f+1),S=s[2].fromBufferAttribute(d,f+2);r.subVectors(S,w),o.subVectors(_,w),a.crossVectors(r,o).normalize();for(let D=0;D<3;D++){const A=s[D],N=c(A),v=u[N];l.set(0,0,0);for(let C=0,F=v.length;C<F;C++){const P=v[C];a.dot(P)>e&&l.add(P)}l.normalize(),g.setXYZ(f+D,l.x,l.y,l.z)}}return h.setAttribute("normal",g),h}const Q0="carried";function CE(){const i=new URLSearchParams(location.search).get("token");return i?`?token=${encodeURIComponent(i)}`:""}function ss(i){return new URL(`${i}${CE()}`,document.baseURI)}function PE(){const i=document.getElementById(Q0)?.textContent;return i?JSON.parse(i):null}function LE(i){const t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}const ta=()=>document.documentElement.dataset.line==="port";let Ed={};function DE(i){Ed=i}let t_=()=>{};const Td=new Map;function IE(i){t_=i}function NE(i){Td.get(i.kind)?.(i),Td.delete(i.kind)}async function e_(i){if(ta()){const e=new Promise(n=>Td.set(i,n));return t_(i),e}const t=await fetch(ss(`run.${i}`));return t.ok?{kind:i,data:await t.arrayBuffer(),note:t.headers.get("X-Freebody-Note")??""}:{kind:i,note:"",trouble:await t.text()}}async function n_(i){if(ta()){if(!(i in Ed))throw new Error(`The notebook sent no ${i}.`);return Ed[i]}for(const e of document.querySelectorAll(`script.${Q0}`))if(e.dataset.name===i)return LE(e.textContent);const t=await fetch(ss(i));if(!t.ok)throw new Error(`The server sent no ${i} (${t.status}).`);return t.arrayBuffer()}const UE=Go.degToRad(35),FE=15e4,iu=new Map;function OE(i){const[t,e]=new Uint32Array(i,0,2),n=new qe;return n.setAttribute("position",new fi(new Float32Array(i,8,3*t),3)),n.setIndex(new fi(new Uint32Array(i,8+12*t,3*e),1)),e>FE?(n.computeVertexNormals(),n):RE(n,UE)}async function kE(i){const t=OE(await n_(`mesh/${encodeURIComponent(i)}`));return t.computeBoundingSphere(),t}function i_(i){let t=iu.get(i);return t||(t=kE(i),t.catch(()=>iu.delete(i)),iu.set(i,t)),t}const ih=24,lf=13,s_=7,cf=6,ea=7,yr=12,rl=8,kt={counter:0,time:1,rate:2,kinetic:3,potential:4,work:5,momentum:6,angular:9,flags:12,grabbed:13,grabPoint:14,grabTarget:17,drift:20,ghostDrift:21,ghostKinetic:22,lost:23},ye={x:0,q:3,w:7,L:10},Ri={mode:0,slot:1,x:2,normal:5,force:8,friction:11},Uo={age:0,x:1,normal:4,impulse:7},Rc={open:0,sliding:1,rolling:2},Gi={paused:1,grabbed:2,ghost:4,wrench:8,contact:16},Hi=(i,t)=>(i[kt.flags]&t)!==0,Ze=i=>ih+lf*i,BE=(i,t)=>ih+lf*t+s_*i,hf=(i,t)=>ih+(lf+(Hi(i,Gi.ghost)?s_:0))*t;function fm(i,t,e){return Hi(i,Gi.wrench)?hf(i,e)+cf*t:-1}function dl(i,t){return Hi(i,Gi.contact)?hf(i,t)+(Hi(i,Gi.wrench)?cf*t:0):-1}const zE=i=>i?ea*i.moving+yr*i.points+rl*i.impacts:0;function r_(i,t,e){const n=Hi(i,Gi.wrench)?cf*t:0;return hf(i,t)+n+(Hi(i,Gi.contact)?zE(e):0)}function VE(i,t,e){return i.length>=ih&&i.length===r_(i,t,e)}const o_="freebody.theme",pm=window.matchMedia("(prefers-color-scheme: dark)");function GE(){try{const i=localStorage.getItem(o_);return i==="light"||i==="dark"?i:"auto"}catch{return"auto"}}class HE{choice=GE();listeners=[];constructor(){pm.addEventListener("change",()=>this.apply()),this.apply()}get dark(){return this.choice==="dark"||this.choice==="auto"&&pm.matches}set(t){this.choice=t;try{localStorage.setItem(o_,t)}catch{}this.apply()}onChange(t){this.listeners.push(t)}apply(){document.documentElement.dataset.theme=this.dark?"dark":"light";for(const t of this.listeners)t()}}const Ad=()=>document.documentElement.dataset.theme==="dark";function jt(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}const a_=1,li=new E,Fi=new Re,mm=new E(1,1,1),su=new me,ru=new Jt,Jl=new di,gm=new E;function Rs(i,t,e,n){e.fromArray(i,t+ye.x),n.set(i[t+ye.q+1],i[t+ye.q+2],i[t+ye.q+3],i[t+ye.q])}class WE{constructor(t){this.scene=t}infos=[];radii=[];ready=!1;hovered=-1;groups=[];wired=!1;ghostMaterial=new ls({roughness:.7,transparent:!0,opacity:.38,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2});async load(t){this.ready=!1,this.infos=t;const e=[...new Set(t.map(s=>s.mesh))],n=await Promise.all(e.map(s=>i_(s)));return this.infos!==t?!1:(this.drop(),e.forEach((s,r)=>{const o=ME(n[r]),a=t.flatMap((l,c)=>l.mesh===s?[c]:[]);for(const l of _E){const c=a.filter(p=>vE(t[p].material)===l);if(!c.length)continue;const h=AE(l,n[r].boundingSphere.radius||1,o);h.wireframe=this.wired;const d=new Zr(n[r],h,c.length),u=new Zr(n[r],this.ghostMaterial,c.length);for(const p of[d,u])p.frustumCulled=!1;d.castShadow=d.receiveShadow=!0,d.layers.enable(a_),u.visible=!1,u.renderOrder=1,this.scene.add(d,u),this.groups.push({members:c,matter:l,solid:d,ghost:u})}}),this.radii=t.map(s=>n[e.indexOf(s.mesh)].boundingSphere.radius||1),this.hovered=-1,this.paint(),this.ready=!0,!0)}shapeOf(t){return this.groups.find(({members:e})=>e.includes(t)).solid.geometry}drop(){for(const t of this.groups)this.scene.remove(t.solid,t.ghost),t.solid.material.dispose(),t.solid.dispose(),t.ghost.dispose();this.groups=[]}paint(){this.ghostMaterial.color.set(jt("ghost"));for(const t of this.groups)t.members.forEach((e,n)=>{bE(ru,this.infos[e].color,t.matter),e===this.hovered&&ru.multiplyScalar(1.35),t.solid.setColorAt(n,ru)}),t.solid.instanceColor&&(t.solid.instanceColor.needsUpdate=!0)}hover(t){return t===this.hovered?!1:(this.hovered=t,this.paint(),!0)}set wireframe(t){this.wired=t;for(const{solid:e}of this.groups)e.material.wireframe=t}place(t){const e=Hi(t,Gi.ghost);for(const n of this.groups)n.members.forEach((s,r)=>{if(Rs(t,Ze(s),li,Fi),n.solid.setMatrixAt(r,su.compose(li,Fi,mm)),!e)return;Rs(t,BE(s,this.infos.length),li,Fi);const o=Number.isFinite(li.x+li.y+li.z+Fi.x+Fi.y+Fi.z+Fi.w);n.ghost.setMatrixAt(r,o?su.compose(li,Fi,mm):su.makeScale(0,0,0))}),n.solid.instanceMatrix.needsUpdate=!0,n.ghost.instanceMatrix.needsUpdate=e,n.ghost.visible=e}get matters(){return this.infos.map((t,e)=>this.groups.find(({members:n})=>n.includes(e)).matter)}around(t,e,n,s){Jl.makeEmpty(),this.infos.forEach((r,o)=>{if(li.fromArray(t,Ze(o)),!(li.distanceTo(e)<n))return;const a=this.radii[o];Jl.expandByPoint(gm.copy(li).addScalar(a)).expandByPoint(gm.copy(li).addScalar(-a))}),Jl.isEmpty()?s.set(e,n/10):Jl.getBoundingSphere(s)}pick(t,e){let n=null;for(const s of this.groups){s.solid.boundingSphere=null;for(const r of t.intersectObject(s.solid,!1))(!n||r.distance<n.distance)&&(n={distance:r.distance,body:s.members[r.instanceId],point:r.point})}return n?{body:n.body,point:n.point,local:this.toLocal(n.body,n.point,e)}:null}toLocal(t,e,n){return Rs(n,Ze(t),li,Fi),e.clone().sub(li).applyQuaternion(Fi.clone().conjugate())}toWorld(t,e,n){return Rs(n,Ze(t),li,Fi),e.clone().applyQuaternion(Fi).add(li)}}function ee(i){const t=document.getElementById(i);if(!t)throw new Error(`The page has no element #${i}.`);return t}function G(i,t={},...e){const n=Object.assign(document.createElement(i),t);return n.append(...e),n}function Wn(i,t,e){const n=t.id||`field-${i.toLowerCase().replace(/\W+/g,"-")}`;if(t instanceof HTMLFieldSetElement)return t.prepend(G("legend",{},i)),t;t.id=n;const s=G("div",{className:"field"},G("label",{htmlFor:n},i),t);return e&&s.append(e),s}function rs(i,t,e){i.options.length===t.length&&t.every(([s,r],o)=>i.options[o].value===s&&i.options[o].text===r)||i.replaceChildren(...t.map(([s,r,o])=>G("option",{value:s,disabled:!!o},r))),i.value=e}function Js(i,t){i.hidden=t===null,t!==null&&i.textContent!==t&&(i.textContent=t)}function fl(i,t){const e=URL.createObjectURL(t);G("a",{href:e,download:i}).click(),window.setTimeout(()=>URL.revokeObjectURL(e),1e4)}const _m=new di,Ql=new E;class uf extends uy{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const t=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],e=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new ge(t,3)),this.setAttribute("uv",new ge(e,2))}applyMatrix4(t){const e=this.attributes.instanceStart,n=this.attributes.instanceEnd;return e!==void 0&&(e.applyMatrix4(t),n.applyMatrix4(t),e.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new yd(e,6,1);return this.setAttribute("instanceStart",new xr(n,3,0)),this.setAttribute("instanceEnd",new xr(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new yd(e,6,1);return this.setAttribute("instanceColorStart",new xr(n,3,0)),this.setAttribute("instanceColorEnd",new xr(n,3,3)),this}fromWireframeGeometry(t){return this.setPositions(t.attributes.position.array),this}fromEdgesGeometry(t){return this.setPositions(t.attributes.position.array),this}fromMesh(t){return this.fromWireframeGeometry(new ty(t.geometry)),this}fromLineSegments(t){const e=t.geometry;return this.setPositions(e.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new di);const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;t!==void 0&&e!==void 0&&(this.boundingBox.setFromBufferAttribute(t),_m.setFromBufferAttribute(e),this.boundingBox.union(_m))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Li),this.boundingBox===null&&this.computeBoundingBox();const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;if(t!==void 0&&e!==void 0){const n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Ql.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Ql)),Ql.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Ql));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}const ou=new Xe,xm=new E,vm=new E,Vn=new Xe,Gn=new Xe,ys=new Xe,au=new E,lu=new me,Hn=new gy,ym=new E,tc=new di,ec=new Li,bs=new Xe;let Ts,Xr;function bm(i,t,e){return bs.set(0,0,-t,1).applyMatrix4(i.projectionMatrix),bs.multiplyScalar(1/bs.w),bs.x=Xr/e.width,bs.y=Xr/e.height,bs.applyMatrix4(i.projectionMatrixInverse),bs.multiplyScalar(1/bs.w),Math.abs(Math.max(bs.x,bs.y))}function XE(i,t){const e=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){Hn.start.fromBufferAttribute(s,a),Hn.end.fromBufferAttribute(r,a),Hn.applyMatrix4(e);const c=new E,h=new E;Ts.distanceSqToSegment(Hn.start,Hn.end,h,c),h.distanceTo(c)<Xr*.5&&t.push({point:h,pointOnLine:c,distance:Ts.origin.distanceTo(h),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function qE(i,t,e){const n=t.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,h=Math.min(a.instanceCount,l.count),d=-t.near;Ts.at(1,ys),ys.w=1,ys.applyMatrix4(t.matrixWorldInverse),ys.applyMatrix4(n),ys.multiplyScalar(1/ys.w),ys.x*=r.x/2,ys.y*=r.y/2,ys.z=0,au.copy(ys),lu.multiplyMatrices(t.matrixWorldInverse,o);for(let u=0,p=h;u<p;u++){if(Vn.fromBufferAttribute(l,u),Gn.fromBufferAttribute(c,u),Vn.w=1,Gn.w=1,Vn.applyMatrix4(lu),Gn.applyMatrix4(lu),Vn.z>d&&Gn.z>d)continue;if(Vn.z>d){const w=Vn.z-Gn.z,S=(Vn.z-d)/w;Vn.lerp(Gn,S)}else if(Gn.z>d){const w=Gn.z-Vn.z,S=(Gn.z-d)/w;Gn.lerp(Vn,S)}Vn.applyMatrix4(n),Gn.applyMatrix4(n),Vn.multiplyScalar(1/Vn.w),Gn.multiplyScalar(1/Gn.w),Vn.x*=r.x/2,Vn.y*=r.y/2,Gn.x*=r.x/2,Gn.y*=r.y/2,Hn.start.copy(Vn),Hn.start.z=0,Hn.end.copy(Gn),Hn.end.z=0;const y=Hn.closestPointToPointParameter(au,!0);Hn.at(y,ym);const m=Go.lerp(Vn.z,Gn.z,y),f=m>=-1&&m<=1,_=au.distanceTo(ym)<Xr*.5;if(f&&_){Hn.start.fromBufferAttribute(l,u),Hn.end.fromBufferAttribute(c,u),Hn.start.applyMatrix4(o),Hn.end.applyMatrix4(o);const w=new E,S=new E;Ts.distanceSqToSegment(Hn.start,Hn.end,S,w),e.push({point:S,pointOnLine:w,distance:Ts.origin.distanceTo(S),object:i,face:null,faceIndex:u,uv:null,uv1:null})}}}class l_ extends yt{constructor(t=new uf,e=new Xo({color:Math.random()*16777215})){super(t,e),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const t=this.geometry,e=t.attributes.instanceStart,n=t.attributes.instanceEnd,s=new Float32Array(2*e.count);for(let o=0,a=0,l=e.count;o<l;o++,a+=2)xm.fromBufferAttribute(e,o),vm.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+xm.distanceTo(vm);const r=new yd(s,2,1);return t.setAttribute("instanceDistanceStart",new xr(r,1,0)),t.setAttribute("instanceDistanceEnd",new xr(r,1,1)),this}raycast(t,e){const n=this.material.worldUnits,s=t.camera;s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.');const r=t.params.Line2!==void 0&&t.params.Line2.threshold||0;Ts=t.ray;const o=this.matrixWorld,a=this.geometry,l=this.material;Xr=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),ec.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=Xr*.5;else{const d=Math.max(s.near,ec.distanceToPoint(Ts.origin));c=bm(s,d,l.resolution)}if(ec.radius+=c,Ts.intersectsSphere(ec)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),tc.copy(a.boundingBox).applyMatrix4(o);let h;if(n)h=Xr*.5;else{const d=Math.max(s.near,tc.distanceToPoint(Ts.origin));h=bm(s,d,l.resolution)}tc.expandByScalar(h),Ts.intersectsBox(tc)!==!1&&(n?XE(this,e):qE(this,s,e))}onBeforeRender(t){const e=this.material.uniforms;e&&e.resolution&&(t.getViewport(ou),this.material.uniforms.resolution.value.set(ou.z,ou.w))}}class Gc{constructor(t,e,n){this.parent=t,this.room=n;const s=new uf().setPositions(new Float32Array(6*(n-1)));this.buffer=s.attributes.instanceStart.data,this.line=new l_(s,e),this.line.frustumCulled=!1,this.line.visible=!1,t.add(this.line)}line;buffer;set(t){const e=Math.max(0,Math.min(Math.floor(t.length/3),this.room)-1),n=this.buffer.array;for(let s=0;s<e;s++)for(let r=0;r<6;r++)n[6*s+r]=t[3*s+r];this.buffer.needsUpdate=!0,this.line.geometry.instanceCount=e,this.line.visible=e>0}points(){const t=Array.from(this.buffer.array),e=this.line.visible?this.line.geometry.instanceCount:0;return Array.from({length:e},(n,s)=>t.slice(6*s,6*s+3)).flat().concat(e?t.slice(6*e-3,6*e):[])}set visible(t){this.line.visible=t}get visible(){return this.line.visible}dispose(){this.parent.remove(this.line),this.line.geometry.dispose()}}const YE=700,$E=25,Ea=7,jE=.05,Sm=.1,Mm=.01,ZE=.6,KE=2,JE=.2,QE=["x","y","z"],Dr=i=>String(Number(i.toPrecision(3))).replace("-","−");class t1{constructor(t,e,n,s,r){this.stage=e,this.bodies=n,this.grab=s,this.sky=r,this.target=new yt(new qe,new ls({transparent:!0,opacity:.45,depthWrite:!1,roughness:.6})),this.path=new Gc(e.scene,this.pathMaterial,$E),this.most=new sl(e.scene,1,!0),this.rest=new sl(e.scene,5,!0),this.target.renderOrder=2;for(const c of[this.target,this.rays,this.dots])c.visible=!1,c.frustumCulled=!1,e.scene.add(c);for(const c of[this.aimed,this.trouble])c.setAttribute("role","status");const o=(c,h)=>G("div",{className:"toggles"},G("label",{},c,h)),a=G("fieldset",{className:"triple"},G("legend",{},"Target, m"),...this.place);this.board.append(a,o(this.turned,"Turned like the target"),G("div",{className:"exports"},this.go,this.turning,this.leave)),t.append(Wn("Time ahead, s",this.time),this.trouble,G("fieldset",{className:"exports"},G("legend",{},"Aim"),G("p",{className:"note"},"Drag the translucent target: the throw follows."),this.begin,this.board,this.aimed),G("fieldset",{},G("legend",{},"Runs around this one"),o(this.fan,"Fan: 50 runs nearby"),Wn("Off by, %",this.spread),o(this.weigh,"What moves the end most"),this.weights),G("fieldset",{className:"exports"},G("legend",{},"Modes"),this.find,this.modes)),this.begin.onclick=()=>void this.start(),this.go.onclick=()=>this.fly(),this.leave.onclick=()=>this.end(),this.turning.onclick=()=>this.turning.ariaPressed=String(this.turning.ariaPressed!=="true"),this.turned.onchange=this.time.onchange=()=>(this.follow(),this.lookedFor=""),this.spread.oninput=()=>this.lookedFor="",this.fan.onchange=this.weigh.onchange=()=>(this.clear(),this.lookedFor=""),this.place.forEach((c,h)=>c.onchange=()=>Number.isFinite(c.valueAsNumber)&&(this.target.position.setComponent(h,c.valueAsNumber),this.follow())),this.find.onclick=()=>void this.shapes();const l=e.canvas;l.parentElement.addEventListener("pointerdown",c=>this.down(c),{capture:!0}),l.parentElement.addEventListener("pointermove",c=>this.drag(c),{capture:!0});for(const c of["pointerup","pointercancel"])l.addEventListener(c,h=>h.pointerId===this.pointer?.id&&this.drop());this.paint()}time=G("input",{id:"ahead-time",type:"number",min:"0.05",max:"60",step:"0.05",value:"1"});turned=G("input",{id:"aim-turned",type:"checkbox",checked:!0});place=QE.map(t=>G("input",{type:"number",step:"any",id:`aim-${t}`,ariaLabel:`Target, ${t}, m`}));begin=G("button",{type:"button",id:"aim-begin",className:"primary",title:"From the start of the scene: a target to drag"},"Aim");go=G("button",{type:"button",id:"aim-fly",className:"primary",title:"Throw it like that"},"Fly");leave=G("button",{type:"button",id:"aim-leave"},"Leave");turning=G("button",{type:"button",id:"aim-turning",ariaPressed:"false",title:"Drags and arrow keys turn the target"},"Turn");aimed=G("p",{id:"aim-told",className:"note"});trouble=G("p",{id:"ahead-trouble",className:"trouble",hidden:!0});board=G("div",{hidden:!0});fan=G("input",{id:"ahead-fan",type:"checkbox"});spread=G("input",{id:"fan-spread",type:"range",min:"0.5",max:"10",step:"0.5",value:"2"});weigh=G("input",{id:"ahead-weigh",type:"checkbox"});weights=G("ol",{id:"ahead-weights",className:"weights"});find=G("button",{type:"button",id:"modes-find",title:"Small vibrations about the scene as it is described"},"Find modes");modes=G("div",{id:"modes",className:"exports modes"});target;pathMaterial=new Xo({linewidth:3});path;rays=new rf(new qe,new Jo({transparent:!0,opacity:.35,depthWrite:!1}));dots=new Jv(new qe,new N0({size:5,sizeAttenuation:!1}));most;rest;body=-1;answer=null;mode=null;began=0;asking=!1;again=!1;looking=!1;lookedAt=0;lookedFor="";serial=-1;pointer=null;get aiming(){return this.body>=0}get playing(){return this.mode!==null}key(){this.aiming?this.fly():this.begin.disabled||this.start()}get busy(){return this.aiming||this.mode!==null}get state(){return{body:this.body,answer:this.answer,target:this.target.position.toArray(),asking:this.asking,fan:this.rays.visible?this.dots.geometry.getAttribute("position")?.count:0,weights:this.weights.childElementCount,modes:this.modes.childElementCount,playing:this.mode?.frequency??null}}get seconds(){return Math.min(60,Math.max(.05,this.time.valueAsNumber||1))}update(t){const e=this.sky.key()!==null&&!t.tape&&!t.building;for(const s of[this.begin,this.fan,this.weigh,this.find])s.disabled=!e;const n=t.scene.serial??0;(n!==this.serial||!e)&&(this.serial=n,this.end(),this.stop(),this.modes.replaceChildren(),this.clear(),this.lookedFor="")}paint(){this.target.material.color.set(jt("accent")),this.pathMaterial.color.set(jt("accent")),this.rays.material.color.set(jt("ghost")),this.dots.material.color.set(jt("ghost")),this.most.colour=jt("grab"),this.rest.colour=jt("spring"),this.stage.dirty=!0}async ask(t){const e=this.sky.key();if(e===null)return null;try{const n=await fetch(ss("ahead"),{method:"POST",body:JSON.stringify(t),headers:{"X-Freebody-Key":e}}),s=await n.json();return n.status!==503&&Js(this.trouble,n.ok?null:s.text??"It was refused."),n.ok?s:null}catch{return Js(this.trouble,"The server did not answer."),null}}async start(){this.stop(),this.sky.still();const t=this.sky.chosen(),e=await this.ask({do:"weigh",body:t,time:this.seconds}),n=this.sky.live();!e||!n||(this.body=t,this.answer=null,this.target.geometry=this.bodies.shapeOf(t),Rs(n,Ze(t),this.target.position,this.target.quaternion),this.target.position.fromArray(e.end),this.target.visible=!0,this.begin.hidden=!0,this.board.hidden=!1,this.stage.include(this.target.position),this.follow(),this.place[0].focus({preventScroll:!0}))}end(){this.body=-1,this.drop(),this.target.visible=this.path.visible=!1,this.begin.hidden=!1,this.board.hidden=!0,this.aimed.textContent="",this.stage.dirty=!0}fly(){!this.answer||!this.aiming||this.sky.fly(this.body,this.answer.throw,this.seconds)}follow(){if(this.aiming){if(this.stage.dirty=!0,this.place.forEach((t,e)=>document.activeElement!==t&&(t.value=String(Number(this.target.position.getComponent(e).toPrecision(5))))),this.asking){this.again=!0;return}this.asking=!0,this.hunt()}}async hunt(){do{this.again=!1;const{x:t,y:e,z:n,w:s}=this.target.quaternion,r={do:"aim",body:this.body,time:this.seconds,position:this.target.position.toArray()};this.turned.checked&&(r.orientation=[s,t,e,n]),this.answer&&(r.start=this.answer.throw);const o=await this.ask(r);if(!this.aiming)break;o&&this.tell(o)}while(this.again);this.asking=!1}tell(t){this.answer=t.missed<1e3?t:null,t.hit&&this.sky.did("aim");const e=[];for(let r=0;r<t.path.length;r+=Ea)e.push(...t.path.slice(r,r+3));this.path.set(e);const[n,s]=[t.throw.slice(0,3),t.throw.slice(3)].map(r=>r.map(o=>Dr(Math.abs(o)<1e-9?0:o)).join(", "));this.aimed.textContent=`${t.hit?"Hits":`Misses by ${Dr(t.missed)} (m, rad)`}: velocity ${n} m/s, spin ${s} rad/s.`,this.stage.dirty=!0}down(t){if(!this.aiming||t.target!==this.stage.canvas||t.button!==0||this.pointer)return;const[e]=this.grab.casterAt(t.clientX,t.clientY).intersectObject(this.target);if(!e)return;t.stopPropagation(),this.stage.controls.enabled=!1,this.stage.canvas.setPointerCapture(t.pointerId);const n=new zi().setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new E),e.point);this.pointer={id:t.pointerId,x:t.clientX,y:t.clientY,plane:n,off:e.point.clone().sub(this.target.position)}}drag(t){const e=this.pointer;if(!(!e||t.pointerId!==e.id)){if(t.stopPropagation(),this.turning.ariaPressed==="true"||t.shiftKey)this.turn(Mm*(t.clientX-e.x),Mm*(t.clientY-e.y));else{const n=this.grab.rayAt(t.clientX,t.clientY).intersectPlane(e.plane,new E);n&&this.target.position.copy(n.sub(e.off))}[e.x,e.y]=[t.clientX,t.clientY],this.follow()}}drop(){this.pointer&&(this.pointer=null,this.stage.controls.enabled=!0)}turn(t,e){const n=new E().setFromMatrixColumn(this.stage.camera.matrixWorld,0),s=new E().setFromMatrixColumn(this.stage.camera.matrixWorld,1);for(const[r,o]of[[s,t],[n,e]])this.target.quaternion.premultiply(new Re().setFromAxisAngle(r,o))}nudge(t,e){if(this.turning.ariaPressed==="true")this.turn(Sm*t,-Sm*e);else{const n=jE*this.stage.radius;this.target.position.addScaledVector(new E().setFromMatrixColumn(this.stage.camera.matrixWorld,0),n*t),this.target.position.addScaledVector(new E().setFromMatrixColumn(this.stage.camera.matrixWorld,1),n*e)}this.follow()}clear(){this.rays.visible=this.dots.visible=this.most.visible=this.rest.visible=!1,this.weigh.checked||this.weights.replaceChildren(),this.stage.dirty=!0}tick(t){const e=this.sky.live();if(!e||this.looking||t-this.lookedAt<YE||!(this.fan.checked||this.weigh.checked)||this.mode)return;const n=`${e[kt.time]} ${this.sky.chosen()} ${this.seconds} ${this.spread.value}`;n===this.lookedFor||this.fan.disabled||(this.lookedFor=n,this.lookedAt=t,this.looking=!0,this.look().finally(()=>this.looking=!1))}async look(){const t={body:this.sky.chosen(),time:this.seconds};if(this.fan.checked){const e=await this.ask({do:"fan",...t,spread:this.spread.valueAsNumber/100});e&&this.fan.checked&&this.spreadOut(e.paths)}if(this.weigh.checked){const e=await this.ask({do:"weigh",...t});e&&this.weigh.checked&&this.rank(e.rows,e.end)}}spreadOut(t){const e=[];for(const n of t)for(let s=0;s+5<n.length;s+=3)e.push(...n.slice(s,s+6));this.rays.geometry.setAttribute("position",new ge(e,3)),this.dots.geometry.setAttribute("position",new ge(t.flatMap(n=>n.slice(-3)),3)),this.rays.visible=this.dots.visible=!0,this.stage.dirty=!0}rank(t,e){const n=new Map(t.map(h=>[h,Math.hypot(...h.shift)])),s=[...t].sort((h,d)=>n.get(d)-n.get(h)||d.turn-h.turn),r=n.get(s[0])||1,o=h=>`${Dr(180/Math.PI*h)}°`,a=h=>[n.get(h)>1e-9&&`moves the end ${Dr(n.get(h))} m`,h.turn>1e-9&&`turns it ${o(h.turn)}`].filter(Boolean).join(", ")||"does nothing";this.weights.replaceChildren(...s.map(h=>G("li",{},`${h.name}: ${Dr(h.change)} ${h.unit} more ${a(h)}.`)));const l=new E(...e),c=ZE*this.stage.radius/r;this.most.visible=this.rest.visible=!0,s.forEach((h,d)=>(d?this.rest:this.most).set(d?d-1:0,l,new E(...h.shift).multiplyScalar(c),.6*this.stage.radius)),this.stage.dirty=!0}async shapes(){this.find.disabled=!0,this.modes.replaceChildren(G("p",{className:"note"},"Looking for modes…"));const t=await this.ask({do:"modes"});this.find.disabled=!1;const e=(t?.modes??[]).map((n,s)=>{const r=G("button",{type:"button",id:`mode-${s+1}`,ariaPressed:"false",title:n.decay?`decays with ${Dr(n.decay)} 1/s`:"does not decay"},`${s+1}: ${n.frequency.toPrecision(4)} Hz`);return r.onclick=()=>r.ariaPressed==="true"?this.stop():this.play(n,r),r});this.modes.replaceChildren(...e.length||!t?e:[G("p",{className:"note"},"Nothing vibrates here.")])}play(t,e){this.stop(),this.end(),this.sky.still(),this.mode=t,this.began=performance.now(),e.ariaPressed="true";const n=this.pace(t);this.modes.querySelector(".note")?.remove(),n!==t.frequency&&this.modes.append(G("p",{className:"note"},`Shown at ${Dr(n)} Hz, larger than life.`))}pace({frequency:t}){return t>KE?1:Math.max(t,JE)}stop(){this.mode&&(this.mode=null,this.modes.querySelectorAll("button").forEach(t=>t.ariaPressed="false"),this.stage.dirty=!0)}vibrating(t){const e=this.mode;if(!e||!t)return t;const{length:n}=e.poses,s=(performance.now()-this.began)/1e3*this.pace(e)*n%n,[r,o,a]=[e.poses[Math.floor(s)],e.poses[(Math.floor(s)+1)%n],s%1],l=t.slice();for(let c=0;Ea*c<r.length;c++)for(let h=0;h<Ea;h++)l[Ze(c)+ye.x+h]=r[Ea*c+h]*(1-a)+o[Ea*c+h]*a;return l}}const c_=[["spring","Spring","pulls two points together"],["beam","Rod","keeps two points apart by their distance"],["ball","Ball joint","holds a point; turns any way"],["hinge","Hinge","holds a point; turns about an axis"],["slider","Slider","slides along an axis"],["weld","Weld","holds everything"]],e1=.3,n1=["spring","beam"],wm=["hinge","slider"],h_=(i,t)=>Number((Math.round(i/t)*t).toPrecision(9)),cu=i=>[i.x,i.y,i.z];class i1{constructor(t,e,n,s,r){this.stage=t,this.bodies=e,this.grab=n,this.shown=s,this.done=r;const o=G("button",{type:"button",className:"primary",id:"connect-done",onclick:()=>this.finish()},"Connect"),a=G("button",{type:"button",onclick:()=>this.cancel()},"Cancel");this.axisRow=uu("Axis, in the world",this.axis),this.form.append(G("legend",{}),this.say,Wn("Body",this.body),uu("From, m",this.start),Wn("Other end",this.to),uu("At, m",this.end),this.axisRow,G("div",{className:"exports"},o,a)),this.body.onchange=()=>this.centre(),this.line.visible=!1,this.line.renderOrder=5,t.scene.add(this.line),t.canvas.addEventListener("pointermove",l=>this.preview(l))}form=G("fieldset",{className:"connect",hidden:!0});kind=null;say=G("p",{className:"note",role:"status"});body=G("select",{id:"connect-body"});to=G("select",{id:"connect-to"});start=hu("From");end=hu("To");axis=hu("Axis");axisRow;line=new Es(new qe().setFromPoints([new E,new E]),new oy({dashSize:1,gapSize:1,depthTest:!1,transparent:!0}));first=!1;begin(t,e){this.kind=t,this.first=!1,this.form.hidden=!1,this.form.querySelector("legend").textContent=c_.find(([s])=>s===t)[1];const n=this.bodies.infos.map(({name:s})=>[s,s]);rs(this.body,n,this.bodies.infos[Math.max(0,e)]?.name??""),rs(this.to,[["","the world"],...n],""),this.axisRow.hidden=!wm.includes(t),Ta(this.axis,this.usualAxis(t)),this.centre(),this.tell(),this.form.scrollIntoView({block:"nearest"})}cancel(){this.kind=null,this.form.hidden=!0,this.line.visible=!1,this.stage.dirty=!0,this.done(null)}tell(){const t=n1.includes(this.kind)?"where its other end is":"where it sits";this.say.textContent=this.first?`Click ${t}: on a body, or beside them for the world.`:"Click a point of a body, or choose below."}usualAxis(t){const e=new E;t==="hinge"?this.stage.camera.getWorldDirection(e):this.stage.camera.matrixWorld.extractBasis(e,new E,new E);const n=e.toArray().map(Math.abs),s=this.stage.camera.up.toArray().map(Math.abs),r=[0,1,2].filter(o=>s[o]<.9).sort((o,a)=>n[a]-n[o])[0];return new E().setComponent(r,1)}centre(){const t=this.shown(),e=this.bodies.infos.findIndex(({name:s})=>s===this.body.value);if(!t||e<0)return;const n=new E().fromArray(t,Ze(e));Ta(this.start,n),Ta(this.end,n.addScaledVector(this.stage.camera.up,h_(4*this.bodies.radii[e],this.step)),this.step)}get step(){return this.stage.cell/20}click(t,e){if(!this.kind)return!1;const n=this.grab.hitAt(t,e);if(!this.first)return n&&(this.body.value=this.bodies.infos[n.body].name,Ta(this.start,n.point),this.first=!0,this.tell()),!0;const s=n&&this.bodies.infos[n.body].name===this.body.value;this.to.value=n&&!s?this.bodies.infos[n.body].name:"";const r=n?n.point:this.beside(t,e);return r&&(Ta(this.end,r,n?0:this.step),this.finish()),!0}beside(t,e){const{camera:n}=this.stage,s=n.getWorldDirection(new E),r=s.clone().addScaledVector(n.up,-s.dot(n.up)),o=new zi().setFromNormalAndCoplanarPoint(r.length()>e1?r.normalize():s,Aa(this.start));return this.grab.rayAt(t,e).intersectPlane(o,new E)}preview(t){if(!this.kind||!this.first)return;const e=this.grab.hitAt(t.clientX,t.clientY)?.point??this.beside(t.clientX,t.clientY);this.line.visible=e!==null,e&&this.line.geometry.setFromPoints([Aa(this.start),e]),this.line.computeLineDistances();const n=this.line.material;n.color.set(jt("accent")),n.dashSize=n.gapSize=.08*this.stage.radius,this.stage.dirty=!0}finish(){const t=this.kind;if(!t)return;const e={op:"connect",kind:t,body:this.body.value,to:this.to.value||null,start:cu(Aa(this.start)),end:cu(Aa(this.end))};wm.includes(t)&&(e.axis=cu(Aa(this.axis))),this.kind=null,this.form.hidden=!0,this.line.visible=!1,this.stage.dirty=!0,this.done(e)}}function hu(i){return["x","y","z"].map(t=>G("input",{type:"number",step:"any",ariaLabel:`${i}, ${t}`}))}function uu(i,t){return G("fieldset",{className:"triple"},G("legend",{},i),...t)}function Ta(i,t,e=0){i.forEach((n,s)=>n.value=String(e?h_(t.getComponent(s),e):Number(t.getComponent(s).toPrecision(6))))}const Aa=i=>new E(...i.map(({valueAsNumber:t})=>Number.isFinite(t)?t:0)),s1=4,r1=["x","y","z"],o1=7;class a1{constructor(t,e){this.root=t,this.use=e}of(t,e){return t===null?this.root:this.plain(this.plain(this.root.properties[t]).items,e)}plain(t,e){let n=t;for(;n.$ref;)n={...this.root.$defs[n.$ref.split("/").pop()],description:n.description??this.root.$defs[n.$ref.split("/").pop()].description};const s=(n.anyOf??n.oneOf)?.filter(({type:l})=>l!=="null");if(!s)return n;if(s.length===1)return this.plain({description:n.description,...s[0]},e);const r=s.flatMap(l=>l.oneOf?l.oneOf:[l]).map(l=>this.plain(l)),o=e?.type;return r.find(({properties:l})=>l?.type&&"const"in l.type&&l.type.const===o)??{...n,anyOf:s}}table(t,e,n,s,r=[]){const o=Object.keys(t.properties??{}).filter(h=>!r.includes(h)),a=o.filter(h=>e[h]!==void 0&&!("const"in this.plain(t.properties[h]))),l=o.filter(h=>e[h]===void 0),c=a.map(h=>this.entry(t.properties[h],h,e[h],[...n,h],s));if(l.length){const h=G("details",{className:"more"},G("summary",{},n.length>2?`More of the ${n[n.length-1]}`:"More entries"));h.ontoggle=()=>{h.childElementCount===1&&h.append(...l.map(d=>this.entry(t.properties[d],d,void 0,[...n,d],s)))},c.push(h)}return c}entry(t,e,n,s,r){const o=this.plain(t,n),a=o.description??t.description??"",l=/\bin ([^;,]+);/.exec(o.items?.description??a)?.[1]??"",c=`${e.replaceAll("_"," ")}${l&&`, ${l}`}`;return o.properties&&n!==void 0?G("fieldset",{className:"nested"},G("legend",{},`${c}: ${n.type??""}`.replace(/: $/,"")),...this.table(o,n,s,r)):o.enum?this.choice(o.enum.map(String),c,n,s,a):o.type==="boolean"?this.flag(c,n,s):o.type==="array"&&o.minItems===o.maxItems&&(o.minItems??9)<=s1&&Hc(o.items)?this.row(o.minItems,c,n,s,r,a):this.text(c,e,n,s,a,Hc(o))}async put(t,e,n){const s=await this.use.set(e,n);t.toggleAttribute("aria-invalid",!s),s||t.setAttribute("aria-invalid","true")}choice(t,e,n,s,r){const o=G("select",{id:nc(s),title:r},...["",...t].map(a=>G("option",{value:a},a||"–")));return o.value=String(n??""),o.onchange=()=>void this.put(o,s,o.value||null),Em(e,o)}flag(t,e,n){const s=G("input",{type:"checkbox",id:nc(n),checked:e===!0});return s.onchange=()=>void this.put(s,n,s.checked?!0:null),G("label",{className:"flag"},s,t)}row(t,e,n,s,r,o){const a=Array.from({length:t},(c,h)=>G("input",{type:"text",inputMode:"decimal",id:nc([...s,h]),title:o,value:n?Am(n[h]):"",ariaLabel:`${r}: ${e}, ${t===3?r1[h]:h+1}`,placeholder:n?"":"0"}));a.forEach((c,h)=>{c.onchange=()=>{if(a.every(u=>!u.value.trim()))return void this.put(c,s,null);const d=a.map((u,p)=>p!==h&&n?n[p]:Tm(u.value||"0"));this.put(c,s,d)}});const l=G("fieldset",{className:"triple"},G("legend",{},e),...a);return l.style.gridTemplateColumns=`repeat(${t}, minmax(0, 1fr))`,l}text(t,e,n,s,r,o){const a=nc(s),l=this.use.names(e),c=G("input",{type:"text",id:a,title:r,value:n===void 0?"":Am(n)});o&&(c.inputMode="decimal");const h=Em(t,c);return l.length&&(c.setAttribute("list",`${a}-names`),h.append(G("datalist",{id:`${a}-names`},...l.map(d=>G("option",{value:d}))))),c.onchange=()=>{const d=c.value.trim();this.put(c,s,d===""?null:o?Tm(d):l1(d))},h}}function Em(i,t){return G("div",{className:"field entry"},G("label",{htmlFor:t.id},i),t)}const nc=i=>`entry-${i.join("-")}`;function Hc(i){return i.anyOf?i.anyOf.every(t=>Hc(t)||t.type==="string"||!!t.enum)&&i.anyOf.some(Hc):[i.type].flat().some(t=>t==="number"||t==="integer")}function Tm(i){const t=i.trim().replace("−","-");return t!==""&&Number.isFinite(Number(t))?Number(t):t}function l1(i){if(!/^[[{]/.test(i))return i;try{return JSON.parse(i)}catch{return i}}function Am(i){return typeof i=="number"?String(Number(i.toPrecision(o1))):typeof i=="string"?i:JSON.stringify(i)}const Ir=new V0,Jn=new E,fr=new E,an=new Re,Rm={X:new E(1,0,0),Y:new E(0,1,0),Z:new E(0,0,1)},du={type:"change"},Cm={type:"mouseDown",mode:null},Pm={type:"mouseUp",mode:null},Lm={type:"objectChange"};class c1 extends H0{constructor(t,e=null){super(void 0,e);const n=new m1(this);this._root=n;const s=new g1;this._gizmo=s,n.add(s);const r=new _1;this._plane=r,n.add(r);const o=this;function a(w,S){let D=S;Object.defineProperty(o,w,{get:function(){return D!==void 0?D:S},set:function(A){D!==A&&(D=A,r[w]=A,s[w]=A,o.dispatchEvent({type:w+"-changed",value:A}),o.dispatchEvent(du))}}),o[w]=S,r[w]=S,s[w]=S}a("camera",t),a("object",void 0),a("enabled",!0),a("axis",null),a("mode","translate"),a("translationSnap",null),a("rotationSnap",null),a("scaleSnap",null),a("space","world"),a("size",1),a("dragging",!1),a("showX",!0),a("showY",!0),a("showZ",!0),a("showXY",!0),a("showYZ",!0),a("showXZ",!0),a("minX",-1/0),a("maxX",1/0),a("minY",-1/0),a("maxY",1/0),a("minZ",-1/0),a("maxZ",1/0);const l=new E,c=new E,h=new Re,d=new Re,u=new E,p=new Re,g=new E,y=new E,m=new E,f=0,_=new E;a("worldPosition",l),a("worldPositionStart",c),a("worldQuaternion",h),a("worldQuaternionStart",d),a("cameraPosition",u),a("cameraQuaternion",p),a("pointStart",g),a("pointEnd",y),a("rotationAxis",m),a("rotationAngle",f),a("eye",_),this._offset=new E,this._startNorm=new E,this._endNorm=new E,this._cameraScale=new E,this._parentPosition=new E,this._parentQuaternion=new Re,this._parentQuaternionInv=new Re,this._parentScale=new E,this._worldScaleStart=new E,this._worldQuaternionInv=new Re,this._worldScale=new E,this._positionStart=new E,this._quaternionStart=new Re,this._scaleStart=new E,this._getPointer=h1.bind(this),this._onPointerDown=d1.bind(this),this._onPointerHover=u1.bind(this),this._onPointerMove=f1.bind(this),this._onPointerUp=p1.bind(this),e!==null&&this.connect(e)}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointermove",this._onPointerHover),this.domElement.addEventListener("pointerup",this._onPointerUp),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.removeEventListener("pointermove",this._onPointerHover),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.domElement.removeEventListener("pointerup",this._onPointerUp),this.domElement.style.touchAction=""}getHelper(){return this._root}pointerHover(t){if(this.object===void 0||this.dragging===!0)return;t!==null&&Ir.setFromCamera(t,this.camera);const e=fu(this._gizmo.picker[this.mode],Ir);e?this.axis=e.object.name:this.axis=null}pointerDown(t){if(!(this.object===void 0||this.dragging===!0||t!=null&&t.button!==0)&&this.axis!==null){t!==null&&Ir.setFromCamera(t,this.camera);const e=fu(this._plane,Ir,!0);e&&(this.object.updateMatrixWorld(),this.object.parent.updateMatrixWorld(),this._positionStart.copy(this.object.position),this._quaternionStart.copy(this.object.quaternion),this._scaleStart.copy(this.object.scale),this.object.matrixWorld.decompose(this.worldPositionStart,this.worldQuaternionStart,this._worldScaleStart),this.pointStart.copy(e.point).sub(this.worldPositionStart)),this.dragging=!0,Cm.mode=this.mode,this.dispatchEvent(Cm)}}pointerMove(t){const e=this.axis,n=this.mode,s=this.object;let r=this.space;if(n==="scale"?r="local":(e==="E"||e==="XYZE"||e==="XYZ")&&(r="world"),s===void 0||e===null||this.dragging===!1||t!==null&&t.button!==-1)return;t!==null&&Ir.setFromCamera(t,this.camera);const o=fu(this._plane,Ir,!0);if(o){if(this.pointEnd.copy(o.point).sub(this.worldPositionStart),n==="translate")this._offset.copy(this.pointEnd).sub(this.pointStart),r==="local"&&e!=="XYZ"&&this._offset.applyQuaternion(this._worldQuaternionInv),e.indexOf("X")===-1&&(this._offset.x=0),e.indexOf("Y")===-1&&(this._offset.y=0),e.indexOf("Z")===-1&&(this._offset.z=0),r==="local"&&e!=="XYZ"?this._offset.applyQuaternion(this._quaternionStart).divide(this._parentScale):this._offset.applyQuaternion(this._parentQuaternionInv).divide(this._parentScale),s.position.copy(this._offset).add(this._positionStart),this.translationSnap&&(r==="local"&&(s.position.applyQuaternion(an.copy(this._quaternionStart).invert()),e.search("X")!==-1&&(s.position.x=Math.round(s.position.x/this.translationSnap)*this.translationSnap),e.search("Y")!==-1&&(s.position.y=Math.round(s.position.y/this.translationSnap)*this.translationSnap),e.search("Z")!==-1&&(s.position.z=Math.round(s.position.z/this.translationSnap)*this.translationSnap),s.position.applyQuaternion(this._quaternionStart)),r==="world"&&(s.parent&&s.position.add(Jn.setFromMatrixPosition(s.parent.matrixWorld)),e.search("X")!==-1&&(s.position.x=Math.round(s.position.x/this.translationSnap)*this.translationSnap),e.search("Y")!==-1&&(s.position.y=Math.round(s.position.y/this.translationSnap)*this.translationSnap),e.search("Z")!==-1&&(s.position.z=Math.round(s.position.z/this.translationSnap)*this.translationSnap),s.parent&&s.position.sub(Jn.setFromMatrixPosition(s.parent.matrixWorld)))),s.position.x=Math.max(this.minX,Math.min(this.maxX,s.position.x)),s.position.y=Math.max(this.minY,Math.min(this.maxY,s.position.y)),s.position.z=Math.max(this.minZ,Math.min(this.maxZ,s.position.z));else if(n==="scale"){if(e.search("XYZ")!==-1){let a=this.pointEnd.length()/this.pointStart.length();this.pointEnd.dot(this.pointStart)<0&&(a*=-1),fr.set(a,a,a)}else Jn.copy(this.pointStart),fr.copy(this.pointEnd),Jn.applyQuaternion(this._worldQuaternionInv),fr.applyQuaternion(this._worldQuaternionInv),fr.divide(Jn),e.search("X")===-1&&(fr.x=1),e.search("Y")===-1&&(fr.y=1),e.search("Z")===-1&&(fr.z=1);s.scale.copy(this._scaleStart).multiply(fr),this.scaleSnap&&(e.search("X")!==-1&&(s.scale.x=Math.round(s.scale.x/this.scaleSnap)*this.scaleSnap||this.scaleSnap),e.search("Y")!==-1&&(s.scale.y=Math.round(s.scale.y/this.scaleSnap)*this.scaleSnap||this.scaleSnap),e.search("Z")!==-1&&(s.scale.z=Math.round(s.scale.z/this.scaleSnap)*this.scaleSnap||this.scaleSnap))}else if(n==="rotate"){this._offset.copy(this.pointEnd).sub(this.pointStart);const a=20/this.worldPosition.distanceTo(Jn.setFromMatrixPosition(this.camera.matrixWorld));let l=!1;e==="XYZE"?(this.rotationAxis.copy(this._offset).cross(this.eye).normalize(),this.rotationAngle=this._offset.dot(Jn.copy(this.rotationAxis).cross(this.eye))*a):(e==="X"||e==="Y"||e==="Z")&&(this.rotationAxis.copy(Rm[e]),Jn.copy(Rm[e]),r==="local"&&Jn.applyQuaternion(this.worldQuaternion),Jn.cross(this.eye),Jn.length()===0?l=!0:this.rotationAngle=this._offset.dot(Jn.normalize())*a),(e==="E"||l)&&(this.rotationAxis.copy(this.eye),this.rotationAngle=this.pointEnd.angleTo(this.pointStart),this._startNorm.copy(this.pointStart).normalize(),this._endNorm.copy(this.pointEnd).normalize(),this.rotationAngle*=this._endNorm.cross(this._startNorm).dot(this.eye)<0?1:-1),this.rotationSnap&&(this.rotationAngle=Math.round(this.rotationAngle/this.rotationSnap)*this.rotationSnap),r==="local"&&e!=="E"&&e!=="XYZE"?(s.quaternion.copy(this._quaternionStart),s.quaternion.multiply(an.setFromAxisAngle(this.rotationAxis,this.rotationAngle)).normalize()):(this.rotationAxis.applyQuaternion(this._parentQuaternionInv),s.quaternion.copy(an.setFromAxisAngle(this.rotationAxis,this.rotationAngle)),s.quaternion.multiply(this._quaternionStart).normalize())}this.dispatchEvent(du),this.dispatchEvent(Lm)}}pointerUp(t){t!==null&&t.button!==0||(this.dragging&&this.axis!==null&&(Pm.mode=this.mode,this.dispatchEvent(Pm)),this.dragging=!1,this.axis=null)}dispose(){this.disconnect(),this._root.dispose()}attach(t){return this.object=t,this._root.visible=!0,this}detach(){return this.object=void 0,this.axis=null,this._root.visible=!1,this}reset(){this.enabled&&this.dragging&&(this.object.position.copy(this._positionStart),this.object.quaternion.copy(this._quaternionStart),this.object.scale.copy(this._scaleStart),this.dispatchEvent(du),this.dispatchEvent(Lm),this.pointStart.copy(this.pointEnd))}getRaycaster(){return Ir}getMode(){return this.mode}setMode(t){this.mode=t}setTranslationSnap(t){this.translationSnap=t}setRotationSnap(t){this.rotationSnap=t}setScaleSnap(t){this.scaleSnap=t}setSize(t){this.size=t}setSpace(t){this.space=t}setColors(t,e,n,s){const r=this._gizmo.materialLib;r.xAxis.color.set(t),r.yAxis.color.set(e),r.zAxis.color.set(n),r.active.color.set(s),r.xAxisTransparent.color.set(t),r.yAxisTransparent.color.set(e),r.zAxisTransparent.color.set(n),r.activeTransparent.color.set(s),r.xAxis._color&&r.xAxis._color.set(t),r.yAxis._color&&r.yAxis._color.set(e),r.zAxis._color&&r.zAxis._color.set(n),r.active._color&&r.active._color.set(s),r.xAxisTransparent._color&&r.xAxisTransparent._color.set(t),r.yAxisTransparent._color&&r.yAxisTransparent._color.set(e),r.zAxisTransparent._color&&r.zAxisTransparent._color.set(n),r.activeTransparent._color&&r.activeTransparent._color.set(s)}}function h1(i){if(this.domElement.ownerDocument.pointerLockElement)return{x:0,y:0,button:i.button};{const t=this.domElement.getBoundingClientRect();return{x:(i.clientX-t.left)/t.width*2-1,y:-(i.clientY-t.top)/t.height*2+1,button:i.button}}}function u1(i){if(this.enabled)switch(i.pointerType){case"mouse":case"pen":this.pointerHover(this._getPointer(i));break}}function d1(i){this.enabled&&(document.pointerLockElement||this.domElement.setPointerCapture(i.pointerId),this.domElement.addEventListener("pointermove",this._onPointerMove),this.pointerHover(this._getPointer(i)),this.pointerDown(this._getPointer(i)))}function f1(i){this.enabled&&this.pointerMove(this._getPointer(i))}function p1(i){this.enabled&&(this.domElement.releasePointerCapture(i.pointerId),this.domElement.removeEventListener("pointermove",this._onPointerMove),this.pointerUp(this._getPointer(i)))}function fu(i,t,e){const n=t.intersectObject(i,!0);for(let s=0;s<n.length;s++)if(n[s].object.visible||e)return n[s];return!1}const ic=new Ks,Ye=new E(0,1,0),Dm=new E(0,0,0),Im=new me,sc=new Re,Cc=new Re,Ss=new E,Nm=new me,Ba=new E(1,0,0),Ur=new E(0,1,0),za=new E(0,0,1),rc=new E,Ra=new E,Ca=new E;class m1 extends hn{constructor(t){super(),this.isTransformControlsRoot=!0,this.controls=t,this.visible=!1}updateMatrixWorld(t){const e=this.controls;e.object!==void 0&&(e.object.updateMatrixWorld(),e.object.parent===null?console.error("TransformControls: The attached 3D object must be a part of the scene graph."):e.object.parent.matrixWorld.decompose(e._parentPosition,e._parentQuaternion,e._parentScale),e.object.matrixWorld.decompose(e.worldPosition,e.worldQuaternion,e._worldScale),e._parentQuaternionInv.copy(e._parentQuaternion).invert(),e._worldQuaternionInv.copy(e.worldQuaternion).invert()),e.camera.updateMatrixWorld(),e.camera.matrixWorld.decompose(e.cameraPosition,e.cameraQuaternion,e._cameraScale),e.camera.isOrthographicCamera?e.camera.getWorldDirection(e.eye).negate():e.eye.copy(e.cameraPosition).sub(e.worldPosition).normalize(),super.updateMatrixWorld(t)}dispose(){this.traverse(function(t){t.geometry&&t.geometry.dispose(),t.material&&t.material.dispose()})}}class g1 extends hn{constructor(){super(),this.isTransformControlsGizmo=!0,this.type="TransformControlsGizmo";const t=new xi({depthTest:!1,depthWrite:!1,fog:!1,toneMapped:!1,transparent:!0}),e=new Jo({depthTest:!1,depthWrite:!1,fog:!1,toneMapped:!1,transparent:!0}),n=t.clone();n.opacity=.15;const s=e.clone();s.opacity=.5;const r=t.clone();r.color.setHex(16711680);const o=t.clone();o.color.setHex(65280);const a=t.clone();a.color.setHex(255);const l=t.clone();l.color.setHex(16711680),l.opacity=.5;const c=t.clone();c.color.setHex(65280),c.opacity=.5;const h=t.clone();h.color.setHex(255),h.opacity=.5;const d=t.clone();d.opacity=.25;const u=t.clone();u.color.setHex(16776960),u.opacity=.25;const p=t.clone();p.color.setHex(16776960);const g=t.clone();g.color.setHex(7895160),this.materialLib={xAxis:r,yAxis:o,zAxis:a,active:p,xAxisTransparent:l,yAxisTransparent:c,zAxisTransparent:h,activeTransparent:u};const y=new Sn(0,.04,.1,12);y.translate(0,.05,0);const m=new mn(.08,.08,.08);m.translate(0,.04,0);const f=new qe;f.setAttribute("position",new ge([0,0,0,1,0,0],3));const _=new Sn(.0075,.0075,.5,3);_.translate(0,.25,0);function w(U,X){const O=new Br(U,.0075,3,64,X*Math.PI*2);return O.rotateY(Math.PI/2),O.rotateX(Math.PI/2),O}function S(){const U=new qe;return U.setAttribute("position",new ge([0,0,0,1,1,1],3)),U}const D={X:[[new yt(y,r),[.5,0,0],[0,0,-Math.PI/2]],[new yt(y,r),[-.5,0,0],[0,0,Math.PI/2]],[new yt(_,r),[0,0,0],[0,0,-Math.PI/2]]],Y:[[new yt(y,o),[0,.5,0]],[new yt(y,o),[0,-.5,0],[Math.PI,0,0]],[new yt(_,o)]],Z:[[new yt(y,a),[0,0,.5],[Math.PI/2,0,0]],[new yt(y,a),[0,0,-.5],[-Math.PI/2,0,0]],[new yt(_,a),null,[Math.PI/2,0,0]]],XYZ:[[new yt(new Hr(.1,0),d),[0,0,0]]],XY:[[new yt(new mn(.15,.15,.01),h),[.15,.15,0]]],YZ:[[new yt(new mn(.15,.15,.01),l),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new mn(.15,.15,.01),c),[.15,0,.15],[-Math.PI/2,0,0]]]},A={X:[[new yt(new Sn(.2,0,.6,4),n),[.3,0,0],[0,0,-Math.PI/2]],[new yt(new Sn(.2,0,.6,4),n),[-.3,0,0],[0,0,Math.PI/2]]],Y:[[new yt(new Sn(.2,0,.6,4),n),[0,.3,0]],[new yt(new Sn(.2,0,.6,4),n),[0,-.3,0],[0,0,Math.PI]]],Z:[[new yt(new Sn(.2,0,.6,4),n),[0,0,.3],[Math.PI/2,0,0]],[new yt(new Sn(.2,0,.6,4),n),[0,0,-.3],[-Math.PI/2,0,0]]],XYZ:[[new yt(new Hr(.2,0),n)]],XY:[[new yt(new mn(.2,.2,.01),n),[.15,.15,0]]],YZ:[[new yt(new mn(.2,.2,.01),n),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new mn(.2,.2,.01),n),[.15,0,.15],[-Math.PI/2,0,0]]]},N={START:[[new yt(new Hr(.01,2),s),null,null,null,"helper"]],END:[[new yt(new Hr(.01,2),s),null,null,null,"helper"]],DELTA:[[new Es(S(),s),null,null,null,"helper"]],X:[[new Es(f,s),[-1e3,0,0],null,[1e6,1,1],"helper"]],Y:[[new Es(f,s),[0,-1e3,0],[0,0,Math.PI/2],[1e6,1,1],"helper"]],Z:[[new Es(f,s),[0,0,-1e3],[0,-Math.PI/2,0],[1e6,1,1],"helper"]]},v={XYZE:[[new yt(w(.5,1),g),null,[0,Math.PI/2,0]]],X:[[new yt(w(.5,.5),r)]],Y:[[new yt(w(.5,.5),o),null,[0,0,-Math.PI/2]]],Z:[[new yt(w(.5,.5),a),null,[0,Math.PI/2,0]]],E:[[new yt(w(.75,1),u),null,[0,Math.PI/2,0]]]},C={AXIS:[[new Es(f,s),[-1e3,0,0],null,[1e6,1,1],"helper"]]},F={XYZE:[[new yt(new Qs(.25,10,8),n)]],X:[[new yt(new Br(.5,.1,4,24),n),[0,0,0],[0,-Math.PI/2,-Math.PI/2]]],Y:[[new yt(new Br(.5,.1,4,24),n),[0,0,0],[Math.PI/2,0,0]]],Z:[[new yt(new Br(.5,.1,4,24),n),[0,0,0],[0,0,-Math.PI/2]]],E:[[new yt(new Br(.75,.1,2,24),n)]]},P={X:[[new yt(m,r),[.5,0,0],[0,0,-Math.PI/2]],[new yt(_,r),[0,0,0],[0,0,-Math.PI/2]],[new yt(m,r),[-.5,0,0],[0,0,Math.PI/2]]],Y:[[new yt(m,o),[0,.5,0]],[new yt(_,o)],[new yt(m,o),[0,-.5,0],[0,0,Math.PI]]],Z:[[new yt(m,a),[0,0,.5],[Math.PI/2,0,0]],[new yt(_,a),[0,0,0],[Math.PI/2,0,0]],[new yt(m,a),[0,0,-.5],[-Math.PI/2,0,0]]],XY:[[new yt(new mn(.15,.15,.01),h),[.15,.15,0]]],YZ:[[new yt(new mn(.15,.15,.01),l),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new mn(.15,.15,.01),c),[.15,0,.15],[-Math.PI/2,0,0]]],XYZ:[[new yt(new mn(.1,.1,.1),d)]]},k={X:[[new yt(new Sn(.2,0,.6,4),n),[.3,0,0],[0,0,-Math.PI/2]],[new yt(new Sn(.2,0,.6,4),n),[-.3,0,0],[0,0,Math.PI/2]]],Y:[[new yt(new Sn(.2,0,.6,4),n),[0,.3,0]],[new yt(new Sn(.2,0,.6,4),n),[0,-.3,0],[0,0,Math.PI]]],Z:[[new yt(new Sn(.2,0,.6,4),n),[0,0,.3],[Math.PI/2,0,0]],[new yt(new Sn(.2,0,.6,4),n),[0,0,-.3],[-Math.PI/2,0,0]]],XY:[[new yt(new mn(.2,.2,.01),n),[.15,.15,0]]],YZ:[[new yt(new mn(.2,.2,.01),n),[0,.15,.15],[0,Math.PI/2,0]]],XZ:[[new yt(new mn(.2,.2,.01),n),[.15,0,.15],[-Math.PI/2,0,0]]],XYZ:[[new yt(new mn(.2,.2,.2),n),[0,0,0]]]},H={X:[[new Es(f,s),[-1e3,0,0],null,[1e6,1,1],"helper"]],Y:[[new Es(f,s),[0,-1e3,0],[0,0,Math.PI/2],[1e6,1,1],"helper"]],Z:[[new Es(f,s),[0,0,-1e3],[0,-Math.PI/2,0],[1e6,1,1],"helper"]]};function q(U){const X=new hn;for(const O in U)for(let st=U[O].length;st--;){const tt=U[O][st][0].clone(),at=U[O][st][1],ft=U[O][st][2],ut=U[O][st][3],gt=U[O][st][4];tt.name=O,tt.tag=gt,at&&tt.position.set(at[0],at[1],at[2]),ft&&tt.rotation.set(ft[0],ft[1],ft[2]),ut&&tt.scale.set(ut[0],ut[1],ut[2]),tt.updateMatrix();const Yt=tt.geometry.clone();Yt.applyMatrix4(tt.matrix),tt.geometry=Yt,tt.renderOrder=1/0,tt.position.set(0,0,0),tt.rotation.set(0,0,0),tt.scale.set(1,1,1),X.add(tt)}return X}this.gizmo={},this.picker={},this.helper={},this.add(this.gizmo.translate=q(D)),this.add(this.gizmo.rotate=q(v)),this.add(this.gizmo.scale=q(P)),this.add(this.picker.translate=q(A)),this.add(this.picker.rotate=q(F)),this.add(this.picker.scale=q(k)),this.add(this.helper.translate=q(N)),this.add(this.helper.rotate=q(C)),this.add(this.helper.scale=q(H)),this.picker.translate.visible=!1,this.picker.rotate.visible=!1,this.picker.scale.visible=!1}updateMatrixWorld(t){const n=(this.mode==="scale"?"local":this.space)==="local"?this.worldQuaternion:Cc;this.gizmo.translate.visible=this.mode==="translate",this.gizmo.rotate.visible=this.mode==="rotate",this.gizmo.scale.visible=this.mode==="scale",this.helper.translate.visible=this.mode==="translate",this.helper.rotate.visible=this.mode==="rotate",this.helper.scale.visible=this.mode==="scale";let s=[];s=s.concat(this.picker[this.mode].children),s=s.concat(this.gizmo[this.mode].children),s=s.concat(this.helper[this.mode].children);for(let r=0;r<s.length;r++){const o=s[r];o.visible=!0,o.rotation.set(0,0,0),o.position.copy(this.worldPosition);let a;if(this.camera.isOrthographicCamera?a=(this.camera.top-this.camera.bottom)/this.camera.zoom:a=this.worldPosition.distanceTo(this.cameraPosition)*Math.min(1.9*Math.tan(Math.PI*this.camera.fov/360)/this.camera.zoom,7),o.scale.set(1,1,1).multiplyScalar(a*this.size/4),o.tag==="helper"){o.visible=!1,o.name==="AXIS"?(o.visible=!!this.axis,this.axis==="X"&&(an.setFromEuler(ic.set(0,0,0)),o.quaternion.copy(n).multiply(an),Math.abs(Ye.copy(Ba).applyQuaternion(n).dot(this.eye))>.9&&(o.visible=!1)),this.axis==="Y"&&(an.setFromEuler(ic.set(0,0,Math.PI/2)),o.quaternion.copy(n).multiply(an),Math.abs(Ye.copy(Ur).applyQuaternion(n).dot(this.eye))>.9&&(o.visible=!1)),this.axis==="Z"&&(an.setFromEuler(ic.set(0,Math.PI/2,0)),o.quaternion.copy(n).multiply(an),Math.abs(Ye.copy(za).applyQuaternion(n).dot(this.eye))>.9&&(o.visible=!1)),this.axis==="XYZE"&&(an.setFromEuler(ic.set(0,Math.PI/2,0)),Ye.copy(this.rotationAxis),o.quaternion.setFromRotationMatrix(Im.lookAt(Dm,Ye,Ur)),o.quaternion.multiply(an),o.visible=this.dragging),this.axis==="E"&&(o.visible=!1)):o.name==="START"?(o.position.copy(this.worldPositionStart),o.visible=this.dragging):o.name==="END"?(o.position.copy(this.worldPosition),o.visible=this.dragging):o.name==="DELTA"?(o.position.copy(this.worldPositionStart),o.quaternion.copy(this.worldQuaternionStart),Jn.set(1e-10,1e-10,1e-10).add(this.worldPositionStart).sub(this.worldPosition).multiplyScalar(-1),Jn.applyQuaternion(this.worldQuaternionStart.clone().invert()),o.scale.copy(Jn),o.visible=this.dragging):(o.quaternion.copy(n),this.dragging?o.position.copy(this.worldPositionStart):o.position.copy(this.worldPosition),this.axis&&(o.visible=this.axis.search(o.name)!==-1));continue}o.quaternion.copy(n),this.mode==="translate"||this.mode==="scale"?(o.name==="X"&&Math.abs(Ye.copy(Ba).applyQuaternion(n).dot(this.eye))>.99&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="Y"&&Math.abs(Ye.copy(Ur).applyQuaternion(n).dot(this.eye))>.99&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="Z"&&Math.abs(Ye.copy(za).applyQuaternion(n).dot(this.eye))>.99&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="XY"&&Math.abs(Ye.copy(za).applyQuaternion(n).dot(this.eye))<.2&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="YZ"&&Math.abs(Ye.copy(Ba).applyQuaternion(n).dot(this.eye))<.2&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1),o.name==="XZ"&&Math.abs(Ye.copy(Ur).applyQuaternion(n).dot(this.eye))<.2&&(o.scale.set(1e-10,1e-10,1e-10),o.visible=!1)):this.mode==="rotate"&&(sc.copy(n),Ye.copy(this.eye).applyQuaternion(an.copy(n).invert()),o.name.search("E")!==-1&&o.quaternion.setFromRotationMatrix(Im.lookAt(this.eye,Dm,Ur)),o.name==="X"&&(an.setFromAxisAngle(Ba,Math.atan2(-Ye.y,Ye.z)),an.multiplyQuaternions(sc,an),o.quaternion.copy(an)),o.name==="Y"&&(an.setFromAxisAngle(Ur,Math.atan2(Ye.x,Ye.z)),an.multiplyQuaternions(sc,an),o.quaternion.copy(an)),o.name==="Z"&&(an.setFromAxisAngle(za,Math.atan2(Ye.y,Ye.x)),an.multiplyQuaternions(sc,an),o.quaternion.copy(an))),o.visible=o.visible&&(o.name.indexOf("X")===-1||this.showX),o.visible=o.visible&&(o.name.indexOf("Y")===-1||this.showY),o.visible=o.visible&&(o.name.indexOf("Z")===-1||this.showZ),o.visible=o.visible&&(o.name.indexOf("E")===-1||this.showX&&this.showY&&this.showZ),o.visible=o.visible&&(o.name.indexOf("XY")===-1||this.showXY),o.visible=o.visible&&(o.name.indexOf("YZ")===-1||this.showYZ),o.visible=o.visible&&(o.name.indexOf("XZ")===-1||this.showXZ),o.material._color=o.material._color||o.material.color.clone(),o.material._opacity=o.material._opacity||o.material.opacity,o.material.color.copy(o.material._color),o.material.opacity=o.material._opacity,this.enabled&&this.axis&&(o.name===this.axis?(o.material.color.copy(this.materialLib.active.color),o.material.opacity=1):this.axis.split("").some(function(l){return o.name===l})&&(o.material.color.copy(this.materialLib.active.color),o.material.opacity=1))}super.updateMatrixWorld(t)}}class _1 extends yt{constructor(){super(new Is(1e5,1e5,2,2),new xi({visible:!1,wireframe:!0,side:Fn,transparent:!0,opacity:.1,toneMapped:!1})),this.isTransformControlsPlane=!0,this.type="TransformControlsPlane"}updateMatrixWorld(t){let e=this.space;switch(this.position.copy(this.worldPosition),this.mode==="scale"&&(e="local"),rc.copy(Ba).applyQuaternion(e==="local"?this.worldQuaternion:Cc),Ra.copy(Ur).applyQuaternion(e==="local"?this.worldQuaternion:Cc),Ca.copy(za).applyQuaternion(e==="local"?this.worldQuaternion:Cc),Ye.copy(Ra),this.mode){case"translate":case"scale":switch(this.axis){case"X":Ye.copy(this.eye).cross(rc),Ss.copy(rc).cross(Ye);break;case"Y":Ye.copy(this.eye).cross(Ra),Ss.copy(Ra).cross(Ye);break;case"Z":Ye.copy(this.eye).cross(Ca),Ss.copy(Ca).cross(Ye);break;case"XY":Ss.copy(Ca);break;case"YZ":Ss.copy(rc);break;case"XZ":Ye.copy(Ca),Ss.copy(Ra);break;case"XYZ":case"E":Ss.set(0,0,0);break}break;case"rotate":default:Ss.set(0,0,0)}Ss.length()===0?this.quaternion.copy(this.cameraQuaternion):(Nm.lookAt(Jn.set(0,0,0),Ss,Ye),this.quaternion.setFromRotationMatrix(Nm)),super.updateMatrixWorld(t)}}const x1=.25,v1=.85;class y1{constructor(t,e,n){this.stage=t,this.arrow=new sl(t.scene,1,!0),t.scene.add(this.proxy),this.controls=new c1(t.camera,t.canvas),this.controls.setSize(v1),t.scene.add(this.controls.getHelper()),this.controls.addEventListener("change",()=>t.dirty=!0),this.controls.addEventListener("objectChange",()=>this.follow(e())),this.controls.addEventListener("dragging-changed",({value:s})=>{this.dragging=s,t.controls.enabled=!this.dragging;const r=e();this.dragging&&(this.before=r&&this.body>=0?r.slice(Ze(this.body),Ze(this.body)+ye.w):null),!(this.dragging||this.body<0)&&(this.mode==="velocity"?n.aimed(this.velocity.clone()):n.placed(this.proxy.position.clone(),this.proxy.quaternion.clone()))})}mode="move";dragging=!1;body=-1;before=null;proxy=new hn;velocity=new E;base=new E;arrow;controls;revert(t){t&&this.before&&this.body>=0&&t.set(this.before,Ze(this.body)),this.before=null,this.stage.dirty=!0}get perSpeed(){return x1*this.stage.radius}get touched(){return this.dragging||this.controls.axis!==null}hold(t,e,n){this.body=t,this.velocity.copy(e),this.arrow.visible=t>=0,t<0||!n?this.controls.detach():(this.controls.attach(this.proxy),this.controls.setMode(this.mode==="turn"?"rotate":"translate"),this.controls.setSpace("world"),this.place(n)),this.stage.dirty=!0}place(t){if(this.body<0||this.dragging)return;const e=Ze(this.body);e+ye.q+4>t.length||(this.base.fromArray(t,e+ye.x),this.proxy.position.copy(this.base),this.mode==="velocity"&&this.proxy.position.addScaledVector(this.velocity,this.perSpeed),this.proxy.quaternion.set(t[e+ye.q+1],t[e+ye.q+2],t[e+ye.q+3],t[e+ye.q]),this.draw())}draw(){this.controls.setColors(jt("axis-x"),jt("axis-y"),jt("axis-z"),jt("grab")),this.arrow.colour=jt("accent"),this.arrow.set(0,this.base,this.velocity.clone().multiplyScalar(this.perSpeed),Math.max(.7*this.stage.radius,1e-9))}follow(t){if(!t||this.body<0)return;const e=Ze(this.body);if(this.mode==="velocity")this.velocity.copy(this.proxy.position).sub(this.base).divideScalar(this.perSpeed);else{const{x:n,y:s,z:r,w:o}=this.proxy.quaternion;this.proxy.position.toArray(t,e+ye.x),t.set([o,n,s,r],e+ye.q),this.base.copy(this.proxy.position)}this.draw(),this.stage.dirty=!0}}const Um=[["body","Bodies"],["joint","Joints"],["force","Forces"],["floor","Floors"],["fixed","Fixed shapes"],["material","Materials"],["contact","Contacts"],["no_contact","No contact"]],oc=[["move","Move","m"],["turn","Turn","t"],["velocity","Velocity","v"]],b1=6,Fm=i=>Number(i.toPrecision(6)),S1=.1;class M1{constructor(t,e,n,s,r){this.stage=e,this.bodies=n,this.grab=s,this.site=r,this.trouble.setAttribute("role","alert"),this.list.setAttribute("aria-label","What the scene has"),this.handles=new y1(e,()=>r.shown(),{placed:(a,l)=>void this.placed(a,l),aimed:a=>void this.aimed(a)}),this.connect=new i1(e,n,s,()=>r.shown(),a=>void this.connected(a));const o=(a,l,c,h)=>this.buttons[a]=G("button",{type:"button",id:`build-${a}`,title:c,onclick:()=>void h()},l);this.start.append(G("p",{},"Change this scene, or make one from nothing: bodies, joints, springs, floors. What you make is a scene's file that the shell runs too."),G("div",{className:"exports"},o("edit","Edit this scene","It goes back to its start and stands still (d)",()=>r.begin(!0)),o("fresh","New scene","Begin with one body",()=>this.fresh()))),this.bar.append(o("run","Run","Let it move (d, space)",()=>this.site.begin(!1)),o("undo","↶","Undo: take the last change back (Ctrl Z)",()=>this.ask({do:"undo"})),o("redo","↷","Redo: make it again (Ctrl Y)",()=>this.ask({do:"redo"})),o("new","New","Begin another scene",()=>this.fresh()),o("save","Save","Write the scene's file (Ctrl S)",()=>this.keep()),o("download","Download","The scene as a file: freebody run scene.toml",()=>this.download())),this.buttons.run.classList.add("primary"),this.buttons.undo.ariaLabel="Undo",this.buttons.redo.ariaLabel="Redo",this.links.append(G("legend",{},"Connect"),...c_.map(([a,l,c])=>G("button",{type:"button",id:`connect-${a}`,title:c,onclick:()=>this.join(a)},l))),this.tools.append(...oc.map(([a,l,c])=>o(a,l,`Handles: ${l.toLowerCase()} (${c})`,()=>this.handle(a))),o("copy","Duplicate","Another one beside it (c)",()=>this.duplicate()),o("remove","Delete","With a body goes what holds it (Delete)",()=>this.remove())),this.list.onchange=()=>this.choose(this.told()),this.work.append(this.bar,this.trouble,this.hint,this.shapes,this.links,this.connect.form,G("label",{htmlFor:"build-list",className:"head"},"In the scene"),this.list,this.tools,this.inspector),t.append(this.start,this.work),this.listen()}palette=null;forms=null;doc=null;chosen=null;asked=0;queue=Promise.resolve();starting=!1;down=null;start=G("div",{className:"start"});work=G("div",{hidden:!0});bar=G("div",{className:"exports bar"});trouble=G("div",{id:"build-trouble",className:"trouble",hidden:!0});hint=G("p",{className:"note"});shapes=G("fieldset",{className:"exports palette"});links=G("fieldset",{className:"exports palette"});list=G("select",{id:"build-list",size:7});tools=G("div",{className:"exports"});inspector=G("div",{id:"build-form"});buttons={};handles;connect;get on(){return!!this.site.hello()?.building}get state(){return{on:this.on,doc:this.doc,chosen:this.chosen,connecting:this.connect.kind,starting:this.starting,body:this.body()}}update(t){const e=this.site.key()!==null&&!t.tape;this.start.hidden=this.on||this.starting,this.work.hidden=!this.on&&!this.starting,document.body.classList.toggle("building",this.on);for(const s of[this.buttons.edit,this.buttons.fresh])s.disabled=!e;const n=t.desk;if(this.buttons.undo.disabled=!n?.undo||!e,this.buttons.redo.disabled=!n?.redo||!e,this.buttons.save.hidden=!n?.file,this.buttons.save.disabled=!n?.unsaved||!e,this.buttons.save.title=n?.file?`Write ${n.file} (Ctrl S)`:"",this.hint.textContent=[n?.note,n?.unsaved&&n.file?`Not in ${n.file} yet.`:""].filter(Boolean).join(" "),!this.on){this.handles.hold(-1,new E,null),this.connect.kind&&this.connect.cancel();return}this.starting=!1,n&&n.revision!==this.asked?this.fetch(n.revision):this.hold()}async fetch(t){this.asked=t,await this.prepare();const e=await fetch(ss("scene.json"));e.ok&&this.take(await e.json())}async prepare(){if(this.palette)return;const t=await fetch(ss("palette.json"));this.palette=await t.json(),this.forms=new a1(this.palette.schema,{set:(n,s)=>this.set(n,s),names:n=>this.names(n)});const e=({label:n,entry:s})=>G("button",{type:"button",id:`add-${n.toLowerCase()}`,title:`Add: ${n.toLowerCase()}`,onclick:()=>void this.add(s)},n);this.shapes.append(G("legend",{},"Add"),...this.palette.starters.body.map(e),G("button",{type:"button",id:"add-floor",title:"A floor below everything, and a material for bodies that have none",onclick:()=>void this.floor()},"Floor"))}take(t){!t.data||this.doc&&t.revision<this.doc.revision&&t.revision!==this.asked||(this.doc=t,this.asked=t.revision,this.write())}write(){const{data:t}=this.doc,e=this.chosen&&this.value(this.chosen)!==void 0?this.chosen:null,n=(r,o)=>G("option",{value:`${r.list??""}:${r.number}`},o),s=Um.flatMap(([r,o])=>{const a=t[r];if(!a?.length)return[];const l=G("optgroup",{label:o});return l.append(...a.map((c,h)=>n({list:r,number:h},this.title(r,c,h)))),[l]});this.list.replaceChildren(n({list:null,number:0},"Scene: gravity, title, run"),...s),this.choose(e,!0)}title(t,e,n){if(t==="body")return String(e.name??this.doc.names[this.first(n)]??`body ${n+1}`)+(this.doc.counts[n]>1?` (${this.doc.counts[n]})`:"");const s=["body","to","a","b"].map(r=>e[r]).filter(Boolean).join(" – ");return[e.name??e.type??t,s&&`: ${s}`].filter(Boolean).join("")}value({list:t,number:e}){return t===null?this.doc.data:this.doc.data[t]?.[e]}told(){const[t,e]=this.list.value.split(":");return this.list.value?{list:t||null,number:Number(e)}:null}choose(t,e=!1){const n=document.activeElement?.id;this.chosen=t,this.list.value=t?`${t.list??""}:${t.number}`:"";const s=t?.list==="body";for(const[o]of oc)this.buttons[o].hidden=!s;this.buttons.copy.hidden=!s,this.buttons.remove.hidden=!t||t.list===null;const r=t&&this.value(t);if(!t||!r||!this.forms)this.inspector.replaceChildren(G("p",{className:"note"},"Click a body, or choose from the list."));else{const o=t.list===null?[]:[t.list,t.number],a=t.list===null?"scene":this.title(t.list,r,t.number),l=t.list===null?[...Um.map(([c])=>c),"format","start"]:[];this.inspector.replaceChildren(G("h3",{},a),...this.forms.table(this.forms.of(t.list,r),r,o,a,l))}e&&n&&document.getElementById(n)?.focus({preventScroll:!0}),this.hold()}first(t){return this.doc.counts.slice(0,t).reduce((e,n)=>e+n,0)}body(){return this.doc&&this.chosen?.list==="body"?this.first(this.chosen.number):-1}owner(t){let e=0;return this.doc.counts.findIndex(n=>(e+=n)>t)}hold(){const t=this.site.shown(),e=this.on&&!this.connect.kind?this.body():-1,n=t!==null&&this.bodies.ready&&e<this.bodies.infos.length;this.handles.hold(n?e:-1,this.velocity(),t),this.on&&this.bodies.hover(e);for(const[s]of oc)this.buttons[s].setAttribute("aria-pressed",String(s===this.handles.mode))}velocity(){const t=this.chosen?.list==="body"?this.value(this.chosen)?.velocity:void 0;return Array.isArray(t)&&t.every(e=>typeof e=="number")?new E(...t):new E}place(t){this.on&&this.handles.place(t)}loaded(){this.on&&this.hold()}handle(t){this.handles.mode=t,this.hold()}ask(t){const e=this.queue.then(()=>this.send(t));return this.queue=e,e}async send(t){const e=this.site.key();if(e===null)return!1;try{const n=await fetch(ss("edit"),{method:"POST",body:JSON.stringify(t),headers:{"X-Freebody-Key":e}}),s=await n.json();return n.ok?(this.say(null),this.take(s)):this.say(s.text??"It was refused.",t),n.ok}catch{return this.say("The server did not answer."),!1}}say(t,e={}){this.trouble.hidden=t===null,this.trouble.replaceChildren(G("p",{},t??"")),t!==null&&e.do==="save"&&t.includes("has changed on disk")&&this.trouble.append(G("button",{type:"button",onclick:()=>void this.ask({do:"save",force:!0})},"Save over it"),G("button",{type:"button",onclick:()=>void this.ask({do:"reload"})},"Take the file")),t!==null&&(this.site.show(),this.trouble.scrollIntoView({block:"nearest"}),this.handles.revert(this.site.shown()),this.hold())}edit(...t){return this.ask({do:"edit",edits:t})}names(t){const e=n=>(this.doc?.data[n]??[]).flatMap(({name:s})=>s?[String(s)]:[]);return t==="material"?[...new Set([...e("material"),...(this.palette?.starters.material??[]).map(({entry:n})=>String(n.name))])]:["body","to","a","b","follow"].includes(t)?this.doc?.names??[]:[]}set(t,e){const n=[{op:"set",path:t,value:e}],s=(this.doc?.data.material??[]).some(({name:o})=>o===e),r=t[t.length-1]==="material"&&!s?this.palette.starters.material.find(({entry:o})=>o.name===e):void 0;return r&&n.unshift({op:"add",list:"material",entry:r.entry}),this.edit(...n)}async fresh(){await this.prepare(),this.starting=!0,this.start.hidden=!0,this.work.hidden=!1,this.say(null),this.hint.textContent="A new scene begins with a body: choose one.",this.shapes.querySelector("button").focus()}async add(t){if(this.starting){this.on||this.site.begin(!0),await this.until(()=>this.on&&this.doc!==null);const e=await this.edit({op:"new",body:{...t,position:[0,0,1]}});this.starting=!e,e&&this.choose({list:"body",number:0});return}await this.edit({op:"add",list:"body",entry:{...t,position:this.room()}})&&this.choose({list:"body",number:this.doc.counts.length-1})}room(){const t=this.site.shown(),e=Math.max(this.stage.cell,.5*this.stage.radius),n=this.stage.controls.target.clone(),s=new E;for(let r=0;r<400;r++){const o=Math.ceil((Math.sqrt(r+1)-1)/2),a=o?2*Math.PI*(r-(2*o-1)**2)/(8*o):0;if(s.set(Math.cos(a),Math.sin(a),0).multiplyScalar(o*e).add(n),this.bodies.infos.every((c,h)=>!t||new E().fromArray(t,Ze(h)).distanceTo(s)>this.bodies.radii[h]+.6))break}return s.toArray().map(r=>Number(r.toFixed(2)))}floor(){const{data:t}=this.doc,e=this.site.shown(),n=e?this.bodies.infos.map((c,h)=>e[Ze(h)+2]-this.bodies.radii[h]):[0],s=Math.min(0,...n),r=[{op:"add",list:"floor",entry:{name:"floor",...s<0&&{point:[0,0,Number(s.toFixed(3))]}}}],o=t.material??[],a=this.palette.starters.material[0].entry,l=t.body;if(l.every(({material:c})=>!c)){o.length||r.unshift({op:"add",list:"material",entry:a});const c=o[0]?.name??a.name;l.forEach((h,d)=>r.push({op:"set",path:["body",d,"material"],value:c}))}return this.edit(...r)}async placed(t,e){const n=this.handles.mode==="turn"?{orientation:[e.w,e.x,e.y,e.z]}:{};await this.edit({op:"place",body:this.body(),position:t.toArray().map(Fm),...n})}async aimed(t){await this.edit({op:"throw",body:this.body(),velocity:t.toArray().map(e=>Number(e.toPrecision(4))||0)})}join(t){this.connect.begin(t,this.body()),this.hold()}async connected(t){if(this.hold(),!t||!await this.edit(t))return;const e=t.kind==="spring"?"force":"joint";this.choose({list:e,number:this.doc.data[e].length-1})}async duplicate(){const t=this.body();if(t<0)return;const e=[Number((2.5*this.bodies.radii[t]).toPrecision(3)),0,0];await this.edit({op:"copy",number:this.chosen.number,shift:e})&&this.choose({list:"body",number:this.doc.counts.length-1})}async remove(){!this.chosen||this.chosen.list===null||await this.edit({op:"remove",list:this.chosen.list,number:this.chosen.number})}keep(){return this.ask({do:"save"})}async download(){const t=await fetch(ss("scene.toml"));t.ok?fl("scene.toml",await t.blob()):this.say(await t.text())}decide(t){this.ask({do:t?"reload":"keep"})}async until(t){for(;!t();)await new Promise(e=>window.setTimeout(e,20))}listen(){const{canvas:t}=this.stage;t.addEventListener("pointerdown",e=>{this.down=this.on&&e.button===0&&!this.handles.touched?{x:e.clientX,y:e.clientY,id:e.pointerId}:null}),t.addEventListener("pointerup",e=>{const n=this.down;if(this.down=null,!this.on||!n||n.id!==e.pointerId||Math.hypot(e.clientX-n.x,e.clientY-n.y)>b1||this.handles.dragging||this.connect.click(e.clientX,e.clientY)||!this.doc)return;const s=this.grab.bodyAt(e.clientX,e.clientY);s>=0&&this.choose({list:"body",number:this.owner(s)})}),window.addEventListener("keydown",e=>this.key(e),{capture:!0})}key(t){const e=t.target,n=e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement;if(!this.on||document.querySelector("dialog")?.open)return;const s=o=>{t.preventDefault(),t.stopImmediatePropagation(),o()};if(t.ctrlKey||t.metaKey){const o=t.key.toLowerCase();o==="s"?s(()=>this.site.hello()?.desk?.file?this.keep():this.download()):!n&&(o==="y"||o==="z"&&t.shiftKey)?s(()=>this.ask({do:"redo"})):!n&&o==="z"&&s(()=>this.ask({do:"undo"}));return}if(n||t.altKey)return;if(t.key==="Escape"&&this.connect.kind)return s(()=>this.connect.cancel());if(e instanceof HTMLSelectElement||e instanceof HTMLButtonElement||e.tagName==="SUMMARY"){t.key==="Delete"&&e===this.list&&s(()=>this.remove());return}const r=oc.find(([,,o])=>o===t.key);r?s(()=>this.handle(r[0])):t.key==="c"?s(()=>this.duplicate()):t.key==="Delete"||t.key==="Backspace"?s(()=>this.remove()):t.key==="n"?s(()=>this.next()):t.key.startsWith("Arrow")&&this.body()>=0&&s(()=>this.nudge(t.key,t.shiftKey))}next(){this.doc&&this.choose({list:"body",number:this.chosen?.list==="body"?(this.chosen.number+1)%this.doc.counts.length:0})}async nudge(t,e){const n=this.site.shown();if(!n)return;const[s,r,o]=[new E,new E,new E];this.stage.camera.matrixWorld.extractBasis(s,r,o);const l=(t==="ArrowLeft"?s.negate():t==="ArrowRight"?s:(e?o.negate():r).multiplyScalar(t==="ArrowUp"?1:-1)).toArray(),c=l.reduce((u,p,g)=>Math.abs(p)>Math.abs(l[u])?g:u,0),h=new E().fromArray(n,Ze(this.body())),d=S1*this.stage.cell;h.setComponent(c,h.getComponent(c)+Math.sign(l[c])*d),await this.edit({op:"place",body:this.body(),position:h.toArray().map(Fm)})}}const w1=.042,E1=.011,T1=.5,A1=1.12,R1=1.5,C1=1.1,P1=.02,Om=.25,km=new E(0,0,1),Bm=window.matchMedia("(prefers-reduced-motion: reduce)"),L1=new Qs(1,20,14),D1=new Hr(1.35),I1=new ul(1,1,40,1,!0).rotateX(-Math.PI/2).translate(0,0,.5),N1=new Jc(.82,1,56),zm=new me,ac=new me().makeScale(0,0,0),Vm=new Re,U1=new Re,Gm=new E,pr=new E,Pa=new E,lc=new E,La=new E;class F1{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;flashes=!0;info=null;parts=null;usual=1;hardest=0;drawn={rolling:0,sliding:0,impacts:0};rolling=cc(1);sliding=cc(1);glass=cc(.16);tints={rolling:new Jt,sliding:new Jt};get told(){return{...this.drawn}}build(t){this.drop(),this.info=t,this.hardest=0,this.drawn={rolling:0,sliding:0,impacts:0};const e=[...this.bodies.radii].sort((r,o)=>r-o);if(this.usual=e[e.length>>1]||1,!t?.points)return;const n=(r,o,a)=>{const l=new Zr(r,o,t.points);return l.frustumCulled=!1,l.renderOrder=a,this.scene.add(l),l},s=()=>new sl(this.scene,t.points,!0);this.parts={marks:{rolling:n(L1,this.rolling,5),sliding:n(D1,this.sliding,5)},normal:s(),total:s(),friction:{rolling:s(),sliding:s()},cones:n(I1,this.glass,3),rings:Array.from({length:t.impacts},()=>{const r=new yt(N1,cc(1));return r.material.side=Fn,r.renderOrder=4,r.visible=!1,this.scene.add(r),r})},this.paint()}drop(){if(!this.parts)return;const{marks:t,cones:e,normal:n,total:s,friction:r,rings:o}=this.parts;for(const a of[t.rolling,t.sliding,e])this.scene.remove(a),a.dispose();for(const a of[n,s,r.rolling,r.sliding])a.dispose();for(const a of o)this.scene.remove(a),a.material.dispose();this.parts=null}paint(){if(this.rolling.color.set(jt("rolling")),this.sliding.color.set(jt("sliding")),this.glass.side=Fn,this.tints.rolling.set(jt("rolling")),this.tints.sliding.set(jt("sliding")),!!this.parts){this.parts.normal.colour=jt("normal"),this.parts.total.colour=jt("text"),this.parts.friction.rolling.colour=jt("rolling"),this.parts.friction.sliding.colour=jt("sliding");for(const{material:t}of this.parts.rings)t.color.set(jt("impact"))}}place(t,e,n,s){if(!this.parts||!this.info)return;const{marks:r,normal:o,total:a,friction:l,cones:c}=this.parts,h=dl(t,this.bodies.infos.length),d=this.shown&&h>=0;for(const p of[r.rolling,r.sliding,c,o,a,l.rolling,l.sliding])p.visible=d;if(this.drawn={rolling:0,sliding:0,impacts:0},h<0)return;const u=h+ea*this.info.moving;if(d){const p=Math.max(w1*this.usual,E1*s);for(let g=0;g<this.info.points;g++)this.point(t,u+yr*g,g,e,n,p);for(const g of[r.rolling,r.sliding,c])g.instanceMatrix.needsUpdate=!0;c.instanceColor&&(c.instanceColor.needsUpdate=!0)}this.flash(t,u+yr*this.info.points)}point(t,e,n,s,r,o){const{marks:a,normal:l,total:c,friction:h,cones:d}=this.parts,u=t[e+Ri.mode],p=u===Rc.rolling?"rolling":"sliding",g=u===Rc.rolling?"sliding":"rolling",y=T1*r;if(a[g].setMatrixAt(n,ac),h[g].set(n,pr,La.set(0,0,0),y),u===Rc.open){a[p].setMatrixAt(n,ac),d.setMatrixAt(n,ac);for(const w of[l,c,h[p]])w.set(n,pr,La.set(0,0,0),y);return}this.drawn[p]+=1,pr.fromArray(t,e+Ri.x),Pa.fromArray(t,e+Ri.normal),lc.fromArray(t,e+Ri.force).multiplyScalar(s),a[p].setMatrixAt(n,zm.compose(pr,U1,Gm.setScalar(o)));const m=lc.dot(Pa),f=t[e+Ri.friction];c.set(n,pr,f>0?lc:La.set(0,0,0),y),l.set(n,pr,La.copy(Pa).multiplyScalar(m),y),h[p].set(n,pr,La.negate().add(lc),y);const _=Math.min(A1*m,f>0?R1*r/f:0);Vm.setFromUnitVectors(km,Pa),d.setColorAt(n,this.tints[p]),d.setMatrixAt(n,_>0&&f>0?zm.compose(pr,Vm,Gm.set(f*_,f*_,_)):ac)}flash(t,e){const{flash:n}=this.info;this.parts.rings.forEach((s,r)=>{const o=e+rl*r,a=t[o+Uo.impulse];this.hardest=Math.max(this.hardest,Number.isFinite(a)?a:0);const l=this.hardest>0?a/this.hardest:0,c=t[o+Uo.age]/n;if(s.visible=this.flashes&&l>P1&&c<1,!s.visible)return;this.drawn.impacts+=1;const h=Bm.matches?.7:Om+(1-Om)*(1-(1-c)**2);s.position.fromArray(t,o+Uo.x),s.quaternion.setFromUnitVectors(km,Pa.fromArray(t,o+Uo.normal)),s.scale.setScalar(C1*this.usual*Math.sqrt(l)*h),s.material.opacity=Bm.matches?.6:1-c**2})}}function cc(i){return new xi({transparent:!0,opacity:i,depthTest:!1,depthWrite:!1})}const Hm=256,O1=1.6,k1=.22,B1=.5;class z1{constructor(t){this.stage=t,this.camera.layers.set(a_)}camera=new th;target=new as(Hm,Hm,{generateMipmaps:!0,minFilter:_r});shade=new vi({vertexShader:`void main() {
#include <begin_vertex>
#include <project_vertex>
}`,fragmentShader:"void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, (1.0 - gl_FragCoord.z) * (1.0 - gl_FragCoord.z)); }",blending:Cs,side:Fn});middle=new E;clear=new Jt;draw(t,e){const{scene:n,renderer:s,lit:r,radius:o}=this.stage,a=Math.min(r.radius,8*o),l=2*O1*a,c=k1*Math.min(a,o),h=t.worldToLocal(this.middle.copy(r.center)).setZ(0);if(!Number.isFinite(h.x+h.y))return;const{uniforms:d}=e.fine.material;d.close.value=this.target.texture,d.closeAt.value.set(h.x-e.group.position.x,h.y-e.group.position.y,1/l,B1);const{camera:u}=this;u.left=-l/2,u.right=l/2,u.top=-l/2,u.bottom=l/2,u.near=0,u.far=c,u.position.copy(t.localToWorld(h)),u.quaternion.copy(t.quaternion).multiply(V1),u.updateProjectionMatrix(),u.updateMatrixWorld(),s.getClearColor(this.clear);const[p,g,y,m]=[s.getClearAlpha(),n.background,n.fog,s.shadowMap.autoUpdate];n.background=n.fog=null,n.overrideMaterial=this.shade,s.shadowMap.autoUpdate=!1,s.setClearColor(0,0),s.setRenderTarget(this.target),s.render(n,u),s.setRenderTarget(null),s.setClearColor(this.clear,p),s.shadowMap.autoUpdate=m,n.overrideMaterial=null,n.background=g,n.fog=y}}const V1=new Re().setFromAxisAngle(new E(1,0,0),Math.PI),G1=.12,H1=96,Wc=5;function Wm(i){return new vi({lights:!0,fog:!0,transparent:!0,depthWrite:!1,side:Ls,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1,uniforms:Qc.merge([Tt.lights,Tt.fog,{base:{value:new Jt},line:{value:new Jt},axis:{value:new Jt},solid:{value:i},shade:{value:.3},cell:{value:1},reach:{value:20},lines:{value:1},close:{value:null},closeAt:{value:new Xe(0,0,1,0)}}]),vertexShader:`
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
      }`})}function Xm(i,t){return new xi({side:i,transparent:t<1,opacity:t,depthWrite:!1,toneMapped:!1,polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1})}class u_{constructor(t,e,n,s=!1){this.solid=t,this.round=s;const r=s?new of(n,H1):new Is(2*n,2*n);this.fine=new yt(r,Wm(t)),this.fine.material.uniforms.cell.value=e,this.fine.material.uniforms.reach.value=n,this.plain=new yt(r,Xm(Ls,t)),this.below=new yt(r,Xm(On,G1)),this.net=new rf(W1(e,n),new Jo({depthWrite:!1,transparent:!0,toneMapped:!1})),this.patch.material.uniforms.lines.value=0,this.patch.material.uniforms.reach.value=1e9,this.fine.receiveShadow=this.patch.receiveShadow=!0,this.group.add(this.fine,this.plain,this.below,this.net,this.patch),this.group.traverse(o=>{o.renderOrder=-3,o.frustumCulled=!1}),this.net.renderOrder=this.patch.renderOrder=-2,this.adjust(!0)}group=new Hs;fine;patch=new yt(new Is(2,2),Wm(0));plain;below;net;ruled=!0;finely=!0;adjust(t){this.finely=t,this.fine.visible=t,this.plain.visible=!t&&this.solid>0,this.below.visible=this.solid>0,this.patch.visible=!t,this.lines=this.ruled}set lines(t){this.ruled=t,this.fine.material.uniforms.lines.value=t&&!this.round?1:0,this.net.visible=t&&!this.finely&&!this.round}paint({base:t,line:e,axis:n},s){for(const{uniforms:r}of[this.fine.material,this.patch.material])r.base.value.set(t),r.line.value.set(e),r.axis.value.set(n),r.shade.value=s?.55:.3;this.plain.material.color.set(t),this.below.material.color.set(t),this.net.material.color.set(e)}shadeAt(t,e){this.finely||(this.group.worldToLocal(this.patch.position.copy(t)).setZ(0),this.patch.scale.setScalar(e/2))}dispose(){for(const t of[this.fine,this.plain,this.below,this.net,this.patch])t.geometry.dispose(),t.material.dispose()}}function W1(i,t){const e=[],n=Math.round(t/i);for(let s=-n;s<=n;s++)for(let r=-n;r<n;r++){const[o,a,l]=[s*i,r*i,(r+1)*i];e.push(o,a,0,o,l,0,a,o,0,l,o,0)}return new qe().setAttribute("position",new ge(e,3))}const Pc=24,qm=20,pu=96,Ym=Math.PI/Pc,X1=.94,hc=new E,q1=new Re,Y1=new E;class $1{constructor(t){this.stage=t,this.close=new z1(t),t.before=()=>this.darken()}infos=[];lines=!0;made=[];shapes=new Map;size=0;sector=new xi({side:Fn,transparent:!0,opacity:.5,depthWrite:!1});ruled=new Jo({transparent:!0,depthWrite:!1});matte=new ls({roughness:.8});bowl=new ls({roughness:.78,side:On});close;darken(){const t=({group:n})=>Math.abs(hc.set(0,0,1).applyQuaternion(n.quaternion).dot(Y1.copy(this.stage.lit.center).sub(n.position))),e=this.made.filter(({sheet:n})=>n).sort((n,s)=>t(n)-t(s));for(const{sheet:n}of e)n.fine.material.uniforms.closeAt.value.w=0;e.length&&this.close.draw(e[0].group,e[0].sheet)}get told(){return this.made.map(({info:t,group:e})=>({name:t.name,position:e.position.toArray(),orientation:e.quaternion.toArray()}))}async load(t){this.infos=t;const e=[...new Set(t.flatMap(s=>s.mesh?[s.mesh]:[]))],n=await Promise.all(e.map(s=>i_(s)));return this.infos!==t?!1:(this.shapes=new Map(e.map((s,r)=>[s,n[r]])),this.stage.floored=t.some(({type:s})=>s==="floor"),this.build(),!0)}sphere(t){return this.shapes.get(t)?.boundingSphere??null}build(){for(const{group:t,sheet:e,lines:n}of this.made)this.stage.scene.remove(t),n?.geometry.dispose(),e?.dispose();this.size=this.stage.cell,this.made=this.infos.map(t=>this.make(t));for(const{group:t}of this.made)this.stage.scene.add(t);this.stage.sheets=this.made.flatMap(({sheet:t})=>t??[]),this.paint()}make(t){const e=new Hs;e.position.set(...t.position);const[n,s,r,o]=t.orientation;if(e.quaternion.set(s,r,o,n),t.type!=="floor"){const d=t.mesh&&this.shapes.get(t.mesh);if(d){const u=new yt(d,t.hollow?this.bowl:this.matte);u.receiveShadow=!0,u.castShadow=!t.hollow,e.add(u)}return{info:t,group:e,sheet:null,lines:null}}const{cell:a,extent:l}=this.stage,c=new u_(X1,a,l,t.turning);c.adjust(this.stage.quality.effort.fine);const h=t.turning?new rf(Z1(a),this.ruled):null;if(h){const d=new yt(new Jc(0,l,4,1,-Ym,2*Ym),this.sector);d.renderOrder=h.renderOrder=-1,c.group.add(h,d)}return e.add(c.group),{info:t,group:e,sheet:c,lines:h}}paint(){const t={base:jt("floor"),line:jt("floor-line"),axis:jt("floor-mark")};for(const{sheet:e}of this.made)e?.paint(t,Ad());this.sector.color.set(jt("floor-line")),this.ruled.color.set(jt("floor-line")),this.matte.color.set(jt("fixed")),this.bowl.color.set(jt("fixed"))}place(t,e){this.size!==this.stage.cell&&this.made.some(({sheet:s})=>s)&&this.build();let n=dl(t,e);for(const{info:s,group:r,sheet:o,lines:a}of this.made){if(s.moving&&n>=0&&(Rs(t,n,r.position,r.quaternion),n+=ea),a&&(a.visible=this.lines),o&&(o.lines=this.lines),!o||s.turning)continue;hc.copy(this.stage.controls.target).sub(r.position).applyQuaternion(q1.copy(r.quaternion).conjugate());const l=c=>Math.round(c/(Wc*this.size))*Wc*this.size;o.group.position.set(l(hc.x),l(hc.y),0)}}}function j1(i){return new qe().setAttribute("position",new ge(i,3))}function Z1(i){const t=[],e=(n,s)=>void t.push(n*Math.cos(s),n*Math.sin(s),0);for(let n=1;n<=qm;n++)for(let s=0;s<pu;s++)e(n*i,2*Math.PI*s/pu),e(n*i,2*Math.PI*(s+1)/pu);for(let n=0;n<Pc;n++)e(0,2*Math.PI*(n+.5)/Pc),e(qm*i,2*Math.PI*(n+.5)/Pc);return j1(t)}const $m=5,jm=60,Zm=[92,-54],K1=`
<svg viewBox="-20 -80 140 110" width="140" height="110" aria-hidden="true">
  <line x1="0" y1="0" x2="${Zm[0]}" y2="${Zm[1]}" pathLength="1" />
  <circle r="6" />
  <g><path d="M9 11V4.5a1.5 1.5 0 0 1 3 0V10h.5V8.5a1.5 1.5 0 0 1 3 0V10h.5v-.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.2a6 6 0 0 1-4.6-2.2l-3.6-4.6a1.5 1.5 0 0 1 2.3-1.9L9 15z" transform="translate(-13 -4) scale(1.3)" /></g>
</svg>`;class J1{constructor(t,e,n){this.stage=t,this.bodies=e,this.at=n,this.sheet=document.createElement("div"),this.sheet.id="tutorial",this.sheet.hidden=!0,this.sheet.innerHTML=K1,t.canvas.after(this.sheet)}local=null;body=0;sheet;begin(t,e){this.end();const n=this.stage.project(this.bodies.toWorld(t,new E,e)),s=l=>{const c=this.at(n.x+$m*l,n.y-.5*$m*l);return c?.body===t?c.point:null};let r=0;for(;r<jm&&!s(r);)r++;let o=r;for(;o<jm&&s(o+1);)o++;const a=s(Math.round((r+o)/2));a&&(this.body=t,this.local=this.bodies.toLocal(t,a,e),this.sheet.hidden=!1)}place(t){if(!this.local)return;const{x:e,y:n,inside:s}=this.stage.project(this.bodies.toWorld(this.body,this.local,t)),r=this.stage.canvas.getBoundingClientRect();this.sheet.hidden=!s,this.sheet.style.transform=`translate(${(e-r.left).toFixed(1)}px, ${(n-r.top).toFixed(1)}px)`}end(){this.local=null,this.sheet.hidden=!0}}const Q1=.14,d_=14,Rd=14,tT=400;function eT(i,t,e){const n=t.clone().sub(i),s=n.length();if(!(s>0)||!Number.isFinite(s))return[i.x,i.y,i.z,i.x,i.y,i.z];const r=n.clone().divideScalar(s),o=new E(Math.abs(r.z)<.9?0:1,0,Math.abs(r.z)<.9?1:0).cross(r).normalize(),a=r.clone().cross(o),l=Math.min(Math.max(Math.round(s/(2.5*e)),3),d_),c=[];for(let h=0;h<=Rd*l;h++){const d=h/(Rd*l),u=Math.min(1,8*d,8*(1-d))*Math.min(e,.2*s),p=2*Math.PI*l*d,g=i.clone().addScaledVector(n,d);g.addScaledVector(o,u*Math.cos(p)).addScaledVector(a,u*Math.sin(p)),c.push(g.x,g.y,g.z)}return c}const nT=Rd*d_+1;class iT{constructor(t,e){this.scene=t,this.bodies=e,this.grab=new Gc(t,this.grabMaterial,nT),this.grab.line.renderOrder=3,this.knob=new yt(new Qs(1,16,12),this.knobMaterial),this.knob.visible=!1,this.knob.renderOrder=3,t.add(this.knob),this.paint()}shown=!0;springs=[];coils=null;grab;knob;wire=Qm(new ls({metalness:.85,roughness:.32}));wireDepth=Qm(new k0);grabMaterial=new Xo({linewidth:2.5,depthTest:!1});knobMaterial=new xi({depthTest:!1});get grabVisible(){return this.grab.visible}build(t){this.coils&&(this.scene.remove(this.coils),this.coils.geometry.dispose(),this.coils.dispose(),this.coils=null),this.springs=t.slice(0,tT),this.springs.length&&(this.coils=new Zr(aT(),this.wire,this.springs.length),this.coils.customDepthMaterial=this.wireDepth,this.coils.castShadow=this.coils.receiveShadow=!0,this.coils.frustumCulled=!1,this.scene.add(this.coils))}paint(){this.wire.color.set(jt("spring")),this.grabMaterial.color.set(jt("grab")),this.knobMaterial.color.set(jt("grab"))}place(t,e,n){this.coils&&(this.coils.visible=this.shown,this.springs.forEach((r,o)=>this.stretch(r,o,t,sT*n)),this.coils.instanceMatrix.needsUpdate=!0);let s=null;e?s=[this.bodies.toWorld(e.body,e.local,t),e.target]:Hi(t,Gi.grabbed)&&(s=[new E().fromArray(t,kt.grabPoint),new E().fromArray(t,kt.grabTarget)]),this.grab.visible=this.knob.visible=s!==null,s&&(this.grab.set(eT(s[0],s[1],.06*n)),this.knob.position.copy(s[0]),this.knob.scale.setScalar(.035*n))}stretch({a:t,at:e,b:n,to:s},r,o,a){const l=(p,g)=>{const y=new E(...g);return p<0?y:this.bodies.toWorld(p,y,o)},c=l(t,e),h=l(n,s).sub(c),d=h.length();if(!(d>0)||!Number.isFinite(d)){this.coils.setMatrixAt(r,Km.makeScale(0,0,0));return}const u=Math.min(a,.3*d);Jm.setFromUnitVectors(rT,h.divideScalar(d)),this.coils.setMatrixAt(r,Km.compose(c,Jm,oT.set(u,u,d)))}}const sT=.055,Cd=11,Da=.1,rT=new E(0,0,1),Km=new me,Jm=new Re,oT=new E;function aT(){const i=new Is(1,1,22*Cd,7).translate(.5,.5,0);return i.boundingSphere=new Li(new E,1),i}const lT=`
  vec3 wound;
  vec3 woundNormal;
  void wind(vec2 place, float radius, float span) {
    float inner = clamp((place.x - ${Da}) / ${(1-2*Da).toFixed(3)}, 0.0, 1.0);
    float angle = ${(2*Math.PI*Cd).toFixed(4)} * inner;
    float open = smoothstep(0.0, 0.5 * ${Da}, min(place.x, 1.0 - place.x) - 0.5 * ${Da});
    vec3 outward = vec3(cos(angle), sin(angle), 0.0);
    vec3 round = vec3(-outward.y, outward.x, 0.0);
    bool lead = inner <= 0.0 || inner >= 1.0;
    float rise = span * ${(1-2*Da).toFixed(3)} / ${(2*Math.PI*Cd).toFixed(4)};
    vec3 tangent = lead ? vec3(0.0, 0.0, 1.0) : normalize(round * radius + vec3(0.0, 0.0, rise));
    vec3 across = cross(tangent, outward);
    float turn = 6.2831853 * place.y;
    woundNormal = cos(turn) * outward + sin(turn) * across;
    vec3 metres = outward * radius * open + vec3(0.0, 0.0, span * place.x) + woundNormal * radius * ${Q1};
    wound = metres / vec3(radius, radius, span);
    woundNormal *= vec3(radius, radius, span); // undone with the scales of the instance
  }
`;function Qm(i){return i.side=Fn,i.onBeforeCompile=t=>{const e="length(instanceMatrix[0].xyz), length(instanceMatrix[2].xyz)";t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
${lT}`).replace("#include <beginnormal_vertex>",`wind(uv, ${e});
vec3 objectNormal = woundNormal;`).replace("#include <begin_vertex>",`wind(uv, ${e});
vec3 transformed = wound;`)},i.customProgramCacheKey=()=>"wire",i}const cT=[.1,.25,.5,1,2,5,10,100],hT=250;class uT{constructor(t,e,n=null){this.bodies=e,this.contact=n;const s=new Float32Array(t),r=r_(s,e,n);for(let o=0;o+r<=s.length;o+=r)this.frames.push(s.subarray(o,o+r));if(!this.frames.length)throw new Error("The recorded run has no frames.");this.time=this.begin,this.between=new Float32Array(r)}frames=[];playing=!0;loop=!0;speed=1;time;at=0;looked=0;between;get begin(){return this.frames[0][kt.time]}get end(){return this.frames[this.frames.length-1][kt.time]}get index(){return this.at}advance(t){const e=Math.min(t-this.looked,hT)/1e3;if(this.looked=t,!this.playing||this.end===this.begin)return!1;let n=this.time+e*this.speed;return n>this.end&&(this.playing=this.loop,n=this.loop?this.begin:this.end),this.go(n),!0}go(t){for(this.time=t,this.frames[this.at][kt.time]>t&&(this.at=0);this.at+1<this.frames.length&&this.frames[this.at+1][kt.time]<=t;)this.at+=1}toggle(){!this.playing&&this.time>=this.end&&this.restart(),this.playing=!this.playing}restart(){this.go(this.begin)}seek(t){this.playing=!1,this.at=Math.min(Math.max(t,0),this.frames.length-1),this.time=this.frames[this.at][kt.time]}get shown(){const t=this.frames[this.at],e=this.frames[this.at+1],n=e?(this.time-t[kt.time])/(e[kt.time]-t[kt.time]):0;if(!(n>0))return t;const s=this.between;for(let o=0;o<s.length;o++)s[o]=t[o]+n*(e[o]-t[o]);for(const o of[kt.counter,kt.flags,kt.grabbed])s[o]=t[o];for(let o=0;o<this.bodies;o++)tg(s,t,e,Ze(o)+ye.q,n);const r=dl(t,this.bodies);return r>=0&&this.contact&&this.touch(s,t,e,r,this.contact,n),s}touch(t,e,n,s,r,o){let a=s;for(let l=0;l<r.moving;l++,a+=ea)tg(t,e,n,a+ye.q,o);for(let l=0;l<r.points;l++,a+=yr)e[a+Ri.mode]&&n[a+Ri.mode]&&e[a+Ri.slot]===n[a+Ri.slot]||t.set(e.subarray(a,a+yr),a),t[a+Ri.mode]=e[a+Ri.mode];t.set(e.subarray(a,a+rl*r.impacts),a);for(let l=0;l<r.impacts;l++)t[a+rl*l+Uo.age]+=this.time-e[kt.time]}}function tg(i,t,e,n,s){let r=0;for(let a=n;a<n+4;a++)r+=t[a]*e[a];let o=0;for(let a=n;a<n+4;a++)i[a]=(1-s)*t[a]+(r<0?-s:s)*e[a],o+=i[a]*i[a];for(let a=n;a<n+4;a++)i[a]/=Math.sqrt(o)}const dT=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"],eg=4,f_=[[1280,720],[1920,1080],[3840,2160],[1080,1080]];function fT(i,t){const{clientWidth:e,clientHeight:n}=i.canvas;i.drawAt(eg*e,eg*n,s=>s.toBlob(r=>r&&fl(`${t}.png`,r),"image/png"))}function pT(i,t){const e=[["t",kt.time],["kinetic",kt.kinetic],["potential",kt.potential],["work",kt.work],["drift",kt.drift]];for(const[r,o]of[["p",kt.momentum],["L",kt.angular]])["x","y","z"].forEach((a,l)=>e.push([`${r}_${a}`,o+l]));const n=["x","y","z","q_w","q_x","q_y","q_z","w_x","w_y","w_z","L_x","L_y","L_z"];t.forEach((r,o)=>{const a=r.name.replaceAll(/[",;\s]+/g,"_").replace(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/,"'$&");n.forEach((l,c)=>e.push([`${a}.${l}`,Ze(o)+c]))});const s=i.frames.map(r=>e.map(([,o])=>Number(r[o].toPrecision(8))).join(","));return[e.map(([r])=>r).join(","),...s].join(`
`)+`
`}class mT{constructor(t,e){this.stage=t,this.changed=e}recorder=null;reel=null;toggle(t,e){if(this.recorder){this.recorder.stop();return}const n=f_.find(([a,l])=>`${a}x${l}`===e);if(n){const a=document.createElement("canvas");[a.width,a.height]=n,this.reel={canvas:a,pen:a.getContext("2d")},this.shoot()}const s=dT.find(a=>MediaRecorder.isTypeSupported(a)),r=[],o=new MediaRecorder((this.reel?.canvas??this.stage.canvas).captureStream(),s?{mimeType:s}:{});o.ondataavailable=a=>r.push(a.data),o.onstop=()=>{this.recorder=this.reel=null,this.stage.quality.steady=!1,this.changed(!1),fl(`${t}.${o.mimeType.includes("mp4")?"mp4":"webm"}`,new Blob(r,{type:o.mimeType}))},o.start(),this.recorder=o,this.stage.quality.steady=!0,this.changed(!0),this.stage.dirty=!0}shoot(){if(!this.reel)return;const{canvas:t,pen:e}=this.reel;this.stage.drawAt(t.width,t.height,n=>e.drawImage(n,0,0,t.width,t.height))}}const ng=50,ig=1.45,gT=40,_T=25,xT=4,vT=new E(0,0,1);class yT{constructor(t,e,n,s){this.stage=t,this.bodies=e,this.grounds=n,this.sights=s}following=!1;fitted=!1;chase="may";followed=null;forget(){this.fitted=!1,this.following&&this.sights.flip()}fit(t){const e=t.view??{},n=new di;this.bodies.radii.forEach((c,h)=>{const d=new E(...this.bodies.infos[h].start);n.union(new di().setFromCenterAndSize(d,new E().setScalar(2*c)))});for(const{b:c,to:h}of[...t.springs,...t.joints??[]])c<0&&n.expandByPoint(new E(...h));this.widen(n,t.grounds??[]);const s=n.getBoundingSphere(new Li),r=new E(...t.settings.gravity),o=r.lengthSq()>0?r.negate().normalize():vT,a=this.bodies.infos.findIndex(({name:c})=>c===e.follow),l=a<0?s.center:new E(...this.bodies.infos[a].start);this.stage.fit({centre:e.target?new E(...e.target):e.camera?l:s.center,radius:Math.max(s.radius/ig,1e-6)*(t.building&&t.bodies.length===1?xT:1),count:this.bodies.infos.length,up:e.up?new E(...e.up).normalize():o,from:e.camera?new E(...e.camera):null,fieldOfView:e.field_of_view??null}),this.chase="may",a>=0&&(this.sights.choose(a),this.sights.flip(),this.followed=new E(...this.bodies.infos[a].start)),this.fitted=!0}widen(t,e){const n=t.getBoundingSphere(new Li).radius;for(const{type:s,position:r,orientation:o,mesh:a}of e){const l=new E(...r),[c,h,d,u]=o,p=new Re(h,d,u,c);if(s==="floor"){const g=new E(0,0,1).applyQuaternion(p);for(const y of this.bodies.infos.slice(0,ng)){const m=new E(...y.start),f=g.dot(m.clone().sub(l));f<gT*n&&t.expandByPoint(m.addScaledVector(g,-f))}}else if(a){const g=this.grounds.sphere(a);if(g&&g.radius<_T*n){const y=g.center.clone().applyQuaternion(p).add(l);t.union(new di().setFromCenterAndSize(y,new E().setScalar(2*g.radius/ig)))}}}}restart(){this.following||(this.chase="may")}follow(t){this.following=t,t||(this.chase="not");const e=t?this.place():null;this.followed=e&&e.clone(),e&&this.fitted&&this.stage.shift(e.sub(this.stage.controls.target))}middle(){return this.following?this.place()??void 0:void 0}place(){const t=this.sights.shown();return t&&new E().fromArray(t,Ze(this.sights.chosen()))}move(){if(!this.following||this.sights.still()){this.followed=null;return}const t=this.place();t&&this.followed&&this.stage.shift(t.clone().sub(this.followed)),this.followed=t}watch(t){const e=this.fitted&&!this.inSight(t);return e&&!this.following&&this.chase==="may"&&!this.sights.still()&&(this.sights.flip(),this.chase="does",this.sights.tell(`Following the ${this.bodies.infos[this.sights.chosen()].name}: f stops.`)),e&&!this.following}stop(){this.chase==="does"&&this.following&&(this.sights.flip(),this.stage.view("1")),this.chase="not"}inSight(t){const e=Math.min(this.bodies.infos.length,ng);for(let n=0;n<e;n++)if(this.stage.project(new E().fromArray(t,Ze(n))).inside)return!0;return e===0}}const bT=[".stl",".obj",".ply",".glb",".zip",".toml",".txt"],ST=[["","as in the file, else m"],["mm","mm"],["cm","cm"],["m","m"],["in","in"]],MT="1000",wT=3,Wr=i=>{const t=Math.abs(i);return`${t===0||t>=1e-4&&t<1e6?Number(i.toPrecision(4)):i.toExponential(3).replace(/\.?0*e\+?/,"e")}`.replaceAll("-","−")},p_=i=>i.map(t=>Wr(Math.abs(t)<1e-12?0:t)).join(", ");class ET{constructor(t,e,n){this.desk=n,rs(this.unit,ST,""),this.answer.setAttribute("aria-live","polite"),this.form.append(G("legend",{},"Open"),this.button,this.input,G("p",{className:"note"},"A part (STL, OBJ, PLY, GLB), a saved run (.zarr.zip), a scene (.toml) or the text of a shared one (.txt). Or drop it anywhere on the page."),Wn("Unit of the file",this.unit),Wn("Density, kg/m³",this.density,G("p",{className:"note"},"A number, or such as: steel, aluminium, 7.85 g/cm^3.")),this.answer),t.append(this.form),this.button.onclick=()=>this.choose(),this.input.onchange=()=>{const s=this.input.files?.[0];this.input.value="",s&&this.open(s,!1)},this.unit.onchange=this.density.onchange=()=>{this.last&&!/\.(zip|toml|txt)$/i.test(this.last.name)&&this.open(this.last,this.mending)},this.listen(e)}button=G("button",{type:"button",id:"file-open",className:"primary",title:"Open a part, a saved run or a scene (p)"},"Open a file…");input=G("input",{type:"file",accept:bT.join(","),hidden:!0,ariaLabel:"A part, a saved run or a scene"});unit=G("select",{id:"part-unit"});density=G("input",{id:"part-density",type:"text",maxLength:60,autocomplete:"off",value:MT});answer=G("div",{id:"part-answer"});form=G("fieldset",{className:"part"});last=null;mending=!1;choose(){this.desk.key()!==null&&this.input.click()}take(t){this.open(new File([t],"shared.txt",{type:"text/plain"}),!1)}update(t){this.form.hidden=!t;for(const e of[this.button,this.unit,this.density])e.disabled=this.desk.key()===null}listen(t){const e=n=>this.desk.key()!==null&&(n.dataTransfer?.types.includes("Files")??!1);window.addEventListener("dragover",n=>{n.dataTransfer?.types.includes("Files")&&(n.preventDefault(),t.hidden=!e(n),n.dataTransfer.dropEffect=t.hidden?"none":"copy")}),window.addEventListener("dragleave",n=>{n.relatedTarget||(t.hidden=!0)}),window.addEventListener("drop",n=>{if(!n.dataTransfer?.types.includes("Files"))return;n.preventDefault(),t.hidden=!0;const s=n.dataTransfer.files[0];s&&e(n)&&this.open(s,!1)})}async open(t,e){const n=this.desk.key();if(n===null)return;this.last=t,this.mending=e,this.desk.show(),this.say(G("p",{},`Reading ${t.name}…`));const s=ss("drop");s.searchParams.set("name",t.name),s.searchParams.set("unit",this.unit.value),s.searchParams.set("density",this.density.value),e&&s.searchParams.set("repair","1"),this.desk.building()&&s.searchParams.set("into","scene");try{const o=await(await fetch(s,{method:"POST",body:t,headers:{"X-Freebody-Key":n}})).json();if(this.last!==t)return;o.text?this.say(sg(t.name,o.text)):"scene"in o?this.say(...TT(o)):"frames"in o?this.say(...AT(o)):this.say(...RT(o)),"sound"in o&&!o.sound&&!e&&this.answer.append(this.offer(t))}catch{this.say(sg(t.name,"The server did not accept it. Is it still running, and is the file smaller than 64 MiB?"))}this.answer.scrollIntoView({block:"nearest"})}offer(t){return G("button",{type:"button",id:"part-repair",title:"Merge close vertices, drop duplicate faces, make the winding consistent, fill small holes; the list says what was done",onclick:()=>void this.open(t,!0)},"Repair what can be repaired")}say(...t){this.answer.replaceChildren(...t)}}function sg(i,t){return G("div",{className:"trouble"},G("h3",{},`${i} could not be read`),G("p",{},t))}function df(i){return G("dl",{},...i.map(([t,e])=>G("div",{},G("dt",{},t),G("dd",{},e))))}function TT({name:i,title:t,method:e,bodies:n}){return[G("h3",{},t||i),df([["Bodies",`${n}`],["Integrator",e]])]}function AT({name:i,frames:t,begin:e,end:n,method:s,bodies:r}){const o=[["Frames",`${t}`],["Time",`${Wr(e)} to ${Wr(n)} s`],["Bodies",`${r}`],["Integrator",s]];return[G("h3",{},i),df(o)]}function RT(i){const t=i.findings.filter(({severity:o})=>o==="error"),n=[...i.findings.filter(({severity:o})=>o!=="error").map(({message:o})=>G("li",{},o)),...i.notes.map(o=>G("li",{},o))],s=n.length?[G("ul",{className:"note"},...n)]:[];if(!i.sound)return[G("div",{className:"trouble"},G("h3",{},`${i.name} cannot be weighed`),G("p",{},`Its ${i.faces} triangles enclose no well-defined volume:`),G("ul",{},...t.map(CT))),...s];const r=[["Mass",`${Wr(i.mass)} kg`],["Volume",`${Wr(i.volume)} m³`],["Size",`${i.size.map(Wr).join(" × ")} m`],["Centre of mass",`${p_(i.center_of_mass)} m`],["Principal moments",`${i.principal_moments.map(Wr).join(", ")} kg m²`]];return[G("h3",{},i.name),df(r),...s]}function CT({message:i,remedy:t,where:e,count:n}){const s=e.slice(0,wT).map(a=>`(${p_(a)})`).join(", "),r=n>e.length?", …":"",o=G("li",{},i);return s&&o.append(G("p",{className:"note"},`At ${s}${r} m.`)),t&&o.append(G("p",{className:"note"},`What helps: ${t}.`)),o}class PT{constructor(t,e,n){this.carrier=n;const s=e.map(({label:r,title:o,make:a})=>{const l=G("button",{type:"button",id:`save-${r.toLowerCase().replaceAll(" ","-")}`,title:o},r);return l.onclick=typeof a=="string"?()=>void this.fetch(a,l):a,typeof a=="string"&&this.served.push(l),l});t.append(G("fieldset",{className:"exports"},G("legend",{},"Save"),...s))}served=[];update(t){for(const e of this.served)e.hidden=!(t||ta())}async fetch(t,e){e.disabled=!0,this.carrier.tell(`Making ${this.carrier.name()}.${t}…`);try{const{data:n,note:s,trouble:r}=await e_(t);n&&fl(`${this.carrier.name()}.${t}`,new Blob([n],{type:"application/octet-stream"})),this.carrier.tell(n?s:`No file was made: ${r}`)}catch{this.carrier.tell("No file was made: the server did not answer.")}finally{e.disabled=!1}}}const LT=2e5;class DT{constructor(t,e){this.sharing=e;const n=G("p",{className:"note"},"One text holds the scene: paste it here, or after freebody view.");this.form=G("fieldset",{className:"share"},G("legend",{},"Share"),Wn("Text of a scene",this.text,n),G("div",{className:"exports"},this.copy,this.open)),t.append(this.form),this.copy.onclick=()=>void this.make(),this.open.onclick=()=>this.text.value.trim()&&e.take(this.text.value.trim())}text=G("textarea",{id:"share-text",rows:3,spellcheck:!1,maxLength:LT,placeholder:"freebody1:…"});copy=G("button",{type:"button",id:"share-copy",title:"The scene as a text to paste; data only"},"Copy the scene");open=G("button",{type:"button",id:"share-open",title:"Show the scene that the text holds"},"Open the text");form;update(t,e){this.form.hidden=!t,this.open.disabled=!e}async make(){this.copy.disabled=!0;try{const{data:t,trouble:e}=await e_("txt");if(!t){this.sharing.tell(`No text was made: ${e}`);return}this.text.value=new TextDecoder().decode(t),this.text.select();const n=await navigator.clipboard?.writeText(this.text.value).then(()=>!0,()=>!1);this.sharing.tell(n?"The scene is on the clipboard.":"The scene is selected: copy it.")}catch{this.sharing.tell("No text was made: the server did not answer.")}finally{this.copy.disabled=!1}}}class IT{part;downloads;share;mayTake;constructor(t,e,n){this.part=new ET(t,e,n),this.share=new DT(t,{take:r=>this.part.take(r),tell:n.tell});const s=G("select",{id:"film-size"});rs(s,[["","as on the screen"],...f_.map(([r,o])=>[`${r}x${o}`,`${r} × ${o}`])],""),this.mayTake=()=>n.key()!==null,this.downloads=new PT(t,[{label:"Run",title:"The run since the last reset, for fb.load_run and every command (.zarr.zip)",make:"zarr.zip"},{label:"Model",title:"An animated model for Blender and others (.glb)",make:"glb"},{label:"Web page",title:"One file that replays the run without a network (.html)",make:"html"},{label:"Table",title:"The page's recent history as text (.csv)",make:n.table},{label:"Picture",title:"The present view, four times as fine as the screen (.png)",make:n.picture},{label:"Video",title:"Record the view until you choose this again",make:()=>n.film(s.value)}],n),t.append(Wn("Size of videos",s))}update(t){this.part.update(t),this.downloads.update(t),this.share.update(t||ta(),this.mayTake())}choose(){this.part.choose()}}const NT=.18,UT=8,rg=i=>[i.x,i.y,i.z];class FT{constructor(t,e,n){this.stage=t,this.bodies=e,this.grasp=n;const s=t.canvas;s.parentElement.addEventListener("pointerdown",r=>this.down(r),{capture:!0}),s.addEventListener("pointermove",r=>this.move(r)),s.addEventListener("pointerrawupdate",r=>this.held&&this.move(r)),s.addEventListener("pointerup",r=>this.up(r)),s.addEventListener("pointercancel",r=>this.up(r)),s.addEventListener("lostpointercapture",r=>this.up(r)),s.addEventListener("pointerleave",()=>this.unhover()),window.addEventListener("blur",()=>this.release())}held=null;pointer=-1;plane=new zi;ray=new V0;sentAt=0;later=0;hoverAt=null;aim(t){const e=this.stage.canvas.getBoundingClientRect(),n=(t.clientX-e.left)/e.width*2-1,s=1-(t.clientY-e.top)/e.height*2;this.stage.camera.updateMatrixWorld(),this.ray.setFromCamera(new Kt(n,s),this.stage.camera)}down(t){if(t.target!==this.stage.canvas||t.button!==0||this.held)return;const e=this.grasp.grabbable();if(!e)return;this.aim(t);const n=this.bodies.pick(this.ray,e);n&&(this.stage.controls.enabled=!1,this.pointer=t.pointerId,this.stage.canvas.setPointerCapture(t.pointerId),this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new E),n.point),this.start({body:n.body,local:n.local,target:n.point.clone()}))}start(t){this.held=t,this.send("start"),this.grasp.started(t.body),this.stage.canvas.dataset.grabbing="",this.stage.dirty=!0}move(t){if(!this.held){this.hoverAt=t.pointerType==="mouse"&&t.buttons===0?t:null;return}if(t.pointerId!==this.pointer)return;this.aim(t);const e=this.ray.ray.intersectPlane(this.plane,new E);e&&this.pull(e)}pull(t){this.held.target.copy(t),this.stage.dirty=!0,window.clearTimeout(this.later);const e=UT-(performance.now()-this.sentAt);e<=0?this.send("move"):this.later=window.setTimeout(()=>this.held&&this.send("move"),e)}up(t){t.pointerId===this.pointer&&this.release()}release(){this.held&&(window.clearTimeout(this.later),this.send("end"),this.held=null,this.grasp.ended(),this.pointer=-1,this.stage.controls.enabled=!0,delete this.stage.canvas.dataset.grabbing,this.stage.dirty=!0)}send(t){const{body:e,local:n,target:s}=this.held;this.sentAt=performance.now(),this.grasp.send({type:"grab",phase:t,body:e,local:rg(n),target:rg(s)})}hitAt(t,e){const n=this.grasp.shown();return n?(this.aim({clientX:t,clientY:e}),this.bodies.pick(this.ray,n)):null}rayAt(t,e){return this.aim({clientX:t,clientY:e}),this.ray.ray}casterAt(t,e){return this.aim({clientX:t,clientY:e}),this.ray}bodyAt(t,e){return this.hitAt(t,e)?.body??-1}hover(){const t=this.grasp.shown();if(this.held||!this.hoverAt||!t)return!1;const e=this.bodyAt(this.hoverAt.clientX,this.hoverAt.clientY);return this.stage.canvas.style.cursor=e>=0&&this.grasp.grabbable()?"grab":"",this.bodies.hover(e)}unhover(){this.hoverAt=null,this.bodies.hover(-1)&&(this.stage.dirty=!0)}keyGrab(t){if(this.held){this.release();return}const e=this.grasp.grabbable();if(!e||!this.bodies.ready)return;const n=this.bodies.toWorld(t,new E,e),[s,r]=this.screenAxes(),o=s.add(r).multiplyScalar(.6*this.bodies.radii[t]),a=n.add(o);this.start({body:t,local:this.bodies.toLocal(t,a,e),target:a.clone()})}keyPull(t,e){if(!this.held)return;const n=NT*this.bodies.radii[this.held.body],[s,r]=this.screenAxes();this.pull(this.held.target.clone().addScaledVector(s,t*n).addScaledVector(r,e*n))}screenAxes(){const t=new E,e=new E;return this.stage.camera.updateMatrixWorld(),this.stage.camera.matrixWorld.extractBasis(t,e,new E),[t,e]}}const OT=12e3,kT=96e6,BT=.1;class zT{frames=[];clear(){this.frames=[]}get last(){return this.frames[this.frames.length-1]}add(t){const e=this.last;if(e&&t[kt.time]<e[kt.time])this.clear();else if(e&&t[kt.time]===e[kt.time])return this.frames[this.frames.length-1]=t,0;this.frames.push(t);const n=Math.min(OT,Math.max(2,Math.floor(kT/t.byteLength)));return this.frames.length>n?this.frames.splice(0,Math.max(1,Math.floor(n*BT))).length:0}nearest(t){let e=0,n=this.frames.length-1;for(;e<n;){const s=e+n>>1;this.frames[s][kt.time]<t?e=s+1:n=s}return e>0&&t-this.frames[e-1][kt.time]<this.frames[e][kt.time]-t?e-1:e}sample(t,e){const n=this.frames.length-1,s=n-t+1;if(s<=e)return Array.from({length:Math.max(0,s)},(a,l)=>t+l);const r=Math.ceil(s/e),o=[];for(let a=Math.ceil(t/r)*r;a<n;a+=r)o.push(a);return o.push(n),o}}const VT=400,GT=.26,og=1.6,uc=.14,HT=1.15,WT=.012,XT=["pointonline","pointonplane","slider"],dc=new E(0,0,1),gi=new Sn(1,1,2,24).rotateX(Math.PI/2),fc=new Qs(1,24,16),Va=new mn(2,2,2),qT=new Is(2,2),Xc={ball:[[fc,[.6,.6,.6],"bright"]],hinge:[[gi,[.24,.24,1.2],"bright"],[gi,[.5,.5,.5],"dark"],[gi,[.38,.38,.1],"bright",1.15],[gi,[.38,.38,.1],"bright",-1.15]],slider:[[gi,[.13,.13,5.6],"bright"],[Va,[.42,.42,.55],"dark"],[gi,[.26,.26,.14],"dark",5.6],[gi,[.26,.26,.14],"dark",-5.6]],universal:[[gi,[.2,.2,1],"bright"],[Va,[.32,.32,.32],"dark"],[Va,[1,.17,.17],"bright"]],weld:[[Va,[.46,.46,.46],"dark"]],beam:[[fc,[.3,.3,.3],"bright"]],pointonline:[[fc,[.42,.42,.42],"bright"]],pointonplane:[[fc,[.42,.42,.42],"bright"]]};Xc.anchor=Xc.ball;const YT={hinge:[[gi,[.85,.85,.62],"motor",1.35],[gi,[.94,.94,.08],"dark",1.1],[gi,[.94,.94,.08],"dark",1.6]],slider:[[Va,[.62,.62,.6],"motor",6]]};class $T{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;marks=[];solid={bright:new ls({metalness:.9,roughness:.28}),dark:new ls({metalness:.6,roughness:.5}),motor:new ls({metalness:.15,roughness:.5})};sheer=new xi({transparent:!0,opacity:.22,side:Fn,depthWrite:!1});get count(){return this.marks.length}build(t){for(const e of this.marks)this.scene.remove(...pc(e));this.marks=t.slice(0,VT).map(e=>this.mark(e));for(const e of this.marks)this.scene.add(...pc(e));this.paint()}mark(t){const e=[t.a,t.b].filter(a=>a>=0).map(a=>this.bodies.radii[a]),n=Math.min(...e),s=GT*n,r=new Hs;for(const[a,l,c,h]of[...Xc[t.type]??Xc.ball,...t.motor&&YT[t.type]||[]]){const d=new yt(a,this.solid[c]);d.scale.set(...l).multiplyScalar(s),d.position.z=(h??0)*s,r.add(d)}const o={info:t,size:s,group:r,guide:null,far:null,bar:null,stalks:this.stalks(t)};t.type==="pointonline"?(o.guide=new yt(gi,this.solid.bright),o.guide.scale.set(uc*s,uc*s,og*n)):t.type==="pointonplane"?(o.guide=new yt(qT,this.sheer),o.guide.scale.setScalar(og*n)):t.type==="beam"&&(o.far=r.children[0].clone(),o.bar=new yt(gi,this.solid.bright));for(const a of pc(o))a.traverse(l=>l.castShadow=l.receiveShadow=a!==o.guide||t.type!=="pointonplane");return o}stalks(t){return XT.includes(t.type)?[]:[[t.a,t.at],[t.b,t.to]].filter(([n,s])=>n>=0&&new E(...s).length()>HT*this.bodies.radii[n]).map(([n,s])=>{const r=new yt(gi,this.solid.bright),o=new E(...s).length(),a=Math.min(WT*o,.12*this.bodies.radii[n]);return r.scale.set(a,a,o/2),{stalk:r,body:n,at:s}})}paint(){this.solid.bright.color.set(jt("joint")),this.solid.dark.color.set(jt("joint-dark")),this.solid.motor.color.set(jt("motor")),this.sheer.color.set(jt("joint"))}place(t){for(const e of this.marks){for(const g of pc(e))g.visible=this.shown;if(!this.shown)continue;const{info:n,size:s,group:r,guide:o,far:a,bar:l,stalks:c}=e;for(const{stalk:g,body:y,at:m}of c)g.position.copy(this.point(y,[m[0]/2,m[1]/2,m[2]/2],t)),g.quaternion.setFromUnitVectors(dc,this.direction(y,m,t));const[h,d]=[this.point(n.a,n.at,t),this.point(n.b,n.to,t)];if(r.position.copy(h),o?(o.position.copy(d),n.axis&&o.quaternion.setFromUnitVectors(dc,this.direction(n.b,n.axis,t))):n.axis&&r.quaternion.setFromUnitVectors(dc,this.direction(n.a,n.axis,t)),!a||!l)continue;a.position.copy(d);const u=d.sub(h),p=u.length();l.position.copy(h).addScaledVector(u,.5),l.scale.set(uc*s,uc*s,p/2),p>0&&l.quaternion.setFromUnitVectors(dc,u.divideScalar(p))}}point(t,e,n){const s=new E(...e);return t<0?s:this.bodies.toWorld(t,s,n)}direction(t,e,n){return this.point(t,e,n).sub(this.point(t,[0,0,0],n)).normalize()}}const pc=({group:i,guide:t,far:e,bar:n,stalks:s})=>[i,t,e,n,...s.map(({stalk:r})=>r)].filter(r=>r!==null),jT=[["drag a body","grab it; let go to fling it"],["drag elsewhere","rotate the view"],["right drag, two fingers","move the view"],["wheel, pinch","zoom"],["click in a plot","go to that time"]];function ZT(i){const t=i.target;return i.ctrlKey||i.metaKey||i.altKey?!0:t instanceof HTMLInputElement?t.type==="checkbox"?i.key===" ":t.type==="number"||t.type==="text"||i.key.startsWith("Arrow"):t instanceof HTMLSelectElement||t instanceof HTMLTextAreaElement?!0:t instanceof HTMLButtonElement?i.key===" "||i.key==="Enter"||i.key.startsWith("Arrow"):t.tagName==="SUMMARY"&&(i.key===" "||i.key==="Enter")}class KT{constructor(t,e){this.dialog=e;const n=(o,a)=>G("div",{},G("dt",{},...o.split(" / ").flatMap((l,c)=>c?[" ",G("kbd",{},l)]:[G("kbd",{},l)])),G("dd",{},a)),s=([o,a])=>G("div",{},G("dt",{},o),G("dd",{},a)),r=G("button",{type:"button",className:"primary",onclick:()=>e.close()},"Close");e.append(G("h2",{},"Gestures"),G("dl",{},...jT.map(s)),G("h2",{},"Keys"),G("dl",{},...t.map(({label:o,text:a})=>n(o,a))),r),e.addEventListener("click",o=>o.target===e&&e.close()),window.addEventListener("keydown",o=>{if(ZT(o)||e.open)return;const a=t.find(l=>l.keys.includes(o.key));a&&(o.preventDefault(),a.run(o.key))})}help(){this.dialog.open?this.dialog.close():this.dialog.showModal()}}const JT=400,QT=5e3,tA=5e3,eA=2e4;class nA{connected=!0;constructor(t,e){queueMicrotask(()=>{t.state(!0,0),t.message(e)})}send(){}}class iA{constructor(t){this.listener=t,this.open(),window.setInterval(()=>this.watch(),tA);const e=()=>{document.visibilityState==="visible"&&!this.socket&&this.open()};document.addEventListener("visibilitychange",e),window.addEventListener("online",e)}socket=null;attempts=0;refused=!1;heard=0;timer=0;get connected(){return this.socket?.readyState===WebSocket.OPEN}send(t){this.connected&&this.socket.send(JSON.stringify(t))}open(){window.clearTimeout(this.timer);const t=ss("ws");t.protocol=t.protocol==="https:"?"wss:":"ws:";const e=new WebSocket(t);e.binaryType="arraybuffer",this.socket=e,this.heard=performance.now(),e.onopen=()=>{this.attempts=0,this.refused=!1,this.listener.state(!0,0)},e.onmessage=n=>{this.heard=performance.now(),typeof n.data=="string"?this.listener.message(JSON.parse(n.data)):this.listener.frame(new Float32Array(n.data))},e.onclose=()=>this.lost(e)}lost(t){if(t!==this.socket)return;this.socket=null;const e=Math.min(JT*2**this.attempts,QT);this.attempts+=1,this.listener.state(!1,this.attempts,this.refused),this.timer=window.setTimeout(()=>this.open(),e),this.attempts>1&&this.ask()}async ask(){const t=await fetch(ss(""),{cache:"no-store"}).catch(()=>null);this.connected||(this.refused=t?.status===403,this.listener.state(!1,this.attempts,this.refused))}watch(){const t=this.socket;t&&(performance.now()-this.heard>eA?(t.close(),this.lost(t)):this.send({type:"ping",t:performance.now()}))}}class sA{constructor(t){this.laboratory=t,this.button.onclick=()=>this.toggle()}all=[];current=null;at=0;met=[];deeds=new Map;begun=[];axes=[];sheet=ee("lesson");button=ee("lesson-button");async load(){try{const t=await fetch(ss("experiments.json")),{all:e,begin:n}=await t.json();this.all=e,this.button.hidden=!e.length;const s=e.find(({name:r})=>r===n);s&&this.begin(s)}catch{this.button.hidden=!0}}get told(){return this.current&&{name:this.current.name,step:this.at,done:this.done}}toggle(){this.sheet.hidden?this.list():this.leave()}leave(){this.current=null,this.sheet.hidden=!0,document.body.classList.remove("with-lesson"),this.button.setAttribute("aria-expanded","false"),this.button.focus()}open(...t){this.sheet.hidden=!1,document.body.classList.add("with-lesson"),this.button.setAttribute("aria-expanded","true");const e=G("button",{type:"button",className:"small",onclick:()=>this.leave()},"Close");this.sheet.replaceChildren(...t,G("div",{className:"steps"},...this.buttons(),e))}list(){this.current=null;const t=this.all.map(e=>G("li",{},G("button",{type:"button",onclick:()=>this.begin(e)},e.title),G("p",{className:"note"},e.summary)));this.open(G("h2",{},"Experiments"),G("ul",{},...t)),this.sheet.querySelector("button")?.focus()}begin(t){this.current=t,this.laboratory.hello()?.scene.name!==t.scene&&this.laboratory.scene(t.scene),this.go(0)}go(t){this.at=t;const{until:e}=this.current.step[t];this.met=e.map(()=>!1),this.begun=e.map(()=>NaN),this.axes=e.map(()=>null),this.deeds.clear(),this.draw()}get done(){return this.met.every(Boolean)}buttons(){if(!this.current)return[];const t=this.at===this.current.step.length-1,e=G("button",{type:"button",className:"primary",id:"lesson-next",disabled:!this.done},t?"Finish":"Next");return e.onclick=()=>t?this.list():this.go(this.at+1),[G("button",{type:"button",disabled:this.at===0,onclick:()=>this.go(this.at-1)},"Back"),e]}draw(){const{title:t,step:e}=this.current,{text:n,until:s,found:r}=e[this.at],o=s.map((a,l)=>G("li",{className:this.met[l]?"met":""},`${this.met[l]?"Done: ":"To do: "}${aA(a)}`));this.open(G("h2",{},t),G("p",{className:"note"},`Step ${this.at+1} of ${e.length}`),...ag(n),G("ul",{className:"todo"},...o),...this.done&&r?[G("div",{className:"found"},...ag(r))]:[])}did(t){this.current&&(this.deeds.set(t,(this.deeds.get(t)??0)+1),this.look(null))}look(t){const e=this.laboratory.hello();if(!this.current||!e||e.scene.name!==this.current.scene||this.done)return;const{until:n}=this.current.step[this.at];let s=!1;if(n.forEach((o,a)=>{this.met[a]||!this.holds(o,a,t,e)||(this.met[a]=s=!0)}),!s)return;const r=this.sheet.contains(document.activeElement);this.draw(),this.done&&r&&this.sheet.querySelector("#lesson-next")?.focus()}holds(t,e,n,s){if("did"in t)return(this.deeds.get(t.did)??0)>=t.times;if("show"in t)return this.laboratory.shows(t.show)===t.on;if("setting"in t){const c=s.settings[t.setting];return t.is!==void 0?c===t.is:typeof c=="number"&&c>=(t.least??-1/0)&&c<=(t.most??1/0)}if(!n||s.compiling)return!1;const r=this.quantity(t,e,n,s);if(!Number.isFinite(r))return!1;Number.isNaN(this.begun[e])&&(this.begun[e]=r);const{above:o,below:a,changed_by:l}=t;return(o===void 0||r>o)&&(a===void 0||r<a)&&(l===void 0||Math.abs(r-this.begun[e])>=l)}quantity({watch:t,body:e,axis:n},s,r,o){const a={time:kt.time,kinetic:kt.kinetic,potential:kt.potential,work:kt.work,lost:kt.lost};if(t in a)return r[a[t]];if(t==="drift")return Math.abs(r[kt.drift]);if(t==="ghost_drift")return Math.abs(r[kt.ghostDrift]);if(t==="sliding"||t==="rolling"||t==="impacts")return rA(t,r,o);const l=Ze(o.bodies.findIndex(d=>d.name===e));if(t==="x"||t==="y"||t==="z")return r[l+"xyz".indexOf(t)];if(t==="spin")return Math.hypot(...r.subarray(l+ye.w,l+ye.w+3));if(t==="momentum")return Math.hypot(...r.subarray(l+ye.L,l+ye.L+3));const c=new Re(r[l+ye.q+1],r[l+ye.q+2],r[l+ye.q+3],r[l+ye.q]),h=new E(...n).applyQuaternion(c);return this.axes[s]??=h.clone(),Go.radToDeg(h.angleTo(this.axes[s]))}}function rA(i,t,{bodies:e,contact:n}){const s=dl(t,e.length);if(s<0||!n)return 0;const r=s+ea*n.moving;let o=0;if(i==="impacts"){for(let a=0;a<n.impacts;a++)t[r+yr*n.points+rl*a+Uo.impulse]>0&&(o+=1);return o}for(let a=0;a<n.points;a++)t[r+yr*a+Ri.mode]===Rc[i]&&(o+=1);return o}const oA={grab:"grab a body",release:"let it go",reset:"go back to the start",pause:"pause",scrub:"go back in time",aim:"aim so that it hits",hit:"fly, and hit"};function aA(i){return"did"in i?oA[i.did]+(i.times>1?`, ${i.times} times`:""):"show"in i?`${i.on?"show":"hide"} ${document.querySelector(`label:has(#show-${i.show})`)?.firstChild?.nextSibling?.textContent?.toLowerCase()??i.show}`:"setting"in i?i.is!==void 0?`${i.setting}: ${i.is}`:`${i.setting}${i.least!==void 0?` at least ${i.least}`:""}${i.most!==void 0?` at most ${i.most}`:""}`:`see it happen (${i.body?`${i.body}: `:""}${i.watch.replace("_"," ")})`}function ag(i){return i.trim().split(/\n\s*\n/).map(t=>{const e=t.replaceAll(/\s+/g," ").split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);return G("p",{},...e.map(n=>n.startsWith("**")?G("strong",{},n.slice(2,-2)):n.startsWith("`")&&n.length>1?G("kbd",{},n.slice(1,-1)):n.startsWith("*")&&n.length>2?G("em",{},n.slice(1,-1)):n))})}const lA=60,cA=1,hA=200,mu=i=>String(Number(i.toPrecision(6)));class uA{constructor(t,e){this.send=e,this.list.append(this.groups,this.restore),this.restore.onclick=()=>e({type:"restore"}),t.append(this.list)}list=G("fieldset",{className:"numbers",hidden:!0},G("legend",{},"The scene's numbers"));groups=G("div");restore=G("button",{type:"button",id:"numbers-restore",title:"Back to the numbers of the scene, gravity included"},"Restore the scene's numbers");shape="";puts=[];later=0;sentAt=0;update(t){const e=t.parameters??[],n=JSON.stringify([t.scene.serial,e.map(({id:s,own:r})=>[s,r])]);n!==this.shape&&(this.shape=n,this.build(e)),e.forEach((s,r)=>this.puts[r](s)),this.restore.disabled=!t.control||!t.settings.changed}build(t){this.list.hidden=t.length===0,this.puts=[];const e=new Map;for(const n of t){const s=n.id.split(".").slice(0,2).join(".");let r=e.get(s);r||(r=G("details",{open:e.size<cA},G("summary",{},n.group)),e.set(s,r)),r.append(Array.isArray(n.value)?this.triple(n):this.scalar(n))}this.groups.replaceChildren(...e.values())}scalar(t){const e=`number-${t.id.replaceAll(".","-")}`,n=`${t.name}${t.unit&&`, ${t.unit}`}`,s=G("input",{type:"number",id:e,step:"any",inputMode:"decimal",...t.least!==null&&{min:String(t.least)}}),r=G("div",{className:"field number"},G("label",{htmlFor:e},n),s);let o=null;if(t.most!==null){const a=String(t.most/hA);o=G("input",{type:"range",min:"0",max:String(t.most),step:a,ariaLabel:`${t.group}: ${n}`}),o.oninput=()=>{s.value=mu(o.valueAsNumber),this.soon(()=>this.send({type:"parameter",id:t.id,value:Number(s.value)}))},s.before(o)}return s.onchange=()=>{Number.isFinite(s.valueAsNumber)&&(t.least!==null&&s.valueAsNumber<t.least&&(s.value=String(t.least)),o&&(o.value=s.value),this.send({type:"parameter",id:t.id,value:s.valueAsNumber}))},this.puts.push(({value:a})=>{document.activeElement!==s&&document.activeElement!==o&&(s.value=mu(a)),o&&document.activeElement!==o&&(o.value=String(a))}),r}triple(t){const e=["x","y","z"].map(s=>G("input",{type:"number",step:"any",ariaLabel:`${t.group}: ${t.name}, ${s}`})),n=s=>e.forEach((r,o)=>{document.activeElement!==r&&(r.value=mu(s[o]))});for(const s of e)s.onchange=()=>{const r=e.map(o=>o.valueAsNumber);r.every(Number.isFinite)&&this.send({type:"parameter",id:t.id,value:r})};return this.puts.push(({value:s})=>n(s)),G("fieldset",{className:"triple"},G("legend",{},`${t.name}${t.unit&&`, ${t.unit}`}`),...e)}soon(t){window.clearTimeout(this.later);const e=lA-(performance.now()-this.sentAt),n=()=>{this.sentAt=performance.now(),t()};e<=0?n():this.later=window.setTimeout(n,e)}}const dA={reset:"M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",pause:"M7 5h4v14H7zM13 5h4v14h-4z",play:"M8 5v14l11-7z",step:"M6 5v14l9-7zM16 5h3v14h-3z",loop:"M7 7h10v3l4-4-4-4v3H5v6h2zM17 17H7v-3l-4 4 4 4v-3h12v-6h-2z",close:"M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z"};function Ga(i,t){if(i.dataset.icon===t)return;i.dataset.icon=t;const e=document.createElementNS("http://www.w3.org/2000/svg","svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true");const n=document.createElementNS("http://www.w3.org/2000/svg","path");n.setAttribute("d",dA[t]),e.append(n),i.replaceChildren(e)}class fA{pause=ee("pause-button");reset=ee("reset-button");step=ee("step-button");live=ee("live-button");loop=ee("loop-button");speed=ee("player-speed");timeline=ee("timeline");clock=ee("clock");constructor(t){Ga(this.reset,"reset"),Ga(this.step,"step"),Ga(this.loop,"loop"),rs(this.speed,cT.map(e=>[String(e),`${e} ×`]),"1"),this.reset.onclick=()=>t.reset(),this.pause.onclick=()=>t.pause(),this.step.onclick=()=>t.step(),this.live.onclick=()=>t.live(),this.loop.onclick=()=>t.loop(),this.speed.onchange=()=>t.speed(Number(this.speed.value)),this.timeline.oninput=()=>t.scrub(this.timeline.valueAsNumber)}update(t,e,n,s,r){const o=Math.max(0,t.frames.length-1);this.timeline.max=String(o),this.timeline.value=String(e);const a=t.frames[e],l=a?a[kt.time].toFixed(2):"0.00";this.clock.textContent=`${l} s`,this.timeline.setAttribute("aria-valuetext",`${l} seconds`),this.live.disabled=!n,this.live.classList.toggle("primary",n),Ga(this.pause,s||n?"play":"pause"),this.pause.setAttribute("aria-label",s||n?"Continue":"Pause");for(const c of[this.reset,this.step])c.disabled=!r;this.pause.disabled=!r&&!n}updatePlayer(t){document.body.classList.toggle("replaying",t!==null),this.live.hidden=t!==null,this.loop.hidden=this.speed.hidden=t===null,t&&(this.loop.setAttribute("aria-pressed",String(t.loop)),this.speed.value=String(t.speed))}}const mc=["balance","build","ahead","setup","show","files"],pA=window.matchMedia("(min-width: 760px)");class mA{panel=ee("panel");button=ee("panel-button");close=ee("panel-close");constructor(){const t=mc.map(e=>ee(`tab-${e}`));t.forEach((e,n)=>{e.onclick=()=>this.choose(mc[n]),e.onkeydown=s=>{const r=s.key==="ArrowRight"?1:s.key==="ArrowLeft"?t.length-1:0;if(!r)return;let o=(n+r)%t.length;for(;t[o].hidden;)o=(o+r)%t.length;this.choose(mc[o]),t[o].focus()}}),Ga(this.close,"close"),this.button.onclick=()=>this.toggle(),this.close.onclick=()=>this.toggle(!1),this.choose("balance"),this.toggle(pA.matches)}get open(){return!this.panel.hidden}toggle(t=!this.open){const e=this.panel.contains(document.activeElement);this.panel.hidden=!t,document.body.classList.toggle("with-panel",t),this.button.setAttribute("aria-expanded",String(t)),!t&&e&&this.button.focus()}reveal(t){this.choose(t),this.toggle(!0)}choose(t){for(const e of mc){const n=e===t,s=ee(`tab-${e}`);s.setAttribute("aria-selected",String(n)),s.tabIndex=n?0:-1,ee(`page-${e}`).hidden=!n}}}const gA=!0,Pn="u-",_A="uplot",xA=Pn+"hz",vA=Pn+"vt",yA=Pn+"title",bA=Pn+"wrap",SA=Pn+"under",MA=Pn+"over",wA=Pn+"axis",Vr=Pn+"off",EA=Pn+"select",TA=Pn+"cursor-x",AA=Pn+"cursor-y",RA=Pn+"cursor-pt",CA=Pn+"legend",PA=Pn+"live",LA=Pn+"inline",DA=Pn+"series",IA=Pn+"marker",lg=Pn+"label",NA=Pn+"value",Ha="width",Wa="height",Ia="top",cg="bottom",Lo="left",gu="right",ff="#000",hg=ff+"0",_u="mousemove",ug="mousedown",xu="mouseup",dg="mouseenter",fg="mouseleave",pg="dblclick",UA="resize",FA="scroll",mg="change",qc="dppxchange",pf="--",na=typeof window<"u",Pd=na?document:null,Bo=na?window:null,OA=na?navigator:null;let Ue,gc;function Ld(){let i=devicePixelRatio;Ue!=i&&(Ue=i,gc&&Id(mg,gc,Ld),gc=matchMedia(`(min-resolution: ${Ue-.001}dppx) and (max-resolution: ${Ue+.001}dppx)`),qr(mg,gc,Ld),Bo.dispatchEvent(new CustomEvent(qc)))}function Ai(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Dd(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function sn(i,t,e){i.style[t]=e+"px"}function Ki(i,t,e,n){let s=Pd.createElement(i);return t!=null&&Ai(s,t),e?.insertBefore(s,n),s}function Oi(i,t){return Ki("div",i,t)}const gg=new WeakMap;function Ms(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=gg.get(i);r!=o&&(i.style.transform=r,gg.set(i,r),t<0||e<0||t>n||e>s?Ai(i,Vr):Dd(i,Vr))}const _g=new WeakMap;function xg(i,t,e){let n=t+e,s=_g.get(i);n!=s&&(_g.set(i,n),i.style.background=t,i.style.borderColor=e)}const vg=new WeakMap;function yg(i,t,e,n){let s=t+""+e,r=vg.get(i);s!=r&&(vg.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}const mf={passive:!0},kA={...mf,capture:!0};function qr(i,t,e,n){t.addEventListener(i,e,n?kA:mf)}function Id(i,t,e,n){t.removeEventListener(i,e,mf)}na&&Ld();function Ji(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:Pi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function m_(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}const g_=i=>i!=null,__=i=>i!=null&&i>0,sh=m_(g_),BA=m_(__);function zA(i,t,e,n=0,s=!1){let r=s?BA:sh,o=s?__:g_;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??$e,l??-$e]}function rh(i,t,e,n){let s=Mg(i),r=Mg(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Ys:x_,a=s==1?Pi:Bi,l=r==1?Bi:Pi,c=a(o(An(i))),h=l(o(An(t))),d=qo(e,c),u=qo(e,h);return e==10&&(c<0&&(d=je(d,-c)),h<0&&(u=je(u,-h))),n||e==2?(i=d*s,t=u*r):(i=S_(i,d),t=oh(t,u)),[i,t]}function gf(i,t,e,n){let s=rh(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}const _f=.1,bg={mode:3,pad:_f},ja={pad:0,soft:null,mode:0},VA={min:ja,max:ja};function Yc(i,t,e,n){return ah(e)?Sg(i,t,e):(ja.pad=e,ja.soft=n?0:null,ja.mode=n?3:0,Sg(i,t,VA))}function Le(i,t){return i??t}function GA(i,t,e){for(t=Le(t,0),e=Le(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function Sg(i,t,e){let n=e.min,s=e.max,r=Le(n.pad,0),o=Le(s.pad,0),a=Le(n.hard,-$e),l=Le(s.hard,$e),c=Le(n.soft,$e),h=Le(s.soft,-$e),d=Le(n.mode,0),u=Le(s.mode,0),p=t-i,g=Ys(p),y=hi(An(i),An(t)),m=Ys(y),f=An(m-g);(p<1e-24||f>10)&&(p=0,(i==0||t==0)&&(p=1e-24,d==2&&c!=$e&&(r=0),u==2&&h!=-$e&&(o=0)));let _=p||y||1e3,w=Ys(_),S=qo(10,Pi(w)),D=_*(p==0?i==0?.1:1:r),A=je(S_(i-D,S/10),24),N=i>=c&&(d==1||d==3&&A<=c||d==2&&A>=c)?c:$e,v=hi(a,A<N&&i>=N?N:es(N,A)),C=_*(p==0?t==0?.1:1:o),F=je(oh(t+C,S/10),24),P=t<=h&&(u==1||u==3&&F>=h||u==2&&F<=h)?h:-$e,k=es(l,F>P&&t<=P?P:hi(P,F));return v==k&&v==0&&(k=100),[v,k]}const HA=new Intl.NumberFormat(na?OA.language:"en-US"),xf=i=>HA.format(i),Di=Math,Lc=Di.PI,An=Di.abs,Pi=Di.floor,Tn=Di.round,Bi=Di.ceil,es=Di.min,hi=Di.max,qo=Di.pow,Mg=Di.sign,Ys=Di.log10,x_=Di.log2,WA=(i,t=1)=>Di.sinh(i)*t,vu=(i,t=1)=>Di.asinh(i/t),$e=1/0;function wg(i){return(Ys((i^i>>31)-(i>>31))|0)+1}function Nd(i,t,e){return es(hi(i,t),e)}function v_(i){return typeof i=="function"}function Se(i){return v_(i)?i:()=>i}const XA=()=>{},y_=i=>i,b_=(i,t)=>t,qA=i=>null,Eg=i=>!0,Tg=(i,t)=>i==t,YA=/\.\d*?(?=9{6,}|0{6,})/gm,Kr=i=>{if(w_(i)||br.has(i))return i;const t=`${i}`,e=t.match(YA);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Kr(s)}e${r}`}return je(i,n)};function Fr(i,t){return Kr(je(Kr(i/t))*t)}function oh(i,t){return Kr(Bi(Kr(i/t))*t)}function S_(i,t){return Kr(Pi(Kr(i/t))*t)}function je(i,t=0){if(w_(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return Tn(n)/e}const br=new Map;function M_(i){return((""+i).split(".")[1]||"").length}function ol(i,t,e,n){let s=[],r=n.map(M_);for(let o=t;o<e;o++){let a=An(o),l=je(qo(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,d=(o>=0?0:a)+(o>=r[c]?0:r[c]),u=i==10?h:je(h,d);s.push(u),br.set(u,d)}}return s}const Za={},vf=[],Yo=[null,null],mr=Array.isArray,w_=Number.isInteger,$A=i=>i===void 0;function Ag(i){return typeof i=="string"}function ah(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function jA(i){return i!=null&&typeof i=="object"}const ZA=Object.getPrototypeOf(Uint8Array),E_="__proto__";function $o(i,t=ah){let e;if(mr(i)){let n=i.find(s=>s!=null);if(mr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=$o(i[s],t)}else e=i.slice()}else if(i instanceof ZA)e=i.slice();else if(t(i)){e={};for(let n in i)n!=E_&&(e[n]=$o(i[n],t))}else e=i;return e}function Mn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=E_&&(ah(i[s])?Mn(i[s],$o(n[s])):i[s]=$o(n[s]))}return i}const KA=0,JA=1,QA=2;function tR(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function eR(i,t){if(sR(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return rR(o[0])||(o=iR(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],d=Array(s).fill(void 0),u=t?t[o][c]:JA,p=[];for(let g=0;g<h.length;g++){let y=h[g],m=r.get(l[g]);y===null?u!=KA&&(d[m]=y,u==QA&&p.push(m)):d[m]=y}tR(d,p,s),n.push(d)}}return n}const nR=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function iR(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function sR(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function rR(i,t=100){const e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;const r=hi(1,Pi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){const l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}const T_=["January","February","March","April","May","June","July","August","September","October","November","December"],A_=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function R_(i){return i.slice(0,3)}const oR=A_.map(R_),aR=T_.map(R_),lR={MMMM:T_,MMM:aR,WWWW:A_,WWW:oR};function Na(i){return(i<10?"0":"")+i}function cR(i){return(i<10?"00":i<100?"0":"")+i}const hR={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Na(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Na(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Na(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Na(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Na(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>cR(i.getMilliseconds())};function yf(i,t){t=t||lR;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?hR[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}const uR=new Intl.DateTimeFormat().resolvedOptions().timeZone;function dR(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==uR?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}const C_=i=>i%1==0,$c=[1,2,2.5,5],fR=ol(10,-32,0,$c),P_=ol(10,0,32,$c),pR=P_.filter(C_),Or=fR.concat(P_),bf=`
`,L_="{YYYY}",Rg=bf+L_,D_="{M}/{D}",Xa=bf+D_,_c=Xa+"/{YY}",I_="{aa}",mR="{h}:{mm}",Io=mR+I_,Cg=bf+Io,Pg=":{ss}",Fe=null;function N_(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?ol(10,0,3,$c).filter(C_):ol(10,-3,0,$c)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]);const c=[[o,L_,Fe,Fe,Fe,Fe,Fe,Fe,1],[s*28,"{MMM}",Rg,Fe,Fe,Fe,Fe,Fe,1],[s,D_,Rg,Fe,Fe,Fe,Fe,Fe,1],[n,"{h}"+I_,_c,Fe,Xa,Fe,Fe,Fe,1],[e,Io,_c,Fe,Xa,Fe,Fe,Fe,1],[t,Pg,_c+" "+Io,Fe,Xa+" "+Io,Fe,Cg,Fe,1],[i,Pg+".{fff}",_c+" "+Io,Fe,Xa+" "+Io,Fe,Cg,Fe,1]];function h(d){return(u,p,g,y,m,f)=>{let _=[],w=m>=o,S=m>=r&&m<o,D=d(g),A=je(D*i,3),N=yu(D.getFullYear(),w?0:D.getMonth(),S||w?1:D.getDate()),v=je(N*i,3);if(S||w){let C=S?m/r:0,F=w?m/o:0,P=A==v?A:je(yu(N.getFullYear()+F,N.getMonth()+C,1)*i,3),k=new Date(Tn(P/i)),H=k.getFullYear(),q=k.getMonth();for(let U=0;P<=y;U++){let X=yu(H+F*U,q+C*U,1),O=X-d(je(X*i,3));P=je((+X+O)*i,3),P<=y&&_.push(P)}}else{let C=m>=s?s:m,F=Pi(g)-Pi(A),P=v+F+oh(A-v,C);_.push(P);let k=d(P),H=k.getHours()+k.getMinutes()/e+k.getSeconds()/n,q=m/n,U=u.axes[p]._space,X=f/U;for(;P=je(P+m,i==1?0:3),!(P>y);)if(q>1){let O=Pi(je(H+q,6))%24,at=d(P).getHours()-O;at>1&&(at=-1),P-=at*n,H=(H+q)%24;let ft=_[_.length-1];je((P-ft)/m,3)*X>=.7&&_.push(P)}else _.push(P)}return _}}return[l,c,h]}const[gR,_R,xR]=N_(1),[vR,yR,bR]=N_(.001);ol(2,-53,53,[1]);function Lg(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function Dg(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,d,u,p;return n.map(g=>{let y=i(g),m=y.getFullYear(),f=y.getMonth(),_=y.getDate(),w=y.getHours(),S=y.getMinutes(),D=y.getSeconds(),A=m!=l&&a[2]||f!=c&&a[3]||_!=h&&a[4]||w!=d&&a[5]||S!=u&&a[6]||D!=p&&a[7]||a[1];return l=m,c=f,h=_,d=w,u=S,p=D,A(y)})}}function SR(i,t){let e=yf(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function yu(i,t,e){return new Date(i,t,e)}function Ig(i,t){return t(i)}const MR="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ng(i,t){return(e,n,s,r)=>r==null?pf:t(i(n))}function wR(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function ER(i,t){return i.series[t].fill(i,t)}const TR={show:!0,live:!0,isolate:!1,mount:XA,markers:{show:!0,width:2,stroke:wR,fill:ER,dash:"solid"},idx:null,idxs:null,values:[]};function AR(i,t){let e=i.cursor.points,n=Oi(),s=e.size(i,t);sn(n,Ha,s),sn(n,Wa,s);let r=s/-2;sn(n,"marginLeft",r),sn(n,"marginTop",r);let o=e.width(i,t,s);return o&&sn(n,"borderWidth",o),n}function RR(i,t){let e=i.series[t].points;return e._fill||e._stroke}function CR(i,t){let e=i.series[t].points;return e._stroke||e._fill}function PR(i,t){return i.series[t].points.size}const bu=[0,0];function LR(i,t,e){return bu[0]=t,bu[1]=e,bu}function xc(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Su(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}const DR={show:!0,x:!0,y:!0,lock:!1,move:LR,points:{one:!1,show:AR,size:PR,width:0,stroke:CR,fill:RR},bind:{mousedown:xc,mouseup:xc,click:xc,dblclick:xc,mousemove:Su,mouseleave:Su,mouseenter:Su},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},U_={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Sf=Mn({},U_,{filter:b_}),F_=Mn({},Sf,{size:10}),O_=Mn({},U_,{show:!1}),Mf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',k_="bold "+Mf,B_=1.5,Ug={show:!0,scale:"x",stroke:ff,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:k_,side:2,grid:Sf,ticks:F_,border:O_,font:Mf,lineGap:B_,rotate:0},IR="Value",NR="Time",Fg={show:!0,scale:"x",auto:!1,sorted:1,min:$e,max:-$e,idxs:[]};function UR(i,t,e,n,s){return t.map(r=>r==null?"":xf(r))}function FR(i,t,e,n,s,r,o){let a=[],l=br.get(s)||0;e=o?e:je(oh(e,s),l);for(let c=e;c<=n;c=je(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Ud(i,t,e,n,s,r,o){const a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Ys:x_,h=Pi(c(e));s=qo(l,h),l==10&&(s=Or[Ji(s,Or)]);let d=e,u=s*l;l==10&&(u=Or[Ji(u,Or)]);do a.push(d),d=d+s,l==10&&!br.has(d)&&(d=je(d,br.get(s))),d>=u&&(s=d,u=s*l,l==10&&(u=Or[Ji(u,Or)]));while(d<=n);return a}function OR(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Ud(i,t,hi(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Ud(i,t,hi(l,-n),-e,s):[l]).reverse().map(u=>-u).concat(h,c)}const z_=/./,kR=/[12357]/,BR=/[125]/,Og=/1/,Fd=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function zR(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),d=l(9,o)-h>=c?z_:l(7,o)-h>=c?kR:l(5,o)-h>=c?BR:Og;if(d==Og){let u=An(l(1,o)-h);if(u<c)return Fd(t.slice().reverse(),a.distr,d,Bi(c/u)).reverse()}return Fd(t,a.distr,d,1)}function VR(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=An(l(1,o)-l(2,o));return c<a?Fd(t.slice().reverse(),3,z_,Bi(a/c)).reverse():t}function GR(i,t,e,n){return n==null?pf:t==null?"":xf(t)}const kg={show:!0,scale:"y",stroke:ff,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:k_,side:3,grid:Sf,ticks:F_,border:O_,font:Mf,lineGap:B_,rotate:0};function HR(i,t){let e=3+(i||1)*2;return je(e*t,3)}function WR(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=An(o-r),l=i.series[t],c=a/(l.points.space*Ue);return n[1]-n[0]<=c}const Bg={scale:null,auto:!0,sorted:0,min:$e,max:-$e},V_=(i,t,e,n,s)=>s,zg={show:!0,auto:!0,sorted:0,gaps:V_,alpha:1,facets:[Mn({},Bg,{scale:"x"}),Mn({},Bg,{scale:"y"})]},Vg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:V_,alpha:1,points:{show:WR,filter:null},values:null,min:$e,max:-$e,idxs:[],path:null,clip:null};function XR(i,t,e,n,s){return e/10}const G_={time:gA,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},qR=Mn({},G_,{time:!1,ori:1}),Gg={};function H_(i,t){let e=Gg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Gg[i]=e)),e}const jo=1,Od=2;function to(i,t,e){const n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox;let l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],d=n==2?o[s.facets[1].scale]:o[s.scale],u=a.left,p=a.top,g=a.width,y=a.height,m=i.valToPosH,f=i.valToPosV;return h.ori==0?e(s,l,c,h,d,m,f,u,p,g,y,ch,ia,uh,X_,Y_):e(s,l,c,h,d,f,m,p,u,y,g,hh,sa,Tf,q_,$_)}function wf(i,t){let e=0,n=0,s=Le(i.bands,vf);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function YR(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function $s(i,t,e,n,s,r){return to(i,t,(o,a,l,c,h,d,u,p,g,y,m)=>{let f=o.pxRound;const _=c.dir*(c.ori==0?1:-1),w=c.ori==0?ia:sa;let S,D;_==1?(S=e,D=n):(S=n,D=e);let A=f(d(a[S],c,y,p)),N=f(u(l[S],h,m,g)),v=f(d(a[D],c,y,p)),C=f(u(r==1?h.max:h.min,h,m,g)),F=new Path2D(s);return w(F,v,C),w(F,A,C),w(F,A,N),F})}function lh(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;const a=t==0?uh:Tf;let l=e;for(let d=0;d<i.length;d++){let u=i[d];if(u[1]>u[0]){let p=u[0]-l;p>0&&a(o,l,n,p,n+r),l=u[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function $R(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Ef(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let d=c,u=c;if(s==1)for(;++c<=n&&t[c]===null;)u=c;else for(;--c>=e&&t[c]===null;)u=c;let p=r(i[d]),g=u==d?p:r(i[u]),y=d-s;p=o<=0&&y>=0&&y<l?r(i[y]):p;let f=u+s;g=o>=0&&f>=0&&f<l?r(i[f]):g,g>=p&&a.push([p,g])}return a}function Hg(i){return i==0?y_:i==1?Tn:t=>Fr(t,i)}function W_(i){let t=i==0?ch:hh,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=es(c,a/2,l/2),h=es(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}const ch=(i,t,e)=>{i.moveTo(t,e)},hh=(i,t,e)=>{i.moveTo(e,t)},ia=(i,t,e)=>{i.lineTo(t,e)},sa=(i,t,e)=>{i.lineTo(e,t)},uh=W_(0),Tf=W_(1),X_=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},q_=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Y_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},$_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function j_(i){return(t,e,n,s,r)=>to(t,e,(o,a,l,c,h,d,u,p,g,y,m)=>{let{pxRound:f,points:_}=o,w,S;c.ori==0?(w=ch,S=X_):(w=hh,S=q_);const D=je(_.width*Ue,3);let A=(_.size-_.width)/2*Ue,N=je(A*2,3),v=new Path2D,C=new Path2D,{left:F,top:P,width:k,height:H}=t.bbox;uh(C,F-N,P-N,k+N*2,H+N*2);const q=U=>{if(l[U]!=null){let X=f(d(a[U],c,y,p)),O=f(u(l[U],h,m,g));w(v,X+A,O),S(v,X,O,A,0,Lc*2)}};if(r)r.forEach(q);else for(let U=n;U<=s;U++)q(U);return{stroke:D>0?v:null,fill:v,clip:C,flags:jo|Od}})}function Z_(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}const jR=Z_(ia),ZR=Z_(sa);function K_(i){const t=Le(i?.alignGaps,0);return(e,n,s,r)=>to(e,n,(o,a,l,c,h,d,u,p,g,y,m)=>{[s,r]=sh(l,s,r);let f=o.pxRound,_=H=>f(d(H,c,y,p)),w=H=>f(u(H,h,m,g)),S,D;c.ori==0?(S=ia,D=jR):(S=sa,D=ZR);const A=c.dir*(c.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jo},v=N.stroke;let C=!1;if(r-s>=y*4){let H=gt=>e.posToVal(gt,c.key,!0),q=null,U=null,X,O,st,tt=_(a[A==1?s:r]),at=_(a[s]),ft=_(a[r]),ut=H(A==1?at+1:ft-1);for(let gt=A==1?s:r;gt>=s&&gt<=r;gt+=A){let Yt=a[gt],Q=(A==1?Yt<ut:Yt>ut)?tt:_(Yt),ct=l[gt];Q==tt?ct!=null?(O=ct,q==null?(S(v,Q,w(O)),X=q=U=O):O<q?q=O:O>U&&(U=O)):ct===null&&(C=!0):(q!=null&&D(v,tt,w(q),w(U),w(X),w(O)),ct!=null?(O=ct,S(v,Q,w(O)),q=U=X=O):(q=U=null,ct===null&&(C=!0)),tt=Q,ut=H(tt+A))}q!=null&&q!=U&&st!=tt&&D(v,tt,w(q),w(U),w(X),w(O))}else for(let H=A==1?s:r;H>=s&&H<=r;H+=A){let q=l[H];q===null?C=!0:q!=null&&S(v,_(a[H]),w(q))}let[P,k]=wf(e,n);if(o.fill!=null||P!=0){let H=N.fill=new Path2D(v),q=o.fillTo(e,n,o.min,o.max,P),U=w(q),X=_(a[s]),O=_(a[r]);A==-1&&([O,X]=[X,O]),S(H,O,U),S(H,X,U)}if(!o.spanGaps){let H=[];C&&H.push(...Ef(a,l,s,r,A,_,t)),N.gaps=H=o.gaps(e,n,s,r,H),N.clip=lh(H,c.ori,p,g,y,m)}return k!=0&&(N.band=k==2?[$s(e,n,s,r,v,-1),$s(e,n,s,r,v,1)]:$s(e,n,s,r,v,k)),N})}function KR(i){const t=Le(i.align,1),e=Le(i.ascDesc,!1),n=Le(i.alignGaps,0),s=Le(i.extend,!1);return(r,o,a,l)=>to(r,o,(c,h,d,u,p,g,y,m,f,_,w)=>{[a,l]=sh(d,a,l);let S=c.pxRound,{left:D,width:A}=r.bbox,N=at=>S(g(at,u,_,m)),v=at=>S(y(at,p,w,f)),C=u.ori==0?ia:sa;const F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jo},P=F.stroke,k=u.dir*(u.ori==0?1:-1);let H=v(d[k==1?a:l]),q=N(h[k==1?a:l]),U=q,X=q;s&&t==-1&&(X=D,C(P,X,H)),C(P,q,H);for(let at=k==1?a:l;at>=a&&at<=l;at+=k){let ft=d[at];if(ft==null)continue;let ut=N(h[at]),gt=v(ft);t==1?C(P,ut,H):C(P,U,gt),C(P,ut,gt),H=gt,U=ut}let O=U;s&&t==1&&(O=D+A,C(P,O,H));let[st,tt]=wf(r,o);if(c.fill!=null||st!=0){let at=F.fill=new Path2D(P),ft=c.fillTo(r,o,c.min,c.max,st),ut=v(ft);C(at,O,ut),C(at,X,ut)}if(!c.spanGaps){let at=[];at.push(...Ef(h,d,a,l,k,N,n));let ft=c.width*Ue/2,ut=e||t==1?ft:-ft,gt=e||t==-1?-ft:ft;at.forEach(Yt=>{Yt[0]+=ut,Yt[1]+=gt}),F.gaps=at=c.gaps(r,o,a,l,at),F.clip=lh(at,u.ori,m,f,_,w)}return tt!=0&&(F.band=tt==2?[$s(r,o,a,l,P,-1),$s(r,o,a,l,P,1)]:$s(r,o,a,l,P,tt)),F})}function Wg(i,t,e,n,s,r,o=$e){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=An(i[l]-i[a]);h<c&&(c=h,o=An(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function JR(i){i=i||Za;const t=Le(i.size,[.6,$e,1]),e=i.align||0,n=i.gap||0;let s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=Se(s),o=1-t[0],a=Le(t[1],$e),l=Le(t[2],1),c=Le(i.disp,Za),h=Le(i.each,p=>{}),{fill:d,stroke:u}=c;return(p,g,y,m)=>to(p,g,(f,_,w,S,D,A,N,v,C,F,P)=>{let k=f.pxRound,H=e,q=n*Ue,U=a*Ue,X=l*Ue,O,st;S.ori==0?[O,st]=r(p,g):[st,O]=r(p,g);const tt=S.dir*(S.ori==0?1:-1);let at=S.ori==0?uh:Tf,ft=S.ori==0?h:(vt,R,b,Y,nt,lt,_t)=>{h(vt,R,b,nt,Y,_t,lt)},ut=Le(p.bands,vf).find(vt=>vt.series[0]==g),gt=ut!=null?ut.dir:0,Yt=f.fillTo(p,g,f.min,f.max,gt),Wt=k(N(Yt,D,P,C)),Q,ct,mt,zt=F,Ft=k(f.width*Ue),Ht=!1,Ae=null,Qt=null,xe=null,Ce=null;d!=null&&(Ft==0||u!=null)&&(Ht=!0,Ae=d.values(p,g,y,m),Qt=new Map,new Set(Ae).forEach(vt=>{vt!=null&&Qt.set(vt,new Path2D)}),Ft>0&&(xe=u.values(p,g,y,m),Ce=new Map,new Set(xe).forEach(vt=>{vt!=null&&Ce.set(vt,new Path2D)})));let{x0:le,size:Qe}=c;if(le!=null&&Qe!=null){H=1,_=le.values(p,g,y,m),le.unit==2&&(_=_.map(b=>p.posToVal(v+b*F,S.key,!0)));let vt=Qe.values(p,g,y,m);Qe.unit==2?ct=vt[0]*F:ct=A(vt[0],S,F,v)-A(0,S,F,v),zt=Wg(_,w,A,S,F,v,zt),mt=zt-ct+q}else zt=Wg(_,w,A,S,F,v,zt),mt=zt*o+q,ct=zt-mt;mt<1&&(mt=0),Ft>=ct/2&&(Ft=0),mt<5&&(k=y_);let Ve=mt>0,pn=zt-mt-(Ve?Ft:0);ct=k(Nd(pn,X,U)),Q=(H==0?ct/2:H==tt?0:ct)-H*tt*((H==0?q/2:0)+(Ve?Ft/2:0));const B={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Je=Ht?null:new Path2D;let ne=null;if(ut!=null)ne=p.data[ut.series[1]];else{let{y0:vt,y1:R}=c;vt!=null&&R!=null&&(w=R.values(p,g,y,m),ne=vt.values(p,g,y,m))}let Ee=O*ct,rt=st*ct;for(let vt=tt==1?y:m;vt>=y&&vt<=m;vt+=tt){let R=w[vt];if(R==null)continue;if(ne!=null){let et=ne[vt]??0;if(R-et==0)continue;Wt=N(et,D,P,C)}let b=S.distr!=2||c!=null?_[vt]:vt,Y=A(b,S,F,v),nt=N(Le(R,Yt),D,P,C),lt=k(Y-Q),_t=k(hi(nt,Wt)),pt=k(es(nt,Wt)),J=_t-pt;if(R!=null){let et=R<0?rt:Ee,wt=R<0?Ee:rt;Ht?(Ft>0&&xe[vt]!=null&&at(Ce.get(xe[vt]),lt,pt+Pi(Ft/2),ct,hi(0,J-Ft),et,wt),Ae[vt]!=null&&at(Qt.get(Ae[vt]),lt,pt+Pi(Ft/2),ct,hi(0,J-Ft),et,wt)):at(Je,lt,pt+Pi(Ft/2),ct,hi(0,J-Ft),et,wt),ft(p,g,vt,lt-Ft/2,pt,ct+Ft,J)}}return Ft>0?B.stroke=Ht?Ce:Je:Ht||(B._fill=f.width==0?f._fill:f._stroke??f._fill,B.width=0),B.fill=Ht?Qt:Je,B})}function QR(i,t){const e=Le(t?.alignGaps,0);return(n,s,r,o)=>to(n,s,(a,l,c,h,d,u,p,g,y,m,f)=>{[r,o]=sh(c,r,o);let _=a.pxRound,w=O=>_(u(O,h,m,g)),S=O=>_(p(O,d,f,y)),D,A,N;h.ori==0?(D=ch,N=ia,A=Y_):(D=hh,N=sa,A=$_);const v=h.dir*(h.ori==0?1:-1);let C=w(l[v==1?r:o]),F=C,P=[],k=[];for(let O=v==1?r:o;O>=r&&O<=o;O+=v)if(c[O]!=null){let tt=l[O],at=w(tt);P.push(F=at),k.push(S(c[O]))}const H={stroke:i(P,k,D,N,A,_),fill:null,clip:null,band:null,gaps:null,flags:jo},q=H.stroke;let[U,X]=wf(n,s);if(a.fill!=null||U!=0){let O=H.fill=new Path2D(q),st=a.fillTo(n,s,a.min,a.max,U),tt=S(st);N(O,F,tt),N(O,C,tt)}if(!a.spanGaps){let O=[];O.push(...Ef(l,c,r,o,v,w,e)),H.gaps=O=a.gaps(n,s,r,o,O),H.clip=lh(O,h.ori,g,y,m,f)}return X!=0&&(H.band=X==2?[$s(n,s,r,o,q,-1),$s(n,s,r,o,q,1)]:$s(n,s,r,o,q,X)),H})}function tC(i){return QR(eC,i)}function eC(i,t,e,n,s,r){const o=i.length;if(o<2)return null;const a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),d=Array(o-1);for(let u=0;u<o-1;u++)h[u]=t[u+1]-t[u],d[u]=i[u+1]-i[u],c[u]=h[u]/d[u];l[0]=c[0];for(let u=1;u<o-1;u++)c[u]===0||c[u-1]===0||c[u-1]>0!=c[u]>0?l[u]=0:(l[u]=3*(d[u-1]+d[u])/((2*d[u]+d[u-1])/c[u-1]+(d[u]+2*d[u-1])/c[u]),isFinite(l[u])||(l[u]=0));l[o-1]=c[o-2];for(let u=0;u<o-1;u++)s(a,i[u]+d[u]/3,t[u]+l[u]*d[u]/3,i[u+1]-d[u]/3,t[u+1]-l[u+1]*d[u]/3,i[u+1],t[u+1])}return a}const kd=new Set;function Xg(){for(let i of kd)i.syncRect(!0)}na&&(qr(UA,Bo,Xg),qr(FA,Bo,Xg,!0),qr(qc,Bo,()=>{ti.pxRatio=Ue}));const nC=K_(),iC=j_();function qg(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Bd(r,o,t,e))}function sC(i,t){return i.map((e,n)=>n==0?{}:Mn({},t,e))}function Bd(i,t,e,n){return Mn({},t==0?e:n,i)}function J_(i,t,e){return t==null?Yo:[t,e]}const rC=J_;function oC(i,t,e){return t==null?Yo:Yc(t,e,_f,!0)}function Q_(i,t,e,n){return t==null?Yo:rh(t,e,i.scales[n].log,!1)}const aC=Q_;function tx(i,t,e,n){return t==null?Yo:gf(t,e,i.scales[n].log,!1)}const lC=tx;function cC(i,t,e,n,s){let r=hi(wg(i),wg(t)),o=t-i,a=Ji(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?br.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Yg(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=Tn((e=+s)*Ue))+"px"),[i,t,e]}function hC(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=je(t[2]*Ue,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function ti(i,t,e){const n={mode:Le(i.mode,1)},s=n.mode;function r(x,M,L,I){let V=M.valToPct(x);return I+L*(M.dir==-1?1-V:V)}function o(x,M,L,I){let V=M.valToPct(x);return I+L*(M.dir==-1?V:1-V)}function a(x,M,L,I){return M.ori==0?r(x,M,L,I):o(x,M,L,I)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;const c=n.root=Oi(_A);if(i.id!=null&&(c.id=i.id),Ai(c,i.class),i.title){let x=Oi(yA,c);x.textContent=i.title}const h=Ki("canvas"),d=n.ctx=h.getContext("2d"),u=Oi(bA,c);qr("click",u,x=>{x.target===g&&(tn!=lo||on!=co)&&zn.click(n,x)},!0);const p=n.under=Oi(SA,u);u.appendChild(h);const g=n.over=Oi(MA,u);i=$o(i);const y=+Le(i.pxAlign,1),m=Hg(y);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});const f=i.ms||.001,_=n.series=s==1?qg(i.series||[],Fg,Vg,!1):sC(i.series||[null],zg),w=n.axes=qg(i.axes||[],Ug,kg,!0),S=n.scales={},D=n.bands=i.bands||[];D.forEach(x=>{x.fill=Se(x.fill||null),x.dir=Le(x.dir,-1)});const A=s==2?_[1].facets[0].scale:_[0].scale,N={axes:Ge,series:ke},v=(i.drawOrder||["axes","series"]).map(x=>N[x]);function C(x){const M=x.distr==3?L=>Ys(L>0?L:x.clamp(n,L,x.min,x.max,x.key)):x.distr==4?L=>vu(L,x.asinh):x.distr==100?L=>x.fwd(L):L=>L;return L=>{let I=M(L),{_min:V,_max:j}=x,ot=j-V;return(I-V)/ot}}function F(x){let M=S[x];if(M==null){let L=(i.scales||Za)[x]||Za;if(L.from!=null){F(L.from);let I=Mn({},S[L.from],L,{key:x});I.valToPct=C(I),S[x]=I}else{M=S[x]=Mn({},x==A?G_:qR,L),M.key=x;let I=M.time,V=M.range,j=mr(V);if((x!=A||s==2&&!I)&&(j&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?bg:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?bg:{mode:1,hard:V[1],soft:V[1]}},j=!1),!j&&ah(V))){let ot=V;V=(dt,St,Pt)=>St==null?Yo:Yc(St,Pt,ot)}M.range=Se(V||(I?rC:x==A?M.distr==3?aC:M.distr==4?lC:J_:M.distr==3?Q_:M.distr==4?tx:oC)),M.auto=Se(j?!1:M.auto),M.clamp=Se(M.clamp||XR),M._min=M._max=null,M.valToPct=C(M)}}}F("x"),F("y"),s==1&&_.forEach(x=>{F(x.scale)}),w.forEach(x=>{F(x.scale)});for(let x in i.scales)F(x);const P=S[A],k=P.distr;let H,q;P.ori==0?(Ai(c,xA),H=r,q=o):(Ai(c,vA),H=o,q=r);const U={};for(let x in S){let M=S[x];(M.min!=null||M.max!=null)&&(U[x]={min:M.min,max:M.max},M.min=M.max=null)}const X=i.tzDate||(x=>new Date(Tn(x/f))),O=i.fmtDate||yf,st=f==1?xR(X):bR(X),tt=Dg(X,Lg(f==1?_R:yR,O)),at=Ng(X,Ig(MR,O)),ft=[],ut=n.legend=Mn({},TR,i.legend),gt=n.cursor=Mn({},DR,{drag:{y:s==2}},i.cursor),Yt=ut.show,Wt=gt.show,Q=ut.markers;ut.idxs=ft,Q.width=Se(Q.width),Q.dash=Se(Q.dash),Q.stroke=Se(Q.stroke),Q.fill=Se(Q.fill);let ct,mt,zt,Ft=[],Ht=[],Ae,Qt=!1,xe={};if(ut.live){const x=_[1]?_[1].values:null;Qt=x!=null,Ae=Qt?x(n,1,0):{_:0};for(let M in Ae)xe[M]=pf}if(Yt)if(ct=Ki("table",CA,c),zt=Ki("tbody",null,ct),ut.mount(n,ct),Qt){mt=Ki("thead",null,ct,zt);let x=Ki("tr",null,mt);Ki("th",null,x);for(var Ce in Ae)Ki("th",lg,x).textContent=Ce}else Ai(ct,LA),ut.live&&Ai(ct,PA);const le={show:!0},Qe={show:!1};function Ve(x,M){if(M==0&&(Qt||!ut.live||s==2))return Yo;let L=[],I=Ki("tr",DA,zt,zt.childNodes[M]);Ai(I,x.class),x.show||Ai(I,Vr);let V=Ki("th",null,I);if(Q.show){let dt=Oi(IA,V);if(M>0){let St=Q.width(n,M);St&&(dt.style.border=St+"px "+Q.dash(n,M)+" "+Q.stroke(n,M)),dt.style.background=Q.fill(n,M)}}let j=Oi(lg,V);x.label instanceof HTMLElement?j.appendChild(x.label):j.textContent=x.label,M>0&&(Q.show||(j.style.color=x.width>0?Q.stroke(n,M):Q.fill(n,M)),B("click",V,dt=>{if(gt._lock)return;Zt(dt);let St=_.indexOf(x);if((dt.ctrlKey||dt.metaKey)!=ut.isolate){let Pt=_.some((Ut,Ot)=>Ot>0&&Ot!=St&&Ut.show);_.forEach((Ut,Ot)=>{Ot>0&&ps(Ot,Pt?Ot==St?le:Qe:le,!0,yn.setSeries)})}else ps(St,{show:!x.show},!0,yn.setSeries)},!1),Yn&&B(dg,V,dt=>{gt._lock||(Zt(dt),ps(_.indexOf(x),uo,!0,yn.setSeries))},!1));for(var ot in Ae){let dt=Ki("td",NA,I);dt.textContent="--",L.push(dt)}return[I,L]}const pn=new Map;function B(x,M,L,I=!0){const V=pn.get(M)||{},j=gt.bind[x](n,M,L,I);j&&(qr(x,M,V[x]=j),pn.set(M,V))}function Je(x,M,L){const I=pn.get(M)||{};for(let V in I)(x==null||V==x)&&(Id(V,M,I[V]),delete I[V]);x==null&&pn.delete(M)}let ne=0,Ee=0,rt=0,vt=0,R=0,b=0,Y=R,nt=b,lt=rt,_t=vt,pt=0,J=0,et=0,wt=0;n.bbox={};let Dt=!1,Mt=!1,xt=!1,qt=!1,ie=!1,re=!1;function z(x,M,L){(L||x!=n.width||M!=n.height)&&bt(x,M),ii(!1),xt=!0,Mt=!0,ro()}function bt(x,M){n.width=ne=rt=x,n.height=Ee=vt=M,R=b=0,ht(),Vt();let L=n.bbox;pt=L.left=Fr(R*Ue,.5),J=L.top=Fr(b*Ue,.5),et=L.width=Fr(rt*Ue,.5),wt=L.height=Fr(vt*Ue,.5)}const it=3;function Lt(){let x=!1,M=0;for(;!x;){M++;let L=cn(M),I=fs(M);x=M==it||L&&I,x||(bt(n.width,n.height),Mt=!0)}}function Et({width:x,height:M}){z(x,M)}n.setSize=Et;function ht(){let x=!1,M=!1,L=!1,I=!1;w.forEach((V,j)=>{if(V.show&&V._show){let{side:ot,_size:dt}=V,St=ot%2,Pt=V.label!=null?V.labelSize:0,Ut=dt+Pt;Ut>0&&(St?(rt-=Ut,ot==3?(R+=Ut,I=!0):L=!0):(vt-=Ut,ot==0?(b+=Ut,x=!0):M=!0))}}),ds[0]=x,ds[1]=L,ds[2]=M,ds[3]=I,rt-=Wi[1]+Wi[3],R+=Wi[3],vt-=Wi[2]+Wi[0],b+=Wi[0]}function Vt(){let x=R+rt,M=b+vt,L=R,I=b;function V(j,ot){switch(j){case 1:return x+=ot,x-ot;case 2:return M+=ot,M-ot;case 3:return L-=ot,L+ot;case 0:return I-=ot,I+ot}}w.forEach((j,ot)=>{if(j.show&&j._show){let dt=j.side;j._pos=V(dt,j._size),j.label!=null&&(j._lpos=V(dt,j.labelSize))}})}if(gt.dataIdx==null){let x=gt.hover,M=x.skip=new Set(x.skip??[]);M.add(void 0);let L=x.prox=Se(x.prox),I=x.bias??=0;gt.dataIdx=(V,j,ot,dt)=>{if(j==0)return ot;let St=ot,Pt=L(V,j,ot,dt)??$e,Ut=Pt>=0&&Pt<$e,Ot=P.ori==0?rt:vt,ae=gt.left,Ne=t[0],Pe=t[j];if(M.has(Pe[ot])){St=null;let ve=null,te=null,Xt;if(I==0||I==-1)for(Xt=ot;ve==null&&Xt-- >0;)M.has(Pe[Xt])||(ve=Xt);if(I==0||I==1)for(Xt=ot;te==null&&Xt++<Pe.length;)M.has(Pe[Xt])||(te=Xt);if(ve!=null||te!=null)if(Ut){let nn=ve==null?-1/0:H(Ne[ve],P,Ot,0),un=te==null?1/0:H(Ne[te],P,Ot,0),Nn=ae-nn,He=un-ae;Nn<=He?Nn<=Pt&&(St=ve):He<=Pt&&(St=te)}else St=te==null?ve:ve==null?te:ot-ve<=te-ot?ve:te}else Ut&&An(ae-H(Ne[ot],P,Ot,0))>Pt&&(St=null);return St}}const Zt=x=>{gt.event=x};gt.idxs=ft,gt._lock=!1;let _e=gt.points;_e.show=Se(_e.show),_e.size=Se(_e.size),_e.stroke=Se(_e.stroke),_e.width=Se(_e.width),_e.fill=Se(_e.fill);const pe=n.focus=Mn({},i.focus||{alpha:.3},gt.focus),Yn=pe.prox>=0,Bn=Yn&&_e.one;let $n=[],tr=[],Ns=[];function aa(x,M){let L=_e.show(n,M);if(L instanceof HTMLElement)return Ai(L,RA),Ai(L,x.class),Ms(L,-10,-10,rt,vt),g.insertBefore(L,$n[M]),L}function us(x,M){if(s==1||M>0){let L=s==1&&S[x.scale].time,I=x.value;x.value=L?Ag(I)?Ng(X,Ig(I,O)):I||at:I||GR,x.label=x.label||(L?NR:IR)}if(Bn||M>0){x.width=x.width==null?1:x.width,x.paths=x.paths||nC||qA,x.fillTo=Se(x.fillTo||YR),x.pxAlign=+Le(x.pxAlign,y),x.pxRound=Hg(x.pxAlign),x.stroke=Se(x.stroke||null),x.fill=Se(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let L=HR(hi(1,x.width),1),I=x.points=Mn({},{size:L,width:hi(1,L*.2),stroke:x.stroke,space:L*2,paths:iC,_stroke:null,_fill:null},x.points);I.show=Se(I.show),I.filter=Se(I.filter),I.fill=Se(I.fill),I.stroke=Se(I.stroke),I.paths=Se(I.paths),I.pxAlign=x.pxAlign}if(Yt){let L=Ve(x,M);Ft.splice(M,0,L[0]),Ht.splice(M,0,L[1]),ut.values.push(null)}if(Wt){ft.splice(M,0,null);let L=null;Bn?M==0&&(L=aa(x,M)):M>0&&(L=aa(x,M)),$n.splice(M,0,L),tr.splice(M,0,0),Ns.splice(M,0,0)}In("addSeries",M)}function la(x,M){M=M??_.length,x=s==1?Bd(x,M,Fg,Vg):Bd(x,M,{},zg),_.splice(M,0,x),us(_[M],M)}n.addSeries=la;function vl(x){if(_.splice(x,1),Yt){ut.values.splice(x,1),Ht.splice(x,1);let M=Ft.splice(x,1)[0];Je(null,M.firstChild),M.remove()}Wt&&(ft.splice(x,1),$n.splice(x,1)[0].remove(),tr.splice(x,1),Ns.splice(x,1)),In("delSeries",x)}n.delSeries=vl;const ds=[!1,!1,!1,!1];function no(x,M){if(x._show=x.show,x.show){let L=x.side%2,I=S[x.scale];I==null&&(x.scale=L?_[1].scale:A,I=S[x.scale]);let V=I.time;x.size=Se(x.size),x.space=Se(x.space),x.rotate=Se(x.rotate),mr(x.incrs)&&x.incrs.forEach(ot=>{!br.has(ot)&&br.set(ot,M_(ot))}),x.incrs=Se(x.incrs||(I.distr==2?pR:V?f==1?gR:vR:Or)),x.splits=Se(x.splits||(V&&I.distr==1?st:I.distr==3?Ud:I.distr==4?OR:FR)),x.stroke=Se(x.stroke),x.grid.stroke=Se(x.grid.stroke),x.ticks.stroke=Se(x.ticks.stroke),x.border.stroke=Se(x.border.stroke);let j=x.values;x.values=mr(j)&&!mr(j[0])?Se(j):V?mr(j)?Dg(X,Lg(j,O)):Ag(j)?SR(X,j):j||tt:j||UR,x.filter=Se(x.filter||(I.distr>=3&&I.log==10?zR:I.distr==3&&I.log==2?VR:b_)),x.font=Yg(x.font),x.labelFont=Yg(x.labelFont),x._size=x.size(n,null,M,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(ds[M]=!0,x._el=Oi(wA,u))}}function er(x,M,L,I){let[V,j,ot,dt]=L,St=M%2,Pt=0;return St==0&&(dt||j)&&(Pt=M==0&&!V||M==2&&!ot?Tn(Ug.size/3):0),St==1&&(V||ot)&&(Pt=M==1&&!j||M==3&&!dt?Tn(kg.size/2):0),Pt}const Mr=n.padding=(i.padding||[er,er,er,er]).map(x=>Se(Le(x,er))),Wi=n._padding=Mr.map((x,M)=>x(n,M,ds,0));let _n,xn=null,vn=null;const io=s==1?_[0].idxs:null;let yi=null,wr=!1;function yl(x,M){if(t=x??[],n.data=n._data=t,s==2){_n=0;for(let L=1;L<_.length;L++)_n+=t[L][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),yi=t[0],_n=yi.length;let L=t;if(k==2){L=t.slice();let I=L[0]=Array(_n);for(let V=0;V<_n;V++)I[V]=V}n._data=t=L}if(ii(!0),In("setData"),k==2&&(xt=!0),M!==!1){let L=P;L.auto(n,wr)?ca():sr(A,L.min,L.max),qt=qt||gt.left>=0,re=!0,ro()}}n.setData=yl;function ca(){wr=!0;let x,M;s==1&&(_n>0?(xn=io[0]=0,vn=io[1]=_n-1,x=t[0][xn],M=t[0][vn],k==2?(x=xn,M=vn):x==M&&(k==3?[x,M]=rh(x,x,P.log,!1):k==4?[x,M]=gf(x,x,P.log,!1):P.time?M=x+Tn(86400/f):[x,M]=Yc(x,M,_f,!0))):(xn=io[0]=x=null,vn=io[1]=M=null)),sr(A,x,M)}let T,W,K,$,Z,Rt,It,At,Bt,Ct;function oe(x,M,L,I,V,j){x??=hg,L??=vf,I??="butt",V??=hg,j??="round",x!=T&&(d.strokeStyle=T=x),V!=W&&(d.fillStyle=W=V),M!=K&&(d.lineWidth=K=M),j!=Z&&(d.lineJoin=Z=j),I!=Rt&&(d.lineCap=Rt=I),L!=$&&d.setLineDash($=L)}function ue(x,M,L,I){M!=W&&(d.fillStyle=W=M),x!=It&&(d.font=It=x),L!=At&&(d.textAlign=At=L),I!=Bt&&(d.textBaseline=Bt=I)}function Gt(x,M,L,I,V=0){if(I.length>0&&x.auto(n,wr)&&(M==null||M.min==null)){let j=Le(xn,0),ot=Le(vn,I.length-1),dt=L.min==null?zA(I,j,ot,V,x.distr==3):[L.min,L.max];x.min=es(x.min,L.min=dt[0]),x.max=hi(x.max,L.max=dt[1])}}const De={min:null,max:null};function ln(){for(let I in S){let V=S[I];U[I]==null&&(V.min==null||U[A]!=null&&V.auto(n,wr))&&(U[I]=De)}for(let I in S){let V=S[I];U[I]==null&&V.from!=null&&U[V.from]!=null&&(U[I]=De)}U[A]!=null&&ii(!0);let x={};for(let I in U){let V=U[I];if(V!=null){let j=x[I]=$o(S[I],jA);if(V.min!=null)Mn(j,V);else if(I!=A||s==2)if(_n==0&&j.from==null){let ot=j.range(n,null,null,I);j.min=ot[0],j.max=ot[1]}else j.min=$e,j.max=-$e}}if(_n>0){_.forEach((I,V)=>{if(s==1){let j=I.scale,ot=U[j];if(ot==null)return;let dt=x[j];if(V==0){let St=dt.range(n,dt.min,dt.max,j);dt.min=St[0],dt.max=St[1],xn=Ji(dt.min,t[0]),vn=Ji(dt.max,t[0]),vn-xn>1&&(t[0][xn]<dt.min&&xn++,t[0][vn]>dt.max&&vn--),I.min=yi[xn],I.max=yi[vn]}else I.show&&I.auto&&Gt(dt,ot,I,t[V],I.sorted);I.idxs[0]=xn,I.idxs[1]=vn}else if(V>0&&I.show&&I.auto){let[j,ot]=I.facets,dt=j.scale,St=ot.scale,[Pt,Ut]=t[V],Ot=x[dt],ae=x[St];Ot!=null&&Gt(Ot,U[dt],j,Pt,j.sorted),ae!=null&&Gt(ae,U[St],ot,Ut,ot.sorted),I.min=ot.min,I.max=ot.max}});for(let I in x){let V=x[I],j=U[I];if(V.from==null&&(j==null||j.min==null)){let ot=V.range(n,V.min==$e?null:V.min,V.max==-$e?null:V.max,I);V.min=ot[0],V.max=ot[1]}}}for(let I in x){let V=x[I];if(V.from!=null){let j=x[V.from];if(j.min==null)V.min=V.max=null;else{let ot=V.range(n,j.min,j.max,I);V.min=ot[0],V.max=ot[1]}}}let M={},L=!1;for(let I in x){let V=x[I],j=S[I];if(j.min!=V.min||j.max!=V.max){j.min=V.min,j.max=V.max;let ot=j.distr;j._min=ot==3?Ys(j.min):ot==4?vu(j.min,j.asinh):ot==100?j.fwd(j.min):j.min,j._max=ot==3?Ys(j.max):ot==4?vu(j.max,j.asinh):ot==100?j.fwd(j.max):j.max,M[I]=L=!0}}if(L){_.forEach((I,V)=>{s==2?V>0&&M.y&&(I._paths=null):M[I.scale]&&(I._paths=null)});for(let I in M)xt=!0,In("setScale",I);Wt&&gt.left>=0&&(qt=re=!0)}for(let I in U)U[I]=null}function rn(x){let M=Nd(xn-1,0,_n-1),L=Nd(vn+1,0,_n-1);for(;x[M]==null&&M>0;)M--;for(;x[L]==null&&L<_n-1;)L++;return[M,L]}function ke(){if(_n>0){let x=_.some(M=>M._focus)&&Ct!=pe.alpha;x&&(d.globalAlpha=Ct=pe.alpha),_.forEach((M,L)=>{if(L>0&&M.show&&(wn(L,!1),wn(L,!0),M._paths==null)){let I=Ct;Ct!=M.alpha&&(d.globalAlpha=Ct=M.alpha);let V=s==2?[0,t[L][0].length-1]:rn(t[L]);M._paths=M.paths(n,L,V[0],V[1]),Ct!=I&&(d.globalAlpha=Ct=I)}}),_.forEach((M,L)=>{if(L>0&&M.show){let I=Ct;Ct!=M.alpha&&(d.globalAlpha=Ct=M.alpha),M._paths!=null&&Nt(L,!1);{let V=M._paths!=null?M._paths.gaps:null,j=M.points.show(n,L,xn,vn,V),ot=M.points.filter(n,L,j,V);(j||ot)&&(M.points._paths=M.points.paths(n,L,xn,vn,ot),Nt(L,!0))}Ct!=I&&(d.globalAlpha=Ct=I),In("drawSeries",L)}}),x&&(d.globalAlpha=Ct=1)}}function wn(x,M){let L=M?_[x].points:_[x];L._stroke=L.stroke(n,x),L._fill=L.fill(n,x)}function Nt(x,M){let L=M?_[x].points:_[x],{stroke:I,fill:V,clip:j,flags:ot,_stroke:dt=L._stroke,_fill:St=L._fill,_width:Pt=L.width}=L._paths;Pt=je(Pt*Ue,3);let Ut=null,Ot=Pt%2/2;M&&St==null&&(St=Pt>0?"#fff":dt);let ae=L.pxAlign==1&&Ot>0;if(ae&&d.translate(Ot,Ot),!M){let Ne=pt-Pt/2,Pe=J-Pt/2,ve=et+Pt,te=wt+Pt;Ut=new Path2D,Ut.rect(Ne,Pe,ve,te)}M?jn(dt,Pt,L.dash,L.cap,St,I,V,ot,j):ei(x,dt,Pt,L.dash,L.cap,St,I,V,ot,Ut,j),ae&&d.translate(-Ot,-Ot)}function ei(x,M,L,I,V,j,ot,dt,St,Pt,Ut){let Ot=!1;St!=0&&D.forEach((ae,Ne)=>{if(ae.series[0]==x){let Pe=_[ae.series[1]],ve=t[ae.series[1]],te=(Pe._paths||Za).band;mr(te)&&(te=ae.dir==1?te[0]:te[1]);let Xt,nn=null;Pe.show&&te&&GA(ve,xn,vn)?(nn=ae.fill(n,Ne)||j,Xt=Pe._paths.clip):te=null,jn(M,L,I,V,nn,ot,dt,St,Pt,Ut,Xt,te),Ot=!0}}),Ot||jn(M,L,I,V,j,ot,dt,St,Pt,Ut)}const be=jo|Od;function jn(x,M,L,I,V,j,ot,dt,St,Pt,Ut,Ot){oe(x,M,L,I,V),(St||Pt||Ot)&&(d.save(),St&&d.clip(St),Pt&&d.clip(Pt)),Ot?(dt&be)==be?(d.clip(Ot),Ut&&d.clip(Ut),bi(V,ot),ni(x,j,M)):dt&Od?(bi(V,ot),d.clip(Ot),ni(x,j,M)):dt&jo&&(d.save(),d.clip(Ot),Ut&&d.clip(Ut),bi(V,ot),d.restore(),ni(x,j,M)):(bi(V,ot),ni(x,j,M)),(St||Pt||Ot)&&d.restore()}function ni(x,M,L){L>0&&(M instanceof Map?M.forEach((I,V)=>{d.strokeStyle=T=V,d.stroke(I)}):M!=null&&x&&d.stroke(M))}function bi(x,M){M instanceof Map?M.forEach((L,I)=>{d.fillStyle=W=I,d.fill(L)}):M!=null&&x&&d.fill(M)}function nr(x,M,L,I){let V=w[x],j;if(I<=0)j=[0,0];else{let ot=V._space=V.space(n,x,M,L,I),dt=V._incrs=V.incrs(n,x,M,L,I,ot);j=cC(M,L,dt,I,ot)}return V._found=j}function Ie(x,M,L,I,V,j,ot,dt,St,Pt){let Ut=ot%2/2;y==1&&d.translate(Ut,Ut),oe(dt,ot,St,Pt,dt),d.beginPath();let Ot,ae,Ne,Pe,ve=V+(I==0||I==3?-j:j);L==0?(ae=V,Pe=ve):(Ot=V,Ne=ve);for(let te=0;te<x.length;te++)M[te]!=null&&(L==0?Ot=Ne=x[te]:ae=Pe=x[te],d.moveTo(Ot,ae),d.lineTo(Ne,Pe));d.stroke(),y==1&&d.translate(-Ut,-Ut)}function cn(x){let M=!0;return w.forEach((L,I)=>{if(!L.show)return;let V=S[L.scale];if(V.min==null){L._show&&(M=!1,L._show=!1,ii(!1));return}else L._show||(M=!1,L._show=!0,ii(!1));let j=L.side,ot=j%2,{min:dt,max:St}=V,[Pt,Ut]=nr(I,dt,St,ot==0?rt:vt);if(Ut==0)return;let Ot=V.distr==2,ae=L._splits=L.splits(n,I,dt,St,Pt,Ut,Ot),Ne=V.distr==2?ae.map(Xt=>yi[Xt]):ae,Pe=V.distr==2?yi[ae[1]]-yi[ae[0]]:Pt,ve=L._values=L.values(n,L.filter(n,Ne,I,Ut,Pe),I,Ut,Pe);L._rotate=j==2?L.rotate(n,ve,I,Ut):0;let te=L._size;L._size=Bi(L.size(n,ve,I,x)),te!=null&&L._size!=te&&(M=!1)}),M}function fs(x){let M=!0;return Mr.forEach((L,I)=>{let V=L(n,I,ds,x);V!=Wi[I]&&(M=!1),Wi[I]=V}),M}function Ge(){for(let x=0;x<w.length;x++){let M=w[x];if(!M.show||!M._show)continue;let L=M.side,I=L%2,V,j,ot=M.stroke(n,x),dt=L==0||L==3?-1:1,[St,Pt]=M._found;if(M.label!=null){let ri=M.labelGap*dt,wi=Tn((M._lpos+ri)*Ue);ue(M.labelFont[0],ot,"center",L==2?Ia:cg),d.save(),I==1?(V=j=0,d.translate(wi,Tn(J+wt/2)),d.rotate((L==3?-Lc:Lc)/2)):(V=Tn(pt+et/2),j=wi);let Ar=v_(M.label)?M.label(n,x,St,Pt):M.label;d.fillText(Ar,V,j),d.restore()}if(Pt==0)continue;let Ut=S[M.scale],Ot=I==0?et:wt,ae=I==0?pt:J,Ne=M._splits,Pe=Ut.distr==2?Ne.map(ri=>yi[ri]):Ne,ve=Ut.distr==2?yi[Ne[1]]-yi[Ne[0]]:St,te=M.ticks,Xt=M.border,nn=te.show?te.size:0,un=Tn(nn*Ue),Nn=Tn((M.alignTo==2?M._size-nn-M.gap:M.gap)*Ue),He=M._rotate*-Lc/180,dn=m(M._pos*Ue),Si=(un+Nn)*dt,si=dn+Si;j=I==0?si:0,V=I==1?si:0;let Ii=M.font[0],qi=M.align==1?Lo:M.align==2?gu:He>0?Lo:He<0?gu:I==0?"center":L==3?gu:Lo,gs=He||I==1?"middle":L==2?Ia:cg;ue(Ii,ot,qi,gs);let Mi=M.font[1]*M.lineGap,Ni=Ne.map(ri=>m(a(ri,Ut,Ot,ae))),Yi=M._values;for(let ri=0;ri<Yi.length;ri++){let wi=Yi[ri];if(wi!=null){I==0?V=Ni[ri]:j=Ni[ri],wi=""+wi;let Ar=wi.indexOf(`
`)==-1?[wi]:wi.split(/\n/gm);for(let oi=0;oi<Ar.length;oi++){let Jf=Ar[oi];He?(d.save(),d.translate(V,j+oi*Mi),d.rotate(He),d.fillText(Jf,0,0),d.restore()):d.fillText(Jf,V,j+oi*Mi)}}}te.show&&Ie(Ni,te.filter(n,Pe,x,Pt,ve),I,L,dn,un,je(te.width*Ue,3),te.stroke(n,x),te.dash,te.cap);let _s=M.grid;_s.show&&Ie(Ni,_s.filter(n,Pe,x,Pt,ve),I,I==0?2:1,I==0?J:pt,I==0?wt:et,je(_s.width*Ue,3),_s.stroke(n,x),_s.dash,_s.cap),Xt.show&&Ie([dn],[1],I==0?1:0,I==0?1:2,I==1?J:pt,I==1?wt:et,je(Xt.width*Ue,3),Xt.stroke(n,x),Xt.dash,Xt.cap)}In("drawAxes")}function ii(x){_.forEach((M,L)=>{L>0&&(M._paths=null,x&&(s==1?(M.min=null,M.max=null):M.facets.forEach(I=>{I.min=null,I.max=null})))})}let Xi=!1,so=!1,ha=[];function _x(){so=!1;for(let x=0;x<ha.length;x++)In(...ha[x]);ha.length=0}function ro(){Xi||(nR(Nf),Xi=!0)}function xx(x,M=!1){Xi=!0,so=M,x(n),Nf(),M&&ha.length>0&&queueMicrotask(_x)}n.batch=xx;function Nf(){if(Dt&&(ln(),Dt=!1),xt&&(Lt(),xt=!1),Mt){if(sn(p,Lo,R),sn(p,Ia,b),sn(p,Ha,rt),sn(p,Wa,vt),sn(g,Lo,R),sn(g,Ia,b),sn(g,Ha,rt),sn(g,Wa,vt),sn(u,Ha,ne),sn(u,Wa,Ee),h.width=Tn(ne*Ue),h.height=Tn(Ee*Ue),w.forEach(({_el:x,_show:M,_size:L,_pos:I,side:V})=>{if(x!=null)if(M){let j=V===3||V===0?L:0,ot=V%2==1;sn(x,ot?"left":"top",I-j),sn(x,ot?"width":"height",L),sn(x,ot?"top":"left",ot?b:R),sn(x,ot?"height":"width",ot?vt:rt),Dd(x,Vr)}else Ai(x,Vr)}),T=W=K=Z=Rt=It=At=Bt=$=null,Ct=1,fa(!0),R!=Y||b!=nt||rt!=lt||vt!=_t){ii(!1);let x=rt/lt,M=vt/_t;if(Wt&&!qt&&gt.left>=0){gt.left*=x,gt.top*=M,oo&&Ms(oo,Tn(gt.left),0,rt,vt),ao&&Ms(ao,0,Tn(gt.top),rt,vt);for(let L=0;L<$n.length;L++){let I=$n[L];I!=null&&(tr[L]*=x,Ns[L]*=M,Ms(I,Bi(tr[L]),Bi(Ns[L]),rt,vt))}}if(en.show&&!ie&&en.left>=0&&en.width>0){en.left*=x,en.width*=x,en.top*=M,en.height*=M;for(let L in _h)sn(ho,L,en[L])}Y=R,nt=b,lt=rt,_t=vt}In("setSize"),Mt=!1}ne>0&&Ee>0&&(d.clearRect(0,0,h.width,h.height),In("drawClear"),v.forEach(x=>x()),In("draw")),en.show&&ie&&(bl(en),ie=!1),Wt&&qt&&(Tr(null,!0,!1),qt=!1),ut.show&&ut.live&&re&&(mh(),re=!1),l||(l=!0,n.status=1,In("ready")),wr=!1,Xi=!1}n.redraw=(x,M)=>{xt=M||!1,x!==!1?sr(A,P.min,P.max):ro()};function dh(x,M){let L=S[x];if(L.from==null){if(_n==0){let I=L.range(n,M.min,M.max,x);M.min=I[0],M.max=I[1]}if(M.min>M.max){let I=M.min;M.min=M.max,M.max=I}if(_n>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;x==A&&L.distr==2&&_n>0&&(M.min=Ji(M.min,t[0]),M.max=Ji(M.max,t[0]),M.min==M.max&&M.max++),U[x]=M,Dt=!0,ro()}}n.setScale=dh;let fh,ph,oo,ao,Uf,Ff,lo,co,Of,kf,tn,on,ir=!1;const zn=gt.drag;let Ln=zn.x,Dn=zn.y;Wt&&(gt.x&&(fh=Oi(TA,g)),gt.y&&(ph=Oi(AA,g)),P.ori==0?(oo=fh,ao=ph):(oo=ph,ao=fh),tn=gt.left,on=gt.top);const en=n.select=Mn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),ho=en.show?Oi(EA,en.over?g:p):null;function bl(x,M){if(en.show){for(let L in x)en[L]=x[L],L in _h&&sn(ho,L,x[L]);M!==!1&&In("setSelect")}}n.setSelect=bl;function vx(x){if(_[x].show)Yt&&Dd(Ft[x],Vr);else if(Yt&&Ai(Ft[x],Vr),Wt){let L=Bn?$n[0]:$n[x];L!=null&&Ms(L,-10,-10,rt,vt)}}function sr(x,M,L){dh(x,{min:M,max:L})}function ps(x,M,L,I){M.focus!=null&&wx(x),M.show!=null&&_.forEach((V,j)=>{j>0&&(x==j||x==null)&&(V.show=M.show,vx(j),s==2?(sr(V.facets[0].scale,null,null),sr(V.facets[1].scale,null,null)):sr(V.scale,null,null),ro())}),L!==!1&&In("setSeries",x,M),I&&pa("setSeries",n,x,M)}n.setSeries=ps;function yx(x,M){Mn(D[x],M)}function bx(x,M){x.fill=Se(x.fill||null),x.dir=Le(x.dir,-1),M=M??D.length,D.splice(M,0,x)}function Sx(x){x==null?D.length=0:D.splice(x,1)}n.addBand=bx,n.setBand=yx,n.delBand=Sx;function Mx(x,M){_[x].alpha=M,Wt&&$n[x]!=null&&($n[x].style.opacity=M),Yt&&Ft[x]&&(Ft[x].style.opacity=M)}let Us,rr,Er;const uo={focus:!0};function wx(x){if(x!=Er){let M=x==null,L=pe.alpha!=1;_.forEach((I,V)=>{if(s==1||V>0){let j=M||V==0||V==x;I._focus=M?null:j,L&&Mx(V,j?1:pe.alpha)}}),Er=x,L&&ro()}}Yt&&Yn&&B(fg,ct,x=>{gt._lock||(Zt(x),Er!=null&&ps(null,uo,!0,yn.setSeries))});function ms(x,M,L){let I=S[M];L&&(x=x/Ue-(I.ori==1?b:R));let V=rt;I.ori==1&&(V=vt,x=V-x),I.dir==-1&&(x=V-x);let j=I._min,ot=I._max,dt=x/V,St=j+(ot-j)*dt,Pt=I.distr;return Pt==3?qo(10,St):Pt==4?WA(St,I.asinh):Pt==100?I.bwd(St):St}function Ex(x,M){let L=ms(x,A,M);return Ji(L,t[0],xn,vn)}n.valToIdx=x=>Ji(x,t[0]),n.posToIdx=Ex,n.posToVal=ms,n.valToPos=(x,M,L)=>S[M].ori==0?r(x,S[M],L?et:rt,L?pt:0):o(x,S[M],L?wt:vt,L?J:0),n.setCursor=(x,M,L)=>{tn=x.left,on=x.top,Tr(null,M,L)};function Bf(x,M){sn(ho,Lo,en.left=x),sn(ho,Ha,en.width=M)}function zf(x,M){sn(ho,Ia,en.top=x),sn(ho,Wa,en.height=M)}let ua=P.ori==0?Bf:zf,da=P.ori==1?Bf:zf;function Tx(){if(Yt&&ut.live)for(let x=s==2?1:0;x<_.length;x++){if(x==0&&Qt)continue;let M=ut.values[x],L=0;for(let I in M)Ht[x][L++].firstChild.nodeValue=M[I]}}function mh(x,M){if(x!=null&&(x.idxs?x.idxs.forEach((L,I)=>{ft[I]=L}):$A(x.idx)||ft.fill(x.idx),ut.idx=ft[0]),Yt&&ut.live){for(let L=0;L<_.length;L++)(L>0||s==1&&!Qt)&&Ax(L,ft[L]);Tx()}re=!1,M!==!1&&In("setLegend")}n.setLegend=mh;function Ax(x,M){let L=_[x],I=x==0&&k==2?yi:t[x],V;Qt?V=L.values(n,x,M)??xe:(V=L.value(n,M==null?null:I[M],x,M),V=V==null?xe:{_:V}),ut.values[x]=V}function Tr(x,M,L){Of=tn,kf=on,[tn,on]=gt.move(n,tn,on),gt.left=tn,gt.top=on,Wt&&(oo&&Ms(oo,Tn(tn),0,rt,vt),ao&&Ms(ao,0,Tn(on),rt,vt));let I,V=xn>vn;Us=$e,rr=null;let j=P.ori==0?rt:vt,ot=P.ori==1?rt:vt;if(tn<0||_n==0||V){I=gt.idx=null;for(let dt=0;dt<_.length;dt++){let St=$n[dt];St!=null&&Ms(St,-10,-10,rt,vt)}Yn&&ps(null,uo,!0,x==null&&yn.setSeries),ut.live&&(ft.fill(I),re=!0)}else{let dt,St,Pt;s==1&&(dt=P.ori==0?tn:on,St=ms(dt,A),I=gt.idx=Ji(St,t[0],xn,vn),Pt=H(t[0][I],P,j,0));let Ut=-10,Ot=-10,ae=0,Ne=0,Pe=!0,ve="",te="";for(let Xt=s==2?1:0;Xt<_.length;Xt++){let nn=_[Xt],un=ft[Xt],Nn=un==null?null:s==1?t[Xt][un]:t[Xt][1][un],He=gt.dataIdx(n,Xt,I,St),dn=He==null?null:s==1?t[Xt][He]:t[Xt][1][He];if(re=re||dn!=Nn||He!=un,ft[Xt]=He,Xt>0&&nn.show){let Si=He==null?-10:He==I?Pt:H(s==1?t[0][He]:t[Xt][0][He],P,j,0),si=dn==null?-10:q(dn,s==1?S[nn.scale]:S[nn.facets[1].scale],ot,0);if(Yn&&dn!=null){let Ii=P.ori==1?tn:on,qi=An(pe.dist(n,Xt,He,si,Ii));if(qi<Us){let gs=pe.bias;if(gs!=0){let Mi=ms(Ii,nn.scale),Ni=dn>=0?1:-1,Yi=Mi>=0?1:-1;Yi==Ni&&(Yi==1?gs==1?dn>=Mi:dn<=Mi:gs==1?dn<=Mi:dn>=Mi)&&(Us=qi,rr=Xt)}else Us=qi,rr=Xt}}if(re||Bn){let Ii,qi;P.ori==0?(Ii=Si,qi=si):(Ii=si,qi=Si);let gs,Mi,Ni,Yi,_s,ri,wi=!0,Ar=_e.bbox;if(Ar!=null){wi=!1;let oi=Ar(n,Xt);Ni=oi.left,Yi=oi.top,gs=oi.width,Mi=oi.height}else Ni=Ii,Yi=qi,gs=Mi=_e.size(n,Xt);if(ri=_e.fill(n,Xt),_s=_e.stroke(n,Xt),Bn)Xt==rr&&Us<=pe.prox&&(Ut=Ni,Ot=Yi,ae=gs,Ne=Mi,Pe=wi,ve=ri,te=_s);else{let oi=$n[Xt];oi!=null&&(tr[Xt]=Ni,Ns[Xt]=Yi,yg(oi,gs,Mi,wi),xg(oi,ri,_s),Ms(oi,Bi(Ni),Bi(Yi),rt,vt))}}}}if(Bn){let Xt=pe.prox,nn=Er==null?Us<=Xt:Us>Xt||rr!=Er;if(re||nn){let un=$n[0];un!=null&&(tr[0]=Ut,Ns[0]=Ot,yg(un,ae,Ne,Pe),xg(un,ve,te),Ms(un,Bi(Ut),Bi(Ot),rt,vt))}}}if(en.show&&ir)if(x!=null){let[dt,St]=yn.scales,[Pt,Ut]=yn.match,[Ot,ae]=x.cursor.sync.scales,Ne=x.cursor.drag;if(Ln=Ne._x,Dn=Ne._y,Ln||Dn){let{left:Pe,top:ve,width:te,height:Xt}=x.select,nn=x.scales[Ot].ori,un=x.posToVal,Nn,He,dn,Si,si,Ii=dt!=null&&Pt(dt,Ot),qi=St!=null&&Ut(St,ae);Ii&&Ln?(nn==0?(Nn=Pe,He=te):(Nn=ve,He=Xt),dn=S[dt],Si=H(un(Nn,Ot),dn,j,0),si=H(un(Nn+He,Ot),dn,j,0),ua(es(Si,si),An(si-Si))):ua(0,j),qi&&Dn?(nn==1?(Nn=Pe,He=te):(Nn=ve,He=Xt),dn=S[St],Si=q(un(Nn,ae),dn,ot,0),si=q(un(Nn+He,ae),dn,ot,0),da(es(Si,si),An(si-Si))):da(0,ot)}else xh()}else{let dt=An(Of-Uf),St=An(kf-Ff);if(P.ori==1){let ae=dt;dt=St,St=ae}Ln=zn.x&&dt>=zn.dist,Dn=zn.y&&St>=zn.dist;let Pt=zn.uni;Pt!=null?Ln&&Dn&&(Ln=dt>=Pt,Dn=St>=Pt,!Ln&&!Dn&&(St>dt?Dn=!0:Ln=!0)):zn.x&&zn.y&&(Ln||Dn)&&(Ln=Dn=!0);let Ut,Ot;Ln&&(P.ori==0?(Ut=lo,Ot=tn):(Ut=co,Ot=on),ua(es(Ut,Ot),An(Ot-Ut)),Dn||da(0,ot)),Dn&&(P.ori==1?(Ut=lo,Ot=tn):(Ut=co,Ot=on),da(es(Ut,Ot),An(Ot-Ut)),Ln||ua(0,j)),!Ln&&!Dn&&(ua(0,0),da(0,0))}if(zn._x=Ln,zn._y=Dn,x==null){if(L){if(Kf!=null){let[dt,St]=yn.scales;yn.values[0]=dt!=null?ms(P.ori==0?tn:on,dt):null,yn.values[1]=St!=null?ms(P.ori==1?tn:on,St):null}pa(_u,n,tn,on,rt,vt,I)}if(Yn){let dt=L&&yn.setSeries,St=pe.prox;Er==null?Us<=St&&ps(rr,uo,!0,dt):Us>St?ps(null,uo,!0,dt):rr!=Er&&ps(rr,uo,!0,dt)}}re&&(ut.idx=I,mh()),M!==!1&&In("setCursor")}let or=null;Object.defineProperty(n,"rect",{get(){return or==null&&fa(!1),or}});function fa(x=!1){x?or=null:(or=g.getBoundingClientRect(),In("syncRect",or))}function Vf(x,M,L,I,V,j,ot){gt._lock||ir&&x!=null&&x.movementX==0&&x.movementY==0||(gh(x,M,L,I,V,j,ot,!1,x!=null),x!=null?Tr(null,!0,!0):Tr(M,!0,!1))}function gh(x,M,L,I,V,j,ot,dt,St){if(or==null&&fa(!1),Zt(x),x!=null)L=x.clientX-or.left,I=x.clientY-or.top;else{if(L<0||I<0){tn=-10,on=-10;return}let[Pt,Ut]=yn.scales,Ot=M.cursor.sync,[ae,Ne]=Ot.values,[Pe,ve]=Ot.scales,[te,Xt]=yn.match,nn=M.axes[0].side%2==1,un=P.ori==0?rt:vt,Nn=P.ori==1?rt:vt,He=nn?j:V,dn=nn?V:j,Si=nn?I:L,si=nn?L:I;if(Pe!=null?L=te(Pt,Pe)?a(ae,S[Pt],un,0):-10:L=un*(Si/He),ve!=null?I=Xt(Ut,ve)?a(Ne,S[Ut],Nn,0):-10:I=Nn*(si/dn),P.ori==1){let Ii=L;L=I,I=Ii}}St&&(M==null||M.cursor.event.type==_u)&&((L<=1||L>=rt-1)&&(L=Fr(L,rt)),(I<=1||I>=vt-1)&&(I=Fr(I,vt))),dt?(Uf=L,Ff=I,[lo,co]=gt.move(n,L,I)):(tn=L,on=I)}const _h={width:0,height:0,left:0,top:0};function xh(){bl(_h,!1)}let Gf,Hf,Wf,Xf;function qf(x,M,L,I,V,j,ot){ir=!0,Ln=Dn=zn._x=zn._y=!1,gh(x,M,L,I,V,j,ot,!0,!1),x!=null&&(B(xu,Pd,Yf,!1),pa(ug,n,lo,co,rt,vt,null));let{left:dt,top:St,width:Pt,height:Ut}=en;Gf=dt,Hf=St,Wf=Pt,Xf=Ut}function Yf(x,M,L,I,V,j,ot){ir=zn._x=zn._y=!1,gh(x,M,L,I,V,j,ot,!1,!0);let{left:dt,top:St,width:Pt,height:Ut}=en,Ot=Pt>0||Ut>0,ae=Gf!=dt||Hf!=St||Wf!=Pt||Xf!=Ut;if(Ot&&ae&&bl(en),zn.setScale&&Ot&&ae){let Ne=dt,Pe=Pt,ve=St,te=Ut;if(P.ori==1&&(Ne=St,Pe=Ut,ve=dt,te=Pt),Ln&&sr(A,ms(Ne,A),ms(Ne+Pe,A)),Dn)for(let Xt in S){let nn=S[Xt];Xt!=A&&nn.from==null&&nn.min!=$e&&sr(Xt,ms(ve+te,Xt),ms(ve,Xt))}xh()}else gt.lock&&(gt._lock=!gt._lock,Tr(M,!0,x!=null));x!=null&&(Je(xu,Pd),pa(xu,n,tn,on,rt,vt,null))}function Rx(x,M,L,I,V,j,ot){if(gt._lock)return;Zt(x);let dt=ir;if(ir){let St=!0,Pt=!0,Ut=10,Ot,ae;P.ori==0?(Ot=Ln,ae=Dn):(Ot=Dn,ae=Ln),Ot&&ae&&(St=tn<=Ut||tn>=rt-Ut,Pt=on<=Ut||on>=vt-Ut),Ot&&St&&(tn=tn<lo?0:rt),ae&&Pt&&(on=on<co?0:vt),Tr(null,!0,!0),ir=!1}tn=-10,on=-10,ft.fill(null),Tr(null,!0,!0),dt&&(ir=dt)}function $f(x,M,L,I,V,j,ot){gt._lock||(Zt(x),ca(),xh(),x!=null&&pa(pg,n,tn,on,rt,vt,null))}function jf(){w.forEach(hC),z(n.width,n.height,!0)}qr(qc,Bo,jf);const fo={};fo.mousedown=qf,fo.mousemove=Vf,fo.mouseup=Yf,fo.dblclick=$f,fo.setSeries=(x,M,L,I)=>{let V=yn.match[2];L=V(n,M,L),L!=-1&&ps(L,I,!0,!1)},Wt&&(B(ug,g,qf),B(_u,g,Vf),B(dg,g,x=>{Zt(x),fa(!1)}),B(fg,g,Rx),B(pg,g,$f),kd.add(n),n.syncRect=fa);const Sl=n.hooks=i.hooks||{};function In(x,M,L){so?ha.push([x,M,L]):x in Sl&&Sl[x].forEach(I=>{I.call(null,n,M,L)})}(i.plugins||[]).forEach(x=>{for(let M in x.hooks)Sl[M]=(Sl[M]||[]).concat(x.hooks[M])});const Zf=(x,M,L)=>L,yn=Mn({key:null,setSeries:!1,filters:{pub:Eg,sub:Eg},scales:[A,_[1]?_[1].scale:null],match:[Tg,Tg,Zf],values:[null,null]},gt.sync);yn.match.length==2&&yn.match.push(Zf),gt.sync=yn;const Kf=yn.key,vh=H_(Kf);function pa(x,M,L,I,V,j,ot){yn.filters.pub(x,M,L,I,V,j,ot)&&vh.pub(x,M,L,I,V,j,ot)}vh.sub(n);function Cx(x,M,L,I,V,j,ot){yn.filters.sub(x,M,L,I,V,j,ot)&&fo[x](null,M,L,I,V,j,ot)}n.pub=Cx;function Px(){vh.unsub(n),kd.delete(n),pn.clear(),Id(qc,Bo,jf),c.remove(),ct?.remove(),In("destroy")}n.destroy=Px;function yh(){In("init",i,t),yl(t||i.data,!1),U[A]?dh(A,U[A]):ca(),ie=en.show&&(en.width>0||en.height>0),qt=re=!0,z(i.width,i.height)}return _.forEach(us),w.forEach(no),e?e instanceof HTMLElement?(e.appendChild(c),yh()):e(n,yh):yh(),n}ti.assign=Mn;ti.fmtNum=xf;ti.rangeNum=Yc;ti.rangeLog=rh;ti.rangeAsinh=gf;ti.orient=to;ti.pxRatio=Ue;ti.join=eR;ti.fmtDate=yf,ti.tzDate=dR;ti.sync=H_;{ti.addGap=$R,ti.clipGaps=lh;let i=ti.paths={points:j_};i.linear=K_,i.stepped=KR,i.bars=JR,i.spline=tC}const zd=1e-16,ex=["curve-1","curve-2","curve-3"],$g=i=>["x","y","z"].map((t,e)=>({label:t,ink:ex[e],value:n=>n[i+e]}));function uC(i,t,e){const n=Ze(t),[s,r,o,a]=[i[n+ye.q],i[n+ye.q+1],i[n+ye.q+2],i[n+ye.q+3]],[l,c,h]=[i[n+ye.w],i[n+ye.w+1],i[n+ye.w+2]];return e===0?(1-2*(o*o+a*a))*l+2*(r*o+s*a)*c+2*(r*a-s*o)*h:e===1?2*(r*o-s*a)*l+(1-2*(r*r+a*a))*c+2*(o*a+s*r)*h:2*(r*a+s*o)*l+2*(o*a-s*r)*c+(1-2*(r*r+o*o))*h}const dC=[{id:"energy",title:"Energy",unit:"J",curves:[{label:"kinetic",ink:"curve-1",value:i=>i[kt.kinetic]},{label:"potential",ink:"curve-2",value:i=>i[kt.potential]},{label:"total − work",ink:"curve-3",value:i=>i[kt.kinetic]+i[kt.potential]-i[kt.work]},{label:"lost in contact",ink:"curve-4",contact:!0,value:i=>i[kt.lost]},{label:"ghost kin.",ink:"ghost",ghost:!0,value:i=>i[kt.ghostKinetic]}]},{id:"drift",title:"Energy drift",unit:"J",log:!0,curves:[{label:"drift",ink:"curve-1",value:i=>Math.max(Math.abs(i[kt.drift]),zd)},{label:"ghost",ink:"ghost",ghost:!0,value:i=>Math.max(Math.abs(i[kt.ghostDrift]),zd)}]},{id:"momentum",title:"Momentum",unit:"kg m/s",curves:$g(kt.momentum)},{id:"angular",title:"Angular momentum",unit:"kg m²/s",curves:$g(kt.angular)},{id:"spin",title:"Spin in body axes",unit:"rad/s",curves:["x","y","z"].map((i,t)=>({label:i,ink:ex[t],value:(e,n)=>uC(e,n,t)}))}],fC=20,pC=600,jg=90,mC=i=>{if(!Number.isFinite(i))return"—";const t=Math.abs(i);return t!==0&&(t<.001||t>=1e5)?i.toExponential(1).replace("e+","e").replaceAll("-","−"):i.toPrecision(4).replace("-","−")};function gC(i,t){if(i===null||t===null||!Number.isFinite(i+t))return[0,1];const e=Math.max(1e-4*Math.max(Math.abs(i),Math.abs(t)),1e-6),n=Math.max(.08*(t-i),e);return[i-n,t+n]}function _C(i,t){if(i===null||t===null||!(i>0))return[zd,1];const e=Math.floor(Math.log10(i)),n=Math.max(Math.ceil(Math.log10(t)),e+6);return[10**e,10**Math.min(n,300)]}const xC=(i,t)=>t;function vC(i,t,e,n){const[s,r]=[Math.round(Math.log10(e)),Math.round(Math.log10(n))],o=Math.max(1,Math.ceil((r-s)/3));return Array.from({length:Math.floor((r-s)/o)+1},(a,l)=>10**(s+l*o))}class yC{constructor(t,e){this.host=t,this.onSeek=e,new ResizeObserver(()=>this.resize()).observe(t),this.build()}body=0;speed=1;plots=[];width=0;build(){for(const{plot:t}of this.plots)t.destroy();this.host.replaceChildren(),this.width=this.room(),this.plots=dC.map(t=>this.make(t))}make(t){const e=document.createElement("figure");e.dataset.sheet=t.id;const n=document.createElement("figcaption"),s=document.createElement("span");s.className="name",s.textContent=`${t.title}, ${t.unit}`,n.append(s);const r=t.curves.map(c=>{const h=document.createElement("span");h.className="key",h.hidden=!!(c.ghost??c.contact);const d=document.createElement("i");d.style.background=jt(c.ink);const u=document.createElement("b");return h.append(d,c.label,u),n.append(h),u});e.append(n),this.host.append(e);const o={stroke:jt("muted"),grid:{stroke:jt("rule"),width:1},ticks:{show:!1}},a="11px system-ui, sans-serif",l=new ti({width:this.width,height:jg,padding:[9,6,0,0],legend:{show:!1},cursor:{x:!0,y:!1,points:{show:!1},drag:{x:!1,y:!1}},scales:{x:{time:!1},y:t.log?{distr:3,range:(c,h,d)=>_C(h,d)}:{range:(c,h,d)=>gC(h,d)}},axes:[{...o,font:a,size:22,gap:3},{...o,font:a,size:52,gap:4,space:26,...t.log&&{splits:vC,filter:xC},values:(c,h)=>h.map(d=>d===null?"":bC(d))}],series:[{},...t.curves.map(c=>({stroke:jt(c.ink),width:1.75,dash:c.ghost?[5,4]:void 0,points:{show:!1}}))]},[[],...t.curves.map(()=>[])],e);return l.over.addEventListener("click",c=>this.onSeek(l.posToVal(c.offsetX,"x"))),{sheet:t,plot:l,values:r}}room(){const t=getComputedStyle(this.host);return this.host.clientWidth-parseFloat(t.paddingLeft)-parseFloat(t.paddingRight)||300}resize(){const t=this.room();if(t!==this.width){this.width=t;for(const{plot:e}of this.plots)e.setSize({width:t,height:jg})}}update(t,e,n){const{frames:s}=t,r=s[e];if(!r||!this.host.clientWidth)return;const o=s[s.length-1][kt.time],a=t.sample(n?0:t.nearest(o-fC*Math.max(1,this.speed)),pC),l=a.map(d=>s[d][kt.time]),c=Hi(r,Gi.ghost),h=Hi(r,Gi.contact);for(const{sheet:d,plot:u,values:p}of this.plots){const g=d.curves.map(m=>a.map(f=>{const w=m.ghost&&!Hi(s[f],Gi.ghost)||m.contact&&!h?NaN:m.value(s[f],this.body);return Number.isFinite(w)?w:null}));u.setData([l,...g]),d.curves.forEach((m,f)=>{p[f].textContent=mC(m.value(r,this.body)),m.ghost&&(p[f].parentElement.hidden=!c),m.contact&&(p[f].parentElement.hidden=!h)});const y=n?u.valToPos(r[kt.time],"x"):-10;u.setCursor({left:y,top:n?1:-10})}}}function bC(i){const t=Math.abs(i);return(t!==0&&(t<.001||t>=1e5)?i.toExponential(0).replace("e+","e"):`${+i.toFixed(6)}`).replaceAll("-","−")}const SC=200,MC=40,wC=1.35,Zg=160,Mu=600,EC=20,TC=.1,Nr=1.004,nx=1e-6,AC=.045;function RC(i,t){const[e,,n]=i;if(!(e>nx*n))return null;const s=t*Math.sqrt(e);return{axes:i.map(r=>s/Math.sqrt(r)),c:s}}function CC(i,t,e){const n=i.reduce((y,m,f)=>y+m*t[f]**2,0),s=i.reduce((y,m,f)=>y+(m*t[f])**2,0),r=s>=i[1]*n?2:0,[o,a]=r===2?[0,1]:[1,2],l=i[r],c=Math.abs(l*n-s),h=y=>Math.sqrt(c/(i[y]*Math.abs(l-i[y]))),[d,u]=[h(o),h(a)];if(!(d>0)||!(u>0)||Math.abs(l-i[r===2?0:2])<nx*i[2])return[];const p=Math.sign(t[r])||1,g=[];for(let y=0;y<e;y++){const m=2*Math.PI*y/(e-1),f=[0,0,0];f[o]=d*Math.cos(m),f[a]=u*Math.sin(m),f[r]=p*Math.sqrt(Math.max(0,(n-i[o]*f[o]**2-i[a]*f[a]**2)/l)),g.push(...f)}return g.every(Number.isFinite)?g:[]}const Vd=new E,jc=new Re,Vs=new E,PC=new E,LC=new me,DC=new me().makeScale(0,0,0);class IC{constructor(t,e){this.scene=t,this.bodies=e}shown=!1;glass=null;local=[];paths=[];glassMaterial=new ls({roughness:.25,transparent:!0,opacity:.26,depthWrite:!1});curveMaterial=new Xo({linewidth:1.6});trailMaterial=new Xo({linewidth:3.2});knobMaterial=new xi;ball=new Qs(1,64,32);build(){this.drop();const t=this.bodies.infos.slice(0,SC);this.local=t.map((e,n)=>{const s=RC(e.moments,wC*this.bodies.radii[n]);return s?(this.paths.length<MC&&this.paths.push(this.path(e,n,s.c,s.axes[0])),Kg(e).scale(new E(...s.axes))):null}),this.glass=new Zr(this.ball,this.glassMaterial,t.length),this.glass.frustumCulled=!1,this.glass.renderOrder=2,this.glass.visible=!1,this.scene.add(this.glass),this.paint()}path(t,e,n,s){const r=new Hs,o=new yt(this.ball,this.knobMaterial);o.scale.setScalar(AC*this.bodies.radii[e]),r.add(o),this.scene.add(r);const a=new Gc(r,this.curveMaterial,Zg),l=new Gc(r,this.trailMaterial,Mu);for(const c of[a.line,l.line,o])c.renderOrder=3;return{body:e,moments:t.moments,c:n,size:s,group:r,curve:a,trail:l,knob:o,turn:new Re().setFromRotationMatrix(Kg(t))}}paint(){this.glassMaterial.color.set(jt("accent")),this.curveMaterial.color.set(jt("muted")),this.trailMaterial.color.set(jt("spin")),this.knobMaterial.color.set(jt("spin"))}place(t,e,n){if(this.glass){this.glass.visible=this.shown;for(const s of this.paths)s.group.visible=this.shown;if(this.shown){this.local.forEach((s,r)=>{Rs(t,Ze(r),Vd,jc),this.glass.setMatrixAt(r,s?LC.makeRotationFromQuaternion(jc).setPosition(Vd).multiply(s):DC)}),this.glass.instanceMatrix.needsUpdate=!0;for(const s of this.paths)this.placePath(s,t,e,n)}}}placePath(t,e,n,s){const{group:r,knob:o,curve:a,trail:l}=t;Rs(e,Ze(t.body),r.position,r.quaternion),r.quaternion.multiply(t.turn),r.visible=Jg(e,t),r.visible&&(o.position.copy(Vs).multiplyScalar(Nr),a.set(CC(t.moments,o.position.toArray(),Zg)),l.set(this.went(t,n,s)))}went(t,e,n){const s=[];if(!e.frames[n])return s;const r=e.nearest(e.frames[n][kt.time]-EC),o=Math.max(1,Math.ceil((n-r)/(Mu/2)));let a=null;for(let l=Math.ceil(r/o)*o;l<n+o;l+=o){if(!Jg(e.frames[Math.min(l,n)],t))continue;const c=Vs.clone(),h=a?Math.min(8,Math.floor(a.distanceTo(c)/(TC*t.size))):0;for(let d=1;d<=h;d++)NC(Vs.lerpVectors(a,c,d/(h+1)),t),s.push(Nr*Vs.x,Nr*Vs.y,Nr*Vs.z);s.push(Nr*c.x,Nr*c.y,Nr*c.z),a=c}return s.slice(-3*Mu)}drawn(t){const e=this.paths.find(n=>n.body===t);return e?.group.visible?{curve:e.curve.points(),trail:e.trail.points(),point:e.knob.position.toArray()}:null}drop(){for(const{group:t,curve:e,trail:n}of this.paths)e.dispose(),n.dispose(),this.scene.remove(t);this.paths=[],this.glass&&(this.scene.remove(this.glass),this.glass.dispose(),this.glass=null)}}function Kg(i){const t=i.axes;return new me().set(t[0],t[1],t[2],0,t[3],t[4],t[5],0,t[6],t[7],t[8],0,0,0,0,1)}function Jg(i,t){const e=Ze(t.body);Vs.fromArray(i,e+ye.w);const n=Vs.dot(PC.fromArray(i,e+ye.L));return!(n>0)||!Number.isFinite(n)?!1:(Rs(i,e,Vd,jc),Vs.applyQuaternion(jc.multiply(t.turn).conjugate()).multiplyScalar(t.c/Math.sqrt(n)),!0)}function NC(i,{moments:t,c:e}){i.multiplyScalar(e/Math.sqrt(t[0]*i.x**2+t[1]*i.y**2+t[2]*i.z**2))}const UC=2e3,FC=5e3,OC=3;class kC{constructor(t){this.listener=t,window.addEventListener("message",e=>{if(e.source!==window.parent||e.data!=="freebody"||!e.ports[0]||this.port)return;const n=this.port=e.ports[0];IE(s=>n.postMessage({type:"save",kind:s})),this.port.onmessage=({data:s})=>this.hear(s),this.answered=performance.now(),t.state(!0,0),window.setInterval(()=>this.watch(),UC)})}port=null;answered=0;busy=!1;frames=0;get connected(){return this.port!==null}send(t){this.port?.postMessage(t)}hear(t){"files"in t?DE(t.files):"frame"in t?this.see(new Float32Array(t.frame),t.number):"made"in t?NE(t.made):t.message.type==="pong"?this.answer():this.listener.message(t.message)}see(t,e){this.listener.frame(t),this.frames+=1,this.frames%OC===0&&this.port.postMessage({type:"seen",number:e})}answer(){this.answered=performance.now(),this.busy&&this.listener.message({type:"status",text:""}),this.busy=!1}watch(){this.busy=performance.now()-this.answered>FC,this.busy&&this.listener.message({type:"status",text:"The notebook is busy: what you do here waits for the end of its cell."}),this.send({type:"ping",t:performance.now()})}}const BC=[.1,.25,.5,1,2,4],zC=[1,3];class VC{constructor(t,e){this.host=t,[this.stiffness.min,this.stiffness.max]=zC.map(String);const n=G("fieldset",{className:"triple"},...this.gravity);t.append(Wn("Scene",this.scene),Wn("Integrator",this.integrator,this.summary),Wn("Step, s",this.dt,this.ownStep),Wn("Ghost",this.ghost,G("p",{className:"note"},"A second integrator from the same state, drawn translucent.")),Wn("Gravity, m/s²",n),Wn("Speed",this.speed),Wn("Grab stiffness",this.stiffness,this.stiffnessValue)),this.scene.onchange=()=>e({type:"scene",name:this.scene.value}),this.integrator.onchange=()=>e({type:"integrator",name:this.integrator.value}),this.ghost.onchange=()=>e({type:"ghost",name:this.ghost.value||null}),this.speed.onchange=()=>e({type:"speed",value:Number(this.speed.value)}),this.dt.onchange=()=>{this.dt.valueAsNumber>0&&e({type:"dt",value:this.dt.valueAsNumber})},this.ownStep.onclick=()=>e({type:"dt",value:Number(this.ownStep.value)});for(const s of this.gravity)s.onchange=()=>{const r=this.gravity.map(o=>o.valueAsNumber);r.every(Number.isFinite)&&e({type:"gravity",value:r})};this.stiffness.oninput=()=>{const s=Number((10**this.stiffness.valueAsNumber).toPrecision(2));this.stiffnessValue.textContent=`${s} per s²`,e({type:"stiffness",value:s})}}scene=G("select");integrator=G("select");summary=G("p",{className:"note"});dt=G("input",{type:"number",min:"0",step:"any",inputMode:"decimal"});ownStep=G("button",{type:"button",className:"small",hidden:!0,title:"The step that the scene asks for; the page starts with smaller ones where pictures would fall between them"});gravity=["x","y","z"].map(t=>G("input",{type:"number",step:"any",ariaLabel:`Gravity along ${t}`}));speed=G("select");stiffness=G("input",{type:"range",step:"0.01"});stiffnessValue=G("p",{className:"note"});ghost=G("select");physical=[this.integrator,this.dt,this.ghost,this.speed,this.stiffness,...this.gravity];update(t){const{settings:e}=t,n=(c,h)=>{document.activeElement!==c&&(c.value=String(Number(h.toPrecision(6))))},s=t.scenes.map(({name:c,title:h})=>[c,h]);s.some(([c])=>c===t.scene.name)||s.unshift([t.scene.name,t.scene.title]),rs(this.scene,s,t.scene.name);const r=t.integrators.map(({name:c,refused:h})=>h?[c,`${c} – ${h}`,!0]:[c,c,!1]);rs(this.integrator,r,e.integrator);const o=t.integrators.find(({name:c})=>c===e.integrator);this.summary.textContent=o?`Order ${o.order}: ${o.summary}.`:"",rs(this.ghost,[["","none"],...r],e.ghost??"");const a=[...new Set([...BC,e.speed])].sort((c,h)=>c-h);rs(this.speed,a.map(c=>[String(c),`${c} ×`]),String(e.speed)),n(this.dt,e.dt);const l=t.scene.dt??e.dt;this.ownStep.hidden=Math.abs(l/e.dt-1)<1e-9||!!t.tape,this.ownStep.value=String(l),this.ownStep.textContent=`Use the scene's step, ${Number(l.toPrecision(4))} s`,this.ownStep.disabled=!t.control,e.gravity.forEach((c,h)=>n(this.gravity[h],c)),n(this.stiffness,Math.log10(e.stiffness)),this.stiffnessValue.textContent=`${Number(e.stiffness.toPrecision(3))} per s²`;for(const c of this.host.querySelectorAll("select, input"))c.disabled=!t.control;if(t.tape)for(const c of this.physical)c.disabled=!0}}const GC={lowest:{pixels:.5,shadows:0,fine:!1},low:{pixels:.75,shadows:512,fine:!1},medium:{pixels:1,shadows:1024,fine:!0},high:{pixels:2,shadows:2048,fine:!0}},Ka=["lowest","low","medium","high"],ix="freebody.quality",Qg=24,HC=38,WC=19,XC=4,qC=250;function YC(){try{const i=localStorage.getItem(ix);return Ka.includes(i)?i:"auto"}catch{return"auto"}}class $C{constructor(t,e){this.changed=e,this.found=t?"low":window.devicePixelRatio>1.5?"high":"medium",t&&(this.ceiling=2)}choice=YC();steady=!1;found;times=[];last=0;good=0;ceiling=Ka.length-1;get level(){return this.choice==="auto"?this.found:this.choice}get effort(){return GC[this.level]}set(t){this.choice=t;try{localStorage.setItem(ix,t)}catch{}this.restart(),this.changed()}restart(){this.times=[],this.good=0,this.last=0}drew(t){const e=t-this.last;if(this.last=t,this.choice!=="auto"||this.steady||e>qC||(this.times.push(e),this.times.length<Qg))return;const n=this.times.sort((r,o)=>r-o)[Qg>>1];this.times=[];const s=Ka.indexOf(this.found);this.good=n<WC?this.good+1:0,n>HC&&s>0?(this.ceiling=s-1,this.move(s-1)):this.good>=XC&&s<this.ceiling&&this.move(s+1)}move(t){this.found=Ka[t],this.restart(),this.changed()}}function jC(){const i=document.createElement("canvas").getContext("webgl2");if(!i)return!1;const t=i.getExtension("WEBGL_debug_renderer_info"),e=String(i.getParameter(t?t.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),/swiftshader|llvmpipe|softpipe|software|basic render/i.test(e)}class ZC{boxes=new Map;constructor(t,e,n,s){const r=G("fieldset",{className:"toggles"},G("legend",{},"Draw"));for(const l of e){const c=G("input",{type:"checkbox",id:`show-${l.id}`,checked:l.on});c.onchange=()=>l.set(c.checked),this.boxes.set(l.id,c);const h=G("label",{},c,l.label);l.key&&h.append(G("kbd",{},l.key)),r.append(h)}const o=G("select");rs(o,[["auto","like the system"],["light","light"],["dark","dark"]],n.choice),o.onchange=()=>n.set(o.value);const a=G("select");rs(a,[["auto","as fine as runs smoothly"],...Ka.map(l=>[l,l])],s.choice),a.onchange=()=>s.set(a.value),t.append(r,Wn("Theme",o),Wn("Quality",a))}isOn(t){return this.boxes.get(t)?.checked??!1}flip(t){this.boxes.get(t)?.click()}}const t0={type:"change"},Af={type:"start"},sx={type:"end"},vc=new hl,e0=new zi,KC=Math.cos(70*Go.DEG2RAD),En=new E,mi=2*Math.PI,We={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},wu=1e-6;class JC extends H0{constructor(t,e=null){super(t,e),this.state=We.NONE,this.target=new E,this.cursor=new E,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Fo.ROTATE,MIDDLE:Fo.DOLLY,RIGHT:Fo.PAN},this.touches={ONE:No.ROTATE,TWO:No.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new E,this._lastQuaternion=new Re,this._lastTargetPosition=new E,this._quat=new Re().setFromUnitVectors(t.up,new E(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new kp,this._sphericalDelta=new kp,this._scale=1,this._panOffset=new E,this._rotateStart=new Kt,this._rotateEnd=new Kt,this._rotateDelta=new Kt,this._panStart=new Kt,this._panEnd=new Kt,this._panDelta=new Kt,this._dollyStart=new Kt,this._dollyEnd=new Kt,this._dollyDelta=new Kt,this._dollyDirection=new E,this._mouse=new Kt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=tP.bind(this),this._onPointerDown=QC.bind(this),this._onPointerUp=eP.bind(this),this._onContextMenu=lP.bind(this),this._onMouseWheel=sP.bind(this),this._onKeyDown=rP.bind(this),this._onTouchStart=oP.bind(this),this._onTouchMove=aP.bind(this),this._onMouseDown=nP.bind(this),this._onMouseMove=iP.bind(this),this._interceptControlDown=cP.bind(this),this._interceptControlUp=hP.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction=""}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(t0),this.update(),this.state=We.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){const e=this.object.position;En.copy(e).sub(this.target),En.applyQuaternion(this._quat),this._spherical.setFromVector3(En),this.autoRotate&&this.state===We.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=mi:n>Math.PI&&(n-=mi),s<-Math.PI?s+=mi:s>Math.PI&&(s-=mi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(En.setFromSpherical(this._spherical),En.applyQuaternion(this._quatInverse),e.copy(this.target).add(En),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){const a=En.length();o=this._clampDistance(a*this._scale);const l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const a=new E(this._mouse.x,this._mouse.y,0);a.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new E(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=En.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(vc.origin.copy(this.object.position),vc.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(vc.direction))<KC?this.object.lookAt(this.target):(e0.setFromNormalAndCoplanarPoint(this.object.up,this.target),vc.intersectPlane(e0,this.target))))}else if(this.object.isOrthographicCamera){const o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>wu||8*(1-this._lastQuaternion.dot(this.object.quaternion))>wu||this._lastTargetPosition.distanceToSquared(this.target)>wu?(this.dispatchEvent(t0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?mi/60*this.autoRotateSpeed*t:mi/60/60*this.autoRotateSpeed}_getZoomScale(t){const e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){En.setFromMatrixColumn(e,0),En.multiplyScalar(-t),this._panOffset.add(En)}_panUp(t,e){this.screenSpacePanning===!0?En.setFromMatrixColumn(e,1):(En.setFromMatrixColumn(e,0),En.crossVectors(this.object.up,En)),En.multiplyScalar(t),this._panOffset.add(En)}_pan(t,e){const n=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;En.copy(s).sub(this.target);let r=En.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientX),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(mi*this._rotateDelta.x/e.clientHeight),this._rotateUp(mi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-mi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{const n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(mi*this._rotateDelta.x/e.clientHeight),this._rotateUp(mi*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Kt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){const e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){const e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}}function QC(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function tP(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function eP(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(sx),this.state=We.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function nP(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Fo.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=We.DOLLY;break;case Fo.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=We.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=We.ROTATE}break;case Fo.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=We.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=We.PAN}break;default:this.state=We.NONE}this.state!==We.NONE&&this.dispatchEvent(Af)}function iP(i){switch(this.state){case We.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case We.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case We.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function sP(i){this.enabled===!1||this.enableZoom===!1||this.state!==We.NONE||(i.preventDefault(),this.dispatchEvent(Af),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(sx))}function rP(i){this.enabled!==!1&&this._handleKeyDown(i)}function oP(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case No.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(i),this.state=We.TOUCH_ROTATE;break;case No.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(i),this.state=We.TOUCH_PAN;break;default:this.state=We.NONE}break;case 2:switch(this.touches.TWO){case No.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=We.TOUCH_DOLLY_PAN;break;case No.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=We.TOUCH_DOLLY_ROTATE;break;default:this.state=We.NONE}break;default:this.state=We.NONE}this.state!==We.NONE&&this.dispatchEvent(Af)}function aP(i){switch(this._trackPointer(i),this.state){case We.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case We.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case We.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case We.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=We.NONE}}function lP(i){this.enabled!==!1&&i.preventDefault()}function cP(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function hP(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const n0=new E(-.42,-.55,1.15).normalize(),uP=14,Eu=1.3,dP=64,fP=2.2,pP={zenith:"#dfe9f5",horizon:"#ffffff",ground:"#8e959e",panel:7,lamp:2.1,fill:.35,surroundings:.72},mP={zenith:"#3a4a60",horizon:"#8496ad",ground:"#333c47",panel:8,lamp:2.2,fill:.2,surroundings:.8},gP=[[[-5,6,-4],[5,3.5],1],[[6,4,2],[2,5],.7],[[1,7,6],[6,1.2],.8],[[-3,1.5,7],[1,3],.5]],Tu=new E,Ua=new E,yc=new E;class _P{constructor(t,e){this.scene=t,this.renderer=e,e.shadowMap.type=qa,this.lamp.shadow.radius=fP,this.lamp.shadow.bias=-3e-4,this.sky=new yt(new Qs(1,32,16),vP()),this.sky.renderOrder=-20,this.sky.frustumCulled=!1,t.add(this.lamp,this.lamp.target,this.fill,this.sky)}lamp=new hy;fill=new ay;sky;toLamp=n0.clone();surrounding={};half=0;mapSize=0;paint(t,e){const n=t?mP:pP;this.scene.environment=this.surrounding[t?"dark":"light"]??=this.surround(n),this.scene.environmentIntensity=n.surroundings,this.lamp.intensity=n.lamp,this.fill.intensity=n.fill,this.fill.color.set("#ffffff"),this.fill.groundColor.set(n.ground),this.sky.material.uniforms.horizon.value.copy(e),this.sky.material.uniforms.zenith.value.copy(e).lerp(new Jt(t?"#2a3b52":"#b9cbe0"),t?.55:.75)}surround(t){const e=xP(t),n=new Sd(this.renderer),{texture:s}=n.fromScene(e,0,.1,50,{size:dP});return n.dispose(),e.traverse(r=>r.geometry?.dispose()),s}adjust(t,e,n,s){this.toLamp.copy(n0).applyQuaternion(t),this.fill.position.copy(e);const r=t.clone().multiply(new Re().setFromAxisAngle(new E(1,0,0),Math.PI/2));this.scene.environmentRotation.setFromQuaternion(r),this.sky.material.uniforms.up.value.copy(e),this.sky.visible=s,this.lamp.castShadow=n>0,this.renderer.shadowMap.enabled=n>0,n&&n!==this.mapSize&&(this.mapSize=n,this.lamp.shadow.mapSize.set(n,n),this.lamp.shadow.map?.dispose(),this.lamp.shadow.map=null)}follow(t,e){const n=Math.min(Math.max(t.radius*1.15,.15*e),uP*e);(n>this.half||n<this.half/(Eu*Eu))&&(this.half=n*Eu);const s=2*this.half/Math.max(this.mapSize,1);Ua.set(-this.toLamp.y,this.toLamp.x,1e-4).normalize(),yc.crossVectors(this.toLamp,Ua).normalize(),Ua.crossVectors(yc,this.toLamp);const r=a=>Math.round(t.center.dot(a)/s)*s;Tu.copy(this.toLamp).multiplyScalar(t.center.dot(this.toLamp)).addScaledVector(Ua,r(Ua)).addScaledVector(yc,r(yc)),this.lamp.target.position.copy(Tu),this.lamp.position.copy(Tu).addScaledVector(this.toLamp,2*this.half);const o=this.lamp.shadow.camera;o.right!==this.half&&(o.left=o.bottom=-this.half,o.right=o.top=this.half,o.near=.2*this.half,o.far=2*this.half+Math.max(6*this.half,6*e),o.updateProjectionMatrix(),this.lamp.shadow.normalBias=1.5*s)}shadowOn(t,e,n){const s=e.normal.dot(this.toLamp),r=e.distanceToPoint(t);return!(s>.05)||!(r>-this.half)?null:n.copy(t).addScaledVector(this.toLamp,-r/s)}get width(){return 3*this.half}stay(t){this.sky.position.copy(t.position),this.sky.scale.setScalar(.5*t.far)}}function xP(i){const t=new P0,e=new Qs(12,32,24),[n,s,r]=[i.zenith,i.horizon,i.ground].map(c=>new Jt(c)),o=[],a=e.getAttribute("position"),l=new Jt;for(let c=0;c<a.count;c++){const h=a.getY(c)/12;h>=0?l.lerpColors(s,n,Math.sqrt(h)):l.lerpColors(s,r,Math.min(1,-6*h)),o.push(l.r,l.g,l.b)}e.setAttribute("color",new ge(o,3)),t.add(new yt(e,new xi({vertexColors:!0,side:On})));for(const[c,h,d]of gP){const u=new yt(new Is(...h),new xi({side:Fn}));u.material.color.setScalar(i.panel*d),u.position.set(...c),u.lookAt(0,0,0),t.add(u)}return t}function vP(){return new vi({side:On,depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{horizon:{value:new Jt},zenith:{value:new Jt},up:{value:new E(0,0,1)}},vertexShader:`
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
      }`})}const i0=40,yP=8192,bP=1.3,SP=.8,MP=1.33,wP=.75,EP=12,TP=40,s0=1.4,AP=new E(0,0,1),bc={1:[.75,-1,.55],2:[0,-1,0],3:[1,0,0],4:[0,-1e-4,1]};class RP{constructor(t){this.canvas=t;const e=jC();this.renderer=new dE({canvas:t,antialias:!e,preserveDrawingBuffer:!1}),this.renderer.toneMapping=Hd,this.quality=new $C(e,()=>this.adjust()),this.camera.up.set(0,0,1),this.controls=this.control(),this.light=new _P(this.scene,this.renderer),new ResizeObserver(()=>this.resize()).observe(t.parentElement),this.resize(),this.adjust(),this.paint()}scene=new P0;camera=new Vi(i0,1,.01,1e3);renderer;quality;lit=new Li(new E,1);before=null;sheets=[];light;plane=new zi;along=new E;place=new E;controls;dirty=!0;radius=1;distance=1;first=new E(...bc[1]);cell=1;extent=1;centre=new E;upright=new Re;grid=null;gridShown=!0;grounded=!1;fitted=!1;adjust(){const{pixels:t,shadows:e,fine:n}=this.quality.effort;this.renderer.setPixelRatio(Math.min(window.devicePixelRatio,t)),this.light.adjust(this.upright,this.camera.up,e,n);for(const s of[this.grid,...this.sheets])s?.adjust(n);this.dirty=!0}include(t){const e=new E;for(let n=0;n<EP&&(this.camera.updateMatrixWorld(),e.copy(t).project(this.camera),!(e.z<1&&Math.max(Math.abs(e.x),Math.abs(e.y))<wP));n++){const s=e.copy(t).sub(this.controls.target).multiplyScalar(.3);this.controls.target.add(s),this.camera.position.add(s).sub(this.controls.target).multiplyScalar(1.2).add(this.controls.target),this.camera.lookAt(this.controls.target)}this.controls.update(),this.dirty=!0}control(){const t=new JC(this.camera,this.canvas);return t.addEventListener("change",()=>this.dirty=!0),t}resize(){const{clientWidth:t,clientHeight:e}=this.canvas.parentElement;!t||!e||(this.renderer.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.dirty=!0,this.fitted&&this.render())}paint(){const t=new Jt(jt("scene"));this.scene.background=t,this.scene.fog=new nf(t,this.distance+this.radius*3,this.distance+this.radius*26),this.light.paint(Ad(),t),this.layGrid(),this.dirty=!0}showGrid(t){this.gridShown=t,this.grid&&(this.grid.group.visible=this.fitted&&!this.grounded,this.grid.lines=t),this.dirty=!0}set floored(t){this.grounded=t,this.showGrid(this.gridShown)}layGrid(){const t=10**Math.floor(Math.log10(this.radius));this.cell=t*(this.radius/t>=5?5:this.radius/t>=2?2:1),this.extent=.5*TP*this.cell,this.grid&&this.scene.remove(this.grid.group),this.grid?.dispose(),this.grid=new u_(0,this.cell,this.extent),this.grid.group.quaternion.copy(this.upright),this.grid.paint({base:jt("scene"),line:jt("grid"),axis:jt("grid-axis")},Ad()),this.grid.adjust(this.quality.effort.fine),this.scene.add(this.grid.group),this.showGrid(this.gridShown)}fit({centre:t,radius:e,count:n,up:s,from:r,fieldOfView:o}){s.distanceTo(this.camera.up)>1e-9&&(this.controls.dispose(),this.camera.up.copy(s),this.upright.setFromUnitVectors(AP,s),this.controls=this.control()),this.camera.fov=o===null?i0:Go.radToDeg(o);const a=Math.tan(Go.degToRad(this.camera.fov/2)),l=Math.min(1,MP*this.camera.aspect),c=bP+SP/Math.sqrt(Math.max(n,1));this.first.set(...bc[1]).applyQuaternion(this.upright),this.distance=e*c/(a*l),r&&r.distanceTo(t)>0&&(this.first.copy(r).sub(t),this.distance=this.first.length()/l),this.centre.copy(t),this.radius=Math.max(e,this.distance*a*l/c),this.camera.near=e/200,this.camera.far=this.radius*400,this.controls.minDistance=e/4,this.controls.maxDistance=this.radius*100,this.fitted=!0,this.adjust(),this.paint(),this.view("1")}view(t,e=this.centre){const n=t==="1"?this.first:bc[t]&&new E(...bc[t]).applyQuaternion(this.upright);n&&(this.controls.target.copy(e),this.camera.position.copy(n).setLength(this.distance).add(e),this.camera.updateProjectionMatrix(),this.controls.update(),this.dirty=!0)}shift(t){this.camera.position.add(t),this.controls.target.add(t),this.dirty=!0}orbit(t,e){const n=this.camera.position.clone().sub(this.controls.target);n.applyAxisAngle(this.camera.up,t);const s=new E().crossVectors(this.camera.up,n).normalize(),r=n.clone().applyAxisAngle(s,-e);Math.abs(r.clone().normalize().dot(this.camera.up))<.995&&n.copy(r),this.camera.position.copy(this.controls.target).add(n),this.controls.update(),this.dirty=!0}project(t){this.camera.updateMatrixWorld();const e=t.clone().project(this.camera),n=this.canvas.getBoundingClientRect(),s=Math.abs(e.x)<=1&&Math.abs(e.y)<=1&&Math.abs(e.z)<=1;return{x:n.left+(e.x+1)/2*n.width,y:n.top+(1-e.y)/2*n.height,inside:s}}floor(){const t=2*s0*this.radius,n=this.controls.target.clone().sub(this.centre).dot(this.camera.up),s=Math.floor(n/t+(n<0?.25:0)),r=this.controls.target.clone().applyQuaternion(this.upright.clone().conjugate()),o=l=>Math.round(l/(Wc*this.cell))*Wc*this.cell,a=this.centre.dot(this.camera.up)-s0*this.radius+s*t;return r.set(o(r.x),o(r.y),a).applyQuaternion(this.upright)}shade(){for(const t of[this.grid,...this.sheets]){if(!t?.group.parent||!t.group.visible)continue;t.group.updateWorldMatrix(!0,!1),this.plane.setFromNormalAndCoplanarPoint(this.along.set(0,0,1).transformDirection(t.group.matrixWorld),this.place.setFromMatrixPosition(t.group.matrixWorld));const e=this.light.shadowOn(this.lit.center,this.plane,this.place);e&&t.shadeAt(e,this.light.width)}}drawAt(t,e,n){const s=this.renderer.getContext(),r=Math.min(s.getParameter(s.MAX_RENDERBUFFER_SIZE),...s.getParameter(s.MAX_VIEWPORT_DIMS),yP),o=Math.min(1,r/Math.max(t,e));this.renderer.setPixelRatio(1),this.renderer.setSize(Math.round(o*t),Math.round(o*e),!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.render(),n(this.canvas),this.adjust(),this.resize()}render(){this.grid?.group.position.copy(this.floor()),this.light.follow(this.lit,this.radius),this.light.stay(this.camera),this.quality.effort.fine?this.before?.():this.shade(),this.renderer.render(this.scene,this.camera),this.dirty=!1}}const CP=100,PP=.28,LP=3,DP=new E(0,0,1),IP=new Sn(.5,.2,1,28,1,!0).rotateX(Math.PI/2).translate(0,0,.5),NP=new ul(.42,1,24,1,!0).rotateX(Math.PI/2).translate(0,0,.5);class UP{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;parts=[];metal=new ls({metalness:.9,roughness:.35,side:Fn});fire=new xi({transparent:!0,opacity:.55,depthWrite:!1,toneMapped:!1});build(t){for(const{group:e}of this.parts)this.scene.remove(e);this.parts=t.slice(0,CP).map(e=>{const n=new Hs,s=new yt(IP,this.metal);s.castShadow=!0;const r=new yt(NP,this.fire);return r.position.z=.9,n.add(s,r),n.scale.setScalar(PP*this.bodies.radii[e.body]),this.scene.add(n),{info:e,group:n,fire:r}}),this.paint()}paint(){this.metal.color.set(jt("joint")),this.fire.color.set(jt("flame"))}get burning(){return this.parts.filter(({group:t,fire:e})=>t.visible&&e.visible).length}place(t){for(const{info:e,group:n,fire:s}of this.parts){n.visible=this.shown;const r=this.bodies.toWorld(e.body,new E(...e.at),t),o=this.bodies.toWorld(e.body,new E(...FP(e.at,e.direction)),t).sub(r);n.position.copy(r),n.quaternion.setFromUnitVectors(DP,o.negate().normalize());const a=OP(e,t[kt.time]);s.visible=a>0,s.scale.set(1,1,LP*a*(.93+.07*Math.sin(61*t[kt.time])))}}}const FP=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]];function OP({burns:i},t){return i?i.find(([e,n])=>e<=t&&(n===null||t<n))?.[2]??0:1}const kP=200,BP=240,Rf=360,Dc=Math.ceil(Rf/BP),zP=Math.ceil(Rf/Dc)+1;class VP{constructor(t){this.scene=t,this.material.onBeforeCompile=e=>{e.uniforms.segments=this.segments,e.vertexShader=e.vertexShader.replace("void main() {",`uniform float segments;
varying float fresh;
void main() {
fresh = (mod(float(gl_InstanceID), segments) + (position.y < 0.5 ? 0.0 : 1.0)) / segments;`),e.fragmentShader=e.fragmentShader.replace("void main() {",`varying float fresh;
void main() {`).replace("#include <premultiplied_alpha_fragment>",`gl_FragColor.a *= fresh * fresh;
#include <premultiplied_alpha_fragment>`)}}shown=!1;line=null;segments={value:1};material=new Xo({linewidth:2.4,vertexColors:!0,transparent:!0,depthWrite:!1});place(t,e,n){if(this.line&&(this.line.visible=this.shown),!this.shown||e<1)return;const s=Math.min(n.length,kP),r=this.line??=this.made(n.slice(0,s)),o=Math.max(0,e-Rf),a=[];for(let p=Math.ceil(o/Dc)*Dc;p<e;p+=Dc)a.push(p);a.push(e);const l=a.length-1,c=r.geometry.attributes.instanceStart.data,h=r.geometry.attributes.instanceColorStart.data,d=new Jt;let u=0;for(let p=0;p<s;p++){d.set(n[p].color);for(let g=0;g<l;g++)for(const y of[g,g+1]){const m=t.frames[a[y]],f=Ze(p);for(let _=0;_<3;_++)c.array[u+_]=m[f+_];d.toArray(h.array,u),u+=3}}c.needsUpdate=h.needsUpdate=!0,this.segments.value=l,r.geometry.instanceCount=s*l,r.visible=!0}made(t){const e=new Float32Array(6*t.length*zP),n=new uf().setPositions(e).setColors(e.slice()),s=new l_(n,this.material);return s.frustumCulled=!1,this.scene.add(s),s}clear(){this.line&&(this.scene.remove(this.line),this.line.geometry.dispose(),this.line=null)}}const GP=200,r0=1.7,HP=2,WP=.28,o0=.001,a0=["axis-x","axis-y","axis-z","spin","momentum","force","torque"],XP=new Set(["force","torque"]),Do=new E,l0=new Re,Fa=new E;class qP{constructor(t,e){this.scene=t,this.bodies=e}shown={axes:!1,spin:!1,momentum:!1,force:!1};longest=1;contact=null;sets=null;count=0;fastest=o0;heaviest=1;strongest=0;hardest=0;noticed=0;usual=1;build(t=null){if(this.contact=t,this.sets)for(const n of Object.values(this.sets))n.dispose();this.count=Math.min(this.bodies.infos.length,GP),this.sets=Object.fromEntries(a0.map(n=>[n,new sl(this.scene,this.count,XP.has(n))])),this.fastest=o0,this.strongest=this.hardest=0;const e=[...this.bodies.radii].sort((n,s)=>n-s);this.usual=e[e.length>>1]||1,this.heaviest=Math.max(...this.bodies.infos.flatMap(n=>n.moments))||1,this.paint()}paint(){if(this.sets)for(const t of a0)this.sets[t].colour=jt(t)}notice(t){const e=(o,a)=>{const l=Fa.fromArray(t,a).length();return Number.isFinite(l)?Math.max(o,l):o},n=Math.exp(-Math.abs(t[kt.time]-this.noticed)/HP);this.noticed=t[kt.time],this.strongest*=n,this.hardest*=n;for(let o=0;o<this.count;o++){this.fastest=e(this.fastest,Ze(o)+ye.w);const a=fm(t,o,this.bodies.infos.length);a<0||(this.strongest=e(this.strongest,a),this.hardest=e(this.hardest,a+3))}const s=dl(t,this.bodies.infos.length);if(s<0||!this.contact)return;const r=s+ea*this.contact.moving;for(let o=0;o<this.contact.points;o++)this.strongest=e(this.strongest,r+yr*o+Ri.force)}get perNewton(){return this.strongest>0?this.longest/this.strongest:0}place(t,e){if(!this.sets)return;const{spin:n,momentum:s,force:r,torque:o}=this.sets,a=[this.sets["axis-x"],this.sets["axis-y"],this.sets["axis-z"]];for(const d of a)d.visible=this.shown.axes;n.visible=this.shown.spin,s.visible=this.shown.momentum,r.visible=o.visible=this.shown.force,this.notice(t);const l=this.longest=Math.max(r0*this.usual,WP*e);if(!Object.values(this.shown).some(Boolean))return;const c=r0/this.fastest,h=c/this.heaviest;for(let d=0;d<this.count;d++){const u=Ze(d),p=this.bodies.radii[d];Rs(t,u,Do,l0),a.forEach((f,_)=>f.set(d,Do,Fa.set(0,0,0).setComponent(_,1.5*p).applyQuaternion(l0),p));const g=(f,_)=>Fa.fromArray(t,f).multiplyScalar(_*p);n.set(d,Do,g(u+ye.w,c),p),s.set(d,Do,g(u+ye.L,h),p);const y=fm(t,d,this.bodies.infos.length),m=(f,_)=>y<0||!_?Fa.set(0,0,0):Fa.fromArray(t,y+f).multiplyScalar(l/_);r.set(d,Do,m(0,this.strongest),.7*l),o.set(d,Do,m(3,this.hardest),.7*l)}}}const YP=120,$P=6e3,jP=12,c0=.12,rx=new HE,se=new RP(ee("canvas")),Oe=new WE(se.scene),pl=new iT(se.scene,Oe),Cf=new VP(se.scene),Ws=new qP(se.scene,Oe),ml=new IC(se.scene,Oe),gl=new $T(se.scene,Oe),_l=new UP(se.scene,Oe),ra=new $1(se),Zo=new F1(se.scene,Oe),kn=new zT,xl=new mA;let fe=null,Zc="",ox="",qn=null,Ke=-1,Me=null,Ja="",os=0,Pf=!1,ax=0,Qa=1/0;const Au={message:JP,frame:n2,state:i2},Gd=PE(),fn=Gd?new nA(Au,Gd):ta()?new kC(Au):new iA(Au),gn=new FT(se,Oe,{grabbable:()=>fe?.control&&!fe.building&&!pi.busy&&!fe.scene.leader&&!fe.tape&&fn.connected&&Ke<0&&Oe.ready?qn:null,shown:Yr,send:i=>fn.send(i),ended:()=>cs.did("release"),started(i){os=eo.body=i,Pf=!0,cs.did("grab"),ee("hint").hidden=!0,al.end()}}),cs=new sA({hello:()=>fe,shows:i=>Lf.isOn(i),scene:i=>fn.send({type:"scene",name:i})});!Gd&&!ta()&&cs.load();const al=new J1(se,Oe,(i,t)=>gn.hitAt(i,t)),hs=new yT(se,Oe,ra,{shown:Yr,chosen:()=>os,choose:i=>void(os=eo.body=i),still:()=>gn.held!==null||Ke>=0,flip:()=>Lf.flip("follow"),tell:ll}),lx=new mT(se,i=>Js(ee("busy-notice"),i?"Recording. Choose Video again to stop.":null)),eo=new yC(ee("page-balance"),i=>Ko(kn.nearest(i))),ZP=new VC(ee("page-setup"),i=>fn.send(i)),KP=new uA(ee("page-setup"),i=>fn.send(i)),h0=new fA({reset:Df,pause:dx,step:fx,live:If,scrub:Ko,loop:mx,speed:i=>Me&&(Me.speed=i)}),ws=()=>void(se.dirty=!0),cx=[{id:"trails",label:"Trails",key:"t",on:!1,set:i=>(ws(),Cf.shown=i)},{id:"axes",label:"Body axes",key:"a",on:!1,set:i=>(ws(),Ws.shown.axes=i)},{id:"spin",label:"Angular velocity ω",key:"w",on:!1,set:i=>(ws(),Ws.shown.spin=i)},{id:"momentum",label:"Angular momentum L",key:"m",on:!1,set:i=>(ws(),Ws.shown.momentum=i)},{id:"force",label:"Force F and torque τ",key:"o",on:!1,set:i=>(ws(),Ws.shown.force=i)},{id:"contact",label:"Contact: points, forces, friction cones",key:"c",on:!0,set:i=>(ws(),Zo.shown=i)},{id:"impacts",label:"Impacts",key:"i",on:!0,set:i=>(ws(),Zo.flashes=i)},{id:"ellipsoid",label:"Inertia ellipsoid and polhode",key:"e",on:!1,set:i=>(ws(),ml.shown=i)},{id:"springs",label:"Springs, joints and thrusters",on:!0,set:i=>(ws(),pl.shown=gl.shown=_l.shown=i)},{id:"wireframe",label:"Wireframe",key:"x",on:!1,set:i=>(ws(),Oe.wireframe=i)},{id:"grid",label:"Grid",on:!0,set:i=>(se.showGrid(i),ra.lines=i)},{id:"follow",label:"Follow",key:"f",on:!1,set:i=>hs.follow(i)}],Sc=()=>`freebody-${fe?.scene.name.replaceAll(/[^\w-]+/g,"-")||"scene"}`,Lf=new ZC(ee("page-show"),cx,rx,se.quality),hx=new IT(ee("page-files"),ee("drop-sheet"),{key:()=>fe?.control&&fn.connected?fe.key??null:null,show:()=>fe?.building||xl.reveal("files"),building:()=>fe?.building??!1,name:Sc,tell:ll,table:()=>fl(`${Sc()}.csv`,new Blob([pT(kn,Oe.infos)],{type:"text/csv"})),picture:()=>fT(se,Sc()),film:i=>lx.toggle(Sc(),i)}),oa=new M1(ee("page-build"),se,Oe,gn,{hello:()=>fe,shown:Yr,key:()=>fe?.control&&fn.connected?fe.key??null:null,begin:px,show:()=>xl.reveal("build")}),pi=new t1(ee("page-ahead"),se,Oe,gn,{hello:()=>fe,live:()=>qn,did:i=>cs.did(i),key:()=>fe?.control&&fn.connected?fe.key??null:null,chosen:()=>os,still(){ee("hint").hidden=Pf=!0,al.end(),Jr()||fn.send({type:"pause",on:!0}),Df()},fly(i,t,e){fn.send({type:"parameter",id:`body.${i}.velocity`,value:t.slice(0,3)}),fn.send({type:"parameter",id:`body.${i}.angular_velocity`,value:t.slice(3)}),Ke=-1,Qa=e,fn.send({type:"pause",on:!1})}});ee("take-file").onclick=()=>oa.decide(!0);ee("keep-mine").onclick=()=>oa.decide(!1);const ux=new KT([{keys:["r"],label:"r",text:"reset to the initial state",run:Df},{keys:[" "],label:"space",text:"pause or continue",run:dx},{keys:["."],label:".",text:"one step",run:fx},{keys:[","],label:",",text:"one frame back",run:()=>Ko(cl()-1)},{keys:["l"],label:"l",text:"back to now; in a recorded run: loop on or off",run:()=>Me?mx():If()},{keys:["g","Escape"],label:"g",text:"grab with the keyboard, and let go",run:i=>i==="g"?gn.keyGrab(os):gn.release()},{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],label:"← / → / ↑ / ↓",text:"pull the grabbed body, or rotate the view",run:s2},{keys:["n"],label:"n",text:"next body",run:o2},{keys:["1","2","3","4"],label:"1 / 2 / 3 / 4",text:"view: first, front, side, top",run:i=>se.view(i,hs.middle())},{keys:["p"],label:"p",text:"open a part, a saved run or a scene",run:()=>hx.choose()},{keys:["h"],label:"h",text:"guided experiments",run:()=>ee("lesson-button").click()},{keys:["d"],label:"d",text:"build: edit the scene, and run it",run:()=>fe?.key&&px(!fe.building)},{keys:["q"],label:"q",text:"aim: a target to drag, or to move with the arrow keys; again: fly",run:()=>pi.key()},{keys:["b"],label:"b",text:"balance and settings",run:()=>xl.toggle()},...cx.filter(({key:i})=>i).map(({id:i,key:t,label:e})=>({keys:[t],label:t,text:e[0].toLowerCase()+e.slice(1),run:()=>Lf.flip(i)})),{keys:["?"],label:"?",text:"this help",run:()=>ux.help()}],ee("help"));ee("help-button").onclick=()=>ux.help();ee("control-button").onclick=()=>fn.send({type:"control"});rx.onChange(()=>{se.paint();for(const i of[Oe,pl,Ws,ml,gl,_l,ra,Zo,pi])i.paint();eo.build()});function JP(i){i.type==="status"||i.type==="error"?ll(i.text):i.type==="hello"&&QP(i)}function ll(i){const t=ee("busy-notice");Js(t,i||null),window.setTimeout(()=>{fe&&!fe.compiling&&t.textContent===i&&Js(t,null)},$P)}async function QP(i){fe=i,document.title=`${i.scene.title} – freebody`,ee("title").textContent=i.scene.title;const{description:t,leader:e}=i.scene;ee("description").textContent=e?`${t} Drawn relative to the ${e} body.`:t,Js(ee("busy-notice"),i.compiling?"Preparing the scene.":null),ee("control-notice").hidden=i.control,ee("hint").textContent=i.bodies.length===1?`Drag the ${i.bodies[0].name}`:"Drag any body",eo.speed=i.settings.speed,KP.update(i),ZP.update(i),hx.update(i.key!==void 0),ee("tab-build").hidden=i.key===void 0,ee("outdated-notice").hidden=!i.outdated||!i.control,oa.update(i),ee("tab-ahead").hidden=i.key===void 0||!!i.tape,pi.update(i);const n=JSON.stringify([i.scene.name,i.scene.serial,i.bodies,i.springs,i.joints,i.grounds,i.contact]),s=ox===i.scene.name&&(i.building||i.desk||i.scene.file);n!==Zc&&await t2(i,n,!!s&&hs.fitted),n===Zc&&i.tape&&!i.compiling&&i.tape!==Ja&&await e2(i.tape,i)}async function t2(i,t,e){Zc=t,ox=i.scene.name,Me=null,Ja="",kn.clear(),Cf.clear(),gn.release(),qn=null,Ke=-1,e||hs.forget(),os=eo.body=0;try{Oe.ready=!1,await ra.load(i.grounds??[])&&await Oe.load(i.bodies)&&(pl.build(i.springs),gl.build(i.joints??[]),_l.build(i.thrusters??[]),Ws.build(i.contact),Zo.build(i.contact??null),ml.build(),oa.loaded())}catch(n){Zc="",Js(ee("link-notice"),String(n instanceof Error?n.message:n))}}async function e2(i,{bodies:{length:t},contact:e}){Ja=i;try{const n=new uT(await n_(i),t,e);if(Ja!==i)return;Me=n,kn.frames=n.frames,qn=n.frames[0],se.dirty=!0}catch(n){Ja="",Js(ee("link-notice"),String(n instanceof Error?n.message:n))}}function n2(i){if(!fe||fe.tape||!VE(i,fe.bodies.length,fe.contact))return;const t=kn.last;if(t&&i[kt.time]<t[kt.time]&&(Ke=-1),(!t||i[kt.time]<t[kt.time]||i[kt.time]===0)&&hs.restart(),fe.compiling){qn=i,se.dirty=!0;return}cs.look(i);const e=kn.add(i);if(Ke>=0&&(Ke=Math.max(0,Ke-e)),qn=i,Ke<0&&(se.dirty=!0),i[kt.time]>=Qa){const n=Qa;Qa=1/0,pi.stop(),pi.aiming&&(Ko(kn.nearest(n)),cs.did("hit"))}}function i2(i,t,e=!1){document.body.dataset.connected=String(i);const n=e?"The server was restarted. Open the address it printed.":"No connection. Trying again…";Js(ee("link-notice"),i?null:t>1?n:"Connecting…"),i||gn.release()}function Yr(){return Me?Me.shown:pi.playing?pi.vibrating(qn):Ke>=0?kn.frames[Ke]:qn}const cl=()=>Me?Me.index:Ke>=0?Ke:Math.max(0,kn.frames.length-1);function Df(){if(Qa=1/0,Me){Me.restart(),se.dirty=!0;return}Ke=-1,hs.stop(),gn.release(),fn.send({type:"reset"}),cs.did("reset")}const Jr=()=>Me?!Me.playing:qn?Hi(qn,Gi.paused):fe?.settings.paused??!1;function dx(){if(pi.playing){pi.stop();return}if(cs.did("pause"),fe?.building){fn.send({type:"build",on:!1});return}Me?Me.toggle():Ke>=0?If():fn.send({type:"pause",on:!Jr()})}function fx(){Me?Ko(Me.index+1):Ke>=0&&Ke<kn.frames.length-1?Ko(Ke+1):(Ke=-1,Jr()||fn.send({type:"pause",on:!0}),fn.send({type:"step"}))}function Ko(i){if(kn.frames.length){if(cs.did("scrub"),se.dirty=!0,Me){Me.seek(i);return}Ke<0&&fe?.control&&!Jr()&&fn.send({type:"pause",on:!0}),gn.release(),Ke=Math.min(Math.max(i,0),kn.frames.length-1)}}function px(i){Ke=-1,gn.release(),i&&xl.reveal("build"),fn.send({type:"build",on:i})}function If(){Ke=-1,fe?.control&&fn.send({type:"pause",on:!1}),se.dirty=!0}function mx(){Me&&(Me.loop=!Me.loop)}function s2(i){const t=i==="ArrowRight"?1:i==="ArrowLeft"?-1:0,e=i==="ArrowUp"?1:i==="ArrowDown"?-1:0;gn.held?gn.keyPull(t,e):pi.aiming?pi.nudge(t,e):se.orbit(t*c0,e*c0)}function r2(){fe&&hs.fit(fe);const i=Pf||!!(fe?.tape||fe?.scene.leader);ee("hint").hidden=i,i?al.end():qn&&(Oe.place(qn),al.begin(os,qn))}function o2(){os=eo.body=(os+1)%Math.max(1,Oe.infos.length),Oe.hover(os)&&(se.dirty=!0),ll(`${Oe.infos[os].name}: g grabs it, arrow keys pull.`)}let Ic=0,u0=0,d0=0,Ru=performance.now();function gx(i){requestAnimationFrame(gx),(Me?.advance(i)||pi.playing)&&(se.dirty=!0),pi.tick(i);const t=Yr();t&&Oe.ready&&(hs.fitted||r2(),se.dirty?(hs.move(),Oe.place(t),Oe.around(t,se.controls.target,jP*se.radius,se.lit),al.place(t),Ws.place(t,se.radius),gl.place(t),_l.place(t),ra.place(t,Oe.infos.length),Zo.place(t,Ws.perNewton,Ws.longest,se.radius),pl.place(t,gn.held,se.radius),Cf.place(kn,cl(),Oe.infos),ml.place(t,kn,cl()),oa.place(t),fe?.building||gn.hover()):!fe?.building&&gn.hover()&&(se.dirty=!0)),se.dirty&&(se.render(),lx.shoot(),Ic+=1,se.quality.drew(i)),i-d0>YP&&(d0=i,a2(t)),i-Ru>1e3&&(ax=1e3*(Ic-u0)/(i-Ru),u0=Ic,Ru=i)}function a2(i){if(h0.update(kn,cl(),Ke>=0,Jr(),Me!==null||(fe?.control??!1)),h0.updatePlayer(Me),xl.open&&eo.update(kn,cl(),Me!==null||Ke>=0||Jr()),!i)return;Ke<0&&cs.look(qn);const t=Number.isFinite(i[kt.rate])?i[kt.rate].toFixed(2):"—",e=(fe?.viewers??1)>1?` · ${fe.viewers} viewers`:"",n=Me?`${Me.speed}× as recorded`:`${t}× real time`;ee("meter").textContent=`${Math.round(ax)} fps · ${n}${e}`,ee("away-notice").hidden=!hs.watch(i)}requestAnimationFrame(gx);Object.defineProperty(window,"__freebody",{value:{get frame(){return Yr()&&Array.from(Yr())},get live(){return qn&&Array.from(qn)},get hello(){return fe},get bodies(){return Oe.infos},get ready(){return Oe.ready&&hs.fitted&&qn!==null},get connected(){return fn.connected},get kept(){return kn.frames.length},get drawn(){return Ic},get times(){return kn.frames.map(i=>i[kt.time])},get scrub(){return Ke},get player(){return Me&&{time:Me.time,index:Me.index,begin:Me.begin,end:Me.end,playing:Me.playing,loop:Me.loop,speed:Me.speed}},get paused(){return Jr()},get held(){return gn.held&&{body:gn.held.body,local:gn.held.local.toArray(),target:gn.held.target.toArray()}},get springShown(){return pl.grabVisible},get joints(){return gl.count},get matters(){return Oe.matters},get burning(){return _l.burning},get build(){return oa.state},get ahead(){return pi.state},get lesson(){return cs.told},get quality(){return se.quality.level},get grounds(){return ra.told},get contacts(){return Zo.told},polhode:i=>ml.drawn(i),get camera(){return[...se.camera.position.toArray(),...se.controls.target.toArray()]},get floor(){return se.floor().toArray()},pick:(i,t)=>gn.bodyAt(i,t),project:i=>se.project(new E(...i)),toWorld:(i,t)=>Oe.toWorld(i,new E(...t),Yr()).toArray()}});
