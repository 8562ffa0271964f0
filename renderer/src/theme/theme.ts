import { createTheme, type MantineThemeComponents } from '@mantine/core'
import classes from '#renderer/theme/controls.module.css'
import { scales } from '#renderer/theme/scales.ts'
import { variantColors } from '#renderer/theme/variant-colors.ts'

const DISPLAY = 'var(--rr-font-display)'

/** As plain objects: naming the components here would put all of them into the first chunk. */
const components: MantineThemeComponents = {
  Button: { defaultProps: { radius: 'sm', variant: 'filled' }, classNames: { root: classes.button } },
  ActionIcon: {
    defaultProps: { radius: 'sm', variant: 'subtle', color: 'gray' },
    classNames: { root: classes.actionIcon },
  },
  Input: { classNames: { input: classes.input } },
  InputWrapper: {
    classNames: {
      label: classes.label,
      description: classes.description,
      error: classes.error,
    },
  },
  Paper: { classNames: { root: classes.paper } },
  Card: { defaultProps: { withBorder: true, padding: 'lg' } },
  Modal: {
    defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.7, blur: 0 } },
    classNames: {
      content: classes.layer,
      header: classes.layerHeader,
      title: classes.title,
      overlay: classes.overlay,
    },
  },
  Drawer: {
    classNames: {
      content: classes.drawer,
      header: classes.layerHeader,
      title: classes.title,
      overlay: classes.overlay,
    },
  },
  Popover: { classNames: { dropdown: classes.dropdown } },
  // A placeholder for the focus would be a child that no menu may have.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false }, classNames: { dropdown: classes.dropdown } },
  Tooltip: { classNames: { tooltip: classes.tooltip } },
  Badge: { defaultProps: { radius: 'xs' }, classNames: { root: classes.badge } },
  SegmentedControl: {
    defaultProps: { radius: 'sm' },
    classNames: {
      root: classes.segments,
      indicator: classes.segmentIndicator,
      label: classes.segmentLabel,
    },
  },
  Radio: { classNames: { radio: classes.radio } },
  Switch: { classNames: { track: classes.track } },
  // As large as a finger needs it (WCAG 2.5.8), whatever is beside it.
  Slider: { defaultProps: { thumbSize: 24 } },
  Anchor: { defaultProps: { underline: 'always' } },
  Skeleton: { classNames: { root: classes.skeleton } },
}

export const theme = createTheme({
  colors: scales,
  primaryColor: 'vermilion',
  primaryShade: { light: 7, dark: 4 },
  white: '#fffbf3',
  black: '#101a1c',
  variantColorResolver: variantColors,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--rr-font-text)',
  fontFamilyMonospace: 'var(--rr-font-mono)',
  headings: {
    fontFamily: DISPLAY,
    fontWeight: '750',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 5vw, 3rem)', lineHeight: '1.02' },
      h2: { fontSize: 'clamp(1.5rem, 3vw, 2rem)', lineHeight: '1.1' },
      h3: { fontSize: '1.25rem', lineHeight: '1.2' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.3' },
      h5: { fontSize: '1rem', lineHeight: '1.35' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '16px', xl: '28px' },
  components,
})
