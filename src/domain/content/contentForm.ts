import * as z from 'zod/mini';
import type { FormField, FormLine } from '#gen/models/index.ts';
import { listOf } from '#platform/keptJson.ts';
import { readProse, readTyped } from '../text/typedText';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

export type { FormDefinition, FormSubmission } from '#gen/models/index.ts';

/** Limits of a form (contract: FormSubmission, FormLine): fields, characters of a label and of an answer, answers to one question. */
export const contentFormLimits = { fields: 100, labelCharacters: 200, answerCharacters: 4000, choices: 50 } as const;

/** Input control of a field. */
export type AskedInput =
  | {
      readonly kind: 'text';
      readonly isMultiline: boolean;
      readonly placeholder: string | undefined;
      /** Regular expression for the whole answer, as the editors wrote it. */
      readonly pattern: string | undefined;
      /** The editors' words for an answer that doesn't match. */
      readonly patternText: string | undefined;
    }
  | {
      readonly kind: 'select' | 'radio' | 'check';
      /** The choices, each once. */
      readonly choices: readonly string[];
      readonly placeholder: string | undefined;
    };

/** A field of a form, ready to be asked. */
export interface AskedField {
  /** Name within the form. Not the label: that may be any text, dots and brackets included. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly input: AskedInput;
}

/** The fields of a form that can be asked. */
export interface AskedForm {
  readonly fields: readonly AskedField[];
  /** Labels of those that can't: without a label or choices, or too long to be sent. */
  readonly leftOut: readonly string[];
  /** True if the form can be filled in: it has a field, and no required field is omitted. */
  readonly isUsable: boolean;
}

/** The input by field name: the text, or the indexes of the chosen options ("0", "2"), which don't depend on the language. */
export type ContentFormValues = Readonly<Record<string, readonly string[]>>;

/** Why an answer can't be sent, as the key of its text. */
export type ContentFormFault =
  | 'contentForm.fault.missing'
  | 'contentForm.fault.choose'
  | 'field.tooLong'
  | 'contentForm.fault.pattern'
  | 'contentForm.fault.tooMany'
  | 'contentForm.fault.refused';

/** Why a form was not sent. */
export type SubmissionFailure =
  /** Nothing is entered, though nothing has to be. */
  | { readonly kind: 'empty' }
  /** The CAPTCHA failed; nothing was sent. */
  | { readonly kind: 'captchaUnreachable' }
  /** The captcha asked the person something who left it at that; nothing was sent. */
  | { readonly kind: 'captchaUnfinished' }
  /** The backend doesn't take the proof that a person sends it. */
  | { readonly kind: 'captchaRefused' }
  /** Answers refused by the backend: each by its label, by its path in the submission, or both. */
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  /** Too many at once; `seconds` is the backend's Retry-After. */
  | { readonly kind: 'wait'; readonly seconds: number | undefined }
  /** There is no such form any more. */
  | { readonly kind: 'gone' }
  /** Signed out, or the session is over; nothing was sent. */
  | { readonly kind: 'signIn' }
  /** No answer: it may have arrived. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unknown' };

/** The fields of a form as they are asked, in the editors' order. */
export function askedForm(fields: readonly FormField[]): AskedForm {
  const asked = fields.map((field, place) => (place < contentFormLimits.fields ? askedField(field, place) : undefined));
  const missing = fields.filter((_field, place) => !asked[place]);
  const shown = asked.filter((field) => field !== undefined);
  return {
    fields: shown,
    leftOut: missing.map(({ label }) => label),
    isUsable: shown.length > 0 && !missing.some(({ required }) => required),
  };
}

const choiceKind = { SELECT: 'select', RADIO: 'radio', CHECK: 'check' } as const;

function askedField({ label, required, type, textInput = {}, choiceInput }: FormField, place: number): AskedField | undefined {
  const input: AskedInput | undefined =
    type === 'TEXT'
      ? {
          kind: 'text',
          isMultiline: textInput.multiline ?? false,
          placeholder: filled(textInput.placeholder),
          pattern: filled(textInput.regexPattern),
          patternText: filled(textInput.regexLabel),
        }
      : choiceInput && Object.hasOwn(choiceKind, choiceInput.choiceType)
        ? {
            kind: choiceKind[choiceInput.choiceType],
            choices: [...new Set(choiceInput.choices)].filter(
              (choice) => filled(choice) && choice.length <= contentFormLimits.answerCharacters,
            ),
            placeholder: filled(choiceInput.placeholder),
          }
        : undefined;
  const isAskable = filled(label) !== undefined && label.length <= contentFormLimits.labelCharacters;
  if (!isAskable || !input || (input.kind !== 'text' && input.choices.length === 0)) return undefined;
  return { name: `field${place}`, label, isRequired: required, input };
}

const filled = (text: string | undefined) => (text?.trim() ? text : undefined);

/** True if an answer matches an editors' pattern, or if the pattern can't be parsed. */
export type PatternMatch = (pattern: string, text: string) => boolean | Promise<boolean>;

const fault = (text: ContentFormFault) => text;

/** Validation of a form before it is sent (P§3 "Content form", P§5 patterns): required answers, their length, and the editors' patterns. */
export function contentFormRules(fields: readonly AskedField[], matches: PatternMatch) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field, matches)])));
}

function ruleOf({ isRequired, input }: AskedField, matches: PatternMatch) {
  const answer = z.custom<readonly string[]>();
  if (input.kind !== 'text')
    return answer.check(
      z.refine((chosen) => !isRequired || chosen.length > 0, { error: fault('contentForm.fault.choose'), abort: true }),
      z.refine((chosen) => chosen.length <= contentFormLimits.choices, fault('contentForm.fault.tooMany')),
    );
  const { pattern } = input;
  return answer.check(
    z.refine((typed) => !isRequired || textIn(input, typed) !== '', { error: fault('contentForm.fault.missing'), abort: true }),
    z.refine((typed) => textIn(input, typed).length <= contentFormLimits.answerCharacters, {
      error: fault('field.tooLong'),
      abort: true,
    }),
    // An optional answer is not checked against its pattern while it is empty.
    z.refine(
      (typed) => pattern === undefined || textIn(input, typed) === '' || matches(pattern, textIn(input, typed)),
      fault('contentForm.fault.pattern'),
    ),
  );
}

/** An answer in the form in which it is sent: a single line normalized, as the editors' patterns expect; several lines as typed. */
const textIn = ({ isMultiline }: { readonly isMultiline: boolean }, [text = '']: readonly string[] = []) =>
  isMultiline ? readProse(text) : readTyped(text);

/** A form in which nothing is entered. */
export function emptyAnswers(fields: readonly AskedField[]): ContentFormValues {
  return Object.fromEntries(fields.map(({ name, input }) => [name, input.kind === 'text' ? [''] : []]));
}

/** True if any field has input. */
export function isAnswered(values: ContentFormValues): boolean {
  return Object.values(values).some((answer) => answer.some((text) => text !== ''));
}

/** The lines to send: answered fields only, trimmed texts, choices in the editors' sequence and words. */
export function linesOf(fields: readonly AskedField[], values: ContentFormValues): FormLine[] {
  return fields.flatMap(({ name, label, input }) => {
    const answer = values[name] ?? [];
    const sent =
      input.kind === 'text'
        ? [textIn(input, answer)].filter(Boolean)
        : input.choices.filter((_choice, place) => answer.includes(`${place}`));
    return sent.length > 0 ? [{ label, values: sent }] : [];
  });
}

/**
 * The names of fields that the backend refuses: it names them by their label, or by their path in the lines that were sent
 * (`$.lines[2].values`).
 */
export function refusedFields(refused: readonly string[], fields: readonly AskedField[], lines: readonly FormLine[]): readonly string[] {
  const labels = refused.map((name) => {
    const place = /^\$?\.?lines\[(\d+)\]/.exec(name)?.[1];
    return place === undefined ? name : lines[Number(place)]?.label;
  });
  return fields.filter(({ label }) => labels.includes(label)).map(({ name }) => name);
}

/** Format of a field's answer: a stored answer of another kind, or with another number of choices, doesn't fit the field. */
const formOf = ({ input }: AskedField) => (input.kind === 'text' ? 'text' : `${input.kind} ${input.choices.length}`);

/** The input in its storable form. */
export function keptAnswers(fields: readonly AskedField[], values: ContentFormValues): readonly unknown[] {
  return fields.map((field) => [field.name, formOf(field), values[field.name] ?? []]);
}

/** Parses the stored input; fields that no longer fit the form stay empty. */
export function readAnswers(kept: unknown, fields: readonly AskedField[]): ContentFormValues {
  const answers = listOf(kept);
  const known = fields.flatMap((field) => {
    const found = answers.find((entry) => Array.isArray(entry) && entry[0] === field.name && entry[1] === formOf(field)) as
      | readonly unknown[]
      | undefined;
    const answer = found?.[2];
    return Array.isArray(answer) && answer.every((part) => typeof part === 'string') && isAnswerTo(field, answer)
      ? [[field.name, answer] as const]
      : [];
  });
  return { ...emptyAnswers(fields), ...Object.fromEntries(known) };
}

function isAnswerTo({ input }: AskedField, answer: readonly string[]): boolean {
  if (input.kind === 'text') return answer.length === 1;
  return (
    (input.kind === 'check' || answer.length <= 1) && answer.every((place) => input.choices.some((_choice, other) => place === `${other}`))
  );
}
