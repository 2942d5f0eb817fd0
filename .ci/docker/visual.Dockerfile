# Takes and compares pictures on any machine with Docker, with the browser, libraries and fonts of CI. It is built and run by
#   npm run visual:container -- update Button
# which mounts the repository as /work, and a volume with packages for Linux as /work/node_modules.

FROM node:24.21.0-slim
# The packages are those that .ci/browser.ts names; Git lists what has changed.
RUN apt-get update -qq && \
  apt-get install -y -qq --no-install-recommends git libgcc-s1 libnss3 libexpat1 && \
  rm -rf /var/lib/apt/lists/*
# Docker Desktop mounts the repository as a folder of another user.
RUN git config --system --add safe.directory /work
# A new volume inherits these permissions, so that a container which runs as the caller can install packages.
RUN mkdir --parents --mode=0777 /work/node_modules
ENV HOME=/tmp
WORKDIR /work
ENTRYPOINT ["sh", "-c", "node .ci/install.mjs && exec npm run --silent visual -- \"$@\"", "visual"]
