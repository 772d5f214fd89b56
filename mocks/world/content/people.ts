import type { ContactPage, PersonalContact } from '#gen/models/index.ts';
import { say, townOf, type Site } from './site';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: readonly [de: string, en: string, it: string];
  readonly extension: string;
}

const sales: readonly Person[] = [
  { id: 'contact-1', name: 'Maria Gruber', role: ['Leitung Verkauf', 'Head of sales', 'Responsabile vendite'], extension: '10' },
  { id: 'contact-2', name: 'Josef Lackner', role: ['Außendienst', 'Sales representative', 'Rappresentante'], extension: '14' },
  { id: 'contact-3', name: 'Sabine Egger', role: ['Außendienst', 'Sales representative', 'Rappresentante'], extension: '15' },
];

const logistics: readonly Person[] = [
  { id: 'contact-4', name: 'Thomas Brunner', role: ['Tourenplanung', 'Route planning', 'Pianificazione giri'], extension: '31' },
];

const mailOf = ({ name }: Person) => `${name.toLowerCase().replace(' ', '.')}@grosshandel.example`;
const phoneOf = ({ extension }: Person) => `+43 1 234 567-${extension}`;
const pictureOf = ({ id }: Person) => `/media/people/${id}.svg`;

/** The contact page of a site. */
export function contactPageOf(site: Site): ContactPage {
  const member = (person: Person) => ({
    name: person.name,
    role: say(site, ...person.role),
    picture: { url: pictureOf(person), alt: person.name },
    email: mailOf(person),
    phoneNumbers: [phoneOf(person)],
  });
  return {
    meta: { pageTitle: say(site, `Kontakt ${townOf(site)}`, `Contact ${townOf(site)}`, `Contatti ${townOf(site)}`), blockRobots: false },
    departments: [
      { name: say(site, 'Verkauf', 'Sales', 'Vendite'), members: sales.map(member) },
      { name: say(site, 'Logistik', 'Logistics', 'Logistica'), members: logistics.map(member) },
    ],
  };
}

/** A sales representative; undefined for an unknown id. */
export function personalContactOf(id: string): PersonalContact | undefined {
  const person = sales.find((candidate) => candidate.id === id);
  return person && { thumbnailUrl: pictureOf(person), fullName: person.name, telephoneNumber: phoneOf(person), email: mailOf(person) };
}
