import { screen, within } from 'storybook/test';

/** What a story's play function has. */
interface StoryHands {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: { click(element: Element): Promise<void> };
}

/** Chooses something that the head of the page has in its menu. */
export async function chooseAction({ canvas, userEvent }: StoryHands, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
