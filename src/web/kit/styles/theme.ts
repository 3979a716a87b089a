import {
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core';

declare module 'react' {
  interface CSSProperties {
    /** A measure that a style sheet reads. */
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** A hint belongs to the label, an error to the field it speaks of. */
export const wrapperOrder: ('label' | 'description' | 'error' | 'input')[] = ['label', 'description', 'error', 'input'];

// In each ramp the eighth is the colour by day and the fourth the colour by night.
const brand = [
  '#EEF8F5',
  '#DFF2ED',
  '#BDE5DB',
  '#6FD3C1',
  '#47B5A3',
  '#2A9685',
  '#147D6E',
  '#0A6A5C',
  '#08554A',
  '#063F37',
] as const;
const red = [
  '#FEF4F3',
  '#FDE9E7',
  '#FBD0CC',
  '#FFA69E',
  '#F0776D',
  '#DB4B40',
  '#C4332A',
  '#B1241C',
  '#931B14',
  '#6E120D',
] as const;
const amber = [
  '#FFF8E6',
  '#FFF1D0',
  '#FFE2A0',
  '#F3C36A',
  '#DFA032',
  '#B97C0E',
  '#9A6100',
  '#7F4A00',
  '#663B00',
  '#4A2A00',
] as const;
const green = [
  '#F0F9F3',
  '#E2F4E8',
  '#C3E7CF',
  '#84DBA5',
  '#52B87A',
  '#339A5D',
  '#207F48',
  '#17693A',
  '#10532C',
  '#0A3B1F',
] as const;
const blue = [
  '#F1F6FB',
  '#E4EFF9',
  '#C7DFF3',
  '#93C8F7',
  '#5A9FDB',
  '#3C83C2',
  '#256DA8',
  '#1A5789',
  '#13456E',
  '#0C3150',
] as const;
const violet = [
  '#F7F4FD',
  '#EFEAFA',
  '#DED4F5',
  '#C3B0F2',
  '#9F84DC',
  '#8264C4',
  '#6B4CAC',
  '#563A91',
  '#442D75',
  '#302055',
] as const;
const gray = [
  '#F4F7F6',
  '#E9F0EE',
  '#DDE6E3',
  '#CFDAD6',
  '#AAB8B3',
  '#83958F',
  '#667870',
  '#485A53',
  '#2C3C36',
  '#14211D',
] as const;
const dark = [
  '#E7EEEB',
  '#CBD6D2',
  '#AAB8B3',
  '#83958F',
  '#4B5B5F',
  '#38464A',
  '#222D30',
  '#182124',
  '#10171A',
  '#0B1012',
] as const;

// The library's own choice puts white on light teal at night (1.78:1).
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  return input.variant === 'filled'
    ? { ...colours, color: input.color === 'red' ? 'var(--on-danger)' : 'var(--on-filled)' }
    : colours;
};

// The measures are those of the hand or of the desk: tokens.css has both.
const words = { fontSize: 'var(--text-body)', lineHeight: 'var(--line-body)' } as const;
const lesser = { fontSize: 'var(--text-second)', lineHeight: 'var(--line-second)' } as const;
const control = 'var(--control)';

const tall = {
  styles: {
    input: { minHeight: control, ...words },
    label: { ...words, fontWeight: 600, marginBottom: 4 },
    error: { ...lesser, fontWeight: 600 },
    description: { ...lesser, color: 'var(--secondary)' },
  },
  defaultProps: {
    inputWrapperOrder: wrapperOrder,
  },
};
/** The page behind is held still by its events alone: the library's way also gives the body a variable, and every element of the page its style anew. */
const closes = {
  defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, removeScrollProps: { removeScrollBar: false } },
};
const ticked = { styles: { body: { alignItems: 'center', minHeight: control }, label: words } } as const;
const dialogTitle = { fontSize: 'var(--text-section)', lineHeight: 'var(--line-section)', fontWeight: 700 } as const;
/** Sizes the library knows by variables of its own. */
const sized =
  (...names: string[]) =>
  () => ({ root: Object.fromEntries(names.map((name) => [name, control])) });

export const theme = createTheme({
  colors: { brand, red, amber, green, blue, violet, gray, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: false,
  variantColorResolver,
  black: '#14211D',
  white: '#FFFFFF',
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--text-label)',
    sm: 'var(--text-second)',
    md: 'var(--text-body)',
    lg: 'var(--text-card)',
    xl: 'var(--text-section)',
  },
  lineHeights: { xs: '1.43', sm: '1.5', md: '1.53', lg: '1.37', xl: '1.32' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  defaultRadius: 'md',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--text-title)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-section)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--text-card)', lineHeight: '1.35' },
    },
  },
  // Plain data: naming the components here would put them all into the first load.
  components: {
    // A link drawn as a button does not centre its words by itself.
    Button: {
      styles: {
        root: {
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          minHeight: control,
          height: 'auto',
          fontSize: 'var(--text-body)',
          paddingBlock: 'calc(var(--control) / 6)',
        },
        label: { whiteSpace: 'normal', overflow: 'visible', lineHeight: 1.25 },
      },
    },
    ActionIcon: { defaultProps: { variant: 'subtle' }, vars: sized('--ai-size') },
    CloseButton: { vars: sized('--cb-size') },
    TextInput: tall,
    PasswordInput: {
      ...tall,
      styles: {
        ...tall.styles,
        innerInput: { minHeight: 'calc(var(--control) - 2px)', ...words },
        visibilityToggle: { width: 'var(--target)', height: 'var(--target)' },
      },
      defaultProps: { ...tall.defaultProps, rightSectionWidth: 48 },
    },
    // A refused save leads to the field, and a list that opens by itself would lie over what it says.
    Select: {
      defaultProps: { ...tall.defaultProps, openOnFocus: false },
      styles: { ...tall.styles, option: { minHeight: control } },
    },
    NativeSelect: tall,
    NumberInput: tall,
    Textarea: tall,
    Checkbox: { ...ticked, vars: () => ({ root: { '--checkbox-size': 'var(--tick)' } }) },
    Radio: {
      ...ticked,
      vars: () => ({ root: { '--radio-size': 'var(--tick)', '--radio-icon-size': 'calc(var(--tick) * 0.45)' } }),
    },
    Chip: { defaultProps: { size: 'lg' }, styles: { label: { minHeight: control, ...words } } },
    SegmentedControl: {
      styles: {
        root: { minHeight: 'calc(var(--control) + 4px)' },
        label: { minHeight: 'calc(var(--control) - 4px)', display: 'grid', placeItems: 'center', ...words },
      },
    },
    Tabs: { styles: { tab: { minHeight: control, ...words } } },
    // Its placeholder would be a focusable thing without a role inside the menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false }, styles: { item: { minHeight: control, ...words } } },
    // The band of the header stays free for messages.
    Modal: {
      defaultProps: { ...closes.defaultProps, centered: true, yOffset: 'calc(var(--header) + 8px)' },
      styles: { title: dialogTitle },
    },
    Drawer: { ...closes, styles: { title: dialogTitle, inner: { top: 'var(--header)' } } },
  },
});

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-primary-color-contrast': '#FFFFFF',
    '--mantine-color-body': '#F4F7F6',
    '--mantine-color-text': '#14211D',
    '--mantine-color-dimmed': '#485A53',
    '--mantine-color-placeholder': '#5B6B64',
    '--mantine-color-error': '#B1241C',
    '--mantine-color-anchor': '#0A6A5C',
    '--mantine-color-default-border': '#667870',
  },
  dark: {
    '--mantine-primary-color-contrast': '#05231E',
    '--mantine-color-body': '#10171A',
    '--mantine-color-text': '#E7EEEB',
    '--mantine-color-dimmed': '#AAB8B3',
    '--mantine-color-placeholder': '#9BAAA4',
    '--mantine-color-error': '#FFA69E',
    '--mantine-color-anchor': '#7FDCCB',
    '--mantine-color-default': '#182124',
    '--mantine-color-default-border': '#83958F',
  },
});
