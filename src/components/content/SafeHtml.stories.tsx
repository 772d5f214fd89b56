import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import { hostileTexts, hostileUrls } from './hostileVectors.fixture';
import { RichText } from './RichText';
import { SafeHtml } from './SafeHtml';

const meta = {
  title: 'Components/Content/SafeHtml',
  component: SafeHtml,
  tags: ['two-looks'],
  args: {
    html:
      '<h1>Liefertage</h1><p>Wir liefern <strong>jeden Werktag</strong>, mehr dazu <a href="/page/liefertage">hier</a> und ' +
      '<a href="https://example.org/" target="_blank">dort</a>.</p><ul><li>Trocken</li><li>Frisch</li></ul>',
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headings are below the page's own; links inside the shop navigate without a reload, others pass no opener or referrer. */
export const Filled: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Liefertage', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hier' })).toHaveAttribute('href', '/page/liefertage');
    await expect(canvas.getByRole('link', { name: 'dort' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Elements that are never allowed. */
const forbidden =
  'script, style, iframe, object, embed, form, input, textarea, select, svg, math, link, meta, base, template, video, audio, marquee, [style], [srcset], [name]';
const allowed = /^(https?:|mailto:|tel:|\/|\?|#)/;

/** Attributes of an element that would run code or mislead. */
function faultsOf(root: HTMLElement): string[] {
  const faults = [...root.querySelectorAll(forbidden)].map((element) => element.outerHTML.slice(0, 80));
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) faults.push(`${name}=${value}`);
      if (['href', 'src'].includes(name) && !allowed.test(value)) faults.push(`${name}=${value}`);
    }
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]'))
    if (!link.rel.includes('noopener')) faults.push(`without noopener: ${link.href}`);
  return faults;
}

/** Hundreds of script injections as HTML, editorial text, links and pictures: nothing runs, nothing misleads. */
export const Hostile: Story = {
  args: { html: '' },
  render: () => (
    <div>
      {[...new Set(hostileTexts)].map((text) => (
        <div key={text} data-case={text.slice(0, 60)}>
          <SafeHtml html={text} />
          <RichText
            document={{
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: text, target: '_blank' } }, { type: text }] }],
                },
                { type: text, content: [{ type: 'text', text }] },
                { type: 'image', attrs: { src: text, alt: text } },
              ],
            }}
          />
        </div>
      ))}
      {hostileUrls.map((url) => (
        <p key={url}>
          <ContentLink url={url} target="_blank" className="case">
            {'Verweis'}
          </ContentLink>
          <ContentPicture image={{ url, alt: url }} />
        </p>
      ))}
    </div>
  ),
  // Hundreds of broken pictures mean nothing to assistive technology, and the texts' contrast is irrelevant.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set([...hostileTexts, ...hostileUrls]).size).toBeGreaterThanOrEqual(200);
    await expect(faultsOf(canvasElement)).toEqual([]);
    const links = canvas.queryAllByRole('link').filter((link) => link.textContent === 'Verweis');
    await expect(links).toEqual([]);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await expect((window as { hostile?: unknown }).hostile).toBeUndefined();
  },
};
