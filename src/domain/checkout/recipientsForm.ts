import * as z from 'zod/mini';
import { isTypedMailValid, type EmailList } from '../text/emailList';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** Values of the dialog of recipients. */
export interface RecipientsForm {
  readonly recipients: EmailList;
}

/** Validation of recipients: the typed text is an address (P§5 valid address), or empty. */
export const recipientsRules = z.object({
  recipients: z.custom<EmailList>((value) => isTypedMailValid(value as EmailList)),
});
