import { useRef, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Accepts files dropped anywhere on a surface.
 * @param onFiles null disables it
 */
export const useFileTarget = (onFiles: ((files: File[]) => void) | null) => {
  const [isOver, setOver] = useState(false);
  // dragenter of a child fires before dragleave of its parent
  const depth = useRef(0);
  const move = (step: 1 | -1) => {
    depth.current += step;
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event)) move(1);
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) move(-1);
    },
    onDragOver: (event: DragEvent) => {
      // otherwise the browser opens the file instead of the portal
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onFiles?.([...event.dataTransfer.files]);
    },
  };
  return { isOver: isOver && onFiles !== null, handlers };
};
