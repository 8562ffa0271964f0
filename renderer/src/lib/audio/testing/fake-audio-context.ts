export interface FakeGain {
  gain: { value: number; setTargetAtTime: (value: number) => void }
  to: unknown
  connect: (to: unknown) => void
}

/** As much of Web Audio as the sounds use; it keeps what was made and what was started. */
export class FakeAudioContext extends EventTarget {
  static last: FakeAudioContext | undefined
  state: AudioContextState | 'interrupted' = 'running'
  resumes = 0
  readonly destination = { name: 'loudspeaker' }
  readonly currentTime = 0
  /** What audio elements were led into. */
  readonly elements: { element: unknown; into: unknown }[] = []
  readonly gains: FakeGain[] = []
  readonly started: { samples: Float32Array; into: unknown }[] = []

  constructor() {
    super()
    FakeAudioContext.last = this
  }

  createGain(): FakeGain {
    const node: FakeGain = {
      gain: {
        value: 1,
        setTargetAtTime(value) {
          this.value = value
        },
      },
      to: null,
      connect: (to) => {
        node.to = to
      },
    }
    this.gains.push(node)
    return node
  }

  createMediaElementSource(element: unknown) {
    return { connect: (into: unknown) => void this.elements.push({ element, into }) }
  }

  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length)
    return { getChannelData: () => samples }
  }

  createBufferSource() {
    const { started } = this
    let into: unknown = null
    return {
      buffer: null as { getChannelData: () => Float32Array } | null,
      connect: (to: unknown) => {
        into = to
      },
      start() {
        if (this.buffer) started.push({ samples: this.buffer.getChannelData(), into })
      },
    }
  }

  change(state: FakeAudioContext['state']): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  async resume(): Promise<void> {
    this.resumes += 1
  }
}
