import { Controls, Description, DocsContext, DocsStory, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import facts from 'virtual:part-facts';
import { componentGuides } from '../guides/components';
import type { Guide } from '../guides/guide';
import { kitGuides } from '../guides/kit';
import { shopVariables, paletteVariables } from '#themes/cssVariables.ts';
import './componentPage.css';
import { StateGrid } from './StateGrid';
import { synonyms } from '../tree/synonyms';

const guides: Readonly<Record<string, Guide>> = { ...kitGuides, ...componentGuides };
const meanings: Readonly<Record<string, string>> = { ...paletteVariables, ...shopVariables };

/** `Kit/Action/Button` as the id of its docs. */
const docsOf = (title: string) => `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
const lastOf = (title: string) => title.split('/').at(-1);

/** A screen's folder as the title of its stories: `orderTemplates` is `Pages/OrderTemplates`. */
const titleOfScreen = (folder: string) => `Pages/${folder.charAt(0).toUpperCase()}${folder.slice(1)}`;

/** The meaning of a variable; those of the palette are written down for the primary colour and hold for the other tones likewise. */
function meaningOf(variable: string): string {
  const own = meanings[variable] ?? meanings[variable.replace(/(?:secondary|sale|success|warning|error|info)/, 'primary')];
  return own?.replace(/; likewise .*$/, '') ?? '';
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part-section sb-unstyled" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The written guide of a part, if there is one. */
function WrittenGuide({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.not && (
        <Section title="When to take another part">
          <table>
            <tbody>
              {guide.not.map(([when, take]) => (
                <tr key={when}>
                  <td>{when}</td>
                  <td>
                    <a href={docsOf(take)} target="_top">
                      {lastOf(take)}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      {guide.parts && (
        <Section title="Anatomy">
          <ol>
            {guide.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </Section>
      )}
      {(guide.do ?? guide.dont) && (
        <Section title="Do and don’t">
          <div className="part-columns">
            <div className="part-do">
              <strong>✓ Do</strong>
              <List items={guide.do ?? []} />
            </div>
            <div className="part-dont">
              <strong>✗ Don’t</strong>
              <List items={guide.dont ?? []} />
            </div>
          </div>
        </Section>
      )}
      <Section title="Keyboard">
        {guide.keys ? (
          <table>
            <tbody>
              {guide.keys.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>The keyboard doesn’t reach it by itself.</p>
        )}
      </Section>
    </>
  );
}

/** Facts from a part's code: its tokens, and the screens that use it. */
function CodeFacts({ title }: { title: string }) {
  const variables = facts[title]?.variables ?? [];
  const screens = facts[title]?.screens ?? [];
  const everywhere = screens.includes('the frame');
  return (
    <>
      <Section title="Screens that draw it">
        {screens.length === 0 && <p>None by itself.</p>}
        {everywhere && <p>The frame, which every screen has round it.</p>}
        <p>
          {screens
            .filter((screen) => screen !== 'the frame')
            .map((screen, index) => (
              <span key={screen}>
                {index > 0 && ' · '}
                <a href={docsOf(titleOfScreen(screen))} target="_top">
                  {lastOf(titleOfScreen(screen))}
                </a>
              </span>
            ))}
        </p>
      </Section>
      <Section title="Tokens">
        {variables.length === 0 ? (
          <p>None of its own: it is drawn with other parts.</p>
        ) : (
          <table>
            <tbody>
              {variables.map((variable) => (
                <tr key={variable}>
                  <td>
                    <code>{variable}</code>
                  </td>
                  <td>{meaningOf(variable)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
    </>
  );
}

/** All states of a part, without the stories that only press and type. */
function States({ title }: { title: string }) {
  const { componentStories } = useContext(DocsContext);
  const steps = new Set(facts[title]?.steps);
  const stories = componentStories().filter(({ tags, moduleExport, id }) => {
    const isStep = [...steps].some((name) => id.endsWith(`--${name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`));
    return tags.includes('autodocs') && moduleExport !== undefined && !isStep;
  });
  return stories.slice(1).map((story) => <DocsStory key={story.id} of={story.moduleExport} expanded />);
}

/** The docs of a part: purpose and alternatives, anatomy, states, keys, tokens, screens and props. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guide = guides[title];
  const isPart = !title.startsWith('Pages/');
  const words = synonyms[title];
  return (
    <>
      <Title />
      <Description />
      {words && <p className="part-words">Also called: {words.join(', ')}.</p>}
      <Primary />
      {isPart && <StateGrid />}
      {guide && <WrittenGuide guide={guide} />}
      {isPart && <CodeFacts title={title} />}
      {isPart && (
        <Section title="Props">
          <Controls />
        </Section>
      )}
      <h2 id="stories">States</h2>
      <States title={title} />
    </>
  );
}
