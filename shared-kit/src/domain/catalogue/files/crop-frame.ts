import { fileRule, type FileIssue, type FileRule, type CheckedFile, type OrderFileType } from './file-rules';

/** Dimensions in pixels. */
export interface Sides {
  width: number;
  height: number;
}

/** A frame over a picture, in pixels of the picture; fractional while it is being moved. */
export interface Frame extends Sides {
  x: number;
  y: number;
}

/** The resolution that a rule requires. */
export type Resolution = NonNullable<FileRule['resolution']>;

/** Limits of a frame. */
export interface FrameLimits {
  picture: Sides;
  resolution: Resolution;
  /** Aspect ratio that the frame keeps; null: free. */
  ratio: number | null;
}

/** A corner of the frame: -1 left or top, 1 right or bottom. */
export interface Corner {
  x: -1 | 1;
  y: -1 | 1;
}

/** Minimum side of a cropped logo. */
const smallestSide = 16;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(Math.max(min, max), value));

/**
 * Whether cropping and scaling down can make a rejected picture fit: it has enough pixels, because nothing is ever
 * scaled up.
 */
export const canBeFitted = (type: OrderFileType, { kind, width, height }: CheckedFile, issue: FileIssue): boolean => {
  const { resolution } = fileRule(type);
  const isPicture = kind === 'png' || kind === 'jpeg';
  if (!resolution || !isPicture || !width || !height) return false;
  if (!['image_too_large', 'image_not_exact', 'file_too_big'].includes(issue.code)) return false;
  return resolution.isExact ? width >= resolution.width && height >= resolution.height : true;
};

/** The ratio that a rule requires; null if any is allowed. */
export const demandedRatio = ({ isExact, width, height }: Resolution): number | null =>
  isExact ? width / height : null;

/** The smallest frame: the exact pixels of the rule, so that nothing is scaled up. */
const smallestFrame = ({ resolution, ratio }: FrameLimits): Sides => {
  if (resolution.isExact) return { width: resolution.width, height: resolution.height };
  const wide = ratio ?? 1;
  return { width: smallestSide * Math.max(1, wide), height: smallestSide * Math.max(1, 1 / wide) };
};

const largestSides = ({ width, height }: Sides, ratio: number): Sides =>
  width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };

const inside = (frame: Frame, { width, height }: Sides): Frame => ({
  ...frame,
  x: clamp(frame.x, 0, width - frame.width),
  y: clamp(frame.y, 0, height - frame.height),
});

const around = (frame: Frame, sides: Sides, picture: Sides): Frame =>
  inside(
    {
      ...sides,
      x: frame.x + (frame.width - sides.width) / 2,
      y: frame.y + (frame.height - sides.height) / 2,
    },
    picture,
  );

/** The largest centred frame of the ratio; the whole picture if it is free. */
export const firstFrame = ({ picture, ratio }: FrameLimits): Frame => {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  return ratio === null ? whole : around(whole, largestSides(picture, ratio), picture);
};

/** Moves a frame within the picture. */
export const movedFrame = (frame: Frame, dx: number, dy: number, { picture }: FrameLimits): Frame =>
  inside({ ...frame, x: frame.x + dx, y: frame.y + dy }, picture);

/** Drags a corner; the opposite one stays in place. */
export const resizedFrame = (frame: Frame, corner: Corner, dx: number, dy: number, limits: FrameLimits): Frame => {
  const { picture, ratio } = limits;
  const least = smallestFrame(limits);
  const room = {
    width: corner.x === 1 ? picture.width - frame.x : frame.x + frame.width,
    height: corner.y === 1 ? picture.height - frame.y : frame.y + frame.height,
  };
  const wanted = { width: frame.width + corner.x * dx, height: frame.height + corner.y * dy };
  const sides = { width: 0, height: 0 };
  if (ratio === null) {
    sides.width = clamp(wanted.width, least.width, room.width);
    sides.height = clamp(wanted.height, least.height, room.height);
  } else {
    const width = Math.abs(dx) >= Math.abs(dy) * ratio ? wanted.width : wanted.height * ratio;
    sides.width = clamp(width, least.width, Math.min(room.width, room.height * ratio));
    sides.height = sides.width / ratio;
  }
  return {
    ...sides,
    x: corner.x === 1 ? frame.x : frame.x + frame.width - sides.width,
    y: corner.y === 1 ? frame.y : frame.y + frame.height - sides.height,
  };
};

const ownRatio = ({ width, height }: Sides): number => width / height;

/** Zoom relative to the largest frame of its ratio: 1 shows everything. */
export const zoomOf = (frame: Frame, { picture }: FrameLimits): number =>
  largestSides(picture, ownRatio(frame)).width / frame.width;

/** The maximum zoom of a frame with this ratio. */
export const mostZoom = (frame: Frame, limits: FrameLimits): number => {
  const ratio = ownRatio(frame);
  return Math.max(1, largestSides(limits.picture, ratio).width / smallestFrame({ ...limits, ratio }).width);
};

/** Zooms the frame around its centre. */
export const zoomedFrame = (frame: Frame, zoom: number, limits: FrameLimits): Frame => {
  const { width, height } = largestSides(limits.picture, ownRatio(frame));
  const by = clamp(zoom, 1, mostZoom(frame, limits));
  return around(frame, { width: width / by, height: height / by }, limits.picture);
};

/** A frame in another ratio with as much of its content as fits. */
export const frameInRatio = (frame: Frame, limits: FrameLimits): Frame => {
  if (limits.ratio === null) return frame;
  const least = smallestFrame(limits);
  const sides = largestSides(frame, limits.ratio);
  return around(frame, sides.width < least.width ? least : sides, limits.picture);
};

/** The frame in whole pixels. */
export const wholeFrame = ({ x, y, width, height }: Frame, { picture }: FrameLimits): Frame => {
  const sides = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  return inside({ x: Math.round(x), y: Math.round(y), ...sides }, picture);
};

/** Dimensions of the resulting picture: cropped, then scaled down as the rule requires, never up. */
export const resultSides = ({ width, height }: Sides, resolution: Resolution): Sides => {
  if (resolution.isExact) return { width: resolution.width, height: resolution.height };
  const scale = Math.min(1, resolution.width / width, resolution.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
