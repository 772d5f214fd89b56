import type { JobPage } from '#gen/models/index.ts';
import { addDays } from '#domain/text/calendar.ts';
import { bullets, paragraph, richText, subheading } from './richText';
import { say, townOf, type Site } from './site';

/** The vacancies of a site, those that are taken included. */
export function jobsOf(site: Site): JobPage[] {
  if (!site.tenant) return [];
  const { today } = site;
  const town = townOf(site);
  const fullTime = say(site, 'Vollzeit, 38,5 Stunden', 'Full time, 38.5 hours', 'Tempo pieno, 38,5 ore');
  const partTime = say(site, 'Teilzeit ab 20 Stunden', 'Part time from 20 hours', 'Part-time da 20 ore');
  const description = (lead: string, duties: readonly string[]) =>
    richText(
      paragraph(lead),
      subheading(say(site, 'Ihre Aufgaben', 'Your tasks', 'I Suoi compiti')),
      bullets(...duties),
      subheading(say(site, 'Das bieten wir', 'What we offer', 'Che cosa offriamo')),
      bullets(
        say(
          site,
          'Faire Bezahlung über Kollektivvertrag',
          'Fair pay above the collective agreement',
          'Retribuzione superiore al contratto collettivo',
        ),
        say(
          site,
          'Fünftagewoche und ein Team, das zusammenhält',
          'A five-day week and a team that sticks together',
          'Settimana di cinque giorni e una squadra unita',
        ),
      ),
    );
  const job = (path: string, title: string, more: Partial<JobPage>): JobPage => ({
    path,
    title,
    workLocation: town,
    active: true,
    contactEmail: 'jobs@grosshandel.example',
    meta: { pageTitle: title, description: `${title}, ${town}`, blockRobots: more.active === false },
    ...more,
  });
  return [
    job('koch', say(site, 'Köchin oder Koch für die Schauküche', 'Chef for our show kitchen', 'Cuoca o cuoco per la cucina dimostrativa'), {
      employmentType: fullTime,
      entryDate: addDays(today, 36),
      pdfLink: '/media/files/koch.pdf',
      description: description(
        say(
          site,
          'Sie kochen, was unsere Gäste morgen auf ihre Karte setzen.',
          'You cook what our customers put on their menus tomorrow.',
          'Lei cucina ciò che domani i nostri clienti mettono in menu.',
        ),
        [
          say(
            site,
            'Verkostungen und Kurse für Gastronominnen und Gastronomen',
            'Tastings and courses for restaurateurs',
            'Degustazioni e corsi per ristoratori',
          ),
          say(
            site,
            'Rezepte zu den Aktionen der Woche',
            'Recipes for the promotions of the week',
            'Ricette per le promozioni della settimana',
          ),
        ],
      ),
    }),
    job('fahrer', say(site, 'Fahrerin oder Fahrer (C-Führerschein)', 'Driver (category C licence)', 'Autista (patente C)'), {
      employmentType: fullTime,
      description: description(
        say(
          site,
          'Sie beliefern Küchen in der Region und sind unser Gesicht vor Ort.',
          'You supply kitchens in the region and are our face on site.',
          'Lei rifornisce le cucine della regione ed è il nostro volto sul posto.',
        ),
        [
          say(site, 'Fixe Touren zwischen 5 und 13 Uhr', 'Fixed rounds between 5:00 and 13:00', 'Giri fissi tra le 5 e le 13'),
          say(site, 'Übergabe der Ware und des Leerguts', 'Handing over goods and empties', 'Consegna della merce e ritiro dei vuoti'),
        ],
      ),
    }),
    job('innendienst', say(site, 'Mitarbeit im Verkaufsinnendienst', 'Inside sales', 'Addetta o addetto alle vendite interne'), {
      employmentType: partTime,
      entryDate: addDays(today, 7),
      description: richText(
        paragraph(
          say(
            site,
            'Sie beraten unsere Kundinnen und Kunden am Telefon.',
            'You advise our customers on the phone.',
            'Lei consiglia la nostra clientela al telefono.',
          ),
        ),
      ),
    }),
    job(
      'lager',
      say(site, 'Lagerlogistik in der Nachtschicht', 'Warehouse logistics, night shift', 'Logistica di magazzino, turno di notte'),
      {
        active: false,
        employmentType: fullTime,
        description: richText(
          paragraph(
            say(
              site,
              'Sie stellen die Touren für den Morgen zusammen.',
              'You assemble the rounds for the morning.',
              'Lei prepara i giri del mattino.',
            ),
          ),
        ),
      },
    ),
  ];
}
