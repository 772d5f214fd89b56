import type { FormDefinition, Page } from '#gen/models/index.ts';
import { paragraph, richText } from './richText';
import { say, type Site } from './site';

/** Fields of a definition for the backend alone; the content system sends them along with every form. */
const internal = { adminContact: 'redaktion@grosshandel.example', receivers: ['office@grosshandel.example'] };

/** The short form that most pages have. */
export function contactForm(site: Site): FormDefinition {
  return {
    id: 'form-1',
    key: 'kontakt',
    ...internal,
    fields: [
      { label: say(site, 'Name', 'Name', 'Nome'), required: true, type: 'TEXT', textInput: { multiline: false } },
      { label: say(site, 'Nachricht', 'Message', 'Messaggio'), required: true, type: 'TEXT', textInput: { multiline: true } },
    ],
  };
}

/** A form with a field of every kind, each once with an answer needed and once without. */
function newCustomerForm(site: Site): FormDefinition {
  return {
    id: 'form-2',
    key: 'neukunde',
    ...internal,
    fields: [
      {
        label: say(site, 'Name des Betriebs', 'Name of the business', 'Nome dell’attività'),
        required: true,
        type: 'TEXT',
        textInput: { placeholder: say(site, 'Gasthof Seeblick', 'Lakeview Inn', 'Locanda Vista Lago') },
      },
      {
        label: say(site, 'Postleitzahl', 'Postcode', 'CAP'),
        required: true,
        type: 'TEXT',
        textInput: {
          placeholder: '5700',
          regexPattern: '^\\d{4,5}$',
          regexLabel: say(
            site,
            'Bitte geben Sie eine Postleitzahl mit vier oder fünf Ziffern ein.',
            'Please enter a postcode of four or five digits.',
            'Inserisca un CAP di quattro o cinque cifre.',
          ),
        },
      },
      {
        label: say(site, 'UID-Nummer', 'VAT number', 'Partita IVA'),
        required: false,
        type: 'TEXT',
        textInput: {
          placeholder: 'ATU12345678',
          regexPattern: '(?i)[a-z]{2}[a-z0-9]{8,12}',
          regexLabel: say(
            site,
            'Eine UID-Nummer beginnt mit zwei Buchstaben, zum Beispiel ATU12345678.',
            'A VAT number begins with two letters, for example ATU12345678.',
            'Una partita IVA inizia con due lettere, per esempio ATU12345678.',
          ),
        },
      },
      {
        label: say(site, 'Art des Betriebs', 'Kind of business', 'Tipo di attività'),
        required: true,
        type: 'CHOICE',
        choiceInput: {
          choiceType: 'SELECT',
          placeholder: say(site, 'Bitte wählen', 'Please choose', 'Scelga'),
          choices: [
            say(site, 'Gasthaus', 'Restaurant', 'Ristorante'),
            say(site, 'Hotel', 'Hotel', 'Hotel'),
            say(site, 'Gemeinschaftsverpflegung', 'Institutional catering', 'Ristorazione collettiva'),
          ],
        },
      },
      {
        label: say(site, 'Wie möchten Sie kontaktiert werden?', 'How would you like to be contacted?', 'Come desidera essere contattato?'),
        required: true,
        type: 'CHOICE',
        choiceInput: {
          choiceType: 'RADIO',
          choices: [say(site, 'Telefonisch', 'By phone', 'Per telefono'), say(site, 'Per E-Mail', 'By email', 'Per e-mail')],
        },
      },
      {
        label: say(site, 'Welche Sortimente brauchen Sie?', 'Which ranges do you need?', 'Quali assortimenti Le servono?'),
        required: true,
        type: 'CHOICE',
        choiceInput: {
          choiceType: 'CHECK',
          choices: [
            say(site, 'Trockenware', 'Dry goods', 'Secco'),
            say(site, 'Frische', 'Fresh', 'Fresco'),
            say(site, 'Tiefkühlung', 'Frozen', 'Surgelati'),
          ],
        },
      },
      {
        label: say(site, 'Wie haben Sie von uns erfahren?', 'How did you hear about us?', 'Come ci ha conosciuti?'),
        required: false,
        type: 'CHOICE',
        choiceInput: {
          choiceType: 'SELECT',
          choices: [say(site, 'Empfehlung', 'Recommendation', 'Passaparola'), say(site, 'Messe', 'Trade fair', 'Fiera')],
        },
      },
      {
        label: say(site, 'Nachricht', 'Message', 'Messaggio'),
        required: false,
        type: 'TEXT',
        textInput: {
          multiline: true,
          placeholder: say(site, 'Was sollen wir wissen?', 'What should we know?', 'Che cosa dobbiamo sapere?'),
        },
      },
    ],
  };
}

/** A form that tries a reader: patterns that are none, that other engines try for years, or that none matches in linear time; and hostile labels. */
function trialForm(site: Site): FormDefinition {
  const text = (label: string, regexPattern: string, regexLabel?: string) =>
    ({ label, required: false, type: 'TEXT', textInput: { regexPattern, ...(regexLabel !== undefined && { regexLabel }) } }) as const;
  return {
    id: 'form-3',
    key: 'pruefung',
    ...internal,
    fields: [
      text(say(site, 'Ungültiges Muster', 'Invalid pattern', 'Modello non valido'), '(['),
      text(
        say(site, 'Langsames Muster', 'Slow pattern', 'Modello lento'),
        '(a+)+$',
        say(site, 'Nur der Buchstabe a.', 'Only the letter a.', 'Solo la lettera a.'),
      ),
      text(say(site, 'Vorausschauendes Muster', 'Pattern that looks ahead', 'Modello che guarda avanti'), '(?=.*\\d).+'),
      text('<img src=x onerror="window.hostile=1">', '\\d+', '<script>window.hostile=1</script>'),
      text('a.b[0].__proto__', '\\d+'),
      {
        label: '__proto__',
        required: false,
        type: 'CHOICE',
        choiceInput: { choiceType: 'CHECK', choices: ['constructor', '<b>x</b>', 'constructor', ' '] },
      },
      {
        label: say(site, 'Ohne Auswahl', 'Without choices', 'Senza scelte'),
        required: false,
        type: 'CHOICE',
        choiceInput: { choiceType: 'RADIO', choices: [] },
      },
    ],
  };
}

/** A form in which something has to be answered that can't be. */
function unusableForm(site: Site): FormDefinition {
  return {
    id: 'form-4',
    key: 'unbrauchbar',
    fields: [{ label: say(site, 'Ohne Auswahl', 'Without choices', 'Senza scelte'), required: true, type: 'CHOICE' }],
  };
}

/** The form with an id, as a site's pages have it. */
export function formOf(site: Site, id: string): FormDefinition | undefined {
  return [contactForm(site), newCustomerForm(site), trialForm(site), unusableForm(site)].find((form) => form.id === id);
}

/** Pages of forms: one to become a customer, one to try a reader, and one whose form can't be filled in. */
export function formPagesOf(site: Site): readonly Page[] {
  const page = (fullSlug: string, title: string, form: FormDefinition, more: Page['blocks'] = []): Page => ({
    uuid: `page-${fullSlug}`,
    fullSlug,
    meta: { pageTitle: title, blockRobots: true },
    blocks: [
      { component: 'heading', uid: `${fullSlug}-heading`, text: title, level: 1 },
      { component: 'form', uid: `${fullSlug}-form`, form },
      ...more,
    ],
  });
  const newCustomer = page('neukunde', say(site, 'Kunde werden', 'Become a customer', 'Diventare clienti'), newCustomerForm(site), [
    {
      component: 'crmForm',
      uid: 'neukunde-crm',
      title: say(site, 'Auf dem Laufenden bleiben', 'Stay up to date', 'Restare aggiornati'),
      text: richText(
        paragraph(
          say(
            site,
            'Wir schreiben Ihnen, wenn es zu Ihren Themen etwas Neues gibt.',
            'We write to you when there is something new on your topics.',
            'Le scriviamo quando ci sono novità sui Suoi temi.',
          ),
        ),
      ),
      interests: [
        { key: 'wine', label: say(site, 'Wein', 'Wine', 'Vino') },
        { key: 'cheese', label: say(site, 'Käse', 'Cheese', 'Formaggio') },
        { key: 'events', label: say(site, 'Veranstaltungen', 'Events', 'Eventi') },
      ],
    },
  ]);
  return [
    newCustomer,
    page('formular-pruefung', say(site, 'Formular zur Prüfung', 'Form to try', 'Modulo di prova'), trialForm(site)),
    page('formular-unbrauchbar', say(site, 'Formular ohne Auswahl', 'Form without choices', 'Modulo senza scelte'), unusableForm(site)),
  ];
}
