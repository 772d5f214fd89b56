import type { FormDefinition } from '#domain/content/contentForm.ts';

/** Fields of every kind as editors write them. */
export const formFieldExamples: FormDefinition['fields'] = [
  { label: 'Name des Betriebs', required: true, type: 'TEXT', textInput: { placeholder: 'Gasthof Seeblick' } },
  {
    label: 'Postleitzahl',
    required: true,
    type: 'TEXT',
    textInput: { regexPattern: '\\d{4}', regexLabel: 'Bitte geben Sie vier Ziffern ein.' },
  },
  { label: 'Kundencode', required: false, type: 'TEXT', textInput: { regexPattern: '[A-Z]+' } },
  { label: 'Nachricht', required: false, type: 'TEXT', textInput: { multiline: true, placeholder: 'Was sollen wir wissen?' } },
  {
    label: 'Art des Betriebs',
    required: true,
    type: 'CHOICE',
    choiceInput: { choiceType: 'SELECT', choices: ['Gasthaus', 'Hotel'], placeholder: 'Bitte wählen Sie aus' },
  },
  {
    label: 'Wie haben Sie von uns erfahren?',
    required: false,
    type: 'CHOICE',
    choiceInput: { choiceType: 'SELECT', choices: ['Empfehlung', 'Messe'] },
  },
  { label: 'Kontakt', required: true, type: 'CHOICE', choiceInput: { choiceType: 'RADIO', choices: ['Telefonisch', 'Per E-Mail'] } },
  { label: 'Saison', required: false, type: 'CHOICE', choiceInput: { choiceType: 'RADIO', choices: ['Sommer', 'Winter'] } },
  {
    label: 'Sortimente',
    required: true,
    type: 'CHOICE',
    choiceInput: { choiceType: 'CHECK', choices: ['Trockenware', 'Frische', 'Tiefkühlung'] },
  },
];
