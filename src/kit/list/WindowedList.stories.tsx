import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { WindowedListHandle } from './itemFocus';
import { WindowedList } from './WindowedList';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const meta = {
  title: 'Kit/List/WindowedList',
  component: WindowedList<number>,
  args: {
    items: numbers(300),
    keyOf: String,
    heightOf: (_item: number): number => 96,
    render: (item) => <p style={{ height: 96, margin: 0 }}>{`Zeile ${item}`}</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WindowedList<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of 300 rows only those near the window are rendered, and the page has its full height. */
export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zeile 1')).toBeInTheDocument();
    await expect(canvas.queryByText('Zeile 200')).not.toBeInTheDocument();
    // Rows a little further down are rendered when the browser is idle.
    const beyond = Math.floor((window.innerHeight + 900) / 96);
    await expect(await canvas.findByText(`Zeile ${beyond}`)).toBeInTheDocument();
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(300 * 96);
    window.scrollTo({ top: 199 * 96, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Zeile 200')).toBeVisible());
    await expect(canvas.queryByText('Zeile 1')).not.toBeInTheDocument();
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(300 * 96);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Zeile 1')).toBeInTheDocument());
  },
};

/** Heading of every ten rows. */
const headOf = (place: number) => <strong>{`Gruppe ${Math.floor(place / 10) + 1}`}</strong>;

/** Below a page's head, as in the shop. */
const below: Story['decorators'] = [
  (List) => (
    <div style={{ paddingTop: 120 }}>
      <section>
        <List />
      </section>
    </div>
  ),
];

async function showsTheGroup(canvas: StoryContext['canvas'], scrolled: number, group: string | null): Promise<void> {
  window.scrollTo({ top: scrolled, behavior: 'instant' });
  await waitFor(() => expect(canvas.queryByText(/^Gruppe/)?.textContent ?? null).toBe(group));
}

/** The heading of the visible rows sticks, in a windowed list and in a short one. */
export const Headed: Story = {
  args: { headOf },
  decorators: below,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zeile 1')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Gruppe/)).not.toBeInTheDocument();
    await showsTheGroup(canvas, 15 * 96, 'Gruppe 2');
    await showsTheGroup(canvas, 205 * 96, 'Gruppe 21');
    await showsTheGroup(canvas, 0, null);
  },
};

/** The same for a list rendered whole. */
export const HeadedShort: Story = {
  tags: ['visual'],
  args: { items: numbers(50), headOf },
  decorators: below,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zeile 50')).toBeInTheDocument();
    await showsTheGroup(canvas, 15 * 96, 'Gruppe 2');
    await showsTheGroup(canvas, 0, null);
  },
};

/** Up to 50 rows are rendered whole. */
export const Short: Story = {
  args: { items: numbers(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zeile 50')).toBeInTheDocument();
  },
};

/** A heading of 56 pixels before every nine rows of 96. */
const heightOf = (item: number) => (item % 10 === 1 ? 56 : 96);

/** With known heights every item is in place from the start, also below the fold, and none is hidden for measuring. */
export const Exact: Story = {
  args: {
    heightOf,
    isExact: true,
    render: (item) => <p style={{ height: heightOf(item), margin: 0 }}>{`Zeile ${item}`}</p>,
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByText('Zeile 1');
    await expect(first).toBeVisible();
    await expect(await canvas.findByText(`Zeile ${Math.floor((window.innerHeight + 900) / 96)}`)).toBeVisible();
    const top = first.getBoundingClientRect().top + window.scrollY;
    const before = numbers(154).reduce((sum, item) => sum + heightOf(item), 0);
    window.scrollTo({ top: top + before, behavior: 'instant' });
    const there = await canvas.findByText('Zeile 155');
    await expect(there).toBeVisible();
    await expect(Math.round(there.getBoundingClientRect().top)).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('Zeile 1')).toBeVisible());
  },
};

/** Rows with a field, and buttons that focus one of them; a row can be added later. */
function Fields({ count, height = () => 96 }: { count: number; height?(item: number): number }) {
  const list = useRef<WindowedListHandle>(null);
  const [last, setLast] = useState(count);
  const goTo = (item: number) => list.current?.focus(String(item), `input[name="${item}"]`);
  return (
    <>
      <button type="button" onClick={() => goTo(last)}>
        Zur letzten
      </button>
      <button type="button" onClick={() => goTo(last + 1)}>
        Zur nächsten
      </button>
      <button type="button" onClick={() => setLast(last + 1)}>
        Anfügen
      </button>
      <WindowedList
        handle={list}
        items={numbers(last)}
        keyOf={String}
        heightOf={() => 96}
        render={(item) => (
          <p style={{ height: height(item), margin: 0 }}>
            <input name={String(item)} aria-label={`Zeile ${item}`} />
          </p>
        )}
      />
    </>
  );
}

async function stands(canvas: StoryContext['canvas'], name: string): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus());
  const { top, bottom } = canvas.getByRole('textbox', { name }).getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** Focuses a row far from the window, and one that joins the list later; a user who moves the focus keeps it. */
export const FocusInUse: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Fields count={80} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Zeile 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zur letzten' }));
    await stands(canvas, 'Zeile 80');
    // Not in the list yet: nothing moves until it is.
    const before = window.scrollY;
    const next = canvas.getByRole('button', { name: 'Zur nächsten' });
    next.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(window.scrollY).toBe(before);
    canvas.getByRole('button', { name: 'Anfügen' }).click();
    await stands(canvas, 'Zeile 81');
    next.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('textbox', { name: 'Zeile 79' }).focus();
    canvas.getByRole('button', { name: 'Anfügen' }).click();
    await expect(await canvas.findByRole('textbox', { name: 'Zeile 82' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Zeile 79' })).toHaveFocus();
  },
};

/** The same for a list rendered whole, which the new row turns into a windowed one. */
export const FocusShortInUse: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Fields count={50} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zur letzten' }));
    await stands(canvas, 'Zeile 50');
    const next = canvas.getByRole('button', { name: 'Zur nächsten' });
    next.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Anfügen' }).click();
    await stands(canvas, 'Zeile 51');
  },
};

/** A focused row doesn't hold the window while rows are measured: a later scroll stays where it is. */
export const ScrollAfterFocusInUse: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Fields count={300} height={(item) => 60 + (item % 7) * 20} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zur letzten' }));
    await stands(canvas, 'Zeile 300');
    window.scrollTo({ top: 100 * 96, behavior: 'instant' });
    const { scrollY } = window;
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(Math.abs(window.scrollY - scrollY)).toBeLessThan(window.innerHeight);
    await expect(canvas.getByRole('textbox', { name: 'Zeile 100' })).toBeInTheDocument();
  },
};
