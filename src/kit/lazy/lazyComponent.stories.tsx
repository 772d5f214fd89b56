import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { lazyComponent } from './lazyComponent';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const load = fn(async () => Words);

/** Shows a part that was never loaded. */
function Opener({ text }: { text: string }) {
  const [Part] = useState(() => lazyComponent(load));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      {isOpen && <Part text={text} />}
    </>
  );
}

const meta = {
  title: 'Kit/Lazy/lazyComponent',
  component: Opener,
  args: { text: 'Bergkäse, jung' },
  parameters: { layout: 'padded' },
  beforeEach: () => void load.mockClear(),
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (userEvent: StoryContext['userEvent'], canvas: StoryContext['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));

/** The code is loaded with the first use. */
export const Comes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(load).not.toHaveBeenCalled();
    await press(userEvent, canvas);
    await expect(await canvas.findByText('Bergkäse, jung')).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
  },
};

/** Code that fails to load leaves its place empty and shows a toast; the next press retries. */
export const Fails: Story = {
  play: async ({ canvas, userEvent }) => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await press(userEvent, canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das konnte nicht geöffnet werden');
    await expect(canvas.queryByText('Bergkäse, jung')).not.toBeInTheDocument();
    await press(userEvent, canvas);
    await waitFor(() => expect(canvas.getByText('Bergkäse, jung')).toBeVisible());
  },
};
