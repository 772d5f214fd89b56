import { describe, expect, it } from 'vitest';
import { addTypedMail, isTypedMailValid } from './emailList';

const offered = ['kueche@gasthof.example', 'buero@gasthof.example'];

describe('an address that was typed', () => {
  it('is added and picked, without the blanks around it', () => {
    expect(addTypedMail({ chosen: [offered[0] ?? ''], added: [], typed: ' koch@gasthof.example ' }, offered)).toEqual({
      chosen: ['kueche@gasthof.example', 'koch@gasthof.example'],
      added: ['koch@gasthof.example'],
      typed: '',
    });
  });

  it('is picked as it is offered when it is there already', () => {
    expect(addTypedMail({ chosen: [], added: [], typed: 'BUERO@gasthof.example' }, offered)).toEqual({
      chosen: ['buero@gasthof.example'],
      added: [],
      typed: '',
    });
    expect(addTypedMail({ chosen: [], added: ['koch@a.at'], typed: 'Koch@A.at' }, offered)).toEqual({
      chosen: ['koch@a.at'],
      added: ['koch@a.at'],
      typed: '',
    });
  });

  it('is picked once', () => {
    expect(addTypedMail({ chosen: ['buero@gasthof.example'], added: [], typed: 'Buero@gasthof.example' }, offered).chosen).toEqual([
      'buero@gasthof.example',
    ]);
  });
});

it.each(['', '  ', 'koch@', 'koch', 'a@b'])('takes nothing over of %j', (typed) => {
  const list = { chosen: ['a@b.at'], added: [], typed };
  expect(addTypedMail(list, offered)).toBe(list);
});

it.each([
  ['', true],
  ['   ', true],
  ['koch@a.at', true],
  [' koch@a.at ', true],
  ['koch@', false],
  ['a@b', false],
])('%j can be left in the field: %s', (typed, isValid) => expect(isTypedMailValid({ chosen: [], added: [], typed })).toBe(isValid));
