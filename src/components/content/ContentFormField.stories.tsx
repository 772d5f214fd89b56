import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { askedForm } from '#domain/content/contentForm.ts';
import { formFieldExamples } from '#tests/examples/forms.ts';
import { ContentFormField } from './ContentFormField';

/** Fields of an editorial form by label. */
const fields = new Map(askedForm(formFieldExamples).fields.map((field) => [field.label, field]));

interface ExampleProps {
  labels: readonly string[];
  fault?: Parameters<typeof ContentFormField>[0]['fault'];
}

function Example({ labels, fault }: ExampleProps) {
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>({});
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 560 }}>
      {labels.flatMap((label) => {
        const field = fields.get(label);
        if (!field) return [];
        return [
          <ContentFormField
            key={label}
            field={field}
            value={values[label] ?? []}
            fault={fault}
            onChange={(value) => setValues({ ...values, [label]: value })}
          />,
        ];
      })}
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}

const meta = {
  title: 'Components/Content/ContentFormField',
  component: Example,
  args: { labels: [...fields.keys()] },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of field. */
export const Kinds: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name des Betriebs/ })).toHaveAttribute('placeholder', 'Gasthof Seeblick');
    await expect(canvas.getByRole('textbox', { name: /^Nachricht/ })).toHaveProperty('tagName', 'TEXTAREA');
    await expect(canvas.getByRole('combobox', { name: /^Art des Betriebs/ })).toHaveDisplayValue('Bitte wählen Sie aus');
    await expect(canvas.getByRole('group', { name: /^Kontakt/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Sortimente/ })).toBeVisible();
  },
};

/** On the phone. */
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

/** The choice of an optional field can be cleared. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const source = canvas.getByRole('combobox', { name: 'Wie haben Sie von uns erfahren?' });
    await userEvent.selectOptions(source, 'Messe');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sommer' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Frische' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '{"Wie haben Sie von uns erfahren?":["1"],"Saison":["0"],"Sortimente":["1"]}',
    );
    await userEvent.selectOptions(source, 'Keine Angabe');
    await userEvent.click(canvas.getByRole('radio', { name: 'Keine Angabe' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Frische' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{"Wie haben Sie von uns erfahren?":[],"Saison":[],"Sortimente":[]}');
  },
};

/** An answer that doesn't match its pattern: the editors' text, or the shop's by default. */
export const PatternBroken: Story = {
  args: { labels: ['Postleitzahl', 'Kundencode'], fault: 'contentForm.fault.pattern' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveAccessibleDescription('Bitte geben Sie vier Ziffern ein.');
    await expect(canvas.getByRole('textbox', { name: /^Kundencode/ })).toHaveAccessibleDescription('Bitte prüfen Sie die Schreibweise.');
  },
};

/** Nothing chosen in a required field. */
export const NothingChosen: Story = {
  args: { labels: ['Art des Betriebs', 'Kontakt', 'Sortimente'], fault: 'contentForm.fault.choose' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bitte treffen Sie eine Auswahl.')).toHaveLength(3);
  },
};
