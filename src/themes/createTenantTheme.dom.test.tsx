import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { allTokens } from './allTokens';
import { createTenantTheme } from './createTenantTheme';

function Counter() {
  const [count, setCount] = useState(0);
  return <Button variant="contained" onClick={() => setCount(count + 1)}>{`Menge ${count}`}</Button>;
}

const variable = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test('another tenant’s theme repaints the page without re-mounting', () => {
  const page = (code: 'AL' | 'GM') => (
    <ThemeProvider theme={createTenantTheme(allTokens[code])} defaultMode="light">
      <Counter />
    </ThemeProvider>
  );
  const { rerender } = render(page('AL'));
  const button = screen.getByRole('button');
  fireEvent.click(button);
  const classes = button.className;
  expect(variable('--mui-palette-primary-main')).toBe(allTokens.AL.palettes.light.primary.main);
  expect(variable('--shop-radius')).toBe('12px');

  rerender(page('GM'));
  expect(screen.getByRole('button', { name: 'Menge 1' })).toBe(button);
  expect(button.className).toBe(classes);
  expect(variable('--mui-palette-primary-main')).toBe(allTokens.GM.palettes.light.primary.main);
  expect(variable('--shop-radius')).toBe('0px');
});
