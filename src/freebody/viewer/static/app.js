/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */const oa={ROTATE:0,DOLLY:1,PAN:2},ra={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},c_=0,Tf=1,h_=2,pl=1,u_=2,ja=3,$s=0,ii=1,ns=2,vs=0,la=1,Af=2,Rf=3,Cf=4,f_=5,hr=100,d_=101,p_=102,m_=103,g_=104,__=200,x_=201,v_=202,S_=203,dh=204,ph=205,M_=206,y_=207,b_=208,E_=209,w_=210,T_=211,A_=212,R_=213,C_=214,mh=0,gh=1,_h=2,ua=3,xh=4,vh=5,Sh=6,Mh=7,Bl=0,P_=1,D_=2,rs=0,sm=1,rm=2,am=3,om=4,lm=5,cm=6,hm=7,um=300,Sr=301,fa=302,hc=303,uc=304,zl=306,yh=1e3,xs=1001,bh=1002,In=1003,L_=1004,Po=1005,Gn=1006,fc=1007,dr=1008,fi=1009,fm=1010,dm=1011,oo=1012,Mu=1013,ls=1014,zi=1015,Es=1016,yu=1017,bu=1018,lo=1020,pm=35902,mm=35899,gm=1021,_m=1022,ki=1023,ws=1026,pr=1027,Eu=1028,wu=1029,Mr=1030,Tu=1031,Au=1033,ml=33776,gl=33777,_l=33778,xl=33779,Eh=35840,wh=35841,Th=35842,Ah=35843,Rh=36196,Ch=37492,Ph=37496,Dh=37488,Lh=37489,yl=37490,Ih=37491,Uh=37808,Nh=37809,Fh=37810,Oh=37811,Bh=37812,zh=37813,kh=37814,Vh=37815,Gh=37816,Hh=37817,Wh=37818,Xh=37819,Yh=37820,qh=37821,jh=36492,$h=36494,Kh=36495,Zh=36283,Jh=36284,bl=36285,Qh=36286,I_=3200,El=0,U_=1,Xs="",yi="srgb",wl="srgb-linear",Tl="linear",Le="srgb",zr=7680,Pf=519,N_=512,F_=513,O_=514,Ru=515,B_=516,z_=517,Cu=518,k_=519,tu=35044,Df="300 es",ss=2e3,co=2001;function V_(n){for(let t=n.length-1;t>=0;--t)if(n[t]>=65535)return!0;return!1}function Al(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function G_(){const n=Al("canvas");return n.style.display="block",n}const Lf={};function Rl(...n){const t="THREE."+n.shift();console.log(t,...n)}function xm(n){const t=n[0];if(typeof t=="string"&&t.startsWith("TSL:")){const e=n[1];e&&e.isStackTrace?n[0]+=" "+e.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Xt(...n){n=xm(n);const t="THREE."+n.shift();{const e=n[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...n)}}function Se(...n){n=xm(n);const t="THREE."+n.shift();{const e=n[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...n)}}function eu(...n){const t=n.join(" ");t in Lf||(Lf[t]=!0,Xt(...n))}function H_(n,t,e){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(t,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:i()}}setTimeout(r,e)})}const W_={[mh]:gh,[_h]:Sh,[xh]:Mh,[ua]:vh,[gh]:mh,[Sh]:_h,[Mh]:xh,[vh]:ua};class Zs{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});const i=this._listeners;i[t]===void 0&&(i[t]=[]),i[t].indexOf(e)===-1&&i[t].push(e)}hasEventListener(t,e){const i=this._listeners;return i===void 0?!1:i[t]!==void 0&&i[t].indexOf(e)!==-1}removeEventListener(t,e){const i=this._listeners;if(i===void 0)return;const s=i[t];if(s!==void 0){const r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){const e=this._listeners;if(e===void 0)return;const i=e[t.type];if(i!==void 0){t.target=this;const s=i.slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,t);t.target=null}}}const kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];let If=1234567;const eo=Math.PI/180,ho=180/Math.PI;function Ss(){const n=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]+"-"+kn[t&255]+kn[t>>8&255]+"-"+kn[t>>16&15|64]+kn[t>>24&255]+"-"+kn[e&63|128]+kn[e>>8&255]+"-"+kn[e>>16&255]+kn[e>>24&255]+kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]).toLowerCase()}function re(n,t,e){return Math.max(t,Math.min(e,n))}function Pu(n,t){return(n%t+t)%t}function X_(n,t,e,i,s){return i+(n-t)*(s-i)/(e-t)}function Y_(n,t,e){return n!==t?(e-n)/(t-n):0}function no(n,t,e){return(1-e)*n+e*t}function q_(n,t,e,i){return no(n,t,1-Math.exp(-e*i))}function j_(n,t=1){return t-Math.abs(Pu(n,t*2)-t)}function $_(n,t,e){return n<=t?0:n>=e?1:(n=(n-t)/(e-t),n*n*(3-2*n))}function K_(n,t,e){return n<=t?0:n>=e?1:(n=(n-t)/(e-t),n*n*n*(n*(n*6-15)+10))}function Z_(n,t){return n+Math.floor(Math.random()*(t-n+1))}function J_(n,t){return n+Math.random()*(t-n)}function Q_(n){return n*(.5-Math.random())}function t0(n){n!==void 0&&(If=n);let t=If+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function e0(n){return n*eo}function n0(n){return n*ho}function i0(n){return(n&n-1)===0&&n!==0}function s0(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function r0(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function a0(n,t,e,i,s){const r=Math.cos,a=Math.sin,o=r(e/2),l=a(e/2),c=r((t+i)/2),f=a((t+i)/2),u=r((t-i)/2),h=a((t-i)/2),m=r((i-t)/2),_=a((i-t)/2);switch(s){case"XYX":n.set(o*f,l*u,l*h,o*c);break;case"YZY":n.set(l*h,o*f,l*u,o*c);break;case"ZXZ":n.set(l*u,l*h,o*f,o*c);break;case"XZX":n.set(o*f,l*_,l*m,o*c);break;case"YXY":n.set(l*m,o*f,l*_,o*c);break;case"ZYZ":n.set(l*_,l*m,o*f,o*c);break;default:Xt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Fi(n,t){switch(t.constructor){case Float32Array:return n;case Uint32Array:return n/4294967295;case Uint16Array:return n/65535;case Uint8Array:return n/255;case Int32Array:return Math.max(n/2147483647,-1);case Int16Array:return Math.max(n/32767,-1);case Int8Array:return Math.max(n/127,-1);default:throw new Error("Invalid component type.")}}function Ie(n,t){switch(t.constructor){case Float32Array:return n;case Uint32Array:return Math.round(n*4294967295);case Uint16Array:return Math.round(n*65535);case Uint8Array:return Math.round(n*255);case Int32Array:return Math.round(n*2147483647);case Int16Array:return Math.round(n*32767);case Int8Array:return Math.round(n*127);default:throw new Error("Invalid component type.")}}const kl={DEG2RAD:eo,RAD2DEG:ho,generateUUID:Ss,clamp:re,euclideanModulo:Pu,mapLinear:X_,inverseLerp:Y_,lerp:no,damp:q_,pingpong:j_,smoothstep:$_,smootherstep:K_,randInt:Z_,randFloat:J_,randFloatSpread:Q_,seededRandom:t0,degToRad:e0,radToDeg:n0,isPowerOfTwo:i0,ceilPowerOfTwo:s0,floorPowerOfTwo:r0,setQuaternionFromProperEuler:a0,normalize:Ie,denormalize:Fi};class Qt{static{Qt.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){const e=this.x,i=this.y,s=t.elements;return this.x=s[0]*e+s[3]*i+s[6],this.y=s[1]*e+s[4]*i+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=re(this.x,t.x,e.x),this.y=re(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=re(this.x,t,e),this.y=re(this.y,t,e),this}clampLength(t,e){const i=this.length();return this.divideScalar(i||1).multiplyScalar(re(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const i=this.dot(t)/e;return Math.acos(re(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,i=this.y-t.y;return e*e+i*i}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){const i=Math.cos(e),s=Math.sin(e),r=this.x-t.x,a=this.y-t.y;return this.x=r*i-a*s+t.x,this.y=r*s+a*i+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}}class pi{constructor(t=0,e=0,i=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=i,this._w=s}static slerpFlat(t,e,i,s,r,a,o){let l=i[s+0],c=i[s+1],f=i[s+2],u=i[s+3],h=r[a+0],m=r[a+1],_=r[a+2],S=r[a+3];if(u!==S||l!==h||c!==m||f!==_){let p=l*h+c*m+f*_+u*S;p<0&&(h=-h,m=-m,_=-_,S=-S,p=-p);let d=1-o;if(p<.9995){const M=Math.acos(p),A=Math.sin(M);d=Math.sin(d*M)/A,o=Math.sin(o*M)/A,l=l*d+h*o,c=c*d+m*o,f=f*d+_*o,u=u*d+S*o}else{l=l*d+h*o,c=c*d+m*o,f=f*d+_*o,u=u*d+S*o;const M=1/Math.sqrt(l*l+c*c+f*f+u*u);l*=M,c*=M,f*=M,u*=M}}t[e]=l,t[e+1]=c,t[e+2]=f,t[e+3]=u}static multiplyQuaternionsFlat(t,e,i,s,r,a){const o=i[s],l=i[s+1],c=i[s+2],f=i[s+3],u=r[a],h=r[a+1],m=r[a+2],_=r[a+3];return t[e]=o*_+f*u+l*m-c*h,t[e+1]=l*_+f*h+c*u-o*m,t[e+2]=c*_+f*m+o*h-l*u,t[e+3]=f*_-o*u-l*h-c*m,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,i,s){return this._x=t,this._y=e,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){const i=t._x,s=t._y,r=t._z,a=t._order,o=Math.cos,l=Math.sin,c=o(i/2),f=o(s/2),u=o(r/2),h=l(i/2),m=l(s/2),_=l(r/2);switch(a){case"XYZ":this._x=h*f*u+c*m*_,this._y=c*m*u-h*f*_,this._z=c*f*_+h*m*u,this._w=c*f*u-h*m*_;break;case"YXZ":this._x=h*f*u+c*m*_,this._y=c*m*u-h*f*_,this._z=c*f*_-h*m*u,this._w=c*f*u+h*m*_;break;case"ZXY":this._x=h*f*u-c*m*_,this._y=c*m*u+h*f*_,this._z=c*f*_+h*m*u,this._w=c*f*u-h*m*_;break;case"ZYX":this._x=h*f*u-c*m*_,this._y=c*m*u+h*f*_,this._z=c*f*_-h*m*u,this._w=c*f*u+h*m*_;break;case"YZX":this._x=h*f*u+c*m*_,this._y=c*m*u+h*f*_,this._z=c*f*_-h*m*u,this._w=c*f*u-h*m*_;break;case"XZY":this._x=h*f*u-c*m*_,this._y=c*m*u-h*f*_,this._z=c*f*_+h*m*u,this._w=c*f*u+h*m*_;break;default:Xt("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){const i=e/2,s=Math.sin(i);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(t){const e=t.elements,i=e[0],s=e[4],r=e[8],a=e[1],o=e[5],l=e[9],c=e[2],f=e[6],u=e[10],h=i+o+u;if(h>0){const m=.5/Math.sqrt(h+1);this._w=.25/m,this._x=(f-l)*m,this._y=(r-c)*m,this._z=(a-s)*m}else if(i>o&&i>u){const m=2*Math.sqrt(1+i-o-u);this._w=(f-l)/m,this._x=.25*m,this._y=(s+a)/m,this._z=(r+c)/m}else if(o>u){const m=2*Math.sqrt(1+o-i-u);this._w=(r-c)/m,this._x=(s+a)/m,this._y=.25*m,this._z=(l+f)/m}else{const m=2*Math.sqrt(1+u-i-o);this._w=(a-s)/m,this._x=(r+c)/m,this._y=(l+f)/m,this._z=.25*m}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let i=t.dot(e)+1;return i<1e-8?(i=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=i):(this._x=0,this._y=-t.z,this._z=t.y,this._w=i)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=i),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(re(this.dot(t),-1,1)))}rotateTowards(t,e){const i=this.angleTo(t);if(i===0)return this;const s=Math.min(1,e/i);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){const i=t._x,s=t._y,r=t._z,a=t._w,o=e._x,l=e._y,c=e._z,f=e._w;return this._x=i*f+a*o+s*c-r*l,this._y=s*f+a*l+r*o-i*c,this._z=r*f+a*c+i*l-s*o,this._w=a*f-i*o-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let i=t._x,s=t._y,r=t._z,a=t._w,o=this.dot(t);o<0&&(i=-i,s=-s,r=-r,a=-a,o=-o);let l=1-e;if(o<.9995){const c=Math.acos(o),f=Math.sin(c);l=Math.sin(l*c)/f,e=Math.sin(e*c)/f,this._x=this._x*l+i*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+a*e,this._onChangeCallback()}else this._x=this._x*l+i*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+a*e,this.normalize();return this}slerpQuaternions(t,e,i){return this.copy(t).slerp(e,i)}random(){const t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}}class N{static{N.prototype.isVector3=!0}constructor(t=0,e=0,i=0){this.x=t,this.y=e,this.z=i}set(t,e,i){return i===void 0&&(i=this.z),this.x=t,this.y=e,this.z=i,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(Uf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(Uf.setFromAxisAngle(t,e))}applyMatrix3(t){const e=this.x,i=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*i+r[6]*s,this.y=r[1]*e+r[4]*i+r[7]*s,this.z=r[2]*e+r[5]*i+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){const e=this.x,i=this.y,s=this.z,r=t.elements,a=1/(r[3]*e+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*i+r[8]*s+r[12])*a,this.y=(r[1]*e+r[5]*i+r[9]*s+r[13])*a,this.z=(r[2]*e+r[6]*i+r[10]*s+r[14])*a,this}applyQuaternion(t){const e=this.x,i=this.y,s=this.z,r=t.x,a=t.y,o=t.z,l=t.w,c=2*(a*s-o*i),f=2*(o*e-r*s),u=2*(r*i-a*e);return this.x=e+l*c+a*u-o*f,this.y=i+l*f+o*c-r*u,this.z=s+l*u+r*f-a*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){const e=this.x,i=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*i+r[8]*s,this.y=r[1]*e+r[5]*i+r[9]*s,this.z=r[2]*e+r[6]*i+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=re(this.x,t.x,e.x),this.y=re(this.y,t.y,e.y),this.z=re(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=re(this.x,t,e),this.y=re(this.y,t,e),this.z=re(this.z,t,e),this}clampLength(t,e){const i=this.length();return this.divideScalar(i||1).multiplyScalar(re(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this.z=t.z+(e.z-t.z)*i,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){const i=t.x,s=t.y,r=t.z,a=e.x,o=e.y,l=e.z;return this.x=s*l-r*o,this.y=r*a-i*l,this.z=i*o-s*a,this}projectOnVector(t){const e=t.lengthSq();if(e===0)return this.set(0,0,0);const i=t.dot(this)/e;return this.copy(t).multiplyScalar(i)}projectOnPlane(t){return dc.copy(this).projectOnVector(t),this.sub(dc)}reflect(t){return this.sub(dc.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){const e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;const i=this.dot(t)/e;return Math.acos(re(i,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){const e=this.x-t.x,i=this.y-t.y,s=this.z-t.z;return e*e+i*i+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,i){const s=Math.sin(e)*t;return this.x=s*Math.sin(i),this.y=Math.cos(e)*t,this.z=s*Math.cos(i),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,i){return this.x=t*Math.sin(e),this.y=i,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){const e=this.setFromMatrixColumn(t,0).length(),i=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=i,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){const t=Math.random()*Math.PI*2,e=Math.random()*2-1,i=Math.sqrt(1-e*e);return this.x=i*Math.cos(t),this.y=e,this.z=i*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}}const dc=new N,Uf=new pi;class ae{static{ae.prototype.isMatrix3=!0}constructor(t,e,i,s,r,a,o,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,i,s,r,a,o,l,c)}set(t,e,i,s,r,a,o,l,c){const f=this.elements;return f[0]=t,f[1]=s,f[2]=o,f[3]=e,f[4]=r,f[5]=l,f[6]=i,f[7]=a,f[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){const e=this.elements,i=t.elements;return e[0]=i[0],e[1]=i[1],e[2]=i[2],e[3]=i[3],e[4]=i[4],e[5]=i[5],e[6]=i[6],e[7]=i[7],e[8]=i[8],this}extractBasis(t,e,i){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(t){const e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const i=t.elements,s=e.elements,r=this.elements,a=i[0],o=i[3],l=i[6],c=i[1],f=i[4],u=i[7],h=i[2],m=i[5],_=i[8],S=s[0],p=s[3],d=s[6],M=s[1],A=s[4],E=s[7],L=s[2],T=s[5],I=s[8];return r[0]=a*S+o*M+l*L,r[3]=a*p+o*A+l*T,r[6]=a*d+o*E+l*I,r[1]=c*S+f*M+u*L,r[4]=c*p+f*A+u*T,r[7]=c*d+f*E+u*I,r[2]=h*S+m*M+_*L,r[5]=h*p+m*A+_*T,r[8]=h*d+m*E+_*I,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){const t=this.elements,e=t[0],i=t[1],s=t[2],r=t[3],a=t[4],o=t[5],l=t[6],c=t[7],f=t[8];return e*a*f-e*o*c-i*r*f+i*o*l+s*r*c-s*a*l}invert(){const t=this.elements,e=t[0],i=t[1],s=t[2],r=t[3],a=t[4],o=t[5],l=t[6],c=t[7],f=t[8],u=f*a-o*c,h=o*l-f*r,m=c*r-a*l,_=e*u+i*h+s*m;if(_===0)return this.set(0,0,0,0,0,0,0,0,0);const S=1/_;return t[0]=u*S,t[1]=(s*c-f*i)*S,t[2]=(o*i-s*a)*S,t[3]=h*S,t[4]=(f*e-s*l)*S,t[5]=(s*r-o*e)*S,t[6]=m*S,t[7]=(i*l-c*e)*S,t[8]=(a*e-i*r)*S,this}transpose(){let t;const e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){const e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,i,s,r,a,o){const l=Math.cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*a+c*o)+a+t,-s*c,s*l,-s*(-c*a+l*o)+o+e,0,0,1),this}scale(t,e){return this.premultiply(pc.makeScale(t,e)),this}rotate(t){return this.premultiply(pc.makeRotation(-t)),this}translate(t,e){return this.premultiply(pc.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){const e=Math.cos(t),i=Math.sin(t);return this.set(e,-i,0,i,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){const e=this.elements,i=t.elements;for(let s=0;s<9;s++)if(e[s]!==i[s])return!1;return!0}fromArray(t,e=0){for(let i=0;i<9;i++)this.elements[i]=t[i+e];return this}toArray(t=[],e=0){const i=this.elements;return t[e]=i[0],t[e+1]=i[1],t[e+2]=i[2],t[e+3]=i[3],t[e+4]=i[4],t[e+5]=i[5],t[e+6]=i[6],t[e+7]=i[7],t[e+8]=i[8],t}clone(){return new this.constructor().fromArray(this.elements)}}const pc=new ae,Nf=new ae().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Ff=new ae().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function o0(){const n={enabled:!0,workingColorSpace:wl,spaces:{},convert:function(s,r,a){return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===Le&&(s.r=Ms(s.r),s.g=Ms(s.g),s.b=Ms(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===Le&&(s.r=ca(s.r),s.g=ca(s.g),s.b=ca(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Xs?Tl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[r].toXYZ).multiply(this.spaces[a].fromXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace},fromWorkingColorSpace:function(s,r){return eu("ColorManagement: .fromWorkingColorSpace() has been renamed to .workingToColorSpace()."),n.workingToColorSpace(s,r)},toWorkingColorSpace:function(s,r){return eu("ColorManagement: .toWorkingColorSpace() has been renamed to .colorSpaceToWorking()."),n.colorSpaceToWorking(s,r)}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[wl]:{primaries:t,whitePoint:i,transfer:Tl,toXYZ:Nf,fromXYZ:Ff,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:yi},outputColorSpaceConfig:{drawingBufferColorSpace:yi}},[yi]:{primaries:t,whitePoint:i,transfer:Le,toXYZ:Nf,fromXYZ:Ff,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:yi}}}),n}const xe=o0();function Ms(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function ca(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}let kr;class l0{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let i;if(t instanceof HTMLCanvasElement)i=t;else{kr===void 0&&(kr=Al("canvas")),kr.width=t.width,kr.height=t.height;const s=kr.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),i=kr}return i.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){const e=Al("canvas");e.width=t.width,e.height=t.height;const i=e.getContext("2d");i.drawImage(t,0,0,t.width,t.height);const s=i.getImageData(0,0,t.width,t.height),r=s.data;for(let a=0;a<r.length;a++)r[a]=Ms(r[a]/255)*255;return i.putImageData(s,0,0),e}else if(t.data){const e=t.data.slice(0);for(let i=0;i<e.length;i++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[i]=Math.floor(Ms(e[i]/255)*255):e[i]=Ms(e[i]);return{data:e,width:t.width,height:t.height}}else return Xt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}}let c0=0;class Du{constructor(t=null){this.isSource=!0,Object.defineProperty(this,"id",{value:c0++}),this.uuid=Ss(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){const e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width,e.height,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];const i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(mc(s[a].image)):r.push(mc(s[a]))}else r=mc(s);i.url=r}return e||(t.images[this.uuid]=i),i}}function mc(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?l0.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Xt("Texture: Unable to serialize Texture."),{})}let h0=0;const gc=new N;class ti extends Zs{constructor(t=ti.DEFAULT_IMAGE,e=ti.DEFAULT_MAPPING,i=xs,s=xs,r=Gn,a=dr,o=ki,l=fi,c=ti.DEFAULT_ANISOTROPY,f=Xs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:h0++}),this.uuid=Ss(),this.name="",this.source=new Du(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=c,this.format=o,this.internalFormat=null,this.type=l,this.offset=new Qt(0,0),this.repeat=new Qt(1,1),this.center=new Qt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ae,this.generateMipmaps=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=f,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.normalized=!1}get width(){return this.source.getSize(gc).x}get height(){return this.source.getSize(gc).y}get depth(){return this.source.getSize(gc).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(const e in t){const i=t[e];if(i===void 0){Xt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){Xt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[e]=i}}toJSON(t){const e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];const i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),e||(t.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==um)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case yh:t.x=t.x-Math.floor(t.x);break;case xs:t.x=t.x<0?0:1;break;case bh:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case yh:t.y=t.y-Math.floor(t.y);break;case xs:t.y=t.y<0?0:1;break;case bh:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}}ti.DEFAULT_IMAGE=null;ti.DEFAULT_MAPPING=um;ti.DEFAULT_ANISOTROPY=1;class ke{static{ke.prototype.isVector4=!0}constructor(t=0,e=0,i=0,s=1){this.x=t,this.y=e,this.z=i,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,i,s){return this.x=t,this.y=e,this.z=i,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){const e=this.x,i=this.y,s=this.z,r=this.w,a=t.elements;return this.x=a[0]*e+a[4]*i+a[8]*s+a[12]*r,this.y=a[1]*e+a[5]*i+a[9]*s+a[13]*r,this.z=a[2]*e+a[6]*i+a[10]*s+a[14]*r,this.w=a[3]*e+a[7]*i+a[11]*s+a[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);const e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,i,s,r;const l=t.elements,c=l[0],f=l[4],u=l[8],h=l[1],m=l[5],_=l[9],S=l[2],p=l[6],d=l[10];if(Math.abs(f-h)<.01&&Math.abs(u-S)<.01&&Math.abs(_-p)<.01){if(Math.abs(f+h)<.1&&Math.abs(u+S)<.1&&Math.abs(_+p)<.1&&Math.abs(c+m+d-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;const A=(c+1)/2,E=(m+1)/2,L=(d+1)/2,T=(f+h)/4,I=(u+S)/4,v=(_+p)/4;return A>E&&A>L?A<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(A),s=T/i,r=I/i):E>L?E<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(E),i=T/s,r=v/s):L<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(L),i=I/r,s=v/r),this.set(i,s,r,e),this}let M=Math.sqrt((p-_)*(p-_)+(u-S)*(u-S)+(h-f)*(h-f));return Math.abs(M)<.001&&(M=1),this.x=(p-_)/M,this.y=(u-S)/M,this.z=(h-f)/M,this.w=Math.acos((c+m+d-1)/2),this}setFromMatrixPosition(t){const e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=re(this.x,t.x,e.x),this.y=re(this.y,t.y,e.y),this.z=re(this.z,t.z,e.z),this.w=re(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=re(this.x,t,e),this.y=re(this.y,t,e),this.z=re(this.z,t,e),this.w=re(this.w,t,e),this}clampLength(t,e){const i=this.length();return this.divideScalar(i||1).multiplyScalar(re(i,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,i){return this.x=t.x+(e.x-t.x)*i,this.y=t.y+(e.y-t.y)*i,this.z=t.z+(e.z-t.z)*i,this.w=t.w+(e.w-t.w)*i,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}}class u0 extends Zs{constructor(t=1,e=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Gn,depthBuffer:!0,stencilBuffer:!1,resolveDepthBuffer:!0,resolveStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1},i),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=i.depth,this.scissor=new ke(0,0,t,e),this.scissorTest=!1,this.viewport=new ke(0,0,t,e),this.textures=[];const s={width:t,height:e,depth:i.depth},r=new ti(s),a=i.count;for(let o=0;o<a;o++)this.textures[o]=r.clone(),this.textures[o].isRenderTargetTexture=!0,this.textures[o].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview}_setTextureOptions(t={}){const e={minFilter:Gn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&(this._depthTexture.renderTarget=null),t!==null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,i=1){if(this.width!==t||this.height!==e||this.depth!==i){this.width=t,this.height=e,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,i=t.textures.length;e<i;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;const s=Object.assign({},t.textures[e].image);this.textures[e].source=new Du(s)}return this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,t.depthTexture!==null&&(this.depthTexture=t.depthTexture.clone()),this.samples=t.samples,this.multiview=t.multiview,this}dispose(){this.dispatchEvent({type:"dispose"})}}class as extends u0{constructor(t=1,e=1,i={}){super(t,e,i),this.isWebGLRenderTarget=!0}}class vm extends ti{constructor(t=null,e=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:i,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=xs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}}class f0 extends ti{constructor(t=null,e=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:i,depth:s},this.magFilter=In,this.minFilter=In,this.wrapR=xs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class ye{static{ye.prototype.isMatrix4=!0}constructor(t,e,i,s,r,a,o,l,c,f,u,h,m,_,S,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,i,s,r,a,o,l,c,f,u,h,m,_,S,p)}set(t,e,i,s,r,a,o,l,c,f,u,h,m,_,S,p){const d=this.elements;return d[0]=t,d[4]=e,d[8]=i,d[12]=s,d[1]=r,d[5]=a,d[9]=o,d[13]=l,d[2]=c,d[6]=f,d[10]=u,d[14]=h,d[3]=m,d[7]=_,d[11]=S,d[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new ye().fromArray(this.elements)}copy(t){const e=this.elements,i=t.elements;return e[0]=i[0],e[1]=i[1],e[2]=i[2],e[3]=i[3],e[4]=i[4],e[5]=i[5],e[6]=i[6],e[7]=i[7],e[8]=i[8],e[9]=i[9],e[10]=i[10],e[11]=i[11],e[12]=i[12],e[13]=i[13],e[14]=i[14],e[15]=i[15],this}copyPosition(t){const e=this.elements,i=t.elements;return e[12]=i[12],e[13]=i[13],e[14]=i[14],this}setFromMatrix3(t){const e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,i){return this.determinant()===0?(t.set(1,0,0),e.set(0,1,0),i.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(t,e,i){return this.set(t.x,e.x,i.x,0,t.y,e.y,i.y,0,t.z,e.z,i.z,0,0,0,0,1),this}extractRotation(t){if(t.determinant()===0)return this.identity();const e=this.elements,i=t.elements,s=1/Vr.setFromMatrixColumn(t,0).length(),r=1/Vr.setFromMatrixColumn(t,1).length(),a=1/Vr.setFromMatrixColumn(t,2).length();return e[0]=i[0]*s,e[1]=i[1]*s,e[2]=i[2]*s,e[3]=0,e[4]=i[4]*r,e[5]=i[5]*r,e[6]=i[6]*r,e[7]=0,e[8]=i[8]*a,e[9]=i[9]*a,e[10]=i[10]*a,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){const e=this.elements,i=t.x,s=t.y,r=t.z,a=Math.cos(i),o=Math.sin(i),l=Math.cos(s),c=Math.sin(s),f=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){const h=a*f,m=a*u,_=o*f,S=o*u;e[0]=l*f,e[4]=-l*u,e[8]=c,e[1]=m+_*c,e[5]=h-S*c,e[9]=-o*l,e[2]=S-h*c,e[6]=_+m*c,e[10]=a*l}else if(t.order==="YXZ"){const h=l*f,m=l*u,_=c*f,S=c*u;e[0]=h+S*o,e[4]=_*o-m,e[8]=a*c,e[1]=a*u,e[5]=a*f,e[9]=-o,e[2]=m*o-_,e[6]=S+h*o,e[10]=a*l}else if(t.order==="ZXY"){const h=l*f,m=l*u,_=c*f,S=c*u;e[0]=h-S*o,e[4]=-a*u,e[8]=_+m*o,e[1]=m+_*o,e[5]=a*f,e[9]=S-h*o,e[2]=-a*c,e[6]=o,e[10]=a*l}else if(t.order==="ZYX"){const h=a*f,m=a*u,_=o*f,S=o*u;e[0]=l*f,e[4]=_*c-m,e[8]=h*c+S,e[1]=l*u,e[5]=S*c+h,e[9]=m*c-_,e[2]=-c,e[6]=o*l,e[10]=a*l}else if(t.order==="YZX"){const h=a*l,m=a*c,_=o*l,S=o*c;e[0]=l*f,e[4]=S-h*u,e[8]=_*u+m,e[1]=u,e[5]=a*f,e[9]=-o*f,e[2]=-c*f,e[6]=m*u+_,e[10]=h-S*u}else if(t.order==="XZY"){const h=a*l,m=a*c,_=o*l,S=o*c;e[0]=l*f,e[4]=-u,e[8]=c*f,e[1]=h*u+S,e[5]=a*f,e[9]=m*u-_,e[2]=_*u-m,e[6]=o*f,e[10]=S*u+h}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(d0,t,p0)}lookAt(t,e,i){const s=this.elements;return ci.subVectors(t,e),ci.lengthSq()===0&&(ci.z=1),ci.normalize(),Os.crossVectors(i,ci),Os.lengthSq()===0&&(Math.abs(i.z)===1?ci.x+=1e-4:ci.z+=1e-4,ci.normalize(),Os.crossVectors(i,ci)),Os.normalize(),Do.crossVectors(ci,Os),s[0]=Os.x,s[4]=Do.x,s[8]=ci.x,s[1]=Os.y,s[5]=Do.y,s[9]=ci.y,s[2]=Os.z,s[6]=Do.z,s[10]=ci.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){const i=t.elements,s=e.elements,r=this.elements,a=i[0],o=i[4],l=i[8],c=i[12],f=i[1],u=i[5],h=i[9],m=i[13],_=i[2],S=i[6],p=i[10],d=i[14],M=i[3],A=i[7],E=i[11],L=i[15],T=s[0],I=s[4],v=s[8],P=s[12],F=s[1],R=s[5],B=s[9],G=s[13],Y=s[2],U=s[6],W=s[10],O=s[14],rt=s[3],st=s[7],ot=s[11],xt=s[15];return r[0]=a*T+o*F+l*Y+c*rt,r[4]=a*I+o*R+l*U+c*st,r[8]=a*v+o*B+l*W+c*ot,r[12]=a*P+o*G+l*O+c*xt,r[1]=f*T+u*F+h*Y+m*rt,r[5]=f*I+u*R+h*U+m*st,r[9]=f*v+u*B+h*W+m*ot,r[13]=f*P+u*G+h*O+m*xt,r[2]=_*T+S*F+p*Y+d*rt,r[6]=_*I+S*R+p*U+d*st,r[10]=_*v+S*B+p*W+d*ot,r[14]=_*P+S*G+p*O+d*xt,r[3]=M*T+A*F+E*Y+L*rt,r[7]=M*I+A*R+E*U+L*st,r[11]=M*v+A*B+E*W+L*ot,r[15]=M*P+A*G+E*O+L*xt,this}multiplyScalar(t){const e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){const t=this.elements,e=t[0],i=t[4],s=t[8],r=t[12],a=t[1],o=t[5],l=t[9],c=t[13],f=t[2],u=t[6],h=t[10],m=t[14],_=t[3],S=t[7],p=t[11],d=t[15],M=l*m-c*h,A=o*m-c*u,E=o*h-l*u,L=a*m-c*f,T=a*h-l*f,I=a*u-o*f;return e*(S*M-p*A+d*E)-i*(_*M-p*L+d*T)+s*(_*A-S*L+d*I)-r*(_*E-S*T+p*I)}transpose(){const t=this.elements;let e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,i){const s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=i),this}invert(){const t=this.elements,e=t[0],i=t[1],s=t[2],r=t[3],a=t[4],o=t[5],l=t[6],c=t[7],f=t[8],u=t[9],h=t[10],m=t[11],_=t[12],S=t[13],p=t[14],d=t[15],M=e*o-i*a,A=e*l-s*a,E=e*c-r*a,L=i*l-s*o,T=i*c-r*o,I=s*c-r*l,v=f*S-u*_,P=f*p-h*_,F=f*d-m*_,R=u*p-h*S,B=u*d-m*S,G=h*d-m*p,Y=M*G-A*B+E*R+L*F-T*P+I*v;if(Y===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);const U=1/Y;return t[0]=(o*G-l*B+c*R)*U,t[1]=(s*B-i*G-r*R)*U,t[2]=(S*I-p*T+d*L)*U,t[3]=(h*T-u*I-m*L)*U,t[4]=(l*F-a*G-c*P)*U,t[5]=(e*G-s*F+r*P)*U,t[6]=(p*E-_*I-d*A)*U,t[7]=(f*I-h*E+m*A)*U,t[8]=(a*B-o*F+c*v)*U,t[9]=(i*F-e*B-r*v)*U,t[10]=(_*T-S*E+d*M)*U,t[11]=(u*E-f*T-m*M)*U,t[12]=(o*P-a*R-l*v)*U,t[13]=(e*R-i*P+s*v)*U,t[14]=(S*A-_*L-p*M)*U,t[15]=(f*L-u*A+h*M)*U,this}scale(t){const e=this.elements,i=t.x,s=t.y,r=t.z;return e[0]*=i,e[4]*=s,e[8]*=r,e[1]*=i,e[5]*=s,e[9]*=r,e[2]*=i,e[6]*=s,e[10]*=r,e[3]*=i,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){const t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],i=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,i,s))}makeTranslation(t,e,i){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,i,0,0,0,1),this}makeRotationX(t){const e=Math.cos(t),i=Math.sin(t);return this.set(1,0,0,0,0,e,-i,0,0,i,e,0,0,0,0,1),this}makeRotationY(t){const e=Math.cos(t),i=Math.sin(t);return this.set(e,0,i,0,0,1,0,0,-i,0,e,0,0,0,0,1),this}makeRotationZ(t){const e=Math.cos(t),i=Math.sin(t);return this.set(e,-i,0,0,i,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){const i=Math.cos(e),s=Math.sin(e),r=1-i,a=t.x,o=t.y,l=t.z,c=r*a,f=r*o;return this.set(c*a+i,c*o-s*l,c*l+s*o,0,c*o+s*l,f*o+i,f*l-s*a,0,c*l-s*o,f*l+s*a,r*l*l+i,0,0,0,0,1),this}makeScale(t,e,i){return this.set(t,0,0,0,0,e,0,0,0,0,i,0,0,0,0,1),this}makeShear(t,e,i,s,r,a){return this.set(1,i,r,0,t,1,a,0,e,s,1,0,0,0,0,1),this}compose(t,e,i){const s=this.elements,r=e._x,a=e._y,o=e._z,l=e._w,c=r+r,f=a+a,u=o+o,h=r*c,m=r*f,_=r*u,S=a*f,p=a*u,d=o*u,M=l*c,A=l*f,E=l*u,L=i.x,T=i.y,I=i.z;return s[0]=(1-(S+d))*L,s[1]=(m+E)*L,s[2]=(_-A)*L,s[3]=0,s[4]=(m-E)*T,s[5]=(1-(h+d))*T,s[6]=(p+M)*T,s[7]=0,s[8]=(_+A)*I,s[9]=(p-M)*I,s[10]=(1-(h+S))*I,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,i){const s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];const r=this.determinant();if(r===0)return i.set(1,1,1),e.identity(),this;let a=Vr.set(s[0],s[1],s[2]).length();const o=Vr.set(s[4],s[5],s[6]).length(),l=Vr.set(s[8],s[9],s[10]).length();r<0&&(a=-a),Pi.copy(this);const c=1/a,f=1/o,u=1/l;return Pi.elements[0]*=c,Pi.elements[1]*=c,Pi.elements[2]*=c,Pi.elements[4]*=f,Pi.elements[5]*=f,Pi.elements[6]*=f,Pi.elements[8]*=u,Pi.elements[9]*=u,Pi.elements[10]*=u,e.setFromRotationMatrix(Pi),i.x=a,i.y=o,i.z=l,this}makePerspective(t,e,i,s,r,a,o=ss,l=!1){const c=this.elements,f=2*r/(e-t),u=2*r/(i-s),h=(e+t)/(e-t),m=(i+s)/(i-s);let _,S;if(l)_=r/(a-r),S=a*r/(a-r);else if(o===ss)_=-(a+r)/(a-r),S=-2*a*r/(a-r);else if(o===co)_=-a/(a-r),S=-a*r/(a-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=f,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=u,c[9]=m,c[13]=0,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,i,s,r,a,o=ss,l=!1){const c=this.elements,f=2/(e-t),u=2/(i-s),h=-(e+t)/(e-t),m=-(i+s)/(i-s);let _,S;if(l)_=1/(a-r),S=a/(a-r);else if(o===ss)_=-2/(a-r),S=-(a+r)/(a-r);else if(o===co)_=-1/(a-r),S=-r/(a-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=f,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=u,c[9]=0,c[13]=m,c[2]=0,c[6]=0,c[10]=_,c[14]=S,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){const e=this.elements,i=t.elements;for(let s=0;s<16;s++)if(e[s]!==i[s])return!1;return!0}fromArray(t,e=0){for(let i=0;i<16;i++)this.elements[i]=t[i+e];return this}toArray(t=[],e=0){const i=this.elements;return t[e]=i[0],t[e+1]=i[1],t[e+2]=i[2],t[e+3]=i[3],t[e+4]=i[4],t[e+5]=i[5],t[e+6]=i[6],t[e+7]=i[7],t[e+8]=i[8],t[e+9]=i[9],t[e+10]=i[10],t[e+11]=i[11],t[e+12]=i[12],t[e+13]=i[13],t[e+14]=i[14],t[e+15]=i[15],t}}const Vr=new N,Pi=new ye,d0=new N(0,0,0),p0=new N(1,1,1),Os=new N,Do=new N,ci=new N,Of=new ye,Bf=new pi;class Ts{constructor(t=0,e=0,i=0,s=Ts.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=i,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,i,s=this._order){return this._x=t,this._y=e,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,i=!0){const s=t.elements,r=s[0],a=s[4],o=s[8],l=s[1],c=s[5],f=s[9],u=s[2],h=s[6],m=s[10];switch(e){case"XYZ":this._y=Math.asin(re(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-f,m),this._z=Math.atan2(-a,r)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-re(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(o,m),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(re(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-u,m),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-re(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(h,m),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(re(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-f,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(o,m));break;case"XZY":this._z=Math.asin(-re(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-f,m),this._y=0);break;default:Xt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,i===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,i){return Of.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Of,e,i)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Bf.setFromEuler(this),this.setFromQuaternion(Bf,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}}Ts.DEFAULT_ORDER="XYZ";class Lu{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}}let m0=0;const zf=new N,Gr=new pi,us=new ye,Lo=new N,Ua=new N,g0=new N,_0=new pi,kf=new N(1,0,0),Vf=new N(0,1,0),Gf=new N(0,0,1),Hf={type:"added"},x0={type:"removed"},Hr={type:"childadded",child:null},_c={type:"childremoved",child:null};class Tn extends Zs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:m0++}),this.uuid=Ss(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=Tn.DEFAULT_UP.clone();const t=new N,e=new Ts,i=new pi,s=new N(1,1,1);function r(){i.setFromEuler(e,!1)}function a(){e.setFromQuaternion(i,void 0,!1)}e._onChange(r),i._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ye},normalMatrix:{value:new ae}}),this.matrix=new ye,this.matrixWorld=new ye,this.matrixAutoUpdate=Tn.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Lu,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Gr.setFromAxisAngle(t,e),this.quaternion.multiply(Gr),this}rotateOnWorldAxis(t,e){return Gr.setFromAxisAngle(t,e),this.quaternion.premultiply(Gr),this}rotateX(t){return this.rotateOnAxis(kf,t)}rotateY(t){return this.rotateOnAxis(Vf,t)}rotateZ(t){return this.rotateOnAxis(Gf,t)}translateOnAxis(t,e){return zf.copy(t).applyQuaternion(this.quaternion),this.position.add(zf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(kf,t)}translateY(t){return this.translateOnAxis(Vf,t)}translateZ(t){return this.translateOnAxis(Gf,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(us.copy(this.matrixWorld).invert())}lookAt(t,e,i){t.isVector3?Lo.copy(t):Lo.set(t,e,i);const s=this.parent;this.updateWorldMatrix(!0,!1),Ua.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?us.lookAt(Ua,Lo,this.up):us.lookAt(Lo,Ua,this.up),this.quaternion.setFromRotationMatrix(us),s&&(us.extractRotation(s.matrixWorld),Gr.setFromRotationMatrix(us),this.quaternion.premultiply(Gr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Se("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Hf),Hr.child=t,this.dispatchEvent(Hr),Hr.child=null):Se("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}const e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(x0),_c.child=t,this.dispatchEvent(_c),_c.child=null),this}removeFromParent(){const t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),us.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),us.multiply(t.parent.matrixWorld)),t.applyMatrix4(us),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Hf),Hr.child=t,this.dispatchEvent(Hr),Hr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let i=0,s=this.children.length;i<s;i++){const a=this.children[i].getObjectByProperty(t,e);if(a!==void 0)return a}}getObjectsByProperty(t,e,i=[]){this[t]===e&&i.push(this);const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].getObjectsByProperty(t,e,i);return i}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ua,t,g0),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ua,_0,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);const e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}traverse(t){t(this);const e=this.children;for(let i=0,s=e.length;i<s;i++)e[i].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);const e=this.children;for(let i=0,s=e.length;i<s;i++)e[i].traverseVisible(t)}traverseAncestors(t){const e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);const t=this.pivot;if(t!==null){const e=t.x,i=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*i-r[8]*s,r[13]+=i-r[1]*e-r[5]*i-r[9]*s,r[14]+=s-r[2]*e-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);const e=this.children;for(let i=0,s=e.length;i<s;i++)e[i].updateMatrixWorld(t)}updateWorldMatrix(t,e){const i=this.parent;if(t===!0&&i!==null&&i.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),e===!0){const s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].updateWorldMatrix(!1,!0)}}toJSON(t){const e=t===void 0||typeof t=="string",i={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});const s={};s.uuid=this.uuid,s.type=this.type,this.name!==""&&(s.name=this.name),this.castShadow===!0&&(s.castShadow=!0),this.receiveShadow===!0&&(s.receiveShadow=!0),this.visible===!1&&(s.visible=!1),this.frustumCulled===!1&&(s.frustumCulled=!1),this.renderOrder!==0&&(s.renderOrder=this.renderOrder),this.static!==!1&&(s.static=this.static),Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.matrixAutoUpdate===!1&&(s.matrixAutoUpdate=!1),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);const o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){const l=o.shapes;if(Array.isArray(l))for(let c=0,f=l.length;c<f;c++){const u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){const o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(r(t.materials,this.material[l]));s.material=o}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let o=0;o<this.animations.length;o++){const l=this.animations[o];s.animations.push(r(t.animations,l))}}if(e){const o=a(t.geometries),l=a(t.materials),c=a(t.textures),f=a(t.images),u=a(t.shapes),h=a(t.skeletons),m=a(t.animations),_=a(t.nodes);o.length>0&&(i.geometries=o),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),f.length>0&&(i.images=f),u.length>0&&(i.shapes=u),h.length>0&&(i.skeletons=h),m.length>0&&(i.animations=m),_.length>0&&(i.nodes=_)}return i.object=s,i;function a(o){const l=[];for(const c in o){const f=o[c];delete f.metadata,l.push(f)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let i=0;i<t.children.length;i++){const s=t.children[i];this.add(s.clone())}return this}}Tn.DEFAULT_UP=new N(0,1,0);Tn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;class aa extends Tn{constructor(){super(),this.isGroup=!0,this.type="Group"}}const v0={type:"move"};class xc{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new aa,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new aa,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new N,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new N),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new aa,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new N,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new N,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){const e=this._hand;if(e)for(const i of t.hand.values())this._getHandJoint(e,i)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,i){let s=null,r=null,a=null;const o=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){a=!0;for(const S of t.hand.values()){const p=e.getJointPose(S,i),d=this._getHandJoint(c,S);p!==null&&(d.matrix.fromArray(p.transform.matrix),d.matrix.decompose(d.position,d.rotation,d.scale),d.matrixWorldNeedsUpdate=!0,d.jointRadius=p.radius),d.visible=p!==null}const f=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],h=f.position.distanceTo(u.position),m=.02,_=.005;c.inputState.pinching&&h>m+_?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&h<=m-_&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.rotation,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));o!==null&&(s=e.getPose(t.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.rotation,o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(v0)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){const i=new aa;i.matrixAutoUpdate=!1,i.visible=!1,t.joints[e.jointName]=i,t.add(i)}return t.joints[e.jointName]}}const Sm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Bs={h:0,s:0,l:0},Io={h:0,s:0,l:0};function vc(n,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?n+(t-n)*6*e:e<1/2?t:e<2/3?n+(t-n)*6*(2/3-e):n}class ie{constructor(t,e,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,i)}set(t,e,i){if(e===void 0&&i===void 0){const s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,i);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=yi){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,xe.colorSpaceToWorking(this,e),this}setRGB(t,e,i,s=xe.workingColorSpace){return this.r=t,this.g=e,this.b=i,xe.colorSpaceToWorking(this,s),this}setHSL(t,e,i,s=xe.workingColorSpace){if(t=Pu(t,1),e=re(e,0,1),i=re(i,0,1),e===0)this.r=this.g=this.b=i;else{const r=i<=.5?i*(1+e):i+e-i*e,a=2*i-r;this.r=vc(a,r,t+1/3),this.g=vc(a,r,t),this.b=vc(a,r,t-1/3)}return xe.colorSpaceToWorking(this,s),this}setStyle(t,e=yi){function i(r){r!==void 0&&parseFloat(r)<1&&Xt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r;const a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+)\%\s*,\s*(\d+)\%\s*,\s*(\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(100,parseInt(r[1],10))/100,Math.min(100,parseInt(r[2],10))/100,Math.min(100,parseInt(r[3],10))/100,e);break;case"hsl":case"hsla":if(r=/^\s*(\d*\.?\d+)\s*,\s*(\d*\.?\d+)\%\s*,\s*(\d*\.?\d+)\%\s*(?:,\s*(\d*\.?\d+)\s*)?$/.exec(o))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Xt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){const r=s[1],a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(a===6)return this.setHex(parseInt(r,16),e);Xt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=yi){const i=Sm[t.toLowerCase()];return i!==void 0?this.setHex(i,e):Xt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Ms(t.r),this.g=Ms(t.g),this.b=Ms(t.b),this}copyLinearToSRGB(t){return this.r=ca(t.r),this.g=ca(t.g),this.b=ca(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=yi){return xe.workingToColorSpace(Vn.copy(this),t),Math.round(re(Vn.r*255,0,255))*65536+Math.round(re(Vn.g*255,0,255))*256+Math.round(re(Vn.b*255,0,255))}getHexString(t=yi){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=xe.workingColorSpace){xe.workingToColorSpace(Vn.copy(this),e);const i=Vn.r,s=Vn.g,r=Vn.b,a=Math.max(i,s,r),o=Math.min(i,s,r);let l,c;const f=(o+a)/2;if(o===a)l=0,c=0;else{const u=a-o;switch(c=f<=.5?u/(a+o):u/(2-a-o),a){case i:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-i)/u+2;break;case r:l=(i-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=f,t}getRGB(t,e=xe.workingColorSpace){return xe.workingToColorSpace(Vn.copy(this),e),t.r=Vn.r,t.g=Vn.g,t.b=Vn.b,t}getStyle(t=yi){xe.workingToColorSpace(Vn.copy(this),t);const e=Vn.r,i=Vn.g,s=Vn.b;return t!==yi?`color(${t} ${e.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(t,e,i){return this.getHSL(Bs),this.setHSL(Bs.h+t,Bs.s+e,Bs.l+i)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,i){return this.r=t.r+(e.r-t.r)*i,this.g=t.g+(e.g-t.g)*i,this.b=t.b+(e.b-t.b)*i,this}lerpHSL(t,e){this.getHSL(Bs),t.getHSL(Io);const i=no(Bs.h,Io.h,e),s=no(Bs.s,Io.s,e),r=no(Bs.l,Io.l,e);return this.setHSL(i,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){const e=this.r,i=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*i+r[6]*s,this.g=r[1]*e+r[4]*i+r[7]*s,this.b=r[2]*e+r[5]*i+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}}const Vn=new ie;ie.NAMES=Sm;class Iu{constructor(t,e=1,i=1e3){this.isFog=!0,this.name="",this.color=new ie(t),this.near=e,this.far=i}clone(){return new Iu(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}}class S0 extends Tn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ts,this.environmentIntensity=1,this.environmentRotation=new Ts,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),t.background!==null&&(this.background=t.background.clone()),t.environment!==null&&(this.environment=t.environment.clone()),t.fog!==null&&(this.fog=t.fog.clone()),this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),t.overrideMaterial!==null&&(this.overrideMaterial=t.overrideMaterial.clone()),this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){const e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),this.backgroundBlurriness>0&&(e.object.backgroundBlurriness=this.backgroundBlurriness),this.backgroundIntensity!==1&&(e.object.backgroundIntensity=this.backgroundIntensity),e.object.backgroundRotation=this.backgroundRotation.toArray(),this.environmentIntensity!==1&&(e.object.environmentIntensity=this.environmentIntensity),e.object.environmentRotation=this.environmentRotation.toArray(),e}}const Di=new N,fs=new N,Sc=new N,ds=new N,Wr=new N,Xr=new N,Wf=new N,Mc=new N,yc=new N,bc=new N,Ec=new ke,wc=new ke,Tc=new ke;class Oi{constructor(t=new N,e=new N,i=new N){this.a=t,this.b=e,this.c=i}static getNormal(t,e,i,s){s.subVectors(i,e),Di.subVectors(t,e),s.cross(Di);const r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,i,s,r){Di.subVectors(s,e),fs.subVectors(i,e),Sc.subVectors(t,e);const a=Di.dot(Di),o=Di.dot(fs),l=Di.dot(Sc),c=fs.dot(fs),f=fs.dot(Sc),u=a*c-o*o;if(u===0)return r.set(0,0,0),null;const h=1/u,m=(c*l-o*f)*h,_=(a*f-o*l)*h;return r.set(1-m-_,_,m)}static containsPoint(t,e,i,s){return this.getBarycoord(t,e,i,s,ds)===null?!1:ds.x>=0&&ds.y>=0&&ds.x+ds.y<=1}static getInterpolation(t,e,i,s,r,a,o,l){return this.getBarycoord(t,e,i,s,ds)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ds.x),l.addScaledVector(a,ds.y),l.addScaledVector(o,ds.z),l)}static getInterpolatedAttribute(t,e,i,s,r,a){return Ec.setScalar(0),wc.setScalar(0),Tc.setScalar(0),Ec.fromBufferAttribute(t,e),wc.fromBufferAttribute(t,i),Tc.fromBufferAttribute(t,s),a.setScalar(0),a.addScaledVector(Ec,r.x),a.addScaledVector(wc,r.y),a.addScaledVector(Tc,r.z),a}static isFrontFacing(t,e,i,s){return Di.subVectors(i,e),fs.subVectors(t,e),Di.cross(fs).dot(s)<0}set(t,e,i){return this.a.copy(t),this.b.copy(e),this.c.copy(i),this}setFromPointsAndIndices(t,e,i,s){return this.a.copy(t[e]),this.b.copy(t[i]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,i,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,i),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Di.subVectors(this.c,this.b),fs.subVectors(this.a,this.b),Di.cross(fs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return Oi.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return Oi.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,i,s,r){return Oi.getInterpolation(t,this.a,this.b,this.c,e,i,s,r)}containsPoint(t){return Oi.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return Oi.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){const i=this.a,s=this.b,r=this.c;let a,o;Wr.subVectors(s,i),Xr.subVectors(r,i),Mc.subVectors(t,i);const l=Wr.dot(Mc),c=Xr.dot(Mc);if(l<=0&&c<=0)return e.copy(i);yc.subVectors(t,s);const f=Wr.dot(yc),u=Xr.dot(yc);if(f>=0&&u<=f)return e.copy(s);const h=l*u-f*c;if(h<=0&&l>=0&&f<=0)return a=l/(l-f),e.copy(i).addScaledVector(Wr,a);bc.subVectors(t,r);const m=Wr.dot(bc),_=Xr.dot(bc);if(_>=0&&m<=_)return e.copy(r);const S=m*c-l*_;if(S<=0&&c>=0&&_<=0)return o=c/(c-_),e.copy(i).addScaledVector(Xr,o);const p=f*_-m*u;if(p<=0&&u-f>=0&&m-_>=0)return Wf.subVectors(r,s),o=(u-f)/(u-f+(m-_)),e.copy(s).addScaledVector(Wf,o);const d=1/(p+S+h);return a=S*d,o=h*d,e.copy(i).addScaledVector(Wr,a).addScaledVector(Xr,o)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}}class wi{constructor(t=new N(1/0,1/0,1/0),e=new N(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,i=t.length;e<i;e+=3)this.expandByPoint(Li.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,i=t.count;e<i;e++)this.expandByPoint(Li.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,i=t.length;e<i;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){const i=Li.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(i),this.max.copy(t).add(i),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);const i=t.geometry;if(i!==void 0){const r=i.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0)for(let a=0,o=r.count;a<o;a++)t.isMesh===!0?t.getVertexPosition(a,Li):Li.fromBufferAttribute(r,a),Li.applyMatrix4(t.matrixWorld),this.expandByPoint(Li);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Uo.copy(t.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Uo.copy(i.boundingBox)),Uo.applyMatrix4(t.matrixWorld),this.union(Uo)}const s=t.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Li),Li.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,i;return t.normal.x>0?(e=t.normal.x*this.min.x,i=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,i=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,i+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,i+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,i+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,i+=t.normal.z*this.min.z),e<=-t.constant&&i>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Na),No.subVectors(this.max,Na),Yr.subVectors(t.a,Na),qr.subVectors(t.b,Na),jr.subVectors(t.c,Na),zs.subVectors(qr,Yr),ks.subVectors(jr,qr),ir.subVectors(Yr,jr);let e=[0,-zs.z,zs.y,0,-ks.z,ks.y,0,-ir.z,ir.y,zs.z,0,-zs.x,ks.z,0,-ks.x,ir.z,0,-ir.x,-zs.y,zs.x,0,-ks.y,ks.x,0,-ir.y,ir.x,0];return!Ac(e,Yr,qr,jr,No)||(e=[1,0,0,0,1,0,0,0,1],!Ac(e,Yr,qr,jr,No))?!1:(Fo.crossVectors(zs,ks),e=[Fo.x,Fo.y,Fo.z],Ac(e,Yr,qr,jr,No))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Li).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Li).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ps[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ps[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ps[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ps[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ps[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ps[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ps[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ps[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ps),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}}const ps=[new N,new N,new N,new N,new N,new N,new N,new N],Li=new N,Uo=new wi,Yr=new N,qr=new N,jr=new N,zs=new N,ks=new N,ir=new N,Na=new N,No=new N,Fo=new N,sr=new N;function Ac(n,t,e,i,s){for(let r=0,a=n.length-3;r<=a;r+=3){sr.fromArray(n,r);const o=s.x*Math.abs(sr.x)+s.y*Math.abs(sr.y)+s.z*Math.abs(sr.z),l=t.dot(sr),c=e.dot(sr),f=i.dot(sr);if(Math.max(-Math.max(l,c,f),Math.min(l,c,f))>o)return!1}return!0}const ln=new N,Oo=new Qt;let M0=0;class Un extends Zs{constructor(t,e,i=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:M0++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=i,this.usage=tu,this.updateRanges=[],this.gpuType=zi,this.version=0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this}copyAt(t,e,i){t*=this.itemSize,i*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[i+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,i=this.count;e<i;e++)Oo.fromBufferAttribute(this,e),Oo.applyMatrix3(t),this.setXY(e,Oo.x,Oo.y);else if(this.itemSize===3)for(let e=0,i=this.count;e<i;e++)ln.fromBufferAttribute(this,e),ln.applyMatrix3(t),this.setXYZ(e,ln.x,ln.y,ln.z);return this}applyMatrix4(t){for(let e=0,i=this.count;e<i;e++)ln.fromBufferAttribute(this,e),ln.applyMatrix4(t),this.setXYZ(e,ln.x,ln.y,ln.z);return this}applyNormalMatrix(t){for(let e=0,i=this.count;e<i;e++)ln.fromBufferAttribute(this,e),ln.applyNormalMatrix(t),this.setXYZ(e,ln.x,ln.y,ln.z);return this}transformDirection(t){for(let e=0,i=this.count;e<i;e++)ln.fromBufferAttribute(this,e),ln.transformDirection(t),this.setXYZ(e,ln.x,ln.y,ln.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let i=this.array[t*this.itemSize+e];return this.normalized&&(i=Fi(i,this.array)),i}setComponent(t,e,i){return this.normalized&&(i=Ie(i,this.array)),this.array[t*this.itemSize+e]=i,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=Fi(e,this.array)),e}setX(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=Fi(e,this.array)),e}setY(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=Fi(e,this.array)),e}setZ(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=Fi(e,this.array)),e}setW(t,e){return this.normalized&&(e=Ie(e,this.array)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,i){return t*=this.itemSize,this.normalized&&(e=Ie(e,this.array),i=Ie(i,this.array)),this.array[t+0]=e,this.array[t+1]=i,this}setXYZ(t,e,i,s){return t*=this.itemSize,this.normalized&&(e=Ie(e,this.array),i=Ie(i,this.array),s=Ie(s,this.array)),this.array[t+0]=e,this.array[t+1]=i,this.array[t+2]=s,this}setXYZW(t,e,i,s,r){return t*=this.itemSize,this.normalized&&(e=Ie(e,this.array),i=Ie(i,this.array),s=Ie(s,this.array),r=Ie(r,this.array)),this.array[t+0]=e,this.array[t+1]=i,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){const t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return this.name!==""&&(t.name=this.name),this.usage!==tu&&(t.usage=this.usage),t}dispose(){this.dispatchEvent({type:"dispose"})}}class Mm extends Un{constructor(t,e,i){super(new Uint16Array(t),e,i)}}class ym extends Un{constructor(t,e,i){super(new Uint32Array(t),e,i)}}class en extends Un{constructor(t,e,i){super(new Float32Array(t),e,i)}}const y0=new wi,Fa=new N,Rc=new N;class Cs{constructor(t=new N,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){const i=this.center;e!==void 0?i.copy(e):y0.setFromPoints(t).getCenter(i);let s=0;for(let r=0,a=t.length;r<a;r++)s=Math.max(s,i.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){const e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){const i=this.center.distanceToSquared(t);return e.copy(t),i>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Fa.subVectors(t,this.center);const e=Fa.lengthSq();if(e>this.radius*this.radius){const i=Math.sqrt(e),s=(i-this.radius)*.5;this.center.addScaledVector(Fa,s/i),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Rc.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Fa.copy(t.center).add(Rc)),this.expandByPoint(Fa.copy(t.center).sub(Rc))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}}let b0=0;const vi=new ye,Cc=new Tn,$r=new N,hi=new wi,Oa=new wi,bn=new N;class Fn extends Zs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:b0++}),this.uuid=Ss(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={}}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(V_(t)?ym:Mm)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,i=0){this.groups.push({start:t,count:e,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){const e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);const i=this.attributes.normal;if(i!==void 0){const r=new ae().getNormalMatrix(t);i.applyNormalMatrix(r),i.needsUpdate=!0}const s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}applyQuaternion(t){return vi.makeRotationFromQuaternion(t),this.applyMatrix4(vi),this}rotateX(t){return vi.makeRotationX(t),this.applyMatrix4(vi),this}rotateY(t){return vi.makeRotationY(t),this.applyMatrix4(vi),this}rotateZ(t){return vi.makeRotationZ(t),this.applyMatrix4(vi),this}translate(t,e,i){return vi.makeTranslation(t,e,i),this.applyMatrix4(vi),this}scale(t,e,i){return vi.makeScale(t,e,i),this.applyMatrix4(vi),this}lookAt(t){return Cc.lookAt(t),Cc.updateMatrix(),this.applyMatrix4(Cc.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter($r).negate(),this.translate($r.x,$r.y,$r.z),this}setFromPoints(t){const e=this.getAttribute("position");if(e===void 0){const i=[];for(let s=0,r=t.length;s<r;s++){const a=t[s];i.push(a.x,a.y,a.z||0)}this.setAttribute("position",new en(i,3))}else{const i=Math.min(t.length,e.count);for(let s=0;s<i;s++){const r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Xt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new wi);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Se("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new N(-1/0,-1/0,-1/0),new N(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let i=0,s=e.length;i<s;i++){const r=e[i];hi.setFromBufferAttribute(r),this.morphTargetsRelative?(bn.addVectors(this.boundingBox.min,hi.min),this.boundingBox.expandByPoint(bn),bn.addVectors(this.boundingBox.max,hi.max),this.boundingBox.expandByPoint(bn)):(this.boundingBox.expandByPoint(hi.min),this.boundingBox.expandByPoint(hi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Se('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Cs);const t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Se("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new N,1/0);return}if(t){const i=this.boundingSphere.center;if(hi.setFromBufferAttribute(t),e)for(let r=0,a=e.length;r<a;r++){const o=e[r];Oa.setFromBufferAttribute(o),this.morphTargetsRelative?(bn.addVectors(hi.min,Oa.min),hi.expandByPoint(bn),bn.addVectors(hi.max,Oa.max),hi.expandByPoint(bn)):(hi.expandByPoint(Oa.min),hi.expandByPoint(Oa.max))}hi.getCenter(i);let s=0;for(let r=0,a=t.count;r<a;r++)bn.fromBufferAttribute(t,r),s=Math.max(s,i.distanceToSquared(bn));if(e)for(let r=0,a=e.length;r<a;r++){const o=e[r],l=this.morphTargetsRelative;for(let c=0,f=o.count;c<f;c++)bn.fromBufferAttribute(o,c),l&&($r.fromBufferAttribute(t,c),bn.add($r)),s=Math.max(s,i.distanceToSquared(bn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Se('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){const t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Se("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}const i=e.position,s=e.normal,r=e.uv;this.hasAttribute("tangent")===!1&&this.setAttribute("tangent",new Un(new Float32Array(4*i.count),4));const a=this.getAttribute("tangent"),o=[],l=[];for(let v=0;v<i.count;v++)o[v]=new N,l[v]=new N;const c=new N,f=new N,u=new N,h=new Qt,m=new Qt,_=new Qt,S=new N,p=new N;function d(v,P,F){c.fromBufferAttribute(i,v),f.fromBufferAttribute(i,P),u.fromBufferAttribute(i,F),h.fromBufferAttribute(r,v),m.fromBufferAttribute(r,P),_.fromBufferAttribute(r,F),f.sub(c),u.sub(c),m.sub(h),_.sub(h);const R=1/(m.x*_.y-_.x*m.y);isFinite(R)&&(S.copy(f).multiplyScalar(_.y).addScaledVector(u,-m.y).multiplyScalar(R),p.copy(u).multiplyScalar(m.x).addScaledVector(f,-_.x).multiplyScalar(R),o[v].add(S),o[P].add(S),o[F].add(S),l[v].add(p),l[P].add(p),l[F].add(p))}let M=this.groups;M.length===0&&(M=[{start:0,count:t.count}]);for(let v=0,P=M.length;v<P;++v){const F=M[v],R=F.start,B=F.count;for(let G=R,Y=R+B;G<Y;G+=3)d(t.getX(G+0),t.getX(G+1),t.getX(G+2))}const A=new N,E=new N,L=new N,T=new N;function I(v){L.fromBufferAttribute(s,v),T.copy(L);const P=o[v];A.copy(P),A.sub(L.multiplyScalar(L.dot(P))).normalize(),E.crossVectors(T,P);const R=E.dot(l[v])<0?-1:1;a.setXYZW(v,A.x,A.y,A.z,R)}for(let v=0,P=M.length;v<P;++v){const F=M[v],R=F.start,B=F.count;for(let G=R,Y=R+B;G<Y;G+=3)I(t.getX(G+0)),I(t.getX(G+1)),I(t.getX(G+2))}}computeVertexNormals(){const t=this.index,e=this.getAttribute("position");if(e!==void 0){let i=this.getAttribute("normal");if(i===void 0)i=new Un(new Float32Array(e.count*3),3),this.setAttribute("normal",i);else for(let h=0,m=i.count;h<m;h++)i.setXYZ(h,0,0,0);const s=new N,r=new N,a=new N,o=new N,l=new N,c=new N,f=new N,u=new N;if(t)for(let h=0,m=t.count;h<m;h+=3){const _=t.getX(h+0),S=t.getX(h+1),p=t.getX(h+2);s.fromBufferAttribute(e,_),r.fromBufferAttribute(e,S),a.fromBufferAttribute(e,p),f.subVectors(a,r),u.subVectors(s,r),f.cross(u),o.fromBufferAttribute(i,_),l.fromBufferAttribute(i,S),c.fromBufferAttribute(i,p),o.add(f),l.add(f),c.add(f),i.setXYZ(_,o.x,o.y,o.z),i.setXYZ(S,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,m=e.count;h<m;h+=3)s.fromBufferAttribute(e,h+0),r.fromBufferAttribute(e,h+1),a.fromBufferAttribute(e,h+2),f.subVectors(a,r),u.subVectors(s,r),f.cross(u),i.setXYZ(h+0,f.x,f.y,f.z),i.setXYZ(h+1,f.x,f.y,f.z),i.setXYZ(h+2,f.x,f.y,f.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){const t=this.attributes.normal;for(let e=0,i=t.count;e<i;e++)bn.fromBufferAttribute(t,e),bn.normalize(),t.setXYZ(e,bn.x,bn.y,bn.z)}toNonIndexed(){function t(o,l){const c=o.array,f=o.itemSize,u=o.normalized,h=new c.constructor(l.length*f);let m=0,_=0;for(let S=0,p=l.length;S<p;S++){o.isInterleavedBufferAttribute?m=l[S]*o.data.stride+o.offset:m=l[S]*f;for(let d=0;d<f;d++)h[_++]=c[m++]}return new Un(h,f,u)}if(this.index===null)return Xt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;const e=new Fn,i=this.index.array,s=this.attributes;for(const o in s){const l=s[o],c=t(l,i);e.setAttribute(o,c)}const r=this.morphAttributes;for(const o in r){const l=[],c=r[o];for(let f=0,u=c.length;f<u;f++){const h=c[f],m=t(h,i);l.push(m)}e.morphAttributes[o]=l}e.morphTargetsRelative=this.morphTargetsRelative;const a=this.groups;for(let o=0,l=a.length;o<l;o++){const c=a[o];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){const t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.type,this.name!==""&&(t.name=this.name),Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0){const l=this.parameters;for(const c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};const e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});const i=this.attributes;for(const l in i){const c=i[l];t.data.attributes[l]=c.toJSON(t.data)}const s={};let r=!1;for(const l in this.morphAttributes){const c=this.morphAttributes[l],f=[];for(let u=0,h=c.length;u<h;u++){const m=c[u];f.push(m.toJSON(t.data))}f.length>0&&(s[l]=f,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);const a=this.groups;a.length>0&&(t.data.groups=JSON.parse(JSON.stringify(a)));const o=this.boundingSphere;return o!==null&&(t.data.boundingSphere=o.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;const e={};this.name=t.name;const i=t.index;i!==null&&this.setIndex(i.clone());const s=t.attributes;for(const c in s){const f=s[c];this.setAttribute(c,f.clone(e))}const r=t.morphAttributes;for(const c in r){const f=[],u=r[c];for(let h=0,m=u.length;h<m;h++)f.push(u[h].clone(e));this.morphAttributes[c]=f}this.morphTargetsRelative=t.morphTargetsRelative;const a=t.groups;for(let c=0,f=a.length;c<f;c++){const u=a[c];this.addGroup(u.start,u.count,u.materialIndex)}const o=t.boundingBox;o!==null&&(this.boundingBox=o.clone());const l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this}dispose(){this.dispatchEvent({type:"dispose"})}}class E0{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=tu,this.updateRanges=[],this.version=0,this.uuid=Ss()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,i){t*=this.stride,i*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[i+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Ss()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=this.array.slice(0).buffer);const e=new this.array.constructor(t.arrayBuffers[this.array.buffer._uuid]),i=new this.constructor(e,this.stride);return i.setUsage(this.usage),i}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){return t.arrayBuffers===void 0&&(t.arrayBuffers={}),this.array.buffer._uuid===void 0&&(this.array.buffer._uuid=Ss()),t.arrayBuffers[this.array.buffer._uuid]===void 0&&(t.arrayBuffers[this.array.buffer._uuid]=Array.from(new Uint32Array(this.array.buffer))),{uuid:this.uuid,buffer:this.array.buffer._uuid,type:this.array.constructor.name,stride:this.stride}}}const Zn=new N;class Ys{constructor(t,e,i,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=i,this.normalized=s}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,i=this.data.count;e<i;e++)Zn.fromBufferAttribute(this,e),Zn.applyMatrix4(t),this.setXYZ(e,Zn.x,Zn.y,Zn.z);return this}applyNormalMatrix(t){for(let e=0,i=this.count;e<i;e++)Zn.fromBufferAttribute(this,e),Zn.applyNormalMatrix(t),this.setXYZ(e,Zn.x,Zn.y,Zn.z);return this}transformDirection(t){for(let e=0,i=this.count;e<i;e++)Zn.fromBufferAttribute(this,e),Zn.transformDirection(t),this.setXYZ(e,Zn.x,Zn.y,Zn.z);return this}getComponent(t,e){let i=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(i=Fi(i,this.array)),i}setComponent(t,e,i){return this.normalized&&(i=Ie(i,this.array)),this.data.array[t*this.data.stride+this.offset+e]=i,this}setX(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=Ie(e,this.array)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=Fi(e,this.array)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=Fi(e,this.array)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=Fi(e,this.array)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=Fi(e,this.array)),e}setXY(t,e,i){return t=t*this.data.stride+this.offset,this.normalized&&(e=Ie(e,this.array),i=Ie(i,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=i,this}setXYZ(t,e,i,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=Ie(e,this.array),i=Ie(i,this.array),s=Ie(s,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=i,this.data.array[t+2]=s,this}setXYZW(t,e,i,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=Ie(e,this.array),i=Ie(i,this.array),s=Ie(s,this.array),r=Ie(r,this.array)),this.data.array[t+0]=e,this.data.array[t+1]=i,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){Rl("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new Un(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new Ys(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){Rl("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");const e=[];for(let i=0;i<this.count;i++){const s=i*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}}let w0=0;class Tr extends Zs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:w0++}),this.uuid=Ss(),this.name="",this.type="Material",this.blending=la,this.side=$s,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=dh,this.blendDst=ph,this.blendEquation=hr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ie(0,0,0),this.blendAlpha=0,this.depthFunc=ua,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Pf,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=zr,this.stencilZFail=zr,this.stencilZPass=zr,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(const e in t){const i=t[e];if(i===void 0){Xt(`Material: parameter '${e}' has value of undefined.`);continue}const s=this[e];if(s===void 0){Xt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[e]=i}}toJSON(t){const e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});const i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,this.name!==""&&(i.name=this.name),this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&this.emissiveIntensity!==1&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessRange!==void 0&&(i.iridescenceThicknessRange=this.iridescenceThicknessRange),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(t).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(t).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(t).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(t).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(t).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&this.attenuationDistance!==1/0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.shadowSide!==null&&(i.shadowSide=this.shadowSide),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),this.blending!==la&&(i.blending=this.blending),this.side!==$s&&(i.side=this.side),this.vertexColors===!0&&(i.vertexColors=!0),this.opacity<1&&(i.opacity=this.opacity),this.transparent===!0&&(i.transparent=!0),this.blendSrc!==dh&&(i.blendSrc=this.blendSrc),this.blendDst!==ph&&(i.blendDst=this.blendDst),this.blendEquation!==hr&&(i.blendEquation=this.blendEquation),this.blendSrcAlpha!==null&&(i.blendSrcAlpha=this.blendSrcAlpha),this.blendDstAlpha!==null&&(i.blendDstAlpha=this.blendDstAlpha),this.blendEquationAlpha!==null&&(i.blendEquationAlpha=this.blendEquationAlpha),this.blendColor&&this.blendColor.isColor&&(i.blendColor=this.blendColor.getHex()),this.blendAlpha!==0&&(i.blendAlpha=this.blendAlpha),this.depthFunc!==ua&&(i.depthFunc=this.depthFunc),this.depthTest===!1&&(i.depthTest=this.depthTest),this.depthWrite===!1&&(i.depthWrite=this.depthWrite),this.colorWrite===!1&&(i.colorWrite=this.colorWrite),this.stencilWriteMask!==255&&(i.stencilWriteMask=this.stencilWriteMask),this.stencilFunc!==Pf&&(i.stencilFunc=this.stencilFunc),this.stencilRef!==0&&(i.stencilRef=this.stencilRef),this.stencilFuncMask!==255&&(i.stencilFuncMask=this.stencilFuncMask),this.stencilFail!==zr&&(i.stencilFail=this.stencilFail),this.stencilZFail!==zr&&(i.stencilZFail=this.stencilZFail),this.stencilZPass!==zr&&(i.stencilZPass=this.stencilZPass),this.stencilWrite===!0&&(i.stencilWrite=this.stencilWrite),this.rotation!==void 0&&this.rotation!==0&&(i.rotation=this.rotation),this.polygonOffset===!0&&(i.polygonOffset=!0),this.polygonOffsetFactor!==0&&(i.polygonOffsetFactor=this.polygonOffsetFactor),this.polygonOffsetUnits!==0&&(i.polygonOffsetUnits=this.polygonOffsetUnits),this.linewidth!==void 0&&this.linewidth!==1&&(i.linewidth=this.linewidth),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.dithering===!0&&(i.dithering=!0),this.alphaTest>0&&(i.alphaTest=this.alphaTest),this.alphaHash===!0&&(i.alphaHash=!0),this.alphaToCoverage===!0&&(i.alphaToCoverage=!0),this.premultipliedAlpha===!0&&(i.premultipliedAlpha=!0),this.forceSinglePass===!0&&(i.forceSinglePass=!0),this.allowOverride===!1&&(i.allowOverride=!1),this.wireframe===!0&&(i.wireframe=!0),this.wireframeLinewidth>1&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!=="round"&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!=="round"&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading===!0&&(i.flatShading=!0),this.visible===!1&&(i.visible=!1),this.toneMapped===!1&&(i.toneMapped=!1),this.fog===!1&&(i.fog=!1),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){const a=[];for(const o in r){const l=r[o];delete l.metadata,a.push(l)}return a}if(e){const r=s(t.textures),a=s(t.images);r.length>0&&(i.textures=r),a.length>0&&(i.images=a)}return i}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;const e=t.clippingPlanes;let i=null;if(e!==null){const s=e.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=e[r].clone()}return this.clippingPlanes=i,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}}const ms=new N,Pc=new N,Bo=new N,Vs=new N,Dc=new N,zo=new N,Lc=new N;class Vl{constructor(t=new N,e=new N(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,ms)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);const i=e.dot(this.direction);return i<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){const e=ms.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(ms.copy(this.origin).addScaledVector(this.direction,e),ms.distanceToSquared(t))}distanceSqToSegment(t,e,i,s){Pc.copy(t).add(e).multiplyScalar(.5),Bo.copy(e).sub(t).normalize(),Vs.copy(this.origin).sub(Pc);const r=t.distanceTo(e)*.5,a=-this.direction.dot(Bo),o=Vs.dot(this.direction),l=-Vs.dot(Bo),c=Vs.lengthSq(),f=Math.abs(1-a*a);let u,h,m,_;if(f>0)if(u=a*l-o,h=a*o-l,_=r*f,u>=0)if(h>=-_)if(h<=_){const S=1/f;u*=S,h*=S,m=u*(u+a*h+2*o)+h*(a*u+h+2*l)+c}else h=r,u=Math.max(0,-(a*h+o)),m=-u*u+h*(h+2*l)+c;else h=-r,u=Math.max(0,-(a*h+o)),m=-u*u+h*(h+2*l)+c;else h<=-_?(u=Math.max(0,-(-a*r+o)),h=u>0?-r:Math.min(Math.max(-r,-l),r),m=-u*u+h*(h+2*l)+c):h<=_?(u=0,h=Math.min(Math.max(-r,-l),r),m=h*(h+2*l)+c):(u=Math.max(0,-(a*r+o)),h=u>0?r:Math.min(Math.max(-r,-l),r),m=-u*u+h*(h+2*l)+c);else h=a>0?-r:r,u=Math.max(0,-(a*h+o)),m=-u*u+h*(h+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Pc).addScaledVector(Bo,h),m}intersectSphere(t,e){ms.subVectors(t.center,this.origin);const i=ms.dot(this.direction),s=ms.dot(ms)-i*i,r=t.radius*t.radius;if(s>r)return null;const a=Math.sqrt(r-s),o=i-a,l=i+a;return l<0?null:o<0?this.at(l,e):this.at(o,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){const e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;const i=-(this.origin.dot(t.normal)+t.constant)/e;return i>=0?i:null}intersectPlane(t,e){const i=this.distanceToPlane(t);return i===null?null:this.at(i,e)}intersectsPlane(t){const e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let i,s,r,a,o,l;const c=1/this.direction.x,f=1/this.direction.y,u=1/this.direction.z,h=this.origin;return c>=0?(i=(t.min.x-h.x)*c,s=(t.max.x-h.x)*c):(i=(t.max.x-h.x)*c,s=(t.min.x-h.x)*c),f>=0?(r=(t.min.y-h.y)*f,a=(t.max.y-h.y)*f):(r=(t.max.y-h.y)*f,a=(t.min.y-h.y)*f),i>a||r>s||((r>i||isNaN(i))&&(i=r),(a<s||isNaN(s))&&(s=a),u>=0?(o=(t.min.z-h.z)*u,l=(t.max.z-h.z)*u):(o=(t.max.z-h.z)*u,l=(t.min.z-h.z)*u),i>l||o>s)||((o>i||i!==i)&&(i=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,e)}intersectsBox(t){return this.intersectBox(t,ms)!==null}intersectTriangle(t,e,i,s,r){Dc.subVectors(e,t),zo.subVectors(i,t),Lc.crossVectors(Dc,zo);let a=this.direction.dot(Lc),o;if(a>0){if(s)return null;o=1}else if(a<0)o=-1,a=-a;else return null;Vs.subVectors(this.origin,t);const l=o*this.direction.dot(zo.crossVectors(Vs,zo));if(l<0)return null;const c=o*this.direction.dot(Dc.cross(Vs));if(c<0||l+c>a)return null;const f=-o*Vs.dot(Lc);return f<0?null:this.at(f/a,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}}class Sa extends Tr{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ie(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ts,this.combine=Bl,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}}const Xf=new ye,rr=new Vl,ko=new Cs,Yf=new N,Vo=new N,Go=new N,Ho=new N,Ic=new N,Wo=new N,qf=new N,Xo=new N;class wn extends Tn{constructor(t=new Fn,e=new Sa){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0&&(this.morphTargetInfluences=t.morphTargetInfluences.slice()),t.morphTargetDictionary!==void 0&&(this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary)),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){const e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){const s=e[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(t,e){const i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,a=i.morphTargetsRelative;e.fromBufferAttribute(s,t);const o=this.morphTargetInfluences;if(r&&o){Wo.set(0,0,0);for(let l=0,c=r.length;l<c;l++){const f=o[l],u=r[l];f!==0&&(Ic.fromBufferAttribute(u,t),a?Wo.addScaledVector(Ic,f):Wo.addScaledVector(Ic.sub(e),f))}e.add(Wo)}return e}raycast(t,e){const i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),ko.copy(i.boundingSphere),ko.applyMatrix4(r),rr.copy(t.ray).recast(t.near),!(ko.containsPoint(rr.origin)===!1&&(rr.intersectSphere(ko,Yf)===null||rr.origin.distanceToSquared(Yf)>(t.far-t.near)**2))&&(Xf.copy(r).invert(),rr.copy(t.ray).applyMatrix4(Xf),!(i.boundingBox!==null&&rr.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(t,e,rr)))}_computeIntersections(t,e,i){let s;const r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,c=r.attributes.uv,f=r.attributes.uv1,u=r.attributes.normal,h=r.groups,m=r.drawRange;if(o!==null)if(Array.isArray(a))for(let _=0,S=h.length;_<S;_++){const p=h[_],d=a[p.materialIndex],M=Math.max(p.start,m.start),A=Math.min(o.count,Math.min(p.start+p.count,m.start+m.count));for(let E=M,L=A;E<L;E+=3){const T=o.getX(E),I=o.getX(E+1),v=o.getX(E+2);s=Yo(this,d,t,i,c,f,u,T,I,v),s&&(s.faceIndex=Math.floor(E/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{const _=Math.max(0,m.start),S=Math.min(o.count,m.start+m.count);for(let p=_,d=S;p<d;p+=3){const M=o.getX(p),A=o.getX(p+1),E=o.getX(p+2);s=Yo(this,a,t,i,c,f,u,M,A,E),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let _=0,S=h.length;_<S;_++){const p=h[_],d=a[p.materialIndex],M=Math.max(p.start,m.start),A=Math.min(l.count,Math.min(p.start+p.count,m.start+m.count));for(let E=M,L=A;E<L;E+=3){const T=E,I=E+1,v=E+2;s=Yo(this,d,t,i,c,f,u,T,I,v),s&&(s.faceIndex=Math.floor(E/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{const _=Math.max(0,m.start),S=Math.min(l.count,m.start+m.count);for(let p=_,d=S;p<d;p+=3){const M=p,A=p+1,E=p+2;s=Yo(this,a,t,i,c,f,u,M,A,E),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}}function T0(n,t,e,i,s,r,a,o){let l;if(t.side===ii?l=i.intersectTriangle(a,r,s,!0,o):l=i.intersectTriangle(s,r,a,t.side===$s,o),l===null)return null;Xo.copy(o),Xo.applyMatrix4(n.matrixWorld);const c=e.ray.origin.distanceTo(Xo);return c<e.near||c>e.far?null:{distance:c,point:Xo.clone(),object:n}}function Yo(n,t,e,i,s,r,a,o,l,c){n.getVertexPosition(o,Vo),n.getVertexPosition(l,Go),n.getVertexPosition(c,Ho);const f=T0(n,t,e,i,Vo,Go,Ho,qf);if(f){const u=new N;Oi.getBarycoord(qf,Vo,Go,Ho,u),s&&(f.uv=Oi.getInterpolatedAttribute(s,o,l,c,u,new Qt)),r&&(f.uv1=Oi.getInterpolatedAttribute(r,o,l,c,u,new Qt)),a&&(f.normal=Oi.getInterpolatedAttribute(a,o,l,c,u,new N),f.normal.dot(i.direction)>0&&f.normal.multiplyScalar(-1));const h={a:o,b:l,c,normal:new N,materialIndex:0};Oi.getNormal(Vo,Go,Ho,h.normal),f.face=h,f.barycoord=u}return f}class bm extends ti{constructor(t=null,e=1,i=1,s,r,a,o,l,c=In,f=In,u,h){super(null,a,o,l,c,f,s,r,u,h),this.isDataTexture=!0,this.image={data:t,width:e,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}}class jf extends Un{constructor(t,e,i,s=1){super(t,e,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){const t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}}const Kr=new ye,$f=new ye,qo=[],Kf=new wi,A0=new ye,Ba=new wn,za=new Cs;class uo extends wn{constructor(t,e,i){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new jf(new Float32Array(i*16),16),this.previousInstanceMatrix=null,this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<i;s++)this.setMatrixAt(s,A0)}computeBoundingBox(){const t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new wi),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<e;i++)this.getMatrixAt(i,Kr),Kf.copy(t.boundingBox).applyMatrix4(Kr),this.boundingBox.union(Kf)}computeBoundingSphere(){const t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Cs),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<e;i++)this.getMatrixAt(i,Kr),za.copy(t.boundingSphere).applyMatrix4(Kr),this.boundingSphere.union(za)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),t.previousInstanceMatrix!==null&&(this.previousInstanceMatrix=t.previousInstanceMatrix.clone()),t.morphTexture!==null&&(this.morphTexture=t.morphTexture.clone()),t.instanceColor!==null&&(this.instanceColor=t.instanceColor.clone()),this.count=t.count,t.boundingBox!==null&&(this.boundingBox=t.boundingBox.clone()),t.boundingSphere!==null&&(this.boundingSphere=t.boundingSphere.clone()),this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){const i=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=i.length+1,a=t*r+1;for(let o=0;o<i.length;o++)i[o]=s[a+o]}raycast(t,e){const i=this.matrixWorld,s=this.count;if(Ba.geometry=this.geometry,Ba.material=this.material,Ba.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),za.copy(this.boundingSphere),za.applyMatrix4(i),t.ray.intersectsSphere(za)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Kr),$f.multiplyMatrices(i,Kr),Ba.matrixWorld=$f,Ba.raycast(t,qo);for(let a=0,o=qo.length;a<o;a++){const l=qo[a];l.instanceId=r,l.object=this,e.push(l)}qo.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new jf(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){const i=e.morphTargetInfluences,s=i.length+1;this.morphTexture===null&&(this.morphTexture=new bm(new Float32Array(s*this.count),s,this.count,Eu,zi));const r=this.morphTexture.source.data.data;let a=0;for(let c=0;c<i.length;c++)a+=i[c];const o=this.geometry.morphTargetsRelative?1:1-a,l=s*t;return r[l]=o,r.set(i,l+1),this}updateMorphTargets(){}dispose(){this.dispatchEvent({type:"dispose"}),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}}const Uc=new N,R0=new N,C0=new ae;class gs{constructor(t=new N(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,i,s){return this.normal.set(t,e,i),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,i){const s=Uc.subVectors(i,e).cross(R0.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){const t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,i=!0){const s=t.delta(Uc),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;const a=-(t.start.dot(this.normal)+this.constant)/r;return i===!0&&(a<0||a>1)?null:e.copy(t.start).addScaledVector(s,a)}intersectsLine(t){const e=this.distanceToPoint(t.start),i=this.distanceToPoint(t.end);return e<0&&i>0||i<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){const i=e||C0.getNormalMatrix(t),s=this.coplanarPoint(Uc).applyMatrix4(t),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}}const ar=new Cs,P0=new Qt(.5,.5),jo=new N;class Uu{constructor(t=new gs,e=new gs,i=new gs,s=new gs,r=new gs,a=new gs){this.planes=[t,e,i,s,r,a]}set(t,e,i,s,r,a){const o=this.planes;return o[0].copy(t),o[1].copy(e),o[2].copy(i),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(t){const e=this.planes;for(let i=0;i<6;i++)e[i].copy(t.planes[i]);return this}setFromProjectionMatrix(t,e=ss,i=!1){const s=this.planes,r=t.elements,a=r[0],o=r[1],l=r[2],c=r[3],f=r[4],u=r[5],h=r[6],m=r[7],_=r[8],S=r[9],p=r[10],d=r[11],M=r[12],A=r[13],E=r[14],L=r[15];if(s[0].setComponents(c-a,m-f,d-_,L-M).normalize(),s[1].setComponents(c+a,m+f,d+_,L+M).normalize(),s[2].setComponents(c+o,m+u,d+S,L+A).normalize(),s[3].setComponents(c-o,m-u,d-S,L-A).normalize(),i)s[4].setComponents(l,h,p,E).normalize(),s[5].setComponents(c-l,m-h,d-p,L-E).normalize();else if(s[4].setComponents(c-l,m-h,d-p,L-E).normalize(),e===ss)s[5].setComponents(c+l,m+h,d+p,L+E).normalize();else if(e===co)s[5].setComponents(l,h,p,E).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),ar.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{const e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),ar.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(ar)}intersectsSprite(t){ar.center.set(0,0,0);const e=P0.distanceTo(t.center);return ar.radius=.7071067811865476+e,ar.applyMatrix4(t.matrixWorld),this.intersectsSphere(ar)}intersectsSphere(t){const e=this.planes,i=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(t){const e=this.planes;for(let i=0;i<6;i++){const s=e[i];if(jo.x=s.normal.x>0?t.max.x:t.min.x,jo.y=s.normal.y>0?t.max.y:t.min.y,jo.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(jo)<0)return!1}return!0}containsPoint(t){const e=this.planes;for(let i=0;i<6;i++)if(e[i].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}}class Nu extends Tr{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ie(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}}const Cl=new N,Pl=new N,Zf=new ye,ka=new Vl,$o=new Cs,Nc=new N,Jf=new N;class D0 extends Tn{constructor(t=new Fn,e=new Nu){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,i=[0];for(let s=1,r=e.count;s<r;s++)Cl.fromBufferAttribute(e,s-1),Pl.fromBufferAttribute(e,s),i[s]=i[s-1],i[s]+=Cl.distanceTo(Pl);t.setAttribute("lineDistance",new en(i,1))}else Xt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}raycast(t,e){const i=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),$o.copy(i.boundingSphere),$o.applyMatrix4(s),$o.radius+=r,t.ray.intersectsSphere($o)===!1)return;Zf.copy(s).invert(),ka.copy(t.ray).applyMatrix4(Zf);const o=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=this.isLineSegments?2:1,f=i.index,h=i.attributes.position;if(f!==null){const m=Math.max(0,a.start),_=Math.min(f.count,a.start+a.count);for(let S=m,p=_-1;S<p;S+=c){const d=f.getX(S),M=f.getX(S+1),A=Ko(this,t,ka,l,d,M,S);A&&e.push(A)}if(this.isLineLoop){const S=f.getX(_-1),p=f.getX(m),d=Ko(this,t,ka,l,S,p,_-1);d&&e.push(d)}}else{const m=Math.max(0,a.start),_=Math.min(h.count,a.start+a.count);for(let S=m,p=_-1;S<p;S+=c){const d=Ko(this,t,ka,l,S,S+1,S);d&&e.push(d)}if(this.isLineLoop){const S=Ko(this,t,ka,l,_-1,m,_-1);S&&e.push(S)}}}updateMorphTargets(){const e=this.geometry.morphAttributes,i=Object.keys(e);if(i.length>0){const s=e[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){const o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}}function Ko(n,t,e,i,s,r,a){const o=n.geometry.attributes.position;if(Cl.fromBufferAttribute(o,s),Pl.fromBufferAttribute(o,r),e.distanceSqToSegment(Cl,Pl,Nc,Jf)>i)return;Nc.applyMatrix4(n.matrixWorld);const c=t.ray.origin.distanceTo(Nc);if(!(c<t.near||c>t.far))return{distance:c,point:Jf.clone().applyMatrix4(n.matrixWorld),index:a,face:null,faceIndex:null,barycoord:null,object:n}}const Qf=new N,td=new N;class Em extends D0{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){const t=this.geometry;if(t.index===null){const e=t.attributes.position,i=[];for(let s=0,r=e.count;s<r;s+=2)Qf.fromBufferAttribute(e,s),td.fromBufferAttribute(e,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+Qf.distanceTo(td);t.setAttribute("lineDistance",new en(i,1))}else Xt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}}class wm extends ti{constructor(t=[],e=Sr,i,s,r,a,o,l,c,f){super(t,e,i,s,r,a,o,l,c,f),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}}class da extends ti{constructor(t,e,i=ls,s,r,a,o=In,l=In,c,f=ws,u=1){if(f!==ws&&f!==pr)throw new Error("DepthTexture format must be either THREE.DepthFormat or THREE.DepthStencilFormat");const h={width:t,height:e,depth:u};super(h,s,r,a,o,l,f,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Du(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){const e=super.toJSON(t);return this.compareFunction!==null&&(e.compareFunction=this.compareFunction),e}}class L0 extends da{constructor(t,e=ls,i=Sr,s,r,a=In,o=In,l,c=ws){const f={width:t,height:t,depth:1},u=[f,f,f,f,f,f];super(t,t,e,i,s,r,a,o,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}}class Tm extends ti{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}}class Ma extends Fn{constructor(t=1,e=1,i=1,s=1,r=1,a=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:i,widthSegments:s,heightSegments:r,depthSegments:a};const o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);const l=[],c=[],f=[],u=[];let h=0,m=0;_("z","y","x",-1,-1,i,e,t,a,r,0),_("z","y","x",1,-1,i,e,-t,a,r,1),_("x","z","y",1,1,t,i,e,s,a,2),_("x","z","y",1,-1,t,i,-e,s,a,3),_("x","y","z",1,-1,t,e,i,s,r,4),_("x","y","z",-1,-1,t,e,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new en(c,3)),this.setAttribute("normal",new en(f,3)),this.setAttribute("uv",new en(u,2));function _(S,p,d,M,A,E,L,T,I,v,P){const F=E/I,R=L/v,B=E/2,G=L/2,Y=T/2,U=I+1,W=v+1;let O=0,rt=0;const st=new N;for(let ot=0;ot<W;ot++){const xt=ot*R-G;for(let ut=0;ut<U;ut++){const gt=ut*F-B;st[S]=gt*M,st[p]=xt*A,st[d]=Y,c.push(st.x,st.y,st.z),st[S]=0,st[p]=0,st[d]=T>0?1:-1,f.push(st.x,st.y,st.z),u.push(ut/I),u.push(1-ot/v),O+=1}}for(let ot=0;ot<v;ot++)for(let xt=0;xt<I;xt++){const ut=h+xt+U*ot,gt=h+xt+U*(ot+1),Kt=h+(xt+1)+U*(ot+1),Gt=h+(xt+1)+U*ot;l.push(ut,gt,Gt),l.push(gt,Kt,Gt),rt+=6}o.addGroup(m,rt,P),m+=rt,h+=O}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new Ma(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}}class xo extends Fn{constructor(t=1,e=1,i=1,s=32,r=1,a=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:i,radialSegments:s,heightSegments:r,openEnded:a,thetaStart:o,thetaLength:l};const c=this;s=Math.floor(s),r=Math.floor(r);const f=[],u=[],h=[],m=[];let _=0;const S=[],p=i/2;let d=0;M(),a===!1&&(t>0&&A(!0),e>0&&A(!1)),this.setIndex(f),this.setAttribute("position",new en(u,3)),this.setAttribute("normal",new en(h,3)),this.setAttribute("uv",new en(m,2));function M(){const E=new N,L=new N;let T=0;const I=(e-t)/i;for(let v=0;v<=r;v++){const P=[],F=v/r,R=F*(e-t)+t;for(let B=0;B<=s;B++){const G=B/s,Y=G*l+o,U=Math.sin(Y),W=Math.cos(Y);L.x=R*U,L.y=-F*i+p,L.z=R*W,u.push(L.x,L.y,L.z),E.set(U,I,W).normalize(),h.push(E.x,E.y,E.z),m.push(G,1-F),P.push(_++)}S.push(P)}for(let v=0;v<s;v++)for(let P=0;P<r;P++){const F=S[P][v],R=S[P+1][v],B=S[P+1][v+1],G=S[P][v+1];(t>0||P!==0)&&(f.push(F,R,G),T+=3),(e>0||P!==r-1)&&(f.push(R,B,G),T+=3)}c.addGroup(d,T,0),d+=T}function A(E){const L=_,T=new Qt,I=new N;let v=0;const P=E===!0?t:e,F=E===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,p*F,0),h.push(0,F,0),m.push(.5,.5),_++;const R=_;for(let B=0;B<=s;B++){const Y=B/s*l+o,U=Math.cos(Y),W=Math.sin(Y);I.x=P*W,I.y=p*F,I.z=P*U,u.push(I.x,I.y,I.z),h.push(0,F,0),T.x=U*.5+.5,T.y=W*.5*F+.5,m.push(T.x,T.y),_++}for(let B=0;B<s;B++){const G=L+B,Y=R+B;E===!0?f.push(Y,Y+1,G):f.push(Y+1,Y,G),v+=3}c.addGroup(d,v,E===!0?1:2),d+=v}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new xo(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class Fu extends xo{constructor(t=1,e=1,i=32,s=1,r=!1,a=0,o=Math.PI*2){super(0,t,e,i,s,r,a,o),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:i,heightSegments:s,openEnded:r,thetaStart:a,thetaLength:o}}static fromJSON(t){return new Fu(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}}class vo extends Fn{constructor(t=1,e=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:i,heightSegments:s};const r=t/2,a=e/2,o=Math.floor(i),l=Math.floor(s),c=o+1,f=l+1,u=t/o,h=e/l,m=[],_=[],S=[],p=[];for(let d=0;d<f;d++){const M=d*h-a;for(let A=0;A<c;A++){const E=A*u-r;_.push(E,-M,0),S.push(0,0,1),p.push(A/o),p.push(1-d/l)}}for(let d=0;d<l;d++)for(let M=0;M<o;M++){const A=M+c*d,E=M+c*(d+1),L=M+1+c*(d+1),T=M+1+c*d;m.push(A,E,T),m.push(E,L,T)}this.setIndex(m),this.setAttribute("position",new en(_,3)),this.setAttribute("normal",new en(S,3)),this.setAttribute("uv",new en(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new vo(t.width,t.height,t.widthSegments,t.heightSegments)}}class So extends Fn{constructor(t=1,e=32,i=16,s=0,r=Math.PI*2,a=0,o=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:i,phiStart:s,phiLength:r,thetaStart:a,thetaLength:o},e=Math.max(3,Math.floor(e)),i=Math.max(2,Math.floor(i));const l=Math.min(a+o,Math.PI);let c=0;const f=[],u=new N,h=new N,m=[],_=[],S=[],p=[];for(let d=0;d<=i;d++){const M=[],A=d/i;let E=0;d===0&&a===0?E=.5/e:d===i&&l===Math.PI&&(E=-.5/e);for(let L=0;L<=e;L++){const T=L/e;u.x=-t*Math.cos(s+T*r)*Math.sin(a+A*o),u.y=t*Math.cos(a+A*o),u.z=t*Math.sin(s+T*r)*Math.sin(a+A*o),_.push(u.x,u.y,u.z),h.copy(u).normalize(),S.push(h.x,h.y,h.z),p.push(T+E,1-A),M.push(c++)}f.push(M)}for(let d=0;d<i;d++)for(let M=0;M<e;M++){const A=f[d][M+1],E=f[d][M],L=f[d+1][M],T=f[d+1][M+1];(d!==0||a>0)&&m.push(A,E,T),(d!==i-1||l<Math.PI)&&m.push(E,L,T)}this.setIndex(m),this.setAttribute("position",new en(_,3)),this.setAttribute("normal",new en(S,3)),this.setAttribute("uv",new en(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new So(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}}class I0 extends Fn{constructor(t=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:t},t!==null){const e=[],i=new Set,s=new N,r=new N;if(t.index!==null){const a=t.attributes.position,o=t.index;let l=t.groups;l.length===0&&(l=[{start:0,count:o.count,materialIndex:0}]);for(let c=0,f=l.length;c<f;++c){const u=l[c],h=u.start,m=u.count;for(let _=h,S=h+m;_<S;_+=3)for(let p=0;p<3;p++){const d=o.getX(_+p),M=o.getX(_+(p+1)%3);s.fromBufferAttribute(a,d),r.fromBufferAttribute(a,M),ed(s,r,i)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}}else{const a=t.attributes.position;for(let o=0,l=a.count/3;o<l;o++)for(let c=0;c<3;c++){const f=3*o+c,u=3*o+(c+1)%3;s.fromBufferAttribute(a,f),r.fromBufferAttribute(a,u),ed(s,r,i)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}this.setAttribute("position",new en(e,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}}function ed(n,t,e){const i=`${n.x},${n.y},${n.z}-${t.x},${t.y},${t.z}`,s=`${t.x},${t.y},${t.z}-${n.x},${n.y},${n.z}`;return e.has(i)===!0||e.has(s)===!0?!1:(e.add(i),e.add(s),!0)}function pa(n){const t={};for(const e in n){t[e]={};for(const i in n[e]){const s=n[e][i];if(nd(s))s.isRenderTargetTexture?(Xt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][i]=null):t[e][i]=s.clone();else if(Array.isArray(s))if(nd(s[0])){const r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();t[e][i]=r}else t[e][i]=s.slice();else t[e][i]=s}}return t}function Jn(n){const t={};for(let e=0;e<n.length;e++){const i=pa(n[e]);for(const s in i)t[s]=i[s]}return t}function nd(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function U0(n){const t=[];for(let e=0;e<n.length;e++)t.push(n[e].clone());return t}function Am(n){const t=n.getRenderTarget();return t===null?n.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:xe.workingColorSpace}const Ou={clone:pa,merge:Jn};var N0=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,F0=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`;class Gi extends Tr{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=N0,this.fragmentShader=F0,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=pa(t.uniforms),this.uniformsGroups=U0(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){const e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(const s in this.uniforms){const a=this.uniforms[s].value;a&&a.isTexture?e.uniforms[s]={type:"t",value:a.toJSON(t).uuid}:a&&a.isColor?e.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?e.uniforms[s]={type:"v2",value:a.toArray()}:a&&a.isVector3?e.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?e.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?e.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?e.uniforms[s]={type:"m4",value:a.toArray()}:e.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;const i={};for(const s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(e.extensions=i),e}}class O0 extends Gi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}}class B0 extends Tr{constructor(t){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new ie(16777215),this.specular=new ie(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ie(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=El,this.normalScale=new Qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ts,this.combine=Bl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.specular.copy(t.specular),this.shininess=t.shininess,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class Bu extends Tr{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ie(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ie(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=El,this.normalScale=new Qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ts,this.combine=Bl,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}}class z0 extends Tr{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=I_,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}}class k0 extends Tr{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}}class Rm extends Tn{constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new ie(t),this.intensity=e}dispose(){this.dispatchEvent({type:"dispose"})}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){const e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}}class V0 extends Rm{constructor(t,e,i){super(t,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ie(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){const e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}}const Fc=new ye,id=new N,sd=new N;class G0{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Qt(512,512),this.mapType=fi,this.map=null,this.mapPass=null,this.matrix=new ye,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Uu,this._frameExtents=new Qt(1,1),this._viewportCount=1,this._viewports=[new ke(0,0,1,1)]}getViewportCount(){return this._viewportCount}getFrustum(){return this._frustum}updateMatrices(t){const e=this.camera,i=this.matrix;id.setFromMatrixPosition(t.matrixWorld),e.position.copy(id),sd.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(sd),e.updateMatrixWorld(),Fc.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),this._frustum.setFromProjectionMatrix(Fc,e.coordinateSystem,e.reversedDepth),e.coordinateSystem===co||e.reversedDepth?i.set(.5,0,0,.5,0,.5,0,.5,0,0,1,0,0,0,0,1):i.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1),i.multiply(Fc)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){const t={};return this.intensity!==1&&(t.intensity=this.intensity),this.bias!==0&&(t.bias=this.bias),this.normalBias!==0&&(t.normalBias=this.normalBias),this.radius!==1&&(t.radius=this.radius),(this.mapSize.x!==512||this.mapSize.y!==512)&&(t.mapSize=this.mapSize.toArray()),t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}}const Zo=new N,Jo=new pi,Ki=new N;class Cm extends Tn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ye,this.projectionMatrix=new ye,this.projectionMatrixInverse=new ye,this.coordinateSystem=ss,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Zo,Jo,Ki),Ki.x===1&&Ki.y===1&&Ki.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Zo,Jo,Ki.set(1,1,1)).invert()}updateWorldMatrix(t,e){super.updateWorldMatrix(t,e),this.matrixWorld.decompose(Zo,Jo,Ki),Ki.x===1&&Ki.y===1&&Ki.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Zo,Jo,Ki.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}}const Gs=new N,rd=new Qt,ad=new Qt;class Ei extends Cm{constructor(t=50,e=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){const e=.5*this.getFilmHeight()/t;this.fov=ho*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){const t=Math.tan(eo*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return ho*2*Math.atan(Math.tan(eo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,i){Gs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Gs.x,Gs.y).multiplyScalar(-t/Gs.z),Gs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Gs.x,Gs.y).multiplyScalar(-t/Gs.z)}getViewSize(t,e){return this.getViewBounds(t,rd,ad),e.subVectors(ad,rd)}setViewOffset(t,e,i,s,r,a){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=this.near;let e=t*Math.tan(eo*.5*this.fov)/this.zoom,i=2*e,s=this.aspect*i,r=-.5*s;const a=this.view;if(this.view!==null&&this.view.enabled){const l=a.fullWidth,c=a.fullHeight;r+=a.offsetX*s/l,e-=a.offsetY*i/c,s*=a.width/l,i*=a.height/c}const o=this.filmOffset;o!==0&&(r+=t*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-i,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}}class zu extends Cm{constructor(t=-1,e=1,i=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=i,this.bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,i,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){const t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2;let r=i-t,a=i+t,o=s+e,l=s-e;if(this.view!==null&&this.view.enabled){const c=(this.right-this.left)/this.view.fullWidth/this.zoom,f=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,a=r+c*this.view.width,o-=f*this.view.offsetY,l=o-f*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){const e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}}class H0 extends G0{constructor(){super(new zu(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}}class od extends Rm{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.shadow=new H0}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){const e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}}class W0 extends Fn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){const t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}}const Zr=-90,Jr=1;class X0 extends Tn{constructor(t,e,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;const s=new Ei(Zr,Jr,t,e);s.layers=this.layers,this.add(s);const r=new Ei(Zr,Jr,t,e);r.layers=this.layers,this.add(r);const a=new Ei(Zr,Jr,t,e);a.layers=this.layers,this.add(a);const o=new Ei(Zr,Jr,t,e);o.layers=this.layers,this.add(o);const l=new Ei(Zr,Jr,t,e);l.layers=this.layers,this.add(l);const c=new Ei(Zr,Jr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){const t=this.coordinateSystem,e=this.children.concat(),[i,s,r,a,o,l]=e;for(const c of e)this.remove(c);if(t===ss)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===co)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(const c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();const{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());const[r,a,o,l,c,f]=this.children,u=t.getRenderTarget(),h=t.getActiveCubeFace(),m=t.getActiveMipmapLevel(),_=t.xr.enabled;t.xr.enabled=!1;const S=i.texture.generateMipmaps;i.texture.generateMipmaps=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(i,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(i,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(i,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(i,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(i,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),i.texture.generateMipmaps=S,t.setRenderTarget(i,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,f),t.setRenderTarget(u,h,m),t.xr.enabled=_,i.texture.needsPMREMUpdate=!0}}class Y0 extends Ei{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t}}class nu extends E0{constructor(t,e,i=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=i}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){const e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){const e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}}const ld=new ye;class q0{constructor(t,e,i=0,s=1/0){this.ray=new Vl(t,e),this.near=i,this.far=s,this.camera=null,this.layers=new Lu,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,(e.near+e.far)/(e.near-e.far)).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):Se("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return ld.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(ld),this}intersectObject(t,e=!0,i=[]){return iu(t,this,i,e),i.sort(cd),i}intersectObjects(t,e=!0,i=[]){for(let s=0,r=t.length;s<r;s++)iu(t[s],this,i,e);return i.sort(cd),i}}function cd(n,t){return n.distance-t.distance}function iu(n,t,e,i){let s=!0;if(n.layers.test(t.layers)&&n.raycast(t,e)===!1&&(s=!1),s===!0&&i===!0){const r=n.children;for(let a=0,o=r.length;a<o;a++)iu(r[a],t,e,!0)}}class hd{constructor(t=1,e=0,i=0){this.radius=t,this.phi=e,this.theta=i}set(t,e,i){return this.radius=t,this.phi=e,this.theta=i,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=re(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,i){return this.radius=Math.sqrt(t*t+e*e+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,i),this.phi=Math.acos(re(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}}class Pm{static{Pm.prototype.isMatrix2=!0}constructor(t,e,i,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let i=0;i<4;i++)this.elements[i]=t[i+e];return this}set(t,e,i,s){const r=this.elements;return r[0]=t,r[2]=e,r[1]=i,r[3]=s,this}}const ud=new N,Qo=new N,Qr=new N,ta=new N,Oc=new N,j0=new N,$0=new N;class K0{constructor(t=new N,e=new N){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){ud.subVectors(t,this.start),Qo.subVectors(this.end,this.start);const i=Qo.dot(Qo);if(i===0)return 0;let r=Qo.dot(ud)/i;return e&&(r=re(r,0,1)),r}closestPointToPoint(t,e,i){const s=this.closestPointToPointParameter(t,e);return this.delta(i).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=j0,i=$0){const s=10000000000000001e-32;let r,a;const o=this.start,l=t.start,c=this.end,f=t.end;Qr.subVectors(c,o),ta.subVectors(f,l),Oc.subVectors(o,l);const u=Qr.dot(Qr),h=ta.dot(ta),m=ta.dot(Oc);if(u<=s&&h<=s)return e.copy(o),i.copy(l),e.sub(i),e.dot(e);if(u<=s)r=0,a=m/h,a=re(a,0,1);else{const _=Qr.dot(Oc);if(h<=s)a=0,r=re(-_/u,0,1);else{const S=Qr.dot(ta),p=u*h-S*S;p!==0?r=re((S*m-_*h)/p,0,1):r=0,a=(S*r+m)/h,a<0?(a=0,r=re(-_/u,0,1)):a>1&&(a=1,r=re((S-_)/u,0,1))}}return e.copy(o).addScaledVector(Qr,r),i.copy(l).addScaledVector(ta,a),e.distanceToSquared(i)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}}class Z0 extends Em{constructor(t=10,e=10,i=4473924,s=8947848){i=new ie(i),s=new ie(s);const r=e/2,a=t/e,o=t/2,l=[],c=[];for(let h=0,m=0,_=-o;h<=e;h++,_+=a){l.push(-o,0,_,o,0,_),l.push(_,0,-o,_,0,o);const S=h===r?i:s;S.toArray(c,m),m+=3,S.toArray(c,m),m+=3,S.toArray(c,m),m+=3,S.toArray(c,m),m+=3}const f=new Fn;f.setAttribute("position",new en(l,3)),f.setAttribute("color",new en(c,3));const u=new Nu({vertexColors:!0,toneMapped:!1});super(f,u),this.type="GridHelper"}dispose(){this.geometry.dispose(),this.material.dispose()}}class J0 extends Zs{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){if(t===void 0){Xt("Controls: connect() now requires an element.");return}this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}}function fd(n,t,e,i){const s=Q0(i);switch(e){case gm:return n*t;case Eu:return n*t/s.components*s.byteLength;case wu:return n*t/s.components*s.byteLength;case Mr:return n*t*2/s.components*s.byteLength;case Tu:return n*t*2/s.components*s.byteLength;case _m:return n*t*3/s.components*s.byteLength;case ki:return n*t*4/s.components*s.byteLength;case Au:return n*t*4/s.components*s.byteLength;case ml:case gl:return Math.floor((n+3)/4)*Math.floor((t+3)/4)*8;case _l:case xl:return Math.floor((n+3)/4)*Math.floor((t+3)/4)*16;case wh:case Ah:return Math.max(n,16)*Math.max(t,8)/4;case Eh:case Th:return Math.max(n,8)*Math.max(t,8)/2;case Rh:case Ch:case Dh:case Lh:return Math.floor((n+3)/4)*Math.floor((t+3)/4)*8;case Ph:case yl:case Ih:return Math.floor((n+3)/4)*Math.floor((t+3)/4)*16;case Uh:return Math.floor((n+3)/4)*Math.floor((t+3)/4)*16;case Nh:return Math.floor((n+4)/5)*Math.floor((t+3)/4)*16;case Fh:return Math.floor((n+4)/5)*Math.floor((t+4)/5)*16;case Oh:return Math.floor((n+5)/6)*Math.floor((t+4)/5)*16;case Bh:return Math.floor((n+5)/6)*Math.floor((t+5)/6)*16;case zh:return Math.floor((n+7)/8)*Math.floor((t+4)/5)*16;case kh:return Math.floor((n+7)/8)*Math.floor((t+5)/6)*16;case Vh:return Math.floor((n+7)/8)*Math.floor((t+7)/8)*16;case Gh:return Math.floor((n+9)/10)*Math.floor((t+4)/5)*16;case Hh:return Math.floor((n+9)/10)*Math.floor((t+5)/6)*16;case Wh:return Math.floor((n+9)/10)*Math.floor((t+7)/8)*16;case Xh:return Math.floor((n+9)/10)*Math.floor((t+9)/10)*16;case Yh:return Math.floor((n+11)/12)*Math.floor((t+9)/10)*16;case qh:return Math.floor((n+11)/12)*Math.floor((t+11)/12)*16;case jh:case $h:case Kh:return Math.ceil(n/4)*Math.ceil(t/4)*16;case Zh:case Jh:return Math.ceil(n/4)*Math.ceil(t/4)*8;case bl:case Qh:return Math.ceil(n/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function Q0(n){switch(n){case fi:case fm:return{byteLength:1,components:1};case oo:case dm:case Es:return{byteLength:2,components:1};case yu:case bu:return{byteLength:2,components:4};case ls:case Mu:case zi:return{byteLength:4,components:1};case pm:case mm:return{byteLength:4,components:3}}throw new Error(`Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"184"}}));typeof window<"u"&&(window.__THREE__?Xt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="184");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Dm(){let n=null,t=!1,e=null,i=null;function s(r,a){e(r,a),i=n.requestAnimationFrame(s)}return{start:function(){t!==!0&&e!==null&&n!==null&&(i=n.requestAnimationFrame(s),t=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){n=r}}}function tx(n){const t=new WeakMap;function e(o,l){const c=o.array,f=o.usage,u=c.byteLength,h=n.createBuffer();n.bindBuffer(l,h),n.bufferData(l,c,f),o.onUploadCallback();let m;if(c instanceof Float32Array)m=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)m=n.HALF_FLOAT;else if(c instanceof Uint16Array)o.isFloat16BufferAttribute?m=n.HALF_FLOAT:m=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)m=n.SHORT;else if(c instanceof Uint32Array)m=n.UNSIGNED_INT;else if(c instanceof Int32Array)m=n.INT;else if(c instanceof Int8Array)m=n.BYTE;else if(c instanceof Uint8Array)m=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)m=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:m,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:u}}function i(o,l,c){const f=l.array,u=l.updateRanges;if(n.bindBuffer(c,o),u.length===0)n.bufferSubData(c,0,f);else{u.sort((m,_)=>m.start-_.start);let h=0;for(let m=1;m<u.length;m++){const _=u[h],S=u[m];S.start<=_.start+_.count+1?_.count=Math.max(_.count,S.start+S.count-_.start):(++h,u[h]=S)}u.length=h+1;for(let m=0,_=u.length;m<_;m++){const S=u[m];n.bufferSubData(c,S.start*f.BYTES_PER_ELEMENT,f,S.start,S.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),t.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);const l=t.get(o);l&&(n.deleteBuffer(l.buffer),t.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){const f=t.get(o);(!f||f.version<o.version)&&t.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}const c=t.get(o);if(c===void 0)t.set(o,e(o,l));else if(c.version<o.version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,o,l),c.version=o.version}}return{get:s,remove:r,update:a}}var ex=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,nx=`#ifdef USE_ALPHAHASH
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
#endif`,ix=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,sx=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,rx=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,ax=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,ox=`#ifdef USE_AOMAP
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
#endif`,lx=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,cx=`#ifdef USE_BATCHING
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
#endif`,hx=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,ux=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,fx=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,dx=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,px=`#ifdef USE_IRIDESCENCE
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
#endif`,mx=`#ifdef USE_BUMPMAP
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
#endif`,gx=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,_x=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,xx=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,vx=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Sx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Mx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,yx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,bx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Ex=`#define PI 3.141592653589793
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
} // validated`,wx=`#ifdef ENVMAP_TYPE_CUBE_UV
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
#endif`,Tx=`vec3 transformedNormal = objectNormal;
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
#endif`,Ax=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Rx=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Cx=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Px=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Dx="gl_FragColor = linearToOutputTexel( gl_FragColor );",Lx=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Ix=`#ifdef USE_ENVMAP
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
#endif`,Ux=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	#ifdef ENVMAP_TYPE_CUBE
		uniform samplerCube envMap;
	#else
		uniform sampler2D envMap;
	#endif
#endif`,Nx=`#ifdef USE_ENVMAP
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
#endif`,Fx=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Ox=`#ifdef USE_ENVMAP
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
#endif`,Bx=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,zx=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,kx=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Vx=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Gx=`#ifdef USE_GRADIENTMAP
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
}`,Hx=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Wx=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Xx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Yx=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,qx=`#ifdef USE_ENVMAP
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
#endif`,jx=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,$x=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Kx=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Zx=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Jx=`PhysicalMaterial material;
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
#endif`,Qx=`uniform sampler2D dfgLUT;
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
}`,tv=`
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
#endif`,ev=`#if defined( RE_IndirectDiffuse )
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
#endif`,nv=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,iv=`#ifdef USE_LIGHT_PROBES_GRID
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
#endif`,sv=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,rv=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,av=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,ov=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,lv=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,cv=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,hv=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,uv=`#if defined( USE_POINTS_UV )
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
#endif`,fv=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,dv=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,pv=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,mv=`#if defined( USE_MORPHCOLORS )
	vColor *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,gv=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,_v=`#ifdef USE_MORPHTARGETS
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
#endif`,xv=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,vv=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Sv=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Mv=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,yv=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,bv=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
	#endif
#endif`,Ev=`#ifdef USE_NORMALMAP
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
#endif`,wv=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Tv=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Av=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Rv=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Cv=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Pv=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Dv=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Lv=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Iv=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Uv=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Nv=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Fv=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Ov=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Bv=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,zv=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,kv=`float getShadowMask() {
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
}`,Vv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Gv=`#ifdef USE_SKINNING
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
#endif`,Hv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Wv=`#ifdef USE_SKINNING
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
#endif`,Xv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Yv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,qv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,jv=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,$v=`#ifdef USE_TRANSMISSION
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
#endif`,Kv=`#ifdef USE_TRANSMISSION
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
#endif`,Zv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Jv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Qv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,tS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`;const eS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,nS=`uniform sampler2D t2D;
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
}`,iS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,sS=`#ifdef ENVMAP_TYPE_CUBE
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
}`,rS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,aS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,oS=`#include <common>
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
}`,lS=`#if DEPTH_PACKING == 3200
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
}`,cS=`#define DISTANCE
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
}`,hS=`#define DISTANCE
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
}`,uS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,fS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,dS=`uniform float scale;
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
}`,pS=`uniform vec3 diffuse;
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
}`,mS=`#include <common>
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
}`,gS=`uniform vec3 diffuse;
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
}`,_S=`#define LAMBERT
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
}`,xS=`#define LAMBERT
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
}`,vS=`#define MATCAP
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
}`,SS=`#define MATCAP
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
}`,MS=`#define NORMAL
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
}`,yS=`#define NORMAL
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
}`,bS=`#define PHONG
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
}`,ES=`#define PHONG
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
}`,wS=`#define STANDARD
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
}`,TS=`#define STANDARD
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
}`,AS=`#define TOON
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
}`,RS=`#define TOON
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
}`,CS=`uniform float size;
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
}`,PS=`uniform vec3 diffuse;
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
}`,DS=`#include <common>
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
}`,LS=`uniform vec3 color;
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
}`,IS=`uniform float rotation;
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
}`,US=`uniform vec3 diffuse;
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
}`,le={alphahash_fragment:ex,alphahash_pars_fragment:nx,alphamap_fragment:ix,alphamap_pars_fragment:sx,alphatest_fragment:rx,alphatest_pars_fragment:ax,aomap_fragment:ox,aomap_pars_fragment:lx,batching_pars_vertex:cx,batching_vertex:hx,begin_vertex:ux,beginnormal_vertex:fx,bsdfs:dx,iridescence_fragment:px,bumpmap_pars_fragment:mx,clipping_planes_fragment:gx,clipping_planes_pars_fragment:_x,clipping_planes_pars_vertex:xx,clipping_planes_vertex:vx,color_fragment:Sx,color_pars_fragment:Mx,color_pars_vertex:yx,color_vertex:bx,common:Ex,cube_uv_reflection_fragment:wx,defaultnormal_vertex:Tx,displacementmap_pars_vertex:Ax,displacementmap_vertex:Rx,emissivemap_fragment:Cx,emissivemap_pars_fragment:Px,colorspace_fragment:Dx,colorspace_pars_fragment:Lx,envmap_fragment:Ix,envmap_common_pars_fragment:Ux,envmap_pars_fragment:Nx,envmap_pars_vertex:Fx,envmap_physical_pars_fragment:qx,envmap_vertex:Ox,fog_vertex:Bx,fog_pars_vertex:zx,fog_fragment:kx,fog_pars_fragment:Vx,gradientmap_pars_fragment:Gx,lightmap_pars_fragment:Hx,lights_lambert_fragment:Wx,lights_lambert_pars_fragment:Xx,lights_pars_begin:Yx,lights_toon_fragment:jx,lights_toon_pars_fragment:$x,lights_phong_fragment:Kx,lights_phong_pars_fragment:Zx,lights_physical_fragment:Jx,lights_physical_pars_fragment:Qx,lights_fragment_begin:tv,lights_fragment_maps:ev,lights_fragment_end:nv,lightprobes_pars_fragment:iv,logdepthbuf_fragment:sv,logdepthbuf_pars_fragment:rv,logdepthbuf_pars_vertex:av,logdepthbuf_vertex:ov,map_fragment:lv,map_pars_fragment:cv,map_particle_fragment:hv,map_particle_pars_fragment:uv,metalnessmap_fragment:fv,metalnessmap_pars_fragment:dv,morphinstance_vertex:pv,morphcolor_vertex:mv,morphnormal_vertex:gv,morphtarget_pars_vertex:_v,morphtarget_vertex:xv,normal_fragment_begin:vv,normal_fragment_maps:Sv,normal_pars_fragment:Mv,normal_pars_vertex:yv,normal_vertex:bv,normalmap_pars_fragment:Ev,clearcoat_normal_fragment_begin:wv,clearcoat_normal_fragment_maps:Tv,clearcoat_pars_fragment:Av,iridescence_pars_fragment:Rv,opaque_fragment:Cv,packing:Pv,premultiplied_alpha_fragment:Dv,project_vertex:Lv,dithering_fragment:Iv,dithering_pars_fragment:Uv,roughnessmap_fragment:Nv,roughnessmap_pars_fragment:Fv,shadowmap_pars_fragment:Ov,shadowmap_pars_vertex:Bv,shadowmap_vertex:zv,shadowmask_pars_fragment:kv,skinbase_vertex:Vv,skinning_pars_vertex:Gv,skinning_vertex:Hv,skinnormal_vertex:Wv,specularmap_fragment:Xv,specularmap_pars_fragment:Yv,tonemapping_fragment:qv,tonemapping_pars_fragment:jv,transmission_fragment:$v,transmission_pars_fragment:Kv,uv_pars_fragment:Zv,uv_pars_vertex:Jv,uv_vertex:Qv,worldpos_vertex:tS,background_vert:eS,background_frag:nS,backgroundCube_vert:iS,backgroundCube_frag:sS,cube_vert:rS,cube_frag:aS,depth_vert:oS,depth_frag:lS,distance_vert:cS,distance_frag:hS,equirect_vert:uS,equirect_frag:fS,linedashed_vert:dS,linedashed_frag:pS,meshbasic_vert:mS,meshbasic_frag:gS,meshlambert_vert:_S,meshlambert_frag:xS,meshmatcap_vert:vS,meshmatcap_frag:SS,meshnormal_vert:MS,meshnormal_frag:yS,meshphong_vert:bS,meshphong_frag:ES,meshphysical_vert:wS,meshphysical_frag:TS,meshtoon_vert:AS,meshtoon_frag:RS,points_vert:CS,points_frag:PS,shadow_vert:DS,shadow_frag:LS,sprite_vert:IS,sprite_frag:US},wt={common:{diffuse:{value:new ie(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ae},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ae}},envmap:{envMap:{value:null},envMapRotation:{value:new ae},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ae}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ae}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ae},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ae},normalScale:{value:new Qt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ae},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ae}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ae}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ae}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ie(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:null},probesMin:{value:new N},probesMax:{value:new N},probesResolution:{value:new N}},points:{diffuse:{value:new ie(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0},uvTransform:{value:new ae}},sprite:{diffuse:{value:new ie(16777215)},opacity:{value:1},center:{value:new Qt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ae},alphaMap:{value:null},alphaMapTransform:{value:new ae},alphaTest:{value:0}}},ni={basic:{uniforms:Jn([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.fog]),vertexShader:le.meshbasic_vert,fragmentShader:le.meshbasic_frag},lambert:{uniforms:Jn([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,wt.lights,{emissive:{value:new ie(0)},envMapIntensity:{value:1}}]),vertexShader:le.meshlambert_vert,fragmentShader:le.meshlambert_frag},phong:{uniforms:Jn([wt.common,wt.specularmap,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,wt.lights,{emissive:{value:new ie(0)},specular:{value:new ie(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:le.meshphong_vert,fragmentShader:le.meshphong_frag},standard:{uniforms:Jn([wt.common,wt.envmap,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.roughnessmap,wt.metalnessmap,wt.fog,wt.lights,{emissive:{value:new ie(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:le.meshphysical_vert,fragmentShader:le.meshphysical_frag},toon:{uniforms:Jn([wt.common,wt.aomap,wt.lightmap,wt.emissivemap,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.gradientmap,wt.fog,wt.lights,{emissive:{value:new ie(0)}}]),vertexShader:le.meshtoon_vert,fragmentShader:le.meshtoon_frag},matcap:{uniforms:Jn([wt.common,wt.bumpmap,wt.normalmap,wt.displacementmap,wt.fog,{matcap:{value:null}}]),vertexShader:le.meshmatcap_vert,fragmentShader:le.meshmatcap_frag},points:{uniforms:Jn([wt.points,wt.fog]),vertexShader:le.points_vert,fragmentShader:le.points_frag},dashed:{uniforms:Jn([wt.common,wt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:le.linedashed_vert,fragmentShader:le.linedashed_frag},depth:{uniforms:Jn([wt.common,wt.displacementmap]),vertexShader:le.depth_vert,fragmentShader:le.depth_frag},normal:{uniforms:Jn([wt.common,wt.bumpmap,wt.normalmap,wt.displacementmap,{opacity:{value:1}}]),vertexShader:le.meshnormal_vert,fragmentShader:le.meshnormal_frag},sprite:{uniforms:Jn([wt.sprite,wt.fog]),vertexShader:le.sprite_vert,fragmentShader:le.sprite_frag},background:{uniforms:{uvTransform:{value:new ae},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:le.background_vert,fragmentShader:le.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ae}},vertexShader:le.backgroundCube_vert,fragmentShader:le.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:le.cube_vert,fragmentShader:le.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:le.equirect_vert,fragmentShader:le.equirect_frag},distance:{uniforms:Jn([wt.common,wt.displacementmap,{referencePosition:{value:new N},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:le.distance_vert,fragmentShader:le.distance_frag},shadow:{uniforms:Jn([wt.lights,wt.fog,{color:{value:new ie(0)},opacity:{value:1}}]),vertexShader:le.shadow_vert,fragmentShader:le.shadow_frag}};ni.physical={uniforms:Jn([ni.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ae},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ae},clearcoatNormalScale:{value:new Qt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ae},dispersion:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ae},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ae},sheen:{value:0},sheenColor:{value:new ie(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ae},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ae},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ae},transmissionSamplerSize:{value:new Qt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ae},attenuationDistance:{value:0},attenuationColor:{value:new ie(0)},specularColor:{value:new ie(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ae},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ae},anisotropyVector:{value:new Qt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ae}}]),vertexShader:le.meshphysical_vert,fragmentShader:le.meshphysical_frag};const tl={r:0,b:0,g:0},NS=new ye,Lm=new ae;Lm.set(-1,0,0,0,1,0,0,0,1);function FS(n,t,e,i,s,r){const a=new ie(0);let o=s===!0?0:1,l,c,f=null,u=0,h=null;function m(M){let A=M.isScene===!0?M.background:null;if(A&&A.isTexture){const E=M.backgroundBlurriness>0;A=t.get(A,E)}return A}function _(M){let A=!1;const E=m(M);E===null?p(a,o):E&&E.isColor&&(p(E,1),A=!0);const L=n.xr.getEnvironmentBlendMode();L==="additive"?e.buffers.color.setClear(0,0,0,1,r):L==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(n.autoClear||A)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function S(M,A){const E=m(A);E&&(E.isCubeTexture||E.mapping===zl)?(c===void 0&&(c=new wn(new Ma(1,1,1),new Gi({name:"BackgroundCubeMaterial",uniforms:pa(ni.backgroundCube.uniforms),vertexShader:ni.backgroundCube.vertexShader,fragmentShader:ni.backgroundCube.fragmentShader,side:ii,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(L,T,I){this.matrixWorld.copyPosition(I.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=E,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(NS.makeRotationFromEuler(A.backgroundRotation)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Lm),c.material.toneMapped=xe.getTransfer(E.colorSpace)!==Le,(f!==E||u!==E.version||h!==n.toneMapping)&&(c.material.needsUpdate=!0,f=E,u=E.version,h=n.toneMapping),c.layers.enableAll(),M.unshift(c,c.geometry,c.material,0,0,null)):E&&E.isTexture&&(l===void 0&&(l=new wn(new vo(2,2),new Gi({name:"BackgroundMaterial",uniforms:pa(ni.background.uniforms),vertexShader:ni.background.vertexShader,fragmentShader:ni.background.fragmentShader,side:$s,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=E,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=xe.getTransfer(E.colorSpace)!==Le,E.matrixAutoUpdate===!0&&E.updateMatrix(),l.material.uniforms.uvTransform.value.copy(E.matrix),(f!==E||u!==E.version||h!==n.toneMapping)&&(l.material.needsUpdate=!0,f=E,u=E.version,h=n.toneMapping),l.layers.enableAll(),M.unshift(l,l.geometry,l.material,0,0,null))}function p(M,A){M.getRGB(tl,Am(n)),e.buffers.color.setClear(tl.r,tl.g,tl.b,A,r)}function d(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(M,A=1){a.set(M),o=A,p(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(M){o=M,p(a,o)},render:_,addToRenderList:S,dispose:d}}function OS(n,t){const e=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=h(null);let r=s,a=!1;function o(R,B,G,Y,U){let W=!1;const O=u(R,Y,G,B);r!==O&&(r=O,c(r.object)),W=m(R,Y,G,U),W&&_(R,Y,G,U),U!==null&&t.update(U,n.ELEMENT_ARRAY_BUFFER),(W||a)&&(a=!1,E(R,B,G,Y),U!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,t.get(U).buffer))}function l(){return n.createVertexArray()}function c(R){return n.bindVertexArray(R)}function f(R){return n.deleteVertexArray(R)}function u(R,B,G,Y){const U=Y.wireframe===!0;let W=i[B.id];W===void 0&&(W={},i[B.id]=W);const O=R.isInstancedMesh===!0?R.id:0;let rt=W[O];rt===void 0&&(rt={},W[O]=rt);let st=rt[G.id];st===void 0&&(st={},rt[G.id]=st);let ot=st[U];return ot===void 0&&(ot=h(l()),st[U]=ot),ot}function h(R){const B=[],G=[],Y=[];for(let U=0;U<e;U++)B[U]=0,G[U]=0,Y[U]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:G,attributeDivisors:Y,object:R,attributes:{},index:null}}function m(R,B,G,Y){const U=r.attributes,W=B.attributes;let O=0;const rt=G.getAttributes();for(const st in rt)if(rt[st].location>=0){const xt=U[st];let ut=W[st];if(ut===void 0&&(st==="instanceMatrix"&&R.instanceMatrix&&(ut=R.instanceMatrix),st==="instanceColor"&&R.instanceColor&&(ut=R.instanceColor)),xt===void 0||xt.attribute!==ut||ut&&xt.data!==ut.data)return!0;O++}return r.attributesNum!==O||r.index!==Y}function _(R,B,G,Y){const U={},W=B.attributes;let O=0;const rt=G.getAttributes();for(const st in rt)if(rt[st].location>=0){let xt=W[st];xt===void 0&&(st==="instanceMatrix"&&R.instanceMatrix&&(xt=R.instanceMatrix),st==="instanceColor"&&R.instanceColor&&(xt=R.instanceColor));const ut={};ut.attribute=xt,xt&&xt.data&&(ut.data=xt.data),U[st]=ut,O++}r.attributes=U,r.attributesNum=O,r.index=Y}function S(){const R=r.newAttributes;for(let B=0,G=R.length;B<G;B++)R[B]=0}function p(R){d(R,0)}function d(R,B){const G=r.newAttributes,Y=r.enabledAttributes,U=r.attributeDivisors;G[R]=1,Y[R]===0&&(n.enableVertexAttribArray(R),Y[R]=1),U[R]!==B&&(n.vertexAttribDivisor(R,B),U[R]=B)}function M(){const R=r.newAttributes,B=r.enabledAttributes;for(let G=0,Y=B.length;G<Y;G++)B[G]!==R[G]&&(n.disableVertexAttribArray(G),B[G]=0)}function A(R,B,G,Y,U,W,O){O===!0?n.vertexAttribIPointer(R,B,G,U,W):n.vertexAttribPointer(R,B,G,Y,U,W)}function E(R,B,G,Y){S();const U=Y.attributes,W=G.getAttributes(),O=B.defaultAttributeValues;for(const rt in W){const st=W[rt];if(st.location>=0){let ot=U[rt];if(ot===void 0&&(rt==="instanceMatrix"&&R.instanceMatrix&&(ot=R.instanceMatrix),rt==="instanceColor"&&R.instanceColor&&(ot=R.instanceColor)),ot!==void 0){const xt=ot.normalized,ut=ot.itemSize,gt=t.get(ot);if(gt===void 0)continue;const Kt=gt.buffer,Gt=gt.type,J=gt.bytesPerElement,lt=Gt===n.INT||Gt===n.UNSIGNED_INT||ot.gpuType===Mu;if(ot.isInterleavedBufferAttribute){const dt=ot.data,Bt=dt.stride,Nt=ot.offset;if(dt.isInstancedInterleavedBuffer){for(let Vt=0;Vt<st.locationSize;Vt++)d(st.location+Vt,dt.meshPerAttribute);R.isInstancedMesh!==!0&&Y._maxInstanceCount===void 0&&(Y._maxInstanceCount=dt.meshPerAttribute*dt.count)}else for(let Vt=0;Vt<st.locationSize;Vt++)p(st.location+Vt);n.bindBuffer(n.ARRAY_BUFFER,Kt);for(let Vt=0;Vt<st.locationSize;Vt++)A(st.location+Vt,ut/st.locationSize,Gt,xt,Bt*J,(Nt+ut/st.locationSize*Vt)*J,lt)}else{if(ot.isInstancedBufferAttribute){for(let dt=0;dt<st.locationSize;dt++)d(st.location+dt,ot.meshPerAttribute);R.isInstancedMesh!==!0&&Y._maxInstanceCount===void 0&&(Y._maxInstanceCount=ot.meshPerAttribute*ot.count)}else for(let dt=0;dt<st.locationSize;dt++)p(st.location+dt);n.bindBuffer(n.ARRAY_BUFFER,Kt);for(let dt=0;dt<st.locationSize;dt++)A(st.location+dt,ut/st.locationSize,Gt,xt,ut*J,ut/st.locationSize*dt*J,lt)}}else if(O!==void 0){const xt=O[rt];if(xt!==void 0)switch(xt.length){case 2:n.vertexAttrib2fv(st.location,xt);break;case 3:n.vertexAttrib3fv(st.location,xt);break;case 4:n.vertexAttrib4fv(st.location,xt);break;default:n.vertexAttrib1fv(st.location,xt)}}}}M()}function L(){P();for(const R in i){const B=i[R];for(const G in B){const Y=B[G];for(const U in Y){const W=Y[U];for(const O in W)f(W[O].object),delete W[O];delete Y[U]}}delete i[R]}}function T(R){if(i[R.id]===void 0)return;const B=i[R.id];for(const G in B){const Y=B[G];for(const U in Y){const W=Y[U];for(const O in W)f(W[O].object),delete W[O];delete Y[U]}}delete i[R.id]}function I(R){for(const B in i){const G=i[B];for(const Y in G){const U=G[Y];if(U[R.id]===void 0)continue;const W=U[R.id];for(const O in W)f(W[O].object),delete W[O];delete U[R.id]}}}function v(R){for(const B in i){const G=i[B],Y=R.isInstancedMesh===!0?R.id:0,U=G[Y];if(U!==void 0){for(const W in U){const O=U[W];for(const rt in O)f(O[rt].object),delete O[rt];delete U[W]}delete G[Y],Object.keys(G).length===0&&delete i[B]}}}function P(){F(),a=!0,r!==s&&(r=s,c(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:P,resetDefaultState:F,dispose:L,releaseStatesOfGeometry:T,releaseStatesOfObject:v,releaseStatesOfProgram:I,initAttributes:S,enableAttribute:p,disableUnusedAttributes:M}}function BS(n,t,e){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),e.update(c,i,1)}function a(l,c,f){f!==0&&(n.drawArraysInstanced(i,l,c,f),e.update(c,i,f))}function o(l,c,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,f);let h=0;for(let m=0;m<f;m++)h+=c[m];e.update(h,i,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function zS(n,t,e,i){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){const I=t.get("EXT_texture_filter_anisotropic");s=n.getParameter(I.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(I){return!(I!==ki&&i.convert(I)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(I){const v=I===Es&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(I!==fi&&i.convert(I)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE)&&I!==zi&&!v)}function l(I){if(I==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";I="mediump"}return I==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp";const f=l(c);f!==c&&(Xt("WebGLRenderer:",c,"not supported, using",f,"instead."),c=f);const u=e.logarithmicDepthBuffer===!0,h=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control");e.reversedDepthBuffer===!0&&h===!1&&Xt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer.");const m=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),_=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),S=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),d=n.getParameter(n.MAX_VERTEX_ATTRIBS),M=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),A=n.getParameter(n.MAX_VARYING_VECTORS),E=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),L=n.getParameter(n.MAX_SAMPLES),T=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:h,maxTextures:m,maxVertexTextures:_,maxTextureSize:S,maxCubemapSize:p,maxAttributes:d,maxVertexUniforms:M,maxVaryings:A,maxFragmentUniforms:E,maxSamples:L,samples:T}}function kS(n){const t=this;let e=null,i=0,s=!1,r=!1;const a=new gs,o=new ae,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,h){const m=u.length!==0||h||i!==0||s;return s=h,i=u.length,m},this.beginShadows=function(){r=!0,f(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,h){e=f(u,h,0)},this.setState=function(u,h,m){const _=u.clippingPlanes,S=u.clipIntersection,p=u.clipShadows,d=n.get(u);if(!s||_===null||_.length===0||r&&!p)r?f(null):c();else{const M=r?0:i,A=M*4;let E=d.clippingState||null;l.value=E,E=f(_,h,A,m);for(let L=0;L!==A;++L)E[L]=e[L];d.clippingState=E,this.numIntersection=S?this.numPlanes:0,this.numPlanes+=M}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=i>0),t.numPlanes=i,t.numIntersection=0}function f(u,h,m,_){const S=u!==null?u.length:0;let p=null;if(S!==0){if(p=l.value,_!==!0||p===null){const d=m+S*4,M=h.matrixWorldInverse;o.getNormalMatrix(M),(p===null||p.length<d)&&(p=new Float32Array(d));for(let A=0,E=m;A!==S;++A,E+=4)a.copy(u[A]).applyMatrix4(M,o),a.normal.toArray(p,E),p[E+3]=a.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=S,t.numIntersection=0,p}}const qs=4,dd=[.125,.215,.35,.446,.526,.582],ur=20,VS=256,Va=new zu,pd=new ie;let Bc=null,zc=0,kc=0,Vc=!1;const GS=new N;class md{constructor(t){this._renderer=t,this._pingPongRenderTarget=null,this._lodMax=0,this._cubeSize=0,this._sizeLods=[],this._sigmas=[],this._lodMeshes=[],this._backgroundBox=null,this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null}fromScene(t,e=0,i=.1,s=100,r={}){const{size:a=256,position:o=GS}=r;Bc=this._renderer.getRenderTarget(),zc=this._renderer.getActiveCubeFace(),kc=this._renderer.getActiveMipmapLevel(),Vc=this._renderer.xr.enabled,this._renderer.xr.enabled=!1,this._setSize(a);const l=this._allocateTargets();return l.depthBuffer=!0,this._sceneToCubeUV(t,i,s,l,o),e>0&&this._blur(l,0,0,e),this._applyPMREM(l),this._cleanup(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=xd(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=_d(),this._compileMaterial(this._equirectMaterial))}dispose(){this._dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._backgroundBox!==null&&(this._backgroundBox.geometry.dispose(),this._backgroundBox.material.dispose())}_setSize(t){this._lodMax=Math.floor(Math.log2(t)),this._cubeSize=Math.pow(2,this._lodMax)}_dispose(){this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._pingPongRenderTarget!==null&&this._pingPongRenderTarget.dispose();for(let t=0;t<this._lodMeshes.length;t++)this._lodMeshes[t].geometry.dispose()}_cleanup(t){this._renderer.setRenderTarget(Bc,zc,kc),this._renderer.xr.enabled=Vc,t.scissorTest=!1,ea(t,0,0,t.width,t.height)}_fromTexture(t,e){t.mapping===Sr||t.mapping===fa?this._setSize(t.image.length===0?16:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4),Bc=this._renderer.getRenderTarget(),zc=this._renderer.getActiveCubeFace(),kc=this._renderer.getActiveMipmapLevel(),Vc=this._renderer.xr.enabled,this._renderer.xr.enabled=!1;const i=e||this._allocateTargets();return this._textureToCubeUV(t,i),this._applyPMREM(i),this._cleanup(i),i}_allocateTargets(){const t=3*Math.max(this._cubeSize,112),e=4*this._cubeSize,i={magFilter:Gn,minFilter:Gn,generateMipmaps:!1,type:Es,format:ki,colorSpace:wl,depthBuffer:!1},s=gd(t,e,i);if(this._pingPongRenderTarget===null||this._pingPongRenderTarget.width!==t||this._pingPongRenderTarget.height!==e){this._pingPongRenderTarget!==null&&this._dispose(),this._pingPongRenderTarget=gd(t,e,i);const{_lodMax:r}=this;({lodMeshes:this._lodMeshes,sizeLods:this._sizeLods,sigmas:this._sigmas}=HS(r)),this._blurMaterial=XS(r,t,e),this._ggxMaterial=WS(r,t,e)}return s}_compileMaterial(t){const e=new wn(new Fn,t);this._renderer.compile(e,Va)}_sceneToCubeUV(t,e,i,s,r){const l=new Ei(90,1,e,i),c=[1,-1,1,1,1,1],f=[1,1,1,-1,-1,-1],u=this._renderer,h=u.autoClear,m=u.toneMapping;u.getClearColor(pd),u.toneMapping=rs,u.autoClear=!1,u.state.buffers.depth.getReversed()&&(u.setRenderTarget(s),u.clearDepth(),u.setRenderTarget(null)),this._backgroundBox===null&&(this._backgroundBox=new wn(new Ma,new Sa({name:"PMREM.Background",side:ii,depthWrite:!1,depthTest:!1})));const S=this._backgroundBox,p=S.material;let d=!1;const M=t.background;M?M.isColor&&(p.color.copy(M),t.background=null,d=!0):(p.color.copy(pd),d=!0);for(let A=0;A<6;A++){const E=A%3;E===0?(l.up.set(0,c[A],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x+f[A],r.y,r.z)):E===1?(l.up.set(0,0,c[A]),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y+f[A],r.z)):(l.up.set(0,c[A],0),l.position.set(r.x,r.y,r.z),l.lookAt(r.x,r.y,r.z+f[A]));const L=this._cubeSize;ea(s,E*L,A>2?L:0,L,L),u.setRenderTarget(s),d&&u.render(S,l),u.render(t,l)}u.toneMapping=m,u.autoClear=h,t.background=M}_textureToCubeUV(t,e){const i=this._renderer,s=t.mapping===Sr||t.mapping===fa;s?(this._cubemapMaterial===null&&(this._cubemapMaterial=xd()),this._cubemapMaterial.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):this._equirectMaterial===null&&(this._equirectMaterial=_d());const r=s?this._cubemapMaterial:this._equirectMaterial,a=this._lodMeshes[0];a.material=r;const o=r.uniforms;o.envMap.value=t;const l=this._cubeSize;ea(e,0,0,3*l,2*l),i.setRenderTarget(e),i.render(a,Va)}_applyPMREM(t){const e=this._renderer,i=e.autoClear;e.autoClear=!1;const s=this._lodMeshes.length;for(let r=1;r<s;r++)this._applyGGXFilter(t,r-1,r);e.autoClear=i}_applyGGXFilter(t,e,i){const s=this._renderer,r=this._pingPongRenderTarget,a=this._ggxMaterial,o=this._lodMeshes[i];o.material=a;const l=a.uniforms,c=i/(this._lodMeshes.length-1),f=e/(this._lodMeshes.length-1),u=Math.sqrt(c*c-f*f),h=0+c*1.25,m=u*h,{_lodMax:_}=this,S=this._sizeLods[i],p=3*S*(i>_-qs?i-_+qs:0),d=4*(this._cubeSize-S);l.envMap.value=t.texture,l.roughness.value=m,l.mipInt.value=_-e,ea(r,p,d,3*S,2*S),s.setRenderTarget(r),s.render(o,Va),l.envMap.value=r.texture,l.roughness.value=0,l.mipInt.value=_-i,ea(t,p,d,3*S,2*S),s.setRenderTarget(t),s.render(o,Va)}_blur(t,e,i,s,r){const a=this._pingPongRenderTarget;this._halfBlur(t,a,e,i,s,"latitudinal",r),this._halfBlur(a,t,i,i,s,"longitudinal",r)}_halfBlur(t,e,i,s,r,a,o){const l=this._renderer,c=this._blurMaterial;a!=="latitudinal"&&a!=="longitudinal"&&Se("blur direction must be either latitudinal or longitudinal!");const f=3,u=this._lodMeshes[s];u.material=c;const h=c.uniforms,m=this._sizeLods[i]-1,_=isFinite(r)?Math.PI/(2*m):2*Math.PI/(2*ur-1),S=r/_,p=isFinite(r)?1+Math.floor(f*S):ur;p>ur&&Xt(`sigmaRadians, ${r}, is too large and will clip, as it requested ${p} samples when the maximum is set to ${ur}`);const d=[];let M=0;for(let I=0;I<ur;++I){const v=I/S,P=Math.exp(-v*v/2);d.push(P),I===0?M+=P:I<p&&(M+=2*P)}for(let I=0;I<d.length;I++)d[I]=d[I]/M;h.envMap.value=t.texture,h.samples.value=p,h.weights.value=d,h.latitudinal.value=a==="latitudinal",o&&(h.poleAxis.value=o);const{_lodMax:A}=this;h.dTheta.value=_,h.mipInt.value=A-i;const E=this._sizeLods[s],L=3*E*(s>A-qs?s-A+qs:0),T=4*(this._cubeSize-E);ea(e,L,T,3*E,2*E),l.setRenderTarget(e),l.render(u,Va)}}function HS(n){const t=[],e=[],i=[];let s=n;const r=n-qs+1+dd.length;for(let a=0;a<r;a++){const o=Math.pow(2,s);t.push(o);let l=1/o;a>n-qs?l=dd[a-n+qs-1]:a===0&&(l=0),e.push(l);const c=1/(o-2),f=-c,u=1+c,h=[f,f,u,f,u,u,f,f,u,u,f,u],m=6,_=6,S=3,p=2,d=1,M=new Float32Array(S*_*m),A=new Float32Array(p*_*m),E=new Float32Array(d*_*m);for(let T=0;T<m;T++){const I=T%3*2/3-1,v=T>2?0:-1,P=[I,v,0,I+2/3,v,0,I+2/3,v+1,0,I,v,0,I+2/3,v+1,0,I,v+1,0];M.set(P,S*_*T),A.set(h,p*_*T);const F=[T,T,T,T,T,T];E.set(F,d*_*T)}const L=new Fn;L.setAttribute("position",new Un(M,S)),L.setAttribute("uv",new Un(A,p)),L.setAttribute("faceIndex",new Un(E,d)),i.push(new wn(L,null)),s>qs&&s--}return{lodMeshes:i,sizeLods:t,sigmas:e}}function gd(n,t,e){const i=new as(n,t,e);return i.texture.mapping=zl,i.texture.name="PMREM.cubeUv",i.scissorTest=!0,i}function ea(n,t,e,i,s){n.viewport.set(t,e,i,s),n.scissor.set(t,e,i,s)}function WS(n,t,e){return new Gi({name:"PMREMGGXConvolution",defines:{GGX_SAMPLES:VS,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${n}.0`},uniforms:{envMap:{value:null},roughness:{value:0},mipInt:{value:0}},vertexShader:Gl(),fragmentShader:`

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
		`,blending:vs,depthTest:!1,depthWrite:!1})}function XS(n,t,e){const i=new Float32Array(ur),s=new N(0,1,0);return new Gi({name:"SphericalGaussianBlur",defines:{n:ur,CUBEUV_TEXEL_WIDTH:1/t,CUBEUV_TEXEL_HEIGHT:1/e,CUBEUV_MAX_MIP:`${n}.0`},uniforms:{envMap:{value:null},samples:{value:1},weights:{value:i},latitudinal:{value:!1},dTheta:{value:0},mipInt:{value:0},poleAxis:{value:s}},vertexShader:Gl(),fragmentShader:`

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
		`,blending:vs,depthTest:!1,depthWrite:!1})}function _d(){return new Gi({name:"EquirectangularToCubeUV",uniforms:{envMap:{value:null}},vertexShader:Gl(),fragmentShader:`

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
		`,blending:vs,depthTest:!1,depthWrite:!1})}function xd(){return new Gi({name:"CubemapToCubeUV",uniforms:{envMap:{value:null},flipEnvMap:{value:-1}},vertexShader:Gl(),fragmentShader:`

			precision mediump float;
			precision mediump int;

			uniform float flipEnvMap;

			varying vec3 vOutputDirection;

			uniform samplerCube envMap;

			void main() {

				gl_FragColor = textureCube( envMap, vec3( flipEnvMap * vOutputDirection.x, vOutputDirection.yz ) );

			}
		`,blending:vs,depthTest:!1,depthWrite:!1})}function Gl(){return`

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
	`}class Im extends as{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;const i={width:t,height:t,depth:1},s=[i,i,i,i,i,i];this.texture=new wm(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;const i={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Ma(5,5,5),r=new Gi({name:"CubemapFromEquirect",uniforms:pa(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:ii,blending:vs});r.uniforms.tEquirect.value=e;const a=new wn(s,r),o=e.minFilter;return e.minFilter===dr&&(e.minFilter=Gn),new X0(1,10,this).update(t,a),e.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(t,e=!0,i=!0,s=!0){const r=t.getRenderTarget();for(let a=0;a<6;a++)t.setRenderTarget(this,a),t.clear(e,i,s);t.setRenderTarget(r)}}function YS(n){let t=new WeakMap,e=new WeakMap,i=null;function s(h,m=!1){return h==null?null:m?a(h):r(h)}function r(h){if(h&&h.isTexture){const m=h.mapping;if(m===hc||m===uc)if(t.has(h)){const _=t.get(h).texture;return o(_,h.mapping)}else{const _=h.image;if(_&&_.height>0){const S=new Im(_.height);return S.fromEquirectangularTexture(n,h),t.set(h,S),h.addEventListener("dispose",c),o(S.texture,h.mapping)}else return null}}return h}function a(h){if(h&&h.isTexture){const m=h.mapping,_=m===hc||m===uc,S=m===Sr||m===fa;if(_||S){let p=e.get(h);const d=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==d)return i===null&&(i=new md(n)),p=_?i.fromEquirectangular(h,p):i.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),p.texture;if(p!==void 0)return p.texture;{const M=h.image;return _&&M&&M.height>0||S&&M&&l(M)?(i===null&&(i=new md(n)),p=_?i.fromEquirectangular(h):i.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),h.addEventListener("dispose",f),p.texture):null}}}return h}function o(h,m){return m===hc?h.mapping=Sr:m===uc&&(h.mapping=fa),h}function l(h){let m=0;const _=6;for(let S=0;S<_;S++)h[S]!==void 0&&m++;return m===_}function c(h){const m=h.target;m.removeEventListener("dispose",c);const _=t.get(m);_!==void 0&&(t.delete(m),_.dispose())}function f(h){const m=h.target;m.removeEventListener("dispose",f);const _=e.get(m);_!==void 0&&(e.delete(m),_.dispose())}function u(){t=new WeakMap,e=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:u}}function qS(n){const t={};function e(i){if(t[i]!==void 0)return t[i];const s=n.getExtension(i);return t[i]=s,s}return{has:function(i){return e(i)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(i){const s=e(i);return s===null&&eu("WebGLRenderer: "+i+" extension not supported."),s}}}function jS(n,t,e,i){const s={},r=new WeakMap;function a(u){const h=u.target;h.index!==null&&t.remove(h.index);for(const _ in h.attributes)t.remove(h.attributes[_]);h.removeEventListener("dispose",a),delete s[h.id];const m=r.get(h);m&&(t.remove(m),r.delete(h)),i.releaseStatesOfGeometry(h),h.isInstancedBufferGeometry===!0&&delete h._maxInstanceCount,e.memory.geometries--}function o(u,h){return s[h.id]===!0||(h.addEventListener("dispose",a),s[h.id]=!0,e.memory.geometries++),h}function l(u){const h=u.attributes;for(const m in h)t.update(h[m],n.ARRAY_BUFFER)}function c(u){const h=[],m=u.index,_=u.attributes.position;let S=0;if(_===void 0)return;if(m!==null){const M=m.array;S=m.version;for(let A=0,E=M.length;A<E;A+=3){const L=M[A+0],T=M[A+1],I=M[A+2];h.push(L,T,T,I,I,L)}}else{const M=_.array;S=_.version;for(let A=0,E=M.length/3-1;A<E;A+=3){const L=A+0,T=A+1,I=A+2;h.push(L,T,T,I,I,L)}}const p=new(_.count>=65535?ym:Mm)(h,1);p.version=S;const d=r.get(u);d&&t.remove(d),r.set(u,p)}function f(u){const h=r.get(u);if(h){const m=u.index;m!==null&&h.version<m.version&&c(u)}else c(u);return r.get(u)}return{get:o,update:l,getWireframeAttribute:f}}function $S(n,t,e){let i;function s(u){i=u}let r,a;function o(u){r=u.type,a=u.bytesPerElement}function l(u,h){n.drawElements(i,h,r,u*a),e.update(h,i,1)}function c(u,h,m){m!==0&&(n.drawElementsInstanced(i,h,r,u*a,m),e.update(h,i,m))}function f(u,h,m){if(m===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,h,0,r,u,0,m);let S=0;for(let p=0;p<m;p++)S+=h[p];e.update(S,i,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=f}function KS(n){const t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,a,o){switch(e.calls++,a){case n.TRIANGLES:e.triangles+=o*(r/3);break;case n.LINES:e.lines+=o*(r/2);break;case n.LINE_STRIP:e.lines+=o*(r-1);break;case n.LINE_LOOP:e.lines+=o*r;break;case n.POINTS:e.points+=o*r;break;default:Se("WebGLInfo: Unknown draw mode:",a);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:i}}function ZS(n,t,e){const i=new WeakMap,s=new ke;function r(a,o,l){const c=a.morphTargetInfluences,f=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,u=f!==void 0?f.length:0;let h=i.get(o);if(h===void 0||h.count!==u){let F=function(){v.dispose(),i.delete(o),o.removeEventListener("dispose",F)};var m=F;h!==void 0&&h.texture.dispose();const _=o.morphAttributes.position!==void 0,S=o.morphAttributes.normal!==void 0,p=o.morphAttributes.color!==void 0,d=o.morphAttributes.position||[],M=o.morphAttributes.normal||[],A=o.morphAttributes.color||[];let E=0;_===!0&&(E=1),S===!0&&(E=2),p===!0&&(E=3);let L=o.attributes.position.count*E,T=1;L>t.maxTextureSize&&(T=Math.ceil(L/t.maxTextureSize),L=t.maxTextureSize);const I=new Float32Array(L*T*4*u),v=new vm(I,L,T,u);v.type=zi,v.needsUpdate=!0;const P=E*4;for(let R=0;R<u;R++){const B=d[R],G=M[R],Y=A[R],U=L*T*4*R;for(let W=0;W<B.count;W++){const O=W*P;_===!0&&(s.fromBufferAttribute(B,W),I[U+O+0]=s.x,I[U+O+1]=s.y,I[U+O+2]=s.z,I[U+O+3]=0),S===!0&&(s.fromBufferAttribute(G,W),I[U+O+4]=s.x,I[U+O+5]=s.y,I[U+O+6]=s.z,I[U+O+7]=0),p===!0&&(s.fromBufferAttribute(Y,W),I[U+O+8]=s.x,I[U+O+9]=s.y,I[U+O+10]=s.z,I[U+O+11]=Y.itemSize===4?s.w:1)}}h={count:u,texture:v,size:new Qt(L,T)},i.set(o,h),o.addEventListener("dispose",F)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",a.morphTexture,e);else{let _=0;for(let p=0;p<c.length;p++)_+=c[p];const S=o.morphTargetsRelative?1:1-_;l.getUniforms().setValue(n,"morphTargetBaseInfluence",S),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",h.texture,e),l.getUniforms().setValue(n,"morphTargetsTextureSize",h.size)}return{update:r}}function JS(n,t,e,i,s){let r=new WeakMap;function a(c){const f=s.render.frame,u=c.geometry,h=t.get(c,u);if(r.get(h)!==f&&(t.update(h),r.set(h,f)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==f&&(e.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,f))),c.isSkinnedMesh){const m=c.skeleton;r.get(m)!==f&&(m.update(),r.set(m,f))}return h}function o(){r=new WeakMap}function l(c){const f=c.target;f.removeEventListener("dispose",l),i.releaseStatesOfObject(f),e.remove(f.instanceMatrix),f.instanceColor!==null&&e.remove(f.instanceColor)}return{update:a,dispose:o}}const QS={[sm]:"LINEAR_TONE_MAPPING",[rm]:"REINHARD_TONE_MAPPING",[am]:"CINEON_TONE_MAPPING",[om]:"ACES_FILMIC_TONE_MAPPING",[cm]:"AGX_TONE_MAPPING",[hm]:"NEUTRAL_TONE_MAPPING",[lm]:"CUSTOM_TONE_MAPPING"};function tM(n,t,e,i,s){const r=new as(t,e,{type:n,depthBuffer:i,stencilBuffer:s,depthTexture:i?new da(t,e):void 0}),a=new as(t,e,{type:Es,depthBuffer:!1,stencilBuffer:!1}),o=new Fn;o.setAttribute("position",new en([-1,3,0,-1,-1,0,3,-1,0],3)),o.setAttribute("uv",new en([0,2,0,0,2,0],2));const l=new O0({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),c=new wn(o,l),f=new zu(-1,1,1,-1,0,1);let u=null,h=null,m=!1,_,S=null,p=[],d=!1;this.setSize=function(M,A){r.setSize(M,A),a.setSize(M,A);for(let E=0;E<p.length;E++){const L=p[E];L.setSize&&L.setSize(M,A)}},this.setEffects=function(M){p=M,d=p.length>0&&p[0].isRenderPass===!0;const A=r.width,E=r.height;for(let L=0;L<p.length;L++){const T=p[L];T.setSize&&T.setSize(A,E)}},this.begin=function(M,A){if(m||M.toneMapping===rs&&p.length===0)return!1;if(S=A,A!==null){const E=A.width,L=A.height;(r.width!==E||r.height!==L)&&this.setSize(E,L)}return d===!1&&M.setRenderTarget(r),_=M.toneMapping,M.toneMapping=rs,!0},this.hasRenderPass=function(){return d},this.end=function(M,A){M.toneMapping=_,m=!0;let E=r,L=a;for(let T=0;T<p.length;T++){const I=p[T];if(I.enabled!==!1&&(I.render(M,L,E,A),I.needsSwap!==!1)){const v=E;E=L,L=v}}if(u!==M.outputColorSpace||h!==M.toneMapping){u=M.outputColorSpace,h=M.toneMapping,l.defines={},xe.getTransfer(u)===Le&&(l.defines.SRGB_TRANSFER="");const T=QS[h];T&&(l.defines[T]=""),l.needsUpdate=!0}l.uniforms.tDiffuse.value=E.texture,M.setRenderTarget(S),M.render(c,f),S=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){r.depthTexture&&r.depthTexture.dispose(),r.dispose(),a.dispose(),o.dispose(),l.dispose()}}const Um=new ti,su=new da(1,1),Nm=new vm,Fm=new f0,Om=new wm,vd=[],Sd=[],Md=new Float32Array(16),yd=new Float32Array(9),bd=new Float32Array(4);function ya(n,t,e){const i=n[0];if(i<=0||i>0)return n;const s=t*e;let r=vd[s];if(r===void 0&&(r=new Float32Array(s),vd[s]=r),t!==0){i.toArray(r,0);for(let a=1,o=0;a!==t;++a)o+=e,n[a].toArray(r,o)}return r}function gn(n,t){if(n.length!==t.length)return!1;for(let e=0,i=n.length;e<i;e++)if(n[e]!==t[e])return!1;return!0}function _n(n,t){for(let e=0,i=t.length;e<i;e++)n[e]=t[e]}function Hl(n,t){let e=Sd[t];e===void 0&&(e=new Int32Array(t),Sd[t]=e);for(let i=0;i!==t;++i)e[i]=n.allocateTextureUnit();return e}function eM(n,t){const e=this.cache;e[0]!==t&&(n.uniform1f(this.addr,t),e[0]=t)}function nM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(n.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(gn(e,t))return;n.uniform2fv(this.addr,t),_n(e,t)}}function iM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(n.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(n.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(gn(e,t))return;n.uniform3fv(this.addr,t),_n(e,t)}}function sM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(n.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(gn(e,t))return;n.uniform4fv(this.addr,t),_n(e,t)}}function rM(n,t){const e=this.cache,i=t.elements;if(i===void 0){if(gn(e,t))return;n.uniformMatrix2fv(this.addr,!1,t),_n(e,t)}else{if(gn(e,i))return;bd.set(i),n.uniformMatrix2fv(this.addr,!1,bd),_n(e,i)}}function aM(n,t){const e=this.cache,i=t.elements;if(i===void 0){if(gn(e,t))return;n.uniformMatrix3fv(this.addr,!1,t),_n(e,t)}else{if(gn(e,i))return;yd.set(i),n.uniformMatrix3fv(this.addr,!1,yd),_n(e,i)}}function oM(n,t){const e=this.cache,i=t.elements;if(i===void 0){if(gn(e,t))return;n.uniformMatrix4fv(this.addr,!1,t),_n(e,t)}else{if(gn(e,i))return;Md.set(i),n.uniformMatrix4fv(this.addr,!1,Md),_n(e,i)}}function lM(n,t){const e=this.cache;e[0]!==t&&(n.uniform1i(this.addr,t),e[0]=t)}function cM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(n.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(gn(e,t))return;n.uniform2iv(this.addr,t),_n(e,t)}}function hM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(n.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(gn(e,t))return;n.uniform3iv(this.addr,t),_n(e,t)}}function uM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(n.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(gn(e,t))return;n.uniform4iv(this.addr,t),_n(e,t)}}function fM(n,t){const e=this.cache;e[0]!==t&&(n.uniform1ui(this.addr,t),e[0]=t)}function dM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(n.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(gn(e,t))return;n.uniform2uiv(this.addr,t),_n(e,t)}}function pM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(n.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(gn(e,t))return;n.uniform3uiv(this.addr,t),_n(e,t)}}function mM(n,t){const e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(n.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(gn(e,t))return;n.uniform4uiv(this.addr,t),_n(e,t)}}function gM(n,t,e){const i=this.cache,s=e.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?(su.compareFunction=e.isReversedDepthBuffer()?Cu:Ru,r=su):r=Um,e.setTexture2D(t||r,s)}function _M(n,t,e){const i=this.cache,s=e.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),e.setTexture3D(t||Fm,s)}function xM(n,t,e){const i=this.cache,s=e.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),e.setTextureCube(t||Om,s)}function vM(n,t,e){const i=this.cache,s=e.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),e.setTexture2DArray(t||Nm,s)}function SM(n){switch(n){case 5126:return eM;case 35664:return nM;case 35665:return iM;case 35666:return sM;case 35674:return rM;case 35675:return aM;case 35676:return oM;case 5124:case 35670:return lM;case 35667:case 35671:return cM;case 35668:case 35672:return hM;case 35669:case 35673:return uM;case 5125:return fM;case 36294:return dM;case 36295:return pM;case 36296:return mM;case 35678:case 36198:case 36298:case 36306:case 35682:return gM;case 35679:case 36299:case 36307:return _M;case 35680:case 36300:case 36308:case 36293:return xM;case 36289:case 36303:case 36311:case 36292:return vM}}function MM(n,t){n.uniform1fv(this.addr,t)}function yM(n,t){const e=ya(t,this.size,2);n.uniform2fv(this.addr,e)}function bM(n,t){const e=ya(t,this.size,3);n.uniform3fv(this.addr,e)}function EM(n,t){const e=ya(t,this.size,4);n.uniform4fv(this.addr,e)}function wM(n,t){const e=ya(t,this.size,4);n.uniformMatrix2fv(this.addr,!1,e)}function TM(n,t){const e=ya(t,this.size,9);n.uniformMatrix3fv(this.addr,!1,e)}function AM(n,t){const e=ya(t,this.size,16);n.uniformMatrix4fv(this.addr,!1,e)}function RM(n,t){n.uniform1iv(this.addr,t)}function CM(n,t){n.uniform2iv(this.addr,t)}function PM(n,t){n.uniform3iv(this.addr,t)}function DM(n,t){n.uniform4iv(this.addr,t)}function LM(n,t){n.uniform1uiv(this.addr,t)}function IM(n,t){n.uniform2uiv(this.addr,t)}function UM(n,t){n.uniform3uiv(this.addr,t)}function NM(n,t){n.uniform4uiv(this.addr,t)}function FM(n,t,e){const i=this.cache,s=t.length,r=Hl(e,s);gn(i,r)||(n.uniform1iv(this.addr,r),_n(i,r));let a;this.type===n.SAMPLER_2D_SHADOW?a=su:a=Um;for(let o=0;o!==s;++o)e.setTexture2D(t[o]||a,r[o])}function OM(n,t,e){const i=this.cache,s=t.length,r=Hl(e,s);gn(i,r)||(n.uniform1iv(this.addr,r),_n(i,r));for(let a=0;a!==s;++a)e.setTexture3D(t[a]||Fm,r[a])}function BM(n,t,e){const i=this.cache,s=t.length,r=Hl(e,s);gn(i,r)||(n.uniform1iv(this.addr,r),_n(i,r));for(let a=0;a!==s;++a)e.setTextureCube(t[a]||Om,r[a])}function zM(n,t,e){const i=this.cache,s=t.length,r=Hl(e,s);gn(i,r)||(n.uniform1iv(this.addr,r),_n(i,r));for(let a=0;a!==s;++a)e.setTexture2DArray(t[a]||Nm,r[a])}function kM(n){switch(n){case 5126:return MM;case 35664:return yM;case 35665:return bM;case 35666:return EM;case 35674:return wM;case 35675:return TM;case 35676:return AM;case 5124:case 35670:return RM;case 35667:case 35671:return CM;case 35668:case 35672:return PM;case 35669:case 35673:return DM;case 5125:return LM;case 36294:return IM;case 36295:return UM;case 36296:return NM;case 35678:case 36198:case 36298:case 36306:case 35682:return FM;case 35679:case 36299:case 36307:return OM;case 35680:case 36300:case 36308:case 36293:return BM;case 36289:case 36303:case 36311:case 36292:return zM}}class VM{constructor(t,e,i){this.id=t,this.addr=i,this.cache=[],this.type=e.type,this.setValue=SM(e.type)}}class GM{constructor(t,e,i){this.id=t,this.addr=i,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=kM(e.type)}}class HM{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,i){const s=this.seq;for(let r=0,a=s.length;r!==a;++r){const o=s[r];o.setValue(t,e[o.id],i)}}}const Gc=/(\w+)(\])?(\[|\.)?/g;function Ed(n,t){n.seq.push(t),n.map[t.id]=t}function WM(n,t,e){const i=n.name,s=i.length;for(Gc.lastIndex=0;;){const r=Gc.exec(i),a=Gc.lastIndex;let o=r[1];const l=r[2]==="]",c=r[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===s){Ed(e,c===void 0?new VM(o,n,t):new GM(o,n,t));break}else{let u=e.map[o];u===void 0&&(u=new HM(o),Ed(e,u)),e=u}}}class vl{constructor(t,e){this.seq=[],this.map={};const i=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let a=0;a<i;++a){const o=t.getActiveUniform(e,a),l=t.getUniformLocation(e,o.name);WM(o,l,this)}const s=[],r=[];for(const a of this.seq)a.type===t.SAMPLER_2D_SHADOW||a.type===t.SAMPLER_CUBE_SHADOW||a.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,i,s){const r=this.map[e];r!==void 0&&r.setValue(t,i,s)}setOptional(t,e,i){const s=e[i];s!==void 0&&this.setValue(t,i,s)}static upload(t,e,i,s){for(let r=0,a=e.length;r!==a;++r){const o=e[r],l=i[o.id];l.needsUpdate!==!1&&o.setValue(t,l.value,s)}}static seqWithValue(t,e){const i=[];for(let s=0,r=t.length;s!==r;++s){const a=t[s];a.id in e&&i.push(a)}return i}}function wd(n,t,e){const i=n.createShader(t);return n.shaderSource(i,e),n.compileShader(i),i}const XM=37297;let YM=0;function qM(n,t){const e=n.split(`
`),i=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let a=s;a<r;a++){const o=a+1;i.push(`${o===t?">":" "} ${o}: ${e[a]}`)}return i.join(`
`)}const Td=new ae;function jM(n){xe._getMatrix(Td,xe.workingColorSpace,n);const t=`mat3( ${Td.elements.map(e=>e.toFixed(4))} )`;switch(xe.getTransfer(n)){case Tl:return[t,"LinearTransferOETF"];case Le:return[t,"sRGBTransferOETF"];default:return Xt("WebGLProgram: Unsupported color space: ",n),[t,"LinearTransferOETF"]}}function Ad(n,t,e){const i=n.getShaderParameter(t,n.COMPILE_STATUS),r=(n.getShaderInfoLog(t)||"").trim();if(i&&r==="")return"";const a=/ERROR: 0:(\d+)/.exec(r);if(a){const o=parseInt(a[1]);return e.toUpperCase()+`

`+r+`

`+qM(n.getShaderSource(t),o)}else return r}function $M(n,t){const e=jM(t);return[`vec4 ${n}( vec4 value ) {`,`	return ${e[1]}( vec4( value.rgb * ${e[0]}, value.a ) );`,"}"].join(`
`)}const KM={[sm]:"Linear",[rm]:"Reinhard",[am]:"Cineon",[om]:"ACESFilmic",[cm]:"AgX",[hm]:"Neutral",[lm]:"Custom"};function ZM(n,t){const e=KM[t];return e===void 0?(Xt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}const el=new N;function JM(){xe.getLuminanceCoefficients(el);const n=el.x.toFixed(4),t=el.y.toFixed(4),e=el.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function QM(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter($a).join(`
`)}function ty(n){const t=[];for(const e in n){const i=n[e];i!==!1&&t.push("#define "+e+" "+i)}return t.join(`
`)}function ey(n,t){const e={},i=n.getProgramParameter(t,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){const r=n.getActiveAttrib(t,s),a=r.name;let o=1;r.type===n.FLOAT_MAT2&&(o=2),r.type===n.FLOAT_MAT3&&(o=3),r.type===n.FLOAT_MAT4&&(o=4),e[a]={type:r.type,location:n.getAttribLocation(t,a),locationSize:o}}return e}function $a(n){return n!==""}function Rd(n,t){const e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return n.replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows)}function Cd(n,t){return n.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}const ny=/^[ \t]*#include +<([\w\d./]+)>/gm;function ru(n){return n.replace(ny,sy)}const iy=new Map;function sy(n,t){let e=le[t];if(e===void 0){const i=iy.get(t);if(i!==void 0)e=le[i],Xt('WebGLRenderer: Shader chunk "%s" has been deprecated. Use "%s" instead.',t,i);else throw new Error("Can not resolve #include <"+t+">")}return ru(e)}const ry=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Pd(n){return n.replace(ry,ay)}function ay(n,t,e,i){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Dd(n){let t=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?t+=`
#define HIGH_PRECISION`:n.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}const oy={[pl]:"SHADOWMAP_TYPE_PCF",[ja]:"SHADOWMAP_TYPE_VSM"};function ly(n){return oy[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}const cy={[Sr]:"ENVMAP_TYPE_CUBE",[fa]:"ENVMAP_TYPE_CUBE",[zl]:"ENVMAP_TYPE_CUBE_UV"};function hy(n){return n.envMap===!1?"ENVMAP_TYPE_CUBE":cy[n.envMapMode]||"ENVMAP_TYPE_CUBE"}const uy={[fa]:"ENVMAP_MODE_REFRACTION"};function fy(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":uy[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}const dy={[Bl]:"ENVMAP_BLENDING_MULTIPLY",[P_]:"ENVMAP_BLENDING_MIX",[D_]:"ENVMAP_BLENDING_ADD"};function py(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":dy[n.combine]||"ENVMAP_BLENDING_NONE"}function my(n){const t=n.envMapCubeUVHeight;if(t===null)return null;const e=Math.log2(t)-2,i=1/t;return{texelWidth:1/(3*Math.max(Math.pow(2,e),112)),texelHeight:i,maxMip:e}}function gy(n,t,e,i){const s=n.getContext(),r=e.defines;let a=e.vertexShader,o=e.fragmentShader;const l=ly(e),c=hy(e),f=fy(e),u=py(e),h=my(e),m=QM(e),_=ty(r),S=s.createProgram();let p,d,M=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_].filter($a).join(`
`),p.length>0&&(p+=`
`),d=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_].filter($a).join(`
`),d.length>0&&(d+=`
`)):(p=[Dd(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+f:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter($a).join(`
`),d=[Dd(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,_,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+f:"",e.envMap?"#define "+u:"",h?"#define CUBEUV_TEXEL_WIDTH "+h.texelWidth:"",h?"#define CUBEUV_TEXEL_HEIGHT "+h.texelHeight:"",h?"#define CUBEUV_MAX_MIP "+h.maxMip+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.numLightProbeGrids>0?"#define USE_LIGHT_PROBES_GRID":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==rs?"#define TONE_MAPPING":"",e.toneMapping!==rs?le.tonemapping_pars_fragment:"",e.toneMapping!==rs?ZM("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",le.colorspace_pars_fragment,$M("linearToOutputTexel",e.outputColorSpace),JM(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter($a).join(`
`)),a=ru(a),a=Rd(a,e),a=Cd(a,e),o=ru(o),o=Rd(o,e),o=Cd(o,e),a=Pd(a),o=Pd(o),e.isRawShaderMaterial!==!0&&(M=`#version 300 es
`,p=[m,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+p,d=["#define varying in",e.glslVersion===Df?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Df?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+d);const A=M+p+a,E=M+d+o,L=wd(s,s.VERTEX_SHADER,A),T=wd(s,s.FRAGMENT_SHADER,E);s.attachShader(S,L),s.attachShader(S,T),e.index0AttributeName!==void 0?s.bindAttribLocation(S,0,e.index0AttributeName):e.morphTargets===!0&&s.bindAttribLocation(S,0,"position"),s.linkProgram(S);function I(R){if(n.debug.checkShaderErrors){const B=s.getProgramInfoLog(S)||"",G=s.getShaderInfoLog(L)||"",Y=s.getShaderInfoLog(T)||"",U=B.trim(),W=G.trim(),O=Y.trim();let rt=!0,st=!0;if(s.getProgramParameter(S,s.LINK_STATUS)===!1)if(rt=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,S,L,T);else{const ot=Ad(s,L,"vertex"),xt=Ad(s,T,"fragment");Se("THREE.WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(S,s.VALIDATE_STATUS)+`

Material Name: `+R.name+`
Material Type: `+R.type+`

Program Info Log: `+U+`
`+ot+`
`+xt)}else U!==""?Xt("WebGLProgram: Program Info Log:",U):(W===""||O==="")&&(st=!1);st&&(R.diagnostics={runnable:rt,programLog:U,vertexShader:{log:W,prefix:p},fragmentShader:{log:O,prefix:d}})}s.deleteShader(L),s.deleteShader(T),v=new vl(s,S),P=ey(s,S)}let v;this.getUniforms=function(){return v===void 0&&I(this),v};let P;this.getAttributes=function(){return P===void 0&&I(this),P};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(S,XM)),F},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(S),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=YM++,this.cacheKey=t,this.usedTimes=1,this.program=S,this.vertexShader=L,this.fragmentShader=T,this}let _y=0;class xy{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t){const e=t.vertexShader,i=t.fragmentShader,s=this._getShaderStage(e),r=this._getShaderStage(i),a=this._getShaderCacheForMaterial(t);return a.has(s)===!1&&(a.add(s),s.usedTimes++),a.has(r)===!1&&(a.add(r),r.usedTimes++),this}remove(t){const e=this.materialCache.get(t);for(const i of e)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(t),this}getVertexShaderID(t){return this._getShaderStage(t.vertexShader).id}getFragmentShaderID(t){return this._getShaderStage(t.fragmentShader).id}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){const e=this.materialCache;let i=e.get(t);return i===void 0&&(i=new Set,e.set(t,i)),i}_getShaderStage(t){const e=this.shaderCache;let i=e.get(t);return i===void 0&&(i=new vy(t),e.set(t,i)),i}}class vy{constructor(t){this.id=_y++,this.code=t,this.usedTimes=0}}function Sy(n){return n===Mr||n===yl||n===bl}function My(n,t,e,i,s,r){const a=new Lu,o=new xy,l=new Set,c=[],f=new Map,u=i.logarithmicDepthBuffer;let h=i.precision;const m={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function _(v){return l.add(v),v===0?"uv":`uv${v}`}function S(v,P,F,R,B,G){const Y=R.fog,U=B.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?R.environment:null,O=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,rt=t.get(v.envMap||W,O),st=rt&&rt.mapping===zl?rt.image.height:null,ot=m[v.type];v.precision!==null&&(h=i.getMaxPrecision(v.precision),h!==v.precision&&Xt("WebGLProgram.getParameters:",v.precision,"not supported, using",h,"instead."));const xt=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,ut=xt!==void 0?xt.length:0;let gt=0;U.morphAttributes.position!==void 0&&(gt=1),U.morphAttributes.normal!==void 0&&(gt=2),U.morphAttributes.color!==void 0&&(gt=3);let Kt,Gt,J,lt;if(ot){const qt=ni[ot];Kt=qt.vertexShader,Gt=qt.fragmentShader}else Kt=v.vertexShader,Gt=v.fragmentShader,o.update(v),J=o.getVertexShaderID(v),lt=o.getFragmentShaderID(v);const dt=n.getRenderTarget(),Bt=n.state.buffers.depth.getReversed(),Nt=B.isInstancedMesh===!0,Vt=B.isBatchedMesh===!0,Me=!!v.map,jt=!!v.matcap,fe=!!rt,be=!!v.aoMap,se=!!v.lightMap,Ge=!!v.bumpMap,Ue=!!v.normalMap,nn=!!v.displacementMap,z=!!v.emissiveMap,Ve=!!v.metalnessMap,Zt=!!v.roughnessMap,ve=v.anisotropy>0,nt=v.clearcoat>0,_t=v.dispersion>0,w=v.iridescence>0,x=v.sheen>0,X=v.transmission>0,tt=ve&&!!v.anisotropyMap,at=nt&&!!v.clearcoatMap,pt=nt&&!!v.clearcoatNormalMap,ft=nt&&!!v.clearcoatRoughnessMap,Z=w&&!!v.iridescenceMap,Q=w&&!!v.iridescenceThicknessMap,yt=x&&!!v.sheenColorMap,Dt=x&&!!v.sheenRoughnessMap,Mt=!!v.specularMap,mt=!!v.specularColorMap,Wt=!!v.specularIntensityMap,Jt=X&&!!v.transmissionMap,te=X&&!!v.thicknessMap,k=!!v.gradientMap,vt=!!v.alphaMap,et=v.alphaTest>0,Pt=!!v.alphaHash,bt=!!v.extensions;let ct=rs;v.toneMapped&&(dt===null||dt.isXRRenderTarget===!0)&&(ct=n.toneMapping);const zt={shaderID:ot,shaderType:v.type,shaderName:v.name,vertexShader:Kt,fragmentShader:Gt,defines:v.defines,customVertexShaderID:J,customFragmentShaderID:lt,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:h,batching:Vt,batchingColor:Vt&&B._colorsTexture!==null,instancing:Nt,instancingColor:Nt&&B.instanceColor!==null,instancingMorph:Nt&&B.morphTexture!==null,outputColorSpace:dt===null?n.outputColorSpace:dt.isXRRenderTarget===!0?dt.texture.colorSpace:xe.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Me,matcap:jt,envMap:fe,envMapMode:fe&&rt.mapping,envMapCubeUVHeight:st,aoMap:be,lightMap:se,bumpMap:Ge,normalMap:Ue,displacementMap:nn,emissiveMap:z,normalMapObjectSpace:Ue&&v.normalMapType===U_,normalMapTangentSpace:Ue&&v.normalMapType===El,packedNormalMap:Ue&&v.normalMapType===El&&Sy(v.normalMap.format),metalnessMap:Ve,roughnessMap:Zt,anisotropy:ve,anisotropyMap:tt,clearcoat:nt,clearcoatMap:at,clearcoatNormalMap:pt,clearcoatRoughnessMap:ft,dispersion:_t,iridescence:w,iridescenceMap:Z,iridescenceThicknessMap:Q,sheen:x,sheenColorMap:yt,sheenRoughnessMap:Dt,specularMap:Mt,specularColorMap:mt,specularIntensityMap:Wt,transmission:X,transmissionMap:Jt,thicknessMap:te,gradientMap:k,opaque:v.transparent===!1&&v.blending===la&&v.alphaToCoverage===!1,alphaMap:vt,alphaTest:et,alphaHash:Pt,combine:v.combine,mapUv:Me&&_(v.map.channel),aoMapUv:be&&_(v.aoMap.channel),lightMapUv:se&&_(v.lightMap.channel),bumpMapUv:Ge&&_(v.bumpMap.channel),normalMapUv:Ue&&_(v.normalMap.channel),displacementMapUv:nn&&_(v.displacementMap.channel),emissiveMapUv:z&&_(v.emissiveMap.channel),metalnessMapUv:Ve&&_(v.metalnessMap.channel),roughnessMapUv:Zt&&_(v.roughnessMap.channel),anisotropyMapUv:tt&&_(v.anisotropyMap.channel),clearcoatMapUv:at&&_(v.clearcoatMap.channel),clearcoatNormalMapUv:pt&&_(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:ft&&_(v.clearcoatRoughnessMap.channel),iridescenceMapUv:Z&&_(v.iridescenceMap.channel),iridescenceThicknessMapUv:Q&&_(v.iridescenceThicknessMap.channel),sheenColorMapUv:yt&&_(v.sheenColorMap.channel),sheenRoughnessMapUv:Dt&&_(v.sheenRoughnessMap.channel),specularMapUv:Mt&&_(v.specularMap.channel),specularColorMapUv:mt&&_(v.specularColorMap.channel),specularIntensityMapUv:Wt&&_(v.specularIntensityMap.channel),transmissionMapUv:Jt&&_(v.transmissionMap.channel),thicknessMapUv:te&&_(v.thicknessMap.channel),alphaMapUv:vt&&_(v.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Ue||ve),vertexNormals:!!U.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:B.isPoints===!0&&!!U.attributes.uv&&(Me||vt),fog:!!Y,useFog:v.fog===!0,fogExp2:!!Y&&Y.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||U.attributes.normal===void 0&&Ue===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Bt,skinning:B.isSkinnedMesh===!0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:ut,morphTextureStride:gt,numDirLights:P.directional.length,numPointLights:P.point.length,numSpotLights:P.spot.length,numSpotLightMaps:P.spotLightMap.length,numRectAreaLights:P.rectArea.length,numHemiLights:P.hemi.length,numDirLightShadows:P.directionalShadowMap.length,numPointLightShadows:P.pointShadowMap.length,numSpotLightShadows:P.spotShadowMap.length,numSpotLightShadowsWithMaps:P.numSpotLightShadowsWithMaps,numLightProbes:P.numLightProbes,numLightProbeGrids:G.length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:n.shadowMap.enabled&&F.length>0,shadowMapType:n.shadowMap.type,toneMapping:ct,decodeVideoTexture:Me&&v.map.isVideoTexture===!0&&xe.getTransfer(v.map.colorSpace)===Le,decodeVideoTextureEmissive:z&&v.emissiveMap.isVideoTexture===!0&&xe.getTransfer(v.emissiveMap.colorSpace)===Le,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===ns,flipSided:v.side===ii,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:bt&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(bt&&v.extensions.multiDraw===!0||Vt)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return zt.vertexUv1s=l.has(1),zt.vertexUv2s=l.has(2),zt.vertexUv3s=l.has(3),l.clear(),zt}function p(v){const P=[];if(v.shaderID?P.push(v.shaderID):(P.push(v.customVertexShaderID),P.push(v.customFragmentShaderID)),v.defines!==void 0)for(const F in v.defines)P.push(F),P.push(v.defines[F]);return v.isRawShaderMaterial===!1&&(d(P,v),M(P,v),P.push(n.outputColorSpace)),P.push(v.customProgramCacheKey),P.join()}function d(v,P){v.push(P.precision),v.push(P.outputColorSpace),v.push(P.envMapMode),v.push(P.envMapCubeUVHeight),v.push(P.mapUv),v.push(P.alphaMapUv),v.push(P.lightMapUv),v.push(P.aoMapUv),v.push(P.bumpMapUv),v.push(P.normalMapUv),v.push(P.displacementMapUv),v.push(P.emissiveMapUv),v.push(P.metalnessMapUv),v.push(P.roughnessMapUv),v.push(P.anisotropyMapUv),v.push(P.clearcoatMapUv),v.push(P.clearcoatNormalMapUv),v.push(P.clearcoatRoughnessMapUv),v.push(P.iridescenceMapUv),v.push(P.iridescenceThicknessMapUv),v.push(P.sheenColorMapUv),v.push(P.sheenRoughnessMapUv),v.push(P.specularMapUv),v.push(P.specularColorMapUv),v.push(P.specularIntensityMapUv),v.push(P.transmissionMapUv),v.push(P.thicknessMapUv),v.push(P.combine),v.push(P.fogExp2),v.push(P.sizeAttenuation),v.push(P.morphTargetsCount),v.push(P.morphAttributeCount),v.push(P.numDirLights),v.push(P.numPointLights),v.push(P.numSpotLights),v.push(P.numSpotLightMaps),v.push(P.numHemiLights),v.push(P.numRectAreaLights),v.push(P.numDirLightShadows),v.push(P.numPointLightShadows),v.push(P.numSpotLightShadows),v.push(P.numSpotLightShadowsWithMaps),v.push(P.numLightProbes),v.push(P.shadowMapType),v.push(P.toneMapping),v.push(P.numClippingPlanes),v.push(P.numClipIntersection),v.push(P.depthPacking)}function M(v,P){a.disableAll(),P.instancing&&a.enable(0),P.instancingColor&&a.enable(1),P.instancingMorph&&a.enable(2),P.matcap&&a.enable(3),P.envMap&&a.enable(4),P.normalMapObjectSpace&&a.enable(5),P.normalMapTangentSpace&&a.enable(6),P.clearcoat&&a.enable(7),P.iridescence&&a.enable(8),P.alphaTest&&a.enable(9),P.vertexColors&&a.enable(10),P.vertexAlphas&&a.enable(11),P.vertexUv1s&&a.enable(12),P.vertexUv2s&&a.enable(13),P.vertexUv3s&&a.enable(14),P.vertexTangents&&a.enable(15),P.anisotropy&&a.enable(16),P.alphaHash&&a.enable(17),P.batching&&a.enable(18),P.dispersion&&a.enable(19),P.batchingColor&&a.enable(20),P.gradientMap&&a.enable(21),P.packedNormalMap&&a.enable(22),P.vertexNormals&&a.enable(23),v.push(a.mask),a.disableAll(),P.fog&&a.enable(0),P.useFog&&a.enable(1),P.flatShading&&a.enable(2),P.logarithmicDepthBuffer&&a.enable(3),P.reversedDepthBuffer&&a.enable(4),P.skinning&&a.enable(5),P.morphTargets&&a.enable(6),P.morphNormals&&a.enable(7),P.morphColors&&a.enable(8),P.premultipliedAlpha&&a.enable(9),P.shadowMapEnabled&&a.enable(10),P.doubleSided&&a.enable(11),P.flipSided&&a.enable(12),P.useDepthPacking&&a.enable(13),P.dithering&&a.enable(14),P.transmission&&a.enable(15),P.sheen&&a.enable(16),P.opaque&&a.enable(17),P.pointsUvs&&a.enable(18),P.decodeVideoTexture&&a.enable(19),P.decodeVideoTextureEmissive&&a.enable(20),P.alphaToCoverage&&a.enable(21),P.numLightProbeGrids>0&&a.enable(22),v.push(a.mask)}function A(v){const P=m[v.type];let F;if(P){const R=ni[P];F=Ou.clone(R.uniforms)}else F=v.uniforms;return F}function E(v,P){let F=f.get(P);return F!==void 0?++F.usedTimes:(F=new gy(n,P,v,s),c.push(F),f.set(P,F)),F}function L(v){if(--v.usedTimes===0){const P=c.indexOf(v);c[P]=c[c.length-1],c.pop(),f.delete(v.cacheKey),v.destroy()}}function T(v){o.remove(v)}function I(){o.dispose()}return{getParameters:S,getProgramCacheKey:p,getUniforms:A,acquireProgram:E,releaseProgram:L,releaseShaderCache:T,programs:c,dispose:I}}function yy(){let n=new WeakMap;function t(a){return n.has(a)}function e(a){let o=n.get(a);return o===void 0&&(o={},n.set(a,o)),o}function i(a){n.delete(a)}function s(a,o,l){n.get(a)[o]=l}function r(){n=new WeakMap}return{has:t,get:e,remove:i,update:s,dispose:r}}function by(n,t){return n.groupOrder!==t.groupOrder?n.groupOrder-t.groupOrder:n.renderOrder!==t.renderOrder?n.renderOrder-t.renderOrder:n.material.id!==t.material.id?n.material.id-t.material.id:n.materialVariant!==t.materialVariant?n.materialVariant-t.materialVariant:n.z!==t.z?n.z-t.z:n.id-t.id}function Ld(n,t){return n.groupOrder!==t.groupOrder?n.groupOrder-t.groupOrder:n.renderOrder!==t.renderOrder?n.renderOrder-t.renderOrder:n.z!==t.z?t.z-n.z:n.id-t.id}function Id(){const n=[];let t=0;const e=[],i=[],s=[];function r(){t=0,e.length=0,i.length=0,s.length=0}function a(h){let m=0;return h.isInstancedMesh&&(m+=2),h.isSkinnedMesh&&(m+=1),m}function o(h,m,_,S,p,d){let M=n[t];return M===void 0?(M={id:h.id,object:h,geometry:m,material:_,materialVariant:a(h),groupOrder:S,renderOrder:h.renderOrder,z:p,group:d},n[t]=M):(M.id=h.id,M.object=h,M.geometry=m,M.material=_,M.materialVariant=a(h),M.groupOrder=S,M.renderOrder=h.renderOrder,M.z=p,M.group=d),t++,M}function l(h,m,_,S,p,d){const M=o(h,m,_,S,p,d);_.transmission>0?i.push(M):_.transparent===!0?s.push(M):e.push(M)}function c(h,m,_,S,p,d){const M=o(h,m,_,S,p,d);_.transmission>0?i.unshift(M):_.transparent===!0?s.unshift(M):e.unshift(M)}function f(h,m){e.length>1&&e.sort(h||by),i.length>1&&i.sort(m||Ld),s.length>1&&s.sort(m||Ld)}function u(){for(let h=t,m=n.length;h<m;h++){const _=n[h];if(_.id===null)break;_.id=null,_.object=null,_.geometry=null,_.material=null,_.group=null}}return{opaque:e,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:u,sort:f}}function Ey(){let n=new WeakMap;function t(i,s){const r=n.get(i);let a;return r===void 0?(a=new Id,n.set(i,[a])):s>=r.length?(a=new Id,r.push(a)):a=r[s],a}function e(){n=new WeakMap}return{get:t,dispose:e}}function wy(){const n={};return{get:function(t){if(n[t.id]!==void 0)return n[t.id];let e;switch(t.type){case"DirectionalLight":e={direction:new N,color:new ie};break;case"SpotLight":e={position:new N,direction:new N,color:new ie,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new N,color:new ie,distance:0,decay:0};break;case"HemisphereLight":e={direction:new N,skyColor:new ie,groundColor:new ie};break;case"RectAreaLight":e={color:new ie,position:new N,halfWidth:new N,halfHeight:new N};break}return n[t.id]=e,e}}}function Ty(){const n={};return{get:function(t){if(n[t.id]!==void 0)return n[t.id];let e;switch(t.type){case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qt,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[t.id]=e,e}}}let Ay=0;function Ry(n,t){return(t.castShadow?2:0)-(n.castShadow?2:0)+(t.map?1:0)-(n.map?1:0)}function Cy(n){const t=new wy,e=Ty(),i={version:0,hash:{directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new N);const s=new N,r=new ye,a=new ye;function o(c){let f=0,u=0,h=0;for(let P=0;P<9;P++)i.probe[P].set(0,0,0);let m=0,_=0,S=0,p=0,d=0,M=0,A=0,E=0,L=0,T=0,I=0;c.sort(Ry);for(let P=0,F=c.length;P<F;P++){const R=c[P],B=R.color,G=R.intensity,Y=R.distance;let U=null;if(R.shadow&&R.shadow.map&&(R.shadow.map.texture.format===Mr?U=R.shadow.map.texture:U=R.shadow.map.depthTexture||R.shadow.map.texture),R.isAmbientLight)f+=B.r*G,u+=B.g*G,h+=B.b*G;else if(R.isLightProbe){for(let W=0;W<9;W++)i.probe[W].addScaledVector(R.sh.coefficients[W],G);I++}else if(R.isDirectionalLight){const W=t.get(R);if(W.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){const O=R.shadow,rt=e.get(R);rt.shadowIntensity=O.intensity,rt.shadowBias=O.bias,rt.shadowNormalBias=O.normalBias,rt.shadowRadius=O.radius,rt.shadowMapSize=O.mapSize,i.directionalShadow[m]=rt,i.directionalShadowMap[m]=U,i.directionalShadowMatrix[m]=R.shadow.matrix,M++}i.directional[m]=W,m++}else if(R.isSpotLight){const W=t.get(R);W.position.setFromMatrixPosition(R.matrixWorld),W.color.copy(B).multiplyScalar(G),W.distance=Y,W.coneCos=Math.cos(R.angle),W.penumbraCos=Math.cos(R.angle*(1-R.penumbra)),W.decay=R.decay,i.spot[S]=W;const O=R.shadow;if(R.map&&(i.spotLightMap[L]=R.map,L++,O.updateMatrices(R),R.castShadow&&T++),i.spotLightMatrix[S]=O.matrix,R.castShadow){const rt=e.get(R);rt.shadowIntensity=O.intensity,rt.shadowBias=O.bias,rt.shadowNormalBias=O.normalBias,rt.shadowRadius=O.radius,rt.shadowMapSize=O.mapSize,i.spotShadow[S]=rt,i.spotShadowMap[S]=U,E++}S++}else if(R.isRectAreaLight){const W=t.get(R);W.color.copy(B).multiplyScalar(G),W.halfWidth.set(R.width*.5,0,0),W.halfHeight.set(0,R.height*.5,0),i.rectArea[p]=W,p++}else if(R.isPointLight){const W=t.get(R);if(W.color.copy(R.color).multiplyScalar(R.intensity),W.distance=R.distance,W.decay=R.decay,R.castShadow){const O=R.shadow,rt=e.get(R);rt.shadowIntensity=O.intensity,rt.shadowBias=O.bias,rt.shadowNormalBias=O.normalBias,rt.shadowRadius=O.radius,rt.shadowMapSize=O.mapSize,rt.shadowCameraNear=O.camera.near,rt.shadowCameraFar=O.camera.far,i.pointShadow[_]=rt,i.pointShadowMap[_]=U,i.pointShadowMatrix[_]=R.shadow.matrix,A++}i.point[_]=W,_++}else if(R.isHemisphereLight){const W=t.get(R);W.skyColor.copy(R.color).multiplyScalar(G),W.groundColor.copy(R.groundColor).multiplyScalar(G),i.hemi[d]=W,d++}}p>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=wt.LTC_FLOAT_1,i.rectAreaLTC2=wt.LTC_FLOAT_2):(i.rectAreaLTC1=wt.LTC_HALF_1,i.rectAreaLTC2=wt.LTC_HALF_2)),i.ambient[0]=f,i.ambient[1]=u,i.ambient[2]=h;const v=i.hash;(v.directionalLength!==m||v.pointLength!==_||v.spotLength!==S||v.rectAreaLength!==p||v.hemiLength!==d||v.numDirectionalShadows!==M||v.numPointShadows!==A||v.numSpotShadows!==E||v.numSpotMaps!==L||v.numLightProbes!==I)&&(i.directional.length=m,i.spot.length=S,i.rectArea.length=p,i.point.length=_,i.hemi.length=d,i.directionalShadow.length=M,i.directionalShadowMap.length=M,i.pointShadow.length=A,i.pointShadowMap.length=A,i.spotShadow.length=E,i.spotShadowMap.length=E,i.directionalShadowMatrix.length=M,i.pointShadowMatrix.length=A,i.spotLightMatrix.length=E+L-T,i.spotLightMap.length=L,i.numSpotLightShadowsWithMaps=T,i.numLightProbes=I,v.directionalLength=m,v.pointLength=_,v.spotLength=S,v.rectAreaLength=p,v.hemiLength=d,v.numDirectionalShadows=M,v.numPointShadows=A,v.numSpotShadows=E,v.numSpotMaps=L,v.numLightProbes=I,i.version=Ay++)}function l(c,f){let u=0,h=0,m=0,_=0,S=0;const p=f.matrixWorldInverse;for(let d=0,M=c.length;d<M;d++){const A=c[d];if(A.isDirectionalLight){const E=i.directional[u];E.direction.setFromMatrixPosition(A.matrixWorld),s.setFromMatrixPosition(A.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(p),u++}else if(A.isSpotLight){const E=i.spot[m];E.position.setFromMatrixPosition(A.matrixWorld),E.position.applyMatrix4(p),E.direction.setFromMatrixPosition(A.matrixWorld),s.setFromMatrixPosition(A.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(p),m++}else if(A.isRectAreaLight){const E=i.rectArea[_];E.position.setFromMatrixPosition(A.matrixWorld),E.position.applyMatrix4(p),a.identity(),r.copy(A.matrixWorld),r.premultiply(p),a.extractRotation(r),E.halfWidth.set(A.width*.5,0,0),E.halfHeight.set(0,A.height*.5,0),E.halfWidth.applyMatrix4(a),E.halfHeight.applyMatrix4(a),_++}else if(A.isPointLight){const E=i.point[h];E.position.setFromMatrixPosition(A.matrixWorld),E.position.applyMatrix4(p),h++}else if(A.isHemisphereLight){const E=i.hemi[S];E.direction.setFromMatrixPosition(A.matrixWorld),E.direction.transformDirection(p),S++}}}return{setup:o,setupView:l,state:i}}function Ud(n){const t=new Cy(n),e=[],i=[],s=[];function r(h){u.camera=h,e.length=0,i.length=0,s.length=0}function a(h){e.push(h)}function o(h){i.push(h)}function l(h){s.push(h)}function c(){t.setup(e)}function f(h){t.setupView(e,h)}const u={lightsArray:e,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:c,setupLightsView:f,pushLight:a,pushShadow:o,pushLightProbeGrid:l}}function Py(n){let t=new WeakMap;function e(s,r=0){const a=t.get(s);let o;return a===void 0?(o=new Ud(n),t.set(s,[o])):r>=a.length?(o=new Ud(n),a.push(o)):o=a[r],o}function i(){t=new WeakMap}return{get:e,dispose:i}}const Dy=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Ly=`uniform sampler2D shadow_pass;
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
}`,Iy=[new N(1,0,0),new N(-1,0,0),new N(0,1,0),new N(0,-1,0),new N(0,0,1),new N(0,0,-1)],Uy=[new N(0,-1,0),new N(0,-1,0),new N(0,0,1),new N(0,0,-1),new N(0,-1,0),new N(0,-1,0)],Nd=new ye,Ga=new N,Hc=new N;function Ny(n,t,e){let i=new Uu;const s=new Qt,r=new Qt,a=new ke,o=new z0,l=new k0,c={},f=e.maxTextureSize,u={[$s]:ii,[ii]:$s,[ns]:ns},h=new Gi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Qt},radius:{value:4}},vertexShader:Dy,fragmentShader:Ly}),m=h.clone();m.defines.HORIZONTAL_PASS=1;const _=new Fn;_.setAttribute("position",new Un(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));const S=new wn(_,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=pl;let d=this.type;this.render=function(T,I,v){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||T.length===0)return;this.type===u_&&(Xt("WebGLShadowMap: PCFSoftShadowMap has been deprecated. Using PCFShadowMap instead."),this.type=pl);const P=n.getRenderTarget(),F=n.getActiveCubeFace(),R=n.getActiveMipmapLevel(),B=n.state;B.setBlending(vs),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);const G=d!==this.type;G&&I.traverse(function(Y){Y.material&&(Array.isArray(Y.material)?Y.material.forEach(U=>U.needsUpdate=!0):Y.material.needsUpdate=!0)});for(let Y=0,U=T.length;Y<U;Y++){const W=T[Y],O=W.shadow;if(O===void 0){Xt("WebGLShadowMap:",W,"has no shadow.");continue}if(O.autoUpdate===!1&&O.needsUpdate===!1)continue;s.copy(O.mapSize);const rt=O.getFrameExtents();s.multiply(rt),r.copy(O.mapSize),(s.x>f||s.y>f)&&(s.x>f&&(r.x=Math.floor(f/rt.x),s.x=r.x*rt.x,O.mapSize.x=r.x),s.y>f&&(r.y=Math.floor(f/rt.y),s.y=r.y*rt.y,O.mapSize.y=r.y));const st=n.state.buffers.depth.getReversed();if(O.camera._reversedDepth=st,O.map===null||G===!0){if(O.map!==null&&(O.map.depthTexture!==null&&(O.map.depthTexture.dispose(),O.map.depthTexture=null),O.map.dispose()),this.type===ja){if(W.isPointLight){Xt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}O.map=new as(s.x,s.y,{format:Mr,type:Es,minFilter:Gn,magFilter:Gn,generateMipmaps:!1}),O.map.texture.name=W.name+".shadowMap",O.map.depthTexture=new da(s.x,s.y,zi),O.map.depthTexture.name=W.name+".shadowMapDepth",O.map.depthTexture.format=ws,O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=In,O.map.depthTexture.magFilter=In}else W.isPointLight?(O.map=new Im(s.x),O.map.depthTexture=new L0(s.x,ls)):(O.map=new as(s.x,s.y),O.map.depthTexture=new da(s.x,s.y,ls)),O.map.depthTexture.name=W.name+".shadowMap",O.map.depthTexture.format=ws,this.type===pl?(O.map.depthTexture.compareFunction=st?Cu:Ru,O.map.depthTexture.minFilter=Gn,O.map.depthTexture.magFilter=Gn):(O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=In,O.map.depthTexture.magFilter=In);O.camera.updateProjectionMatrix()}const ot=O.map.isWebGLCubeRenderTarget?6:1;for(let xt=0;xt<ot;xt++){if(O.map.isWebGLCubeRenderTarget)n.setRenderTarget(O.map,xt),n.clear();else{xt===0&&(n.setRenderTarget(O.map),n.clear());const ut=O.getViewport(xt);a.set(r.x*ut.x,r.y*ut.y,r.x*ut.z,r.y*ut.w),B.viewport(a)}if(W.isPointLight){const ut=O.camera,gt=O.matrix,Kt=W.distance||ut.far;Kt!==ut.far&&(ut.far=Kt,ut.updateProjectionMatrix()),Ga.setFromMatrixPosition(W.matrixWorld),ut.position.copy(Ga),Hc.copy(ut.position),Hc.add(Iy[xt]),ut.up.copy(Uy[xt]),ut.lookAt(Hc),ut.updateMatrixWorld(),gt.makeTranslation(-Ga.x,-Ga.y,-Ga.z),Nd.multiplyMatrices(ut.projectionMatrix,ut.matrixWorldInverse),O._frustum.setFromProjectionMatrix(Nd,ut.coordinateSystem,ut.reversedDepth)}else O.updateMatrices(W);i=O.getFrustum(),E(I,v,O.camera,W,this.type)}O.isPointLightShadow!==!0&&this.type===ja&&M(O,v),O.needsUpdate=!1}d=this.type,p.needsUpdate=!1,n.setRenderTarget(P,F,R)};function M(T,I){const v=t.update(S);h.defines.VSM_SAMPLES!==T.blurSamples&&(h.defines.VSM_SAMPLES=T.blurSamples,m.defines.VSM_SAMPLES=T.blurSamples,h.needsUpdate=!0,m.needsUpdate=!0),T.mapPass===null&&(T.mapPass=new as(s.x,s.y,{format:Mr,type:Es})),h.uniforms.shadow_pass.value=T.map.depthTexture,h.uniforms.resolution.value=T.mapSize,h.uniforms.radius.value=T.radius,n.setRenderTarget(T.mapPass),n.clear(),n.renderBufferDirect(I,null,v,h,S,null),m.uniforms.shadow_pass.value=T.mapPass.texture,m.uniforms.resolution.value=T.mapSize,m.uniforms.radius.value=T.radius,n.setRenderTarget(T.map),n.clear(),n.renderBufferDirect(I,null,v,m,S,null)}function A(T,I,v,P){let F=null;const R=v.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(R!==void 0)F=R;else if(F=v.isPointLight===!0?l:o,n.localClippingEnabled&&I.clipShadows===!0&&Array.isArray(I.clippingPlanes)&&I.clippingPlanes.length!==0||I.displacementMap&&I.displacementScale!==0||I.alphaMap&&I.alphaTest>0||I.map&&I.alphaTest>0||I.alphaToCoverage===!0){const B=F.uuid,G=I.uuid;let Y=c[B];Y===void 0&&(Y={},c[B]=Y);let U=Y[G];U===void 0&&(U=F.clone(),Y[G]=U,I.addEventListener("dispose",L)),F=U}if(F.visible=I.visible,F.wireframe=I.wireframe,P===ja?F.side=I.shadowSide!==null?I.shadowSide:I.side:F.side=I.shadowSide!==null?I.shadowSide:u[I.side],F.alphaMap=I.alphaMap,F.alphaTest=I.alphaToCoverage===!0?.5:I.alphaTest,F.map=I.map,F.clipShadows=I.clipShadows,F.clippingPlanes=I.clippingPlanes,F.clipIntersection=I.clipIntersection,F.displacementMap=I.displacementMap,F.displacementScale=I.displacementScale,F.displacementBias=I.displacementBias,F.wireframeLinewidth=I.wireframeLinewidth,F.linewidth=I.linewidth,v.isPointLight===!0&&F.isMeshDistanceMaterial===!0){const B=n.properties.get(F);B.light=v}return F}function E(T,I,v,P,F){if(T.visible===!1)return;if(T.layers.test(I.layers)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&F===ja)&&(!T.frustumCulled||i.intersectsObject(T))){T.modelViewMatrix.multiplyMatrices(v.matrixWorldInverse,T.matrixWorld);const G=t.update(T),Y=T.material;if(Array.isArray(Y)){const U=G.groups;for(let W=0,O=U.length;W<O;W++){const rt=U[W],st=Y[rt.materialIndex];if(st&&st.visible){const ot=A(T,st,P,F);T.onBeforeShadow(n,T,I,v,G,ot,rt),n.renderBufferDirect(v,null,G,ot,T,rt),T.onAfterShadow(n,T,I,v,G,ot,rt)}}}else if(Y.visible){const U=A(T,Y,P,F);T.onBeforeShadow(n,T,I,v,G,U,null),n.renderBufferDirect(v,null,G,U,T,null),T.onAfterShadow(n,T,I,v,G,U,null)}}const B=T.children;for(let G=0,Y=B.length;G<Y;G++)E(B[G],I,v,P,F)}function L(T){T.target.removeEventListener("dispose",L);for(const v in c){const P=c[v],F=T.target.uuid;F in P&&(P[F].dispose(),delete P[F])}}}function Fy(n,t){function e(){let k=!1;const vt=new ke;let et=null;const Pt=new ke(0,0,0,0);return{setMask:function(bt){et!==bt&&!k&&(n.colorMask(bt,bt,bt,bt),et=bt)},setLocked:function(bt){k=bt},setClear:function(bt,ct,zt,qt,he){he===!0&&(bt*=qt,ct*=qt,zt*=qt),vt.set(bt,ct,zt,qt),Pt.equals(vt)===!1&&(n.clearColor(bt,ct,zt,qt),Pt.copy(vt))},reset:function(){k=!1,et=null,Pt.set(-1,0,0,0)}}}function i(){let k=!1,vt=!1,et=null,Pt=null,bt=null;return{setReversed:function(ct){if(vt!==ct){const zt=t.get("EXT_clip_control");ct?zt.clipControlEXT(zt.LOWER_LEFT_EXT,zt.ZERO_TO_ONE_EXT):zt.clipControlEXT(zt.LOWER_LEFT_EXT,zt.NEGATIVE_ONE_TO_ONE_EXT),vt=ct;const qt=bt;bt=null,this.setClear(qt)}},getReversed:function(){return vt},setTest:function(ct){ct?dt(n.DEPTH_TEST):Bt(n.DEPTH_TEST)},setMask:function(ct){et!==ct&&!k&&(n.depthMask(ct),et=ct)},setFunc:function(ct){if(vt&&(ct=W_[ct]),Pt!==ct){switch(ct){case mh:n.depthFunc(n.NEVER);break;case gh:n.depthFunc(n.ALWAYS);break;case _h:n.depthFunc(n.LESS);break;case ua:n.depthFunc(n.LEQUAL);break;case xh:n.depthFunc(n.EQUAL);break;case vh:n.depthFunc(n.GEQUAL);break;case Sh:n.depthFunc(n.GREATER);break;case Mh:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}Pt=ct}},setLocked:function(ct){k=ct},setClear:function(ct){bt!==ct&&(bt=ct,vt&&(ct=1-ct),n.clearDepth(ct))},reset:function(){k=!1,et=null,Pt=null,bt=null,vt=!1}}}function s(){let k=!1,vt=null,et=null,Pt=null,bt=null,ct=null,zt=null,qt=null,he=null;return{setTest:function(ce){k||(ce?dt(n.STENCIL_TEST):Bt(n.STENCIL_TEST))},setMask:function(ce){vt!==ce&&!k&&(n.stencilMask(ce),vt=ce)},setFunc:function(ce,On,An){(et!==ce||Pt!==On||bt!==An)&&(n.stencilFunc(ce,On,An),et=ce,Pt=On,bt=An)},setOp:function(ce,On,An){(ct!==ce||zt!==On||qt!==An)&&(n.stencilOp(ce,On,An),ct=ce,zt=On,qt=An)},setLocked:function(ce){k=ce},setClear:function(ce){he!==ce&&(n.clearStencil(ce),he=ce)},reset:function(){k=!1,vt=null,et=null,Pt=null,bt=null,ct=null,zt=null,qt=null,he=null}}}const r=new e,a=new i,o=new s,l=new WeakMap,c=new WeakMap;let f={},u={},h={},m=new WeakMap,_=[],S=null,p=!1,d=null,M=null,A=null,E=null,L=null,T=null,I=null,v=new ie(0,0,0),P=0,F=!1,R=null,B=null,G=null,Y=null,U=null;const W=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS);let O=!1,rt=0;const st=n.getParameter(n.VERSION);st.indexOf("WebGL")!==-1?(rt=parseFloat(/^WebGL (\d)/.exec(st)[1]),O=rt>=1):st.indexOf("OpenGL ES")!==-1&&(rt=parseFloat(/^OpenGL ES (\d)/.exec(st)[1]),O=rt>=2);let ot=null,xt={};const ut=n.getParameter(n.SCISSOR_BOX),gt=n.getParameter(n.VIEWPORT),Kt=new ke().fromArray(ut),Gt=new ke().fromArray(gt);function J(k,vt,et,Pt){const bt=new Uint8Array(4),ct=n.createTexture();n.bindTexture(k,ct),n.texParameteri(k,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(k,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let zt=0;zt<et;zt++)k===n.TEXTURE_3D||k===n.TEXTURE_2D_ARRAY?n.texImage3D(vt,0,n.RGBA,1,1,Pt,0,n.RGBA,n.UNSIGNED_BYTE,bt):n.texImage2D(vt+zt,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,bt);return ct}const lt={};lt[n.TEXTURE_2D]=J(n.TEXTURE_2D,n.TEXTURE_2D,1),lt[n.TEXTURE_CUBE_MAP]=J(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),lt[n.TEXTURE_2D_ARRAY]=J(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),lt[n.TEXTURE_3D]=J(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(1),o.setClear(0),dt(n.DEPTH_TEST),a.setFunc(ua),Ge(!1),Ue(Tf),dt(n.CULL_FACE),be(vs);function dt(k){f[k]!==!0&&(n.enable(k),f[k]=!0)}function Bt(k){f[k]!==!1&&(n.disable(k),f[k]=!1)}function Nt(k,vt){return h[k]!==vt?(n.bindFramebuffer(k,vt),h[k]=vt,k===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=vt),k===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=vt),!0):!1}function Vt(k,vt){let et=_,Pt=!1;if(k){et=m.get(vt),et===void 0&&(et=[],m.set(vt,et));const bt=k.textures;if(et.length!==bt.length||et[0]!==n.COLOR_ATTACHMENT0){for(let ct=0,zt=bt.length;ct<zt;ct++)et[ct]=n.COLOR_ATTACHMENT0+ct;et.length=bt.length,Pt=!0}}else et[0]!==n.BACK&&(et[0]=n.BACK,Pt=!0);Pt&&n.drawBuffers(et)}function Me(k){return S!==k?(n.useProgram(k),S=k,!0):!1}const jt={[hr]:n.FUNC_ADD,[d_]:n.FUNC_SUBTRACT,[p_]:n.FUNC_REVERSE_SUBTRACT};jt[m_]=n.MIN,jt[g_]=n.MAX;const fe={[__]:n.ZERO,[x_]:n.ONE,[v_]:n.SRC_COLOR,[dh]:n.SRC_ALPHA,[w_]:n.SRC_ALPHA_SATURATE,[b_]:n.DST_COLOR,[M_]:n.DST_ALPHA,[S_]:n.ONE_MINUS_SRC_COLOR,[ph]:n.ONE_MINUS_SRC_ALPHA,[E_]:n.ONE_MINUS_DST_COLOR,[y_]:n.ONE_MINUS_DST_ALPHA,[T_]:n.CONSTANT_COLOR,[A_]:n.ONE_MINUS_CONSTANT_COLOR,[R_]:n.CONSTANT_ALPHA,[C_]:n.ONE_MINUS_CONSTANT_ALPHA};function be(k,vt,et,Pt,bt,ct,zt,qt,he,ce){if(k===vs){p===!0&&(Bt(n.BLEND),p=!1);return}if(p===!1&&(dt(n.BLEND),p=!0),k!==f_){if(k!==d||ce!==F){if((M!==hr||L!==hr)&&(n.blendEquation(n.FUNC_ADD),M=hr,L=hr),ce)switch(k){case la:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Af:n.blendFunc(n.ONE,n.ONE);break;case Rf:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Cf:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:Se("WebGLState: Invalid blending: ",k);break}else switch(k){case la:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Af:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Rf:Se("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Cf:Se("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Se("WebGLState: Invalid blending: ",k);break}A=null,E=null,T=null,I=null,v.set(0,0,0),P=0,d=k,F=ce}return}bt=bt||vt,ct=ct||et,zt=zt||Pt,(vt!==M||bt!==L)&&(n.blendEquationSeparate(jt[vt],jt[bt]),M=vt,L=bt),(et!==A||Pt!==E||ct!==T||zt!==I)&&(n.blendFuncSeparate(fe[et],fe[Pt],fe[ct],fe[zt]),A=et,E=Pt,T=ct,I=zt),(qt.equals(v)===!1||he!==P)&&(n.blendColor(qt.r,qt.g,qt.b,he),v.copy(qt),P=he),d=k,F=!1}function se(k,vt){k.side===ns?Bt(n.CULL_FACE):dt(n.CULL_FACE);let et=k.side===ii;vt&&(et=!et),Ge(et),k.blending===la&&k.transparent===!1?be(vs):be(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),a.setFunc(k.depthFunc),a.setTest(k.depthTest),a.setMask(k.depthWrite),r.setMask(k.colorWrite);const Pt=k.stencilWrite;o.setTest(Pt),Pt&&(o.setMask(k.stencilWriteMask),o.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),o.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),z(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?dt(n.SAMPLE_ALPHA_TO_COVERAGE):Bt(n.SAMPLE_ALPHA_TO_COVERAGE)}function Ge(k){R!==k&&(k?n.frontFace(n.CW):n.frontFace(n.CCW),R=k)}function Ue(k){k!==c_?(dt(n.CULL_FACE),k!==B&&(k===Tf?n.cullFace(n.BACK):k===h_?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Bt(n.CULL_FACE),B=k}function nn(k){k!==G&&(O&&n.lineWidth(k),G=k)}function z(k,vt,et){k?(dt(n.POLYGON_OFFSET_FILL),(Y!==vt||U!==et)&&(Y=vt,U=et,a.getReversed()&&(vt=-vt),n.polygonOffset(vt,et))):Bt(n.POLYGON_OFFSET_FILL)}function Ve(k){k?dt(n.SCISSOR_TEST):Bt(n.SCISSOR_TEST)}function Zt(k){k===void 0&&(k=n.TEXTURE0+W-1),ot!==k&&(n.activeTexture(k),ot=k)}function ve(k,vt,et){et===void 0&&(ot===null?et=n.TEXTURE0+W-1:et=ot);let Pt=xt[et];Pt===void 0&&(Pt={type:void 0,texture:void 0},xt[et]=Pt),(Pt.type!==k||Pt.texture!==vt)&&(ot!==et&&(n.activeTexture(et),ot=et),n.bindTexture(k,vt||lt[k]),Pt.type=k,Pt.texture=vt)}function nt(){const k=xt[ot];k!==void 0&&k.type!==void 0&&(n.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function _t(){try{n.compressedTexImage2D(...arguments)}catch(k){Se("WebGLState:",k)}}function w(){try{n.compressedTexImage3D(...arguments)}catch(k){Se("WebGLState:",k)}}function x(){try{n.texSubImage2D(...arguments)}catch(k){Se("WebGLState:",k)}}function X(){try{n.texSubImage3D(...arguments)}catch(k){Se("WebGLState:",k)}}function tt(){try{n.compressedTexSubImage2D(...arguments)}catch(k){Se("WebGLState:",k)}}function at(){try{n.compressedTexSubImage3D(...arguments)}catch(k){Se("WebGLState:",k)}}function pt(){try{n.texStorage2D(...arguments)}catch(k){Se("WebGLState:",k)}}function ft(){try{n.texStorage3D(...arguments)}catch(k){Se("WebGLState:",k)}}function Z(){try{n.texImage2D(...arguments)}catch(k){Se("WebGLState:",k)}}function Q(){try{n.texImage3D(...arguments)}catch(k){Se("WebGLState:",k)}}function yt(k){return u[k]!==void 0?u[k]:n.getParameter(k)}function Dt(k,vt){u[k]!==vt&&(n.pixelStorei(k,vt),u[k]=vt)}function Mt(k){Kt.equals(k)===!1&&(n.scissor(k.x,k.y,k.z,k.w),Kt.copy(k))}function mt(k){Gt.equals(k)===!1&&(n.viewport(k.x,k.y,k.z,k.w),Gt.copy(k))}function Wt(k,vt){let et=c.get(vt);et===void 0&&(et=new WeakMap,c.set(vt,et));let Pt=et.get(k);Pt===void 0&&(Pt=n.getUniformBlockIndex(vt,k.name),et.set(k,Pt))}function Jt(k,vt){const Pt=c.get(vt).get(k);l.get(vt)!==Pt&&(n.uniformBlockBinding(vt,Pt,k.__bindingPointIndex),l.set(vt,Pt))}function te(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),a.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),f={},u={},ot=null,xt={},h={},m=new WeakMap,_=[],S=null,p=!1,d=null,M=null,A=null,E=null,L=null,T=null,I=null,v=new ie(0,0,0),P=0,F=!1,R=null,B=null,G=null,Y=null,U=null,Kt.set(0,0,n.canvas.width,n.canvas.height),Gt.set(0,0,n.canvas.width,n.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},enable:dt,disable:Bt,bindFramebuffer:Nt,drawBuffers:Vt,useProgram:Me,setBlending:be,setMaterial:se,setFlipSided:Ge,setCullFace:Ue,setLineWidth:nn,setPolygonOffset:z,setScissorTest:Ve,activeTexture:Zt,bindTexture:ve,unbindTexture:nt,compressedTexImage2D:_t,compressedTexImage3D:w,texImage2D:Z,texImage3D:Q,pixelStorei:Dt,getParameter:yt,updateUBOMapping:Wt,uniformBlockBinding:Jt,texStorage2D:pt,texStorage3D:ft,texSubImage2D:x,texSubImage3D:X,compressedTexSubImage2D:tt,compressedTexSubImage3D:at,scissor:Mt,viewport:mt,reset:te}}function Oy(n,t,e,i,s,r,a){const o=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Qt,f=new WeakMap,u=new Set;let h;const m=new WeakMap;let _=!1;try{_=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function S(w,x){return _?new OffscreenCanvas(w,x):Al("canvas")}function p(w,x,X){let tt=1;const at=_t(w);if((at.width>X||at.height>X)&&(tt=X/Math.max(at.width,at.height)),tt<1)if(typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&w instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&w instanceof ImageBitmap||typeof VideoFrame<"u"&&w instanceof VideoFrame){const pt=Math.floor(tt*at.width),ft=Math.floor(tt*at.height);h===void 0&&(h=S(pt,ft));const Z=x?S(pt,ft):h;return Z.width=pt,Z.height=ft,Z.getContext("2d").drawImage(w,0,0,pt,ft),Xt("WebGLRenderer: Texture has been resized from ("+at.width+"x"+at.height+") to ("+pt+"x"+ft+")."),Z}else return"data"in w&&Xt("WebGLRenderer: Image in DataTexture is too big ("+at.width+"x"+at.height+")."),w;return w}function d(w){return w.generateMipmaps}function M(w){n.generateMipmap(w)}function A(w){return w.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:w.isWebGL3DRenderTarget?n.TEXTURE_3D:w.isWebGLArrayRenderTarget||w.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function E(w,x,X,tt,at,pt=!1){if(w!==null){if(n[w]!==void 0)return n[w];Xt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+w+"'")}let ft;tt&&(ft=t.get("EXT_texture_norm16"),ft||Xt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Z=x;if(x===n.RED&&(X===n.FLOAT&&(Z=n.R32F),X===n.HALF_FLOAT&&(Z=n.R16F),X===n.UNSIGNED_BYTE&&(Z=n.R8),X===n.UNSIGNED_SHORT&&ft&&(Z=ft.R16_EXT),X===n.SHORT&&ft&&(Z=ft.R16_SNORM_EXT)),x===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(Z=n.R8UI),X===n.UNSIGNED_SHORT&&(Z=n.R16UI),X===n.UNSIGNED_INT&&(Z=n.R32UI),X===n.BYTE&&(Z=n.R8I),X===n.SHORT&&(Z=n.R16I),X===n.INT&&(Z=n.R32I)),x===n.RG&&(X===n.FLOAT&&(Z=n.RG32F),X===n.HALF_FLOAT&&(Z=n.RG16F),X===n.UNSIGNED_BYTE&&(Z=n.RG8),X===n.UNSIGNED_SHORT&&ft&&(Z=ft.RG16_EXT),X===n.SHORT&&ft&&(Z=ft.RG16_SNORM_EXT)),x===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(Z=n.RG8UI),X===n.UNSIGNED_SHORT&&(Z=n.RG16UI),X===n.UNSIGNED_INT&&(Z=n.RG32UI),X===n.BYTE&&(Z=n.RG8I),X===n.SHORT&&(Z=n.RG16I),X===n.INT&&(Z=n.RG32I)),x===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(Z=n.RGB8UI),X===n.UNSIGNED_SHORT&&(Z=n.RGB16UI),X===n.UNSIGNED_INT&&(Z=n.RGB32UI),X===n.BYTE&&(Z=n.RGB8I),X===n.SHORT&&(Z=n.RGB16I),X===n.INT&&(Z=n.RGB32I)),x===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(Z=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(Z=n.RGBA16UI),X===n.UNSIGNED_INT&&(Z=n.RGBA32UI),X===n.BYTE&&(Z=n.RGBA8I),X===n.SHORT&&(Z=n.RGBA16I),X===n.INT&&(Z=n.RGBA32I)),x===n.RGB&&(X===n.UNSIGNED_SHORT&&ft&&(Z=ft.RGB16_EXT),X===n.SHORT&&ft&&(Z=ft.RGB16_SNORM_EXT),X===n.UNSIGNED_INT_5_9_9_9_REV&&(Z=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(Z=n.R11F_G11F_B10F)),x===n.RGBA){const Q=pt?Tl:xe.getTransfer(at);X===n.FLOAT&&(Z=n.RGBA32F),X===n.HALF_FLOAT&&(Z=n.RGBA16F),X===n.UNSIGNED_BYTE&&(Z=Q===Le?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&ft&&(Z=ft.RGBA16_EXT),X===n.SHORT&&ft&&(Z=ft.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(Z=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&(Z=n.RGB5_A1)}return(Z===n.R16F||Z===n.R32F||Z===n.RG16F||Z===n.RG32F||Z===n.RGBA16F||Z===n.RGBA32F)&&t.get("EXT_color_buffer_float"),Z}function L(w,x){let X;return w?x===null||x===ls||x===lo?X=n.DEPTH24_STENCIL8:x===zi?X=n.DEPTH32F_STENCIL8:x===oo&&(X=n.DEPTH24_STENCIL8,Xt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):x===null||x===ls||x===lo?X=n.DEPTH_COMPONENT24:x===zi?X=n.DEPTH_COMPONENT32F:x===oo&&(X=n.DEPTH_COMPONENT16),X}function T(w,x){return d(w)===!0||w.isFramebufferTexture&&w.minFilter!==In&&w.minFilter!==Gn?Math.log2(Math.max(x.width,x.height))+1:w.mipmaps!==void 0&&w.mipmaps.length>0?w.mipmaps.length:w.isCompressedTexture&&Array.isArray(w.image)?x.mipmaps.length:1}function I(w){const x=w.target;x.removeEventListener("dispose",I),P(x),x.isVideoTexture&&f.delete(x),x.isHTMLTexture&&u.delete(x)}function v(w){const x=w.target;x.removeEventListener("dispose",v),R(x)}function P(w){const x=i.get(w);if(x.__webglInit===void 0)return;const X=w.source,tt=m.get(X);if(tt){const at=tt[x.__cacheKey];at.usedTimes--,at.usedTimes===0&&F(w),Object.keys(tt).length===0&&m.delete(X)}i.remove(w)}function F(w){const x=i.get(w);n.deleteTexture(x.__webglTexture);const X=w.source,tt=m.get(X);delete tt[x.__cacheKey],a.memory.textures--}function R(w){const x=i.get(w);if(w.depthTexture&&(w.depthTexture.dispose(),i.remove(w.depthTexture)),w.isWebGLCubeRenderTarget)for(let tt=0;tt<6;tt++){if(Array.isArray(x.__webglFramebuffer[tt]))for(let at=0;at<x.__webglFramebuffer[tt].length;at++)n.deleteFramebuffer(x.__webglFramebuffer[tt][at]);else n.deleteFramebuffer(x.__webglFramebuffer[tt]);x.__webglDepthbuffer&&n.deleteRenderbuffer(x.__webglDepthbuffer[tt])}else{if(Array.isArray(x.__webglFramebuffer))for(let tt=0;tt<x.__webglFramebuffer.length;tt++)n.deleteFramebuffer(x.__webglFramebuffer[tt]);else n.deleteFramebuffer(x.__webglFramebuffer);if(x.__webglDepthbuffer&&n.deleteRenderbuffer(x.__webglDepthbuffer),x.__webglMultisampledFramebuffer&&n.deleteFramebuffer(x.__webglMultisampledFramebuffer),x.__webglColorRenderbuffer)for(let tt=0;tt<x.__webglColorRenderbuffer.length;tt++)x.__webglColorRenderbuffer[tt]&&n.deleteRenderbuffer(x.__webglColorRenderbuffer[tt]);x.__webglDepthRenderbuffer&&n.deleteRenderbuffer(x.__webglDepthRenderbuffer)}const X=w.textures;for(let tt=0,at=X.length;tt<at;tt++){const pt=i.get(X[tt]);pt.__webglTexture&&(n.deleteTexture(pt.__webglTexture),a.memory.textures--),i.remove(X[tt])}i.remove(w)}let B=0;function G(){B=0}function Y(){return B}function U(w){B=w}function W(){const w=B;return w>=s.maxTextures&&Xt("WebGLTextures: Trying to use "+w+" texture units while this GPU supports only "+s.maxTextures),B+=1,w}function O(w){const x=[];return x.push(w.wrapS),x.push(w.wrapT),x.push(w.wrapR||0),x.push(w.magFilter),x.push(w.minFilter),x.push(w.anisotropy),x.push(w.internalFormat),x.push(w.format),x.push(w.type),x.push(w.generateMipmaps),x.push(w.premultiplyAlpha),x.push(w.flipY),x.push(w.unpackAlignment),x.push(w.colorSpace),x.join()}function rt(w,x){const X=i.get(w);if(w.isVideoTexture&&ve(w),w.isRenderTargetTexture===!1&&w.isExternalTexture!==!0&&w.version>0&&X.__version!==w.version){const tt=w.image;if(tt===null)Xt("WebGLRenderer: Texture marked for update but no image data found.");else if(tt.complete===!1)Xt("WebGLRenderer: Texture marked for update but image is incomplete");else{Bt(X,w,x);return}}else w.isExternalTexture&&(X.__webglTexture=w.sourceTexture?w.sourceTexture:null);e.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+x)}function st(w,x){const X=i.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&X.__version!==w.version){Bt(X,w,x);return}else w.isExternalTexture&&(X.__webglTexture=w.sourceTexture?w.sourceTexture:null);e.bindTexture(n.TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+x)}function ot(w,x){const X=i.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&X.__version!==w.version){Bt(X,w,x);return}e.bindTexture(n.TEXTURE_3D,X.__webglTexture,n.TEXTURE0+x)}function xt(w,x){const X=i.get(w);if(w.isCubeDepthTexture!==!0&&w.version>0&&X.__version!==w.version){Nt(X,w,x);return}e.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+x)}const ut={[yh]:n.REPEAT,[xs]:n.CLAMP_TO_EDGE,[bh]:n.MIRRORED_REPEAT},gt={[In]:n.NEAREST,[L_]:n.NEAREST_MIPMAP_NEAREST,[Po]:n.NEAREST_MIPMAP_LINEAR,[Gn]:n.LINEAR,[fc]:n.LINEAR_MIPMAP_NEAREST,[dr]:n.LINEAR_MIPMAP_LINEAR},Kt={[N_]:n.NEVER,[k_]:n.ALWAYS,[F_]:n.LESS,[Ru]:n.LEQUAL,[O_]:n.EQUAL,[Cu]:n.GEQUAL,[B_]:n.GREATER,[z_]:n.NOTEQUAL};function Gt(w,x){if(x.type===zi&&t.has("OES_texture_float_linear")===!1&&(x.magFilter===Gn||x.magFilter===fc||x.magFilter===Po||x.magFilter===dr||x.minFilter===Gn||x.minFilter===fc||x.minFilter===Po||x.minFilter===dr)&&Xt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(w,n.TEXTURE_WRAP_S,ut[x.wrapS]),n.texParameteri(w,n.TEXTURE_WRAP_T,ut[x.wrapT]),(w===n.TEXTURE_3D||w===n.TEXTURE_2D_ARRAY)&&n.texParameteri(w,n.TEXTURE_WRAP_R,ut[x.wrapR]),n.texParameteri(w,n.TEXTURE_MAG_FILTER,gt[x.magFilter]),n.texParameteri(w,n.TEXTURE_MIN_FILTER,gt[x.minFilter]),x.compareFunction&&(n.texParameteri(w,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(w,n.TEXTURE_COMPARE_FUNC,Kt[x.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(x.magFilter===In||x.minFilter!==Po&&x.minFilter!==dr||x.type===zi&&t.has("OES_texture_float_linear")===!1)return;if(x.anisotropy>1||i.get(x).__currentAnisotropy){const X=t.get("EXT_texture_filter_anisotropic");n.texParameterf(w,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(x.anisotropy,s.getMaxAnisotropy())),i.get(x).__currentAnisotropy=x.anisotropy}}}function J(w,x){let X=!1;w.__webglInit===void 0&&(w.__webglInit=!0,x.addEventListener("dispose",I));const tt=x.source;let at=m.get(tt);at===void 0&&(at={},m.set(tt,at));const pt=O(x);if(pt!==w.__cacheKey){at[pt]===void 0&&(at[pt]={texture:n.createTexture(),usedTimes:0},a.memory.textures++,X=!0),at[pt].usedTimes++;const ft=at[w.__cacheKey];ft!==void 0&&(at[w.__cacheKey].usedTimes--,ft.usedTimes===0&&F(x)),w.__cacheKey=pt,w.__webglTexture=at[pt].texture}return X}function lt(w,x,X){return Math.floor(Math.floor(w/X)/x)}function dt(w,x,X,tt){const pt=w.updateRanges;if(pt.length===0)e.texSubImage2D(n.TEXTURE_2D,0,0,0,x.width,x.height,X,tt,x.data);else{pt.sort((Dt,Mt)=>Dt.start-Mt.start);let ft=0;for(let Dt=1;Dt<pt.length;Dt++){const Mt=pt[ft],mt=pt[Dt],Wt=Mt.start+Mt.count,Jt=lt(mt.start,x.width,4),te=lt(Mt.start,x.width,4);mt.start<=Wt+1&&Jt===te&&lt(mt.start+mt.count-1,x.width,4)===Jt?Mt.count=Math.max(Mt.count,mt.start+mt.count-Mt.start):(++ft,pt[ft]=mt)}pt.length=ft+1;const Z=e.getParameter(n.UNPACK_ROW_LENGTH),Q=e.getParameter(n.UNPACK_SKIP_PIXELS),yt=e.getParameter(n.UNPACK_SKIP_ROWS);e.pixelStorei(n.UNPACK_ROW_LENGTH,x.width);for(let Dt=0,Mt=pt.length;Dt<Mt;Dt++){const mt=pt[Dt],Wt=Math.floor(mt.start/4),Jt=Math.ceil(mt.count/4),te=Wt%x.width,k=Math.floor(Wt/x.width),vt=Jt,et=1;e.pixelStorei(n.UNPACK_SKIP_PIXELS,te),e.pixelStorei(n.UNPACK_SKIP_ROWS,k),e.texSubImage2D(n.TEXTURE_2D,0,te,k,vt,et,X,tt,x.data)}w.clearUpdateRanges(),e.pixelStorei(n.UNPACK_ROW_LENGTH,Z),e.pixelStorei(n.UNPACK_SKIP_PIXELS,Q),e.pixelStorei(n.UNPACK_SKIP_ROWS,yt)}}function Bt(w,x,X){let tt=n.TEXTURE_2D;(x.isDataArrayTexture||x.isCompressedArrayTexture)&&(tt=n.TEXTURE_2D_ARRAY),x.isData3DTexture&&(tt=n.TEXTURE_3D);const at=J(w,x),pt=x.source;e.bindTexture(tt,w.__webglTexture,n.TEXTURE0+X);const ft=i.get(pt);if(pt.version!==ft.__version||at===!0){if(e.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&x.image instanceof ImageBitmap)===!1){const et=xe.getPrimaries(xe.workingColorSpace),Pt=x.colorSpace===Xs?null:xe.getPrimaries(x.colorSpace),bt=x.colorSpace===Xs||et===Pt?n.NONE:n.BROWSER_DEFAULT_WEBGL;e.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,x.flipY),e.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),e.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,bt)}e.pixelStorei(n.UNPACK_ALIGNMENT,x.unpackAlignment);let Q=p(x.image,!1,s.maxTextureSize);Q=nt(x,Q);const yt=r.convert(x.format,x.colorSpace),Dt=r.convert(x.type);let Mt=E(x.internalFormat,yt,Dt,x.normalized,x.colorSpace,x.isVideoTexture);Gt(tt,x);let mt;const Wt=x.mipmaps,Jt=x.isVideoTexture!==!0,te=ft.__version===void 0||at===!0,k=pt.dataReady,vt=T(x,Q);if(x.isDepthTexture)Mt=L(x.format===pr,x.type),te&&(Jt?e.texStorage2D(n.TEXTURE_2D,1,Mt,Q.width,Q.height):e.texImage2D(n.TEXTURE_2D,0,Mt,Q.width,Q.height,0,yt,Dt,null));else if(x.isDataTexture)if(Wt.length>0){Jt&&te&&e.texStorage2D(n.TEXTURE_2D,vt,Mt,Wt[0].width,Wt[0].height);for(let et=0,Pt=Wt.length;et<Pt;et++)mt=Wt[et],Jt?k&&e.texSubImage2D(n.TEXTURE_2D,et,0,0,mt.width,mt.height,yt,Dt,mt.data):e.texImage2D(n.TEXTURE_2D,et,Mt,mt.width,mt.height,0,yt,Dt,mt.data);x.generateMipmaps=!1}else Jt?(te&&e.texStorage2D(n.TEXTURE_2D,vt,Mt,Q.width,Q.height),k&&dt(x,Q,yt,Dt)):e.texImage2D(n.TEXTURE_2D,0,Mt,Q.width,Q.height,0,yt,Dt,Q.data);else if(x.isCompressedTexture)if(x.isCompressedArrayTexture){Jt&&te&&e.texStorage3D(n.TEXTURE_2D_ARRAY,vt,Mt,Wt[0].width,Wt[0].height,Q.depth);for(let et=0,Pt=Wt.length;et<Pt;et++)if(mt=Wt[et],x.format!==ki)if(yt!==null)if(Jt){if(k)if(x.layerUpdates.size>0){const bt=fd(mt.width,mt.height,x.format,x.type);for(const ct of x.layerUpdates){const zt=mt.data.subarray(ct*bt/mt.data.BYTES_PER_ELEMENT,(ct+1)*bt/mt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,et,0,0,ct,mt.width,mt.height,1,yt,zt)}x.clearLayerUpdates()}else e.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,et,0,0,0,mt.width,mt.height,Q.depth,yt,mt.data)}else e.compressedTexImage3D(n.TEXTURE_2D_ARRAY,et,Mt,mt.width,mt.height,Q.depth,0,mt.data,0,0);else Xt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else Jt?k&&e.texSubImage3D(n.TEXTURE_2D_ARRAY,et,0,0,0,mt.width,mt.height,Q.depth,yt,Dt,mt.data):e.texImage3D(n.TEXTURE_2D_ARRAY,et,Mt,mt.width,mt.height,Q.depth,0,yt,Dt,mt.data)}else{Jt&&te&&e.texStorage2D(n.TEXTURE_2D,vt,Mt,Wt[0].width,Wt[0].height);for(let et=0,Pt=Wt.length;et<Pt;et++)mt=Wt[et],x.format!==ki?yt!==null?Jt?k&&e.compressedTexSubImage2D(n.TEXTURE_2D,et,0,0,mt.width,mt.height,yt,mt.data):e.compressedTexImage2D(n.TEXTURE_2D,et,Mt,mt.width,mt.height,0,mt.data):Xt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):Jt?k&&e.texSubImage2D(n.TEXTURE_2D,et,0,0,mt.width,mt.height,yt,Dt,mt.data):e.texImage2D(n.TEXTURE_2D,et,Mt,mt.width,mt.height,0,yt,Dt,mt.data)}else if(x.isDataArrayTexture)if(Jt){if(te&&e.texStorage3D(n.TEXTURE_2D_ARRAY,vt,Mt,Q.width,Q.height,Q.depth),k)if(x.layerUpdates.size>0){const et=fd(Q.width,Q.height,x.format,x.type);for(const Pt of x.layerUpdates){const bt=Q.data.subarray(Pt*et/Q.data.BYTES_PER_ELEMENT,(Pt+1)*et/Q.data.BYTES_PER_ELEMENT);e.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Pt,Q.width,Q.height,1,yt,Dt,bt)}x.clearLayerUpdates()}else e.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,Q.width,Q.height,Q.depth,yt,Dt,Q.data)}else e.texImage3D(n.TEXTURE_2D_ARRAY,0,Mt,Q.width,Q.height,Q.depth,0,yt,Dt,Q.data);else if(x.isData3DTexture)Jt?(te&&e.texStorage3D(n.TEXTURE_3D,vt,Mt,Q.width,Q.height,Q.depth),k&&e.texSubImage3D(n.TEXTURE_3D,0,0,0,0,Q.width,Q.height,Q.depth,yt,Dt,Q.data)):e.texImage3D(n.TEXTURE_3D,0,Mt,Q.width,Q.height,Q.depth,0,yt,Dt,Q.data);else if(x.isFramebufferTexture){if(te)if(Jt)e.texStorage2D(n.TEXTURE_2D,vt,Mt,Q.width,Q.height);else{let et=Q.width,Pt=Q.height;for(let bt=0;bt<vt;bt++)e.texImage2D(n.TEXTURE_2D,bt,Mt,et,Pt,0,yt,Dt,null),et>>=1,Pt>>=1}}else if(x.isHTMLTexture){if("texElementImage2D"in n){const et=n.canvas;if(et.hasAttribute("layoutsubtree")||et.setAttribute("layoutsubtree","true"),Q.parentNode!==et){et.appendChild(Q),u.add(x),et.onpaint=qt=>{const he=qt.changedElements;for(const ce of u)he.includes(ce.image)&&(ce.needsUpdate=!0)},et.requestPaint();return}const Pt=0,bt=n.RGBA,ct=n.RGBA,zt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,Pt,bt,ct,zt,Q),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(Wt.length>0){if(Jt&&te){const et=_t(Wt[0]);e.texStorage2D(n.TEXTURE_2D,vt,Mt,et.width,et.height)}for(let et=0,Pt=Wt.length;et<Pt;et++)mt=Wt[et],Jt?k&&e.texSubImage2D(n.TEXTURE_2D,et,0,0,yt,Dt,mt):e.texImage2D(n.TEXTURE_2D,et,Mt,yt,Dt,mt);x.generateMipmaps=!1}else if(Jt){if(te){const et=_t(Q);e.texStorage2D(n.TEXTURE_2D,vt,Mt,et.width,et.height)}k&&e.texSubImage2D(n.TEXTURE_2D,0,0,0,yt,Dt,Q)}else e.texImage2D(n.TEXTURE_2D,0,Mt,yt,Dt,Q);d(x)&&M(tt),ft.__version=pt.version,x.onUpdate&&x.onUpdate(x)}w.__version=x.version}function Nt(w,x,X){if(x.image.length!==6)return;const tt=J(w,x),at=x.source;e.bindTexture(n.TEXTURE_CUBE_MAP,w.__webglTexture,n.TEXTURE0+X);const pt=i.get(at);if(at.version!==pt.__version||tt===!0){e.activeTexture(n.TEXTURE0+X);const ft=xe.getPrimaries(xe.workingColorSpace),Z=x.colorSpace===Xs?null:xe.getPrimaries(x.colorSpace),Q=x.colorSpace===Xs||ft===Z?n.NONE:n.BROWSER_DEFAULT_WEBGL;e.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,x.flipY),e.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),e.pixelStorei(n.UNPACK_ALIGNMENT,x.unpackAlignment),e.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Q);const yt=x.isCompressedTexture||x.image[0].isCompressedTexture,Dt=x.image[0]&&x.image[0].isDataTexture,Mt=[];for(let ct=0;ct<6;ct++)!yt&&!Dt?Mt[ct]=p(x.image[ct],!0,s.maxCubemapSize):Mt[ct]=Dt?x.image[ct].image:x.image[ct],Mt[ct]=nt(x,Mt[ct]);const mt=Mt[0],Wt=r.convert(x.format,x.colorSpace),Jt=r.convert(x.type),te=E(x.internalFormat,Wt,Jt,x.normalized,x.colorSpace),k=x.isVideoTexture!==!0,vt=pt.__version===void 0||tt===!0,et=at.dataReady;let Pt=T(x,mt);Gt(n.TEXTURE_CUBE_MAP,x);let bt;if(yt){k&&vt&&e.texStorage2D(n.TEXTURE_CUBE_MAP,Pt,te,mt.width,mt.height);for(let ct=0;ct<6;ct++){bt=Mt[ct].mipmaps;for(let zt=0;zt<bt.length;zt++){const qt=bt[zt];x.format!==ki?Wt!==null?k?et&&e.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,0,0,qt.width,qt.height,Wt,qt.data):e.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,te,qt.width,qt.height,0,qt.data):Xt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):k?et&&e.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,0,0,qt.width,qt.height,Wt,Jt,qt.data):e.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt,te,qt.width,qt.height,0,Wt,Jt,qt.data)}}}else{if(bt=x.mipmaps,k&&vt){bt.length>0&&Pt++;const ct=_t(Mt[0]);e.texStorage2D(n.TEXTURE_CUBE_MAP,Pt,te,ct.width,ct.height)}for(let ct=0;ct<6;ct++)if(Dt){k?et&&e.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,0,0,Mt[ct].width,Mt[ct].height,Wt,Jt,Mt[ct].data):e.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,te,Mt[ct].width,Mt[ct].height,0,Wt,Jt,Mt[ct].data);for(let zt=0;zt<bt.length;zt++){const he=bt[zt].image[ct].image;k?et&&e.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,0,0,he.width,he.height,Wt,Jt,he.data):e.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,te,he.width,he.height,0,Wt,Jt,he.data)}}else{k?et&&e.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,0,0,Wt,Jt,Mt[ct]):e.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0,te,Wt,Jt,Mt[ct]);for(let zt=0;zt<bt.length;zt++){const qt=bt[zt];k?et&&e.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,0,0,Wt,Jt,qt.image[ct]):e.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+ct,zt+1,te,Wt,Jt,qt.image[ct])}}}d(x)&&M(n.TEXTURE_CUBE_MAP),pt.__version=at.version,x.onUpdate&&x.onUpdate(x)}w.__version=x.version}function Vt(w,x,X,tt,at,pt){const ft=r.convert(X.format,X.colorSpace),Z=r.convert(X.type),Q=E(X.internalFormat,ft,Z,X.normalized,X.colorSpace),yt=i.get(x),Dt=i.get(X);if(Dt.__renderTarget=x,!yt.__hasExternalTextures){const Mt=Math.max(1,x.width>>pt),mt=Math.max(1,x.height>>pt);at===n.TEXTURE_3D||at===n.TEXTURE_2D_ARRAY?e.texImage3D(at,pt,Q,Mt,mt,x.depth,0,ft,Z,null):e.texImage2D(at,pt,Q,Mt,mt,0,ft,Z,null)}e.bindFramebuffer(n.FRAMEBUFFER,w),Zt(x)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,tt,at,Dt.__webglTexture,0,Ve(x)):(at===n.TEXTURE_2D||at>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&at<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,tt,at,Dt.__webglTexture,pt),e.bindFramebuffer(n.FRAMEBUFFER,null)}function Me(w,x,X){if(n.bindRenderbuffer(n.RENDERBUFFER,w),x.depthBuffer){const tt=x.depthTexture,at=tt&&tt.isDepthTexture?tt.type:null,pt=L(x.stencilBuffer,at),ft=x.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Zt(x)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,Ve(x),pt,x.width,x.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,Ve(x),pt,x.width,x.height):n.renderbufferStorage(n.RENDERBUFFER,pt,x.width,x.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ft,n.RENDERBUFFER,w)}else{const tt=x.textures;for(let at=0;at<tt.length;at++){const pt=tt[at],ft=r.convert(pt.format,pt.colorSpace),Z=r.convert(pt.type),Q=E(pt.internalFormat,ft,Z,pt.normalized,pt.colorSpace);Zt(x)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,Ve(x),Q,x.width,x.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,Ve(x),Q,x.width,x.height):n.renderbufferStorage(n.RENDERBUFFER,Q,x.width,x.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function jt(w,x,X){const tt=x.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(n.FRAMEBUFFER,w),!(x.depthTexture&&x.depthTexture.isDepthTexture))throw new Error("renderTarget.depthTexture must be an instance of THREE.DepthTexture");const at=i.get(x.depthTexture);if(at.__renderTarget=x,(!at.__webglTexture||x.depthTexture.image.width!==x.width||x.depthTexture.image.height!==x.height)&&(x.depthTexture.image.width=x.width,x.depthTexture.image.height=x.height,x.depthTexture.needsUpdate=!0),tt){if(at.__webglInit===void 0&&(at.__webglInit=!0,x.depthTexture.addEventListener("dispose",I)),at.__webglTexture===void 0){at.__webglTexture=n.createTexture(),e.bindTexture(n.TEXTURE_CUBE_MAP,at.__webglTexture),Gt(n.TEXTURE_CUBE_MAP,x.depthTexture);const yt=r.convert(x.depthTexture.format),Dt=r.convert(x.depthTexture.type);let Mt;x.depthTexture.format===ws?Mt=n.DEPTH_COMPONENT24:x.depthTexture.format===pr&&(Mt=n.DEPTH24_STENCIL8);for(let mt=0;mt<6;mt++)n.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+mt,0,Mt,x.width,x.height,0,yt,Dt,null)}}else rt(x.depthTexture,0);const pt=at.__webglTexture,ft=Ve(x),Z=tt?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,Q=x.depthTexture.format===pr?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(x.depthTexture.format===ws)Zt(x)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,Q,Z,pt,0,ft):n.framebufferTexture2D(n.FRAMEBUFFER,Q,Z,pt,0);else if(x.depthTexture.format===pr)Zt(x)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,Q,Z,pt,0,ft):n.framebufferTexture2D(n.FRAMEBUFFER,Q,Z,pt,0);else throw new Error("Unknown depthTexture format")}function fe(w){const x=i.get(w),X=w.isWebGLCubeRenderTarget===!0;if(x.__boundDepthTexture!==w.depthTexture){const tt=w.depthTexture;if(x.__depthDisposeCallback&&x.__depthDisposeCallback(),tt){const at=()=>{delete x.__boundDepthTexture,delete x.__depthDisposeCallback,tt.removeEventListener("dispose",at)};tt.addEventListener("dispose",at),x.__depthDisposeCallback=at}x.__boundDepthTexture=tt}if(w.depthTexture&&!x.__autoAllocateDepthBuffer)if(X)for(let tt=0;tt<6;tt++)jt(x.__webglFramebuffer[tt],w,tt);else{const tt=w.texture.mipmaps;tt&&tt.length>0?jt(x.__webglFramebuffer[0],w,0):jt(x.__webglFramebuffer,w,0)}else if(X){x.__webglDepthbuffer=[];for(let tt=0;tt<6;tt++)if(e.bindFramebuffer(n.FRAMEBUFFER,x.__webglFramebuffer[tt]),x.__webglDepthbuffer[tt]===void 0)x.__webglDepthbuffer[tt]=n.createRenderbuffer(),Me(x.__webglDepthbuffer[tt],w,!1);else{const at=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,pt=x.__webglDepthbuffer[tt];n.bindRenderbuffer(n.RENDERBUFFER,pt),n.framebufferRenderbuffer(n.FRAMEBUFFER,at,n.RENDERBUFFER,pt)}}else{const tt=w.texture.mipmaps;if(tt&&tt.length>0?e.bindFramebuffer(n.FRAMEBUFFER,x.__webglFramebuffer[0]):e.bindFramebuffer(n.FRAMEBUFFER,x.__webglFramebuffer),x.__webglDepthbuffer===void 0)x.__webglDepthbuffer=n.createRenderbuffer(),Me(x.__webglDepthbuffer,w,!1);else{const at=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,pt=x.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,pt),n.framebufferRenderbuffer(n.FRAMEBUFFER,at,n.RENDERBUFFER,pt)}}e.bindFramebuffer(n.FRAMEBUFFER,null)}function be(w,x,X){const tt=i.get(w);x!==void 0&&Vt(tt.__webglFramebuffer,w,w.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&fe(w)}function se(w){const x=w.texture,X=i.get(w),tt=i.get(x);w.addEventListener("dispose",v);const at=w.textures,pt=w.isWebGLCubeRenderTarget===!0,ft=at.length>1;if(ft||(tt.__webglTexture===void 0&&(tt.__webglTexture=n.createTexture()),tt.__version=x.version,a.memory.textures++),pt){X.__webglFramebuffer=[];for(let Z=0;Z<6;Z++)if(x.mipmaps&&x.mipmaps.length>0){X.__webglFramebuffer[Z]=[];for(let Q=0;Q<x.mipmaps.length;Q++)X.__webglFramebuffer[Z][Q]=n.createFramebuffer()}else X.__webglFramebuffer[Z]=n.createFramebuffer()}else{if(x.mipmaps&&x.mipmaps.length>0){X.__webglFramebuffer=[];for(let Z=0;Z<x.mipmaps.length;Z++)X.__webglFramebuffer[Z]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(ft)for(let Z=0,Q=at.length;Z<Q;Z++){const yt=i.get(at[Z]);yt.__webglTexture===void 0&&(yt.__webglTexture=n.createTexture(),a.memory.textures++)}if(w.samples>0&&Zt(w)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let Z=0;Z<at.length;Z++){const Q=at[Z];X.__webglColorRenderbuffer[Z]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,X.__webglColorRenderbuffer[Z]);const yt=r.convert(Q.format,Q.colorSpace),Dt=r.convert(Q.type),Mt=E(Q.internalFormat,yt,Dt,Q.normalized,Q.colorSpace,w.isXRRenderTarget===!0),mt=Ve(w);n.renderbufferStorageMultisample(n.RENDERBUFFER,mt,Mt,w.width,w.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Z,n.RENDERBUFFER,X.__webglColorRenderbuffer[Z])}n.bindRenderbuffer(n.RENDERBUFFER,null),w.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),Me(X.__webglDepthRenderbuffer,w,!0)),e.bindFramebuffer(n.FRAMEBUFFER,null)}}if(pt){e.bindTexture(n.TEXTURE_CUBE_MAP,tt.__webglTexture),Gt(n.TEXTURE_CUBE_MAP,x);for(let Z=0;Z<6;Z++)if(x.mipmaps&&x.mipmaps.length>0)for(let Q=0;Q<x.mipmaps.length;Q++)Vt(X.__webglFramebuffer[Z][Q],w,x,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Z,Q);else Vt(X.__webglFramebuffer[Z],w,x,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Z,0);d(x)&&M(n.TEXTURE_CUBE_MAP),e.unbindTexture()}else if(ft){for(let Z=0,Q=at.length;Z<Q;Z++){const yt=at[Z],Dt=i.get(yt);let Mt=n.TEXTURE_2D;(w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(Mt=w.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),e.bindTexture(Mt,Dt.__webglTexture),Gt(Mt,yt),Vt(X.__webglFramebuffer,w,yt,n.COLOR_ATTACHMENT0+Z,Mt,0),d(yt)&&M(Mt)}e.unbindTexture()}else{let Z=n.TEXTURE_2D;if((w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(Z=w.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),e.bindTexture(Z,tt.__webglTexture),Gt(Z,x),x.mipmaps&&x.mipmaps.length>0)for(let Q=0;Q<x.mipmaps.length;Q++)Vt(X.__webglFramebuffer[Q],w,x,n.COLOR_ATTACHMENT0,Z,Q);else Vt(X.__webglFramebuffer,w,x,n.COLOR_ATTACHMENT0,Z,0);d(x)&&M(Z),e.unbindTexture()}w.depthBuffer&&fe(w)}function Ge(w){const x=w.textures;for(let X=0,tt=x.length;X<tt;X++){const at=x[X];if(d(at)){const pt=A(w),ft=i.get(at).__webglTexture;e.bindTexture(pt,ft),M(pt),e.unbindTexture()}}}const Ue=[],nn=[];function z(w){if(w.samples>0){if(Zt(w)===!1){const x=w.textures,X=w.width,tt=w.height;let at=n.COLOR_BUFFER_BIT;const pt=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ft=i.get(w),Z=x.length>1;if(Z)for(let yt=0;yt<x.length;yt++)e.bindFramebuffer(n.FRAMEBUFFER,ft.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+yt,n.RENDERBUFFER,null),e.bindFramebuffer(n.FRAMEBUFFER,ft.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+yt,n.TEXTURE_2D,null,0);e.bindFramebuffer(n.READ_FRAMEBUFFER,ft.__webglMultisampledFramebuffer);const Q=w.texture.mipmaps;Q&&Q.length>0?e.bindFramebuffer(n.DRAW_FRAMEBUFFER,ft.__webglFramebuffer[0]):e.bindFramebuffer(n.DRAW_FRAMEBUFFER,ft.__webglFramebuffer);for(let yt=0;yt<x.length;yt++){if(w.resolveDepthBuffer&&(w.depthBuffer&&(at|=n.DEPTH_BUFFER_BIT),w.stencilBuffer&&w.resolveStencilBuffer&&(at|=n.STENCIL_BUFFER_BIT)),Z){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ft.__webglColorRenderbuffer[yt]);const Dt=i.get(x[yt]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,Dt,0)}n.blitFramebuffer(0,0,X,tt,0,0,X,tt,at,n.NEAREST),l===!0&&(Ue.length=0,nn.length=0,Ue.push(n.COLOR_ATTACHMENT0+yt),w.depthBuffer&&w.resolveDepthBuffer===!1&&(Ue.push(pt),nn.push(pt),n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,nn)),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Ue))}if(e.bindFramebuffer(n.READ_FRAMEBUFFER,null),e.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Z)for(let yt=0;yt<x.length;yt++){e.bindFramebuffer(n.FRAMEBUFFER,ft.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+yt,n.RENDERBUFFER,ft.__webglColorRenderbuffer[yt]);const Dt=i.get(x[yt]).__webglTexture;e.bindFramebuffer(n.FRAMEBUFFER,ft.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+yt,n.TEXTURE_2D,Dt,0)}e.bindFramebuffer(n.DRAW_FRAMEBUFFER,ft.__webglMultisampledFramebuffer)}else if(w.depthBuffer&&w.resolveDepthBuffer===!1&&l){const x=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[x])}}}function Ve(w){return Math.min(s.maxSamples,w.samples)}function Zt(w){const x=i.get(w);return w.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&x.__useRenderToTexture!==!1}function ve(w){const x=a.render.frame;f.get(w)!==x&&(f.set(w,x),w.update())}function nt(w,x){const X=w.colorSpace,tt=w.format,at=w.type;return w.isCompressedTexture===!0||w.isVideoTexture===!0||X!==wl&&X!==Xs&&(xe.getTransfer(X)===Le?(tt!==ki||at!==fi)&&Xt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Se("WebGLTextures: Unsupported texture color space:",X)),x}function _t(w){return typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement?(c.width=w.naturalWidth||w.width,c.height=w.naturalHeight||w.height):typeof VideoFrame<"u"&&w instanceof VideoFrame?(c.width=w.displayWidth,c.height=w.displayHeight):(c.width=w.width,c.height=w.height),c}this.allocateTextureUnit=W,this.resetTextureUnits=G,this.getTextureUnits=Y,this.setTextureUnits=U,this.setTexture2D=rt,this.setTexture2DArray=st,this.setTexture3D=ot,this.setTextureCube=xt,this.rebindTextures=be,this.setupRenderTarget=se,this.updateRenderTargetMipmap=Ge,this.updateMultisampleRenderTarget=z,this.setupDepthRenderbuffer=fe,this.setupFrameBufferTexture=Vt,this.useMultisampledRTT=Zt,this.isReversedDepthBuffer=function(){return e.buffers.depth.getReversed()}}function By(n,t){function e(i,s=Xs){let r;const a=xe.getTransfer(s);if(i===fi)return n.UNSIGNED_BYTE;if(i===yu)return n.UNSIGNED_SHORT_4_4_4_4;if(i===bu)return n.UNSIGNED_SHORT_5_5_5_1;if(i===pm)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===mm)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===fm)return n.BYTE;if(i===dm)return n.SHORT;if(i===oo)return n.UNSIGNED_SHORT;if(i===Mu)return n.INT;if(i===ls)return n.UNSIGNED_INT;if(i===zi)return n.FLOAT;if(i===Es)return n.HALF_FLOAT;if(i===gm)return n.ALPHA;if(i===_m)return n.RGB;if(i===ki)return n.RGBA;if(i===ws)return n.DEPTH_COMPONENT;if(i===pr)return n.DEPTH_STENCIL;if(i===Eu)return n.RED;if(i===wu)return n.RED_INTEGER;if(i===Mr)return n.RG;if(i===Tu)return n.RG_INTEGER;if(i===Au)return n.RGBA_INTEGER;if(i===ml||i===gl||i===_l||i===xl)if(a===Le)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===ml)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===gl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===_l)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===xl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===ml)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===gl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===_l)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===xl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===Eh||i===wh||i===Th||i===Ah)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===Eh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===wh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Th)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Ah)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Rh||i===Ch||i===Ph||i===Dh||i===Lh||i===yl||i===Ih)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(i===Rh||i===Ch)return a===Le?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===Ph)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===Dh)return r.COMPRESSED_R11_EAC;if(i===Lh)return r.COMPRESSED_SIGNED_R11_EAC;if(i===yl)return r.COMPRESSED_RG11_EAC;if(i===Ih)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===Uh||i===Nh||i===Fh||i===Oh||i===Bh||i===zh||i===kh||i===Vh||i===Gh||i===Hh||i===Wh||i===Xh||i===Yh||i===qh)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(i===Uh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Nh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===Fh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Oh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Bh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===zh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===kh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Vh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Gh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===Hh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Wh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Xh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Yh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===qh)return a===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===jh||i===$h||i===Kh)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(i===jh)return a===Le?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===$h)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Kh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Zh||i===Jh||i===bl||i===Qh)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(i===Zh)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Jh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===bl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Qh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===lo?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:e}}const zy=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,ky=`
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

}`;class Vy{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){const i=new Tm(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=i}}getMesh(t){if(this.texture!==null&&this.mesh===null){const e=t.cameras[0].viewport,i=new Gi({vertexShader:zy,fragmentShader:ky,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new wn(new vo(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}}class Gy extends Zs{constructor(t,e){super();const i=this;let s=null,r=1,a=null,o="local-floor",l=1,c=null,f=null,u=null,h=null,m=null,_=null;const S=typeof XRWebGLBinding<"u",p=new Vy,d={},M=e.getContextAttributes();let A=null,E=null;const L=[],T=[],I=new Qt;let v=null;const P=new Ei;P.viewport=new ke;const F=new Ei;F.viewport=new ke;const R=[P,F],B=new Y0;let G=null,Y=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let lt=L[J];return lt===void 0&&(lt=new xc,L[J]=lt),lt.getTargetRaySpace()},this.getControllerGrip=function(J){let lt=L[J];return lt===void 0&&(lt=new xc,L[J]=lt),lt.getGripSpace()},this.getHand=function(J){let lt=L[J];return lt===void 0&&(lt=new xc,L[J]=lt),lt.getHandSpace()};function U(J){const lt=T.indexOf(J.inputSource);if(lt===-1)return;const dt=L[lt];dt!==void 0&&(dt.update(J.inputSource,J.frame,c||a),dt.dispatchEvent({type:J.type,data:J.inputSource}))}function W(){s.removeEventListener("select",U),s.removeEventListener("selectstart",U),s.removeEventListener("selectend",U),s.removeEventListener("squeeze",U),s.removeEventListener("squeezestart",U),s.removeEventListener("squeezeend",U),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",O);for(let J=0;J<L.length;J++){const lt=T[J];lt!==null&&(T[J]=null,L[J].disconnect(lt))}G=null,Y=null,p.reset();for(const J in d)delete d[J];t.setRenderTarget(A),m=null,h=null,u=null,s=null,E=null,Gt.stop(),i.isPresenting=!1,t.setPixelRatio(v),t.setSize(I.width,I.height,!1),i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,i.isPresenting===!0&&Xt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){o=J,i.isPresenting===!0&&Xt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(J){c=J},this.getBaseLayer=function(){return h!==null?h:m},this.getBinding=function(){return u===null&&S&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return _},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(A=t.getRenderTarget(),s.addEventListener("select",U),s.addEventListener("selectstart",U),s.addEventListener("selectend",U),s.addEventListener("squeeze",U),s.addEventListener("squeezestart",U),s.addEventListener("squeezeend",U),s.addEventListener("end",W),s.addEventListener("inputsourceschange",O),M.xrCompatible!==!0&&await e.makeXRCompatible(),v=t.getPixelRatio(),t.getSize(I),S&&"createProjectionLayer"in XRWebGLBinding.prototype){let dt=null,Bt=null,Nt=null;M.depth&&(Nt=M.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,dt=M.stencil?pr:ws,Bt=M.stencil?lo:ls);const Vt={colorFormat:e.RGBA8,depthFormat:Nt,scaleFactor:r};u=this.getBinding(),h=u.createProjectionLayer(Vt),s.updateRenderState({layers:[h]}),t.setPixelRatio(1),t.setSize(h.textureWidth,h.textureHeight,!1),E=new as(h.textureWidth,h.textureHeight,{format:ki,type:fi,depthTexture:new da(h.textureWidth,h.textureHeight,Bt,void 0,void 0,void 0,void 0,void 0,void 0,dt),stencilBuffer:M.stencil,colorSpace:t.outputColorSpace,samples:M.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1})}else{const dt={antialias:M.antialias,alpha:!0,depth:M.depth,stencil:M.stencil,framebufferScaleFactor:r};m=new XRWebGLLayer(s,e,dt),s.updateRenderState({baseLayer:m}),t.setPixelRatio(1),t.setSize(m.framebufferWidth,m.framebufferHeight,!1),E=new as(m.framebufferWidth,m.framebufferHeight,{format:ki,type:fi,colorSpace:t.outputColorSpace,stencilBuffer:M.stencil,resolveDepthBuffer:m.ignoreDepthValues===!1,resolveStencilBuffer:m.ignoreDepthValues===!1})}E.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await s.requestReferenceSpace(o),Gt.setContext(s),Gt.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function O(J){for(let lt=0;lt<J.removed.length;lt++){const dt=J.removed[lt],Bt=T.indexOf(dt);Bt>=0&&(T[Bt]=null,L[Bt].disconnect(dt))}for(let lt=0;lt<J.added.length;lt++){const dt=J.added[lt];let Bt=T.indexOf(dt);if(Bt===-1){for(let Vt=0;Vt<L.length;Vt++)if(Vt>=T.length){T.push(dt),Bt=Vt;break}else if(T[Vt]===null){T[Vt]=dt,Bt=Vt;break}if(Bt===-1)break}const Nt=L[Bt];Nt&&Nt.connect(dt)}}const rt=new N,st=new N;function ot(J,lt,dt){rt.setFromMatrixPosition(lt.matrixWorld),st.setFromMatrixPosition(dt.matrixWorld);const Bt=rt.distanceTo(st),Nt=lt.projectionMatrix.elements,Vt=dt.projectionMatrix.elements,Me=Nt[14]/(Nt[10]-1),jt=Nt[14]/(Nt[10]+1),fe=(Nt[9]+1)/Nt[5],be=(Nt[9]-1)/Nt[5],se=(Nt[8]-1)/Nt[0],Ge=(Vt[8]+1)/Vt[0],Ue=Me*se,nn=Me*Ge,z=Bt/(-se+Ge),Ve=z*-se;if(lt.matrixWorld.decompose(J.position,J.quaternion,J.scale),J.translateX(Ve),J.translateZ(z),J.matrixWorld.compose(J.position,J.quaternion,J.scale),J.matrixWorldInverse.copy(J.matrixWorld).invert(),Nt[10]===-1)J.projectionMatrix.copy(lt.projectionMatrix),J.projectionMatrixInverse.copy(lt.projectionMatrixInverse);else{const Zt=Me+z,ve=jt+z,nt=Ue-Ve,_t=nn+(Bt-Ve),w=fe*jt/ve*Zt,x=be*jt/ve*Zt;J.projectionMatrix.makePerspective(nt,_t,w,x,Zt,ve),J.projectionMatrixInverse.copy(J.projectionMatrix).invert()}}function xt(J,lt){lt===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(lt.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let lt=J.near,dt=J.far;p.texture!==null&&(p.depthNear>0&&(lt=p.depthNear),p.depthFar>0&&(dt=p.depthFar)),B.near=F.near=P.near=lt,B.far=F.far=P.far=dt,(G!==B.near||Y!==B.far)&&(s.updateRenderState({depthNear:B.near,depthFar:B.far}),G=B.near,Y=B.far),B.layers.mask=J.layers.mask|6,P.layers.mask=B.layers.mask&-5,F.layers.mask=B.layers.mask&-3;const Bt=J.parent,Nt=B.cameras;xt(B,Bt);for(let Vt=0;Vt<Nt.length;Vt++)xt(Nt[Vt],Bt);Nt.length===2?ot(B,P,F):B.projectionMatrix.copy(P.projectionMatrix),ut(J,B,Bt)};function ut(J,lt,dt){dt===null?J.matrix.copy(lt.matrixWorld):(J.matrix.copy(dt.matrixWorld),J.matrix.invert(),J.matrix.multiply(lt.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(lt.projectionMatrix),J.projectionMatrixInverse.copy(lt.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=ho*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return B},this.getFoveation=function(){if(!(h===null&&m===null))return l},this.setFoveation=function(J){l=J,h!==null&&(h.fixedFoveation=J),m!==null&&m.fixedFoveation!==void 0&&(m.fixedFoveation=J)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(B)},this.getCameraTexture=function(J){return d[J]};let gt=null;function Kt(J,lt){if(f=lt.getViewerPose(c||a),_=lt,f!==null){const dt=f.views;m!==null&&(t.setRenderTargetFramebuffer(E,m.framebuffer),t.setRenderTarget(E));let Bt=!1;dt.length!==B.cameras.length&&(B.cameras.length=0,Bt=!0);for(let jt=0;jt<dt.length;jt++){const fe=dt[jt];let be=null;if(m!==null)be=m.getViewport(fe);else{const Ge=u.getViewSubImage(h,fe);be=Ge.viewport,jt===0&&(t.setRenderTargetTextures(E,Ge.colorTexture,Ge.depthStencilTexture),t.setRenderTarget(E))}let se=R[jt];se===void 0&&(se=new Ei,se.layers.enable(jt),se.viewport=new ke,R[jt]=se),se.matrix.fromArray(fe.transform.matrix),se.matrix.decompose(se.position,se.quaternion,se.scale),se.projectionMatrix.fromArray(fe.projectionMatrix),se.projectionMatrixInverse.copy(se.projectionMatrix).invert(),se.viewport.set(be.x,be.y,be.width,be.height),jt===0&&(B.matrix.copy(se.matrix),B.matrix.decompose(B.position,B.quaternion,B.scale)),Bt===!0&&B.cameras.push(se)}const Nt=s.enabledFeatures;if(Nt&&Nt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&S){u=i.getBinding();const jt=u.getDepthInformation(dt[0]);jt&&jt.isValid&&jt.texture&&p.init(jt,s.renderState)}if(Nt&&Nt.includes("camera-access")&&S){t.state.unbindTexture(),u=i.getBinding();for(let jt=0;jt<dt.length;jt++){const fe=dt[jt].camera;if(fe){let be=d[fe];be||(be=new Tm,d[fe]=be);const se=u.getCameraImage(fe);be.sourceTexture=se}}}}for(let dt=0;dt<L.length;dt++){const Bt=T[dt],Nt=L[dt];Bt!==null&&Nt!==void 0&&Nt.update(Bt,lt,c||a)}gt&&gt(J,lt),lt.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:lt}),_=null}const Gt=new Dm;Gt.setAnimationLoop(Kt),this.setAnimationLoop=function(J){gt=J},this.dispose=function(){}}}const Hy=new ye,Bm=new ae;Bm.set(-1,0,0,0,1,0,0,0,1);function Wy(n,t){function e(p,d){p.matrixAutoUpdate===!0&&p.updateMatrix(),d.value.copy(p.matrix)}function i(p,d){d.color.getRGB(p.fogColor.value,Am(n)),d.isFog?(p.fogNear.value=d.near,p.fogFar.value=d.far):d.isFogExp2&&(p.fogDensity.value=d.density)}function s(p,d,M,A,E){d.isNodeMaterial?d.uniformsNeedUpdate=!1:d.isMeshBasicMaterial?r(p,d):d.isMeshLambertMaterial?(r(p,d),d.envMap&&(p.envMapIntensity.value=d.envMapIntensity)):d.isMeshToonMaterial?(r(p,d),u(p,d)):d.isMeshPhongMaterial?(r(p,d),f(p,d),d.envMap&&(p.envMapIntensity.value=d.envMapIntensity)):d.isMeshStandardMaterial?(r(p,d),h(p,d),d.isMeshPhysicalMaterial&&m(p,d,E)):d.isMeshMatcapMaterial?(r(p,d),_(p,d)):d.isMeshDepthMaterial?r(p,d):d.isMeshDistanceMaterial?(r(p,d),S(p,d)):d.isMeshNormalMaterial?r(p,d):d.isLineBasicMaterial?(a(p,d),d.isLineDashedMaterial&&o(p,d)):d.isPointsMaterial?l(p,d,M,A):d.isSpriteMaterial?c(p,d):d.isShadowMaterial?(p.color.value.copy(d.color),p.opacity.value=d.opacity):d.isShaderMaterial&&(d.uniformsNeedUpdate=!1)}function r(p,d){p.opacity.value=d.opacity,d.color&&p.diffuse.value.copy(d.color),d.emissive&&p.emissive.value.copy(d.emissive).multiplyScalar(d.emissiveIntensity),d.map&&(p.map.value=d.map,e(d.map,p.mapTransform)),d.alphaMap&&(p.alphaMap.value=d.alphaMap,e(d.alphaMap,p.alphaMapTransform)),d.bumpMap&&(p.bumpMap.value=d.bumpMap,e(d.bumpMap,p.bumpMapTransform),p.bumpScale.value=d.bumpScale,d.side===ii&&(p.bumpScale.value*=-1)),d.normalMap&&(p.normalMap.value=d.normalMap,e(d.normalMap,p.normalMapTransform),p.normalScale.value.copy(d.normalScale),d.side===ii&&p.normalScale.value.negate()),d.displacementMap&&(p.displacementMap.value=d.displacementMap,e(d.displacementMap,p.displacementMapTransform),p.displacementScale.value=d.displacementScale,p.displacementBias.value=d.displacementBias),d.emissiveMap&&(p.emissiveMap.value=d.emissiveMap,e(d.emissiveMap,p.emissiveMapTransform)),d.specularMap&&(p.specularMap.value=d.specularMap,e(d.specularMap,p.specularMapTransform)),d.alphaTest>0&&(p.alphaTest.value=d.alphaTest);const M=t.get(d),A=M.envMap,E=M.envMapRotation;A&&(p.envMap.value=A,p.envMapRotation.value.setFromMatrix4(Hy.makeRotationFromEuler(E)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Bm),p.reflectivity.value=d.reflectivity,p.ior.value=d.ior,p.refractionRatio.value=d.refractionRatio),d.lightMap&&(p.lightMap.value=d.lightMap,p.lightMapIntensity.value=d.lightMapIntensity,e(d.lightMap,p.lightMapTransform)),d.aoMap&&(p.aoMap.value=d.aoMap,p.aoMapIntensity.value=d.aoMapIntensity,e(d.aoMap,p.aoMapTransform))}function a(p,d){p.diffuse.value.copy(d.color),p.opacity.value=d.opacity,d.map&&(p.map.value=d.map,e(d.map,p.mapTransform))}function o(p,d){p.dashSize.value=d.dashSize,p.totalSize.value=d.dashSize+d.gapSize,p.scale.value=d.scale}function l(p,d,M,A){p.diffuse.value.copy(d.color),p.opacity.value=d.opacity,p.size.value=d.size*M,p.scale.value=A*.5,d.map&&(p.map.value=d.map,e(d.map,p.uvTransform)),d.alphaMap&&(p.alphaMap.value=d.alphaMap,e(d.alphaMap,p.alphaMapTransform)),d.alphaTest>0&&(p.alphaTest.value=d.alphaTest)}function c(p,d){p.diffuse.value.copy(d.color),p.opacity.value=d.opacity,p.rotation.value=d.rotation,d.map&&(p.map.value=d.map,e(d.map,p.mapTransform)),d.alphaMap&&(p.alphaMap.value=d.alphaMap,e(d.alphaMap,p.alphaMapTransform)),d.alphaTest>0&&(p.alphaTest.value=d.alphaTest)}function f(p,d){p.specular.value.copy(d.specular),p.shininess.value=Math.max(d.shininess,1e-4)}function u(p,d){d.gradientMap&&(p.gradientMap.value=d.gradientMap)}function h(p,d){p.metalness.value=d.metalness,d.metalnessMap&&(p.metalnessMap.value=d.metalnessMap,e(d.metalnessMap,p.metalnessMapTransform)),p.roughness.value=d.roughness,d.roughnessMap&&(p.roughnessMap.value=d.roughnessMap,e(d.roughnessMap,p.roughnessMapTransform)),d.envMap&&(p.envMapIntensity.value=d.envMapIntensity)}function m(p,d,M){p.ior.value=d.ior,d.sheen>0&&(p.sheenColor.value.copy(d.sheenColor).multiplyScalar(d.sheen),p.sheenRoughness.value=d.sheenRoughness,d.sheenColorMap&&(p.sheenColorMap.value=d.sheenColorMap,e(d.sheenColorMap,p.sheenColorMapTransform)),d.sheenRoughnessMap&&(p.sheenRoughnessMap.value=d.sheenRoughnessMap,e(d.sheenRoughnessMap,p.sheenRoughnessMapTransform))),d.clearcoat>0&&(p.clearcoat.value=d.clearcoat,p.clearcoatRoughness.value=d.clearcoatRoughness,d.clearcoatMap&&(p.clearcoatMap.value=d.clearcoatMap,e(d.clearcoatMap,p.clearcoatMapTransform)),d.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=d.clearcoatRoughnessMap,e(d.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),d.clearcoatNormalMap&&(p.clearcoatNormalMap.value=d.clearcoatNormalMap,e(d.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(d.clearcoatNormalScale),d.side===ii&&p.clearcoatNormalScale.value.negate())),d.dispersion>0&&(p.dispersion.value=d.dispersion),d.iridescence>0&&(p.iridescence.value=d.iridescence,p.iridescenceIOR.value=d.iridescenceIOR,p.iridescenceThicknessMinimum.value=d.iridescenceThicknessRange[0],p.iridescenceThicknessMaximum.value=d.iridescenceThicknessRange[1],d.iridescenceMap&&(p.iridescenceMap.value=d.iridescenceMap,e(d.iridescenceMap,p.iridescenceMapTransform)),d.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=d.iridescenceThicknessMap,e(d.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),d.transmission>0&&(p.transmission.value=d.transmission,p.transmissionSamplerMap.value=M.texture,p.transmissionSamplerSize.value.set(M.width,M.height),d.transmissionMap&&(p.transmissionMap.value=d.transmissionMap,e(d.transmissionMap,p.transmissionMapTransform)),p.thickness.value=d.thickness,d.thicknessMap&&(p.thicknessMap.value=d.thicknessMap,e(d.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=d.attenuationDistance,p.attenuationColor.value.copy(d.attenuationColor)),d.anisotropy>0&&(p.anisotropyVector.value.set(d.anisotropy*Math.cos(d.anisotropyRotation),d.anisotropy*Math.sin(d.anisotropyRotation)),d.anisotropyMap&&(p.anisotropyMap.value=d.anisotropyMap,e(d.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=d.specularIntensity,p.specularColor.value.copy(d.specularColor),d.specularColorMap&&(p.specularColorMap.value=d.specularColorMap,e(d.specularColorMap,p.specularColorMapTransform)),d.specularIntensityMap&&(p.specularIntensityMap.value=d.specularIntensityMap,e(d.specularIntensityMap,p.specularIntensityMapTransform))}function _(p,d){d.matcap&&(p.matcap.value=d.matcap)}function S(p,d){const M=t.get(d).light;p.referencePosition.value.setFromMatrixPosition(M.matrixWorld),p.nearDistance.value=M.shadow.camera.near,p.farDistance.value=M.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function Xy(n,t,e,i){let s={},r={},a=[];const o=n.getParameter(n.MAX_UNIFORM_BUFFER_BINDINGS);function l(M,A){const E=A.program;i.uniformBlockBinding(M,E)}function c(M,A){let E=s[M.id];E===void 0&&(_(M),E=f(M),s[M.id]=E,M.addEventListener("dispose",p));const L=A.program;i.updateUBOMapping(M,L);const T=t.render.frame;r[M.id]!==T&&(h(M),r[M.id]=T)}function f(M){const A=u();M.__bindingPointIndex=A;const E=n.createBuffer(),L=M.__size,T=M.usage;return n.bindBuffer(n.UNIFORM_BUFFER,E),n.bufferData(n.UNIFORM_BUFFER,L,T),n.bindBuffer(n.UNIFORM_BUFFER,null),n.bindBufferBase(n.UNIFORM_BUFFER,A,E),E}function u(){for(let M=0;M<o;M++)if(a.indexOf(M)===-1)return a.push(M),M;return Se("WebGLRenderer: Maximum number of simultaneously usable uniforms groups reached."),0}function h(M){const A=s[M.id],E=M.uniforms,L=M.__cache;n.bindBuffer(n.UNIFORM_BUFFER,A);for(let T=0,I=E.length;T<I;T++){const v=Array.isArray(E[T])?E[T]:[E[T]];for(let P=0,F=v.length;P<F;P++){const R=v[P];if(m(R,T,P,L)===!0){const B=R.__offset,G=Array.isArray(R.value)?R.value:[R.value];let Y=0;for(let U=0;U<G.length;U++){const W=G[U],O=S(W);typeof W=="number"||typeof W=="boolean"?(R.__data[0]=W,n.bufferSubData(n.UNIFORM_BUFFER,B+Y,R.__data)):W.isMatrix3?(R.__data[0]=W.elements[0],R.__data[1]=W.elements[1],R.__data[2]=W.elements[2],R.__data[3]=0,R.__data[4]=W.elements[3],R.__data[5]=W.elements[4],R.__data[6]=W.elements[5],R.__data[7]=0,R.__data[8]=W.elements[6],R.__data[9]=W.elements[7],R.__data[10]=W.elements[8],R.__data[11]=0):ArrayBuffer.isView(W)?R.__data.set(new W.constructor(W.buffer,W.byteOffset,R.__data.length)):(W.toArray(R.__data,Y),Y+=O.storage/Float32Array.BYTES_PER_ELEMENT)}n.bufferSubData(n.UNIFORM_BUFFER,B,R.__data)}}}n.bindBuffer(n.UNIFORM_BUFFER,null)}function m(M,A,E,L){const T=M.value,I=A+"_"+E;if(L[I]===void 0)return typeof T=="number"||typeof T=="boolean"?L[I]=T:ArrayBuffer.isView(T)?L[I]=T.slice():L[I]=T.clone(),!0;{const v=L[I];if(typeof T=="number"||typeof T=="boolean"){if(v!==T)return L[I]=T,!0}else{if(ArrayBuffer.isView(T))return!0;if(v.equals(T)===!1)return v.copy(T),!0}}return!1}function _(M){const A=M.uniforms;let E=0;const L=16;for(let I=0,v=A.length;I<v;I++){const P=Array.isArray(A[I])?A[I]:[A[I]];for(let F=0,R=P.length;F<R;F++){const B=P[F],G=Array.isArray(B.value)?B.value:[B.value];for(let Y=0,U=G.length;Y<U;Y++){const W=G[Y],O=S(W),rt=E%L,st=rt%O.boundary,ot=rt+st;E+=st,ot!==0&&L-ot<O.storage&&(E+=L-ot),B.__data=new Float32Array(O.storage/Float32Array.BYTES_PER_ELEMENT),B.__offset=E,E+=O.storage}}}const T=E%L;return T>0&&(E+=L-T),M.__size=E,M.__cache={},this}function S(M){const A={boundary:0,storage:0};return typeof M=="number"||typeof M=="boolean"?(A.boundary=4,A.storage=4):M.isVector2?(A.boundary=8,A.storage=8):M.isVector3||M.isColor?(A.boundary=16,A.storage=12):M.isVector4?(A.boundary=16,A.storage=16):M.isMatrix3?(A.boundary=48,A.storage=48):M.isMatrix4?(A.boundary=64,A.storage=64):M.isTexture?Xt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(M)?(A.boundary=16,A.storage=M.byteLength):Xt("WebGLRenderer: Unsupported uniform value type.",M),A}function p(M){const A=M.target;A.removeEventListener("dispose",p);const E=a.indexOf(A.__bindingPointIndex);a.splice(E,1),n.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function d(){for(const M in s)n.deleteBuffer(s[M]);a=[],s={},r={}}return{bind:l,update:c,dispose:d}}const Yy=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]);let Zi=null;function qy(){return Zi===null&&(Zi=new bm(Yy,16,16,Mr,Es),Zi.name="DFG_LUT",Zi.minFilter=Gn,Zi.magFilter=Gn,Zi.wrapS=xs,Zi.wrapT=xs,Zi.generateMipmaps=!1,Zi.needsUpdate=!0),Zi}class jy{constructor(t={}){const{canvas:e=G_(),context:i=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:f="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:h=!1,outputBufferType:m=fi}=t;this.isWebGLRenderer=!0;let _;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");_=i.getContextAttributes().alpha}else _=a;const S=m,p=new Set([Au,Tu,wu]),d=new Set([fi,ls,oo,lo,yu,bu]),M=new Uint32Array(4),A=new Int32Array(4),E=new N;let L=null,T=null;const I=[],v=[];let P=null;this.domElement=e,this.debug={checkShaderErrors:!0,onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=rs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;const F=this;let R=!1,B=null;this._outputColorSpace=yi;let G=0,Y=0,U=null,W=-1,O=null;const rt=new ke,st=new ke;let ot=null;const xt=new ie(0);let ut=0,gt=e.width,Kt=e.height,Gt=1,J=null,lt=null;const dt=new ke(0,0,gt,Kt),Bt=new ke(0,0,gt,Kt);let Nt=!1;const Vt=new Uu;let Me=!1,jt=!1;const fe=new ye,be=new N,se=new ke,Ge={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0};let Ue=!1;function nn(){return U===null?Gt:1}let z=i;function Ve(b,H){return e.getContext(b,H)}try{const b={alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:f,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine","three.js r184"),e.addEventListener("webglcontextlost",ct,!1),e.addEventListener("webglcontextrestored",zt,!1),e.addEventListener("webglcontextcreationerror",qt,!1),z===null){const H="webgl2";if(z=Ve(H,b),z===null)throw Ve(H)?new Error("Error creating WebGL context with your selected attributes."):new Error("Error creating WebGL context.")}}catch(b){throw Se("WebGLRenderer: "+b.message),b}let Zt,ve,nt,_t,w,x,X,tt,at,pt,ft,Z,Q,yt,Dt,Mt,mt,Wt,Jt,te,k,vt,et;function Pt(){Zt=new qS(z),Zt.init(),k=new By(z,Zt),ve=new zS(z,Zt,t,k),nt=new Fy(z,Zt),ve.reversedDepthBuffer&&h&&nt.buffers.depth.setReversed(!0),_t=new KS(z),w=new yy,x=new Oy(z,Zt,nt,w,ve,k,_t),X=new YS(F),tt=new tx(z),vt=new OS(z,tt),at=new jS(z,tt,_t,vt),pt=new JS(z,at,tt,vt,_t),Wt=new ZS(z,ve,x),Dt=new kS(w),ft=new My(F,X,Zt,ve,vt,Dt),Z=new Wy(F,w),Q=new Ey,yt=new Py(Zt),mt=new FS(F,X,nt,pt,_,l),Mt=new Ny(F,pt,ve),et=new Xy(z,_t,ve,nt),Jt=new BS(z,Zt,_t),te=new $S(z,Zt,_t),_t.programs=ft.programs,F.capabilities=ve,F.extensions=Zt,F.properties=w,F.renderLists=Q,F.shadowMap=Mt,F.state=nt,F.info=_t}Pt(),S!==fi&&(P=new tM(S,e.width,e.height,s,r));const bt=new Gy(F,z);this.xr=bt,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){const b=Zt.get("WEBGL_lose_context");b&&b.loseContext()},this.forceContextRestore=function(){const b=Zt.get("WEBGL_lose_context");b&&b.restoreContext()},this.getPixelRatio=function(){return Gt},this.setPixelRatio=function(b){b!==void 0&&(Gt=b,this.setSize(gt,Kt,!1))},this.getSize=function(b){return b.set(gt,Kt)},this.setSize=function(b,H,K=!0){if(bt.isPresenting){Xt("WebGLRenderer: Can't change size while VR device is presenting.");return}gt=b,Kt=H,e.width=Math.floor(b*Gt),e.height=Math.floor(H*Gt),K===!0&&(e.style.width=b+"px",e.style.height=H+"px"),P!==null&&P.setSize(e.width,e.height),this.setViewport(0,0,b,H)},this.getDrawingBufferSize=function(b){return b.set(gt*Gt,Kt*Gt).floor()},this.setDrawingBufferSize=function(b,H,K){gt=b,Kt=H,Gt=K,e.width=Math.floor(b*K),e.height=Math.floor(H*K),this.setViewport(0,0,b,H)},this.setEffects=function(b){if(S===fi){Se("THREE.WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(b){for(let H=0;H<b.length;H++)if(b[H].isOutputPass===!0){Xt("THREE.WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}P.setEffects(b||[])},this.getCurrentViewport=function(b){return b.copy(rt)},this.getViewport=function(b){return b.copy(dt)},this.setViewport=function(b,H,K,q){b.isVector4?dt.set(b.x,b.y,b.z,b.w):dt.set(b,H,K,q),nt.viewport(rt.copy(dt).multiplyScalar(Gt).round())},this.getScissor=function(b){return b.copy(Bt)},this.setScissor=function(b,H,K,q){b.isVector4?Bt.set(b.x,b.y,b.z,b.w):Bt.set(b,H,K,q),nt.scissor(st.copy(Bt).multiplyScalar(Gt).round())},this.getScissorTest=function(){return Nt},this.setScissorTest=function(b){nt.setScissorTest(Nt=b)},this.setOpaqueSort=function(b){J=b},this.setTransparentSort=function(b){lt=b},this.getClearColor=function(b){return b.copy(mt.getClearColor())},this.setClearColor=function(){mt.setClearColor(...arguments)},this.getClearAlpha=function(){return mt.getClearAlpha()},this.setClearAlpha=function(){mt.setClearAlpha(...arguments)},this.clear=function(b=!0,H=!0,K=!0){let q=0;if(b){let $=!1;if(U!==null){const At=U.texture.format;$=p.has(At)}if($){const At=U.texture.type,Lt=d.has(At),Tt=mt.getClearColor(),Ot=mt.getClearAlpha(),Rt=Tt.r,ee=Tt.g,oe=Tt.b;Lt?(M[0]=Rt,M[1]=ee,M[2]=oe,M[3]=Ot,z.clearBufferuiv(z.COLOR,0,M)):(A[0]=Rt,A[1]=ee,A[2]=oe,A[3]=Ot,z.clearBufferiv(z.COLOR,0,A))}else q|=z.COLOR_BUFFER_BIT}H&&(q|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),K&&(q|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),q!==0&&z.clear(q)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(b){b.setRenderer(this),B=b},this.dispose=function(){e.removeEventListener("webglcontextlost",ct,!1),e.removeEventListener("webglcontextrestored",zt,!1),e.removeEventListener("webglcontextcreationerror",qt,!1),mt.dispose(),Q.dispose(),yt.dispose(),w.dispose(),X.dispose(),pt.dispose(),vt.dispose(),et.dispose(),ft.dispose(),bt.dispose(),bt.removeEventListener("sessionstart",cs),bt.removeEventListener("sessionend",Ta),Hi.stop()};function ct(b){b.preventDefault(),Rl("WebGLRenderer: Context Lost."),R=!0}function zt(){Rl("WebGLRenderer: Context Restored."),R=!1;const b=_t.autoReset,H=Mt.enabled,K=Mt.autoUpdate,q=Mt.needsUpdate,$=Mt.type;Pt(),_t.autoReset=b,Mt.enabled=H,Mt.autoUpdate=K,Mt.needsUpdate=q,Mt.type=$}function qt(b){Se("WebGLRenderer: A WebGL context could not be created. Reason: ",b.statusMessage)}function he(b){const H=b.target;H.removeEventListener("dispose",he),ce(H)}function ce(b){On(b),w.remove(b)}function On(b){const H=w.get(b).programs;H!==void 0&&(H.forEach(function(K){ft.releaseProgram(K)}),b.isShaderMaterial&&ft.releaseShaderCache(b))}this.renderBufferDirect=function(b,H,K,q,$,At){H===null&&(H=Ge);const Lt=$.isMesh&&$.matrixWorld.determinant()<0,Tt=an(b,H,K,q,$);nt.setMaterial(q,Lt);let Ot=K.index,Rt=1;if(q.wireframe===!0){if(Ot=at.getWireframeAttribute(K),Ot===void 0)return;Rt=2}const ee=K.drawRange,oe=K.attributes.position;let kt=ee.start*Rt,Te=(ee.start+ee.count)*Rt;At!==null&&(kt=Math.max(kt,At.start*Rt),Te=Math.min(Te,(At.start+At.count)*Rt)),Ot!==null?(kt=Math.max(kt,0),Te=Math.min(Te,Ot.count)):oe!=null&&(kt=Math.max(kt,0),Te=Math.min(Te,oe.count));const Ke=Te-kt;if(Ke<0||Ke===1/0)return;vt.setup($,q,Tt,K,Ot);let qe,De=Jt;if(Ot!==null&&(qe=tt.get(Ot),De=te,De.setIndex(qe)),$.isMesh)q.wireframe===!0?(nt.setLineWidth(q.wireframeLinewidth*nn()),De.setMode(z.LINES)):De.setMode(z.TRIANGLES);else if($.isLine){let fn=q.linewidth;fn===void 0&&(fn=1),nt.setLineWidth(fn*nn()),$.isLineSegments?De.setMode(z.LINES):$.isLineLoop?De.setMode(z.LINE_LOOP):De.setMode(z.LINE_STRIP)}else $.isPoints?De.setMode(z.POINTS):$.isSprite&&De.setMode(z.TRIANGLES);if($.isBatchedMesh)if(Zt.get("WEBGL_multi_draw"))De.renderMultiDraw($._multiDrawStarts,$._multiDrawCounts,$._multiDrawCount);else{const fn=$._multiDrawStarts,It=$._multiDrawCounts,Xn=$._multiDrawCount,pe=Ot?tt.get(Ot).bytesPerElement:1,zn=w.get(q).currentProgram.getUniforms();for(let Yn=0;Yn<Xn;Yn++)zn.setValue(z,"_gl_DrawID",Yn),De.render(fn[Yn]/pe,It[Yn])}else if($.isInstancedMesh)De.renderInstances(kt,Ke,$.count);else if(K.isInstancedBufferGeometry){const fn=K._maxInstanceCount!==void 0?K._maxInstanceCount:1/0,It=Math.min(K.instanceCount,fn);De.renderInstances(kt,Ke,It)}else De.render(kt,Ke)};function An(b,H,K){b.transparent===!0&&b.side===ns&&b.forceSinglePass===!1?(b.side=ii,b.needsUpdate=!0,Js(b,H,K),b.side=$s,b.needsUpdate=!0,Js(b,H,K),b.side=ns):Js(b,H,K)}this.compile=function(b,H,K=null){K===null&&(K=b),T=yt.get(K),T.init(H),v.push(T),K.traverseVisible(function($){$.isLight&&$.layers.test(H.layers)&&(T.pushLight($),$.castShadow&&T.pushShadow($))}),b!==K&&b.traverseVisible(function($){$.isLight&&$.layers.test(H.layers)&&(T.pushLight($),$.castShadow&&T.pushShadow($))}),T.setupLights();const q=new Set;return b.traverse(function($){if(!($.isMesh||$.isPoints||$.isLine||$.isSprite))return;const At=$.material;if(At)if(Array.isArray(At))for(let Lt=0;Lt<At.length;Lt++){const Tt=At[Lt];An(Tt,K,$),q.add(Tt)}else An(At,K,$),q.add(At)}),T=v.pop(),q},this.compileAsync=function(b,H,K=null){const q=this.compile(b,H,K);return new Promise($=>{function At(){if(q.forEach(function(Lt){w.get(Lt).currentProgram.isReady()&&q.delete(Lt)}),q.size===0){$(b);return}setTimeout(At,10)}Zt.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let Bn=null;function Ps(b){Bn&&Bn(b)}function cs(){Hi.stop()}function Ta(){Hi.start()}const Hi=new Dm;Hi.setAnimationLoop(Ps),typeof self<"u"&&Hi.setContext(self),this.setAnimationLoop=function(b){Bn=b,bt.setAnimationLoop(b),b===null?Hi.stop():Hi.start()},bt.addEventListener("sessionstart",cs),bt.addEventListener("sessionend",Ta),this.render=function(b,H){if(H!==void 0&&H.isCamera!==!0){Se("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(R===!0)return;B!==null&&B.renderStart(b,H);const K=bt.enabled===!0&&bt.isPresenting===!0,q=P!==null&&(U===null||K)&&P.begin(F,U);if(b.matrixWorldAutoUpdate===!0&&b.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),bt.enabled===!0&&bt.isPresenting===!0&&(P===null||P.isCompositing()===!1)&&(bt.cameraAutoUpdate===!0&&bt.updateCamera(H),H=bt.getCamera()),b.isScene===!0&&b.onBeforeRender(F,b,H,U),T=yt.get(b,v.length),T.init(H),T.state.textureUnits=x.getTextureUnits(),v.push(T),fe.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),Vt.setFromProjectionMatrix(fe,ss,H.reversedDepth),jt=this.localClippingEnabled,Me=Dt.init(this.clippingPlanes,jt),L=Q.get(b,I.length),L.init(),I.push(L),bt.enabled===!0&&bt.isPresenting===!0){const Lt=F.xr.getDepthSensingMesh();Lt!==null&&Aa(Lt,H,-1/0,F.sortObjects)}Aa(b,H,0,F.sortObjects),L.finish(),F.sortObjects===!0&&L.sort(J,lt),Ue=bt.enabled===!1||bt.isPresenting===!1||bt.hasDepthSensing()===!1,Ue&&mt.addToRenderList(L,b),this.info.render.frame++,Me===!0&&Dt.beginShadows();const $=T.state.shadowsArray;if(Mt.render($,b,H),Me===!0&&Dt.endShadows(),this.info.autoReset===!0&&this.info.reset(),(q&&P.hasRenderPass())===!1){const Lt=L.opaque,Tt=L.transmissive;if(T.setupLights(),H.isArrayCamera){const Ot=H.cameras;if(Tt.length>0)for(let Rt=0,ee=Ot.length;Rt<ee;Rt++){const oe=Ot[Rt];Wi(Lt,Tt,b,oe)}Ue&&mt.render(b);for(let Rt=0,ee=Ot.length;Rt<ee;Rt++){const oe=Ot[Rt];To(L,b,oe,oe.viewport)}}else Tt.length>0&&Wi(Lt,Tt,b,H),Ue&&mt.render(b),To(L,b,H)}U!==null&&Y===0&&(x.updateMultisampleRenderTarget(U),x.updateRenderTargetMipmap(U)),q&&P.end(F),b.isScene===!0&&b.onAfterRender(F,b,H),vt.resetDefaultState(),W=-1,O=null,v.pop(),v.length>0?(T=v[v.length-1],x.setTextureUnits(T.state.textureUnits),Me===!0&&Dt.setGlobalState(F.clippingPlanes,T.state.camera)):T=null,I.pop(),I.length>0?L=I[I.length-1]:L=null,B!==null&&B.renderEnd()};function Aa(b,H,K,q){if(b.visible===!1)return;if(b.layers.test(H.layers)){if(b.isGroup)K=b.renderOrder;else if(b.isLOD)b.autoUpdate===!0&&b.update(H);else if(b.isLightProbeGrid)T.pushLightProbeGrid(b);else if(b.isLight)T.pushLight(b),b.castShadow&&T.pushShadow(b);else if(b.isSprite){if(!b.frustumCulled||Vt.intersectsSprite(b)){q&&se.setFromMatrixPosition(b.matrixWorld).applyMatrix4(fe);const Lt=pt.update(b),Tt=b.material;Tt.visible&&L.push(b,Lt,Tt,K,se.z,null)}}else if((b.isMesh||b.isLine||b.isPoints)&&(!b.frustumCulled||Vt.intersectsObject(b))){const Lt=pt.update(b),Tt=b.material;if(q&&(b.boundingSphere!==void 0?(b.boundingSphere===null&&b.computeBoundingSphere(),se.copy(b.boundingSphere.center)):(Lt.boundingSphere===null&&Lt.computeBoundingSphere(),se.copy(Lt.boundingSphere.center)),se.applyMatrix4(b.matrixWorld).applyMatrix4(fe)),Array.isArray(Tt)){const Ot=Lt.groups;for(let Rt=0,ee=Ot.length;Rt<ee;Rt++){const oe=Ot[Rt],kt=Tt[oe.materialIndex];kt&&kt.visible&&L.push(b,Lt,kt,K,se.z,oe)}}else Tt.visible&&L.push(b,Lt,Tt,K,se.z,null)}}const At=b.children;for(let Lt=0,Tt=At.length;Lt<Tt;Lt++)Aa(At[Lt],H,K,q)}function To(b,H,K,q){const{opaque:$,transmissive:At,transparent:Lt}=b;T.setupLightsView(K),Me===!0&&Dt.setGlobalState(F.clippingPlanes,K),q&&nt.viewport(rt.copy(q)),$.length>0&&Rr($,H,K),At.length>0&&Rr(At,H,K),Lt.length>0&&Rr(Lt,H,K),nt.buffers.depth.setTest(!0),nt.buffers.depth.setMask(!0),nt.buffers.color.setMask(!0),nt.setPolygonOffset(!1)}function Wi(b,H,K,q){if((K.isScene===!0?K.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[q.id]===void 0){const kt=Zt.has("EXT_color_buffer_half_float")||Zt.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[q.id]=new as(1,1,{generateMipmaps:!0,type:kt?Es:fi,minFilter:dr,samples:Math.max(4,ve.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,colorSpace:xe.workingColorSpace})}const At=T.state.transmissionRenderTarget[q.id],Lt=q.viewport||rt;At.setSize(Lt.z*F.transmissionResolutionScale,Lt.w*F.transmissionResolutionScale);const Tt=F.getRenderTarget(),Ot=F.getActiveCubeFace(),Rt=F.getActiveMipmapLevel();F.setRenderTarget(At),F.getClearColor(xt),ut=F.getClearAlpha(),ut<1&&F.setClearColor(16777215,.5),F.clear(),Ue&&mt.render(K);const ee=F.toneMapping;F.toneMapping=rs;const oe=q.viewport;if(q.viewport!==void 0&&(q.viewport=void 0),T.setupLightsView(q),Me===!0&&Dt.setGlobalState(F.clippingPlanes,q),Rr(b,K,q),x.updateMultisampleRenderTarget(At),x.updateRenderTargetMipmap(At),Zt.has("WEBGL_multisampled_render_to_texture")===!1){let kt=!1;for(let Te=0,Ke=H.length;Te<Ke;Te++){const qe=H[Te],{object:De,geometry:fn,material:It,group:Xn}=qe;if(It.side===ns&&De.layers.test(q.layers)){const pe=It.side;It.side=ii,It.needsUpdate=!0,Ds(De,K,q,fn,It,Xn),It.side=pe,It.needsUpdate=!0,kt=!0}}kt===!0&&(x.updateMultisampleRenderTarget(At),x.updateRenderTargetMipmap(At))}F.setRenderTarget(Tt,Ot,Rt),F.setClearColor(xt,ut),oe!==void 0&&(q.viewport=oe),F.toneMapping=ee}function Rr(b,H,K){const q=H.isScene===!0?H.overrideMaterial:null;for(let $=0,At=b.length;$<At;$++){const Lt=b[$],{object:Tt,geometry:Ot,group:Rt}=Lt;let ee=Lt.material;ee.allowOverride===!0&&q!==null&&(ee=q),Tt.layers.test(K.layers)&&Ds(Tt,H,K,Ot,ee,Rt)}}function Ds(b,H,K,q,$,At){b.onBeforeRender(F,H,K,q,$,At),b.modelViewMatrix.multiplyMatrices(K.matrixWorldInverse,b.matrixWorld),b.normalMatrix.getNormalMatrix(b.modelViewMatrix),$.onBeforeRender(F,H,K,q,b,At),$.transparent===!0&&$.side===ns&&$.forceSinglePass===!1?($.side=ii,$.needsUpdate=!0,F.renderBufferDirect(K,H,q,$,b,At),$.side=$s,$.needsUpdate=!0,F.renderBufferDirect(K,H,q,$,b,At),$.side=ns):F.renderBufferDirect(K,H,q,$,b,At),b.onAfterRender(F,H,K,q,$,At)}function Js(b,H,K){H.isScene!==!0&&(H=Ge);const q=w.get(b),$=T.state.lights,At=T.state.shadowsArray,Lt=$.state.version,Tt=ft.getParameters(b,$.state,At,H,K,T.state.lightProbeGridArray),Ot=ft.getProgramCacheKey(Tt);let Rt=q.programs;q.environment=b.isMeshStandardMaterial||b.isMeshLambertMaterial||b.isMeshPhongMaterial?H.environment:null,q.fog=H.fog;const ee=b.isMeshStandardMaterial||b.isMeshLambertMaterial&&!b.envMap||b.isMeshPhongMaterial&&!b.envMap;q.envMap=X.get(b.envMap||q.environment,ee),q.envMapRotation=q.environment!==null&&b.envMap===null?H.environmentRotation:b.envMapRotation,Rt===void 0&&(b.addEventListener("dispose",he),Rt=new Map,q.programs=Rt);let oe=Rt.get(Ot);if(oe!==void 0){if(q.currentProgram===oe&&q.lightsStateVersion===Lt)return sn(b,Tt),oe}else Tt.uniforms=ft.getUniforms(b),B!==null&&b.isNodeMaterial&&B.build(b,K,Tt),b.onBeforeCompile(Tt,F),oe=ft.acquireProgram(Tt,Ot),Rt.set(Ot,oe),q.uniforms=Tt.uniforms;const kt=q.uniforms;return(!b.isShaderMaterial&&!b.isRawShaderMaterial||b.clipping===!0)&&(kt.clippingPlanes=Dt.uniform),sn(b,Tt),q.needsLights=si(b),q.lightsStateVersion=Lt,q.needsLights&&(kt.ambientLightColor.value=$.state.ambient,kt.lightProbe.value=$.state.probe,kt.directionalLights.value=$.state.directional,kt.directionalLightShadows.value=$.state.directionalShadow,kt.spotLights.value=$.state.spot,kt.spotLightShadows.value=$.state.spotShadow,kt.rectAreaLights.value=$.state.rectArea,kt.ltc_1.value=$.state.rectAreaLTC1,kt.ltc_2.value=$.state.rectAreaLTC2,kt.pointLights.value=$.state.point,kt.pointLightShadows.value=$.state.pointShadow,kt.hemisphereLights.value=$.state.hemi,kt.directionalShadowMatrix.value=$.state.directionalShadowMatrix,kt.spotLightMatrix.value=$.state.spotLightMatrix,kt.spotLightMap.value=$.state.spotLightMap,kt.pointShadowMatrix.value=$.state.pointShadowMatrix),q.lightProbeGrid=T.state.lightProbeGridArray.length>0,q.currentProgram=oe,q.uniformsList=null,oe}function Ti(b){if(b.uniformsList===null){const H=b.currentProgram.getUniforms();b.uniformsList=vl.seqWithValue(H.seq,b.uniforms)}return b.uniformsList}function sn(b,H){const K=w.get(b);K.outputColorSpace=H.outputColorSpace,K.batching=H.batching,K.batchingColor=H.batchingColor,K.instancing=H.instancing,K.instancingColor=H.instancingColor,K.instancingMorph=H.instancingMorph,K.skinning=H.skinning,K.morphTargets=H.morphTargets,K.morphNormals=H.morphNormals,K.morphColors=H.morphColors,K.morphTargetsCount=H.morphTargetsCount,K.numClippingPlanes=H.numClippingPlanes,K.numIntersection=H.numClipIntersection,K.vertexAlphas=H.vertexAlphas,K.vertexTangents=H.vertexTangents,K.toneMapping=H.toneMapping}function rn(b,H){if(b.length===0)return null;if(b.length===1)return b[0].texture!==null?b[0]:null;E.setFromMatrixPosition(H.matrixWorld);for(let K=0,q=b.length;K<q;K++){const $=b[K];if($.texture!==null&&$.boundingBox.containsPoint(E))return $}return null}function an(b,H,K,q,$){H.isScene!==!0&&(H=Ge),x.resetTextureUnits();const At=H.fog,Lt=q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial?H.environment:null,Tt=U===null?F.outputColorSpace:U.isXRRenderTarget===!0?U.texture.colorSpace:xe.workingColorSpace,Ot=q.isMeshStandardMaterial||q.isMeshLambertMaterial&&!q.envMap||q.isMeshPhongMaterial&&!q.envMap,Rt=X.get(q.envMap||Lt,Ot),ee=q.vertexColors===!0&&!!K.attributes.color&&K.attributes.color.itemSize===4,oe=!!K.attributes.tangent&&(!!q.normalMap||q.anisotropy>0),kt=!!K.morphAttributes.position,Te=!!K.morphAttributes.normal,Ke=!!K.morphAttributes.color;let qe=rs;q.toneMapped&&(U===null||U.isXRRenderTarget===!0)&&(qe=F.toneMapping);const De=K.morphAttributes.position||K.morphAttributes.normal||K.morphAttributes.color,fn=De!==void 0?De.length:0,It=w.get(q),Xn=T.state.lights;if(Me===!0&&(jt===!0||b!==O)){const Ne=b===O&&q.id===W;Dt.setState(q,b,Ne)}let pe=!1;q.version===It.__version?(It.needsLights&&It.lightsStateVersion!==Xn.state.version||It.outputColorSpace!==Tt||$.isBatchedMesh&&It.batching===!1||!$.isBatchedMesh&&It.batching===!0||$.isBatchedMesh&&It.batchingColor===!0&&$.colorTexture===null||$.isBatchedMesh&&It.batchingColor===!1&&$.colorTexture!==null||$.isInstancedMesh&&It.instancing===!1||!$.isInstancedMesh&&It.instancing===!0||$.isSkinnedMesh&&It.skinning===!1||!$.isSkinnedMesh&&It.skinning===!0||$.isInstancedMesh&&It.instancingColor===!0&&$.instanceColor===null||$.isInstancedMesh&&It.instancingColor===!1&&$.instanceColor!==null||$.isInstancedMesh&&It.instancingMorph===!0&&$.morphTexture===null||$.isInstancedMesh&&It.instancingMorph===!1&&$.morphTexture!==null||It.envMap!==Rt||q.fog===!0&&It.fog!==At||It.numClippingPlanes!==void 0&&(It.numClippingPlanes!==Dt.numPlanes||It.numIntersection!==Dt.numIntersection)||It.vertexAlphas!==ee||It.vertexTangents!==oe||It.morphTargets!==kt||It.morphNormals!==Te||It.morphColors!==Ke||It.toneMapping!==qe||It.morphTargetsCount!==fn||!!It.lightProbeGrid!=T.state.lightProbeGridArray.length>0)&&(pe=!0):(pe=!0,It.__version=q.version);let zn=It.currentProgram;pe===!0&&(zn=Js(q,H,$),B&&q.isNodeMaterial&&B.onUpdateProgram(q,zn,It));let Yn=!1,ri=!1,Ls=!1;const Ae=zn.getUniforms(),Ze=It.uniforms;if(nt.useProgram(zn.program)&&(Yn=!0,ri=!0,Ls=!0),q.id!==W&&(W=q.id,ri=!0),It.needsLights){const Ne=rn(T.state.lightProbeGridArray,$);It.lightProbeGrid!==Ne&&(It.lightProbeGrid=Ne,ri=!0)}if(Yn||O!==b){nt.buffers.depth.getReversed()&&b.reversedDepth!==!0&&(b._reversedDepth=!0,b.updateProjectionMatrix()),Ae.setValue(z,"projectionMatrix",b.projectionMatrix),Ae.setValue(z,"viewMatrix",b.matrixWorldInverse);const qn=Ae.map.cameraPosition;qn!==void 0&&qn.setValue(z,be.setFromMatrixPosition(b.matrixWorld)),ve.logarithmicDepthBuffer&&Ae.setValue(z,"logDepthBufFC",2/(Math.log(b.far+1)/Math.LN2)),(q.isMeshPhongMaterial||q.isMeshToonMaterial||q.isMeshLambertMaterial||q.isMeshBasicMaterial||q.isMeshStandardMaterial||q.isShaderMaterial)&&Ae.setValue(z,"isOrthographic",b.isOrthographicCamera===!0),O!==b&&(O=b,ri=!0,Ls=!0)}if(It.needsLights&&(Xn.state.directionalShadowMap.length>0&&Ae.setValue(z,"directionalShadowMap",Xn.state.directionalShadowMap,x),Xn.state.spotShadowMap.length>0&&Ae.setValue(z,"spotShadowMap",Xn.state.spotShadowMap,x),Xn.state.pointShadowMap.length>0&&Ae.setValue(z,"pointShadowMap",Xn.state.pointShadowMap,x)),$.isSkinnedMesh){Ae.setOptional(z,$,"bindMatrix"),Ae.setOptional(z,$,"bindMatrixInverse");const Ne=$.skeleton;Ne&&(Ne.boneTexture===null&&Ne.computeBoneTexture(),Ae.setValue(z,"boneTexture",Ne.boneTexture,x))}$.isBatchedMesh&&(Ae.setOptional(z,$,"batchingTexture"),Ae.setValue(z,"batchingTexture",$._matricesTexture,x),Ae.setOptional(z,$,"batchingIdTexture"),Ae.setValue(z,"batchingIdTexture",$._indirectTexture,x),Ae.setOptional(z,$,"batchingColorTexture"),$._colorsTexture!==null&&Ae.setValue(z,"batchingColorTexture",$._colorsTexture,x));const Xi=K.morphAttributes;if((Xi.position!==void 0||Xi.normal!==void 0||Xi.color!==void 0)&&Wt.update($,K,zn),(ri||It.receiveShadow!==$.receiveShadow)&&(It.receiveShadow=$.receiveShadow,Ae.setValue(z,"receiveShadow",$.receiveShadow)),(q.isMeshStandardMaterial||q.isMeshLambertMaterial||q.isMeshPhongMaterial)&&q.envMap===null&&H.environment!==null&&(Ze.envMapIntensity.value=H.environmentIntensity),Ze.dfgLUT!==void 0&&(Ze.dfgLUT.value=qy()),ri){if(Ae.setValue(z,"toneMappingExposure",F.toneMappingExposure),It.needsLights&&Cr(Ze,Ls),At&&q.fog===!0&&Z.refreshFogUniforms(Ze,At),Z.refreshMaterialUniforms(Ze,q,Gt,Kt,T.state.transmissionRenderTarget[b.id]),It.needsLights&&It.lightProbeGrid){const Ne=It.lightProbeGrid;Ze.probesSH.value=Ne.texture,Ze.probesMin.value.copy(Ne.boundingBox.min),Ze.probesMax.value.copy(Ne.boundingBox.max),Ze.probesResolution.value.copy(Ne.resolution)}vl.upload(z,Ti(It),Ze,x)}if(q.isShaderMaterial&&q.uniformsNeedUpdate===!0&&(vl.upload(z,Ti(It),Ze,x),q.uniformsNeedUpdate=!1),q.isSpriteMaterial&&Ae.setValue(z,"center",$.center),Ae.setValue(z,"modelViewMatrix",$.modelViewMatrix),Ae.setValue(z,"normalMatrix",$.normalMatrix),Ae.setValue(z,"modelMatrix",$.matrixWorld),q.uniformsGroups!==void 0){const Ne=q.uniformsGroups;for(let qn=0,Ai=Ne.length;qn<Ai;qn++){const Pr=Ne[qn];et.update(Pr,zn),et.bind(Pr,zn)}}return zn}function Cr(b,H){b.ambientLightColor.needsUpdate=H,b.lightProbe.needsUpdate=H,b.directionalLights.needsUpdate=H,b.directionalLightShadows.needsUpdate=H,b.pointLights.needsUpdate=H,b.pointLightShadows.needsUpdate=H,b.spotLights.needsUpdate=H,b.spotLightShadows.needsUpdate=H,b.rectAreaLights.needsUpdate=H,b.hemisphereLights.needsUpdate=H}function si(b){return b.isMeshLambertMaterial||b.isMeshToonMaterial||b.isMeshPhongMaterial||b.isMeshStandardMaterial||b.isShadowMaterial||b.isShaderMaterial&&b.lights===!0}this.getActiveCubeFace=function(){return G},this.getActiveMipmapLevel=function(){return Y},this.getRenderTarget=function(){return U},this.setRenderTargetTextures=function(b,H,K){const q=w.get(b);q.__autoAllocateDepthBuffer=b.resolveDepthBuffer===!1,q.__autoAllocateDepthBuffer===!1&&(q.__useRenderToTexture=!1),w.get(b.texture).__webglTexture=H,w.get(b.depthTexture).__webglTexture=q.__autoAllocateDepthBuffer?void 0:K,q.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(b,H){const K=w.get(b);K.__webglFramebuffer=H,K.__useDefaultFramebuffer=H===void 0};const Qs=z.createFramebuffer();this.setRenderTarget=function(b,H=0,K=0){U=b,G=H,Y=K;let q=null,$=!1,At=!1;if(b){const Tt=w.get(b);if(Tt.__useDefaultFramebuffer!==void 0){nt.bindFramebuffer(z.FRAMEBUFFER,Tt.__webglFramebuffer),rt.copy(b.viewport),st.copy(b.scissor),ot=b.scissorTest,nt.viewport(rt),nt.scissor(st),nt.setScissorTest(ot),W=-1;return}else if(Tt.__webglFramebuffer===void 0)x.setupRenderTarget(b);else if(Tt.__hasExternalTextures)x.rebindTextures(b,w.get(b.texture).__webglTexture,w.get(b.depthTexture).__webglTexture);else if(b.depthBuffer){const ee=b.depthTexture;if(Tt.__boundDepthTexture!==ee){if(ee!==null&&w.has(ee)&&(b.width!==ee.image.width||b.height!==ee.image.height))throw new Error("WebGLRenderTarget: Attached DepthTexture is initialized to the incorrect size.");x.setupDepthRenderbuffer(b)}}const Ot=b.texture;(Ot.isData3DTexture||Ot.isDataArrayTexture||Ot.isCompressedArrayTexture)&&(At=!0);const Rt=w.get(b).__webglFramebuffer;b.isWebGLCubeRenderTarget?(Array.isArray(Rt[H])?q=Rt[H][K]:q=Rt[H],$=!0):b.samples>0&&x.useMultisampledRTT(b)===!1?q=w.get(b).__webglMultisampledFramebuffer:Array.isArray(Rt)?q=Rt[K]:q=Rt,rt.copy(b.viewport),st.copy(b.scissor),ot=b.scissorTest}else rt.copy(dt).multiplyScalar(Gt).floor(),st.copy(Bt).multiplyScalar(Gt).floor(),ot=Nt;if(K!==0&&(q=Qs),nt.bindFramebuffer(z.FRAMEBUFFER,q)&&nt.drawBuffers(b,q),nt.viewport(rt),nt.scissor(st),nt.setScissorTest(ot),$){const Tt=w.get(b.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+H,Tt.__webglTexture,K)}else if(At){const Tt=H;for(let Ot=0;Ot<b.textures.length;Ot++){const Rt=w.get(b.textures[Ot]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Ot,Rt.__webglTexture,K,Tt)}}else if(b!==null&&K!==0){const Tt=w.get(b.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Tt.__webglTexture,K)}W=-1},this.readRenderTargetPixels=function(b,H,K,q,$,At,Lt,Tt=0){if(!(b&&b.isWebGLRenderTarget)){Se("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ot=w.get(b).__webglFramebuffer;if(b.isWebGLCubeRenderTarget&&Lt!==void 0&&(Ot=Ot[Lt]),Ot){nt.bindFramebuffer(z.FRAMEBUFFER,Ot);try{const Rt=b.textures[Tt],ee=Rt.format,oe=Rt.type;if(b.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Tt),!ve.textureFormatReadable(ee)){Se("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(!ve.textureTypeReadable(oe)){Se("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=b.width-q&&K>=0&&K<=b.height-$&&z.readPixels(H,K,q,$,k.convert(ee),k.convert(oe),At)}finally{const Rt=U!==null?w.get(U).__webglFramebuffer:null;nt.bindFramebuffer(z.FRAMEBUFFER,Rt)}}},this.readRenderTargetPixelsAsync=async function(b,H,K,q,$,At,Lt,Tt=0){if(!(b&&b.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ot=w.get(b).__webglFramebuffer;if(b.isWebGLCubeRenderTarget&&Lt!==void 0&&(Ot=Ot[Lt]),Ot)if(H>=0&&H<=b.width-q&&K>=0&&K<=b.height-$){nt.bindFramebuffer(z.FRAMEBUFFER,Ot);const Rt=b.textures[Tt],ee=Rt.format,oe=Rt.type;if(b.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Tt),!ve.textureFormatReadable(ee))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(!ve.textureTypeReadable(oe))throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");const kt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,kt),z.bufferData(z.PIXEL_PACK_BUFFER,At.byteLength,z.STREAM_READ),z.readPixels(H,K,q,$,k.convert(ee),k.convert(oe),0);const Te=U!==null?w.get(U).__webglFramebuffer:null;nt.bindFramebuffer(z.FRAMEBUFFER,Te);const Ke=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await H_(z,Ke,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,kt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,At),z.deleteBuffer(kt),z.deleteSync(Ke),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(b,H=null,K=0){const q=Math.pow(2,-K),$=Math.floor(b.image.width*q),At=Math.floor(b.image.height*q),Lt=H!==null?H.x:0,Tt=H!==null?H.y:0;x.setTexture2D(b,0),z.copyTexSubImage2D(z.TEXTURE_2D,K,0,0,Lt,Tt,$,At),nt.unbindTexture()};const Ao=z.createFramebuffer(),Ra=z.createFramebuffer();this.copyTextureToTexture=function(b,H,K=null,q=null,$=0,At=0){let Lt,Tt,Ot,Rt,ee,oe,kt,Te,Ke;const qe=b.isCompressedTexture?b.mipmaps[At]:b.image;if(K!==null)Lt=K.max.x-K.min.x,Tt=K.max.y-K.min.y,Ot=K.isBox3?K.max.z-K.min.z:1,Rt=K.min.x,ee=K.min.y,oe=K.isBox3?K.min.z:0;else{const Ze=Math.pow(2,-$);Lt=Math.floor(qe.width*Ze),Tt=Math.floor(qe.height*Ze),b.isDataArrayTexture?Ot=qe.depth:b.isData3DTexture?Ot=Math.floor(qe.depth*Ze):Ot=1,Rt=0,ee=0,oe=0}q!==null?(kt=q.x,Te=q.y,Ke=q.z):(kt=0,Te=0,Ke=0);const De=k.convert(H.format),fn=k.convert(H.type);let It;H.isData3DTexture?(x.setTexture3D(H,0),It=z.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(x.setTexture2DArray(H,0),It=z.TEXTURE_2D_ARRAY):(x.setTexture2D(H,0),It=z.TEXTURE_2D),nt.activeTexture(z.TEXTURE0),nt.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,H.flipY),nt.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),nt.pixelStorei(z.UNPACK_ALIGNMENT,H.unpackAlignment);const Xn=nt.getParameter(z.UNPACK_ROW_LENGTH),pe=nt.getParameter(z.UNPACK_IMAGE_HEIGHT),zn=nt.getParameter(z.UNPACK_SKIP_PIXELS),Yn=nt.getParameter(z.UNPACK_SKIP_ROWS),ri=nt.getParameter(z.UNPACK_SKIP_IMAGES);nt.pixelStorei(z.UNPACK_ROW_LENGTH,qe.width),nt.pixelStorei(z.UNPACK_IMAGE_HEIGHT,qe.height),nt.pixelStorei(z.UNPACK_SKIP_PIXELS,Rt),nt.pixelStorei(z.UNPACK_SKIP_ROWS,ee),nt.pixelStorei(z.UNPACK_SKIP_IMAGES,oe);const Ls=b.isDataArrayTexture||b.isData3DTexture,Ae=H.isDataArrayTexture||H.isData3DTexture;if(b.isDepthTexture){const Ze=w.get(b),Xi=w.get(H),Ne=w.get(Ze.__renderTarget),qn=w.get(Xi.__renderTarget);nt.bindFramebuffer(z.READ_FRAMEBUFFER,Ne.__webglFramebuffer),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,qn.__webglFramebuffer);for(let Ai=0;Ai<Ot;Ai++)Ls&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,w.get(b).__webglTexture,$,oe+Ai),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,w.get(H).__webglTexture,At,Ke+Ai)),z.blitFramebuffer(Rt,ee,Lt,Tt,kt,Te,Lt,Tt,z.DEPTH_BUFFER_BIT,z.NEAREST);nt.bindFramebuffer(z.READ_FRAMEBUFFER,null),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if($!==0||b.isRenderTargetTexture||w.has(b)){const Ze=w.get(b),Xi=w.get(H);nt.bindFramebuffer(z.READ_FRAMEBUFFER,Ao),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,Ra);for(let Ne=0;Ne<Ot;Ne++)Ls?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Ze.__webglTexture,$,oe+Ne):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Ze.__webglTexture,$),Ae?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,Xi.__webglTexture,At,Ke+Ne):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Xi.__webglTexture,At),$!==0?z.blitFramebuffer(Rt,ee,Lt,Tt,kt,Te,Lt,Tt,z.COLOR_BUFFER_BIT,z.NEAREST):Ae?z.copyTexSubImage3D(It,At,kt,Te,Ke+Ne,Rt,ee,Lt,Tt):z.copyTexSubImage2D(It,At,kt,Te,Rt,ee,Lt,Tt);nt.bindFramebuffer(z.READ_FRAMEBUFFER,null),nt.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Ae?b.isDataTexture||b.isData3DTexture?z.texSubImage3D(It,At,kt,Te,Ke,Lt,Tt,Ot,De,fn,qe.data):H.isCompressedArrayTexture?z.compressedTexSubImage3D(It,At,kt,Te,Ke,Lt,Tt,Ot,De,qe.data):z.texSubImage3D(It,At,kt,Te,Ke,Lt,Tt,Ot,De,fn,qe):b.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,At,kt,Te,Lt,Tt,De,fn,qe.data):b.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,At,kt,Te,qe.width,qe.height,De,qe.data):z.texSubImage2D(z.TEXTURE_2D,At,kt,Te,Lt,Tt,De,fn,qe);nt.pixelStorei(z.UNPACK_ROW_LENGTH,Xn),nt.pixelStorei(z.UNPACK_IMAGE_HEIGHT,pe),nt.pixelStorei(z.UNPACK_SKIP_PIXELS,zn),nt.pixelStorei(z.UNPACK_SKIP_ROWS,Yn),nt.pixelStorei(z.UNPACK_SKIP_IMAGES,ri),At===0&&H.generateMipmaps&&z.generateMipmap(It),nt.unbindTexture()},this.initRenderTarget=function(b){w.get(b).__webglFramebuffer===void 0&&x.setupRenderTarget(b)},this.initTexture=function(b){b.isCubeTexture?x.setTextureCube(b,0):b.isData3DTexture?x.setTexture3D(b,0):b.isDataArrayTexture||b.isCompressedArrayTexture?x.setTexture2DArray(b,0):x.setTexture2D(b,0),nt.unbindTexture()},this.resetState=function(){G=0,Y=0,U=null,nt.reset(),vt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return ss}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;const e=this.getContext();e.drawingBufferColorSpace=xe._getDrawingBufferColorSpace(t),e.unpackColorSpace=xe._getUnpackColorSpace()}}function $y(n,t=Math.PI/3){const e=Math.cos(t),i=(1+1e-10)*100,s=[new N,new N,new N],r=new N,a=new N,o=new N,l=new N;function c(S){const p=~~(S.x*i),d=~~(S.y*i),M=~~(S.z*i);return`${p},${d},${M}`}const f=n.index?n.toNonIndexed():n,u=f.attributes.position,h={};for(let S=0,p=u.count/3;S<p;S++){const d=3*S,M=s[0].fromBufferAttribute(u,d+0),A=s[1].fromBufferAttribute(u,d+1),E=s[2].fromBufferAttribute(u,d+2);r.subVectors(E,A),a.subVectors(M,A);const L=new N().crossVectors(r,a).normalize();for(let T=0;T<3;T++){const I=s[T],v=c(I);v in h||(h[v]=[]),h[v].push(L)}}const m=new Float32Array(u.count*3),_=new Un(m,3,!1);for(let S=0,p=u.count/3;S<p;S++){const d=3*S,M=s[0].fromBufferAttribute(u,d+0),A=s[1].fromBufferAttribute(u,d+1),E=s[2].fromBufferAttribute(u,d+2);r.subVectors(E,A),a.subVectors(M,A),o.crossVectors(r,a).normalize();for(let L=0;L<3;L++){const T=s[L],I=c(T),v=h[I];l.set(0,0,0);for(let P=0,F=v.length;P<F;P++){const R=v[P];o.dot(R)>e&&l.add(R)}l.normalize(),_.setXYZ(d+L,l.x,l.y,l.z)}}return f.setAttribute("normal",_),f}const zm="carried";function Ky(){const n=new URLSearchParams(location.search).get("token");return n?`?token=${encodeURIComponent(n)}`:""}function Wl(n){return new URL(`${n}${Ky()}`,document.baseURI)}function Zy(){const n=document.getElementById(zm)?.textContent;return n?JSON.parse(n):null}function Jy(n){const t=atob(n),e=new Uint8Array(t.length);for(let i=0;i<t.length;i++)e[i]=t.charCodeAt(i);return e.buffer}const km=()=>document.documentElement.dataset.line==="port";let au={};function Qy(n){au=n}async function Vm(n){if(km()){if(!(n in au))throw new Error(`The notebook brought no ${n}.`);return au[n]}for(const e of document.querySelectorAll(`script.${zm}`))if(e.dataset.name===n)return Jy(e.textContent);const t=await fetch(Wl(n));if(!t.ok)throw new Error(`The server gave no ${n} (${t.status}).`);return t.arrayBuffer()}const tb=kl.degToRad(35),eb=15e4,Wc=new Map;function nb(n){const[t,e]=new Uint32Array(n,0,2),i=new Fn;return i.setAttribute("position",new Un(new Float32Array(n,8,3*t),3)),i.setIndex(new Un(new Uint32Array(n,8+12*t,3*e),1)),e>eb?(i.computeVertexNormals(),i):$y(i,tb)}async function ib(n){const t=nb(await Vm(`mesh/${encodeURIComponent(n)}`));return t.computeBoundingSphere(),t}function sb(n){let t=Wc.get(n);return t||(t=ib(n),t.catch(()=>Wc.delete(n)),Wc.set(n,t)),t}const fo=24,Xl=13,Gm=7,ku=6,Yt={counter:0,time:1,rate:2,kinetic:3,potential:4,work:5,momentum:6,angular:9,flags:12,grabbed:13,grabPoint:14,grabTarget:17,drift:20,ghostDrift:21,ghostKinetic:22},En={x:0,q:3,w:7,L:10},As={paused:1,grabbed:2,ghost:4,wrench:8},Rs=(n,t)=>(n[Yt.flags]&t)!==0,Hn=n=>fo+Xl*n,rb=(n,t)=>fo+Xl*t+Gm*n;function Fd(n,t,e){return Rs(n,As.wrench)?n.length-ku*(e-t):-1}function ab(n,t){if(n.length<fo)return!1;const e=Xl+(Rs(n,As.ghost)?Gm:0)+(Rs(n,As.wrench)?ku:0);return n.length===fo+e*t}const Hm="freebody.theme",Od=window.matchMedia("(prefers-color-scheme: dark)");function ob(){try{const n=localStorage.getItem(Hm);return n==="light"||n==="dark"?n:"auto"}catch{return"auto"}}class lb{choice=ob();listeners=[];constructor(){Od.addEventListener("change",()=>this.apply()),this.apply()}get dark(){return this.choice==="dark"||this.choice==="auto"&&Od.matches}set(t){this.choice=t;try{localStorage.setItem(Hm,t)}catch{}this.apply()}onChange(t){this.listeners.push(t)}apply(){document.documentElement.dataset.theme=this.dark?"dark":"light";for(const t of this.listeners)t()}}function hn(n){return getComputedStyle(document.documentElement).getPropertyValue(`--${n}`).trim()}const Ii=new N,Si=new pi,Bd=new N(1,1,1),Xc=new ye,Yc=new ie;function js(n,t,e,i){e.fromArray(n,t+En.x),i.set(n[t+En.q+1],n[t+En.q+2],n[t+En.q+3],n[t+En.q])}class cb{constructor(t){this.scene=t}infos=[];radii=[];ready=!1;hovered=-1;groups=[];material=new B0({shininess:24,specular:2236962});ghostMaterial=new Bu({transparent:!0,opacity:.38,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2});async load(t){this.ready=!1,this.infos=t;const e=[...new Set(t.map(s=>s.mesh))],i=await Promise.all(e.map(s=>sb(s)));return this.infos!==t?!1:(this.drop(),e.forEach((s,r)=>{const a=t.flatMap((c,f)=>c.mesh===s?[f]:[]),o=new uo(i[r],this.material,a.length),l=new uo(i[r],this.ghostMaterial,a.length);for(const c of[o,l])c.frustumCulled=!1;l.visible=!1,l.renderOrder=1,this.scene.add(o,l),this.groups.push({members:a,solid:o,ghost:l})}),this.radii=t.map(s=>i[e.indexOf(s.mesh)].boundingSphere.radius||1),this.hovered=-1,this.paint(),this.ready=!0,!0)}drop(){for(const t of this.groups)this.scene.remove(t.solid,t.ghost),t.solid.dispose(),t.ghost.dispose();this.groups=[]}paint(){this.ghostMaterial.color.set(hn("ghost"));for(const t of this.groups)t.members.forEach((e,i)=>{Yc.set(this.infos[e].color),e===this.hovered&&Yc.lerp(new ie(16777215),.08),t.solid.setColorAt(i,Yc)}),t.solid.instanceColor&&(t.solid.instanceColor.needsUpdate=!0)}hover(t){return t===this.hovered?!1:(this.hovered=t,this.paint(),!0)}set wireframe(t){this.material.wireframe=t}place(t){const e=Rs(t,As.ghost);for(const i of this.groups)i.members.forEach((s,r)=>{if(js(t,Hn(s),Ii,Si),i.solid.setMatrixAt(r,Xc.compose(Ii,Si,Bd)),!e)return;js(t,rb(s,this.infos.length),Ii,Si);const a=Number.isFinite(Ii.x+Ii.y+Ii.z+Si.x+Si.y+Si.z+Si.w);i.ghost.setMatrixAt(r,a?Xc.compose(Ii,Si,Bd):Xc.makeScale(0,0,0))}),i.solid.instanceMatrix.needsUpdate=!0,i.ghost.instanceMatrix.needsUpdate=e,i.ghost.visible=e}pick(t,e){let i=null;for(const s of this.groups){s.solid.boundingSphere=null;for(const r of t.intersectObject(s.solid,!1))(!i||r.distance<i.distance)&&(i={distance:r.distance,body:s.members[r.instanceId],point:r.point})}return i?{body:i.body,point:i.point,local:this.toLocal(i.body,i.point,e)}:null}toLocal(t,e,i){return js(i,Hn(t),Ii,Si),e.clone().sub(Ii).applyQuaternion(Si.clone().conjugate())}toWorld(t,e,i){return js(i,Hn(t),Ii,Si),e.clone().applyQuaternion(Si).add(Ii)}}wt.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Qt(1,1)},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};ni.line={uniforms:Ou.merge([wt.common,wt.fog,wt.line]),vertexShader:`
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
		`};class po extends Gi{constructor(t){super({type:"LineMaterial",uniforms:Ou.clone(ni.line.uniforms),vertexShader:ni.line.vertexShader,fragmentShader:ni.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(t)}get color(){return this.uniforms.diffuse.value}set color(t){this.uniforms.diffuse.value=t}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(t){t===!0!==this.worldUnits&&(this.needsUpdate=!0),t===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(t){this.uniforms.linewidth&&(this.uniforms.linewidth.value=t)}get dashed(){return"USE_DASH"in this.defines}set dashed(t){t===!0!==this.dashed&&(this.needsUpdate=!0),t===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(t){this.uniforms.dashScale.value=t}get dashSize(){return this.uniforms.dashSize.value}set dashSize(t){this.uniforms.dashSize.value=t}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(t){this.uniforms.dashOffset.value=t}get gapSize(){return this.uniforms.gapSize.value}set gapSize(t){this.uniforms.gapSize.value=t}get opacity(){return this.uniforms.opacity.value}set opacity(t){this.uniforms&&(this.uniforms.opacity.value=t)}get resolution(){return this.uniforms.resolution.value}set resolution(t){this.uniforms.resolution.value.copy(t)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(t){this.defines&&(t===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),t===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}}const zd=new wi,nl=new N;class Wm extends W0{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";const t=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],e=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],i=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(i),this.setAttribute("position",new en(t,3)),this.setAttribute("uv",new en(e,2))}applyMatrix4(t){const e=this.attributes.instanceStart,i=this.attributes.instanceEnd;return e!==void 0&&(e.applyMatrix4(t),i.applyMatrix4(t),e.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const i=new nu(e,6,1);return this.setAttribute("instanceStart",new Ys(i,3,0)),this.setAttribute("instanceEnd",new Ys(i,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));const i=new nu(e,6,1);return this.setAttribute("instanceColorStart",new Ys(i,3,0)),this.setAttribute("instanceColorEnd",new Ys(i,3,3)),this}fromWireframeGeometry(t){return this.setPositions(t.attributes.position.array),this}fromEdgesGeometry(t){return this.setPositions(t.attributes.position.array),this}fromMesh(t){return this.fromWireframeGeometry(new I0(t.geometry)),this}fromLineSegments(t){const e=t.geometry;return this.setPositions(e.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new wi);const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;t!==void 0&&e!==void 0&&(this.boundingBox.setFromBufferAttribute(t),zd.setFromBufferAttribute(e),this.boundingBox.union(zd))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Cs),this.boundingBox===null&&this.computeBoundingBox();const t=this.attributes.instanceStart,e=this.attributes.instanceEnd;if(t!==void 0&&e!==void 0){const i=this.boundingSphere.center;this.boundingBox.getCenter(i);let s=0;for(let r=0,a=t.count;r<a;r++)nl.fromBufferAttribute(t,r),s=Math.max(s,i.distanceToSquared(nl)),nl.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(nl));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}}const qc=new ke,kd=new N,Vd=new N,Cn=new ke,Pn=new ke,Ji=new ke,jc=new N,$c=new ye,Dn=new K0,Gd=new N,il=new wi,sl=new Cs,Qi=new ke;let is,_r;function Hd(n,t,e){return Qi.set(0,0,-t,1).applyMatrix4(n.projectionMatrix),Qi.multiplyScalar(1/Qi.w),Qi.x=_r/e.width,Qi.y=_r/e.height,Qi.applyMatrix4(n.projectionMatrixInverse),Qi.multiplyScalar(1/Qi.w),Math.abs(Math.max(Qi.x,Qi.y))}function hb(n,t){const e=n.matrixWorld,i=n.geometry,s=i.attributes.instanceStart,r=i.attributes.instanceEnd,a=Math.min(i.instanceCount,s.count);for(let o=0,l=a;o<l;o++){Dn.start.fromBufferAttribute(s,o),Dn.end.fromBufferAttribute(r,o),Dn.applyMatrix4(e);const c=new N,f=new N;is.distanceSqToSegment(Dn.start,Dn.end,f,c),f.distanceTo(c)<_r*.5&&t.push({point:f,pointOnLine:c,distance:is.origin.distanceTo(f),object:n,face:null,faceIndex:o,uv:null,uv1:null})}}function ub(n,t,e){const i=t.projectionMatrix,r=n.material.resolution,a=n.matrixWorld,o=n.geometry,l=o.attributes.instanceStart,c=o.attributes.instanceEnd,f=Math.min(o.instanceCount,l.count),u=-t.near;is.at(1,Ji),Ji.w=1,Ji.applyMatrix4(t.matrixWorldInverse),Ji.applyMatrix4(i),Ji.multiplyScalar(1/Ji.w),Ji.x*=r.x/2,Ji.y*=r.y/2,Ji.z=0,jc.copy(Ji),$c.multiplyMatrices(t.matrixWorldInverse,a);for(let h=0,m=f;h<m;h++){if(Cn.fromBufferAttribute(l,h),Pn.fromBufferAttribute(c,h),Cn.w=1,Pn.w=1,Cn.applyMatrix4($c),Pn.applyMatrix4($c),Cn.z>u&&Pn.z>u)continue;if(Cn.z>u){const A=Cn.z-Pn.z,E=(Cn.z-u)/A;Cn.lerp(Pn,E)}else if(Pn.z>u){const A=Pn.z-Cn.z,E=(Pn.z-u)/A;Pn.lerp(Cn,E)}Cn.applyMatrix4(i),Pn.applyMatrix4(i),Cn.multiplyScalar(1/Cn.w),Pn.multiplyScalar(1/Pn.w),Cn.x*=r.x/2,Cn.y*=r.y/2,Pn.x*=r.x/2,Pn.y*=r.y/2,Dn.start.copy(Cn),Dn.start.z=0,Dn.end.copy(Pn),Dn.end.z=0;const S=Dn.closestPointToPointParameter(jc,!0);Dn.at(S,Gd);const p=kl.lerp(Cn.z,Pn.z,S),d=p>=-1&&p<=1,M=jc.distanceTo(Gd)<_r*.5;if(d&&M){Dn.start.fromBufferAttribute(l,h),Dn.end.fromBufferAttribute(c,h),Dn.start.applyMatrix4(a),Dn.end.applyMatrix4(a);const A=new N,E=new N;is.distanceSqToSegment(Dn.start,Dn.end,E,A),e.push({point:E,pointOnLine:A,distance:is.origin.distanceTo(E),object:n,face:null,faceIndex:h,uv:null,uv1:null})}}}class fb extends wn{constructor(t=new Wm,e=new po({color:Math.random()*16777215})){super(t,e),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){const t=this.geometry,e=t.attributes.instanceStart,i=t.attributes.instanceEnd,s=new Float32Array(2*e.count);for(let a=0,o=0,l=e.count;a<l;a++,o+=2)kd.fromBufferAttribute(e,a),Vd.fromBufferAttribute(i,a),s[o]=o===0?0:s[o-1],s[o+1]=s[o]+kd.distanceTo(Vd);const r=new nu(s,2,1);return t.setAttribute("instanceDistanceStart",new Ys(r,1,0)),t.setAttribute("instanceDistanceEnd",new Ys(r,1,1)),this}raycast(t,e){const i=this.material.worldUnits,s=t.camera;s===null&&!i&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.');const r=t.params.Line2!==void 0&&t.params.Line2.threshold||0;is=t.ray;const a=this.matrixWorld,o=this.geometry,l=this.material;_r=l.linewidth+r,o.boundingSphere===null&&o.computeBoundingSphere(),sl.copy(o.boundingSphere).applyMatrix4(a);let c;if(i)c=_r*.5;else{const u=Math.max(s.near,sl.distanceToPoint(is.origin));c=Hd(s,u,l.resolution)}if(sl.radius+=c,is.intersectsSphere(sl)===!1)return;o.boundingBox===null&&o.computeBoundingBox(),il.copy(o.boundingBox).applyMatrix4(a);let f;if(i)f=_r*.5;else{const u=Math.max(s.near,il.distanceToPoint(is.origin));f=Hd(s,u,l.resolution)}il.expandByScalar(f),is.intersectsBox(il)!==!1&&(i?hb(this,e):ub(this,s,e))}onBeforeRender(t){const e=this.material.uniforms;e&&e.resolution&&(t.getViewport(qc),this.material.uniforms.resolution.value.set(qc.z,qc.w))}}class Dl{constructor(t,e,i){this.parent=t,this.room=i;const s=new Wm().setPositions(new Float32Array(6*(i-1)));this.buffer=s.attributes.instanceStart.data,this.line=new fb(s,e),this.line.frustumCulled=!1,this.line.visible=!1,t.add(this.line)}line;buffer;set(t){const e=Math.max(0,Math.min(Math.floor(t.length/3),this.room)-1),i=this.buffer.array;for(let s=0;s<e;s++)for(let r=0;r<6;r++)i[6*s+r]=t[3*s+r];this.buffer.needsUpdate=!0,this.line.geometry.instanceCount=e,this.line.visible=e>0}points(){const t=Array.from(this.buffer.array),e=this.line.visible?this.line.geometry.instanceCount:0;return Array.from({length:e},(i,s)=>t.slice(6*s,6*s+3)).flat().concat(e?t.slice(6*e-3,6*e):[])}set visible(t){this.line.visible=t}get visible(){return this.line.visible}dispose(){this.parent.remove(this.line),this.line.geometry.dispose()}}const Xm=14,ou=14,db=100;function Wd(n,t,e){const i=t.clone().sub(n),s=i.length();if(!(s>0)||!Number.isFinite(s))return[n.x,n.y,n.z,n.x,n.y,n.z];const r=i.clone().divideScalar(s),a=new N(Math.abs(r.z)<.9?0:1,0,Math.abs(r.z)<.9?1:0).cross(r).normalize(),o=r.clone().cross(a),l=Math.min(Math.max(Math.round(s/(2.5*e)),3),Xm),c=[];for(let f=0;f<=ou*l;f++){const u=f/(ou*l),h=Math.min(1,8*u,8*(1-u))*Math.min(e,.2*s),m=2*Math.PI*l*u,_=n.clone().addScaledVector(i,u);_.addScaledVector(a,h*Math.cos(m)).addScaledVector(o,h*Math.sin(m)),c.push(_.x,_.y,_.z)}return c}const Xd=ou*Xm+1;class pb{constructor(t,e){this.scene=t,this.bodies=e,this.grab=new Dl(t,this.grabMaterial,Xd),this.grab.line.renderOrder=3,this.knob=new wn(new So(1,16,12),this.knobMaterial),this.knob.visible=!1,this.knob.renderOrder=3,t.add(this.knob),this.paint()}shown=!0;springs=[];coils=[];grab;knob;springMaterial=new po({linewidth:2});grabMaterial=new po({linewidth:2.5,depthTest:!1});knobMaterial=new Sa({depthTest:!1});get grabVisible(){return this.grab.visible}build(t){for(const e of this.coils)e.dispose();this.springs=t.slice(0,db),this.coils=this.springs.map(()=>new Dl(this.scene,this.springMaterial,Xd))}paint(){this.springMaterial.color.set(hn("spring")),this.grabMaterial.color.set(hn("grab")),this.knobMaterial.color.set(hn("grab"))}place(t,e,i){this.springs.forEach((r,a)=>{if(!this.shown){this.coils[a].visible=!1;return}const o=(l,c)=>{const f=new N(...c);return l<0?f:this.bodies.toWorld(l,f,t)};this.coils[a].set(Wd(o(r.a,r.at),o(r.b,r.to),.06*i))});let s=null;e?s=[this.bodies.toWorld(e.body,e.local,t),e.target]:Rs(t,As.grabbed)&&(s=[new N().fromArray(t,Yt.grabPoint),new N().fromArray(t,Yt.grabTarget)]),this.grab.visible=this.knob.visible=s!==null,s&&(this.grab.set(Wd(s[0],s[1],.06*i)),this.knob.position.copy(s[0]),this.knob.scale.setScalar(.035*i))}}const mb=[.1,.25,.5,1,2,5,10,100],gb=250;class _b{constructor(t,e){this.bodies=e;const i=new Float32Array(t),s=fo+(Xl+(Rs(i,As.wrench)?ku:0))*e;for(let r=0;r+s<=i.length;r+=s)this.frames.push(i.subarray(r,r+s));if(!this.frames.length)throw new Error("The recorded run has no frames.");this.time=this.begin,this.between=new Float32Array(s)}frames=[];playing=!0;loop=!0;speed=1;time;at=0;looked=0;between;get begin(){return this.frames[0][Yt.time]}get end(){return this.frames[this.frames.length-1][Yt.time]}get index(){return this.at}advance(t){const e=Math.min(t-this.looked,gb)/1e3;if(this.looked=t,!this.playing||this.end===this.begin)return!1;let i=this.time+e*this.speed;return i>this.end&&(this.playing=this.loop,i=this.loop?this.begin:this.end),this.go(i),!0}go(t){for(this.time=t,this.frames[this.at][Yt.time]>t&&(this.at=0);this.at+1<this.frames.length&&this.frames[this.at+1][Yt.time]<=t;)this.at+=1}toggle(){!this.playing&&this.time>=this.end&&this.restart(),this.playing=!this.playing}restart(){this.go(this.begin)}seek(t){this.playing=!1,this.at=Math.min(Math.max(t,0),this.frames.length-1),this.time=this.frames[this.at][Yt.time]}get shown(){const t=this.frames[this.at],e=this.frames[this.at+1],i=e?(this.time-t[Yt.time])/(e[Yt.time]-t[Yt.time]):0;if(!(i>0))return t;const s=this.between;for(let r=0;r<s.length;r++)s[r]=t[r]+i*(e[r]-t[r]);for(const r of[Yt.counter,Yt.flags,Yt.grabbed])s[r]=t[r];for(let r=0;r<this.bodies;r++)xb(s,t,e,Hn(r)+En.q,i);return s}}function xb(n,t,e,i,s){let r=0;for(let o=i;o<i+4;o++)r+=t[o]*e[o];let a=0;for(let o=i;o<i+4;o++)n[o]=(1-s)*t[o]+(r<0?-s:s)*e[o],a+=n[o]*n[o];for(let o=i;o<i+4;o++)n[o]/=Math.sqrt(a)}function ue(n){const t=document.getElementById(n);if(!t)throw new Error(`The page has no element #${n}.`);return t}function Et(n,t={},...e){const i=Object.assign(document.createElement(n),t);return i.append(...e),i}function es(n,t,e){const i=t.id||`field-${n.toLowerCase().replace(/\W+/g,"-")}`;if(t instanceof HTMLFieldSetElement)return t.prepend(Et("legend",{},n)),t;t.id=i;const s=Et("div",{className:"field"},Et("label",{htmlFor:i},n),t);return e&&s.append(e),s}function mr(n,t,e){n.options.length===t.length&&t.every(([s,r],a)=>n.options[a].value===s&&n.options[a].text===r)||n.replaceChildren(...t.map(([s,r])=>Et("option",{value:s},r))),n.value=e}function yr(n,t){n.hidden=t===null,t!==null&&n.textContent!==t&&(n.textContent=t)}function Yl(n,t){const e=URL.createObjectURL(t);Et("a",{href:e,download:n}).click(),window.setTimeout(()=>URL.revokeObjectURL(e),1e4)}const vb=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm","video/mp4"];function Sb(n,t){n.render(),n.canvas.toBlob(e=>e&&Yl(`${t}.png`,e),"image/png")}function Mb(n,t){const e=[["t",Yt.time],["kinetic",Yt.kinetic],["potential",Yt.potential],["work",Yt.work],["drift",Yt.drift]];for(const[r,a]of[["p",Yt.momentum],["L",Yt.angular]])["x","y","z"].forEach((o,l)=>e.push([`${r}_${o}`,a+l]));const i=["x","y","z","q_w","q_x","q_y","q_z","w_x","w_y","w_z","L_x","L_y","L_z"];t.forEach((r,a)=>{const o=r.name.replaceAll(/[",\s]+/g,"_");i.forEach((l,c)=>e.push([`${o}.${l}`,Hn(a)+c]))});const s=n.frames.map(r=>e.map(([,a])=>Number(r[a].toPrecision(8))).join(","));return[e.map(([r])=>r).join(","),...s].join(`
`)+`
`}class yb{constructor(t,e){this.stage=t,this.changed=e}recorder=null;toggle(t){if(this.recorder){this.recorder.stop();return}const e=vb.find(r=>MediaRecorder.isTypeSupported(r)),i=[],s=new MediaRecorder(this.stage.canvas.captureStream(),e?{mimeType:e}:{});s.ondataavailable=r=>i.push(r.data),s.onstop=()=>{this.recorder=null,this.changed(!1),Yl(`${t}.${s.mimeType.includes("mp4")?"mp4":"webm"}`,new Blob(i,{type:s.mimeType}))},s.start(),this.recorder=s,this.changed(!0)}}const bb=[".stl",".obj",".ply",".glb"],Eb=[["","as the file says, else m"],["mm","mm"],["cm","cm"],["m","m"],["in","in"]],wb="1000",Tb=3,Ka=n=>{const t=Math.abs(n);return`${t===0||t>=1e-4&&t<1e6?Number(n.toPrecision(4)):n.toExponential(3).replace(/\.?0*e\+?/,"e")}`.replaceAll("-","−")},Ym=n=>n.map(t=>Ka(Math.abs(t)<1e-12?0:t)).join(", ");class Ab{constructor(t,e,i){this.desk=i,mr(this.unit,Eb,""),this.answer.setAttribute("aria-live","polite"),this.form.append(Et("legend",{},"Open"),this.button,this.input,Et("p",{className:"note"},"STL, OBJ, PLY or GLB. Or drop the file anywhere on the page."),es("Unit of its numbers",this.unit),es("Density, kg/m³",this.density,Et("p",{className:"note"},"Water 1000, aluminium 2700, steel 7850.")),this.answer),t.append(this.form),this.button.onclick=()=>this.choose(),this.input.onchange=()=>{const s=this.input.files?.[0];this.input.value="",s&&this.open(s,!1)},this.unit.onchange=this.density.onchange=()=>this.last&&void this.open(this.last,this.mending),this.listen(e)}button=Et("button",{type:"button",className:"primary",title:"Open a part from a file (p)"},"Open a part…");input=Et("input",{type:"file",accept:bb.join(","),hidden:!0,ariaLabel:"A part: STL, OBJ, PLY or GLB"});unit=Et("select",{id:"part-unit"});density=Et("input",{id:"part-density",type:"number",min:"0",step:"any",value:wb});answer=Et("div",{id:"part-answer"});form=Et("fieldset",{className:"part"});last=null;mending=!1;choose(){this.desk.key()!==null&&this.input.click()}update(t){this.form.hidden=!t;for(const e of[this.button,this.unit,this.density])e.disabled=this.desk.key()===null}listen(t){const e=i=>this.desk.key()!==null&&(i.dataTransfer?.types.includes("Files")??!1);window.addEventListener("dragover",i=>{i.dataTransfer?.types.includes("Files")&&(i.preventDefault(),t.hidden=!e(i),i.dataTransfer.dropEffect=t.hidden?"none":"copy")}),window.addEventListener("dragleave",i=>{i.relatedTarget||(t.hidden=!0)}),window.addEventListener("drop",i=>{if(!i.dataTransfer?.types.includes("Files"))return;i.preventDefault(),t.hidden=!0;const s=i.dataTransfer.files[0];s&&e(i)&&this.open(s,!1)})}async open(t,e){const i=this.desk.key();if(i===null)return;this.last=t,this.mending=e,this.desk.show(),this.say(Et("p",{},`Reading ${t.name}…`));const s=Wl("drop");s.searchParams.set("name",t.name),s.searchParams.set("unit",this.unit.value),s.searchParams.set("density",this.density.value),e&&s.searchParams.set("repair","1");try{const a=await(await fetch(s,{method:"POST",body:t,headers:{"X-Freebody-Key":i}})).json();if(this.last!==t)return;this.say(...a.text?[Yd(t.name,a.text)]:Rb(a)),!a.text&&!a.sound&&!e&&this.answer.append(this.offer(t))}catch{this.say(Yd(t.name,"The server did not take it. Is it still there, and the file smaller than 64 MiB?"))}this.answer.scrollIntoView({block:"nearest"})}offer(t){return Et("button",{type:"button",title:"Merge close corners, drop double faces, turn faces to agree, fill small holes; the list says what was done",onclick:()=>void this.open(t,!0)},"Mend what can be mended")}say(...t){this.answer.replaceChildren(...t)}}function Yd(n,t){return Et("div",{className:"trouble"},Et("h3",{},`${n} could not be read`),Et("p",{},t))}function Rb(n){const t=n.findings.filter(({severity:o})=>o==="error"),i=[...n.findings.filter(({severity:o})=>o!=="error").map(({message:o})=>Et("li",{},o)),...n.notes.map(o=>Et("li",{},o))],s=i.length?[Et("ul",{className:"note"},...i)]:[];if(!n.sound)return[Et("div",{className:"trouble"},Et("h3",{},`${n.name} cannot be weighed`),Et("p",{},`Its ${n.faces} triangles enclose no well-defined volume:`),Et("ul",{},...t.map(Cb))),...s];const r=[["Mass",`${Ka(n.mass)} kg`],["Volume",`${Ka(n.volume)} m³`],["Size",`${n.size.map(Ka).join(" × ")} m`],["Centre of mass",`${Ym(n.center_of_mass)} m`],["Principal moments",`${n.principal_moments.map(Ka).join(", ")} kg m²`]],a=Et("dl",{},...r.map(([o,l])=>Et("div",{},Et("dt",{},o),Et("dd",{},l))));return[Et("h3",{},n.name),a,...s]}function Cb({message:n,remedy:t,where:e,count:i}){const s=e.slice(0,Tb).map(o=>`(${Ym(o)})`).join(", "),r=i>e.length?", …":"",a=Et("li",{},n);return s&&a.append(Et("p",{className:"note"},`At ${s}${r} m.`)),t&&a.append(Et("p",{className:"note"},`What helps: ${t}.`)),a}class Pb{constructor(t,e,i){this.carrier=i;const s=e.map(({label:r,title:a,make:o})=>{const l=Et("button",{type:"button",title:a},r);return l.onclick=typeof o=="string"?()=>void this.fetch(o,l):o,typeof o=="string"&&this.served.push(l),l});t.append(Et("fieldset",{className:"exports"},Et("legend",{},"Save"),...s))}served=[];update(t){for(const e of this.served)e.hidden=!t}async fetch(t,e){e.disabled=!0,this.carrier.tell(`Making ${this.carrier.name()}.${t}…`);try{const i=await fetch(Wl(`run.${t}`));i.ok?(Yl(`${this.carrier.name()}.${t}`,await i.blob()),this.carrier.tell(i.headers.get("X-Freebody-Note")??"")):this.carrier.tell(`No file was made: ${await i.text()}`)}catch{this.carrier.tell("No file was made: the server did not answer.")}finally{e.disabled=!1}}}class Db{part;takings;constructor(t,e,i){this.part=new Ab(t,e,i),this.takings=new Pb(t,[{label:"Run",title:"The run since the last reset, for fb.load_run and every command (.zarr.zip)",make:"zarr.zip"},{label:"Model",title:"An animated model for Blender and others (.glb)",make:"glb"},{label:"Web page",title:"One file that replays the run without a network (.html)",make:"html"},{label:"Table",title:"What the page remembers, as text (.csv)",make:i.table},{label:"Picture",title:"What is drawn now (.png)",make:i.picture},{label:"Video",title:"Film what is drawn until this is chosen again",make:i.film}],i)}update(t){this.part.update(t),this.takings.update(t)}choose(){this.part.choose()}}const Lb=.18,Ib=8,qd=n=>[n.x,n.y,n.z];class Ub{constructor(t,e,i){this.stage=t,this.bodies=e,this.grasp=i;const s=t.canvas;s.parentElement.addEventListener("pointerdown",r=>this.down(r),{capture:!0}),s.addEventListener("pointermove",r=>this.move(r)),s.addEventListener("pointerup",r=>this.up(r)),s.addEventListener("pointercancel",r=>this.up(r)),s.addEventListener("lostpointercapture",r=>this.up(r)),s.addEventListener("pointerleave",()=>this.unhover()),window.addEventListener("blur",()=>this.release())}held=null;pointer=-1;plane=new gs;ray=new q0;sentAt=0;later=0;hoverAt=null;aim(t){const e=this.stage.canvas.getBoundingClientRect(),i=(t.clientX-e.left)/e.width*2-1,s=1-(t.clientY-e.top)/e.height*2;this.stage.camera.updateMatrixWorld(),this.ray.setFromCamera(new Qt(i,s),this.stage.camera)}down(t){if(t.target!==this.stage.canvas||t.button!==0||this.held)return;const e=this.grasp.grabbable();if(!e)return;this.aim(t);const i=this.bodies.pick(this.ray,e);i&&(this.stage.controls.enabled=!1,this.pointer=t.pointerId,this.stage.canvas.setPointerCapture(t.pointerId),this.plane.setFromNormalAndCoplanarPoint(this.stage.camera.getWorldDirection(new N),i.point),this.start({body:i.body,local:i.local,target:i.point.clone()}))}start(t){this.held=t,this.send("start"),this.grasp.started(t.body),this.stage.canvas.dataset.grabbing="",this.stage.dirty=!0}move(t){if(!this.held){this.hoverAt=t.pointerType==="mouse"&&t.buttons===0?t:null;return}if(t.pointerId!==this.pointer)return;this.aim(t);const e=this.ray.ray.intersectPlane(this.plane,new N);e&&this.pull(e)}pull(t){this.held.target.copy(t),this.stage.dirty=!0,window.clearTimeout(this.later);const e=Ib-(performance.now()-this.sentAt);e<=0?this.send("move"):this.later=window.setTimeout(()=>this.held&&this.send("move"),e)}up(t){t.pointerId===this.pointer&&this.release()}release(){this.held&&(window.clearTimeout(this.later),this.send("end"),this.held=null,this.pointer=-1,this.stage.controls.enabled=!0,delete this.stage.canvas.dataset.grabbing,this.stage.dirty=!0)}send(t){const{body:e,local:i,target:s}=this.held;this.sentAt=performance.now(),this.grasp.send({type:"grab",phase:t,body:e,local:qd(i),target:qd(s)})}bodyAt(t,e){const i=this.grasp.shown();return i?(this.aim({clientX:t,clientY:e}),this.bodies.pick(this.ray,i)?.body??-1):-1}hover(){const t=this.grasp.shown();if(this.held||!this.hoverAt||!t)return!1;const e=this.bodyAt(this.hoverAt.clientX,this.hoverAt.clientY);return this.stage.canvas.style.cursor=e>=0&&this.grasp.grabbable()?"grab":"",this.bodies.hover(e)}unhover(){this.hoverAt=null,this.bodies.hover(-1)&&(this.stage.dirty=!0)}keyGrab(t){if(this.held){this.release();return}const e=this.grasp.grabbable();if(!e||!this.bodies.ready)return;const i=this.bodies.toWorld(t,new N,e),[s,r]=this.screenAxes(),a=s.add(r).multiplyScalar(.6*this.bodies.radii[t]),o=i.add(a);this.start({body:t,local:this.bodies.toLocal(t,o,e),target:o.clone()})}keyPull(t,e){if(!this.held)return;const i=Lb*this.bodies.radii[this.held.body],[s,r]=this.screenAxes();this.pull(this.held.target.clone().addScaledVector(s,t*i).addScaledVector(r,e*i))}screenAxes(){const t=new N,e=new N;return this.stage.camera.updateMatrixWorld(),this.stage.camera.matrixWorld.extractBasis(t,e,new N),[t,e]}}const Nb=12e3,Fb=96e6,Ob=.1;class Bb{frames=[];clear(){this.frames=[]}get last(){return this.frames[this.frames.length-1]}add(t){const e=this.last;if(e&&t[Yt.time]<e[Yt.time])this.clear();else if(e&&t[Yt.time]===e[Yt.time])return this.frames[this.frames.length-1]=t,0;this.frames.push(t);const i=Math.min(Nb,Math.max(2,Math.floor(Fb/t.byteLength)));return this.frames.length>i?this.frames.splice(0,Math.max(1,Math.floor(i*Ob))).length:0}nearest(t){let e=0,i=this.frames.length-1;for(;e<i;){const s=e+i>>1;this.frames[s][Yt.time]<t?e=s+1:i=s}return e>0&&t-this.frames[e-1][Yt.time]<this.frames[e][Yt.time]-t?e-1:e}sample(t,e){const i=this.frames.length-1,s=i-t+1;if(s<=e)return Array.from({length:Math.max(0,s)},(o,l)=>t+l);const r=Math.ceil(s/e),a=[];for(let o=Math.ceil(t/r)*r;o<i;o+=r)a.push(o);return a.push(i),a}}const zb=400,kb=.26,jd=1.6,rl=.12,Kc=new N(0,0,1),io=new xo(1,1,2,24).rotateX(Math.PI/2),al=new So(1,24,16),Ha=new Ma(2,2,2),Vb=new vo(2,2),Ll={ball:[[al,[.62,.62,.62]]],hinge:[[io,[.34,.34,1.1]],[io,[.55,.55,.3]]],slider:[[Ha,[.12,.12,2.6]],[Ha,[.42,.42,.5]]],universal:[[io,[.2,.2,1]],[Ha,[.3,.3,.3]],[Ha,[1,.2,.2]]],weld:[[Ha,[.5,.5,.5]]],beam:[[al,[.3,.3,.3]]],pointonline:[[al,[.45,.45,.45]]],pointonplane:[[al,[.45,.45,.45]]]};Ll.anchor=Ll.ball;class Gb{constructor(t,e){this.scene=t,this.bodies=e}shown=!0;marks=[];solid=new Bu;sheer=new Sa({transparent:!0,opacity:.22,side:ns,depthWrite:!1});get count(){return this.marks.length}build(t){for(const e of this.marks)this.scene.remove(...Zc(e));this.marks=t.slice(0,zb).map(e=>this.mark(e));for(const e of this.marks)this.scene.add(...Zc(e));this.paint()}mark(t){const e=[t.a,t.b].filter(o=>o>=0).map(o=>this.bodies.radii[o]),i=Math.min(...e),s=kb*i,r=new aa;for(const[o,l]of Ll[t.type]??Ll.ball){const c=new wn(o,this.solid);c.scale.set(...l).multiplyScalar(s),r.add(c)}const a={info:t,size:s,group:r,guide:null,far:null,bar:null};return t.type==="pointonline"?(a.guide=new wn(io,this.solid),a.guide.scale.set(rl*s,rl*s,jd*i)):t.type==="pointonplane"?(a.guide=new wn(Vb,this.sheer),a.guide.scale.setScalar(jd*i)):t.type==="beam"&&(a.far=r.children[0].clone(),a.bar=new wn(io,this.solid)),a}paint(){this.solid.color.set(hn("joint")),this.sheer.color.set(hn("joint"))}place(t){for(const e of this.marks){for(const m of Zc(e))m.visible=this.shown;if(!this.shown)continue;const{info:i,size:s,group:r,guide:a,far:o,bar:l}=e,[c,f]=[this.point(i.a,i.at,t),this.point(i.b,i.to,t)];if(r.position.copy(c),a?(a.position.copy(f),i.axis&&a.quaternion.setFromUnitVectors(Kc,this.direction(i.b,i.axis,t))):i.axis&&r.quaternion.setFromUnitVectors(Kc,this.direction(i.a,i.axis,t)),!o||!l)continue;o.position.copy(f);const u=f.sub(c),h=u.length();l.position.copy(c).addScaledVector(u,.5),l.scale.set(rl*s,rl*s,h/2),h>0&&l.quaternion.setFromUnitVectors(Kc,u.divideScalar(h))}}point(t,e,i){const s=new N(...e);return t<0?s:this.bodies.toWorld(t,s,i)}direction(t,e,i){return this.point(t,e,i).sub(this.point(t,[0,0,0],i)).normalize()}}const Zc=({group:n,guide:t,far:e,bar:i})=>[n,t,e,i].filter(s=>s!==null),Hb=[["drag a body","grab it; let go to fling it"],["drag elsewhere","turn the view"],["right drag, two fingers","move the view"],["wheel, pinch","zoom"],["click in a plot","go to that time"]];function Wb(n){const t=n.target;return n.ctrlKey||n.metaKey||n.altKey?!0:t instanceof HTMLInputElement?t.type==="checkbox"?n.key===" ":t.type==="number"||n.key.startsWith("Arrow"):t instanceof HTMLSelectElement?!0:t instanceof HTMLButtonElement?n.key===" "||n.key==="Enter"||n.key.startsWith("Arrow"):t.tagName==="SUMMARY"&&(n.key===" "||n.key==="Enter")}class Xb{constructor(t,e){this.dialog=e;const i=(a,o)=>Et("div",{},Et("dt",{},...a.split(" / ").flatMap((l,c)=>c?[" ",Et("kbd",{},l)]:[Et("kbd",{},l)])),Et("dd",{},o)),s=([a,o])=>Et("div",{},Et("dt",{},a),Et("dd",{},o)),r=Et("button",{type:"button",className:"primary",onclick:()=>e.close()},"Close");e.append(Et("h2",{},"Hands"),Et("dl",{},...Hb.map(s)),Et("h2",{},"Keys"),Et("dl",{},...t.map(({label:a,text:o})=>i(a,o))),r),e.addEventListener("click",a=>a.target===e&&e.close()),window.addEventListener("keydown",a=>{if(Wb(a)||e.open)return;const o=t.find(l=>l.keys.includes(a.key));o&&(a.preventDefault(),o.run(a.key))})}help(){this.dialog.open?this.dialog.close():this.dialog.showModal()}}const Yb=400,qb=5e3,jb=5e3,$b=2e4;class Kb{connected=!0;constructor(t,e){queueMicrotask(()=>{t.state(!0,0),t.message(e)})}send(){}}class Zb{constructor(t){this.listener=t,this.open(),window.setInterval(()=>this.watch(),jb);const e=()=>{document.visibilityState==="visible"&&!this.socket&&this.open()};document.addEventListener("visibilitychange",e),window.addEventListener("online",e)}socket=null;attempts=0;heard=0;timer=0;get connected(){return this.socket?.readyState===WebSocket.OPEN}send(t){this.connected&&this.socket.send(JSON.stringify(t))}open(){window.clearTimeout(this.timer);const t=Wl("ws");t.protocol=t.protocol==="https:"?"wss:":"ws:";const e=new WebSocket(t);e.binaryType="arraybuffer",this.socket=e,this.heard=performance.now(),e.onopen=()=>{this.attempts=0,this.listener.state(!0,0)},e.onmessage=i=>{this.heard=performance.now(),typeof i.data=="string"?this.listener.message(JSON.parse(i.data)):this.listener.frame(new Float32Array(i.data))},e.onclose=()=>this.lost(e)}lost(t){if(t!==this.socket)return;this.socket=null;const e=Math.min(Yb*2**this.attempts,qb);this.attempts+=1,this.listener.state(!1,this.attempts),this.timer=window.setTimeout(()=>this.open(),e)}watch(){if(this.connected)if(performance.now()-this.heard>$b){const t=this.socket;t.close(),this.lost(t)}else this.send({type:"ping",t:performance.now()})}}const Jb=60,Qb=1,tE=200,Jc=n=>String(Number(n.toPrecision(6)));class eE{constructor(t,e){this.send=e,this.list.append(this.groups,this.restore),this.restore.onclick=()=>e({type:"restore"}),t.append(this.list)}list=Et("fieldset",{className:"numbers",hidden:!0},Et("legend",{},"The scene's numbers"));groups=Et("div");restore=Et("button",{type:"button",title:"Back to the numbers of the scene, gravity included"},"Restore the scene's numbers");shape="";puts=[];later=0;sentAt=0;update(t){const e=t.parameters??[],i=JSON.stringify([t.scene.serial,e.map(({id:s,own:r})=>[s,r])]);i!==this.shape&&(this.shape=i,this.build(e)),e.forEach((s,r)=>this.puts[r](s)),this.restore.disabled=!t.control||!t.settings.changed}build(t){this.list.hidden=t.length===0,this.puts=[];const e=new Map;for(const i of t){const s=i.id.split(".").slice(0,2).join(".");let r=e.get(s);r||(r=Et("details",{open:e.size<Qb},Et("summary",{},i.group)),e.set(s,r)),r.append(Array.isArray(i.value)?this.triple(i):this.scalar(i))}this.groups.replaceChildren(...e.values())}scalar(t){const e=`number-${t.id.replaceAll(".","-")}`,i=`${t.name}${t.unit&&`, ${t.unit}`}`,s=Et("input",{type:"number",id:e,step:"any",inputMode:"decimal",...t.least!==null&&{min:String(t.least)}}),r=Et("div",{className:"field number"},Et("label",{htmlFor:e},i),s);let a=null;if(t.most!==null){const o=String(t.most/tE);a=Et("input",{type:"range",min:"0",max:String(t.most),step:o,ariaLabel:`${t.group}: ${i}`}),a.oninput=()=>{s.value=Jc(a.valueAsNumber),this.soon(()=>this.send({type:"parameter",id:t.id,value:Number(s.value)}))},s.before(a)}return s.onchange=()=>{Number.isFinite(s.valueAsNumber)&&(t.least!==null&&s.valueAsNumber<t.least&&(s.value=String(t.least)),a&&(a.value=s.value),this.send({type:"parameter",id:t.id,value:s.valueAsNumber}))},this.puts.push(({value:o})=>{document.activeElement!==s&&document.activeElement!==a&&(s.value=Jc(o)),a&&document.activeElement!==a&&(a.value=String(o))}),r}triple(t){const e=["x","y","z"].map(s=>Et("input",{type:"number",step:"any",ariaLabel:`${t.group}: ${t.name}, ${s}`})),i=s=>e.forEach((r,a)=>{document.activeElement!==r&&(r.value=Jc(s[a]))});for(const s of e)s.onchange=()=>{const r=e.map(a=>a.valueAsNumber);r.every(Number.isFinite)&&this.send({type:"parameter",id:t.id,value:r})};return this.puts.push(({value:s})=>i(s)),Et("fieldset",{className:"triple"},Et("legend",{},`${t.name}${t.unit&&`, ${t.unit}`}`),...e)}soon(t){window.clearTimeout(this.later);const e=Jb-(performance.now()-this.sentAt),i=()=>{this.sentAt=performance.now(),t()};e<=0?i():this.later=window.setTimeout(i,e)}}const nE={reset:"M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z",pause:"M7 5h4v14H7zM13 5h4v14h-4z",play:"M8 5v14l11-7z",step:"M6 5v14l9-7zM16 5h3v14h-3z",loop:"M7 7h10v3l4-4-4-4v3H5v6h2zM17 17H7v-3l-4 4 4 4v-3h12v-6h-2z",close:"M6 7l1-1 5 5 5-5 1 1-5 5 5 5-1 1-5-5-5 5-1-1 5-5z"};function Za(n,t){if(n.dataset.icon===t)return;n.dataset.icon=t;const e=document.createElementNS("http://www.w3.org/2000/svg","svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true");const i=document.createElementNS("http://www.w3.org/2000/svg","path");i.setAttribute("d",nE[t]),e.append(i),n.replaceChildren(e)}class iE{pause=ue("pause-button");reset=ue("reset-button");step=ue("step-button");live=ue("live-button");loop=ue("loop-button");speed=ue("deck-speed");timeline=ue("timeline");clock=ue("clock");constructor(t){Za(this.reset,"reset"),Za(this.step,"step"),Za(this.loop,"loop"),mr(this.speed,mb.map(e=>[String(e),`${e} ×`]),"1"),this.reset.onclick=()=>t.reset(),this.pause.onclick=()=>t.pause(),this.step.onclick=()=>t.step(),this.live.onclick=()=>t.live(),this.loop.onclick=()=>t.loop(),this.speed.onchange=()=>t.speed(Number(this.speed.value)),this.timeline.oninput=()=>t.scrub(this.timeline.valueAsNumber)}update(t,e,i,s,r){const a=Math.max(0,t.frames.length-1);this.timeline.max=String(a),this.timeline.value=String(e);const o=t.frames[e],l=o?o[Yt.time].toFixed(2):"0.00";this.clock.textContent=`${l} s`,this.timeline.setAttribute("aria-valuetext",`${l} seconds`),this.live.disabled=!i,this.live.classList.toggle("primary",i),Za(this.pause,s||i?"play":"pause"),this.pause.setAttribute("aria-label",s||i?"Go on":"Pause");for(const c of[this.reset,this.step])c.disabled=!r;this.pause.disabled=!r&&!i}updateDeck(t){this.live.hidden=t!==null,this.loop.hidden=this.speed.hidden=t===null,t&&(this.loop.setAttribute("aria-pressed",String(t.loop)),this.speed.value=String(t.speed))}}const ol=["books","setup","show","files"],sE=window.matchMedia("(min-width: 760px)");class rE{panel=ue("panel");button=ue("panel-button");close=ue("panel-close");constructor(){const t=ol.map(e=>ue(`tab-${e}`));t.forEach((e,i)=>{e.onclick=()=>this.choose(ol[i]),e.onkeydown=s=>{const r=s.key==="ArrowRight"?1:s.key==="ArrowLeft"?t.length-1:0;if(!r)return;const a=(i+r)%t.length;this.choose(ol[a]),t[a].focus()}}),Za(this.close,"close"),this.button.onclick=()=>this.toggle(),this.close.onclick=()=>this.toggle(!1),this.choose("books"),this.toggle(sE.matches)}get open(){return!this.panel.hidden}toggle(t=!this.open){const e=this.panel.contains(document.activeElement);this.panel.hidden=!t,document.body.classList.toggle("with-panel",t),this.button.setAttribute("aria-expanded",String(t)),!t&&e&&this.button.focus()}reveal(t){this.choose(t),this.toggle(!0)}choose(t){for(const e of ol){const i=e===t,s=ue(`tab-${e}`);s.setAttribute("aria-selected",String(i)),s.tabIndex=i?0:-1,ue(`page-${e}`).hidden=!i}}}const aE=!0,xn="u-",oE="uplot",lE=xn+"hz",cE=xn+"vt",hE=xn+"title",uE=xn+"wrap",fE=xn+"under",dE=xn+"over",pE=xn+"axis",fr=xn+"off",mE=xn+"select",gE=xn+"cursor-x",_E=xn+"cursor-y",xE=xn+"cursor-pt",vE=xn+"legend",SE=xn+"live",ME=xn+"inline",yE=xn+"series",bE=xn+"marker",$d=xn+"label",EE=xn+"value",Ja="width",Qa="height",Wa="top",Kd="bottom",na="left",Qc="right",Vu="#000",Zd=Vu+"0",th="mousemove",Jd="mousedown",eh="mouseup",Qd="mouseenter",tp="mouseleave",ep="dblclick",wE="resize",TE="scroll",np="change",Il="dppxchange",Gu="--",ba=typeof window<"u",lu=ba?document:null,ha=ba?window:null,AE=ba?navigator:null;let Ce,ll;function cu(){let n=devicePixelRatio;Ce!=n&&(Ce=n,ll&&uu(np,ll,cu),ll=matchMedia(`(min-resolution: ${Ce-.001}dppx) and (max-resolution: ${Ce+.001}dppx)`),xr(np,ll,cu),ha.dispatchEvent(new CustomEvent(Il)))}function ui(n,t){if(t!=null){let e=n.classList;!e.contains(t)&&e.add(t)}}function hu(n,t){let e=n.classList;e.contains(t)&&e.remove(t)}function Ye(n,t,e){n.style[t]=e+"px"}function Ui(n,t,e,i){let s=lu.createElement(n);return t!=null&&ui(s,t),e?.insertBefore(s,i),s}function Mi(n,t){return Ui("div",n,t)}const ip=new WeakMap;function ts(n,t,e,i,s){let r="translate("+t+"px,"+e+"px)",a=ip.get(n);r!=a&&(n.style.transform=r,ip.set(n,r),t<0||e<0||t>i||e>s?ui(n,fr):hu(n,fr))}const sp=new WeakMap;function rp(n,t,e){let i=t+e,s=sp.get(n);i!=s&&(sp.set(n,i),n.style.background=t,n.style.borderColor=e)}const ap=new WeakMap;function op(n,t,e,i){let s=t+""+e,r=ap.get(n);s!=r&&(ap.set(n,s),n.style.height=e+"px",n.style.width=t+"px",n.style.marginLeft=i?-t/2+"px":0,n.style.marginTop=i?-e/2+"px":0)}const Hu={passive:!0},RE={...Hu,capture:!0};function xr(n,t,e,i){t.addEventListener(n,e,i?RE:Hu)}function uu(n,t,e,i){t.removeEventListener(n,e,Hu)}ba&&cu();function Ni(n,t,e,i){let s;e=e||0,i=i||t.length-1;let r=i<=2147483647;for(;i-e>1;)s=r?e+i>>1:di((e+i)/2),t[s]<n?e=s:i=s;return n-t[e]<=t[i]-n?e:i}function qm(n){return(e,i,s)=>{let r=-1,a=-1;for(let o=i;o<=s;o++)if(n(e[o])){r=o;break}for(let o=s;o>=i;o--)if(n(e[o])){a=o;break}return[r,a]}}const jm=n=>n!=null,$m=n=>n!=null&&n>0,ql=qm(jm),CE=qm($m);function PE(n,t,e,i=0,s=!1){let r=s?CE:ql,a=s?$m:jm;[t,e]=r(n,t,e);let o=n[t],l=n[t];if(t>-1)if(i==1)o=n[t],l=n[e];else if(i==-1)o=n[e],l=n[t];else for(let c=t;c<=e;c++){let f=n[c];a(f)&&(f<o?o=f:f>l&&(l=f))}return[o??Be,l??-Be]}function jl(n,t,e,i){let s=hp(n),r=hp(t);n==t&&(s==-1?(n*=e,t/=e):(n/=e,t*=e));let a=e==10?ys:Km,o=s==1?di:bi,l=r==1?bi:di,c=o(a(mn(n))),f=l(a(mn(t))),u=ma(e,c),h=ma(e,f);return e==10&&(c<0&&(u=ze(u,-c)),f<0&&(h=ze(h,-f))),i||e==2?(n=u*s,t=h*r):(n=tg(n,u),t=$l(t,h)),[n,t]}function Wu(n,t,e,i){let s=jl(n,t,e,i);return n==0&&(s[0]=0),t==0&&(s[1]=0),s}const Xu=.1,lp={mode:3,pad:Xu},so={pad:0,soft:null,mode:0},DE={min:so,max:so};function Ul(n,t,e,i){return Kl(e)?cp(n,t,e):(so.pad=e,so.soft=i?0:null,so.mode=i?3:0,cp(n,t,DE))}function we(n,t){return n??t}function LE(n,t,e){for(t=we(t,0),e=we(e,n.length-1);t<=e;){if(n[t]!=null)return!0;t++}return!1}function cp(n,t,e){let i=e.min,s=e.max,r=we(i.pad,0),a=we(s.pad,0),o=we(i.hard,-Be),l=we(s.hard,Be),c=we(i.soft,Be),f=we(s.soft,-Be),u=we(i.mode,0),h=we(s.mode,0),m=t-n,_=ys(m),S=Qn(mn(n),mn(t)),p=ys(S),d=mn(p-_);(m<1e-24||d>10)&&(m=0,(n==0||t==0)&&(m=1e-24,u==2&&c!=Be&&(r=0),h==2&&f!=-Be&&(a=0)));let M=m||S||1e3,A=ys(M),E=ma(10,di(A)),L=M*(m==0?n==0?.1:1:r),T=ze(tg(n-L,E/10),24),I=n>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:Be,v=Qn(o,T<I&&n>=I?I:Bi(I,T)),P=M*(m==0?t==0?.1:1:a),F=ze($l(t+P,E/10),24),R=t<=f&&(h==1||h==3&&F>=f||h==2&&F<=f)?f:-Be,B=Bi(l,F>R&&t<=R?R:Qn(R,F));return v==B&&v==0&&(B=100),[v,B]}const IE=new Intl.NumberFormat(ba?AE.language:"en-US"),Yu=n=>IE.format(n),gi=Math,Sl=gi.PI,mn=gi.abs,di=gi.floor,pn=gi.round,bi=gi.ceil,Bi=gi.min,Qn=gi.max,ma=gi.pow,hp=gi.sign,ys=gi.log10,Km=gi.log2,UE=(n,t=1)=>gi.sinh(n)*t,nh=(n,t=1)=>gi.asinh(n/t),Be=1/0;function up(n){return(ys((n^n>>31)-(n>>31))|0)+1}function fu(n,t,e){return Bi(Qn(n,t),e)}function Zm(n){return typeof n=="function"}function me(n){return Zm(n)?n:()=>n}const NE=()=>{},Jm=n=>n,Qm=(n,t)=>t,FE=n=>null,fp=n=>!0,dp=(n,t)=>n==t,OE=/\.\d*?(?=9{6,}|0{6,})/gm,br=n=>{if(ng(n)||Ks.has(n))return n;const t=`${n}`,e=t.match(OE);if(e==null)return n;let i=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${br(s)}e${r}`}return ze(n,i)};function lr(n,t){return br(ze(br(n/t))*t)}function $l(n,t){return br(bi(br(n/t))*t)}function tg(n,t){return br(di(br(n/t))*t)}function ze(n,t=0){if(ng(n))return n;let e=10**t,i=n*e*(1+Number.EPSILON);return pn(i)/e}const Ks=new Map;function eg(n){return((""+n).split(".")[1]||"").length}function mo(n,t,e,i){let s=[],r=i.map(eg);for(let a=t;a<e;a++){let o=mn(a),l=ze(ma(n,a),o);for(let c=0;c<i.length;c++){let f=n==10?+`${i[c]}e${a}`:i[c]*l,u=(a>=0?0:o)+(a>=r[c]?0:r[c]),h=n==10?f:ze(f,u);s.push(h),Ks.set(h,u)}}return s}const ro={},qu=[],ga=[null,null],Ws=Array.isArray,ng=Number.isInteger,BE=n=>n===void 0;function pp(n){return typeof n=="string"}function Kl(n){let t=!1;if(n!=null){let e=n.constructor;t=e==null||e==Object}return t}function zE(n){return n!=null&&typeof n=="object"}const kE=Object.getPrototypeOf(Uint8Array),ig="__proto__";function _a(n,t=Kl){let e;if(Ws(n)){let i=n.find(s=>s!=null);if(Ws(i)||t(i)){e=Array(n.length);for(let s=0;s<n.length;s++)e[s]=_a(n[s],t)}else e=n.slice()}else if(n instanceof kE)e=n.slice();else if(t(n)){e={};for(let i in n)i!=ig&&(e[i]=_a(n[i],t))}else e=n;return e}function cn(n){let t=arguments;for(let e=1;e<t.length;e++){let i=t[e];for(let s in i)s!=ig&&(Kl(n[s])?cn(n[s],_a(i[s])):n[s]=_a(i[s]))}return n}const VE=0,GE=1,HE=2;function WE(n,t,e){for(let i=0,s,r=-1;i<t.length;i++){let a=t[i];if(a>r){for(s=a-1;s>=0&&n[s]==null;)n[s--]=null;for(s=a+1;s<e&&n[s]==null;)n[r=s++]=null}}}function XE(n,t){if(jE(n)){let a=n[0].slice();for(let o=1;o<n.length;o++)a.push(...n[o].slice(1));return $E(a[0])||(a=qE(a)),a}let e=new Set;for(let a=0;a<n.length;a++){let l=n[a][0],c=l.length;for(let f=0;f<c;f++)e.add(l[f])}let i=[Array.from(e).sort((a,o)=>a-o)],s=i[0].length,r=new Map;for(let a=0;a<s;a++)r.set(i[0][a],a);for(let a=0;a<n.length;a++){let o=n[a],l=o[0];for(let c=1;c<o.length;c++){let f=o[c],u=Array(s).fill(void 0),h=t?t[a][c]:GE,m=[];for(let _=0;_<f.length;_++){let S=f[_],p=r.get(l[_]);S===null?h!=VE&&(u[p]=S,h==HE&&m.push(p)):u[p]=S}WE(u,m,s),i.push(u)}}return i}const YE=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function qE(n){let t=n[0],e=t.length,i=Array(e);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,a)=>t[r]-t[a]);let s=[];for(let r=0;r<n.length;r++){let a=n[r],o=Array(e);for(let l=0;l<e;l++)o[l]=a[i[l]];s.push(o)}return s}function jE(n){let t=n[0][0],e=t.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function $E(n,t=100){const e=n.length;if(e<=1)return!0;let i=0,s=e-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;const r=Qn(1,di((s-i+1)/t));for(let a=n[i],o=i+r;o<=s;o+=r){const l=n[o];if(l!=null){if(l<=a)return!1;a=l}}return!0}const sg=["January","February","March","April","May","June","July","August","September","October","November","December"],rg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function ag(n){return n.slice(0,3)}const KE=rg.map(ag),ZE=sg.map(ag),JE={MMMM:sg,MMM:ZE,WWWW:rg,WWW:KE};function Xa(n){return(n<10?"0":"")+n}function QE(n){return(n<10?"00":n<100?"0":"")+n}const tw={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,t)=>t.MMMM[n.getMonth()],MMM:(n,t)=>t.MMM[n.getMonth()],MM:n=>Xa(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Xa(n.getDate()),D:n=>n.getDate(),WWWW:(n,t)=>t.WWWW[n.getDay()],WWW:(n,t)=>t.WWW[n.getDay()],HH:n=>Xa(n.getHours()),H:n=>n.getHours(),h:n=>{let t=n.getHours();return t==0?12:t>12?t-12:t},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Xa(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Xa(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>QE(n.getMilliseconds())};function ju(n,t){t=t||JE;let e=[],i=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=i.exec(n);)e.push(s[0][0]=="{"?tw[s[1]]:s[0]);return r=>{let a="";for(let o=0;o<e.length;o++)a+=typeof e[o]=="string"?e[o]:e[o](r,t);return a}}const ew=new Intl.DateTimeFormat().resolvedOptions().timeZone;function nw(n,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+n+n.getTimezoneOffset()*6e4):t==ew?e=n:(e=new Date(n.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(n.getMilliseconds())),e}const og=n=>n%1==0,Nl=[1,2,2.5,5],iw=mo(10,-32,0,Nl),lg=mo(10,0,32,Nl),sw=lg.filter(og),cr=iw.concat(lg),$u=`
`,cg="{YYYY}",mp=$u+cg,hg="{M}/{D}",to=$u+hg,cl=to+"/{YY}",ug="{aa}",rw="{h}:{mm}",sa=rw+ug,gp=$u+sa,_p=":{ss}",Pe=null;function fg(n){let t=n*1e3,e=t*60,i=e*60,s=i*24,r=s*30,a=s*365,l=(n==1?mo(10,0,3,Nl).filter(og):mo(10,-3,0,Nl)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,a,a*2,a*5,a*10,a*25,a*50,a*100]);const c=[[a,cg,Pe,Pe,Pe,Pe,Pe,Pe,1],[s*28,"{MMM}",mp,Pe,Pe,Pe,Pe,Pe,1],[s,hg,mp,Pe,Pe,Pe,Pe,Pe,1],[i,"{h}"+ug,cl,Pe,to,Pe,Pe,Pe,1],[e,sa,cl,Pe,to,Pe,Pe,Pe,1],[t,_p,cl+" "+sa,Pe,to+" "+sa,Pe,gp,Pe,1],[n,_p+".{fff}",cl+" "+sa,Pe,to+" "+sa,Pe,gp,Pe,1]];function f(u){return(h,m,_,S,p,d)=>{let M=[],A=p>=a,E=p>=r&&p<a,L=u(_),T=ze(L*n,3),I=ih(L.getFullYear(),A?0:L.getMonth(),E||A?1:L.getDate()),v=ze(I*n,3);if(E||A){let P=E?p/r:0,F=A?p/a:0,R=T==v?T:ze(ih(I.getFullYear()+F,I.getMonth()+P,1)*n,3),B=new Date(pn(R/n)),G=B.getFullYear(),Y=B.getMonth();for(let U=0;R<=S;U++){let W=ih(G+F*U,Y+P*U,1),O=W-u(ze(W*n,3));R=ze((+W+O)*n,3),R<=S&&M.push(R)}}else{let P=p>=s?s:p,F=di(_)-di(T),R=v+F+$l(T-v,P);M.push(R);let B=u(R),G=B.getHours()+B.getMinutes()/e+B.getSeconds()/i,Y=p/i,U=h.axes[m]._space,W=d/U;for(;R=ze(R+p,n==1?0:3),!(R>S);)if(Y>1){let O=di(ze(G+Y,6))%24,ot=u(R).getHours()-O;ot>1&&(ot=-1),R-=ot*i,G=(G+Y)%24;let xt=M[M.length-1];ze((R-xt)/p,3)*W>=.7&&M.push(R)}else M.push(R)}return M}}return[l,c,f]}const[aw,ow,lw]=fg(1),[cw,hw,uw]=fg(.001);mo(2,-53,53,[1]);function xp(n,t){return n.map(e=>e.map((i,s)=>s==0||s==8||i==null?i:t(s==1||e[8]==0?i:e[1]+i)))}function vp(n,t){return(e,i,s,r,a)=>{let o=t.find(_=>a>=_[0])||t[t.length-1],l,c,f,u,h,m;return i.map(_=>{let S=n(_),p=S.getFullYear(),d=S.getMonth(),M=S.getDate(),A=S.getHours(),E=S.getMinutes(),L=S.getSeconds(),T=p!=l&&o[2]||d!=c&&o[3]||M!=f&&o[4]||A!=u&&o[5]||E!=h&&o[6]||L!=m&&o[7]||o[1];return l=p,c=d,f=M,u=A,h=E,m=L,T(S)})}}function fw(n,t){let e=ju(t);return(i,s,r,a,o)=>s.map(l=>e(n(l)))}function ih(n,t,e){return new Date(n,t,e)}function Sp(n,t){return t(n)}const dw="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Mp(n,t){return(e,i,s,r)=>r==null?Gu:t(n(i))}function pw(n,t){let e=n.series[t];return e.width?e.stroke(n,t):e.points.width?e.points.stroke(n,t):null}function mw(n,t){return n.series[t].fill(n,t)}const gw={show:!0,live:!0,isolate:!1,mount:NE,markers:{show:!0,width:2,stroke:pw,fill:mw,dash:"solid"},idx:null,idxs:null,values:[]};function _w(n,t){let e=n.cursor.points,i=Mi(),s=e.size(n,t);Ye(i,Ja,s),Ye(i,Qa,s);let r=s/-2;Ye(i,"marginLeft",r),Ye(i,"marginTop",r);let a=e.width(n,t,s);return a&&Ye(i,"borderWidth",a),i}function xw(n,t){let e=n.series[t].points;return e._fill||e._stroke}function vw(n,t){let e=n.series[t].points;return e._stroke||e._fill}function Sw(n,t){return n.series[t].points.size}const sh=[0,0];function Mw(n,t,e){return sh[0]=t,sh[1]=e,sh}function hl(n,t,e,i=!0){return s=>{s.button==0&&(!i||s.target==t)&&e(s)}}function rh(n,t,e,i=!0){return s=>{(!i||s.target==t)&&e(s)}}const yw={show:!0,x:!0,y:!0,lock:!1,move:Mw,points:{one:!1,show:_w,size:Sw,width:0,stroke:vw,fill:xw},bind:{mousedown:hl,mouseup:hl,click:hl,dblclick:hl,mousemove:rh,mouseleave:rh,mouseenter:rh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,t,e,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},dg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ku=cn({},dg,{filter:Qm}),pg=cn({},Ku,{size:10}),mg=cn({},dg,{show:!1}),Zu='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',gg="bold "+Zu,_g=1.5,yp={show:!0,scale:"x",stroke:Vu,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:gg,side:2,grid:Ku,ticks:pg,border:mg,font:Zu,lineGap:_g,rotate:0},bw="Value",Ew="Time",bp={show:!0,scale:"x",auto:!1,sorted:1,min:Be,max:-Be,idxs:[]};function ww(n,t,e,i,s){return t.map(r=>r==null?"":Yu(r))}function Tw(n,t,e,i,s,r,a){let o=[],l=Ks.get(s)||0;e=a?e:ze($l(e,s),l);for(let c=e;c<=i;c=ze(c+s,l))o.push(Object.is(c,-0)?0:c);return o}function du(n,t,e,i,s,r,a){const o=[],l=n.scales[n.axes[t].scale].log,c=l==10?ys:Km,f=di(c(e));s=ma(l,f),l==10&&(s=cr[Ni(s,cr)]);let u=e,h=s*l;l==10&&(h=cr[Ni(h,cr)]);do o.push(u),u=u+s,l==10&&!Ks.has(u)&&(u=ze(u,Ks.get(s))),u>=h&&(s=u,h=s*l,l==10&&(h=cr[Ni(h,cr)]));while(u<=i);return o}function Aw(n,t,e,i,s,r,a){let l=n.scales[n.axes[t].scale].asinh,c=i>l?du(n,t,Qn(l,e),i,s):[l],f=i>=0&&e<=0?[0]:[];return(e<-l?du(n,t,Qn(l,-i),-e,s):[l]).reverse().map(h=>-h).concat(f,c)}const xg=/./,Rw=/[12357]/,Cw=/[125]/,Ep=/1/,pu=(n,t,e,i)=>n.map((s,r)=>t==4&&s==0||r%i==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function Pw(n,t,e,i,s){let r=n.axes[e],a=r.scale,o=n.scales[a],l=n.valToPos,c=r._space,f=l(10,a),u=l(9,a)-f>=c?xg:l(7,a)-f>=c?Rw:l(5,a)-f>=c?Cw:Ep;if(u==Ep){let h=mn(l(1,a)-f);if(h<c)return pu(t.slice().reverse(),o.distr,u,bi(c/h)).reverse()}return pu(t,o.distr,u,1)}function Dw(n,t,e,i,s){let r=n.axes[e],a=r.scale,o=r._space,l=n.valToPos,c=mn(l(1,a)-l(2,a));return c<o?pu(t.slice().reverse(),3,xg,bi(o/c)).reverse():t}function Lw(n,t,e,i){return i==null?Gu:t==null?"":Yu(t)}const wp={show:!0,scale:"y",stroke:Vu,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:gg,side:3,grid:Ku,ticks:pg,border:mg,font:Zu,lineGap:_g,rotate:0};function Iw(n,t){let e=3+(n||1)*2;return ze(e*t,3)}function Uw(n,t){let{scale:e,idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],e,!0),a=n.valToPos(s[i[1]],e,!0),o=mn(a-r),l=n.series[t],c=o/(l.points.space*Ce);return i[1]-i[0]<=c}const Tp={scale:null,auto:!0,sorted:0,min:Be,max:-Be},vg=(n,t,e,i,s)=>s,Ap={show:!0,auto:!0,sorted:0,gaps:vg,alpha:1,facets:[cn({},Tp,{scale:"x"}),cn({},Tp,{scale:"y"})]},Rp={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:vg,alpha:1,points:{show:Uw,filter:null},values:null,min:Be,max:-Be,idxs:[],path:null,clip:null};function Nw(n,t,e,i,s){return e/10}const Sg={time:aE,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Fw=cn({},Sg,{time:!1,ori:1}),Cp={};function Mg(n,t){let e=Cp[n];return e||(e={key:n,plots:[],sub(i){e.plots.push(i)},unsub(i){e.plots=e.plots.filter(s=>s!=i)},pub(i,s,r,a,o,l,c){for(let f=0;f<e.plots.length;f++)e.plots[f]!=s&&e.plots[f].pub(i,s,r,a,o,l,c)}},n!=null&&(Cp[n]=e)),e}const xa=1,mu=2;function Ar(n,t,e){const i=n.mode,s=n.series[t],r=i==2?n._data[t]:n._data,a=n.scales,o=n.bbox;let l=r[0],c=i==2?r[1]:r[t],f=i==2?a[s.facets[0].scale]:a[n.series[0].scale],u=i==2?a[s.facets[1].scale]:a[s.scale],h=o.left,m=o.top,_=o.width,S=o.height,p=n.valToPosH,d=n.valToPosV;return f.ori==0?e(s,l,c,f,u,p,d,h,m,_,S,Jl,Ea,tc,bg,wg):e(s,l,c,f,u,d,p,m,h,S,_,Ql,wa,tf,Eg,Tg)}function Ju(n,t){let e=0,i=0,s=we(n.bands,qu);for(let r=0;r<s.length;r++){let a=s[r];a.series[0]==t?e=a.dir:a.series[1]==t&&(a.dir==1?i|=1:i|=2)}return[e,i==1?-1:i==2?1:i==3?2:0]}function Ow(n,t,e,i,s){let r=n.mode,a=n.series[t],o=r==2?a.facets[1].scale:a.scale,l=n.scales[o];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function bs(n,t,e,i,s,r){return Ar(n,t,(a,o,l,c,f,u,h,m,_,S,p)=>{let d=a.pxRound;const M=c.dir*(c.ori==0?1:-1),A=c.ori==0?Ea:wa;let E,L;M==1?(E=e,L=i):(E=i,L=e);let T=d(u(o[E],c,S,m)),I=d(h(l[E],f,p,_)),v=d(u(o[L],c,S,m)),P=d(h(r==1?f.max:f.min,f,p,_)),F=new Path2D(s);return A(F,v,P),A(F,T,P),A(F,T,I),F})}function Zl(n,t,e,i,s,r){let a=null;if(n.length>0){a=new Path2D;const o=t==0?tc:tf;let l=e;for(let u=0;u<n.length;u++){let h=n[u];if(h[1]>h[0]){let m=h[0]-l;m>0&&o(a,l,i,m,i+r),l=h[1]}}let c=e+s-l,f=10;c>0&&o(a,l,i-f/2,c,i+r+f)}return a}function Bw(n,t,e){let i=n[n.length-1];i&&i[0]==t?i[1]=e:n.push([t,e])}function Qu(n,t,e,i,s,r,a){let o=[],l=n.length;for(let c=s==1?e:i;c>=e&&c<=i;c+=s)if(t[c]===null){let u=c,h=c;if(s==1)for(;++c<=i&&t[c]===null;)h=c;else for(;--c>=e&&t[c]===null;)h=c;let m=r(n[u]),_=h==u?m:r(n[h]),S=u-s;m=a<=0&&S>=0&&S<l?r(n[S]):m;let d=h+s;_=a>=0&&d>=0&&d<l?r(n[d]):_,_>=m&&o.push([m,_])}return o}function Pp(n){return n==0?Jm:n==1?pn:t=>lr(t,n)}function yg(n){let t=n==0?Jl:Ql,e=n==0?(s,r,a,o,l,c)=>{s.arcTo(r,a,o,l,c)}:(s,r,a,o,l,c)=>{s.arcTo(a,r,l,o,c)},i=n==0?(s,r,a,o,l)=>{s.rect(r,a,o,l)}:(s,r,a,o,l)=>{s.rect(a,r,l,o)};return(s,r,a,o,l,c=0,f=0)=>{c==0&&f==0?i(s,r,a,o,l):(c=Bi(c,o/2,l/2),f=Bi(f,o/2,l/2),t(s,r+c,a),e(s,r+o,a,r+o,a+l,c),e(s,r+o,a+l,r,a+l,f),e(s,r,a+l,r,a,f),e(s,r,a,r+o,a,c),s.closePath())}}const Jl=(n,t,e)=>{n.moveTo(t,e)},Ql=(n,t,e)=>{n.moveTo(e,t)},Ea=(n,t,e)=>{n.lineTo(t,e)},wa=(n,t,e)=>{n.lineTo(e,t)},tc=yg(0),tf=yg(1),bg=(n,t,e,i,s,r)=>{n.arc(t,e,i,s,r)},Eg=(n,t,e,i,s,r)=>{n.arc(e,t,i,s,r)},wg=(n,t,e,i,s,r,a)=>{n.bezierCurveTo(t,e,i,s,r,a)},Tg=(n,t,e,i,s,r,a)=>{n.bezierCurveTo(e,t,s,i,a,r)};function Ag(n){return(t,e,i,s,r)=>Ar(t,e,(a,o,l,c,f,u,h,m,_,S,p)=>{let{pxRound:d,points:M}=a,A,E;c.ori==0?(A=Jl,E=bg):(A=Ql,E=Eg);const L=ze(M.width*Ce,3);let T=(M.size-M.width)/2*Ce,I=ze(T*2,3),v=new Path2D,P=new Path2D,{left:F,top:R,width:B,height:G}=t.bbox;tc(P,F-I,R-I,B+I*2,G+I*2);const Y=U=>{if(l[U]!=null){let W=d(u(o[U],c,S,m)),O=d(h(l[U],f,p,_));A(v,W+T,O),E(v,W,O,T,0,Sl*2)}};if(r)r.forEach(Y);else for(let U=i;U<=s;U++)Y(U);return{stroke:L>0?v:null,fill:v,clip:P,flags:xa|mu}})}function Rg(n){return(t,e,i,s,r,a)=>{i!=s&&(r!=i&&a!=i&&n(t,e,i),r!=s&&a!=s&&n(t,e,s),n(t,e,a))}}const zw=Rg(Ea),kw=Rg(wa);function Cg(n){const t=we(n?.alignGaps,0);return(e,i,s,r)=>Ar(e,i,(a,o,l,c,f,u,h,m,_,S,p)=>{[s,r]=ql(l,s,r);let d=a.pxRound,M=G=>d(u(G,c,S,m)),A=G=>d(h(G,f,p,_)),E,L;c.ori==0?(E=Ea,L=zw):(E=wa,L=kw);const T=c.dir*(c.ori==0?1:-1),I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:xa},v=I.stroke;let P=!1;if(r-s>=S*4){let G=gt=>e.posToVal(gt,c.key,!0),Y=null,U=null,W,O,rt,st=M(o[T==1?s:r]),ot=M(o[s]),xt=M(o[r]),ut=G(T==1?ot+1:xt-1);for(let gt=T==1?s:r;gt>=s&&gt<=r;gt+=T){let Kt=o[gt],J=(T==1?Kt<ut:Kt>ut)?st:M(Kt),lt=l[gt];J==st?lt!=null?(O=lt,Y==null?(E(v,J,A(O)),W=Y=U=O):O<Y?Y=O:O>U&&(U=O)):lt===null&&(P=!0):(Y!=null&&L(v,st,A(Y),A(U),A(W),A(O)),lt!=null?(O=lt,E(v,J,A(O)),Y=U=W=O):(Y=U=null,lt===null&&(P=!0)),st=J,ut=G(st+T))}Y!=null&&Y!=U&&rt!=st&&L(v,st,A(Y),A(U),A(W),A(O))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let Y=l[G];Y===null?P=!0:Y!=null&&E(v,M(o[G]),A(Y))}let[R,B]=Ju(e,i);if(a.fill!=null||R!=0){let G=I.fill=new Path2D(v),Y=a.fillTo(e,i,a.min,a.max,R),U=A(Y),W=M(o[s]),O=M(o[r]);T==-1&&([O,W]=[W,O]),E(G,O,U),E(G,W,U)}if(!a.spanGaps){let G=[];P&&G.push(...Qu(o,l,s,r,T,M,t)),I.gaps=G=a.gaps(e,i,s,r,G),I.clip=Zl(G,c.ori,m,_,S,p)}return B!=0&&(I.band=B==2?[bs(e,i,s,r,v,-1),bs(e,i,s,r,v,1)]:bs(e,i,s,r,v,B)),I})}function Vw(n){const t=we(n.align,1),e=we(n.ascDesc,!1),i=we(n.alignGaps,0),s=we(n.extend,!1);return(r,a,o,l)=>Ar(r,a,(c,f,u,h,m,_,S,p,d,M,A)=>{[o,l]=ql(u,o,l);let E=c.pxRound,{left:L,width:T}=r.bbox,I=ot=>E(_(ot,h,M,p)),v=ot=>E(S(ot,m,A,d)),P=h.ori==0?Ea:wa;const F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:xa},R=F.stroke,B=h.dir*(h.ori==0?1:-1);let G=v(u[B==1?o:l]),Y=I(f[B==1?o:l]),U=Y,W=Y;s&&t==-1&&(W=L,P(R,W,G)),P(R,Y,G);for(let ot=B==1?o:l;ot>=o&&ot<=l;ot+=B){let xt=u[ot];if(xt==null)continue;let ut=I(f[ot]),gt=v(xt);t==1?P(R,ut,G):P(R,U,gt),P(R,ut,gt),G=gt,U=ut}let O=U;s&&t==1&&(O=L+T,P(R,O,G));let[rt,st]=Ju(r,a);if(c.fill!=null||rt!=0){let ot=F.fill=new Path2D(R),xt=c.fillTo(r,a,c.min,c.max,rt),ut=v(xt);P(ot,O,ut),P(ot,W,ut)}if(!c.spanGaps){let ot=[];ot.push(...Qu(f,u,o,l,B,I,i));let xt=c.width*Ce/2,ut=e||t==1?xt:-xt,gt=e||t==-1?-xt:xt;ot.forEach(Kt=>{Kt[0]+=ut,Kt[1]+=gt}),F.gaps=ot=c.gaps(r,a,o,l,ot),F.clip=Zl(ot,h.ori,p,d,M,A)}return st!=0&&(F.band=st==2?[bs(r,a,o,l,R,-1),bs(r,a,o,l,R,1)]:bs(r,a,o,l,R,st)),F})}function Dp(n,t,e,i,s,r,a=Be){if(n.length>1){let o=null;for(let l=0,c=1/0;l<n.length;l++)if(t[l]!==void 0){if(o!=null){let f=mn(n[l]-n[o]);f<c&&(c=f,a=mn(e(n[l],i,s,r)-e(n[o],i,s,r)))}o=l}}return a}function Gw(n){n=n||ro;const t=we(n.size,[.6,Be,1]),e=n.align||0,i=n.gap||0;let s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;const r=me(s),a=1-t[0],o=we(t[1],Be),l=we(t[2],1),c=we(n.disp,ro),f=we(n.each,m=>{}),{fill:u,stroke:h}=c;return(m,_,S,p)=>Ar(m,_,(d,M,A,E,L,T,I,v,P,F,R)=>{let B=d.pxRound,G=e,Y=i*Ce,U=o*Ce,W=l*Ce,O,rt;E.ori==0?[O,rt]=r(m,_):[rt,O]=r(m,_);const st=E.dir*(E.ori==0?1:-1);let ot=E.ori==0?tc:tf,xt=E.ori==0?f:(_t,w,x,X,tt,at,pt)=>{f(_t,w,x,tt,X,pt,at)},ut=we(m.bands,qu).find(_t=>_t.series[0]==_),gt=ut!=null?ut.dir:0,Kt=d.fillTo(m,_,d.min,d.max,gt),Gt=B(I(Kt,L,R,P)),J,lt,dt,Bt=F,Nt=B(d.width*Ce),Vt=!1,Me=null,jt=null,fe=null,be=null;u!=null&&(Nt==0||h!=null)&&(Vt=!0,Me=u.values(m,_,S,p),jt=new Map,new Set(Me).forEach(_t=>{_t!=null&&jt.set(_t,new Path2D)}),Nt>0&&(fe=h.values(m,_,S,p),be=new Map,new Set(fe).forEach(_t=>{_t!=null&&be.set(_t,new Path2D)})));let{x0:se,size:Ge}=c;if(se!=null&&Ge!=null){G=1,M=se.values(m,_,S,p),se.unit==2&&(M=M.map(x=>m.posToVal(v+x*F,E.key,!0)));let _t=Ge.values(m,_,S,p);Ge.unit==2?lt=_t[0]*F:lt=T(_t[0],E,F,v)-T(0,E,F,v),Bt=Dp(M,A,T,E,F,v,Bt),dt=Bt-lt+Y}else Bt=Dp(M,A,T,E,F,v,Bt),dt=Bt*a+Y,lt=Bt-dt;dt<1&&(dt=0),Nt>=lt/2&&(Nt=0),dt<5&&(B=Jm);let Ue=dt>0,nn=Bt-dt-(Ue?Nt:0);lt=B(fu(nn,W,U)),J=(G==0?lt/2:G==st?0:lt)-G*st*((G==0?Y/2:0)+(Ue?Nt/2:0));const z={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Ve=Vt?null:new Path2D;let Zt=null;if(ut!=null)Zt=m.data[ut.series[1]];else{let{y0:_t,y1:w}=c;_t!=null&&w!=null&&(A=w.values(m,_,S,p),Zt=_t.values(m,_,S,p))}let ve=O*lt,nt=rt*lt;for(let _t=st==1?S:p;_t>=S&&_t<=p;_t+=st){let w=A[_t];if(w==null)continue;if(Zt!=null){let Q=Zt[_t]??0;if(w-Q==0)continue;Gt=I(Q,L,R,P)}let x=E.distr!=2||c!=null?M[_t]:_t,X=T(x,E,F,v),tt=I(we(w,Kt),L,R,P),at=B(X-J),pt=B(Qn(tt,Gt)),ft=B(Bi(tt,Gt)),Z=pt-ft;if(w!=null){let Q=w<0?nt:ve,yt=w<0?ve:nt;Vt?(Nt>0&&fe[_t]!=null&&ot(be.get(fe[_t]),at,ft+di(Nt/2),lt,Qn(0,Z-Nt),Q,yt),Me[_t]!=null&&ot(jt.get(Me[_t]),at,ft+di(Nt/2),lt,Qn(0,Z-Nt),Q,yt)):ot(Ve,at,ft+di(Nt/2),lt,Qn(0,Z-Nt),Q,yt),xt(m,_,_t,at-Nt/2,ft,lt+Nt,Z)}}return Nt>0?z.stroke=Vt?be:Ve:Vt||(z._fill=d.width==0?d._fill:d._stroke??d._fill,z.width=0),z.fill=Vt?jt:Ve,z})}function Hw(n,t){const e=we(t?.alignGaps,0);return(i,s,r,a)=>Ar(i,s,(o,l,c,f,u,h,m,_,S,p,d)=>{[r,a]=ql(c,r,a);let M=o.pxRound,A=O=>M(h(O,f,p,_)),E=O=>M(m(O,u,d,S)),L,T,I;f.ori==0?(L=Jl,I=Ea,T=wg):(L=Ql,I=wa,T=Tg);const v=f.dir*(f.ori==0?1:-1);let P=A(l[v==1?r:a]),F=P,R=[],B=[];for(let O=v==1?r:a;O>=r&&O<=a;O+=v)if(c[O]!=null){let st=l[O],ot=A(st);R.push(F=ot),B.push(E(c[O]))}const G={stroke:n(R,B,L,I,T,M),fill:null,clip:null,band:null,gaps:null,flags:xa},Y=G.stroke;let[U,W]=Ju(i,s);if(o.fill!=null||U!=0){let O=G.fill=new Path2D(Y),rt=o.fillTo(i,s,o.min,o.max,U),st=E(rt);I(O,F,st),I(O,P,st)}if(!o.spanGaps){let O=[];O.push(...Qu(l,c,r,a,v,A,e)),G.gaps=O=o.gaps(i,s,r,a,O),G.clip=Zl(O,f.ori,_,S,p,d)}return W!=0&&(G.band=W==2?[bs(i,s,r,a,Y,-1),bs(i,s,r,a,Y,1)]:bs(i,s,r,a,Y,W)),G})}function Ww(n){return Hw(Xw,n)}function Xw(n,t,e,i,s,r){const a=n.length;if(a<2)return null;const o=new Path2D;if(e(o,n[0],t[0]),a==2)i(o,n[1],t[1]);else{let l=Array(a),c=Array(a-1),f=Array(a-1),u=Array(a-1);for(let h=0;h<a-1;h++)f[h]=t[h+1]-t[h],u[h]=n[h+1]-n[h],c[h]=f[h]/u[h];l[0]=c[0];for(let h=1;h<a-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(u[h-1]+u[h])/((2*u[h]+u[h-1])/c[h-1]+(u[h]+2*u[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[a-1]=c[a-2];for(let h=0;h<a-1;h++)s(o,n[h]+u[h]/3,t[h]+l[h]*u[h]/3,n[h+1]-u[h]/3,t[h+1]-l[h+1]*u[h]/3,n[h+1],t[h+1])}return o}const gu=new Set;function Lp(){for(let n of gu)n.syncRect(!0)}ba&&(xr(wE,ha,Lp),xr(TE,ha,Lp,!0),xr(Il,ha,()=>{Wn.pxRatio=Ce}));const Yw=Cg(),qw=Ag();function Ip(n,t,e,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,a)=>_u(r,a,t,e))}function jw(n,t){return n.map((e,i)=>i==0?{}:cn({},t,e))}function _u(n,t,e,i){return cn({},t==0?e:i,n)}function Pg(n,t,e){return t==null?ga:[t,e]}const $w=Pg;function Kw(n,t,e){return t==null?ga:Ul(t,e,Xu,!0)}function Dg(n,t,e,i){return t==null?ga:jl(t,e,n.scales[i].log,!1)}const Zw=Dg;function Lg(n,t,e,i){return t==null?ga:Wu(t,e,n.scales[i].log,!1)}const Jw=Lg;function Qw(n,t,e,i,s){let r=Qn(up(n),up(t)),a=t-n,o=Ni(s/i*a,e);do{let l=e[o],c=i*l/a;if(c>=s&&r+(l<5?Ks.get(l):0)<=17)return[l,c]}while(++o<e.length);return[0,0]}function Up(n){let t,e;return n=n.replace(/(\d+)px/,(i,s)=>(t=pn((e=+s)*Ce))+"px"),[n,t,e]}function tT(n){n.show&&[n.font,n.labelFont].forEach(t=>{let e=ze(t[2]*Ce,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Wn(n,t,e){const i={mode:we(n.mode,1)},s=i.mode;function r(g,y,C,D){let V=y.valToPct(g);return D+C*(y.dir==-1?1-V:V)}function a(g,y,C,D){let V=y.valToPct(g);return D+C*(y.dir==-1?V:1-V)}function o(g,y,C,D){return y.ori==0?r(g,y,C,D):a(g,y,C,D)}i.valToPosH=r,i.valToPosV=a;let l=!1;i.status=0;const c=i.root=Mi(oE);if(n.id!=null&&(c.id=n.id),ui(c,n.class),n.title){let g=Mi(hE,c);g.textContent=n.title}const f=Ui("canvas"),u=i.ctx=f.getContext("2d"),h=Mi(uE,c);xr("click",h,g=>{g.target===_&&(He!=Ur||je!=Nr)&&Rn.click(i,g)},!0);const m=i.under=Mi(fE,h);h.appendChild(f);const _=i.over=Mi(dE,h);n=_a(n);const S=+we(n.pxAlign,1),p=Pp(S);(n.plugins||[]).forEach(g=>{g.opts&&(n=g.opts(i,n)||n)});const d=n.ms||.001,M=i.series=s==1?Ip(n.series||[],bp,Rp,!1):jw(n.series||[null],Ap),A=i.axes=Ip(n.axes||[],yp,wp,!0),E=i.scales={},L=i.bands=n.bands||[];L.forEach(g=>{g.fill=me(g.fill||null),g.dir=we(g.dir,-1)});const T=s==2?M[1].facets[0].scale:M[0].scale,I={axes:Ne,series:De},v=(n.drawOrder||["axes","series"]).map(g=>I[g]);function P(g){const y=g.distr==3?C=>ys(C>0?C:g.clamp(i,C,g.min,g.max,g.key)):g.distr==4?C=>nh(C,g.asinh):g.distr==100?C=>g.fwd(C):C=>C;return C=>{let D=y(C),{_min:V,_max:j}=g,it=j-V;return(D-V)/it}}function F(g){let y=E[g];if(y==null){let C=(n.scales||ro)[g]||ro;if(C.from!=null){F(C.from);let D=cn({},E[C.from],C,{key:g});D.valToPct=P(D),E[g]=D}else{y=E[g]=cn({},g==T?Sg:Fw,C),y.key=g;let D=y.time,V=y.range,j=Ws(V);if((g!=T||s==2&&!D)&&(j&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?lp:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?lp:{mode:1,hard:V[1],soft:V[1]}},j=!1),!j&&Kl(V))){let it=V;V=(ht,St,Ct)=>St==null?ga:Ul(St,Ct,it)}y.range=me(V||(D?$w:g==T?y.distr==3?Zw:y.distr==4?Jw:Pg:y.distr==3?Dg:y.distr==4?Lg:Kw)),y.auto=me(j?!1:y.auto),y.clamp=me(y.clamp||Nw),y._min=y._max=null,y.valToPct=P(y)}}}F("x"),F("y"),s==1&&M.forEach(g=>{F(g.scale)}),A.forEach(g=>{F(g.scale)});for(let g in n.scales)F(g);const R=E[T],B=R.distr;let G,Y;R.ori==0?(ui(c,lE),G=r,Y=a):(ui(c,cE),G=a,Y=r);const U={};for(let g in E){let y=E[g];(y.min!=null||y.max!=null)&&(U[g]={min:y.min,max:y.max},y.min=y.max=null)}const W=n.tzDate||(g=>new Date(pn(g/d))),O=n.fmtDate||ju,rt=d==1?lw(W):uw(W),st=vp(W,xp(d==1?ow:hw,O)),ot=Mp(W,Sp(dw,O)),xt=[],ut=i.legend=cn({},gw,n.legend),gt=i.cursor=cn({},yw,{drag:{y:s==2}},n.cursor),Kt=ut.show,Gt=gt.show,J=ut.markers;ut.idxs=xt,J.width=me(J.width),J.dash=me(J.dash),J.stroke=me(J.stroke),J.fill=me(J.fill);let lt,dt,Bt,Nt=[],Vt=[],Me,jt=!1,fe={};if(ut.live){const g=M[1]?M[1].values:null;jt=g!=null,Me=jt?g(i,1,0):{_:0};for(let y in Me)fe[y]=Gu}if(Kt)if(lt=Ui("table",vE,c),Bt=Ui("tbody",null,lt),ut.mount(i,lt),jt){dt=Ui("thead",null,lt,Bt);let g=Ui("tr",null,dt);Ui("th",null,g);for(var be in Me)Ui("th",$d,g).textContent=be}else ui(lt,ME),ut.live&&ui(lt,SE);const se={show:!0},Ge={show:!1};function Ue(g,y){if(y==0&&(jt||!ut.live||s==2))return ga;let C=[],D=Ui("tr",yE,Bt,Bt.childNodes[y]);ui(D,g.class),g.show||ui(D,fr);let V=Ui("th",null,D);if(J.show){let ht=Mi(bE,V);if(y>0){let St=J.width(i,y);St&&(ht.style.border=St+"px "+J.dash(i,y)+" "+J.stroke(i,y)),ht.style.background=J.fill(i,y)}}let j=Mi($d,V);g.label instanceof HTMLElement?j.appendChild(g.label):j.textContent=g.label,y>0&&(J.show||(j.style.color=g.width>0?J.stroke(i,y):J.fill(i,y)),z("click",V,ht=>{if(gt._lock)return;qt(ht);let St=M.indexOf(g);if((ht.ctrlKey||ht.metaKey)!=ut.isolate){let Ct=M.some((Ut,Ft)=>Ft>0&&Ft!=St&&Ut.show);M.forEach((Ut,Ft)=>{Ft>0&&Yi(Ft,Ct?Ft==St?se:Ge:se,!0,on.setSeries)})}else Yi(St,{show:!g.show},!0,on.setSeries)},!1),On&&z(Qd,V,ht=>{gt._lock||(qt(ht),Yi(M.indexOf(g),Or,!0,on.setSeries))},!1));for(var it in Me){let ht=Ui("td",EE,D);ht.textContent="--",C.push(ht)}return[D,C]}const nn=new Map;function z(g,y,C,D=!0){const V=nn.get(y)||{},j=gt.bind[g](i,y,C,D);j&&(xr(g,y,V[g]=j),nn.set(y,V))}function Ve(g,y,C){const D=nn.get(y)||{};for(let V in D)(g==null||V==g)&&(uu(V,y,D[V]),delete D[V]);g==null&&nn.delete(y)}let Zt=0,ve=0,nt=0,_t=0,w=0,x=0,X=w,tt=x,at=nt,pt=_t,ft=0,Z=0,Q=0,yt=0;i.bbox={};let Dt=!1,Mt=!1,mt=!1,Wt=!1,Jt=!1,te=!1;function k(g,y,C){(C||g!=i.width||y!=i.height)&&vt(g,y),qn(!1),mt=!0,Mt=!0,Dr()}function vt(g,y){i.width=Zt=nt=g,i.height=ve=_t=y,w=x=0,ct(),zt();let C=i.bbox;ft=C.left=lr(w*Ce,.5),Z=C.top=lr(x*Ce,.5),Q=C.width=lr(nt*Ce,.5),yt=C.height=lr(_t*Ce,.5)}const et=3;function Pt(){let g=!1,y=0;for(;!g;){y++;let C=Ze(y),D=Xi(y);g=y==et||C&&D,g||(vt(i.width,i.height),Mt=!0)}}function bt({width:g,height:y}){k(g,y)}i.setSize=bt;function ct(){let g=!1,y=!1,C=!1,D=!1;A.forEach((V,j)=>{if(V.show&&V._show){let{side:it,_size:ht}=V,St=it%2,Ct=V.label!=null?V.labelSize:0,Ut=ht+Ct;Ut>0&&(St?(nt-=Ut,it==3?(w+=Ut,D=!0):C=!0):(_t-=Ut,it==0?(x+=Ut,g=!0):y=!0))}}),Wi[0]=g,Wi[1]=C,Wi[2]=y,Wi[3]=D,nt-=Ti[1]+Ti[3],w+=Ti[3],_t-=Ti[2]+Ti[0],x+=Ti[0]}function zt(){let g=w+nt,y=x+_t,C=w,D=x;function V(j,it){switch(j){case 1:return g+=it,g-it;case 2:return y+=it,y-it;case 3:return C-=it,C+it;case 0:return D-=it,D+it}}A.forEach((j,it)=>{if(j.show&&j._show){let ht=j.side;j._pos=V(ht,j._size),j.label!=null&&(j._lpos=V(ht,j.labelSize))}})}if(gt.dataIdx==null){let g=gt.hover,y=g.skip=new Set(g.skip??[]);y.add(void 0);let C=g.prox=me(g.prox),D=g.bias??=0;gt.dataIdx=(V,j,it,ht)=>{if(j==0)return it;let St=it,Ct=C(V,j,it,ht)??Be,Ut=Ct>=0&&Ct<Be,Ft=R.ori==0?nt:_t,ne=gt.left,Re=t[0],Ee=t[j];if(y.has(Ee[it])){St=null;let de=null,$t=null,Ht;if(D==0||D==-1)for(Ht=it;de==null&&Ht-- >0;)y.has(Ee[Ht])||(de=Ht);if(D==0||D==1)for(Ht=it;$t==null&&Ht++<Ee.length;)y.has(Ee[Ht])||($t=Ht);if(de!=null||$t!=null)if(Ut){let Xe=de==null?-1/0:G(Re[de],R,Ft,0),Qe=$t==null?1/0:G(Re[$t],R,Ft,0),yn=ne-Xe,Fe=Qe-ne;yn<=Fe?yn<=Ct&&(St=de):Fe<=Ct&&(St=$t)}else St=$t==null?de:de==null?$t:it-de<=$t-it?de:$t}else Ut&&mn(ne-G(Re[it],R,Ft,0))>Ct&&(St=null);return St}}const qt=g=>{gt.event=g};gt.idxs=xt,gt._lock=!1;let he=gt.points;he.show=me(he.show),he.size=me(he.size),he.stroke=me(he.stroke),he.width=me(he.width),he.fill=me(he.fill);const ce=i.focus=cn({},n.focus||{alpha:.3},gt.focus),On=ce.prox>=0,An=On&&he.one;let Bn=[],Ps=[],cs=[];function Ta(g,y){let C=he.show(i,y);if(C instanceof HTMLElement)return ui(C,xE),ui(C,g.class),ts(C,-10,-10,nt,_t),_.insertBefore(C,Bn[y]),C}function Hi(g,y){if(s==1||y>0){let C=s==1&&E[g.scale].time,D=g.value;g.value=C?pp(D)?Mp(W,Sp(D,O)):D||ot:D||Lw,g.label=g.label||(C?Ew:bw)}if(An||y>0){g.width=g.width==null?1:g.width,g.paths=g.paths||Yw||FE,g.fillTo=me(g.fillTo||Ow),g.pxAlign=+we(g.pxAlign,S),g.pxRound=Pp(g.pxAlign),g.stroke=me(g.stroke||null),g.fill=me(g.fill||null),g._stroke=g._fill=g._paths=g._focus=null;let C=Iw(Qn(1,g.width),1),D=g.points=cn({},{size:C,width:Qn(1,C*.2),stroke:g.stroke,space:C*2,paths:qw,_stroke:null,_fill:null},g.points);D.show=me(D.show),D.filter=me(D.filter),D.fill=me(D.fill),D.stroke=me(D.stroke),D.paths=me(D.paths),D.pxAlign=g.pxAlign}if(Kt){let C=Ue(g,y);Nt.splice(y,0,C[0]),Vt.splice(y,0,C[1]),ut.values.push(null)}if(Gt){xt.splice(y,0,null);let C=null;An?y==0&&(C=Ta(g,y)):y>0&&(C=Ta(g,y)),Bn.splice(y,0,C),Ps.splice(y,0,0),cs.splice(y,0,0)}Mn("addSeries",y)}function Aa(g,y){y=y??M.length,g=s==1?_u(g,y,bp,Rp):_u(g,y,{},Ap),M.splice(y,0,g),Hi(M[y],y)}i.addSeries=Aa;function To(g){if(M.splice(g,1),Kt){ut.values.splice(g,1),Vt.splice(g,1);let y=Nt.splice(g,1)[0];Ve(null,y.firstChild),y.remove()}Gt&&(xt.splice(g,1),Bn.splice(g,1)[0].remove(),Ps.splice(g,1),cs.splice(g,1)),Mn("delSeries",g)}i.delSeries=To;const Wi=[!1,!1,!1,!1];function Rr(g,y){if(g._show=g.show,g.show){let C=g.side%2,D=E[g.scale];D==null&&(g.scale=C?M[1].scale:T,D=E[g.scale]);let V=D.time;g.size=me(g.size),g.space=me(g.space),g.rotate=me(g.rotate),Ws(g.incrs)&&g.incrs.forEach(it=>{!Ks.has(it)&&Ks.set(it,eg(it))}),g.incrs=me(g.incrs||(D.distr==2?sw:V?d==1?aw:cw:cr)),g.splits=me(g.splits||(V&&D.distr==1?rt:D.distr==3?du:D.distr==4?Aw:Tw)),g.stroke=me(g.stroke),g.grid.stroke=me(g.grid.stroke),g.ticks.stroke=me(g.ticks.stroke),g.border.stroke=me(g.border.stroke);let j=g.values;g.values=Ws(j)&&!Ws(j[0])?me(j):V?Ws(j)?vp(W,xp(j,O)):pp(j)?fw(W,j):j||st:j||ww,g.filter=me(g.filter||(D.distr>=3&&D.log==10?Pw:D.distr==3&&D.log==2?Dw:Qm)),g.font=Up(g.font),g.labelFont=Up(g.labelFont),g._size=g.size(i,null,y,0),g._space=g._rotate=g._incrs=g._found=g._splits=g._values=null,g._size>0&&(Wi[y]=!0,g._el=Mi(pE,h))}}function Ds(g,y,C,D){let[V,j,it,ht]=C,St=y%2,Ct=0;return St==0&&(ht||j)&&(Ct=y==0&&!V||y==2&&!it?pn(yp.size/3):0),St==1&&(V||it)&&(Ct=y==1&&!j||y==3&&!ht?pn(wp.size/2):0),Ct}const Js=i.padding=(n.padding||[Ds,Ds,Ds,Ds]).map(g=>me(we(g,Ds))),Ti=i._padding=Js.map((g,y)=>g(i,y,Wi,0));let sn,rn=null,an=null;const Cr=s==1?M[0].idxs:null;let si=null,Qs=!1;function Ao(g,y){if(t=g??[],i.data=i._data=t,s==2){sn=0;for(let C=1;C<M.length;C++)sn+=t[C][0].length}else{t.length==0&&(i.data=i._data=t=[[]]),si=t[0],sn=si.length;let C=t;if(B==2){C=t.slice();let D=C[0]=Array(sn);for(let V=0;V<sn;V++)D[V]=V}i._data=t=C}if(qn(!0),Mn("setData"),B==2&&(mt=!0),y!==!1){let C=R;C.auto(i,Qs)?Ra():Us(T,C.min,C.max),Wt=Wt||gt.left>=0,te=!0,Dr()}}i.setData=Ao;function Ra(){Qs=!0;let g,y;s==1&&(sn>0?(rn=Cr[0]=0,an=Cr[1]=sn-1,g=t[0][rn],y=t[0][an],B==2?(g=rn,y=an):g==y&&(B==3?[g,y]=jl(g,g,R.log,!1):B==4?[g,y]=Wu(g,g,R.log,!1):R.time?y=g+pn(86400/d):[g,y]=Ul(g,y,Xu,!0))):(rn=Cr[0]=g=null,an=Cr[1]=y=null)),Us(T,g,y)}let b,H,K,q,$,At,Lt,Tt,Ot,Rt;function ee(g,y,C,D,V,j){g??=Zd,C??=qu,D??="butt",V??=Zd,j??="round",g!=b&&(u.strokeStyle=b=g),V!=H&&(u.fillStyle=H=V),y!=K&&(u.lineWidth=K=y),j!=$&&(u.lineJoin=$=j),D!=At&&(u.lineCap=At=D),C!=q&&u.setLineDash(q=C)}function oe(g,y,C,D){y!=H&&(u.fillStyle=H=y),g!=Lt&&(u.font=Lt=g),C!=Tt&&(u.textAlign=Tt=C),D!=Ot&&(u.textBaseline=Ot=D)}function kt(g,y,C,D,V=0){if(D.length>0&&g.auto(i,Qs)&&(y==null||y.min==null)){let j=we(rn,0),it=we(an,D.length-1),ht=C.min==null?PE(D,j,it,V,g.distr==3):[C.min,C.max];g.min=Bi(g.min,C.min=ht[0]),g.max=Qn(g.max,C.max=ht[1])}}const Te={min:null,max:null};function Ke(){for(let D in E){let V=E[D];U[D]==null&&(V.min==null||U[T]!=null&&V.auto(i,Qs))&&(U[D]=Te)}for(let D in E){let V=E[D];U[D]==null&&V.from!=null&&U[V.from]!=null&&(U[D]=Te)}U[T]!=null&&qn(!0);let g={};for(let D in U){let V=U[D];if(V!=null){let j=g[D]=_a(E[D],zE);if(V.min!=null)cn(j,V);else if(D!=T||s==2)if(sn==0&&j.from==null){let it=j.range(i,null,null,D);j.min=it[0],j.max=it[1]}else j.min=Be,j.max=-Be}}if(sn>0){M.forEach((D,V)=>{if(s==1){let j=D.scale,it=U[j];if(it==null)return;let ht=g[j];if(V==0){let St=ht.range(i,ht.min,ht.max,j);ht.min=St[0],ht.max=St[1],rn=Ni(ht.min,t[0]),an=Ni(ht.max,t[0]),an-rn>1&&(t[0][rn]<ht.min&&rn++,t[0][an]>ht.max&&an--),D.min=si[rn],D.max=si[an]}else D.show&&D.auto&&kt(ht,it,D,t[V],D.sorted);D.idxs[0]=rn,D.idxs[1]=an}else if(V>0&&D.show&&D.auto){let[j,it]=D.facets,ht=j.scale,St=it.scale,[Ct,Ut]=t[V],Ft=g[ht],ne=g[St];Ft!=null&&kt(Ft,U[ht],j,Ct,j.sorted),ne!=null&&kt(ne,U[St],it,Ut,it.sorted),D.min=it.min,D.max=it.max}});for(let D in g){let V=g[D],j=U[D];if(V.from==null&&(j==null||j.min==null)){let it=V.range(i,V.min==Be?null:V.min,V.max==-Be?null:V.max,D);V.min=it[0],V.max=it[1]}}}for(let D in g){let V=g[D];if(V.from!=null){let j=g[V.from];if(j.min==null)V.min=V.max=null;else{let it=V.range(i,j.min,j.max,D);V.min=it[0],V.max=it[1]}}}let y={},C=!1;for(let D in g){let V=g[D],j=E[D];if(j.min!=V.min||j.max!=V.max){j.min=V.min,j.max=V.max;let it=j.distr;j._min=it==3?ys(j.min):it==4?nh(j.min,j.asinh):it==100?j.fwd(j.min):j.min,j._max=it==3?ys(j.max):it==4?nh(j.max,j.asinh):it==100?j.fwd(j.max):j.max,y[D]=C=!0}}if(C){M.forEach((D,V)=>{s==2?V>0&&y.y&&(D._paths=null):y[D.scale]&&(D._paths=null)});for(let D in y)mt=!0,Mn("setScale",D);Gt&&gt.left>=0&&(Wt=te=!0)}for(let D in U)U[D]=null}function qe(g){let y=fu(rn-1,0,sn-1),C=fu(an+1,0,sn-1);for(;g[y]==null&&y>0;)y--;for(;g[C]==null&&C<sn-1;)C++;return[y,C]}function De(){if(sn>0){let g=M.some(y=>y._focus)&&Rt!=ce.alpha;g&&(u.globalAlpha=Rt=ce.alpha),M.forEach((y,C)=>{if(C>0&&y.show&&(fn(C,!1),fn(C,!0),y._paths==null)){let D=Rt;Rt!=y.alpha&&(u.globalAlpha=Rt=y.alpha);let V=s==2?[0,t[C][0].length-1]:qe(t[C]);y._paths=y.paths(i,C,V[0],V[1]),Rt!=D&&(u.globalAlpha=Rt=D)}}),M.forEach((y,C)=>{if(C>0&&y.show){let D=Rt;Rt!=y.alpha&&(u.globalAlpha=Rt=y.alpha),y._paths!=null&&It(C,!1);{let V=y._paths!=null?y._paths.gaps:null,j=y.points.show(i,C,rn,an,V),it=y.points.filter(i,C,j,V);(j||it)&&(y.points._paths=y.points.paths(i,C,rn,an,it),It(C,!0))}Rt!=D&&(u.globalAlpha=Rt=D),Mn("drawSeries",C)}}),g&&(u.globalAlpha=Rt=1)}}function fn(g,y){let C=y?M[g].points:M[g];C._stroke=C.stroke(i,g),C._fill=C.fill(i,g)}function It(g,y){let C=y?M[g].points:M[g],{stroke:D,fill:V,clip:j,flags:it,_stroke:ht=C._stroke,_fill:St=C._fill,_width:Ct=C.width}=C._paths;Ct=ze(Ct*Ce,3);let Ut=null,Ft=Ct%2/2;y&&St==null&&(St=Ct>0?"#fff":ht);let ne=C.pxAlign==1&&Ft>0;if(ne&&u.translate(Ft,Ft),!y){let Re=ft-Ct/2,Ee=Z-Ct/2,de=Q+Ct,$t=yt+Ct;Ut=new Path2D,Ut.rect(Re,Ee,de,$t)}y?zn(ht,Ct,C.dash,C.cap,St,D,V,it,j):Xn(g,ht,Ct,C.dash,C.cap,St,D,V,it,Ut,j),ne&&u.translate(-Ft,-Ft)}function Xn(g,y,C,D,V,j,it,ht,St,Ct,Ut){let Ft=!1;St!=0&&L.forEach((ne,Re)=>{if(ne.series[0]==g){let Ee=M[ne.series[1]],de=t[ne.series[1]],$t=(Ee._paths||ro).band;Ws($t)&&($t=ne.dir==1?$t[0]:$t[1]);let Ht,Xe=null;Ee.show&&$t&&LE(de,rn,an)?(Xe=ne.fill(i,Re)||j,Ht=Ee._paths.clip):$t=null,zn(y,C,D,V,Xe,it,ht,St,Ct,Ut,Ht,$t),Ft=!0}}),Ft||zn(y,C,D,V,j,it,ht,St,Ct,Ut)}const pe=xa|mu;function zn(g,y,C,D,V,j,it,ht,St,Ct,Ut,Ft){ee(g,y,C,D,V),(St||Ct||Ft)&&(u.save(),St&&u.clip(St),Ct&&u.clip(Ct)),Ft?(ht&pe)==pe?(u.clip(Ft),Ut&&u.clip(Ut),ri(V,it),Yn(g,j,y)):ht&mu?(ri(V,it),u.clip(Ft),Yn(g,j,y)):ht&xa&&(u.save(),u.clip(Ft),Ut&&u.clip(Ut),ri(V,it),u.restore(),Yn(g,j,y)):(ri(V,it),Yn(g,j,y)),(St||Ct||Ft)&&u.restore()}function Yn(g,y,C){C>0&&(y instanceof Map?y.forEach((D,V)=>{u.strokeStyle=b=V,u.stroke(D)}):y!=null&&g&&u.stroke(y))}function ri(g,y){y instanceof Map?y.forEach((C,D)=>{u.fillStyle=H=D,u.fill(C)}):y!=null&&g&&u.fill(y)}function Ls(g,y,C,D){let V=A[g],j;if(D<=0)j=[0,0];else{let it=V._space=V.space(i,g,y,C,D),ht=V._incrs=V.incrs(i,g,y,C,D,it);j=Qw(y,C,ht,D,it)}return V._found=j}function Ae(g,y,C,D,V,j,it,ht,St,Ct){let Ut=it%2/2;S==1&&u.translate(Ut,Ut),ee(ht,it,St,Ct,ht),u.beginPath();let Ft,ne,Re,Ee,de=V+(D==0||D==3?-j:j);C==0?(ne=V,Ee=de):(Ft=V,Re=de);for(let $t=0;$t<g.length;$t++)y[$t]!=null&&(C==0?Ft=Re=g[$t]:ne=Ee=g[$t],u.moveTo(Ft,ne),u.lineTo(Re,Ee));u.stroke(),S==1&&u.translate(-Ut,-Ut)}function Ze(g){let y=!0;return A.forEach((C,D)=>{if(!C.show)return;let V=E[C.scale];if(V.min==null){C._show&&(y=!1,C._show=!1,qn(!1));return}else C._show||(y=!1,C._show=!0,qn(!1));let j=C.side,it=j%2,{min:ht,max:St}=V,[Ct,Ut]=Ls(D,ht,St,it==0?nt:_t);if(Ut==0)return;let Ft=V.distr==2,ne=C._splits=C.splits(i,D,ht,St,Ct,Ut,Ft),Re=V.distr==2?ne.map(Ht=>si[Ht]):ne,Ee=V.distr==2?si[ne[1]]-si[ne[0]]:Ct,de=C._values=C.values(i,C.filter(i,Re,D,Ut,Ee),D,Ut,Ee);C._rotate=j==2?C.rotate(i,de,D,Ut):0;let $t=C._size;C._size=bi(C.size(i,de,D,g)),$t!=null&&C._size!=$t&&(y=!1)}),y}function Xi(g){let y=!0;return Js.forEach((C,D)=>{let V=C(i,D,Wi,g);V!=Ti[D]&&(y=!1),Ti[D]=V}),y}function Ne(){for(let g=0;g<A.length;g++){let y=A[g];if(!y.show||!y._show)continue;let C=y.side,D=C%2,V,j,it=y.stroke(i,g),ht=C==0||C==3?-1:1,[St,Ct]=y._found;if(y.label!=null){let $n=y.labelGap*ht,li=pn((y._lpos+$n)*Ce);oe(y.labelFont[0],it,"center",C==2?Wa:Kd),u.save(),D==1?(V=j=0,u.translate(li,pn(Z+yt/2)),u.rotate((C==3?-Sl:Sl)/2)):(V=pn(ft+Q/2),j=li);let nr=Zm(y.label)?y.label(i,g,St,Ct):y.label;u.fillText(nr,V,j),u.restore()}if(Ct==0)continue;let Ut=E[y.scale],Ft=D==0?Q:yt,ne=D==0?ft:Z,Re=y._splits,Ee=Ut.distr==2?Re.map($n=>si[$n]):Re,de=Ut.distr==2?si[Re[1]]-si[Re[0]]:St,$t=y.ticks,Ht=y.border,Xe=$t.show?$t.size:0,Qe=pn(Xe*Ce),yn=pn((y.alignTo==2?y._size-Xe-y.gap:y.gap)*Ce),Fe=y._rotate*-Sl/180,tn=p(y._pos*Ce),ai=(Qe+yn)*ht,jn=tn+ai;j=D==0?jn:0,V=D==1?jn:0;let _i=y.font[0],Ri=y.align==1?na:y.align==2?Qc:Fe>0?na:Fe<0?Qc:D==0?"center":C==3?Qc:na,ji=Fe||D==1?"middle":C==2?Wa:Kd;oe(_i,it,Ri,ji);let oi=y.font[1]*y.lineGap,xi=Re.map($n=>p(o($n,Ut,Ft,ne))),Ci=y._values;for(let $n=0;$n<Ci.length;$n++){let li=Ci[$n];if(li!=null){D==0?V=xi[$n]:j=xi[$n],li=""+li;let nr=li.indexOf(`
`)==-1?[li]:li.split(/\n/gm);for(let Kn=0;Kn<nr.length;Kn++){let wf=nr[Kn];Fe?(u.save(),u.translate(V,j+Kn*oi),u.rotate(Fe),u.fillText(wf,0,0),u.restore()):u.fillText(wf,V,j+Kn*oi)}}}$t.show&&Ae(xi,$t.filter(i,Ee,g,Ct,de),D,C,tn,Qe,ze($t.width*Ce,3),$t.stroke(i,g),$t.dash,$t.cap);let $i=y.grid;$i.show&&Ae(xi,$i.filter(i,Ee,g,Ct,de),D,D==0?2:1,D==0?Z:ft,D==0?yt:Q,ze($i.width*Ce,3),$i.stroke(i,g),$i.dash,$i.cap),Ht.show&&Ae([tn],[1],D==0?1:0,D==0?1:2,D==1?Z:ft,D==1?yt:Q,ze(Ht.width*Ce,3),Ht.stroke(i,g),Ht.dash,Ht.cap)}Mn("drawAxes")}function qn(g){M.forEach((y,C)=>{C>0&&(y._paths=null,g&&(s==1?(y.min=null,y.max=null):y.facets.forEach(D=>{D.min=null,D.max=null})))})}let Ai=!1,Pr=!1,Ca=[];function $g(){Pr=!1;for(let g=0;g<Ca.length;g++)Mn(...Ca[g]);Ca.length=0}function Dr(){Ai||(YE(of),Ai=!0)}function Kg(g,y=!1){Ai=!0,Pr=y,g(i),of(),y&&Ca.length>0&&queueMicrotask($g)}i.batch=Kg;function of(){if(Dt&&(Ke(),Dt=!1),mt&&(Pt(),mt=!1),Mt){if(Ye(m,na,w),Ye(m,Wa,x),Ye(m,Ja,nt),Ye(m,Qa,_t),Ye(_,na,w),Ye(_,Wa,x),Ye(_,Ja,nt),Ye(_,Qa,_t),Ye(h,Ja,Zt),Ye(h,Qa,ve),f.width=pn(Zt*Ce),f.height=pn(ve*Ce),A.forEach(({_el:g,_show:y,_size:C,_pos:D,side:V})=>{if(g!=null)if(y){let j=V===3||V===0?C:0,it=V%2==1;Ye(g,it?"left":"top",D-j),Ye(g,it?"width":"height",C),Ye(g,it?"top":"left",it?x:w),Ye(g,it?"height":"width",it?_t:nt),hu(g,fr)}else ui(g,fr)}),b=H=K=$=At=Lt=Tt=Ot=q=null,Rt=1,La(!0),w!=X||x!=tt||nt!=at||_t!=pt){qn(!1);let g=nt/at,y=_t/pt;if(Gt&&!Wt&&gt.left>=0){gt.left*=g,gt.top*=y,Lr&&ts(Lr,pn(gt.left),0,nt,_t),Ir&&ts(Ir,0,pn(gt.top),nt,_t);for(let C=0;C<Bn.length;C++){let D=Bn[C];D!=null&&(Ps[C]*=g,cs[C]*=y,ts(D,bi(Ps[C]),bi(cs[C]),nt,_t))}}if(We.show&&!Jt&&We.left>=0&&We.width>0){We.left*=g,We.width*=g,We.top*=y,We.height*=y;for(let C in ac)Ye(Fr,C,We[C])}X=w,tt=x,at=nt,pt=_t}Mn("setSize"),Mt=!1}Zt>0&&ve>0&&(u.clearRect(0,0,f.width,f.height),Mn("drawClear"),v.forEach(g=>g()),Mn("draw")),We.show&&Jt&&(Ro(We),Jt=!1),Gt&&Wt&&(er(null,!0,!1),Wt=!1),ut.show&&ut.live&&te&&(sc(),te=!1),l||(l=!0,i.status=1,Mn("ready")),Qs=!1,Ai=!1}i.redraw=(g,y)=>{mt=y||!1,g!==!1?Us(T,R.min,R.max):Dr()};function ec(g,y){let C=E[g];if(C.from==null){if(sn==0){let D=C.range(i,y.min,y.max,g);y.min=D[0],y.max=D[1]}if(y.min>y.max){let D=y.min;y.min=y.max,y.max=D}if(sn>1&&y.min!=null&&y.max!=null&&y.max-y.min<1e-16)return;g==T&&C.distr==2&&sn>0&&(y.min=Ni(y.min,t[0]),y.max=Ni(y.max,t[0]),y.min==y.max&&y.max++),U[g]=y,Dt=!0,Dr()}}i.setScale=ec;let nc,ic,Lr,Ir,lf,cf,Ur,Nr,hf,uf,He,je,Is=!1;const Rn=gt.drag;let vn=Rn.x,Sn=Rn.y;Gt&&(gt.x&&(nc=Mi(gE,_)),gt.y&&(ic=Mi(_E,_)),R.ori==0?(Lr=nc,Ir=ic):(Lr=ic,Ir=nc),He=gt.left,je=gt.top);const We=i.select=cn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Fr=We.show?Mi(mE,We.over?_:m):null;function Ro(g,y){if(We.show){for(let C in g)We[C]=g[C],C in ac&&Ye(Fr,C,g[C]);y!==!1&&Mn("setSelect")}}i.setSelect=Ro;function Zg(g){if(M[g].show)Kt&&hu(Nt[g],fr);else if(Kt&&ui(Nt[g],fr),Gt){let C=An?Bn[0]:Bn[g];C!=null&&ts(C,-10,-10,nt,_t)}}function Us(g,y,C){ec(g,{min:y,max:C})}function Yi(g,y,C,D){y.focus!=null&&n_(g),y.show!=null&&M.forEach((V,j)=>{j>0&&(g==j||g==null)&&(V.show=y.show,Zg(j),s==2?(Us(V.facets[0].scale,null,null),Us(V.facets[1].scale,null,null)):Us(V.scale,null,null),Dr())}),C!==!1&&Mn("setSeries",g,y),D&&Ia("setSeries",i,g,y)}i.setSeries=Yi;function Jg(g,y){cn(L[g],y)}function Qg(g,y){g.fill=me(g.fill||null),g.dir=we(g.dir,-1),y=y??L.length,L.splice(y,0,g)}function t_(g){g==null?L.length=0:L.splice(g,1)}i.addBand=Qg,i.setBand=Jg,i.delBand=t_;function e_(g,y){M[g].alpha=y,Gt&&Bn[g]!=null&&(Bn[g].style.opacity=y),Kt&&Nt[g]&&(Nt[g].style.opacity=y)}let hs,Ns,tr;const Or={focus:!0};function n_(g){if(g!=tr){let y=g==null,C=ce.alpha!=1;M.forEach((D,V)=>{if(s==1||V>0){let j=y||V==0||V==g;D._focus=y?null:j,C&&e_(V,j?1:ce.alpha)}}),tr=g,C&&Dr()}}Kt&&On&&z(tp,lt,g=>{gt._lock||(qt(g),tr!=null&&Yi(null,Or,!0,on.setSeries))});function qi(g,y,C){let D=E[y];C&&(g=g/Ce-(D.ori==1?x:w));let V=nt;D.ori==1&&(V=_t,g=V-g),D.dir==-1&&(g=V-g);let j=D._min,it=D._max,ht=g/V,St=j+(it-j)*ht,Ct=D.distr;return Ct==3?ma(10,St):Ct==4?UE(St,D.asinh):Ct==100?D.bwd(St):St}function i_(g,y){let C=qi(g,T,y);return Ni(C,t[0],rn,an)}i.valToIdx=g=>Ni(g,t[0]),i.posToIdx=i_,i.posToVal=qi,i.valToPos=(g,y,C)=>E[y].ori==0?r(g,E[y],C?Q:nt,C?ft:0):a(g,E[y],C?yt:_t,C?Z:0),i.setCursor=(g,y,C)=>{He=g.left,je=g.top,er(null,y,C)};function ff(g,y){Ye(Fr,na,We.left=g),Ye(Fr,Ja,We.width=y)}function df(g,y){Ye(Fr,Wa,We.top=g),Ye(Fr,Qa,We.height=y)}let Pa=R.ori==0?ff:df,Da=R.ori==1?ff:df;function s_(){if(Kt&&ut.live)for(let g=s==2?1:0;g<M.length;g++){if(g==0&&jt)continue;let y=ut.values[g],C=0;for(let D in y)Vt[g][C++].firstChild.nodeValue=y[D]}}function sc(g,y){if(g!=null&&(g.idxs?g.idxs.forEach((C,D)=>{xt[D]=C}):BE(g.idx)||xt.fill(g.idx),ut.idx=xt[0]),Kt&&ut.live){for(let C=0;C<M.length;C++)(C>0||s==1&&!jt)&&r_(C,xt[C]);s_()}te=!1,y!==!1&&Mn("setLegend")}i.setLegend=sc;function r_(g,y){let C=M[g],D=g==0&&B==2?si:t[g],V;jt?V=C.values(i,g,y)??fe:(V=C.value(i,y==null?null:D[y],g,y),V=V==null?fe:{_:V}),ut.values[g]=V}function er(g,y,C){hf=He,uf=je,[He,je]=gt.move(i,He,je),gt.left=He,gt.top=je,Gt&&(Lr&&ts(Lr,pn(He),0,nt,_t),Ir&&ts(Ir,0,pn(je),nt,_t));let D,V=rn>an;hs=Be,Ns=null;let j=R.ori==0?nt:_t,it=R.ori==1?nt:_t;if(He<0||sn==0||V){D=gt.idx=null;for(let ht=0;ht<M.length;ht++){let St=Bn[ht];St!=null&&ts(St,-10,-10,nt,_t)}On&&Yi(null,Or,!0,g==null&&on.setSeries),ut.live&&(xt.fill(D),te=!0)}else{let ht,St,Ct;s==1&&(ht=R.ori==0?He:je,St=qi(ht,T),D=gt.idx=Ni(St,t[0],rn,an),Ct=G(t[0][D],R,j,0));let Ut=-10,Ft=-10,ne=0,Re=0,Ee=!0,de="",$t="";for(let Ht=s==2?1:0;Ht<M.length;Ht++){let Xe=M[Ht],Qe=xt[Ht],yn=Qe==null?null:s==1?t[Ht][Qe]:t[Ht][1][Qe],Fe=gt.dataIdx(i,Ht,D,St),tn=Fe==null?null:s==1?t[Ht][Fe]:t[Ht][1][Fe];if(te=te||tn!=yn||Fe!=Qe,xt[Ht]=Fe,Ht>0&&Xe.show){let ai=Fe==null?-10:Fe==D?Ct:G(s==1?t[0][Fe]:t[Ht][0][Fe],R,j,0),jn=tn==null?-10:Y(tn,s==1?E[Xe.scale]:E[Xe.facets[1].scale],it,0);if(On&&tn!=null){let _i=R.ori==1?He:je,Ri=mn(ce.dist(i,Ht,Fe,jn,_i));if(Ri<hs){let ji=ce.bias;if(ji!=0){let oi=qi(_i,Xe.scale),xi=tn>=0?1:-1,Ci=oi>=0?1:-1;Ci==xi&&(Ci==1?ji==1?tn>=oi:tn<=oi:ji==1?tn<=oi:tn>=oi)&&(hs=Ri,Ns=Ht)}else hs=Ri,Ns=Ht}}if(te||An){let _i,Ri;R.ori==0?(_i=ai,Ri=jn):(_i=jn,Ri=ai);let ji,oi,xi,Ci,$i,$n,li=!0,nr=he.bbox;if(nr!=null){li=!1;let Kn=nr(i,Ht);xi=Kn.left,Ci=Kn.top,ji=Kn.width,oi=Kn.height}else xi=_i,Ci=Ri,ji=oi=he.size(i,Ht);if($n=he.fill(i,Ht),$i=he.stroke(i,Ht),An)Ht==Ns&&hs<=ce.prox&&(Ut=xi,Ft=Ci,ne=ji,Re=oi,Ee=li,de=$n,$t=$i);else{let Kn=Bn[Ht];Kn!=null&&(Ps[Ht]=xi,cs[Ht]=Ci,op(Kn,ji,oi,li),rp(Kn,$n,$i),ts(Kn,bi(xi),bi(Ci),nt,_t))}}}}if(An){let Ht=ce.prox,Xe=tr==null?hs<=Ht:hs>Ht||Ns!=tr;if(te||Xe){let Qe=Bn[0];Qe!=null&&(Ps[0]=Ut,cs[0]=Ft,op(Qe,ne,Re,Ee),rp(Qe,de,$t),ts(Qe,bi(Ut),bi(Ft),nt,_t))}}}if(We.show&&Is)if(g!=null){let[ht,St]=on.scales,[Ct,Ut]=on.match,[Ft,ne]=g.cursor.sync.scales,Re=g.cursor.drag;if(vn=Re._x,Sn=Re._y,vn||Sn){let{left:Ee,top:de,width:$t,height:Ht}=g.select,Xe=g.scales[Ft].ori,Qe=g.posToVal,yn,Fe,tn,ai,jn,_i=ht!=null&&Ct(ht,Ft),Ri=St!=null&&Ut(St,ne);_i&&vn?(Xe==0?(yn=Ee,Fe=$t):(yn=de,Fe=Ht),tn=E[ht],ai=G(Qe(yn,Ft),tn,j,0),jn=G(Qe(yn+Fe,Ft),tn,j,0),Pa(Bi(ai,jn),mn(jn-ai))):Pa(0,j),Ri&&Sn?(Xe==1?(yn=Ee,Fe=$t):(yn=de,Fe=Ht),tn=E[St],ai=Y(Qe(yn,ne),tn,it,0),jn=Y(Qe(yn+Fe,ne),tn,it,0),Da(Bi(ai,jn),mn(jn-ai))):Da(0,it)}else oc()}else{let ht=mn(hf-lf),St=mn(uf-cf);if(R.ori==1){let ne=ht;ht=St,St=ne}vn=Rn.x&&ht>=Rn.dist,Sn=Rn.y&&St>=Rn.dist;let Ct=Rn.uni;Ct!=null?vn&&Sn&&(vn=ht>=Ct,Sn=St>=Ct,!vn&&!Sn&&(St>ht?Sn=!0:vn=!0)):Rn.x&&Rn.y&&(vn||Sn)&&(vn=Sn=!0);let Ut,Ft;vn&&(R.ori==0?(Ut=Ur,Ft=He):(Ut=Nr,Ft=je),Pa(Bi(Ut,Ft),mn(Ft-Ut)),Sn||Da(0,it)),Sn&&(R.ori==1?(Ut=Ur,Ft=He):(Ut=Nr,Ft=je),Da(Bi(Ut,Ft),mn(Ft-Ut)),vn||Pa(0,j)),!vn&&!Sn&&(Pa(0,0),Da(0,0))}if(Rn._x=vn,Rn._y=Sn,g==null){if(C){if(Ef!=null){let[ht,St]=on.scales;on.values[0]=ht!=null?qi(R.ori==0?He:je,ht):null,on.values[1]=St!=null?qi(R.ori==1?He:je,St):null}Ia(th,i,He,je,nt,_t,D)}if(On){let ht=C&&on.setSeries,St=ce.prox;tr==null?hs<=St&&Yi(Ns,Or,!0,ht):hs>St?Yi(null,Or,!0,ht):Ns!=tr&&Yi(Ns,Or,!0,ht)}}te&&(ut.idx=D,sc()),y!==!1&&Mn("setCursor")}let Fs=null;Object.defineProperty(i,"rect",{get(){return Fs==null&&La(!1),Fs}});function La(g=!1){g?Fs=null:(Fs=_.getBoundingClientRect(),Mn("syncRect",Fs))}function pf(g,y,C,D,V,j,it){gt._lock||Is&&g!=null&&g.movementX==0&&g.movementY==0||(rc(g,y,C,D,V,j,it,!1,g!=null),g!=null?er(null,!0,!0):er(y,!0,!1))}function rc(g,y,C,D,V,j,it,ht,St){if(Fs==null&&La(!1),qt(g),g!=null)C=g.clientX-Fs.left,D=g.clientY-Fs.top;else{if(C<0||D<0){He=-10,je=-10;return}let[Ct,Ut]=on.scales,Ft=y.cursor.sync,[ne,Re]=Ft.values,[Ee,de]=Ft.scales,[$t,Ht]=on.match,Xe=y.axes[0].side%2==1,Qe=R.ori==0?nt:_t,yn=R.ori==1?nt:_t,Fe=Xe?j:V,tn=Xe?V:j,ai=Xe?D:C,jn=Xe?C:D;if(Ee!=null?C=$t(Ct,Ee)?o(ne,E[Ct],Qe,0):-10:C=Qe*(ai/Fe),de!=null?D=Ht(Ut,de)?o(Re,E[Ut],yn,0):-10:D=yn*(jn/tn),R.ori==1){let _i=C;C=D,D=_i}}St&&(y==null||y.cursor.event.type==th)&&((C<=1||C>=nt-1)&&(C=lr(C,nt)),(D<=1||D>=_t-1)&&(D=lr(D,_t))),ht?(lf=C,cf=D,[Ur,Nr]=gt.move(i,C,D)):(He=C,je=D)}const ac={width:0,height:0,left:0,top:0};function oc(){Ro(ac,!1)}let mf,gf,_f,xf;function vf(g,y,C,D,V,j,it){Is=!0,vn=Sn=Rn._x=Rn._y=!1,rc(g,y,C,D,V,j,it,!0,!1),g!=null&&(z(eh,lu,Sf,!1),Ia(Jd,i,Ur,Nr,nt,_t,null));let{left:ht,top:St,width:Ct,height:Ut}=We;mf=ht,gf=St,_f=Ct,xf=Ut}function Sf(g,y,C,D,V,j,it){Is=Rn._x=Rn._y=!1,rc(g,y,C,D,V,j,it,!1,!0);let{left:ht,top:St,width:Ct,height:Ut}=We,Ft=Ct>0||Ut>0,ne=mf!=ht||gf!=St||_f!=Ct||xf!=Ut;if(Ft&&ne&&Ro(We),Rn.setScale&&Ft&&ne){let Re=ht,Ee=Ct,de=St,$t=Ut;if(R.ori==1&&(Re=St,Ee=Ut,de=ht,$t=Ct),vn&&Us(T,qi(Re,T),qi(Re+Ee,T)),Sn)for(let Ht in E){let Xe=E[Ht];Ht!=T&&Xe.from==null&&Xe.min!=Be&&Us(Ht,qi(de+$t,Ht),qi(de,Ht))}oc()}else gt.lock&&(gt._lock=!gt._lock,er(y,!0,g!=null));g!=null&&(Ve(eh,lu),Ia(eh,i,He,je,nt,_t,null))}function a_(g,y,C,D,V,j,it){if(gt._lock)return;qt(g);let ht=Is;if(Is){let St=!0,Ct=!0,Ut=10,Ft,ne;R.ori==0?(Ft=vn,ne=Sn):(Ft=Sn,ne=vn),Ft&&ne&&(St=He<=Ut||He>=nt-Ut,Ct=je<=Ut||je>=_t-Ut),Ft&&St&&(He=He<Ur?0:nt),ne&&Ct&&(je=je<Nr?0:_t),er(null,!0,!0),Is=!1}He=-10,je=-10,xt.fill(null),er(null,!0,!0),ht&&(Is=ht)}function Mf(g,y,C,D,V,j,it){gt._lock||(qt(g),Ra(),oc(),g!=null&&Ia(ep,i,He,je,nt,_t,null))}function yf(){A.forEach(tT),k(i.width,i.height,!0)}xr(Il,ha,yf);const Br={};Br.mousedown=vf,Br.mousemove=pf,Br.mouseup=Sf,Br.dblclick=Mf,Br.setSeries=(g,y,C,D)=>{let V=on.match[2];C=V(i,y,C),C!=-1&&Yi(C,D,!0,!1)},Gt&&(z(Jd,_,vf),z(th,_,pf),z(Qd,_,g=>{qt(g),La(!1)}),z(tp,_,a_),z(ep,_,Mf),gu.add(i),i.syncRect=La);const Co=i.hooks=n.hooks||{};function Mn(g,y,C){Pr?Ca.push([g,y,C]):g in Co&&Co[g].forEach(D=>{D.call(null,i,y,C)})}(n.plugins||[]).forEach(g=>{for(let y in g.hooks)Co[y]=(Co[y]||[]).concat(g.hooks[y])});const bf=(g,y,C)=>C,on=cn({key:null,setSeries:!1,filters:{pub:fp,sub:fp},scales:[T,M[1]?M[1].scale:null],match:[dp,dp,bf],values:[null,null]},gt.sync);on.match.length==2&&on.match.push(bf),gt.sync=on;const Ef=on.key,lc=Mg(Ef);function Ia(g,y,C,D,V,j,it){on.filters.pub(g,y,C,D,V,j,it)&&lc.pub(g,y,C,D,V,j,it)}lc.sub(i);function o_(g,y,C,D,V,j,it){on.filters.sub(g,y,C,D,V,j,it)&&Br[g](null,y,C,D,V,j,it)}i.pub=o_;function l_(){lc.unsub(i),gu.delete(i),nn.clear(),uu(Il,ha,yf),c.remove(),lt?.remove(),Mn("destroy")}i.destroy=l_;function cc(){Mn("init",n,t),Ao(t||n.data,!1),U[T]?ec(T,U[T]):Ra(),Jt=We.show&&(We.width>0||We.height>0),Wt=te=!0,k(n.width,n.height)}return M.forEach(Hi),A.forEach(Rr),e?e instanceof HTMLElement?(e.appendChild(c),cc()):e(i,cc):cc(),i}Wn.assign=cn;Wn.fmtNum=Yu;Wn.rangeNum=Ul;Wn.rangeLog=jl;Wn.rangeAsinh=Wu;Wn.orient=Ar;Wn.pxRatio=Ce;Wn.join=XE;Wn.fmtDate=ju,Wn.tzDate=nw;Wn.sync=Mg;{Wn.addGap=Bw,Wn.clipGaps=Zl;let n=Wn.paths={points:Ag};n.linear=Cg,n.stepped=Vw,n.bars=Gw,n.spline=Ww}const xu=1e-16,Ig=["curve-1","curve-2","curve-3"],Np=n=>["x","y","z"].map((t,e)=>({label:t,ink:Ig[e],value:i=>i[n+e]}));function eT(n,t,e){const i=Hn(t),[s,r,a,o]=[n[i+En.q],n[i+En.q+1],n[i+En.q+2],n[i+En.q+3]],[l,c,f]=[n[i+En.w],n[i+En.w+1],n[i+En.w+2]];return e===0?(1-2*(a*a+o*o))*l+2*(r*a+s*o)*c+2*(r*o-s*a)*f:e===1?2*(r*a-s*o)*l+(1-2*(r*r+o*o))*c+2*(a*o+s*r)*f:2*(r*o+s*a)*l+2*(a*o-s*r)*c+(1-2*(r*r+a*a))*f}const nT=[{id:"energy",title:"Energy",unit:"J",curves:[{label:"kinetic",ink:"curve-1",value:n=>n[Yt.kinetic]},{label:"potential",ink:"curve-2",value:n=>n[Yt.potential]},{label:"total − work",ink:"curve-3",value:n=>n[Yt.kinetic]+n[Yt.potential]-n[Yt.work]},{label:"ghost kin.",ink:"ghost",ghost:!0,value:n=>n[Yt.ghostKinetic]}]},{id:"drift",title:"Energy drift",unit:"J",log:!0,curves:[{label:"drift",ink:"curve-1",value:n=>Math.max(Math.abs(n[Yt.drift]),xu)},{label:"ghost",ink:"ghost",ghost:!0,value:n=>Math.max(Math.abs(n[Yt.ghostDrift]),xu)}]},{id:"momentum",title:"Momentum",unit:"kg m/s",curves:Np(Yt.momentum)},{id:"angular",title:"Angular momentum",unit:"kg m²/s",curves:Np(Yt.angular)},{id:"spin",title:"Spin in body axes",unit:"rad/s",curves:["x","y","z"].map((n,t)=>({label:n,ink:Ig[t],value:(e,i)=>eT(e,i,t)}))}],iT=20,sT=600,Fp=90,rT=n=>{if(!Number.isFinite(n))return"—";const t=Math.abs(n);return t!==0&&(t<.001||t>=1e5)?n.toExponential(1).replace("e+","e").replace("-","−"):n.toPrecision(4).replace("-","−")};function aT(n,t){if(n===null||t===null||!Number.isFinite(n+t))return[0,1];const e=Math.max(1e-4*Math.max(Math.abs(n),Math.abs(t)),1e-6),i=Math.max(.08*(t-n),e);return[n-i,t+i]}function oT(n,t){if(n===null||t===null||!(n>0))return[xu,1];const e=Math.floor(Math.log10(n)),i=Math.max(Math.ceil(Math.log10(t)),e+6);return[10**e,10**Math.min(i,300)]}const lT=(n,t)=>t;function cT(n,t,e,i){const[s,r]=[Math.round(Math.log10(e)),Math.round(Math.log10(i))],a=Math.max(1,Math.ceil((r-s)/3));return Array.from({length:Math.floor((r-s)/a)+1},(o,l)=>10**(s+l*a))}class hT{constructor(t,e){this.host=t,this.onSeek=e,new ResizeObserver(()=>this.resize()).observe(t),this.build()}body=0;plots=[];width=0;build(){for(const{plot:t}of this.plots)t.destroy();this.host.replaceChildren(),this.width=this.room(),this.plots=nT.map(t=>this.make(t))}make(t){const e=document.createElement("figure");e.dataset.sheet=t.id;const i=document.createElement("figcaption"),s=document.createElement("span");s.className="name",s.textContent=`${t.title}, ${t.unit}`,i.append(s);const r=t.curves.map(c=>{const f=document.createElement("span");f.className="key",f.hidden=!!c.ghost;const u=document.createElement("i");u.style.background=hn(c.ink);const h=document.createElement("b");return f.append(u,c.label,h),i.append(f),h});e.append(i),this.host.append(e);const a={stroke:hn("muted"),grid:{stroke:hn("rule"),width:1},ticks:{show:!1}},o="11px system-ui, sans-serif",l=new Wn({width:this.width,height:Fp,padding:[9,6,0,0],legend:{show:!1},cursor:{x:!0,y:!1,points:{show:!1},drag:{x:!1,y:!1}},scales:{x:{time:!1},y:t.log?{distr:3,range:(c,f,u)=>oT(f,u)}:{range:(c,f,u)=>aT(f,u)}},axes:[{...a,font:o,size:22,gap:3},{...a,font:o,size:52,gap:4,space:26,...t.log&&{splits:cT,filter:lT},values:(c,f)=>f.map(u=>u===null?"":uT(u))}],series:[{},...t.curves.map(c=>({stroke:hn(c.ink),width:1.75,dash:c.ghost?[5,4]:void 0,points:{show:!1}}))]},[[],...t.curves.map(()=>[])],e);return l.over.addEventListener("click",c=>this.onSeek(l.posToVal(c.offsetX,"x"))),{sheet:t,plot:l,values:r}}room(){const t=getComputedStyle(this.host);return this.host.clientWidth-parseFloat(t.paddingLeft)-parseFloat(t.paddingRight)||300}resize(){const t=this.room();if(t!==this.width){this.width=t;for(const{plot:e}of this.plots)e.setSize({width:t,height:Fp})}}update(t,e,i){const{frames:s}=t,r=s[e];if(!r||!this.host.clientWidth)return;const a=s[s.length-1][Yt.time],o=t.sample(i?0:t.nearest(a-iT),sT),l=o.map(f=>s[f][Yt.time]),c=Rs(r,As.ghost);for(const{sheet:f,plot:u,values:h}of this.plots){const m=f.curves.map(S=>o.map(p=>{const d=S.ghost&&!Rs(s[p],As.ghost)?NaN:S.value(s[p],this.body);return Number.isFinite(d)?d:null}));u.setData([l,...m]),f.curves.forEach((S,p)=>{h[p].textContent=rT(S.value(r,this.body)),S.ghost&&(h[p].parentElement.hidden=!c)});const _=i?u.valToPos(r[Yt.time],"x"):-10;u.setCursor({left:_,top:i?1:-10})}}}function uT(n){const t=Math.abs(n);return(t!==0&&(t<.001||t>=1e5)?n.toExponential(0).replace("e+","e"):`${+n.toFixed(6)}`).replaceAll("-","−")}const fT=200,dT=40,pT=1.35,Op=160,ah=600,mT=20,gT=.1,or=1.004,Ug=1e-6,_T=.045;function xT(n,t){const[e,,i]=n;if(!(e>Ug*i))return null;const s=t*Math.sqrt(e);return{axes:n.map(r=>s/Math.sqrt(r)),c:s}}function vT(n,t,e){const i=n.reduce((S,p,d)=>S+p*t[d]**2,0),s=n.reduce((S,p,d)=>S+(p*t[d])**2,0),r=s>=n[1]*i?2:0,[a,o]=r===2?[0,1]:[1,2],l=n[r],c=Math.abs(l*i-s),f=S=>Math.sqrt(c/(n[S]*Math.abs(l-n[S]))),[u,h]=[f(a),f(o)];if(!(u>0)||!(h>0)||Math.abs(l-n[r===2?0:2])<Ug*n[2])return[];const m=Math.sign(t[r])||1,_=[];for(let S=0;S<e;S++){const p=2*Math.PI*S/(e-1),d=[0,0,0];d[a]=u*Math.cos(p),d[o]=h*Math.sin(p),d[r]=m*Math.sqrt(Math.max(0,(i-n[a]*d[a]**2-n[o]*d[o]**2)/l)),_.push(...d)}return _.every(Number.isFinite)?_:[]}const vu=new N,Fl=new pi,_s=new N,ST=new N,MT=new ye,yT=new ye().makeScale(0,0,0);class bT{constructor(t,e){this.scene=t,this.bodies=e}shown=!1;glass=null;local=[];paths=[];glassMaterial=new Bu({transparent:!0,opacity:.26,depthWrite:!1});curveMaterial=new po({linewidth:1.6});trailMaterial=new po({linewidth:3.2});knobMaterial=new Sa;ball=new So(1,64,32);build(){this.drop();const t=this.bodies.infos.slice(0,fT);this.local=t.map((e,i)=>{const s=xT(e.moments,pT*this.bodies.radii[i]);return s?(this.paths.length<dT&&this.paths.push(this.path(e,i,s.c,s.axes[0])),Bp(e).scale(new N(...s.axes))):null}),this.glass=new uo(this.ball,this.glassMaterial,t.length),this.glass.frustumCulled=!1,this.glass.renderOrder=2,this.glass.visible=!1,this.scene.add(this.glass),this.paint()}path(t,e,i,s){const r=new aa,a=new wn(this.ball,this.knobMaterial);a.scale.setScalar(_T*this.bodies.radii[e]),r.add(a),this.scene.add(r);const o=new Dl(r,this.curveMaterial,Op),l=new Dl(r,this.trailMaterial,ah);for(const c of[o.line,l.line,a])c.renderOrder=3;return{body:e,moments:t.moments,c:i,size:s,group:r,curve:o,trail:l,knob:a,turn:new pi().setFromRotationMatrix(Bp(t))}}paint(){this.glassMaterial.color.set(hn("accent")),this.curveMaterial.color.set(hn("muted")),this.trailMaterial.color.set(hn("spin")),this.knobMaterial.color.set(hn("spin"))}place(t,e,i){if(this.glass){this.glass.visible=this.shown;for(const s of this.paths)s.group.visible=this.shown;if(this.shown){this.local.forEach((s,r)=>{js(t,Hn(r),vu,Fl),this.glass.setMatrixAt(r,s?MT.makeRotationFromQuaternion(Fl).setPosition(vu).multiply(s):yT)}),this.glass.instanceMatrix.needsUpdate=!0;for(const s of this.paths)this.placePath(s,t,e,i)}}}placePath(t,e,i,s){const{group:r,knob:a,curve:o,trail:l}=t;js(e,Hn(t.body),r.position,r.quaternion),r.quaternion.multiply(t.turn),r.visible=zp(e,t),r.visible&&(a.position.copy(_s).multiplyScalar(or),o.set(vT(t.moments,a.position.toArray(),Op)),l.set(this.went(t,i,s)))}went(t,e,i){const s=[];if(!e.frames[i])return s;const r=e.nearest(e.frames[i][Yt.time]-mT),a=Math.max(1,Math.ceil((i-r)/(ah/2)));let o=null;for(let l=Math.ceil(r/a)*a;l<i+a;l+=a){if(!zp(e.frames[Math.min(l,i)],t))continue;const c=_s.clone(),f=o?Math.min(8,Math.floor(o.distanceTo(c)/(gT*t.size))):0;for(let u=1;u<=f;u++)ET(_s.lerpVectors(o,c,u/(f+1)),t),s.push(or*_s.x,or*_s.y,or*_s.z);s.push(or*c.x,or*c.y,or*c.z),o=c}return s.slice(-3*ah)}drawn(t){const e=this.paths.find(i=>i.body===t);return e?.group.visible?{curve:e.curve.points(),trail:e.trail.points(),point:e.knob.position.toArray()}:null}drop(){for(const{group:t,curve:e,trail:i}of this.paths)e.dispose(),i.dispose(),this.scene.remove(t);this.paths=[],this.glass&&(this.scene.remove(this.glass),this.glass.dispose(),this.glass=null)}}function Bp(n){const t=n.axes;return new ye().set(t[0],t[1],t[2],0,t[3],t[4],t[5],0,t[6],t[7],t[8],0,0,0,0,1)}function zp(n,t){const e=Hn(t.body);_s.fromArray(n,e+En.w);const i=_s.dot(ST.fromArray(n,e+En.L));return!(i>0)||!Number.isFinite(i)?!1:(js(n,e,vu,Fl),_s.applyQuaternion(Fl.multiply(t.turn).conjugate()).multiplyScalar(t.c/Math.sqrt(i)),!0)}function ET(n,{moments:t,c:e}){n.multiplyScalar(e/Math.sqrt(t[0]*n.x**2+t[1]*n.y**2+t[2]*n.z**2))}const wT=2e3,TT=5e3,AT=3;class RT{constructor(t){this.listener=t,window.addEventListener("message",e=>{e.source!==window.parent||e.data!=="freebody"||!e.ports[0]||this.port||(this.port=e.ports[0],this.port.onmessage=({data:i})=>this.hear(i),this.answered=performance.now(),t.state(!0,0),window.setInterval(()=>this.watch(),wT))})}port=null;answered=0;busy=!1;frames=0;get connected(){return this.port!==null}send(t){this.port?.postMessage(t)}hear(t){"files"in t?Qy(t.files):"frame"in t?this.see(new Float32Array(t.frame),t.number):t.message.type==="pong"?this.answer():this.listener.message(t.message)}see(t,e){this.listener.frame(t),this.frames+=1,this.frames%AT===0&&this.port.postMessage({type:"seen",number:e})}answer(){this.answered=performance.now(),this.busy&&this.listener.message({type:"status",text:""}),this.busy=!1}watch(){this.busy=performance.now()-this.answered>TT,this.busy&&this.listener.message({type:"status",text:"The notebook is busy: what you do here waits for the end of its cell."}),this.send({type:"ping",t:performance.now()})}}const CT=[.1,.25,.5,1,2,4],PT=[1,3];class DT{constructor(t,e){this.host=t,[this.stiffness.min,this.stiffness.max]=PT.map(String);const i=Et("fieldset",{className:"triple"},...this.gravity);t.append(es("Scene",this.scene),es("Integrator",this.integrator,this.summary),es("Step, s",this.dt),es("Ghost",this.ghost,Et("p",{className:"note"},"A second integrator from the same state, drawn translucent.")),es("Gravity, m/s²",i),es("Speed",this.speed),es("Grab stiffness",this.stiffness,this.stiffnessValue)),this.scene.onchange=()=>e({type:"scene",name:this.scene.value}),this.integrator.onchange=()=>e({type:"integrator",name:this.integrator.value}),this.ghost.onchange=()=>e({type:"ghost",name:this.ghost.value||null}),this.speed.onchange=()=>e({type:"speed",value:Number(this.speed.value)}),this.dt.onchange=()=>{this.dt.valueAsNumber>0&&e({type:"dt",value:this.dt.valueAsNumber})};for(const s of this.gravity)s.onchange=()=>{const r=this.gravity.map(a=>a.valueAsNumber);r.every(Number.isFinite)&&e({type:"gravity",value:r})};this.stiffness.oninput=()=>{const s=Number((10**this.stiffness.valueAsNumber).toPrecision(2));this.stiffnessValue.textContent=`${s} per s²`,e({type:"stiffness",value:s})}}scene=Et("select");integrator=Et("select");summary=Et("p",{className:"note"});dt=Et("input",{type:"number",min:"0",step:"any",inputMode:"decimal"});gravity=["x","y","z"].map(t=>Et("input",{type:"number",step:"any",ariaLabel:`Gravity along ${t}`}));speed=Et("select");stiffness=Et("input",{type:"range",step:"0.01"});stiffnessValue=Et("p",{className:"note"});ghost=Et("select");physical=[this.integrator,this.dt,this.ghost,this.speed,this.stiffness,...this.gravity];update(t){const{settings:e}=t,i=(l,c)=>{document.activeElement!==l&&(l.value=String(Number(c.toPrecision(6))))},s=t.scenes.map(({name:l,title:c})=>[l,c]);s.some(([l])=>l===t.scene.name)||s.unshift([t.scene.name,t.scene.title]),mr(this.scene,s,t.scene.name);const r=t.integrators.map(({name:l})=>[l,l]);mr(this.integrator,r,e.integrator);const a=t.integrators.find(({name:l})=>l===e.integrator);this.summary.textContent=a?`Order ${a.order}: ${a.summary}.`:"",mr(this.ghost,[["","none"],...r],e.ghost??"");const o=[...new Set([...CT,e.speed])].sort((l,c)=>l-c);mr(this.speed,o.map(l=>[String(l),`${l} ×`]),String(e.speed)),i(this.dt,e.dt),e.gravity.forEach((l,c)=>i(this.gravity[c],l)),i(this.stiffness,Math.log10(e.stiffness)),this.stiffnessValue.textContent=`${Number(e.stiffness.toPrecision(3))} per s²`;for(const l of this.host.querySelectorAll("select, input"))l.disabled=!t.control;if(t.tape)for(const l of this.physical)l.disabled=!0}}class LT{boxes=new Map;constructor(t,e,i){const s=Et("fieldset",{className:"toggles"},Et("legend",{},"Draw"));for(const a of e){const o=Et("input",{type:"checkbox",id:`show-${a.id}`,checked:a.on});o.onchange=()=>a.set(o.checked),this.boxes.set(a.id,o);const l=Et("label",{},o,a.label);a.key&&l.append(Et("kbd",{},a.key)),s.append(l)}const r=Et("select");mr(r,[["auto","as the system"],["light","light"],["dark","dark"]],i.choice),r.onchange=()=>i.set(r.value),t.append(s,es("Theme",r))}flip(t){this.boxes.get(t)?.click()}}const kp={type:"change"},ef={type:"start"},Ng={type:"end"},ul=new Vl,Vp=new gs,IT=Math.cos(70*kl.DEG2RAD),dn=new N,ei=2*Math.PI,Oe={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},oh=1e-6;class UT extends J0{constructor(t,e=null){super(t,e),this.state=Oe.NONE,this.target=new N,this.cursor=new N,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:oa.ROTATE,MIDDLE:oa.DOLLY,RIGHT:oa.PAN},this.touches={ONE:ra.ROTATE,TWO:ra.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new N,this._lastQuaternion=new pi,this._lastTargetPosition=new N,this._quat=new pi().setFromUnitVectors(t.up,new N(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new hd,this._sphericalDelta=new hd,this._scale=1,this._panOffset=new N,this._rotateStart=new Qt,this._rotateEnd=new Qt,this._rotateDelta=new Qt,this._panStart=new Qt,this._panEnd=new Qt,this._panDelta=new Qt,this._dollyStart=new Qt,this._dollyEnd=new Qt,this._dollyDelta=new Qt,this._dollyDirection=new N,this._mouse=new Qt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=FT.bind(this),this._onPointerDown=NT.bind(this),this._onPointerUp=OT.bind(this),this._onContextMenu=WT.bind(this),this._onMouseWheel=kT.bind(this),this._onKeyDown=VT.bind(this),this._onTouchStart=GT.bind(this),this._onTouchMove=HT.bind(this),this._onMouseDown=BT.bind(this),this._onMouseMove=zT.bind(this),this._interceptControlDown=XT.bind(this),this._interceptControlUp=YT.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.getRootNode().addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.getRootNode().removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.style.touchAction=""}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(kp),this.update(),this.state=Oe.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){const e=this.object.position;dn.copy(e).sub(this.target),dn.applyQuaternion(this._quat),this._spherical.setFromVector3(dn),this.autoRotate&&this.state===Oe.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=ei:i>Math.PI&&(i-=ei),s<-Math.PI?s+=ei:s>Math.PI&&(s-=ei),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{const a=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(dn.setFromSpherical(this._spherical),dn.applyQuaternion(this._quatInverse),e.copy(this.target).add(dn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){const o=dn.length();a=this._clampDistance(o*this._scale);const l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){const o=new N(this._mouse.x,this._mouse.y,0);o.unproject(this.object);const l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;const c=new N(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=dn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):(ul.origin.copy(this.object.position),ul.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(ul.direction))<IT?this.object.lookAt(this.target):(Vp.setFromNormalAndCoplanarPoint(this.object.up,this.target),ul.intersectPlane(Vp,this.target))))}else if(this.object.isOrthographicCamera){const a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>oh||8*(1-this._lastQuaternion.dot(this.object.quaternion))>oh||this._lastTargetPosition.distanceToSquared(this.target)>oh?(this.dispatchEvent(kp),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ei/60*this.autoRotateSpeed*t:ei/60/60*this.autoRotateSpeed}_getZoomScale(t){const e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){dn.setFromMatrixColumn(e,0),dn.multiplyScalar(-t),this._panOffset.add(dn)}_panUp(t,e){this.screenSpacePanning===!0?dn.setFromMatrixColumn(e,1):(dn.setFromMatrixColumn(e,0),dn.crossVectors(this.object.up,dn)),dn.multiplyScalar(t),this._panOffset.add(dn)}_pan(t,e){const i=this.domElement;if(this.object.isPerspectiveCamera){const s=this.object.position;dn.copy(s).sub(this.target);let r=dn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/i.clientHeight,this.object.matrix),this._panUp(2*e*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;const i=this.domElement.getBoundingClientRect(),s=t-i.left,r=e-i.top,a=i.width,o=i.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientX),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(ei*this._rotateDelta.x/e.clientHeight),this._rotateUp(ei*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ei*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(i,s)}}_handleTouchStartDolly(t){const e=this._getSecondPointerPosition(t),i=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{const i=this._getSecondPointerPosition(t),s=.5*(t.pageX+i.x),r=.5*(t.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);const e=this.domElement;this._rotateLeft(ei*this._rotateDelta.x/e.clientHeight),this._rotateUp(ei*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{const e=this._getSecondPointerPosition(t),i=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){const e=this._getSecondPointerPosition(t),i=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);const a=(t.pageX+e.x)*.5,o=(t.pageY+e.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Qt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){const e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){const e=t.deltaMode,i={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}}function NT(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function FT(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function OT(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(Ng),this.state=Oe.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:const t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function BT(n){let t;switch(n.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case oa.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=Oe.DOLLY;break;case oa.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Oe.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Oe.ROTATE}break;case oa.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=Oe.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=Oe.PAN}break;default:this.state=Oe.NONE}this.state!==Oe.NONE&&this.dispatchEvent(ef)}function zT(n){switch(this.state){case Oe.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case Oe.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case Oe.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function kT(n){this.enabled===!1||this.enableZoom===!1||this.state!==Oe.NONE||(n.preventDefault(),this.dispatchEvent(ef),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(Ng))}function VT(n){this.enabled!==!1&&this._handleKeyDown(n)}function GT(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case ra.ROTATE:if(this.enableRotate===!1)return;this._handleTouchStartRotate(n),this.state=Oe.TOUCH_ROTATE;break;case ra.PAN:if(this.enablePan===!1)return;this._handleTouchStartPan(n),this.state=Oe.TOUCH_PAN;break;default:this.state=Oe.NONE}break;case 2:switch(this.touches.TWO){case ra.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=Oe.TOUCH_DOLLY_PAN;break;case ra.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=Oe.TOUCH_DOLLY_ROTATE;break;default:this.state=Oe.NONE}break;default:this.state=Oe.NONE}this.state!==Oe.NONE&&this.dispatchEvent(ef)}function HT(n){switch(this._trackPointer(n),this.state){case Oe.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case Oe.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case Oe.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case Oe.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=Oe.NONE}}function WT(n){this.enabled!==!1&&n.preventDefault()}function XT(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.getRootNode().addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function YT(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.getRootNode().removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}const Gp=40,Hp=1.3,qT=.8,Wp=40,jT={1:[.75,-1,.55],2:[0,-1,0],3:[1,0,0],4:[0,-1e-4,1]};class $T{constructor(t){this.canvas=t,this.renderer=new jy({canvas:t,antialias:!0,preserveDrawingBuffer:!1}),this.renderer.setPixelRatio(Math.min(window.devicePixelRatio,2)),this.camera.up.set(0,0,1),this.controls=new UT(this.camera,t),this.controls.addEventListener("change",()=>this.dirty=!0);const e=new od(16777215,2.5);e.position.set(-.4,-.6,1.2);const i=new od(16777215,.7);i.position.set(.8,.9,.2),this.scene.add(e,i,new V0(16777215,10134710,1.7)),new ResizeObserver(()=>this.resize()).observe(t.parentElement),this.resize(),this.paint()}scene=new S0;camera=new Ei(Gp,1,.01,1e3);renderer;controls;dirty=!0;radius=1;air=Hp;cell=1;centre=new N;grid=null;gridShown=!0;resize(){const{clientWidth:t,clientHeight:e}=this.canvas.parentElement;!t||!e||(this.renderer.setSize(t,e,!1),this.camera.aspect=t/e,this.camera.updateProjectionMatrix(),this.dirty=!0)}paint(){const t=new ie(hn("scene"));this.scene.background=t,this.scene.fog=new Iu(t,this.radius*6,this.radius*30),this.layGrid(),this.dirty=!0}showGrid(t){this.gridShown=t,this.grid&&(this.grid.visible=t),this.dirty=!0}layGrid(){this.grid&&(this.scene.remove(this.grid),this.grid.dispose());const t=10**Math.floor(Math.log10(this.radius));this.cell=t*(this.radius/t>=5?5:this.radius/t>=2?2:1),this.grid=new Z0(Wp*this.cell,Wp,hn("grid-axis"),hn("grid")),this.grid.rotation.x=Math.PI/2,this.grid.visible=this.gridShown,this.scene.add(this.grid)}fit(t,e,i){this.air=Hp+qT/Math.sqrt(Math.max(i,1)),this.centre.copy(t),this.radius=e,this.camera.near=e/200,this.camera.far=e*400,this.controls.minDistance=e/4,this.controls.maxDistance=e*100,this.paint(),this.view("1")}view(t,e=this.centre){const i=jT[t];if(!i)return;const s=Math.tan(kl.degToRad(Gp/2))*Math.min(1,this.camera.aspect),r=this.radius*this.air/s;this.controls.target.copy(e),this.camera.position.set(...i).setLength(r).add(e),this.camera.updateProjectionMatrix(),this.controls.update(),this.dirty=!0}shift(t){this.camera.position.add(t),this.controls.target.add(t),this.dirty=!0}orbit(t,e){const i=this.camera.position.clone().sub(this.controls.target);i.applyAxisAngle(this.camera.up,t);const s=new N().crossVectors(this.camera.up,i).normalize(),r=i.clone().applyAxisAngle(s,-e);Math.abs(r.clone().normalize().dot(this.camera.up))<.995&&i.copy(r),this.camera.position.copy(this.controls.target).add(i),this.controls.update(),this.dirty=!0}project(t){this.camera.updateMatrixWorld();const e=t.clone().project(this.camera),i=this.canvas.getBoundingClientRect(),s=Math.abs(e.x)<=1&&Math.abs(e.y)<=1&&Math.abs(e.z)<=1;return{x:i.left+(e.x+1)/2*i.width,y:i.top+(1-e.y)/2*i.height,inside:s}}render(){const t=s=>Math.round(s/this.cell)*this.cell,{x:e,y:i}=this.controls.target;this.grid?.position.set(t(e),t(i),this.centre.z-1.4*this.radius),this.renderer.render(this.scene,this.camera),this.dirty=!1}}const KT=200,ZT=240,Fg=360,lh=Math.ceil(Fg/ZT);class JT{constructor(t){this.scene=t}shown=!1;lines=null;material=new Nu({vertexColors:!0});place(t,e,i){if(this.lines&&(this.lines.visible=this.shown),!this.shown||e<1)return;const s=Math.min(i,KT),r=Math.max(0,e-Fg),a=[];for(let S=Math.ceil(r/lh)*lh;S<e;S+=lh)a.push(S);a.push(e);const o=a.length-1,l=new Float32Array(6*s*o),c=new Float32Array(6*s*o),f=new ie(hn("accent")),u=new ie(hn("scene")),h=new ie;let m=0;for(let S=0;S<s;S++)for(let p=0;p<o;p++)for(const d of[p,p+1]){const M=t.frames[a[d]],A=Hn(S);h.lerpColors(u,f,d/o);for(let E=0;E<3;E++)l[m+E]=M[A+E];h.toArray(c,m),m+=3}this.clear();const _=new Fn;_.setAttribute("position",new Un(l,3)),_.setAttribute("color",new Un(c,3)),this.lines=new Em(_,this.material),this.lines.frustumCulled=!1,this.scene.add(this.lines)}clear(){this.lines&&(this.scene.remove(this.lines),this.lines.geometry.dispose(),this.lines=null)}}const QT=.18,Xp=.055,Yp=.018,tA=new N(0,0,1),eA=new xo(1,1,1,10).rotateX(Math.PI/2).translate(0,0,.5),nA=new Fu(1,1,14).rotateX(Math.PI/2).translate(0,0,.5),Ya=new ye,ch=new pi,qp=new N,fl=new N,jp=new N;class iA{constructor(t,e,i=!1){this.scene=t,this.material.depthTest=!i,this.material.transparent=i,this.shafts=new uo(eA,this.material,e),this.heads=new uo(nA,this.material,e);for(const s of[this.shafts,this.heads])s.frustumCulled=!1,s.visible=!1,s.renderOrder=i?4:0,t.add(s)}material=new Sa;shafts;heads;set colour(t){this.material.color.set(t)}set visible(t){this.shafts.visible=t,this.heads.visible=t}set(t,e,i,s){const r=i.length();if(!(r>.02*s)||!Number.isFinite(r))Ya.makeScale(0,0,0),this.shafts.setMatrixAt(t,Ya),this.heads.setMatrixAt(t,Ya);else{ch.setFromUnitVectors(tA,qp.copy(i).divideScalar(r));const a=Math.min(QT*s,.5*r);fl.set(Yp*s,Yp*s,r-a),this.shafts.setMatrixAt(t,Ya.compose(e,ch,fl)),jp.copy(e).addScaledVector(qp,r-a),fl.set(Xp*s,Xp*s,a),this.heads.setMatrixAt(t,Ya.compose(jp,ch,fl))}this.shafts.instanceMatrix.needsUpdate=!0,this.heads.instanceMatrix.needsUpdate=!0}dispose(){this.scene.remove(this.shafts,this.heads),this.shafts.dispose(),this.heads.dispose(),this.material.dispose()}}const sA=200,$p=1.7,Kp=.99,Zp=.001,Jp=["axis-x","axis-y","axis-z","spin","momentum","force","torque"],rA=new Set(["force","torque"]),ia=new N,Qp=new pi,qa=new N;class aA{constructor(t,e){this.scene=t,this.bodies=e}shown={axes:!1,spin:!1,momentum:!1,force:!1};sets=null;count=0;fastest=Zp;heaviest=1;strongest=0;hardest=0;usual=1;build(){if(this.sets)for(const e of Object.values(this.sets))e.dispose();this.count=Math.min(this.bodies.infos.length,sA),this.sets=Object.fromEntries(Jp.map(e=>[e,new iA(this.scene,this.count,rA.has(e))])),this.fastest=Zp,this.strongest=this.hardest=0;const t=[...this.bodies.radii].sort((e,i)=>e-i);this.usual=t[t.length>>1]||1,this.heaviest=Math.max(...this.bodies.infos.flatMap(e=>e.moments))||1,this.paint()}paint(){if(this.sets)for(const t of Jp)this.sets[t].colour=hn(t)}notice(t){const e=(i,s)=>{const r=qa.fromArray(t,s).length();return Number.isFinite(r)?Math.max(i,r):i};this.strongest*=Kp,this.hardest*=Kp;for(let i=0;i<this.count;i++){this.fastest=e(this.fastest,Hn(i)+En.w);const s=Fd(t,i,this.bodies.infos.length);s<0||(this.strongest=e(this.strongest,s),this.hardest=e(this.hardest,s+3))}}place(t){if(!this.sets)return;const{spin:e,momentum:i,force:s,torque:r}=this.sets,a=[this.sets["axis-x"],this.sets["axis-y"],this.sets["axis-z"]];for(const c of a)c.visible=this.shown.axes;if(e.visible=this.shown.spin,i.visible=this.shown.momentum,s.visible=r.visible=this.shown.force,this.notice(t),!Object.values(this.shown).some(Boolean))return;const o=$p/this.fastest,l=o/this.heaviest;for(let c=0;c<this.count;c++){const f=Hn(c),u=this.bodies.radii[c];js(t,f,ia,Qp),a.forEach((S,p)=>S.set(c,ia,qa.set(0,0,0).setComponent(p,1.5*u).applyQuaternion(Qp),u));const h=(S,p)=>qa.fromArray(t,S).multiplyScalar(p*u);e.set(c,ia,h(f+En.w,o),u),i.set(c,ia,h(f+En.L,l),u);const m=Fd(t,c,this.bodies.infos.length),_=(S,p)=>m<0||!p?qa.set(0,0,0):qa.fromArray(t,m+S).multiplyScalar($p*this.usual/p);s.set(c,ia,_(0,this.strongest),1.4*this.usual),r.set(c,ia,_(3,this.hardest),1.4*this.usual)}}}const oA=120,lA=6e3,tm=.12,Og=new lb,_e=new $T(ue("canvas")),Je=new cb(_e.scene),Mo=new pb(_e.scene,Je),nf=new JT(_e.scene),gr=new aA(_e.scene,Je),yo=new bT(_e.scene,Je),bo=new Gb(_e.scene,Je),Nn=new Bb,sf=new rE;let un=null,Su="",Vi=null,$e=-1,ge=null,ao="",Eo=!1,Er=!1,wr="may",Ml=null,os=0,Bg=!1,zg=0;const hh={message:fA,frame:gA,state:_A},em=Zy(),mi=em?new Kb(hh,em):km()?new RT(hh):new Zb(hh),Ln=new Ub(_e,Je,{grabbable:()=>un?.control&&!un.tape&&mi.connected&&$e<0&&Je.ready?Vi:null,shown:vr,send:n=>mi.send(n),started(n){os=wo.body=n,Bg=!0,ue("hint").hidden=!0}}),cA=new yb(_e,n=>yr(ue("busy-notice"),n?"Filming. Choose Video again to stop.":null)),wo=new hT(ue("page-books"),n=>_o(Nn.nearest(n))),hA=new DT(ue("page-setup"),n=>mi.send(n)),uA=new eE(ue("page-setup"),n=>mi.send(n)),nm=new iE({reset:Hg,pause:Wg,step:Xg,live:af,scrub:_o,loop:Yg,speed:n=>ge&&(ge.speed=n)}),Hs=()=>void(_e.dirty=!0),kg=[{id:"trails",label:"Trails",key:"t",on:!1,set:n=>(Hs(),nf.shown=n)},{id:"axes",label:"Body axes",key:"a",on:!1,set:n=>(Hs(),gr.shown.axes=n)},{id:"spin",label:"Angular velocity ω",key:"w",on:!1,set:n=>(Hs(),gr.shown.spin=n)},{id:"momentum",label:"Angular momentum L",key:"m",on:!1,set:n=>(Hs(),gr.shown.momentum=n)},{id:"force",label:"Force F and torque τ",key:"o",on:!1,set:n=>(Hs(),gr.shown.force=n)},{id:"ellipsoid",label:"Inertia ellipsoid and polhode",key:"e",on:!1,set:n=>(Hs(),yo.shown=n)},{id:"springs",label:"Springs and joints",on:!0,set:n=>(Hs(),Mo.shown=bo.shown=n)},{id:"wireframe",label:"Wireframe",key:"x",on:!1,set:n=>(Hs(),Je.wireframe=n)},{id:"grid",label:"Grid",on:!0,set:n=>_e.showGrid(n)},{id:"follow",label:"Follow",key:"f",on:!1,set:MA}],dl=()=>`freebody-${un?.scene.name.replaceAll(/[^\w-]+/g,"-")||"scene"}`,rf=new LT(ue("page-show"),kg,Og),Vg=new Db(ue("page-files"),ue("drop-sheet"),{key:()=>un?.control&&mi.connected?un.key??null:null,show:()=>sf.reveal("files"),name:dl,tell:Ol,table:()=>Yl(`${dl()}.csv`,new Blob([Mb(Nn,Je.infos)],{type:"text/csv"})),picture:()=>Sb(_e,dl()),film:()=>cA.toggle(dl())}),Gg=new Xb([{keys:["r"],label:"r",text:"reset to the initial state",run:Hg},{keys:[" "],label:"space",text:"pause or go on",run:Wg},{keys:["."],label:".",text:"one step",run:Xg},{keys:[","],label:",",text:"one frame back",run:()=>_o(go()-1)},{keys:["l"],label:"l",text:"back to now; a recorded run: over and over, or once",run:()=>ge?Yg():af()},{keys:["g","Escape"],label:"g",text:"grab with the keyboard, and let go",run:n=>n==="g"?Ln.keyGrab(os):Ln.release()},{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],label:"← / → / ↑ / ↓",text:"pull what is grabbed, else turn the view",run:xA},{keys:["n"],label:"n",text:"next body",run:vA},{keys:["1","2","3","4"],label:"1 / 2 / 3 / 4",text:"view: oblique, front, side, top",run:n=>_e.view(n,SA())},{keys:["p"],label:"p",text:"open a part from a file",run:()=>Vg.choose()},{keys:["b"],label:"b",text:"books and settings",run:()=>sf.toggle()},...kg.filter(({key:n})=>n).map(({id:n,key:t,label:e})=>({keys:[t],label:t,text:e[0].toLowerCase()+e.slice(1),run:()=>rf.flip(n)})),{keys:["?"],label:"?",text:"this help",run:()=>Gg.help()}],ue("help"));ue("help-button").onclick=()=>Gg.help();ue("control-button").onclick=()=>mi.send({type:"control"});Og.onChange(()=>{_e.paint();for(const n of[Je,Mo,gr,yo,bo])n.paint();wo.build()});function fA(n){n.type==="status"||n.type==="error"?Ol(n.text):n.type==="hello"&&dA(n)}function Ol(n){const t=ue("busy-notice");yr(t,n||null),window.setTimeout(()=>{un&&!un.compiling&&t.textContent===n&&yr(t,null)},lA)}async function dA(n){un=n,document.title=`${n.scene.title} – freebody`,ue("title").textContent=n.scene.title,ue("description").textContent=n.scene.description,yr(ue("busy-notice"),n.compiling?"Compiling for this machine: the first time takes a while.":null),ue("control-notice").hidden=n.control,ue("hint").textContent=n.bodies.length===1?`Drag the ${n.bodies[0].name}`:"Drag any body",uA.update(n),hA.update(n),Vg.update(n.key!==void 0);const t=JSON.stringify([n.scene.name,n.scene.serial,n.bodies,n.springs,n.joints]);t!==Su&&await pA(n,t),n.tape&&!n.compiling&&n.tape!==ao&&await mA(n.tape,n.bodies.length)}async function pA(n,t){Su=t,ge=null,ao="",Nn.clear(),nf.clear(),Ln.release(),Vi=null,$e=-1,qg(),os=wo.body=0,Eo=!1;try{await Je.load(n.bodies)&&(Mo.build(n.springs),bo.build(n.joints??[]),gr.build(),yo.build())}catch(e){Su="",yr(ue("link-notice"),String(e instanceof Error?e.message:e))}}async function mA(n,t){ao=n;try{const e=new _b(await Vm(n),t);if(ao!==n)return;ge=e,Nn.frames=e.frames,Vi=e.frames[0],_e.dirty=!0}catch(e){ao="",yr(ue("link-notice"),String(e instanceof Error?e.message:e))}}function gA(n){if(!un||un.tape||!ab(n,un.bodies.length))return;const t=Nn.last;if(t&&n[Yt.time]<t[Yt.time]&&($e=-1),(!t||n[Yt.time]<t[Yt.time]||n[Yt.time]===0)&&(wr=Er?wr:"may"),un.compiling){Vi=n,_e.dirty=!0;return}const e=Nn.add(n);$e>=0&&($e=Math.max(0,$e-e)),Vi=n,$e<0&&(_e.dirty=!0)}function _A(n,t){document.body.dataset.connected=String(n),yr(ue("link-notice"),n?null:t>1?"No connection. Trying again…":"Connecting…"),n||Ln.release()}function vr(){return ge?ge.shown:$e>=0?Nn.frames[$e]:Vi}const go=()=>ge?ge.index:$e>=0?$e:Math.max(0,Nn.frames.length-1);function Hg(){if(ge){ge.restart(),_e.dirty=!0;return}$e=-1,qg(),Ln.release(),mi.send({type:"reset"})}const va=()=>ge?!ge.playing:Vi?Rs(Vi,As.paused):un?.settings.paused??!1;function Wg(){ge?ge.toggle():$e>=0?af():mi.send({type:"pause",on:!va()})}function Xg(){ge?_o(ge.index+1):$e>=0&&$e<Nn.frames.length-1?_o($e+1):($e=-1,va()||mi.send({type:"pause",on:!0}),mi.send({type:"step"}))}function _o(n){if(Nn.frames.length){if(_e.dirty=!0,ge){ge.seek(n);return}$e<0&&un?.control&&!va()&&mi.send({type:"pause",on:!0}),Ln.release(),$e=Math.min(Math.max(n,0),Nn.frames.length-1)}}function af(){$e=-1,un?.control&&mi.send({type:"pause",on:!1}),_e.dirty=!0}function Yg(){ge&&(ge.loop=!ge.loop)}function xA(n){const t=n==="ArrowRight"?1:n==="ArrowLeft"?-1:0,e=n==="ArrowUp"?1:n==="ArrowDown"?-1:0;Ln.held?Ln.keyPull(t,e):_e.orbit(t*tm,e*tm)}function vA(){os=wo.body=(os+1)%Math.max(1,Je.infos.length),Je.hover(os)&&(_e.dirty=!0)}function SA(){const n=vr();return Er&&n?new N().fromArray(n,Hn(os)):void 0}function MA(n){Er=n,n||(wr="not"),Ml=null;const t=vr();n&&t&&_e.shift(new N().fromArray(t,Hn(os)).sub(_e.controls.target))}function yA(){const n=new wi;Je.radii.forEach((e,i)=>{const s=new N(...Je.infos[i].start);n.union(new wi().setFromCenterAndSize(s,new N().setScalar(2*e)))});const t=n.getBoundingSphere(new Cs);_e.fit(t.center,Math.max(t.radius/1.45,1e-6),Je.infos.length),ue("hint").hidden=Bg||!!un?.tape,Eo=!0}function bA(n){const t=Eo&&!EA(n);t&&!Er&&wr==="may"&&!Ln.held&&$e<0&&(rf.flip("follow"),wr="does",Ol(`Following the ${Je.infos[os].name}: f stops.`)),ue("away-notice").hidden=!t||Er}function qg(){wr==="does"&&Er&&(rf.flip("follow"),_e.view("1")),wr="not"}function EA(n){const t=Math.min(Je.infos.length,50);for(let e=0;e<t;e++)if(_e.project(new N().fromArray(n,Hn(e))).inside)return!0;return t===0}let uh=0,im=0,fh=performance.now();function jg(n){requestAnimationFrame(jg),ge?.advance(n)&&(_e.dirty=!0);const t=vr();if(t&&Je.ready)if(Eo||yA(),_e.dirty){if(Er){const e=new N().fromArray(t,Hn(os));Ml&&_e.shift(e.clone().sub(Ml)),Ml=e}Je.place(t),gr.place(t),bo.place(t),Mo.place(t,Ln.held,_e.radius),nf.place(Nn,go(),Je.infos.length),yo.place(t,Nn,go()),Ln.hover()}else Ln.hover()&&(_e.dirty=!0);_e.dirty&&(_e.render(),uh+=1),n-im>oA&&(im=n,wA(t)),n-fh>1e3&&(zg=1e3*uh/(n-fh),uh=0,fh=n)}function wA(n){if(nm.update(Nn,go(),$e>=0,va(),ge!==null||(un?.control??!1)),nm.updateDeck(ge),sf.open&&wo.update(Nn,go(),ge!==null||$e>=0||va()),!n)return;const t=Number.isFinite(n[Yt.rate])?n[Yt.rate].toFixed(2):"—",e=(un?.viewers??1)>1?` · ${un.viewers} viewers`:"",i=ge?`${ge.speed}× as recorded`:`${t}× real time`;ue("meter").textContent=`${Math.round(zg)} fps · ${i}${e}`,bA(n)}requestAnimationFrame(jg);Object.defineProperty(window,"__freebody",{value:{get frame(){return vr()&&Array.from(vr())},get live(){return Vi&&Array.from(Vi)},get hello(){return un},get bodies(){return Je.infos},get ready(){return Je.ready&&Eo&&Vi!==null},get connected(){return mi.connected},get kept(){return Nn.frames.length},get times(){return Nn.frames.map(n=>n[Yt.time])},get scrub(){return $e},get deck(){return ge&&{time:ge.time,index:ge.index,begin:ge.begin,end:ge.end,playing:ge.playing,loop:ge.loop,speed:ge.speed}},get paused(){return va()},get held(){return Ln.held&&{body:Ln.held.body,local:Ln.held.local.toArray(),target:Ln.held.target.toArray()}},get springShown(){return Mo.grabVisible},get joints(){return bo.count},polhode:n=>yo.drawn(n),get camera(){return[..._e.camera.position.toArray(),..._e.controls.target.toArray()]},pick:(n,t)=>Ln.bodyAt(n,t),project:n=>_e.project(new N(...n)),toWorld:(n,t)=>Je.toWorld(n,new N(...t),vr()).toArray()}});
