import * as z from 'zod/mini';
import { limits } from '../text/limits';
import { isTemplateName } from './orderTemplate';
import { readProse } from '../text/typedText';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Name and notes of an order template as they are typed. */
export interface TemplateForm {
  readonly name: string;
  readonly notes: string;
}

/** Validation of a template's form: a name (P§5 template name), and the backend's maximum lengths. */
export const templateRules = z.object({
  name: z.string().check(z.refine(isTemplateName)),
  notes: z.string().check(z.refine((notes) => readProse(notes).length <= limits.templateNotesCharacters)),
});

/** Parses a stored form; `otherwise` replaces an invalid one. */
export function readTemplateForm(kept: unknown, otherwise: TemplateForm): TemplateForm {
  return z.object({ name: z.string(), notes: z.string() }).safeParse(kept).data ?? otherwise;
}
