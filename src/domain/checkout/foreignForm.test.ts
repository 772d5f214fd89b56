import { expect, test } from 'vitest';
import { foreignFormOf } from './foreignForm';

test.each([
  ['[{"sku":"104711","amount":2}]', 'json'],
  ['{"items":[\n{"sku":"104711"', 'json'],
  [' {\n  "sku": "104711"', 'json'],
  ['["104711", "104712"]', 'json'],
  ['[[104711, 2], [104712, 3]]', 'json'],
  ['{}', 'json'],
  ['<table><tr><td>104711</td><td>2</td></tr></table>', 'markup'],
  ['<!DOCTYPE html>\n<p>104711 2', 'markup'],
  ['<div class="x">104711 2</div>', 'markup'],
  ['<?xml version="1.0"?><order/>', 'markup'],
  ['<cbc:ID schemeID="x">1</cbc:ID>', 'markup'],
  ['[14:03] Max: 104711 2', undefined],
  ['[30.11.25, 14:03:22] Max: 104711 2', undefined],
  ['[ ] 104711 2', undefined],
  ['["Bergkäse" 104711 2', undefined],
  ['<Medien ausgeschlossen>', undefined],
  ['104711 <b>2</b>', undefined],
  ['{104711} 2', undefined],
  ['104711;2', undefined],
  ['', undefined],
])('%j is %s', (text, form) => expect(foreignFormOf(text)).toBe(form));
