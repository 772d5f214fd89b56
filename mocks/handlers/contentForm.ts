import type { FormField, FormLine } from '#gen/models/index.ts';
import { readPattern } from '#domain/content/contentPattern.ts';
import { refuse, type Call } from '../call';
import type { Handlers } from '../respond';
import { problemText } from '../problems';
import type { FormSubmissionState } from '../state/state';
import { formOf } from '../world/content/forms';
import type { World } from '../world/world';

/** Submissions that are kept to be looked at. */
const kept = 50;

/** The forms of content pages: sender, completeness, and content. */
export function contentFormHandlers(world: World): Handlers {
  function admitPerson({ captchaToken }: { readonly captchaToken: string }, call: Call): void {
    if (call.scenario.captchaRefused || !captchaToken.startsWith('test-token'))
      throw refuse(call, 'captchaRefused', { field: '$.captchaToken' });
  }

  function keep(call: Call, content: FormSubmissionState['content']): void {
    const state = world.state();
    state.contentForms = [...state.contentForms, { at: world.now().toISOString(), tenant: call.tenant, content }].slice(-kept);
  }

  return {
    getFormSiteKey: () => ({ siteKey: 'test:mock' }),
    submitForm: (call) => {
      const { body } = call;
      admitPerson(body, call);
      const { formId, lines } = body;
      const form = formOf({ tenant: call.tenant, language: call.language, today: world.today() }, formId);
      if (!form) throw refuse(call, 'notFound', { field: '$.formId' });
      checkAnswers(form.fields, lines, call);
      keep(call, { formId, lines });
    },
    submitCrmForm: (call) => {
      const { body } = call;
      admitPerson(body, call);
      const { captchaToken: _token, ...content } = body;
      keep(call, content);
    },
  };
}

/** Every field has its required answer, and no line lacks a field. The faulty labels are named. */
function checkAnswers(fields: readonly FormField[], lines: readonly FormLine[], call: Call): void {
  const faults = [
    ...fields.flatMap((field) => {
      const values = lines.find((line) => line.label === field.label)?.values.filter((value) => value.trim() !== '') ?? [];
      if (values.length === 0) return field.required ? [{ label: field.label, isMissing: true }] : [];
      return isAnswer(values, field) ? [] : [{ label: field.label, isMissing: false }];
    }),
    ...lines.filter(({ label }) => !fields.some((field) => field.label === label)).map(({ label }) => ({ label, isMissing: false })),
  ];
  const [first] = faults;
  if (!first) return;
  const textOf = ({ label, isMissing }: typeof first) =>
    problemText(isMissing ? 'answerMissing' : 'invalidField', call.language, { label });
  throw refuse(call, first.isMissing ? 'answerMissing' : 'invalidField', {
    field: first.label,
    values: { label: first.label },
    errors: faults.map((fault) => ({ field: fault.label, message: textOf(fault) })),
  });
}

function isAnswer(values: readonly string[], { type, textInput, choiceInput }: FormField): boolean {
  if (type === 'CHOICE') {
    const isOneOfThem = values.every((value) => choiceInput?.choices.includes(value));
    return isOneOfThem && (values.length === 1 || choiceInput?.choiceType === 'CHECK');
  }
  const [text = '', ...more] = values;
  const pattern = textInput?.regexPattern;
  return more.length === 0 && (pattern === undefined || (readPattern(pattern)?.(text) ?? true));
}
