/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const oa={ROTATE:0,DOLLY:1,PAN:2},ra={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},d_=0,Tf=1,p_=2,gl=1,m_=2,ja=3,Ks=0,ii=1,ns=2,Ss=0,la=1,Af=2,Rf=3,Cf=4,g_=5,ur=100,__=101,x_=102,v_=103,S_=104,M_=200,y_=201,b_=202,E_=203,ph=204,mh=205,w_=206,T_=207,A_=208,R_=209,C_=210,P_=211,D_=212,L_=213,I_=214,gh=0,_h=1,xh=2,fa=3,vh=4,Sh=5,Mh=6,yh=7,Vl=0,U_=1,N_=2,as=0,om=1,lm=2,cm=3,hm=4,um=5,fm=6,dm=7,pm=300,Mr=301,da=302,fc=303,dc=304,Gl=306,bh=1e3,vs=1001,Eh=1002,In=1003,F_=1004,Do=1005,Gn=1006,pc=1007,pr=1008,pi=1009,mm=1010,gm=1011,oo=1012,yu=1013,ls=1014,ki=1015,ws=1016,bu=1017,Eu=1018,lo=1020,_m=35902,xm=35899,vm=1021,Sm=1022,Vi=1023,Ts=1026,mr=1027,wu=1028,Tu=1029,yr=1030,Au=1031,Ru=1033,_l=33776,xl=33777,vl=33778,Sl=33779,wh=35840,Th=35841,Ah=35842,Rh=35843,Ch=36196,Ph=37492,Dh=37496,Lh=37488,Ih=37489,El=37490,Uh=37491,Nh=37808,Fh=37809,Oh=37810,Bh=37811,zh=37812,kh=37813,Vh=37814,Gh=37815,Hh=37816,Wh=37817,Xh=37818,Yh=37819,qh=37820,$h=37821,jh=36492,Kh=36494,Zh=36495,Jh=36283,Qh=36284,wl=36285,tu=36286,O_=3200,Tl=0,B_=1,Ys="",bi="srgb",Al="srgb-linear",Rl="linear",Le="srgb",zr=7680,Pf=519,z_=512,k_=513,V_=514,Cu=515,G_=516,H_=517,Pu=518,W_=519,eu=35044,Df="300 es",ss=2e3,co=2001;function X_(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function Cl(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Y_(){const i=Cl("canvas");return i.style.display="block",i}const Lf={};function Pl(...i){const t="THREE."+i.shift();console.log(t,...i)}function Mm(i){const t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){const e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Yt(...i){i=Mm(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function ve(...i){i=Mm(i);const t="THREE."+i.shift();{const e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function nu(...i){const t=i.join(" ");t in Lf||(Lf[t]=!0,Yt(...i))}function q_(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}const $_={[gh]:_h,[xh]:Mh,[vh]:yh,[fa]:Sh,[_h]:gh,[Mh]:xh,[yh]:vh,[Sh]:fa};class Js{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});const n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){const n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){const n=this._listeners;if(n===void 0)return;const s=n[t];if(s!==void 0){const r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){const e=this._listeners;if(e===void 0)return;const n=e[t.type];if(n!==void 0){t.target=this;const s=n.slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,t);t.target=null}}}const kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let If=1234567;const eo=Math.PI/180,ho=180/Math.PI;function Ms(){const i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]+"-"+kn[t&255]+kn[t>>8&255]+"-"+kn[t>>16&15|64]+kn[t>>24&255]+"-"+kn[e&63|128]+kn[e>>8&255]+"-"+kn[e>>16&255]+kn[e>>24&255]+kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]).toLowerCase()}function se(i,t,e){return Math.max(t,Math.min(e,i))}function Du(i,t){return(i%t+t)%t}function j_(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function K_(i,t,e){return i!==t?(e-i)/(t-i):0}function no(i,t,e){return(1-e)*i+e*t}function Z_(i,t,e,n){return no(i,t,1-Math.exp(-e*n))}function J_(i,t=1){return t-Math.abs(Du(i,t*2)-t)}function Q_(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function t0(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function e0(i,t){return i+Math.floor(Math.random()*(t-i+1))}function n0(i,t){return i+Math.random()*(t-i)}function i0(i){return i*(.5-Math.random())}function s0(i){i!==void 0&&(If=i);let t=If+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function r0(i){return i*eo}function a0(i){return i*ho}function o0(i){return(i&i-1)===0&&i!==0}function l0(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function c0(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function h0(i,t,e,n,s){const r=Math.cos,a=Math.sin,o=r(e/2),l=a(e/2),c=r((t+n)/2),f=a((t+n)/2),u=r((t-n)/2),h=a((t-n)/2),m=r((n-t)/2),_=a((n-t)/2);switch(s){case"XYX":i.set(o*f,l*u,l*h,o*c);break;case"YZY":i.set(l*h,o*f,l*u,o*c);break;case"ZXZ":i.set(l*u,l*h,o*f,o*c);break;case"XZX":i.set(o*f,l*_,l*m,o*c);break;case"YXY":i.set(l*m,o*f,l*_,o*c);break;case"ZYZ":i.set(l*_,l*m,o*f,o*c);break;default:Yt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Oi(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return i/4294967295;case Uint16Array:return i/65535;case Uint8Array:return i/255;case Int32Array:return Math.max(i/2147483647,-1);case Int16Array:return Math.max(i/32767,-1);case Int8Array:return Math.max(i/127,-1);default:throw new Error("Invalid component type.")}}function Ie(i,t){switch(t.constructor){case Float32Array:return i;case Uint32Array:return Math.round(i*4294967295);case Uint16Array:return Math.round(i*65535);case Uint8Array:return Math.round(i*255);case Int32Array:return Math.round(i*2147483647);case Int16Array:return Math.round(i*32767);case Int8Array:return Math.round(i*127);default:throw new Error("Invalid component type.")}}const uo={DEG2RAD:eo,RAD2DEG:ho,generateUUID:Ms,clamp:se,euclideanModulo:Du,mapLinear:j_,inverseLerp:K_,lerp:no,damp:Z_,pingpong:J_,smoothstep:Q_,smootherstep:t0,randInt:e0,randFloat:n0,randFloatSpread:i0,seededRandom:s0,degToRad:r0,radToDeg:a0,isPowerOfTwo:o0,ceilPowerOfTwo:l0,floorPowerOfTwo:c0,setQuaternionFromProperEuler:h0,normalize:Ie,denormalize:Oi};class Qt{static{Qt.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){const e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=se(this.x,t.x,e.x),this.y=se(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=se(this.x,t,e),this.y=se(this.y,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(se(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(se(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){const n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,a=this.y-t.y;return this.x=r*n-a*s+t.x,this.y=r*s+a*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class ti{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,a,o){let l=n[s+0],c=n[s+1],f=n[s+2],u=n[s+3],h=r[a+0],m=r[a+1],_=r[a+2],M=r[a+3];if(u!==M||l!==h||c!==m||f!==_){let p=l*h+c*m+f*_+u*M;p<0&&(h=-h,m=-m,_=-_,M=-M,p=-p);let d=1-o;if(p<.9995){const S=Math.acos(p),A=Math.sin(S);d=Math.sin(d*S)/A,o=Math.sin(o*S)/A,l=l*d+h*o,c=c*d+m*o,f=f*d+_*o,u=u*d+M*o}else{l=l*d+h*o,c=c*d+m*o,f=f*d+_*o,u=u*d+M*o;const S=1/Math.sqrt(l*l+c*c+f*f+u*u);l*=S,c*=S,f*=S,u*=S}}t[e]=l,t[e+1]=c,t[e+2]=f,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,a){const o=n[s],l=n[s+1],c=n[s+2],f=n[s+3],u=r[a],h=r[a+1],m=r[a+2],_=r[a+3];return t[e]=o*_+f*u+l*m-c*h,t[e+1]=l*_+f*h+c*u-o*m,t[e+2]=c*_+f*m+o*h-l*u,t[e+3]=f*_-o*u-l*h-c*m,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){const n=t._x,s=t._y,r=t._z,a=t._order,o=Math.cos,l=Math.sin,c=o(n/2),f=o(s/2),u=o(r/2),h=l(n/2),m=l(s/2),_=l(r/2);switch(a){case"XYZ":this._x=h*f*u+c*m*_,this._y=c*m*u-h*f*_,this._z=c*f*_+h*m*u,this._w=c*f*u-h*m*_;break;case"YXZ":this._x=h*f*u+c*m*_,this._y=c*m*u-h*f*_,this._z=c*f*_-h*m*u,this._w=c*f*u+h*m*_;break;case"ZXY":this._x=h*f*u-c*m*_,this._y=c*m*u+h*f*_,this._z=c*f*_+h*m*u,this._w=c*f*u-h*m*_;break;case"ZYX":this._x=h*f*u-c*m*_,this._y=c*m*u+h*f*_,this._z=c*f*_-h*m*u,this._w=c*f*u+h*m*_;break;case"YZX":this._x=h*f*u+c*m*_,this._y=c*m*u+h*f*_,this._z=c*f*_-h*m*u,this._w=c*f*u-h*m*_;break;case"XZY":this._x=h*f*u-c*m*_,this._y=c*m*u-h*f*_,this._z=c*f*_+h*m*u,this._w=c*f*u+h*m*_;break;default:Yt("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){const n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){const e=t.elements,n=e[0],s=e[4],r=e[8],a=e[1],o=e[5],l=e[9],c=e[2],f=e[6],u=e[10],h=n+o+u;if(h>0){const m=.5/Math.sqrt(h+1);this._w=.25/m,this._x=(f-l)*m,this._y=(r-c)*m,this._z=(a-s)*m}else if(n>o&&n>u){const m=2*Math.sqrt(1+n-o-u);this._w=(f-l)/m,this._x=.25*m,this._y=(s+a)/m,this._z=(r+c)/m}else if(o>u){const m=2*Math.sqrt(1+o-n-u);this._w=(r-c)/m,this._x=(s+a)/m,this._y=.25*m,this._z=(l+f)/m}else{const m=2*Math.sqrt(1+u-n-o);this._w=(a-s)/m,this._x=(r+c)/m,this._y=(l+f)/m,this._z=.25*m}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(se(this.dot(t),-1,1)))}rotateTowards(t,e){const n=this.angleTo(t);if(n===0)return this;const s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){const n=t._x,s=t._y,r=t._z,a=t._w,o=e._x,l=e._y,c=e._z,f=e._w;return this._x=n*f+a*o+s*c-r*l,this._y=s*f+a*l+r*o-n*c,this._z=r*f+a*c+n*l-s*o,this._w=a*f-n*o-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,a=t._w,o=this.dot(t);o<0&&(n=-n,s=-s,r=-r,a=-a,o=-o);let l=1-e;if(o<.9995){const c=Math.acos(o),f=Math.sin(c);l=Math.sin(l*c)/f,e=Math.sin(e*c)/f,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+a*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+a*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){const t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class L{static{L.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Uf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Uf.setFromAxisAngle(t,e))}applyMatrix3(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=t.elements,a=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*a,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*a,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*a,this}applyQuaternion(t){const e=this.x,n=this.y,s=this.z,r=t.x,a=t.y,o=t.z,l=t.w,c=2*(a*s-o*n),f=2*(o*e-r*s),u=2*(r*n-a*e);return this.x=e+l*c+a*u-o*f,this.y=n+l*f+o*c-r*u,this.z=s+l*u+r*f-a*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){const e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=se(this.x,t.x,e.x),this.y=se(this.y,t.y,e.y),this.z=se(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=se(this.x,t,e),this.y=se(this.y,t,e),this.z=se(this.z,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(se(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){const n=t.x,s=t.y,r=t.z,a=e.x,o=e.y,l=e.z;return this.x=s*l-r*o,this.y=r*a-n*l,this.z=n*o-s*a,this}projectOnVector(t){const e=t.lengthSq();if(e===0)return this.set(0,0,0);const n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return mc.copy(this).projectOnVector(t),this.sub(mc)}reflect(t){return this.sub(mc.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const n=this.dot(t)/e;return Math.acos(se(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){const s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){const e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const mc=new L,Uf=new ti;class ae{static{ae.prototype.isMatrix3=!0}constructor(t,e,n,s,r,a,o,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,a,o,l,c)}set(t,e,n,s,r,a,o,l,c){const f=this.elements;return f[0]=t,f[1]=s,f[2]=o,f[3]=e,f[4]=r,f[5]=l,f[6]=n,f[7]=a,f[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){const e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,a=n[0],o=n[3],l=n[6],c=n[1],f=n[4],u=n[7],h=n[2],m=n[5],_=n[8],M=s[0],p=s[3],d=s[6],S=s[1],A=s[4],E=s[7],I=s[2],T=s[5],U=s[8];return r[0]=a*M+o*S+l*I,r[3]=a*p+o*A+l*T,r[6]=a*d+o*E+l*U,r[1]=c*M+f*S+u*I,r[4]=c*p+f*A+u*T,r[7]=c*d+f*E+u*U,r[2]=h*M+m*S+_*I,r[5]=h*p+m*A+_*T,r[8]=h*d+m*E+_*U,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],a=t[4],o=t[5],l=t[6],c=t[7],f=t[8];return e*a*f-e*o*c-n*r*f+n*o*l+s*r*c-s*a*l}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],a=t[4],o=t[5],l=t[6],c=t[7],f=t[8],u=f*a-o*c,h=o*l-f*r,m=c*r-a*l,_=e*u+n*h+s*m;if(_===0)return this.set(0,0,0,0,0,0,0,0,0);const M=1/_;return t[0]=u*M,t[1]=(s*c-f*n)*M,t[2]=(o*n-s*a)*M,t[3]=h*M,t[4]=(f*e-s*l)*M,t[5]=(s*r-o*e)*M,t[6]=m*M,t[7]=(n*l-c*e)*M,t[8]=(a*e-n*r)*M,this}transpose(){let t;const e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){const e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,a,o){const l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*a+c*o)+a+t,-s*c,s*l,-s*(-c*a+l*o)+o+e,0,0,1),this}scale(t,e){return this.premultiply(gc.makeScale(t,e)),this}rotate(t){return this.premultiply(gc.makeRotation(-t)),this}translate(t,e){return this.premultiply(gc.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}}const gc=new ae,Nf=new ae().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Ff=new ae().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function u0(){const i={enabled:!0,workingColorSpace:Al,spaces:{},convert:function(s,r,a){return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===Le&&(s.r=ys(s.r),s.g=ys(s.g),s.b=ys(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===Le&&(s.r=ca(s.r),s.g=ca(s.g),s.b=ca(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ys?Rl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[a].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return nu("ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),i.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return nu("ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),i.colorSpaceToWorking(s,r)}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Al]:{primaries:t,whitePoint:n,transfer:Rl,toXYZ:Nf,fromXYZ:Ff,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:bi},outputColorSpaceConfig:{drawingBufferColorSpace:bi}},[bi]:{primaries:t,whitePoint:n,transfer:Le,toXYZ:Nf,fromXYZ:Ff,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:bi}}}),i}const _e=u0();function ys(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ca(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}let kr;class f0{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{kr===void 0&&(kr=Cl("canvas")),kr.width=t.width,kr.height=t.height;const s=kr.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=kr}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){const e=Cl("canvas");e.width=t.width,e.height=t.height;const n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);const s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let a=0;a<r.length;a++)r[a]=ys(r[a]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){const e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ys(e[n]/255)*255):e[n]=ys(e[n]);return{data:e,width:t.width,height:t.height}}else return Yt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}}let d0=0;class Lu{constructor(t=null){this.isSource=!0,Object.defineProperty(this,"id",{value:d0++}),this.uuid=Ms(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){const e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width,e.height,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];const n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(_c(s[a].image)):r.push(_c(s[a]))}else r=_c(s);n.url=r}return e||(t.images[this.uuid]=n),n}}function _c(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?f0.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Yt("Texture: Unable to serialize Texture."),{})}let p0=0;const xc=new L;class Qn extends Js{constructor(t=Qn.DEFAULT_IMAGE,e=Qn.DEFAULT_MAPPING,n=vs,s=vs,r=Gn,a=pr,o=Vi,l=pi,c=Qn.DEFAULT_ANISOTROPY,f=Ys){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:p0++}),this.uuid=Ms(),this.name="",this.source=new Lu(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=c,this.format=o,this.internalFormat=null,this.type=l,this.offset=new Qt(0,0),this.repeat=new Qt(1,1),this.center=new Qt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ae,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=f,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.normalized=!1}get width(){return this.source.getSize(xc).x}get height(){return this.source.getSize(xc).y}get depth(){return this.source.getSize(xc).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(const e in t){const n=t[e];if(n===void 0){Yt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){Yt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];const n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==pm)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case bh:t.x=t.x-Math.floor(t.x);break;case vs:t.x=t.x<0?0:1;break;case Eh:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case bh:t.y=t.y-Math.floor(t.y);break;case vs:t.y=t.y<0?0:1;break;case Eh:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}}Qn.DEFAULT_IMAGE=null;Qn.DEFAULT_MAPPING=pm;Qn.DEFAULT_ANISOTROPY=1;class ke{static{ke.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){const e=this.x,n=this.y,s=this.z,r=this.w,a=t.elements;return this.x=a[0]*e+a[4]*n+a[8]*s+a[12]*r,this.y=a[1]*e+a[5]*n+a[9]*s+a[13]*r,this.z=a[2]*e+a[6]*n+a[10]*s+a[14]*r,this.w=a[3]*e+a[7]*n+a[11]*s+a[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);const e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r;const l=t.elements,c=l[0],f=l[4],u=l[8],h=l[1],m=l[5],_=l[9],M=l[2],p=l[6],d=l[10];if(Math.abs(f-h)<.01&&Math.abs(u-M)<.01&&Math.abs(_-p)<.01){if(Math.abs(f+h)<.1&&Math.abs(u+M)<.1&&Math.abs(_+p)<.1&&Math.abs(c+m+d-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;const A=(c+1)/2,E=(m+1)/2,I=(d+1)/2,T=(f+h)/4,U=(u+M)/4,v=(_+p)/4;return A>E&&A>I?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=T/n,r=U/n):E>I?E<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(E),n=T/s,r=v/s):I<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(I),n=U/r,s=v/r),this.set(n,s,r,e),this}let S=Math.sqrt((p-_)*(p-_)+(u-M)*(u-M)+(h-f)*(h-f));return Math.abs(S)<.001&&(S=1),this.x=(p-_)/S,this.y=(u-M)/S,this.z=(h-f)/S,this.w=Math.acos((c+m+d-1)/2),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=se(this.x,t.x,e.x),this.y=se(this.y,t.y,e.y),this.z=se(this.z,t.z,e.z),this.w=se(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=se(this.x,t,e),this.y=se(this.y,t,e),this.z=se(this.z,t,e),this.w=se(this.w,t,e),this}clampLength(t,e){const n=this.length();return this.divideScalar(n||1).multiplyScalar(se(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class m0 extends Js{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Gn,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new ke(0,0,t,e),this.scissorTest=!1,this.viewport=new ke(0,0,t,e),this.textures=[];const s={width:t,height:e,depth:n.depth},r=new Qn(s),a=n.count;for(let o=0;o<a;o++)this.textures[o]=r.clone(),this.textures[o].isRenderTargetTexture=!0,this.textures[o].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview}_setTextureOptions(t={}){const e={minFilter:Gn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),t!==null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;const s=Object.assign({},t.textures[e].image);this.textures[e].source=new Lu(s)}return this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,t.depthTexture!==null&&(this.depthTexture=t.depthTexture.clone()),this.samples=t.samples,this.multiview=t.multiview,this}dispose(){this.dispatchEvent({type:"dispose"})}}class os extends m0{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}}class ym extends Qn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=vs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}}class g0 extends Qn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=vs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class ye{static{ye.prototype.isMatrix4=!0}constructor(t,e,n,s,r,a,o,l,c,f,u,h,m,_,M,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,a,o,l,c,f,u,h,m,_,M,p)}set(t,e,n,s,r,a,o,l,c,f,u,h,m,_,M,p){const d=this.elements;return d[0]=t,d[4]=e,d[8]=n,d[12]=s,d[1]=r,d[5]=a,d[9]=o,d[13]=l,d[2]=c,d[6]=f,d[10]=u,d[14]=h,d[3]=m,d[7]=_,d[11]=M,d[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new ye().fromArray(this.elements)}copy(t){const e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){const e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){const e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinant()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinant()===0)return this.identity();const e=this.elements,n=t.elements,s=1/Vr.setFromMatrixColumn(t,0).length(),r=1/Vr.setFromMatrixColumn(t,1).length(),a=1/Vr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*a,e[9]=n[9]*a,e[10]=n[10]*a,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){const e=this.elements,n=t.x,s=t.y,r=t.z,a=Math.cos(n),o=Math.sin(n),l=Math.cos(s),c=Math.sin(s),f=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){const h=a*f,m=a*u,_=o*f,M=o*u;e[0]=l*f,e[4]=-l*u,e[8]=c,e[1]=m+_*c,e[5]=h-M*c,e[9]=-o*l,e[2]=M-h*c,e[6]=_+m*c,e[10]=a*l}else if(t.order==="YXZ"){const h=l*f,m=l*u,_=c*f,M=c*u;e[0]=h+M*o,e[4]=_*o-m,e[8]=a*c,e[1]=a*u,e[5]=a*f,e[9]=-o,e[2]=m*o-_,e[6]=M+h*o,e[10]=a*l}else if(t.order==="ZXY"){const h=l*f,m=l*u,_=c*f,M=c*u;e[0]=h-M*o,e[4]=-a*u,e[8]=_+m*o,e[1]=m+_*o,e[5]=a*f,e[9]=M-h*o,e[2]=-a*c,e[6]=o,e[10]=a*l}else if(t.order==="ZYX"){const h=a*f,m=a*u,_=o*f,M=o*u;e[0]=l*f,e[4]=_*c-m,e[8]=h*c+M,e[1]=l*u,e[5]=M*c+h,e[9]=m*c-_,e[2]=-c,e[6]=o*l,e[10]=a*l}else if(t.order==="YZX"){const h=a*l,m=a*c,_=o*l,M=o*c;e[0]=l*f,e[4]=M-h*u,e[8]=_*u+m,e[1]=u,e[5]=a*f,e[9]=-o*f,e[2]=-c*f,e[6]=m*u+_,e[10]=h-M*u}else if(t.order==="XZY"){const h=a*l,m=a*c,_=o*l,M=o*c;e[0]=l*f,e[4]=-u,e[8]=c*f,e[1]=h*u+M,e[5]=a*f,e[9]=m*u-_,e[2]=_*u-m,e[6]=o*f,e[10]=M*u+h}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(_0,t,x0)}lookAt(t,e,n){const s=this.elements;return ui.subVectors(t,e),ui.lengthSq()===0&&(ui.z=1),ui.normalize(),Bs.crossVectors(n,ui),Bs.lengthSq()===0&&(Math.abs(n.z)===1?ui.x+=1e-4:ui.z+=1e-4,ui.normalize(),Bs.crossVectors(n,ui)),Bs.normalize(),Lo.crossVectors(ui,Bs),s[0]=Bs.x,s[4]=Lo.x,s[8]=ui.x,s[1]=Bs.y,s[5]=Lo.y,s[9]=ui.y,s[2]=Bs.z,s[6]=Lo.z,s[10]=ui.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const n=t.elements,s=e.elements,r=this.elements,a=n[0],o=n[4],l=n[8],c=n[12],f=n[1],u=n[5],h=n[9],m=n[13],_=n[2],M=n[6],p=n[10],d=n[14],S=n[3],A=n[7],E=n[11],I=n[15],T=s[0],U=s[4],v=s[8],P=s[12],F=s[1],R=s[5],B=s[9],G=s[13],Y=s[2],N=s[6],W=s[10],O=s[14],rt=s[3],st=s[7],ot=s[11],xt=s[15];return r[0]=a*T+o*F+l*Y+c*rt,r[4]=a*U+o*R+l*N+c*st,r[8]=a*v+o*B+l*W+c*ot,r[12]=a*P+o*G+l*O+c*xt,r[1]=f*T+u*F+h*Y+m*rt,r[5]=f*U+u*R+h*N+m*st,r[9]=f*v+u*B+h*W+m*ot,r[13]=f*P+u*G+h*O+m*xt,r[2]=_*T+M*F+p*Y+d*rt,r[6]=_*U+M*R+p*N+d*st,r[10]=_*v+M*B+p*W+d*ot,r[14]=_*P+M*G+p*O+d*xt,r[3]=S*T+A*F+E*Y+I*rt,r[7]=S*U+A*R+E*N+I*st,r[11]=S*v+A*B+E*W+I*ot,r[15]=S*P+A*G+E*O+I*xt,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){const t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],a=t[1],o=t[5],l=t[9],c=t[13],f=t[2],u=t[6],h=t[10],m=t[14],_=t[3],M=t[7],p=t[11],d=t[15],S=l*m-c*h,A=o*m-c*u,E=o*h-l*u,I=a*m-c*f,T=a*h-l*f,U=a*u-o*f;return e*(M*S-p*A+d*E)-n*(_*S-p*I+d*T)+s*(_*A-M*I+d*U)-r*(_*E-M*T+p*U)}transpose(){const t=this.elements;let e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){const s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){const t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],a=t[4],o=t[5],l=t[6],c=t[7],f=t[8],u=t[9],h=t[10],m=t[11],_=t[12],M=t[13],p=t[14],d=t[15],S=e*o-n*a,A=e*l-s*a,E=e*c-r*a,I=n*l-s*o,T=n*c-r*o,U=s*c-r*l,v=f*M-u*_,P=f*p-h*_,F=f*d-m*_,R=u*p-h*M,B=u*d-m*M,G=h*d-m*p,Y=S*G-A*B+E*R+I*F-T*P+U*v;if(Y===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const N=1/Y;return t[0]=(o*G-l*B+c*R)*N,t[1]=(s*B-n*G-r*R)*N,t[2]=(M*U-p*T+d*I)*N,t[3]=(h*T-u*U-m*I)*N,t[4]=(l*F-a*G-c*P)*N,t[5]=(e*G-s*F+r*P)*N,t[6]=(p*E-_*U-d*A)*N,t[7]=(f*U-h*E+m*A)*N,t[8]=(a*B-o*F+c*v)*N,t[9]=(n*F-e*B-r*v)*N,t[10]=(_*T-M*E+d*S)*N,t[11]=(u*E-f*T-m*S)*N,t[12]=(o*P-a*R-l*v)*N,t[13]=(e*R-n*P+s*v)*N,t[14]=(M*A-_*I-p*S)*N,t[15]=(f*I-u*A+h*S)*N,this}scale(t){const e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){const t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){const e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){const e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){const n=Math.cos(e),s=Math.sin(e),r=1-n,a=t.x,o=t.y,l=t.z,c=r*a,f=r*o;return this.set(c*a+n,c*o-s*l,c*l+s*o,0,c*o+s*l,f*o+n,f*l-s*a,0,c*l-s*o,f*l+s*a,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,a){return this.set(1,n,r,0,t,1,a,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){const s=this.elements,r=e._x,a=e._y,o=e._z,l=e._w,c=r+r,f=a+a,u=o+o,h=r*c,m=r*f,_=r*u,M=a*f,p=a*u,d=o*u,S=l*c,A=l*f,E=l*u,I=n.x,T=n.y,U=n.z;return s[0]=(1-(M+d))*I,s[1]=(m+E)*I,s[2]=(_-A)*I,s[3]=0,s[4]=(m-E)*T,s[5]=(1-(h+d))*T,s[6]=(p+S)*T,s[7]=0,s[8]=(_+A)*U,s[9]=(p-S)*U,s[10]=(1-(h+M))*U,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){const s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];const r=this.determinant();if(r===0)return n.set(1,1,1),e.identity(),this;let a=Vr.set(s[0],s[1],s[2]).length();const o=Vr.set(s[4],s[5],s[6]).length(),l=Vr.set(s[8],s[9],s[10]).length();r<0&&(a=-a),Di.copy(this);const c=1/a,f=1/o,u=1/l;return Di.elements[0]*=c,Di.elements[1]*=c,Di.elements[2]*=c,Di.elements[4]*=f,Di.elements[5]*=f,Di.elements[6]*=f,Di.elements[8]*=u,Di.elements[9]*=u,Di.elements[10]*=u,e.setFromRotationMatrix(Di),n.x=a,n.y=o,n.z=l,this}makePerspective(t,e,n,s,r,a,o=ss,l=!1){const c=this.elements,f=2*r/(e-t),u=2*r/(n-s),h=(e+t)/(e-t),m=(n+s)/(n-s);let _,M;if(l)_=r/(a-r),M=a*r/(a-r);else if(o===ss)_=-(a+r)/(a-r),M=-2*a*r/(a-r);else if(o===co)_=-a/(a-r),M=-a*r/(a-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=f,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=u,c[9]=m,c[13]=0,c[2]=0,c[6]=0,c[10]=_,c[14]=M,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,a,o=ss,l=!1){const c=this.elements,f=2/(e-t),u=2/(n-s),h=-(e+t)/(e-t),m=-(n+s)/(n-s);let _,M;if(l)_=1/(a-r),M=a/(a-r);else if(o===ss)_=-2/(a-r),M=-(a+r)/(a-r);else if(o===co)_=-1/(a-r),M=-r/(a-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=f,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=u,c[9]=0,c[13]=m,c[2]=0,c[6]=0,c[10]=_,c[14]=M,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){const e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){const n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}}const Vr=new L,Di=new ye,_0=new L(0,0,0),x0=new L(1,1,1),Bs=new L,Lo=new L,ui=new L,Of=new ye,Bf=new ti;class As{constructor(t=0,e=0,n=0,s=As.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){const s=t.elements,r=s[0],a=s[4],o=s[8],l=s[1],c=s[5],f=s[9],u=s[2],h=s[6],m=s[10];switch(e){case"XYZ":this._y=Math.asin(se(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-f,m),this._z=Math.atan2(-a,r)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-se(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(o,m),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(se(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-u,m),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-se(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(h,m),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(se(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-f,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(o,m));break;case"XZY":this._z=Math.asin(-se(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-f,m),this._y=0);break;default:Yt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Of.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Of,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Bf.setFromEuler(this),this.setFromQuaternion(Bf,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}As.DEFAULT_ORDER="XYZ";class Iu{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}}let v0=0;const zf=new L,Gr=new ti,fs=new ye,Io=new L,Na=new L,S0=new L,M0=new ti,kf=new L(1,0,0),Vf=new L(0,1,0),Gf=new L(0,0,1),Hf={type:"added"},y0={type:"removed"},Hr={type:"childadded",child:null},vc={type:"childremoved",child:null};class An extends Js{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:v0++}),this.uuid=Ms(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=An.DEFAULT_UP.clone();const t=new L,e=new As,n=new ti,s=new L(1,1,1);function r(){n.setFromEuler(e,!1)}function a(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ye},normalMatrix:{value:new ae}}),this.matrix=new ye,this.matrixWorld=new ye,this.matrixAutoUpdate=An.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=An.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Iu,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Gr.setFromAxisAngle(t,e),this.quaternion.multiply(Gr),this}rotateOnWorldAxis(t,e){return Gr.setFromAxisAngle(t,e),this.quaternion.premultiply(Gr),this}rotateX(t){return this.rotateOnAxis(kf,t)}rotateY(t){return this.rotateOnAxis(Vf,t)}rotateZ(t){return this.rotateOnAxis(Gf,t)}translateOnAxis(t,e){return zf.copy(t).applyQuaternion(this.quaternion),this.position.add(zf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(kf,t)}translateY(t){return this.translateOnAxis(Vf,t)}translateZ(t){return this.translateOnAxis(Gf,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(fs.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Io.copy(t):Io.set(t,e,n);const s=this.parent;this.updateWorldMatrix(!0,!1),Na.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?fs.lookAt(Na,Io,this.up):fs.lookAt(Io,Na,this.up),this.quaternion.setFromRotationMatrix(fs),s&&(fs.extractRotation(s.matrixWorld),Gr.setFromRotationMatrix(fs),this.quaternion.premultiply(Gr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(ve("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Hf),Hr.child=t,this.dispatchEvent(Hr),Hr.child=null):ve("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}const e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(y0),vc.child=t,this.dispatchEvent(vc),vc.child=null),this}removeFromParent(){const t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),fs.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),fs.multiply(t.parent.matrixWorld)),t.applyMatrix4(fs),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Hf),Hr.child=t,this.dispatchEvent(Hr),Hr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){const a=this.children[n].getObjectByProperty(t,e);if(a!==void 0)return a}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Na,t,S0),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Na,M0,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);const e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}traverse(t){t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){const e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const t=this.pivot;if(t!==null){const e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);const e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e){const n=this.parent;if(t===!0&&n!==null&&n.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),e===!0){const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(t){const e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),this.static!==!1&&(s.static=this.static),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);const o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){const l=o.shapes;if(Array.isArray(l))for(let c=0,f=l.length;c<f;c++){const u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(r(t.materials,this.material[l]));s.material=o}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let o=0;o<this.animations.length;o++){const l=this.animations[o];s.animations.push(r(t.animations,l))}}if(e){const o=a(t.geometries),l=a(t.materials),c=a(t.textures),f=a(t.images),u=a(t.shapes),h=a(t.skeletons),m=a(t.animations),_=a(t.nodes);o.length>0&&(n.geometries=o),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),f.length>0&&(n.images=f),u.length>0&&(n.shapes=u),h.length>0&&(n.skeletons=h),m.length>0&&(n.animations=m),_.length>0&&(n.nodes=_)}return n.object=s,n;function a(o){const l=[];for(const c in o){const f=o[c];delete f.metadata,l.push(f)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){const s=t.children[n];this.add(s.clone())}return this}}An.DEFAULT_UP=new L(0,1,0);An.DEFAULT_MATRIX_AUTO_UPDATE=!0;An.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class aa extends An{constructor(){super(),this.isGroup=!0,this.type="Group"}}const b0={type:"move"};class Sc{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new aa,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new aa,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new L,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new L),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new aa,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new L,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new L,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){const e=this._hand;if(e)for(const n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,a=null;const o=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){a=!0;for(const M of t.hand.values()){const p=e.getJointPose(M,n),d=this._getHandJoint(c,M);p!==null&&(d.matrix.fromArray(p.transform.matrix),d.matrix.decompose(d.position,d.rotation,d.scale),d.matrixWorldNeedsUpdate=!0,d.jointRadius=p.radius),d.visible=p!==null}const f=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],h=f.position.distanceTo(u.position),m=.02,_=.005;c.inputState.pinching&&h>m+_?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&h<=m-_&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.rotation,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));o!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.rotation,o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(b0)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){const n=new aa;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}}const bm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},zs={h:0,s:0,l:0},Uo={h:0,s:0,l:0};function Mc(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}class re{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){const s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=bi){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,_e.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=_e.workingColorSpace){return this.r=t,this.g=e,this.b=n,_e.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=_e.workingColorSpace){if(t=Du(t,1),e=se(e,0,1),n=se(n,0,1),e===0)this.r=this.g=this.b=n;else{const r=n<=.5?n*(1+e):n+e-n*e,a=2*n-r;this.r=Mc(a,r,t+1/3),this.g=Mc(a,r,t),this.b=Mc(a,r,t-1/3)}return _e.colorSpaceToWorking(this,s),this}setStyle(t,e=bi){function n(r){r!==void 0&&parseFloat(r)<1&&Yt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r;const a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(o))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(o))return n(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,e);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(o))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Yt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){const r=s[1],a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(a===6)return this.setHex(parseInt(r,16),e);Yt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=bi){const n=bm[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Yt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ys(t.r),this.g=ys(t.g),this.b=ys(t.b),this}copyLinearToSRGB(t){return this.r=ca(t.r),this.g=ca(t.g),this.b=ca(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=bi){return _e.workingToColorSpace(Vn.copy(this),t),Math.round(se(Vn.r*255,0,255))*65536+Math.round(se(Vn.g*255,0,255))*256+Math.round(se(Vn.b*255,0,255))}getHexString(t=bi){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=_e.workingColorSpace){_e.workingToColorSpace(Vn.copy(this),e);const n=Vn.r,s=Vn.g,r=Vn.b,a=Math.max(n,s,r),o=Math.min(n,s,r);let l,c;const f=(o+a)/2;if(o===a)l=0,c=0;else{const u=a-o;switch(c=f<=.5?u/(a+o):u/(2-a-o),a){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=f,t}getRGB(t,e=_e.workingColorSpace){return _e.workingToColorSpace(Vn.copy(this),e),t.r=Vn.r,t.g=Vn.g,t.b=Vn.b,t}getStyle(t=bi){_e.workingToColorSpace(Vn.copy(this),t);const e=Vn.r,n=Vn.g,s=Vn.b;return t!==bi?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(zs),this.setHSL(zs.h+t,zs.s+e,zs.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(zs),t.getHSL(Uo);const n=no(zs.h,Uo.h,e),s=no(zs.s,Uo.s,e),r=no(zs.l,Uo.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){const e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const Vn=new re;re.NAMES=bm;class Uu{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new re(t),this.near=e,this.far=n}clone(){return new Uu(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}}class E0 extends An{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new As,this.environmentIntensity=1,this.environmentRotation=new As,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),t.background!==null&&(this.background=t.background.clone()),t.environment!==null&&(this.environment=t.environment.clone()),t.fog!==null&&(this.fog=t.fog.clone()),this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),t.overrideMaterial!==null&&(this.overrideMaterial=t.overrideMaterial.clone()),this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){const e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(e.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(e.object.backgroundIntensity=this.backgroundIntensity),e.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(e.object.environmentIntensity=this.environmentIntensity),e.object.environmentRotation=this.environmentRotation.toArray(),e}}const Li=new L,ds=new L,yc=new L,ps=new L,Wr=new L,Xr=new L,Wf=new L,bc=new L,Ec=new L,wc=new L,Tc=new ke,Ac=new ke,Rc=new ke;class Bi{constructor(t=new L,e=new L,n=new L){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Li.subVectors(t,e),s.cross(Li);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Li.subVectors(s,e),ds.subVectors(n,e),yc.subVectors(t,e);const a=Li.dot(Li),o=Li.dot(ds),l=Li.dot(yc),c=ds.dot(ds),f=ds.dot(yc),u=a*c-o*o;if(u===0)return r.set(0,0,0),null;const h=1/u,m=(c*l-o*f)*h,_=(a*f-o*l)*h;return r.set(1-m-_,_,m)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,ps)===null?!1:ps.x>=0&&ps.y>=0&&ps.x+ps.y<=1}static getInterpolation(t,e,n,s,r,a,o,l){return this.getBarycoord(t,e,n,s,ps)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ps.x),l.addScaledVector(a,ps.y),l.addScaledVector(o,ps.z),l)}static getInterpolatedAttribute(t,e,n,s,r,a){return Tc.setScalar(0),Ac.setScalar(0),Rc.setScalar(0),Tc.fromBufferAttribute(t,e),Ac.fromBufferAttribute(t,n),Rc.fromBufferAttribute(t,s),a.setScalar(0),a.addScaledVector(Tc,r.x),a.addScaledVector(Ac,r.y),a.addScaledVector(Rc,r.z),a}static isFrontFacing(t,e,n,s){return Li.subVectors(n,e),ds.subVectors(t,e),Li.cross(ds).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Li.subVectors(this.c,this.b),ds.subVectors(this.a,this.b),Li.cross(ds).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Bi.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return Bi.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return Bi.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return Bi.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Bi.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){const n=this.a,s=this.b,r=this.c;let a,o;Wr.subVectors(s,n),Xr.subVectors(r,n),bc.subVectors(t,n);const l=Wr.dot(bc),c=Xr.dot(bc);if(l<=0&&c<=0)return e.copy(n);Ec.subVectors(t,s);const f=Wr.dot(Ec),u=Xr.dot(Ec);if(f>=0&&u<=f)return e.copy(s);const h=l*u-f*c;if(h<=0&&l>=0&&f<=0)return a=l/(l-f),e.copy(n).addScaledVector(Wr,a);wc.subVectors(t,r);const m=Wr.dot(wc),_=Xr.dot(wc);if(_>=0&&m<=_)return e.copy(r);const M=m*c-l*_;if(M<=0&&c>=0&&_<=0)return o=c/(c-_),e.copy(n).addScaledVector(Xr,o);const p=f*_-m*u;if(p<=0&&u-f>=0&&m-_>=0)return Wf.subVectors(r,s),o=(u-f)/(u-f+(m-_)),e.copy(s).addScaledVector(Wf,o);const d=1/(p+M+h);return a=M*d,o=h*d,e.copy(n).addScaledVector(Wr,a).addScaledVector(Xr,o)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}}class Ti{constructor(t=new L(1/0,1/0,1/0),e=new L(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Ii.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Ii.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){const n=Ii.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);const n=t.geometry;if(n!==void 0){const r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0)for(let a=0,o=r.count;a<o;a++)t.isMesh===!0?t.getVertexPosition(a,Ii):Ii.fromBufferAttribute(r,a),Ii.applyMatrix4(t.matrixWorld),this.expandByPoint(Ii);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),No.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),No.copy(n.boundingBox)),No.applyMatrix4(t.matrixWorld),this.union(No)}const s=t.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Ii),Ii.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Fa),Fo.subVectors(this.max,Fa),Yr.subVectors(t.a,Fa),qr.subVectors(t.b,Fa),$r.subVectors(t.c,Fa),ks.subVectors(qr,Yr),Vs.subVectors($r,qr),sr.subVectors(Yr,$r);let e=[0,-ks.z,ks.y,0,-Vs.z,Vs.y,0,-sr.z,sr.y,ks.z,0,-ks.x,Vs.z,0,-Vs.x,sr.z,0,-sr.x,-ks.y,ks.x,0,-Vs.y,Vs.x,0,-sr.y,sr.x,0];return!Cc(e,Yr,qr,$r,Fo)||(e=[1,0,0,0,1,0,0,0,1],!Cc(e,Yr,qr,$r,Fo))?!1:(Oo.crossVectors(ks,Vs),e=[Oo.x,Oo.y,Oo.z],Cc(e,Yr,qr,$r,Fo))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Ii).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Ii).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ms[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ms[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ms[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ms[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ms[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ms[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ms[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ms[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ms),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}}const ms=[new L,new L,new L,new L,new L,new L,new L,new L],Ii=new L,No=new Ti,Yr=new L,qr=new L,$r=new L,ks=new L,Vs=new L,sr=new L,Fa=new L,Fo=new L,Oo=new L,rr=new L;function Cc(i,t,e,n,s){for(let r=0,a=i.length-3;r<=a;r+=3){rr.fromArray(i,r);const o=s.x*Math.abs(rr.x)+s.y*Math.abs(rr.y)+s.z*Math.abs(rr.z),l=t.dot(rr),c=e.dot(rr),f=n.dot(rr);if(Math.max(-Math.max(l,c,f),Math.min(l,c,f))>o)return!1}return!0}const cn=new L,Bo=new Qt;let w0=0;class Un extends Js{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:w0++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=eu,this.updateRanges=[],this.gpuType=ki,this.version=0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Bo.fromBufferAttribute(this,e),Bo.applyMatrix3(t),this.setXY(e,Bo.x,Bo.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.applyMatrix3(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.applyMatrix4(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.applyNormalMatrix(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.transformDirection(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=Oi(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=Ie(n,this.array)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=Oi(e,this.array)),e}setX(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=Oi(e,this.array)),e}setY(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=Oi(e,this.array)),e}setZ(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=Oi(e,this.array)),e}setW(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=Ie(e,this.array),n=Ie(n,this.array)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=Ie(e,this.array),n=Ie(n,this.array),s=Ie(s,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=Ie(e,this.array),n=Ie(n,this.array),s=Ie(s,this.array),r=Ie(r,this.array)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(t.name=this.name),this.usage!==eu&&(t.usage=this.usage),t}dispose(){this.dispatchEvent({type:"dispose"})}}class Em extends Un{constructor(t,e,n){super(new Uint16Array(t),e,n)}}class wm extends Un{constructor(t,e,n){super(new Uint32Array(t),e,n)}}class en extends Un{constructor(t,e,n){super(new Float32Array(t),e,n)}}const T0=new Ti,Oa=new L,Pc=new L;class Ps{constructor(t=new L,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){const n=this.center;e!==void 0?n.copy(e):T0.setFromPoints(t).getCenter(n);let s=0;for(let r=0,a=t.length;r<a;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){const e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){const n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Oa.subVectors(t,this.center);const e=Oa.lengthSq();if(e>this.radius*this.radius){const n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(Oa,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Pc.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Oa.copy(t.center).add(Pc)),this.expandByPoint(Oa.copy(t.center).sub(Pc))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}}let A0=0;const Si=new ye,Dc=new An,jr=new L,fi=new Ti,Ba=new Ti,bn=new L;class Fn extends Js{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:A0++}),this.uuid=Ms(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(X_(t)?wm:Em)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){const e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);const n=this.attributes.normal;if(n!==void 0){const r=new ae().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(t){return Si.makeRotationFromQuaternion(t),this.applyMatrix4(Si),this}rotateX(t){return Si.makeRotationX(t),this.applyMatrix4(Si),this}rotateY(t){return Si.makeRotationY(t),this.applyMatrix4(Si),this}rotateZ(t){return Si.makeRotationZ(t),this.applyMatrix4(Si),this}translate(t,e,n){return Si.makeTranslation(t,e,n),this.applyMatrix4(Si),this}scale(t,e,n){return Si.makeScale(t,e,n),this.applyMatrix4(Si),this}lookAt(t){return Dc.lookAt(t),Dc.updateMatrix(),this.applyMatrix4(Dc.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(jr).negate(),this.translate(jr.x,jr.y,jr.z),this}setFromPoints(t){const e=this.getAttribute("position");if(e===void 0){const n=[];for(let s=0,r=t.length;s<r;s++){const a=t[s];n.push(a.x,a.y,a.z||0)}this.setAttribute("position",new en(n,3))}else{const n=Math.min(t.length,e.count);for(let s=0;s<n;s++){const r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Yt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ti);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ve("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new L(-1/0,-1/0,-1/0),new L(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){const r=e[n];fi.setFromBufferAttribute(r),this.morphTargetsRelative?(bn.addVectors(this.boundingBox.min,fi.min),this.boundingBox.expandByPoint(bn),bn.addVectors(this.boundingBox.max,fi.max),this.boundingBox.expandByPoint(bn)):(this.boundingBox.expandByPoint(fi.min),this.boundingBox.expandByPoint(fi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ve('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ps);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ve("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new L,1/0);return}if(t){const n=this.boundingSphere.center;if(fi.setFromBufferAttribute(t),e)for(let r=0,a=e.length;r<a;r++){const o=e[r];Ba.setFromBufferAttribute(o),this.morphTargetsRelative?(bn.addVectors(fi.min,Ba.min),fi.expandByPoint(bn),bn.addVectors(fi.max,Ba.max),fi.expandByPoint(bn)):(fi.expandByPoint(Ba.min),fi.expandByPoint(Ba.max))}fi.getCenter(n);let s=0;for(let r=0,a=t.count;r<a;r++)bn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(bn));if(e)for(let r=0,a=e.length;r<a;r++){const o=e[r],l=this.morphTargetsRelative;for(let c=0,f=o.count;c<f;c++)bn.fromBufferAttribute(o,c),l&&(jr.fromBufferAttribute(t,c),bn.add(jr)),s=Math.max(s,n.distanceToSquared(bn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&ve('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){ve("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const n=e.position,s=e.normal,r=e.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new Un(new Float32Array(4*n.count),4));const a=this.getAttribute("tangent"),o=[],l=[];for(let v=0;v<n.count;v++)o[v]=new L,l[v]=new L;const c=new L,f=new L,u=new L,h=new Qt,m=new Qt,_=new Qt,M=new L,p=new L;function d(v,P,F){c.fromBufferAttribute(n,v),f.fromBufferAttribute(n,P),u.fromBufferAttribute(n,F),h.fromBufferAttribute(r,v),m.fromBufferAttribute(r,P),_.fromBufferAttribute(r,F),f.sub(c),u.sub(c),m.sub(h),_.sub(h);const R=1/(m.x*_.y-_.x*m.y);isFinite(R)&&(M.copy(f).multiplyScalar(_.y).addScaledVector(u,-m.y).multiplyScalar(R),p.copy(u).multiplyScalar(m.x).addScaledVector(f,-_.x).multiplyScalar(R),o[v].add(M),o[P].add(M),o[F].add(M),l[v].add(p),l[P].add(p),l[F].add(p))}let S=this.groups;S.length===0&&(S=[{start:0,count:t.count}]);for(let v=0,P=S.length;v<P;++v){const F=S[v],R=F.start,B=F.count;for(let G=R,Y=R+B;G<Y;G+=3)d(t.getX(G+0),t.getX(G+1),t.getX(G+2))}const A=new L,E=new L,I=new L,T=new L;function U(v){I.fromBufferAttribute(s,v),T.copy(I);const P=o[v];A.copy(P),A.sub(I.multiplyScalar(I.dot(P))).normalize(),E.crossVectors(T,P);const R=E.dot(l[v])<0?-1:1;a.setXYZW(v,A.x,A.y,A.z,R)}for(let v=0,P=S.length;v<P;++v){const F=S[v],R=F.start,B=F.count;for(let G=R,Y=R+B;G<Y;G+=3)U(t.getX(G+0)),U(t.getX(G+1)),U(t.getX(G+2))}}computeVertexNormals(){const t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0)n=new Un(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let h=0,m=n.count;h<m;h++)n.setXYZ(h,0,0,0);const s=new L,r=new L,a=new L,o=new L,l=new L,c=new L,f=new L,u=new L;if(t)for(let h=0,m=t.count;h<m;h+=3){const _=t.getX(h+0),M=t.getX(h+1),p=t.getX(h+2);s.fromBufferAttribute(e,_),r.fromBufferAttribute(e,M),a.fromBufferAttribute(e,p),f.subVectors(a,r),u.subVectors(s,r),f.cross(u),o.fromBufferAttribute(n,_),l.fromBufferAttribute(n,M),c.fromBufferAttribute(n,p),o.add(f),l.add(f),c.add(f),n.setXYZ(_,o.x,o.y,o.z),n.setXYZ(M,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,m=e.count;h<m;h+=3)s.fromBufferAttribute(e,h+0),r.fromBufferAttribute(e,h+1),a.fromBufferAttribute(e,h+2),f.subVectors(a,r),u.subVectors(s,r),f.cross(u),n.setXYZ(h+0,f.x,f.y,f.z),n.setXYZ(h+1,f.x,f.y,f.z),n.setXYZ(h+2,f.x,f.y,f.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){const t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)bn.fromBufferAttribute(t,e),bn.normalize(),t.setXYZ(e,bn.x,bn.y,bn.z)}toNonIndexed(){function t(o,l){const c=o.array,f=o.itemSize,u=o.normalized,h=new c.constructor(l.length*f);let m=0,_=0;for(let M=0,p=l.length;M<p;M++){o.isInterleavedBufferAttribute?m=l[M]*o.data.stride+o.offset:m=l[M]*f;for(let d=0;d<f;d++)h[_++]=c[m++]}return new Un(h,f,u)}if(this.index===null)return Yt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const e=new Fn,n=this.index.array,s=this.attributes;for(const o in s){const l=s[o],c=t(l,n);e.setAttribute(o,c)}const r=this.morphAttributes;for(const o in r){const l=[],c=r[o];for(let f=0,u=c.length;f<u;f++){const h=c[f],m=t(h,n);l.push(m)}e.morphAttributes[o]=l}e.morphTargetsRelative=this.morphTargetsRelative;const a=this.groups;for(let o=0,l=a.length;o<l;o++){const c=a[o];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){const t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.type,this.name!==""&&(t.name=this.name),Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};const e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});const n=this.attributes;for(const l in n){const c=n[l];t.data.attributes[l]=c.toJSON(t.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],f=[];for(let u=0,h=c.length;u<h;u++){const m=c[u];f.push(m.toJSON(t.data))}f.length>0&&(s[l]=f,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);const a=this.groups;a.length>0&&(t.data.groups=JSON.parse(JSON.stringify(a)));const o=this.boundingSphere;return o!==null&&(t.data.boundingSphere=o.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const e={};this.name=t.name;const n=t.index;n!==null&&this.setIndex(n.clone());const s=t.attributes;for(const c in s){const f=s[c];this.setAttribute(c,f.clone(e))}const r=t.morphAttributes;for(const c in r){const f=[],u=r[c];for(let h=0,m=u.length;h<m;h++)f.push(u[h].clone(e));this.morphAttributes[c]=f}this.morphTargetsRelative=t.morphTargetsRelative;const a=t.groups;for(let c=0,f=a.length;c<f;c++){const u=a[c];this.addGroup(u.start,u.count,u.materialIndex)}const o=t.boundingBox;o!==null&&(this.boundingBox=o.clone());const l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}class R0{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=eu,this.updateRanges=[],this.version=0,this.uuid=Ms()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Ms()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=this.array.slice(0).buffer);const e=new this.array.constructor(t.arrayBuffers[this.array.buffer._uuid]),n=new this.constructor(e,this.stride);return n.setUsage(this.usage),n}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){return t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Ms()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=Array.from(new Uint32Array(this.array.buffer))),{uuid:this.uuid,buffer:this.array.buffer._uuid,type:this.array.constructor.name,stride:this.stride}}}const Kn=new L;class qs{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.applyMatrix4(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.applyNormalMatrix(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Kn.fromBufferAttribute(this,e),Kn.transformDirection(t),this.setXYZ(e,Kn.x,Kn.y,Kn.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=Oi(n,this.array)),n}setComponent(t,e,n){return this.normalized&&(n=Ie(n,this.array)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=Oi(e,this.array)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=Oi(e,this.array)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=Oi(e,this.array)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=Oi(e,this.array)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=Ie(e,this.array),n=Ie(n,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=Ie(e,this.array),n=Ie(n,this.array),s=Ie(s,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=Ie(e,this.array),n=Ie(n,this.array),s=Ie(s,this.array),r=Ie(r,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){Pl("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new Un(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new qs(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){Pl("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let n=0;n<this.count;n++){const s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}}let C0=0;class wr extends Js{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:C0++}),this.uuid=Ms(),this.name="",this.type="Material",this.blending=la,this.side=Ks,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ph,this.blendDst=mh,this.blendEquation=ur,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new re(0,0,0),this.blendAlpha=0,this.depthFunc=fa,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Pf,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=zr,this.stencilZFail=zr,this.stencilZPass=zr,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(const e in t){const n=t[e];if(n===void 0){Yt(`Material: parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){Yt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){const e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});const n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,this.name!==""&&(n.name=this.name),this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(n.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.shadowSide!==null&&(n.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),this.blending!==la&&(n.blending=this.blending),this.side!==Ks&&(n.side=this.side),this.vertexColors===!0&&(n.vertexColors=!0),this.opacity<1&&(n.opacity=this.opacity),this.transparent===!0&&(n.transparent=!0),this.blendSrc!==ph&&(n.blendSrc=this.blendSrc),this.blendDst!==mh&&(n.blendDst=this.blendDst),this.blendEquation!==ur&&(n.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(n.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(n.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(n.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(n.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(n.blendAlpha=this.blendAlpha),this.depthFunc!==fa&&(n.depthFunc=this.depthFunc),this.depthTest===!1&&(n.depthTest=this.depthTest),this.depthWrite===!1&&(n.depthWrite=this.depthWrite),this.colorWrite===!1&&(n.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(n.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==Pf&&(n.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(n.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(n.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==zr&&(n.stencilFail=this.stencilFail),this.stencilZFail!==zr&&(n.stencilZFail=this.stencilZFail),this.stencilZPass!==zr&&(n.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(n.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(n.rotation=this.rotation),this.polygonOffset===!0&&(n.polygonOffset=!0),this.polygonOffsetFactor!==0&&(n.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(n.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(n.linewidth=this.linewidth),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.dithering===!0&&(n.dithering=!0),this.alphaTest>0&&(n.alphaTest=this.alphaTest),this.alphaHash===!0&&(n.alphaHash=!0),this.alphaToCoverage===!0&&(n.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(n.premultipliedAlpha=!0),this.forceSinglePass===!0&&(n.forceSinglePass=!0),this.allowOverride===!1&&(n.allowOverride=!1),this.wireframe===!0&&(n.wireframe=!0),this.wireframeLinewidth>1&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(n.flatShading=!0),this.visible===!1&&(n.visible=!1),this.toneMapped===!1&&(n.toneMapped=!1),this.fog===!1&&(n.fog=!1),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){const a=[];for(const o in r){const l=r[o];delete l.metadata,a.push(l)}return a}if(e){const r=s(t.textures),a=s(t.images);r.length>0&&(n.textures=r),a.length>0&&(n.images=a)}return n}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;const e=t.clippingPlanes;let n=null;if(e!==null){const s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}}const gs=new L,Lc=new L,zo=new L,Gs=new L,Ic=new L,ko=new L,Uc=new L;class Hl{constructor(t=new L,e=new L(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,gs)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);const n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){const e=gs.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(gs.copy(this.origin).addScaledVector(this.direction,e),gs.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Lc.copy(t).add(e).multiplyScalar(.5),zo.copy(e).sub(t).normalize(),Gs.copy(this.origin).sub(Lc);const r=t.distanceTo(e)*.5,a=-this.direction.dot(zo),o=Gs.dot(this.direction),l=-Gs.dot(zo),c=Gs.lengthSq(),f=Math.abs(1-a*a);let u,h,m,_;if(f>0)if(u=a*l-o,h=a*o-l,_=r*f,u>=0)if(h>=-_)if(h<=_){const M=1/f;u*=M,h*=M,m=u*(u+a*h+2*o)+h*(a*u+h+2*l)+c}else h=r,u=Math.max(0,-(a*h+o)),m=-u*u+h*(h+2*l)+c;else h=-r,u=Math.max(0,-(a*h+o)),m=-u*u+h*(h+2*l)+c;else h<=-_?(u=Math.max(0,-(-a*r+o)),h=u>0?-r:Math.min(Math.max(-r,-l),r),m=-u*u+h*(h+2*l)+c):h<=_?(u=0,h=Math.min(Math.max(-r,-l),r),m=h*(h+2*l)+c):(u=Math.max(0,-(a*r+o)),h=u>0?r:Math.min(Math.max(-r,-l),r),m=-u*u+h*(h+2*l)+c);else h=a>0?-r:r,u=Math.max(0,-(a*h+o)),m=-u*u+h*(h+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Lc).addScaledVector(zo,h),m}intersectSphere(t,e){gs.subVectors(t.center,this.origin);const n=gs.dot(this.direction),s=gs.dot(gs)-n*n,r=t.radius*t.radius;if(s>r)return null;const a=Math.sqrt(r-s),o=n-a,l=n+a;return l<0?null:o<0?this.at(l,e):this.at(o,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){const e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;const n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){const n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){const e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,a,o,l;const c=1/this.direction.x,f=1/this.direction.y,u=1/this.direction.z,h=this.origin;return c>=0?(n=(t.min.x-h.x)*c,s=(t.max.x-h.x)*c):(n=(t.max.x-h.x)*c,s=(t.min.x-h.x)*c),f>=0?(r=(t.min.y-h.y)*f,a=(t.max.y-h.y)*f):(r=(t.max.y-h.y)*f,a=(t.min.y-h.y)*f),n>a||r>s||((r>n||isNaN(n))&&(n=r),(a<s||isNaN(s))&&(s=a),u>=0?(o=(t.min.z-h.z)*u,l=(t.max.z-h.z)*u):(o=(t.max.z-h.z)*u,l=(t.min.z-h.z)*u),n>l||o>s)||((o>n||n!==n)&&(n=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,gs)!==null}intersectTriangle(t,e,n,s,r){Ic.subVectors(e,t),ko.subVectors(n,t),Uc.crossVectors(Ic,ko);let a=this.direction.dot(Uc),o;if(a>0){if(s)return null;o=1}else if(a<0)o=-1,a=-a;else return null;Gs.subVectors(this.origin,t);const l=o*this.direction.dot(ko.crossVectors(Gs,ko));if(l<0)return null;const c=o*this.direction.dot(Ic.cross(Gs));if(c<0||l+c>a)return null;const f=-o*Gs.dot(Uc);return f<0?null:this.at(f/a,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class Ma extends wr{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new re(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new As,this.combine=Vl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}}const Xf=new ye,ar=new Hl,Vo=new Ps,Yf=new L,Go=new L,Ho=new L,Wo=new L,Nc=new L,Xo=new L,qf=new L,Yo=new L;class Tn extends An{constructor(t=new Fn,e=new Ma){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=t.morphTargetInfluences.slice()),t.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary)),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(t,e){const n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,a=n.morphTargetsRelative;e.fromBufferAttribute(s,t);const o=this.morphTargetInfluences;if(r&&o){Xo.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const f=o[l],u=r[l];f!==0&&(Nc.fromBufferAttribute(u,t),a?Xo.addScaledVector(Nc,f):Xo.addScaledVector(Nc.sub(e),f))}e.add(Xo)}return e}raycast(t,e){const n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Vo.copy(n.boundingSphere),Vo.applyMatrix4(r),ar.copy(t.ray).recast(t.near),!(Vo.containsPoint(ar.origin)===!1&&(ar.intersectSphere(Vo,Yf)===null||ar.origin.distanceToSquared(Yf)>(t.far-t.near)**2))&&(Xf.copy(r).invert(),ar.copy(t.ray).applyMatrix4(Xf),!(n.boundingBox!==null&&ar.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,ar)))}_computeIntersections(t,e,n){let s;const r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,c=r.attributes.uv,f=r.attributes.uv1,u=r.attributes.normal,h=r.groups,m=r.drawRange;if(o!==null)if(Array.isArray(a))for(let _=0,M=h.length;_<M;_++){const p=h[_],d=a[p.materialIndex],S=Math.max(p.start,m.start),A=Math.min(o.count,Math.min(p.start+p.count,m.start+m.count));for(let E=S,I=A;E<I;E+=3){const T=o.getX(E),U=o.getX(E+1),v=o.getX(E+2);s=qo(this,d,t,n,c,f,u,T,U,v),s&&(s.faceIndex=Math.floor(E/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{const _=Math.max(0,m.start),M=Math.min(o.count,m.start+m.count);for(let p=_,d=M;p<d;p+=3){const S=o.getX(p),A=o.getX(p+1),E=o.getX(p+2);s=qo(this,a,t,n,c,f,u,S,A,E),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let _=0,M=h.length;_<M;_++){const p=h[_],d=a[p.materialIndex],S=Math.max(p.start,m.start),A=Math.min(l.count,Math.min(p.start+p.count,m.start+m.count));for(let E=S,I=A;E<I;E+=3){const T=E,U=E+1,v=E+2;s=qo(this,d,t,n,c,f,u,T,U,v),s&&(s.faceIndex=Math.floor(E/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{const _=Math.max(0,m.start),M=Math.min(l.count,m.start+m.count);for(let p=_,d=M;p<d;p+=3){const S=p,A=p+1,E=p+2;s=qo(this,a,t,n,c,f,u,S,A,E),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}}function P0(i,t,e,n,s,r,a,o){let l;if(t.side===ii?l=n.intersectTriangle(a,r,s,!0,o):l=n.intersectTriangle(s,r,a,t.side===Ks,o),l===null)return null;Yo.copy(o),Yo.applyMatrix4(i.matrixWorld);const c=e.ray.origin.distanceTo(Yo);return c<e.near||c>e.far?null:{distance:c,point:Yo.clone(),object:i}}function qo(i,t,e,n,s,r,a,o,l,c){i.getVertexPosition(o,Go),i.getVertexPosition(l,Ho),i.getVertexPosition(c,Wo);const f=P0(i,t,e,n,Go,Ho,Wo,qf);if(f){const u=new L;Bi.getBarycoord(qf,Go,Ho,Wo,u),s&&(f.uv=Bi.getInterpolatedAttribute(s,o,l,c,u,new Qt)),r&&(f.uv1=Bi.getInterpolatedAttribute(r,o,l,c,u,new Qt)),a&&(f.normal=Bi.getInterpolatedAttribute(a,o,l,c,u,new L),f.normal.dot(n.direction)>0&&f.normal.multiplyScalar(-1));const h={a:o,b:l,c,normal:new L,materialIndex:0};Bi.getNormal(Go,Ho,Wo,h.normal),f.face=h,f.barycoord=u}return f}class Tm extends Qn{constructor(t=null,e=1,n=1,s,r,a,o,l,c=In,f=In,u,h){super(null,a,o,l,c,f,s,r,u,h),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class $f extends Un{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){const t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}}const Kr=new ye,jf=new ye,$o=[],Kf=new Ti,D0=new ye,za=new Tn,ka=new Ps;class fo extends Tn{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new $f(new Float32Array(n*16),16),this.previousInstanceMatrix=null,this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,D0)}computeBoundingBox(){const t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Ti),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Kr),Kf.copy(t.boundingBox).applyMatrix4(Kr),this.boundingBox.union(Kf)}computeBoundingSphere(){const t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Ps),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Kr),ka.copy(t.boundingSphere).applyMatrix4(Kr),this.boundingSphere.union(ka)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),t.previousInstanceMatrix!==null&&(this.previousInstanceMatrix=t.previousInstanceMatrix.clone()),t.morphTexture!==null&&(this.morphTexture=t.morphTexture.clone()),t.instanceColor!==null&&(this.instanceColor=t.instanceColor.clone()),this.count=t.count,t.boundingBox!==null&&(this.boundingBox=t.boundingBox.clone()),t.boundingSphere!==null&&(this.boundingSphere=t.boundingSphere.clone()),this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){const n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,a=t*r+1;for(let o=0;o<n.length;o++)n[o]=s[a+o]}raycast(t,e){const n=this.matrixWorld,s=this.count;if(za.geometry=this.geometry,za.material=this.material,za.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ka.copy(this.boundingSphere),ka.applyMatrix4(n),t.ray.intersectsSphere(ka)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Kr),jf.multiplyMatrices(n,Kr),za.matrixWorld=jf,za.raycast(t,$o);for(let a=0,o=$o.length;a<o;a++){const l=$o[a];l.instanceId=r,l.object=this,e.push(l)}$o.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new $f(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){const n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Tm(new Float32Array(s*this.count),s,this.count,wu,ki));const r=this.morphTexture.source.data.data;let a=0;for(let c=0;c<n.length;c++)a+=n[c];const o=this.geometry.morphTargetsRelative?1:1-a,l=s*t;return r[l]=o,r.set(n,l+1),this}updateMorphTargets(){}dispose(){this.dispatchEvent({type:"dispose"}),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}}const Fc=new L,L0=new L,I0=new ae;class _s{constructor(t=new L(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){const s=Fc.subVectors(n,e).cross(L0.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){const t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){const s=t.delta(Fc),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;const a=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(a<0||a>1)?null:e.copy(t.start).addScaledVector(s,a)}intersectsLine(t){const e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){const n=e||I0.getNormalMatrix(t),s=this.coplanarPoint(Fc).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}}const or=new Ps,U0=new Qt(.5,.5),jo=new L;class Nu{constructor(t=new _s,e=new _s,n=new _s,s=new _s,r=new _s,a=new _s){this.planes=[t,e,n,s,r,a]}set(t,e,n,s,r,a){const o=this.planes;return o[0].copy(t),o[1].copy(e),o[2].copy(n),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(t){const e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=ss,n=!1){const s=this.planes,r=t.elements,a=r[0],o=r[1],l=r[2],c=r[3],f=r[4],u=r[5],h=r[6],m=r[7],_=r[8],M=r[9],p=r[10],d=r[11],S=r[12],A=r[13],E=r[14],I=r[15];if(s[0].setComponents(c-a,m-f,d-_,I-S).normalize(),s[1].setComponents(c+a,m+f,d+_,I+S).normalize(),s[2].setComponents(c+o,m+u,d+M,I+A).normalize(),s[3].setComponents(c-o,m-u,d-M,I-A).normalize(),n)s[4].setComponents(l,h,p,E).normalize(),s[5].setComponents(c-l,m-h,d-p,I-E).normalize();else if(s[4].setComponents(c-l,m-h,d-p,I-E).normalize(),e===ss)s[5].setComponents(c+l,m+h,d+p,I+E).normalize();else if(e===co)s[5].setComponents(l,h,p,E).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),or.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{const e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),or.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(or)}intersectsSprite(t){or.center.set(0,0,0);const e=U0.distanceTo(t.center);return or.radius=.7071067811865476+e,or.applyMatrix4(t.matrixWorld),this.intersectsSphere(or)}intersectsSphere(t){const e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){const e=this.planes;for(let n=0;n<6;n++){const s=e[n];if(jo.x=s.normal.x>0?t.max.x:t.min.x,jo.y=s.normal.y>0?t.max.y:t.min.y,jo.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(jo)<0)return!1}return!0}containsPoint(t){const e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class Fu extends wr{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new re(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}}const Dl=new L,Ll=new L,Zf=new ye,Va=new Hl,Ko=new Ps,Oc=new L,Jf=new L;class N0 extends An{constructor(t=new Fn,e=new Fu){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Dl.fromBufferAttribute(e,s-1),Ll.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Dl.distanceTo(Ll);t.setAttribute("lineDistance",new en(n,1))}else Yt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(t,e){const n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,a=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Ko.copy(n.boundingSphere),Ko.applyMatrix4(s),Ko.radius+=r,t.ray.intersectsSphere(Ko)===!1)return;Zf.copy(s).invert(),Va.copy(t.ray).applyMatrix4(Zf);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=this.isLineSegments?2:1,f=n.index,h=n.attributes.position;if(f!==null){const m=Math.max(0,a.start),_=Math.min(f.count,a.start+a.count);for(let M=m,p=_-1;M<p;M+=c){const d=f.getX(M),S=f.getX(M+1),A=Zo(this,t,Va,l,d,S,M);A&&e.push(A)}if(this.isLineLoop){const M=f.getX(_-1),p=f.getX(m),d=Zo(this,t,Va,l,M,p,_-1);d&&e.push(d)}}else{const m=Math.max(0,a.start),_=Math.min(h.count,a.start+a.count);for(let M=m,p=_-1;M<p;M+=c){const d=Zo(this,t,Va,l,M,M+1,M);d&&e.push(d)}if(this.isLineLoop){const M=Zo(this,t,Va,l,_-1,m,_-1);M&&e.push(M)}}}updateMorphTargets(){const e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){const s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}}function Zo(i,t,e,n,s,r,a){const o=i.geometry.attributes.position;if(Dl.fromBufferAttribute(o,s),Ll.fromBufferAttribute(o,r),e.distanceSqToSegment(Dl,Ll,Oc,Jf)>n)return;Oc.applyMatrix4(i.matrixWorld);const c=t.ray.origin.distanceTo(Oc);if(!(c<t.near||c>t.far))return{distance:c,point:Jf.clone().applyMatrix4(i.matrixWorld),index:a,face:null,faceIndex:null,barycoord:null,object:i}}const Qf=new L,td=new L;class Am extends N0{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Qf.fromBufferAttribute(e,s),td.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Qf.distanceTo(td);t.setAttribute("lineDistance",new en(n,1))}else Yt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class Rm extends Qn{constructor(t=[],e=Mr,n,s,r,a,o,l,c,f){super(t,e,n,s,r,a,o,l,c,f),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}}class pa extends Qn{constructor(t,e,n=ls,s,r,a,o=In,l=In,c,f=Ts,u=1){if(f!==Ts&&f!==mr)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const h={width:t,height:e,depth:u};super(h,s,r,a,o,l,f,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Lu(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){const e=super.toJSON(t);return this.compareFunction!==null&&(e.compareFunction=this.compareFunction),e}}class F0 extends pa{constructor(t,e=ls,n=Mr,s,r,a=In,o=In,l,c=Ts){const f={width:t,height:t,depth:1},u=[f,f,f,f,f,f];super(t,t,e,n,s,r,a,o,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}}class Cm extends Qn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}}class ya extends Fn{constructor(t=1,e=1,n=1,s=1,r=1,a=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:a};const o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);const l=[],c=[],f=[],u=[];let h=0,m=0;_("z","y","x",-1,-1,n,e,t,a,r,0),_("z","y","x",1,-1,n,e,-t,a,r,1),_("x","z","y",1,1,t,n,e,s,a,2),_("x","z","y",1,-1,t,n,-e,s,a,3),_("x","y","z",1,-1,t,e,n,s,r,4),_("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new en(c,3)),this.setAttribute("normal",new en(f,3)),this.setAttribute("uv",new en(u,2));function _(M,p,d,S,A,E,I,T,U,v,P){const F=E/U,R=I/v,B=E/2,G=I/2,Y=T/2,N=U+1,W=v+1;let O=0,rt=0;const st=new L;for(let ot=0;ot<W;ot++){const xt=ot*R-G;for(let ut=0;ut<N;ut++){const gt=ut*F-B;st[M]=gt*S,st[p]=xt*A,st[d]=Y,c.push(st.x,st.y,st.z),st[M]=0,st[p]=0,st[d]=T>0?1:-1,f.push(st.x,st.y,st.z),u.push(ut/U),u.push(1-ot/v),O+=1}}for(let ot=0;ot<v;ot++)for(let xt=0;xt<U;xt++){const ut=h+xt+N*ot,gt=h+xt+N*(ot+1),Kt=h+(xt+1)+N*(ot+1),Gt=h+(xt+1)+N*ot;l.push(ut,gt,Gt),l.push(gt,Kt,Gt),rt+=6}o.addGroup(m,rt,P),m+=rt,h+=O}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new ya(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}}class Mo extends Fn{constructor(t=1,e=1,n=1,s=32,r=1,a=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:a,thetaStart:o,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const f=[],u=[],h=[],m=[];let _=0;const M=[],p=n/2;let d=0;S(),a===!1&&(t>0&&A(!0),e>0&&A(!1)),this.setIndex(f),this.setAttribute("position",new en(u,3)),this.setAttribute("normal",new en(h,3)),this.setAttribute("uv",new en(m,2));function S(){const E=new L,I=new L;let T=0;const U=(e-t)/n;for(let v=0;v<=r;v++){const P=[],F=v/r,R=F*(e-t)+t;for(let B=0;B<=s;B++){const G=B/s,Y=G*l+o,N=Math.sin(Y),W=Math.cos(Y);I.x=R*N,I.y=-F*n+p,I.z=R*W,u.push(I.x,I.y,I.z),E.set(N,U,W).normalize(),h.push(E.x,E.y,E.z),m.push(G,1-F),P.push(_++)}M.push(P)}for(let v=0;v<s;v++)for(let P=0;P<r;P++){const F=M[P][v],R=M[P+1][v],B=M[P+1][v+1],G=M[P][v+1];(t>0||P!==0)&&(f.push(F,R,G),T+=3),(e>0||P!==r-1)&&(f.push(R,B,G),T+=3)}c.addGroup(d,T,0),d+=T}function A(E){const I=_,T=new Qt,U=new L;let v=0;const P=E===!0?t:e,F=E===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,p*F,0),h.push(0,F,0),m.push(.5,.5),_++;const R=_;for(let B=0;B<=s;B++){const Y=B/s*l+o,N=Math.cos(Y),W=Math.sin(Y);U.x=P*W,U.y=p*F,U.z=P*N,u.push(U.x,U.y,U.z),h.push(0,F,0),T.x=N*.5+.5,T.y=W*.5*F+.5,m.push(T.x,T.y),_++}for(let B=0;B<s;B++){const G=I+B,Y=R+B;E===!0?f.push(Y,Y+1,G):f.push(Y+1,Y,G),v+=3}c.addGroup(d,v,E===!0?1:2),d+=v}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Mo(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class Ou extends Mo{constructor(t=1,e=1,n=32,s=1,r=!1,a=0,o=Math.PI*2){super(0,t,e,n,s,r,a,o),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:a,thetaLength:o}}static fromJSON(t){return new Ou(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class yo extends Fn{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};const r=t/2,a=e/2,o=Math.floor(n),l=Math.floor(s),c=o+1,f=l+1,u=t/o,h=e/l,m=[],_=[],M=[],p=[];for(let d=0;d<f;d++){const S=d*h-a;for(let A=0;A<c;A++){const E=A*u-r;_.push(E,-S,0),M.push(0,0,1),p.push(A/o),p.push(1-d/l)}}for(let d=0;d<l;d++)for(let S=0;S<o;S++){const A=S+c*d,E=S+c*(d+1),I=S+1+c*(d+1),T=S+1+c*d;m.push(A,E,T),m.push(E,I,T)}this.setIndex(m),this.setAttribute("position",new en(_,3)),this.setAttribute("normal",new en(M,3)),this.setAttribute("uv",new en(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new yo(t.width,t.height,t.widthSegments,t.heightSegments)}}class bo extends Fn{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,a=0,o=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:a,thetaLength:o},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));const l=Math.min(a+o,Math.PI);let c=0;const f=[],u=new L,h=new L,m=[],_=[],M=[],p=[];for(let d=0;d<=n;d++){const S=[],A=d/n;let E=0;d===0&&a===0?E=.5/e:d===n&&l===Math.PI&&(E=-.5/e);for(let I=0;I<=e;I++){const T=I/e;u.x=-t*Math.cos(s+T*r)*Math.sin(a+A*o),u.y=t*Math.cos(a+A*o),u.z=t*Math.sin(s+T*r)*Math.sin(a+A*o),_.push(u.x,u.y,u.z),h.copy(u).normalize(),M.push(h.x,h.y,h.z),p.push(T+E,1-A),S.push(c++)}f.push(S)}for(let d=0;d<n;d++)for(let S=0;S<e;S++){const A=f[d][S+1],E=f[d][S],I=f[d+1][S],T=f[d+1][S+1];(d!==0||a>0)&&m.push(A,E,T),(d!==n-1||l<Math.PI)&&m.push(E,I,T)}this.setIndex(m),this.setAttribute("position",new en(_,3)),this.setAttribute("normal",new en(M,3)),this.setAttribute("uv",new en(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new bo(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}}class O0 extends Fn{constructor(t=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:t},t!==null){const e=[],n=new Set,s=new L,r=new L;if(t.index!==null){const a=t.attributes.position,o=t.index;let l=t.groups;l.length===0&&(l=[{start:0,count:o.count,materialIndex:0}]);for(let c=0,f=l.length;c<f;++c){const u=l[c],h=u.start,m=u.count;for(let _=h,M=h+m;_<M;_+=3)for(let p=0;p<3;p++){const d=o.getX(_+p),S=o.getX(_+(p+1)%3);s.fromBufferAttribute(a,d),r.fromBufferAttribute(a,S),ed(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}}else{const a=t.attributes.position;for(let o=0,l=a.count/3;o<l;o++)for(let c=0;c<3;c++){const f=3*o+c,u=3*o+(c+1)%3;s.fromBufferAttribute(a,f),r.fromBufferAttribute(a,u),ed(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}this.setAttribute("position",new en(e,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}}function ed(i,t,e){const n=`${i.x},${i.y},${i.z}-${t.x},${t.y},${t.z}`,s=`${t.x},${t.y},${t.z}-${i.x},${i.y},${i.z}`;return e.has(n)===!0||e.has(s)===!0?!1:(e.add(n),e.add(s),!0)}function ma(i){const t={};for(const e in i){t[e]={};for(const n in i[e]){const s=i[e][n];if(nd(s))s.isRenderTargetTexture?(Yt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(nd(s[0])){const r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Zn(i){const t={};for(let e=0;e<i.length;e++){const n=ma(i[e]);for(const s in n)t[s]=n[s]}return t}function nd(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function B0(i){const t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Pm(i){const t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:_e.workingColorSpace}const Bu={clone:ma,merge:Zn};var z0=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,k0=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class Gi extends wr{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=z0,this.fragmentShader=k0,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=ma(t.uniforms),this.uniformsGroups=B0(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){const e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(const s in this.uniforms){const a=this.uniforms[s].value;a&&a.isTexture?e.uniforms[s]={type:"t",value:a.toJSON(t).uuid}:a&&a.isColor?e.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?e.uniforms[s]={type:"v2",value:a.toArray()}:a&&a.isVector3?e.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?e.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?e.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?e.uniforms[s]={type:"m4",value:a.toArray()}:e.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;const n={};for(const s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}}class V0 extends Gi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class G0 extends wr{constructor(t){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new re(16777215),this.specular=new re(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new re(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Tl,this.normalScale=new Qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new As,this.combine=Vl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.specular.copy(t.specular),this.shininess=t.shininess,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class zu extends wr{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new re(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new re(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Tl,this.normalScale=new Qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new As,this.combine=Vl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class H0 extends wr{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=O_,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}}class W0 extends wr{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}}class Dm extends An{constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new re(t),this.intensity=e}dispose(){this.dispatchEvent({type:"dispose"})}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){const e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}}class X0 extends Dm{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(An.DEFAULT_UP),this.updateMatrix(),this.groundColor=new re(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){const e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}}const Bc=new ye,id=new L,sd=new L;class Y0{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Qt(512,512),this.mapType=pi,this.map=null,this.mapPass=null,this.matrix=new ye,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Nu,this._frameExtents=new Qt(1,1),this._viewportCount=1,this._viewports=[new ke(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(t){const e=this.camera,n=this.matrix;id.setFromMatrixPosition(t.matrixWorld),e.position.copy(id),sd.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(sd),e.updateMatrixWorld(),Bc.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),this._frustum.setFromProjectionMatrix(Bc,e.coordinateSystem,e.reversedDepth),e.coordinateSystem===co||e.reversedDepth?n.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):n.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),n.multiply(Bc)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const t={};return this.intensity!==1&&(t.intensity=this.intensity),this.bias!==0&&(t.bias=this.bias),this.normalBias!==0&&(t.normalBias=this.normalBias),this.radius!==1&&(t.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(t.mapSize=this.mapSize.toArray()),t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}}const Jo=new L,Qo=new ti,Ki=new L;class Lm extends An{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ye,this.projectionMatrix=new ye,this.projectionMatrixInverse=new ye,this.coordinateSystem=ss,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Jo,Qo,Ki),Ki.x===1&&Ki.y===1&&Ki.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Jo,Qo,Ki.set(1,1,1)).invert()}updateWorldMatrix(t,e){super.updateWorldMatrix(t,e),this.matrixWorld.decompose(Jo,Qo,Ki),Ki.x===1&&Ki.y===1&&Ki.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Jo,Qo,Ki.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const Hs=new L,rd=new Qt,ad=new Qt;class wi extends Lm{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){const e=.5*this.getFilmHeight()/t;this.fov=ho*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){const t=Math.tan(eo*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return ho*2*Math.atan(Math.tan(eo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Hs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Hs.x,Hs.y).multiplyScalar(-t/Hs.z),Hs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Hs.x,Hs.y).multiplyScalar(-t/Hs.z)}getViewSize(t,e){return this.getViewBounds(t,rd,ad),e.subVectors(ad,rd)}setViewOffset(t,e,n,s,r,a){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=this.near;let e=t*Math.tan(eo*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s;const a=this.view;if(this.view!==null&&this.view.enabled){const l=a.fullWidth,c=a.fullHeight;r+=a.offsetX*s/l,e-=a.offsetY*n/c,s*=a.width/l,n*=a.height/c}const o=this.filmOffset;o!==0&&(r+=t*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}}class ku extends Lm{constructor(t=-1,e=1,n=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=n-t,a=n+t,o=s+e,l=s-e;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,f=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,a=r+c*this.view.width,o-=f*this.view.offsetY,l=o-f*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}}class q0 extends Y0{constructor(){super(new ku(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class od extends Dm{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(An.DEFAULT_UP),this.updateMatrix(),this.target=new An,this.shadow=new q0}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){const e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}}class $0 extends Fn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){const t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}}const Zr=-90,Jr=1;class j0 extends An{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new wi(Zr,Jr,t,e);s.layers=this.layers,this.add(s);const r=new wi(Zr,Jr,t,e);r.layers=this.layers,this.add(r);const a=new wi(Zr,Jr,t,e);a.layers=this.layers,this.add(a);const o=new wi(Zr,Jr,t,e);o.layers=this.layers,this.add(o);const l=new wi(Zr,Jr,t,e);l.layers=this.layers,this.add(l);const c=new wi(Zr,Jr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const t=this.coordinateSystem,e=this.children.concat(),[n,s,r,a,o,l]=e;for(const c of e)this.remove(c);if(t===ss)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===co)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(const c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();const{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());const[r,a,o,l,c,f]=this.children,u=t.getRenderTarget(),h=t.getActiveCubeFace(),m=t.getActiveMipmapLevel(),_=t.xr.enabled;t.xr.enabled=!1;const M=n.texture.generateMipmaps;n.texture.generateMipmaps=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.generateMipmaps=M,t.setRenderTarget(n,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,f),t.setRenderTarget(u,h,m),t.xr.enabled=_,n.texture.needsPMREMUpdate=!0}}class K0 extends wi{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t}}class iu extends R0{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){const e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){const e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}}const ld=new ye;class Z0{constructor(t,e,n=0,s=1/0){this.ray=new Hl(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Iu,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,(e.near+e.far)/(e.near-e.far)).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):ve("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return ld.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(ld),this}intersectObject(t,e=!0,n=[]){return su(t,this,n,e),n.sort(cd),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)su(t[s],this,n,e);return n.sort(cd),n}}function cd(i,t){return i.distance-t.distance}function su(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){const r=i.children;for(let a=0,o=r.length;a<o;a++)su(r[a],t,e,!0)}}class hd{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=se(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(se(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class Im{static{Im.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){const r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}}const ud=new L,tl=new L,Qr=new L,ta=new L,zc=new L,J0=new L,Q0=new L;class tx{constructor(t=new L,e=new L){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){ud.subVectors(t,this.start),tl.subVectors(this.end,this.start);const n=tl.dot(tl);if(n===0)return 0;let r=tl.dot(ud)/n;return e&&(r=se(r,0,1)),r}closestPointToPoint(t,e,n){const s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=J0,n=Q0){const s=10000000000000001e-32;let r,a;const o=this.start,l=t.start,c=this.end,f=t.end;Qr.subVectors(c,o),ta.subVectors(f,l),zc.subVectors(o,l);const u=Qr.dot(Qr),h=ta.dot(ta),m=ta.dot(zc);if(u<=s&&h<=s)return e.copy(o),n.copy(l),e.sub(n),e.dot(e);if(u<=s)r=0,a=m/h,a=se(a,0,1);else{const _=Qr.dot(zc);if(h<=s)a=0,r=se(-_/u,0,1);else{const M=Qr.dot(ta),p=u*h-M*M;p!==0?r=se((M*m-_*h)/p,0,1):r=0,a=(M*r+m)/h,a<0?(a=0,r=se(-_/u,0,1)):a>1&&(a=1,r=se((M-_)/u,0,1))}}return e.copy(o).addScaledVector(Qr,r),n.copy(l).addScaledVector(ta,a),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class ex extends Am{constructor(t=10,e=10,n=4473924,s=8947848){n=new re(n),s=new re(s);const r=e/2,a=t/e,o=t/2,l=[],c=[];for(let h=0,m=0,_=-o;h<=e;h++,_+=a){l.push(-o,0,_,o,0,_),l.push(_,0,-o,_,0,o);const M=h===r?n:s;M.toArray(c,m),m+=3,M.toArray(c,m),m+=3,M.toArray(c,m),m+=3,M.toArray(c,m),m+=3}const f=new Fn;f.setAttribute("position",new en(l,3)),f.setAttribute("color",new en(c,3));const u=new Fu({vertexColors:!0,toneMapped:!1});super(f,u),this.type="GridHelper"}dispose(){this.geometry.dispose(),this.material.dispose()}}class nx extends Js{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){if(t===void 0){Yt("Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}}function fd(i,t,e,n){const s=ix(n);switch(e){case vm:return i*t;case wu:return i*t/s.components*s.byteLength;case Tu:return i*t/s.components*s.byteLength;case yr:return i*t*2/s.components*s.byteLength;case Au:return i*t*2/s.components*s.byteLength;case Sm:return i*t*3/s.components*s.byteLength;case Vi:return i*t*4/s.components*s.byteLength;case Ru:return i*t*4/s.components*s.byteLength;case _l:case xl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case vl:case Sl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Th:case Rh:return Math.max(i,16)*Math.max(t,8)/4;case wh:case Ah:return Math.max(i,8)*Math.max(t,8)/2;case Ch:case Ph:case Lh:case Ih:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Dh:case El:case Uh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Nh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Fh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Oh:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Bh:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case zh:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case kh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Vh:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Gh:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Hh:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Wh:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Xh:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Yh:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case qh:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case $h:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case jh:case Kh:case Zh:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Jh:case Qh:return Math.ceil(i/4)*Math.ceil(t/4)*8;case wl:case tu:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function ix(i){switch(i){case pi:case mm:return{byteLength:1,components:1};case oo:case gm:case ws:return{byteLength:2,components:1};case bu:case Eu:return{byteLength:2,components:4};case ls:case yu:case ki:return{byteLength:4,components:1};case _m:case xm:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"184"}}));typeof window<"u"&&(window.__THREE__?Yt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="184");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Um(){let i=null,t=!1,e=null,n=null;function s(r,a){e(r,a),n=i.requestAnimationFrame(s)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function sx(i){const t=new WeakMap;function e(o,l){const c=o.array,f=o.usage,u=c.byteLength,h=i.createBuffer();i.bindBuffer(l,h),i.bufferData(l,c,f),o.onUploadCallback();let m;if(c instanceof Float32Array)m=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)m=i.HALF_FLOAT;else if(c instanceof Uint16Array)o.isFloat16BufferAttribute?m=i.HALF_FLOAT:m=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)m=i.SHORT;else if(c instanceof Uint32Array)m=i.UNSIGNED_INT;else if(c instanceof Int32Array)m=i.INT;else if(c instanceof Int8Array)m=i.BYTE;else if(c instanceof Uint8Array)m=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)m=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:m,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:u}}function n(o,l,c){const f=l.array,u=l.updateRanges;if(i.bindBuffer(c,o),u.length===0)i.bufferSubData(c,0,f);else{u.sort((m,_)=>m.start-_.start);let h=0;for(let m=1;m<u.length;m++){const _=u[h],M=u[m];M.start<=_.start+_.count+1?_.count=Math.max(_.count,M.start+M.count-_.start):(++h,u[h]=M)}u.length=h+1;for(let m=0,_=u.length;m<_;m++){const M=u[m];i.bufferSubData(c,M.start*f.BYTES_PER_ELEMENT,f,M.start,M.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),t.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);const l=t.get(o);l&&(i.deleteBuffer(l.buffer),t.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){const f=t.get(o);(!f||f.version<o.version)&&t.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}const c=t.get(o);if(c===void 0)t.set(o,e(o,l));else if(c.version<o.version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,o,l),c.version=o.version}}return{get:s,remove:r,update:a}}var rx=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ax=`#ifdef USE_ALPHAHASH
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
#endif`,ox=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,lx=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,cx=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,hx=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,ux=`#ifdef USE_AOMAP
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
#endif`,fx=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,dx=`#ifdef USE_BATCHING
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
#endif`,px=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,mx=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,gx=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,_x=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,xx=`#ifdef USE_IRIDESCENCE
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
#endif`,vx=`#ifdef USE_BUMPMAP
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
#endif`,Sx=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Mx=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,yx=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,bx=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Ex=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,wx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Tx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ax=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Rx=`#define PI 3.141592653589793
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
} // validated`,Cx=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,Px=`vec3 transformedNormal = objectNormal;
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
#endif`,Dx=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Lx=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Ix=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Ux=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Nx="gl_FragColor = linearToOutputTexel( gl_FragColor );",Fx=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Ox=`#ifdef USE_ENVMAP
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
#endif`,Bx=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
#endif`,zx=`#ifdef USE_ENVMAP
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
#endif`,kx=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Vx=`#ifdef USE_ENVMAP
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
#endif`,Gx=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Hx=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Wx=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Xx=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Yx=`#ifdef USE_GRADIENTMAP
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
}`,qx=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,$x=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,jx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Kx=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Zx=`#ifdef USE_ENVMAP
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
#endif`,Jx=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Qx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,tv=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,ev=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,nv=`PhysicalMaterial material;
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
#endif`,iv=`uniform sampler2D dfgLUT;
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
}`,sv=`
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
#endif`,rv=`#if defined( RE_IndirectDiffuse )
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
#endif`,av=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ov=`#ifdef USE_LIGHT_PROBES_GRID
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
#endif`,lv=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,cv=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,hv=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uv=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,fv=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,dv=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,pv=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,mv=`#if defined( USE_POINTS_UV )
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
#endif`,gv=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,_v=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,xv=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,vv=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Sv=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Mv=`#ifdef USE_MORPHTARGETS
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
#endif`,yv=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,bv=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Ev=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,wv=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Tv=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Av=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,Rv=`#ifdef USE_NORMALMAP
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
#endif`,Cv=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Pv=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Dv=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Lv=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Iv=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Uv=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Nv=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Fv=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Ov=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Bv=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,zv=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,kv=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Vv=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Gv=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Hv=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Wv=`float getShadowMask() {
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
}`,Xv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Yv=`#ifdef USE_SKINNING
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
#endif`,qv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,$v=`#ifdef USE_SKINNING
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
#endif`,jv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Kv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Zv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Jv=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,Qv=`#ifdef USE_TRANSMISSION
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
#endif`,tS=`#ifdef USE_TRANSMISSION
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
#endif`,eS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,nS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,iS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,sS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const rS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,aS=`uniform sampler2D t2D;
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
}`,oS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,lS=`#ifdef ENVMAP_TYPE_CUBE
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
}`,cS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,hS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,uS=`#include <common>
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
}`,fS=`#if DEPTH_PACKING == 3200
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
}`,dS=`#define DISTANCE
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
}`,pS=`#define DISTANCE
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
}`,mS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,gS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,_S=`uniform float scale;
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
}`,xS=`uniform vec3 diffuse;
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
}`,vS=`#include <common>
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
}`,SS=`uniform vec3 diffuse;
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
}`,MS=`#define LAMBERT
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
}`,yS=`#define LAMBERT
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
}`,bS=`#define MATCAP
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
}`,ES=`#define MATCAP
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
}`,wS=`#define NORMAL
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
}`,TS=`#define NORMAL
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
}`,AS=`#define PHONG
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
}`,RS=`#define PHONG
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
}`,CS=`#define STANDARD
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
}`,PS=`#define STANDARD
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
}`,DS=`#define TOON
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
}`,LS=`#define TOON
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
}`,IS=`uniform float size;
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
}`,US=`uniform vec3 diffuse;
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
}`,NS=`#include <common>
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
}`,FS=`uniform vec3 color;
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
}`,OS=`uniform float rotation;
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
}`,BS=`uniform vec3 diffuse;
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
}`,le={alphahash_fragment:rx,alphahash_pars_fragment:ax,alphamap_fragment:ox,alphamap_pars_fragment:lx,alphatest_fragment:cx,alphatest_pars_fragment:hx,aomap_fragment:ux,aomap_pars_fragment:fx,batching_pars_vertex:dx,batching_vertex:px,begin_vertex:mx,beginnormal_vertex:gx,bsdfs:_x,iridescence_fragment:xx,bumpmap_pars_fragment:vx,clipping_planes_fragment:Sx,clipping_planes_pars_fragment:Mx,clipping_planes_pars_vertex:yx,clipping_planes_vertex:bx,color_fragment:Ex,color_pars_fragment:wx,color_pars_vertex:Tx,color_vertex:Ax,common:Rx,cube_uv_reflection_fragment:Cx,defaultnormal_vertex:Px,displacementmap_pars_vertex:Dx,displacementmap_vertex:Lx,emissivemap_fragment:Ix,emissivemap_pars_fragment:Ux,colorspace_fragment:Nx,colorspace_pars_fragment:Fx,envmap_fragment:Ox,envmap_common_pars_fragment:Bx,envmap_pars_fragment:zx,envmap_pars_vertex:kx,envmap_physical_pars_fragment:Zx,envmap_vertex:Vx,fog_vertex:Gx,fog_pars_vertex:Hx,fog_fragment:Wx,fog_pars_fragment:Xx,gradientmap_pars_fragment:Yx,lightmap_pars_fragment:qx,lights_lambert_fragment:$x,lights_lambert_pars_fragment:jx,lights_pars_begin:Kx,lights_toon_fragment:Jx,lights_toon_pars_fragment:Qx,lights_phong_fragment:tv,lights_phong_pars_fragment:ev,lights_physical_fragment:nv,lights_physical_pars_fragment:iv,lights_fragment_begin:sv,lights_fragment_maps:rv,lights_fragment_end:av,lightprobes_pars_fragment:ov,logdepthbuf_fragment:lv,logdepthbuf_pars_fragment:cv,logdepthbuf_pars_vertex:hv,logdepthbuf_vertex:uv,map_fragment:fv,map_pars_fragment:dv,map_particle_fragment:pv,map_particle_pars_fragment:mv,metalnessmap_fragment:gv,metalnessmap_pars_fragment:_v,morphinstance_vertex:xv,morphcolor_vertex:vv,morphnormal_vertex:Sv,morphtarget_pars_vertex:Mv,morphtarget_vertex:yv,normal_fragment_begin:bv,normal_fragment_maps:Ev,normal_pars_fragment:wv,normal_pars_vertex:Tv,normal_vertex:Av,normalmap_pars_fragment:Rv,clearcoat_normal_fragment_begin:Cv,clearcoat_normal_fragment_maps:Pv,clearcoat_pars_fragment:Dv,iridescence_pars_fragment:Lv,opaque_fragment:Iv,packing:Uv,premultiplied_alpha_fragment:Nv,project_vertex:Fv,dithering_fragment:Ov,dithering_pars_fragment:Bv,roughnessmap_fragment:zv,roughnessmap_pars_fragment:kv,shadowmap_pars_fragment:Vv,shadowmap_pars_vertex:Gv,shadowmap_vertex:Hv,shadowmask_pars_fragment:Wv,skinbase_vertex:Xv,skinning_pars_vertex:Yv,skinning_vertex:qv,skinnormal_vertex:$v,specularmap_fragment:jv,specularmap_pars_fragment:Kv,tonemapping_fragment:Zv,tonemapping_pars_fragment:Jv,transmission_fragment:Qv,transmission_pars_fragment:tS,uv_pars_fragment:eS,uv_pars_vertex:nS,uv_vertex:iS,worldpos_vertex:sS,background_vert:rS,background_frag:aS,backgroundCube_vert:oS,backgroundCube_frag:lS,cube_vert:cS,cube_frag:hS,depth_vert:uS,depth_frag:fS,distance_vert:dS,distance_frag:pS,equirect_vert:mS,equirect_frag:gS,linedashed_vert:_S,linedashed_frag:xS,meshbasic_vert:vS,meshbasic_frag:SS,meshlambert_vert:MS,meshlambert_frag:yS,meshmatcap_vert:bS,meshmatcap_frag:ES,meshnormal_vert:wS,meshnormal_frag:TS,meshphong_vert:AS,meshphong_frag:RS,meshphysical_vert:CS,meshphysical_frag:PS,meshtoon_vert:DS,meshtoon_frag:LS,points_vert:IS,points_frag:US,shadow_vert:NS,shadow_frag:FS,sprite_vert:OS,sprite_frag:BS},wt={common:{diffuse:{value:new re(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ae},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ae}},envmap:{envMap:{value:null},envMapRotation:{value:new ae},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ae}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ae}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ae},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ae},normalScale:{value:new Qt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ae},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ae}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ae}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ae}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new re(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:null},probesMin:{value:new L},probesMax:{value:new L},probesResolution:{value:new L}},points:{diffuse:{value:new re(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0},uvTransform:{value:new ae}},sprite:{diffuse:{value:new re(16777215)},opacity:{value:1},center:{value:new Qt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ae},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0}}},ni={basic:{uniforms:Zn([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.fog]),vertexShader:le.meshbasic_vert,fragmentShader:le.meshbasic_frag},lambert:{uniforms:Zn([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,wt.lights,{emissive:{value:new re(0)},envMapIntensity:{value:1}}]),vertexShader:le.meshlambert_vert,fragmentShader:le.meshlambert_frag},phong:{uniforms:Zn([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,wt.lights,{emissive:{value:new re(0)},specular:{value:new re(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:le.meshphong_vert,fragmentShader:le.meshphong_frag},standard:{uniforms:Zn([wt.common,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.roughnessmap,wt.metalnessmap,wt.fog,wt.lights,{emissive:{value:new re(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:le.meshphysical_vert,fragmentShader:le.meshphysical_frag},toon:{uniforms:Zn([wt.common,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.gradientmap,wt.fog,wt.lights,{emissive:{value:new re(0)}}]),vertexShader:le.meshtoon_vert,fragmentShader:le.meshtoon_frag},matcap:{uniforms:Zn([wt.common,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,{matcap:{value:null}}]),vertexShader:le.meshmatcap_vert,fragmentShader:le.meshmatcap_frag},points:{uniforms:Zn([wt.points,wt.fog]),vertexShader:le.points_vert,fragmentShader:le.points_frag},dashed:{uniforms:Zn([wt.common,wt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:le.linedashed_vert,fragmentShader:le.linedashed_frag},depth:{uniforms:Zn([wt.common,wt.displacementmap]),vertexShader:le.depth_vert,fragmentShader:le.depth_frag},normal:{uniforms:Zn([wt.common,wt.bumpmap,wt.normalmap,wt.displacementmap,{opacity:{value:1}}]),vertexShader:le.meshnormal_vert,fragmentShader:le.meshnormal_frag},sprite:{uniforms:Zn([wt.sprite,wt.fog]),vertexShader:le.sprite_vert,fragmentShader:le.sprite_frag},background:{uniforms:{uvTransform:{value:new ae},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:le.background_vert,fragmentShader:le.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ae}},vertexShader:le.backgroundCube_vert,fragmentShader:le.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:le.cube_vert,fragmentShader:le.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:le.equirect_vert,fragmentShader:le.equirect_frag},distance:{uniforms:Zn([wt.common,wt.displacementmap,{referencePosition:{value:new L},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:le.distance_vert,fragmentShader:le.distance_frag},shadow:{uniforms:Zn([wt.lights,wt.fog,{color:{value:new re(0)},opacity:{value:1}}]),vertexShader:le.shadow_vert,fragmentShader:le.shadow_frag}};ni.physical={uniforms:Zn([ni.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ae},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ae},clearcoatNormalScale:{value:new Qt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ae},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ae},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ae},sheen:{value:0},sheenColor:{value:new re(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ae},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ae},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ae},transmissionSamplerSize:{value:new Qt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ae},attenuationDistance:{value:0},attenuationColor:{value:new re(0)},specularColor:{value:new re(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ae},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ae},anisotropyVector:{value:new Qt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ae}}]),vertexShader:le.meshphysical_vert,fragmentShader:le.meshphysical_frag};const el={r:0,b:0,g:0},zS=new ye,Nm=new ae;Nm.set(-1,0,0,0,1,0,0,0,1);function kS(i,t,e,n,s,r){const a=new re(0);let o=s===!0?0:1,l,c,f=null,u=0,h=null;function m(S){let A=S.isScene===!0?S.background:null;if(A&&A.isTexture){const E=S.backgroundBlurriness>0;A=t.get(A,E)}return A}function _(S){let A=!1;const E=m(S);E===null?p(a,o):E&&E.isColor&&(p(E,1),A=!0);const I=i.xr.getEnvironmentBlendMode();I==="additive"?e.buffers.color.setClear(0,0,0,1,r):I==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function M(S,A){const E=m(A);E&&(E.isCubeTexture||E.mapping===Gl)?(c===void 0&&(c=new Tn(new ya(1,1,1),new Gi({name:"BackgroundCubeMaterial",uniforms:ma(ni.backgroundCube.uniforms),vertexShader:ni.backgroundCube.vertexShader,fragmentShader:ni.backgroundCube.fragmentShader,side:ii,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(I,T,U){this.matrixWorld.copyPosition(U.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=E,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(zS.makeRotationFromEuler(A.backgroundRotation)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Nm),c.material.toneMapped=_e.getTransfer(E.colorSpace)!==Le,(f!==E||u!==E.version||h!==i.toneMapping)&&(c.material.needsUpdate=!0,f=E,u=E.version,h=i.toneMapping),c.layers.enableAll(),S.unshift(c,c.geometry,c.material,0,0,null)):E&&E.isTexture&&(l===void 0&&(l=new Tn(new yo(2,2),new Gi({name:"BackgroundMaterial",uniforms:ma(ni.background.uniforms),vertexShader:ni.background.vertexShader,fragmentShader:ni.background.fragmentShader,side:Ks,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=E,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=_e.getTransfer(E.colorSpace)!==Le,E.matrixAutoUpdate===!0&&E.updateMatrix(),l.material.uniforms.uvTransform.value.copy(E.matrix),(f!==E||u!==E.version||h!==i.toneMapping)&&(l.material.needsUpdate=!0,f=E,u=E.version,h=i.toneMapping),l.layers.enableAll(),S.unshift(l,l.geometry,l.material,0,0,null))}function p(S,A){S.getRGB(el,Pm(i)),e.buffers.color.setClear(el.r,el.g,el.b,A,r)}function d(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(S,A=1){a.set(S),o=A,p(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(S){o=S,p(a,o)},render:_,addToRenderList:M,dispose:d}}function VS(i,t){const e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=h(null);let r=s,a=!1;function o(R,B,G,Y,N){let W=!1;const O=u(R,Y,G,B);r!==O&&(r=O,c(r.object)),W=m(R,Y,G,N),W&&_(R,Y,G,N),N!==null&&t.update(N,i.ELEMENT_ARRAY_BUFFER),(W||a)&&(a=!1,E(R,B,G,Y),N!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(N).buffer))}function l(){return i.createVertexArray()}function c(R){return i.bindVertexArray(R)}function f(R){return i.deleteVertexArray(R)}function u(R,B,G,Y){const N=Y.wireframe===!0;let W=n[B.id];W===void 0&&(W={},n[B.id]=W);const O=R.isInstancedMesh===!0?R.id:0;let rt=W[O];rt===void 0&&(rt={},W[O]=rt);let st=rt[G.id];st===void 0&&(st={},rt[G.id]=st);let ot=st[N];return ot===void 0&&(ot=h(l()),st[N]=ot),ot}function h(R){const B=[],G=[],Y=[];for(let N=0;N<e;N++)B[N]=0,G[N]=0,Y[N]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:G,attributeDivisors:Y,object:R,attributes:{},index:null}}function m(R,B,G,Y){const N=r.attributes,W=B.attributes;let O=0;const rt=G.getAttributes();for(const st in rt)if(rt[st].location>=0){const xt=N[st];let ut=W[st];if(ut===void 0&&(st==="instanceMatrix"&&R.instanceMatrix&&(ut=R.instanceMatrix),st==="instanceColor"&&R.instanceColor&&(ut=R.instanceColor)),xt===void 0||xt.attribute!==ut||ut&&xt.data!==ut.data)return!0;O++}return r.attributesNum!==O||r.index!==Y}function _(R,B,G,Y){const N={},W=B.attributes;let O=0;const rt=G.getAttributes();for(const st in rt)if(rt[st].location>=0){let xt=W[st];xt===void 0&&(st==="instanceMatrix"&&R.instanceMatrix&&(xt=R.instanceMatrix),st==="instanceColor"&&R.instanceColor&&(xt=R.instanceColor));const ut={};ut.attribute=xt,xt&&xt.data&&(ut.data=xt.data),N[st]=ut,O++}r.attributes=N,r.attributesNum=O,r.index=Y}function M(){const R=r.newAttributes;for(let B=0,G=R.length;B<G;B++)R[B]=0}function p(R){d(R,0)}function d(R,B){const G=r.newAttributes,Y=r.enabledAttributes,N=r.attributeDivisors;G[R]=1,Y[R]===0&&(i.enableVertexAttribArray(R),Y[R]=1),N[R]!==B&&(i.vertexAttribDivisor(R,B),N[R]=B)}function S(){const R=r.newAttributes,B=r.enabledAttributes;for(let G=0,Y=B.length;G<Y;G++)B[G]!==R[G]&&(i.disableVertexAttribArray(G),B[G]=0)}function A(R,B,G,Y,N,W,O){O===!0?i.vertexAttribIPointer(R,B,G,N,W):i.vertexAttribPointer(R,B,G,Y,N,W)}function E(R,B,G,Y){M();const N=Y.attributes,W=G.getAttributes(),O=B.defaultAttributeValues;for(const rt in W){const st=W[rt];if(st.location>=0){let ot=N[rt];if(ot===void 0&&(rt==="instanceMatrix"&&R.instanceMatrix&&(ot=R.instanceMatrix),rt==="instanceColor"&&R.instanceColor&&(ot=R.instanceColor)),ot!==void 0){const xt=ot.normalized,ut=ot.itemSize,gt=t.get(ot);if(gt===void 0)continue;const Kt=gt.buffer,Gt=gt.type,J=gt.bytesPerElement,lt=Gt===i.INT||Gt===i.UNSIGNED_INT||ot.gpuType===yu;if(ot.isInterleavedBufferAttribute){const dt=ot.data,Bt=dt.stride,Nt=ot.offset;if(dt.isInstancedInterleavedBuffer){for(let Vt=0;Vt<st.locationSize;Vt++)d(st.location+Vt,dt.meshPerAttribute);R.isInstancedMesh!==!0&&Y._maxInstanceCount===void 0&&(Y._maxInstanceCount=dt.meshPerAttribute*dt.count)}else for(let Vt=0;Vt<st.locationSize;Vt++)p(st.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,Kt);for(let Vt=0;Vt<st.locationSize;Vt++)A(st.location+Vt,ut/st.locationSize,Gt,xt,Bt*J,(Nt+ut/st.locationSize*Vt)*J,lt)}else{if(ot.isInstancedBufferAttribute){for(let dt=0;dt<st.locationSize;dt++)d(st.location+dt,ot.meshPerAttribute);R.isInstancedMesh!==!0&&Y._maxInstanceCount===void 0&&(Y._maxInstanceCount=ot.meshPerAttribute*ot.count)}else for(let dt=0;dt<st.locationSize;dt++)p(st.location+dt);i.bindBuffer(i.ARRAY_BUFFER,Kt);for(let dt=0;dt<st.locationSize;dt++)A(st.location+dt,ut/st.locationSize,Gt,xt,ut*J,ut/st.locationSize*dt*J,lt)}}else if(O!==void 0){const xt=O[rt];if(xt!==void 0)switch(xt.length){case 2:i.vertexAttrib2fv(st.location,xt);break;case 3:i.vertexAttrib3fv(st.location,xt);break;case 4:i.vertexAttrib4fv(st.location,xt);break;default:i.vertexAttrib1fv(st.location,xt)}}}}S()}function I(){P();for(const R in n){const B=n[R];for(const G in B){const Y=B[G];for(const N in Y){const W=Y[N];for(const O in W)f(W[O].object),delete W[O];delete Y[N]}}delete n[R]}}function T(R){if(n[R.id]===void 0)return;const B=n[R.id];for(const G in B){const Y=B[G];for(const N in Y){const W=Y[N];for(const O in W)f(W[O].object),delete W[O];delete Y[N]}}delete n[R.id]}function U(R){for(const B in n){const G=n[B];for(const Y in G){const N=G[Y];if(N[R.id]===void 0)continue;const W=N[R.id];for(const O in W)f(W[O].object),delete W[O];delete N[R.id]}}}function v(R){for(const B in n){const G=n[B],Y=R.isInstancedMesh===!0?R.id:0,N=G[Y];if(N!==void 0){for(const W in N){const O=N[W];for(const rt in O)f(O[rt].object),delete O[rt];delete N[W]}delete G[Y],Object.keys(G).length===0&&delete n[B]}}}function P(){F(),a=!0,r!==s&&(r=s,c(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:P,resetDefaultState:F,dispose:I,releaseStatesOfGeometry:T,releaseStatesOfObject:v,releaseStatesOfProgram:U,initAttributes:M,enableAttribute:p,disableUnusedAttributes:S}}function GS(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function a(l,c,f){f!==0&&(i.drawArraysInstanced(n,l,c,f),e.update(c,n,f))}function o(l,c,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,f);let h=0;for(let m=0;m<f;m++)h+=c[m];e.update(h,n,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function HS(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){const U=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(U.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(U){return!(U!==Vi&&n.convert(U)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(U){const v=U===ws&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(U!==pi&&n.convert(U)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE)&&U!==ki&&!v)}function l(U){if(U==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";U="mediump"}return U==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp";const f=l(c);f!==c&&(Yt("WebGLRenderer:",c,"not supported, using",f,"instead."),c=f);const u=e.logarithmicDepthBuffer===!0,h=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control");e.reversedDepthBuffer===!0&&h===!1&&Yt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer.");const m=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),_=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),M=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),d=i.getParameter(i.MAX_VERTEX_ATTRIBS),S=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),E=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),I=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:h,maxTextures:m,maxVertexTextures:_,maxTextureSize:M,maxCubemapSize:p,maxAttributes:d,maxVertexUniforms:S,maxVaryings:A,maxFragmentUniforms:E,maxSamples:I,samples:T}}function WS(i){const t=this;let e=null,n=0,s=!1,r=!1;const a=new _s,o=new ae,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,h){const m=u.length!==0||h||n!==0||s;return s=h,n=u.length,m},this.beginShadows=function(){r=!0,f(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,h){e=f(u,h,0)},this.setState=function(u,h,m){const _=u.clippingPlanes,M=u.clipIntersection,p=u.clipShadows,d=i.get(u);if(!s||_===null||_.length===0||r&&!p)r?f(null):c();else{const S=r?0:n,A=S*4;let E=d.clippingState||null;l.value=E,E=f(_,h,A,m);for(let I=0;I!==A;++I)E[I]=e[I];d.clippingState=E,this.numIntersection=M?this.numPlanes:0,this.numPlanes+=S}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function f(u,h,m,_){const M=u!==null?u.length:0;let p=null;if(M!==0){if(p=l.value,_!==!0||p===null){const d=m+M*4,S=h.matrixWorldInverse;o.getNormalMatrix(S),(p===null||p.length<d)&&(p=new Float32Array(d));for(let A=0,E=m;A!==M;++A,E+=4)a.copy(u[A]).applyMatrix4(S,o),a.normal.toArray(p,E),p[E+3]=a.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=M,t.numIntersection=0,p}}const $s=4,dd=[.125,.215,.35,.446,.526,.582],fr=20,XS=256,Ga=new ku,pd=new re;let kc=null,Vc=0,Gc=0,Hc=!1;const YS=new L;class md{constructor(t){this._renderer=t,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._sizeLods=[],this._sigmas=[],this._lodMeshes=[],this._backgroundBox=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){const{size:a=256,position:o=YS}=r;kc=this._renderer.getRenderTarget(),Vc=this._renderer.getActiveCubeFace(),Gc=this._renderer.getActiveMipmapLevel(),Hc=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(a);const l=this._allocateTargets();return l.depthBuffer=!0,this._sceneToCubeUV(t,n,s,l,o),e>0&&this._blur(l,0,0,e),this._applyPMREM(l),this._cleanup(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=xd(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=_d(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._backgroundBox!==null&&(this._backgroundBox.geometry.dispose(),this._backgroundBox.material.dispose())}_setSize(t){this._lodMax=Math.floor(Math.log2(t)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let t=0;t<this._lodMeshes.length;t++)this._lodMeshes[t].geometry.dispose()}_cleanup(t){this._renderer.setRenderTarget(kc,Vc,Gc),this._renderer.xr.enabled=Hc,t.scissorTest=!1,ea(t,0,0,t.width,t.height)}_fromTexture(t,e){t.mapping===Mr||t.mapping===da?this._setSize(t.image.length===0?16:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4),kc=this._renderer.getRenderTarget(),Vc=this._renderer.getActiveCubeFace(),Gc=this._renderer.getActiveMipmapLevel(),Hc=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const n=e||this._allocateTargets();return this._textureToCubeUV(t,n),this._applyPMREM(n),this._cleanup(n),n}_allocateTargets(){const t=3*Math.max(this._cubeSize,112),e=4*this._cubeSize,n={magFilter:Gn,minFilter:Gn,generateMipmaps:!1,type:ws,format:Vi,colorSpace:Al,depthBuffer:!1},s=gd(t,e,n);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==t||this._pingPongRenderTarget.height!==e){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=gd(t,e,n);const{_lodMax:r}=this;({lodMeshes:this._lodMeshes,sizeLods:this._sizeLods,sigmas:this._sigmas}=qS(r)),this._blurMaterial=jS(r,t,e),this._ggxMaterial=$S(r,t,e)}return s}_compileMaterial(t){const e=new Tn(new Fn,t);this._renderer.compile(e,Ga)}_sceneToCubeUV(t,e,n,s,r){const l=new wi(90,1,e,n),c=[1,-1,1,1,1,1],f=[1,1,1,-1,-1,-1],u=this._renderer,h=u.autoClear,m=u.toneMapping;u.getClearColor(pd),u.toneMapping=as,u.autoClear=!1,u.state.buffers.depth.getReversed()&&(u.setRenderTarget(s),u.clearDepth(),u.setRenderTarget(null)),this._backgroundBox===null&&(this._backgroundBox=new Tn(new ya,new Ma({name:"PMREM.Background",side:ii,depthWrite:!1,depthTest:!1})));const M=this._backgroundBox,p=M.material;let d=!1;const S=t.background;S?S.isColor&&(p.color.copy(S),t.background=null,d=!0):(p.color.copy(pd),d=!0);for(let A=0;A<6;A++){const E=A%3;E===0?(l.up.set(0,c[A],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x+f[A],r.y,r.z)):E===1?(l.up.set(0,0,c[A]),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y+f[A],r.z)):(l.up.set(0,c[A],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y,r.z+f[A]));const I=this._cubeSize;ea(s,E*I,A>2?I:0,I,I),u.setRenderTarget(s),d&&u.render(M,l),u.render(t,l)}u.toneMapping=m,u.autoClear=h,t.background=S}_textureToCubeUV(t,e){const n=this._renderer,s=t.mapping===Mr||t.mapping===da;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=xd()),this._cubemapMaterial.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=_d());const r=s?this._cubemapMaterial:this._equirectMaterial,a=this._lodMeshes[0];a.material=r;const o=r.uniforms;o.envMap.value=t;const l=this._cubeSize;ea(e,0,0,3*l,2*l),n.setRenderTarget(e),n.render(a,Ga)}_applyPMREM(t){const e=this._renderer,n=e.autoClear;e.autoClear=!1;const s=this._lodMeshes.length;for(let r=1;r<s;r++)this._applyGGXFilter(t,r-1,r);e.autoClear=n}_applyGGXFilter(t,e,n){const s=this._renderer,r=this._pingPongRenderTarget,a=this._ggxMaterial,o=this._lodMeshes[n];o.material=a;const l=a.uniforms,c=n/(this._lodMeshes.length-1),f=e/(this._lodMeshes.length-1),u=Math.sqrt(c*c-f*f),h=0+c*1.25,m=u*h,{_lodMax:_}=this,M=this._sizeLods[n],p=3*M*(n>_-$s?n-_+$s:0),d=4*(this._cubeSize-M);l.envMap.value=t.texture,l.roughness.value=m,l.mipInt.value=_-e,ea(r,p,d,3*M,2*M),s.setRenderTarget(r),s.render(o,Ga),l.envMap.value=r.texture,l.roughness.value=0,l.mipInt.value=_-n,ea(t,p,d,3*M,2*M),s.setRenderTarget(t),s.render(o,Ga)}_blur(t,e,n,s,r){const a=this._pingPongRenderTarget;this._halfBlur(t,a,e,n,s,"latitudinal",r),this._halfBlur(a,t,n,n,s,"longitudinal",r)}_halfBlur(t,e,n,s,r,a,o){const l=this._renderer,c=this._blurMaterial;a!=="latitudinal"&&a!=="longitudinal"&&ve("blur direction must be either latitudinal or longitudinal!");const f=3,u=this._lodMeshes[s];u.material=c;const h=c.uniforms,m=this._sizeLods[n]-1,_=isFinite(r)?Math.PI/(2*m):2*Math.PI/(2*fr-1),M=r/_,p=isFinite(r)?1+Math.floor(f*M):fr;p>fr&&Yt(`sigmaRadians, ${r}, is too large and will clip, as it requested ${p} samples when the maximum is set to ${fr}`);const d=[];let S=0;for(let U=0;U<fr;++U){const v=U/M,P=Math.exp(-v*v/2);d.push(P),U===0?S+=P:U<p&&(S+=2*P)}for(let U=0;U<d.length;U++)d[U]=d[U]/S;h.envMap.value=t.texture,h.samples.value=p,h.weights.value=d,h.latitudinal.value=a==="latitudinal",o&&(h.poleAxis.value=o);const{_lodMax:A}=this;h.dTheta.value=_,h.mipInt.value=A-n;const E=this._sizeLods[s],I=3*E*(s>A-$s?s-A+$s:0),T=4*(this._cubeSize-E);ea(e,I,T,3*E,2*E),l.setRenderTarget(e),l.render(u,Ga)}}function qS(i){const t=[],e=[],n=[];let s=i;const r=i-$s+1+dd.length;for(let a=0;a<r;a++){const o=Math.pow(2,s);t.push(o);let l=1/o;a>i-$s?l=dd[a-i+$s-1]:a===0&&(l=0),e.push(l);const c=1/(o-2),f=-c,u=1+c,h=[f,f,u,f,u,u,f,f,u,u,f,u],m=6,_=6,M=3,p=2,d=1,S=new Float32Array(M*_*m),A=new Float32Array(p*_*m),E=new Float32Array(d*_*m);for(let T=0;T<m;T++){const U=T%3*2/3-1,v=T>2?0:-1,P=[U,v,0,U+2/3,v,0,U+2/3,v+1,0,U,v,0,U+2/3,v+1,0,U,v+1,0];S.set(P,M*_*T),A.set(h,p*_*T);const F=[T,T,T,T,T,T];E.set(F,d*_*T)}const I=new Fn;I.setAttribute("position",new Un(S,M)),I.setAttribute("uv",new Un(A,p)),I.setAttribute("faceIndex",new Un(E,d)),n.push(new Tn(I,null)),s>$s&&s--}return{lodMeshes:n,sizeLods:t,sigmas:e}}function gd(i,t,e){const n=new os(i,t,e);return n.texture.mapping=Gl,n.texture.name="PMREM.cubeUv",n.scissorTest=!0,n}function ea(i,t,e,n,s){i.viewport.set(t,e,n,s),i.scissor.set(t,e,n,s)}function $S(i,t,e){return new Gi({name:"PMREMGGXConvolution",defines:{GGX_SAMPLES:XS,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},roughness:{value:0},mipInt:{value:0}},vertexShader:Wl(),fragmentShader:`

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
		`,blending:Ss,depthTest:!1,depthWrite:!1})}function jS(i,t,e){const n=new Float32Array(fr),s=new L(0,1,0);return new Gi({name:"SphericalGaussianBlur",defines:{n:fr,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${i}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:n},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Wl(),fragmentShader:`

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
		`,blending:Ss,depthTest:!1,depthWrite:!1})}function _d(){return new Gi({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Wl(),fragmentShader:`

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
		`,blending:Ss,depthTest:!1,depthWrite:!1})}function xd(){return new Gi({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Wl(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:Ss,depthTest:!1,depthWrite:!1})}function Wl(){return`

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
	`}class Fm extends os{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;const n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Rm(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;const n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new ya(5,5,5),r=new Gi({name:"CubemapFromEquirect",uniforms:ma(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:ii,blending:Ss});r.uniforms.tEquirect.value=e;const a=new Tn(s,r),o=e.minFilter;return e.minFilter===pr&&(e.minFilter=Gn),new j0(1,10,this).update(t,a),e.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){const r=t.getRenderTarget();for(let a=0;a<6;a++)t.setRenderTarget(this,a),t.clear(e,n,s);t.setRenderTarget(r)}}function KS(i){let t=new WeakMap,e=new WeakMap,n=null;function s(h,m=!1){return h==null?null:m?a(h):r(h)}function r(h){if(h&&h.isTexture){const m=h.mapping;if(m===fc||m===dc)if(t.has(h)){const _=t.get(h).texture;return o(_,h.mapping)}else{const _=h.image;if(_&&_.height>0){const M=new Fm(_.height);return M.fromEquirectangularTexture(i,h),t.set(h,M),h.addEventListener("dispose",c),o(M.texture,h.mapping)}else return null}}return h}function a(h){if(h&&h.isTexture){const m=h.mapping,_=m===fc||m===dc,M=m===Mr||m===da;if(_||M){let p=e.get(h);const d=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==d)return n===null&&(n=new md(i)),p=_?n.fromEquirectangular(h,p):n.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),p.texture;if(p!==void 0)return p.texture;{const S=h.image;return _&&S&&S.height>0||M&&S&&l(S)?(n===null&&(n=new md(i)),p=_?n.fromEquirectangular(h):n.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),h.addEventListener("dispose",f),p.texture):null}}}return h}function o(h,m){return m===fc?h.mapping=Mr:m===dc&&(h.mapping=da),h}function l(h){let m=0;const _=6;for(let M=0;M<_;M++)h[M]!==void 0&&m++;return m===_}function c(h){const m=h.target;m.removeEventListener("dispose",c);const _=t.get(m);_!==void 0&&(t.delete(m),_.dispose())}function f(h){const m=h.target;m.removeEventListener("dispose",f);const _=e.get(m);_!==void 0&&(e.delete(m),_.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function ZS(i){const t={};function e(n){if(t[n]!==void 0)return t[n];const s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){const s=e(n);return s===null&&nu("WebGLRenderer: "+n+" extension not supported."),s}}}function JS(i,t,e,n){const s={},r=new WeakMap;function a(u){const h=u.target;h.index!==null&&t.remove(h.index);for(const _ in h.attributes)t.remove(h.attributes[_]);h.removeEventListener("dispose",a),delete s[h.id];const m=r.get(h);m&&(t.remove(m),r.delete(h)),n.releaseStatesOfGeometry(h),h.isInstancedBufferGeometry===!0&&delete h._maxInstanceCount,e.memory.geometries--}function o(u,h){return s[h.id]===!0||(h.addEventListener("dispose",a),s[h.id]=!0,e.memory.geometries++),h}function l(u){const h=u.attributes;for(const m in h)t.update(h[m],i.ARRAY_BUFFER)}function c(u){const h=[],m=u.index,_=u.attributes.position;let M=0;if(_===void 0)return;if(m!==null){const S=m.array;M=m.version;for(let A=0,E=S.length;A<E;A+=3){const I=S[A+0],T=S[A+1],U=S[A+2];h.push(I,T,T,U,U,I)}}else{const S=_.array;M=_.version;for(let A=0,E=S.length/3-1;A<E;A+=3){const I=A+0,T=A+1,U=A+2;h.push(I,T,T,U,U,I)}}const p=new(_.count>=65535?wm:Em)(h,1);p.version=M;const d=r.get(u);d&&t.remove(d),r.set(u,p)}function f(u){const h=r.get(u);if(h){const m=u.index;m!==null&&h.version<m.version&&c(u)}else c(u);return r.get(u)}return{get:o,update:l,getWireframeAttribute:f}}function QS(i,t,e){let n;function s(u){n=u}let r,a;function o(u){r=u.type,a=u.bytesPerElement}function l(u,h){i.drawElements(n,h,r,u*a),e.update(h,n,1)}function c(u,h,m){m!==0&&(i.drawElementsInstanced(n,h,r,u*a,m),e.update(h,n,m))}function f(u,h,m){if(m===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,h,0,r,u,0,m);let M=0;for(let p=0;p<m;p++)M+=h[p];e.update(M,n,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=f}function tM(i){const t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,a,o){switch(e.calls++,a){case i.TRIANGLES:e.triangles+=o*(r/3);break;case i.LINES:e.lines+=o*(r/2);break;case i.LINE_STRIP:e.lines+=o*(r-1);break;case i.LINE_LOOP:e.lines+=o*r;break;case i.POINTS:e.points+=o*r;break;default:ve("WebGLInfo: Unknown draw mode:",a);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function eM(i,t,e){const n=new WeakMap,s=new ke;function r(a,o,l){const c=a.morphTargetInfluences,f=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,u=f!==void 0?f.length:0;let h=n.get(o);if(h===void 0||h.count!==u){let F=function(){v.dispose(),n.delete(o),o.removeEventListener("dispose",F)};var m=F;h!==void 0&&h.texture.dispose();const _=o.morphAttributes.position!==void 0,M=o.morphAttributes.normal!==void 0,p=o.morphAttributes.color!==void 0,d=o.morphAttributes.position||[],S=o.morphAttributes.normal||[],A=o.morphAttributes.color||[];let E=0;_===!0&&(E=1),M===!0&&(E=2),p===!0&&(E=3);let I=o.attributes.position.count*E,T=1;I>t.maxTextureSize&&(T=Math.ceil(I/t.maxTextureSize),I=t.maxTextureSize);const U=new Float32Array(I*T*4*u),v=new ym(U,I,T,u);v.type=ki,v.needsUpdate=!0;const P=E*4;for(let R=0;R<u;R++){const B=d[R],G=S[R],Y=A[R],N=I*T*4*R;for(let W=0;W<B.count;W++){const O=W*P;_===!0&&(s.fromBufferAttribute(B,W),U[N+O+0]=s.x,U[N+O+1]=s.y,U[N+O+2]=s.z,U[N+O+3]=0),M===!0&&(s.fromBufferAttribute(G,W),U[N+O+4]=s.x,U[N+O+5]=s.y,U[N+O+6]=s.z,U[N+O+7]=0),p===!0&&(s.fromBufferAttribute(Y,W),U[N+O+8]=s.x,U[N+O+9]=s.y,U[N+O+10]=s.z,U[N+O+11]=Y.itemSize===4?s.w:1)}}h={count:u,texture:v,size:new Qt(I,T)},n.set(o,h),o.addEventListener("dispose",F)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",a.morphTexture,e);else{let _=0;for(let p=0;p<c.length;p++)_+=c[p];const M=o.morphTargetsRelative?1:1-_;l.getUniforms().setValue(i,"morphTargetBaseInfluence",M),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",h.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",h.size)}return{update:r}}function nM(i,t,e,n,s){let r=new WeakMap;function a(c){const f=s.render.frame,u=c.geometry,h=t.get(c,u);if(r.get(h)!==f&&(t.update(h),r.set(h,f)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==f&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,f))),c.isSkinnedMesh){const m=c.skeleton;r.get(m)!==f&&(m.update(),r.set(m,f))}return h}function o(){r=new WeakMap}function l(c){const f=c.target;f.removeEventListener("dispose",l),n.releaseStatesOfObject(f),e.remove(f.instanceMatrix),f.instanceColor!==null&&e.remove(f.instanceColor)}return{update:a,dispose:o}}const iM={[om]:"LINEAR_TONE_MAPPING",[lm]:"REINHARD_TONE_MAPPING",[cm]:"CINEON_TONE_MAPPING",[hm]:"ACES_FILMIC_TONE_MAPPING",[fm]:"AGX_TONE_MAPPING",[dm]:"NEUTRAL_TONE_MAPPING",[um]:"CUSTOM_TONE_MAPPING"};function sM(i,t,e,n,s){const r=new os(t,e,{type:i,depthBuffer:n,stencilBuffer:s,depthTexture:n?new pa(t,e):void 0}),a=new os(t,e,{type:ws,depthBuffer:!1,stencilBuffer:!1}),o=new Fn;o.setAttribute("position",new en([-1,3,0,-1,-1,0,3,-1,0],3)),o.setAttribute("uv",new en([0,2,0,0,2,0],2));const l=new V0({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),c=new Tn(o,l),f=new ku(-1,1,1,-1,0,1);let u=null,h=null,m=!1,_,M=null,p=[],d=!1;this.setSize=function(S,A){r.setSize(S,A),a.setSize(S,A);for(let E=0;E<p.length;E++){const I=p[E];I.setSize&&I.setSize(S,A)}},this.setEffects=function(S){p=S,d=p.length>0&&p[0].isRenderPass===!0;const A=r.width,E=r.height;for(let I=0;I<p.length;I++){const T=p[I];T.setSize&&T.setSize(A,E)}},this.begin=function(S,A){if(m||S.toneMapping===as&&p.length===0)return!1;if(M=A,A!==null){const E=A.width,I=A.height;(r.width!==E||r.height!==I)&&this.setSize(E,I)}return d===!1&&S.setRenderTarget(r),_=S.toneMapping,S.toneMapping=as,!0},this.hasRenderPass=function(){return d},this.end=function(S,A){S.toneMapping=_,m=!0;let E=r,I=a;for(let T=0;T<p.length;T++){const U=p[T];if(U.enabled!==!1&&(U.render(S,I,E,A),U.needsSwap!==!1)){const v=E;E=I,I=v}}if(u!==S.outputColorSpace||h!==S.toneMapping){u=S.outputColorSpace,h=S.toneMapping,l.defines={},_e.getTransfer(u)===Le&&(l.defines.SRGB_TRANSFER="");const T=iM[h];T&&(l.defines[T]=""),l.needsUpdate=!0}l.uniforms.tDiffuse.value=E.texture,S.setRenderTarget(M),S.render(c,f),M=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){r.depthTexture&&r.depthTexture.dispose(),r.dispose(),a.dispose(),o.dispose(),l.dispose()}}const Om=new Qn,ru=new pa(1,1),Bm=new ym,zm=new g0,km=new Rm,vd=[],Sd=[],Md=new Float32Array(16),yd=new Float32Array(9),bd=new Float32Array(4);function ba(i,t,e){const n=i[0];if(n<=0||n>0)return i;const s=t*e;let r=vd[s];if(r===void 0&&(r=new Float32Array(s),vd[s]=r),t!==0){n.toArray(r,0);for(let a=1,o=0;a!==t;++a)o+=e,i[a].toArray(r,o)}return r}function gn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function _n(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Xl(i,t){let e=Sd[t];e===void 0&&(e=new Int32Array(t),Sd[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function rM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function aM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(gn(e,t))return;i.uniform2fv(this.addr,t),_n(e,t)}}function oM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(gn(e,t))return;i.uniform3fv(this.addr,t),_n(e,t)}}function lM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(gn(e,t))return;i.uniform4fv(this.addr,t),_n(e,t)}}function cM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(gn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),_n(e,t)}else{if(gn(e,n))return;bd.set(n),i.uniformMatrix2fv(this.addr,!1,bd),_n(e,n)}}function hM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(gn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),_n(e,t)}else{if(gn(e,n))return;yd.set(n),i.uniformMatrix3fv(this.addr,!1,yd),_n(e,n)}}function uM(i,t){const e=this.cache,n=t.elements;if(n===void 0){if(gn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),_n(e,t)}else{if(gn(e,n))return;Md.set(n),i.uniformMatrix4fv(this.addr,!1,Md),_n(e,n)}}function fM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function dM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(gn(e,t))return;i.uniform2iv(this.addr,t),_n(e,t)}}function pM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(gn(e,t))return;i.uniform3iv(this.addr,t),_n(e,t)}}function mM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(gn(e,t))return;i.uniform4iv(this.addr,t),_n(e,t)}}function gM(i,t){const e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function _M(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(gn(e,t))return;i.uniform2uiv(this.addr,t),_n(e,t)}}function xM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(gn(e,t))return;i.uniform3uiv(this.addr,t),_n(e,t)}}function vM(i,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(gn(e,t))return;i.uniform4uiv(this.addr,t),_n(e,t)}}function SM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?(ru.compareFunction=e.isReversedDepthBuffer()?Pu:Cu,r=ru):r=Om,e.setTexture2D(t||r,s)}function MM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||zm,s)}function yM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTextureCube(t||km,s)}function bM(i,t,e){const n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||Bm,s)}function EM(i){switch(i){case 5126:return rM;case 35664:return aM;case 35665:return oM;case 35666:return lM;case 35674:return cM;case 35675:return hM;case 35676:return uM;case 5124:case 35670:return fM;case 35667:case 35671:return dM;case 35668:case 35672:return pM;case 35669:case 35673:return mM;case 5125:return gM;case 36294:return _M;case 36295:return xM;case 36296:return vM;case 35678:case 36198:case 36298:case 36306:case 35682:return SM;case 35679:case 36299:case 36307:return MM;case 35680:case 36300:case 36308:case 36293:return yM;case 36289:case 36303:case 36311:case 36292:return bM}}function wM(i,t){i.uniform1fv(this.addr,t)}function TM(i,t){const e=ba(t,this.size,2);i.uniform2fv(this.addr,e)}function AM(i,t){const e=ba(t,this.size,3);i.uniform3fv(this.addr,e)}function RM(i,t){const e=ba(t,this.size,4);i.uniform4fv(this.addr,e)}function CM(i,t){const e=ba(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function PM(i,t){const e=ba(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function DM(i,t){const e=ba(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function LM(i,t){i.uniform1iv(this.addr,t)}function IM(i,t){i.uniform2iv(this.addr,t)}function UM(i,t){i.uniform3iv(this.addr,t)}function NM(i,t){i.uniform4iv(this.addr,t)}function FM(i,t){i.uniform1uiv(this.addr,t)}function OM(i,t){i.uniform2uiv(this.addr,t)}function BM(i,t){i.uniform3uiv(this.addr,t)}function zM(i,t){i.uniform4uiv(this.addr,t)}function kM(i,t,e){const n=this.cache,s=t.length,r=Xl(e,s);gn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));let a;this.type===i.SAMPLER_2D_SHADOW?a=ru:a=Om;for(let o=0;o!==s;++o)e.setTexture2D(t[o]||a,r[o])}function VM(i,t,e){const n=this.cache,s=t.length,r=Xl(e,s);gn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));for(let a=0;a!==s;++a)e.setTexture3D(t[a]||zm,r[a])}function GM(i,t,e){const n=this.cache,s=t.length,r=Xl(e,s);gn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));for(let a=0;a!==s;++a)e.setTextureCube(t[a]||km,r[a])}function HM(i,t,e){const n=this.cache,s=t.length,r=Xl(e,s);gn(n,r)||(i.uniform1iv(this.addr,r),_n(n,r));for(let a=0;a!==s;++a)e.setTexture2DArray(t[a]||Bm,r[a])}function WM(i){switch(i){case 5126:return wM;case 35664:return TM;case 35665:return AM;case 35666:return RM;case 35674:return CM;case 35675:return PM;case 35676:return DM;case 5124:case 35670:return LM;case 35667:case 35671:return IM;case 35668:case 35672:return UM;case 35669:case 35673:return NM;case 5125:return FM;case 36294:return OM;case 36295:return BM;case 36296:return zM;case 35678:case 36198:case 36298:case 36306:case 35682:return kM;case 35679:case 36299:case 36307:return VM;case 35680:case 36300:case 36308:case 36293:return GM;case 36289:case 36303:case 36311:case 36292:return HM}}class XM{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=EM(e.type)}}class YM{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=WM(e.type)}}class qM{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){const s=this.seq;for(let r=0,a=s.length;r!==a;++r){const o=s[r];o.setValue(t,e[o.id],n)}}}const Wc=/(\w+)(\])?(\[|\.)?/g;function Ed(i,t){i.seq.push(t),i.map[t.id]=t}function $M(i,t,e){const n=i.name,s=n.length;for(Wc.lastIndex=0;;){const r=Wc.exec(n),a=Wc.lastIndex;let o=r[1];const l=r[2]==="]",c=r[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===s){Ed(e,c===void 0?new XM(o,i,t):new YM(o,i,t));break}else{let u=e.map[o];u===void 0&&(u=new qM(o),Ed(e,u)),e=u}}}class Ml{constructor(t,e){this.seq=[],this.map={};const n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let a=0;a<n;++a){const o=t.getActiveUniform(e,a),l=t.getUniformLocation(e,o.name);$M(o,l,this)}const s=[],r=[];for(const a of this.seq)a.type===t.SAMPLER_2D_SHADOW||a.type===t.SAMPLER_CUBE_SHADOW||a.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){const r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){const s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,a=e.length;r!==a;++r){const o=e[r],l=n[o.id];l.needsUpdate!==!1&&o.setValue(t,l.value,s)}}static seqWithValue(t,e){const n=[];for(let s=0,r=t.length;s!==r;++s){const a=t[s];a.id in e&&n.push(a)}return n}}function wd(i,t,e){const n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}const jM=37297;let KM=0;function ZM(i,t){const e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let a=s;a<r;a++){const o=a+1;n.push(`${o===t?">":" "} ${o}: ${e[a]}`)}return n.join(`
`)}const Td=new ae;function JM(i){_e._getMatrix(Td,_e.workingColorSpace,i);const t=`mat3( ${Td.elements.map(e=>e.toFixed(4))} )`;switch(_e.getTransfer(i)){case Rl:return[t,"LinearTransferOETF"];case Le:return[t,"sRGBTransferOETF"];default:return Yt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Ad(i,t,e){const n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";const a=/ERROR: 0:(\d+)/.exec(r);if(a){const o=parseInt(a[1]);return e.toUpperCase()+`

`+r+`

`+ZM(i.getShaderSource(t),o)}else return r}function QM(i,t){const e=JM(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( value.rgb * ${e[0]}, value.a ) );`,"}"].join(`
`)}const ty={[om]:"Linear",[lm]:"Reinhard",[cm]:"Cineon",[hm]:"ACESFilmic",[fm]:"AgX",[dm]:"Neutral",[um]:"Custom"};function ey(i,t){const e=ty[t];return e===void 0?(Yt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}const nl=new L;function ny(){_e.getLuminanceCoefficients(nl);const i=nl.x.toFixed(4),t=nl.y.toFixed(4),e=nl.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function iy(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ka).join(`
`)}function sy(i){const t=[];for(const e in i){const n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function ry(i,t){const e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){const r=i.getActiveAttrib(t,s),a=r.name;let o=1;r.type===i.FLOAT_MAT2&&(o=2),r.type===i.FLOAT_MAT3&&(o=3),r.type===i.FLOAT_MAT4&&(o=4),e[a]={type:r.type,location:i.getAttribLocation(t,a),locationSize:o}}return e}function Ka(i){return i!==""}function Rd(i,t){const e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows)}function Cd(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}const ay=/^[ \t]*#include +<([\w\d./]+)>/gm;function au(i){return i.replace(ay,ly)}const oy=new Map;function ly(i,t){let e=le[t];if(e===void 0){const n=oy.get(t);if(n!==void 0)e=le[n],Yt('WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',t,n);else throw new Error("Can not resolve #include <"+t+">")}return au(e)}const cy=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Pd(i){return i.replace(cy,hy)}function hy(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Dd(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}const uy={[gl]:"SHADOWMAP_TYPE_PCF",[ja]:"SHADOWMAP_TYPE_VSM"};function fy(i){return uy[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const dy={[Mr]:"ENVMAP_TYPE_CUBE",[da]:"ENVMAP_TYPE_CUBE",[Gl]:"ENVMAP_TYPE_CUBE_UV"};function py(i){return i.envMap===!1?"ENVMAP_TYPE_CUBE":dy[i.envMapMode]||"ENVMAP_TYPE_CUBE"}const my={[da]:"ENVMAP_MODE_REFRACTION"};function gy(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":my[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}const _y={[Vl]:"ENVMAP_BLENDING_MULTIPLY",[U_]:"ENVMAP_BLENDING_MIX",[N_]:"ENVMAP_BLENDING_ADD"};function xy(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":_y[i.combine]||"ENVMAP_BLENDING_NONE"}function vy(i){const t=i.envMapCubeUVHeight;if(t===null)return null;const e=Math.log2(t)-2,n=1/t;return{texelWidth:1/(3*Math.max(Math.pow(2,e),112)),texelHeight:n,maxMip:e}}function Sy(i,t,e,n){const s=i.getContext(),r=e.defines;let a=e.vertexShader,o=e.fragmentShader;const l=fy(e),c=py(e),f=gy(e),u=xy(e),h=vy(e),m=iy(e),_=sy(r),M=s.createProgram();let p,d,S=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_].filter(Ka).join(`
`),p.length>0&&(p+=`
`),d=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_].filter(Ka).join(`
`),d.length>0&&(d+=`
`)):(p=[Dd(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+f:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ka).join(`
`),d=[Dd(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+f:"",e.envMap?"#define "+u:"",h?"#define CUBEUV_TEXEL_WIDTH "+h.texelWidth:"",h?"#define CUBEUV_TEXEL_HEIGHT "+h.texelHeight:"",h?"#define CUBEUV_MAX_MIP "+h.maxMip+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.numLightProbeGrids>0?"#define USE_LIGHT_PROBES_GRID":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==as?"#define TONE_MAPPING":"",e.toneMapping!==as?le.tonemapping_pars_fragment:"",e.toneMapping!==as?ey("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",le.colorspace_pars_fragment,QM("linearToOutputTexel",e.outputColorSpace),ny(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Ka).join(`
`)),a=au(a),a=Rd(a,e),a=Cd(a,e),o=au(o),o=Rd(o,e),o=Cd(o,e),a=Pd(a),o=Pd(o),e.isRawShaderMaterial!==!0&&(S=`#version 300 es
`,p=[m,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+p,d=["#define varying in",e.glslVersion===Df?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Df?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+d);const A=S+p+a,E=S+d+o,I=wd(s,s.VERTEX_SHADER,A),T=wd(s,s.FRAGMENT_SHADER,E);s.attachShader(M,I),s.attachShader(M,T),e.index0AttributeName!==void 0?s.bindAttribLocation(M,0,e.index0AttributeName):e.morphTargets===!0&&s.bindAttribLocation(M,0,"position"),s.linkProgram(M);function U(R){if(i.debug.checkShaderErrors){const B=s.getProgramInfoLog(M)||"",G=s.getShaderInfoLog(I)||"",Y=s.getShaderInfoLog(T)||"",N=B.trim(),W=G.trim(),O=Y.trim();let rt=!0,st=!0;if(s.getProgramParameter(M,s.LINK_STATUS)===!1)if(rt=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,M,I,T);else{const ot=Ad(s,I,"vertex"),xt=Ad(s,T,"fragment");ve("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(M,s.VALIDATE_STATUS)+`

Material Name: `+R.name+`
Material Type: `+R.type+`

Program Info Log: `+N+`
`+ot+`
`+xt)}else N!==""?Yt("WebGLProgram: Program Info Log:",N):(W===""||O==="")&&(st=!1);st&&(R.diagnostics={runnable:rt,programLog:N,vertexShader:{log:W,prefix:p},fragmentShader:{log:O,prefix:d}})}s.deleteShader(I),s.deleteShader(T),v=new Ml(s,M),P=ry(s,M)}let v;this.getUniforms=function(){return v===void 0&&U(this),v};let P;this.getAttributes=function(){return P===void 0&&U(this),P};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(M,jM)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(M),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=KM++,this.cacheKey=t,this.usedTimes=1,this.program=M,this.vertexShader=I,this.fragmentShader=T,this}let My=0;class yy{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t){const e=t.vertexShader,n=t.fragmentShader,s=this._getShaderStage(e),r=this._getShaderStage(n),a=this._getShaderCacheForMaterial(t);return a.has(s)===!1&&(a.add(s),s.usedTimes++),a.has(r)===!1&&(a.add(r),r.usedTimes++),this}remove(t){const e=this.materialCache.get(t);for(const n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderID(t){return this._getShaderStage(t.vertexShader).id}getFragmentShaderID(t){return this._getShaderStage(t.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){const e=this.materialCache;let n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){const e=this.shaderCache;let n=e.get(t);return n===void 0&&(n=new by(t),e.set(t,n)),n}}class by{constructor(t){this.id=My++,this.code=t,this.usedTimes=0}}function Ey(i){return i===yr||i===El||i===wl}function wy(i,t,e,n,s,r){const a=new Iu,o=new yy,l=new Set,c=[],f=new Map,u=n.logarithmicDepthBuffer;let h=n.precision;const m={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function _(v){return l.add(v),v===0?"uv":`uv${v}`}function M(v,P,F,R,B,G){const Y=R.fog,N=B.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?R.environment:null,O=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,rt=t.get(v.envMap||W,O),st=rt&&rt.mapping===Gl?rt.image.height:null,ot=m[v.type];v.precision!==null&&(h=n.getMaxPrecision(v.precision),h!==v.precision&&Yt("WebGLProgram.getParameters:",v.precision,"not supported, using",h,"instead."));const xt=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,ut=xt!==void 0?xt.length:0;let gt=0;N.morphAttributes.position!==void 0&&(gt=1),N.morphAttributes.normal!==void 0&&(gt=2),N.morphAttributes.color!==void 0&&(gt=3);let Kt,Gt,J,lt;if(ot){const qt=ni[ot];Kt=qt.vertexShader,Gt=qt.fragmentShader}else Kt=v.vertexShader,Gt=v.fragmentShader,o.update(v),J=o.getVertexShaderID(v),lt=o.getFragmentShaderID(v);const dt=i.getRenderTarget(),Bt=i.state.buffers.depth.getReversed(),Nt=B.isInstancedMesh===!0,Vt=B.isBatchedMesh===!0,Me=!!v.map,$t=!!v.matcap,fe=!!rt,be=!!v.aoMap,ie=!!v.lightMap,Ge=!!v.bumpMap,Ue=!!v.normalMap,sn=!!v.displacementMap,z=!!v.emissiveMap,Ve=!!v.metalnessMap,Zt=!!v.roughnessMap,xe=v.anisotropy>0,nt=v.clearcoat>0,_t=v.dispersion>0,w=v.iridescence>0,x=v.sheen>0,X=v.transmission>0,tt=xe&&!!v.anisotropyMap,at=nt&&!!v.clearcoatMap,pt=nt&&!!v.clearcoatNormalMap,ft=nt&&!!v.clearcoatRoughnessMap,Z=w&&!!v.iridescenceMap,Q=w&&!!v.iridescenceThicknessMap,yt=x&&!!v.sheenColorMap,Dt=x&&!!v.sheenRoughnessMap,Mt=!!v.specularMap,mt=!!v.specularColorMap,Xt=!!v.specularIntensityMap,Jt=X&&!!v.transmissionMap,te=X&&!!v.thicknessMap,k=!!v.gradientMap,vt=!!v.alphaMap,et=v.alphaTest>0,Pt=!!v.alphaHash,bt=!!v.extensions;let ct=as;v.toneMapped&&(dt===null||dt.isXRRenderTarget===!0)&&(ct=i.toneMapping);const zt={shaderID:ot,shaderType:v.type,shaderName:v.name,vertexShader:Kt,fragmentShader:Gt,defines:v.defines,customVertexShaderID:J,customFragmentShaderID:lt,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:h,batching:Vt,batchingColor:Vt&&B._colorsTexture!==null,instancing:Nt,instancingColor:Nt&&B.instanceColor!==null,instancingMorph:Nt&&B.morphTexture!==null,outputColorSpace:dt===null?i.outputColorSpace:dt.isXRRenderTarget===!0?dt.texture.colorSpace:_e.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Me,matcap:$t,envMap:fe,envMapMode:fe&&rt.mapping,envMapCubeUVHeight:st,aoMap:be,lightMap:ie,bumpMap:Ge,normalMap:Ue,displacementMap:sn,emissiveMap:z,normalMapObjectSpace:Ue&&v.normalMapType===B_,normalMapTangentSpace:Ue&&v.normalMapType===Tl,packedNormalMap:Ue&&v.normalMapType===Tl&&Ey(v.normalMap.format),metalnessMap:Ve,roughnessMap:Zt,anisotropy:xe,anisotropyMap:tt,clearcoat:nt,clearcoatMap:at,clearcoatNormalMap:pt,clearcoatRoughnessMap:ft,dispersion:_t,iridescence:w,iridescenceMap:Z,iridescenceThicknessMap:Q,sheen:x,sheenColorMap:yt,sheenRoughnessMap:Dt,specularMap:Mt,specularColorMap:mt,specularIntensityMap:Xt,transmission:X,transmissionMap:Jt,thicknessMap:te,gradientMap:k,opaque:v.transparent===!1&&v.blending===la&&v.alphaToCoverage===!1,alphaMap:vt,alphaTest:et,alphaHash:Pt,combine:v.combine,mapUv:Me&&_(v.map.channel),aoMapUv:be&&_(v.aoMap.channel),lightMapUv:ie&&_(v.lightMap.channel),bumpMapUv:Ge&&_(v.bumpMap.channel),normalMapUv:Ue&&_(v.normalMap.channel),displacementMapUv:sn&&_(v.displacementMap.channel),emissiveMapUv:z&&_(v.emissiveMap.channel),metalnessMapUv:Ve&&_(v.metalnessMap.channel),roughnessMapUv:Zt&&_(v.roughnessMap.channel),anisotropyMapUv:tt&&_(v.anisotropyMap.channel),clearcoatMapUv:at&&_(v.clearcoatMap.channel),clearcoatNormalMapUv:pt&&_(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:ft&&_(v.clearcoatRoughnessMap.channel),iridescenceMapUv:Z&&_(v.iridescenceMap.channel),iridescenceThicknessMapUv:Q&&_(v.iridescenceThicknessMap.channel),sheenColorMapUv:yt&&_(v.sheenColorMap.channel),sheenRoughnessMapUv:Dt&&_(v.sheenRoughnessMap.channel),specularMapUv:Mt&&_(v.specularMap.channel),specularColorMapUv:mt&&_(v.specularColorMap.channel),specularIntensityMapUv:Xt&&_(v.specularIntensityMap.channel),transmissionMapUv:Jt&&_(v.transmissionMap.channel),thicknessMapUv:te&&_(v.thicknessMap.channel),alphaMapUv:vt&&_(v.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Ue||xe),vertexNormals:!!N.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:B.isPoints===!0&&!!N.attributes.uv&&(Me||vt),fog:!!Y,useFog:v.fog===!0,fogExp2:!!Y&&Y.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||N.attributes.normal===void 0&&Ue===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Bt,skinning:B.isSkinnedMesh===!0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:ut,morphTextureStride:gt,numDirLights:P.directional.length,numPointLights:P.point.length,numSpotLights:P.spot.length,numSpotLightMaps:P.spotLightMap.length,numRectAreaLights:P.rectArea.length,numHemiLights:P.hemi.length,numDirLightShadows:P.directionalShadowMap.length,numPointLightShadows:P.pointShadowMap.length,numSpotLightShadows:P.spotShadowMap.length,numSpotLightShadowsWithMaps:P.numSpotLightShadowsWithMaps,numLightProbes:P.numLightProbes,numLightProbeGrids:G.length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Me&&v.map.isVideoTexture===!0&&_e.getTransfer(v.map.colorSpace)===Le,decodeVideoTextureEmissive:z&&v.emissiveMap.isVideoTexture===!0&&_e.getTransfer(v.emissiveMap.colorSpace)===Le,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===ns,flipSided:v.side===ii,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:bt&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(bt&&v.extensions.multiDraw===!0||Vt)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return zt.vertexUv1s=l.has(1),zt.vertexUv2s=l.has(2),zt.vertexUv3s=l.has(3),l.clear(),zt}function p(v){const P=[];if(v.shaderID?P.push(v.shaderID):(P.push(v.customVertexShaderID),P.push(v.customFragmentShaderID)),v.defines!==void 0)for(const F in v.defines)P.push(F),P.push(v.defines[F]);return v.isRawShaderMaterial===!1&&(d(P,v),S(P,v),P.push(i.outputColorSpace)),P.push(v.customProgramCacheKey),P.join()}function d(v,P){v.push(P.precision),v.push(P.outputColorSpace),v.push(P.envMapMode),v.push(P.envMapCubeUVHeight),v.push(P.mapUv),v.push(P.alphaMapUv),v.push(P.lightMapUv),v.push(P.aoMapUv),v.push(P.bumpMapUv),v.push(P.normalMapUv),v.push(P.displacementMapUv),v.push(P.emissiveMapUv),v.push(P.metalnessMapUv),v.push(P.roughnessMapUv),v.push(P.anisotropyMapUv),v.push(P.clearcoatMapUv),v.push(P.clearcoatNormalMapUv),v.push(P.clearcoatRoughnessMapUv),v.push(P.iridescenceMapUv),v.push(P.iridescenceThicknessMapUv),v.push(P.sheenColorMapUv),v.push(P.sheenRoughnessMapUv),v.push(P.specularMapUv),v.push(P.specularColorMapUv),v.push(P.specularIntensityMapUv),v.push(P.transmissionMapUv),v.push(P.thicknessMapUv),v.push(P.combine),v.push(P.fogExp2),v.push(P.sizeAttenuation),v.push(P.morphTargetsCount),v.push(P.morphAttributeCount),v.push(P.numDirLights),v.push(P.numPointLights),v.push(P.numSpotLights),v.push(P.numSpotLightMaps),v.push(P.numHemiLights),v.push(P.numRectAreaLights),v.push(P.numDirLightShadows),v.push(P.numPointLightShadows),v.push(P.numSpotLightShadows),v.push(P.numSpotLightShadowsWithMaps),v.push(P.numLightProbes),v.push(P.shadowMapType),v.push(P.toneMapping),v.push(P.numClippingPlanes),v.push(P.numClipIntersection),v.push(P.depthPacking)}function S(v,P){a.disableAll(),P.instancing&&a.enable(0),P.instancingColor&&a.enable(1),P.instancingMorph&&a.enable(2),P.matcap&&a.enable(3),P.envMap&&a.enable(4),P.normalMapObjectSpace&&a.enable(5),P.normalMapTangentSpace&&a.enable(6),P.clearcoat&&a.enable(7),P.iridescence&&a.enable(8),P.alphaTest&&a.enable(9),P.vertexColors&&a.enable(10),P.vertexAlphas&&a.enable(11),P.vertexUv1s&&a.enable(12),P.vertexUv2s&&a.enable(13),P.vertexUv3s&&a.enable(14),P.vertexTangents&&a.enable(15),P.anisotropy&&a.enable(16),P.alphaHash&&a.enable(17),P.batching&&a.enable(18),P.dispersion&&a.enable(19),P.batchingColor&&a.enable(20),P.gradientMap&&a.enable(21),P.packedNormalMap&&a.enable(22),P.vertexNormals&&a.enable(23),v.push(a.mask),a.disableAll(),P.fog&&a.enable(0),P.useFog&&a.enable(1),P.flatShading&&a.enable(2),P.logarithmicDepthBuffer&&a.enable(3),P.reversedDepthBuffer&&a.enable(4),P.skinning&&a.enable(5),P.morphTargets&&a.enable(6),P.morphNormals&&a.enable(7),P.morphColors&&a.enable(8),P.premultipliedAlpha&&a.enable(9),P.shadowMapEnabled&&a.enable(10),P.doubleSided&&a.enable(11),P.flipSided&&a.enable(12),P.useDepthPacking&&a.enable(13),P.dithering&&a.enable(14),P.transmission&&a.enable(15),P.sheen&&a.enable(16),P.opaque&&a.enable(17),P.pointsUvs&&a.enable(18),P.decodeVideoTexture&&a.enable(19),P.decodeVideoTextureEmissive&&a.enable(20),P.alphaToCoverage&&a.enable(21),P.numLightProbeGrids>0&&a.enable(22),v.push(a.mask)}function A(v){const P=m[v.type];let F;if(P){const R=ni[P];F=Bu.clone(R.uniforms)}else F=v.uniforms;return F}function E(v,P){let F=f.get(P);return F!==void 0?++F.usedTimes:(F=new Sy(i,P,v,s),c.push(F),f.set(P,F)),F}function I(v){if(--v.usedTimes===0){const P=c.indexOf(v);c[P]=c[c.length-1],c.pop(),f.delete(v.cacheKey),v.destroy()}}function T(v){o.remove(v)}function U(){o.dispose()}return{getParameters:M,getProgramCacheKey:p,getUniforms:A,acquireProgram:E,releaseProgram:I,releaseShaderCache:T,programs:c,dispose:U}}function Ty(){let i=new WeakMap;function t(a){return i.has(a)}function e(a){let o=i.get(a);return o===void 0&&(o={},i.set(a,o)),o}function n(a){i.delete(a)}function s(a,o,l){i.get(a)[o]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Ay(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Ld(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Id(){const i=[];let t=0;const e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function a(h){let m=0;return h.isInstancedMesh&&(m+=2),h.isSkinnedMesh&&(m+=1),m}function o(h,m,_,M,p,d){let S=i[t];return S===void 0?(S={id:h.id,object:h,geometry:m,material:_,materialVariant:a(h),groupOrder:M,renderOrder:h.renderOrder,z:p,group:d},i[t]=S):(S.id=h.id,S.object=h,S.geometry=m,S.material=_,S.materialVariant=a(h),S.groupOrder=M,S.renderOrder=h.renderOrder,S.z=p,S.group=d),t++,S}function l(h,m,_,M,p,d){const S=o(h,m,_,M,p,d);_.transmission>0?n.push(S):_.transparent===!0?s.push(S):e.push(S)}function c(h,m,_,M,p,d){const S=o(h,m,_,M,p,d);_.transmission>0?n.unshift(S):_.transparent===!0?s.unshift(S):e.unshift(S)}function f(h,m){e.length>1&&e.sort(h||Ay),n.length>1&&n.sort(m||Ld),s.length>1&&s.sort(m||Ld)}function u(){for(let h=t,m=i.length;h<m;h++){const _=i[h];if(_.id===null)break;_.id=null,_.object=null,_.geometry=null,_.material=null,_.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:f}}function Ry(){let i=new WeakMap;function t(n,s){const r=i.get(n);let a;return r===void 0?(a=new Id,i.set(n,[a])):s>=r.length?(a=new Id,r.push(a)):a=r[s],a}function e(){i=new WeakMap}return{get:t,dispose:e}}function Cy(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={direction:new L,color:new re};break;case"SpotLight":e={position:new L,direction:new L,color:new re,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new L,color:new re,distance:0,decay:0};break;case"HemisphereLight":e={direction:new L,skyColor:new re,groundColor:new re};break;case"RectAreaLight":e={color:new re,position:new L,halfWidth:new L,halfHeight:new L};break}return i[t.id]=e,e}}}function Py(){const i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}let Dy=0;function Ly(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Iy(i){const t=new Cy,e=Py(),n={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new L);const s=new L,r=new ye,a=new ye;function o(c){let f=0,u=0,h=0;for(let P=0;P<9;P++)n.probe[P].set(0,0,0);let m=0,_=0,M=0,p=0,d=0,S=0,A=0,E=0,I=0,T=0,U=0;c.sort(Ly);for(let P=0,F=c.length;P<F;P++){const R=c[P],B=R.color,G=R.intensity,Y=R.distance;let N=null;if(R.shadow&&R.shadow.map&&(R.shadow.map.texture.format===yr?N=R.shadow.map.texture:N=R.shadow.map.depthTexture||R.shadow.map.texture),R.isAmbientLight)f+=B.r*G,u+=B.g*G,h+=B.b*G;else if(R.isLightProbe){for(let W=0;W<9;W++)n.probe[W].addScaledVector(R.sh.coefficients[W],G);U++}else if(R.isDirectionalLight){const W=t.get(R);if(W.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){const O=R.shadow,rt=e.get(R);rt.shadowIntensity=O.intensity,rt.shadowBias=O.bias,rt.shadowNormalBias=O.normalBias,rt.shadowRadius=O.radius,rt.shadowMapSize=O.mapSize,n.directionalShadow[m]=rt,n.directionalShadowMap[m]=N,n.directionalShadowMatrix[m]=R.shadow.matrix,S++}n.directional[m]=W,m++}else if(R.isSpotLight){const W=t.get(R);W.position.setFromMatrixPosition(R.matrixWorld),W.color.copy(B).multiplyScalar(G),W.distance=Y,W.coneCos=Math.cos(R.angle),W.penumbraCos=Math.cos(R.angle*(1-R.penumbra)),W.decay=R.decay,n.spot[M]=W;const O=R.shadow;if(R.map&&(n.spotLightMap[I]=R.map,I++,O.updateMatrices(R),R.castShadow&&T++),n.spotLightMatrix[M]=O.matrix,R.castShadow){const rt=e.get(R);rt.shadowIntensity=O.intensity,rt.shadowBias=O.bias,rt.shadowNormalBias=O.normalBias,rt.shadowRadius=O.radius,rt.shadowMapSize=O.mapSize,n.spotShadow[M]=rt,n.spotShadowMap[M]=N,E++}M++}else if(R.isRectAreaLight){const W=t.get(R);W.color.copy(B).multiplyScalar(G),W.halfWidth.set(R.width*.5,0,0),W.halfHeight.set(0,R.height*.5,0),n.rectArea[p]=W,p++}else if(R.isPointLight){const W=t.get(R);if(W.color.copy(R.color).multiplyScalar(R.intensity),W.distance=R.distance,W.decay=R.decay,R.castShadow){const O=R.shadow,rt=e.get(R);rt.shadowIntensity=O.intensity,rt.shadowBias=O.bias,rt.shadowNormalBias=O.normalBias,rt.shadowRadius=O.radius,rt.shadowMapSize=O.mapSize,rt.shadowCameraNear=O.camera.near,rt.shadowCameraFar=O.camera.far,n.pointShadow[_]=rt,n.pointShadowMap[_]=N,n.pointShadowMatrix[_]=R.shadow.matrix,A++}n.point[_]=W,_++}else if(R.isHemisphereLight){const W=t.get(R);W.skyColor.copy(R.color).multiplyScalar(G),W.groundColor.copy(R.groundColor).multiplyScalar(G),n.hemi[d]=W,d++}}p>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=wt.LTC_FLOAT_1,n.rectAreaLTC2=wt.LTC_FLOAT_2):(n.rectAreaLTC1=wt.LTC_HALF_1,n.rectAreaLTC2=wt.LTC_HALF_2)),n.ambient[0]=f,n.ambient[1]=u,n.ambient[2]=h;const v=n.hash;(v.directionalLength!==m||v.pointLength!==_||v.spotLength!==M||v.rectAreaLength!==p||v.hemiLength!==d||v.numDirectionalShadows!==S||v.numPointShadows!==A||v.numSpotShadows!==E||v.numSpotMaps!==I||v.numLightProbes!==U)&&(n.directional.length=m,n.spot.length=M,n.rectArea.length=p,n.point.length=_,n.hemi.length=d,n.directionalShadow.length=S,n.directionalShadowMap.length=S,n.pointShadow.length=A,n.pointShadowMap.length=A,n.spotShadow.length=E,n.spotShadowMap.length=E,n.directionalShadowMatrix.length=S,n.pointShadowMatrix.length=A,n.spotLightMatrix.length=E+I-T,n.spotLightMap.length=I,n.numSpotLightShadowsWithMaps=T,n.numLightProbes=U,v.directionalLength=m,v.pointLength=_,v.spotLength=M,v.rectAreaLength=p,v.hemiLength=d,v.numDirectionalShadows=S,v.numPointShadows=A,v.numSpotShadows=E,v.numSpotMaps=I,v.numLightProbes=U,n.version=Dy++)}function l(c,f){let u=0,h=0,m=0,_=0,M=0;const p=f.matrixWorldInverse;for(let d=0,S=c.length;d<S;d++){const A=c[d];if(A.isDirectionalLight){const E=n.directional[u];E.direction.setFromMatrixPosition(A.matrixWorld),s.setFromMatrixPosition(A.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(p),u++}else if(A.isSpotLight){const E=n.spot[m];E.position.setFromMatrixPosition(A.matrixWorld),E.position.applyMatrix4(p),E.direction.setFromMatrixPosition(A.matrixWorld),s.setFromMatrixPosition(A.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(p),m++}else if(A.isRectAreaLight){const E=n.rectArea[_];E.position.setFromMatrixPosition(A.matrixWorld),E.position.applyMatrix4(p),a.identity(),r.copy(A.matrixWorld),r.premultiply(p),a.extractRotation(r),E.halfWidth.set(A.width*.5,0,0),E.halfHeight.set(0,A.height*.5,0),E.halfWidth.applyMatrix4(a),E.halfHeight.applyMatrix4(a),_++}else if(A.isPointLight){const E=n.point[h];E.position.setFromMatrixPosition(A.matrixWorld),E.position.applyMatrix4(p),h++}else if(A.isHemisphereLight){const E=n.hemi[M];E.direction.setFromMatrixPosition(A.matrixWorld),E.direction.transformDirection(p),M++}}}return{setup:o,setupView:l,state:n}}function Ud(i){const t=new Iy(i),e=[],n=[],s=[];function r(h){u.camera=h,e.length=0,n.length=0,s.length=0}function a(h){e.push(h)}function o(h){n.push(h)}function l(h){s.push(h)}function c(){t.setup(e)}function f(h){t.setupView(e,h)}const u={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:c,setupLightsView:f,pushLight:a,pushShadow:o,pushLightProbeGrid:l}}function Uy(i){let t=new WeakMap;function e(s,r=0){const a=t.get(s);let o;return a===void 0?(o=new Ud(i),t.set(s,[o])):r>=a.length?(o=new Ud(i),a.push(o)):o=a[r],o}function n(){t=new WeakMap}return{get:e,dispose:n}}const Ny=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Fy=`uniform sampler2D shadow_pass;
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
}`,Oy=[new L(1,0,0),new L(-1,0,0),new L(0,1,0),new L(0,-1,0),new L(0,0,1),new L(0,0,-1)],By=[new L(0,-1,0),new L(0,-1,0),new L(0,0,1),new L(0,0,-1),new L(0,-1,0),new L(0,-1,0)],Nd=new ye,Ha=new L,Xc=new L;function zy(i,t,e){let n=new Nu;const s=new Qt,r=new Qt,a=new ke,o=new H0,l=new W0,c={},f=e.maxTextureSize,u={[Ks]:ii,[ii]:Ks,[ns]:ns},h=new Gi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Qt},radius:{value:4}},vertexShader:Ny,fragmentShader:Fy}),m=h.clone();m.defines.HORIZONTAL_PASS=1;const _=new Fn;_.setAttribute("position",new Un(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const M=new Tn(_,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=gl;let d=this.type;this.render=function(T,U,v){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||T.length===0)return;this.type===m_&&(Yt("WebGLShadowMap: PCFSoftShadowMap has been deprecated. Using PCFShadowMap instead."),this.type=gl);const P=i.getRenderTarget(),F=i.getActiveCubeFace(),R=i.getActiveMipmapLevel(),B=i.state;B.setBlending(Ss),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);const G=d!==this.type;G&&U.traverse(function(Y){Y.material&&(Array.isArray(Y.material)?Y.material.forEach(N=>N.needsUpdate=!0):Y.material.needsUpdate=!0)});for(let Y=0,N=T.length;Y<N;Y++){const W=T[Y],O=W.shadow;if(O===void 0){Yt("WebGLShadowMap:",W,"has no shadow.");continue}if(O.autoUpdate===!1&&O.needsUpdate===!1)continue;s.copy(O.mapSize);const rt=O.getFrameExtents();s.multiply(rt),r.copy(O.mapSize),(s.x>f||s.y>f)&&(s.x>f&&(r.x=Math.floor(f/rt.x),s.x=r.x*rt.x,O.mapSize.x=r.x),s.y>f&&(r.y=Math.floor(f/rt.y),s.y=r.y*rt.y,O.mapSize.y=r.y));const st=i.state.buffers.depth.getReversed();if(O.camera._reversedDepth=st,O.map===null||G===!0){if(O.map!==null&&(O.map.depthTexture!==null&&(O.map.depthTexture.dispose(),O.map.depthTexture=null),O.map.dispose()),this.type===ja){if(W.isPointLight){Yt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}O.map=new os(s.x,s.y,{format:yr,type:ws,minFilter:Gn,magFilter:Gn,generateMipmaps:!1}),O.map.texture.name=W.name+".shadowMap",O.map.depthTexture=new pa(s.x,s.y,ki),O.map.depthTexture.name=W.name+".shadowMapDepth",O.map.depthTexture.format=Ts,O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=In,O.map.depthTexture.magFilter=In}else W.isPointLight?(O.map=new Fm(s.x),O.map.depthTexture=new F0(s.x,ls)):(O.map=new os(s.x,s.y),O.map.depthTexture=new pa(s.x,s.y,ls)),O.map.depthTexture.name=W.name+".shadowMap",O.map.depthTexture.format=Ts,this.type===gl?(O.map.depthTexture.compareFunction=st?Pu:Cu,O.map.depthTexture.minFilter=Gn,O.map.depthTexture.magFilter=Gn):(O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=In,O.map.depthTexture.magFilter=In);O.camera.updateProjectionMatrix()}const ot=O.map.isWebGLCubeRenderTarget?6:1;for(let xt=0;xt<ot;xt++){if(O.map.isWebGLCubeRenderTarget)i.setRenderTarget(O.map,xt),i.clear();else{xt===0&&(i.setRenderTarget(O.map),i.clear());const ut=O.getViewport(xt);a.set(r.x*ut.x,r.y*ut.y,r.x*ut.z,r.y*ut.w),B.viewport(a)}if(W.isPointLight){const ut=O.camera,gt=O.matrix,Kt=W.distance||ut.far;Kt!==ut.far&&(ut.far=Kt,ut.updateProjectionMatrix()),Ha.setFromMatrixPosition(W.matrixWorld),ut.position.copy(Ha),Xc.copy(ut.position),Xc.add(Oy[xt]),ut.up.copy(By[xt]),ut.lookAt(Xc),ut.updateMatrixWorld(),gt.makeTranslation(-Ha.x,-Ha.y,-Ha.z),Nd.multiplyMatrices(ut.projectionMatrix,ut.matrixWorldInverse),O._frustum.setFromProjectionMatrix(Nd,ut.coordinateSystem,ut.reversedDepth)}else O.updateMatrices(W);n=O.getFrustum(),E(U,v,O.camera,W,this.type)}O.isPointLightShadow!==!0&&this.type===ja&&S(O,v),O.needsUpdate=!1}d=this.type,p.needsUpdate=!1,i.setRenderTarget(P,F,R)};function S(T,U){const v=t.update(M);h.defines.VSM_SAMPLES!==T.blurSamples&&(h.defines.VSM_SAMPLES=T.blurSamples,m.defines.VSM_SAMPLES=T.blurSamples,h.needsUpdate=!0,m.needsUpdate=!0),T.mapPass===null&&(T.mapPass=new os(s.x,s.y,{format:yr,type:ws})),h.uniforms.shadow_pass.value=T.map.depthTexture,h.uniforms.resolution.value=T.mapSize,h.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(U,null,v,h,M,null),m.uniforms.shadow_pass.value=T.mapPass.texture,m.uniforms.resolution.value=T.mapSize,m.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(U,null,v,m,M,null)}function A(T,U,v,P){let F=null;const R=v.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(R!==void 0)F=R;else if(F=v.isPointLight===!0?l:o,i.localClippingEnabled&&U.clipShadows===!0&&Array.isArray(U.clippingPlanes)&&U.clippingPlanes.length!==0||U.displacementMap&&U.displacementScale!==0||U.alphaMap&&U.alphaTest>0||U.map&&U.alphaTest>0||U.alphaToCoverage===!0){const B=F.uuid,G=U.uuid;let Y=c[B];Y===void 0&&(Y={},c[B]=Y);let N=Y[G];N===void 0&&(N=F.clone(),Y[G]=N,U.addEventListener("dispose",I)),F=N}if(F.visible=U.visible,F.wireframe=U.wireframe,P===ja?F.side=U.shadowSide!==null?U.shadowSide:U.side:F.side=U.shadowSide!==null?U.shadowSide:u[U.side],F.alphaMap=U.alphaMap,F.alphaTest=U.alphaToCoverage===!0?.5:U.alphaTest,F.map=U.map,F.clipShadows=U.clipShadows,F.clippingPlanes=U.clippingPlanes,F.clipIntersection=U.clipIntersection,F.displacementMap=U.displacementMap,F.displacementScale=U.displacementScale,F.displacementBias=U.displacementBias,F.wireframeLinewidth=U.wireframeLinewidth,F.linewidth=U.linewidth,v.isPointLight===!0&&F.isMeshDistanceMaterial===!0){const B=i.properties.get(F);B.light=v}return F}function E(T,U,v,P,F){if(T.visible===!1)return;if(T.layers.test(U.layers)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&F===ja)&&(!T.frustumCulled||n.intersectsObject(T))){T.modelViewMatrix.multiplyMatrices(v.matrixWorldInverse,T.matrixWorld);const G=t.update(T),Y=T.material;if(Array.isArray(Y)){const N=G.groups;for(let W=0,O=N.length;W<O;W++){const rt=N[W],st=Y[rt.materialIndex];if(st&&st.visible){const ot=A(T,st,P,F);T.onBeforeShadow(i,T,U,v,G,ot,rt),i.renderBufferDirect(v,null,G,ot,T,rt),T.onAfterShadow(i,T,U,v,G,ot,rt)}}}else if(Y.visible){const N=A(T,Y,P,F);T.onBeforeShadow(i,T,U,v,G,N,null),i.renderBufferDirect(v,null,G,N,T,null),T.onAfterShadow(i,T,U,v,G,N,null)}}const B=T.children;for(let G=0,Y=B.length;G<Y;G++)E(B[G],U,v,P,F)}function I(T){T.target.removeEventListener("dispose",I);for(const v in c){const P=c[v],F=T.target.uuid;F in P&&(P[F].dispose(),delete P[F])}}}function ky(i,t){function e(){let k=!1;const vt=new ke;let et=null;const Pt=new ke(0,0,0,0);return{setMask:function(bt){et!==bt&&!k&&(i.colorMask(bt,bt,bt,bt),et=bt)},setLocked:function(bt){k=bt},setClear:function(bt,ct,zt,qt,he){he===!0&&(bt*=qt,ct*=qt,zt*=qt),vt.set(bt,ct,zt,qt),Pt.equals(vt)===!1&&(i.clearColor(bt,ct,zt,qt),Pt.copy(vt))},reset:function(){k=!1,et=null,Pt.set(-1,0,0,0)}}}function n(){let k=!1,vt=!1,et=null,Pt=null,bt=null;return{setReversed:function(ct){if(vt!==ct){const zt=t.get("EXT_clip_control");ct?zt.clipControlEXT(zt.LOWER_LEFT_EXT,zt.ZERO_TO_ONE_EXT):zt.clipControlEXT(zt.LOWER_LEFT_EXT,zt.NEGATIVE_ONE_TO_ONE_EXT),vt=ct;const qt=bt;bt=null,this.setClear(qt)}},getReversed:function(){return vt},setTest:function(ct){ct?dt(i.DEPTH_TEST):Bt(i.DEPTH_TEST)},setMask:function(ct){et!==ct&&!k&&(i.depthMask(ct),et=ct)},setFunc:function(ct){if(vt&&(ct=$_[ct]),Pt!==ct){switch(ct){case gh:i.depthFunc(i.NEVER);break;case _h:i.depthFunc(i.ALWAYS);break;case xh:i.depthFunc(i.LESS);break;case fa:i.depthFunc(i.LEQUAL);break;case vh:i.depthFunc(i.EQUAL);break;case Sh:i.depthFunc(i.GEQUAL);break;case Mh:i.depthFunc(i.GREATER);break;case yh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Pt=ct}},setLocked:function(ct){k=ct},setClear:function(ct){bt!==ct&&(bt=ct,vt&&(ct=1-ct),i.clearDepth(ct))},reset:function(){k=!1,et=null,Pt=null,bt=null,vt=!1}}}function s(){let k=!1,vt=null,et=null,Pt=null,bt=null,ct=null,zt=null,qt=null,he=null;return{setTest:function(ce){k||(ce?dt(i.STENCIL_TEST):Bt(i.STENCIL_TEST))},setMask:function(ce){vt!==ce&&!k&&(i.stencilMask(ce),vt=ce)},setFunc:function(ce,On,Rn){(et!==ce||Pt!==On||bt!==Rn)&&(i.stencilFunc(ce,On,Rn),et=ce,Pt=On,bt=Rn)},setOp:function(ce,On,Rn){(ct!==ce||zt!==On||qt!==Rn)&&(i.stencilOp(ce,On,Rn),ct=ce,zt=On,qt=Rn)},setLocked:function(ce){k=ce},setClear:function(ce){he!==ce&&(i.clearStencil(ce),he=ce)},reset:function(){k=!1,vt=null,et=null,Pt=null,bt=null,ct=null,zt=null,qt=null,he=null}}}const r=new e,a=new n,o=new s,l=new WeakMap,c=new WeakMap;let f={},u={},h={},m=new WeakMap,_=[],M=null,p=!1,d=null,S=null,A=null,E=null,I=null,T=null,U=null,v=new re(0,0,0),P=0,F=!1,R=null,B=null,G=null,Y=null,N=null;const W=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let O=!1,rt=0;const st=i.getParameter(i.VERSION);st.indexOf("WebGL")!==-1?(rt=parseFloat(/^WebGL (\d)/.exec(st)[1]),O=rt>=1):st.indexOf("OpenGL ES")!==-1&&(rt=parseFloat(/^OpenGL ES (\d)/.exec(st)[1]),O=rt>=2);let ot=null,xt={};const ut=i.getParameter(i.SCISSOR_BOX),gt=i.getParameter(i.VIEWPORT),Kt=new ke().fromArray(ut),Gt=new ke().fromArray(gt);function J(k,vt,et,Pt){const bt=new Uint8Array(4),ct=i.createTexture();i.bindTexture(k,ct),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let zt=0;zt<et;zt++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(vt,0,i.RGBA,1,1,Pt,0,i.RGBA,i.UNSIGNED_BYTE,bt):i.texImage2D(vt+zt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,bt);return ct}const lt={};lt[i.TEXTURE_2D]=J(i.TEXTURE_2D,i.TEXTURE_2D,1),lt[i.TEXTURE_CUBE_MAP]=J(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),lt[i.TEXTURE_2D_ARRAY]=J(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),lt[i.TEXTURE_3D]=J(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(1),o.setClear(0),dt(i.DEPTH_TEST),a.setFunc(fa),Ge(!1),Ue(Tf),dt(i.CULL_FACE),be(Ss);function dt(k){f[k]!==!0&&(i.enable(k),f[k]=!0)}function Bt(k){f[k]!==!1&&(i.disable(k),f[k]=!1)}function Nt(k,vt){return h[k]!==vt?(i.bindFramebuffer(k,vt),h[k]=vt,k===i.DRAW_FRAMEBUFFER&&(h[i.FRAMEBUFFER]=vt),k===i.FRAMEBUFFER&&(h[i.DRAW_FRAMEBUFFER]=vt),!0):!1}function Vt(k,vt){let et=_,Pt=!1;if(k){et=m.get(vt),et===void 0&&(et=[],m.set(vt,et));const bt=k.textures;if(et.length!==bt.length||et[0]!==i.COLOR_ATTACHMENT0){for(let ct=0,zt=bt.length;ct<zt;ct++)et[ct]=i.COLOR_ATTACHMENT0+ct;et.length=bt.length,Pt=!0}}else et[0]!==i.BACK&&(et[0]=i.BACK,Pt=!0);Pt&&i.drawBuffers(et)}function Me(k){return M!==k?(i.useProgram(k),M=k,!0):!1}const $t={[ur]:i.FUNC_ADD,[__]:i.FUNC_SUBTRACT,[x_]:i.FUNC_REVERSE_SUBTRACT};$t[v_]=i.MIN,$t[S_]=i.MAX;const fe={[M_]:i.ZERO,[y_]:i.ONE,[b_]:i.SRC_COLOR,[ph]:i.SRC_ALPHA,[C_]:i.SRC_ALPHA_SATURATE,[A_]:i.DST_COLOR,[w_]:i.DST_ALPHA,[E_]:i.ONE_MINUS_SRC_COLOR,[mh]:i.ONE_MINUS_SRC_ALPHA,[R_]:i.ONE_MINUS_DST_COLOR,[T_]:i.ONE_MINUS_DST_ALPHA,[P_]:i.CONSTANT_COLOR,[D_]:i.ONE_MINUS_CONSTANT_COLOR,[L_]:i.CONSTANT_ALPHA,[I_]:i.ONE_MINUS_CONSTANT_ALPHA};function be(k,vt,et,Pt,bt,ct,zt,qt,he,ce){if(k===Ss){p===!0&&(Bt(i.BLEND),p=!1);return}if(p===!1&&(dt(i.BLEND),p=!0),k!==g_){if(k!==d||ce!==F){if((S!==ur||I!==ur)&&(i.blendEquation(i.FUNC_ADD),S=ur,I=ur),ce)switch(k){case la:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Af:i.blendFunc(i.ONE,i.ONE);break;case Rf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Cf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:ve("WebGLState: Invalid blending: ",k);break}else switch(k){case la:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Af:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Rf:ve("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Cf:ve("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ve("WebGLState: Invalid blending: ",k);break}A=null,E=null,T=null,U=null,v.set(0,0,0),P=0,d=k,F=ce}return}bt=bt||vt,ct=ct||et,zt=zt||Pt,(vt!==S||bt!==I)&&(i.blendEquationSeparate($t[vt],$t[bt]),S=vt,I=bt),(et!==A||Pt!==E||ct!==T||zt!==U)&&(i.blendFuncSeparate(fe[et],fe[Pt],fe[ct],fe[zt]),A=et,E=Pt,T=ct,U=zt),(qt.equals(v)===!1||he!==P)&&(i.blendColor(qt.r,qt.g,qt.b,he),v.copy(qt),P=he),d=k,F=!1}function ie(k,vt){k.side===ns?Bt(i.CULL_FACE):dt(i.CULL_FACE);let et=k.side===ii;vt&&(et=!et),Ge(et),k.blending===la&&k.transparent===!1?be(Ss):be(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),a.setFunc(k.depthFunc),a.setTest(k.depthTest),a.setMask(k.depthWrite),r.setMask(k.colorWrite);const Pt=k.stencilWrite;o.setTest(Pt),Pt&&(o.setMask(k.stencilWriteMask),o.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),o.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),z(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?dt(i.SAMPLE_ALPHA_TO_COVERAGE):Bt(i.SAMPLE_ALPHA_TO_COVERAGE)}function Ge(k){R!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),R=k)}function Ue(k){k!==d_?(dt(i.CULL_FACE),k!==B&&(k===Tf?i.cullFace(i.BACK):k===p_?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Bt(i.CULL_FACE),B=k}function sn(k){k!==G&&(O&&i.lineWidth(k),G=k)}function z(k,vt,et){k?(dt(i.POLYGON_OFFSET_FILL),(Y!==vt||N!==et)&&(Y=vt,N=et,a.getReversed()&&(vt=-vt),i.polygonOffset(vt,et))):Bt(i.POLYGON_OFFSET_FILL)}function Ve(k){k?dt(i.SCISSOR_TEST):Bt(i.SCISSOR_TEST)}function Zt(k){k===void 0&&(k=i.TEXTURE0+W-1),ot!==k&&(i.activeTexture(k),ot=k)}function xe(k,vt,et){et===void 0&&(ot===null?et=i.TEXTURE0+W-1:et=ot);let Pt=xt[et];Pt===void 0&&(Pt={type:void 0,texture:void 0},xt[et]=Pt),(Pt.type!==k||Pt.texture!==vt)&&(ot!==et&&(i.activeTexture(et),ot=et),i.bindTexture(k,vt||lt[k]),Pt.type=k,Pt.texture=vt)}function nt(){const k=xt[ot];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function _t(){try{i.compressedTexImage2D(...arguments)}catch(k){ve("WebGLState:",k)}}function w(){try{i.compressedTexImage3D(...arguments)}catch(k){ve("WebGLState:",k)}}function x(){try{i.texSubImage2D(...arguments)}catch(k){ve("WebGLState:",k)}}function X(){try{i.texSubImage3D(...arguments)}catch(k){ve("WebGLState:",k)}}function tt(){try{i.compressedTexSubImage2D(...arguments)}catch(k){ve("WebGLState:",k)}}function at(){try{i.compressedTexSubImage3D(...arguments)}catch(k){ve("WebGLState:",k)}}function pt(){try{i.texStorage2D(...arguments)}catch(k){ve("WebGLState:",k)}}function ft(){try{i.texStorage3D(...arguments)}catch(k){ve("WebGLState:",k)}}function Z(){try{i.texImage2D(...arguments)}catch(k){ve("WebGLState:",k)}}function Q(){try{i.texImage3D(...arguments)}catch(k){ve("WebGLState:",k)}}function yt(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function Dt(k,vt){u[k]!==vt&&(i.pixelStorei(k,vt),u[k]=vt)}function Mt(k){Kt.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),Kt.copy(k))}function mt(k){Gt.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),Gt.copy(k))}function Xt(k,vt){let et=c.get(vt);et===void 0&&(et=new WeakMap,c.set(vt,et));let Pt=et.get(k);Pt===void 0&&(Pt=i.getUniformBlockIndex(vt,k.name),et.set(k,Pt))}function Jt(k,vt){const Pt=c.get(vt).get(k);l.get(vt)!==Pt&&(i.uniformBlockBinding(vt,Pt,k.__bindingPointIndex),l.set(vt,Pt))}function te(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),a.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),f={},u={},ot=null,xt={},h={},m=new WeakMap,_=[],M=null,p=!1,d=null,S=null,A=null,E=null,I=null,T=null,U=null,v=new re(0,0,0),P=0,F=!1,R=null,B=null,G=null,Y=null,N=null,Kt.set(0,0,i.canvas.width,i.canvas.height),Gt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},enable:dt,disable:Bt,bindFramebuffer:Nt,drawBuffers:Vt,useProgram:Me,setBlending:be,setMaterial:ie,setFlipSided:Ge,setCullFace:Ue,setLineWidth:sn,setPolygonOffset:z,setScissorTest:Ve,activeTexture:Zt,bindTexture:xe,unbindTexture:nt,compressedTexImage2D:_t,compressedTexImage3D:w,texImage2D:Z,texImage3D:Q,pixelStorei:Dt,getParameter:yt,updateUBOMapping:Xt,uniformBlockBinding:Jt,texStorage2D:pt,texStorage3D:ft,texSubImage2D:x,texSubImage3D:X,compressedTexSubImage2D:tt,compressedTexSubImage3D:at,scissor:Mt,viewport:mt,reset:te}}function Vy(i,t,e,n,s,r,a){const o=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Qt,f=new WeakMap,u=new Set;let h;const m=new WeakMap;let _=!1;try{_=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function M(w,x){return _?new OffscreenCanvas(w,x):Cl("canvas")}function p(w,x,X){let tt=1;const at=_t(w);if((at.width>X||at.height>X)&&(tt=X/Math.max(at.width,at.height)),tt<1)if(typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&w instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&w instanceof ImageBitmap||typeof VideoFrame<"u"&&w instanceof VideoFrame){const pt=Math.floor(tt*at.width),ft=Math.floor(tt*at.height);h===void 0&&(h=M(pt,ft));const Z=x?M(pt,ft):h;return Z.width=pt,Z.height=ft,Z.getContext("2d").drawImage(w,0,0,pt,ft),Yt("WebGLRenderer: Texture has been resized from ("+at.width+"x"+at.height+") to ("+pt+"x"+ft+")."),Z}else return"data"in w&&Yt("WebGLRenderer: Image in DataTexture is too big ("+at.width+"x"+at.height+")."),w;return w}function d(w){return w.generateMipmaps}function S(w){i.generateMipmap(w)}function A(w){return w.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:w.isWebGL3DRenderTarget?i.TEXTURE_3D:w.isWebGLArrayRenderTarget||w.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(w,x,X,tt,at,pt=!1){if(w!==null){if(i[w]!==void 0)return i[w];Yt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+w+"'")}let ft;tt&&(ft=t.get("EXT_texture_norm16"),ft||Yt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Z=x;if(x===i.RED&&(X===i.FLOAT&&(Z=i.R32F),X===i.HALF_FLOAT&&(Z=i.R16F),X===i.UNSIGNED_BYTE&&(Z=i.R8),X===i.UNSIGNED_SHORT&&ft&&(Z=ft.R16_EXT),X===i.SHORT&&ft&&(Z=ft.R16_SNORM_EXT)),x===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.R8UI),X===i.UNSIGNED_SHORT&&(Z=i.R16UI),X===i.UNSIGNED_INT&&(Z=i.R32UI),X===i.BYTE&&(Z=i.R8I),X===i.SHORT&&(Z=i.R16I),X===i.INT&&(Z=i.R32I)),x===i.RG&&(X===i.FLOAT&&(Z=i.RG32F),X===i.HALF_FLOAT&&(Z=i.RG16F),X===i.UNSIGNED_BYTE&&(Z=i.RG8),X===i.UNSIGNED_SHORT&&ft&&(Z=ft.RG16_EXT),X===i.SHORT&&ft&&(Z=ft.RG16_SNORM_EXT)),x===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.RG8UI),X===i.UNSIGNED_SHORT&&(Z=i.RG16UI),X===i.UNSIGNED_INT&&(Z=i.RG32UI),X===i.BYTE&&(Z=i.RG8I),X===i.SHORT&&(Z=i.RG16I),X===i.INT&&(Z=i.RG32I)),x===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.RGB8UI),X===i.UNSIGNED_SHORT&&(Z=i.RGB16UI),X===i.UNSIGNED_INT&&(Z=i.RGB32UI),X===i.BYTE&&(Z=i.RGB8I),X===i.SHORT&&(Z=i.RGB16I),X===i.INT&&(Z=i.RGB32I)),x===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(Z=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(Z=i.RGBA16UI),X===i.UNSIGNED_INT&&(Z=i.RGBA32UI),X===i.BYTE&&(Z=i.RGBA8I),X===i.SHORT&&(Z=i.RGBA16I),X===i.INT&&(Z=i.RGBA32I)),x===i.RGB&&(X===i.UNSIGNED_SHORT&&ft&&(Z=ft.RGB16_EXT),X===i.SHORT&&ft&&(Z=ft.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(Z=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(Z=i.R11F_G11F_B10F)),x===i.RGBA){const Q=pt?Rl:_e.getTransfer(at);X===i.FLOAT&&(Z=i.RGBA32F),X===i.HALF_FLOAT&&(Z=i.RGBA16F),X===i.UNSIGNED_BYTE&&(Z=Q===Le?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&ft&&(Z=ft.RGBA16_EXT),X===i.SHORT&&ft&&(Z=ft.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(Z=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(Z=i.RGB5_A1)}return(Z===i.R16F||Z===i.R32F||Z===i.RG16F||Z===i.RG32F||Z===i.RGBA16F||Z===i.RGBA32F)&&t.get("EXT_color_buffer_float"),Z}function I(w,x){let X;return w?x===null||x===ls||x===lo?X=i.DEPTH24_STENCIL8:x===ki?X=i.DEPTH32F_STENCIL8:x===oo&&(X=i.DEPTH24_STENCIL8,Yt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):x===null||x===ls||x===lo?X=i.DEPTH_COMPONENT24:x===ki?X=i.DEPTH_COMPONENT32F:x===oo&&(X=i.DEPTH_COMPONENT16),X}function T(w,x){return d(w)===!0||w.isFramebufferTexture&&w.minFilter!==In&&w.minFilter!==Gn?Math.log2(Math.max(x.width,x.height))+1:w.mipmaps!==void 0&&w.mipmaps.length>0?w.mipmaps.length:w.isCompressedTexture&&Array.isArray(w.image)?x.mipmaps.length:1}function U(w){const x=w.target;x.removeEventListener("dispose",U),P(x),x.isVideoTexture&&f.delete(x),x.isHTMLTexture&&u.delete(x)}function v(w){const x=w.target;x.removeEventListener("dispose",v),R(x)}function P(w){const x=n.get(w);if(x.__webglInit===void 0)return;const X=w.source,tt=m.get(X);if(tt){const at=tt[x.__cacheKey];at.usedTimes--,at.usedTimes===0&&F(w),Object.keys(tt).length===0&&m.delete(X)}n.remove(w)}function F(w){const x=n.get(w);i.deleteTexture(x.__webglTexture);const X=w.source,tt=m.get(X);delete tt[x.__cacheKey],a.memory.textures--}function R(w){const x=n.get(w);if(w.depthTexture&&(w.depthTexture.dispose(),n.remove(w.depthTexture)),w.isWebGLCubeRenderTarget)for(let tt=0;tt<6;tt++){if(Array.isArray(x.__webglFramebuffer[tt]))for(let at=0;at<x.__webglFramebuffer[tt].length;at++)i.deleteFramebuffer(x.__webglFramebuffer[tt][at]);else i.deleteFramebuffer(x.__webglFramebuffer[tt]);x.__webglDepthbuffer&&i.deleteRenderbuffer(x.__webglDepthbuffer[tt])}else{if(Array.isArray(x.__webglFramebuffer))for(let tt=0;tt<x.__webglFramebuffer.length;tt++)i.deleteFramebuffer(x.__webglFramebuffer[tt]);else i.deleteFramebuffer(x.__webglFramebuffer);if(x.__webglDepthbuffer&&i.deleteRenderbuffer(x.__webglDepthbuffer),x.__webglMultisampledFramebuffer&&i.deleteFramebuffer(x.__webglMultisampledFramebuffer),x.__webglColorRenderbuffer)for(let tt=0;tt<x.__webglColorRenderbuffer.length;tt++)x.__webglColorRenderbuffer[tt]&&i.deleteRenderbuffer(x.__webglColorRenderbuffer[tt]);x.__webglDepthRenderbuffer&&i.deleteRenderbuffer(x.__webglDepthRenderbuffer)}const X=w.textures;for(let tt=0,at=X.length;tt<at;tt++){const pt=n.get(X[tt]);pt.__webglTexture&&(i.deleteTexture(pt.__webglTexture),a.memory.textures--),n.remove(X[tt])}n.remove(w)}let B=0;function G(){B=0}function Y(){return B}function N(w){B=w}function W(){const w=B;return w>=s.maxTextures&&Yt("WebGLTextures: Trying to use "+w+" texture units while this GPU supports only "+s.maxTextures),B+=1,w}function O(w){const x=[];return x.push(w.wrapS),x.push(w.wrapT),x.push(w.wrapR||0),x.push(w.magFilter),x.push(w.minFilter),x.push(w.anisotropy),x.push(w.internalFormat),x.push(w.format),x.push(w.type),x.push(w.generateMipmaps),x.push(w.premultiplyAlpha),x.push(w.flipY),x.push(w.unpackAlignment),x.push(w.colorSpace),x.join()}function rt(w,x){const X=n.get(w);if(w.isVideoTexture&&xe(w),w.isRenderTargetTexture===!1&&w.isExternalTexture!==!0&&w.version>0&&X.__version!==w.version){const tt=w.image;if(tt===null)Yt("WebGLRenderer: Texture marked for update but no image data found.");else if(tt.complete===!1)Yt("WebGLRenderer: Texture marked for update but image is incomplete");else{Bt(X,w,x);return}}else w.isExternalTexture&&(X.__webglTexture=w.sourceTexture?w.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+x)}function st(w,x){const X=n.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&X.__version!==w.version){Bt(X,w,x);return}else w.isExternalTexture&&(X.__webglTexture=w.sourceTexture?w.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+x)}function ot(w,x){const X=n.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&X.__version!==w.version){Bt(X,w,x);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+x)}function xt(w,x){const X=n.get(w);if(w.isCubeDepthTexture!==!0&&w.version>0&&X.__version!==w.version){Nt(X,w,x);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+x)}const ut={[bh]:i.REPEAT,[vs]:i.CLAMP_TO_EDGE,[Eh]:i.MIRRORED_REPEAT},gt={[In]:i.NEAREST,[F_]:i.NEAREST_MIPMAP_NEAREST,[Do]:i.NEAREST_MIPMAP_LINEAR,[Gn]:i.LINEAR,[pc]:i.LINEAR_MIPMAP_NEAREST,[pr]:i.LINEAR_MIPMAP_LINEAR},Kt={[z_]:i.NEVER,[W_]:i.ALWAYS,[k_]:i.LESS,[Cu]:i.LEQUAL,[V_]:i.EQUAL,[Pu]:i.GEQUAL,[G_]:i.GREATER,[H_]:i.NOTEQUAL};function Gt(w,x){if(x.type===ki&&t.has("OES_texture_float_linear")===!1&&(x.magFilter===Gn||x.magFilter===pc||x.magFilter===Do||x.magFilter===pr||x.minFilter===Gn||x.minFilter===pc||x.minFilter===Do||x.minFilter===pr)&&Yt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(w,i.TEXTURE_WRAP_S,ut[x.wrapS]),i.texParameteri(w,i.TEXTURE_WRAP_T,ut[x.wrapT]),(w===i.TEXTURE_3D||w===i.TEXTURE_2D_ARRAY)&&i.texParameteri(w,i.TEXTURE_WRAP_R,ut[x.wrapR]),i.texParameteri(w,i.TEXTURE_MAG_FILTER,gt[x.magFilter]),i.texParameteri(w,i.TEXTURE_MIN_FILTER,gt[x.minFilter]),x.compareFunction&&(i.texParameteri(w,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(w,i.TEXTURE_COMPARE_FUNC,Kt[x.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(x.magFilter===In||x.minFilter!==Do&&x.minFilter!==pr||x.type===ki&&t.has("OES_texture_float_linear")===!1)return;if(x.anisotropy>1||n.get(x).__currentAnisotropy){const X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(w,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(x.anisotropy,s.getMaxAnisotropy())),n.get(x).__currentAnisotropy=x.anisotropy}}}function J(w,x){let X=!1;w.__webglInit===void 0&&(w.__webglInit=!0,x.addEventListener("dispose",U));const tt=x.source;let at=m.get(tt);at===void 0&&(at={},m.set(tt,at));const pt=O(x);if(pt!==w.__cacheKey){at[pt]===void 0&&(at[pt]={texture:i.createTexture(),usedTimes:0},a.memory.textures++,X=!0),at[pt].usedTimes++;const ft=at[w.__cacheKey];ft!==void 0&&(at[w.__cacheKey].usedTimes--,ft.usedTimes===0&&F(x)),w.__cacheKey=pt,w.__webglTexture=at[pt].texture}return X}function lt(w,x,X){return Math.floor(Math.floor(w/X)/x)}function dt(w,x,X,tt){const pt=w.updateRanges;if(pt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,x.width,x.height,X,tt,x.data);else{pt.sort((Dt,Mt)=>Dt.start-Mt.start);let ft=0;for(let Dt=1;Dt<pt.length;Dt++){const Mt=pt[ft],mt=pt[Dt],Xt=Mt.start+Mt.count,Jt=lt(mt.start,x.width,4),te=lt(Mt.start,x.width,4);mt.start<=Xt+1&&Jt===te&&lt(mt.start+mt.count-1,x.width,4)===Jt?Mt.count=Math.max(Mt.count,mt.start+mt.count-Mt.start):(++ft,pt[ft]=mt)}pt.length=ft+1;const Z=e.getParameter(i.UNPACK_ROW_LENGTH),Q=e.getParameter(i.UNPACK_SKIP_PIXELS),yt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,x.width);for(let Dt=0,Mt=pt.length;Dt<Mt;Dt++){const mt=pt[Dt],Xt=Math.floor(mt.start/4),Jt=Math.ceil(mt.count/4),te=Xt%x.width,k=Math.floor(Xt/x.width),vt=Jt,et=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,te),e.pixelStorei(i.UNPACK_SKIP_ROWS,k),e.texSubImage2D(i.TEXTURE_2D,0,te,k,vt,et,X,tt,x.data)}w.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,Z),e.pixelStorei(i.UNPACK_SKIP_PIXELS,Q),e.pixelStorei(i.UNPACK_SKIP_ROWS,yt)}}function Bt(w,x,X){let tt=i.TEXTURE_2D;(x.isDataArrayTexture||x.isCompressedArrayTexture)&&(tt=i.TEXTURE_2D_ARRAY),x.isData3DTexture&&(tt=i.TEXTURE_3D);const at=J(w,x),pt=x.source;e.bindTexture(tt,w.__webglTexture,i.TEXTURE0+X);const ft=n.get(pt);if(pt.version!==ft.__version||at===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&x.image instanceof ImageBitmap)===!1){const et=_e.getPrimaries(_e.workingColorSpace),Pt=x.colorSpace===Ys?null:_e.getPrimaries(x.colorSpace),bt=x.colorSpace===Ys||et===Pt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,x.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,bt)}e.pixelStorei(i.UNPACK_ALIGNMENT,x.unpackAlignment);let Q=p(x.image,!1,s.maxTextureSize);Q=nt(x,Q);const yt=r.convert(x.format,x.colorSpace),Dt=r.convert(x.type);let Mt=E(x.internalFormat,yt,Dt,x.normalized,x.colorSpace,x.isVideoTexture);Gt(tt,x);let mt;const Xt=x.mipmaps,Jt=x.isVideoTexture!==!0,te=ft.__version===void 0||at===!0,k=pt.dataReady,vt=T(x,Q);if(x.isDepthTexture)Mt=I(x.format===mr,x.type),te&&(Jt?e.texStorage2D(i.TEXTURE_2D,1,Mt,Q.width,Q.height):e.texImage2D(i.TEXTURE_2D,0,Mt,Q.width,Q.height,0,yt,Dt,null));else if(x.isDataTexture)if(Xt.length>0){Jt&&te&&e.texStorage2D(i.TEXTURE_2D,vt,Mt,Xt[0].width,Xt[0].height);for(let et=0,Pt=Xt.length;et<Pt;et++)mt=Xt[et],Jt?k&&e.texSubImage2D(i.TEXTURE_2D,et,0,0,mt.width,mt.height,yt,Dt,mt.data):e.texImage2D(i.TEXTURE_2D,et,Mt,mt.width,mt.height,0,yt,Dt,mt.data);x.generateMipmaps=!1}else Jt?(te&&e.texStorage2D(i.TEXTURE_2D,vt,Mt,Q.width,Q.height),k&&dt(x,Q,yt,Dt)):e.texImage2D(i.TEXTURE_2D,0,Mt,Q.width,Q.height,0,yt,Dt,Q.data);else if(x.isCompressedTexture)if(x.isCompressedArrayTexture){Jt&&te&&e.texStorage3D(i.TEXTURE_2D_ARRAY,vt,Mt,Xt[0].width,Xt[0].height,Q.depth);for(let et=0,Pt=Xt.length;et<Pt;et++)if(mt=Xt[et],x.format!==Vi)if(yt!==null)if(Jt){if(k)if(x.layerUpdates.size>0){const bt=fd(mt.width,mt.height,x.format,x.type);for(const ct of x.layerUpdates){const zt=mt.data.subarray(ct*bt/mt.data.BYTES_PER_ELEMENT,(ct+1)*bt/mt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,et,0,0,ct,mt.width,mt.height,1,yt,zt)}x.clearLayerUpdates()}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,et,0,0,0,mt.width,mt.height,Q.depth,yt,mt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,et,Mt,mt.width,mt.height,Q.depth,0,mt.data,0,0);else Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else Jt?k&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,et,0,0,0,mt.width,mt.height,Q.depth,yt,Dt,mt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,et,Mt,mt.width,mt.height,Q.depth,0,yt,Dt,mt.data)}else{Jt&&te&&e.texStorage2D(i.TEXTURE_2D,vt,Mt,Xt[0].width,Xt[0].height);for(let et=0,Pt=Xt.length;et<Pt;et++)mt=Xt[et],x.format!==Vi?yt!==null?Jt?k&&e.compressedTexSubImage2D(i.TEXTURE_2D,et,0,0,mt.width,mt.height,yt,mt.data):e.compressedTexImage2D(i.TEXTURE_2D,et,Mt,mt.width,mt.height,0,mt.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):Jt?k&&e.texSubImage2D(i.TEXTURE_2D,et,0,0,mt.width,mt.height,yt,Dt,mt.data):e.texImage2D(i.TEXTURE_2D,et,Mt,mt.width,mt.height,0,yt,Dt,mt.data)}else if(x.isDataArrayTexture)if(Jt){if(te&&e.texStorage3D(i.TEXTURE_2D_ARRAY,vt,Mt,Q.width,Q.height,Q.depth),k)if(x.layerUpdates.size>0){const et=fd(Q.width,Q.height,x.format,x.type);for(const Pt of x.layerUpdates){const bt=Q.data.subarray(Pt*et/Q.data.BYTES_PER_ELEMENT,(Pt+1)*et/Q.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Pt,Q.width,Q.height,1,yt,Dt,bt)}x.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,Q.width,Q.height,Q.depth,yt,Dt,Q.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,Mt,Q.width,Q.height,Q.depth,0,yt,Dt,Q.data);else if(x.isData3DTexture)Jt?(te&&e.texStorage3D(i.TEXTURE_3D,vt,Mt,Q.width,Q.height,Q.depth),k&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,Q.width,Q.height,Q.depth,yt,Dt,Q.data)):e.texImage3D(i.TEXTURE_3D,0,Mt,Q.width,Q.height,Q.depth,0,yt,Dt,Q.data);else if(x.isFramebufferTexture){if(te)if(Jt)e.texStorage2D(i.TEXTURE_2D,vt,Mt,Q.width,Q.height);else{let et=Q.width,Pt=Q.height;for(let bt=0;bt<vt;bt++)e.texImage2D(i.TEXTURE_2D,bt,Mt,et,Pt,0,yt,Dt,null),et>>=1,Pt>>=1}}else if(x.isHTMLTexture){if("texElementImage2D"in i){const et=i.canvas;if(et.hasAttribute("layoutsubtree")||et.setAttribute("layoutsubtree","true"),Q.parentNode!==et){et.appendChild(Q),u.add(x),et.onpaint=qt=>{const he=qt.changedElements;for(const ce of u)he.includes(ce.image)&&(ce.needsUpdate=!0)},et.requestPaint();return}const Pt=0,bt=i.RGBA,ct=i.RGBA,zt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,Pt,bt,ct,zt,Q),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Xt.length>0){if(Jt&&te){const et=_t(Xt[0]);e.texStorage2D(i.TEXTURE_2D,vt,Mt,et.width,et.height)}for(let et=0,Pt=Xt.length;et<Pt;et++)mt=Xt[et],Jt?k&&e.texSubImage2D(i.TEXTURE_2D,et,0,0,yt,Dt,mt):e.texImage2D(i.TEXTURE_2D,et,Mt,yt,Dt,mt);x.generateMipmaps=!1}else if(Jt){if(te){const et=_t(Q);e.texStorage2D(i.TEXTURE_2D,vt,Mt,et.width,et.height)}k&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,yt,Dt,Q)}else e.texImage2D(i.TEXTURE_2D,0,Mt,yt,Dt,Q);d(x)&&S(tt),ft.__version=pt.version,x.onUpdate&&x.onUpdate(x)}w.__version=x.version}function Nt(w,x,X){if(x.image.length!==6)return;const tt=J(w,x),at=x.source;e.bindTexture(i.TEXTURE_CUBE_MAP,w.__webglTexture,i.TEXTURE0+X);const pt=n.get(at);if(at.version!==pt.__version||tt===!0){e.activeTexture(i.TEXTURE0+X);const ft=_e.getPrimaries(_e.workingColorSpace),Z=x.colorSpace===Ys?null:_e.getPrimaries(x.colorSpace),Q=x.colorSpace===Ys||ft===Z?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,x.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,x.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Q);const yt=x.isCompressedTexture||x.image[0].isCompressedTexture,Dt=x.image[0]&&x.image[0].isDataTexture,Mt=[];for(let ct=0;ct<6;ct++)!yt&&!Dt?Mt[ct]=p(x.image[ct],!0,s.maxCubemapSize):Mt[ct]=Dt?x.image[ct].image:x.image[ct],Mt[ct]=nt(x,Mt[ct]);const mt=Mt[0],Xt=r.convert(x.format,x.colorSpace),Jt=r.convert(x.type),te=E(x.internalFormat,Xt,Jt,x.normalized,x.colorSpace),k=x.isVideoTexture!==!0,vt=pt.__version===void 0||tt===!0,et=at.dataReady;let Pt=T(x,mt);Gt(i.TEXTURE_CUBE_MAP,x);let bt;if(yt){k&&vt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Pt,te,mt.width,mt.height);for(let ct=0;ct<6;ct++){bt=Mt[ct].mipmaps;for(let zt=0;zt<bt.length;zt++){const qt=bt[zt];x.format!==Vi?Xt!==null?k?et&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,0,0,qt.width,qt.height,Xt,qt.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,te,qt.width,qt.height,0,qt.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,0,0,qt.width,qt.height,Xt,Jt,qt.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,te,qt.width,qt.height,0,Xt,Jt,qt.data)}}}else{if(bt=x.mipmaps,k&&vt){bt.length>0&&Pt++;const ct=_t(Mt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Pt,te,ct.width,ct.height)}for(let ct=0;ct<6;ct++)if(Dt){k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,0,0,Mt[ct].width,Mt[ct].height,Xt,Jt,Mt[ct].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,te,Mt[ct].width,Mt[ct].height,0,Xt,Jt,Mt[ct].data);for(let zt=0;zt<bt.length;zt++){const he=bt[zt].image[ct].image;k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,0,0,he.width,he.height,Xt,Jt,he.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,te,he.width,he.height,0,Xt,Jt,he.data)}}else{k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,0,0,Xt,Jt,Mt[ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,te,Xt,Jt,Mt[ct]);for(let zt=0;zt<bt.length;zt++){const qt=bt[zt];k?et&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,0,0,Xt,Jt,qt.image[ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,te,Xt,Jt,qt.image[ct])}}}d(x)&&S(i.TEXTURE_CUBE_MAP),pt.__version=at.version,x.onUpdate&&x.onUpdate(x)}w.__version=x.version}function Vt(w,x,X,tt,at,pt){const ft=r.convert(X.format,X.colorSpace),Z=r.convert(X.type),Q=E(X.internalFormat,ft,Z,X.normalized,X.colorSpace),yt=n.get(x),Dt=n.get(X);if(Dt.__renderTarget=x,!yt.__hasExternalTextures){const Mt=Math.max(1,x.width>>pt),mt=Math.max(1,x.height>>pt);at===i.TEXTURE_3D||at===i.TEXTURE_2D_ARRAY?e.texImage3D(at,pt,Q,Mt,mt,x.depth,0,ft,Z,null):e.texImage2D(at,pt,Q,Mt,mt,0,ft,Z,null)}e.bindFramebuffer(i.FRAMEBUFFER,w),Zt(x)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,tt,at,Dt.__webglTexture,0,Ve(x)):(at===i.TEXTURE_2D||at>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&at<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,tt,at,Dt.__webglTexture,pt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Me(w,x,X){if(i.bindRenderbuffer(i.RENDERBUFFER,w),x.depthBuffer){const tt=x.depthTexture,at=tt&&tt.isDepthTexture?tt.type:null,pt=I(x.stencilBuffer,at),ft=x.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Zt(x)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,Ve(x),pt,x.width,x.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,Ve(x),pt,x.width,x.height):i.renderbufferStorage(i.RENDERBUFFER,pt,x.width,x.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,ft,i.RENDERBUFFER,w)}else{const tt=x.textures;for(let at=0;at<tt.length;at++){const pt=tt[at],ft=r.convert(pt.format,pt.colorSpace),Z=r.convert(pt.type),Q=E(pt.internalFormat,ft,Z,pt.normalized,pt.colorSpace);Zt(x)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,Ve(x),Q,x.width,x.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,Ve(x),Q,x.width,x.height):i.renderbufferStorage(i.RENDERBUFFER,Q,x.width,x.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function $t(w,x,X){const tt=x.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,w),!(x.depthTexture&&x.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const at=n.get(x.depthTexture);if(at.__renderTarget=x,(!at.__webglTexture||x.depthTexture.image.width!==x.width||x.depthTexture.image.height!==x.height)&&(x.depthTexture.image.width=x.width,x.depthTexture.image.height=x.height,x.depthTexture.needsUpdate=!0),tt){if(at.__webglInit===void 0&&(at.__webglInit=!0,x.depthTexture.addEventListener("dispose",U)),at.__webglTexture===void 0){at.__webglTexture=i.createTexture(),e.bindTexture(i.TEXTURE_CUBE_MAP,at.__webglTexture),Gt(i.TEXTURE_CUBE_MAP,x.depthTexture);const yt=r.convert(x.depthTexture.format),Dt=r.convert(x.depthTexture.type);let Mt;x.depthTexture.format===Ts?Mt=i.DEPTH_COMPONENT24:x.depthTexture.format===mr&&(Mt=i.DEPTH24_STENCIL8);for(let mt=0;mt<6;mt++)i.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+mt,0,Mt,x.width,x.height,0,yt,Dt,null)}}else rt(x.depthTexture,0);const pt=at.__webglTexture,ft=Ve(x),Z=tt?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,Q=x.depthTexture.format===mr?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(x.depthTexture.format===Ts)Zt(x)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Q,Z,pt,0,ft):i.framebufferTexture2D(i.FRAMEBUFFER,Q,Z,pt,0);else if(x.depthTexture.format===mr)Zt(x)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Q,Z,pt,0,ft):i.framebufferTexture2D(i.FRAMEBUFFER,Q,Z,pt,0);else throw new Error("Unknown depthTexture format")}function fe(w){const x=n.get(w),X=w.isWebGLCubeRenderTarget===!0;if(x.__boundDepthTexture!==w.depthTexture){const tt=w.depthTexture;if(x.__depthDisposeCallback&&x.__depthDisposeCallback(),tt){const at=()=>{delete x.__boundDepthTexture,delete x.__depthDisposeCallback,tt.removeEventListener("dispose",at)};tt.addEventListener("dispose",at),x.__depthDisposeCallback=at}x.__boundDepthTexture=tt}if(w.depthTexture&&!x.__autoAllocateDepthBuffer)if(X)for(let tt=0;tt<6;tt++)$t(x.__webglFramebuffer[tt],w,tt);else{const tt=w.texture.mipmaps;tt&&tt.length>0?$t(x.__webglFramebuffer[0],w,0):$t(x.__webglFramebuffer,w,0)}else if(X){x.__webglDepthbuffer=[];for(let tt=0;tt<6;tt++)if(e.bindFramebuffer(i.FRAMEBUFFER,x.__webglFramebuffer[tt]),x.__webglDepthbuffer[tt]===void 0)x.__webglDepthbuffer[tt]=i.createRenderbuffer(),Me(x.__webglDepthbuffer[tt],w,!1);else{const at=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,pt=x.__webglDepthbuffer[tt];i.bindRenderbuffer(i.RENDERBUFFER,pt),i.framebufferRenderbuffer(i.FRAMEBUFFER,at,i.RENDERBUFFER,pt)}}else{const tt=w.texture.mipmaps;if(tt&&tt.length>0?e.bindFramebuffer(i.FRAMEBUFFER,x.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,x.__webglFramebuffer),x.__webglDepthbuffer===void 0)x.__webglDepthbuffer=i.createRenderbuffer(),Me(x.__webglDepthbuffer,w,!1);else{const at=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,pt=x.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,pt),i.framebufferRenderbuffer(i.FRAMEBUFFER,at,i.RENDERBUFFER,pt)}}e.bindFramebuffer(i.FRAMEBUFFER,null)}function be(w,x,X){const tt=n.get(w);x!==void 0&&Vt(tt.__webglFramebuffer,w,w.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&fe(w)}function ie(w){const x=w.texture,X=n.get(w),tt=n.get(x);w.addEventListener("dispose",v);const at=w.textures,pt=w.isWebGLCubeRenderTarget===!0,ft=at.length>1;if(ft||(tt.__webglTexture===void 0&&(tt.__webglTexture=i.createTexture()),tt.__version=x.version,a.memory.textures++),pt){X.__webglFramebuffer=[];for(let Z=0;Z<6;Z++)if(x.mipmaps&&x.mipmaps.length>0){X.__webglFramebuffer[Z]=[];for(let Q=0;Q<x.mipmaps.length;Q++)X.__webglFramebuffer[Z][Q]=i.createFramebuffer()}else X.__webglFramebuffer[Z]=i.createFramebuffer()}else{if(x.mipmaps&&x.mipmaps.length>0){X.__webglFramebuffer=[];for(let Z=0;Z<x.mipmaps.length;Z++)X.__webglFramebuffer[Z]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(ft)for(let Z=0,Q=at.length;Z<Q;Z++){const yt=n.get(at[Z]);yt.__webglTexture===void 0&&(yt.__webglTexture=i.createTexture(),a.memory.textures++)}if(w.samples>0&&Zt(w)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let Z=0;Z<at.length;Z++){const Q=at[Z];X.__webglColorRenderbuffer[Z]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[Z]);const yt=r.convert(Q.format,Q.colorSpace),Dt=r.convert(Q.type),Mt=E(Q.internalFormat,yt,Dt,Q.normalized,Q.colorSpace,w.isXRRenderTarget===!0),mt=Ve(w);i.renderbufferStorageMultisample(i.RENDERBUFFER,mt,Mt,w.width,w.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Z,i.RENDERBUFFER,X.__webglColorRenderbuffer[Z])}i.bindRenderbuffer(i.RENDERBUFFER,null),w.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),Me(X.__webglDepthRenderbuffer,w,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(pt){e.bindTexture(i.TEXTURE_CUBE_MAP,tt.__webglTexture),Gt(i.TEXTURE_CUBE_MAP,x);for(let Z=0;Z<6;Z++)if(x.mipmaps&&x.mipmaps.length>0)for(let Q=0;Q<x.mipmaps.length;Q++)Vt(X.__webglFramebuffer[Z][Q],w,x,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Z,Q);else Vt(X.__webglFramebuffer[Z],w,x,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Z,0);d(x)&&S(i.TEXTURE_CUBE_MAP),e.unbindTexture()}else if(ft){for(let Z=0,Q=at.length;Z<Q;Z++){const yt=at[Z],Dt=n.get(yt);let Mt=i.TEXTURE_2D;(w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(Mt=w.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(Mt,Dt.__webglTexture),Gt(Mt,yt),Vt(X.__webglFramebuffer,w,yt,i.COLOR_ATTACHMENT0+Z,Mt,0),d(yt)&&S(Mt)}e.unbindTexture()}else{let Z=i.TEXTURE_2D;if((w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(Z=w.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(Z,tt.__webglTexture),Gt(Z,x),x.mipmaps&&x.mipmaps.length>0)for(let Q=0;Q<x.mipmaps.length;Q++)Vt(X.__webglFramebuffer[Q],w,x,i.COLOR_ATTACHMENT0,Z,Q);else Vt(X.__webglFramebuffer,w,x,i.COLOR_ATTACHMENT0,Z,0);d(x)&&S(Z),e.unbindTexture()}w.depthBuffer&&fe(w)}function Ge(w){const x=w.textures;for(let X=0,tt=x.length;X<tt;X++){const at=x[X];if(d(at)){const pt=A(w),ft=n.get(at).__webglTexture;e.bindTexture(pt,ft),S(pt),e.unbindTexture()}}}const Ue=[],sn=[];function z(w){if(w.samples>0){if(Zt(w)===!1){const x=w.textures,X=w.width,tt=w.height;let at=i.COLOR_BUFFER_BIT;const pt=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ft=n.get(w),Z=x.length>1;if(Z)for(let yt=0;yt<x.length;yt++)e.bindFramebuffer(i.FRAMEBUFFER,ft.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+yt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,ft.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+yt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,ft.__webglMultisampledFramebuffer);const Q=w.texture.mipmaps;Q&&Q.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,ft.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,ft.__webglFramebuffer);for(let yt=0;yt<x.length;yt++){if(w.resolveDepthBuffer&&(w.depthBuffer&&(at|=i.DEPTH_BUFFER_BIT),w.stencilBuffer&&w.resolveStencilBuffer&&(at|=i.STENCIL_BUFFER_BIT)),Z){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,ft.__webglColorRenderbuffer[yt]);const Dt=n.get(x[yt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,Dt,0)}i.blitFramebuffer(0,0,X,tt,0,0,X,tt,at,i.NEAREST),l===!0&&(Ue.length=0,sn.length=0,Ue.push(i.COLOR_ATTACHMENT0+yt),w.depthBuffer&&w.resolveDepthBuffer===!1&&(Ue.push(pt),sn.push(pt),i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,sn)),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ue))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),Z)for(let yt=0;yt<x.length;yt++){e.bindFramebuffer(i.FRAMEBUFFER,ft.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+yt,i.RENDERBUFFER,ft.__webglColorRenderbuffer[yt]);const Dt=n.get(x[yt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,ft.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+yt,i.TEXTURE_2D,Dt,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,ft.__webglMultisampledFramebuffer)}else if(w.depthBuffer&&w.resolveDepthBuffer===!1&&l){const x=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[x])}}}function Ve(w){return Math.min(s.maxSamples,w.samples)}function Zt(w){const x=n.get(w);return w.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&x.__useRenderToTexture!==!1}function xe(w){const x=a.render.frame;f.get(w)!==x&&(f.set(w,x),w.update())}function nt(w,x){const X=w.colorSpace,tt=w.format,at=w.type;return w.isCompressedTexture===!0||w.isVideoTexture===!0||X!==Al&&X!==Ys&&(_e.getTransfer(X)===Le?(tt!==Vi||at!==pi)&&Yt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ve("WebGLTextures: Unsupported texture color space:",X)),x}function _t(w){return typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement?(c.width=w.naturalWidth||w.width,c.height=w.naturalHeight||w.height):typeof VideoFrame<"u"&&w instanceof VideoFrame?(c.width=w.displayWidth,c.height=w.displayHeight):(c.width=w.width,c.height=w.height),c}this.allocateTextureUnit=W,this.resetTextureUnits=G,this.getTextureUnits=Y,this.setTextureUnits=N,this.setTexture2D=rt,this.setTexture2DArray=st,this.setTexture3D=ot,this.setTextureCube=xt,this.rebindTextures=be,this.setupRenderTarget=ie,this.updateRenderTargetMipmap=Ge,this.updateMultisampleRenderTarget=z,this.setupDepthRenderbuffer=fe,this.setupFrameBufferTexture=Vt,this.useMultisampledRTT=Zt,this.isReversedDepthBuffer=function(){return e.buffers.depth.getReversed()}}function Gy(i,t){function e(n,s=Ys){let r;const a=_e.getTransfer(s);if(n===pi)return i.UNSIGNED_BYTE;if(n===bu)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Eu)return i.UNSIGNED_SHORT_5_5_5_1;if(n===_m)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===xm)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===mm)return i.BYTE;if(n===gm)return i.SHORT;if(n===oo)return i.UNSIGNED_SHORT;if(n===yu)return i.INT;if(n===ls)return i.UNSIGNED_INT;if(n===ki)return i.FLOAT;if(n===ws)return i.HALF_FLOAT;if(n===vm)return i.ALPHA;if(n===Sm)return i.RGB;if(n===Vi)return i.RGBA;if(n===Ts)return i.DEPTH_COMPONENT;if(n===mr)return i.DEPTH_STENCIL;if(n===wu)return i.RED;if(n===Tu)return i.RED_INTEGER;if(n===yr)return i.RG;if(n===Au)return i.RG_INTEGER;if(n===Ru)return i.RGBA_INTEGER;if(n===_l||n===xl||n===vl||n===Sl)if(a===Le)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===_l)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===xl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===vl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Sl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===_l)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===xl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===vl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Sl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===wh||n===Th||n===Ah||n===Rh)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===wh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Th)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Ah)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Rh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Ch||n===Ph||n===Dh||n===Lh||n===Ih||n===El||n===Uh)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Ch||n===Ph)return a===Le?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Dh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Lh)return r.COMPRESSED_R11_EAC;if(n===Ih)return r.COMPRESSED_SIGNED_R11_EAC;if(n===El)return r.COMPRESSED_RG11_EAC;if(n===Uh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Nh||n===Fh||n===Oh||n===Bh||n===zh||n===kh||n===Vh||n===Gh||n===Hh||n===Wh||n===Xh||n===Yh||n===qh||n===$h)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Nh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Fh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Oh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Bh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===zh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===kh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Vh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Gh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Hh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Wh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Xh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Yh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===qh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===$h)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===jh||n===Kh||n===Zh)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===jh)return a===Le?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Kh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Zh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Jh||n===Qh||n===wl||n===tu)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Jh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Qh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===wl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===tu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===lo?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}const Hy=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,Wy=`
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

}`;class Xy{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){const n=new Cm(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){const e=t.cameras[0].viewport,n=new Gi({vertexShader:Hy,fragmentShader:Wy,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Tn(new yo(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class Yy extends Js{constructor(t,e){super();const n=this;let s=null,r=1,a=null,o="local-floor",l=1,c=null,f=null,u=null,h=null,m=null,_=null;const M=typeof XRWebGLBinding<"u",p=new Xy,d={},S=e.getContextAttributes();let A=null,E=null;const I=[],T=[],U=new Qt;let v=null;const P=new wi;P.viewport=new ke;const F=new wi;F.viewport=new ke;const R=[P,F],B=new K0;let G=null,Y=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let lt=I[J];return lt===void 0&&(lt=new Sc,I[J]=lt),lt.getTargetRaySpace()},this.getControllerGrip=function(J){let lt=I[J];return lt===void 0&&(lt=new Sc,I[J]=lt),lt.getGripSpace()},this.getHand=function(J){let lt=I[J];return lt===void 0&&(lt=new Sc,I[J]=lt),lt.getHandSpace()};function N(J){const lt=T.indexOf(J.inputSource);if(lt===-1)return;const dt=I[lt];dt!==void 0&&(dt.update(J.inputSource,J.frame,c||a),dt.dispatchEvent({type:J.type,data:J.inputSource}))}function W(){s.removeEventListener("select",N),s.removeEventListener("selectstart",N),s.removeEventListener("selectend",N),s.removeEventListener("squeeze",N),s.removeEventListener("squeezestart",N),s.removeEventListener("squeezeend",N),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",O);for(let J=0;J<I.length;J++){const lt=T[J];lt!==null&&(T[J]=null,I[J].disconnect(lt))}G=null,Y=null,p.reset();for(const J in d)delete d[J];t.setRenderTarget(A),m=null,h=null,u=null,s=null,E=null,Gt.stop(),n.isPresenting=!1,t.setPixelRatio(v),t.setSize(U.width,U.height,!1),n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,n.isPresenting===!0&&Yt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){o=J,n.isPresenting===!0&&Yt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(J){c=J},this.getBaseLayer=function(){return h!==null?h:m},this.getBinding=function(){return u===null&&M&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return _},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(A=t.getRenderTarget(),s.addEventListener("select",N),s.addEventListener("selectstart",N),s.addEventListener("selectend",N),s.addEventListener("squeeze",N),s.addEventListener("squeezestart",N),s.addEventListener("squeezeend",N),s.addEventListener("end",W),s.addEventListener("inputsourceschange",O),S.xrCompatible!==!0&&await e.makeXRCompatible(),v=t.getPixelRatio(),t.getSize(U),M&&"createProjectionLayer"in XRWebGLBinding.prototype){let dt=null,Bt=null,Nt=null;S.depth&&(Nt=S.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,dt=S.stencil?mr:Ts,Bt=S.stencil?lo:ls);const Vt={colorFormat:e.RGBA8,depthFormat:Nt,scaleFactor:r};u=this.getBinding(),h=u.createProjectionLayer(Vt),s.updateRenderState({layers:[h]}),t.setPixelRatio(1),t.setSize(h.textureWidth,h.textureHeight,!1),E=new os(h.textureWidth,h.textureHeight,{format:Vi,type:pi,depthTexture:new pa(h.textureWidth,h.textureHeight,Bt,void 0,void 0,void 0,void 0,void 0,void 0,dt),stencilBuffer:S.stencil,colorSpace:t.outputColorSpace,samples:S.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1})}else{const dt={antialias:S.antialias,alpha:!0,depth:S.depth,stencil:S.stencil,framebufferScaleFactor:r};m=new XRWebGLLayer(s,e,dt),s.updateRenderState({baseLayer:m}),t.setPixelRatio(1),t.setSize(m.framebufferWidth,m.framebufferHeight,!1),E=new os(m.framebufferWidth,m.framebufferHeight,{format:Vi,type:pi,colorSpace:t.outputColorSpace,stencilBuffer:S.stencil,resolveDepthBuffer:m.ignoreDepthValues===!1,resolveStencilBuffer:m.ignoreDepthValues===!1})}E.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await s.requestReferenceSpace(o),Gt.setContext(s),Gt.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function O(J){for(let lt=0;lt<J.removed.length;lt++){const dt=J.removed[lt],Bt=T.indexOf(dt);Bt>=0&&(T[Bt]=null,I[Bt].disconnect(dt))}for(let lt=0;lt<J.added.length;lt++){const dt=J.added[lt];let Bt=T.indexOf(dt);if(Bt===-1){for(let Vt=0;Vt<I.length;Vt++)if(Vt>=T.length){T.push(dt),Bt=Vt;break}else if(T[Vt]===null){T[Vt]=dt,Bt=Vt;break}if(Bt===-1)break}const Nt=I[Bt];Nt&&Nt.connect(dt)}}const rt=new L,st=new L;function ot(J,lt,dt){rt.setFromMatrixPosition(lt.matrixWorld),st.setFromMatrixPosition(dt.matrixWorld);const Bt=rt.distanceTo(st),Nt=lt.projectionMatrix.elements,Vt=dt.projectionMatrix.elements,Me=Nt[14]/(Nt[10]-1),$t=Nt[14]/(Nt[10]+1),fe=(Nt[9]+1)/Nt[5],be=(Nt[9]-1)/Nt[5],ie=(Nt[8]-1)/Nt[0],Ge=(Vt[8]+1)/Vt[0],Ue=Me*ie,sn=Me*Ge,z=Bt/(-ie+Ge),Ve=z*-ie;if(lt.matrixWorld.decompose(J.position,J.quaternion,J.scale),J.translateX(Ve),J.translateZ(z),J.matrixWorld.compose(J.position,J.quaternion,J.scale),J.matrixWorldInverse.copy(J.matrixWorld).invert(),Nt[10]===-1)J.projectionMatrix.copy(lt.projectionMatrix),J.projectionMatrixInverse.copy(lt.projectionMatrixInverse);else{const Zt=Me+z,xe=$t+z,nt=Ue-Ve,_t=sn+(Bt-Ve),w=fe*$t/xe*Zt,x=be*$t/xe*Zt;J.projectionMatrix.makePerspective(nt,_t,w,x,Zt,xe),J.projectionMatrixInverse.copy(J.projectionMatrix).invert()}}function xt(J,lt){lt===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(lt.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let lt=J.near,dt=J.far;p.texture!==null&&(p.depthNear>0&&(lt=p.depthNear),p.depthFar>0&&(dt=p.depthFar)),B.near=F.near=P.near=lt,B.far=F.far=P.far=dt,(G!==B.near||Y!==B.far)&&(s.updateRenderState({depthNear:B.near,depthFar:B.far}),G=B.near,Y=B.far),B.layers.mask=J.layers.mask|6,P.layers.mask=B.layers.mask&-5,F.layers.mask=B.layers.mask&-3;const Bt=J.parent,Nt=B.cameras;xt(B,Bt);for(let Vt=0;Vt<Nt.length;Vt++)xt(Nt[Vt],Bt);Nt.length===2?ot(B,P,F):B.projectionMatrix.copy(P.projectionMatrix),ut(J,B,Bt)};function ut(J,lt,dt){dt===null?J.matrix.copy(lt.matrixWorld):(J.matrix.copy(dt.matrixWorld),J.matrix.invert(),J.matrix.multiply(lt.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(lt.projectionMatrix),J.projectionMatrixInverse.copy(lt.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=ho*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return B},this.getFoveation=function(){if(!(h===null&&m===null))return l},this.setFoveation=function(J){l=J,h!==null&&(h.fixedFoveation=J),m!==null&&m.fixedFoveation!==void 0&&(m.fixedFoveation=J)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(B)},this.getCameraTexture=function(J){return d[J]};let gt=null;function Kt(J,lt){if(f=lt.getViewerPose(c||a),_=lt,f!==null){const dt=f.views;m!==null&&(t.setRenderTargetFramebuffer(E,m.framebuffer),t.setRenderTarget(E));let Bt=!1;dt.length!==B.cameras.length&&(B.cameras.length=0,Bt=!0);for(let $t=0;$t<dt.length;$t++){const fe=dt[$t];let be=null;if(m!==null)be=m.getViewport(fe);else{const Ge=u.getViewSubImage(h,fe);be=Ge.viewport,$t===0&&(t.setRenderTargetTextures(E,Ge.colorTexture,Ge.depthStencilTexture),t.setRenderTarget(E))}let ie=R[$t];ie===void 0&&(ie=new wi,ie.layers.enable($t),ie.viewport=new ke,R[$t]=ie),ie.matrix.fromArray(fe.transform.matrix),ie.matrix.decompose(ie.position,ie.quaternion,ie.scale),ie.projectionMatrix.fromArray(fe.projectionMatrix),ie.projectionMatrixInverse.copy(ie.projectionMatrix).invert(),ie.viewport.set(be.x,be.y,be.width,be.height),$t===0&&(B.matrix.copy(ie.matrix),B.matrix.decompose(B.position,B.quaternion,B.scale)),Bt===!0&&B.cameras.push(ie)}const Nt=s.enabledFeatures;if(Nt&&Nt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&M){u=n.getBinding();const $t=u.getDepthInformation(dt[0]);$t&&$t.isValid&&$t.texture&&p.init($t,s.renderState)}if(Nt&&Nt.includes("camera-access")&&M){t.state.unbindTexture(),u=n.getBinding();for(let $t=0;$t<dt.length;$t++){const fe=dt[$t].camera;if(fe){let be=d[fe];be||(be=new Cm,d[fe]=be);const ie=u.getCameraImage(fe);be.sourceTexture=ie}}}}for(let dt=0;dt<I.length;dt++){const Bt=T[dt],Nt=I[dt];Bt!==null&&Nt!==void 0&&Nt.update(Bt,lt,c||a)}gt&&gt(J,lt),lt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:lt}),_=null}const Gt=new Um;Gt.setAnimationLoop(Kt),this.setAnimationLoop=function(J){gt=J},this.dispose=function(){}}}const qy=new ye,Vm=new ae;Vm.set(-1,0,0,0,1,0,0,0,1);function $y(i,t){function e(p,d){p.matrixAutoUpdate===!0&&p.updateMatrix(),d.value.copy(p.matrix)}function n(p,d){d.color.getRGB(p.fogColor.value,Pm(i)),d.isFog?(p.fogNear.value=d.near,p.fogFar.value=d.far):d.isFogExp2&&(p.fogDensity.value=d.density)}function s(p,d,S,A,E){d.isNodeMaterial?d.uniformsNeedUpdate=!1:d.isMeshBasicMaterial?r(p,d):d.isMeshLambertMaterial?(r(p,d),d.envMap&&(p.envMapIntensity.value=d.envMapIntensity)):d.isMeshToonMaterial?(r(p,d),u(p,d)):d.isMeshPhongMaterial?(r(p,d),f(p,d),d.envMap&&(p.envMapIntensity.value=d.envMapIntensity)):d.isMeshStandardMaterial?(r(p,d),h(p,d),d.isMeshPhysicalMaterial&&m(p,d,E)):d.isMeshMatcapMaterial?(r(p,d),_(p,d)):d.isMeshDepthMaterial?r(p,d):d.isMeshDistanceMaterial?(r(p,d),M(p,d)):d.isMeshNormalMaterial?r(p,d):d.isLineBasicMaterial?(a(p,d),d.isLineDashedMaterial&&o(p,d)):d.isPointsMaterial?l(p,d,S,A):d.isSpriteMaterial?c(p,d):d.isShadowMaterial?(p.color.value.copy(d.color),p.opacity.value=d.opacity):d.isShaderMaterial&&(d.uniformsNeedUpdate=!1)}function r(p,d){p.opacity.value=d.opacity,d.color&&p.diffuse.value.copy(d.color),d.emissive&&p.emissive.value.copy(d.emissive).multiplyScalar(d.emissiveIntensity),d.map&&(p.map.value=d.map,e(d.map,p.mapTransform)),d.alphaMap&&(p.alphaMap.value=d.alphaMap,e(d.alphaMap,p.alphaMapTransform)),d.bumpMap&&(p.bumpMap.value=d.bumpMap,e(d.bumpMap,p.bumpMapTransform),p.bumpScale.value=d.bumpScale,d.side===ii&&(p.bumpScale.value*=-1)),d.normalMap&&(p.normalMap.value=d.normalMap,e(d.normalMap,p.normalMapTransform),p.normalScale.value.copy(d.normalScale),d.side===ii&&p.normalScale.value.negate()),d.displacementMap&&(p.displacementMap.value=d.displacementMap,e(d.displacementMap,p.displacementMapTransform),p.displacementScale.value=d.displacementScale,p.displacementBias.value=d.displacementBias),d.emissiveMap&&(p.emissiveMap.value=d.emissiveMap,e(d.emissiveMap,p.emissiveMapTransform)),d.specularMap&&(p.specularMap.value=d.specularMap,e(d.specularMap,p.specularMapTransform)),d.alphaTest>0&&(p.alphaTest.value=d.alphaTest);const S=t.get(d),A=S.envMap,E=S.envMapRotation;A&&(p.envMap.value=A,p.envMapRotation.value.setFromMatrix4(qy.makeRotationFromEuler(E)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Vm),p.reflectivity.value=d.reflectivity,p.ior.value=d.ior,p.refractionRatio.value=d.refractionRatio),d.lightMap&&(p.lightMap.value=d.lightMap,p.lightMapIntensity.value=d.lightMapIntensity,e(d.lightMap,p.lightMapTransform)),d.aoMap&&(p.aoMap.value=d.aoMap,p.aoMapIntensity.value=d.aoMapIntensity,e(d.aoMap,p.aoMapTransform))}function a(p,d){p.diffuse.value.copy(d.color),p.opacity.value=d.opacity,d.map&&(p.map.value=d.map,e(d.map,p.mapTransform))}function o(p,d){p.dashSize.value=d.dashSize,p.totalSize.value=d.dashSize+d.gapSize,p.scale.value=d.scale}function l(p,d,S,A){p.diffuse.value.copy(d.color),p.opacity.value=d.opacity,p.size.value=d.size*S,p.scale.value=A*.5,d.map&&(p.map.value=d.map,e(d.map,p.uvTransform)),d.alphaMap&&(p.alphaMap.value=d.alphaMap,e(d.alphaMap,p.alphaMapTransform)),d.alphaTest>0&&(p.alphaTest.value=d.alphaTest)}function c(p,d){p.diffuse.value.copy(d.color),p.opacity.value=d.opacity,p.rotation.value=d.rotation,d.map&&(p.map.value=d.map,e(d.map,p.mapTransform)),d.alphaMap&&(p.alphaMap.value=d.alphaMap,e(d.alphaMap,p.alphaMapTransform)),d.alphaTest>0&&(p.alphaTest.value=d.alphaTest)}function f(p,d){p.specular.value.copy(d.specular),p.shininess.value=Math.max(d.shininess,1e-4)}function u(p,d){d.gradientMap&&(p.gradientMap.value=d.gradientMap)}function h(p,d){p.metalness.value=d.metalness,d.metalnessMap&&(p.metalnessMap.value=d.metalnessMap,e(d.metalnessMap,p.metalnessMapTransform)),p.roughness.value=d.roughness,d.roughnessMap&&(p.roughnessMap.value=d.roughnessMap,e(d.roughnessMap,p.roughnessMapTransform)),d.envMap&&(p.envMapIntensity.value=d.envMapIntensity)}function m(p,d,S){p.ior.value=d.ior,d.sheen>0&&(p.sheenColor.value.copy(d.sheenColor).multiplyScalar(d.sheen),p.sheenRoughness.value=d.sheenRoughness,d.sheenColorMap&&(p.sheenColorMap.value=d.sheenColorMap,e(d.sheenColorMap,p.sheenColorMapTransform)),d.sheenRoughnessMap&&(p.sheenRoughnessMap.value=d.sheenRoughnessMap,e(d.sheenRoughnessMap,p.sheenRoughnessMapTransform))),d.clearcoat>0&&(p.clearcoat.value=d.clearcoat,p.clearcoatRoughness.value=d.clearcoatRoughness,d.clearcoatMap&&(p.clearcoatMap.value=d.clearcoatMap,e(d.clearcoatMap,p.clearcoatMapTransform)),d.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=d.clearcoatRoughnessMap,e(d.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),d.clearcoatNormalMap&&(p.clearcoatNormalMap.value=d.clearcoatNormalMap,e(d.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(d.clearcoatNormalScale),d.side===ii&&p.clearcoatNormalScale.value.negate())),d.dispersion>0&&(p.dispersion.value=d.dispersion),d.iridescence>0&&(p.iridescence.value=d.iridescence,p.iridescenceIOR.value=d.iridescenceIOR,p.iridescenceThicknessMinimum.value=d.iridescenceThicknessRange[0],p.iridescenceThicknessMaximum.value=d.iridescenceThicknessRange[1],d.iridescenceMap&&(p.iridescenceMap.value=d.iridescenceMap,e(d.iridescenceMap,p.iridescenceMapTransform)),d.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=d.iridescenceThicknessMap,e(d.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),d.transmission>0&&(p.transmission.value=d.transmission,p.transmissionSamplerMap.value=S.texture,p.transmissionSamplerSize.value.set(S.width,S.height),d.transmissionMap&&(p.transmissionMap.value=d.transmissionMap,e(d.transmissionMap,p.transmissionMapTransform)),p.thickness.value=d.thickness,d.thicknessMap&&(p.thicknessMap.value=d.thicknessMap,e(d.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=d.attenuationDistance,p.attenuationColor.value.copy(d.attenuationColor)),d.anisotropy>0&&(p.anisotropyVector.value.set(d.anisotropy*Math.cos(d.anisotropyRotation),d.anisotropy*Math.sin(d.anisotropyRotation)),d.anisotropyMap&&(p.anisotropyMap.value=d.anisotropyMap,e(d.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=d.specularIntensity,p.specularColor.value.copy(d.specularColor),d.specularColorMap&&(p.specularColorMap.value=d.specularColorMap,e(d.specularColorMap,p.specularColorMapTransform)),d.specularIntensityMap&&(p.specularIntensityMap.value=d.specularIntensityMap,e(d.specularIntensityMap,p.specularIntensityMapTransform))}function _(p,d){d.matcap&&(p.matcap.value=d.matcap)}function M(p,d){const S=t.get(d).light;p.referencePosition.value.setFromMatrixPosition(S.matrixWorld),p.nearDistance.value=S.shadow.camera.near,p.farDistance.value=S.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function jy(i,t,e,n){let s={},r={},a=[];const o=i.getParameter(i.MAX_UNIFORM_BUFFER_BINDINGS);function l(S,A){const E=A.program;n.uniformBlockBinding(S,E)}function c(S,A){let E=s[S.id];E===void 0&&(_(S),E=f(S),s[S.id]=E,S.addEventListener("dispose",p));const I=A.program;n.updateUBOMapping(S,I);const T=t.render.frame;r[S.id]!==T&&(h(S),r[S.id]=T)}function f(S){const A=u();S.__bindingPointIndex=A;const E=i.createBuffer(),I=S.__size,T=S.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(i.UNIFORM_BUFFER,I,T),i.bindBuffer(i.UNIFORM_BUFFER,null),i.bindBufferBase(i.UNIFORM_BUFFER,A,E),E}function u(){for(let S=0;S<o;S++)if(a.indexOf(S)===-1)return a.push(S),S;return ve("WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function h(S){const A=s[S.id],E=S.uniforms,I=S.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let T=0,U=E.length;T<U;T++){const v=Array.isArray(E[T])?E[T]:[E[T]];for(let P=0,F=v.length;P<F;P++){const R=v[P];if(m(R,T,P,I)===!0){const B=R.__offset,G=Array.isArray(R.value)?R.value:[R.value];let Y=0;for(let N=0;N<G.length;N++){const W=G[N],O=M(W);typeof W=="number"||typeof W=="boolean"?(R.__data[0]=W,i.bufferSubData(i.UNIFORM_BUFFER,B+Y,R.__data)):W.isMatrix3?(R.__data[0]=W.elements[0],R.__data[1]=W.elements[1],R.__data[2]=W.elements[2],R.__data[3]=0,R.__data[4]=W.elements[3],R.__data[5]=W.elements[4],R.__data[6]=W.elements[5],R.__data[7]=0,R.__data[8]=W.elements[6],R.__data[9]=W.elements[7],R.__data[10]=W.elements[8],R.__data[11]=0):ArrayBuffer.isView(W)?R.__data.set(new W.constructor(W.buffer,W.byteOffset,R.__data.length)):(W.toArray(R.__data,Y),Y+=O.storage/Float32Array.BYTES_PER_ELEMENT)}i.bufferSubData(i.UNIFORM_BUFFER,B,R.__data)}}}i.bindBuffer(i.UNIFORM_BUFFER,null)}function m(S,A,E,I){const T=S.value,U=A+"_"+E;if(I[U]===void 0)return typeof T=="number"||typeof T=="boolean"?I[U]=T:ArrayBuffer.isView(T)?I[U]=T.slice():I[U]=T.clone(),!0;{const v=I[U];if(typeof T=="number"||typeof T=="boolean"){if(v!==T)return I[U]=T,!0}else{if(ArrayBuffer.isView(T))return!0;if(v.equals(T)===!1)return v.copy(T),!0}}return!1}function _(S){const A=S.uniforms;let E=0;const I=16;for(let U=0,v=A.length;U<v;U++){const P=Array.isArray(A[U])?A[U]:[A[U]];for(let F=0,R=P.length;F<R;F++){const B=P[F],G=Array.isArray(B.value)?B.value:[B.value];for(let Y=0,N=G.length;Y<N;Y++){const W=G[Y],O=M(W),rt=E%I,st=rt%O.boundary,ot=rt+st;E+=st,ot!==0&&I-ot<O.storage&&(E+=I-ot),B.__data=new Float32Array(O.storage/Float32Array.BYTES_PER_ELEMENT),B.__offset=E,E+=O.storage}}}const T=E%I;return T>0&&(E+=I-T),S.__size=E,S.__cache={},this}function M(S){const A={boundary:0,storage:0};return typeof S=="number"||typeof S=="boolean"?(A.boundary=4,A.storage=4):S.isVector2?(A.boundary=8,A.storage=8):S.isVector3||S.isColor?(A.boundary=16,A.storage=12):S.isVector4?(A.boundary=16,A.storage=16):S.isMatrix3?(A.boundary=48,A.storage=48):S.isMatrix4?(A.boundary=64,A.storage=64):S.isTexture?Yt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(S)?(A.boundary=16,A.storage=S.byteLength):Yt("WebGLRenderer: Unsupported uniform value type.",S),A}function p(S){const A=S.target;A.removeEventListener("dispose",p);const E=a.indexOf(A.__bindingPointIndex);a.splice(E,1),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function d(){for(const S in s)i.deleteBuffer(s[S]);a=[],s={},r={}}return{bind:l,update:c,dispose:d}}const Ky=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let Zi=null;function Zy(){return Zi===null&&(Zi=new Tm(Ky,16,16,yr,ws),Zi.name="DFG_LUT",Zi.minFilter=Gn,Zi.magFilter=Gn,Zi.wrapS=vs,Zi.wrapT=vs,Zi.generateMipmaps=!1,Zi.needsUpdate=!0),Zi}class Jy{constructor(t={}){const{canvas:e=Y_(),context:n=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:f="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:h=!1,outputBufferType:m=pi}=t;this.isWebGLRenderer=!0;let _;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");_=n.getContextAttributes().alpha}else _=a;const M=m,p=new Set([Ru,Au,Tu]),d=new Set([pi,ls,oo,lo,bu,Eu]),S=new Uint32Array(4),A=new Int32Array(4),E=new L;let I=null,T=null;const U=[],v=[];let P=null;this.domElement=e,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=as,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const F=this;let R=!1,B=null;this._outputColorSpace=bi;let G=0,Y=0,N=null,W=-1,O=null;const rt=new ke,st=new ke;let ot=null;const xt=new re(0);let ut=0,gt=e.width,Kt=e.height,Gt=1,J=null,lt=null;const dt=new ke(0,0,gt,Kt),Bt=new ke(0,0,gt,Kt);let Nt=!1;const Vt=new Nu;let Me=!1,$t=!1;const fe=new ye,be=new L,ie=new ke,Ge={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let Ue=!1;function sn(){return N===null?Gt:1}let z=n;function Ve(b,H){return e.getContext(b,H)}try{const b={alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:f,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine","three.js r184"),e.addEventListener("webglcontextlost",ct,!1),e.addEventListener("webglcontextrestored",zt,!1),e.addEventListener("webglcontextcreationerror",qt,!1),z===null){const H="webgl2";if(z=Ve(H,b),z===null)throw Ve(H)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(b){throw ve("WebGLRenderer: "+b.message),b}let Zt,xe,nt,_t,w,x,X,tt,at,pt,ft,Z,Q,yt,Dt,Mt,mt,Xt,Jt,te,k,vt,et;function Pt(){Zt=new ZS(z),Zt.init(),k=new Gy(z,Zt),xe=new HS(z,Zt,t,k),nt=new ky(z,Zt),xe.reversedDepthBuffer&&h&&nt.buffers.depth.setReversed(!0),_t=new tM(z),w=new Ty,x=new Vy(z,Zt,nt,w,xe,k,_t),X=new KS(F),tt=new sx(z),vt=new VS(z,tt),at=new JS(z,tt,_t,vt),pt=new nM(z,at,tt,vt,_t),Xt=new eM(z,xe,x),Dt=new WS(w),ft=new wy(F,X,Zt,xe,vt,Dt),Z=new $y(F,w),Q=new Ry,yt=new Uy(Zt),mt=new kS(F,X,nt,pt,_,l),Mt=new zy(F,pt,xe),et=new jy(z,_t,xe,nt),Jt=new GS(z,Zt,_t),te=new QS(z,Zt,_t),_t.programs=ft.programs,F.capabilities=xe,F.extensions=Zt,F.properties=w,F.renderLists=Q,F.shadowMap=Mt,F.state=nt,F.info=_t}Pt(),M!==pi&&(P=new sM(M,e.width,e.height,s,r));const bt=new Yy(F,z);this.xr=bt,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){const b=Zt.get("WEBGL_lose_context");b&&b.loseContext()},this.forceContextRestore=function(){const b=Zt.get("WEBGL_lose_context");b&&b.restoreContext()},this.getPixelRatio=function(){return Gt},this.setPixelRatio=function(b){b!==void 0&&(Gt=b,this.setSize(gt,Kt,!1))},this.getSize=function(b){return b.set(gt,Kt)},this.setSize=function(b,H,K=!0){if(bt.isPresenting){Yt("WebGLRenderer: Can't change size while VR device is presenting.");return}gt=b,Kt=H,e.width=Math.floor(b*Gt),e.height=Math.floor(H*Gt),K===!0&&(e.style.width=b+"px",e.style.height=H+"px"),P!==null&&P.setSize(e.width,e.height),this.setViewport(0,0,b,H)},this.getDrawingBufferSize=function(b){return b.set(gt*Gt,Kt*Gt).floor()},this.setDrawingBufferSize=function(b,H,K){gt=b,Kt=H,Gt=K,e.width=Math.floor(b*K),e.height=Math.floor(H*K),this.setViewport(0,0,b,H)},this.setEffects=function(b){if(M===pi){ve("THREE.WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(b){for(let H=0;H<b.length;H++)if(b[H].isOutputPass===!0){Yt("THREE.WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}P.setEffects(b||[])},this.getCurrentViewport=function(b){return b.copy(rt)},this.getViewport=function(b){return b.copy(dt)},this.setViewport=function(b,H,K,q){b.isVector4?dt.set(b.x,b.y,b.z,b.w):dt.set(b,H,K,q),nt.viewport(rt.copy(dt).multiplyScalar(Gt).round())},this.getScissor=function(b){return b.copy(Bt)},this.setScissor=function(b,H,K,q){b.isVector4?Bt.set(b.x,b.y,b.z,b.w):Bt.set(b,H,K,q),nt.scissor(st.copy(Bt).multiplyScalar(Gt).round())},this.getScissorTest=function(){return Nt},this.setScissorTest=function(b){nt.setScissorTest(Nt=b)},this.setOpaqueSort=function(b){J=b},this.setTransparentSort=function(b){lt=b},this.getClearColor=function(b){return b.copy(mt.getClearColor())},this.setClearColor=function(){mt.setClearColor(...arguments)},this.getClearAlpha=function(){return mt.getClearAlpha()},this.setClearAlpha=function(){mt.setClearAlpha(...arguments)},this.clear=function(b=!0,H=!0,K=!0){let q=0;if(b){let j=!1;if(N!==null){const At=N.texture.format;j=p.has(At)}if(j){const At=N.texture.type,Lt=d.has(At),Tt=mt.getClearColor(),Ot=mt.getClearAlpha(),Rt=Tt.r,ee=Tt.g,oe=Tt.b;Lt?(S[0]=Rt,S[1]=ee,S[2]=oe,S[3]=Ot,z.clearBufferuiv(z.COLOR,0,S)):(A[0]=Rt,A[1]=ee,A[2]=oe,A[3]=Ot,z.clearBufferiv(z.COLOR,0,A))}else q|=z.COLOR_BUFFER_BIT}H&&(q|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),K&&(q|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&z.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(b){b.setRenderer(this),B=b},this.dispose=function(){e.removeEventListener("webglcontextlost",ct,!1),e.removeEventListener("webglcontextrestored",zt,!1),e.removeEventListener("webglcontextcreationerror",qt,!1),mt.dispose(),Q.dispose(),yt.dispose(),w.dispose(),X.dispose(),pt.dispose(),vt.dispose(),et.dispose(),ft.dispose(),bt.dispose(),bt.removeEventListener("sessionstart",hs),bt.removeEventListener("sessionend",Aa),Hi.stop()};function ct(b){b.preventDefault(),Pl("WebGLRenderer: Context Lost."),R=!0}function zt(){Pl("WebGLRenderer: Context Restored."),R=!1;const b=_t.autoReset,H=Mt.enabled,K=Mt.autoUpdate,q=Mt.needsUpdate,j=Mt.type;Pt(),_t.autoReset=b,Mt.enabled=H,Mt.autoUpdate=K,Mt.needsUpdate=q,Mt.type=j}function qt(b){ve("WebGLRenderer: A WebGL context could not be created. Reason: ",b.statusMessage)}function he(b){const H=b.target;H.removeEventListener("dispose",he),ce(H)}function ce(b){On(b),w.remove(b)}function On(b){const H=w.get(b).programs;H!==void 0&&(H.forEach(function(K){ft.releaseProgram(K)}),b.isShaderMaterial&&ft.releaseShaderCache(b))}this.renderBufferDirect=function(b,H,K,q,j,At){H===null&&(H=Ge);const Lt=j.isMesh&&j.matrixWorld.determinant()<0,Tt=on(b,H,K,q,j);nt.setMaterial(q,Lt);let Ot=K.index,Rt=1;if(q.wireframe===!0){if(Ot=at.getWireframeAttribute(K),Ot===void 0)return;Rt=2}const ee=K.drawRange,oe=K.attributes.position;let kt=ee.start*Rt,Te=(ee.start+ee.count)*Rt;At!==null&&(kt=Math.max(kt,At.start*Rt),Te=Math.min(Te,(At.start+At.count)*Rt)),Ot!==null?(kt=Math.max(kt,0),Te=Math.min(Te,Ot.count)):oe!=null&&(kt=Math.max(kt,0),Te=Math.min(Te,oe.count));const Ze=Te-kt;if(Ze<0||Ze===1/0)return;vt.setup(j,q,Tt,K,Ot);let qe,De=Jt;if(Ot!==null&&(qe=tt.get(Ot),De=te,De.setIndex(qe)),j.isMesh)q.wireframe===!0?(nt.setLineWidth(q.wireframeLinewidth*sn()),De.setMode(z.LINES)):De.setMode(z.TRIANGLES);else if(j.isLine){let fn=q.linewidth;fn===void 0&&(fn=1),nt.setLineWidth(fn*sn()),j.isLineSegments?De.setMode(z.LINES):j.isLineLoop?De.setMode(z.LINE_LOOP):De.setMode(z.LINE_STRIP)}else j.isPoints?De.setMode(z.POINTS):j.isSprite&&De.setMode(z.TRIANGLES);if(j.isBatchedMesh)if(Zt.get("WEBGL_multi_draw"))De.renderMultiDraw(j._multiDrawStarts,j._multiDrawCounts,j._multiDrawCount);else{const fn=j._multiDrawStarts,It=j._multiDrawCounts,Wn=j._multiDrawCount,pe=Ot?tt.get(Ot).bytesPerElement:1,zn=w.get(q).currentProgram.getUniforms();for(let Xn=0;Xn<Wn;Xn++)zn.setValue(z,"_gl_DrawID",Xn),De.render(fn[Xn]/pe,It[Xn])}else if(j.isInstancedMesh)De.renderInstances(kt,Ze,j.count);else if(K.isInstancedBufferGeometry){const fn=K._maxInstanceCount!==void 0?K._maxInstanceCount:1/0,It=Math.min(K.instanceCount,fn);De.renderInstances(kt,Ze,It)}else De.render(kt,Ze)};function Rn(b,H,K){b.transparent===!0&&b.side===ns&&b.forceSinglePass===!1?(b.side=ii,b.needsUpdate=!0,Qs(b,H,K),b.side=Ks,b.needsUpdate=!0,Qs(b,H,K),b.side=ns):Qs(b,H,K)}this.compile=function(b,H,K=null){K===null&&(K=b),T=yt.get(K),T.init(H),v.push(T),K.traverseVisible(function(j){j.isLight&&j.layers.test(H.layers)&&(T.pushLight(j),j.castShadow&&T.pushShadow(j))}),b!==K&&b.traverseVisible(function(j){j.isLight&&j.layers.test(H.layers)&&(T.pushLight(j),j.castShadow&&T.pushShadow(j))}),T.setupLights();const q=new Set;return b.traverse(function(j){if(!(j.isMesh||j.isPoints||j.isLine||j.isSprite))return;const At=j.material;if(At)if(Array.isArray(At))for(let Lt=0;Lt<At.length;Lt++){const Tt=At[Lt];Rn(Tt,K,j),q.add(Tt)}else Rn(At,K,j),q.add(At)}),T=v.pop(),q},this.compileAsync=function(b,H,K=null){const q=this.compile(b,H,K);return new Promise(j=>{function At(){if(q.forEach(function(Lt){w.get(Lt).currentProgram.isReady()&&q.delete(Lt)}),q.size===0){j(b);return}setTimeout(At,10)}Zt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let Bn=null;function Ds(b){Bn&&Bn(b)}function hs(){Hi.stop()}function Aa(){Hi.start()}const Hi=new Um;Hi.setAnimationLoop(Ds),typeof self<"u"&&Hi.setContext(self),this.setAnimationLoop=function(b){Bn=b,bt.setAnimationLoop(b),b===null?Hi.stop():Hi.start()},bt.addEventListener("sessionstart",hs),bt.addEventListener("sessionend",Aa),this.render=function(b,H){if(H!==void 0&&H.isCamera!==!0){ve("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(R===!0)return;B!==null&&B.renderStart(b,H);const K=bt.enabled===!0&&bt.isPresenting===!0,q=P!==null&&(N===null||K)&&P.begin(F,N);if(b.matrixWorldAutoUpdate===!0&&b.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),bt.enabled===!0&&bt.isPresenting===!0&&(P===null||P.isCompositing()===!1)&&(bt.cameraAutoUpdate===!0&&bt.updateCamera(H),H=bt.getCamera()),b.isScene===!0&&b.onBeforeRender(F,b,H,N),T=yt.get(b,v.length),T.init(H),T.state.textureUnits=x.getTextureUnits(),v.push(T),fe.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),Vt.setFromProjectionMatrix(fe,ss,H.reversedDepth),$t=this.localClippingEnabled,Me=Dt.init(this.clippingPlanes,$t),I=Q.get(b,U.length),I.init(),U.push(I),bt.enabled===!0&&bt.isPresenting===!0){const Lt=F.xr.getDepthSensingMesh();Lt!==null&&Ra(Lt,H,-1/0,F.sortObjects)}Ra(b,H,0,F.sortObjects),I.finish(),F.sortObjects===!0&&I.sort(J,lt),Ue=bt.enabled===!1||bt.isPresenting===!1||bt.hasDepthSensing()===!1,Ue&&mt.addToRenderList(I,b),this.info.render.frame++,Me===!0&&Dt.beginShadows();const j=T.state.shadowsArray;if(Mt.render(j,b,H),Me===!0&&Dt.endShadows(),this.info.autoReset===!0&&this.info.reset(),(q&&P.hasRenderPass())===!1){const Lt=I.opaque,Tt=I.transmissive;if(T.setupLights(),H.isArrayCamera){const Ot=H.cameras;if(Tt.length>0)for(let Rt=0,ee=Ot.length;Rt<ee;Rt++){const oe=Ot[Rt];Wi(Lt,Tt,b,oe)}Ue&&mt.render(b);for(let Rt=0,ee=Ot.length;Rt<ee;Rt++){const oe=Ot[Rt];Ao(I,b,oe,oe.viewport)}}else Tt.length>0&&Wi(Lt,Tt,b,H),Ue&&mt.render(b),Ao(I,b,H)}N!==null&&Y===0&&(x.updateMultisampleRenderTarget(N),x.updateRenderTargetMipmap(N)),q&&P.end(F),b.isScene===!0&&b.onAfterRender(F,b,H),vt.resetDefaultState(),W=-1,O=null,v.pop(),v.length>0?(T=v[v.length-1],x.setTextureUnits(T.state.textureUnits),Me===!0&&Dt.setGlobalState(F.clippingPlanes,T.state.camera)):T=null,U.pop(),U.length>0?I=U[U.length-1]:I=null,B!==null&&B.renderEnd()};function Ra(b,H,K,q){if(b.visible===!1)return;if(b.layers.test(H.layers)){if(b.isGroup)K=b.renderOrder;else if(b.isLOD)b.autoUpdate===!0&&b.update(H);else if(b.isLightProbeGrid)T.pushLightProbeGrid(b);else if(b.isLight)T.pushLight(b),b.castShadow&&T.pushShadow(b);else if(b.isSprite){if(!b.frustumCulled||Vt.intersectsSprite(b)){q&&ie.setFromMatrixPosition(b.matrixWorld).applyMatrix4(fe);const Lt=pt.update(b),Tt=b.material;Tt.visible&&I.push(b,Lt,Tt,K,ie.z,null)}}else if((b.isMesh||b.isLine||b.isPoints)&&(!b.frustumCulled||Vt.intersectsObject(b))){const Lt=pt.update(b),Tt=b.material;if(q&&(b.boundingSphere!==void 0?(b.boundingSphere===null&&b.computeBoundingSphere(),ie.copy(b.boundingSphere.center)):(Lt.boundingSphere===null&&Lt.computeBoundingSphere(),ie.copy(Lt.boundingSphere.center)),ie.applyMatrix4(b.matrixWorld).applyMatrix4(fe)),Array.isArray(Tt)){const Ot=Lt.groups;for(let Rt=0,ee=Ot.length;Rt<ee;Rt++){const oe=Ot[Rt],kt=Tt[oe.materialIndex];kt&&kt.visible&&I.push(b,Lt,kt,K,ie.z,oe)}}else Tt.visible&&I.push(b,Lt,Tt,K,ie.z,null)}}const At=b.children;for(let Lt=0,Tt=At.length;Lt<Tt;Lt++)Ra(At[Lt],H,K,q)}function Ao(b,H,K,q){const{opaque:j,transmissive:At,transparent:Lt}=b;T.setupLightsView(K),Me===!0&&Dt.setGlobalState(F.clippingPlanes,K),q&&nt.viewport(rt.copy(q)),j.length>0&&Rr(j,H,K),At.length>0&&Rr(At,H,K),Lt.length>0&&Rr(Lt,H,K),nt.buffers.depth.setTest(!0),nt.buffers.depth.setMask(!0),nt.buffers.color.setMask(!0),nt.setPolygonOffset(!1)}function Wi(b,H,K,q){if((K.isScene===!0?K.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[q.id]===void 0){const kt=Zt.has("EXT_color_buffer_half_float")||Zt.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[q.id]=new os(1,1,{generateMipmaps:!0,type:kt?ws:pi,minFilter:pr,samples:Math.max(4,xe.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:_e.workingColorSpace})}const At=T.state.transmissionRenderTarget[q.id],Lt=q.viewport||rt;At.setSize(Lt.z*F.transmissionResolutionScale,Lt.w*F.transmissionResolutionScale);const Tt=F.getRenderTarget(),Ot=F.getActiveCubeFace(),Rt=F.getActiveMipmapLevel();F.setRenderTarget(At),F.getClearColor(xt),ut=F.getClearAlpha(),ut<1&&F.setClearColor(16777215,.5),F.clear(),Ue&&mt.render(K);const ee=F.toneMapping;F.toneMapping=as;const oe=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),T.setupLightsView(q),Me===!0&&Dt.setGlobalState(F.clippingPlanes,q),Rr(b,K,q),x.updateMultisampleRenderTarget(At),x.updateRenderTargetMipmap(At),Zt.has("WEBGL_multisampled_render_to_texture")===!1){let kt=!1;for(let Te=0,Ze=H.length;Te<Ze;Te++){const qe=H[Te],{object:De,geometry:fn,material:It,group:Wn}=qe;if(It.side===ns&&De.layers.test(q.layers)){const pe=It.side;It.side=ii,It.needsUpdate=!0,Ls(De,K,q,fn,It,Wn),It.side=pe,It.needsUpdate=!0,kt=!0}}kt===!0&&(x.updateMultisampleRenderTarget(At),x.updateRenderTargetMipmap(At))}F.setRenderTarget(Tt,Ot,Rt),F.setClearColor(xt,ut),oe!==void 0&&(q.viewport=oe),F.toneMapping=ee}function Rr(b,H,K){const q=H.isScene===!0?H.overrideMaterial:null;for(let j=0,At=b.length;j<At;j++){const Lt=b[j],{object:Tt,geometry:Ot,group:Rt}=Lt;let ee=Lt.material;ee.allowOverride===!0&&q!==null&&(ee=q),Tt.layers.test(K.layers)&&Ls(Tt,H,K,Ot,ee,Rt)}}function Ls(b,H,K,q,j,At){b.onBeforeRender(F,H,K,q,j,At),b.modelViewMatrix.multiplyMatrices(K.matrixWorldInverse,b.matrixWorld),b.normalMatrix.getNormalMatrix(b.modelViewMatrix),j.onBeforeRender(F,H,K,q,b,At),j.transparent===!0&&j.side===ns&&j.forceSinglePass===!1?(j.side=ii,j.needsUpdate=!0,F.renderBufferDirect(K,H,q,j,b,At),j.side=Ks,j.needsUpdate=!0,F.renderBufferDirect(K,H,q,j,b,At),j.side=ns):F.renderBufferDirect(K,H,q,j,b,At),b.onAfterRender(F,H,K,q,j,At)}function Qs(b,H,K){H.isScene!==!0&&(H=Ge);const q=w.get(b),j=T.state.lights,At=T.state.shadowsArray,Lt=j.state.version,Tt=ft.getParameters(b,j.state,At,H,K,T.state.lightProbeGridArray),Ot=ft.getProgramCacheKey(Tt);let Rt=q.programs;q.environment=b.isMeshStandardMaterial||b.isMeshLambertMaterial||b.isMeshPhongMaterial?H.environment:null,q.fog=H.fog;const ee=b.isMeshStandardMaterial||b.isMeshLambertMaterial&&!b.envMap||b.isMeshPhongMaterial&&!b.envMap;q.envMap=X.get(b.envMap||q.environment,ee),q.envMapRotation=q.environment!==null&&b.envMap===null?H.environmentRotation:b.envMapRotation,Rt===void 0&&(b.addEventListener("dispose",he),Rt=new Map,q.programs=Rt);let oe=Rt.get(Ot);if(oe!==void 0){if(q.currentProgram===oe&&q.lightsStateVersion===Lt)return rn(b,Tt),oe}else Tt.uniforms=ft.getUniforms(b),B!==null&&b.isNodeMaterial&&B.build(b,K,Tt),b.onBeforeCompile(Tt,F),oe=ft.acquireProgram(Tt,Ot),Rt.set(Ot,oe),q.uniforms=Tt.uniforms;const kt=q.uniforms;return(!b.isShaderMaterial&&!b.isRawShaderMaterial||b.clipping===!0)&&(kt.clippingPlanes=Dt.uniform),rn(b,Tt),q.needsLights=ai(b),q.lightsStateVersion=Lt,q.needsLights&&(kt.ambientLightColor.value=j.state.ambient,kt.lightProbe.value=j.state.probe,kt.directionalLights.value=j.state.directional,kt.directionalLightShadows.value=j.state.directionalShadow,kt.spotLights.value=j.state.spot,kt.spotLightShadows.value=j.state.spotShadow,kt.rectAreaLights.value=j.state.rectArea,kt.ltc_1.value=j.state.rectAreaLTC1,kt.ltc_2.value=j.state.rectAreaLTC2,kt.pointLights.value=j.state.point,kt.pointLightShadows.value=j.state.pointShadow,kt.hemisphereLights.value=j.state.hemi,kt.directionalShadowMatrix.value=j.state.directionalShadowMatrix,kt.spotLightMatrix.value=j.state.spotLightMatrix,kt.spotLightMap.value=j.state.spotLightMap,kt.pointShadowMatrix.value=j.state.pointShadowMatrix),q.lightProbeGrid=T.state.lightProbeGridArray.length>0,q.currentProgram=oe,q.uniformsList=null,oe}function Ai(b){if(b.uniformsList===null){const H=b.currentProgram.getUniforms();b.uniformsList=Ml.seqWithValue(H.seq,b.uniforms)}return b.uniformsList}function rn(b,H){const K=w.get(b);K.outputColorSpace=H.outputColorSpace,K.batching=H.batching,K.batchingColor=H.batchingColor,K.instancing=H.instancing,K.instancingColor=H.instancingColor,K.instancingMorph=H.instancingMorph,K.skinning=H.skinning,K.morphTargets=H.morphTargets,K.morphNormals=H.morphNormals,K.morphColors=H.morphColors,K.morphTargetsCount=H.morphTargetsCount,K.numClippingPlanes=H.numClippingPlanes,K.numIntersection=H.numClipIntersection,K.vertexAlphas=H.vertexAlphas,K.vertexTangents=H.vertexTangents,K.toneMapping=H.toneMapping}function an(b,H){if(b.length===0)return null;if(b.length===1)return b[0].texture!==null?b[0]:null;E.setFromMatrixPosition(H.matrixWorld);for(let K=0,q=b.length;K<q;K++){const j=b[K];if(j.texture!==null&&j.boundingBox.containsPoint(E))return j}return null}function on(b,H,K,q,j){H.isScene!==!0&&(H=Ge),x.resetTextureUnits();const At=H.fog,Lt=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?H.environment:null,Tt=N===null?F.outputColorSpace:N.isXRRenderTarget===!0?N.texture.colorSpace:_e.workingColorSpace,Ot=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,Rt=X.get(q.envMap||Lt,Ot),ee=q.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,oe=!!K.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),kt=!!K.morphAttributes.position,Te=!!K.morphAttributes.normal,Ze=!!K.morphAttributes.color;let qe=as;q.toneMapped&&(N===null||N.isXRRenderTarget===!0)&&(qe=F.toneMapping);const De=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,fn=De!==void 0?De.length:0,It=w.get(q),Wn=T.state.lights;if(Me===!0&&($t===!0||b!==O)){const Ne=b===O&&q.id===W;Dt.setState(q,b,Ne)}let pe=!1;q.version===It.__version?(It.needsLights&&It.lightsStateVersion!==Wn.state.version||It.outputColorSpace!==Tt||j.isBatchedMesh&&It.batching===!1||!j.isBatchedMesh&&It.batching===!0||j.isBatchedMesh&&It.batchingColor===!0&&j.colorTexture===null||j.isBatchedMesh&&It.batchingColor===!1&&j.colorTexture!==null||j.isInstancedMesh&&It.instancing===!1||!j.isInstancedMesh&&It.instancing===!0||j.isSkinnedMesh&&It.skinning===!1||!j.isSkinnedMesh&&It.skinning===!0||j.isInstancedMesh&&It.instancingColor===!0&&j.instanceColor===null||j.isInstancedMesh&&It.instancingColor===!1&&j.instanceColor!==null||j.isInstancedMesh&&It.instancingMorph===!0&&j.morphTexture===null||j.isInstancedMesh&&It.instancingMorph===!1&&j.morphTexture!==null||It.envMap!==Rt||q.fog===!0&&It.fog!==At||It.numClippingPlanes!==void 0&&(It.numClippingPlanes!==Dt.numPlanes||It.numIntersection!==Dt.numIntersection)||It.vertexAlphas!==ee||It.vertexTangents!==oe||It.morphTargets!==kt||It.morphNormals!==Te||It.morphColors!==Ze||It.toneMapping!==qe||It.morphTargetsCount!==fn||!!It.lightProbeGrid!=T.state.lightProbeGridArray.length>0)&&(pe=!0):(pe=!0,It.__version=q.version);let zn=It.currentProgram;pe===!0&&(zn=Qs(q,H,j),B&&q.isNodeMaterial&&B.onUpdateProgram(q,zn,It));let Xn=!1,oi=!1,Is=!1;const Ae=zn.getUniforms(),Je=It.uniforms;if(nt.useProgram(zn.program)&&(Xn=!0,oi=!0,Is=!0),q.id!==W&&(W=q.id,oi=!0),It.needsLights){const Ne=an(T.state.lightProbeGridArray,j);It.lightProbeGrid!==Ne&&(It.lightProbeGrid=Ne,oi=!0)}if(Xn||O!==b){nt.buffers.depth.getReversed()&&b.reversedDepth!==!0&&(b._reversedDepth=!0,b.updateProjectionMatrix()),Ae.setValue(z,"projectionMatrix",b.projectionMatrix),Ae.setValue(z,"viewMatrix",b.matrixWorldInverse);const Yn=Ae.map.cameraPosition;Yn!==void 0&&Yn.setValue(z,be.setFromMatrixPosition(b.matrixWorld)),xe.logarithmicDepthBuffer&&Ae.setValue(z,"logDepthBufFC",2/(Math.log(b.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&Ae.setValue(z,"isOrthographic",b.isOrthographicCamera===!0),O!==b&&(O=b,oi=!0,Is=!0)}if(It.needsLights&&(Wn.state.directionalShadowMap.length>0&&Ae.setValue(z,"directionalShadowMap",Wn.state.directionalShadowMap,x),Wn.state.spotShadowMap.length>0&&Ae.setValue(z,"spotShadowMap",Wn.state.spotShadowMap,x),Wn.state.pointShadowMap.length>0&&Ae.setValue(z,"pointShadowMap",Wn.state.pointShadowMap,x)),j.isSkinnedMesh){Ae.setOptional(z,j,"bindMatrix"),Ae.setOptional(z,j,"bindMatrixInverse");const Ne=j.skeleton;Ne&&(Ne.boneTexture===null&&Ne.computeBoneTexture(),Ae.setValue(z,"boneTexture",Ne.boneTexture,x))}j.isBatchedMesh&&(Ae.setOptional(z,j,"batchingTexture"),Ae.setValue(z,"batchingTexture",j._matricesTexture,x),Ae.setOptional(z,j,"batchingIdTexture"),Ae.setValue(z,"batchingIdTexture",j._indirectTexture,x),Ae.setOptional(z,j,"batchingColorTexture"),j._colorsTexture!==null&&Ae.setValue(z,"batchingColorTexture",j._colorsTexture,x));const Xi=K.morphAttributes;if((Xi.position!==void 0||Xi.normal!==void 0||Xi.color!==void 0)&&Xt.update(j,K,zn),(oi||It.receiveShadow!==j.receiveShadow)&&(It.receiveShadow=j.receiveShadow,Ae.setValue(z,"receiveShadow",j.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&H.environment!==null&&(Je.envMapIntensity.value=H.environmentIntensity),Je.dfgLUT!==void 0&&(Je.dfgLUT.value=Zy()),oi){if(Ae.setValue(z,"toneMappingExposure",F.toneMappingExposure),It.needsLights&&Cr(Je,Is),At&&q.fog===!0&&Z.refreshFogUniforms(Je,At),Z.refreshMaterialUniforms(Je,q,Gt,Kt,T.state.transmissionRenderTarget[b.id]),It.needsLights&&It.lightProbeGrid){const Ne=It.lightProbeGrid;Je.probesSH.value=Ne.texture,Je.probesMin.value.copy(Ne.boundingBox.min),Je.probesMax.value.copy(Ne.boundingBox.max),Je.probesResolution.value.copy(Ne.resolution)}Ml.upload(z,Ai(It),Je,x)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(Ml.upload(z,Ai(It),Je,x),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&Ae.setValue(z,"center",j.center),Ae.setValue(z,"modelViewMatrix",j.modelViewMatrix),Ae.setValue(z,"normalMatrix",j.normalMatrix),Ae.setValue(z,"modelMatrix",j.matrixWorld),q.uniformsGroups!==void 0){const Ne=q.uniformsGroups;for(let Yn=0,Ri=Ne.length;Yn<Ri;Yn++){const Pr=Ne[Yn];et.update(Pr,zn),et.bind(Pr,zn)}}return zn}function Cr(b,H){b.ambientLightColor.needsUpdate=H,b.lightProbe.needsUpdate=H,b.directionalLights.needsUpdate=H,b.directionalLightShadows.needsUpdate=H,b.pointLights.needsUpdate=H,b.pointLightShadows.needsUpdate=H,b.spotLights.needsUpdate=H,b.spotLightShadows.needsUpdate=H,b.rectAreaLights.needsUpdate=H,b.hemisphereLights.needsUpdate=H}function ai(b){return b.isMeshLambertMaterial||b.isMeshToonMaterial||b.isMeshPhongMaterial||b.isMeshStandardMaterial||b.isShadowMaterial||b.isShaderMaterial&&b.lights===!0}this.getActiveCubeFace=function(){return G},this.getActiveMipmapLevel=function(){return Y},this.getRenderTarget=function(){return N},this.setRenderTargetTextures=function(b,H,K){const q=w.get(b);q.__autoAllocateDepthBuffer=b.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),w.get(b.texture).__webglTexture=H,w.get(b.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:K,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(b,H){const K=w.get(b);K.__webglFramebuffer=H,K.__useDefaultFramebuffer=H===void 0};const tr=z.createFramebuffer();this.setRenderTarget=function(b,H=0,K=0){N=b,G=H,Y=K;let q=null,j=!1,At=!1;if(b){const Tt=w.get(b);if(Tt.__useDefaultFramebuffer!==void 0){nt.bindFramebuffer(z.FRAMEBUFFER,Tt.__webglFramebuffer),rt.copy(b.viewport),st.copy(b.scissor),ot=b.scissorTest,nt.viewport(rt),nt.scissor(st),nt.setScissorTest(ot),W=-1;return}else if(Tt.__webglFramebuffer===void 0)x.setupRenderTarget(b);else if(Tt.__hasExternalTextures)x.rebindTextures(b,w.get(b.texture).__webglTexture,w.get(b.depthTexture).__webglTexture);else if(b.depthBuffer){const ee=b.depthTexture;if(Tt.__boundDepthTexture!==ee){if(ee!==null&&w.has(ee)&&(b.width!==ee.image.width||b.height!==ee.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");x.setupDepthRenderbuffer(b)}}const Ot=b.texture;(Ot.isData3DTexture||Ot.isDataArrayTexture||Ot.isCompressedArrayTexture)&&(At=!0);const Rt=w.get(b).__webglFramebuffer;b.isWebGLCubeRenderTarget?(Array.isArray(Rt[H])?q=Rt[H][K]:q=Rt[H],j=!0):b.samples>0&&x.useMultisampledRTT(b)===!1?q=w.get(b).__webglMultisampledFramebuffer:Array.isArray(Rt)?q=Rt[K]:q=Rt,rt.copy(b.viewport),st.copy(b.scissor),ot=b.scissorTest}else rt.copy(dt).multiplyScalar(Gt).floor(),st.copy(Bt).multiplyScalar(Gt).floor(),ot=Nt;if(K!==0&&(q=tr),nt.bindFramebuffer(z.FRAMEBUFFER,q)&&nt.drawBuffers(b,q),nt.viewport(rt),nt.scissor(st),nt.setScissorTest(ot),j){const Tt=w.get(b.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+H,Tt.__webglTexture,K)}else if(At){const Tt=H;for(let Ot=0;Ot<b.textures.length;Ot++){const Rt=w.get(b.textures[Ot]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Ot,Rt.__webglTexture,K,Tt)}}else if(b!==null&&K!==0){const Tt=w.get(b.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Tt.__webglTexture,K)}W=-1},this.readRenderTargetPixels=function(b,H,K,q,j,At,Lt,Tt=0){if(!(b&&b.isWebGLRenderTarget)){ve("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ot=w.get(b).__webglFramebuffer;if(b.isWebGLCubeRenderTarget&&Lt!==void 0&&(Ot=Ot[Lt]),Ot){nt.bindFramebuffer(z.FRAMEBUFFER,Ot);try{const Rt=b.textures[Tt],ee=Rt.format,oe=Rt.type;if(b.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Tt),!xe.textureFormatReadable(ee)){ve("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!xe.textureTypeReadable(oe)){ve("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=b.width-q&&K>=0&&K<=b.height-j&&z.readPixels(H,K,q,j,k.convert(ee),k.convert(oe),At)}finally{const Rt=N!==null?w.get(N).__webglFramebuffer:null;nt.bindFramebuffer(z.FRAMEBUFFER,Rt)}}},this.readRenderTargetPixelsAsync=async function(b,H,K,q,j,At,Lt,Tt=0){if(!(b&&b.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ot=w.get(b).__webglFramebuffer;if(b.isWebGLCubeRenderTarget&&Lt!==void 0&&(Ot=Ot[Lt]),Ot)if(H>=0&&H<=b.width-q&&K>=0&&K<=b.height-j){nt.bindFramebuffer(z.FRAMEBUFFER,Ot);const Rt=b.textures[Tt],ee=Rt.format,oe=Rt.type;if(b.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Tt),!xe.textureFormatReadable(ee))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!xe.textureTypeReadable(oe))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const kt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,kt),z.bufferData(z.PIXEL_PACK_BUFFER,At.byteLength,z.STREAM_READ),z.readPixels(H,K,q,j,k.convert(ee),k.convert(oe),0);const Te=N!==null?w.get(N).__webglFramebuffer:null;nt.bindFramebuffer(z.FRAMEBUFFER,Te);const Ze=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await q_(z,Ze,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,kt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,At),z.deleteBuffer(kt),z.deleteSync(Ze),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(b,H=null,K=0){const q=Math.pow(2,-K),j=Math.floor(b.image.width*q),At=Math.floor(b.image.height*q),Lt=H!==null?H.x:0,Tt=H!==null?H.y:0;x.setTexture2D(b,0),z.copyTexSubImage2D(z.TEXTURE_2D,K,0,0,Lt,Tt,j,At),nt.unbindTexture()};const Ro=z.createFramebuffer(),Ca=z.createFramebuffer();this.copyTextureToTexture=function(b,H,K=null,q=null,j=0,At=0){let Lt,Tt,Ot,Rt,ee,oe,kt,Te,Ze;const qe=b.isCompressedTexture?b.mipmaps[At]:b.image;if(K!==null)Lt=K.max.x-K.min.x,Tt=K.max.y-K.min.y,Ot=K.isBox3?K.max.z-K.min.z:1,Rt=K.min.x,ee=K.min.y,oe=K.isBox3?K.min.z:0;else{const Je=Math.pow(2,-j);Lt=Math.floor(qe.width*Je),Tt=Math.floor(qe.height*Je),b.isDataArrayTexture?Ot=qe.depth:b.isData3DTexture?Ot=Math.floor(qe.depth*Je):Ot=1,Rt=0,ee=0,oe=0}q!==null?(kt=q.x,Te=q.y,Ze=q.z):(kt=0,Te=0,Ze=0);const De=k.convert(H.format),fn=k.convert(H.type);let It;H.isData3DTexture?(x.setTexture3D(H,0),It=z.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(x.setTexture2DArray(H,0),It=z.TEXTURE_2D_ARRAY):(x.setTexture2D(H,0),It=z.TEXTURE_2D),nt.activeTexture(z.TEXTURE0),nt.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,H.flipY),nt.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),nt.pixelStorei(z.UNPACK_ALIGNMENT,H.unpackAlignment);const Wn=nt.getParameter(z.UNPACK_ROW_LENGTH),pe=nt.getParameter(z.UNPACK_IMAGE_HEIGHT),zn=nt.getParameter(z.UNPACK_SKIP_PIXELS),Xn=nt.getParameter(z.UNPACK_SKIP_ROWS),oi=nt.getParameter(z.UNPACK_SKIP_IMAGES);nt.pixelStorei(z.UNPACK_ROW_LENGTH,qe.width),nt.pixelStorei(z.UNPACK_IMAGE_HEIGHT,qe.height),nt.pixelStorei(z.UNPACK_SKIP_PIXELS,Rt),nt.pixelStorei(z.UNPACK_SKIP_ROWS,ee),nt.pixelStorei(z.UNPACK_SKIP_IMAGES,oe);const Is=b.isDataArrayTexture||b.isData3DTexture,Ae=H.isDataArrayTexture||H.isData3DTexture;if(b.isDepthTexture){const Je=w.get(b),Xi=w.get(H),Ne=w.get(Je.__renderTarget),Yn=w.get(Xi.__renderTarget);nt.bindFramebuffer(z.READ_FRAMEBUFFER,Ne.__webglFramebuffer),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,Yn.__webglFramebuffer);for(let Ri=0;Ri<Ot;Ri++)Is&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,w.get(b).__webglTexture,j,oe+Ri),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,w.get(H).__webglTexture,At,Ze+Ri)),z.blitFramebuffer(Rt,ee,Lt,Tt,kt,Te,Lt,Tt,z.DEPTH_BUFFER_BIT,z.NEAREST);nt.bindFramebuffer(z.READ_FRAMEBUFFER,null),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(j!==0||b.isRenderTargetTexture||w.has(b)){const Je=w.get(b),Xi=w.get(H);nt.bindFramebuffer(z.READ_FRAMEBUFFER,Ro),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,Ca);for(let Ne=0;Ne<Ot;Ne++)Is?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Je.__webglTexture,j,oe+Ne):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Je.__webglTexture,j),Ae?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xi.__webglTexture,At,Ze+Ne):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Xi.__webglTexture,At),j!==0?z.blitFramebuffer(Rt,ee,Lt,Tt,kt,Te,Lt,Tt,z.COLOR_BUFFER_BIT,z.NEAREST):Ae?z.copyTexSubImage3D(It,At,kt,Te,Ze+Ne,Rt,ee,Lt,Tt):z.copyTexSubImage2D(It,At,kt,Te,Rt,ee,Lt,Tt);nt.bindFramebuffer(z.READ_FRAMEBUFFER,null),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Ae?b.isDataTexture||b.isData3DTexture?z.texSubImage3D(It,At,kt,Te,Ze,Lt,Tt,Ot,De,fn,qe.data):H.isCompressedArrayTexture?z.compressedTexSubImage3D(It,At,kt,Te,Ze,Lt,Tt,Ot,De,qe.data):z.texSubImage3D(It,At,kt,Te,Ze,Lt,Tt,Ot,De,fn,qe):b.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,At,kt,Te,Lt,Tt,De,fn,qe.data):b.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,At,kt,Te,qe.width,qe.height,De,qe.data):z.texSubImage2D(z.TEXTURE_2D,At,kt,Te,Lt,Tt,De,fn,qe);nt.pixelStorei(z.UNPACK_ROW_LENGTH,Wn),nt.pixelStorei(z.UNPACK_IMAGE_HEIGHT,pe),nt.pixelStorei(z.UNPACK_SKIP_PIXELS,zn),nt.pixelStorei(z.UNPACK_SKIP_ROWS,Xn),nt.pixelStorei(z.UNPACK_SKIP_IMAGES,oi),At===0&&H.generateMipmaps&&z.generateMipmap(It),nt.unbindTexture()},this.initRenderTarget=function(b){w.get(b).__webglFramebuffer===void 0&&x.setupRenderTarget(b)},this.initTexture=function(b){b.isCubeTexture?x.setTextureCube(b,0):b.isData3DTexture?x.setTexture3D(b,0):b.isDataArrayTexture||b.isCompressedArrayTexture?x.setTexture2DArray(b,0):x.setTexture2D(b,0),nt.unbindTexture()},this.resetState=function(){G=0,Y=0,N=null,nt.reset(),vt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return ss}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;const e=this.getContext();e.drawingBufferColorSpace=_e._getDrawingBufferColorSpace(t),e.unpackColorSpace=_e._getUnpackColorSpace()}}function Qy(i,t=Math.PI/3){const e=Math.cos(t),n=(1+1e-10)*100,s=[new L,new L,new L],r=new L,a=new L,o=new L,l=new L;function c(M){const p=~~(M.x*n),d=~~(M.y*n),S=~~(M.z*n);return`${p},${d},${S}`}const f=i.index?i.toNonIndexed():i,u=f.attributes.position,h={};for(let M=0,p=u.count/3;M<p;M++){const d=3*M,S=s[0].fromBufferAttribute(u,d+0),A=s[1].fromBufferAttribute(u,d+1),E=s[2].fromBufferAttribute(u,d+2);r.subVectors(E,A),a.subVectors(S,A);const I=new L().crossVectors(r,a).normalize();for(let T=0;T<3;T++){const U=s[T],v=c(U);v in h||(h[v]=[]),h[v].push(I)}}const m=new Float32Array(u.count*3),_=new Un(m,3,!1);for(let M=0,p=u.count/3;M<p;M++){const d=3*M,S=s[0].fromBufferAttribute(u,d+0),A=s[1].fromBufferAttribute(u,d+1),E=s[2].fromBufferAttribute(u,d+2);r.subVectors(E,A),a.subVectors(S,A),o.crossVectors(r,a).normalize();for(let I=0;I<3;I++){const T=s[I],U=c(T),v=h[U];l.set(0,0,0);for(let P=0,F=v.length;P<F;P++){const R=v[P];o.dot(R)>e&&l.add(R)}l.normalize(),_.setXYZ(d+I,l.x,l.y,l.z)}}return f.setAttribute("normal",_),f}const Gm="carried";function tb(){const i=new URLSearchParams(location.search).get("token");return i?`?token=${encodeURIComponent(i)}`:""}function po(i){return new URL(`${i}${tb()}`,document.baseURI)}function eb(){const i=document.getElementById(Gm)?.textContent;return i?JSON.parse(i):null}function nb(i){const t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}const Yl=()=>document.documentElement.dataset.line==="port";let ou={};function ib(i){ou=i}let Hm=()=>{};const lu=new Map;function sb(i){Hm=i}function rb(i){lu.get(i.kind)?.(i),lu.delete(i.kind)}async function ab(i){if(Yl()){const e=new Promise(n=>lu.set(i,n));return Hm(i),e}const t=await fetch(po(`run.${i}`));return t.ok?{kind:i,data:await t.arrayBuffer(),note:t.headers.get("X-Freebody-Note")??""}:{kind:i,note:"",trouble:await t.text()}}async function Wm(i){if(Yl()){if(!(i in ou))throw new Error(`The notebook sent no ${i}.`);return ou[i]}for(const e of document.querySelectorAll(`script.${Gm}`))if(e.dataset.name===i)return nb(e.textContent);const t=await fetch(po(i));if(!t.ok)throw new Error(`The server sent no ${i} (${t.status}).`);return t.arrayBuffer()}const ob=uo.degToRad(35),lb=15e4,Yc=new Map;function cb(i){const[t,e]=new Uint32Array(i,0,2),n=new Fn;return n.setAttribute("position",new Un(new Float32Array(i,8,3*t),3)),n.setIndex(new Un(new Uint32Array(i,8+12*t,3*e),1)),e>lb?(n.computeVertexNormals(),n):Qy(n,ob)}async function hb(i){const t=cb(await Wm(`mesh/${encodeURIComponent(i)}`));return t.computeBoundingSphere(),t}function ub(i){let t=Yc.get(i);return t||(t=hb(i),t.catch(()=>Yc.delete(i)),Yc.set(i,t)),t}const mo=24,ql=13,Xm=7,Vu=6,Wt={counter:0,time:1,rate:2,kinetic:3,potential:4,work:5,momentum:6,angular:9,flags:12,grabbed:13,grabPoint:14,grabTarget:17,drift:20,ghostDrift:21,ghostKinetic:22},En={x:0,q:3,w:7,L:10},Rs={paused:1,grabbed:2,ghost:4,wrench:8},Cs=(i,t)=>(i[Wt.flags]&t)!==0,si=i=>mo+ql*i,fb=(i,t)=>mo+ql*t+Xm*i;function Fd(i,t,e){return Cs(i,Rs.wrench)?i.length-Vu*(e-t):-1}function db(i,t){if(i.length<mo)return!1;const e=ql+(Cs(i,Rs.ghost)?Xm:0)+(Cs(i,Rs.wrench)?Vu:0);return i.length===mo+e*t}const Ym="freebody.theme",Od=window.matchMedia("(prefers-color-scheme: dark)");function pb(){try{const i=localStorage.getItem(Ym);return i==="light"||i==="dark"?i:"auto"}catch{return"auto"}}class mb{choice=pb();listeners=[];constructor(){Od.addEventListener("change",()=>this.apply()),this.apply()}get dark(){return this.choice==="dark"||this.choice==="auto"&&Od.matches}set(t){this.choice=t;try{localStorage.setItem(Ym,t)}catch{}this.apply()}onChange(t){this.listeners.push(t)}apply(){document.documentElement.dataset.theme=this.dark?"dark":"light";for(const t of this.listeners)t()}}function un(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}const Ui=new L,Mi=new ti,Bd=new L(1,1,1),qc=new ye,$c=new re;function js(i,t,e,n){e.fromArray(i,t+En.x),n.set(i[t+En.q+1],i[t+En.q+2],i[t+En.q+3],i[t+En.q])}class gb{constructor(t){this.scene=t}infos=[];radii=[];ready=!1;hovered=-1;groups=[];material=new G0({shininess:24,specular:2236962});ghostMaterial=new zu({transparent:!0,opacity:.38,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2});async load(t){this.ready=!1,this.infos=t;const e=[...new Set(t.map(s=>s.mesh))],n=await Promise.all(e.map(s=>ub(s)));return this.infos!==t?!1:(this.drop(),e.forEach((s,r)=>{const a=t.flatMap((c,f)=>c.mesh===s?[f]:[]),o=new fo(n[r],this.material,a.length),l=new fo(n[r],this.ghostMaterial,a.length);for(const c of[o,l])c.frustumCulled=!1;l.visible=!1,l.renderOrder=1,this.scene.add(o,l),this.groups.push({members:a,solid:o,ghost:l})}),this.radii=t.map(s=>n[e.indexOf(s.mesh)].boundingSphere.radius||1),this.hovered=-1,this.paint(),this.ready=!0,!0)}drop(){for(const t of this.groups)this.scene.remove(t.solid,t.ghost),t.solid.dispose(),t.ghost.dispose();this.groups=[]}paint(){this.ghostMaterial.color.set(un("ghost"));for(const t of this.groups)t.members.forEach((e,n)=>{$c.set(this.infos[e].color),e===this.hovered&&$c.multiplyScalar(1.35),t.solid.setColorAt(n,$c)}),t.solid.instanceColor&&(t.solid.instanceColor.needsUpdate=!0)}hover(t){return t===this.hovered?!1:(this.hovered=t,this.paint(),!0)}set wireframe(t){this.material.wireframe=t}place(t){const e=Cs(t,Rs.ghost);for(const n of this.groups)n.members.forEach((s,r)=>{if(js(t,si(s),Ui,Mi),n.solid.setMatrixAt(r,qc.compose(Ui,Mi,Bd)),!e)return;js(t,fb(s,this.infos.length),Ui,Mi);const a=Number.isFinite(Ui.x+Ui.y+Ui.z+Mi.x+Mi.y+Mi.z+Mi.w);n.ghost.setMatrixAt(r,a?qc.compose(Ui,Mi,Bd):qc.makeScale(0,0,0))}),n.solid.instanceMatrix.needsUpdate=!0,n.ghost.instanceMatrix.needsUpdate=e,n.ghost.visible=e}pick(t,e){let n=null;for(const s of this.groups){s.solid.boundingSphere=null;for(const r of t.intersectObject(s.solid,!1))(!n||r.distance<n.distance)&&(n={distance:r.distance,body:s.members[r.instanceId],point:r.point})}return n?{body:n.body,point:n.point,local:this.toLocal(n.body,n.point,e)}:null}toLocal(t,e,n){return js(n,si(t),Ui,Mi),e.clone().sub(Ui).applyQuaternion(Mi.clone().conjugate())}toWorld(t,e,n){return js(n,si(t),Ui,Mi),e.clone().applyQuaternion(Mi).add(Ui)}}const zd=5,kd=60,Vd=[92,-54],_b=`
<svg viewBox="-20 -80 140 110" width="140" height="110" aria-hidden="true">
  <line x1="0" y1="0" x2="${Vd[0]}" y2="${Vd[1]}" pathLength="1" />
  <circle r="6" />
  <g><path d="M9 11V4.5a1.5 1.5 0 0 1 3 0V10h.5V8.5a1.5 1.5 0 0 1 3 0V10h.5v-.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.2a6 6 0 0 1-4.6-2.2l-3.6-4.6a1.5 1.5 0 0 1 2.3-1.9L9 15z" transform="translate(-13 -4) scale(1.3)" /></g>
</svg>`;class xb{constructor(t,e,n){this.stage=t,this.bodies=e,this.at=n,this.sheet=document.createElement("div"),this.sheet.id="tutorial",this.sheet.hidden=!0,this.sheet.innerHTML=_b,t.canvas.after(this.sheet)}local=null;body=0;sheet;begin(t,e){this.end();const n=this.stage.project(this.bodies.toWorld(t,new L,e)),s=l=>{const c=this.at(n.x+zd*l,n.y-.5*zd*l);return c?.body===t?c.point:null};let r=0;for(;r<kd&&!s(r);)r++;let a=r;for(;a<kd&&s(a+1);)a++;const o=s(Math.round((r+a)/2));o&&(this.body=t,this.local=this.bodies.toLocal(t,o,e),this.sheet.hidden=!1)}place(t){if(!this.local)return;const{x:e,y:n,inside:s}=this.stage.project(this.bodies.toWorld(this.body,this.local,t)),r=this.stage.canvas.getBoundingClientRect();this.sheet.hidden=!s,this.sheet.style.transform=`translate(${(e-r.left).toFixed(1)}px, ${(n-r.top).toFixed(1)}px)`}end(){this.local=null,this.sheet.hidden=!0}}wt.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Qt(1,1)},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};ni.line={uniforms:Bu.merge([wt.common,wt.fog,wt.line]),vertexShader:`
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
		`};class go extends Gi{constructor(t){super({type:"LineMaterial",uniforms:Bu.clone(ni.line.uniforms),vertexShader:ni.line.vertexShader,fragmentShader:ni.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(t)}get color(){return this.uniforms.diffuse.value}set color(t){this.uniforms.diffuse.value=t}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(t){t===!0!==this.worldUnits&&(this.needsUpdate=!0),t===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(t){this.uniforms.linewidth&&(this.uniforms.linewidth.value=t)}get dashed(){return"USE_DASH"in this.defines}set dashed(t){t===!0!==this.dashed&&(this.needsUpdate=!0),t===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(t){this.uniforms.dashScale.value=t}get dashSize(){return this.uniforms.dashSize.value}set dashSize(t){this.uniforms.dashSize.value=t}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(t){this.uniforms.dashOffset.value=t}get gapSize(){return this.uniforms.gapSize.value}set gapSize(t){this.uniforms.gapSize.value=t}get opacity(){return this.uniforms.opacity.value}set opacity(t){this.uniforms&&(this.uniforms.opacity.value=t)}get resolution(){return this.uniforms.resolution.value}set resolution(t){this.uniforms.resolution.value.copy(t)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(t){this.defines&&(t===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),t===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const Gd=new Ti,il=new L;class qm extends $0{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const t=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],e=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new en(t,3)),this.setAttribute("uv",new en(e,2))}applyMatrix4(t){const e=this.attributes.instanceStart,n=this.attributes.instanceEnd;return e!==void 0&&(e.applyMatrix4(t),n.applyMatrix4(t),e.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new iu(e,6,1);return this.setAttribute("instanceStart",new qs(n,3,0)),this.setAttribute("instanceEnd",new qs(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const n=new iu(e,6,1);return this.setAttribute("instanceColorStart",new qs(n,3,0)),this.setAttribute("instanceColorEnd",new qs(n,3,3)),this}fromWireframeGeometry(t){return this.setPositions(t.attributes.position.array),this}fromEdgesGeometry(t){return this.setPositions(t.attributes.position.array),this}fromMesh(t){return this.fromWireframeGeometry(new O0(t.geometry)),this}fromLineSegments(t){const e=t.geometry;return this.setPositions(e.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ti);const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;t!==void 0&&e!==void 0&&(this.boundingBox.setFromBufferAttribute(t),Gd.setFromBufferAttribute(e),this.boundingBox.union(Gd))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Ps),this.boundingBox===null&&this.computeBoundingBox();const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;if(t!==void 0&&e!==void 0){const n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,a=t.count;r<a;r++)il.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(il)),il.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(il));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}const jc=new ke,Hd=new L,Wd=new L,Pn=new ke,Dn=new ke,Ji=new ke,Kc=new L,Zc=new ye,Ln=new tx,Xd=new L,sl=new Ti,rl=new Ps,Qi=new ke;let is,vr;function Yd(i,t,e){return Qi.set(0,0,-t,1).applyMatrix4(i.projectionMatrix),Qi.multiplyScalar(1/Qi.w),Qi.x=vr/e.width,Qi.y=vr/e.height,Qi.applyMatrix4(i.projectionMatrixInverse),Qi.multiplyScalar(1/Qi.w),Math.abs(Math.max(Qi.x,Qi.y))}function vb(i,t){const e=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,a=Math.min(n.instanceCount,s.count);for(let o=0,l=a;o<l;o++){Ln.start.fromBufferAttribute(s,o),Ln.end.fromBufferAttribute(r,o),Ln.applyMatrix4(e);const c=new L,f=new L;is.distanceSqToSegment(Ln.start,Ln.end,f,c),f.distanceTo(c)<vr*.5&&t.push({point:f,pointOnLine:c,distance:is.origin.distanceTo(f),object:i,face:null,faceIndex:o,uv:null,uv1:null})}}function Sb(i,t,e){const n=t.projectionMatrix,r=i.material.resolution,a=i.matrixWorld,o=i.geometry,l=o.attributes.instanceStart,c=o.attributes.instanceEnd,f=Math.min(o.instanceCount,l.count),u=-t.near;is.at(1,Ji),Ji.w=1,Ji.applyMatrix4(t.matrixWorldInverse),Ji.applyMatrix4(n),Ji.multiplyScalar(1/Ji.w),Ji.x*=r.x/2,Ji.y*=r.y/2,Ji.z=0,Kc.copy(Ji),Zc.multiplyMatrices(t.matrixWorldInverse,a);for(let h=0,m=f;h<m;h++){if(Pn.fromBufferAttribute(l,h),Dn.fromBufferAttribute(c,h),Pn.w=1,Dn.w=1,Pn.applyMatrix4(Zc),Dn.applyMatrix4(Zc),Pn.z>u&&Dn.z>u)continue;if(Pn.z>u){const A=Pn.z-Dn.z,E=(Pn.z-u)/A;Pn.lerp(Dn,E)}else if(Dn.z>u){const A=Dn.z-Pn.z,E=(Dn.z-u)/A;Dn.lerp(Pn,E)}Pn.applyMatrix4(n),Dn.applyMatrix4(n),Pn.multiplyScalar(1/Pn.w),Dn.multiplyScalar(1/Dn.w),Pn.x*=r.x/2,Pn.y*=r.y/2,Dn.x*=r.x/2,Dn.y*=r.y/2,Ln.start.copy(Pn),Ln.start.z=0,Ln.end.copy(Dn),Ln.end.z=0;const M=Ln.closestPointToPointParameter(Kc,!0);Ln.at(M,Xd);const p=uo.lerp(Pn.z,Dn.z,M),d=p>=-1&&p<=1,S=Kc.distanceTo(Xd)<vr*.5;if(d&&S){Ln.start.fromBufferAttribute(l,h),Ln.end.fromBufferAttribute(c,h),Ln.start.applyMatrix4(a),Ln.end.applyMatrix4(a);const A=new L,E=new L;is.distanceSqToSegment(Ln.start,Ln.end,E,A),e.push({point:E,pointOnLine:A,distance:is.origin.distanceTo(E),object:i,face:null,faceIndex:h,uv:null,uv1:null})}}}class Mb extends Tn{constructor(t=new qm,e=new go({color:Math.random()*16777215})){super(t,e),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const t=this.geometry,e=t.attributes.instanceStart,n=t.attributes.instanceEnd,s=new Float32Array(2*e.count);for(let a=0,o=0,l=e.count;a<l;a++,o+=2)Hd.fromBufferAttribute(e,a),Wd.fromBufferAttribute(n,a),s[o]=o===0?0:s[o-1],s[o+1]=s[o]+Hd.distanceTo(Wd);const r=new iu(s,2,1);return t.setAttribute("instanceDistanceStart",new qs(r,1,0)),t.setAttribute("instanceDistanceEnd",new qs(r,1,1)),this}raycast(t,e){const n=this.material.worldUnits,s=t.camera;s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.');const r=t.params.Line2!==void 0&&t.params.Line2.threshold||0;is=t.ray;const a=this.matrixWorld,o=this.geometry,l=this.material;vr=l.linewidth+r,o.boundingSphere===null&&o.computeBoundingSphere(),rl.copy(o.boundingSphere).applyMatrix4(a);let c;if(n)c=vr*.5;else{const u=Math.max(s.near,rl.distanceToPoint(is.origin));c=Yd(s,u,l.resolution)}if(rl.radius+=c,is.intersectsSphere(rl)===!1)return;o.boundingBox===null&&o.computeBoundingBox(),sl.copy(o.boundingBox).applyMatrix4(a);let f;if(n)f=vr*.5;else{const u=Math.max(s.near,sl.distanceToPoint(is.origin));f=Yd(s,u,l.resolution)}sl.expandByScalar(f),is.intersectsBox(sl)!==!1&&(n?vb(this,e):Sb(this,s,e))}onBeforeRender(t){const e=this.material.uniforms;e&&e.resolution&&(t.getViewport(jc),this.material.uniforms.resolution.value.set(jc.z,jc.w))}}class Il{constructor(t,e,n){this.parent=t,this.room=n;const s=new qm().setPositions(new Float32Array(6*(n-1)));this.buffer=s.attributes.instanceStart.data,this.line=new Mb(s,e),this.line.frustumCulled=!1,this.line.visible=!1,t.add(this.line)}line;buffer;set(t){const e=Math.max(0,Math.min(Math.floor(t.length/3),this.room)-1),n=this.buffer.array;for(let s=0;s<e;s++)for(let r=0;r<6;r++)n[6*s+r]=t[3*s+r];this.buffer.needsUpdate=!0,this.line.geometry.instanceCount=e,this.line.visible=e>0}points(){const t=Array.from(this.buffer.array),e=this.line.visible?this.line.geometry.instanceCount:0;return Array.from({length:e},(n,s)=>t.slice(6*s,6*s+3)).flat().concat(e?t.slice(6*e-3,6*e):[])}set visible(t){this.line.visible=t}get visible(){return this.line.visible}dispose(){this.parent.remove(this.line),this.line.geometry.dispose()}}const $m=14,cu=14,yb=100;function qd(i,t,e){const n=t.clone().sub(i),s=n.length();if(!(s>0)||!Number.isFinite(s))return[i.x,i.y,i.z,i.x,i.y,i.z];const r=n.clone().divideScalar(s),a=new L(Math.abs(r.z)<.9?0:1,0,Math.abs(r.z)<.9?1:0).cross(r).normalize(),o=r.clone().cross(a),l=Math.min(Math.max(Math.round(s/(2.5*e)),3),$m),c=[];for(let f=0;f<=cu*l;f++){const u=f/(cu*l),h=Math.min(1,8*u,8*(1-u))*Math.min(e,.2*s),m=2*Math.PI*l*u,_=i.clone().addScaledVector(n,u);_.addScaledVector(a,h*Math.cos(m)).addScaledVector(o,h*Math.sin(m)),c.push(_.x,_.y,_.z)}return c}const $d=cu*$m+1;class bb{constructor(t,e){this.scene=t,this.bodies=e,this.grab=new Il(t,this.grabMaterial,$d),this.grab.line.renderOrder=3,this.knob=new Tn(new bo(1,16,12),this.knobMaterial),this.knob.visible=!1,this.knob.renderOrder=3,t.add(this.knob),this.paint()}shown=!0;springs=[];coils=[];grab;knob;springMaterial=new go({linewidth:2});grabMaterial=new go({linewidth:2.5,depthTest:!1});knobMaterial=new Ma({depthTest:!1});get grabVisible(){return this.grab.visible}build(t){for(const e of this.coils)e.dispose();this.springs=t.slice(0,yb),this.coils=this.springs.map(()=>new Il(this.scene,this.springMaterial,$d))}paint(){this.springMaterial.color.set(un("spring")),this.grabMaterial.color.set(un("grab")),this.knobMaterial.color.set(un("grab"))}place(t,e,n){this.springs.forEach((r,a)=>{if(!this.shown){this.coils[a].visible=!1;return}const o=(l,c)=>{const f=new L(...c);return l<0?f:this.bodies.toWorld(l,f,t)};this.coils[a].set(qd(o(r.a,r.at),o(r.b,r.to),.06*n))});let s=null;e?s=[this.bodies.toWorld(e.body,e.local,t),e.target]:Cs(t,Rs.grabbed)&&(s=[new L().fromArray(t,Wt.grabPoint),new L().fromArray(t,Wt.grabTarget)]),this.grab.visible=this.knob.visible=s!==null,s&&(this.grab.set(qd(s[0],s[1],.06*n)),this.knob.position.copy(s[0]),this.knob.scale.setScalar(.035*n))}}const Eb=[.1,.25,.5,1,2,5,10,100],wb=250;class Tb{constructor(t,e){this.bodies=e;const n=new Float32Array(t),s=mo+(ql+(Cs(n,Rs.wrench)?Vu:0))*e;for(let r=0;r+s<=n.length;r+=s)this.frames.push(n.subarray(r,r+s));if(!this.frames.length)throw new Error("The recorded run has no frames.");this.time=this.begin,this.between=new Float32Array(s)}frames=[];playing=!0;loop=!0;speed=1;time;at=0;looked=0;between;get begin(){return this.frames[0][Wt.time]}get end(){return this.frames[this.frames.length-1][Wt.time]}get index(){return this.at}advance(t){const e=Math.min(t-this.looked,wb)/1e3;if(this.looked=t,!this.playing||this.end===this.begin)return!1;let n=this.time+e*this.speed;return n>this.end&&(this.playing=this.loop,n=this.loop?this.begin:this.end),this.go(n),!0}go(t){for(this.time=t,this.frames[this.at][Wt.time]>t&&(this.at=0);this.at+1<this.frames.length&&this.frames[this.at+1][Wt.time]<=t;)this.at+=1}toggle(){!this.playing&&this.time>=this.end&&this.restart(),this.playing=!this.playing}restart(){this.go(this.begin)}seek(t){this.playing=!1,this.at=Math.min(Math.max(t,0),this.frames.length-1),this.time=this.frames[this.at][Wt.time]}get shown(){const t=this.frames[this.at],e=this.frames[this.at+1],n=e?(this.time-t[Wt.time])/(e[Wt.time]-t[Wt.time]):0;if(!(n>0))return t;const s=this.between;for(let r=0;r<s.length;r++)s[r]=t[r]+n*(e[r]-t[r]);for(const r of[Wt.counter,Wt.flags,Wt.grabbed])s[r]=t[r];for(let r=0;r<this.bodies;r++)Ab(s,t,e,si(r)+En.q,n);return s}}function Ab(i,t,e,n,s){let r=0;for(let o=n;o<n+4;o++)r+=t[o]*e[o];let a=0;for(let o=n;o<n+4;o++)i[o]=(1-s)*t[o]+(r<0?-s:s)*e[o],a+=i[o]*i[o];for(let o=n;o<n+4;o++)i[o]/=Math.sqrt(a)}function ue(i){const t=document.getElementById(i);if(!t)throw new Error(`The page has no element #${i}.`);return t}function Et(i,t={},...e){const n=Object.assign(document.createElement(i),t);return n.append(...e),n}function es(i,t,e){const n=t.id||`field-${i.toLowerCase().replace(/\W+/g,"-")}`;if(t instanceof HTMLFieldSetElement)return t.prepend(Et("legend",{},i)),t;t.id=n;const s=Et("div",{className:"field"},Et("label",{htmlFor:n},i),t);return e&&s.append(e),s}function gr(i,t,e){i.options.length===t.length&&t.every(([s,r],a)=>i.options[a].value===s&&i.options[a].text===r)||i.replaceChildren(...t.map(([s,r])=>Et("option",{value:s},r))),i.value=e}function br(i,t){i.hidden=t===null,t!==null&&i.textContent!==t&&(i.textContent=t)}function $l(i,t){const e=URL.createObjectURL(t);Et("a",{href:e,download:i}).click(),window.setTimeout(()=>URL.revokeObjectURL(e),1e4)}const Rb=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"];function Cb(i,t){i.render(),i.canvas.toBlob(e=>e&&$l(`${t}.png`,e),"image/png")}function Pb(i,t){const e=[["t",Wt.time],["kinetic",Wt.kinetic],["potential",Wt.potential],["work",Wt.work],["drift",Wt.drift]];for(const[r,a]of[["p",Wt.momentum],["L",Wt.angular]])["x","y","z"].forEach((o,l)=>e.push([`${r}_${o}`,a+l]));const n=["x","y","z","q_w","q_x","q_y","q_z","w_x","w_y","w_z","L_x","L_y","L_z"];t.forEach((r,a)=>{const o=r.name.replaceAll(/[",;\s]+/g,"_").replace(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/,"'$&");n.forEach((l,c)=>e.push([`${o}.${l}`,si(a)+c]))});const s=i.frames.map(r=>e.map(([,a])=>Number(r[a].toPrecision(8))).join(","));return[e.map(([r])=>r).join(","),...s].join(`
`)+`
`}class Db{constructor(t,e){this.stage=t,this.changed=e}recorder=null;toggle(t){if(this.recorder){this.recorder.stop();return}const e=Rb.find(r=>MediaRecorder.isTypeSupported(r)),n=[],s=new MediaRecorder(this.stage.canvas.captureStream(),e?{mimeType:e}:{});s.ondataavailable=r=>n.push(r.data),s.onstop=()=>{this.recorder=null,this.changed(!1),$l(`${t}.${s.mimeType.includes("mp4")?"mp4":"webm"}`,new Blob(n,{type:s.mimeType}))},s.start(),this.recorder=s,this.changed(!0)}}const Lb=50,Ib=1.45,Ub=new L(0,0,1);class Nb{constructor(t,e,n){this.stage=t,this.bodies=e,this.sights=n}following=!1;fitted=!1;chase="may";followed=null;forget(){this.fitted=!1,this.following&&this.sights.flip()}fit(t){const e=t.view??{},n=new Ti;this.bodies.radii.forEach((c,f)=>{const u=new L(...this.bodies.infos[f].start);n.union(new Ti().setFromCenterAndSize(u,new L().setScalar(2*c)))});for(const{b:c,to:f}of[...t.springs,...t.joints??[]])c<0&&n.expandByPoint(new L(...f));const s=n.getBoundingSphere(new Ps),r=new L(...t.settings.gravity),a=r.lengthSq()>0?r.negate().normalize():Ub,o=this.bodies.infos.findIndex(({name:c})=>c===e.follow),l=o<0?s.center:new L(...this.bodies.infos[o].start);this.stage.fit({centre:e.target?new L(...e.target):e.camera?l:s.center,radius:Math.max(s.radius/Ib,1e-6),count:this.bodies.infos.length,up:e.up?new L(...e.up).normalize():a,from:e.camera?new L(...e.camera):null,fieldOfView:e.field_of_view??null}),this.chase="may",o>=0&&(this.sights.choose(o),this.sights.flip()),this.fitted=!0}restart(){this.following||(this.chase="may")}follow(t){this.following=t,t||(this.chase="not");const e=t?this.place():null;this.followed=e&&e.clone(),e&&this.fitted&&this.stage.shift(e.sub(this.stage.controls.target))}middle(){return this.following?this.place()??void 0:void 0}place(){const t=this.sights.shown();return t&&new L().fromArray(t,si(this.sights.chosen()))}move(){if(!this.following||this.sights.still()){this.followed=null;return}const t=this.place();t&&this.followed&&this.stage.shift(t.clone().sub(this.followed)),this.followed=t}watch(t){const e=this.fitted&&!this.inSight(t);return e&&!this.following&&this.chase==="may"&&!this.sights.still()&&(this.sights.flip(),this.chase="does",this.sights.tell(`Following the ${this.bodies.infos[this.sights.chosen()].name}: f stops.`)),e&&!this.following}stop(){this.chase==="does"&&this.following&&(this.sights.flip(),this.stage.view("1")),this.chase="not"}inSight(t){const e=Math.min(this.bodies.infos.length,Lb);for(let n=0;n<e;n++)if(this.stage.project(new L().fromArray(t,si(n))).inside)return!0;return e===0}}const Fb=[".stl",".obj",".ply",".glb",".zip"],Ob=[["","as in the file, else m"],["mm","mm"],["cm","cm"],["m","m"],["in","in"]],Bb="1000",zb=3,_r=i=>{const t=Math.abs(i);return`${t===0||t>=1e-4&&t<1e6?Number(i.toPrecision(4)):i.toExponential(3).replace(/\.?0*e\+?/,"e")}`.replaceAll("-","−")},jm=i=>i.map(t=>_r(Math.abs(t)<1e-12?0:t)).join(", ");class kb{constructor(t,e,n){this.desk=n,gr(this.unit,Ob,""),this.answer.setAttribute("aria-live","polite"),this.form.append(Et("legend",{},"Open"),this.button,this.input,Et("p",{className:"note"},"A part (STL, OBJ, PLY, GLB) or a saved run (.zarr.zip). Or drop it anywhere on the page."),es("Unit of the file",this.unit),es("Density, kg/m³",this.density,Et("p",{className:"note"},"A number, or such as: steel, aluminium, 7.85 g/cm^3.")),this.answer),t.append(this.form),this.button.onclick=()=>this.choose(),this.input.onchange=()=>{const s=this.input.files?.[0];this.input.value="",s&&this.open(s,!1)},this.unit.onchange=this.density.onchange=()=>{this.last&&!this.last.name.toLowerCase().endsWith(".zip")&&this.open(this.last,this.mending)},this.listen(e)}button=Et("button",{type:"button",className:"primary",title:"Open a part or a saved run (p)"},"Open a file…");input=Et("input",{type:"file",accept:Fb.join(","),hidden:!0,ariaLabel:"A part or a saved run"});unit=Et("select",{id:"part-unit"});density=Et("input",{id:"part-density",type:"text",maxLength:60,autocomplete:"off",value:Bb});answer=Et("div",{id:"part-answer"});form=Et("fieldset",{className:"part"});last=null;mending=!1;choose(){this.desk.key()!==null&&this.input.click()}update(t){this.form.hidden=!t;for(const e of[this.button,this.unit,this.density])e.disabled=this.desk.key()===null}listen(t){const e=n=>this.desk.key()!==null&&(n.dataTransfer?.types.includes("Files")??!1);window.addEventListener("dragover",n=>{n.dataTransfer?.types.includes("Files")&&(n.preventDefault(),t.hidden=!e(n),n.dataTransfer.dropEffect=t.hidden?"none":"copy")}),window.addEventListener("dragleave",n=>{n.relatedTarget||(t.hidden=!0)}),window.addEventListener("drop",n=>{if(!n.dataTransfer?.types.includes("Files"))return;n.preventDefault(),t.hidden=!0;const s=n.dataTransfer.files[0];s&&e(n)&&this.open(s,!1)})}async open(t,e){const n=this.desk.key();if(n===null)return;this.last=t,this.mending=e,this.desk.show(),this.say(Et("p",{},`Reading ${t.name}…`));const s=po("drop");s.searchParams.set("name",t.name),s.searchParams.set("unit",this.unit.value),s.searchParams.set("density",this.density.value),e&&s.searchParams.set("repair","1");try{const a=await(await fetch(s,{method:"POST",body:t,headers:{"X-Freebody-Key":n}})).json();if(this.last!==t)return;a.text?this.say(jd(t.name,a.text)):"frames"in a?this.say(...Vb(a)):this.say(...Gb(a)),"sound"in a&&!a.sound&&!e&&this.answer.append(this.offer(t))}catch{this.say(jd(t.name,"The server did not accept it. Is it still running, and is the file smaller than 64 MiB?"))}this.answer.scrollIntoView({block:"nearest"})}offer(t){return Et("button",{type:"button",title:"Merge close vertices, drop duplicate faces, make the winding consistent, fill small holes; the list says what was done",onclick:()=>void this.open(t,!0)},"Repair what can be repaired")}say(...t){this.answer.replaceChildren(...t)}}function jd(i,t){return Et("div",{className:"trouble"},Et("h3",{},`${i} could not be read`),Et("p",{},t))}function Km(i){return Et("dl",{},...i.map(([t,e])=>Et("div",{},Et("dt",{},t),Et("dd",{},e))))}function Vb({name:i,frames:t,begin:e,end:n,method:s,bodies:r}){const a=[["Frames",`${t}`],["Time",`${_r(e)} to ${_r(n)} s`],["Bodies",`${r}`],["Integrator",s]];return[Et("h3",{},i),Km(a)]}function Gb(i){const t=i.findings.filter(({severity:a})=>a==="error"),n=[...i.findings.filter(({severity:a})=>a!=="error").map(({message:a})=>Et("li",{},a)),...i.notes.map(a=>Et("li",{},a))],s=n.length?[Et("ul",{className:"note"},...n)]:[];if(!i.sound)return[Et("div",{className:"trouble"},Et("h3",{},`${i.name} cannot be weighed`),Et("p",{},`Its ${i.faces} triangles enclose no well-defined volume:`),Et("ul",{},...t.map(Hb))),...s];const r=[["Mass",`${_r(i.mass)} kg`],["Volume",`${_r(i.volume)} m³`],["Size",`${i.size.map(_r).join(" × ")} m`],["Centre of mass",`${jm(i.center_of_mass)} m`],["Principal moments",`${i.principal_moments.map(_r).join(", ")} kg m²`]];return[Et("h3",{},i.name),Km(r),...s]}function Hb({message:i,remedy:t,where:e,count:n}){const s=e.slice(0,zb).map(o=>`(${jm(o)})`).join(", "),r=n>e.length?", …":"",a=Et("li",{},i);return s&&a.append(Et("p",{className:"note"},`At ${s}${r} m.`)),t&&a.append(Et("p",{className:"note"},`What helps: ${t}.`)),a}class Wb{constructor(t,e,n){this.carrier=n;const s=e.map(({label:r,title:a,make:o})=>{const l=Et("button",{type:"button",title:a},r);return l.onclick=typeof o=="string"?()=>void this.fetch(o,l):o,typeof o=="string"&&this.served.push(l),l});t.append(Et("fieldset",{className:"exports"},Et("legend",{},"Save"),...s))}served=[];update(t){for(const e of this.served)e.hidden=!(t||Yl())}async fetch(t,e){e.disabled=!0,this.carrier.tell(`Making ${this.carrier.name()}.${t}…`);try{const{data:n,note:s,trouble:r}=await ab(t);n&&$l(`${this.carrier.name()}.${t}`,new Blob([n],{type:"application/octet-stream"})),this.carrier.tell(n?s:`No file was made: ${r}`)}catch{this.carrier.tell("No file was made: the server did not answer.")}finally{e.disabled=!1}}}class Xb{part;downloads;constructor(t,e,n){this.part=new kb(t,e,n),this.downloads=new Wb(t,[{label:"Run",title:"The run since the last reset, for fb.load_run and every command (.zarr.zip)",make:"zarr.zip"},{label:"Model",title:"An animated model for Blender and others (.glb)",make:"glb"},{label:"Web page",title:"One file that replays the run without a network (.html)",make:"html"},{label:"Table",title:"The page's recent history as text (.csv)",make:n.table},{label:"Picture",title:"The present view (.png)",make:n.picture},{label:"Video",title:"Record the view until you choose this again",make:n.film}],n)}update(t){this.part.update(t),this.downloads.update(t)}choose(){this.part.choose()}}const Yb=.18,qb=8,Kd=i=>[i.x,i.y,i.z];class $b{constructor(t,e,n){this.stage=t,this.bodies=e,this.grasp=n;const s=t.canvas;s.parentElement.addEventListener("pointerdown",r=>this.down(r),{capture:!0}),s.addEventListener("pointermove",r=>this.move(r)),s.addEventListener("pointerrawupdate",r=>this.held&&this.move(r)),s.addEventListener("pointerup",r=>this.up(r)),s.addEventListener("pointercancel",r=>this.up(r)),s.addEventListener("lostpointercapture",r=>this.up(r)),s.addEventListener("pointerleave",()=>this.unhover()),window.addEventListener("blur",()=>this.release())}held=null;pointer=-1;plane=new _s;ray=new Z0;sentAt=0;later=0;hoverAt=null;aim(t){const e=this.stage.canvas.getBoundingClientRect(),n=(t.clientX-e.left)/e.width*2-1,s=1-(t.clientY-e.top)/e.height*2;this.stage.camera.updateMatrixWorld(),this.ray.setFromCamera(new Qt(n,s),this.stage.camera)}down(t){if(t.target!==this.stage.canvas||t.button!==0||this.held)return;const e=this.grasp.grabbable();if(!e)return;this.aim(t);const n=this.bodies.pick(this.ray,e);n&&(this.stage.controls.enabled=!1,this.pointer=t.pointerId,this.stage.canvas.setPointerCapture(t.pointerId),this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new L),n.point),this.start({body:n.body,local:n.local,target:n.point.clone()}))}start(t){this.held=t,this.send("start"),this.grasp.started(t.body),this.stage.canvas.dataset.grabbing="",this.stage.dirty=!0}move(t){if(!this.held){this.hoverAt=t.pointerType==="mouse"&&t.buttons===0?t:null;return}if(t.pointerId!==this.pointer)return;this.aim(t);const e=this.ray.ray.intersectPlane(this.plane,new L);e&&this.pull(e)}pull(t){this.held.target.copy(t),this.stage.dirty=!0,window.clearTimeout(this.later);const e=qb-(performance.now()-this.sentAt);e<=0?this.send("move"):this.later=window.setTimeout(()=>this.held&&this.send("move"),e)}up(t){t.pointerId===this.pointer&&this.release()}release(){this.held&&(window.clearTimeout(this.later),this.send("end"),this.held=null,this.pointer=-1,this.stage.controls.enabled=!0,delete this.stage.canvas.dataset.grabbing,this.stage.dirty=!0)}send(t){const{body:e,local:n,target:s}=this.held;this.sentAt=performance.now(),this.grasp.send({type:"grab",phase:t,body:e,local:Kd(n),target:Kd(s)})}hitAt(t,e){const n=this.grasp.shown();return n?(this.aim({clientX:t,clientY:e}),this.bodies.pick(this.ray,n)):null}bodyAt(t,e){return this.hitAt(t,e)?.body??-1}hover(){const t=this.grasp.shown();if(this.held||!this.hoverAt||!t)return!1;const e=this.bodyAt(this.hoverAt.clientX,this.hoverAt.clientY);return this.stage.canvas.style.cursor=e>=0&&this.grasp.grabbable()?"grab":"",this.bodies.hover(e)}unhover(){this.hoverAt=null,this.bodies.hover(-1)&&(this.stage.dirty=!0)}keyGrab(t){if(this.held){this.release();return}const e=this.grasp.grabbable();if(!e||!this.bodies.ready)return;const n=this.bodies.toWorld(t,new L,e),[s,r]=this.screenAxes(),a=s.add(r).multiplyScalar(.6*this.bodies.radii[t]),o=n.add(a);this.start({body:t,local:this.bodies.toLocal(t,o,e),target:o.clone()})}keyPull(t,e){if(!this.held)return;const n=Yb*this.bodies.radii[this.held.body],[s,r]=this.screenAxes();this.pull(this.held.target.clone().addScaledVector(s,t*n).addScaledVector(r,e*n))}screenAxes(){const t=new L,e=new L;return this.stage.camera.updateMatrixWorld(),this.stage.camera.matrixWorld.extractBasis(t,e,new L),[t,e]}}const jb=12e3,Kb=96e6,Zb=.1;class Jb{frames=[];clear(){this.frames=[]}get last(){return this.frames[this.frames.length-1]}add(t){const e=this.last;if(e&&t[Wt.time]<e[Wt.time])this.clear();else if(e&&t[Wt.time]===e[Wt.time])return this.frames[this.frames.length-1]=t,0;this.frames.push(t);const n=Math.min(jb,Math.max(2,Math.floor(Kb/t.byteLength)));return this.frames.length>n?this.frames.splice(0,Math.max(1,Math.floor(n*Zb))).length:0}nearest(t){let e=0,n=this.frames.length-1;for(;e<n;){const s=e+n>>1;this.frames[s][Wt.time]<t?e=s+1:n=s}return e>0&&t-this.frames[e-1][Wt.time]<this.frames[e][Wt.time]-t?e-1:e}sample(t,e){const n=this.frames.length-1,s=n-t+1;if(s<=e)return Array.from({length:Math.max(0,s)},(o,l)=>t+l);const r=Math.ceil(s/e),a=[];for(let o=Math.ceil(t/r)*r;o<n;o+=r)a.push(o);return a.push(n),a}}const Qb=400,tE=.26,Zd=1.6,al=.12,Jc=new L(0,0,1),io=new Mo(1,1,2,24).rotateX(Math.PI/2),ol=new bo(1,24,16),Wa=new ya(2,2,2),eE=new yo(2,2),Ul={ball:[[ol,[.62,.62,.62]]],hinge:[[io,[.34,.34,1.1]],[io,[.55,.55,.3]]],slider:[[Wa,[.12,.12,2.6]],[Wa,[.42,.42,.5]]],universal:[[io,[.2,.2,1]],[Wa,[.3,.3,.3]],[Wa,[1,.2,.2]]],weld:[[Wa,[.5,.5,.5]]],beam:[[ol,[.3,.3,.3]]],pointonline:[[ol,[.45,.45,.45]]],pointonplane:[[ol,[.45,.45,.45]]]};Ul.anchor=Ul.ball;class nE{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;marks=[];solid=new zu;sheer=new Ma({transparent:!0,opacity:.22,side:ns,depthWrite:!1});get count(){return this.marks.length}build(t){for(const e of this.marks)this.scene.remove(...Qc(e));this.marks=t.slice(0,Qb).map(e=>this.mark(e));for(const e of this.marks)this.scene.add(...Qc(e));this.paint()}mark(t){const e=[t.a,t.b].filter(o=>o>=0).map(o=>this.bodies.radii[o]),n=Math.min(...e),s=tE*n,r=new aa;for(const[o,l]of Ul[t.type]??Ul.ball){const c=new Tn(o,this.solid);c.scale.set(...l).multiplyScalar(s),r.add(c)}const a={info:t,size:s,group:r,guide:null,far:null,bar:null};return t.type==="pointonline"?(a.guide=new Tn(io,this.solid),a.guide.scale.set(al*s,al*s,Zd*n)):t.type==="pointonplane"?(a.guide=new Tn(eE,this.sheer),a.guide.scale.setScalar(Zd*n)):t.type==="beam"&&(a.far=r.children[0].clone(),a.bar=new Tn(io,this.solid)),a}paint(){this.solid.color.set(un("joint")),this.sheer.color.set(un("joint"))}place(t){for(const e of this.marks){for(const m of Qc(e))m.visible=this.shown;if(!this.shown)continue;const{info:n,size:s,group:r,guide:a,far:o,bar:l}=e,[c,f]=[this.point(n.a,n.at,t),this.point(n.b,n.to,t)];if(r.position.copy(c),a?(a.position.copy(f),n.axis&&a.quaternion.setFromUnitVectors(Jc,this.direction(n.b,n.axis,t))):n.axis&&r.quaternion.setFromUnitVectors(Jc,this.direction(n.a,n.axis,t)),!o||!l)continue;o.position.copy(f);const u=f.sub(c),h=u.length();l.position.copy(c).addScaledVector(u,.5),l.scale.set(al*s,al*s,h/2),h>0&&l.quaternion.setFromUnitVectors(Jc,u.divideScalar(h))}}point(t,e,n){const s=new L(...e);return t<0?s:this.bodies.toWorld(t,s,n)}direction(t,e,n){return this.point(t,e,n).sub(this.point(t,[0,0,0],n)).normalize()}}const Qc=({group:i,guide:t,far:e,bar:n})=>[i,t,e,n].filter(s=>s!==null),iE=[["drag a body","grab it; let go to fling it"],["drag elsewhere","rotate the view"],["right drag, two fingers","move the view"],["wheel, pinch","zoom"],["click in a plot","go to that time"]];function sE(i){const t=i.target;return i.ctrlKey||i.metaKey||i.altKey?!0:t instanceof HTMLInputElement?t.type==="checkbox"?i.key===" ":t.type==="number"||i.key.startsWith("Arrow"):t instanceof HTMLSelectElement?!0:t instanceof HTMLButtonElement?i.key===" "||i.key==="Enter"||i.key.startsWith("Arrow"):t.tagName==="SUMMARY"&&(i.key===" "||i.key==="Enter")}class rE{constructor(t,e){this.dialog=e;const n=(a,o)=>Et("div",{},Et("dt",{},...a.split(" / ").flatMap((l,c)=>c?[" ",Et("kbd",{},l)]:[Et("kbd",{},l)])),Et("dd",{},o)),s=([a,o])=>Et("div",{},Et("dt",{},a),Et("dd",{},o)),r=Et("button",{type:"button",className:"primary",onclick:()=>e.close()},"Close");e.append(Et("h2",{},"Gestures"),Et("dl",{},...iE.map(s)),Et("h2",{},"Keys"),Et("dl",{},...t.map(({label:a,text:o})=>n(a,o))),r),e.addEventListener("click",a=>a.target===e&&e.close()),window.addEventListener("keydown",a=>{if(sE(a)||e.open)return;const o=t.find(l=>l.keys.includes(a.key));o&&(a.preventDefault(),o.run(a.key))})}help(){this.dialog.open?this.dialog.close():this.dialog.showModal()}}const aE=400,oE=5e3,lE=5e3,cE=2e4;class hE{connected=!0;constructor(t,e){queueMicrotask(()=>{t.state(!0,0),t.message(e)})}send(){}}class uE{constructor(t){this.listener=t,this.open(),window.setInterval(()=>this.watch(),lE);const e=()=>{document.visibilityState==="visible"&&!this.socket&&this.open()};document.addEventListener("visibilitychange",e),window.addEventListener("online",e)}socket=null;attempts=0;refused=!1;heard=0;timer=0;get connected(){return this.socket?.readyState===WebSocket.OPEN}send(t){this.connected&&this.socket.send(JSON.stringify(t))}open(){window.clearTimeout(this.timer);const t=po("ws");t.protocol=t.protocol==="https:"?"wss:":"ws:";const e=new WebSocket(t);e.binaryType="arraybuffer",this.socket=e,this.heard=performance.now(),e.onopen=()=>{this.attempts=0,this.refused=!1,this.listener.state(!0,0)},e.onmessage=n=>{this.heard=performance.now(),typeof n.data=="string"?this.listener.message(JSON.parse(n.data)):this.listener.frame(new Float32Array(n.data))},e.onclose=()=>this.lost(e)}lost(t){if(t!==this.socket)return;this.socket=null;const e=Math.min(aE*2**this.attempts,oE);this.attempts+=1,this.listener.state(!1,this.attempts,this.refused),this.timer=window.setTimeout(()=>this.open(),e),this.attempts>1&&this.ask()}async ask(){const t=await fetch(po(""),{cache:"no-store"}).catch(()=>null);this.connected||(this.refused=t?.status===403,this.listener.state(!1,this.attempts,this.refused))}watch(){const t=this.socket;t&&(performance.now()-this.heard>cE?(t.close(),this.lost(t)):this.send({type:"ping",t:performance.now()}))}}const fE=60,dE=1,pE=200,th=i=>String(Number(i.toPrecision(6)));class mE{constructor(t,e){this.send=e,this.list.append(this.groups,this.restore),this.restore.onclick=()=>e({type:"restore"}),t.append(this.list)}list=Et("fieldset",{className:"numbers",hidden:!0},Et("legend",{},"The scene's numbers"));groups=Et("div");restore=Et("button",{type:"button",title:"Back to the numbers of the scene, gravity included"},"Restore the scene's numbers");shape="";puts=[];later=0;sentAt=0;update(t){const e=t.parameters??[],n=JSON.stringify([t.scene.serial,e.map(({id:s,own:r})=>[s,r])]);n!==this.shape&&(this.shape=n,this.build(e)),e.forEach((s,r)=>this.puts[r](s)),this.restore.disabled=!t.control||!t.settings.changed}build(t){this.list.hidden=t.length===0,this.puts=[];const e=new Map;for(const n of t){const s=n.id.split(".").slice(0,2).join(".");let r=e.get(s);r||(r=Et("details",{open:e.size<dE},Et("summary",{},n.group)),e.set(s,r)),r.append(Array.isArray(n.value)?this.triple(n):this.scalar(n))}this.groups.replaceChildren(...e.values())}scalar(t){const e=`number-${t.id.replaceAll(".","-")}`,n=`${t.name}${t.unit&&`, ${t.unit}`}`,s=Et("input",{type:"number",id:e,step:"any",inputMode:"decimal",...t.least!==null&&{min:String(t.least)}}),r=Et("div",{className:"field number"},Et("label",{htmlFor:e},n),s);let a=null;if(t.most!==null){const o=String(t.most/pE);a=Et("input",{type:"range",min:"0",max:String(t.most),step:o,ariaLabel:`${t.group}: ${n}`}),a.oninput=()=>{s.value=th(a.valueAsNumber),this.soon(()=>this.send({type:"parameter",id:t.id,value:Number(s.value)}))},s.before(a)}return s.onchange=()=>{Number.isFinite(s.valueAsNumber)&&(t.least!==null&&s.valueAsNumber<t.least&&(s.value=String(t.least)),a&&(a.value=s.value),this.send({type:"parameter",id:t.id,value:s.valueAsNumber}))},this.puts.push(({value:o})=>{document.activeElement!==s&&document.activeElement!==a&&(s.value=th(o)),a&&document.activeElement!==a&&(a.value=String(o))}),r}triple(t){const e=["x","y","z"].map(s=>Et("input",{type:"number",step:"any",ariaLabel:`${t.group}: ${t.name}, ${s}`})),n=s=>e.forEach((r,a)=>{document.activeElement!==r&&(r.value=th(s[a]))});for(const s of e)s.onchange=()=>{const r=e.map(a=>a.valueAsNumber);r.every(Number.isFinite)&&this.send({type:"parameter",id:t.id,value:r})};return this.puts.push(({value:s})=>n(s)),Et("fieldset",{className:"triple"},Et("legend",{},`${t.name}${t.unit&&`, ${t.unit}`}`),...e)}soon(t){window.clearTimeout(this.later);const e=fE-(performance.now()-this.sentAt),n=()=>{this.sentAt=performance.now(),t()};e<=0?n():this.later=window.setTimeout(n,e)}}const gE={reset:"M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",pause:"M7 5h4v14H7zM13 5h4v14h-4z",play:"M8 5v14l11-7z",step:"M6 5v14l9-7zM16 5h3v14h-3z",loop:"M7 7h10v3l4-4-4-4v3H5v6h2zM17 17H7v-3l-4 4 4 4v-3h12v-6h-2z",close:"M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z"};function Za(i,t){if(i.dataset.icon===t)return;i.dataset.icon=t;const e=document.createElementNS("http://www.w3.org/2000/svg","svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true");const n=document.createElementNS("http://www.w3.org/2000/svg","path");n.setAttribute("d",gE[t]),e.append(n),i.replaceChildren(e)}class _E{pause=ue("pause-button");reset=ue("reset-button");step=ue("step-button");live=ue("live-button");loop=ue("loop-button");speed=ue("player-speed");timeline=ue("timeline");clock=ue("clock");constructor(t){Za(this.reset,"reset"),Za(this.step,"step"),Za(this.loop,"loop"),gr(this.speed,Eb.map(e=>[String(e),`${e} ×`]),"1"),this.reset.onclick=()=>t.reset(),this.pause.onclick=()=>t.pause(),this.step.onclick=()=>t.step(),this.live.onclick=()=>t.live(),this.loop.onclick=()=>t.loop(),this.speed.onchange=()=>t.speed(Number(this.speed.value)),this.timeline.oninput=()=>t.scrub(this.timeline.valueAsNumber)}update(t,e,n,s,r){const a=Math.max(0,t.frames.length-1);this.timeline.max=String(a),this.timeline.value=String(e);const o=t.frames[e],l=o?o[Wt.time].toFixed(2):"0.00";this.clock.textContent=`${l} s`,this.timeline.setAttribute("aria-valuetext",`${l} seconds`),this.live.disabled=!n,this.live.classList.toggle("primary",n),Za(this.pause,s||n?"play":"pause"),this.pause.setAttribute("aria-label",s||n?"Continue":"Pause");for(const c of[this.reset,this.step])c.disabled=!r;this.pause.disabled=!r&&!n}updatePlayer(t){document.body.classList.toggle("replaying",t!==null),this.live.hidden=t!==null,this.loop.hidden=this.speed.hidden=t===null,t&&(this.loop.setAttribute("aria-pressed",String(t.loop)),this.speed.value=String(t.speed))}}const ll=["balance","setup","show","files"],xE=window.matchMedia("(min-width: 760px)");class vE{panel=ue("panel");button=ue("panel-button");close=ue("panel-close");constructor(){const t=ll.map(e=>ue(`tab-${e}`));t.forEach((e,n)=>{e.onclick=()=>this.choose(ll[n]),e.onkeydown=s=>{const r=s.key==="ArrowRight"?1:s.key==="ArrowLeft"?t.length-1:0;if(!r)return;const a=(n+r)%t.length;this.choose(ll[a]),t[a].focus()}}),Za(this.close,"close"),this.button.onclick=()=>this.toggle(),this.close.onclick=()=>this.toggle(!1),this.choose("balance"),this.toggle(xE.matches)}get open(){return!this.panel.hidden}toggle(t=!this.open){const e=this.panel.contains(document.activeElement);this.panel.hidden=!t,document.body.classList.toggle("with-panel",t),this.button.setAttribute("aria-expanded",String(t)),!t&&e&&this.button.focus()}reveal(t){this.choose(t),this.toggle(!0)}choose(t){for(const e of ll){const n=e===t,s=ue(`tab-${e}`);s.setAttribute("aria-selected",String(n)),s.tabIndex=n?0:-1,ue(`page-${e}`).hidden=!n}}}const SE=!0,xn="u-",ME="uplot",yE=xn+"hz",bE=xn+"vt",EE=xn+"title",wE=xn+"wrap",TE=xn+"under",AE=xn+"over",RE=xn+"axis",dr=xn+"off",CE=xn+"select",PE=xn+"cursor-x",DE=xn+"cursor-y",LE=xn+"cursor-pt",IE=xn+"legend",UE=xn+"live",NE=xn+"inline",FE=xn+"series",OE=xn+"marker",Jd=xn+"label",BE=xn+"value",Ja="width",Qa="height",Xa="top",Qd="bottom",na="left",eh="right",Gu="#000",tp=Gu+"0",nh="mousemove",ep="mousedown",ih="mouseup",np="mouseenter",ip="mouseleave",sp="dblclick",zE="resize",kE="scroll",rp="change",Nl="dppxchange",Hu="--",Ea=typeof window<"u",hu=Ea?document:null,ha=Ea?window:null,VE=Ea?navigator:null;let Ce,cl;function uu(){let i=devicePixelRatio;Ce!=i&&(Ce=i,cl&&du(rp,cl,uu),cl=matchMedia(`(min-resolution: ${Ce-.001}dppx) and (max-resolution: ${Ce+.001}dppx)`),Sr(rp,cl,uu),ha.dispatchEvent(new CustomEvent(Nl)))}function di(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function fu(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Ye(i,t,e){i.style[t]=e+"px"}function Ni(i,t,e,n){let s=hu.createElement(i);return t!=null&&di(s,t),e?.insertBefore(s,n),s}function yi(i,t){return Ni("div",i,t)}const ap=new WeakMap;function ts(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",a=ap.get(i);r!=a&&(i.style.transform=r,ap.set(i,r),t<0||e<0||t>n||e>s?di(i,dr):fu(i,dr))}const op=new WeakMap;function lp(i,t,e){let n=t+e,s=op.get(i);n!=s&&(op.set(i,n),i.style.background=t,i.style.borderColor=e)}const cp=new WeakMap;function hp(i,t,e,n){let s=t+""+e,r=cp.get(i);s!=r&&(cp.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}const Wu={passive:!0},GE={...Wu,capture:!0};function Sr(i,t,e,n){t.addEventListener(i,e,n?GE:Wu)}function du(i,t,e,n){t.removeEventListener(i,e,Wu)}Ea&&uu();function Fi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:mi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function Zm(i){return(e,n,s)=>{let r=-1,a=-1;for(let o=n;o<=s;o++)if(i(e[o])){r=o;break}for(let o=s;o>=n;o--)if(i(e[o])){a=o;break}return[r,a]}}const Jm=i=>i!=null,Qm=i=>i!=null&&i>0,jl=Zm(Jm),HE=Zm(Qm);function WE(i,t,e,n=0,s=!1){let r=s?HE:jl,a=s?Qm:Jm;[t,e]=r(i,t,e);let o=i[t],l=i[t];if(t>-1)if(n==1)o=i[t],l=i[e];else if(n==-1)o=i[e],l=i[t];else for(let c=t;c<=e;c++){let f=i[c];a(f)&&(f<o?o=f:f>l&&(l=f))}return[o??Be,l??-Be]}function Kl(i,t,e,n){let s=dp(i),r=dp(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let a=e==10?bs:tg,o=s==1?mi:Ei,l=r==1?Ei:mi,c=o(a(mn(i))),f=l(a(mn(t))),u=ga(e,c),h=ga(e,f);return e==10&&(c<0&&(u=ze(u,-c)),f<0&&(h=ze(h,-f))),n||e==2?(i=u*s,t=h*r):(i=sg(i,u),t=Zl(t,h)),[i,t]}function Xu(i,t,e,n){let s=Kl(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}const Yu=.1,up={mode:3,pad:Yu},so={pad:0,soft:null,mode:0},XE={min:so,max:so};function Fl(i,t,e,n){return Jl(e)?fp(i,t,e):(so.pad=e,so.soft=n?0:null,so.mode=n?3:0,fp(i,t,XE))}function we(i,t){return i??t}function YE(i,t,e){for(t=we(t,0),e=we(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function fp(i,t,e){let n=e.min,s=e.max,r=we(n.pad,0),a=we(s.pad,0),o=we(n.hard,-Be),l=we(s.hard,Be),c=we(n.soft,Be),f=we(s.soft,-Be),u=we(n.mode,0),h=we(s.mode,0),m=t-i,_=bs(m),M=Jn(mn(i),mn(t)),p=bs(M),d=mn(p-_);(m<1e-24||d>10)&&(m=0,(i==0||t==0)&&(m=1e-24,u==2&&c!=Be&&(r=0),h==2&&f!=-Be&&(a=0)));let S=m||M||1e3,A=bs(S),E=ga(10,mi(A)),I=S*(m==0?i==0?.1:1:r),T=ze(sg(i-I,E/10),24),U=i>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Be,v=Jn(o,T<U&&i>=U?U:zi(U,T)),P=S*(m==0?t==0?.1:1:a),F=ze(Zl(t+P,E/10),24),R=t<=f&&(h==1||h==3&&F>=f||h==2&&F<=f)?f:-Be,B=zi(l,F>R&&t<=R?R:Jn(R,F));return v==B&&v==0&&(B=100),[v,B]}const qE=new Intl.NumberFormat(Ea?VE.language:"en-US"),qu=i=>qE.format(i),_i=Math,yl=_i.PI,mn=_i.abs,mi=_i.floor,pn=_i.round,Ei=_i.ceil,zi=_i.min,Jn=_i.max,ga=_i.pow,dp=_i.sign,bs=_i.log10,tg=_i.log2,$E=(i,t=1)=>_i.sinh(i)*t,sh=(i,t=1)=>_i.asinh(i/t),Be=1/0;function pp(i){return(bs((i^i>>31)-(i>>31))|0)+1}function pu(i,t,e){return zi(Jn(i,t),e)}function eg(i){return typeof i=="function"}function me(i){return eg(i)?i:()=>i}const jE=()=>{},ng=i=>i,ig=(i,t)=>t,KE=i=>null,mp=i=>!0,gp=(i,t)=>i==t,ZE=/\.\d*?(?=9{6,}|0{6,})/gm,Er=i=>{if(ag(i)||Zs.has(i))return i;const t=`${i}`,e=t.match(ZE);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Er(s)}e${r}`}return ze(i,n)};function cr(i,t){return Er(ze(Er(i/t))*t)}function Zl(i,t){return Er(Ei(Er(i/t))*t)}function sg(i,t){return Er(mi(Er(i/t))*t)}function ze(i,t=0){if(ag(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return pn(n)/e}const Zs=new Map;function rg(i){return((""+i).split(".")[1]||"").length}function _o(i,t,e,n){let s=[],r=n.map(rg);for(let a=t;a<e;a++){let o=mn(a),l=ze(ga(i,a),o);for(let c=0;c<n.length;c++){let f=i==10?+`${n[c]}e${a}`:n[c]*l,u=(a>=0?0:o)+(a>=r[c]?0:r[c]),h=i==10?f:ze(f,u);s.push(h),Zs.set(h,u)}}return s}const ro={},$u=[],_a=[null,null],Xs=Array.isArray,ag=Number.isInteger,JE=i=>i===void 0;function _p(i){return typeof i=="string"}function Jl(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function QE(i){return i!=null&&typeof i=="object"}const tw=Object.getPrototypeOf(Uint8Array),og="__proto__";function xa(i,t=Jl){let e;if(Xs(i)){let n=i.find(s=>s!=null);if(Xs(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=xa(i[s],t)}else e=i.slice()}else if(i instanceof tw)e=i.slice();else if(t(i)){e={};for(let n in i)n!=og&&(e[n]=xa(i[n],t))}else e=i;return e}function hn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=og&&(Jl(i[s])?hn(i[s],xa(n[s])):i[s]=xa(n[s]))}return i}const ew=0,nw=1,iw=2;function sw(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let a=t[n];if(a>r){for(s=a-1;s>=0&&i[s]==null;)i[s--]=null;for(s=a+1;s<e&&i[s]==null;)i[r=s++]=null}}}function rw(i,t){if(lw(i)){let a=i[0].slice();for(let o=1;o<i.length;o++)a.push(...i[o].slice(1));return cw(a[0])||(a=ow(a)),a}let e=new Set;for(let a=0;a<i.length;a++){let l=i[a][0],c=l.length;for(let f=0;f<c;f++)e.add(l[f])}let n=[Array.from(e).sort((a,o)=>a-o)],s=n[0].length,r=new Map;for(let a=0;a<s;a++)r.set(n[0][a],a);for(let a=0;a<i.length;a++){let o=i[a],l=o[0];for(let c=1;c<o.length;c++){let f=o[c],u=Array(s).fill(void 0),h=t?t[a][c]:nw,m=[];for(let _=0;_<f.length;_++){let M=f[_],p=r.get(l[_]);M===null?h!=ew&&(u[p]=M,h==iw&&m.push(p)):u[p]=M}sw(u,m,s),n.push(u)}}return n}const aw=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function ow(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,a)=>t[r]-t[a]);let s=[];for(let r=0;r<i.length;r++){let a=i[r],o=Array(e);for(let l=0;l<e;l++)o[l]=a[n[l]];s.push(o)}return s}function lw(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function cw(i,t=100){const e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;const r=Jn(1,mi((s-n+1)/t));for(let a=i[n],o=n+r;o<=s;o+=r){const l=i[o];if(l!=null){if(l<=a)return!1;a=l}}return!0}const lg=["January","February","March","April","May","June","July","August","September","October","November","December"],cg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function hg(i){return i.slice(0,3)}const hw=cg.map(hg),uw=lg.map(hg),fw={MMMM:lg,MMM:uw,WWWW:cg,WWW:hw};function Ya(i){return(i<10?"0":"")+i}function dw(i){return(i<10?"00":i<100?"0":"")+i}const pw={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Ya(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Ya(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Ya(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Ya(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Ya(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>dw(i.getMilliseconds())};function ju(i,t){t=t||fw;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?pw[s[1]]:s[0]);return r=>{let a="";for(let o=0;o<e.length;o++)a+=typeof e[o]=="string"?e[o]:e[o](r,t);return a}}const mw=new Intl.DateTimeFormat().resolvedOptions().timeZone;function gw(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==mw?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}const ug=i=>i%1==0,Ol=[1,2,2.5,5],_w=_o(10,-32,0,Ol),fg=_o(10,0,32,Ol),xw=fg.filter(ug),hr=_w.concat(fg),Ku=`
`,dg="{YYYY}",xp=Ku+dg,pg="{M}/{D}",to=Ku+pg,hl=to+"/{YY}",mg="{aa}",vw="{h}:{mm}",sa=vw+mg,vp=Ku+sa,Sp=":{ss}",Pe=null;function gg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,a=s*365,l=(i==1?_o(10,0,3,Ol).filter(ug):_o(10,-3,0,Ol)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,a,a*2,a*5,a*10,a*25,a*50,a*100]);const c=[[a,dg,Pe,Pe,Pe,Pe,Pe,Pe,1],[s*28,"{MMM}",xp,Pe,Pe,Pe,Pe,Pe,1],[s,pg,xp,Pe,Pe,Pe,Pe,Pe,1],[n,"{h}"+mg,hl,Pe,to,Pe,Pe,Pe,1],[e,sa,hl,Pe,to,Pe,Pe,Pe,1],[t,Sp,hl+" "+sa,Pe,to+" "+sa,Pe,vp,Pe,1],[i,Sp+".{fff}",hl+" "+sa,Pe,to+" "+sa,Pe,vp,Pe,1]];function f(u){return(h,m,_,M,p,d)=>{let S=[],A=p>=a,E=p>=r&&p<a,I=u(_),T=ze(I*i,3),U=rh(I.getFullYear(),A?0:I.getMonth(),E||A?1:I.getDate()),v=ze(U*i,3);if(E||A){let P=E?p/r:0,F=A?p/a:0,R=T==v?T:ze(rh(U.getFullYear()+F,U.getMonth()+P,1)*i,3),B=new Date(pn(R/i)),G=B.getFullYear(),Y=B.getMonth();for(let N=0;R<=M;N++){let W=rh(G+F*N,Y+P*N,1),O=W-u(ze(W*i,3));R=ze((+W+O)*i,3),R<=M&&S.push(R)}}else{let P=p>=s?s:p,F=mi(_)-mi(T),R=v+F+Zl(T-v,P);S.push(R);let B=u(R),G=B.getHours()+B.getMinutes()/e+B.getSeconds()/n,Y=p/n,N=h.axes[m]._space,W=d/N;for(;R=ze(R+p,i==1?0:3),!(R>M);)if(Y>1){let O=mi(ze(G+Y,6))%24,ot=u(R).getHours()-O;ot>1&&(ot=-1),R-=ot*n,G=(G+Y)%24;let xt=S[S.length-1];ze((R-xt)/p,3)*W>=.7&&S.push(R)}else S.push(R)}return S}}return[l,c,f]}const[Sw,Mw,yw]=gg(1),[bw,Ew,ww]=gg(.001);_o(2,-53,53,[1]);function Mp(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function yp(i,t){return(e,n,s,r,a)=>{let o=t.find(_=>a>=_[0])||t[t.length-1],l,c,f,u,h,m;return n.map(_=>{let M=i(_),p=M.getFullYear(),d=M.getMonth(),S=M.getDate(),A=M.getHours(),E=M.getMinutes(),I=M.getSeconds(),T=p!=l&&o[2]||d!=c&&o[3]||S!=f&&o[4]||A!=u&&o[5]||E!=h&&o[6]||I!=m&&o[7]||o[1];return l=p,c=d,f=S,u=A,h=E,m=I,T(M)})}}function Tw(i,t){let e=ju(t);return(n,s,r,a,o)=>s.map(l=>e(i(l)))}function rh(i,t,e){return new Date(i,t,e)}function bp(i,t){return t(i)}const Aw="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Ep(i,t){return(e,n,s,r)=>r==null?Hu:t(i(n))}function Rw(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function Cw(i,t){return i.series[t].fill(i,t)}const Pw={show:!0,live:!0,isolate:!1,mount:jE,markers:{show:!0,width:2,stroke:Rw,fill:Cw,dash:"solid"},idx:null,idxs:null,values:[]};function Dw(i,t){let e=i.cursor.points,n=yi(),s=e.size(i,t);Ye(n,Ja,s),Ye(n,Qa,s);let r=s/-2;Ye(n,"marginLeft",r),Ye(n,"marginTop",r);let a=e.width(i,t,s);return a&&Ye(n,"borderWidth",a),n}function Lw(i,t){let e=i.series[t].points;return e._fill||e._stroke}function Iw(i,t){let e=i.series[t].points;return e._stroke||e._fill}function Uw(i,t){return i.series[t].points.size}const ah=[0,0];function Nw(i,t,e){return ah[0]=t,ah[1]=e,ah}function ul(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function oh(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}const Fw={show:!0,x:!0,y:!0,lock:!1,move:Nw,points:{one:!1,show:Dw,size:Uw,width:0,stroke:Iw,fill:Lw},bind:{mousedown:ul,mouseup:ul,click:ul,dblclick:ul,mousemove:oh,mouseleave:oh,mouseenter:oh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},_g={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Zu=hn({},_g,{filter:ig}),xg=hn({},Zu,{size:10}),vg=hn({},_g,{show:!1}),Ju='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Sg="bold "+Ju,Mg=1.5,wp={show:!0,scale:"x",stroke:Gu,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sg,side:2,grid:Zu,ticks:xg,border:vg,font:Ju,lineGap:Mg,rotate:0},Ow="Value",Bw="Time",Tp={show:!0,scale:"x",auto:!1,sorted:1,min:Be,max:-Be,idxs:[]};function zw(i,t,e,n,s){return t.map(r=>r==null?"":qu(r))}function kw(i,t,e,n,s,r,a){let o=[],l=Zs.get(s)||0;e=a?e:ze(Zl(e,s),l);for(let c=e;c<=n;c=ze(c+s,l))o.push(Object.is(c,-0)?0:c);return o}function mu(i,t,e,n,s,r,a){const o=[],l=i.scales[i.axes[t].scale].log,c=l==10?bs:tg,f=mi(c(e));s=ga(l,f),l==10&&(s=hr[Fi(s,hr)]);let u=e,h=s*l;l==10&&(h=hr[Fi(h,hr)]);do o.push(u),u=u+s,l==10&&!Zs.has(u)&&(u=ze(u,Zs.get(s))),u>=h&&(s=u,h=s*l,l==10&&(h=hr[Fi(h,hr)]));while(u<=n);return o}function Vw(i,t,e,n,s,r,a){let l=i.scales[i.axes[t].scale].asinh,c=n>l?mu(i,t,Jn(l,e),n,s):[l],f=n>=0&&e<=0?[0]:[];return(e<-l?mu(i,t,Jn(l,-n),-e,s):[l]).reverse().map(h=>-h).concat(f,c)}const yg=/./,Gw=/[12357]/,Hw=/[125]/,Ap=/1/,gu=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function Ww(i,t,e,n,s){let r=i.axes[e],a=r.scale,o=i.scales[a],l=i.valToPos,c=r._space,f=l(10,a),u=l(9,a)-f>=c?yg:l(7,a)-f>=c?Gw:l(5,a)-f>=c?Hw:Ap;if(u==Ap){let h=mn(l(1,a)-f);if(h<c)return gu(t.slice().reverse(),o.distr,u,Ei(c/h)).reverse()}return gu(t,o.distr,u,1)}function Xw(i,t,e,n,s){let r=i.axes[e],a=r.scale,o=r._space,l=i.valToPos,c=mn(l(1,a)-l(2,a));return c<o?gu(t.slice().reverse(),3,yg,Ei(o/c)).reverse():t}function Yw(i,t,e,n){return n==null?Hu:t==null?"":qu(t)}const Rp={show:!0,scale:"y",stroke:Gu,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sg,side:3,grid:Zu,ticks:xg,border:vg,font:Ju,lineGap:Mg,rotate:0};function qw(i,t){let e=3+(i||1)*2;return ze(e*t,3)}function $w(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),a=i.valToPos(s[n[1]],e,!0),o=mn(a-r),l=i.series[t],c=o/(l.points.space*Ce);return n[1]-n[0]<=c}const Cp={scale:null,auto:!0,sorted:0,min:Be,max:-Be},bg=(i,t,e,n,s)=>s,Pp={show:!0,auto:!0,sorted:0,gaps:bg,alpha:1,facets:[hn({},Cp,{scale:"x"}),hn({},Cp,{scale:"y"})]},Dp={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:bg,alpha:1,points:{show:$w,filter:null},values:null,min:Be,max:-Be,idxs:[],path:null,clip:null};function jw(i,t,e,n,s){return e/10}const Eg={time:SE,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Kw=hn({},Eg,{time:!1,ori:1}),Lp={};function wg(i,t){let e=Lp[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,a,o,l,c){for(let f=0;f<e.plots.length;f++)e.plots[f]!=s&&e.plots[f].pub(n,s,r,a,o,l,c)}},i!=null&&(Lp[i]=e)),e}const va=1,_u=2;function Tr(i,t,e){const n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,a=i.scales,o=i.bbox;let l=r[0],c=n==2?r[1]:r[t],f=n==2?a[s.facets[0].scale]:a[i.series[0].scale],u=n==2?a[s.facets[1].scale]:a[s.scale],h=o.left,m=o.top,_=o.width,M=o.height,p=i.valToPosH,d=i.valToPosV;return f.ori==0?e(s,l,c,f,u,p,d,h,m,_,M,tc,wa,nc,Ag,Cg):e(s,l,c,f,u,d,p,m,h,M,_,ec,Ta,ef,Rg,Pg)}function Qu(i,t){let e=0,n=0,s=we(i.bands,$u);for(let r=0;r<s.length;r++){let a=s[r];a.series[0]==t?e=a.dir:a.series[1]==t&&(a.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function Zw(i,t,e,n,s){let r=i.mode,a=i.series[t],o=r==2?a.facets[1].scale:a.scale,l=i.scales[o];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Es(i,t,e,n,s,r){return Tr(i,t,(a,o,l,c,f,u,h,m,_,M,p)=>{let d=a.pxRound;const S=c.dir*(c.ori==0?1:-1),A=c.ori==0?wa:Ta;let E,I;S==1?(E=e,I=n):(E=n,I=e);let T=d(u(o[E],c,M,m)),U=d(h(l[E],f,p,_)),v=d(u(o[I],c,M,m)),P=d(h(r==1?f.max:f.min,f,p,_)),F=new Path2D(s);return A(F,v,P),A(F,T,P),A(F,T,U),F})}function Ql(i,t,e,n,s,r){let a=null;if(i.length>0){a=new Path2D;const o=t==0?nc:ef;let l=e;for(let u=0;u<i.length;u++){let h=i[u];if(h[1]>h[0]){let m=h[0]-l;m>0&&o(a,l,n,m,n+r),l=h[1]}}let c=e+s-l,f=10;c>0&&o(a,l,n-f/2,c,n+r+f)}return a}function Jw(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function tf(i,t,e,n,s,r,a){let o=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,h=c;if(s==1)for(;++c<=n&&t[c]===null;)h=c;else for(;--c>=e&&t[c]===null;)h=c;let m=r(i[u]),_=h==u?m:r(i[h]),M=u-s;m=a<=0&&M>=0&&M<l?r(i[M]):m;let d=h+s;_=a>=0&&d>=0&&d<l?r(i[d]):_,_>=m&&o.push([m,_])}return o}function Ip(i){return i==0?ng:i==1?pn:t=>cr(t,i)}function Tg(i){let t=i==0?tc:ec,e=i==0?(s,r,a,o,l,c)=>{s.arcTo(r,a,o,l,c)}:(s,r,a,o,l,c)=>{s.arcTo(a,r,l,o,c)},n=i==0?(s,r,a,o,l)=>{s.rect(r,a,o,l)}:(s,r,a,o,l)=>{s.rect(a,r,l,o)};return(s,r,a,o,l,c=0,f=0)=>{c==0&&f==0?n(s,r,a,o,l):(c=zi(c,o/2,l/2),f=zi(f,o/2,l/2),t(s,r+c,a),e(s,r+o,a,r+o,a+l,c),e(s,r+o,a+l,r,a+l,f),e(s,r,a+l,r,a,f),e(s,r,a,r+o,a,c),s.closePath())}}const tc=(i,t,e)=>{i.moveTo(t,e)},ec=(i,t,e)=>{i.moveTo(e,t)},wa=(i,t,e)=>{i.lineTo(t,e)},Ta=(i,t,e)=>{i.lineTo(e,t)},nc=Tg(0),ef=Tg(1),Ag=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},Rg=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Cg=(i,t,e,n,s,r,a)=>{i.bezierCurveTo(t,e,n,s,r,a)},Pg=(i,t,e,n,s,r,a)=>{i.bezierCurveTo(e,t,s,n,a,r)};function Dg(i){return(t,e,n,s,r)=>Tr(t,e,(a,o,l,c,f,u,h,m,_,M,p)=>{let{pxRound:d,points:S}=a,A,E;c.ori==0?(A=tc,E=Ag):(A=ec,E=Rg);const I=ze(S.width*Ce,3);let T=(S.size-S.width)/2*Ce,U=ze(T*2,3),v=new Path2D,P=new Path2D,{left:F,top:R,width:B,height:G}=t.bbox;nc(P,F-U,R-U,B+U*2,G+U*2);const Y=N=>{if(l[N]!=null){let W=d(u(o[N],c,M,m)),O=d(h(l[N],f,p,_));A(v,W+T,O),E(v,W,O,T,0,yl*2)}};if(r)r.forEach(Y);else for(let N=n;N<=s;N++)Y(N);return{stroke:I>0?v:null,fill:v,clip:P,flags:va|_u}})}function Lg(i){return(t,e,n,s,r,a)=>{n!=s&&(r!=n&&a!=n&&i(t,e,n),r!=s&&a!=s&&i(t,e,s),i(t,e,a))}}const Qw=Lg(wa),tT=Lg(Ta);function Ig(i){const t=we(i?.alignGaps,0);return(e,n,s,r)=>Tr(e,n,(a,o,l,c,f,u,h,m,_,M,p)=>{[s,r]=jl(l,s,r);let d=a.pxRound,S=G=>d(u(G,c,M,m)),A=G=>d(h(G,f,p,_)),E,I;c.ori==0?(E=wa,I=Qw):(E=Ta,I=tT);const T=c.dir*(c.ori==0?1:-1),U={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:va},v=U.stroke;let P=!1;if(r-s>=M*4){let G=gt=>e.posToVal(gt,c.key,!0),Y=null,N=null,W,O,rt,st=S(o[T==1?s:r]),ot=S(o[s]),xt=S(o[r]),ut=G(T==1?ot+1:xt-1);for(let gt=T==1?s:r;gt>=s&&gt<=r;gt+=T){let Kt=o[gt],J=(T==1?Kt<ut:Kt>ut)?st:S(Kt),lt=l[gt];J==st?lt!=null?(O=lt,Y==null?(E(v,J,A(O)),W=Y=N=O):O<Y?Y=O:O>N&&(N=O)):lt===null&&(P=!0):(Y!=null&&I(v,st,A(Y),A(N),A(W),A(O)),lt!=null?(O=lt,E(v,J,A(O)),Y=N=W=O):(Y=N=null,lt===null&&(P=!0)),st=J,ut=G(st+T))}Y!=null&&Y!=N&&rt!=st&&I(v,st,A(Y),A(N),A(W),A(O))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let Y=l[G];Y===null?P=!0:Y!=null&&E(v,S(o[G]),A(Y))}let[R,B]=Qu(e,n);if(a.fill!=null||R!=0){let G=U.fill=new Path2D(v),Y=a.fillTo(e,n,a.min,a.max,R),N=A(Y),W=S(o[s]),O=S(o[r]);T==-1&&([O,W]=[W,O]),E(G,O,N),E(G,W,N)}if(!a.spanGaps){let G=[];P&&G.push(...tf(o,l,s,r,T,S,t)),U.gaps=G=a.gaps(e,n,s,r,G),U.clip=Ql(G,c.ori,m,_,M,p)}return B!=0&&(U.band=B==2?[Es(e,n,s,r,v,-1),Es(e,n,s,r,v,1)]:Es(e,n,s,r,v,B)),U})}function eT(i){const t=we(i.align,1),e=we(i.ascDesc,!1),n=we(i.alignGaps,0),s=we(i.extend,!1);return(r,a,o,l)=>Tr(r,a,(c,f,u,h,m,_,M,p,d,S,A)=>{[o,l]=jl(u,o,l);let E=c.pxRound,{left:I,width:T}=r.bbox,U=ot=>E(_(ot,h,S,p)),v=ot=>E(M(ot,m,A,d)),P=h.ori==0?wa:Ta;const F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:va},R=F.stroke,B=h.dir*(h.ori==0?1:-1);let G=v(u[B==1?o:l]),Y=U(f[B==1?o:l]),N=Y,W=Y;s&&t==-1&&(W=I,P(R,W,G)),P(R,Y,G);for(let ot=B==1?o:l;ot>=o&&ot<=l;ot+=B){let xt=u[ot];if(xt==null)continue;let ut=U(f[ot]),gt=v(xt);t==1?P(R,ut,G):P(R,N,gt),P(R,ut,gt),G=gt,N=ut}let O=N;s&&t==1&&(O=I+T,P(R,O,G));let[rt,st]=Qu(r,a);if(c.fill!=null||rt!=0){let ot=F.fill=new Path2D(R),xt=c.fillTo(r,a,c.min,c.max,rt),ut=v(xt);P(ot,O,ut),P(ot,W,ut)}if(!c.spanGaps){let ot=[];ot.push(...tf(f,u,o,l,B,U,n));let xt=c.width*Ce/2,ut=e||t==1?xt:-xt,gt=e||t==-1?-xt:xt;ot.forEach(Kt=>{Kt[0]+=ut,Kt[1]+=gt}),F.gaps=ot=c.gaps(r,a,o,l,ot),F.clip=Ql(ot,h.ori,p,d,S,A)}return st!=0&&(F.band=st==2?[Es(r,a,o,l,R,-1),Es(r,a,o,l,R,1)]:Es(r,a,o,l,R,st)),F})}function Up(i,t,e,n,s,r,a=Be){if(i.length>1){let o=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(o!=null){let f=mn(i[l]-i[o]);f<c&&(c=f,a=mn(e(i[l],n,s,r)-e(i[o],n,s,r)))}o=l}}return a}function nT(i){i=i||ro;const t=we(i.size,[.6,Be,1]),e=i.align||0,n=i.gap||0;let s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=me(s),a=1-t[0],o=we(t[1],Be),l=we(t[2],1),c=we(i.disp,ro),f=we(i.each,m=>{}),{fill:u,stroke:h}=c;return(m,_,M,p)=>Tr(m,_,(d,S,A,E,I,T,U,v,P,F,R)=>{let B=d.pxRound,G=e,Y=n*Ce,N=o*Ce,W=l*Ce,O,rt;E.ori==0?[O,rt]=r(m,_):[rt,O]=r(m,_);const st=E.dir*(E.ori==0?1:-1);let ot=E.ori==0?nc:ef,xt=E.ori==0?f:(_t,w,x,X,tt,at,pt)=>{f(_t,w,x,tt,X,pt,at)},ut=we(m.bands,$u).find(_t=>_t.series[0]==_),gt=ut!=null?ut.dir:0,Kt=d.fillTo(m,_,d.min,d.max,gt),Gt=B(U(Kt,I,R,P)),J,lt,dt,Bt=F,Nt=B(d.width*Ce),Vt=!1,Me=null,$t=null,fe=null,be=null;u!=null&&(Nt==0||h!=null)&&(Vt=!0,Me=u.values(m,_,M,p),$t=new Map,new Set(Me).forEach(_t=>{_t!=null&&$t.set(_t,new Path2D)}),Nt>0&&(fe=h.values(m,_,M,p),be=new Map,new Set(fe).forEach(_t=>{_t!=null&&be.set(_t,new Path2D)})));let{x0:ie,size:Ge}=c;if(ie!=null&&Ge!=null){G=1,S=ie.values(m,_,M,p),ie.unit==2&&(S=S.map(x=>m.posToVal(v+x*F,E.key,!0)));let _t=Ge.values(m,_,M,p);Ge.unit==2?lt=_t[0]*F:lt=T(_t[0],E,F,v)-T(0,E,F,v),Bt=Up(S,A,T,E,F,v,Bt),dt=Bt-lt+Y}else Bt=Up(S,A,T,E,F,v,Bt),dt=Bt*a+Y,lt=Bt-dt;dt<1&&(dt=0),Nt>=lt/2&&(Nt=0),dt<5&&(B=ng);let Ue=dt>0,sn=Bt-dt-(Ue?Nt:0);lt=B(pu(sn,W,N)),J=(G==0?lt/2:G==st?0:lt)-G*st*((G==0?Y/2:0)+(Ue?Nt/2:0));const z={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Ve=Vt?null:new Path2D;let Zt=null;if(ut!=null)Zt=m.data[ut.series[1]];else{let{y0:_t,y1:w}=c;_t!=null&&w!=null&&(A=w.values(m,_,M,p),Zt=_t.values(m,_,M,p))}let xe=O*lt,nt=rt*lt;for(let _t=st==1?M:p;_t>=M&&_t<=p;_t+=st){let w=A[_t];if(w==null)continue;if(Zt!=null){let Q=Zt[_t]??0;if(w-Q==0)continue;Gt=U(Q,I,R,P)}let x=E.distr!=2||c!=null?S[_t]:_t,X=T(x,E,F,v),tt=U(we(w,Kt),I,R,P),at=B(X-J),pt=B(Jn(tt,Gt)),ft=B(zi(tt,Gt)),Z=pt-ft;if(w!=null){let Q=w<0?nt:xe,yt=w<0?xe:nt;Vt?(Nt>0&&fe[_t]!=null&&ot(be.get(fe[_t]),at,ft+mi(Nt/2),lt,Jn(0,Z-Nt),Q,yt),Me[_t]!=null&&ot($t.get(Me[_t]),at,ft+mi(Nt/2),lt,Jn(0,Z-Nt),Q,yt)):ot(Ve,at,ft+mi(Nt/2),lt,Jn(0,Z-Nt),Q,yt),xt(m,_,_t,at-Nt/2,ft,lt+Nt,Z)}}return Nt>0?z.stroke=Vt?be:Ve:Vt||(z._fill=d.width==0?d._fill:d._stroke??d._fill,z.width=0),z.fill=Vt?$t:Ve,z})}function iT(i,t){const e=we(t?.alignGaps,0);return(n,s,r,a)=>Tr(n,s,(o,l,c,f,u,h,m,_,M,p,d)=>{[r,a]=jl(c,r,a);let S=o.pxRound,A=O=>S(h(O,f,p,_)),E=O=>S(m(O,u,d,M)),I,T,U;f.ori==0?(I=tc,U=wa,T=Cg):(I=ec,U=Ta,T=Pg);const v=f.dir*(f.ori==0?1:-1);let P=A(l[v==1?r:a]),F=P,R=[],B=[];for(let O=v==1?r:a;O>=r&&O<=a;O+=v)if(c[O]!=null){let st=l[O],ot=A(st);R.push(F=ot),B.push(E(c[O]))}const G={stroke:i(R,B,I,U,T,S),fill:null,clip:null,band:null,gaps:null,flags:va},Y=G.stroke;let[N,W]=Qu(n,s);if(o.fill!=null||N!=0){let O=G.fill=new Path2D(Y),rt=o.fillTo(n,s,o.min,o.max,N),st=E(rt);U(O,F,st),U(O,P,st)}if(!o.spanGaps){let O=[];O.push(...tf(l,c,r,a,v,A,e)),G.gaps=O=o.gaps(n,s,r,a,O),G.clip=Ql(O,f.ori,_,M,p,d)}return W!=0&&(G.band=W==2?[Es(n,s,r,a,Y,-1),Es(n,s,r,a,Y,1)]:Es(n,s,r,a,Y,W)),G})}function sT(i){return iT(rT,i)}function rT(i,t,e,n,s,r){const a=i.length;if(a<2)return null;const o=new Path2D;if(e(o,i[0],t[0]),a==2)n(o,i[1],t[1]);else{let l=Array(a),c=Array(a-1),f=Array(a-1),u=Array(a-1);for(let h=0;h<a-1;h++)f[h]=t[h+1]-t[h],u[h]=i[h+1]-i[h],c[h]=f[h]/u[h];l[0]=c[0];for(let h=1;h<a-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(u[h-1]+u[h])/((2*u[h]+u[h-1])/c[h-1]+(u[h]+2*u[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[a-1]=c[a-2];for(let h=0;h<a-1;h++)s(o,i[h]+u[h]/3,t[h]+l[h]*u[h]/3,i[h+1]-u[h]/3,t[h+1]-l[h+1]*u[h]/3,i[h+1],t[h+1])}return o}const xu=new Set;function Np(){for(let i of xu)i.syncRect(!0)}Ea&&(Sr(zE,ha,Np),Sr(kE,ha,Np,!0),Sr(Nl,ha,()=>{Hn.pxRatio=Ce}));const aT=Ig(),oT=Dg();function Fp(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,a)=>vu(r,a,t,e))}function lT(i,t){return i.map((e,n)=>n==0?{}:hn({},t,e))}function vu(i,t,e,n){return hn({},t==0?e:n,i)}function Ug(i,t,e){return t==null?_a:[t,e]}const cT=Ug;function hT(i,t,e){return t==null?_a:Fl(t,e,Yu,!0)}function Ng(i,t,e,n){return t==null?_a:Kl(t,e,i.scales[n].log,!1)}const uT=Ng;function Fg(i,t,e,n){return t==null?_a:Xu(t,e,i.scales[n].log,!1)}const fT=Fg;function dT(i,t,e,n,s){let r=Jn(pp(i),pp(t)),a=t-i,o=Fi(s/n*a,e);do{let l=e[o],c=n*l/a;if(c>=s&&r+(l<5?Zs.get(l):0)<=17)return[l,c]}while(++o<e.length);return[0,0]}function Op(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=pn((e=+s)*Ce))+"px"),[i,t,e]}function pT(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=ze(t[2]*Ce,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Hn(i,t,e){const n={mode:we(i.mode,1)},s=n.mode;function r(g,y,C,D){let V=y.valToPct(g);return D+C*(y.dir==-1?1-V:V)}function a(g,y,C,D){let V=y.valToPct(g);return D+C*(y.dir==-1?V:1-V)}function o(g,y,C,D){return y.ori==0?r(g,y,C,D):a(g,y,C,D)}n.valToPosH=r,n.valToPosV=a;let l=!1;n.status=0;const c=n.root=yi(ME);if(i.id!=null&&(c.id=i.id),di(c,i.class),i.title){let g=yi(EE,c);g.textContent=i.title}const f=Ni("canvas"),u=n.ctx=f.getContext("2d"),h=yi(wE,c);Sr("click",h,g=>{g.target===_&&(He!=Ur||$e!=Nr)&&Cn.click(n,g)},!0);const m=n.under=yi(TE,h);h.appendChild(f);const _=n.over=yi(AE,h);i=xa(i);const M=+we(i.pxAlign,1),p=Ip(M);(i.plugins||[]).forEach(g=>{g.opts&&(i=g.opts(n,i)||i)});const d=i.ms||.001,S=n.series=s==1?Fp(i.series||[],Tp,Dp,!1):lT(i.series||[null],Pp),A=n.axes=Fp(i.axes||[],wp,Rp,!0),E=n.scales={},I=n.bands=i.bands||[];I.forEach(g=>{g.fill=me(g.fill||null),g.dir=we(g.dir,-1)});const T=s==2?S[1].facets[0].scale:S[0].scale,U={axes:Ne,series:De},v=(i.drawOrder||["axes","series"]).map(g=>U[g]);function P(g){const y=g.distr==3?C=>bs(C>0?C:g.clamp(n,C,g.min,g.max,g.key)):g.distr==4?C=>sh(C,g.asinh):g.distr==100?C=>g.fwd(C):C=>C;return C=>{let D=y(C),{_min:V,_max:$}=g,it=$-V;return(D-V)/it}}function F(g){let y=E[g];if(y==null){let C=(i.scales||ro)[g]||ro;if(C.from!=null){F(C.from);let D=hn({},E[C.from],C,{key:g});D.valToPct=P(D),E[g]=D}else{y=E[g]=hn({},g==T?Eg:Kw,C),y.key=g;let D=y.time,V=y.range,$=Xs(V);if((g!=T||s==2&&!D)&&($&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?up:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?up:{mode:1,hard:V[1],soft:V[1]}},$=!1),!$&&Jl(V))){let it=V;V=(ht,St,Ct)=>St==null?_a:Fl(St,Ct,it)}y.range=me(V||(D?cT:g==T?y.distr==3?uT:y.distr==4?fT:Ug:y.distr==3?Ng:y.distr==4?Fg:hT)),y.auto=me($?!1:y.auto),y.clamp=me(y.clamp||jw),y._min=y._max=null,y.valToPct=P(y)}}}F("x"),F("y"),s==1&&S.forEach(g=>{F(g.scale)}),A.forEach(g=>{F(g.scale)});for(let g in i.scales)F(g);const R=E[T],B=R.distr;let G,Y;R.ori==0?(di(c,yE),G=r,Y=a):(di(c,bE),G=a,Y=r);const N={};for(let g in E){let y=E[g];(y.min!=null||y.max!=null)&&(N[g]={min:y.min,max:y.max},y.min=y.max=null)}const W=i.tzDate||(g=>new Date(pn(g/d))),O=i.fmtDate||ju,rt=d==1?yw(W):ww(W),st=yp(W,Mp(d==1?Mw:Ew,O)),ot=Ep(W,bp(Aw,O)),xt=[],ut=n.legend=hn({},Pw,i.legend),gt=n.cursor=hn({},Fw,{drag:{y:s==2}},i.cursor),Kt=ut.show,Gt=gt.show,J=ut.markers;ut.idxs=xt,J.width=me(J.width),J.dash=me(J.dash),J.stroke=me(J.stroke),J.fill=me(J.fill);let lt,dt,Bt,Nt=[],Vt=[],Me,$t=!1,fe={};if(ut.live){const g=S[1]?S[1].values:null;$t=g!=null,Me=$t?g(n,1,0):{_:0};for(let y in Me)fe[y]=Hu}if(Kt)if(lt=Ni("table",IE,c),Bt=Ni("tbody",null,lt),ut.mount(n,lt),$t){dt=Ni("thead",null,lt,Bt);let g=Ni("tr",null,dt);Ni("th",null,g);for(var be in Me)Ni("th",Jd,g).textContent=be}else di(lt,NE),ut.live&&di(lt,UE);const ie={show:!0},Ge={show:!1};function Ue(g,y){if(y==0&&($t||!ut.live||s==2))return _a;let C=[],D=Ni("tr",FE,Bt,Bt.childNodes[y]);di(D,g.class),g.show||di(D,dr);let V=Ni("th",null,D);if(J.show){let ht=yi(OE,V);if(y>0){let St=J.width(n,y);St&&(ht.style.border=St+"px "+J.dash(n,y)+" "+J.stroke(n,y)),ht.style.background=J.fill(n,y)}}let $=yi(Jd,V);g.label instanceof HTMLElement?$.appendChild(g.label):$.textContent=g.label,y>0&&(J.show||($.style.color=g.width>0?J.stroke(n,y):J.fill(n,y)),z("click",V,ht=>{if(gt._lock)return;qt(ht);let St=S.indexOf(g);if((ht.ctrlKey||ht.metaKey)!=ut.isolate){let Ct=S.some((Ut,Ft)=>Ft>0&&Ft!=St&&Ut.show);S.forEach((Ut,Ft)=>{Ft>0&&Yi(Ft,Ct?Ft==St?ie:Ge:ie,!0,ln.setSeries)})}else Yi(St,{show:!g.show},!0,ln.setSeries)},!1),On&&z(np,V,ht=>{gt._lock||(qt(ht),Yi(S.indexOf(g),Or,!0,ln.setSeries))},!1));for(var it in Me){let ht=Ni("td",BE,D);ht.textContent="--",C.push(ht)}return[D,C]}const sn=new Map;function z(g,y,C,D=!0){const V=sn.get(y)||{},$=gt.bind[g](n,y,C,D);$&&(Sr(g,y,V[g]=$),sn.set(y,V))}function Ve(g,y,C){const D=sn.get(y)||{};for(let V in D)(g==null||V==g)&&(du(V,y,D[V]),delete D[V]);g==null&&sn.delete(y)}let Zt=0,xe=0,nt=0,_t=0,w=0,x=0,X=w,tt=x,at=nt,pt=_t,ft=0,Z=0,Q=0,yt=0;n.bbox={};let Dt=!1,Mt=!1,mt=!1,Xt=!1,Jt=!1,te=!1;function k(g,y,C){(C||g!=n.width||y!=n.height)&&vt(g,y),Yn(!1),mt=!0,Mt=!0,Dr()}function vt(g,y){n.width=Zt=nt=g,n.height=xe=_t=y,w=x=0,ct(),zt();let C=n.bbox;ft=C.left=cr(w*Ce,.5),Z=C.top=cr(x*Ce,.5),Q=C.width=cr(nt*Ce,.5),yt=C.height=cr(_t*Ce,.5)}const et=3;function Pt(){let g=!1,y=0;for(;!g;){y++;let C=Je(y),D=Xi(y);g=y==et||C&&D,g||(vt(n.width,n.height),Mt=!0)}}function bt({width:g,height:y}){k(g,y)}n.setSize=bt;function ct(){let g=!1,y=!1,C=!1,D=!1;A.forEach((V,$)=>{if(V.show&&V._show){let{side:it,_size:ht}=V,St=it%2,Ct=V.label!=null?V.labelSize:0,Ut=ht+Ct;Ut>0&&(St?(nt-=Ut,it==3?(w+=Ut,D=!0):C=!0):(_t-=Ut,it==0?(x+=Ut,g=!0):y=!0))}}),Wi[0]=g,Wi[1]=C,Wi[2]=y,Wi[3]=D,nt-=Ai[1]+Ai[3],w+=Ai[3],_t-=Ai[2]+Ai[0],x+=Ai[0]}function zt(){let g=w+nt,y=x+_t,C=w,D=x;function V($,it){switch($){case 1:return g+=it,g-it;case 2:return y+=it,y-it;case 3:return C-=it,C+it;case 0:return D-=it,D+it}}A.forEach(($,it)=>{if($.show&&$._show){let ht=$.side;$._pos=V(ht,$._size),$.label!=null&&($._lpos=V(ht,$.labelSize))}})}if(gt.dataIdx==null){let g=gt.hover,y=g.skip=new Set(g.skip??[]);y.add(void 0);let C=g.prox=me(g.prox),D=g.bias??=0;gt.dataIdx=(V,$,it,ht)=>{if($==0)return it;let St=it,Ct=C(V,$,it,ht)??Be,Ut=Ct>=0&&Ct<Be,Ft=R.ori==0?nt:_t,ne=gt.left,Re=t[0],Ee=t[$];if(y.has(Ee[it])){St=null;let de=null,jt=null,Ht;if(D==0||D==-1)for(Ht=it;de==null&&Ht-- >0;)y.has(Ee[Ht])||(de=Ht);if(D==0||D==1)for(Ht=it;jt==null&&Ht++<Ee.length;)y.has(Ee[Ht])||(jt=Ht);if(de!=null||jt!=null)if(Ut){let Xe=de==null?-1/0:G(Re[de],R,Ft,0),Qe=jt==null?1/0:G(Re[jt],R,Ft,0),yn=ne-Xe,Fe=Qe-ne;yn<=Fe?yn<=Ct&&(St=de):Fe<=Ct&&(St=jt)}else St=jt==null?de:de==null?jt:it-de<=jt-it?de:jt}else Ut&&mn(ne-G(Re[it],R,Ft,0))>Ct&&(St=null);return St}}const qt=g=>{gt.event=g};gt.idxs=xt,gt._lock=!1;let he=gt.points;he.show=me(he.show),he.size=me(he.size),he.stroke=me(he.stroke),he.width=me(he.width),he.fill=me(he.fill);const ce=n.focus=hn({},i.focus||{alpha:.3},gt.focus),On=ce.prox>=0,Rn=On&&he.one;let Bn=[],Ds=[],hs=[];function Aa(g,y){let C=he.show(n,y);if(C instanceof HTMLElement)return di(C,LE),di(C,g.class),ts(C,-10,-10,nt,_t),_.insertBefore(C,Bn[y]),C}function Hi(g,y){if(s==1||y>0){let C=s==1&&E[g.scale].time,D=g.value;g.value=C?_p(D)?Ep(W,bp(D,O)):D||ot:D||Yw,g.label=g.label||(C?Bw:Ow)}if(Rn||y>0){g.width=g.width==null?1:g.width,g.paths=g.paths||aT||KE,g.fillTo=me(g.fillTo||Zw),g.pxAlign=+we(g.pxAlign,M),g.pxRound=Ip(g.pxAlign),g.stroke=me(g.stroke||null),g.fill=me(g.fill||null),g._stroke=g._fill=g._paths=g._focus=null;let C=qw(Jn(1,g.width),1),D=g.points=hn({},{size:C,width:Jn(1,C*.2),stroke:g.stroke,space:C*2,paths:oT,_stroke:null,_fill:null},g.points);D.show=me(D.show),D.filter=me(D.filter),D.fill=me(D.fill),D.stroke=me(D.stroke),D.paths=me(D.paths),D.pxAlign=g.pxAlign}if(Kt){let C=Ue(g,y);Nt.splice(y,0,C[0]),Vt.splice(y,0,C[1]),ut.values.push(null)}if(Gt){xt.splice(y,0,null);let C=null;Rn?y==0&&(C=Aa(g,y)):y>0&&(C=Aa(g,y)),Bn.splice(y,0,C),Ds.splice(y,0,0),hs.splice(y,0,0)}Mn("addSeries",y)}function Ra(g,y){y=y??S.length,g=s==1?vu(g,y,Tp,Dp):vu(g,y,{},Pp),S.splice(y,0,g),Hi(S[y],y)}n.addSeries=Ra;function Ao(g){if(S.splice(g,1),Kt){ut.values.splice(g,1),Vt.splice(g,1);let y=Nt.splice(g,1)[0];Ve(null,y.firstChild),y.remove()}Gt&&(xt.splice(g,1),Bn.splice(g,1)[0].remove(),Ds.splice(g,1),hs.splice(g,1)),Mn("delSeries",g)}n.delSeries=Ao;const Wi=[!1,!1,!1,!1];function Rr(g,y){if(g._show=g.show,g.show){let C=g.side%2,D=E[g.scale];D==null&&(g.scale=C?S[1].scale:T,D=E[g.scale]);let V=D.time;g.size=me(g.size),g.space=me(g.space),g.rotate=me(g.rotate),Xs(g.incrs)&&g.incrs.forEach(it=>{!Zs.has(it)&&Zs.set(it,rg(it))}),g.incrs=me(g.incrs||(D.distr==2?xw:V?d==1?Sw:bw:hr)),g.splits=me(g.splits||(V&&D.distr==1?rt:D.distr==3?mu:D.distr==4?Vw:kw)),g.stroke=me(g.stroke),g.grid.stroke=me(g.grid.stroke),g.ticks.stroke=me(g.ticks.stroke),g.border.stroke=me(g.border.stroke);let $=g.values;g.values=Xs($)&&!Xs($[0])?me($):V?Xs($)?yp(W,Mp($,O)):_p($)?Tw(W,$):$||st:$||zw,g.filter=me(g.filter||(D.distr>=3&&D.log==10?Ww:D.distr==3&&D.log==2?Xw:ig)),g.font=Op(g.font),g.labelFont=Op(g.labelFont),g._size=g.size(n,null,y,0),g._space=g._rotate=g._incrs=g._found=g._splits=g._values=null,g._size>0&&(Wi[y]=!0,g._el=yi(RE,h))}}function Ls(g,y,C,D){let[V,$,it,ht]=C,St=y%2,Ct=0;return St==0&&(ht||$)&&(Ct=y==0&&!V||y==2&&!it?pn(wp.size/3):0),St==1&&(V||it)&&(Ct=y==1&&!$||y==3&&!ht?pn(Rp.size/2):0),Ct}const Qs=n.padding=(i.padding||[Ls,Ls,Ls,Ls]).map(g=>me(we(g,Ls))),Ai=n._padding=Qs.map((g,y)=>g(n,y,Wi,0));let rn,an=null,on=null;const Cr=s==1?S[0].idxs:null;let ai=null,tr=!1;function Ro(g,y){if(t=g??[],n.data=n._data=t,s==2){rn=0;for(let C=1;C<S.length;C++)rn+=t[C][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),ai=t[0],rn=ai.length;let C=t;if(B==2){C=t.slice();let D=C[0]=Array(rn);for(let V=0;V<rn;V++)D[V]=V}n._data=t=C}if(Yn(!0),Mn("setData"),B==2&&(mt=!0),y!==!1){let C=R;C.auto(n,tr)?Ca():Ns(T,C.min,C.max),Xt=Xt||gt.left>=0,te=!0,Dr()}}n.setData=Ro;function Ca(){tr=!0;let g,y;s==1&&(rn>0?(an=Cr[0]=0,on=Cr[1]=rn-1,g=t[0][an],y=t[0][on],B==2?(g=an,y=on):g==y&&(B==3?[g,y]=Kl(g,g,R.log,!1):B==4?[g,y]=Xu(g,g,R.log,!1):R.time?y=g+pn(86400/d):[g,y]=Fl(g,y,Yu,!0))):(an=Cr[0]=g=null,on=Cr[1]=y=null)),Ns(T,g,y)}let b,H,K,q,j,At,Lt,Tt,Ot,Rt;function ee(g,y,C,D,V,$){g??=tp,C??=$u,D??="butt",V??=tp,$??="round",g!=b&&(u.strokeStyle=b=g),V!=H&&(u.fillStyle=H=V),y!=K&&(u.lineWidth=K=y),$!=j&&(u.lineJoin=j=$),D!=At&&(u.lineCap=At=D),C!=q&&u.setLineDash(q=C)}function oe(g,y,C,D){y!=H&&(u.fillStyle=H=y),g!=Lt&&(u.font=Lt=g),C!=Tt&&(u.textAlign=Tt=C),D!=Ot&&(u.textBaseline=Ot=D)}function kt(g,y,C,D,V=0){if(D.length>0&&g.auto(n,tr)&&(y==null||y.min==null)){let $=we(an,0),it=we(on,D.length-1),ht=C.min==null?WE(D,$,it,V,g.distr==3):[C.min,C.max];g.min=zi(g.min,C.min=ht[0]),g.max=Jn(g.max,C.max=ht[1])}}const Te={min:null,max:null};function Ze(){for(let D in E){let V=E[D];N[D]==null&&(V.min==null||N[T]!=null&&V.auto(n,tr))&&(N[D]=Te)}for(let D in E){let V=E[D];N[D]==null&&V.from!=null&&N[V.from]!=null&&(N[D]=Te)}N[T]!=null&&Yn(!0);let g={};for(let D in N){let V=N[D];if(V!=null){let $=g[D]=xa(E[D],QE);if(V.min!=null)hn($,V);else if(D!=T||s==2)if(rn==0&&$.from==null){let it=$.range(n,null,null,D);$.min=it[0],$.max=it[1]}else $.min=Be,$.max=-Be}}if(rn>0){S.forEach((D,V)=>{if(s==1){let $=D.scale,it=N[$];if(it==null)return;let ht=g[$];if(V==0){let St=ht.range(n,ht.min,ht.max,$);ht.min=St[0],ht.max=St[1],an=Fi(ht.min,t[0]),on=Fi(ht.max,t[0]),on-an>1&&(t[0][an]<ht.min&&an++,t[0][on]>ht.max&&on--),D.min=ai[an],D.max=ai[on]}else D.show&&D.auto&&kt(ht,it,D,t[V],D.sorted);D.idxs[0]=an,D.idxs[1]=on}else if(V>0&&D.show&&D.auto){let[$,it]=D.facets,ht=$.scale,St=it.scale,[Ct,Ut]=t[V],Ft=g[ht],ne=g[St];Ft!=null&&kt(Ft,N[ht],$,Ct,$.sorted),ne!=null&&kt(ne,N[St],it,Ut,it.sorted),D.min=it.min,D.max=it.max}});for(let D in g){let V=g[D],$=N[D];if(V.from==null&&($==null||$.min==null)){let it=V.range(n,V.min==Be?null:V.min,V.max==-Be?null:V.max,D);V.min=it[0],V.max=it[1]}}}for(let D in g){let V=g[D];if(V.from!=null){let $=g[V.from];if($.min==null)V.min=V.max=null;else{let it=V.range(n,$.min,$.max,D);V.min=it[0],V.max=it[1]}}}let y={},C=!1;for(let D in g){let V=g[D],$=E[D];if($.min!=V.min||$.max!=V.max){$.min=V.min,$.max=V.max;let it=$.distr;$._min=it==3?bs($.min):it==4?sh($.min,$.asinh):it==100?$.fwd($.min):$.min,$._max=it==3?bs($.max):it==4?sh($.max,$.asinh):it==100?$.fwd($.max):$.max,y[D]=C=!0}}if(C){S.forEach((D,V)=>{s==2?V>0&&y.y&&(D._paths=null):y[D.scale]&&(D._paths=null)});for(let D in y)mt=!0,Mn("setScale",D);Gt&&gt.left>=0&&(Xt=te=!0)}for(let D in N)N[D]=null}function qe(g){let y=pu(an-1,0,rn-1),C=pu(on+1,0,rn-1);for(;g[y]==null&&y>0;)y--;for(;g[C]==null&&C<rn-1;)C++;return[y,C]}function De(){if(rn>0){let g=S.some(y=>y._focus)&&Rt!=ce.alpha;g&&(u.globalAlpha=Rt=ce.alpha),S.forEach((y,C)=>{if(C>0&&y.show&&(fn(C,!1),fn(C,!0),y._paths==null)){let D=Rt;Rt!=y.alpha&&(u.globalAlpha=Rt=y.alpha);let V=s==2?[0,t[C][0].length-1]:qe(t[C]);y._paths=y.paths(n,C,V[0],V[1]),Rt!=D&&(u.globalAlpha=Rt=D)}}),S.forEach((y,C)=>{if(C>0&&y.show){let D=Rt;Rt!=y.alpha&&(u.globalAlpha=Rt=y.alpha),y._paths!=null&&It(C,!1);{let V=y._paths!=null?y._paths.gaps:null,$=y.points.show(n,C,an,on,V),it=y.points.filter(n,C,$,V);($||it)&&(y.points._paths=y.points.paths(n,C,an,on,it),It(C,!0))}Rt!=D&&(u.globalAlpha=Rt=D),Mn("drawSeries",C)}}),g&&(u.globalAlpha=Rt=1)}}function fn(g,y){let C=y?S[g].points:S[g];C._stroke=C.stroke(n,g),C._fill=C.fill(n,g)}function It(g,y){let C=y?S[g].points:S[g],{stroke:D,fill:V,clip:$,flags:it,_stroke:ht=C._stroke,_fill:St=C._fill,_width:Ct=C.width}=C._paths;Ct=ze(Ct*Ce,3);let Ut=null,Ft=Ct%2/2;y&&St==null&&(St=Ct>0?"#fff":ht);let ne=C.pxAlign==1&&Ft>0;if(ne&&u.translate(Ft,Ft),!y){let Re=ft-Ct/2,Ee=Z-Ct/2,de=Q+Ct,jt=yt+Ct;Ut=new Path2D,Ut.rect(Re,Ee,de,jt)}y?zn(ht,Ct,C.dash,C.cap,St,D,V,it,$):Wn(g,ht,Ct,C.dash,C.cap,St,D,V,it,Ut,$),ne&&u.translate(-Ft,-Ft)}function Wn(g,y,C,D,V,$,it,ht,St,Ct,Ut){let Ft=!1;St!=0&&I.forEach((ne,Re)=>{if(ne.series[0]==g){let Ee=S[ne.series[1]],de=t[ne.series[1]],jt=(Ee._paths||ro).band;Xs(jt)&&(jt=ne.dir==1?jt[0]:jt[1]);let Ht,Xe=null;Ee.show&&jt&&YE(de,an,on)?(Xe=ne.fill(n,Re)||$,Ht=Ee._paths.clip):jt=null,zn(y,C,D,V,Xe,it,ht,St,Ct,Ut,Ht,jt),Ft=!0}}),Ft||zn(y,C,D,V,$,it,ht,St,Ct,Ut)}const pe=va|_u;function zn(g,y,C,D,V,$,it,ht,St,Ct,Ut,Ft){ee(g,y,C,D,V),(St||Ct||Ft)&&(u.save(),St&&u.clip(St),Ct&&u.clip(Ct)),Ft?(ht&pe)==pe?(u.clip(Ft),Ut&&u.clip(Ut),oi(V,it),Xn(g,$,y)):ht&_u?(oi(V,it),u.clip(Ft),Xn(g,$,y)):ht&va&&(u.save(),u.clip(Ft),Ut&&u.clip(Ut),oi(V,it),u.restore(),Xn(g,$,y)):(oi(V,it),Xn(g,$,y)),(St||Ct||Ft)&&u.restore()}function Xn(g,y,C){C>0&&(y instanceof Map?y.forEach((D,V)=>{u.strokeStyle=b=V,u.stroke(D)}):y!=null&&g&&u.stroke(y))}function oi(g,y){y instanceof Map?y.forEach((C,D)=>{u.fillStyle=H=D,u.fill(C)}):y!=null&&g&&u.fill(y)}function Is(g,y,C,D){let V=A[g],$;if(D<=0)$=[0,0];else{let it=V._space=V.space(n,g,y,C,D),ht=V._incrs=V.incrs(n,g,y,C,D,it);$=dT(y,C,ht,D,it)}return V._found=$}function Ae(g,y,C,D,V,$,it,ht,St,Ct){let Ut=it%2/2;M==1&&u.translate(Ut,Ut),ee(ht,it,St,Ct,ht),u.beginPath();let Ft,ne,Re,Ee,de=V+(D==0||D==3?-$:$);C==0?(ne=V,Ee=de):(Ft=V,Re=de);for(let jt=0;jt<g.length;jt++)y[jt]!=null&&(C==0?Ft=Re=g[jt]:ne=Ee=g[jt],u.moveTo(Ft,ne),u.lineTo(Re,Ee));u.stroke(),M==1&&u.translate(-Ut,-Ut)}function Je(g){let y=!0;return A.forEach((C,D)=>{if(!C.show)return;let V=E[C.scale];if(V.min==null){C._show&&(y=!1,C._show=!1,Yn(!1));return}else C._show||(y=!1,C._show=!0,Yn(!1));let $=C.side,it=$%2,{min:ht,max:St}=V,[Ct,Ut]=Is(D,ht,St,it==0?nt:_t);if(Ut==0)return;let Ft=V.distr==2,ne=C._splits=C.splits(n,D,ht,St,Ct,Ut,Ft),Re=V.distr==2?ne.map(Ht=>ai[Ht]):ne,Ee=V.distr==2?ai[ne[1]]-ai[ne[0]]:Ct,de=C._values=C.values(n,C.filter(n,Re,D,Ut,Ee),D,Ut,Ee);C._rotate=$==2?C.rotate(n,de,D,Ut):0;let jt=C._size;C._size=Ei(C.size(n,de,D,g)),jt!=null&&C._size!=jt&&(y=!1)}),y}function Xi(g){let y=!0;return Qs.forEach((C,D)=>{let V=C(n,D,Wi,g);V!=Ai[D]&&(y=!1),Ai[D]=V}),y}function Ne(){for(let g=0;g<A.length;g++){let y=A[g];if(!y.show||!y._show)continue;let C=y.side,D=C%2,V,$,it=y.stroke(n,g),ht=C==0||C==3?-1:1,[St,Ct]=y._found;if(y.label!=null){let $n=y.labelGap*ht,hi=pn((y._lpos+$n)*Ce);oe(y.labelFont[0],it,"center",C==2?Xa:Qd),u.save(),D==1?(V=$=0,u.translate(hi,pn(Z+yt/2)),u.rotate((C==3?-yl:yl)/2)):(V=pn(ft+Q/2),$=hi);let ir=eg(y.label)?y.label(n,g,St,Ct):y.label;u.fillText(ir,V,$),u.restore()}if(Ct==0)continue;let Ut=E[y.scale],Ft=D==0?Q:yt,ne=D==0?ft:Z,Re=y._splits,Ee=Ut.distr==2?Re.map($n=>ai[$n]):Re,de=Ut.distr==2?ai[Re[1]]-ai[Re[0]]:St,jt=y.ticks,Ht=y.border,Xe=jt.show?jt.size:0,Qe=pn(Xe*Ce),yn=pn((y.alignTo==2?y._size-Xe-y.gap:y.gap)*Ce),Fe=y._rotate*-yl/180,tn=p(y._pos*Ce),li=(Qe+yn)*ht,qn=tn+li;$=D==0?qn:0,V=D==1?qn:0;let xi=y.font[0],Ci=y.align==1?na:y.align==2?eh:Fe>0?na:Fe<0?eh:D==0?"center":C==3?eh:na,$i=Fe||D==1?"middle":C==2?Xa:Qd;oe(xi,it,Ci,$i);let ci=y.font[1]*y.lineGap,vi=Re.map($n=>p(o($n,Ut,Ft,ne))),Pi=y._values;for(let $n=0;$n<Pi.length;$n++){let hi=Pi[$n];if(hi!=null){D==0?V=vi[$n]:$=vi[$n],hi=""+hi;let ir=hi.indexOf(`
`)==-1?[hi]:hi.split(/\n/gm);for(let jn=0;jn<ir.length;jn++){let wf=ir[jn];Fe?(u.save(),u.translate(V,$+jn*ci),u.rotate(Fe),u.fillText(wf,0,0),u.restore()):u.fillText(wf,V,$+jn*ci)}}}jt.show&&Ae(vi,jt.filter(n,Ee,g,Ct,de),D,C,tn,Qe,ze(jt.width*Ce,3),jt.stroke(n,g),jt.dash,jt.cap);let ji=y.grid;ji.show&&Ae(vi,ji.filter(n,Ee,g,Ct,de),D,D==0?2:1,D==0?Z:ft,D==0?yt:Q,ze(ji.width*Ce,3),ji.stroke(n,g),ji.dash,ji.cap),Ht.show&&Ae([tn],[1],D==0?1:0,D==0?1:2,D==1?Z:ft,D==1?yt:Q,ze(Ht.width*Ce,3),Ht.stroke(n,g),Ht.dash,Ht.cap)}Mn("drawAxes")}function Yn(g){S.forEach((y,C)=>{C>0&&(y._paths=null,g&&(s==1?(y.min=null,y.max=null):y.facets.forEach(D=>{D.min=null,D.max=null})))})}let Ri=!1,Pr=!1,Pa=[];function Qg(){Pr=!1;for(let g=0;g<Pa.length;g++)Mn(...Pa[g]);Pa.length=0}function Dr(){Ri||(aw(of),Ri=!0)}function t_(g,y=!1){Ri=!0,Pr=y,g(n),of(),y&&Pa.length>0&&queueMicrotask(Qg)}n.batch=t_;function of(){if(Dt&&(Ze(),Dt=!1),mt&&(Pt(),mt=!1),Mt){if(Ye(m,na,w),Ye(m,Xa,x),Ye(m,Ja,nt),Ye(m,Qa,_t),Ye(_,na,w),Ye(_,Xa,x),Ye(_,Ja,nt),Ye(_,Qa,_t),Ye(h,Ja,Zt),Ye(h,Qa,xe),f.width=pn(Zt*Ce),f.height=pn(xe*Ce),A.forEach(({_el:g,_show:y,_size:C,_pos:D,side:V})=>{if(g!=null)if(y){let $=V===3||V===0?C:0,it=V%2==1;Ye(g,it?"left":"top",D-$),Ye(g,it?"width":"height",C),Ye(g,it?"top":"left",it?x:w),Ye(g,it?"height":"width",it?_t:nt),fu(g,dr)}else di(g,dr)}),b=H=K=j=At=Lt=Tt=Ot=q=null,Rt=1,Ia(!0),w!=X||x!=tt||nt!=at||_t!=pt){Yn(!1);let g=nt/at,y=_t/pt;if(Gt&&!Xt&&gt.left>=0){gt.left*=g,gt.top*=y,Lr&&ts(Lr,pn(gt.left),0,nt,_t),Ir&&ts(Ir,0,pn(gt.top),nt,_t);for(let C=0;C<Bn.length;C++){let D=Bn[C];D!=null&&(Ds[C]*=g,hs[C]*=y,ts(D,Ei(Ds[C]),Ei(hs[C]),nt,_t))}}if(We.show&&!Jt&&We.left>=0&&We.width>0){We.left*=g,We.width*=g,We.top*=y,We.height*=y;for(let C in lc)Ye(Fr,C,We[C])}X=w,tt=x,at=nt,pt=_t}Mn("setSize"),Mt=!1}Zt>0&&xe>0&&(u.clearRect(0,0,f.width,f.height),Mn("drawClear"),v.forEach(g=>g()),Mn("draw")),We.show&&Jt&&(Co(We),Jt=!1),Gt&&Xt&&(nr(null,!0,!1),Xt=!1),ut.show&&ut.live&&te&&(ac(),te=!1),l||(l=!0,n.status=1,Mn("ready")),tr=!1,Ri=!1}n.redraw=(g,y)=>{mt=y||!1,g!==!1?Ns(T,R.min,R.max):Dr()};function ic(g,y){let C=E[g];if(C.from==null){if(rn==0){let D=C.range(n,y.min,y.max,g);y.min=D[0],y.max=D[1]}if(y.min>y.max){let D=y.min;y.min=y.max,y.max=D}if(rn>1&&y.min!=null&&y.max!=null&&y.max-y.min<1e-16)return;g==T&&C.distr==2&&rn>0&&(y.min=Fi(y.min,t[0]),y.max=Fi(y.max,t[0]),y.min==y.max&&y.max++),N[g]=y,Dt=!0,Dr()}}n.setScale=ic;let sc,rc,Lr,Ir,lf,cf,Ur,Nr,hf,uf,He,$e,Us=!1;const Cn=gt.drag;let vn=Cn.x,Sn=Cn.y;Gt&&(gt.x&&(sc=yi(PE,_)),gt.y&&(rc=yi(DE,_)),R.ori==0?(Lr=sc,Ir=rc):(Lr=rc,Ir=sc),He=gt.left,$e=gt.top);const We=n.select=hn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Fr=We.show?yi(CE,We.over?_:m):null;function Co(g,y){if(We.show){for(let C in g)We[C]=g[C],C in lc&&Ye(Fr,C,g[C]);y!==!1&&Mn("setSelect")}}n.setSelect=Co;function e_(g){if(S[g].show)Kt&&fu(Nt[g],dr);else if(Kt&&di(Nt[g],dr),Gt){let C=Rn?Bn[0]:Bn[g];C!=null&&ts(C,-10,-10,nt,_t)}}function Ns(g,y,C){ic(g,{min:y,max:C})}function Yi(g,y,C,D){y.focus!=null&&a_(g),y.show!=null&&S.forEach((V,$)=>{$>0&&(g==$||g==null)&&(V.show=y.show,e_($),s==2?(Ns(V.facets[0].scale,null,null),Ns(V.facets[1].scale,null,null)):Ns(V.scale,null,null),Dr())}),C!==!1&&Mn("setSeries",g,y),D&&Ua("setSeries",n,g,y)}n.setSeries=Yi;function n_(g,y){hn(I[g],y)}function i_(g,y){g.fill=me(g.fill||null),g.dir=we(g.dir,-1),y=y??I.length,I.splice(y,0,g)}function s_(g){g==null?I.length=0:I.splice(g,1)}n.addBand=i_,n.setBand=n_,n.delBand=s_;function r_(g,y){S[g].alpha=y,Gt&&Bn[g]!=null&&(Bn[g].style.opacity=y),Kt&&Nt[g]&&(Nt[g].style.opacity=y)}let us,Fs,er;const Or={focus:!0};function a_(g){if(g!=er){let y=g==null,C=ce.alpha!=1;S.forEach((D,V)=>{if(s==1||V>0){let $=y||V==0||V==g;D._focus=y?null:$,C&&r_(V,$?1:ce.alpha)}}),er=g,C&&Dr()}}Kt&&On&&z(ip,lt,g=>{gt._lock||(qt(g),er!=null&&Yi(null,Or,!0,ln.setSeries))});function qi(g,y,C){let D=E[y];C&&(g=g/Ce-(D.ori==1?x:w));let V=nt;D.ori==1&&(V=_t,g=V-g),D.dir==-1&&(g=V-g);let $=D._min,it=D._max,ht=g/V,St=$+(it-$)*ht,Ct=D.distr;return Ct==3?ga(10,St):Ct==4?$E(St,D.asinh):Ct==100?D.bwd(St):St}function o_(g,y){let C=qi(g,T,y);return Fi(C,t[0],an,on)}n.valToIdx=g=>Fi(g,t[0]),n.posToIdx=o_,n.posToVal=qi,n.valToPos=(g,y,C)=>E[y].ori==0?r(g,E[y],C?Q:nt,C?ft:0):a(g,E[y],C?yt:_t,C?Z:0),n.setCursor=(g,y,C)=>{He=g.left,$e=g.top,nr(null,y,C)};function ff(g,y){Ye(Fr,na,We.left=g),Ye(Fr,Ja,We.width=y)}function df(g,y){Ye(Fr,Xa,We.top=g),Ye(Fr,Qa,We.height=y)}let Da=R.ori==0?ff:df,La=R.ori==1?ff:df;function l_(){if(Kt&&ut.live)for(let g=s==2?1:0;g<S.length;g++){if(g==0&&$t)continue;let y=ut.values[g],C=0;for(let D in y)Vt[g][C++].firstChild.nodeValue=y[D]}}function ac(g,y){if(g!=null&&(g.idxs?g.idxs.forEach((C,D)=>{xt[D]=C}):JE(g.idx)||xt.fill(g.idx),ut.idx=xt[0]),Kt&&ut.live){for(let C=0;C<S.length;C++)(C>0||s==1&&!$t)&&c_(C,xt[C]);l_()}te=!1,y!==!1&&Mn("setLegend")}n.setLegend=ac;function c_(g,y){let C=S[g],D=g==0&&B==2?ai:t[g],V;$t?V=C.values(n,g,y)??fe:(V=C.value(n,y==null?null:D[y],g,y),V=V==null?fe:{_:V}),ut.values[g]=V}function nr(g,y,C){hf=He,uf=$e,[He,$e]=gt.move(n,He,$e),gt.left=He,gt.top=$e,Gt&&(Lr&&ts(Lr,pn(He),0,nt,_t),Ir&&ts(Ir,0,pn($e),nt,_t));let D,V=an>on;us=Be,Fs=null;let $=R.ori==0?nt:_t,it=R.ori==1?nt:_t;if(He<0||rn==0||V){D=gt.idx=null;for(let ht=0;ht<S.length;ht++){let St=Bn[ht];St!=null&&ts(St,-10,-10,nt,_t)}On&&Yi(null,Or,!0,g==null&&ln.setSeries),ut.live&&(xt.fill(D),te=!0)}else{let ht,St,Ct;s==1&&(ht=R.ori==0?He:$e,St=qi(ht,T),D=gt.idx=Fi(St,t[0],an,on),Ct=G(t[0][D],R,$,0));let Ut=-10,Ft=-10,ne=0,Re=0,Ee=!0,de="",jt="";for(let Ht=s==2?1:0;Ht<S.length;Ht++){let Xe=S[Ht],Qe=xt[Ht],yn=Qe==null?null:s==1?t[Ht][Qe]:t[Ht][1][Qe],Fe=gt.dataIdx(n,Ht,D,St),tn=Fe==null?null:s==1?t[Ht][Fe]:t[Ht][1][Fe];if(te=te||tn!=yn||Fe!=Qe,xt[Ht]=Fe,Ht>0&&Xe.show){let li=Fe==null?-10:Fe==D?Ct:G(s==1?t[0][Fe]:t[Ht][0][Fe],R,$,0),qn=tn==null?-10:Y(tn,s==1?E[Xe.scale]:E[Xe.facets[1].scale],it,0);if(On&&tn!=null){let xi=R.ori==1?He:$e,Ci=mn(ce.dist(n,Ht,Fe,qn,xi));if(Ci<us){let $i=ce.bias;if($i!=0){let ci=qi(xi,Xe.scale),vi=tn>=0?1:-1,Pi=ci>=0?1:-1;Pi==vi&&(Pi==1?$i==1?tn>=ci:tn<=ci:$i==1?tn<=ci:tn>=ci)&&(us=Ci,Fs=Ht)}else us=Ci,Fs=Ht}}if(te||Rn){let xi,Ci;R.ori==0?(xi=li,Ci=qn):(xi=qn,Ci=li);let $i,ci,vi,Pi,ji,$n,hi=!0,ir=he.bbox;if(ir!=null){hi=!1;let jn=ir(n,Ht);vi=jn.left,Pi=jn.top,$i=jn.width,ci=jn.height}else vi=xi,Pi=Ci,$i=ci=he.size(n,Ht);if($n=he.fill(n,Ht),ji=he.stroke(n,Ht),Rn)Ht==Fs&&us<=ce.prox&&(Ut=vi,Ft=Pi,ne=$i,Re=ci,Ee=hi,de=$n,jt=ji);else{let jn=Bn[Ht];jn!=null&&(Ds[Ht]=vi,hs[Ht]=Pi,hp(jn,$i,ci,hi),lp(jn,$n,ji),ts(jn,Ei(vi),Ei(Pi),nt,_t))}}}}if(Rn){let Ht=ce.prox,Xe=er==null?us<=Ht:us>Ht||Fs!=er;if(te||Xe){let Qe=Bn[0];Qe!=null&&(Ds[0]=Ut,hs[0]=Ft,hp(Qe,ne,Re,Ee),lp(Qe,de,jt),ts(Qe,Ei(Ut),Ei(Ft),nt,_t))}}}if(We.show&&Us)if(g!=null){let[ht,St]=ln.scales,[Ct,Ut]=ln.match,[Ft,ne]=g.cursor.sync.scales,Re=g.cursor.drag;if(vn=Re._x,Sn=Re._y,vn||Sn){let{left:Ee,top:de,width:jt,height:Ht}=g.select,Xe=g.scales[Ft].ori,Qe=g.posToVal,yn,Fe,tn,li,qn,xi=ht!=null&&Ct(ht,Ft),Ci=St!=null&&Ut(St,ne);xi&&vn?(Xe==0?(yn=Ee,Fe=jt):(yn=de,Fe=Ht),tn=E[ht],li=G(Qe(yn,Ft),tn,$,0),qn=G(Qe(yn+Fe,Ft),tn,$,0),Da(zi(li,qn),mn(qn-li))):Da(0,$),Ci&&Sn?(Xe==1?(yn=Ee,Fe=jt):(yn=de,Fe=Ht),tn=E[St],li=Y(Qe(yn,ne),tn,it,0),qn=Y(Qe(yn+Fe,ne),tn,it,0),La(zi(li,qn),mn(qn-li))):La(0,it)}else cc()}else{let ht=mn(hf-lf),St=mn(uf-cf);if(R.ori==1){let ne=ht;ht=St,St=ne}vn=Cn.x&&ht>=Cn.dist,Sn=Cn.y&&St>=Cn.dist;let Ct=Cn.uni;Ct!=null?vn&&Sn&&(vn=ht>=Ct,Sn=St>=Ct,!vn&&!Sn&&(St>ht?Sn=!0:vn=!0)):Cn.x&&Cn.y&&(vn||Sn)&&(vn=Sn=!0);let Ut,Ft;vn&&(R.ori==0?(Ut=Ur,Ft=He):(Ut=Nr,Ft=$e),Da(zi(Ut,Ft),mn(Ft-Ut)),Sn||La(0,it)),Sn&&(R.ori==1?(Ut=Ur,Ft=He):(Ut=Nr,Ft=$e),La(zi(Ut,Ft),mn(Ft-Ut)),vn||Da(0,$)),!vn&&!Sn&&(Da(0,0),La(0,0))}if(Cn._x=vn,Cn._y=Sn,g==null){if(C){if(Ef!=null){let[ht,St]=ln.scales;ln.values[0]=ht!=null?qi(R.ori==0?He:$e,ht):null,ln.values[1]=St!=null?qi(R.ori==1?He:$e,St):null}Ua(nh,n,He,$e,nt,_t,D)}if(On){let ht=C&&ln.setSeries,St=ce.prox;er==null?us<=St&&Yi(Fs,Or,!0,ht):us>St?Yi(null,Or,!0,ht):Fs!=er&&Yi(Fs,Or,!0,ht)}}te&&(ut.idx=D,ac()),y!==!1&&Mn("setCursor")}let Os=null;Object.defineProperty(n,"rect",{get(){return Os==null&&Ia(!1),Os}});function Ia(g=!1){g?Os=null:(Os=_.getBoundingClientRect(),Mn("syncRect",Os))}function pf(g,y,C,D,V,$,it){gt._lock||Us&&g!=null&&g.movementX==0&&g.movementY==0||(oc(g,y,C,D,V,$,it,!1,g!=null),g!=null?nr(null,!0,!0):nr(y,!0,!1))}function oc(g,y,C,D,V,$,it,ht,St){if(Os==null&&Ia(!1),qt(g),g!=null)C=g.clientX-Os.left,D=g.clientY-Os.top;else{if(C<0||D<0){He=-10,$e=-10;return}let[Ct,Ut]=ln.scales,Ft=y.cursor.sync,[ne,Re]=Ft.values,[Ee,de]=Ft.scales,[jt,Ht]=ln.match,Xe=y.axes[0].side%2==1,Qe=R.ori==0?nt:_t,yn=R.ori==1?nt:_t,Fe=Xe?$:V,tn=Xe?V:$,li=Xe?D:C,qn=Xe?C:D;if(Ee!=null?C=jt(Ct,Ee)?o(ne,E[Ct],Qe,0):-10:C=Qe*(li/Fe),de!=null?D=Ht(Ut,de)?o(Re,E[Ut],yn,0):-10:D=yn*(qn/tn),R.ori==1){let xi=C;C=D,D=xi}}St&&(y==null||y.cursor.event.type==nh)&&((C<=1||C>=nt-1)&&(C=cr(C,nt)),(D<=1||D>=_t-1)&&(D=cr(D,_t))),ht?(lf=C,cf=D,[Ur,Nr]=gt.move(n,C,D)):(He=C,$e=D)}const lc={width:0,height:0,left:0,top:0};function cc(){Co(lc,!1)}let mf,gf,_f,xf;function vf(g,y,C,D,V,$,it){Us=!0,vn=Sn=Cn._x=Cn._y=!1,oc(g,y,C,D,V,$,it,!0,!1),g!=null&&(z(ih,hu,Sf,!1),Ua(ep,n,Ur,Nr,nt,_t,null));let{left:ht,top:St,width:Ct,height:Ut}=We;mf=ht,gf=St,_f=Ct,xf=Ut}function Sf(g,y,C,D,V,$,it){Us=Cn._x=Cn._y=!1,oc(g,y,C,D,V,$,it,!1,!0);let{left:ht,top:St,width:Ct,height:Ut}=We,Ft=Ct>0||Ut>0,ne=mf!=ht||gf!=St||_f!=Ct||xf!=Ut;if(Ft&&ne&&Co(We),Cn.setScale&&Ft&&ne){let Re=ht,Ee=Ct,de=St,jt=Ut;if(R.ori==1&&(Re=St,Ee=Ut,de=ht,jt=Ct),vn&&Ns(T,qi(Re,T),qi(Re+Ee,T)),Sn)for(let Ht in E){let Xe=E[Ht];Ht!=T&&Xe.from==null&&Xe.min!=Be&&Ns(Ht,qi(de+jt,Ht),qi(de,Ht))}cc()}else gt.lock&&(gt._lock=!gt._lock,nr(y,!0,g!=null));g!=null&&(Ve(ih,hu),Ua(ih,n,He,$e,nt,_t,null))}function h_(g,y,C,D,V,$,it){if(gt._lock)return;qt(g);let ht=Us;if(Us){let St=!0,Ct=!0,Ut=10,Ft,ne;R.ori==0?(Ft=vn,ne=Sn):(Ft=Sn,ne=vn),Ft&&ne&&(St=He<=Ut||He>=nt-Ut,Ct=$e<=Ut||$e>=_t-Ut),Ft&&St&&(He=He<Ur?0:nt),ne&&Ct&&($e=$e<Nr?0:_t),nr(null,!0,!0),Us=!1}He=-10,$e=-10,xt.fill(null),nr(null,!0,!0),ht&&(Us=ht)}function Mf(g,y,C,D,V,$,it){gt._lock||(qt(g),Ca(),cc(),g!=null&&Ua(sp,n,He,$e,nt,_t,null))}function yf(){A.forEach(pT),k(n.width,n.height,!0)}Sr(Nl,ha,yf);const Br={};Br.mousedown=vf,Br.mousemove=pf,Br.mouseup=Sf,Br.dblclick=Mf,Br.setSeries=(g,y,C,D)=>{let V=ln.match[2];C=V(n,y,C),C!=-1&&Yi(C,D,!0,!1)},Gt&&(z(ep,_,vf),z(nh,_,pf),z(np,_,g=>{qt(g),Ia(!1)}),z(ip,_,h_),z(sp,_,Mf),xu.add(n),n.syncRect=Ia);const Po=n.hooks=i.hooks||{};function Mn(g,y,C){Pr?Pa.push([g,y,C]):g in Po&&Po[g].forEach(D=>{D.call(null,n,y,C)})}(i.plugins||[]).forEach(g=>{for(let y in g.hooks)Po[y]=(Po[y]||[]).concat(g.hooks[y])});const bf=(g,y,C)=>C,ln=hn({key:null,setSeries:!1,filters:{pub:mp,sub:mp},scales:[T,S[1]?S[1].scale:null],match:[gp,gp,bf],values:[null,null]},gt.sync);ln.match.length==2&&ln.match.push(bf),gt.sync=ln;const Ef=ln.key,hc=wg(Ef);function Ua(g,y,C,D,V,$,it){ln.filters.pub(g,y,C,D,V,$,it)&&hc.pub(g,y,C,D,V,$,it)}hc.sub(n);function u_(g,y,C,D,V,$,it){ln.filters.sub(g,y,C,D,V,$,it)&&Br[g](null,y,C,D,V,$,it)}n.pub=u_;function f_(){hc.unsub(n),xu.delete(n),sn.clear(),du(Nl,ha,yf),c.remove(),lt?.remove(),Mn("destroy")}n.destroy=f_;function uc(){Mn("init",i,t),Ro(t||i.data,!1),N[T]?ic(T,N[T]):Ca(),Jt=We.show&&(We.width>0||We.height>0),Xt=te=!0,k(i.width,i.height)}return S.forEach(Hi),A.forEach(Rr),e?e instanceof HTMLElement?(e.appendChild(c),uc()):e(n,uc):uc(),n}Hn.assign=hn;Hn.fmtNum=qu;Hn.rangeNum=Fl;Hn.rangeLog=Kl;Hn.rangeAsinh=Xu;Hn.orient=Tr;Hn.pxRatio=Ce;Hn.join=rw;Hn.fmtDate=ju,Hn.tzDate=gw;Hn.sync=wg;{Hn.addGap=Jw,Hn.clipGaps=Ql;let i=Hn.paths={points:Dg};i.linear=Ig,i.stepped=eT,i.bars=nT,i.spline=sT}const Su=1e-16,Og=["curve-1","curve-2","curve-3"],Bp=i=>["x","y","z"].map((t,e)=>({label:t,ink:Og[e],value:n=>n[i+e]}));function mT(i,t,e){const n=si(t),[s,r,a,o]=[i[n+En.q],i[n+En.q+1],i[n+En.q+2],i[n+En.q+3]],[l,c,f]=[i[n+En.w],i[n+En.w+1],i[n+En.w+2]];return e===0?(1-2*(a*a+o*o))*l+2*(r*a+s*o)*c+2*(r*o-s*a)*f:e===1?2*(r*a-s*o)*l+(1-2*(r*r+o*o))*c+2*(a*o+s*r)*f:2*(r*o+s*a)*l+2*(a*o-s*r)*c+(1-2*(r*r+a*a))*f}const gT=[{id:"energy",title:"Energy",unit:"J",curves:[{label:"kinetic",ink:"curve-1",value:i=>i[Wt.kinetic]},{label:"potential",ink:"curve-2",value:i=>i[Wt.potential]},{label:"total − work",ink:"curve-3",value:i=>i[Wt.kinetic]+i[Wt.potential]-i[Wt.work]},{label:"ghost kin.",ink:"ghost",ghost:!0,value:i=>i[Wt.ghostKinetic]}]},{id:"drift",title:"Energy drift",unit:"J",log:!0,curves:[{label:"drift",ink:"curve-1",value:i=>Math.max(Math.abs(i[Wt.drift]),Su)},{label:"ghost",ink:"ghost",ghost:!0,value:i=>Math.max(Math.abs(i[Wt.ghostDrift]),Su)}]},{id:"momentum",title:"Momentum",unit:"kg m/s",curves:Bp(Wt.momentum)},{id:"angular",title:"Angular momentum",unit:"kg m²/s",curves:Bp(Wt.angular)},{id:"spin",title:"Spin in body axes",unit:"rad/s",curves:["x","y","z"].map((i,t)=>({label:i,ink:Og[t],value:(e,n)=>mT(e,n,t)}))}],_T=20,xT=600,zp=90,vT=i=>{if(!Number.isFinite(i))return"—";const t=Math.abs(i);return t!==0&&(t<.001||t>=1e5)?i.toExponential(1).replace("e+","e").replaceAll("-","−"):i.toPrecision(4).replace("-","−")};function ST(i,t){if(i===null||t===null||!Number.isFinite(i+t))return[0,1];const e=Math.max(1e-4*Math.max(Math.abs(i),Math.abs(t)),1e-6),n=Math.max(.08*(t-i),e);return[i-n,t+n]}function MT(i,t){if(i===null||t===null||!(i>0))return[Su,1];const e=Math.floor(Math.log10(i)),n=Math.max(Math.ceil(Math.log10(t)),e+6);return[10**e,10**Math.min(n,300)]}const yT=(i,t)=>t;function bT(i,t,e,n){const[s,r]=[Math.round(Math.log10(e)),Math.round(Math.log10(n))],a=Math.max(1,Math.ceil((r-s)/3));return Array.from({length:Math.floor((r-s)/a)+1},(o,l)=>10**(s+l*a))}class ET{constructor(t,e){this.host=t,this.onSeek=e,new ResizeObserver(()=>this.resize()).observe(t),this.build()}body=0;speed=1;plots=[];width=0;build(){for(const{plot:t}of this.plots)t.destroy();this.host.replaceChildren(),this.width=this.room(),this.plots=gT.map(t=>this.make(t))}make(t){const e=document.createElement("figure");e.dataset.sheet=t.id;const n=document.createElement("figcaption"),s=document.createElement("span");s.className="name",s.textContent=`${t.title}, ${t.unit}`,n.append(s);const r=t.curves.map(c=>{const f=document.createElement("span");f.className="key",f.hidden=!!c.ghost;const u=document.createElement("i");u.style.background=un(c.ink);const h=document.createElement("b");return f.append(u,c.label,h),n.append(f),h});e.append(n),this.host.append(e);const a={stroke:un("muted"),grid:{stroke:un("rule"),width:1},ticks:{show:!1}},o="11px system-ui, sans-serif",l=new Hn({width:this.width,height:zp,padding:[9,6,0,0],legend:{show:!1},cursor:{x:!0,y:!1,points:{show:!1},drag:{x:!1,y:!1}},scales:{x:{time:!1},y:t.log?{distr:3,range:(c,f,u)=>MT(f,u)}:{range:(c,f,u)=>ST(f,u)}},axes:[{...a,font:o,size:22,gap:3},{...a,font:o,size:52,gap:4,space:26,...t.log&&{splits:bT,filter:yT},values:(c,f)=>f.map(u=>u===null?"":wT(u))}],series:[{},...t.curves.map(c=>({stroke:un(c.ink),width:1.75,dash:c.ghost?[5,4]:void 0,points:{show:!1}}))]},[[],...t.curves.map(()=>[])],e);return l.over.addEventListener("click",c=>this.onSeek(l.posToVal(c.offsetX,"x"))),{sheet:t,plot:l,values:r}}room(){const t=getComputedStyle(this.host);return this.host.clientWidth-parseFloat(t.paddingLeft)-parseFloat(t.paddingRight)||300}resize(){const t=this.room();if(t!==this.width){this.width=t;for(const{plot:e}of this.plots)e.setSize({width:t,height:zp})}}update(t,e,n){const{frames:s}=t,r=s[e];if(!r||!this.host.clientWidth)return;const a=s[s.length-1][Wt.time],o=t.sample(n?0:t.nearest(a-_T*Math.max(1,this.speed)),xT),l=o.map(f=>s[f][Wt.time]),c=Cs(r,Rs.ghost);for(const{sheet:f,plot:u,values:h}of this.plots){const m=f.curves.map(M=>o.map(p=>{const d=M.ghost&&!Cs(s[p],Rs.ghost)?NaN:M.value(s[p],this.body);return Number.isFinite(d)?d:null}));u.setData([l,...m]),f.curves.forEach((M,p)=>{h[p].textContent=vT(M.value(r,this.body)),M.ghost&&(h[p].parentElement.hidden=!c)});const _=n?u.valToPos(r[Wt.time],"x"):-10;u.setCursor({left:_,top:n?1:-10})}}}function wT(i){const t=Math.abs(i);return(t!==0&&(t<.001||t>=1e5)?i.toExponential(0).replace("e+","e"):`${+i.toFixed(6)}`).replaceAll("-","−")}const TT=200,AT=40,RT=1.35,kp=160,lh=600,CT=20,PT=.1,lr=1.004,Bg=1e-6,DT=.045;function LT(i,t){const[e,,n]=i;if(!(e>Bg*n))return null;const s=t*Math.sqrt(e);return{axes:i.map(r=>s/Math.sqrt(r)),c:s}}function IT(i,t,e){const n=i.reduce((M,p,d)=>M+p*t[d]**2,0),s=i.reduce((M,p,d)=>M+(p*t[d])**2,0),r=s>=i[1]*n?2:0,[a,o]=r===2?[0,1]:[1,2],l=i[r],c=Math.abs(l*n-s),f=M=>Math.sqrt(c/(i[M]*Math.abs(l-i[M]))),[u,h]=[f(a),f(o)];if(!(u>0)||!(h>0)||Math.abs(l-i[r===2?0:2])<Bg*i[2])return[];const m=Math.sign(t[r])||1,_=[];for(let M=0;M<e;M++){const p=2*Math.PI*M/(e-1),d=[0,0,0];d[a]=u*Math.cos(p),d[o]=h*Math.sin(p),d[r]=m*Math.sqrt(Math.max(0,(n-i[a]*d[a]**2-i[o]*d[o]**2)/l)),_.push(...d)}return _.every(Number.isFinite)?_:[]}const Mu=new L,Bl=new ti,xs=new L,UT=new L,NT=new ye,FT=new ye().makeScale(0,0,0);class OT{constructor(t,e){this.scene=t,this.bodies=e}shown=!1;glass=null;local=[];paths=[];glassMaterial=new zu({transparent:!0,opacity:.26,depthWrite:!1});curveMaterial=new go({linewidth:1.6});trailMaterial=new go({linewidth:3.2});knobMaterial=new Ma;ball=new bo(1,64,32);build(){this.drop();const t=this.bodies.infos.slice(0,TT);this.local=t.map((e,n)=>{const s=LT(e.moments,RT*this.bodies.radii[n]);return s?(this.paths.length<AT&&this.paths.push(this.path(e,n,s.c,s.axes[0])),Vp(e).scale(new L(...s.axes))):null}),this.glass=new fo(this.ball,this.glassMaterial,t.length),this.glass.frustumCulled=!1,this.glass.renderOrder=2,this.glass.visible=!1,this.scene.add(this.glass),this.paint()}path(t,e,n,s){const r=new aa,a=new Tn(this.ball,this.knobMaterial);a.scale.setScalar(DT*this.bodies.radii[e]),r.add(a),this.scene.add(r);const o=new Il(r,this.curveMaterial,kp),l=new Il(r,this.trailMaterial,lh);for(const c of[o.line,l.line,a])c.renderOrder=3;return{body:e,moments:t.moments,c:n,size:s,group:r,curve:o,trail:l,knob:a,turn:new ti().setFromRotationMatrix(Vp(t))}}paint(){this.glassMaterial.color.set(un("accent")),this.curveMaterial.color.set(un("muted")),this.trailMaterial.color.set(un("spin")),this.knobMaterial.color.set(un("spin"))}place(t,e,n){if(this.glass){this.glass.visible=this.shown;for(const s of this.paths)s.group.visible=this.shown;if(this.shown){this.local.forEach((s,r)=>{js(t,si(r),Mu,Bl),this.glass.setMatrixAt(r,s?NT.makeRotationFromQuaternion(Bl).setPosition(Mu).multiply(s):FT)}),this.glass.instanceMatrix.needsUpdate=!0;for(const s of this.paths)this.placePath(s,t,e,n)}}}placePath(t,e,n,s){const{group:r,knob:a,curve:o,trail:l}=t;js(e,si(t.body),r.position,r.quaternion),r.quaternion.multiply(t.turn),r.visible=Gp(e,t),r.visible&&(a.position.copy(xs).multiplyScalar(lr),o.set(IT(t.moments,a.position.toArray(),kp)),l.set(this.went(t,n,s)))}went(t,e,n){const s=[];if(!e.frames[n])return s;const r=e.nearest(e.frames[n][Wt.time]-CT),a=Math.max(1,Math.ceil((n-r)/(lh/2)));let o=null;for(let l=Math.ceil(r/a)*a;l<n+a;l+=a){if(!Gp(e.frames[Math.min(l,n)],t))continue;const c=xs.clone(),f=o?Math.min(8,Math.floor(o.distanceTo(c)/(PT*t.size))):0;for(let u=1;u<=f;u++)BT(xs.lerpVectors(o,c,u/(f+1)),t),s.push(lr*xs.x,lr*xs.y,lr*xs.z);s.push(lr*c.x,lr*c.y,lr*c.z),o=c}return s.slice(-3*lh)}drawn(t){const e=this.paths.find(n=>n.body===t);return e?.group.visible?{curve:e.curve.points(),trail:e.trail.points(),point:e.knob.position.toArray()}:null}drop(){for(const{group:t,curve:e,trail:n}of this.paths)e.dispose(),n.dispose(),this.scene.remove(t);this.paths=[],this.glass&&(this.scene.remove(this.glass),this.glass.dispose(),this.glass=null)}}function Vp(i){const t=i.axes;return new ye().set(t[0],t[1],t[2],0,t[3],t[4],t[5],0,t[6],t[7],t[8],0,0,0,0,1)}function Gp(i,t){const e=si(t.body);xs.fromArray(i,e+En.w);const n=xs.dot(UT.fromArray(i,e+En.L));return!(n>0)||!Number.isFinite(n)?!1:(js(i,e,Mu,Bl),xs.applyQuaternion(Bl.multiply(t.turn).conjugate()).multiplyScalar(t.c/Math.sqrt(n)),!0)}function BT(i,{moments:t,c:e}){i.multiplyScalar(e/Math.sqrt(t[0]*i.x**2+t[1]*i.y**2+t[2]*i.z**2))}const zT=2e3,kT=5e3,VT=3;class GT{constructor(t){this.listener=t,window.addEventListener("message",e=>{if(e.source!==window.parent||e.data!=="freebody"||!e.ports[0]||this.port)return;const n=this.port=e.ports[0];sb(s=>n.postMessage({type:"save",kind:s})),this.port.onmessage=({data:s})=>this.hear(s),this.answered=performance.now(),t.state(!0,0),window.setInterval(()=>this.watch(),zT)})}port=null;answered=0;busy=!1;frames=0;get connected(){return this.port!==null}send(t){this.port?.postMessage(t)}hear(t){"files"in t?ib(t.files):"frame"in t?this.see(new Float32Array(t.frame),t.number):"made"in t?rb(t.made):t.message.type==="pong"?this.answer():this.listener.message(t.message)}see(t,e){this.listener.frame(t),this.frames+=1,this.frames%VT===0&&this.port.postMessage({type:"seen",number:e})}answer(){this.answered=performance.now(),this.busy&&this.listener.message({type:"status",text:""}),this.busy=!1}watch(){this.busy=performance.now()-this.answered>kT,this.busy&&this.listener.message({type:"status",text:"The notebook is busy: what you do here waits for the end of its cell."}),this.send({type:"ping",t:performance.now()})}}const HT=[.1,.25,.5,1,2,4],WT=[1,3];class XT{constructor(t,e){this.host=t,[this.stiffness.min,this.stiffness.max]=WT.map(String);const n=Et("fieldset",{className:"triple"},...this.gravity);t.append(es("Scene",this.scene),es("Integrator",this.integrator,this.summary),es("Step, s",this.dt,this.ownStep),es("Ghost",this.ghost,Et("p",{className:"note"},"A second integrator from the same state, drawn translucent.")),es("Gravity, m/s²",n),es("Speed",this.speed),es("Grab stiffness",this.stiffness,this.stiffnessValue)),this.scene.onchange=()=>e({type:"scene",name:this.scene.value}),this.integrator.onchange=()=>e({type:"integrator",name:this.integrator.value}),this.ghost.onchange=()=>e({type:"ghost",name:this.ghost.value||null}),this.speed.onchange=()=>e({type:"speed",value:Number(this.speed.value)}),this.dt.onchange=()=>{this.dt.valueAsNumber>0&&e({type:"dt",value:this.dt.valueAsNumber})},this.ownStep.onclick=()=>e({type:"dt",value:Number(this.ownStep.value)});for(const s of this.gravity)s.onchange=()=>{const r=this.gravity.map(a=>a.valueAsNumber);r.every(Number.isFinite)&&e({type:"gravity",value:r})};this.stiffness.oninput=()=>{const s=Number((10**this.stiffness.valueAsNumber).toPrecision(2));this.stiffnessValue.textContent=`${s} per s²`,e({type:"stiffness",value:s})}}scene=Et("select");integrator=Et("select");summary=Et("p",{className:"note"});dt=Et("input",{type:"number",min:"0",step:"any",inputMode:"decimal"});ownStep=Et("button",{type:"button",className:"small",hidden:!0,title:"The step that the scene asks for; the page starts with smaller ones where pictures would fall between them"});gravity=["x","y","z"].map(t=>Et("input",{type:"number",step:"any",ariaLabel:`Gravity along ${t}`}));speed=Et("select");stiffness=Et("input",{type:"range",step:"0.01"});stiffnessValue=Et("p",{className:"note"});ghost=Et("select");physical=[this.integrator,this.dt,this.ghost,this.speed,this.stiffness,...this.gravity];update(t){const{settings:e}=t,n=(c,f)=>{document.activeElement!==c&&(c.value=String(Number(f.toPrecision(6))))},s=t.scenes.map(({name:c,title:f})=>[c,f]);s.some(([c])=>c===t.scene.name)||s.unshift([t.scene.name,t.scene.title]),gr(this.scene,s,t.scene.name);const r=t.integrators.map(({name:c})=>[c,c]);gr(this.integrator,r,e.integrator);const a=t.integrators.find(({name:c})=>c===e.integrator);this.summary.textContent=a?`Order ${a.order}: ${a.summary}.`:"",gr(this.ghost,[["","none"],...r],e.ghost??"");const o=[...new Set([...HT,e.speed])].sort((c,f)=>c-f);gr(this.speed,o.map(c=>[String(c),`${c} ×`]),String(e.speed)),n(this.dt,e.dt);const l=t.scene.dt??e.dt;this.ownStep.hidden=Math.abs(l/e.dt-1)<1e-9||!!t.tape,this.ownStep.value=String(l),this.ownStep.textContent=`Use the scene's step, ${Number(l.toPrecision(4))} s`,this.ownStep.disabled=!t.control,e.gravity.forEach((c,f)=>n(this.gravity[f],c)),n(this.stiffness,Math.log10(e.stiffness)),this.stiffnessValue.textContent=`${Number(e.stiffness.toPrecision(3))} per s²`;for(const c of this.host.querySelectorAll("select, input"))c.disabled=!t.control;if(t.tape)for(const c of this.physical)c.disabled=!0}}class YT{boxes=new Map;constructor(t,e,n){const s=Et("fieldset",{className:"toggles"},Et("legend",{},"Draw"));for(const a of e){const o=Et("input",{type:"checkbox",id:`show-${a.id}`,checked:a.on});o.onchange=()=>a.set(o.checked),this.boxes.set(a.id,o);const l=Et("label",{},o,a.label);a.key&&l.append(Et("kbd",{},a.key)),s.append(l)}const r=Et("select");gr(r,[["auto","like the system"],["light","light"],["dark","dark"]],n.choice),r.onchange=()=>n.set(r.value),t.append(s,es("Theme",r))}flip(t){this.boxes.get(t)?.click()}}const Hp={type:"change"},nf={type:"start"},zg={type:"end"},fl=new Hl,Wp=new _s,qT=Math.cos(70*uo.DEG2RAD),dn=new L,ei=2*Math.PI,Oe={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},ch=1e-6;class $T extends nx{constructor(t,e=null){super(t,e),this.state=Oe.NONE,this.target=new L,this.cursor=new L,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:oa.ROTATE,MIDDLE:oa.DOLLY,RIGHT:oa.PAN},this.touches={ONE:ra.ROTATE,TWO:ra.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new L,this._lastQuaternion=new ti,this._lastTargetPosition=new L,this._quat=new ti().setFromUnitVectors(t.up,new L(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new hd,this._sphericalDelta=new hd,this._scale=1,this._panOffset=new L,this._rotateStart=new Qt,this._rotateEnd=new Qt,this._rotateDelta=new Qt,this._panStart=new Qt,this._panEnd=new Qt,this._panDelta=new Qt,this._dollyStart=new Qt,this._dollyEnd=new Qt,this._dollyDelta=new Qt,this._dollyDirection=new L,this._mouse=new Qt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=KT.bind(this),this._onPointerDown=jT.bind(this),this._onPointerUp=ZT.bind(this),this._onContextMenu=s1.bind(this),this._onMouseWheel=t1.bind(this),this._onKeyDown=e1.bind(this),this._onTouchStart=n1.bind(this),this._onTouchMove=i1.bind(this),this._onMouseDown=JT.bind(this),this._onMouseMove=QT.bind(this),this._interceptControlDown=r1.bind(this),this._interceptControlUp=a1.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction=""}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Hp),this.update(),this.state=Oe.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){const e=this.object.position;dn.copy(e).sub(this.target),dn.applyQuaternion(this._quat),this._spherical.setFromVector3(dn),this.autoRotate&&this.state===Oe.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ei:n>Math.PI&&(n-=ei),s<-Math.PI?s+=ei:s>Math.PI&&(s-=ei),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const a=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(dn.setFromSpherical(this._spherical),dn.applyQuaternion(this._quatInverse),e.copy(this.target).add(dn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){const o=dn.length();a=this._clampDistance(o*this._scale);const l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const o=new L(this._mouse.x,this._mouse.y,0);o.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new L(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=dn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):(fl.origin.copy(this.object.position),fl.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(fl.direction))<qT?this.object.lookAt(this.target):(Wp.setFromNormalAndCoplanarPoint(this.object.up,this.target),fl.intersectPlane(Wp,this.target))))}else if(this.object.isOrthographicCamera){const a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>ch||8*(1-this._lastQuaternion.dot(this.object.quaternion))>ch||this._lastTargetPosition.distanceToSquared(this.target)>ch?(this.dispatchEvent(Hp),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ei/60*this.autoRotateSpeed*t:ei/60/60*this.autoRotateSpeed}_getZoomScale(t){const e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){dn.setFromMatrixColumn(e,0),dn.multiplyScalar(-t),this._panOffset.add(dn)}_panUp(t,e){this.screenSpacePanning===!0?dn.setFromMatrixColumn(e,1):(dn.setFromMatrixColumn(e,0),dn.crossVectors(this.object.up,dn)),dn.multiplyScalar(t),this._panOffset.add(dn)}_pan(t,e){const n=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;dn.copy(s).sub(this.target);let r=dn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,a=n.width,o=n.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientX),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(ei*this._rotateDelta.x/e.clientHeight),this._rotateUp(ei*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{const n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(ei*this._rotateDelta.x/e.clientHeight),this._rotateUp(ei*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){const e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const a=(t.pageX+e.x)*.5,o=(t.pageY+e.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Qt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){const e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){const e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}}function jT(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function KT(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function ZT(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(zg),this.state=Oe.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function JT(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case oa.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Oe.DOLLY;break;case oa.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Oe.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Oe.ROTATE}break;case oa.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Oe.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Oe.PAN}break;default:this.state=Oe.NONE}this.state!==Oe.NONE&&this.dispatchEvent(nf)}function QT(i){switch(this.state){case Oe.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Oe.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Oe.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function t1(i){this.enabled===!1||this.enableZoom===!1||this.state!==Oe.NONE||(i.preventDefault(),this.dispatchEvent(nf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(zg))}function e1(i){this.enabled!==!1&&this._handleKeyDown(i)}function n1(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case ra.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(i),this.state=Oe.TOUCH_ROTATE;break;case ra.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(i),this.state=Oe.TOUCH_PAN;break;default:this.state=Oe.NONE}break;case 2:switch(this.touches.TWO){case ra.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Oe.TOUCH_DOLLY_PAN;break;case ra.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Oe.TOUCH_DOLLY_ROTATE;break;default:this.state=Oe.NONE}break;default:this.state=Oe.NONE}this.state!==Oe.NONE&&this.dispatchEvent(nf)}function i1(i){switch(this._trackPointer(i),this.state){case Oe.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Oe.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Oe.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Oe.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Oe.NONE}}function s1(i){this.enabled!==!1&&i.preventDefault()}function r1(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function a1(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const Xp=40,o1=1.3,l1=.8,c1=1.33,Yp=40,qp=1.4,h1=new L(0,0,1),dl={1:[.75,-1,.55],2:[0,-1,0],3:[1,0,0],4:[0,-1e-4,1]};class u1{constructor(t){this.canvas=t,this.renderer=new Jy({canvas:t,antialias:!0,preserveDrawingBuffer:!1}),this.renderer.setPixelRatio(Math.min(window.devicePixelRatio,2)),this.camera.up.set(0,0,1),this.controls=this.control();const e=new od(16777215,2.5);e.position.set(-.4,-.6,1.2);const n=new od(16777215,.7);n.position.set(.8,.9,.2),this.scene.add(e,n,new X0(16777215,10134710,1.7)),new ResizeObserver(()=>this.resize()).observe(t.parentElement),this.resize(),this.paint()}scene=new E0;camera=new wi(Xp,1,.01,1e3);renderer;controls;dirty=!0;radius=1;distance=1;first=new L(...dl[1]);cell=1;centre=new L;upright=new ti;grid=null;gridShown=!0;fitted=!1;control(){const t=new $T(this.camera,this.canvas);return t.addEventListener("change",()=>this.dirty=!0),t}resize(){const{clientWidth:t,clientHeight:e}=this.canvas.parentElement;!t||!e||(this.renderer.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.dirty=!0)}paint(){const t=new re(un("scene"));this.scene.background=t,this.scene.fog=new Uu(t,this.radius*6,this.radius*30),this.layGrid(),this.dirty=!0}showGrid(t){this.gridShown=t,this.grid&&(this.grid.visible=t&&this.fitted),this.dirty=!0}layGrid(){this.grid&&(this.scene.remove(this.grid),this.grid.dispose());const t=10**Math.floor(Math.log10(this.radius));this.cell=t*(this.radius/t>=5?5:this.radius/t>=2?2:1),this.grid=new ex(Yp*this.cell,Yp,un("grid-axis"),un("grid")),this.grid.quaternion.copy(this.upright).multiply(new ti(Math.SQRT1_2,0,0,Math.SQRT1_2)),this.grid.visible=this.gridShown&&this.fitted,this.scene.add(this.grid)}fit({centre:t,radius:e,count:n,up:s,from:r,fieldOfView:a}){s.distanceTo(this.camera.up)>1e-9&&(this.controls.dispose(),this.camera.up.copy(s),this.upright.setFromUnitVectors(h1,s),this.controls=this.control()),this.camera.fov=a===null?Xp:uo.radToDeg(a);const o=Math.tan(uo.degToRad(this.camera.fov/2)),l=Math.min(1,c1*this.camera.aspect),c=o1+l1/Math.sqrt(Math.max(n,1));this.first.set(...dl[1]).applyQuaternion(this.upright),this.distance=e*c/(o*l),r&&r.distanceTo(t)>0&&(this.first.copy(r).sub(t),this.distance=this.first.length()/l),this.centre.copy(t),this.radius=Math.max(e,this.distance*o*l/c),this.camera.near=e/200,this.camera.far=this.radius*400,this.controls.minDistance=e/4,this.controls.maxDistance=this.radius*100,this.fitted=!0,this.paint(),this.view("1")}view(t,e=this.centre){const n=t==="1"?this.first:dl[t]&&new L(...dl[t]).applyQuaternion(this.upright);n&&(this.controls.target.copy(e),this.camera.position.copy(n).setLength(this.distance).add(e),this.camera.updateProjectionMatrix(),this.controls.update(),this.dirty=!0)}shift(t){this.camera.position.add(t),this.controls.target.add(t),this.dirty=!0}orbit(t,e){const n=this.camera.position.clone().sub(this.controls.target);n.applyAxisAngle(this.camera.up,t);const s=new L().crossVectors(this.camera.up,n).normalize(),r=n.clone().applyAxisAngle(s,-e);Math.abs(r.clone().normalize().dot(this.camera.up))<.995&&n.copy(r),this.camera.position.copy(this.controls.target).add(n),this.controls.update(),this.dirty=!0}project(t){this.camera.updateMatrixWorld();const e=t.clone().project(this.camera),n=this.canvas.getBoundingClientRect(),s=Math.abs(e.x)<=1&&Math.abs(e.y)<=1&&Math.abs(e.z)<=1;return{x:n.left+(e.x+1)/2*n.width,y:n.top+(1-e.y)/2*n.height,inside:s}}floor(){const t=2*qp*this.radius,n=this.controls.target.clone().sub(this.centre).dot(this.camera.up),s=Math.floor(n/t+(n<0?.25:0)),r=this.controls.target.clone().applyQuaternion(this.upright.clone().conjugate()),a=l=>Math.round(l/this.cell)*this.cell,o=this.centre.dot(this.camera.up)-qp*this.radius+s*t;return r.set(a(r.x),a(r.y),o).applyQuaternion(this.upright)}render(){this.grid?.position.copy(this.floor()),this.renderer.render(this.scene,this.camera),this.dirty=!1}}const f1=200,d1=240,kg=360,hh=Math.ceil(kg/d1);class p1{constructor(t){this.scene=t}shown=!1;lines=null;material=new Fu({vertexColors:!0});place(t,e,n){if(this.lines&&(this.lines.visible=this.shown),!this.shown||e<1)return;const s=Math.min(n,f1),r=Math.max(0,e-kg),a=[];for(let M=Math.ceil(r/hh)*hh;M<e;M+=hh)a.push(M);a.push(e);const o=a.length-1,l=new Float32Array(6*s*o),c=new Float32Array(6*s*o),f=new re(un("accent")),u=new re(un("scene")),h=new re;let m=0;for(let M=0;M<s;M++)for(let p=0;p<o;p++)for(const d of[p,p+1]){const S=t.frames[a[d]],A=si(M);h.lerpColors(u,f,d/o);for(let E=0;E<3;E++)l[m+E]=S[A+E];h.toArray(c,m),m+=3}this.clear();const _=new Fn;_.setAttribute("position",new Un(l,3)),_.setAttribute("color",new Un(c,3)),this.lines=new Am(_,this.material),this.lines.frustumCulled=!1,this.scene.add(this.lines)}clear(){this.lines&&(this.scene.remove(this.lines),this.lines.geometry.dispose(),this.lines=null)}}const m1=.18,$p=.055,jp=.018,g1=new L(0,0,1),_1=new Mo(1,1,1,10).rotateX(Math.PI/2).translate(0,0,.5),x1=new Ou(1,1,14).rotateX(Math.PI/2).translate(0,0,.5),qa=new ye,uh=new ti,Kp=new L,pl=new L,Zp=new L;class v1{constructor(t,e,n=!1){this.scene=t,this.material.depthTest=!n,this.material.transparent=n,this.shafts=new fo(_1,this.material,e),this.heads=new fo(x1,this.material,e);for(const s of[this.shafts,this.heads])s.frustumCulled=!1,s.visible=!1,s.renderOrder=n?4:0,t.add(s)}material=new Ma;shafts;heads;set colour(t){this.material.color.set(t)}set visible(t){this.shafts.visible=t,this.heads.visible=t}set(t,e,n,s){const r=n.length();if(!(r>.02*s)||!Number.isFinite(r))qa.makeScale(0,0,0),this.shafts.setMatrixAt(t,qa),this.heads.setMatrixAt(t,qa);else{uh.setFromUnitVectors(g1,Kp.copy(n).divideScalar(r));const a=Math.min(m1*s,.5*r);pl.set(jp*s,jp*s,r-a),this.shafts.setMatrixAt(t,qa.compose(e,uh,pl)),Zp.copy(e).addScaledVector(Kp,r-a),pl.set($p*s,$p*s,a),this.heads.setMatrixAt(t,qa.compose(Zp,uh,pl))}this.shafts.instanceMatrix.needsUpdate=!0,this.heads.instanceMatrix.needsUpdate=!0}dispose(){this.scene.remove(this.shafts,this.heads),this.shafts.dispose(),this.heads.dispose(),this.material.dispose()}}const S1=200,Jp=1.7,M1=2,y1=.28,Qp=.001,tm=["axis-x","axis-y","axis-z","spin","momentum","force","torque"],b1=new Set(["force","torque"]),ia=new L,em=new ti,$a=new L;class E1{constructor(t,e){this.scene=t,this.bodies=e}shown={axes:!1,spin:!1,momentum:!1,force:!1};sets=null;count=0;fastest=Qp;heaviest=1;strongest=0;hardest=0;noticed=0;usual=1;build(){if(this.sets)for(const e of Object.values(this.sets))e.dispose();this.count=Math.min(this.bodies.infos.length,S1),this.sets=Object.fromEntries(tm.map(e=>[e,new v1(this.scene,this.count,b1.has(e))])),this.fastest=Qp,this.strongest=this.hardest=0;const t=[...this.bodies.radii].sort((e,n)=>e-n);this.usual=t[t.length>>1]||1,this.heaviest=Math.max(...this.bodies.infos.flatMap(e=>e.moments))||1,this.paint()}paint(){if(this.sets)for(const t of tm)this.sets[t].colour=un(t)}notice(t){const e=(s,r)=>{const a=$a.fromArray(t,r).length();return Number.isFinite(a)?Math.max(s,a):s},n=Math.exp(-Math.abs(t[Wt.time]-this.noticed)/M1);this.noticed=t[Wt.time],this.strongest*=n,this.hardest*=n;for(let s=0;s<this.count;s++){this.fastest=e(this.fastest,si(s)+En.w);const r=Fd(t,s,this.bodies.infos.length);r<0||(this.strongest=e(this.strongest,r),this.hardest=e(this.hardest,r+3))}}place(t,e){if(!this.sets)return;const{spin:n,momentum:s,force:r,torque:a}=this.sets,o=[this.sets["axis-x"],this.sets["axis-y"],this.sets["axis-z"]];for(const u of o)u.visible=this.shown.axes;if(n.visible=this.shown.spin,s.visible=this.shown.momentum,r.visible=a.visible=this.shown.force,this.notice(t),!Object.values(this.shown).some(Boolean))return;const l=Jp/this.fastest,c=l/this.heaviest,f=Math.max(Jp*this.usual,y1*e);for(let u=0;u<this.count;u++){const h=si(u),m=this.bodies.radii[u];js(t,h,ia,em),o.forEach((d,S)=>d.set(u,ia,$a.set(0,0,0).setComponent(S,1.5*m).applyQuaternion(em),m));const _=(d,S)=>$a.fromArray(t,d).multiplyScalar(S*m);n.set(u,ia,_(h+En.w,l),m),s.set(u,ia,_(h+En.L,c),m);const M=Fd(t,u,this.bodies.infos.length),p=(d,S)=>M<0||!S?$a.set(0,0,0):$a.fromArray(t,M+d).multiplyScalar(f/S);r.set(u,ia,p(0,this.strongest),.7*f),a.set(u,ia,p(3,this.hardest),.7*f)}}}const w1=120,T1=6e3,nm=.12,Vg=new mb,Se=new u1(ue("canvas")),nn=new gb(Se.scene),Eo=new bb(Se.scene,nn),sf=new p1(Se.scene),xr=new E1(Se.scene,nn),wo=new OT(Se.scene,nn),To=new nE(Se.scene,nn),Nn=new Jb,rf=new vE;let Ke=null,zl="",ri=null,je=-1,ge=null,ao="",rs=0,Gg=!1,Hg=0;const fh={message:P1,frame:U1,state:N1},im=eb(),gi=im?new hE(fh,im):Yl()?new GT(fh):new uE(fh),wn=new $b(Se,nn,{grabbable:()=>Ke?.control&&!Ke.scene.leader&&!Ke.tape&&gi.connected&&je<0&&nn.ready?ri:null,shown:ua,send:i=>gi.send(i),started(i){rs=Ar.body=i,Gg=!0,ue("hint").hidden=!0,kl.end()}}),kl=new xb(Se,nn,(i,t)=>wn.hitAt(i,t)),cs=new Nb(Se,nn,{shown:ua,chosen:()=>rs,choose:i=>void(rs=Ar.body=i),still:()=>wn.held!==null||je>=0,flip:()=>Xg.flip("follow"),tell:xo}),A1=new Db(Se,i=>br(ue("busy-notice"),i?"Recording. Choose Video again to stop.":null)),Ar=new ET(ue("page-balance"),i=>So(Nn.nearest(i))),R1=new XT(ue("page-setup"),i=>gi.send(i)),C1=new mE(ue("page-setup"),i=>gi.send(i)),sm=new _E({reset:$g,pause:jg,step:Kg,live:af,scrub:So,loop:Zg,speed:i=>ge&&(ge.speed=i)}),Ws=()=>void(Se.dirty=!0),Wg=[{id:"trails",label:"Trails",key:"t",on:!1,set:i=>(Ws(),sf.shown=i)},{id:"axes",label:"Body axes",key:"a",on:!1,set:i=>(Ws(),xr.shown.axes=i)},{id:"spin",label:"Angular velocity ω",key:"w",on:!1,set:i=>(Ws(),xr.shown.spin=i)},{id:"momentum",label:"Angular momentum L",key:"m",on:!1,set:i=>(Ws(),xr.shown.momentum=i)},{id:"force",label:"Force F and torque τ",key:"o",on:!1,set:i=>(Ws(),xr.shown.force=i)},{id:"ellipsoid",label:"Inertia ellipsoid and polhode",key:"e",on:!1,set:i=>(Ws(),wo.shown=i)},{id:"springs",label:"Springs and joints",on:!0,set:i=>(Ws(),Eo.shown=To.shown=i)},{id:"wireframe",label:"Wireframe",key:"x",on:!1,set:i=>(Ws(),nn.wireframe=i)},{id:"grid",label:"Grid",on:!0,set:i=>Se.showGrid(i)},{id:"follow",label:"Follow",key:"f",on:!1,set:i=>cs.follow(i)}],ml=()=>`freebody-${Ke?.scene.name.replaceAll(/[^\w-]+/g,"-")||"scene"}`,Xg=new YT(ue("page-show"),Wg,Vg),Yg=new Xb(ue("page-files"),ue("drop-sheet"),{key:()=>Ke?.control&&gi.connected?Ke.key??null:null,show:()=>rf.reveal("files"),name:ml,tell:xo,table:()=>$l(`${ml()}.csv`,new Blob([Pb(Nn,nn.infos)],{type:"text/csv"})),picture:()=>Cb(Se,ml()),film:()=>A1.toggle(ml())}),qg=new rE([{keys:["r"],label:"r",text:"reset to the initial state",run:$g},{keys:[" "],label:"space",text:"pause or continue",run:jg},{keys:["."],label:".",text:"one step",run:Kg},{keys:[","],label:",",text:"one frame back",run:()=>So(vo()-1)},{keys:["l"],label:"l",text:"back to now; in a recorded run: loop on or off",run:()=>ge?Zg():af()},{keys:["g","Escape"],label:"g",text:"grab with the keyboard, and let go",run:i=>i==="g"?wn.keyGrab(rs):wn.release()},{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],label:"← / → / ↑ / ↓",text:"pull the grabbed body, or rotate the view",run:F1},{keys:["n"],label:"n",text:"next body",run:B1},{keys:["1","2","3","4"],label:"1 / 2 / 3 / 4",text:"view: first, front, side, top",run:i=>Se.view(i,cs.middle())},{keys:["p"],label:"p",text:"open a part or a saved run",run:()=>Yg.choose()},{keys:["b"],label:"b",text:"balance and settings",run:()=>rf.toggle()},...Wg.filter(({key:i})=>i).map(({id:i,key:t,label:e})=>({keys:[t],label:t,text:e[0].toLowerCase()+e.slice(1),run:()=>Xg.flip(i)})),{keys:["?"],label:"?",text:"this help",run:()=>qg.help()}],ue("help"));ue("help-button").onclick=()=>qg.help();ue("control-button").onclick=()=>gi.send({type:"control"});Vg.onChange(()=>{Se.paint();for(const i of[nn,Eo,xr,wo,To])i.paint();Ar.build()});function P1(i){i.type==="status"||i.type==="error"?xo(i.text):i.type==="hello"&&D1(i)}function xo(i){const t=ue("busy-notice");br(t,i||null),window.setTimeout(()=>{Ke&&!Ke.compiling&&t.textContent===i&&br(t,null)},T1)}async function D1(i){Ke=i,document.title=`${i.scene.title} – freebody`,ue("title").textContent=i.scene.title;const{description:t,leader:e}=i.scene;ue("description").textContent=e?`${t} Drawn relative to the ${e} body.`:t,br(ue("busy-notice"),i.compiling?"Preparing the scene.":null),ue("control-notice").hidden=i.control,ue("hint").textContent=i.bodies.length===1?`Drag the ${i.bodies[0].name}`:"Drag any body",Ar.speed=i.settings.speed,C1.update(i),R1.update(i),Yg.update(i.key!==void 0);const n=JSON.stringify([i.scene.name,i.scene.serial,i.bodies,i.springs,i.joints]);n!==zl&&await L1(i,n),n===zl&&i.tape&&!i.compiling&&i.tape!==ao&&await I1(i.tape,i.bodies.length)}async function L1(i,t){zl=t,ge=null,ao="",Nn.clear(),sf.clear(),wn.release(),ri=null,je=-1,cs.forget(),rs=Ar.body=0;try{await nn.load(i.bodies)&&(Eo.build(i.springs),To.build(i.joints??[]),xr.build(),wo.build())}catch(e){zl="",br(ue("link-notice"),String(e instanceof Error?e.message:e))}}async function I1(i,t){ao=i;try{const e=new Tb(await Wm(i),t);if(ao!==i)return;ge=e,Nn.frames=e.frames,ri=e.frames[0],Se.dirty=!0}catch(e){ao="",br(ue("link-notice"),String(e instanceof Error?e.message:e))}}function U1(i){if(!Ke||Ke.tape||!db(i,Ke.bodies.length))return;const t=Nn.last;if(t&&i[Wt.time]<t[Wt.time]&&(je=-1),(!t||i[Wt.time]<t[Wt.time]||i[Wt.time]===0)&&cs.restart(),Ke.compiling){ri=i,Se.dirty=!0;return}const e=Nn.add(i);je>=0&&(je=Math.max(0,je-e)),ri=i,je<0&&(Se.dirty=!0)}function N1(i,t,e=!1){document.body.dataset.connected=String(i);const n=e?"The server was restarted. Open the address it printed.":"No connection. Trying again…";br(ue("link-notice"),i?null:t>1?n:"Connecting…"),i||wn.release()}function ua(){return ge?ge.shown:je>=0?Nn.frames[je]:ri}const vo=()=>ge?ge.index:je>=0?je:Math.max(0,Nn.frames.length-1);function $g(){if(ge){ge.restart(),Se.dirty=!0;return}je=-1,cs.stop(),wn.release(),gi.send({type:"reset"})}const Sa=()=>ge?!ge.playing:ri?Cs(ri,Rs.paused):Ke?.settings.paused??!1;function jg(){ge?ge.toggle():je>=0?af():gi.send({type:"pause",on:!Sa()})}function Kg(){ge?So(ge.index+1):je>=0&&je<Nn.frames.length-1?So(je+1):(je=-1,Sa()||gi.send({type:"pause",on:!0}),gi.send({type:"step"}))}function So(i){if(Nn.frames.length){if(Se.dirty=!0,ge){ge.seek(i);return}je<0&&Ke?.control&&!Sa()&&gi.send({type:"pause",on:!0}),wn.release(),je=Math.min(Math.max(i,0),Nn.frames.length-1)}}function af(){je=-1,Ke?.control&&gi.send({type:"pause",on:!1}),Se.dirty=!0}function Zg(){ge&&(ge.loop=!ge.loop)}function F1(i){const t=i==="ArrowRight"?1:i==="ArrowLeft"?-1:0,e=i==="ArrowUp"?1:i==="ArrowDown"?-1:0;wn.held?wn.keyPull(t,e):Se.orbit(t*nm,e*nm)}function O1(){Ke&&cs.fit(Ke);const i=Gg||!!(Ke?.tape||Ke?.scene.leader);ue("hint").hidden=i,i?kl.end():ri&&(nn.place(ri),kl.begin(rs,ri))}function B1(){rs=Ar.body=(rs+1)%Math.max(1,nn.infos.length),nn.hover(rs)&&(Se.dirty=!0),xo(`${nn.infos[rs].name}: g grabs it, arrow keys pull.`)}let bl=0,rm=0,am=0,dh=performance.now();function Jg(i){requestAnimationFrame(Jg),ge?.advance(i)&&(Se.dirty=!0);const t=ua();t&&nn.ready&&(cs.fitted||O1(),Se.dirty?(cs.move(),nn.place(t),kl.place(t),xr.place(t,Se.radius),To.place(t),Eo.place(t,wn.held,Se.radius),sf.place(Nn,vo(),nn.infos.length),wo.place(t,Nn,vo()),wn.hover()):wn.hover()&&(Se.dirty=!0)),Se.dirty&&(Se.render(),bl+=1),i-am>w1&&(am=i,z1(t)),i-dh>1e3&&(Hg=1e3*(bl-rm)/(i-dh),rm=bl,dh=i)}function z1(i){if(sm.update(Nn,vo(),je>=0,Sa(),ge!==null||(Ke?.control??!1)),sm.updatePlayer(ge),rf.open&&Ar.update(Nn,vo(),ge!==null||je>=0||Sa()),!i)return;const t=Number.isFinite(i[Wt.rate])?i[Wt.rate].toFixed(2):"—",e=(Ke?.viewers??1)>1?` · ${Ke.viewers} viewers`:"",n=ge?`${ge.speed}× as recorded`:`${t}× real time`;ue("meter").textContent=`${Math.round(Hg)} fps · ${n}${e}`,ue("away-notice").hidden=!cs.watch(i)}requestAnimationFrame(Jg);Object.defineProperty(window,"__freebody",{value:{get frame(){return ua()&&Array.from(ua())},get live(){return ri&&Array.from(ri)},get hello(){return Ke},get bodies(){return nn.infos},get ready(){return nn.ready&&cs.fitted&&ri!==null},get connected(){return gi.connected},get kept(){return Nn.frames.length},get drawn(){return bl},get times(){return Nn.frames.map(i=>i[Wt.time])},get scrub(){return je},get player(){return ge&&{time:ge.time,index:ge.index,begin:ge.begin,end:ge.end,playing:ge.playing,loop:ge.loop,speed:ge.speed}},get paused(){return Sa()},get held(){return wn.held&&{body:wn.held.body,local:wn.held.local.toArray(),target:wn.held.target.toArray()}},get springShown(){return Eo.grabVisible},get joints(){return To.count},polhode:i=>wo.drawn(i),get camera(){return[...Se.camera.position.toArray(),...Se.controls.target.toArray()]},get floor(){return Se.floor().toArray()},pick:(i,t)=>wn.bodyAt(i,t),project:i=>Se.project(new L(...i)),toWorld:(i,t)=>nn.toWorld(i,new L(...t),ua()).toArray()}});
