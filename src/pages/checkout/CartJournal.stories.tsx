import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { setScenario, watchCalls } from '#tests/examples/shopStories.fixture.tsx';
import { useShop } from '#connected/shop/ShopProvider.tsx';
import { isBuyer } from '#queries/shopContext.ts';
import { CartJournal } from './CartJournal';

const onClose = fn();

/** Renders the journal of the story's cart. */
function OpenJournal() {
  const { context } = useShop();
  return context && isBuyer(context) ? <CartJournal context={context} isOpen onClose={onClose} /> : null;
}

const ben = { as: 'ben.al' };
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Änderungen am Warenkorb' }));

const meta = {
  title: 'Pages/Checkout/CartJournal',
  component: OpenJournal,
  parameters: { shop: ben },
} satisfies Meta<typeof OpenJournal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ben's own changes, Eva's by name, and those of an unknown user. */
export const Journal: Story = {
  tags: ['visual'],
  play: async () => {
    const journal = await drawer();
    await expect(await journal.findByText('Von Ihnen geleert')).toBeVisible();
    await expect(journal.getAllByText(/^Von eva\.al /)).not.toHaveLength(0);
    await expect(journal.getByText('Von jemand anderem hinzugefügt')).toBeVisible();
    await waitFor(() => expect(journal.queryByText(/^Artikel \d+$/)).not.toBeInTheDocument());
  },
};

/** Product names fail to load: numbers replace them. */
export const WithoutNames: Story = {
  parameters: { shop: { ...ben, scenario: 'findProductsBySku=404' } },
  play: async () => {
    await expect((await (await drawer()).findAllByRole('link', { name: /^Artikel \d+$/ })).length).toBeGreaterThan(0);
  },
};

/** A thousand changes, disclosed step by step. */
export const Long: Story = {
  parameters: { shop: { ...ben, scenario: 'hugeCart' } },
  play: async ({ userEvent }) => {
    const journal = await drawer();
    await userEvent.click(await journal.findByRole('button', { name: /ältere Änderungen anzeigen$/ }));
    await expect(journal.getAllByRole('listitem')).toHaveLength(100);
  },
};

/** No changes. */
export const Empty: Story = {
  parameters: { shop: { ...ben, scenario: 'emptyLists' } },
  play: async () => {
    await expect(await (await drawer()).findByText('Noch keine Änderungen')).toBeVisible();
  },
};

/** Loading. */
export const Loading: Story = {
  parameters: { shop: { ...ben, scenario: 'listCartEvents=timeout' } },
  play: async () => {
    await expect(await (await drawer()).findByRole('region', { name: /Verlauf wird geladen/ })).toBeInTheDocument();
  },
};

/** Loading failed; with a retry. */
export const Failed: Story = {
  parameters: { shop: { ...ben, scenario: 'listCartEvents=403' } },
  play: async ({ userEvent }) => {
    const journal = await drawer();
    await expect(await journal.findByRole('alert')).toHaveTextContent('Der Verlauf konnte nicht geladen werden.');
    setScenario('normal');
    await userEvent.click(journal.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect(await journal.findByText('Von Ihnen geleert')).toBeVisible();
  },
};

/** A fair's cart has a journal of its own. */
export const InFair: Story = {
  parameters: { shop: { ...ben, as: 'anna.al', shop: { kind: 'fair', fairCode: 'herbst', globalDiscountFactor: '0.97' } } },
  play: async () => {
    const callsOf = watchCalls();
    await expect(await (await drawer()).findByText('Von jemand anderem geändert')).toBeVisible();
    await expect(callsOf('listCartEvents')).toHaveLength(0);
  },
};
