import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CompareBoard } from './CompareBoard';
import { scrollTogether } from './scrollTogether';
import { screens } from './screens';

const meta = {
  title: 'Boards/Compare',
  component: CompareBoard,
  tags: ['!autodocs'],
  args: { story: screens.Search, columns: ['AL light', 'GM light'], width: 961, board: {}, onChange: fn() },
  argTypes: { board: { table: { disable: true } }, onChange: { table: { disable: true } }, addressOf: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof CompareBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One story in two to four looks or modes, scrolled together. The choice is in the address. */
export const SideBySide: Story = {
  name: 'Side by side',
  tags: ['!test'],
  render: function Chosen(args, { globals }) {
    const [, update] = useArgs<typeof args>();
    return <CompareBoard {...args} board={globals} onChange={(change) => update(change)} />;
  },
};

/** A third look comes and goes; two stay. */
export const Columns: Story = {
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual(['AL light', 'GM light']);
    await expect(canvas.queryByRole('button', { name: /^Leave out/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Another look' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ columns: ['AL light', 'GM light', 'AL dark'] });
    await userEvent.selectOptions(within(canvas.getByRole('region', { name: 'GM light' })).getByRole('combobox'), 'ZU dark');
    await expect(args.onChange).toHaveBeenLastCalledWith({ columns: ['AL light', 'ZU dark'] });
  },
};

/** Two pages of different height, as two looks make them. */
export const ScrollTogether: Story = {
  tags: ['!dev'],
  render: () => (
    <div>
      {[2000, 1000].map((height) => (
        <iframe
          key={height}
          title={String(height)}
          srcDoc={`<body style="margin:0;height:${String(height)}px">`}
          width="300"
          height="200"
          // With a border, the page in it would be lower where a stylesheet counts borders into the height.
          style={{ border: 0 }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const frames = ['2000', '1000'].map((name) => canvas.getByTitle<HTMLIFrameElement>(name));
    for (const frame of frames) await waitFor(() => expect(frame.contentDocument?.body?.style.height).toMatch(/px$/));
    const joined = new Set<HTMLIFrameElement>();
    for (const frame of frames) scrollTogether(joined, frame);
    frames[0]?.contentWindow?.scrollTo(0, 900);
    await waitFor(() => expect(frames[1]?.contentWindow?.scrollY).toBe(400));
    frames[1]?.contentWindow?.scrollTo(0, 0);
    await waitFor(() => expect(frames[0]?.contentWindow?.scrollY).toBe(0));
  },
};
