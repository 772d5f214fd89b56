import * as z from 'zod/mini';
import { isTemplateName } from './orderTemplate';
import { readProse } from '../text/typedText';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Into which template products go: one that there is, or a new one. */
export type TemplateTarget = { readonly kind: 'existing'; readonly templateId: string } | { readonly kind: 'new'; readonly name: string };

/** Choice of the template that gets the products. */
export interface TemplateTargetForm {
  readonly kind: 'existing' | 'new';
  /** The chosen template; empty while none is. */
  readonly templateId: string;
  /** Name of the new one. */
  readonly name: string;
}

/** Validation: the chosen option is complete. The error is at the incomplete field. */
export const templateTargetRules = z.object({ kind: z.enum(['existing', 'new']), templateId: z.string(), name: z.string() }).check(
  z.refine(({ kind, templateId }) => kind === 'new' || templateId !== '', { path: ['templateId'] }),
  z.refine(({ kind, name }) => kind === 'existing' || isTemplateName(name), { path: ['name'] }),
);

/** The template that a complete form means. */
export function targetOf({ kind, templateId, name }: TemplateTargetForm): TemplateTarget {
  return kind === 'existing' ? { kind, templateId } : { kind, name: readProse(name) };
}
