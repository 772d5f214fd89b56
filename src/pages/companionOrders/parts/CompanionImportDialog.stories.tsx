import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { companionLinesExample } from '#tests/examples/companion.ts';
import { CompanionImportDialog } from './CompanionImportDialog';

const [butter, glasses, mushrooms, salmon, flour] = companionLinesExample;
const requestedLines = [butter, glasses].flatMap((line) => (line ? [line.requestedLine] : []));

const meta = {
  title: 'Components/Companion/CompanionImportDialog',
  component: CompanionImportDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    cartHref: '/checkout',
    onClose: fn(),
    report: {
      added: requestedLines,
      leftOut: [
        ...(mushrooms ? [{ line: mushrooms, reason: { by: 'server', reason: 'REMOVED_FROM_INVENTORY' } as const }] : []),
        ...(salmon ? [{ line: salmon, reason: { by: 'server', reason: 'UNIT_NOT_SOLD' } as const }] : []),
        ...(flour?.refusal ? [{ line: flour, reason: { by: 'rule', reason: flour.refusal } as const }] : []),
      ],
      isAddressGone: true,
      isAreaGone: false,
    },
  },
} satisfies Meta<typeof CompanionImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some products are no longer sold, and the address no longer exists. */
export const WithEverything: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: '2 Positionen wurden in den Warenkorb übernommen' }));
    await waitFor(() => expect(dialog.getByText(/^Einige Artikel konnten nicht übernommen werden, weil/)).toBeVisible());
    await expect(dialog.getByText(/^Die gewählte Lieferadresse existiert nicht mehr/)).toBeVisible();
    // Products no longer sold are below their own sentence; those omitted for other reasons aren't.
    const [notSold, others] = dialog.getAllByRole('list').map((list) => within(list));
    await expect(notSold?.getAllByRole('listitem')).toHaveLength(2);
    await expect(notSold?.getByText('In dieser Einheit nicht mehr erhältlich')).toBeVisible();
    await expect(dialog.getByText('Eine Position wurde nicht übernommen:')).toBeVisible();
    await expect(others?.getAllByRole('listitem')).toHaveLength(1);
    await expect(others?.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons')).toBeVisible();
  },
};

/** Interactions; pictured by the previous story. */
export const WithEverythingInUse: Story = {
  ...WithEverything,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: '2 Positionen wurden in den Warenkorb übernommen' }));
    await waitFor(() => expect(dialog.getByText(/^Einige Artikel konnten nicht übernommen werden, weil/)).toBeVisible());
    await expect(dialog.getByText(/^Die gewählte Lieferadresse existiert nicht mehr/)).toBeVisible();
    // Products no longer sold are below their own sentence; those omitted for other reasons aren't.
    const [notSold, others] = dialog.getAllByRole('list').map((list) => within(list));
    await expect(notSold?.getAllByRole('listitem')).toHaveLength(2);
    await expect(notSold?.getByText('In dieser Einheit nicht mehr erhältlich')).toBeVisible();
    await expect(dialog.getByText('Eine Position wurde nicht übernommen:')).toBeVisible();
    await expect(others?.getAllByRole('listitem')).toHaveLength(1);
    await expect(others?.getByText('Ungültige Stückzahl – Mindestmenge: 4 Kartons')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Only the unloading area no longer exists. */
export const AreaGone: Story = { args: { report: { added: requestedLines, leftOut: [], isAddressGone: false, isAreaGone: true } } };

/** An amount below the minimum, which is another kind of reason. */
export const TooLittle: Story = {
  args: {
    report: {
      added: [],
      leftOut: flour?.refusal ? [{ line: flour, reason: { by: 'rule', reason: flour.refusal } }] : [],
      isAddressGone: false,
      isAreaGone: false,
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Eine Position wurde nicht übernommen:')).toBeVisible());
  },
};
