import { describe, expect, it } from 'vitest';
import { addTypedMails, isTypedMailValid } from './emailList';

const offered = ['kueche@gasthof.example', 'buero@gasthof.example'];

describe('an address that was typed', () => {
  it('is added and picked, without the blanks around it', () => {
    expect(addTypedMails({ chosen: [offered[0] ?? ''], added: [], typed: ' koch@gasthof.example ' }, offered)).toEqual({
      chosen: ['kueche@gasthof.example', 'koch@gasthof.example'],
      added: ['koch@gasthof.example'],
      typed: '',
    });
  });

  it('is picked as it is offered when it is there already', () => {
    expect(addTypedMails({ chosen: [], added: [], typed: 'BUERO@gasthof.example' }, offered)).toEqual({
      chosen: ['buero@gasthof.example'],
      added: [],
      typed: '',
    });
    expect(addTypedMails({ chosen: [], added: ['koch@a.at'], typed: 'Koch@A.at' }, offered)).toEqual({
      chosen: ['koch@a.at'],
      added: ['koch@a.at'],
      typed: '',
    });
  });

  it('is picked once', () => {
    expect(addTypedMails({ chosen: ['buero@gasthof.example'], added: [], typed: 'Buero@gasthof.example' }, offered).chosen).toEqual([
      'buero@gasthof.example',
    ]);
  });
});

describe('several at once', () => {
  it.each([
    ['apart by a comma', 'koch@a.at,bar@a.at'],
    ['by a semicolon and a blank', 'koch@a.at; bar@a.at;'],
    ['by blanks', '  koch@a.at   bar@a.at '],
    ['by a tab', 'koch@a.at\tbar@a.at'],
    ['with names, as mail programs write them', 'Max Koch <koch@a.at>; "Bar, Theke" <bar@a.at>'],
    ['one of them twice', 'koch@a.at, bar@a.at, KOCH@a.at'],
  ])('%s', (_how, typed) => {
    expect(isTypedMailValid({ chosen: [], added: [], typed })).toBe(true);
    expect(addTypedMails({ chosen: [], added: [], typed }, offered)).toEqual({
      chosen: ['koch@a.at', 'bar@a.at'],
      added: ['koch@a.at', 'bar@a.at'],
      typed: '',
    });
  });

  it('leaves in the field what is no address', () => {
    expect(addTypedMails({ chosen: [], added: [], typed: 'koch@a.at, bar@, theke@a.at' }, offered)).toEqual({
      chosen: ['koch@a.at', 'theke@a.at'],
      added: ['koch@a.at', 'theke@a.at'],
      typed: 'bar@',
    });
  });
});

it.each(['', '  ', 'koch@', 'koch', 'a@b'])('takes nothing over of %j', (typed) => {
  const list = { chosen: ['a@b.at'], added: [], typed };
  expect(addTypedMails(list, offered)).toBe(list);
});

it.each([
  ['', true],
  ['   ', true],
  ['koch@a.at', true],
  [' koch@a.at ', true],
  ['koch@', false],
  ['a@b', false],
  ['koch@a.at, bar@', false],
  ['Max Koch koch@a.at', false],
  [' , ;', false],
])('%j can be left in the field: %s', (typed, isValid) => expect(isTypedMailValid({ chosen: [], added: [], typed })).toBe(isValid));
