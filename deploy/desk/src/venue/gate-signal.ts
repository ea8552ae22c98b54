import type { Tone } from './verdict-look';

const tones: Record<Tone, readonly number[]> = { success: [880], warning: [660, 660], danger: [220, 220, 220] };
/** Length of a tone and its pause, s. */
const [length, step] = [0.12, 0.18];

let context: AudioContext | undefined;

/** A tone, and a vibration on phones, because staff look at the person and not at the screen. */
export const signal = (tone: Tone): void => {
  const pitches = tones[tone];
  navigator.vibrate?.(pitches.flatMap(() => [length * 1000, (step - length) * 1000]));
  try {
    context ??= new AudioContext();
    const { destination, currentTime } = context;
    for (const [index, pitch] of pitches.entries()) {
      const oscillator = new OscillatorNode(context, { frequency: pitch });
      oscillator.connect(destination);
      oscillator.start(currentTime + index * step);
      oscillator.stop(currentTime + index * step + length);
    }
  } catch {
    // the result is also shown, so a browser without sound is fine
  }
};
