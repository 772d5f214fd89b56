import * as z from 'zod/mini';
import { isTypedMailValid, type EmailList } from './emailList';

// Without it zod tries whether code can be made of text, which the shop's Content-Security-Policy forbids and reports.
z.config({ jitless: true });

/** What is picked and typed in the dialog of recipients. */
export interface RecipientsForm {
  readonly recipients: EmailList;
}

/** What has to hold before recipients are taken over: what is typed is an address (P§5), or nothing. */
export const recipientsRules = z.object({
  recipients: z.custom<EmailList>((value) => isTypedMailValid(value as EmailList)),
});
