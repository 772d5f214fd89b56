import { describe, expect, it } from 'vitest';
import { addTypedMails, isTypedMailValid } from './emailList';

const offered = ['kueche@gasthof.example', 'buero@gasthof.example'];

describe('a typed address', () => {
  it('is added and selected, without surrounding blanks', () => {
    expect(addTypedMails({ chosen: [offered[0] ?? ''], added: [], typed: ' koch@gasthof.example ' }, offered)).toEqual({
      chosen: ['kueche@gasthof.example', 'koch@gasthof.example'],
      added: ['koch@gasthof.example'],
      typed: '',
    });
  });

  it('is selected in its offered spelling if it exists', () => {
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

  it('is selected once', () => {
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

  it.each([
    ['lines', 'Büro <koch@a.at>\nKüche <bar@a.at>'],
    ['lines of Windows, bare', 'koch@a.at\r\nbar@a.at\r\n'],
    ['lines that a field has made blanks of', 'Büro <koch@a.at> Küche <bar@a.at>'],
    ['lines that a field has dropped', 'Büro <koch@a.at>Küche <bar@a.at>'],
    ['surnames first, as Outlook copies them', 'Ebner, Johanna <koch@a.at>; Bar, Max <bar@a.at>'],
    ['surnames first, by commas', 'Ebner, Johanna <koch@a.at>, Bar, Max <bar@a.at>'],
    ['a bare one before one with a name', 'koch@a.at, Bar, Max <bar@a.at>'],
    ['a bare one before a name, by a blank', 'koch@a.at Theke <bar@a.at>'],
    ['names in quotes with all that parts', '"Ebner, \\"Hansi\\"; <Koch>" <koch@a.at>; "b@c.at" <bar@a.at>'],
    ['cells of a table', 'Koch\t<koch@a.at>\nBar\t<bar@a.at>'],
    ['links', 'mailto:koch@a.at?subject=Bestellung%20neu; <mailto:bar@a.at>'],
    ['square brackets', 'Koch [mailto:koch@a.at]; Bar [bar@a.at]'],
    ['addresses with their link behind them', 'Koch <koch@a.at<mailto:koch@a.at>>; Bar <bar@a.at<mailto:bar@a.at>>'],
    ['a group', 'Küche: koch@a.at, Bar <bar@a.at>;'],
    ['a field of a mail', 'An: Koch, Max <koch@a.at>; bar@a.at'],
    ['comments', 'koch@a.at; <bar@a.at> (Theke)'],
    ['comments behind bare ones', 'koch@a.at (Küche, unten) bar@a.at (Theke)'],
    ['quotes round addresses', "'koch@a.at'; “bar@a.at”"],
    ['quotes of cells', '"koch@a.at","bar@a.at"'],
    ['the end of a sentence', 'koch@a.at, bar@a.at.'],
    ['signs of a list', '- koch@a.at\n- bar@a.at'],
    ['numbers of a list', '1. koch@a.at\n2. bar@a.at'],
    ['signs between them', 'koch@a.at | bar@a.at'],
    ['written links', '[Koch](mailto:koch@a.at) [bar@a.at](mailto:bar@a.at?subject=x)'],
    ['brackets without an end', 'Koch <koch@a.at; Bar <bar@a.at'],
    ['other forms and invisible signs', 'koch\u200b@a.at；\u202abar＠a.at\u202c'],
  ])('with %s', (_how, typed) => {
    expect(addTypedMails({ chosen: [], added: [], typed }, offered)).toEqual({
      chosen: ['koch@a.at', 'bar@a.at'],
      added: ['koch@a.at', 'bar@a.at'],
      typed: '',
    });
  });

  it.each([
    ['koch@a.at und bar@a.at', 'und'],
    ['Koch <koch@a.at>; Bar <bar@>; bar@a.at', 'bar@'],
    ['Koch <koch@a.at>, bar@a.at, Ebner', 'Ebner'],
    ['koch@a.at bar@a.at Ebner <>', 'Ebner <>'],
    ['koch@a.at; bar@a.at; theke@a.at/saal@a.at', 'theke@a.at/saal@a.at'],
  ])('leaves unreadable text: %s', (typed, rest) => {
    expect(addTypedMails({ chosen: [], added: [], typed }, offered)).toEqual({
      chosen: ['koch@a.at', 'bar@a.at'],
      added: ['koch@a.at', 'bar@a.at'],
      typed: rest,
    });
    expect(isTypedMailValid({ chosen: [], added: [], typed })).toBe(false);
  });

  it('leaves invalid addresses in the field', () => {
    expect(addTypedMails({ chosen: [], added: [], typed: 'koch@a.at, bar@, theke@a.at' }, offered)).toEqual({
      chosen: ['koch@a.at', 'theke@a.at'],
      added: ['koch@a.at', 'theke@a.at'],
      typed: 'bar@',
    });
  });
});

it.each(['', '  ', 'koch@', 'koch', 'a@b'])('takes nothing from %j', (typed) => {
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
