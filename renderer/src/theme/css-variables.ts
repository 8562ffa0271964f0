import type { CSSVariablesResolver } from '@mantine/core'

const roles = {
  '--mantine-color-text': 'var(--rr-text)',
  '--mantine-color-bright': 'var(--rr-text)',
  '--mantine-color-body': 'var(--rr-surface)',
  '--mantine-color-dimmed': 'var(--rr-muted)',
  '--mantine-color-placeholder': 'var(--rr-muted)',
  '--mantine-color-error': 'var(--rr-error)',
  '--mantine-color-success': 'var(--rr-correct)',
  '--mantine-color-anchor': 'var(--rr-primary)',
  '--mantine-color-default': 'var(--rr-well)',
  '--mantine-color-default-hover': 'var(--rr-raised)',
  '--mantine-color-default-color': 'var(--rr-text)',
  '--mantine-color-default-border': 'var(--rr-line)',
  '--mantine-color-disabled': 'var(--rr-raised)',
  '--mantine-color-disabled-color': 'var(--rr-muted)',
  '--mantine-color-disabled-border': 'var(--rr-line-soft)',
}

/** Mantine's roles point at the cabinet's tokens: one place decides a colour. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, dark: roles, light: roles })
