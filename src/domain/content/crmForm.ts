import * as z from 'zod/mini';
import type { CrmFormSubmission, CrmInterest } from '#gen/models/index.ts';
import { isEmailAddress } from '../text/email';
import { readProse, readTyped } from '../text/typedText';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

export type { CrmFormSubmission, CrmInterest } from '#gen/models/index.ts';

/** Maximum lengths of the fields, and of an interest that can be sent (contract: CrmFormSubmission, CrmInterest). */
export const crmFormLimits = { name: 100, company: 200, interests: 100, interestKey: 100, interestLabel: 200 } as const;

/** Values of the form. */
export interface CrmFormValues {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  /** Keys of the chosen interests. */
  readonly interests: readonly string[];
}

/** Why a field can't be sent, as the key of its text. */
export type CrmFormFault =
  | 'contentForm.fault.emailMissing'
  | 'contentForm.fault.email'
  | 'contentForm.fault.missing'
  | 'field.tooLong'
  | 'contentForm.fault.refused';

const fault = (text: CrmFormFault) => text;

const upTo = (most: number) => z.refine<string>((text) => readProse(text).length <= most, fault('field.tooLong'));

const name = z.string().check(
  z.refine((text) => readProse(text) !== '', { error: fault('contentForm.fault.missing'), abort: true }),
  upTo(crmFormLimits.name),
);

/** Validation before it is sent (P§3 "CRM form submit"): a valid address, and a name. */
export const crmFormRules = z.object({
  email: z.string().check(
    z.refine((text) => readTyped(text) !== '', { error: fault('contentForm.fault.emailMissing'), abort: true }),
    z.refine((text) => isEmailAddress(readTyped(text)), fault('contentForm.fault.email')),
  ),
  firstName: name,
  lastName: name,
  company: z.string().check(upTo(crmFormLimits.company)),
  interests: z.custom<readonly string[]>(),
});

/** The form before anything is entered. */
export const emptyCrmForm: CrmFormValues = { email: '', firstName: '', lastName: '', company: '', interests: [] };

/** The interests that can be chosen and sent, each key once. */
export function offeredInterests(interests: readonly CrmInterest[]): readonly CrmInterest[] {
  return interests
    .filter(({ key, label }, place) => {
      const isSendable = key.length <= crmFormLimits.interestKey && label.length <= crmFormLimits.interestLabel;
      return isSendable && key !== '' && label.trim() !== '' && interests.findIndex((other) => other.key === key) === place;
    })
    .slice(0, crmFormLimits.interests);
}

/** The submission: trimmed texts, the chosen interests among those offered, and the form's own `ownInterest`. */
export function crmSubmissionOf(
  { email, firstName, lastName, company, interests }: CrmFormValues,
  offered: readonly CrmInterest[],
  ownInterest?: CrmInterest,
): Omit<CrmFormSubmission, 'captchaToken'> {
  return {
    email: readTyped(email),
    firstName: readProse(firstName),
    lastName: readProse(lastName),
    ...(readProse(company) !== '' && { company: readProse(company) }),
    interests: [...offered.filter(({ key }) => interests.includes(key)), ...(ownInterest ? [ownInterest] : [])].map(({ key, label }) => ({
      key,
      label,
    })),
  };
}

/** The fields that the backend refuses, by the paths that it names (`$.email`, `email`). */
export function refusedCrmFields(refused: readonly string[]): readonly (keyof CrmFormValues)[] {
  const names = refused.map((path) => path.replace(/^\$\./, '').replace(/[.[].*$/, ''));
  return (Object.keys(emptyCrmForm) as (keyof CrmFormValues)[]).filter((field) => names.includes(field));
}

/** True if any field has input. */
export function isCrmFormFilled({ interests, ...texts }: CrmFormValues): boolean {
  return interests.length > 0 || Object.values(texts).some((text) => text !== '');
}

const keptWords = z.catch(z.string(), '');
const keptCrmForm = z.object({
  email: keptWords,
  firstName: keptWords,
  lastName: keptWords,
  company: keptWords,
  interests: z.catch(z.array(z.string()), []),
});

/** Parses a stored form; missing or invalid fields are empty. */
export const readCrmForm = (kept: unknown): CrmFormValues => keptCrmForm.safeParse(kept).data ?? emptyCrmForm;
