import fc from 'fast-check';
import {
  canBeFitted,
  demandedRatio,
  firstFrame,
  frameInRatio,
  mostZoom,
  movedFrame,
  resizedFrame,
  resultSides,
  wholeFrame,
  zoomedFrame,
  zoomOf,
  type Frame,
  type FrameLimits,
  type Resolution,
} from './crop-frame';
import { fileIssue, fileRule, type OrderFileType } from './file-rules';

const resolutionOf = (type: OrderFileType): Resolution => {
  const { resolution } = fileRule(type);
  if (!resolution) throw new Error(`${type} has no resolution`);
  return resolution;
};
const logo = resolutionOf('logo');
const cover = resolutionOf('company-cover');
const limitsOf = (resolution: Resolution, width: number, height: number): FrameLimits => ({
  picture: { width, height },
  resolution,
  ratio: demandedRatio(resolution),
});

describe('a picture that does not fit', () => {
  it.each<[OrderFileType, string, number, number, boolean]>([
    ['logo', 'logo.png', 1025, 300, true],
    ['logo', 'logo.png', 4000, 4000, true],
    ['company-cover', 'cover.png', 3840, 1440, true],
    ['company-cover', 'cover.png', 1920, 900, true],
    // fewer pixels than the cover requires: nothing is scaled up
    ['company-cover', 'cover.png', 1919, 900, false],
    ['company-cover', 'cover.png', 4000, 719, false],
  ])('%s %s of %i × %i can be fitted: %p [CAT-149] [CAT-151] [CAT-296]', (type, name, width, height, expected) => {
    const file = { name, size: 1000, kind: 'png', width, height } as const;
    const issue = fileIssue(type, file);
    expect(issue && canBeFitted(type, file, issue)).toBe(expected);
  });

  it('can be fitted if it has too many bytes, but not if its type is wrong [CAT-148] [CAT-296]', () => {
    const heavy = { name: 'a.png', size: 3_000_000, kind: 'png', width: 900, height: 900 } as const;
    const other = { ...heavy, name: 'a.pdf', kind: 'pdf' } as const;
    expect(canBeFitted('logo', heavy, { code: 'file_too_big', params: { size: 3_000_000, max: 1 } })).toBe(true);
    expect(canBeFitted('logo', other, { code: 'file_type', params: { formats: '' } })).toBe(false);
    expect(canBeFitted('presentation', heavy, { code: 'file_too_big', params: { size: 1, max: 1 } })).toBe(false);
  });
});

describe('the crop frame', () => {
  it('starts with the whole picture, or with the largest part in the ratio of the cover [CAT-296]', () => {
    expect(firstFrame(limitsOf(logo, 3508, 2480))).toEqual({ x: 0, y: 0, width: 3508, height: 2480 });
    expect(firstFrame(limitsOf(cover, 3840, 2440))).toEqual({ x: 0, y: 500, width: 3840, height: 1440 });
  });

  it('moves within the picture [CAT-296]', () => {
    const limits = limitsOf(logo, 1000, 800);
    const frame = { x: 100, y: 100, width: 400, height: 400 };
    expect(movedFrame(frame, 50, -30, limits)).toMatchObject({ x: 150, y: 70 });
    expect(movedFrame(frame, 900, -300, limits)).toMatchObject({ x: 600, y: 0 });
  });

  it('is resized at a corner while the opposite one stays [CAT-296]', () => {
    const limits = limitsOf(logo, 1000, 800);
    const frame = { x: 100, y: 100, width: 400, height: 300 };
    expect(resizedFrame(frame, { x: -1, y: -1 }, 50, 20, limits)).toEqual({ x: 150, y: 120, width: 350, height: 280 });
    expect(resizedFrame(frame, { x: 1, y: 1 }, 5000, 5000, limits)).toEqual({
      x: 100,
      y: 100,
      width: 900,
      height: 700,
    });
    expect(resizedFrame(frame, { x: 1, y: 1 }, -5000, -5000, limits)).toMatchObject({ width: 16, height: 16 });
  });

  it('keeps its ratio and minimum pixels if the rule is exact [CAT-151] [CAT-296]', () => {
    const limits = limitsOf(cover, 3840, 2440);
    const frame = firstFrame(limits);
    expect(resizedFrame(frame, { x: 1, y: 1 }, -640, 0, limits)).toEqual({ x: 0, y: 500, width: 3200, height: 1200 });
    expect(resizedFrame(frame, { x: 1, y: 1 }, -3800, 0, limits)).toMatchObject({ width: 1920, height: 720 });
    expect(mostZoom(frame, limits)).toBe(2);
    expect(zoomedFrame(frame, 9, limits)).toEqual({ x: 960, y: 860, width: 1920, height: 720 });
  });

  it('changes the ratio within its content [CAT-296]', () => {
    const limits = { ...limitsOf(logo, 1000, 800), ratio: 1 };
    expect(frameInRatio({ x: 0, y: 0, width: 600, height: 300 }, limits)).toEqual({
      x: 150,
      y: 0,
      width: 300,
      height: 300,
    });
  });

  it.each([
    [3508, 2480, { width: 1024, height: 724 }],
    [2631, 877, { width: 1024, height: 341 }],
    [500, 300, { width: 500, height: 300 }],
    [300, 4000, { width: 77, height: 1024 }],
  ])('of %i × %i becomes a logo of %j and is never enlarged [CAT-149] [CAT-296]', (width, height, expected) => {
    expect(resultSides({ width, height }, logo)).toEqual(expected);
  });

  it('always gives a picture that fits without upscaling [CAT-149] [CAT-151] [CAT-296]', () => {
    const delta = fc.integer({ min: -5000, max: 5000 });
    const corner = fc.record({ x: fc.constantFrom(-1, 1), y: fc.constantFrom(-1, 1) });
    const move = fc.oneof(
      fc.tuple(delta, delta).map(
        ([dx, dy]) =>
          (frame: Frame, limits: FrameLimits) =>
            movedFrame(frame, dx, dy, limits),
      ),
      fc.tuple(corner, delta, delta).map(
        ([at, dx, dy]) =>
          (frame: Frame, limits: FrameLimits) =>
            resizedFrame(frame, at as { x: 1; y: 1 }, dx, dy, limits),
      ),
      fc
        .double({ min: 0.5, max: 40, noNaN: true })
        .map((zoom) => (frame: Frame, limits: FrameLimits) => zoomedFrame(frame, zoom, limits)),
    );
    const fixture = fc.record({
      type: fc.constantFrom('logo' as const, 'company-cover' as const),
      width: fc.integer({ min: 1920, max: 9000 }),
      height: fc.integer({ min: 720, max: 9000 }),
      moves: fc.array(move, { maxLength: 8 }),
    });
    fc.assert(
      fc.property(fixture, ({ type, width, height, moves }) => {
        const limits = limitsOf(resolutionOf(type), width, height);
        const frame = wholeFrame(
          moves.reduce((now, next) => next(now, limits), firstFrame(limits)),
          limits,
        );
        const sides = resultSides(frame, limits.resolution);
        expect(fileIssue(type, { name: 'a.png', size: 1, kind: 'png', ...sides })).toBeNull();
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(width);
        expect(frame.y + frame.height).toBeLessThanOrEqual(height);
        expect(sides.width).toBeLessThanOrEqual(frame.width);
        expect(sides.height).toBeLessThanOrEqual(frame.height);
        expect(zoomOf(frame, limits)).toBeGreaterThan(0.99);
      }),
      { seed: 296, numRuns: 300 },
    );
  });
});
