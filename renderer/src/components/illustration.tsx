import type { ReactNode } from 'react'
import classes from '#renderer/components/illustration.module.css'

const SCENES = {
  /** A lantern that looks for somebody. */
  lantern: (
    <>
      <circle className={classes.glow} cx="90" cy="84" r="52" />
      <path className={classes.stroke} d="M72 40a18 18 0 0 1 36 0" />
      <path className={classes.fill} d="M66 46h48l-6 14H72zM68 112h44l8 14H60z" />
      <path className={classes.stroke} d="M66 46h48l-6 14H72zM70 60v52m40-52v52M68 112h44l8 14H60z" />
      <path className={classes.accent} d="M90 72c9 10 12 16 12 22a12 12 0 0 1-24 0c0-6 3-12 12-22z" />
      <path className={classes.stroke} d="M24 62h14m-8 26H18m132-26h-14m8 26h18" />
    </>
  ),
  /** A box that does not open. */
  box: (
    <>
      <path className={classes.glow} d="M36 60h108v74H36z" />
      <path className={classes.fill} d="M30 46h120v26H30z" />
      <path className={classes.stroke} d="M30 46h120v26H30zM36 72h108v62H36zM54 46v88m72-88v88" />
      <path className={classes.accent} d="M76 62h28v34H76z" />
      <path className={classes.hole} d="M90 70a5 5 0 0 1 2.5 9.3L94 88h-8l1.5-8.7A5 5 0 0 1 90 70z" />
      <path className={classes.stroke} d="M76 62h28v34H76zM60 30l-6-10m36 6V14m30 16 6-10" />
    </>
  ),
} as const

export type Scene = keyof typeof SCENES

interface DrawingProps {
  width?: number
  children: ReactNode
}

/** The frame of a drawing, which takes its colours from the scheme. */
export function Drawing({ width = 180, children }: DrawingProps) {
  return (
    <svg className={classes.scene} width={width} viewBox="0 0 180 150" aria-hidden="true">
      {children}
    </svg>
  )
}

/** One of the drawings that several screens show. */
export const Illustration = ({ scene, width = 180 }: { scene: Scene; width?: number }) => (
  <Drawing width={width}>{SCENES[scene]}</Drawing>
)
