/** A drawable source with its size in px. */
export interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
}

/** The pixels of a picture with no side longer than `longest` px. */
export const pixelsOf = ({ source, width, height }: Picture, longest: number): ImageData => {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser provides no canvas context');
  // a transparent page is white paper
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};
