import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { decimal } from '#domain/price/money.ts';
import { StatusLine } from '#kit/page/StatusLine.tsx';
import { PriceWatchFailed, PriceWatchStrip } from './PriceWatchStrip';

const meta = {
  title: 'Components/Price/PriceWatchStrip',
  component: PriceWatchStrip,
  decorators: [
    (Part) => (
      <StatusLine>
        <Part />
      </StatusLine>
    ),
  ],
  args: {
    list: 'cart',
    difference: decimal('41.2'),
    changed: 5,
    otherTiers: 0,
    isFiltered: false,
    isOpening: false,
    onFilter: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof PriceWatchStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cart that has become dearer. */
export const Dearer: Story = {
  tags: ['visual', 'dark', 'phone'],
};

/** Interactions; pictured by the previous story. */
export const DearerInUse: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preise: \+41,20.€$/ }));
    await expect(canvasElement).toHaveTextContent('Dieser Warenkorb kostet 41,20 € mehr als zu Ihren letzten Preisen.');
    const filter = canvas.getByRole('button', { name: 'Nur geänderte (5)' });
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(filter);
    await expect(args.onFilter).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Preisänderungen' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Only what has changed is shown. */
export const Filtered: Story = {
  args: { isFiltered: true },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('button', { name: 'Alle zeigen', pressed: true });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilter).toHaveBeenCalledWith(false);
  },
};

/** A template that is cheaper, with each line below the threshold: nothing to filter. */
export const Cheaper: Story = {
  args: { list: 'template', difference: decimal('-3.05'), changed: 0 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preise: −3,05.€$/ }));
    await expect(canvasElement).toHaveTextContent('Diese Vorlage kostet 3,05 € weniger als zu Ihren letzten Preisen.');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** Only the amounts differ: no price is called dearer, and there is nothing to filter. */
export const OtherTiers: Story = {
  args: { list: 'template', difference: decimal('0'), changed: 0, otherTiers: 5 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preise unverändert' }));
    await expect(canvasElement).toHaveTextContent(
      /Kein Preis hat sich geändert\. Für 5 Artikel gilt wegen der anderen Menge eine andere Staffel\./,
    );
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preise unverändert', 'Preisänderungen']);
  },
};

/** A list without amounts has no sum. */
export const WithoutSum: Story = {
  args: { list: 'list', changed: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preise: 1 geändert' }));
    await expect(canvasElement).toHaveTextContent('Bei einem Artikel hat sich der Preis oder die Packung geändert.');
    await expect(canvasElement).not.toHaveTextContent('€');
  },
};

const onRetry = fn();

/** Loading the last prices failed; with a retry. */
export const Failed: Story = {
  render: () => <PriceWatchFailed isRetrying={false} onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preise nicht geladen' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre letzten Preise konnten nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
