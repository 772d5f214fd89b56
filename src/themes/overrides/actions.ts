import type { Components, Theme } from '@mui/material/styles';

/** The palette's tones as MUI's `color` prop names them. */
const tones = ['primary', 'secondary', 'sale', 'success', 'warning', 'error', 'info'] as const;

const iconButtonTones = tones.map((color) => ({ props: { color }, style: { color: `var(--mui-palette-${color}-text)` } }));

const chipTones = tones.flatMap((color) => [
  {
    props: { color, variant: 'outlined' as const },
    style: { color: `var(--mui-palette-${color}-text)`, borderColor: `var(--mui-palette-${color}-border)` },
  },
]);

/** On touch a chip grows, and its target reaches beyond it to 44 px. */
const touchChip = {
  '@media (max-width: 960.95px)': {
    position: 'relative',
    height: 36,
    '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  },
  '& .MuiChip-deleteIcon': { position: 'relative', zIndex: 1 },
} as const;

/** The box round a tick or a dot: 36 px with a mouse, 44 px on touch. */
const tickPadding = 'calc((max(var(--shop-size-touch), 36px) - 24px) / 2)';

/**
 * Icon buttons, chips, switches, links: what is pressed, flat, without ripple, as high as the density says. The button with words
 * has its look from `kit/action/button.module.css`, which the plain one shares.
 */
export const actionOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { WebkitTapHighlightColor: 'transparent' } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 'var(--shop-size-control)',
        minHeight: 'var(--shop-size-control)',
        padding: 'var(--shop-space-1)',
        borderRadius: 'var(--shop-radius-button)',
        transitionDuration: 'var(--shop-duration-fast)',
        variants: [
          ...iconButtonTones,
          { props: { size: 'small' }, style: { minWidth: 'var(--shop-size-control-small)', minHeight: 'var(--shop-size-control-small)' } },
        ],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--shop-size-control)',
        padding: '0 var(--shop-space-3)',
        borderRadius: 'var(--shop-radius)',
        borderColor: 'var(--mui-palette-outline)',
        color: 'var(--mui-palette-text-primary)',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: 'var(--mui-palette-primary-text)',
          backgroundColor: 'var(--mui-palette-primary-surface)',
        },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: 'var(--shop-radius-small)',
        fontWeight: 600,
        variants: [
          ...chipTones,
          { props: { size: 'small' }, style: { height: 22, fontSize: 'var(--shop-font-size-12)' } },
          { props: { clickable: true }, style: touchChip },
        ],
      },
      deleteIcon: { color: 'var(--mui-palette-text-secondary)', fontSize: 18, '&:hover': { color: 'var(--mui-palette-text-primary)' } },
      deletable: touchChip,
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: { fontWeight: 700, fontVariantNumeric: 'var(--shop-figures)', borderRadius: 'var(--shop-radius-pill)' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { color: 'var(--mui-palette-primary-text)', textUnderlineOffset: '0.18em' } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--shop-size-control)', borderBottom: 'var(--shop-hairline)' },
      indicator: { height: 3, backgroundColor: 'var(--mui-palette-primary-text)', transitionDuration: 'var(--shop-duration-medium)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 'var(--shop-size-control)',
        minWidth: 0,
        padding: 'var(--shop-space-2) var(--shop-space-4)',
        '&.Mui-selected': { color: 'var(--mui-palette-text-primary)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      thumb: { boxShadow: 'none', border: '1px solid var(--mui-palette-outline)' },
      track: { opacity: 1, backgroundColor: 'var(--mui-palette-outline)' },
      switchBase: {
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--mui-palette-primary-main)' },
        '&.Mui-checked': { color: 'var(--mui-palette-primary-contrastText)' },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: tickPadding,
        color: 'var(--mui-palette-outline)',
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--mui-palette-primary-text)' },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: tickPadding, color: 'var(--mui-palette-outline)', '&.Mui-checked': { color: 'var(--mui-palette-primary-text)' } },
    },
  },
};
