/** Vibration in ms: one short pulse for a counted piece, and three long ones for an error. */
const pulses = { counted: [60], refused: [250, 100, 250, 100, 250] } as const;

/**
 * Signals the result of a scan to staff who do not look at the screen: vibration on phones, and a low tone for an error. A scanner beeps after
 * each code that it reads, so its own sound does not tell whether the code was right.
 */
export function signalScan(result: keyof typeof pulses): void {
  // iPhones have no vibration.
  (navigator as Partial<Navigator>).vibrate?.([...pulses[result]]);
  if (result === 'refused') playTone({ hertz: 180, ms: 350 });
}

let audio: AudioContext | undefined;

function playTone({ hertz, ms }: { hertz: number; ms: number }): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // A context that was created before a click, or interrupted by a sleeping phone, is suspended.
  void audio.resume();
  const tone = new OscillatorNode(audio, { type: 'square', frequency: hertz });
  tone.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + ms / 1000);
}
