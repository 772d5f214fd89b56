import type { Components, Theme } from '@mui/material/styles';

/** Text fields, selects and what belongs to them: one hairline edge, as high as the buttons beside them. */
export const fieldOverrides: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: 'var(--shop-font-size-field)', lineHeight: 1.4 },
      input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--shop-size-control)',
        borderRadius: 'var(--shop-radius)',
        backgroundColor: 'var(--mui-palette-background-paper)',
        '&.Mui-disabled': { backgroundColor: 'var(--mui-palette-background-sunken)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--mui-palette-focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--mui-palette-error-text)' },
        '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-text-primary)',
        },
      },
      notchedOutline: { borderColor: 'var(--mui-palette-outline)' },
      input: {
        variants: [
          {
            props: { size: 'small', multiline: false },
            style: { paddingTop: 0, paddingBottom: 0, minHeight: 'calc(var(--shop-size-control) - 2px)', boxSizing: 'border-box' },
          },
        ],
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center' },
      icon: { color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        fontSize: 'var(--shop-font-size-field)',
        '&.Mui-focused': { color: 'var(--mui-palette-primary-text)' },
        '&.Mui-error': { color: 'var(--mui-palette-error-text)' },
        variants: [
          // The label rests on the field's middle line whatever the density.
          {
            props: { size: 'small', variant: 'outlined', shrink: false },
            style: { top: 'calc(var(--shop-size-control) / 2)', transform: 'translate(14px, -50%) scale(1)' },
          },
        ],
      },
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
  MuiAutocomplete: { styleOverrides: { paper: { boxShadow: 'var(--shop-shadow-menu)' } } },
};
