/** A closed scalloped edge with `lobes` waves, around (50, 50). */
export function scallop(lobes: number, radius: number, depth: number): string {
  const step = (Math.PI * 2) / lobes
  const point = (angle: number, r: number) =>
    `${(50 + Math.cos(angle) * r).toFixed(2)} ${(50 + Math.sin(angle) * r).toFixed(2)}`
  let path = `M${point(-step / 2, radius - depth)}`
  for (let i = 0; i < lobes; i += 1) {
    path += `Q${point(i * step, radius + depth * 1.6)} ${point((i + 0.5) * step, radius - depth)}`
  }
  return `${path}Z`
}

/** Short strokes between two radii, evenly around the seal. */
export function rays(count: number, from: number, to: number): string {
  let path = ''
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    path += `M${(50 + x * from).toFixed(2)} ${(50 + y * from).toFixed(2)}L${(50 + x * to).toFixed(2)} ${(50 + y * to).toFixed(2)}`
  }
  return path
}
