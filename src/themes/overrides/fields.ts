import type { Components, Theme } from '@mui/material/styles';

/** Text fields, selects and related parts: one hairline edge, as high as the buttons beside them. */
export const fieldOverrides: Components<Theme> = {
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 'var(--shop-font-size-field)', lineHeight: 1.4 },
      input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginLeft: 0,
        fontSize: 'var(--shop-font-size-12)',
        '&.Mui-error': { color: 'var(--mui-palette-error-text)' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        '&.Mui-focused': { color: 'var(--mui-palette-primary-text)' },
        '&.Mui-error': { color: 'var(--mui-palette-error-text)' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { minHeight: 'var(--shop-size-touch)' }, label: { fontSize: 'var(--shop-font-size-body)' } },
  },
};
