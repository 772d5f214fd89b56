import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusLine, StatusPart } from './StatusLine';

const meta = {
  title: 'Kit/Page/StatusLine',
  component: StatusLine,
  tags: ['two-looks'],
  args: {
    children: [
      <StatusPart key="gone" tone="warning" label="1 Artikel aus dem Sortiment">
        Himbeeressig 0,5 l wird nicht mehr verkauft.
      </StatusPart>,
      <StatusPart key="event" label="Hochzeit Huber im großen Saal des Gasthofs: 3 nicht geeignet">
        Ohne Milch: 3 enthalten es
      </StatusPart>,
      <StatusPart key="prices" label="Preise: +9,48 €">
        Diese Vorlage kostet 9,48 € mehr als zu Ihren letzten Preisen.
      </StatusPart>,
    ],
  },
} satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three parts in one line, also on the phone. */
export const Parts: Story = {
  tags: ['visual', 'dark', 'phone'],
};

/** After a count. */
export const Lead: Story = {
  args: { lead: <span>42 Artikel</span> },
  tags: ['visual'],
};

/** Each part opens its own panel below the line, which keeps its height. */
export const InUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const gone = canvas.getByRole('button', { name: '1 Artikel aus dem Sortiment', expanded: false });
    const prices = canvas.getByRole('button', { name: 'Preise: +9,48 €', expanded: false });
    const at = () => [gone, prices].map((part) => part.getBoundingClientRect()).map(({ top, height }) => [top, height]);
    const before = at();
    await userEvent.click(gone);
    const panel = canvas.getByText('Himbeeressig 0,5 l wird nicht mehr verkauft.');
    await expect(panel).toBeVisible();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(gone.getBoundingClientRect().bottom);
    prices.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Diese Vorlage kostet/)).toBeVisible();
    await expect(at()).toEqual(before);
    await userEvent.click(gone);
    await expect(canvas.queryByText('Himbeeressig 0,5 l wird nicht mehr verkauft.')).not.toBeInTheDocument();
  },
};

/** Nothing to say: no empty box. */
export const Empty: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: [false, null] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement.getBoundingClientRect().height).toBeLessThan(40);
  },
};
