import type { Comparison } from './comparison.ts';
import { colourWords, grownWords, movedWords, type Group } from './groups.ts';
import { storyAddress, type Report, type ReportedChange } from './reportFile.ts';
import { reportScript, reportStyle } from './reportStyle.ts';
import { counted, headline, steadiness, tenantsOf, titleOf } from './summary.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const swatch = (colour: string): string =>
  /^#[0-9a-f]{6}$/.test(colour) ? `<span class="swatch" style="background:${colour}"></span> ` : '';

const percent = (share: number): string => `${(100 * share).toFixed(share < 0.01 ? 2 : 0)} %`;

/** Results of a comparison, line by line. */
function findingsOf({ colours, regions, grown, share, meanDistance }: Comparison): string {
  const lines = [
    ...(grown.x === 0 && grown.y === 0 ? [] : [`The picture is ${grownWords(grown)}.`]),
    ...colours.map(
      (colour) =>
        `Colour changed: ${swatch(colour.from)}→ ${swatch(colour.to)}${colourWords(colour)}, ${percent(colour.share)} of the area.`,
    ),
    ...regions.map(({ moved, left, top, width, height }) => {
      const place = `${width} × ${height} px at ${left}, ${top}`;
      return moved ? `${movedWords(moved).replace('moved', 'Moved')}: ${place}.` : `Shape changed: ${place}.`;
    }),
    `${percent(share)} of the pixels differ, by ΔE ${meanDistance.toFixed(1)} on average.`,
  ];
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** Frames round the regions that changed, over the picture as it is now. */
function boxesOf({ regions, size }: Comparison): string {
  const part = (value: number, whole: number) => `${((100 * value) / whole).toFixed(2)}%`;
  return regions
    .map(({ left, top, width, height }) => {
      const place = `left:${part(left, size.width)};top:${part(top, size.height)};width:${part(width, size.width)};height:${part(height, size.height)}`;
      return `<span class="box" style="${place}"></span>`;
    })
    .join('');
}

function memberOf(change: ReportedChange, group: Group<ReportedChange>, index: number): string {
  const { facts, place, words, before, after, difference, thumb, error, comparison } = change;
  const name = facts
    ? `${facts.title}, ${facts.tenant} ${facts.mode} ${facts.language}, ${facts.window.width} px${facts.state === undefined ? '' : `, ${facts.state}`}`
    : place.replace('/', ' ');
  const figures = [
    { file: before, view: 'reference', caption: 'Reference' },
    { file: after, view: 'now', caption: 'Now' },
    { file: difference, view: 'difference', caption: 'Difference, every step amplified' },
  ].flatMap(({ file, view, caption }) =>
    file === undefined
      ? []
      : [
          `<figure class="${view}"><figcaption>${caption}</figcaption><a class="boxed" href="${file}"><img loading="lazy" src="${file}" alt="${caption}: ${escaped(name)}">${view === 'now' && comparison ? boxesOf(comparison) : ''}</a></figure>`,
        ],
  );
  const id = `${group.number}-${index + 1}`;
  const views = ['all', 'reference', 'now', 'difference']
    .map((view) => `<label><input type="radio" name="view-${id}" value="${view}"${view === 'all' ? ' checked' : ''}> ${view}</label>`)
    .join('');
  return `<li><details id="${escaped(id)}"><summary>${escaped(name)}<small>${escaped(words)}</small>${thumb === undefined ? '' : `<img class="thumb" loading="lazy" alt="" src="${thumb}">`}</summary>
<div class="open view">${figures.length > 1 ? `<fieldset><legend>Show</legend>${views}</fieldset>` : ''}
<div class="pictures">${figures.join('')}</div>
${comparison ? findingsOf(comparison) : ''}${error ? `<p>${escaped(error)}</p>` : ''}
${facts ? `<p><a href="${escaped(storyAddress(facts))}">Open the story as it is now</a></p>` : ''}</div></details></li>`;
}

function variablesOf({ members }: Group<ReportedChange>): string {
  const named = new Map(members.flatMap(({ variables = [] }) => variables.map((variable) => [JSON.stringify(variable), variable])));
  if (named.size === 0) return '';
  const rows = [...named.values()].map(
    ({ name, from, to }) =>
      `<tr><th scope="row">${escaped(name)}</th><td>${swatch(from)}${escaped(from) || 'none'}</td><td>${swatch(to)}${escaped(to) || 'none'}</td></tr>`,
  );
  return `<details><summary>${counted(named.size, 'variable')} of these looks changed since the reference</summary><div class="scroll" tabindex="0" role="region" aria-label="Changed variables"><table><tr><th scope="col">Variable</th><th scope="col">Reference</th><th scope="col">Now</th></tr>${rows.join('')}</table></div></details>`;
}

function sectionOf(group: Group<ReportedChange>): string {
  const command = `npm run visual:accept -- --group ${group.number}`;
  const [first] = group.members;
  const canAccept = first?.kind !== 'failed' && !first?.isAccepted;
  return `<section id="group-${group.number}" aria-labelledby="title-${group.number}">
<h2 id="title-${group.number}">${group.number}. ${escaped(titleOf(group))}</h2>
<p class="muted">${counted(group.members.length, 'picture')}: ${escaped(tenantsOf(group))}</p>
${canAccept ? `<p>Meant? <code>${command}</code> <button type="button" hidden data-copy="${command}">Copy</button></p>` : ''}
${variablesOf(group)}
<ul class="members">${group.members.map((member, index) => memberOf(member, group, index)).join('\n')}</ul></section>`;
}

function steadinessOf(report: Report): string {
  const list = (title: string, pictures: Report['retaken']) =>
    pictures.length === 0 ? '' : `<h3>${title}</h3><ul>${pictures.map(({ place }) => `<li>${escaped(place)}</li>`).join('')}</ul>`;
  return `<section aria-labelledby="steady"><h2 id="steady">How steady this run was</h2><p>${steadiness(report)}</p>
${list('Retaken', report.retaken)}${list('Settled by time', report.timed)}</section>`;
}

/** A screen of the shop and its story, side by side or one after the other in the same place. */
function pairsOf({ pairs }: Report): string {
  if (pairs.length === 0) return '';
  const entries = pairs.map(({ name, shop, story }) => {
    const views = [
      ['all', 'side by side'],
      ['reference', 'shop'],
      ['now', 'story'],
    ].map(
      ([view, words]) =>
        `<label><input type="radio" name="pair-${name}" value="${view}"${view === 'all' ? ' checked' : ''}> ${words}</label>`,
    );
    return `<li><details><summary>${escaped(name)}</summary><div class="open view"><fieldset><legend>Show</legend>${views.join('')}</fieldset><div class="pictures"><figure class="reference"><figcaption>The running shop</figcaption><a href="${shop}"><img loading="lazy" src="${shop}" alt="The running shop: ${escaped(name)}"></a></figure><figure class="now"><figcaption>Its story</figcaption><a href="${story}"><img loading="lazy" src="${story}" alt="Story: ${escaped(name)}"></a></figure></div></div></details></li>`;
  });
  return `<section aria-labelledby="pairs"><h2 id="pairs">The running shop beside its stories</h2><p class="muted">The shop has a head and a foot that stories haven't; type, rows and spaces are to be the same.</p><ul class="members">${entries.join('')}</ul></section>`;
}

/** The report as a page of its own: it asks for nothing but the pictures and the Storybook beside it. */
export function pageOf(report: Report): string {
  const { groups, others, notes } = report;
  const entries = groups.map((group) => {
    const thumb = group.members.find((member) => member.thumb !== undefined)?.thumb;
    return `<li><a href="#group-${group.number}">${thumb === undefined ? '<span class="thumb"></span>' : `<img class="thumb" alt="" src="${thumb}">`}<span><strong>${group.number}. ${escaped(titleOf(group))}</strong><small>${counted(group.members.length, 'picture')}: ${escaped(tenantsOf(group))}</small></span></a></li>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Visual changes: ${escaped(headline(report))}</title>
<link rel="icon" href="data:,"><style>${reportStyle}</style></head><body>
<a class="skip" href="#groups">To the groups</a>
<header><h1>Visual changes</h1><p>${escaped(headline(report))}.</p>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
<p class="muted" data-file hidden>Stories open where the report is served: <code>npm run visual -- --show</code></p><p id="said" role="status"></p></header>
<main id="groups">${others.map(({ title, error }) => `<section><h2>${escaped(title)}</h2><p>${escaped(error)}</p></section>`).join('')}
${entries.length > 0 ? `<nav aria-label="Groups"><ol class="groups">${entries.join('')}</ol></nav>` : ''}
${groups.map(sectionOf).join('\n')}
${pairsOf(report)}
${steadinessOf(report)}</main>
<footer><p><a href="playwright/index.html">Each test's steps and errors</a> · <a href="storybook/">The Storybook that the pictures are of</a></p></footer>
<script>${reportScript}</script></body></html>
`;
}
