import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SafeHtml } from './SafeHtml';

const meta = { title: 'Components/Content/SafeHtml', component: SafeHtml } satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Formatted text, as editors write it. */
export const Formatted: Story = {
  args: {
    html: '<h1>Liefertage</h1><p>An den Feiertagen liefern wir <strong>nicht</strong>. <a href="/page/liefertage">Alle Liefertage</a></p><ul><li>Frischware: bis 12 Uhr</li><li>Alles andere: bis 14:30 Uhr</li></ul><table> <tr> <th>Tag</th> <td colspan="2">Mittwoch</td> </tr></table>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Liefertage' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle Liefertage' })).toHaveAttribute('href', '/page/liefertage');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: 'Mittwoch' })).toHaveAttribute('colspan', '2');
  },
};

/** Scripts, styles, forms, frames and addresses that lead nowhere good are gone; what they say in words stays. */
export const Hostile: Story = {
  args: {
    html: [
      '<p onclick="document.title = 1" style="position:fixed">Anfang</p>',
      '<script>document.body.innerHTML = ""</script><style>* { display: none }</style>',
      '<img src="x" onerror="document.body.innerHTML = \'\'"><img src="https://elsewhere.example/pixel.png" alt="Zähler">',
      '<a href="javascript:alert(1)">Kein Weg</a> <a href="https://elsewhere.example/">Nach draußen</a>',
      '<iframe src="https://elsewhere.example"></iframe><form action="https://elsewhere.example"><input name="password"></form>',
      '<svg><script>alert(1)</script></svg><math><mtext><script>alert(1)</script></mtext></math><p>Ende',
    ].join(''),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Anfang')).toBeVisible();
    await expect(canvas.getByText('Anfang')).not.toHaveAttribute('style');
    await expect(canvas.getByText('Ende')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kein Weg' })).not.toBeInTheDocument();
    const outside = canvas.getByRole('link', { name: 'Nach draußen' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(canvasElement.querySelector('script, style, iframe, form, input, svg, math, [onclick], [onerror]')).toBeNull();
    await expect(canvas.queryByRole('img', { name: 'Zähler' })).not.toBeInTheDocument();
  },
};

/** Plain words, and signs that mean something in HTML. */
export const Plain: Story = {
  args: { html: 'Käse &amp; Wurst &lt; 5 €' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Käse & Wurst < 5 €')).toBeVisible();
  },
};

/** Nothing at all. */
export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
