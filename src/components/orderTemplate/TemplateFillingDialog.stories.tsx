import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inOwnWindow } from '#kit/docs.ts';
import { TemplateFillingDialog } from './TemplateFillingDialog';

const meta = {
  title: 'Components/OrderTemplate/TemplateFillingDialog',
  component: TemplateFillingDialog,
  parameters: { docs: inOwnWindow },
  args: {
    isOpen: true,
    count: 18,
    list: {
      kind: 'known',
      templates: [
        { id: 't-1', name: 'Frühstück', count: 24 },
        { id: 't-2', name: 'Monatsbestellung Kühlhaus', count: 0 },
      ],
    },
    progress: undefined,
    problem: undefined,
    onFill: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof TemplateFillingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An existing template. Without a choice an error is shown. */
export const Existing: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '18 Artikel in eine Bestellvorlage' }));
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(await dialog.findByText('Bitte wählen Sie eine Bestellvorlage.')).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Bestellvorlage/ }), 'Frühstück (24 Artikel)');
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(args.onFill).toHaveBeenCalledWith({ kind: 'existing', templateId: 't-1' });
  },
};

/** A new template, which needs a name. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'In eine neue Bestellvorlage' }));
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(await dialog.findByText('Bitte geben Sie der Vorlage einen Namen.')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ }), 'Kühlhaus');
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(args.onFill).toHaveBeenCalledWith({ kind: 'new', name: 'Kühlhaus' });
  },
};

/** No templates yet: only a new one is offered. */
export const NoTemplates: Story = {
  args: { list: { kind: 'known', templates: [] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ })).toBeInTheDocument();
  },
};

/** A copy is always a new template, with a suggested name. */
export const Copy: Story = {
  args: { list: { kind: 'new' }, newName: 'Frühstück (120 Gäste)' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: /^Name der neuen Vorlage/ })).toHaveValue('Frühstück (120 Gäste)');
    await userEvent.click(dialog.getByRole('button', { name: 'In die Vorlage' }));
    await expect(args.onFill).toHaveBeenCalledWith({ kind: 'new', name: 'Frühstück (120 Gäste)' });
  },
};

/** Pending. */
export const Busy: Story = {
  args: { progress: 7 },
  play: async () => {
    await expect(await screen.findByText('7 von 18 Artikeln …')).toBeInTheDocument();
  },
};

/** Two products failed; only they can be retried. */
export const Incomplete: Story = {
  args: {
    problem: {
      kind: 'incomplete',
      added: 15,
      failed: ['Almbutter, 250 g Stück', 'Brie'],
      refused: ['Steinpilze'],
      templateHref: '/my/ordertemplates/t-1',
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('15 Artikel sind in der Vorlage. 2 fehlen noch:');
    await userEvent.click(dialog.getByRole('button', { name: 'Fehlende noch einmal' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One product is refused; there is nothing to retry. */
export const Refused: Story = {
  args: {
    problem: { kind: 'incomplete', added: 17, failed: [], refused: ['Steinpilze'], templateHref: '/my/ordertemplates/t-1' },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('17 Artikel sind in der Vorlage. Einer passt nicht hinein');
    await expect(dialog.getByRole('link', { name: 'Zur Vorlage' })).toHaveAttribute('href', '/my/ordertemplates/t-1');
  },
};

/** Loading the templates failed. */
export const ListFailed: Story = {
  args: { list: { kind: 'failed', isRetrying: false, onRetry: fn() } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Ihre Bestellvorlagen konnten nicht geladen werden.');
    await expect(dialog.getByRole('button', { name: 'In die Vorlage' })).toBeDisabled();
  },
};

/** On the phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
