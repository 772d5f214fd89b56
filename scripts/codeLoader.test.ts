import { expect, test } from 'vitest';
import { withAddress } from './codeLoader.ts';

test.each([
  ['n(()=>import(`./Menu-a_1.js`),[])', 'n((__of)=>import(__of(`./Menu-a_1.js`)),[])'],
  ['n(()=>import(`./shop-b2.js`).then(e=>e.bt),m([3,1]))', 'n((__of)=>import(__of(`./shop-b2.js`)).then(e=>e.bt),m([3,1]))'],
  [
    's(async()=>{let{readGtins:e}=await import(`./scan-c.js`);return{readGtins:e}},[])',
    's(async(__of)=>{let{readGtins:e}=await import(__of(`./scan-c.js`));return{readGtins:e}},[])',
  ],
  ['import{r as e}from"./runtime-d.js"', 'import{r as e}from"./runtime-d.js"'],
])('an import requests the address of its file: %s', (code, asking) => {
  expect(withAddress(code)).toBe(asking);
});
