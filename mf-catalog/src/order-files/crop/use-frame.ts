import { useState } from 'react';
import {
  demandedRatio,
  firstFrame,
  frameInRatio,
  mostZoom,
  movedFrame,
  resizedFrame,
  wholeFrame,
  zoomedFrame,
  zoomOf,
  type Corner,
  type Frame,
  type Resolution,
  type Sides,
} from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';

/** The scale step of the plus and minus keys. */
const zoomStep = 1.1;

/** The crop frame of a picture and its actions. */
export const useFrame = (picture: Sides, resolution: Resolution) => {
  const [ratio, setRatio] = useState(() => demandedRatio(resolution));
  const limits = { picture, resolution, ratio };
  const [frame, setFrame] = useState<Frame>(() => firstFrame(limits));
  const zoom = zoomOf(frame, limits);
  const zoomTo = (next: number) => setFrame((now) => zoomedFrame(now, next, limits));
  return {
    /** In whole pixels. */
    frame: wholeFrame(frame, limits),
    ratio,
    zoom,
    mostZoom: mostZoom(frame, limits),
    move: (dx: number, dy: number) => setFrame((now) => movedFrame(now, dx, dy, limits)),
    pull: (corner: Corner, dx: number, dy: number) => setFrame((now) => resizedFrame(now, corner, dx, dy, limits)),
    zoomTo,
    zoomIn: () => zoomTo(zoom * zoomStep),
    zoomOut: () => zoomTo(zoom / zoomStep),
    /** Sets a frame of any ratio, limited to the picture. */
    takeFree: (next: Frame) => {
      setRatio(null);
      setFrame(resizedFrame(next, { x: 1, y: 1 }, 0, 0, { ...limits, ratio: null }));
    },
    takeRatio: (next: number | null) => {
      setRatio(next);
      setFrame((now) => frameInRatio(now, { ...limits, ratio: next }));
    },
  };
};

/** The result of `useFrame`. */
export type FrameModel = ReturnType<typeof useFrame>;
