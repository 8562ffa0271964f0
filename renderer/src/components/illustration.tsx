import classes from '#renderer/components/illustration.module.css'

const SCENES = {
  /** An open door with nothing but light behind it. */
  door: (
    <>
      <path className={classes.glow} d="M62 18h56v112H62z" />
      <path className={classes.fill} d="M62 18 94 30v110l-32-10z" />
      <path className={classes.stroke} d="M62 18h56v112H62zM62 18 94 30v110l-32-10z" />
      <circle className={classes.dot} cx="87" cy="86" r="3" />
      <path className={classes.stroke} d="M30 130h32m56 0h32M40 140h20m70 0h18" />
      <path className={classes.accent} d="m128 44 3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
    </>
  ),
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
  /** A moth on torn paper: the page that is not there. */
  moth: (
    <>
      <path className={classes.paper} d="M30 22h76l34 30v86l-14-8-16 10-18-9-20 9-16-10-26 8z" />
      <path
        className={classes.stroke}
        d="M30 22h76l34 30v86l-14-8-16 10-18-9-20 9-16-10-26 8zM106 22v30h34"
      />
      <path
        className={classes.accent}
        d="M84 66c8-14 34-16 34 2S98 92 88 90c12 4 16 16 8 22s-12-4-12-14c0 10-4 20-12 14s-4-18 8-22c-10 2-30-4-30-22s26-16 34-2z"
      />
      <path className={classes.stroke} d="M84 66v34m0-34-8-14m8 14 8-14" />
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

/** One of the app's drawings; it takes its colours from the scheme. */
export function Illustration({ scene, width = 180 }: { scene: Scene; width?: number }) {
  return (
    <svg className={classes.scene} width={width} viewBox="0 0 180 150" aria-hidden="true">
      {SCENES[scene]}
    </svg>
  )
}
