import * as z from 'zod/mini';
import { limits } from './limits';
import { isTemplateName } from './orderTemplate';
import { readProse } from './typedText';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Name and notes of an order template as they are typed. */
export interface TemplateForm {
  readonly name: string;
  readonly notes: string;
}

/** What has to hold before a template is created or changed: a name (P§5), and nothing longer than the backend takes. */
export const templateRules = z.object({
  name: z.string().check(z.refine(isTemplateName)),
  notes: z.string().check(z.refine((notes) => readProse(notes).length <= limits.templateNotesCharacters)),
});

/** Reads a form that was kept; what is none of it gives way to what stands there otherwise. */
export function readTemplateForm(kept: unknown, otherwise: TemplateForm): TemplateForm {
  return z.object({ name: z.string(), notes: z.string() }).safeParse(kept).data ?? otherwise;
}
